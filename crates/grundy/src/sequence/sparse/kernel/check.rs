//! Whether all rare values below a common one are options.

use super::mark::sets;
use super::{BLOCK, Block, Checks, GROUPS};
use crate::sequence::sparse::lanes::Lanes;

/// Which heaps of a block have rare values below their own that no witness shows to be an option:
/// one bit for each. [`Block::missing`] says which values.
#[inline(always)]
pub(in super::super) fn check<L: Lanes>(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
    sets::<L>(past, at, &checks.witnesses, None, block);
    // What the kernel marked for special heaps may be no option of theirs.
    let mut special = block.special;
    while special != 0 {
        let lane = special.trailing_zeros() as usize;
        special &= special - 1;
        for set in &mut block.sets[..checks.witnesses.groups] {
            set[lane] = 0;
        }
    }
    open::<L>(past, at, checks, &mut block.sets[..checks.witnesses.groups], &mut block.shown)
}

#[inline(always)]
pub(super) fn open<L: Lanes>(
    past: &[u8],
    at: usize,
    checks: &Checks,
    sets: &mut [[u8; BLOCK]],
    shown: &mut [u8; 256],
) -> u64 {
    let Checks { below, small, .. } = checks;
    // Of each group the heaps of which a value is missing.
    let mut open = [0u64; GROUPS];
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let value = L::load(&past[at + part..]);
        let parity = L::alternate(below.parity[at & 1], below.parity[!at & 1]);
        let left_out = value.halves(&below.halves).xor(parity);
        let count = value.and(L::splat(u32::from_le_bytes([below.keep; 4]))).add(left_out);
        for (group, (set, open)) in sets.iter_mut().zip(&mut open).enumerate() {
            let set = &mut set[part..];
            let missing = count.first_bits(8 * group as u8).without(L::load(set));
            missing.store(set);
            *open |= missing.not_zero() << part;
        }
    }
    let mut left = 0;
    for (group, (set, mut open)) in sets.iter_mut().zip(open).enumerate() {
        while open != 0 {
            let lane = open.trailing_zeros() as usize;
            open &= open - 1;
            let mut missing = set[lane];
            while missing != 0 {
                let bit = missing & missing.wrapping_neg();
                missing ^= bit;
                let rare = (8 * group as u32 + bit.trailing_zeros()) as u8;
                if small.show::<L>(past, at + lane, rare, &mut shown[usize::from(rare)]) {
                    set[lane] ^= bit;
                } else {
                    left |= 1 << lane;
                }
            }
        }
    }
    left
}
