//! Stones of two colours on a board: their regions, their reflections, their words.

use crate::squares::{Board, bits};

/// A board with stones of two colours, `x` and `o`.
///
/// # Boards that answer themselves
/// Let a reflection or the half-turn of the board map stones to stones and no stone to itself. Then the other
/// player answers each capture by its image, and the player to move loses, if
///
/// * the map keeps all colours: a stone and its image never take each other, so the image of the capture is
///   there;
/// * or it exchanges all colours, and no stone stands beside its image.
///
/// Either stays true as stones vanish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stones {
    rows: u8,
    columns: u8,
    x: u128,
    o: u128,
}

/// The largest number of squares that fit a word twice, with the number of columns.
const WORD_SQUARES: u32 = 61;

impl Stones {
    pub(super) fn new(board: Board, x: u128, o: u128) -> Stones {
        Stones { rows: board.rows, columns: board.columns, x, o }
    }

    /// Stones on every square, each beside stones of the other colour.
    pub(super) fn alternating(board: Board) -> Stones {
        let columns = u32::from(board.columns);
        let odd = |square: &u32| (square / columns + square % columns) % 2 == 1;
        let o = bits(board.free).filter(odd).fold(0, |o, square| o | 1 << square);
        Stones::new(board, board.free & !o, o)
    }

    /// The squares with stones.
    pub(super) fn squares(self) -> Board {
        self.board(self.x | self.o)
    }

    fn board(self, free: u128) -> Board {
        Board { rows: self.rows, columns: self.columns, free }
    }

    /// The first squares of two adjacent stones of different colours: horizontal pairs, and vertical ones.
    pub(super) fn pairs(self) -> [u128; 2] {
        let [level, upright] = self.squares().starts();
        let below = self.x.checked_shr(self.columns.into()).unwrap_or(0);
        [level & (self.x ^ self.x >> 1), upright & (self.x ^ below)]
    }

    /// The board after a capture.
    pub(super) fn after(self, from: u8, to: u8) -> Stones {
        let kept = !(1 << from | 1 << to);
        let stone = |squares: u128| squares & kept | (squares >> from & 1) << to;
        Stones { x: stone(self.x), o: stone(self.o), ..self }
    }

    /// Visits the regions with both colours.
    pub(super) fn regions(self, each: &mut dyn FnMut(Stones)) {
        self.squares().regions(&mut |region| {
            let (x, o) = (self.x & region.free, self.o & region.free);
            if x != 0 && o != 0 {
                each(Stones { x, o, ..self });
            }
        });
    }

    /// The smallest board around the regions with both colours, stretched if it is a path.
    pub(super) fn trimmed(self) -> Stones {
        let mut live = Stones { x: 0, o: 0, ..self };
        self.regions(&mut |region| live = Stones { x: live.x | region.x, o: live.o | region.o, ..live });
        let squares = live.squares();
        if squares.is_path() {
            return live.stretched();
        }
        let window = squares.window();
        let (x, o) = (live.board(live.x).cut(window), live.board(live.o).cut(window));
        Stones::new(x, x.free, o.free)
    }

    /// A path as one row.
    fn stretched(self) -> Stones {
        let squares = self.squares();
        let left = squares.left();
        let is_end = |&square: &u32| squares.spread(1 << square, left).count_ones() == 2;
        let mut at = bits(squares.free).find(is_end).map_or(0, |square| 1 << square);
        let mut row = Stones { rows: 1, columns: 0, x: 0, o: 0 };
        let mut rest = squares.free;
        while at != 0 {
            let stone = |colour: u128| u128::from(colour & at != 0) << row.columns;
            (row.x, row.o) = (row.x | stone(self.x), row.o | stone(self.o));
            row.columns += 1;
            rest &= !at;
            at = squares.spread(at, left) & rest;
        }
        row
    }

    /// The same board after a map of boards of one size.
    fn mapped(self, map: impl Fn(Board) -> Board) -> Stones {
        let (x, o) = (map(self.board(self.x)), map(self.board(self.o)));
        Stones::new(x, x.free, o.free)
    }

    /// The images under both reflections and the half-turn.
    fn images(self) -> [Stones; 3] {
        let turn = |board: Board| Board { free: board.half_turned(), ..board };
        let flipped = self.mapped(Board::flipped);
        [flipped, flipped.mapped(turn), self.mapped(turn)]
    }

    fn recoloured(self) -> Stones {
        Stones { x: self.o, o: self.x, ..self }
    }

    pub(super) fn representative(self) -> Stones {
        let board = self.trimmed();
        let least = |board: Stones| {
            let [a, b, c] = board.images();
            let all = [board, a, b, c];
            all.into_iter().map(|image| image.min(image.recoloured())).fold(board, Stones::min)
        };
        match board.rows.cmp(&board.columns) {
            std::cmp::Ordering::Less => least(board),
            std::cmp::Ordering::Greater => least(board.mapped(Board::exchanged)),
            std::cmp::Ordering::Equal => least(board).min(least(board.mapped(Board::exchanged))),
        }
    }

    /// Whether each capture is answered by its image; for a board with stones on all sides.
    pub(super) fn answers_itself(self) -> bool {
        let squares = self.squares();
        let [flipped, mirrored, turned] = self.images();
        let (row, column) = (squares.middle_row(), squares.middle_column());
        let kept = [(flipped, row), (mirrored, column), (turned, row & column)];
        let beside_itself = (self.rows + self.columns) % 2 == 1 && squares.is_free_in_the_middle();
        kept.into_iter().any(|(image, middle)| image == self && squares.free & middle == 0)
            || turned == self.recoloured() && !beside_itself
    }

    /// The word of a board, if it is not too large.
    pub(super) fn word(self) -> Option<u128> {
        let fits = u32::from(self.rows) * u32::from(self.columns) <= WORD_SQUARES;
        fits.then(|| self.x | self.o << WORD_SQUARES | u128::from(self.columns) << (2 * WORD_SQUARES))
    }

    pub(super) fn of_word(word: u128) -> Stones {
        let all = Board::first(WORD_SQUARES);
        let (x, o, columns) = (word & all, word >> WORD_SQUARES & all, (word >> (2 * WORD_SQUARES)) as u8);
        let squares = 128 - (x | o).leading_zeros();
        Stones { rows: squares.div_ceil(u32::from(columns).max(1)) as u8, columns, x, o }
    }

    pub(super) fn show(self) -> String {
        let squares = u32::from(self.rows) * u32::from(self.columns);
        if Stones::alternating(self.board(Board::first(squares))) == self {
            return format!("{}x{}", self.rows, self.columns);
        }
        self.squares().picture(|square| match (self.x >> square & 1, self.o >> square & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '.',
        })
    }
}
