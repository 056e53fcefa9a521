//! What is open at the heaps ahead, as it is handed from block to block.

use crate::block::{Block, Rows, STEP};
use crate::lanes::Lanes;
use std::ops::Range;

/// What is open at the next step, and at the 32 heaps from it on, as far as that is known.
pub(crate) struct Ahead<L: Lanes> {
    pub(crate) now: Sets,
    pub(crate) rows: [L::Row; 2],
    /// What was marked for the part last marked, if it is so again some heaps later.
    pub(crate) marked: L::Row,
}

/// What is open at a step, but for close taps: all its sets, written once for each of its places, when nothing more was to be
/// pushed there.
pub(crate) type Sets = [[u32; STEP]; STEP];

/// Blocks one after the other that are to be filled, up to an index.
pub(crate) struct Filling<'a, L: Lanes> {
    pub(crate) past: &'a mut [u8],
    pub(crate) at: Range<usize>,
    pub(crate) rows: &'a Rows,
    /// How many groups of values are told apart.
    pub(crate) groups: usize,
    pub(crate) block: &'a mut Block,
    pub(crate) ahead: &'a mut Ahead<L>,
}
