//! The sets of values that taps mark, group by group: for 64 heaps at once.

use super::sight::Sight;
use crate::block::{BLOCK, Block, Marked, Marking, Taps};
use crate::lanes::Lanes;

/// Writes the sets that taps mark into those of a block: all taps, or the nearer ones in addition to what is
/// marked already.
#[inline(always)]
pub(crate) fn sets<L: Lanes>(
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
                $(..=$n if $n <= L::GROUPS_AT_ONCE => groups::<L, WIDE, $n>(past, at, taps, first, sets),)*
                // Only wide values are marked for more than eight groups, and at most this many at once.
                _ => {
                    for (i, sets) in sets.chunks_mut(8).enumerate() {
                        groups::<L, true, 8>(past, at, taps, first + 8 * i, sets);
                    }
                }
            }
        };
    }
    // Plain vectors handle groups in pairs, and a web page should load quickly.
    match (WIDE, cfg!(target_family = "wasm")) {
        (true, true) => unrolled!(2 4 6 8 10 12 16 20 28 32),
        (false, true) => unrolled!(1 2 3 4 6 8),
        (true, false) => unrolled!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 20 22 24 28 32),
        (false, false) => unrolled!(1 2 3 4 5 6 7 8),
    }
}

/// Marks the `G` groups from `first` on, or those of them that have sets. A browser compiles functions that
/// are called often, each as a whole: there each number of groups has a function of its own, and only the
/// needed ones are compiled.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn groups<L: Lanes, const WIDE: bool, const G: usize>(
    past: &[u8],
    at: usize,
    taps: &Taps,
    first: usize,
    sets: &mut [[u8; BLOCK]],
) {
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let mut found = [L::zero(); G];
        let sight = Sight::<L>::of(taps, past, at + part);
        // The farthest first, since the values for the nearest were written last.
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

/// How many of some groups are in each bank; the last one has at most as many.
const fn bank_size<L: Lanes>(groups: usize) -> usize {
    groups.div_ceil(groups.div_ceil(L::BANK))
}

/// Adds four values of each heap to its set: those of the groups from `first` on.
#[inline(always)]
pub(crate) fn add_four<L: Lanes, const WIDE: bool, const G: usize>(
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
pub(crate) fn add_one<L: Lanes, const WIDE: bool, const G: usize>(
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
