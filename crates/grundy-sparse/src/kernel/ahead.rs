//! The open values of the heaps ahead, passed from block to block.

use crate::block::{Block, Rows, STEP};
use crate::lanes::Lanes;
use std::ops::Range;

/// The open values of the next step, and of the 32 heaps from it on, as far as they are known.
pub(crate) struct Ahead<L: Lanes> {
    pub(crate) now: Sets,
    pub(crate) rows: [L::Row; 2],
    /// What was marked for the part last marked, if it repeats some heaps later.
    pub(crate) marked: L::Row,
}

/// The open values of a step, without close taps: all its sets, written once for each of its places, after
/// the last push there.
pub(crate) type Sets = [[u32; STEP]; STEP];

/// Consecutive blocks to fill, up to an index.
pub(crate) struct Filling<'a, L: Lanes> {
    pub(crate) past: &'a mut [u8],
    pub(crate) at: Range<usize>,
    pub(crate) rows: &'a Rows,
    /// How many groups of values are told apart.
    pub(crate) groups: usize,
    pub(crate) block: &'a mut Block,
    pub(crate) ahead: &'a mut Ahead<L>,
}
