//! The parts of the kernel that are compiled separately for each instruction set.

use super::ahead::Filling;
use crate::block::{BLOCK, Block, Compared, Marked, Marking, Part, Rows};
use crate::lanes::Lanes;

/// Vectors, and the functions compiled once for them: those with several callers, and those that are slower
/// inside a larger function.
pub(crate) trait Compiled: Lanes {
    /// [`sets`](super::sets()), compiled once for all callers: it is the largest part.
    fn sets_of(past: &[u8], at: usize, marking: &Marking, marked: Option<Marked<'_>>, block: &mut Block);

    /// [`compare`](super::compare()), compiled once for all callers.
    fn compare(past: &[u8], at: usize, compared: &Compared, open: &mut [[u8; BLOCK]], rest: bool);

    /// [`fill_part`](super::fill_part) for the same machine, but without its vectors: one heap comes after
    /// the other.
    fn fill_part(part: Part<'_>) -> usize;

    /// [`fill_rows`](super::fill_rows), compiled separately: inside a larger function it is slower. Used only
    /// if [`ROWS`](Lanes::ROWS) says that rows pay.
    fn fill_rows<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Self>) -> usize;

    /// [`mark_far`](super::mark_far), compiled once for all callers. Used only if rows pay.
    fn mark_far(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block);
}
