//! Fills blocks with the open values of the heaps ahead in registers.

use super::ahead::{Ahead, Filling, Sets};
use super::compiled::Compiled;
use super::sets::groups;
use crate::block::{BLOCK, Block, FAR_FROM, Middle, PART, RARE_VALUE, ROW, Rows, STEP};
use crate::lanes::{Lanes, in_order, one};

/// Prepares to fill the block at index `at`.
#[inline(always)]
pub(crate) fn start<L: Compiled>(
    past: &[u8],
    at: usize,
    rows: &Rows,
    groups: usize,
    block: &mut Block,
) -> Ahead<L> {
    let (none, all) = (L::row_load(&[0; ROW]), L::row_load(&[!0; ROW]));
    let mut marked_before = none;
    if !rows.later.is_empty() {
        L::mark_far(past, at - STEP - BLOCK, rows, groups, block);
        (_, marked_before) = marked::<L>(past, at - STEP - PART, BLOCK - PART, rows, block, none);
    }
    L::mark_far(past, at - STEP, rows, groups, block);
    let (found, marked) = marked::<L>(past, at - STEP, 0, rows, block, marked_before);
    let (mut now, mut low, mut high) = (Sets::default(), all, all);
    for (step, values) in (0..2 * ROW / STEP).zip(past[at - 2 * ROW..at].chunks_exact(STEP)) {
        (low, high) = (L::row_next(low, high), L::row_next(high, all));
        if step + 2 == 2 * ROW / STEP {
            low = L::row_without(low, found);
        }
        for (place, &value) in values.iter().enumerate() {
            L::row_four(low, &mut now[place]);
            let [near, far] = &rows.leaves(value).pushed[place];
            (low, high) = (L::row_and(low, L::row_load(near)), L::row_and(high, L::row_load(far)));
        }
    }
    Ahead { now, rows: [low, high], marked }
}

/// Fills consecutive blocks with their common values; the far taps of the first one are marked, and at the
/// end those of the block after the last. Ends before a block with a value that is not told apart, about
/// which nothing is known, and returns where.
#[inline(always)]
pub(crate) fn fill_by_rows<L: Compiled>(filling: Filling<'_, L>) -> usize {
    let rows = filling.rows;
    // Fewer distances may be excluded directly, and more looked up: without a tap the table excludes nothing.
    match (rows.nearest, rows.looked_up) {
        (5.., _) => L::fill_rows::<5, 5>(filling),
        (4, 5..) => L::fill_rows::<4, 5>(filling),
        (4, _) => L::fill_rows::<4, 4>(filling),
        (3, 5..) => L::fill_rows::<3, 5>(filling),
        (3, 4) => L::fill_rows::<3, 4>(filling),
        (3, _) => L::fill_rows::<3, 3>(filling),
        (2, 5..) => L::fill_rows::<2, 5>(filling),
        (2, 3..) => L::fill_rows::<2, 3>(filling),
        (2, _) => L::fill_rows::<2, 2>(filling),
        (_, 3..) => L::fill_rows::<1, 3>(filling),
        (_, 2) => L::fill_rows::<1, 2>(filling),
        _ => L::fill_rows::<1, 1>(filling),
    }
}

/// The same: no tap is nearer than `N`, and at distances from there to below `LOOKED_UP` a value excludes
/// only itself.
#[inline(always)]
pub(crate) fn fill_rows<L: Compiled, const N: usize, const LOOKED_UP: usize>(
    filling: Filling<'_, L>,
) -> usize {
    let Filling { past, at, rows, groups, block, ahead } = filling;
    let before = |distance: usize| usize::from(past[at.start - distance]).min(RARE_VALUE);
    let only = |value: usize| 1u32.checked_shl(value as u32).unwrap_or(0);
    let leaves = &*rows.values;
    // The latest four values, the nearest first: in registers, where an array would not be.
    let (mut a, mut b, mut c, mut d) = (before(1), before(2), before(3), before(4));
    // The same as sets of one value: faster than a look-up of what they leave open.
    let (mut p, mut q, mut r, mut s) = (only(a), only(b), only(c), only(d));
    let Ahead { now, rows: [mut low, mut high], marked: mut own } = *ahead;
    let all = L::row_load(&[!0; ROW]);
    // For this step and the next one, in turn.
    let mut sets = [now, now];
    let largest = L::splat(u32::from_ne_bytes([8 * groups as u8 - 1; 4]));
    let first = at.start;
    for at in at.clone().step_by(BLOCK) {
        for lane in (0..BLOCK).step_by(PART) {
            let next = lane + PART;
            if next == BLOCK {
                L::mark_far(past, at + BLOCK - STEP, rows, groups, block);
                // Bytes that were just written are slow to read as a vector, so the block before is tested.
                if at > first && !fits::<L>(past, at - BLOCK, largest) {
                    return at - BLOCK;
                }
            }
            // What is marked from the last step of this part on is used as late as possible: by then it is
            // ready, and the steps before need not wait for it.
            let found;
            (found, own) = marked::<L>(past, at + next - STEP, next % BLOCK, rows, block, own);
            let values = past[at + lane..]
                .first_chunk_mut::<PART>()
                .unwrap_or_else(|| unreachable!("a block is there"));
            macro_rules! step {($step:literal) => {
                (low, high) = (L::row_next(low, high), L::row_next(high, all));
                if $step + 2 == PART / STEP {
                    low = L::row_without(low, found);
                }
                macro_rules! fill {
                    ($place:literal: $a:ident $b:ident $c:ident $d:ident, $p:ident $q:ident $r:ident $s:ident) => {{
                        // Nothing more is pushed to this place of the next step.
                        L::row_four(low, &mut sets[($step + 1) % 2][$place]);
                        let mut open = one(&sets[$step % 2][$place][$place]);
                        macro_rules! look_up {
                            ($distance:literal $value:ident $only:expr) => {
                                if N <= $distance && $distance < LOOKED_UP {
                                    open &= !$only;
                                } else if N <= $distance {
                                    open &= leaves[$value].close[$distance - 1];
                                }
                            };
                        }
                        look_up!(4 $d $s);
                        look_up!(3 $c $r);
                        open = in_order(open);
                        look_up!(2 $b $q);
                        open = in_order(open);
                        look_up!(1 $a $p);
                        let value = open.trailing_zeros() as usize;
                        values[STEP * $step + $place] = value as u8;
                        let [near, far] = &leaves[value].pushed[$place];
                        low = L::row_and(low, L::row_load(near));
                        high = L::row_and(high, L::row_load(far));
                        (value, open & open.wrapping_neg())
                    }};
                }
                let (w, i) = fill!(0: a b c d, p q r s);
                let (x, j) = fill!(1: w a b c, i p q r);
                let (y, k) = fill!(2: x w a b, j i p q);
                let (z, l) = fill!(3: y x w a, k j i p);
                (a, b, c, d) = (z, y, x, w);
                (p, q, r, s) = (l, k, j, i);
            }}
            step!(0);
            step!(1);
            step!(2);
            step!(3);
        }
    }
    let last = at.end - BLOCK;
    if !fits::<L>(past, last, largest) {
        return last;
    }
    *ahead = Ahead { now: sets[0], rows: [low, high], marked: own };
    at.end
}

/// Whether all values of a block are at most `largest`.
#[inline(always)]
fn fits<L: Lanes>(past: &[u8], at: usize, largest: L) -> bool {
    let mut larger = 0;
    for place in (at..at + BLOCK).step_by(L::WIDTH) {
        larger |= L::load(&past[place..]).max(largest).xor(largest).not_zero();
    }
    larger == 0
}

/// Marks the far taps of 64 heaps from index `at` on; all values at least a part before them must be known.
#[inline(always)]
pub(crate) fn mark_far<L: Lanes>(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block) {
    match groups {
        1 => mark_groups::<L, 1>(past, at, rows, block),
        2 => mark_groups::<L, 2>(past, at, rows, block),
        3 => mark_groups::<L, 3>(past, at, rows, block),
        _ => mark_groups::<L, 4>(past, at, rows, block),
    }
}

#[inline(always)]
fn mark_groups<L: Lanes, const G: usize>(past: &[u8], at: usize, rows: &Rows, block: &mut Block) {
    groups::<L, false, G>(past, at, &rows.far, 0, &mut block.sets[..G]);
    let sets: &[[u8; BLOCK]; G] = block.sets.first_chunk().unwrap_or_else(|| unreachable!());
    for (lane, word) in block.narrow.iter_mut().enumerate() {
        let mut all = 0;
        for (group, set) in sets.iter().enumerate() {
            all |= u32::from(set[lane]) << (8 * group);
        }
        *word = all;
    }
}

/// What all but the near taps mark for sixteen heaps from index `at` on, whose far taps are marked from
/// `lane` on; and the part of it that is marked again some heaps later, as `before` is for the sixteen heaps
/// before. All values before must be known, except the last sixteen.
#[inline(always)]
fn marked<L: Lanes>(
    past: &[u8],
    at: usize,
    lane: usize,
    rows: &Rows,
    block: &Block,
    before: L::Row,
) -> (L::Row, L::Row) {
    let sets = block.narrow[lane..].first_chunk().unwrap_or_else(|| unreachable!("parts fill a block"));
    let window = past[at - FAR_FROM..].first_chunk().unwrap_or_else(|| unreachable!("so many are behind"));
    let own = one_by_one::<L>(window, &rows.middle, L::row_load(sets));
    if rows.later.is_empty() {
        return (own, before);
    }
    let mut all = one_by_one::<L>(window, &rows.others, own);
    for &more in &rows.later {
        all = L::row_or(all, L::row_later(before, own, more));
    }
    (all, own)
}

/// Adds the values that these taps mark.
#[inline(always)]
fn one_by_one<L: Lanes>(window: &[u8; FAR_FROM], taps: &[Middle], mut marked: L::Row) -> L::Row {
    // Two at a time, which takes less time.
    let mut pairs = taps.chunks_exact(2);
    for pair in &mut pairs {
        marked = L::row_or3(marked, hot::<L>(pair[0], window), hot::<L>(pair[1], window));
    }
    for tap in pairs.remainder() {
        marked = L::row_or(marked, hot::<L>(*tap, window));
    }
    marked
}

/// What a tap marks for sixteen heaps, after this window of values.
#[inline(always)]
fn hot<L: Lanes>(tap: Middle, window: &[u8; FAR_FROM]) -> L::Row {
    // The remainder tells the compiler that the window is long enough.
    let place = usize::from(tap.place) % BLOCK;
    let values = window[place..].first_chunk().unwrap_or_else(|| unreachable!("sixteen are left"));
    L::row_hot(values, tap.constant)
}
