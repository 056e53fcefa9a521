//! Near taps where at most 32 values are told apart: the sets of the next 32 heaps stay in registers.
//!
//! Four heaps are filled at a time. What values nearer than eight heaps exclude is looked up, heap by heap.
//! Each value that is known is pushed into the sets of the heaps behind these, all at once, and is not
//! waited for. Farther taps are marked for sixteen heaps at once, a part of a block ahead.

use super::mark::groups;
use super::{BLOCK, Block, FEW, Fours, PART, ROW};
use crate::sequence::sparse::lanes::{Lanes, Tap, Taps};

/// So many heaps are filled at a time.
const STEP: usize = 4;
/// Taps nearer than this are looked up.
const CLOSE: usize = 8;
/// Taps nearer than this, but not close, are pushed.
const PUSHED: usize = 2 * ROW;
/// Taps at least this far are marked for a whole block.
const FAR: usize = BLOCK + PART;
/// So many values are told apart.
const VALUES: u8 = u32::BITS as u8;
/// Values that occur are below twice that; a rare heap, held as the largest byte, is none of these modulo this.
const PUSHES: usize = 4 * VALUES as usize;

/// How the near taps of narrow games are taken.
#[derive(Clone, Debug)]
pub(in super::super) struct Rows {
    /// The nearest tap, or [`CLOSE`].
    nearest: usize,
    /// Is that the only one at its distance, and its constant 0?
    plain: bool,
    /// For each distance below [`CLOSE`], less one, and each value there the values that are excluded here.
    close: Box<[[u32; 256]; CLOSE - 1]>,
    /// For each value, modulo so many, what it excludes behind it.
    pushes: Box<[Push; PUSHES]>,
    /// Taps that are neither near nor far.
    fours: Fours,
    far: Taps,
}

/// For a value at each place of a step, the sets of the heaps from the next step on.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Push([[[u32; ROW]; 2]; STEP]);

/// The sets of the next step, and those of the 32 heaps from it on, as far as they are known; and the last
/// sixteen values.
pub(super) struct Ahead<L: Lanes> {
    new: [u32; PART / STEP],
    now: [u32; STEP],
    rows: [L::Row; 2],
}

impl Rows {
    /// All taps, by ascending distance.
    pub(in super::super) fn new(taps: &[Tap]) -> Rows {
        let nearer = |distance: usize| taps.partition_point(|tap| tap.offset < distance);
        let (close, pushed, far) = (nearer(CLOSE), nearer(PUSHED), nearer(FAR));
        let mut rows = Rows {
            nearest: taps.first().map_or(CLOSE, |tap| tap.offset.min(CLOSE)),
            plain: taps.first().is_some_and(|tap| tap.constant() == 0) && nearer(taps[0].offset + 1) == 1,
            close: Box::new([[0; 256]; CLOSE - 1]),
            pushes: vec![Push([[[0; ROW]; 2]; STEP]); PUSHES].try_into().unwrap_or_else(|_| unreachable!()),
            fours: Fours::new(&taps[pushed..far], FAR),
            far: Taps::new(taps[far..].to_vec()),
        };
        let excluded = |value: u8, tap: &Tap| match value ^ tap.constant() {
            excluded if excluded < VALUES => 1 << excluded,
            _ => 0,
        };
        for value in 0..2 * VALUES {
            for tap in &taps[..close] {
                rows.close[tap.offset - 1][usize::from(value)] |= excluded(value, tap);
            }
            for tap in &taps[close..pushed] {
                for (place, [low, high]) in rows.pushes[usize::from(value)].0.iter_mut().enumerate() {
                    let heap = place + tap.offset - STEP;
                    let row = if heap < ROW { low } else { high };
                    row[heap % ROW] |= excluded(value, tap);
                }
            }
        }
        rows
    }

    /// Takes up a tap that is farther than a block and a part of one.
    pub(in super::super) fn add(&mut self, tap: Tap) {
        self.far.insert(tap);
    }
}

impl<L: Lanes> Ahead<L> {
    /// Ready to fill the block at index `at`, whose far taps are marked.
    #[inline(always)]
    pub(super) fn start<const G: usize>(past: &[u8], at: usize, rows: &Rows, block: &mut Block) -> Self {
        let words = |from: usize| -> [u32; PART / STEP] {
            std::array::from_fn(|i| {
                u32::from_le_bytes(std::array::from_fn(|place| past[from + STEP * i + place]))
            })
        };
        let (older, new) = (words(at - 2 * PART), words(at - PART));
        let mut ahead = Ahead { new, now: [0; STEP], rows: [L::row_load(&[0; ROW]); 2] };
        for values in past[at - PUSHED..at].chunks_exact(STEP) {
            ahead.step();
            for (place, &value) in values.iter().enumerate() {
                let [low, high] = &rows.pushes[usize::from(value) % PUSHES].0[place];
                ahead.add(0, L::row_load(low));
                ahead.add(1, L::row_load(high));
            }
        }
        mark_far::<L, G>(past, at, rows, block);
        ahead.add(0, marked::<L, G>(past, at, 0, rows, block, older));
        ahead.now = L::row_four(ahead.rows[0]);
        ahead
    }

    /// Goes on to the next step, whose sets are not known.
    #[inline(always)]
    fn step(&mut self) {
        let [low, high] = self.rows;
        self.rows = [L::row_next(low, high), L::row_next(high, L::row_load(&[0; ROW]))];
    }

    #[inline(always)]
    fn add(&mut self, row: usize, sets: L::Row) {
        self.rows[row] = L::row_or(self.rows[row], sets);
    }
}

/// The common values of a block whose far taps are marked; those of the next block are marked, too. False
/// if a value is not below those told apart: then nothing is known of the block.
#[inline(always)]
pub(super) fn fill_rows<L: Lanes, const G: usize>(
    past: &mut [u8],
    at: usize,
    rows: &Rows,
    block: &mut Block,
    ahead: &mut Ahead<L>,
) -> bool {
    // Where there is nothing at the distance, nothing is found there.
    match (rows.nearest, rows.plain) {
        (8.., _) => fill_from::<L, G, 8, false>(past, at, rows, block, ahead),
        (6.., _) => fill_from::<L, G, 6, false>(past, at, rows, block, ahead),
        (4.., _) => fill_from::<L, G, 4, false>(past, at, rows, block, ahead),
        (3, true) => fill_from::<L, G, 3, true>(past, at, rows, block, ahead),
        (2, true) => fill_from::<L, G, 2, true>(past, at, rows, block, ahead),
        (1, true) => fill_from::<L, G, 1, true>(past, at, rows, block, ahead),
        (3, _) => fill_from::<L, G, 3, false>(past, at, rows, block, ahead),
        (2, _) => fill_from::<L, G, 2, false>(past, at, rows, block, ahead),
        _ => fill_from::<L, G, 1, false>(past, at, rows, block, ahead),
    }
}

/// No tap is nearer than `N`. If `PLAIN` is set, a value is excluded `N` heaps behind it.
#[inline(always)]
fn fill_from<L: Lanes, const G: usize, const N: usize, const PLAIN: bool>(
    past: &mut [u8],
    at: usize,
    rows: &Rows,
    block: &mut Block,
    ahead: &mut Ahead<L>,
) -> bool {
    let before = |distance: usize| usize::from(past[at - distance]);
    let only = |value: usize| 1u32.checked_shl(value as u32).unwrap_or(0);
    let (close, pushes) = (&*rows.close, &*rows.pushes);
    // The latest seven values, the nearest first: held in registers, which an array would not be.
    let (mut a, mut b, mut c, mut d) = (before(1), before(2), before(3), before(4));
    let (mut e, mut f, mut g) = (before(5), before(6), before(7));
    // The latest three as sets of one value: that takes less time than to look it up.
    let (mut p, mut q, mut r) = (only(a), only(b), only(c));
    let Ahead { mut new, mut now, rows: [mut low, mut high] } = *ahead;
    for lane in (0..BLOCK).step_by(PART) {
        let next = lane + PART;
        if next == BLOCK {
            mark_far::<L, G>(past, at + BLOCK, rows, block);
        }
        // What is marked for the next part is added as late as may be: by then it is there, though this part need not
        // wait for it.
        let found = marked::<L, G>(past, at + next, next % BLOCK, rows, block, new);
        // Of each value a bit that says whether it is not below those told apart.
        let mut large = 0;
        let values = past[at + lane..at + next].chunks_exact_mut(STEP);
        for (step, (new, values)) in new.iter_mut().zip(values).enumerate() {
            low = L::row_next(low, high);
            high = L::row_next(high, L::row_load(&[0; ROW]));
            if step + 1 == PART / STEP {
                low = L::row_or(low, found);
            }
            // Nothing is pushed nearer than to the heaps behind the next step.
            let next = L::row_four(low);
            macro_rules! fill {
                ($place:literal: $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident,
                    $p:ident $q:ident $r:ident) => {{
                    let mut used = now[$place];
                    macro_rules! look_up {
                        ($distance:literal $value:ident $only:expr) => {
                            if N == $distance && PLAIN {
                                used |= $only;
                            } else if N <= $distance {
                                used |= close[$distance - 1][$value & 255];
                            }
                        };
                    }
                    look_up!(7 $g 0);
                    look_up!(6 $f 0);
                    look_up!(5 $e 0);
                    look_up!(4 $d 0);
                    look_up!(3 $c $r);
                    look_up!(2 $b $q);
                    look_up!(1 $a $p);
                    let free = !used;
                    let value = free.trailing_zeros() as usize;
                    let push = &pushes[value % PUSHES].0[$place];
                    low = L::row_or(low, L::row_load(&push[0]));
                    high = L::row_or(high, L::row_load(&push[1]));
                    (value, free & free.wrapping_neg())
                }};
            }
            let (w, s) = fill!(0: a b c d e f g, p q r);
            let (x, t) = fill!(1: w a b c d e f, s p q);
            let (y, u) = fill!(2: x w a b c d e, t s p);
            let (z, v) = fill!(3: y x w a b c d, u t s);
            *new = (w | x << 8 | y << 16 | z << 24) as u32;
            values.copy_from_slice(&new.to_le_bytes());
            large |= *new + u32::from_ne_bytes([VALUES - 8 * G as u8; 4]);
            (a, b, c, d, e, f, g) = (z, y, x, w, a, b, c);
            (p, q, r) = (v, u, t);
            now = next;
        }
        if large & u32::from_ne_bytes([VALUES; 4]) != 0 {
            return false;
        }
    }
    *ahead = Ahead { new, now, rows: [low, high] };
    true
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

/// What all but the near taps mark, of the part of a block that starts at index `at`, its heap `lane`. The
/// latest values, all but those of the part before, are given.
#[inline(always)]
fn marked<L: Lanes, const G: usize>(
    past: &[u8],
    at: usize,
    lane: usize,
    rows: &Rows,
    block: &Block,
    new: [u32; PART / STEP],
) -> L::Row {
    let sets = block.narrow[lane..].first_chunk().unwrap_or_else(|| unreachable!("parts fill a block"));
    let far = L::row_load(sets);
    if rows.fours.is_empty() {
        return far;
    }
    let mut found = [L::zero(); FEW];
    for (all, found) in found.iter_mut().zip(rows.fours.mark_and_new::<L, G>(past, at, new)) {
        *all = found;
    }
    L::row_or(far, L::row_fold(found))
}

#[cfg(test)]
mod tests {
    use super::super::{Checks, End, Marking, Plan, Run, Work};
    use super::*;
    use crate::sequence::sparse::lanes::Path;
    use crate::sequence::sparse::taps;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rows_fill_as_heap_by_heap(
            nearest in 1usize..20,
            offsets in prop::collection::btree_set(0usize..100, 1..7),
            far in prop::collection::btree_set(100usize..300, 0..4),
            groups in 1usize..=4,
            seed in any::<u64>(),
        ) {
            let random = |i: usize| (seed.wrapping_mul(2 * i as u64 + 1) >> 40) as u8 % (8 * groups as u8);
            // One constant in two is 0.
            let offsets = offsets.iter().map(|offset| offset + nearest).chain(far);
            let constant = |offset: usize| if random(offset) % 2 == 0 { 0 } else { random(offset) };
            let taps: Vec<Tap> = offsets.map(|offset| Tap::new(offset, constant(offset))).collect();
            let at = 512;
            let values: Vec<u8> = (0..at + 4 * BLOCK).map(|i| if i < at { random(i) } else { 0 }).collect();
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
            let mut sorted = taps.clone();
            sorted.sort_unstable();
            for path in Path::available() {
                for rows in [None, Some(Rows::new(&sorted))] {
                    let plan = Plan { rows, ..taps::arrange(taps.clone(), groups, false) };
                    let witnesses = Marking { groups, ..Marking::default() };
                    let checks = Checks { witnesses, ..Checks::default() };
                    let (mut filled, mut block) = (values.clone(), Block::new());
                    let (past, block, work) = (&mut filled[..], &mut block, Work::Fill);
                    let run = Run { past, at, blocks: 3, work, plan: &plan, checks: &checks, block, marked: None };
                    let end = if blocks == 3 { End::Done } else { End::Unfilled };
                    prop_assert_eq!(path.run(run), (blocks, end));
                    let known = ..at + blocks * BLOCK;
                    prop_assert!(filled[known] == by_hand[known], "{:?} {:?}", path, &taps);
                }
            }
        }
    }
}
