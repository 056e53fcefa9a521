//! What is learned from the values themselves: it changes the speed, never a value.

use super::blocks::{Blocks, SMALL, first_bits};
use super::kernel::{BLOCK, Checks, GROUPS, WORDS};
use super::lanes::Tap;
use super::past::{NONE, Past};
use super::taps;

/// Until there are so many heaps room is left for larger values.
const GROWING: u64 = 1 << 14;
/// After so many candidates in a row that are not worth their cost no other is looked at.
const POOR: usize = 256;

/// Of so many candidates the best is taken.
const CANDIDATES: usize = 6;
/// Of so many in the beginning, when what is learned does not serve for long.
const FIRST_CANDIDATES: usize = 2;

/// What the rest of a heap costs that is left to the scalar code, as much as so many options.
const LEFT_OVER: usize = 800;

/// A group of values pays, as measured, where more than one heap in so many needs it: if a heap that is left over costs
/// no more than marking its options once again.
const GROUP: usize = 160;

/// How many groups of eight values tell apart all but a few of the latest values: heaps with larger ones are left to the
/// scalar code. A group costs each heap as much as one in `few` of these does, where there are so many options.
pub(super) fn groups(past: &Past, options: usize, width: usize, wide: bool) -> usize {
    let few = GROUP * width / BLOCK * (options + LEFT_OVER) / options.max(1);
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
    // In the beginning values still grow.
    let more = if past.heaps() < GROWING { groups / 4 + 1 } else { 0 };
    (groups + more).min(if wide { GROUPS } else { 8 })
}

/// The witnesses that show most rare values to be options: pairs with a small part, chosen one by one.
/// Of a few candidates each time the one is taken that settles the most of what is still open in a
/// sample of the latest heaps, as long as that is worth its cost.
///
/// # Reference
/// B. Mirzasoleiman and others, *Lazier than lazy greedy*, AAAI 2015: a few candidates do nearly as
/// well as all.
pub(super) fn checks(blocks: &Blocks, groups: usize, wide: bool) -> Checks {
    let Blocks { moves, class, past, rares, .. } = blocks;
    let (heaps, start) = (past.heaps(), past.start().len() as u64);
    // What a tap costs each heap where a vector holds a block, measured by what a value costs that no tap settles.
    let cost = (1.2 + 0.6 * groups as f64) / 5_000.0;
    let samples = (heaps / 128).clamp(64, (2.0 / cost) as u64);
    let cost = cost * (BLOCK / blocks.path.width()) as f64;
    let worth = ((samples as f64 * cost) as u64).max(1);
    let first = heaps - samples;
    let below = |heap: u64, value: u8| first_bits(class.rares_below(heap, value.into()));
    let mut open: Vec<[u64; WORDS]> = (first..heaps)
        .map(|heap| match (rares.contains(heap), past.look(heap)) {
            (false, Some(value)) => below(heap, value),
            _ => [0; WORDS],
        })
        .collect();
    // All small parts, and some larger ones: the more values there are, the more are needed.
    let largest = (heaps / 16).min(start).min(1 << 15);
    let (small, some) = ((128 * groups as u64).min(1024), 256 * groups);
    let parts = (1..largest.min(small)).chain((small..largest).step_by((largest as usize / some).max(1)));
    let mut pool: Vec<(u64, u8)> = parts
        .filter(|&part| !rares.contains(part))
        .flat_map(|part| moves.splits.iter().map(move |&(place, _)| (part, place as u64)))
        .filter_map(|(part, place)| Some((part + place, past.look(part)?)))
        .filter(|&(offset, _)| offset + samples < heaps && past.run(first - offset..heaps - offset).is_some())
        .collect();
    // An order that has nothing to do with the game.
    pool.sort_by_key(|&(offset, _)| offset.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(24));
    let values = |offset: u64| past.run(first - offset..heaps - offset).unwrap_or(&[]);
    let gain = |open: &[[u64; WORDS]], (offset, constant): (u64, u8)| {
        let settles = |(open, value): (&[u64; WORDS], &u8)| {
            let rare = usize::from(value ^ constant);
            open[rare / 64] >> (rare % 64) & 1
        };
        open.iter().zip(values(offset)).map(settles).sum::<u64>()
    };
    let candidates = if heaps < SMALL { FIRST_CANDIDATES } else { CANDIDATES };
    let mut chosen = Vec::new();
    let (mut next, mut poor) = (0, 0);
    while !pool.is_empty() && poor < POOR {
        let mut best = (0, (0, 0));
        let mut looked = 0;
        while looked < candidates && looked < pool.len() && poor < POOR {
            next %= pool.len();
            let now = gain(&open, pool[next]);
            if now < worth {
                // What a candidate settles only shrinks while others are chosen.
                pool.swap_remove(next);
                poor += 1;
                continue;
            }
            poor = 0;
            best = best.max((now, pool[next]));
            looked += 1;
            next += 1;
        }
        if best.0 < worth {
            break;
        }
        let (offset, constant) = best.1;
        for (open, value) in open.iter_mut().zip(values(offset)) {
            let rare = usize::from(value ^ constant);
            open[rare / 64] &= !(1 << (rare % 64));
        }
        chosen.push(Tap::new(offset as usize, constant));
        pool.retain(|&candidate| candidate != best.1);
    }
    // Below a common value there are at most as many rare ones as it has room for, rounded up to a multiple
    // of the left-out bit.
    let room = (8 * groups).next_multiple_of(1 << class.mask.trailing_zeros()).div_ceil(8).min(GROUPS);
    let small = taps::small(moves, past.start(), heaps);
    Checks { witnesses: taps::marking(chosen, room, wide), small, below: blocks.checks.below.clone() }
}
