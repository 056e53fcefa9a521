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

    pub(super) fn squares(self) -> impl Iterator<Item = u32> {
        bits(self.free)
    }

    /// The board that is left where rows and columns without free squares at the edge are cut off.
    pub(super) fn trimmed(self) -> Board {
        let columns = u32::from(self.columns);
        let (mut top, mut bottom, mut first, mut last) = (u32::MAX, 0, u32::MAX, 0);
        for square in self.squares() {
            let (row, column) = (square / columns, square % columns);
            (top, bottom) = (top.min(row), bottom.max(row));
            (first, last) = (first.min(column), last.max(column));
        }
        if self.free == 0 {
            return Board { rows: 1, columns: 1, free: 0 };
        }
        let [rows, wide] = [bottom + 1 - top, last + 1 - first];
        let row = |r: u32| (self.free >> ((top + r) * columns + first)) & Board::first(wide);
        let free = (0..rows).fold(0, |free, r| free | row(r) << (r * wide));
        Board { rows: rows as u8, columns: wide as u8, free }
    }

    /// The board after a half-turn.
    pub(super) fn half_turned(self) -> u128 {
        let squares = u32::from(self.rows) * u32::from(self.columns);
        self.free.reverse_bits() >> (128 - squares)
    }

    /// The board with its rows in reverse order.
    pub(super) fn flipped(self) -> Board {
        let columns = u32::from(self.columns);
        let row = |r: u32| (self.free >> (r * columns)) & Board::first(columns);
        let rows = u32::from(self.rows);
        let free = (0..rows).fold(0, |free, r| free | row(r) << ((rows - 1 - r) * columns));
        Board { free, ..self }
    }

    /// The board with rows and columns exchanged.
    pub(super) fn exchanged(self) -> Board {
        let (rows, columns) = (u32::from(self.rows), u32::from(self.columns));
        let free = self.squares().fold(0, |free, at| free | 1 << (at % columns * rows + at / columns));
        Board { rows: self.columns, columns: self.rows, free }
    }

    /// Is every free square on one path without branches? Then its bends do not matter.
    pub(super) fn is_path(self) -> bool {
        let (mut ends, mut edges) = (0, 0);
        let [level, upright] = self.starts();
        let columns = u32::from(self.columns);
        for square in self.squares() {
            let here = 1u128 << square;
            let beside = [
                level & here,
                upright & here,
                (level << 1) & here,
                upright.checked_shl(columns).unwrap_or(0) & here,
            ];
            match beside.iter().filter(|&&there| there != 0).count() {
                0 | 1 => ends += 1,
                2 => {}
                _ => return false,
            }
            edges += usize::from(beside[0] != 0) + usize::from(beside[1] != 0);
        }
        ends == 2 && edges + 1 == self.free.count_ones() as usize && {
            let one = self.free & self.free.wrapping_neg();
            self.region(one, self.left()) == self.free
        }
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
