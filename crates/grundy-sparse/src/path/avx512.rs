//! x86-64 with AVX-512, its byte permutes (VBMI) and its sums of products of bytes (VNNI).

use crate::block::{
    BLOCK, Below, Block, Checks, Compared, End, Marked, Marking, Part, Plan, Rows, Run, Sample, Tap,
};
use crate::kernel::{self, Compiled, Filling, Totals};
use crate::lanes::avx512::Bytes;

impl Compiled for Bytes {
    /// This function has no vectors: the version for AVX2 serves.
    #[inline(always)]
    fn fill_part(part: Part<'_>) -> usize {
        // SAFETY: the vectors of this module are used only where the machine has their instructions.
        unsafe { super::avx2::fill_part(part) }
    }

    parts!([target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,bmi1,bmi2,lzcnt,popcnt"
    )]);
    rows!([target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,bmi1,bmi2,lzcnt,popcnt"
    )]);
}

functions!(
    compiled,
    [target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,bmi1,bmi2,lzcnt,popcnt"
    )]
);
