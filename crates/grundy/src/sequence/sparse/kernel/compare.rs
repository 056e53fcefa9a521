//! Far taps that exclude little that others have not: compared with the few values that those leave open.
//!
//! A tap that is marked costs some time for every group, though nearly all values are excluded once those taps are marked
//! that exclude the most. The least values that are open then stand in **slots**, and another tap costs each slot one
//! comparison.

use super::BLOCK;
use super::mark::add_four;
use crate::sequence::sparse::lanes::{Lanes, Tap, Taps};

/// So many of its least open values are kept of each heap, and compared with a first part of the taps; then the least of
/// those that are left, with the others.
pub(in super::super) const SLOTS: usize = 7;
const FEWER: usize = 5;
/// The first part is one in so many.
const PARTS: usize = 4;

/// Taps that are compared: those that exclude more, and the others.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Compared {
    pub(super) first: Taps,
    pub(super) rest: Taps,
}

impl Compared {
    /// Compares taps, the best one first.
    pub(in super::super) fn new(taps: &[Tap]) -> Compared {
        let (first, rest) = taps.split_at(taps.len() / PARTS);
        let [first, rest] = [first, rest].map(|taps| Taps::new(taps.to_vec()));
        Compared { first, rest }
    }

    /// The two parts, as they were.
    pub(in super::super) fn of([first, rest]: [Taps; 2]) -> Compared {
        Compared { first, rest }
    }

    /// Those that exclude more, and the others.
    pub(in super::super) fn parts(&self) -> [&Taps; 2] {
        [&self.first, &self.rest]
    }

    pub(in super::super) fn is_empty(&self) -> bool {
        self.first.is_empty() && self.rest.is_empty()
    }

    pub(in super::super) fn iter(&self) -> impl Iterator<Item = &Tap> {
        self.first.iter().chain(self.rest.iter())
    }

    pub(in super::super) fn insert(&mut self, tap: Tap) {
        self.rest.insert(tap);
    }
}

/// The place of the only bit of a byte, by the low and the high half of it.
const PLACES: [[u8; 16]; 2] = {
    let mut places = [[0; 16]; 2];
    let mut bit = 0;
    while bit < 4 {
        places[0][1 << bit] = bit as u8;
        places[1][1 << bit] = bit as u8 + 4;
        bit += 1;
    }
    places
};

/// What is in a slot where no value is left: one that is never told apart.
const NOTHING: u32 = u32::MAX;

/// Of the open values of each heap closes the least ones that are options by these taps. What is beyond those that were
/// compared with all taps stays open if `rest` is set, and else is closed. In a browser it and its parts are functions of
/// their own: inlined, they would be loaded several times.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn compare<L: Lanes>(
    past: &[u8],
    at: usize,
    compared: &Compared,
    open: &mut [[u8; BLOCK]],
    rest: bool,
) {
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let mut slots = [L::zero(); SLOTS];
        for slot in &mut slots {
            *slot = take(open, part);
        }
        strike::<L, SLOTS>(past, at + part, &compared.first, &mut slots);
        for first in 0..FEWER {
            for other in first + 1..SLOTS {
                let (a, b) = (slots[first], slots[other]);
                (slots[first], slots[other]) = (a.min(b), a.max(b));
            }
        }
        let fewer = slots.first_chunk_mut().unwrap_or_else(|| unreachable!("they are fewer"));
        strike::<L, FEWER>(past, at + part, &compared.rest, fewer);
        let [a, b, c, d, e, f, g] = slots;
        for first in (0..open.len()).step_by(8) {
            let mut found = [L::zero(); 8];
            add_four::<L, true, 8>(&mut found, [a, b, c, d], first);
            let others = if rest { [e, f, g, g] } else { [e; 4] };
            add_four::<L, true, 8>(&mut found, others, first);
            for (found, open) in found.into_iter().zip(&mut open[first..]) {
                let open = &mut open[part..];
                let kept = if rest { L::load(open) } else { L::zero() };
                kept.or3(found, found).store(open);
            }
        }
    }
}

/// What is open, for what is excluded.
#[inline(always)]
pub(super) fn invert<L: Lanes>(sets: &[[u8; BLOCK]], others: &mut [[u8; BLOCK]]) {
    for (set, other) in sets.iter().zip(others) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            L::load(&set[part..]).xor(L::splat(u32::MAX)).store(&mut other[part..]);
        }
    }
}

/// Takes the least open value out of the set of each heap.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn take<L: Lanes>(open: &mut [[u8; BLOCK]], part: usize) -> L {
    let group = |group: usize| L::splat(u32::from_le_bytes([8 * group as u8; 4]));
    let (mut set, mut first) = (L::zero(), L::zero());
    for (i, open) in open.iter().enumerate().rev() {
        let here = L::load(&open[part..]);
        let any = L::unless_equal(L::all(), here, L::zero());
        (set, first) = (L::choose(any, here, set), L::choose(any, group(i), first));
    }
    let bit = set.without(set.add(L::splat(u32::MAX)));
    for (i, open) in open.iter_mut().enumerate() {
        let open = &mut open[part..];
        let elsewhere = L::unless_equal(L::all(), first, group(i));
        L::load(open).without(L::choose(elsewhere, L::zero(), bit)).store(open);
    }
    L::choose(L::unless_equal(L::all(), set, L::zero()), first.add(bit.halves(&PLACES)), L::splat(NOTHING))
}

/// Leaves nothing in the slots whose value is an option by one of these taps.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn strike<L: Lanes, const S: usize>(past: &[u8], at: usize, taps: &Taps, slots: &mut [L; S]) {
    let (mut left, mut least) = ([L::all(); S], [L::splat(u32::MAX); S]);
    let sight = taps.sight::<L>(past, at);
    let mut tap = 0;
    // A page should load quickly.
    while !cfg!(target_family = "wasm") && tap + 4 <= sight.len() {
        for option in sight.four(tap) {
            strike_one(&mut left, &mut least, slots, option);
        }
        tap += 4;
    }
    while tap < sight.len() {
        strike_one(&mut left, &mut least, slots, sight.one(tap));
        tap += 1;
    }
    for i in 0..S {
        let left = L::unless_equal(left[i], least[i], L::zero());
        slots[i] = L::choose(left, slots[i], L::splat(NOTHING));
    }
}

/// Takes note of the slots that have the value of this option: in two ways, one slot in three by its nim-sum, as a
/// processor does something of each at the same time.
#[inline(always)]
fn strike_one<L: Lanes, const S: usize>(
    left: &mut [L::Mask; S],
    least: &mut [L; S],
    slots: &[L; S],
    option: L,
) {
    for i in 0..S {
        if i < S - S / 3 {
            left[i] = L::unless_equal(left[i], option, slots[i]);
        } else {
            least[i] = least[i].min(option.xor(slots[i]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Block, Checks, Marking, Small};
    use super::*;
    use crate::sequence::sparse::lanes::Path;
    use crate::sequence::sparse::past::NONE;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// What is left of the open values of a heap.
    fn by_hand(open: &BTreeSet<u8>, options: [&BTreeSet<u8>; 2], rest: bool) -> BTreeSet<u8> {
        let [first, others] = options;
        let mut slots: Vec<u8> =
            open.iter().take(SLOTS).copied().filter(|value| !first.contains(value)).collect();
        let more = slots.split_off(slots.len().min(FEWER));
        let left = slots.into_iter().filter(|value| !others.contains(value));
        if rest { left.chain(more).chain(open.iter().skip(SLOTS).copied()).collect() } else { left.collect() }
    }

    proptest! {
        #[test]
        fn open_values_are_closed_as_by_hand(
            offsets in prop::collection::btree_set(64usize..500, 0..60),
            (marked, first) in (0usize..20, 0usize..30),
            groups in 1..=30usize,
            special in any::<u64>(),
            seed in any::<u64>(),
        ) {
            let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) as u8;
            let past: Vec<u8> = (0..600).map(|i| random(i) % 240).collect();
            let taps: Vec<Tap> = offsets.iter().map(|&offset| Tap::new(offset, random(3 * offset))).collect();
            let (marked, compared) = taps.split_at(marked.min(taps.len()));
            let (first, rest) = compared.split_at(first.min(compared.len()));
            let new = |taps: &[Tap]| Taps::new(taps.to_vec());
            let compared = Compared::of([new(first), new(rest)]);
            let marking = Marking { taps: new(marked), compared, groups, wide: true };
            let at = 512;
            let options = |taps: &[Tap], lane: usize| {
                taps.iter().map(|tap| past[at + lane - tap.offset] ^ tap.constant()).collect::<BTreeSet<u8>>()
            };
            let left = |open: &BTreeSet<u8>, lane: usize, keep: bool| {
                let marked = options(marked, lane);
                let open: BTreeSet<u8> = open.difference(&marked).copied().collect();
                if marking.compared.is_empty() { open } else { by_hand(&open, [&options(first, lane), &options(rest, lane)], keep) }
            };
            for path in Path::available() {
                let mut block = Block::new();
                path.mark(&past, at, &marking, None, &mut block);
                let all = (0..8 * groups as u8).collect::<BTreeSet<u8>>();
                for lane in 0..BLOCK {
                    let open = |value: &u8| block.words[usize::from(value / 64)][lane] >> (value % 64) & 1 == 0;
                    let open = all.iter().copied().filter(open).collect::<BTreeSet<u8>>();
                    prop_assert_eq!(open, left(&all, lane, false), "{:?} lane {}", path, lane);
                }
                // Of a check where as many rare values are below as the value says.
                let below = super::super::Below { keep: NONE, ..super::super::Below::default() };
                let checks = Checks { witnesses: marking.clone(), small: Small::default(), below };
                block.special = special;
                let missing = path.check(&past, at, &checks, &mut block);
                for lane in 0..BLOCK {
                    let below = (0..past[at + lane].min(8 * groups as u8)).collect::<BTreeSet<u8>>();
                    // Nothing is known of special heaps.
                    let left = if special >> lane & 1 == 1 { below } else { left(&below, lane, true) };
                    let words = block.missing(&checks, lane);
                    let found = all.iter().copied().filter(|value| words[usize::from(value / 64)] >> (value % 64) & 1 == 1);
                    prop_assert_eq!(found.collect::<BTreeSet<u8>>(), left.clone(), "{:?} lane {}", path, lane);
                    prop_assert_eq!(missing >> lane & 1 == 1, !left.is_empty());
                }
            }
        }
    }
}
