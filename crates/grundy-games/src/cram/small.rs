//! The nim-values of all small parts, looked up by their squares.

use super::corner::Corner;
use super::layout::{Squares, word};
use crate::squares::bits;
use grundy_rules::NimValue;
use std::sync::OnceLock;

/// The columns of the corner for small parts, on boards with rows of `bits` bits.
const fn columns(bits: usize) -> usize {
    if bits < 4 { bits } else { 4 }
}

/// The rows of the corner: enough for about 20 squares, since a table of a megabyte or two fits the
/// processor's cache. Looking a value up there takes less time than making a word.
const fn rows(columns: usize) -> usize {
    if columns == 3 { 7 } else { 20 / columns }
}

/// The rows of a larger corner, of 24 squares, for long searches.
const LARGER_ROWS: [Option<usize>; 5] = [None, None, None, Some(8), Some(6)];

static CORNERS: [OnceLock<Corner>; 5] = [const { OnceLock::new() }; 5];
static LARGER_CORNERS: [OnceLock<Corner>; 5] = [const { OnceLock::new() }; 5];

/// Values the parts in a larger corner, on boards with rows of `bits` bits, if they take at most `bytes`
/// bytes; returns the bytes that they take. It takes a hundredth of a second.
pub(super) fn prepare(bits: usize, bytes: u64) -> u64 {
    let columns = columns(bits);
    let Some(rows) = LARGER_ROWS[columns].filter(|&rows| Corner::bytes(columns, rows) <= bytes) else {
        return 0;
    };
    LARGER_CORNERS[columns].get_or_init(|| Corner::new(columns, rows));
    Corner::bytes(columns, rows)
}

/// The corner with this many columns: the larger one, if it exists.
#[cfg_attr(not(target_family = "wasm"), inline)]
#[cfg_attr(target_family = "wasm", inline(never))]
fn corner(columns: usize) -> &'static Corner {
    match LARGER_CORNERS[columns].get() {
        Some(larger) => larger,
        None => CORNERS[columns].get_or_init(|| Corner::new(columns, rows(columns))),
    }
}

/// The nim-values of small parts on boards with a given number of bits a row, if these are below eight.
#[derive(Clone, Copy)]
pub(super) struct Small {
    corner: &'static Corner,
    /// The squares of the corner, and of the corner with rows and columns exchanged.
    upright: u64,
    level: u64,
}

/// The first rows and columns of a board with rows of `bits` bits.
const fn region(bits: usize, rows: usize, columns: usize) -> u64 {
    let (mut squares, mut row) = (0, 0);
    while row < rows {
        squares |= ((1 << columns) - 1) << (row * bits);
        row += 1;
    }
    squares
}

/// The squares of a row as those of a column, of a board with four columns.
const AS_COLUMN: [u32; 64] = {
    let (mut all, mut row) = ([0; 64], 0);
    while row < all.len() {
        let mut at = 0;
        while at < 6 {
            all[row] |= (row as u32 >> at & 1) << (4 * at);
            at += 1;
        }
        row += 1;
    }
    all
};

impl Small {
    /// The table for boards with rows of `C` bits, made when it is first needed.
    #[inline(always)]
    pub(super) fn of<const C: usize>() -> Small {
        let corner = corner(const { columns(C) });
        let rows = corner.rows.min(6);
        let upright = const { [region(C, 5, 4), region(C, 6, 4)] };
        let level =
            const { [region(C, 4, if C < 5 { C } else { 5 }), region(C, 4, if C < 6 { C } else { 6 })] };
        Small { corner, upright: upright[usize::from(rows == 6)], level: level[usize::from(rows == 6)] }
    }

    /// The nim-value of squares that are a small part, that is, lie in the corner.
    #[inline(always)]
    pub(super) fn value<const C: usize, S: Squares<C>>(&self, squares: S) -> Option<u8> {
        let squares = squares.to_u64()?;
        let place = if C <= 4 {
            usize::try_from(squares).ok()?
        } else if squares & !self.upright == 0 {
            (0..6).fold(0, |place, row| place | (squares >> (row * (C - 4))) as usize & 0xf << (4 * row))
        } else if squares & !self.level == 0 {
            (0..4).fold(0, |place, row| {
                place
                    | (AS_COLUMN[(squares >> (row * C)) as usize & ((1 << if C < 6 { C } else { 6 }) - 1)]
                        as usize)
                        << row
            })
        } else {
            return None;
        };
        self.corner.value(place)
    }

    /// Words whose nim-sum is this sum of small parts, with as few squares as any such parts.
    pub(super) fn words<const C: usize, S: Squares<C>>(sum: NimValue) -> &'static [u128] {
        static ALL: [OnceLock<Vec<Vec<u128>>>; 9] = [const { OnceLock::new() }; 9];
        let words = ALL[C]
            .get_or_init(|| sums(C, Small::of::<C>().corner, &|squares| S::from(squares).map_or(0, word)));
        &words[sum.0 as usize]
    }
}

/// Words for each nim-sum of small parts, on boards with rows of `row` bits, if squares have a word.
fn sums(row: usize, corner: &Corner, word: &dyn Fn(u128) -> u128) -> Vec<Vec<u128>> {
    let columns = columns(row);
    // The smallest parts of each of these values fit sixteen squares.
    let sets = 0..1usize << (16 / columns * columns);
    let fewest = |value: u8| {
        let worth = sets.clone().filter(|&squares| corner.value(squares) == Some(value));
        worth.min_by_key(|squares| squares.count_ones())
    };
    let spread = |squares: usize| {
        let places = bits(squares as u128).map(|at| at as usize);
        places.fold(0, |all, at| all | 1 << (at / columns * row + at % columns))
    };
    // A value is the nim-sum of powers of two, which are not larger values.
    let powers: Vec<u128> =
        [1, 2, 4].into_iter().filter_map(fewest).map(|squares| word(spread(squares))).collect();
    let sum = |value: usize| {
        let summands = powers.iter().enumerate().filter(|&(bit, _)| value >> bit & 1 == 1);
        summands.map(|(_, &word)| word).collect()
    };
    (0..1 << powers.len()).map(sum).collect()
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Layout, with_layout};
    use super::super::left::regions;
    use super::*;
    use std::collections::BTreeMap;

    /// So sizes get smaller with each move for any words that stand for the heaps.
    #[test]
    fn the_words_of_a_value_are_worth_it_and_as_small_as_any_part_of_it() {
        for bits in 1..=8 {
            let layout = Layout::of(8, bits).unwrap();
            with_layout!(layout, 0, |_squares, C| fewest::<C, _>(_squares));
        }
    }

    fn fewest<const C: usize, S: Squares<C>>(_: S) {
        let corner = Small::of::<C>().corner;
        let mut fewest: BTreeMap<u8, u32> = BTreeMap::new();
        for squares in 0..1usize << (columns(C) * corner.rows) {
            if let Some(value) = corner.value(squares) {
                let least = fewest.entry(value).or_insert(u32::MAX);
                *least = squares.count_ones().min(*least);
            }
        }
        for (value, squares) in fewest {
            let words = Small::words::<C, S>(NimValue(value.into()));
            let size: u32 = words.iter().map(|&word| Layout::read(word).1.count_ones()).sum();
            assert!(size <= squares, "{C}: {value}");
            let squares = |&word: &u128| S::from(Layout::read(word).1).unwrap();
            let worth = words.iter().map(squares).map(|squares| self::value(squares).unwrap());
            assert_eq!(worth.fold(0, |sum, worth| sum ^ worth), value);
            for power in words.iter().map(squares) {
                let mut pieces = 0;
                regions::<C, S>(power, |_| pieces += 1);
                assert_eq!(pieces, 1);
            }
        }
    }

    /// The mex over the results of dominoes, in a corner; `None` if it is eight or more.
    fn by_options(corner: &Corner, columns: usize, squares: usize) -> Option<u8> {
        let room = columns * corner.rows;
        let starts = (0..room).flat_map(|at| [(at, 1), (at, columns)]);
        let fits = starts.filter(|&(at, step)| {
            at + step < room
                && (step == columns || (at + 1) % columns != 0)
                && squares >> at & squares >> (at + step) & 1 == 1
        });
        let left = fits.map(|(at, step)| corner.value(squares & !(1 << at | 1 << (at + step))));
        let seen = left.flatten().fold(0u8, |seen, value| seen | 1 << value);
        Some(seen.trailing_ones() as u8).filter(|&value| value < 8)
    }

    /// From here on all tests in this process have it: equal values stay equal with either corner.
    #[test]
    fn a_larger_corner_tells_more_and_the_same() {
        assert_eq!(prepare(4, (1 << 24) - 1), 0);
        assert_eq!(prepare(2, u64::MAX), 0);
        for (bits, rows) in [(3, 8), (4, 6)] {
            let before = Corner::new(bits, super::rows(bits));
            assert_eq!(prepare(bits, 1 << 24), 1 << 24);
            let now = LARGER_CORNERS[bits].get().unwrap();
            assert_eq!(now.rows, rows);
            assert!(
                (0..1 << (bits * before.rows)).all(|squares| now.value(squares) == before.value(squares))
            );
            // Few squares, many, and all.
            let some = (0..1usize << 24).step_by(1009);
            for squares in
                some.flat_map(|squares| [squares, squares | squares >> 7 | squares << 9]).chain([usize::MAX])
            {
                let squares = squares & ((1 << 24) - 1);
                assert_eq!(now.value(squares), by_options(now, bits, squares), "{bits} {squares:b}");
            }
        }
    }

    #[test]
    fn parts_are_found_upright_and_level() {
        for bits in 5..=8 {
            let layout = Layout::of(8, bits).unwrap();
            with_layout!(layout, 0, |_squares, C| both_ways::<C, _>(_squares));
        }
    }

    fn both_ways<const C: usize, S: Squares<C>>(_: S) {
        let small = Small::of::<C>();
        let rows = small.corner.rows.min(C);
        for squares in (0..1usize << (4 * rows)).step_by(97) {
            let places = |row: usize, column: usize| {
                let all = bits(squares as u128).map(|at| at as usize);
                all.fold(S::zero(), |all, at| all | S::one() << (at / 4 * row + at % 4 * column))
            };
            let value = small.corner.value(squares);
            assert_eq!(small.value(places(C, 1)), value, "{C} {squares:b}");
            assert_eq!(small.value(places(1, C)), value, "{C} {squares:b}");
        }
    }

    fn value<const C: usize, S: Squares<C>>(squares: S) -> Option<u8> {
        Small::of::<C>().value(squares)
    }

    /// The squares of two rows are farther apart in boards with more columns, but have the same values.
    #[test]
    fn parts_are_found_in_every_layout() {
        // A square of four has the value 0, and an angle of three 1.
        let of = |bits: usize, squares: &[(usize, usize)]| {
            let layout = Layout::of(8, bits).unwrap();
            let all = squares.iter().fold(0u128, |all, (row, column)| all | 1 << (row * bits + column));
            with_layout!(layout, all, |squares, C| value::<C, _>(squares))
        };
        for bits in 3..=8 {
            assert_eq!(of(bits, &[(0, 0), (0, 1), (1, 0), (1, 1)]), Some(0));
            assert_eq!(of(bits, &[(0, 0), (0, 1), (1, 1)]), Some(1));
            assert_eq!(of(bits, &[(0, 0), (1, 0), (2, 0), (3, 0)]), Some(2));
            // Too far away.
            assert_eq!(of(bits, &[(0, 0), (8, 0)]), None);
        }
        // Five in a row, and in a column.
        for bits in 5..=8 {
            let five: [(usize, usize); 5] = std::array::from_fn(|at| (0, at));
            assert_eq!(of(bits, &five), Some(0));
            assert_eq!(of(bits, &five.map(|(row, column)| (column, row))), Some(0));
            assert_eq!(of(bits, &[(0, 0), (4, 4)]), None);
        }
    }
}
