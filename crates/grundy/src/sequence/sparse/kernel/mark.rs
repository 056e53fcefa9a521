//! Far taps: for 64 heaps at once.

use super::compare::{compare, invert};
use super::{BLOCK, Block, GROUPS, Marked, Marking};
use crate::sequence::sparse::lanes::{Lanes, Taps};

/// The set of values that the far taps of each heap of a block have: of all, or of those that are nearer and what is
/// marked already.
#[inline(always)]
pub(in super::super) fn mark<L: Lanes>(
    past: &[u8],
    at: usize,
    far: &Marking,
    marked: Option<Marked<'_>>,
    block: &mut Block,
) {
    block.ready = 0;
    sets::<L>(past, at, far, marked, block);
    let Block { sets, open, words, .. } = block;
    let compared = !far.compared.is_empty();
    if compared {
        invert::<L>(&sets[..far.groups], &mut open[..far.groups]);
        compare::<L>(past, at, &far.compared, &mut open[..far.groups], false);
    }
    let sets = if compared { open } else { sets };
    for (sets, word) in sets[..far.groups].chunks(8).zip(words.iter_mut()) {
        match sets.len() {
            1 => gather::<1>(sets, word),
            2 => gather::<2>(sets, word),
            3 => gather::<3>(sets, word),
            4 => gather::<4>(sets, word),
            _ => gather_some(sets, word),
        }
        if compared {
            word.iter_mut().for_each(|word| *word = !*word);
        }
    }
}

#[inline(always)]
pub(super) fn sets<L: Lanes>(
    past: &[u8],
    at: usize,
    marking: &Marking,
    marked: Option<Marked<'_>>,
    block: &mut Block,
) {
    let taps = marked.map_or(&marking.taps, |marked| marked.nearer);
    let sets = &mut block.sets[..marking.groups];
    if marking.wide {
        let step = L::at_once(marking.groups).max(1);
        for (i, sets) in sets.chunks_mut(step).enumerate() {
            some_groups::<L, true>(past, at, taps, i * step, sets);
        }
    } else {
        some_groups::<L, false>(past, at, taps, 0, sets);
    }
    for (set, marked) in sets.iter_mut().zip(marked.map_or(&[][..], |marked| marked.sets)) {
        set.iter_mut().zip(marked).for_each(|(set, marked)| *set |= marked);
    }
}

/// The bytes of each heap as one word.
#[inline(always)]
pub(super) fn gather<const N: usize>(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    let sets: &[[u8; BLOCK]; N] = sets.try_into().unwrap_or(&[[0; BLOCK]; N]);
    for (lane, word) in word.iter_mut().enumerate() {
        *word =
            sets.iter().enumerate().fold(0, |all, (group, set)| all | u64::from(set[lane]) << (8 * group));
    }
}

#[inline(always)]
fn gather_some(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    word.fill(0);
    for (group, set) in sets.iter().enumerate() {
        for (all, &byte) in word.iter_mut().zip(set) {
            *all |= u64::from(byte) << (8 * group);
        }
    }
}

#[inline(always)]
fn some_groups<L: Lanes, const WIDE: bool>(
    past: &[u8],
    at: usize,
    taps: &Taps,
    first: usize,
    sets: &mut [[u8; BLOCK]],
) {
    macro_rules! unrolled {
        ($($n:literal)*) => {
            match sets.len() {
                $(..=$n => groups::<L, WIDE, $n>(past, at, taps, first, sets),)*
                // Only wide values are marked for more than eight groups.
                _ => groups::<L, true, GROUPS>(past, at, taps, first, sets),
            }
        };
    }
    // Plain vectors take groups in pairs, and a page should load quickly.
    match (WIDE, cfg!(target_family = "wasm")) {
        (true, true) => unrolled!(2 4 6 8 10 12 16 20 28),
        (false, true) => unrolled!(1 2 3 4 6 8),
        (true, false) => unrolled!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 20 22 24 28),
        (false, false) => unrolled!(1 2 3 4 5 6 7 8),
    }
}

/// Marks the `G` groups from `first` on, or those of them that there are sets for. A browser compiles what is called
/// often, each function as a whole: there each number of groups has a function of its own, and only those that are
/// needed are compiled.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn groups<L: Lanes, const WIDE: bool, const G: usize>(
    past: &[u8],
    at: usize,
    taps: &Taps,
    first: usize,
    sets: &mut [[u8; BLOCK]],
) {
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let mut found = [L::zero(); G];
        let sight = taps.sight::<L>(past, at + part);
        // The farthest first, as the values that the nearest see were written just now.
        let mut i = sight.len();
        while i >= 4 {
            i -= 4;
            add_four::<L, WIDE, G>(&mut found, sight.four(i), first);
        }
        while i > 0 {
            i -= 1;
            add_one::<L, WIDE, G>(&mut found, sight.one(i), first);
        }
        for (found, set) in found.into_iter().zip(&mut *sets) {
            found.store(&mut set[part..]);
        }
    }
}

/// How many of some groups are in each bank; at most as many are in the last one.
const fn bank_size<L: Lanes>(groups: usize) -> usize {
    groups.div_ceil(groups.div_ceil(L::BANK))
}

/// Adds four values of each heap to its set: those of the groups from `first` on.
#[inline(always)]
pub(super) fn add_four<L: Lanes, const WIDE: bool, const G: usize>(
    found: &mut [L; G],
    values: [L; 4],
    first: usize,
) {
    if !WIDE {
        return L::add_to(found, values);
    }
    let size = const { bank_size::<L>(G) };
    let mut bank = 0;
    while bank < G {
        let end = if bank + size < G { bank + size } else { G };
        let [a, b, c, d] = values;
        let first = first + bank;
        L::add_to(&mut found[bank..end], [a.bank(first), b.bank(first), c.bank(first), d.bank(first)]);
        bank = end;
    }
}

/// Adds a value of each heap to its set: those of the groups from `first` on.
#[inline(always)]
pub(super) fn add_one<L: Lanes, const WIDE: bool, const G: usize>(
    found: &mut [L; G],
    value: L,
    first: usize,
) {
    if !WIDE {
        return L::add_to(found, [value]);
    }
    let size = const { bank_size::<L>(G) };
    let mut bank = 0;
    while bank < G {
        let end = if bank + size < G { bank + size } else { G };
        L::add_to(&mut found[bank..end], [value.bank(first + bank)]);
        bank = end;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Compared, GROUPS, keeps_rares_apart};
    use super::*;
    use crate::sequence::sparse::lanes::{Path, Tap};
    use crate::sequence::sparse::past::NONE;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn far_taps_are_marked_as_by_hand(
            offsets in prop::collection::btree_set(64usize..500, 0..40),
            groups in 1..=GROUPS,
            large in any::<bool>(),
            seed in any::<u64>(),
            split in any::<usize>(),
        ) {
            // Values and constants below 64 where at most eight groups are told apart, unless they are wide.
            let wide = large || groups > 8;
            let most = if wide { 256 } else { 64 };
            let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) % most;
            // So many constants are small enough for rare heaps in sight.
            let small = (0..64).take_while(|&constant| keeps_rares_apart(groups, constant)).count() as u64;
            let in_sight = !wide && small > 0;
            let rare = |i: usize| in_sight && random(5 * i) % 8 == 0;
            let past: Vec<u8> = (0..600).map(|i| if rare(i) { NONE } else { random(i) as u8 }).collect();
            let constant = |offset: usize| match random(3 * offset) {
                any if in_sight => (any % small) as u8,
                any => any as u8,
            };
            let taps: Vec<Tap> = offsets.iter().map(|&offset| Tap::new(offset, constant(offset))).collect();
            let at = 512;
            for path in Path::available() {
                let far = |taps: &[Tap]| Marking { taps: Taps::new(taps.to_vec()), compared: Compared::default(), groups, wide };
                let mut block = Block::new();
                let (nearer, distant) = taps.split_at(split % (taps.len() + 1));
                path.mark(&past, at, &far(distant), None, &mut block);
                let sets = block.sets(groups).to_vec();
                let marked = Marked { sets: &sets, nearer: &Taps::new(nearer.to_vec()) };
                path.mark(&past, at, &far(&taps), Some(marked), &mut block);
                for lane in 0..BLOCK {
                    for value in 0..8 * groups {
                        let by_hand = taps
                            .iter()
                            .any(|tap| usize::from(past[at + lane - tap.offset] ^ tap.constant()) == value);
                        let marked = block.words[value / 64][lane] >> (value % 64) & 1 == 1;
                        prop_assert_eq!(marked, by_hand, "{:?} lane {} value {}", path, lane, value);
                    }
                }
            }
        }
    }
}
