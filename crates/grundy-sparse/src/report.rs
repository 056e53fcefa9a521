//! The report of a run.

use crate::path::Path;

/// What a run in a sparse space has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The values of heaps 0 to `heaps` − 1 are known.
    pub heaps: u64,
    /// The sparse space, if there is one.
    pub space: Option<Space>,
    /// An upper bound on the distance of the options that were needed to show a rare value to be one.
    pub reach: u64,
    /// The largest value, and the first heap that has it.
    pub maximum: (u32, u64),
    /// How often each value occurs.
    pub histogram: Vec<u64>,
    /// Fletcher-32 over the values as 16-bit numbers, with sums modulo 2^16.
    pub fletcher: u32,
    /// XXH3-128 digests in a chain, one for each 2^20 heaps, if enabled.
    pub digests: Vec<u128>,
    /// The heaps whose values are still kept.
    pub kept: std::ops::Range<u64>,
    /// The instruction set.
    pub path: Path,
    /// Whether the fast engine runs, or the list of rare heaps.
    pub blocks: bool,
}

/// A sparse space: how values are separated into rare and common ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// A value is rare when it has an even number of bits in common with the mask. All bits above those
    /// of the values that occur are set.
    pub mask: u32,
    /// If the parity of the heap counts: what is added to it.
    pub parity: Option<u32>,
    /// The rare heaps and their nim-values, ascending.
    pub rares: Vec<(u64, u32)>,
}

impl Space {
    /// The mask in binary, with the infinitely repeated bit written once: `...101101`.
    pub fn mask_text(&self) -> String {
        mask_text(self.mask)
    }

    /// The bits of the mask that stand alone, and the first of those that are all set, in ascending order:
    /// `...101101` has the bits 0, 2, 3, and all from 5 on.
    pub fn mask_bits(&self) -> (Vec<u32>, u32) {
        let from = 32 - self.mask.leading_ones();
        ((0..from).filter(|bit| self.mask >> bit & 1 == 1).collect(), from)
    }
}

/// A mask in binary, without the bits above that are all set.
pub fn mask_text(mask: u32) -> String {
    let bits = 32 - mask.leading_ones();
    if bits == 0 {
        "...1".into()
    } else {
        format!("...1{:0width$b}", mask & !(u32::MAX << bits), width = bits as usize)
    }
}
