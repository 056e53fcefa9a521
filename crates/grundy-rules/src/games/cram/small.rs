//! The nim-values of all small parts, looked up by their squares.

use super::layout::{Squares, word};
use crate::NimValue;
use crate::games::squares::bits;
use std::sync::OnceLock;

/// A small part has room for so many squares: in a corner of four rows and columns, or of more rows where there are fewer
/// columns. Of what is looked at in a search of 4x9 or 5x7 that is every second part; its value is looked up in less time
/// than its word is made.
const ROOM: usize = 16;

/// The columns of the corner, on boards with so many bits a row.
pub(super) const fn columns(bits: usize) -> usize {
    if bits < 4 { bits } else { 4 }
}

/// The squares of the corner.
const fn corner(bits: usize) -> u128 {
    let (mut squares, mut row) = (0, 0);
    while row < ROOM / columns(bits) {
        squares |= ((1 << columns(bits)) - 1) << (row * bits);
        row += 1;
    }
    squares
}

/// The nim-values of all sets of squares in the corner, and for each value words that are worth it: of as few squares
/// as any small parts of this value.
pub(super) struct Small {
    values: Vec<u8>,
    words: Vec<Vec<u128>>,
}

impl Small {
    /// Those of boards with so many bits a row, found when they are first asked for, by definition.
    #[inline]
    pub(super) fn of<const C: usize, S: Squares<C>>() -> &'static Small {
        static ALL: [OnceLock<Small>; 9] = [const { OnceLock::new() }; 9];
        ALL[C].get_or_init(Small::new::<C, S>)
    }

    fn new<const C: usize, S: Squares<C>>() -> Small {
        let columns = columns(C);
        let room = ROOM / columns * columns;
        // Where a level domino may begin.
        let level = (0..room).filter(|at| (at + 1) % columns != 0).fold(0, |squares, at| squares | 1 << at);
        let mut values = vec![0; 1 << room];
        let mut fewest: Vec<usize> = Vec::new();
        for squares in 0..values.len() {
            let starts =
                [(squares & squares >> 1 & level, 0b11), (squares & squares >> columns, 1 | 1 << columns)];
            let seen = starts.into_iter().fold(0u32, |seen, (starts, domino)| {
                bits(starts as u128).fold(seen, |seen, at| seen | 1 << values[squares ^ domino << at])
            });
            let value = seen.trailing_ones() as usize;
            values[squares] = value as u8;
            if value == fewest.len() {
                fewest.push(squares);
            } else if squares.count_ones() < fewest[value].count_ones() {
                fewest[value] = squares;
            }
        }
        let spread = |squares: usize| {
            let places = bits(squares as u128).map(|at| at as usize);
            places.fold(S::zero(), |all, at| all | S::one() << (at / columns * C + at % columns))
        };
        // A value is the nim-sum of powers of two, which as values are not larger.
        let powers: Vec<u128> = (0..=fewest.len().ilog2())
            .map_while(|bit| fewest.get(1 << bit))
            .map(|&squares| word(spread(squares)))
            .collect();
        let sum = |value: usize| {
            let summands = powers.iter().enumerate().filter(|&(bit, _)| value >> bit & 1 == 1);
            summands.map(|(_, &word)| word).collect()
        };
        Small { words: (0..1 << powers.len()).map(sum).collect(), values }
    }

    /// The nim-value of squares that are a small part: all of them in the corner.
    #[inline(always)]
    pub(super) fn value<const C: usize, S: Squares<C>>(&self, squares: S) -> Option<u8> {
        let outside: u128 = squares.into() & const { !corner(C) };
        if outside != 0 {
            return None;
        }
        let squares = squares.to_usize()?;
        let packed = if C <= 4 {
            squares
        } else {
            (0..4).fold(0, |packed, row| packed | squares >> (row * (C - 4)) & 0xf << (4 * row))
        };
        self.values.get(packed).copied()
    }

    /// Words that are together worth a nim-sum of small parts.
    pub(super) fn words(&self, sum: NimValue) -> &[u128] {
        &self.words[sum.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Layout, with_layout};
    use super::super::left::regions;
    use super::*;

    /// So sizes get smaller with each move, whichever words stand for them.
    #[test]
    fn the_words_of_a_value_are_worth_it_and_as_small_as_any_part_of_it() {
        for bits in 1..=8 {
            let layout = Layout::of(8, bits).unwrap();
            with_layout!(layout, 0, |_squares, C| fewest::<C, _>(_squares));
        }
    }

    fn fewest<const C: usize, S: Squares<C>>(_: S) {
        let small = Small::of::<C, S>();
        for (squares, &value) in small.values.iter().enumerate() {
            let words = small.words(NimValue(value.into()));
            let size: u32 = words.iter().map(|&word| Layout::read(word).1.count_ones()).sum();
            assert!(size <= squares.count_ones(), "{C} {squares:b}: {value}");
            let worth = |&word: &u128| small.value(S::from(Layout::read(word).1).unwrap()).unwrap();
            assert_eq!(words.iter().map(worth).fold(0, |sum, worth| sum ^ worth), value);
        }
        for &power in small.words.iter().flatten() {
            let mut pieces = 0;
            regions::<C, S>(S::from(Layout::read(power).1).unwrap(), |_| pieces += 1);
            assert_eq!(pieces, 1);
        }
    }

    fn value<const C: usize, S: Squares<C>>(squares: S) -> Option<u8> {
        Small::of::<C, S>().value(squares)
    }

    /// The squares of two rows stand apart in boards with more columns, and are worth the same.
    #[test]
    fn parts_are_found_in_every_layout() {
        // A square of four is worth 0, and an angle of three 1.
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
            assert_eq!(of(bits, &[(0, 0), (7, 0)]), None);
        }
        assert_eq!(of(5, &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]), None);
    }
}
