//! Lists learned from the values themselves: they change the speed, never a value.

use crate::block::{
    BLOCK, Below, Checks, Compared, GROUPS, Marking, NARROW_GROUPS, SLOTS, Sample, Tap, Taps, WORDS,
    first_bits,
};
use crate::class::Class;
use crate::moves::Moves;
use crate::past::{NONE, Past};
use crate::path::Path;
use crate::rares::Rares;
use crate::taps;
use std::collections::BinaryHeap;

/// Below this many heaps, all pairs take less time than rare heaps do.
pub(crate) const ALL_PAIRS_BELOW_HEAPS: u64 = 1 << 15;

/// The data for learning lists.
pub(crate) struct Basis<'a> {
    pub(crate) moves: &'a Moves,
    pub(crate) class: Class,
    pub(crate) past: &'a Past,
    pub(crate) rares: &'a Rares,
    pub(crate) path: Path,
    pub(crate) below: &'a Below,
}

/// Below this many heaps, room is left for larger values.
const GROWTH_BELOW_HEAPS: u64 = 1 << 14;
/// After this many consecutive candidates that are not worth their cost, the search ends.
const MAX_POOR_CANDIDATES: usize = 256;

/// The best of this many candidates is taken.
const CANDIDATES: usize = 6;
/// The same in a long run, when a candidate is cheap to test.
const LONG_RUN_CANDIDATES: usize = 16;
/// The same at the beginning, when learned lists do not serve for long.
const FIRST_CANDIDATES: usize = 2;

/// The further cost of a heap that is left to the scalar code, in options.
const LEFT_OVER_COST: usize = 800;

/// A group of values pays, as measured, if more than one heap in this many needs it, provided that a heap
/// left to the scalar code costs no more than marking its options once again.
const HEAPS_PER_GROUP: usize = 160;

/// How many groups of eight values tell apart all but a few of the latest values; heaps with larger ones are
/// left to the scalar code. With this many options, a group pays if more than one of `few` of the latest
/// values needs it.
pub(crate) fn groups(past: &Past, options: usize, width: usize, wide: bool) -> usize {
    let few = HEAPS_PER_GROUP * width / BLOCK * (options + LEFT_OVER_COST) / options.max(1);
    let kept = past.kept();
    let latest = past.slice(kept.start.max(kept.end.saturating_sub(1 << 16))..kept.end);
    let mut count = [0usize; 256];
    latest.iter().filter(|&&value| value != NONE).for_each(|&value| count[usize::from(value)] += 1);
    let few = latest.len() / few.max(1);
    let mut above = 0;
    let largest = (0..256).rev().find(|&value| {
        above += count[value];
        above > few
    });
    let groups = largest.unwrap_or(0) / 8 + 1;
    // At the beginning values still grow.
    let more = if past.heaps() < GROWTH_BELOW_HEAPS { groups / 4 + 1 } else { 0 };
    (groups + more).min(if wide { GROUPS } else { 8 })
}

/// With fewer far taps, or fewer heaps, all taps are marked: choosing takes some milliseconds.
const CHOOSE_FROM_TAPS: usize = 800;
const CHOOSE_FROM_HEAPS: u64 = if cfg!(test) { 1 << 15 } else { 1 << 17 };
/// How many blocks are sampled to choose taps, and how many other heaps test whether enough are chosen.
const SAMPLED_BLOCKS: usize = 32;
const TEST_HEAPS: usize = 1024;
/// After this many further choices, the gain of a tap is counted again.
const RECOUNT_AFTER: usize = 24;
/// At most one heap in this many may have more open values than slots.
const HEAPS_PER_UNSURE: usize = 512;

/// A heap, its open values, and their number.
struct Other {
    at: usize,
    open: [u64; WORDS],
    left: usize,
}

impl Other {
    fn new(at: usize, own: u8) -> Other {
        let values = u32::from(own) + 1;
        Other { at, open: first_bits(values), left: values as usize }
    }

    fn exclude(&mut self, value: u8) {
        let (word, bit) = (usize::from(value / 64), 1 << (value % 64));
        self.left -= usize::from(self.open[word] & bit != 0);
        self.open[word] &= !bit;
    }
}

/// The values that are kept, and the places of this many blocks, spread over the latest half of the heaps,
/// since open values change with the size of heaps. At least `farthest` heaps are kept before each.
fn spread(past: &Past, farthest: u64, blocks: usize) -> (&[u8], Vec<usize>) {
    let (kept, heaps) = (past.kept(), past.heaps());
    let bytes = past.slice(kept.start..heaps.min(kept.end));
    let first = (heaps / 2).max(kept.start + farthest).min(kept.end) - kept.start;
    // An odd step, since heaps depend on their parity.
    let step = ((bytes.len() - first as usize) / blocks.max(1)).saturating_sub(1) | 1;
    let places = (1..=blocks).map(|i| bytes.len().wrapping_sub(BLOCK + (i - 1) * step));
    (bytes, places.take_while(|&at| at < bytes.len() && at as u64 >= first).collect())
}

/// Keeps only the taps that exclude the most for marking, chosen one by one, until nearly all heaps have so
/// few open values that these can be compared with the other taps.
pub(crate) fn lead(past: &Past, path: Path, far: &mut Marking) {
    let heaps = past.heaps();
    // A tap beyond these excludes nothing for many of the sampled heaps.
    let (taps, beyond) = far.taps.split_at(far.taps.partition_point(|tap| tap.offset as u64 <= heaps / 2));
    let farthest = taps.last().map_or(0, |tap| tap.offset as u64);
    if far.groups <= NARROW_GROUPS || far.taps.len() < CHOOSE_FROM_TAPS || heaps < CHOOSE_FROM_HEAPS {
        return;
    }
    let (bytes, places) = spread(past, farthest, SAMPLED_BLOCKS);
    let (_, others) = spread(past, farthest, TEST_HEAPS);
    if others.len() < TEST_HEAPS {
        return;
    }
    let mut sample = Sample::new(bytes, places, far.groups, |_, own| usize::from(own) + 1);
    let mut others: Vec<Other> = others.into_iter().map(|at| Other::new(at, bytes[at])).collect();
    let mut chosen = Vec::new();
    // How many values each tap excludes beyond the given number of chosen taps: less after more choices, but
    // hardly less after a few.
    let gains = taps.iter().enumerate().map(|(i, &tap)| (path.gain(bytes, &sample, tap), i, 0));
    let mut pool: BinaryHeap<(u32, usize, usize)> = gains.collect();
    while others.len() > TEST_HEAPS / HEAPS_PER_UNSURE {
        // Comparing the others takes more time than marking three in four of all.
        if 4 * pool.len() < taps.len() {
            return;
        }
        let Some((_, i, known)) = pool.pop() else { return };
        let tap = taps[i];
        if chosen.len() > known + RECOUNT_AFTER {
            pool.push((path.gain(bytes, &sample, tap), i, chosen.len()));
            continue;
        }
        path.exclude(bytes, &mut sample, tap);
        others.retain_mut(|other| {
            other.exclude(bytes[other.at - tap.offset] ^ tap.constant());
            other.left > SLOTS
        });
        chosen.push(tap);
    }
    let rest = pool.into_sorted_vec().into_iter().rev().map(|(_, i, _)| taps[i]);
    far.compared = Compared::new(&rest.chain(beyond.iter().copied()).collect::<Vec<Tap>>());
    far.taps = Taps::new(chosen);
}

/// A compared tap costs as much as one marked for this many groups.
const COMPARED_COST: usize = 4;
/// With fewer taps to compare, all witnesses are marked.
const COMPARE_FROM_TAPS: usize = 128;
/// At most one heap in this many may have more open rare values than slots when the others are compared.
const HEAPS_PER_UNSHOWN: usize = 64;

/// The witnesses that show most rare values to be options: pairs with a small part, chosen one by one. Each
/// time the best of a few candidates is taken: the one that settles the most open values in a sample of the
/// latest heaps, as long as that is worth its cost.
///
/// # Reference
/// B. Mirzasoleiman and others, *Lazier than lazy greedy*, AAAI 2015: a few candidates do nearly as
/// well as all.
pub(crate) fn checks(basis: &Basis<'_>, groups: usize, wide: bool) -> Checks {
    let &Basis { moves, class, past, rares, path, below } = basis;
    let (heaps, start) = (past.heaps(), past.start().len() as u64);
    // The cost of a tap for each heap if a vector holds a block, relative to the measured cost of a value
    // that no tap settles.
    let cost = |groups: usize| (1.2 + 0.6 * groups as f64) / 3_000.0;
    let blocks_of = (heaps / 128).clamp(64, (2.0 / cost(groups)) as u64) / BLOCK as u64;
    // All small parts, and some larger ones: more values need more.
    let largest = (heaps / 16).min(start).min(1 << 15);
    let (small, some) = ((128 * groups as u64).min(1024), 256 * groups);
    let parts = (1..largest.min(small)).chain((small..largest).step_by((largest as usize / some).max(1)));
    let mut pool: Vec<Tap> = parts
        .filter(|&part| !rares.contains(part))
        .flat_map(|part| moves.splits.iter().map(move |&(place, _)| (part, place as u64)))
        .filter_map(|(part, place)| Some(Tap::new((part + place) as usize, past.look(part)?)))
        .collect();
    // An order unrelated to the game.
    pool.sort_by_key(|tap| (tap.offset as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(24));
    let farthest = largest + moves.last_split() as u64;
    let (bytes, places) = spread(past, farthest, blocks_of as usize);
    let mut sample = Sample::new(bytes, places, groups, |at, own| {
        if own == NONE {
            0
        } else {
            class.rares_below(heaps - (bytes.len() - at) as u64, own.into()) as usize
        }
    });
    let worth = |groups: usize| {
        ((sample.heaps() as f64 * cost(groups) * (BLOCK / path.width()) as f64) as u32).max(1)
    };
    let (mut worth, worth_compared) = (worth(groups), worth(groups.min(COMPARED_COST)));
    let mut marked = None;
    let candidates = match heaps {
        ..ALL_PAIRS_BELOW_HEAPS => FIRST_CANDIDATES,
        CHOOSE_FROM_HEAPS.. if groups <= NARROW_GROUPS => LONG_RUN_CANDIDATES,
        _ => CANDIDATES,
    };
    let mut chosen = Vec::new();
    let (mut next, mut poor) = (0, 0);
    while !pool.is_empty() && poor < MAX_POOR_CANDIDATES {
        let mut best = None;
        let mut looked = 0;
        while looked < candidates && looked < pool.len() && poor < MAX_POOR_CANDIDATES {
            next %= pool.len();
            let now = path.gain(bytes, &sample, pool[next]);
            if now < worth {
                // The gain of a candidate only shrinks while others are chosen.
                pool.swap_remove(next);
                poor += 1;
                continue;
            }
            poor = 0;
            best = best.max(Some((now, pool[next])));
            looked += 1;
            next += 1;
        }
        let Some((_, tap)) = best else { break };
        // The same tap of another move gains nothing from now on, and goes when it is tried.
        if let Some(place) = pool.iter().position(|&candidate| candidate == tap) {
            pool.remove(place);
        }
        path.exclude(bytes, &mut sample, tap);
        chosen.push(tap);
        if groups > NARROW_GROUPS
            && marked.is_none()
            && chosen.len() % 16 == 0
            && sample.with_more_than(SLOTS) * HEAPS_PER_UNSHOWN <= sample.heaps()
        {
            (marked, worth) = (Some(chosen.len()), worth_compared);
        }
    }
    // The rare values below a common value fit in its room, rounded up to a multiple of the left-out bit.
    let room = (8 * groups).next_multiple_of(1 << class.mask.trailing_zeros()).div_ceil(8).min(GROUPS);
    let small = taps::small(moves, past.start(), heaps);
    let compared = match marked {
        Some(marked) if chosen.len() >= marked + COMPARE_FROM_TAPS => {
            Compared::new(&chosen.split_off(marked))
        }
        _ => Compared::default(),
    };
    let witnesses = Marking { compared, ..taps::marking(chosen, room, wide) };
    Checks { witnesses, small, below: below.clone() }
}
