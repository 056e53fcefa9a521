//! Boards with free and blocked squares, as masks: their regions, and their reflections.

mod read;

pub(super) use read::{Signs, Typed};

/// The largest number of squares of a board.
pub(super) const MAX_SQUARES: u64 = 128;

/// A board of at most 128 squares, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    pub(super) rows: u8,
    pub(super) columns: u8,
    pub(super) free: u128,
}

impl Board {
    /// Squares 0, 1, … `count` − 1.
    pub(super) fn first(count: u32) -> u128 {
        if count >= 128 { u128::MAX } else { (1 << count) - 1 }
    }

    /// The squares of the first column.
    pub(super) fn left(self) -> u128 {
        (0..u32::from(self.rows)).fold(0, |squares, row| squares | 1 << (row * u32::from(self.columns)))
    }

    /// The squares where a horizontal domino may begin, and those where a vertical one may.
    pub(super) fn starts(self) -> [u128; 2] {
        let after = self.free & !self.left();
        [self.free & (after >> 1), self.free & self.free.checked_shr(self.columns.into()).unwrap_or(0)]
    }

    /// These squares, and the free squares that touch one of them.
    pub(super) fn spread(self, squares: u128, left: u128) -> u128 {
        let columns = self.columns.into();
        let level = ((squares & !left) >> 1) | ((squares << 1) & !left);
        let upright = squares.checked_shl(columns).unwrap_or(0) | squares.checked_shr(columns).unwrap_or(0);
        (squares | level | upright) & self.free
    }

    /// The free squares that have a free neighbour.
    pub(super) fn paired(self) -> u128 {
        let [level, upright] = self.starts();
        level | level << 1 | upright | upright.checked_shl(self.columns.into()).unwrap_or(0)
    }

    /// Visits the regions of more than one free square, each on the whole board.
    pub(super) fn regions(self, each: &mut dyn FnMut(Board)) {
        let left = self.left();
        let mut rest = self;
        while rest.free != 0 {
            let region = rest.region(rest.free & rest.free.wrapping_neg(), left);
            rest.free &= !region;
            if region.count_ones() > 1 {
                each(Board { free: region, ..self });
            }
        }
    }

    /// The region of free squares around one of them.
    pub(super) fn region(self, square: u128, left: u128) -> u128 {
        let mut region = square;
        loop {
            let wider = self.spread(region, left);
            if wider == region {
                return region;
            }
            region = wider;
        }
    }

    /// The squares of one row, the first one lowest.
    fn row(self, row: u32) -> u128 {
        let columns = self.columns.into();
        (self.free >> (row * columns)) & Board::first(columns)
    }

    /// The board without rows and columns at the edge that have no free squares.
    pub(super) fn trimmed(self) -> Board {
        self.cut(self.window())
    }

    /// The smallest rectangle around all free squares; the first square of a board without any.
    pub(super) fn window(self) -> Window {
        if self.free == 0 {
            return Window { top: 0, first: 0, rows: 1, columns: 1 };
        }
        let last = |squares: u128| 127 - squares.leading_zeros();
        let columns = u32::from(self.columns);
        let (top, bottom) = (self.free.trailing_zeros() / columns, last(self.free) / columns);
        let all_rows = (top..=bottom).fold(0, |all, row| all | self.row(row));
        let first = all_rows.trailing_zeros();
        Window { top, first, rows: bottom + 1 - top, columns: last(all_rows) + 1 - first }
    }

    /// The part of the board inside a window.
    pub(super) fn cut(self, window: Window) -> Board {
        let Window { top, first, rows, columns } = window;
        let seen = |row: u32| (self.row(top + row) >> first) & Board::first(columns);
        let free = (0..rows).fold(0, |free, row| free | seen(row) << (row * columns));
        Board { rows: rows as u8, columns: columns as u8, free }
    }

    /// The squares of the row in the middle, if there is one.
    pub(super) fn middle_row(self) -> u128 {
        let columns = u32::from(self.columns);
        if self.rows % 2 == 1 { Board::first(columns) << (u32::from(self.rows) / 2 * columns) } else { 0 }
    }

    /// The squares of the column in the middle, if there is one.
    pub(super) fn middle_column(self) -> u128 {
        if self.columns % 2 == 1 { self.left() << (self.columns / 2) } else { 0 }
    }

    /// Whether the square at the centre is free, or that below or right of it.
    pub(super) fn is_free_in_the_middle(self) -> bool {
        self.free >> (u32::from(self.rows) / 2 * u32::from(self.columns) + u32::from(self.columns) / 2) & 1
            == 1
    }

    /// The board after a half-turn.
    pub(super) fn half_turned(self) -> u128 {
        let squares = u32::from(self.rows) * u32::from(self.columns);
        self.free.reverse_bits() >> (128 - squares)
    }

    /// The board with its rows in reverse order.
    pub(super) fn flipped(self) -> Board {
        let (rows, columns) = (u32::from(self.rows), u32::from(self.columns));
        let free = (0..rows).fold(0, |free, row| free | self.row(row) << ((rows - 1 - row) * columns));
        Board { free, ..self }
    }

    /// The board with rows and columns exchanged.
    pub(super) fn exchanged(self) -> Board {
        let rows = u32::from(self.rows);
        let row = |row: u32| bits(self.row(row)).fold(0, |free, column| free | 1 << (column * rows + row));
        let free = (0..rows).fold(0, |free, at| free | row(at));
        Board { rows: self.columns, columns: self.rows, free }
    }

    /// The least among the smallest board around the free squares and its reflections, at most as high as
    /// wide; a path is stretched to one row.
    pub(super) fn representative(self) -> Board {
        let board = self.trimmed();
        if board.is_path() {
            let squares = board.free.count_ones();
            return Board { rows: 1, columns: squares as u8, free: Board::first(squares) };
        }
        let least = |board: Board| {
            let flipped = board.flipped();
            let turned = board.half_turned().min(flipped.half_turned());
            Board { free: board.free.min(flipped.free).min(turned), ..board }
        };
        match board.rows.cmp(&board.columns) {
            std::cmp::Ordering::Less => least(board),
            std::cmp::Ordering::Greater => least(board.exchanged()),
            std::cmp::Ordering::Equal => least(board).min(least(board.exchanged())),
        }
    }

    /// Whether all free squares are one path without branches. Then its bends do not matter.
    pub(super) fn is_path(self) -> bool {
        let [level, upright] = self.starts();
        let squares = self.free.count_ones();
        // A tree has one edge less than squares.
        if squares < 2 || level.count_ones() + upright.count_ones() + 1 != squares {
            return false;
        }
        let [left, above] = [level << 1, upright.checked_shl(self.columns.into()).unwrap_or(0)];
        let branches = level & left & (upright | above) | upright & above & (level | left);
        branches == 0 && self.region(self.free & self.free.wrapping_neg(), self.left()) == self.free
    }
}

/// A rectangle of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    top: u32,
    first: u32,
    rows: u32,
    columns: u32,
}

/// The places of the ones.
pub(super) fn bits(mut mask: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let at = mask.trailing_zeros();
            mask &= mask - 1;
            at
        })
    })
}
