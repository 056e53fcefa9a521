//! The squares of a part in a word, and its reflections.

use num_traits::{AsPrimitive, PrimInt};

/// The number of bits of a row. All parts of a board have the same layout: as many bits as the shorter side
/// has squares, if that fits 60 bits, and otherwise a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// At most 60 bits; the number of columns, at most seven, is in the four bits above.
    Narrow(usize),
    /// At most sixteen rows of a byte. If they fit 64 bits they are in the upper half of the word, so that no
    /// word has both layouts.
    Wide,
}

/// The bits of the squares in a narrow word.
const NARROW_BITS: usize = 60;

impl Layout {
    /// The layout of a board with at least as many rows as columns, if it has one.
    pub(super) fn of(rows: usize, columns: usize) -> Option<Layout> {
        match columns {
            1..=7 if rows * columns <= NARROW_BITS => Some(Layout::Narrow(columns)),
            0..=8 if rows <= 16 => Some(Layout::Wide),
            _ => None,
        }
    }

    /// The bits of a row.
    pub(super) fn columns(self) -> usize {
        match self {
            Layout::Narrow(columns) => columns,
            Layout::Wide => 8,
        }
    }

    /// The layout of a word, and its squares.
    #[inline(always)]
    pub(super) fn read(word: u128) -> (Layout, u128) {
        match u64::try_from(word) {
            Ok(narrow) => (Layout::Narrow((narrow >> NARROW_BITS) as usize), word & ((1 << NARROW_BITS) - 1)),
            Err(_) if word as u64 == 0 => (Layout::Wide, word >> 64),
            Err(_) => (Layout::Wide, word),
        }
    }
}

/// Calls a function with the squares of a word and the number of bits of a row, a constant.
macro_rules! with_layout {
    ($layout:expr, $squares:expr, |$name:ident, $columns:ident| $call:expr) => {
        with_layout!(@ $layout, $squares, $name, $columns, $call, 1 2 3 4 5 6 7)
    };
    (@ $layout:expr, $squares:expr, $name:ident, $columns:ident, $call:expr, $($narrow:literal)*) => {
        match $layout {
            $(Layout::Narrow($narrow) => {
                const $columns: usize = $narrow;
                let $name = $squares as u64;
                $call
            })*
            _ => {
                const $columns: usize = 8;
                let $name: u128 = $squares;
                $call
            }
        }
    };
}
pub(super) use with_layout;

/// Squares of a board: `C` bits a row.
pub(super) trait Squares<const C: usize>:
    PrimInt + Into<u128> + AsPrimitive<usize> + Send + Sync + 'static
{
    /// The bits of the word.
    const BITS: usize;
    /// The first row.
    const FIRST_ROW: Self;
    /// The first column.
    const FIRST_COLUMN: Self;
    /// The last column.
    const LAST_COLUMN: Self;
    /// The squares of the first `C` rows whose column exceeds their row by each number.
    const DIAGONALS: [Self; C];

    /// The word of squares that touch the first row and column.
    fn word(self) -> u128;
}

/// One square in each row.
const fn every<const C: usize>(rows: usize) -> u128 {
    let (mut squares, mut row) = (0, 0);
    while row < rows {
        squares |= 1 << (C * row);
        row += 1;
    }
    squares
}

/// How many rows of `C` bits fit.
const fn rows<const C: usize>(bits: usize) -> usize {
    bits / C
}

const fn beside<const C: usize>(more: usize) -> u128 {
    let (mut squares, mut row) = (0, 0);
    while row + more < C {
        squares |= 1 << (C * row + row + more);
        row += 1;
    }
    squares
}

impl<const C: usize> Squares<C> for u64 {
    const BITS: usize = 64;
    const FIRST_ROW: u64 = (1 << C) - 1;
    const FIRST_COLUMN: u64 = every::<C>(rows::<C>(64)) as u64;
    const LAST_COLUMN: u64 = <u64 as Squares<C>>::FIRST_COLUMN << (C - 1);
    const DIAGONALS: [u64; C] = {
        let (mut all, mut more) = ([0; C], 0);
        while more < C {
            all[more] = beside::<C>(more) as u64;
            more += 1;
        }
        all
    };

    #[inline(always)]
    fn word(self) -> u128 {
        (self | (C as u64) << NARROW_BITS).into()
    }
}

impl<const C: usize> Squares<C> for u128 {
    const BITS: usize = 128;
    const FIRST_ROW: u128 = (1 << C) - 1;
    const FIRST_COLUMN: u128 = every::<C>(rows::<C>(128));
    const LAST_COLUMN: u128 = <u128 as Squares<C>>::FIRST_COLUMN << (C - 1);
    const DIAGONALS: [u128; C] = {
        let (mut all, mut more) = ([0; C], 0);
        while more < C {
            all[more] = beside::<C>(more);
            more += 1;
        }
        all
    };

    #[inline(always)]
    fn word(self) -> u128 {
        if self >> 64 == 0 { self << 64 } else { self }
    }
}

/// Each square moved to its neighbour: down, up, right, left.
#[inline(always)]
pub(super) fn moved<const C: usize, S: Squares<C>>(squares: S) -> [S; 4] {
    [squares << C, squares >> C, (squares & !S::LAST_COLUMN) << 1, (squares & !S::FIRST_COLUMN) >> 1]
}

/// The numbers of rows and columns of squares that touch the first row and column.
#[inline(always)]
pub(super) fn sides<const C: usize, S: Squares<C>>(squares: S) -> (usize, usize) {
    let rows = (S::BITS - squares.leading_zeros() as usize).div_ceil(C);
    (rows, 16 - columns(squares).leading_zeros() as usize)
}

/// The columns that have squares.
#[inline(always)]
pub(super) fn columns<const C: usize, S: Squares<C>>(mut squares: S) -> u16 {
    for far in [64, 32, 16, 8, 4, 2, 1] {
        if C * far < S::BITS {
            squares = squares | squares >> (C * far);
        }
    }
    let columns: u128 = (squares & S::FIRST_ROW).into();
    columns as u16
}

/// The least of a region and its three reflections that keep rows and columns.
#[inline(always)]
pub(super) fn reflected<const C: usize, S: Squares<C>>(region: S, rows: usize, columns: usize) -> S {
    let beside = C - columns;
    let turned = region.reverse_bits() >> (S::BITS - C * rows);
    let level = region.min(mirrored(region) >> beside);
    level.min(turned >> beside).min(mirrored(turned))
}

/// The columns in reverse order.
#[inline(always)]
fn mirrored<const C: usize, S: Squares<C>>(squares: S) -> S {
    (0..C / 2).fold(squares, |squares, column| {
        let far = C - 1 - 2 * column;
        let differ = (squares ^ squares >> far) & (S::FIRST_COLUMN << column);
        squares ^ differ ^ differ << far
    })
}

/// Rows and columns exchanged, of at most `C` rows.
#[inline(always)]
pub(super) fn exchanged<const C: usize, S: Squares<C>>(squares: S) -> S {
    (1..C).fold(squares & S::DIAGONALS[0], |all, more| {
        let (places, far) = (S::DIAGONALS[more], more * (C - 1));
        all | (squares & places) << far | squares >> far & places
    })
}

/// The least of a region's reflections, its longer side upright.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn word<const C: usize, S: Squares<C>>(region: S) -> u128 {
    let taken = columns(region);
    let first = taken.trailing_zeros() as usize;
    let columns = 16 - taken.leading_zeros() as usize - first;
    let region = region >> (region.trailing_zeros() as usize / C * C) >> first;
    let rows = (S::BITS - region.leading_zeros() as usize).div_ceil(C);
    S::word(if rows < columns {
        reflected(exchanged(region), columns, rows)
    } else if rows == columns {
        reflected(region, rows, rows).min(reflected(exchanged(region), rows, rows))
    } else {
        reflected(region, rows, columns)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Reflections square by square.
    fn by_squares<const C: usize>(squares: u64, rows: usize, to: impl Fn(usize, usize) -> usize) -> u64 {
        (0..rows * C).filter(|at| squares >> at & 1 == 1).fold(0, |all, at| all | 1 << to(at / C, at % C))
    }

    fn check<const C: usize>(squares: u64) {
        let rows = NARROW_BITS / C;
        let squares = squares & ((1 << (C * rows)) - 1);
        assert_eq!(mirrored::<C, _>(squares), by_squares::<C>(squares, rows, |row, at| row * C + C - 1 - at));
        let block = squares & ((1 << (C * C)) - 1);
        assert_eq!(exchanged::<C, _>(block), by_squares::<C>(block, C, |row, at| at * C + row));
        let columns_by_squares = by_squares::<C>(squares, rows, |_, at| at);
        assert_eq!(u64::from(columns::<C, _>(squares)), columns_by_squares);
        let upside_down = by_squares::<C>(squares, rows, |row, at| (rows - 1 - row) * C + at);
        let turned = mirrored::<C, _>(upside_down);
        let least = squares.min(upside_down).min(turned).min(mirrored::<C, _>(squares));
        assert_eq!(reflected::<C, _>(squares, rows, C), least);
        let [down, up, right, left] = moved::<C, _>(squares).map(|moved| moved & ((1 << (C * rows)) - 1));
        let below = (1 << (C * (rows - 1))) - 1;
        assert_eq!((down, up), ((squares & below) << C, squares >> C));
        let beside = |squares, last, step: isize| {
            let inner =
                by_squares::<C>(squares, rows, |row, at| if at == last { NARROW_BITS } else { row * C + at });
            let inner = inner & ((1 << NARROW_BITS) - 1);
            if step > 0 { inner << 1 } else { inner >> 1 }
        };
        assert_eq!((right, left), (beside(squares, C - 1, 1), beside(squares, 0, -1)));
    }

    proptest! {
        #[test]
        fn reflections_are_those_of_each_square(squares in any::<u64>()) {
            check::<1>(squares);
            check::<2>(squares);
            check::<3>(squares);
            check::<4>(squares);
            check::<5>(squares);
            check::<6>(squares);
            check::<7>(squares);
        }

        #[test]
        fn a_word_tells_its_layout(columns in 1usize..8, squares in any::<u64>(), high in any::<u64>()) {
            let narrow = u128::from(squares >> 4 | 1);
            let word = with_layout!(Layout::Narrow(columns), narrow, |squares, C| Squares::<C>::word(squares));
            prop_assert_eq!(Layout::read(word), (Layout::Narrow(columns), narrow));
            let wide = u128::from(squares | 1);
            for wide in [wide, wide | u128::from(high) << 64] {
                prop_assert_eq!(Layout::read(Squares::<8>::word(wide)), (Layout::Wide, wide));
            }
        }
    }
}
