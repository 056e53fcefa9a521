//! Near taps where at most 32 values are told apart: what is open at the next 32 heaps stays in registers.
//!
//! Four heaps are filled at a time. What the last four values leave open is looked up, heap by heap. Each value that is
//! known is pushed into the sets of the heaps behind these, all at once, and is not waited for. Farther taps are
//! marked for sixteen heaps at once, some steps ahead: where moves may take different numbers of coins and leave the
//! same, once for all of them.

mod ahead;

pub(super) use ahead::fill_by_rows;
pub(in super::super) use ahead::{Ahead, Filling, fill_rows, mark_far};

use super::{BLOCK, PART, ROW};
use crate::sequence::sparse::lanes::{Lanes, Tap, Taps};
use std::collections::BTreeSet;

/// So many heaps are filled at a time.
const STEP: usize = 4;
/// Taps nearer than this are looked up: what is pushed is there a step later, at the next place.
const CLOSE: usize = STEP + 1;
/// Taps nearer than this, but not close, are pushed: the farthest of them, from the last place of a step, to the last of the
/// heaps ahead.
const PUSHED: usize = 2 * ROW + 1;
const _: () = assert!(STEP - 1 + PUSHED - 1 - STEP < 2 * ROW);
/// Taps at least this far are marked for a whole block.
const FAR: usize = BLOCK + PART;
// Of the values that start so many heaps before, what is neither near nor far sees sixteen that start at one of the first 64.
const _: () = assert!(FAR - PUSHED < BLOCK && BLOCK + PART <= FAR);
/// So many values are told apart.
const VALUES: u8 = u32::BITS as u8;
/// Values that occur are below this, which stands for a rare heap.
const OTHER: usize = 2 * VALUES as usize;

/// How the near taps of narrow games are taken.
#[derive(Clone, Debug)]
pub(in super::super) struct Rows {
    /// The distance of the nearest tap, or [`CLOSE`].
    nearest: usize,
    /// The first distance from there on where there is not just one tap, whose constant is 0.
    looked_up: usize,
    /// For each value that may occur, and for a rare heap.
    values: Box<[Leaves; OTHER + 1]>,
    /// Taps that are neither near nor far.
    middle: Vec<Middle>,
    far: Taps,
    /// What these two exclude is excluded so many heaps later, too: a move that takes so many coins more leaves the same.
    later: Vec<usize>,
    /// Taps that are neither near nor far, and of which that is not so.
    others: Vec<Middle>,
}

/// What a value leaves open by the near taps, as sets. A shift of the value is its place in the table.
#[derive(Clone, Copy, Debug)]
#[repr(align(1024))]
struct Leaves {
    /// For a value at each place of a step: of the 32 heaps from the next step on.
    pushed: [[[u32; ROW]; 2]; STEP],
    /// At each distance below [`CLOSE`], less one.
    close: [u32; CLOSE - 1],
}

impl Leaves {
    const ALL: Leaves = Leaves { pushed: [[[!0; ROW]; 2]; STEP], close: [!0; CLOSE - 1] };
}

/// A tap that is neither near nor far.
#[derive(Clone, Copy, Debug)]
struct Middle {
    /// Where in the window of [`FAR`] values before sixteen heaps the value for the first of them stands.
    place: u8,
    /// What is nim-added to each of these values.
    constant: u32,
}

/// These taps, by ascending distance, as they are marked: the farthest first, as the values that the nearest see were written
/// just now.
fn middle(taps: &[Tap]) -> Vec<Middle> {
    let middle = |tap: &Tap| Middle { place: (FAR - tap.offset) as u8, constant: tap.constant().into() };
    taps.iter().rev().map(middle).collect()
}

impl Middle {
    /// What it marks for sixteen heaps, before which these values are.
    #[inline(always)]
    fn hot<L: Lanes>(self, window: &[u8; FAR]) -> L::Row {
        // The remainder is for the compiler, which then need not look for the end.
        let place = usize::from(self.place) % BLOCK;
        let values = window[place..].first_chunk().unwrap_or_else(|| unreachable!("sixteen are left"));
        L::row_hot(values, self.constant)
    }
}

impl Rows {
    /// All taps, by ascending distance, where moves that leave two heaps take some coins or so many more.
    pub(in super::super) fn new(taps: &[Tap], more: &[usize]) -> Rows {
        let nearer = |distance: usize| taps.partition_point(|tap| tap.offset < distance);
        let (close, pushed) = (nearer(CLOSE), nearer(PUSHED));
        let (first, others, later) = match once(&taps[pushed..], more) {
            Some((first, others)) => (first, others, more.to_vec()),
            None => (taps[pushed..].to_vec(), vec![], vec![]),
        };
        let far = first.partition_point(|tap| tap.offset < FAR);
        let nearest = taps.first().map_or(CLOSE, |tap| tap.offset);
        let plain = |distance: usize| taps[nearer(distance)..nearer(distance + 1)] == [Tap::new(distance, 0)];
        let mut values: Box<[Leaves; OTHER + 1]> =
            vec![Leaves::ALL; OTHER + 1].try_into().unwrap_or_else(|_| unreachable!("so many were made"));
        for (value, leaves) in (0..).zip(&mut values[..OTHER]) {
            let excluded = |tap: &Tap| 1u32.checked_shl((value ^ tap.constant()).into()).unwrap_or(0);
            for tap in &taps[..close] {
                leaves.close[tap.offset - 1] &= !excluded(tap);
            }
            for tap in &taps[close..pushed] {
                for (place, [low, high]) in leaves.pushed.iter_mut().enumerate() {
                    let heap = place + tap.offset - STEP;
                    let row = if heap < ROW { low } else { high };
                    row[heap % ROW] &= !excluded(tap);
                }
            }
        }
        Rows {
            nearest,
            looked_up: (nearest..).find(|&distance| !plain(distance)).unwrap_or(CLOSE),
            values,
            middle: middle(&first[..far]),
            far: Taps::new(first[far..].to_vec()),
            later,
            others: middle(&others),
        }
    }

    /// What a heap leaves open.
    fn leaves(&self, value: u8) -> &Leaves {
        &self.values[usize::from(value).min(OTHER)]
    }

    /// Takes up taps that are farther than a block and a part of one, by ascending distance: one for each number of coins
    /// that a move takes.
    pub(in super::super) fn add(&mut self, taps: impl Iterator<Item = Tap>) {
        let all = if self.later.is_empty() { usize::MAX } else { 1 };
        taps.take(all).for_each(|tap| self.far.insert(tap));
    }
}

/// Of taps by ascending distance the first of those that are there again so many heaps farther, in each case, and all
/// others; `None` if one of these is far, if so many heaps are more than a part of a block has, and where nothing is gained.
fn once(taps: &[Tap], more: &[usize]) -> Option<(Vec<Tap>, Vec<Tap>)> {
    if more.iter().any(|&more| more > PART) {
        return None;
    }
    let (mut first, mut others, mut again) = (vec![], vec![], BTreeSet::new());
    let there = |tap: &Tap| taps.binary_search(tap).is_ok();
    for &tap in taps {
        let farther = more.iter().map(|more| Tap { offset: tap.offset + more, ..tap });
        if again.contains(&tap) {
            continue;
        }
        if farther.clone().all(|tap| there(&tap)) {
            again.extend(farther);
            first.push(tap);
        } else {
            others.push(tap);
        }
    }
    let far = others.last().is_some_and(|tap| tap.offset >= FAR);
    (!again.is_empty() && !far).then_some((first, others))
}

#[cfg(test)]
mod tests {
    use super::super::{Block, Checks, End, Marking, Plan, Run, Work};
    use super::*;
    use crate::sequence::sparse::lanes::Path;
    use crate::sequence::sparse::past::NONE;
    use crate::sequence::sparse::taps;
    use proptest::prelude::*;

    fn random(seed: u64, i: usize) -> u8 {
        (seed.wrapping_mul(2 * i as u64 + 1) >> 40) as u8
    }

    /// Three blocks behind some values are filled as these taps say, with each way to arrange them, or so many of them.
    fn filled_as_by_hand(taps: &[Tap], more: &[usize], groups: usize, seed: u64) -> usize {
        let at = 512;
        // One heap in eight is rare or has a value that is not told apart: a constant must not make it one that is.
        let any = |i: usize| match random(seed, i) {
            byte @ 0..16 => 32 + 2 * byte,
            16..32 => NONE,
            byte => byte % (8 * groups as u8),
        };
        let values: Vec<u8> = (0..at + 4 * BLOCK).map(|i| if i < at { any(i) } else { 0 }).collect();
        let mut by_hand = values.clone();
        // With one group there may be a heap without a value below those told apart: its block is not filled.
        let mut blocks = 3;
        for heap in at..at + 3 * BLOCK {
            let option = |tap: &Tap| by_hand[heap - tap.offset] ^ tap.constant();
            let excluded = |value| taps.iter().any(|tap| option(tap) == value);
            by_hand[heap] = (0..).find(|&value| !excluded(value)).unwrap();
            if usize::from(by_hand[heap]) >= 8 * groups {
                blocks = (heap - at) / BLOCK;
                break;
            }
        }
        let mut sorted = taps.to_vec();
        sorted.sort_unstable();
        for path in Path::available() {
            for rows in [None, Some(Rows::new(&sorted, &[])), Some(Rows::new(&sorted, more))] {
                let plan = Plan { rows, ..taps::arrange(taps.to_vec(), &[], groups, false) };
                let witnesses = Marking { groups, ..Marking::default() };
                let checks = Checks { witnesses, ..Checks::default() };
                let (mut filled, mut block) = (values.clone(), Block::new());
                let (past, block, work) = (&mut filled[..], &mut block, Work::Fill);
                let run =
                    Run { past, at, blocks: 3, work, plan: &plan, checks: &checks, block, marked: None };
                let end = if blocks == 3 { End::Done } else { End::Unfilled };
                assert_eq!(path.run(run), (blocks, end));
                let known = ..at + blocks * BLOCK;
                assert!(filled[known] == by_hand[known], "{path:?} {taps:?} {more:?}");
            }
        }
        blocks
    }

    #[test]
    fn at_each_distance_a_tap_is_taken_once_however_it_is_taken() {
        let bounds = [CLOSE, PUSHED, FAR].map(|bound| [bound - 1, bound, bound + 1]);
        for distance in bounds.into_iter().flatten().chain([1, 2, 3, PART, BLOCK, 2 * BLOCK]) {
            for (groups, more) in [(1, 1), (4, PART)] {
                let taps: Vec<Tap> =
                    (0..).zip([distance, distance + more, 200]).map(|(i, o)| Tap::new(o, i)).collect();
                assert_eq!(filled_as_by_hand(&taps, &[more], groups, distance as u64), 3);
                let same = [distance, distance + more].map(|offset| Tap::new(offset, 3));
                assert_eq!(filled_as_by_hand(&same, &[more], groups, distance as u64), 3);
            }
        }
    }

    #[test]
    fn a_block_with_a_value_that_is_not_told_apart_is_not_filled() {
        let seed = 17_005_565_714_744_584_851;
        let offsets = [4, 22, 30, 41, 51, 61, 216, 247];
        let constant = |offset: usize| random(seed, offset) % 8 * (random(seed, offset) % 2);
        let taps = offsets.map(|offset| Tap::new(offset, constant(offset)));
        assert!(filled_as_by_hand(&taps, &[], 1, seed) < 3);
    }

    #[test]
    fn what_is_there_again_is_taken_once() {
        let taps = |offsets: &[(usize, u8)]| {
            offsets.iter().map(|&(offset, constant)| Tap::new(offset, constant)).collect()
        };
        let all: Vec<Tap> =
            taps(&[(40, 1), (41, 1), (43, 1), (50, 2), (51, 2), (60, 3), (90, 0), (91, 0), (93, 0)]);
        let once = |more: &[usize]| super::once(&all, more);
        assert_eq!(once(&[1, 3]), Some((taps(&[(40, 1), (90, 0)]), taps(&[(50, 2), (51, 2), (60, 3)]))));
        // One of the far taps would be left over.
        assert_eq!(once(&[1]), None);
        assert_eq!((once(&[]), once(&[17])), (None, None));
    }

    #[test]
    fn a_late_rare_heap_is_taken_up_as_if_it_had_been_there() {
        let taps = |rare: usize, constant: u8| [0, 1, 3].map(|more| Tap::new(rare + more, constant));
        let (first, second, late) = (taps(40, 1), taps(120, 2), taps(200, 3));
        for more in [&[][..], &[1, 3]] {
            let mut rows = Rows::new(&[first, second].concat(), more);
            rows.add(late.into_iter());
            assert_eq!(rows.far.to_vec(), Rows::new(&[first, second, late].concat(), more).far.to_vec());
        }
    }

    proptest! {
        #[test]
        fn rows_fill_as_heap_by_heap(
            nearest in 1usize..20,
            close in prop::collection::btree_set(0usize..7, 0..6),
            plain in any::<bool>(),
            offsets in prop::collection::btree_set(0usize..100, 1..7),
            far in prop::collection::btree_set(100usize..300, 0..4),
            more in prop::collection::btree_set(1usize..20, 0..3),
            groups in 1usize..=4,
            seed in any::<u64>(),
        ) {
            let offsets = close.union(&offsets).map(|offset| offset + nearest).chain(far);
            // One constant in two is 0, or all of the nearest.
            let zero = |offset: usize| plain && offset < CLOSE || random(seed, offset) % 2 == 0;
            let constant = |offset: usize| if zero(offset) { 0 } else { random(seed, offset) % (8 * groups as u8) };
            let mut taps: Vec<Tap> = offsets.map(|offset| Tap::new(offset, constant(offset))).collect();
            let more: Vec<usize> = more.into_iter().collect();
            // One tap in eight is alone.
            let again = |tap: &Tap| if random(seed, 3 * tap.offset) % 8 == 0 { &[][..] } else { &more };
            let later = |tap: &Tap| {
                let tap = *tap;
                again(&tap).iter().map(move |more| Tap { offset: tap.offset + more, ..tap })
            };
            taps.extend(taps.iter().flat_map(later).collect::<Vec<_>>());
            filled_as_by_hand(&taps, &more, groups, seed);
        }
    }
}
