//! Any machine.

use crate::block::{
    BLOCK, Below, Block, Checks, Compared, End, Marked, Marking, Part, Plan, Rows, Run, Sample, Tap,
};
use crate::kernel::{self, Compiled, Filling, Totals};
use crate::lanes::portable::Bytes;

impl Compiled for Bytes {
    #[inline(always)]
    fn fill_part(part: Part<'_>) -> usize {
        // SAFETY: the vectors of this module are used only where the machine has their instructions.
        unsafe { fill_part(part) }
    }

    parts!([inline(never)]);

    fn fill_rows<const N: usize, const LOOKED_UP: usize>(_: Filling<'_, Self>) -> usize {
        unreachable!("rows are not worth using here")
    }

    fn mark_far(_: &[u8], _: usize, _: &Rows, _: usize, _: &mut Block) {
        unreachable!("rows are not worth using here")
    }
}

functions!(compiled, [inline]);
compiled!([inline(never)] fn fill_part(part: Part<'_>) -> usize = kernel::fill_part;);
