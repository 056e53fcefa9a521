//! The parts that a domino leaves of a part, as words.
//!
//! Only the graph of the squares of a part matters, and only up to these equalities. All of them hold move
//! for move, so that misère play would not distinguish them either:
//!
//! * Of several *leaves* (squares with one neighbour) at one square, all but one may go: a domino on any of
//!   them leaves the same, and when the square between them is covered they are out of play.
//! * A square may go if each neighbour has a leaf. A domino on it and a neighbour leaves the same as one on
//!   that neighbour and its leaf, by induction: there the square itself may go as well.
//!
//! Only the nim-sum of small parts matters here.
//!
//! # Reference
//! J. Lemoine, S. Viennot, *Nimbers are inevitable*, Theoret. Comput. Sci. 462 (2012), on Cram as a game on
//! graphs; the proofs are ours.

use super::layout::{Squares, columns, moved, word};
use super::sides::{Domino, Whole};
use super::small::Small;
use grundy_rules::compact::add;
use grundy_rules::{Flow, NimValue};
use smallvec::SmallVec;

/// The words of some parts.
pub(super) type Words = SmallVec<[u128; 4]>;

/// The words of all regions on which a domino fits. Two equal ones have the sum 0, and are left out.
pub(super) fn all_words<const C: usize, S: Squares<C>>(squares: S, words: &mut Words) {
    regions(simplified(squares), |region| {
        if region.count_ones() > 1 {
            add(words, word(region));
        }
    });
}

/// The result of a move: the nim-sum of the small parts, and the words of the others.
pub(super) struct Left {
    small: Small,
    sum: u8,
    words: Words,
}

impl Left {
    /// Nothing so far.
    #[inline(always)]
    pub(super) fn new(small: Small) -> Left {
        Left { small, sum: 0, words: Words::new() }
    }

    /// Visits everything that was added: a heap for the small parts, beside the words of the others.
    #[inline(always)]
    pub(super) fn visited(&self, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        each(NimValue(self.sum.into()), &self.words)
    }

    /// Adds a connected part, or nothing. In a browser this and others below are separate functions: inlined,
    /// they would be loaded several times.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn add<const C: usize, S: Squares<C>>(&mut self, part: S) {
        if part.is_zero() || self.add_small(part) {
            return;
        }
        let simpler = simplified(part);
        if simpler == part {
            add(&mut self.words, word(part));
            return;
        }
        regions(simpler, |region| {
            if !self.add_small(region) {
                add(&mut self.words, word(region));
            }
        });
    }

    /// Adds a part if it is small.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn add_small<const C: usize, S: Squares<C>>(&mut self, part: S) -> bool {
        let value = self.small.value(cornered(part));
        self.sum ^= value.unwrap_or(0);
        value.is_some()
    }

    /// Adds all regions that a domino leaves of a connected part; `whole` says where the part is connected.
    #[inline(always)]
    pub(super) fn add_sides<const C: usize, S: Squares<C>>(
        &mut self,
        rest: S,
        domino: &Domino<S>,
        whole: Whole<S>,
    ) {
        if !whole.beside(domino) {
            return self.add_pieces(rest, widened(domino.squares, rest));
        }
        let [before, after] = domino.sides.map(|side| rest & side);
        let between = rest & !(before | after);
        let [from_before, from_after] = [before << C, after >> C].map(|next| {
            let next = next & between;
            // In three columns no square between is farther away.
            if C > 3 { reached(next, between) } else { widened(widened(next, between), between) }
        });
        let (mut one, mut other) = (before | from_before, after | from_after);
        if !(from_before & from_after).is_zero() {
            (one, other) = (one | other, S::zero());
        }
        self.add(one);
        self.add(other);
        let lone = between & !(from_before | from_after);
        if !lone.is_zero() {
            regions(lone, |region| self.add(region));
        }
    }

    /// Adds all regions that a move leaves of a connected part: each has one of the squares that the move
    /// touches.
    #[inline(always)]
    pub(super) fn add_pieces<const C: usize, S: Squares<C>>(&mut self, mut rest: S, mut touched: S) {
        let mut together = S::zero();
        while !touched.is_zero() {
            let mut next = rest;
            if !(touched & !together).is_zero() {
                [next, together] = piece(rest, touched);
            }
            self.add(next);
            rest = rest & !next;
            touched = touched & !next;
        }
    }
}

/// A region with some of the touched squares; the last one has all remaining ones. Also some connected
/// squares, mostly of another region.
#[inline(always)]
fn piece<const C: usize, S: Squares<C>>(squares: S, touched: S) -> [S; 2] {
    let mut one = S::one() << touched.trailing_zeros() as usize;
    let mut other = S::one() << (S::BITS - 1 - touched.leading_zeros() as usize);
    // From two sides, until one of them is complete: mostly one piece is much smaller than the other. A piece
    // with all touched squares is the whole rest.
    loop {
        if (touched & !one).is_zero() {
            return [squares, other];
        }
        let [wider, wider_other] = [one, other].map(|some| widened(widened(some, squares), squares));
        if wider == one {
            return [one, wider_other];
        }
        if wider_other == other {
            return [other, wider];
        }
        (one, other) = if (wider & wider_other).is_zero() {
            (wider, wider_other)
        } else {
            let both = wider | wider_other;
            (both, both)
        };
    }
}

/// Visits the regions of some squares.
#[inline(always)]
pub(super) fn regions<const C: usize, S: Squares<C>>(mut rest: S, mut each: impl FnMut(S)) {
    while !rest.is_zero() {
        let region = reached(S::one() << rest.trailing_zeros() as usize, rest);
        rest = rest & !region;
        each(region);
    }
}

/// Some squares and all that are connected with them.
#[inline(always)]
fn reached<const C: usize, S: Squares<C>>(mut squares: S, free: S) -> S {
    loop {
        let wider = widened(widened(squares, free), free);
        if wider == squares {
            return squares;
        }
        squares = wider;
    }
}

/// Some squares and their neighbours, if they are free.
#[inline(always)]
pub(super) fn widened<const C: usize, S: Squares<C>>(squares: S, free: S) -> S {
    let [down, up, right, left] = moved(squares);
    (squares | down | up | right | left) & free
}

/// A part moved to the first row, and also to the first column if the corner of small parts has fewer columns
/// than the board may have.
#[inline(always)]
fn cornered<const C: usize, S: Squares<C>>(part: S) -> S {
    let first = if C <= 4 { 0 } else { columns(part).trailing_zeros() as usize };
    part >> (part.trailing_zeros() as usize / C * C) >> first
}

/// Removes superfluous leaves, and squares whose neighbours all have leaves.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn simplified<const C: usize, S: Squares<C>>(mut squares: S) -> S {
    loop {
        let [above, below, before, after] = moved(squares);
        let odd = above ^ below ^ before ^ after;
        let two = (above & below) | (before & after) | ((above | below) & (before | after));
        let leaves = squares & odd & !two;
        // The squares that have a leaf, seen from each side; the leaf that is seen first stays.
        let [down, up, right, left] = moved(leaves).map(|at| at & squares);
        let mut seen = down;
        let mut gone = (seen & right) >> 1;
        seen = seen | right;
        gone = gone | (seen & up) << C;
        seen = seen | up;
        gone = gone | (seen & left) << 1;
        seen = seen | left;
        let others = squares & !leaves & !seen;
        let [down, up, right, left] = moved(others);
        let lone = others & !(down | up | right | left);
        let simpler = squares & !(gone | lone);
        if simpler == squares {
            return squares;
        }
        squares = simpler;
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Layout, with_layout};
    use super::*;
    use proptest::prelude::*;

    /// Eight rows.
    const SQUARES: u64 = (1 << 56) - 1;

    fn left(small: Small, add: impl FnOnce(&mut Left)) -> (u8, Words) {
        let mut left = Left::new(small);
        add(&mut left);
        left.words.sort_unstable();
        (left.sum, left.words)
    }

    fn regions_of(squares: u64) -> Vec<u64> {
        let mut all = Vec::new();
        regions::<7, u64>(squares, |region| all.push(region));
        all
    }

    #[test]
    fn small_parts_are_found_wherever_they_stand() {
        for columns in 3..=8 {
            let layout = Layout::of(8, columns).unwrap();
            with_layout!(layout, 0, |nothing, C| angles_are_found::<C, _>(nothing));
        }
    }

    /// Three squares in an angle have the value 1.
    fn angles_are_found<const C: usize, S: Squares<C>>(_: S) {
        let angle = S::one() | S::one() << 1 | S::one() << (C + 1);
        for at in (0..6).flat_map(|row| (0..C - 1).map(move |column| row * C + column)) {
            let mut left = Left::new(Small::of::<C>());
            left.add(angle << at);
            assert_eq!((left.sum, left.words.len()), (1, 0), "{C} columns, {at}");
        }
    }

    fn pieces_are_regions<const C: usize, S: Squares<C>>(squares: S, upright: usize, at: usize) {
        let domino = &Domino::<S>::new(upright, at, C);
        let fits = upright == 1 || at % C + 1 < C;
        let mut parts = Vec::new();
        regions(squares, |part| parts.push(part));
        for part in parts.into_iter().filter(|&part| fits && part & domino.squares == domino.squares) {
            let (rest, small) = (part & !domino.squares, Small::of::<C>());
            let pieces = left(small, |left| left.add_pieces(rest, widened(domino.squares, rest)));
            let sides = left(small, |left| left.add_sides(rest, domino, Whole::of(part)));
            let all = left(small, |left| regions(rest, |region| left.add(region)));
            assert_eq!((&pieces, &sides), (&all, &all), "{:x} {at}", part.into());
        }
    }

    /// From the left of the sixth row around to its third square; below the domino at its end is another
    /// piece.
    #[test]
    fn what_hangs_together_between_two_sides_is_found() {
        let rows = [0b1111, 0b1111, 0b1111, 0b1111, 0b0001, 0b1101, 0b1111, 0b1000, 0b1111];
        let squares = rows.iter().rev().fold(0u64, |all, row| all << 4 | row);
        pieces_are_regions::<4, u64>(squares, 1, 4 * 5 + 3);
    }

    proptest! {
        #[test]
        fn the_pieces_that_a_move_leaves_are_its_regions(
            columns in 1usize..=8,
            squares in any::<u64>(),
            more in any::<u64>(),
            at in 0usize..56,
            upright in 0usize..2,
        ) {
            let squares = (squares | more) & SQUARES;
            let layout = Layout::of(7, columns).unwrap();
            with_layout!(layout, u128::from(squares), |squares, C| pieces_are_regions::<C, _>(squares, upright, at));
        }

        #[test]
        fn what_is_said_to_hang_together_does(squares in any::<u64>(), more in any::<u64>(), touched in any::<u64>()) {
            let squares = (squares | more) & SQUARES;
            let regions = regions_of(squares);
            // Each region has a touched square, as after a move.
            let touched = regions.iter().fold(squares & touched, |touched, region| touched | region & region.wrapping_neg());
            let [one, together] = piece::<7, u64>(squares, touched);
            prop_assert!(regions.contains(&one), "{:x} {:x}", squares, touched);
            prop_assert!(together != 0 && regions.iter().any(|region| together & !region == 0), "{:x} {:x}", squares, touched);
        }
    }
}
