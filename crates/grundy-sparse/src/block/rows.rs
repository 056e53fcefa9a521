//! Near taps if at most 32 values are told apart: the open values of the next 32 heaps stay in registers.
//!
//! Four heaps are filled at a time. What the last four values leave open is looked up, heap by heap. Each
//! known value is pushed into the sets of the heaps after these, all at once; nothing waits for it. Farther
//! taps are marked for sixteen heaps at once, some steps ahead: if moves may take different numbers of coins
//! and leave the same, once for all of these numbers.

use super::size::{BLOCK, PART, ROW};
use super::tap::{Tap, Taps};
use std::collections::BTreeSet;

/// How many heaps are filled at a time.
pub(crate) const STEP: usize = 4;
/// Taps nearer than this are looked up: a pushed value arrives one step later, at the next place.
pub(crate) const CLOSE_BELOW: usize = STEP + 1;
/// Taps nearer than this, but not close, are pushed: the farthest, from the last place of a step, to the last
/// of the heaps ahead.
pub(crate) const PUSHED_BELOW: usize = 2 * ROW + 1;
const _: () = assert!(STEP - 1 + PUSHED_BELOW - 1 - STEP < 2 * ROW);
/// Taps at least this far away are marked for a whole block.
pub(crate) const FAR_FROM: usize = BLOCK + PART;
// A middle tap reads sixteen of the [`FAR_FROM`] values before some heaps, from one of the first 64 places
// on.
const _: () = assert!(FAR_FROM - PUSHED_BELOW < BLOCK && BLOCK + PART <= FAR_FROM);
/// How many values are told apart.
const VALUES: u8 = u32::BITS as u8;
/// Values that occur are below this, which stands for a rare heap.
pub(crate) const RARE_VALUE: usize = 2 * VALUES as usize;

/// How to handle the near taps of narrow games.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    /// The distance of the nearest tap, or [`CLOSE_BELOW`].
    pub(crate) nearest: usize,
    /// The first distance from there on without exactly one tap whose constant is 0.
    pub(crate) looked_up: usize,
    /// One entry for each value that may occur, and one for a rare heap.
    pub(crate) values: Box<[Leaves; RARE_VALUE + 1]>,
    /// Taps that are neither near nor far.
    pub(crate) middle: Vec<Middle>,
    pub(crate) far: Taps,
    /// What `middle` and `far` exclude is excluded this many heaps later, too: a move that takes this many
    /// more coins leaves the same heaps.
    pub(crate) later: Vec<usize>,
    /// Taps that are neither near nor far, and do not repeat in this way.
    pub(crate) others: Vec<Middle>,
}

/// What a value leaves open by the near taps, as sets. The table is aligned, so that a shift of the value
/// gives its place.
#[derive(Clone, Copy, Debug)]
#[repr(align(1024))]
pub(crate) struct Leaves {
    /// For a value at each place of a step: the sets of the 32 heaps from the next step on.
    pub(crate) pushed: [[[u32; ROW]; 2]; STEP],
    /// The sets at each distance below [`CLOSE_BELOW`], less one.
    pub(crate) close: [u32; CLOSE_BELOW - 1],
}

impl Leaves {
    const ALL: Leaves = Leaves { pushed: [[[!0; ROW]; 2]; STEP], close: [!0; CLOSE_BELOW - 1] };
}

/// A tap that is neither near nor far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Middle {
    /// The place of the value for the first of sixteen heaps in the window of [`FAR_FROM`] values before
    /// them.
    pub(crate) place: u8,
    /// The nim-summand for each of these values.
    pub(crate) constant: u32,
}

/// These taps, by ascending distance, in the order of marking: the farthest first, since the values for the
/// nearest were written last.
fn middle(taps: &[Tap]) -> Vec<Middle> {
    let middle = |tap: &Tap| Middle { place: (FAR_FROM - tap.offset) as u8, constant: tap.constant().into() };
    taps.iter().rev().map(middle).collect()
}

impl Rows {
    /// All taps, by ascending distance. `more` lists how many more coins than the fewest a move to two heaps
    /// may take.
    pub(crate) fn new(taps: &[Tap], more: &[usize]) -> Rows {
        let nearer = |distance: usize| taps.partition_point(|tap| tap.offset < distance);
        let (close, pushed) = (nearer(CLOSE_BELOW), nearer(PUSHED_BELOW));
        let (first, others, later) = match once(&taps[pushed..], more) {
            Some((first, others)) => (first, others, more.to_vec()),
            None => (taps[pushed..].to_vec(), vec![], vec![]),
        };
        let far = first.partition_point(|tap| tap.offset < FAR_FROM);
        let nearest = taps.first().map_or(CLOSE_BELOW, |tap| tap.offset);
        let plain = |distance: usize| taps[nearer(distance)..nearer(distance + 1)] == [Tap::new(distance, 0)];
        let mut values: Box<[Leaves; RARE_VALUE + 1]> = vec![Leaves::ALL; RARE_VALUE + 1]
            .try_into()
            .unwrap_or_else(|_| unreachable!("so many were made"));
        for (value, leaves) in (0..).zip(&mut values[..RARE_VALUE]) {
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
            looked_up: (nearest..).find(|&distance| !plain(distance)).unwrap_or(CLOSE_BELOW),
            values,
            middle: middle(&first[..far]),
            far: Taps::new(first[far..].to_vec()),
            later,
            others: middle(&others),
        }
    }

    /// The sets that a heap with this value leaves open.
    pub(crate) fn leaves(&self, value: u8) -> &Leaves {
        &self.values[usize::from(value).min(RARE_VALUE)]
    }

    /// Adds taps of one rare heap, farther than a block and a part of one, by ascending distance, one for
    /// each number of coins that a move takes. If the others repeat the first, only that is added.
    pub(crate) fn add(&mut self, taps: impl Iterator<Item = Tap>) {
        let all = if self.later.is_empty() { usize::MAX } else { 1 };
        taps.take(all).for_each(|tap| self.far.insert(tap));
    }
}

/// Splits taps, by ascending distance: those that occur again at all the distances `more` farther, without
/// these repetitions, and all others. `None` if one of the others is far, if a distance in `more` exceeds a
/// part of a block, or if nothing repeats.
pub(crate) fn once(taps: &[Tap], more: &[usize]) -> Option<(Vec<Tap>, Vec<Tap>)> {
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
    let far = others.last().is_some_and(|tap| tap.offset >= FAR_FROM);
    (!again.is_empty() && !far).then_some((first, others))
}
