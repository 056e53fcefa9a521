//! Cannibal Clobber: a stone takes any stone beside it.

use super::Capture;
use crate::squares::{Board, Signs, Typed, bits};
use grundy_rules::compact::{Compact, add};
use grundy_rules::{
    Bundle, Flow, Group, Impartial, Named, NimValue, Notation, Outcome, ParseError, Play, Rules,
};
use grundy_words::say;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "cannibal-clobber",
    aliases: &["cannibal"],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<CannibalClobber>()),
    about: "Move a stone onto any adjacent stone, which is removed.",
    known: "A full strip is the heap game 0.6, Officers: a capture leaves one stone less, in one strip or two. By \
            half-turns, a full board of even by even squares is lost by the player to move, and one of odd by odd \
            squares but 1x1 is won (Winning Ways, ch. 1).",
    notation: "a size (rows x columns), full of stones, or the rows from the top with `/` between them: `x` (or \
               `o`) is a stone, `.` is empty",
    samples: &["cannibal-clobber 3x4", "cannibal-clobber : xx.x/.xxx", "cannibal-clobber 1x9"],
};

const SIGNS: Signs<3> = Signs {
    signs: ['x', 'o', '.'],
    meaning: || say!("error-game-expects-stone-empty-square"),
    sample: || say!("error-game-expects-size-or-stones"),
};

/// The game of Cannibal Clobber. A position is a board whose free squares are those with stones.
///
/// A capture leaves the same squares with stones, except the one it came from: a move removes a stone that
/// stands beside another one.
///
/// ```
/// use grundy_games::clobber::cannibal::CannibalClobber;
/// use grundy_rules::{Impartial, Notation, Outcome, Rules};
/// let strip = CannibalClobber.parse_position("1x3")?;
/// let options = CannibalClobber.options_of(&strip)?;
/// let options: Vec<String> = options.iter().map(|strip| CannibalClobber.show_position(strip)).collect();
/// assert_eq!(options, [".xx", "x.x", "x.x", "xx."]);
/// assert_eq!(CannibalClobber.known_outcome(&strip), Some(Outcome::Next));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, *An introduction to Clobber*, Integers 5(2)
/// (2005), A01, on the game with colours. For answers by symmetry: E. R. Berlekamp, J. H. Conway, R. K. Guy,
/// *Winning Ways*, ch. 1, Tweedledum and Tweedledee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CannibalClobber;

impl Rules for CannibalClobber {
    type Position = Board;
    type Move = Capture;

    fn moves(&self, board: &Board, each: &mut dyn FnMut(Capture) -> Flow) -> Flow {
        Capture::each(board.starts(), board.columns, each)
    }

    fn apply(&self, board: &Board, capture: &Capture) -> Board {
        Board { free: board.free & !(1 << capture.from), ..*board }
    }
}

impl Impartial for CannibalClobber {
    /// The regions of more than one stone.
    fn parts(&self, board: &Board, each: &mut dyn FnMut(Board)) {
        board.regions(each);
    }

    /// The smallest board around the stones that stand beside others, least among its reflections; a path is
    /// stretched to one row.
    fn representative(&self, board: Board) -> Board {
        Board { free: board.paired(), ..board }.representative()
    }

    /// Answers if [`known_outcome`](Impartial::known_outcome) knows of a loss.
    fn known(&self, board: &Board) -> Option<NimValue> {
        self.known_outcome(board).filter(|outcome| *outcome == Outcome::Previous).map(|_| NimValue(0))
    }

    /// A board that a half-turn keeps the same. If no stone stands on its own image or beside it, each
    /// capture is answered by its image. A stone at the centre with a neighbour takes it, which leaves such a
    /// board.
    fn known_outcome(&self, board: &Board) -> Option<Outcome> {
        let board = Board { free: board.paired(), ..*board }.trimmed();
        if board.half_turned() != board.free {
            return None;
        }
        match (board.rows % 2, board.columns % 2) {
            (1, 1) if board.is_free_in_the_middle() => Some(Outcome::Next),
            (0, 1) | (1, 0) if board.is_free_in_the_middle() => None,
            _ => Some(Outcome::Previous),
        }
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, board: &Board) -> Option<Vec<u128>> {
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        let mut fits = true;
        board.regions(&mut |region| match word(region.representative()) {
            Some(word) => add(&mut words, word),
            None => fits = false,
        });
        fits.then(|| words.into_vec())
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 1: Tweedledum and Tweedledee, half-turns of \
             the board",
        )
    }
}

/// The largest number of squares that fit a word, with the number of columns.
const WORD_SQUARES: u32 = 121;

/// The word of a board, if it is not too large.
fn word(board: Board) -> Option<u128> {
    let fits = u32::from(board.rows) * u32::from(board.columns) <= WORD_SQUARES;
    fits.then(|| board.free | u128::from(board.columns) << WORD_SQUARES)
}

fn of_word(word: u128) -> Board {
    let (free, columns) = (word & Board::first(WORD_SQUARES), (word >> WORD_SQUARES) as u8);
    let squares = 128 - free.leading_zeros();
    Board { rows: squares.div_ceil(u32::from(columns).max(1)) as u8, columns, free }
}

impl Compact for CannibalClobber {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let board = of_word(part);
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        for square in bits(board.paired()) {
            words.clear();
            Board { free: board.free & !(1 << square), ..board }.regions(&mut |region| {
                let region = region.representative();
                if self.known(&region).is_none() {
                    // It is not larger than the part, so it fits a word too.
                    word(region).into_iter().for_each(|word| add(&mut words, word));
                }
            });
            each(&words)?;
        }
        ControlFlow::Continue(())
    }

    /// One less than the number of stones: each capture removes one, and one is left of each region.
    fn size(&self, part: u128) -> u32 {
        of_word(part).free.count_ones().saturating_sub(1)
    }
}

impl Notation for CannibalClobber {
    /// A size `3x4`, or the rows from the top: `xx./x.x`.
    fn parse_position(&self, text: &str) -> Result<Board, ParseError> {
        Ok(match SIGNS.read(text)? {
            Typed::Size(board) => board,
            Typed::Picture(board, [x, o, _]) => Board { free: x | o, ..board },
        })
    }

    fn show_position(&self, board: &Board) -> String {
        board.sized_or(|square| if board.free >> square & 1 == 1 { 'x' } else { '.' })
    }

    /// The squares of the stone before and after the move, by row and column, counted from 1.
    fn show_move(&self, board: &Board, capture: &Capture) -> String {
        capture.show(*board)
    }
}
