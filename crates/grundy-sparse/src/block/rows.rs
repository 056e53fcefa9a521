//! Near taps where at most 32 values are told apart: what is open at the next 32 heaps stays in registers.
//!
//! Four heaps are filled at a time. What the last four values leave open is looked up, heap by heap. Each value that is
//! known is pushed into the sets of the heaps behind these, all at once, and is not waited for. Farther taps are
//! marked for sixteen heaps at once, some steps ahead: where moves may take different numbers of coins and leave the
//! same, once for all of them.

use super::size::{BLOCK, PART, ROW};
use super::tap::{Tap, Taps};
use std::collections::BTreeSet;

/// So many heaps are filled at a time.
pub(crate) const STEP: usize = 4;
/// Taps nearer than this are looked up: what is pushed is there a step later, at the next place.
pub(crate) const CLOSE: usize = STEP + 1;
/// Taps nearer than this, but not close, are pushed: the farthest of them, from the last place of a step, to the last of the
/// heaps ahead.
pub(crate) const PUSHED: usize = 2 * ROW + 1;
const _: () = assert!(STEP - 1 + PUSHED - 1 - STEP < 2 * ROW);
/// Taps at least this far are marked for a whole block.
pub(crate) const FAR: usize = BLOCK + PART;
// Of the values that start so many heaps before, what is neither near nor far sees sixteen that start at one of the first 64.
const _: () = assert!(FAR - PUSHED < BLOCK && BLOCK + PART <= FAR);
/// So many values are told apart.
const VALUES: u8 = u32::BITS as u8;
/// Values that occur are below this, which stands for a rare heap.
pub(crate) const OTHER: usize = 2 * VALUES as usize;

/// How the near taps of narrow games are taken.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    /// The distance of the nearest tap, or [`CLOSE`].
    pub(crate) nearest: usize,
    /// The first distance from there on where there is not just one tap, whose constant is 0.
    pub(crate) looked_up: usize,
    /// For each value that may occur, and for a rare heap.
    pub(crate) values: Box<[Leaves; OTHER + 1]>,
    /// Taps that are neither near nor far.
    pub(crate) middle: Vec<Middle>,
    pub(crate) far: Taps,
    /// What these two exclude is excluded so many heaps later, too: a move that takes so many coins more leaves the same.
    pub(crate) later: Vec<usize>,
    /// Taps that are neither near nor far, and of which that is not so.
    pub(crate) others: Vec<Middle>,
}

/// What a value leaves open by the near taps, as sets. A shift of the value is its place in the table.
#[derive(Clone, Copy, Debug)]
#[repr(align(1024))]
pub(crate) struct Leaves {
    /// For a value at each place of a step: of the 32 heaps from the next step on.
    pub(crate) pushed: [[[u32; ROW]; 2]; STEP],
    /// At each distance below [`CLOSE`], less one.
    pub(crate) close: [u32; CLOSE - 1],
}

impl Leaves {
    const ALL: Leaves = Leaves { pushed: [[[!0; ROW]; 2]; STEP], close: [!0; CLOSE - 1] };
}

/// A tap that is neither near nor far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Middle {
    /// Where in the window of [`FAR`] values before sixteen heaps the value for the first of them stands.
    pub(crate) place: u8,
    /// What is nim-added to each of these values.
    pub(crate) constant: u32,
}

/// These taps, by ascending distance, as they are marked: the farthest first, as the values that the nearest see were written
/// just now.
fn middle(taps: &[Tap]) -> Vec<Middle> {
    let middle = |tap: &Tap| Middle { place: (FAR - tap.offset) as u8, constant: tap.constant().into() };
    taps.iter().rev().map(middle).collect()
}

impl Rows {
    /// All taps, by ascending distance, where moves that leave two heaps take some coins or so many more.
    pub(crate) fn new(taps: &[Tap], more: &[usize]) -> Rows {
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
    pub(crate) fn leaves(&self, value: u8) -> &Leaves {
        &self.values[usize::from(value).min(OTHER)]
    }

    /// Takes up taps that are farther than a block and a part of one, by ascending distance: one for each number of coins
    /// that a move takes.
    pub(crate) fn add(&mut self, taps: impl Iterator<Item = Tap>) {
        let all = if self.later.is_empty() { usize::MAX } else { 1 };
        taps.take(all).for_each(|tap| self.far.insert(tap));
    }
}

/// Of taps by ascending distance the first of those that are there again so many heaps farther, in each case, and all
/// others; `None` if one of these is far, if so many heaps are more than a part of a block has, and where nothing is gained.
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
    let far = others.last().is_some_and(|tap| tap.offset >= FAR);
    (!again.is_empty() && !far).then_some((first, others))
}
