//! The order of dominoes: the nearest to the middle first. With it a search needs half as many positions as
//! row by row.

use super::layout::Squares;
use super::sides::Domino;
use grundy_rules::Flow;
use num_traits::{AsPrimitive, PrimInt};
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// The orders on a board of some rows and columns.
pub(super) struct Order<S> {
    /// Among equally distant ones the horizontal dominoes first, row by row.
    pub(super) from_the_middle: Ranked<S>,
    /// Among equally distant ones the horizontal dominoes first, and of these the ones along the middle row
    /// or column. If nothing is cut, the search of some boards takes two thirds of the time with this order.
    pub(super) along_the_middle: Ranked<S>,
}

/// Dominoes in order, in groups of 64.
pub(super) struct Ranked<S>(Vec<Lot<S>>);

/// At most 64 dominoes, and the rank of each: looking it up takes less time than going through the ranks,
/// most of which are empty.
struct Lot<S> {
    dominoes: Vec<Domino<S>>,
    /// The ranks of the horizontal and of the vertical ones that begin on each set of the first four squares,
    /// of the next four, and so on.
    ranks: Vec<[[u64; 1 << SQUARES_AT_ONCE]; 2]>,
}

/// How many squares are looked up at once.
const SQUARES_AT_ONCE: usize = 4;

/// The orders on all boards in one layout, by rows and columns.
pub(super) type Orders<S> = OnceLock<Vec<OnceLock<Order<S>>>>;

/// Squares whose dominoes have orders.
pub(super) trait Ordered<const C: usize>: Squares<C> {
    /// Where the orders are kept.
    fn orders() -> &'static Orders<Self>;
}

impl<const C: usize> Ordered<C> for u64 {
    #[inline(always)]
    fn orders() -> &'static Orders<u64> {
        static ALL: [Orders<u64>; 8] = [const { Orders::new() }; 8];
        &ALL[C]
    }
}

impl<const C: usize> Ordered<C> for u128 {
    #[inline(always)]
    fn orders() -> &'static Orders<u128> {
        static ALL: Orders<u128> = Orders::new();
        &ALL
    }
}

impl<S> Order<S> {
    /// The order on a board in the first rows and columns.
    #[inline(always)]
    pub(super) fn of<const C: usize>((rows, columns): (usize, usize)) -> &'static Order<S>
    where
        S: Ordered<C>,
    {
        let boards = S::orders().get_or_init(|| {
            let most = S::BITS.div_ceil(C);
            (0..(most + 1) * (C + 1)).map(|_| OnceLock::new()).collect()
        });
        boards[rows * (C + 1) + columns].get_or_init(|| {
            let [from_the_middle, along_the_middle] =
                [false, true].map(|along| Ranked::new(&in_order(S::BITS, C, rows, columns, along), C));
            Order { from_the_middle, along_the_middle }
        })
    }
}

/// Whether a domino is vertical, and the square on which it begins: for all that fit a board, in words of
/// `room` bits with rows of `bits` bits.
fn in_order(room: usize, bits: usize, rows: usize, columns: usize, along: bool) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        for (upright, right) in [(0, 1), (1, 0)] {
            let end = bits * (row + upright) + column + right;
            if row + upright < rows && column + right < columns && end < room {
                let far =
                    [(2 * row + upright).abs_diff(rows - 1), (2 * column + right).abs_diff(columns - 1)];
                let beside = if along { far[upright] } else { 0 };
                all.push([far[0] + far[1], upright, beside, bits * row + column]);
            }
        }
    }
    all.sort_unstable();
    all.into_iter().map(|[_, upright, _, at]| (upright, at)).collect()
}

impl<S: PrimInt + AsPrimitive<usize>> Ranked<S> {
    #[inline(never)]
    fn new(dominoes: &[(usize, usize)], bits: usize) -> Ranked<S> {
        let fours = dominoes.iter().map(|&(_, at)| at / SQUARES_AT_ONCE + 1).max().unwrap_or(0);
        let lot = |some: &[(usize, usize)]| {
            let mut ranks = vec![[[0; 1 << SQUARES_AT_ONCE]; 2]; fours];
            for (rank, &(upright, at)) in some.iter().enumerate() {
                for (squares, ranks) in ranks[at / SQUARES_AT_ONCE][upright].iter_mut().enumerate() {
                    *ranks |= (squares as u64 >> (at % SQUARES_AT_ONCE) & 1) << rank;
                }
            }
            let domino = |&(upright, at): &(usize, usize)| Domino::new(upright, at, bits);
            Lot { dominoes: some.iter().map(domino).collect(), ranks }
        };
        Ranked(dominoes.chunks(u64::BITS as usize).map(lot).collect())
    }

    /// Visits the dominoes that begin on these squares, horizontal and vertical ones.
    #[inline(always)]
    pub(super) fn visit(&self, starts: [S; 2], mut each: impl FnMut(&Domino<S>) -> Flow) -> Flow {
        for Lot { dominoes, ranks } in &self.0 {
            let mut left = 0;
            for (four, [level, upright]) in ranks.iter().enumerate() {
                let [on_level, on_upright] =
                    starts.map(|starts| (starts >> (SQUARES_AT_ONCE * four)).as_() % (1 << SQUARES_AT_ONCE));
                left |= level[on_level] | upright[on_upright];
            }
            while left != 0 {
                each(&dominoes[left.trailing_zeros() as usize])?;
                left &= left - 1;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Layout, with_layout};
    use super::*;

    /// Both orders visit each domino once, and never a farther one before one nearer to the middle.
    #[test]
    fn the_middle_comes_first() {
        for bits in 1..=8 {
            with_layout!(Layout::of(8, bits).unwrap(), 0, |_squares, C| middle_first::<C, _>(_squares));
        }
    }

    fn middle_first<const C: usize, S: Ordered<C>>(_: S) {
        let most = S::BITS / C;
        for (rows, columns) in (1..=most).flat_map(|rows| (1..=C).map(move |columns| (rows, columns))) {
            let starts = |rows: usize, columns: usize| {
                let places = (0..rows).flat_map(|row| (0..columns).map(move |column| row * C + column));
                places.fold(S::zero(), |all, at| all | S::one() << at)
            };
            let dominoes = [starts(rows, columns - 1), starts(rows - 1, columns)];
            let order = Order::<S>::of::<C>((rows, columns));
            for (ranked, along) in [(&order.from_the_middle, false), (&order.along_the_middle, true)] {
                let visited = |starts: [S; 2]| {
                    let mut visited = Vec::new();
                    let _ = ranked.visit(starts, |domino| {
                        visited.push(domino.squares);
                        ControlFlow::Continue(())
                    });
                    visited
                };
                // Every third one, in the same order.
                let third = (0..S::BITS).step_by(3).fold(S::zero(), |all, at| all | S::one() << at);
                let some = visited(dominoes.map(|starts| starts & third));
                let visited = visited(dominoes);
                let begins = |domino: &&S| third >> domino.trailing_zeros() as usize & S::one() == S::one();
                assert!(visited.iter().filter(begins).eq(&some), "{rows}x{columns}");
                let place = |&domino: &S| {
                    let first = domino.trailing_zeros() as usize;
                    let last = S::BITS - 1 - domino.leading_zeros() as usize;
                    let far = [
                        (first / C + last / C).abs_diff(rows - 1),
                        (first % C + last % C).abs_diff(columns - 1),
                    ];
                    let upright = first / C < last / C;
                    let beside = if along { far[usize::from(upright)] } else { 0 };
                    (far[0] + far[1], upright, beside, domino)
                };
                assert!(visited.is_sorted_by_key(place), "{rows}x{columns}");
                let all = visited.iter().collect::<std::collections::BTreeSet<_>>();
                assert_eq!((all.len(), visited.len()), (2 * rows * columns - rows - columns, all.len()));
                assert!(visited.iter().all(|domino| domino.count_ones() == 2));
            }
        }
    }
}
