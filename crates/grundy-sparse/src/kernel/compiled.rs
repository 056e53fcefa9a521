//! The parts of the kernel that are compiled on their own for each instruction set.

use super::ahead::Filling;
use crate::block::{BLOCK, Block, Compared, Marked, Marking, Part, Rows};
use crate::lanes::Lanes;

/// Vectors, and what is compiled once for them: parts that are called from several places, or that take more time
/// within a larger function.
pub(crate) trait Compiled: Lanes {
    /// [`sets`](super::sets()), compiled once for all that call it: it is the largest part.
    fn sets_of(past: &[u8], at: usize, marking: &Marking, marked: Option<Marked<'_>>, block: &mut Block);

    /// [`compare`](super::compare()), compiled once for all that call it.
    fn compare(past: &[u8], at: usize, compared: &Compared, open: &mut [[u8; BLOCK]], rest: bool);

    /// [`fill_part`](super::fill_part) for the same machine, but not for its vectors: one heap comes after the other.
    fn fill_part(part: Part<'_>) -> usize;

    /// [`fill_rows`](super::fill_rows), compiled on its own: within a larger function it takes more time. Asked for
    /// where [`ROWS`](Lanes::ROWS) says that rows are worth using.
    fn fill_rows<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Self>) -> usize;

    /// [`mark_far`](super::mark_far), compiled once for all that call it. The same holds.
    fn mark_far(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block);
}
