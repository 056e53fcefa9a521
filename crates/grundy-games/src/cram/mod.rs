//! Cram: players place dominoes on the free squares of a board, in either direction.

mod corner;
mod layout;
mod left;
mod order;
mod sides;
mod small;
mod words;

use super::squares::{Signs, Typed, bits};
use grundy_rules::compact::Compact;
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, Named, NimValue, Notation, Numbers, Outcome, ParseError, Play,
    Reason, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

pub use super::squares::Board;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "cram",
    aliases: &["plugg", "dots-and-pairs"],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<Cram>()),
    about: "Lay a domino, in either direction, on two adjacent free squares.",
    known: "A board of even by even squares is lost by the player to move, and one of even by odd squares is won, by \
            half-turns of the board (Gardner 1974).",
    notation: "a size (rows x columns), or the rows from the top with `/` between them: `.` is free, `#` is blocked",
    samples: &["cram 3x4", "cram : ..#/.../#..", "cram 4x5"],
};

const SIGNS: Signs<2> = Signs {
    signs: ['.', '#'],
    meaning: || say!("error-game-expects-free-square-blocked-one"),
    sample: || say!("error-game-expects-size-or-free-squares"),
};

/// The game of Cram. A position is a board with free and blocked squares.
///
/// ```
/// use grundy_games::cram::Cram;
/// use grundy_rules::{Impartial, NimValue, Notation, Rules};
/// let board = Cram.parse_position("2x2")?;
/// assert_eq!(Cram.options_of(&board)?.len(), 4);
/// // The other player answers each domino by its half-turn.
/// assert_eq!(Cram.known(&board), Some(NimValue(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A search works with its [words](grundy_rules::compact::Compact), and looks up the values of small parts:
///
/// ```
/// use grundy_games::cram::Cram;
/// use grundy_rules::{ControlFlow, Impartial, Notation, compact::Compact};
/// let board = Cram.words(&Cram.parse_position("3x3")?).unwrap();
/// let mut heaps = Vec::new();
/// let _ = Cram.options_beside_heap(board[0], &mut |heap, words| {
///     assert!(words.is_empty());
///     heaps.push(heap.0);
///     ControlFlow::Continue(())
/// });
/// // Cram on 3x3 has the value 0: no move leaves a position of that value.
/// assert!(heaps.len() > 1 && !heaps.contains(&0));
/// let board = Cram.words(&Cram.parse_position("6x7")?).unwrap();
/// assert_eq!(Cram.prepare(board[0], 1 << 20), 0);
/// // All sets of 24 squares, a byte for each.
/// assert_eq!(Cram.prepare(board[0], 1 << 30), 1 << 24);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Reference
/// M. Gardner, *Mathematical Games: Cram, crosscram and quadraphage*, Scientific American 230 (Feb. 1974).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cram;

/// A domino, by its first square (counted row by row from 0) and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    square: u8,
    upright: bool,
}

impl Rules for Cram {
    type Position = Board;
    type Move = Domino;

    fn moves(&self, board: &Board, each: &mut dyn FnMut(Domino) -> Flow) -> Flow {
        let [level, upright] = board.starts();
        for square in bits(level | upright) {
            for (starts, upright) in [(level, false), (upright, true)] {
                if starts >> square & 1 == 1 {
                    each(Domino { square: square as u8, upright })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, board: &Board, domino: &Domino) -> Board {
        let step = if domino.upright { board.columns } else { 1 };
        Board { free: board.free & !(1 << domino.square) & !(1 << (domino.square + step)), ..*board }
    }
}

impl Impartial for Cram {
    /// The regions of free squares on which a domino fits.
    fn parts(&self, board: &Board, each: &mut dyn FnMut(Board)) {
        board.regions(each);
    }

    /// The smallest board around the squares on which a domino fits, least among its reflections; a path is
    /// stretched to one row.
    fn representative(&self, board: Board) -> Board {
        Board { free: board.paired(), ..board }.representative()
    }

    /// A board that a half-turn keeps the same, and on which no domino meets its image: each domino is
    /// answered by its image.
    fn known(&self, board: &Board) -> Option<NimValue> {
        self.known_outcome(board).filter(|outcome| *outcome == Outcome::Previous).map(|_| NimValue(0))
    }

    /// A half-turn whose centre lies between two free squares wins: the first domino covers the centre.
    fn known_outcome(&self, board: &Board) -> Option<Outcome> {
        let board = board.trimmed();
        if board.half_turned() != board.free {
            return None;
        }
        match (board.rows % 2, board.columns % 2) {
            (1, 1) if board.is_free_in_the_middle() => None,
            (0, 1) | (1, 0) if board.is_free_in_the_middle() => Some(Outcome::Next),
            _ => Some(Outcome::Previous),
        }
    }

    fn reason(&self, board: &Board) -> Option<Reason> {
        let outcome = self.known_outcome(board)?;
        let lost = outcome == Outcome::Previous;
        Some(Reason {
            claim: Claim::Outcome(outcome),
            idea: say!("reason-cram"),
            numbers: Numbers::Told,
            here: if lost { say!("reason-cram-lost") } else { say!("reason-cram-won") },
            aim: say!("aim-leave-lost"),
            answer: Some(say!("answer-cram")),
        })
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, board: &Board) -> Option<Vec<u128>> {
        Some(words::words(board)?.into_vec())
    }

    /// The numbers of rows and columns, eight bits each, then the free squares.
    fn exact_word(&self, board: &Board) -> Option<u128> {
        let fits = u32::from(board.rows) * u32::from(board.columns) <= u128::BITS - 16;
        fits.then_some(board.free << 16 | u128::from(board.columns) << 8 | u128::from(board.rows))
    }

    fn of_exact_word(&self, word: u128) -> Option<Board> {
        let [rows, columns, ..] = word.to_le_bytes();
        Some(Board { rows, columns, free: word >> 16 })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "M. Gardner, Mathematical Games: Cram, crosscram and quadraphage, Scientific American 230 (Feb. 1974): \
             half-turns of the board",
        )
    }
}

impl Notation for Cram {
    /// A size `3x4`, or the rows from the top: `..#/...`.
    fn parse_position(&self, text: &str) -> Result<Board, ParseError> {
        Ok(match SIGNS.read(text)? {
            Typed::Size(board) => board,
            Typed::Picture(board, [free, _]) => Board { free, ..board },
        })
    }

    fn show_position(&self, board: &Board) -> String {
        board.sized_or(|square| if board.free >> square & 1 == 1 { '.' } else { '#' })
    }

    /// The two squares by row and column, counted from 1.
    fn show_move(&self, board: &Board, domino: &Domino) -> String {
        let step = if domino.upright { board.columns } else { 1 };
        format!("{}-{}", board.place(domino.square), board.place(domino.square + step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    fn board(text: &str) -> Board {
        Cram.parse_position(text).unwrap()
    }

    #[test]
    fn keeps_its_promises() {
        for text in ["3x4", "2x6", "1x9", "#..#/.#../..#.", "####/#..#", "...../.#.#./.....", "#"] {
            promises::all(&Cram, [board(text)]).unwrap_or_else(|broken| panic!("{text}: {broken}"));
            promises::notation(&Cram, [board(text)]).unwrap();
        }
        promises::notation(&Cram, [board("3x3")]).unwrap();
    }

    #[test]
    fn a_representative_is_the_same_for_all_reflections() {
        let one = Cram.representative(board("..#/..."));
        for other in ["#../...", ".../..#", ".../#..", "../../.#", "#####/#..##/#...#"] {
            assert_eq!(Cram.representative(board(other)), one, "{other}");
        }
        assert_eq!(Cram.show_position(&Cram.representative(board("..#/#../##."))), "1x5");
        assert_eq!(Cram.show_position(&Cram.representative(board("#.#/.../#.#"))), "#.#/.../#.#");
    }

    #[test]
    fn half_turns_decide() {
        let outcome = |text| Cram.known_outcome(&board(text));
        assert_eq!(outcome("4x6"), Some(Outcome::Previous));
        assert_eq!(outcome("4x5"), Some(Outcome::Next));
        assert_eq!(outcome("5x5"), None);
        assert_eq!(outcome(".../.#./#.."), None);
        assert_eq!(outcome(".../.#./..."), Some(Outcome::Previous));
        assert_eq!(outcome("..../.##./...."), Some(Outcome::Previous));
        assert_eq!(outcome("8x16"), Some(Outcome::Previous));
    }

    #[test]
    fn texts_are_read_or_refused_at_the_character() {
        assert_eq!(Cram.show_position(&board("..\n..\n")), "2x2");
        assert_eq!(Cram.show_position(&board("1x128")), "1x128");
        let refused = |text: &str| {
            let error = Cram.parse_position(text).unwrap_err();
            (error.line, error.column, error.message)
        };
        assert_eq!(refused("..x.").1, 3);
        assert_eq!(refused("../...").1, 4);
        assert_eq!(refused("..\n...\n").0, 2);
        assert_eq!(refused("").2, "a row without squares");
        assert_eq!(refused("..//..").1, 4);
        assert_eq!(refused("0x4").1, 1);
        assert_eq!(refused("7").1, 1);
        assert_eq!(refused("12x11").2, "a board with too many squares");
        assert_eq!(refused("4294967296x4294967296").2, "a board with too many squares");
        assert_eq!(refused(&".".repeat(129)).1, 129);
    }
}
