//! Middle taps: four side by side, for the sixteen heaps of a part of a block.

use super::sets::add_one;
use crate::block::{BLOCK, Four, Fours, PART};
use crate::lanes::Lanes;

/// The sets that these taps mark for the part that starts at index `at`: for each group, those of all taps
/// side by side.
#[inline(always)]
pub(crate) fn mark_fours<L: Lanes, const WIDE: bool, const G: usize>(
    fours: &Fours,
    past: &[u8],
    at: usize,
    first: usize,
) -> [L; G] {
    let window = past[at - BLOCK..].first_chunk().unwrap_or_else(|| unreachable!());
    let window = L::window(window);
    let mut found = [L::zero(); G];
    for Four { places, constants } in &fours.0 {
        for from in (0..4 * PART).step_by(L::WIDTH) {
            let value = L::pick(window, &places[from..]).xor(L::load(&constants[from..]));
            add_one::<L, WIDE, G>(&mut found, value, first);
        }
    }
    found
}
