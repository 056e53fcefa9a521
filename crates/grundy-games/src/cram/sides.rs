//! The two sides of a domino: mostly one piece on each, so that no search for regions is necessary.

use super::layout::Squares;
use num_traits::PrimInt;

/// A domino on a board.
pub(super) struct Domino<S> {
    /// The squares that it covers.
    pub(super) squares: S,
    /// All squares of the rows before it, and of those after it.
    pub(super) sides: [S; 2],
    /// The squares of the rows next to it.
    beside: S,
}

impl<S: PrimInt> Domino<S> {
    /// A horizontal or vertical one that begins on this square, with rows of `bits` bits.
    pub(super) fn new(upright: usize, at: usize, bits: usize) -> Domino<S> {
        let rows = |rows: usize| lowest::<S>(rows * bits);
        let (first, end) = (at / bits, at / bits + 1 + upright);
        let [before, after] = [rows(first), !rows(end)];
        let beside = before & !rows(first.saturating_sub(1)) | after & rows(end + 1);
        Domino { squares: (S::one() | S::one() << [1, bits][upright]) << at, sides: [before, after], beside }
    }
}

/// The lowest `bits` bits.
fn lowest<S: PrimInt>(bits: usize) -> S {
    if bits < S::zero().count_zeros() as usize { (S::one() << bits) - S::one() } else { !S::zero() }
}

/// Up to which row a part is connected from its first row on, and from which row on to its last one.
#[derive(Clone, Copy)]
pub(super) struct Whole<S> {
    /// The first squares of the rows up to which it may be several regions, and of those from which on it
    /// may.
    apart: [S; 2],
}

/// With more columns, few rows are known to be connected, and the answer is always no.
const MAX_COLUMNS: usize = 4;

impl<S> Whole<S> {
    /// A row with one run is connected: everything on one side reaches it there. So is a row whose runs all
    /// touch the row before, if the part is connected up to that one.
    #[inline(always)]
    pub(super) fn of<const C: usize>(part: S) -> Whole<S>
    where
        S: Squares<C>,
    {
        if C > MAX_COLUMNS {
            return Whole { apart: [S::FIRST_COLUMN; 2] };
        }
        let begins = part & !((part & !S::LAST_COLUMN) << 1);
        let (mut one, mut several) = (S::zero(), S::zero());
        for column in 0..C {
            let begins = begins >> column & S::FIRST_COLUMN;
            several = several | one & begins;
            one = one | begins;
        }
        Whole { apart: [apart(part, several, |row| row << C), apart(part, several, |row| row >> C)] }
    }

    /// Whether a domino leaves one piece or nothing on each side.
    #[inline(always)]
    pub(super) fn beside<const C: usize>(&self, domino: &Domino<S>) -> bool
    where
        S: Squares<C>,
    {
        let [before, after] = [0, 1].map(|side| self.apart[side] & domino.sides[side]);
        C <= MAX_COLUMNS && ((before | after) & domino.beside).is_zero()
    }
}

/// Those of the rows of several runs up to which a part may be several regions, seen from one side: `next`
/// moves each row to the next one.
#[inline(always)]
fn apart<const C: usize, S: Squares<C>>(part: S, several: S, next: impl Fn(S) -> S) -> S {
    let in_row = |some: S| (some & !S::LAST_COLUMN) << 1 | (some & !S::FIRST_COLUMN) >> 1;
    let touching = (1..C).fold(part & next(part), |some, _| some | in_row(some) & part);
    let alone = part & !touching;
    let mut apart = several & (0..C).fold(S::zero(), |rows, column| rows | alone >> column);
    loop {
        let more = apart | several & next(apart);
        if more == apart {
            return apart;
        }
        apart = more;
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Layout, with_layout};
    use super::super::left::regions;
    use super::*;
    use proptest::prelude::*;

    fn check<const C: usize, S: Squares<C>>(squares: S) {
        let rows = S::BITS / C - 1;
        let squares = squares & lowest(rows * C);
        let mut parts = Vec::new();
        regions(squares, |part| parts.push(part));
        for part in parts {
            let whole = Whole::of(part);
            for (upright, at) in
                (0..2).flat_map(|upright| (0..(rows - upright) * C).map(move |at| (upright, at)))
            {
                let domino = Domino::<S>::new(upright, at, C);
                if (upright == 0 && at % C == C - 1) || domino.squares & !part != S::zero() {
                    continue;
                }
                let [before, after] = domino.sides;
                let (first, last) = (at / C, at / C + upright);
                let row = |square: usize| square / C;
                for square in 0..S::BITS {
                    let in_side = [before, after].map(|side| !(side >> square & S::one()).is_zero());
                    assert_eq!(in_side, [row(square) < first, row(square) > last], "{square}");
                }
                let mut several = false;
                for side in domino.sides {
                    let mut found = 0;
                    regions(part & side, |_| found += 1);
                    several |= found > 1;
                }
                assert!(!several || !whole.beside(&domino), "{:x} {at}", part.into());
                let rows = [first.wrapping_sub(1), last + 1]
                    .map(|next| if next < rows { part >> (next * C) & S::FIRST_ROW } else { S::zero() });
                let runs = rows.map(|row| (row & !(row << 1)).count_ones());
                assert!(C > MAX_COLUMNS || whole.beside(&domino) || runs.into_iter().any(|runs| runs > 1));
            }
        }
    }

    proptest! {
        #[test]
        fn what_is_said_to_be_whole_is(columns in 1usize..=8, squares in any::<u128>(), more in any::<u128>()) {
            let layout = Layout::of(7, columns).unwrap();
            with_layout!(layout, squares | more, |squares, C| check::<C, _>(squares));
        }
    }

    /// Two legs that are joined before them, two that are not, and the same two after them.
    #[test]
    fn legs_are_whole_where_they_are_joined() {
        let domino = |row: usize| Domino::<u64>::new(0, 3 * row, 3);
        // Rows from the first one on, of three bits each.
        let board = |rows: &[u64]| rows.iter().rev().fold(0, |all, row| all << 3 | row);
        let joined = Whole::of::<3>(board(&[0b111, 0b101, 0b101, 0b111, 0b111]));
        assert!((0..=4).all(|row| joined.beside::<3>(&domino(row))));
        let open = Whole::of::<3>(board(&[0b011, 0b101, 0b101, 0b111, 0b111]));
        assert_eq!([0, 3, 4].map(|row| open.beside::<3>(&domino(row))), [true, false, true]);
        let below = Whole::of::<3>(board(&[0b111, 0b111, 0b101, 0b101]));
        assert_eq!([0, 1].map(|row| below.beside::<3>(&domino(row))), [true, false]);
    }
}
