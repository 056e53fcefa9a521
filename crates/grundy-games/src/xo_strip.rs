//! Noughts and crosses on a strip, where equal marks must not be neighbours.

use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, ParseError, Play, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "xo-strip",
    aliases: &["tic-tac-toe-strip"],
    group: Group::Strips,
    play: Play::Game(Bundle::of::<XoStrip>()),
    about: "Put X or O, whichever you like, into an empty cell; equal marks must not be neighbours.",
    known: "Empty cells between equal marks are worth 1, between different ones 0, n beside one mark n, and an \
            empty strip its length mod 2 (by induction).",
    notation: "a strip of `.`, `X` and `O`; `-` is a cell that is out of play; at most 4000 cells",
    samples: &["xo-strip : ..X.XO..X", "xo-strip : ......", "xo-strip : X..-.O."],
};

/// The longest strip.
const MAX_CELLS: usize = 4000;

/// Noughts and crosses without equal neighbours. A position is a strip of cells.
///
/// A move puts X or O into an empty cell that has no neighbour with the same mark. The stretches of empty
/// cells are independent: each is a part, with the marks at its ends and with the cells before them out of
/// play, so that the numbers of the cells stay the same.
///
/// ```
/// use grundy_games::xo_strip::XoStrip;
/// use grundy_rules::{Impartial, NimValue, Notation};
/// assert_eq!(XoStrip.known(&XoStrip.parse_position("..X.XO..X")?), Some(NimValue(3)));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Laws
/// The nim-values of n empty cells: n mod 2 on an empty strip, n with a mark at one end, 0 between different
/// marks, 1 between equal ones (n ≥ 1). The proof is by induction, where a move leaves i and j cells with i +
/// j = n − 1. Between X and O, a mark leaves a stretch between equal marks and one between different ones,
/// value 1, so the mex is 0. Between X and X, an X leaves 1 ⊕ 1 and an O leaves 0 ⊕ 0, and there is always
/// room for the O: the mex is 1. Beside one X, with j cells on the open side, an O leaves 0 ⊕ j with j = 0,
/// …, n − 1, and an X leaves 1 ⊕ j with j ≤ n − 2, which is never n: the mex is n. On an empty strip a mark
/// leaves i ⊕ j, which is 0 only for i = j, so only if n is odd; then i and j have the same parity and no
/// move leaves 1.
///
/// # Reference
/// The contest problem UVa 11534, *Say Goodbye to Tic-Tac-Toe*; the proof above is complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct XoStrip;

/// A cell of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cell {
    /// Free to be marked.
    Empty,
    /// A cross.
    X,
    /// A nought.
    O,
    /// Out of play, without a mark.
    Closed,
}

impl Cell {
    fn symbol(self) -> char {
        match self {
            Cell::Empty => '.',
            Cell::X => 'X',
            Cell::O => 'O',
            Cell::Closed => '-',
        }
    }

    fn is_mark(self) -> bool {
        matches!(self, Cell::X | Cell::O)
    }

    fn exchanged(self) -> Cell {
        match self {
            Cell::X => Cell::O,
            Cell::O => Cell::X,
            other => other,
        }
    }
}

/// A mark on an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The cell, counted from 0.
    pub cell: usize,
    /// `X` or `O`.
    pub mark: Cell,
}

/// A run of empty cells and the marks at its ends ([`Cell::Closed`] for the end of the strip).
#[derive(Clone, Copy)]
struct Stretch {
    start: usize,
    cells: usize,
    left: Cell,
    right: Cell,
}

impl Stretch {
    fn value(self) -> u64 {
        match (self.left.is_mark(), self.right.is_mark()) {
            _ if self.cells == 0 => 0,
            (false, false) => self.cells as u64 % 2,
            (true, true) => u64::from(self.left == self.right),
            _ => self.cells as u64,
        }
    }

    /// The moves, each with the nim-value that it leaves of this stretch.
    fn moves(self) -> impl Iterator<Item = (Mark, u64)> {
        let marks = (0..self.cells).flat_map(|i| [Cell::X, Cell::O].map(|mark| (i, mark)));
        marks.filter_map(move |(i, mark)| {
            let left = Stretch { cells: i, right: mark, ..self };
            let right = Stretch { cells: self.cells - 1 - i, left: mark, ..self };
            let clash = (left.cells == 0 && left.left == mark) || (right.cells == 0 && right.right == mark);
            (!clash).then(|| (Mark { cell: self.start + i, mark }, left.value() ^ right.value()))
        })
    }
}

/// The stretches of empty cells from left to right.
fn stretches(strip: &[Cell]) -> impl Iterator<Item = Stretch> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + strip.get(at..)?.iter().position(|cell| *cell == Cell::Empty)?;
        let cells = strip[start..].iter().take_while(|cell| **cell == Cell::Empty).count();
        at = start + cells;
        let end = |at: Option<usize>| at.and_then(|at| strip.get(at)).copied().unwrap_or(Cell::Closed);
        Some(Stretch { start, cells, left: end(start.checked_sub(1)), right: end(Some(at)) })
    })
}

impl Rules for XoStrip {
    type Position = Vec<Cell>;
    type Move = Mark;

    fn moves(&self, strip: &Vec<Cell>, each: &mut dyn FnMut(Mark) -> Flow) -> Flow {
        for stretch in stretches(strip) {
            stretch.moves().try_for_each(|(mark, _)| each(mark))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, strip: &Vec<Cell>, mark: &Mark) -> Vec<Cell> {
        let mut next = strip.clone();
        next[mark.cell] = mark.mark;
        next
    }
}

impl Impartial for XoStrip {
    fn parts(&self, strip: &Vec<Cell>, each: &mut dyn FnMut(Vec<Cell>)) {
        for Stretch { start, cells, left, right } in stretches(strip) {
            let mut part = vec![Cell::Closed; start];
            if let (true, Some(before)) = (left.is_mark(), part.last_mut()) {
                *before = left;
            }
            part.resize(start + cells, Cell::Empty);
            part.extend(right.is_mark().then_some(right));
            each(part);
        }
    }

    /// Only the first and the last mark beside an empty cell and what lies between them matter; the strip may
    /// be mirrored, and the marks exchanged.
    fn representative(&self, strip: Vec<Cell>) -> Vec<Cell> {
        let mut ends = stretches(&strip);
        let Some(first) = ends.next() else { return Vec::new() };
        let last = ends.last().unwrap_or(first);
        let start = first.start - usize::from(first.left.is_mark());
        let end = last.start + last.cells + usize::from(last.right.is_mark());
        let strip = strip[start..end].to_vec();
        let mirrored: Vec<Cell> = strip.iter().rev().copied().collect();
        let exchanged = |strip: &Vec<Cell>| strip.iter().map(|cell| cell.exchanged()).collect::<Vec<_>>();
        let (other, another) = (exchanged(&strip), exchanged(&mirrored));
        strip.min(mirrored).min(other).min(another)
    }

    fn known(&self, strip: &Vec<Cell>) -> Option<NimValue> {
        Some(NimValue(stretches(strip).fold(0, |sum, stretch| sum ^ stretch.value())))
    }

    fn known_moves(&self, strip: &Vec<Cell>, value: NimValue, limit: usize) -> Option<KnownMoves<Mark>> {
        let change = self.known(strip)?.0 ^ value.0;
        let moves = stretches(strip).flat_map(|stretch| {
            let wanted = stretch.value() ^ change;
            stretch.moves().filter(move |(_, left)| *left == wanted).map(|(mark, _)| mark)
        });
        Some(KnownMoves::all(moves, limit))
    }

    fn reference(&self) -> Option<&'static str> {
        Some("UVa 11534, Say Goodbye to Tic-Tac-Toe: stretches of empty cells by their ends, by induction")
    }
}

impl Notation for XoStrip {
    fn parse_position(&self, text: &str) -> Result<Vec<Cell>, ParseError> {
        if text.len() > MAX_CELLS {
            return Err(ParseError::at(text, 0..text.len(), say!("error-game-strip-too-long"))
                .expected(say!("error-game-expects-most-cells", most = MAX_CELLS)));
        }
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let length = grundy_rules::parse_number(text)?;
            return match usize::try_from(length) {
                Ok(length @ ..=MAX_CELLS) => Ok(vec![Cell::Empty; length]),
                _ => Err(ParseError::at(text, 0..text.len(), say!("error-game-strip-too-long"))
                    .expected(say!("error-game-expects-most-cells", most = MAX_CELLS))),
            };
        }
        let mut strip: Vec<Cell> = Vec::with_capacity(text.len());
        for (at, c) in text.char_indices() {
            let error = |message: String| ParseError::at(text, at..at + c.len_utf8(), message);
            let cell = match c {
                '.' => Cell::Empty,
                'X' | 'x' => Cell::X,
                'O' | 'o' => Cell::O,
                '-' => Cell::Closed,
                c => {
                    return Err(error(say!("error-game-no-cell-strip", sign = c.escape_debug().to_string()))
                        .expected(say!("error-game-expects-empty-out-play-x-xo")));
                }
            };
            if cell.is_mark() && strip.last() == Some(&cell) {
                let symbol = cell.symbol();
                return Err(error(say!("error-game-beside-equal-marks-must-not", symbol = symbol))
                    .expected(say!("error-game-expects-another-mark-empty-cell")));
            }
            strip.push(cell);
        }
        Ok(strip)
    }

    fn show_position(&self, strip: &Vec<Cell>) -> String {
        strip.iter().map(|cell| cell.symbol()).collect()
    }

    /// The mark and the number of the cell, from 1.
    fn show_move(&self, _from: &Vec<Cell>, mark: &Mark) -> String {
        format!("{}{}", mark.mark.symbol(), mark.cell + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    fn strip(text: &str) -> Vec<Cell> {
        XoStrip.parse_position(text).unwrap()
    }

    #[test]
    fn promises() {
        let starts =
            ["", ".......", "-.-..--", "X.....O", "O.....O", ".X..O..", "X..-.O.", "..X.XO..X"].map(strip);
        promises::all(&XoStrip, starts.clone()).unwrap();
        promises::notation(&XoStrip, starts).unwrap();
    }

    #[test]
    fn cells_out_of_play_stay_as_typed() {
        for text in [".....X-O-", "--", "-.-..--", ".X-"] {
            assert_eq!(XoStrip.show_position(&strip(text)), text);
        }
        assert_eq!(XoStrip.representative(strip("..X--")), XoStrip.representative(strip("..X")));
    }

    #[test]
    fn parts_keep_the_numbers_of_their_cells() {
        let mut parts = Vec::new();
        XoStrip.parts(&strip("..X.XO..-.."), &mut |part| parts.push(XoStrip.show_position(&part)));
        assert_eq!(parts, ["..X", "--X.X", "-----O..", "---------.."]);
    }

    /// Values from the reference list, and every winning move of a strip of 4000 cells.
    #[test]
    fn values() {
        for (text, value) in
            [("X...OXO..X", 0), ("..X.O.", 3), ("O.X..O..", 2), (".......X.X", 6), ("XO...OX..", 3)]
        {
            assert_eq!(XoStrip.known(&strip(text)), Some(NimValue(value)), "{text}");
        }
        let long = strip(&format!("X{}", ".".repeat(3999)));
        let known = XoStrip.known_moves(&long, NimValue(0), usize::MAX).unwrap();
        let names: Vec<String> = known.first.iter().map(|m| XoStrip.show_move(&long, m)).collect();
        assert_eq!(names, ["X3999", "O4000"]);
    }

    #[test]
    fn refused() {
        for (text, column) in [("..XX", 4), ("O.OO.", 4), ("..x.Z", 5), ("...…", 4)] {
            let error = XoStrip.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
    }
}
