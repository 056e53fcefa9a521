//! x86-64 with AVX2.

use crate::block::{
    BLOCK, Below, Block, Checks, Compared, End, Marked, Marking, Part, Plan, Rows, Run, Sample, Tap,
};
use crate::kernel::{self, Compiled, Filling, Totals};
use crate::lanes::avx2::Bytes;

impl Compiled for Bytes {
    #[inline(always)]
    fn fill_part(part: Part<'_>) -> usize {
        // SAFETY: the vectors of this module are used only where the machine has their instructions.
        unsafe { fill_part(part) }
    }

    parts!([target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]);
    rows!([target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]);
}

functions!(compiled, [target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]);
compiled!([target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn fill_part(part: Part<'_>) -> usize = kernel::fill_part;
);
