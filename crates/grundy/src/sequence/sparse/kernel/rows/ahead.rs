//! Filling blocks with what is open at the heaps ahead in registers.

use super::super::mark::groups;
use super::super::{BLOCK, Block, FEW, Fours, PART, ROW};
use super::{OTHER, Rows, STEP};
use crate::sequence::sparse::lanes::{Lanes, in_order, one};
use std::ops::Range;

/// What is open at the next step, and at the 32 heaps from it on, as far as that is known.
pub(in super::super::super) struct Ahead<L: Lanes> {
    now: [u32; STEP],
    rows: [L::Row; 2],
    /// What was marked for the part last marked, if it is so again some heaps later.
    marked: L::Row,
}

impl<L: Lanes> Ahead<L> {
    /// Ready to fill the block at index `at`.
    #[inline(always)]
    pub(in super::super) fn start<const G: usize>(
        past: &[u8],
        at: usize,
        rows: &Rows,
        block: &mut Block,
    ) -> Self {
        let (none, all) = (L::row_load(&[0; ROW]), L::row_load(&[!0; ROW]));
        let mut ahead = Ahead { now: [0; STEP], rows: [all; 2], marked: none };
        for values in past[at - 2 * ROW..at].chunks_exact(STEP) {
            ahead.step();
            for (place, &value) in values.iter().enumerate() {
                let [low, high] = &rows.leaves(value).pushed[place];
                ahead.rows = [
                    L::row_and(ahead.rows[0], L::row_load(low)),
                    L::row_and(ahead.rows[1], L::row_load(high)),
                ];
            }
        }
        if !rows.later.is_empty() {
            mark_far::<L, G>(past, at - BLOCK, rows, block);
            (_, ahead.marked) = marked::<L, G, true>(past, at - PART, BLOCK - PART, rows, block, none);
        }
        mark_far::<L, G>(past, at, rows, block);
        let found;
        (found, ahead.marked) = marked::<L, G, true>(past, at, 0, rows, block, ahead.marked);
        ahead.rows[0] = L::row_without(ahead.rows[0], found);
        L::row_four(ahead.rows[0], &mut ahead.now);
        ahead
    }

    /// Goes on to the next step.
    #[inline(always)]
    fn step(&mut self) {
        let [low, high] = self.rows;
        self.rows = [L::row_next(low, high), L::row_next(high, L::row_load(&[!0; ROW]))];
    }
}

/// Blocks one after the other that are to be filled, up to an index.
pub(in super::super::super) struct Filling<'a, L: Lanes> {
    pub(in super::super) past: &'a mut [u8],
    pub(in super::super) at: Range<usize>,
    pub(in super::super) rows: &'a Rows,
    pub(in super::super) block: &'a mut Block,
    pub(in super::super) ahead: &'a mut Ahead<L>,
}

/// The common values of blocks one after the other, of which the first one's far taps are marked; of the one after them they
/// are marked, too. Ends before a block with a value that is not below those told apart, of which nothing is known: the
/// answer is where.
#[inline(always)]
pub(in super::super) fn fill_by_rows<L: Lanes, const G: usize>(filling: Filling<'_, L>) -> usize {
    let rows = filling.rows;
    // Fewer distances may be taken as they are, and more looked up: where there is no tap, nothing is found.
    macro_rules! fill {
        ($nearest:literal, $looked_up:literal) => {
            if rows.later.is_empty() {
                L::fill_rows::<G, $nearest, $looked_up, false>(filling)
            } else {
                L::fill_rows::<G, $nearest, $looked_up, true>(filling)
            }
        };
    }
    match (rows.nearest, rows.looked_up) {
        (8.., _) => fill!(8, 8),
        (6.., _) => fill!(6, 6),
        (4.., _) => fill!(4, 4),
        (3, 7..) => fill!(3, 7),
        (3, 5..) => fill!(3, 5),
        (3, 4) => fill!(3, 4),
        (3, _) => fill!(3, 3),
        (2, 5..) => fill!(2, 5),
        (2, 3..) => fill!(2, 3),
        (2, _) => fill!(2, 2),
        (_, 3..) => fill!(1, 3),
        (_, 2) => fill!(1, 2),
        _ => fill!(1, 1),
    }
}

/// The same: no tap is nearer than `N`, at distances from there to below `LOOKED_UP` a value excludes just itself, and
/// `AGAIN` says whether what is marked is so again some heaps later.
#[inline(always)]
pub(in super::super::super) fn fill_rows<
    L: Lanes,
    const G: usize,
    const N: usize,
    const LOOKED_UP: usize,
    const AGAIN: bool,
>(
    filling: Filling<'_, L>,
) -> usize {
    let Filling { past, at, rows, block, ahead } = filling;
    let before = |distance: usize| usize::from(past[at.start - distance]).min(OTHER);
    let only = |value: usize| 1u32.checked_shl(value as u32).unwrap_or(0);
    let leaves = &*rows.values;
    // The latest seven values, the nearest first: held in registers, which an array would not be.
    let (mut a, mut b, mut c, mut d) = (before(1), before(2), before(3), before(4));
    let (mut e, mut f, mut g) = (before(5), before(6), before(7));
    // The latest six as sets of one value: that takes less time than to look up what they leave open.
    let (mut p, mut q, mut r) = (only(a), only(b), only(c));
    let (mut s, mut t, mut u) = (only(d), only(e), only(f));
    let Ahead { now, rows: [mut low, mut high], marked: mut own } = *ahead;
    // Of this step and the next one, in turn.
    let mut sets = [now, now];
    let largest = L::splat(u32::from_ne_bytes([8 * G as u8 - 1; 4]));
    for at in at.clone().step_by(BLOCK) {
        for lane in (0..BLOCK).step_by(PART) {
            let next = lane + PART;
            if next == BLOCK {
                mark_far::<L, G>(past, at + BLOCK, rows, block);
            }
            // What is marked for the next part is taken into account as late as may be: by then it is there, though this part
            // need not wait for it.
            let found;
            (found, own) = marked::<L, G, AGAIN>(past, at + next, next % BLOCK, rows, block, own);
            let values = past[at + lane..]
                .first_chunk_mut::<PART>()
                .unwrap_or_else(|| unreachable!("a block is there"));
            macro_rules! step {($step:literal) => {
                low = L::row_next(low, high);
                high = L::row_next(high, L::row_load(&[!0; ROW]));
                if $step + 1 == PART / STEP {
                    low = L::row_without(low, found);
                }
                // Nothing is pushed nearer than to the heaps behind the next step.
                L::row_four(low, &mut sets[($step + 1) % 2]);
                macro_rules! fill {
                    ($place:literal: $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident,
                        $p:ident $q:ident $r:ident $s:ident $t:ident $u:ident) => {{
                        let mut open = one(&sets[$step % 2][$place]);
                        macro_rules! look_up {
                            ($distance:literal $value:ident $only:expr) => {
                                if N <= $distance && $distance < LOOKED_UP {
                                    open &= !$only;
                                } else if N <= $distance {
                                    open &= leaves[$value].close[$distance - 1];
                                }
                            };
                        }
                        look_up!(7 $g 0);
                        look_up!(6 $f $u);
                        look_up!(5 $e $t);
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
                let (w, i) = fill!(0: a b c d e f g, p q r s t u);
                let (x, j) = fill!(1: w a b c d e f, i p q r s t);
                let (y, k) = fill!(2: x w a b c d e, j i p q r s);
                let (z, l) = fill!(3: y x w a b c d, k j i p q r);
                (a, b, c, d, e, f, g) = (z, y, x, w, a, b, c);
                (p, q, r, s, t, u) = (l, k, j, i, p, q);
            }}
            step!(0);
            step!(1);
            step!(2);
            step!(3);
        }
        let fits = |place: usize| L::load(&past[place..]).max(largest).xor(largest).not_zero() == 0;
        if !(at..at + BLOCK).step_by(L::WIDTH).all(fits) {
            return at;
        }
    }
    *ahead = Ahead { now: sets[0], rows: [low, high], marked: own };
    at.end
}

/// Marks the far taps of the block at index `at`, of which all but the last part of the block before it
/// must be known.
#[inline(always)]
fn mark_far<L: Lanes, const G: usize>(past: &[u8], at: usize, rows: &Rows, block: &mut Block) {
    groups::<L, false, G>(past, at, &rows.far, 0, &mut block.sets[..G]);
    let sets: &[[u8; BLOCK]; G] = block.sets.first_chunk().unwrap_or_else(|| unreachable!());
    for (lane, word) in block.narrow.iter_mut().enumerate() {
        *word = 0;
        for (group, set) in sets.iter().enumerate() {
            *word |= u32::from(set[lane]) << (8 * group);
        }
    }
}

/// What all but the near taps mark, of the part of a block that starts at index `at`, its heap `lane`; and what of it is
/// marked again some heaps later, as that of the part before is. All values but those of that part must be known.
#[inline(always)]
fn marked<L: Lanes, const G: usize, const AGAIN: bool>(
    past: &[u8],
    at: usize,
    lane: usize,
    rows: &Rows,
    block: &Block,
    before: L::Row,
) -> (L::Row, L::Row) {
    let sets = block.narrow[lane..].first_chunk().unwrap_or_else(|| unreachable!("parts fill a block"));
    let far = L::row_load(sets);
    let own =
        if rows.fours.is_empty() { far } else { L::row_or(far, four_by_four::<L, G>(past, at, &rows.fours)) };
    if !AGAIN {
        return (own, before);
    }
    let mut all = own;
    if !rows.others.is_empty() {
        all = L::row_or(all, four_by_four::<L, G>(past, at, &rows.others));
    }
    for &more in &rows.later {
        all = L::row_or(all, L::row_later(before, own, more));
    }
    (all, own)
}

/// What these taps mark.
#[inline(always)]
fn four_by_four<L: Lanes, const G: usize>(past: &[u8], at: usize, fours: &Fours) -> L::Row {
    let mut found = [L::zero(); FEW];
    for (all, found) in found.iter_mut().zip(fours.mark::<L, false, G>(past, at, 0)) {
        *all = found;
    }
    L::row_fold(found)
}
