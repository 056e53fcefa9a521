//! Boards with free and blocked squares, as masks: their regions, and their reflections.

/// The most squares of a board.
pub(super) const MOST: u64 = 128;

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

    /// The squares where a level domino may begin, and those where an upright one may.
    pub(super) fn starts(self) -> [u128; 2] {
        let after = self.free & !self.left();
        [self.free & (after >> 1), self.free & self.free.checked_shr(self.columns.into()).unwrap_or(0)]
    }

    /// The free squares that touch one of these, and these.
    pub(super) fn spread(self, squares: u128, left: u128) -> u128 {
        let columns = self.columns.into();
        let level = ((squares & !left) >> 1) | ((squares << 1) & !left);
        let upright = squares.checked_shl(columns).unwrap_or(0) | squares.checked_shr(columns).unwrap_or(0);
        (squares | level | upright) & self.free
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

    /// The board that is left where rows and columns without free squares at the edge are cut off.
    pub(super) fn trimmed(self) -> Board {
        if self.free == 0 {
            return Board { rows: 1, columns: 1, free: 0 };
        }
        let last = |squares: u128| 127 - squares.leading_zeros();
        let columns = u32::from(self.columns);
        let (top, bottom) = (self.free.trailing_zeros() / columns, last(self.free) / columns);
        let all_rows = (top..=bottom).fold(0, |all, row| all | self.row(row));
        let first = all_rows.trailing_zeros();
        let wide = last(all_rows) + 1 - first;
        let rows = bottom + 1 - top;
        let free = (0..rows).fold(0, |free, row| free | (self.row(top + row) >> first) << (row * wide));
        Board { rows: rows as u8, columns: wide as u8, free }
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

    /// Is every free square on one path without branches? Then its bends do not matter.
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
