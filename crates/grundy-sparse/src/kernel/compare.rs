//! Far taps that exclude little beyond the others: they are compared with the few values that the others
//! leave open.
//!
//! A marked tap costs some time for every group, although nearly all values are excluded once the best taps
//! are marked. The least values that are open then stand in **slots**, and another tap costs each slot one
//! comparison.

use super::sets::add_four;
use super::sight::Sight;
use crate::block::{BLOCK, Compared, LAST_SLOTS, SLOTS, Taps};
use crate::lanes::Lanes;

/// The place of the only bit of a byte, by its low and its high half.
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

/// The content of an empty slot: a value that is never told apart.
const NOTHING: u32 = u32::MAX;

/// Closes those of the least open values of each heap that are options by these taps. Values not compared
/// with all taps stay open if `rest` is set, and are closed otherwise. In a browser this function and its
/// parts are not inlined: they would be loaded several times.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn compare<L: Lanes>(
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
        for first in 0..LAST_SLOTS {
            for other in first + 1..SLOTS {
                let (a, b) = (slots[first], slots[other]);
                (slots[first], slots[other]) = (a.min(b), a.max(b));
            }
        }
        let fewer = slots.first_chunk_mut().unwrap_or_else(|| unreachable!("they are fewer"));
        strike::<L, LAST_SLOTS>(past, at + part, &compared.rest, fewer);
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

/// The open values, from the excluded ones.
#[inline(always)]
pub(crate) fn invert<L: Lanes>(sets: &[[u8; BLOCK]], others: &mut [[u8; BLOCK]]) {
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

/// Empties the slots whose value is an option by one of these taps.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn strike<L: Lanes, const S: usize>(past: &[u8], at: usize, taps: &Taps, slots: &mut [L; S]) {
    let (mut left, mut least) = ([L::all(); S], [L::splat(u32::MAX); S]);
    let sight = Sight::<L>::of(taps, past, at);
    let mut tap = 0;
    // A web page should load quickly.
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

/// Notes the slots with the value of this option, in two ways: one slot in three by its nim-sum, since a
/// processor does some of each at the same time.
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
