//! From a repeated state to the period, with its smallest preperiod.

use crate::blocks::Blocks;
use crate::past::SETTLE_EVERY;
use crate::repeat::{Repeat, Window};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A period that the engine has proved: its whole state repeats, beyond the start and beyond the last rare
/// heap.
///
/// Beyond the start, the value of a heap depends only on the last `width` values, as long as no heap is rare
/// and no option in use lies farther away. So when `width` values repeat, all later values do.
///
/// ```
/// use grundy_rules::code::Code;
/// use grundy_sparse::{Sparse, Step};
/// let mut run = Sparse::new(&Code::parse("0.127")?).unwrap();
/// let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
/// assert_eq!((proof.preperiod, proof.period, proof.least), (46_578, 4, true));
/// assert!(proof.first > 2 * proof.width && proof.last_rare < proof.first - proof.width);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// G(n + period) = G(n) for all n from here on.
    pub preperiod: u64,
    /// The smallest period, if the values of one period were kept.
    pub period: u64,
    /// Whether the preperiod is the smallest. If not, earlier values are no longer kept.
    pub least: bool,
    /// The repeated values are the `width` last ones before this heap.
    pub first: u64,
    /// How many heaps later they repeat: a multiple of the period.
    pub distance: u64,
    /// How many values determine the next one.
    pub width: u64,
    /// The last rare heap; there is none in the window or from there to its repeat.
    pub last_rare: u64,
    /// The mask that separates rare values from common ones, unchanged since the window began.
    pub mask: u32,
    /// Whether the class counts the parity of the heap. Then the distance is even.
    pub parity: bool,
    /// How many heaps had values when the repeat was found.
    pub heaps: u64,
}

/// The period that the repeat proves, with its smallest preperiod.
pub(crate) fn found(blocks: &Blocks, repeat: Repeat) -> Proof {
    let Repeat { first, period: distance } = repeat;
    let (preperiod, least) = preperiod(blocks, repeat);
    Proof {
        preperiod,
        period: smallest(blocks, preperiod, distance),
        least,
        first,
        distance,
        width: blocks.windows.width,
        last_rare: blocks.rares.last(),
        mask: blocks.class.mask,
        parity: blocks.class.parity.is_some(),
        heaps: blocks.heaps(),
    }
}

/// The smallest divisor of a period that is a period too, if the values of one period are kept. (The state
/// repeats after one period; after two if it is odd and the parity of the heap counted.)
fn smallest(blocks: &Blocks, preperiod: u64, period: u64) -> u64 {
    let mut smallest = period;
    for prime in (2..).take_while(|prime| prime * prime <= period).chain([period]) {
        while smallest % prime == 0 && prime > 1 && smallest > 1 {
            let shorter = smallest / prime;
            match repeats(blocks, preperiod..preperiod + period, shorter) {
                None => return smallest,
                Some(false) => break,
                Some(true) => smallest = shorter,
            }
        }
    }
    smallest
}

/// Whether each value in this range that has another `period` heaps later equals that one. `None` if not all
/// are kept.
fn repeats(blocks: &Blocks, range: Range<u64>, period: u64) -> Option<bool> {
    let mut first = range.start;
    while first + period < range.end {
        let next = (first + SETTLE_EVERY).min(range.end - period);
        if blocks.values(first..next)? != blocks.values(first + period..next + period)? {
            return Some(false);
        }
        first = next;
    }
    Some(true)
}

/// The smallest n₀ with G(n + p) = G(n) for all n ≥ n₀, and true; if too few values and windows are kept, one
/// that may not be the smallest, and false.
fn preperiod(blocks: &Blocks, repeat: Repeat) -> (u64, bool) {
    let Repeat { first, period } = repeat;
    let holds_from = first - blocks.windows.width;
    let kept = blocks.past.kept();
    let value = |heap: u64| {
        let squeezed = blocks.past.look(heap)?;
        Some(blocks.class.expand_known(heap, squeezed, &blocks.rares))
    };
    let mut heap = holds_from;
    while heap > 0 && heap - 1 + period >= kept.start {
        match (value(heap - 1), value(heap - 1 + period)) {
            (Some(a), Some(b)) if a == b => heap -= 1,
            (Some(_), Some(_)) => return (heap, true),
            _ => break,
        }
    }
    if heap == 0 {
        return (0, true);
    }
    by_windows(blocks, first, period).map_or((heap, false), |least| (least, true))
}

/// The same from the windows that were kept: "the state at x is that at x + p" is monotone in x, so the run
/// from the window before is repeated, once unchanged and once p heaps later, and compared.
fn by_windows(blocks: &Blocks, first: u64, period: u64) -> Option<u64> {
    let start = blocks.start_window();
    let mut windows: Vec<&Window> = blocks.windows.all(blocks.taps_reach()).chain(&start).collect();
    windows.sort_by_key(|window| window.end);
    let latest = |heap: u64| windows.iter().rev().find(|window| window.end <= heap).copied();
    let mut end = first;
    while let Some(window) = latest(end - 1) {
        let from = window.end - window.values.len() as u64;
        let (mut now, mut then) = (blocks.at_window(window), blocks.at_window(latest(from + period)?));
        let mut differs = None;
        let mut heap = from;
        while heap < end {
            let next = end.min(heap + SETTLE_EVERY);
            now.fill_to(next)?;
            then.fill_to(next + period)?;
            let (a, b) = (now.values(heap..next)?, then.values(heap + period..next + period)?);
            if let Some(place) = a.iter().zip(&b).rposition(|(a, b)| a != b) {
                differs = Some(heap + place as u64 + 1);
            }
            heap = next;
        }
        if differs.is_some() || from == 0 {
            return Some(differs.unwrap_or(0));
        }
        end = window.end;
    }
    None
}
