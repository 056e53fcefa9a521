//! The kernel, compiled for each instruction set; the program chooses the best one of the machine when it
//! runs.
#![allow(unsafe_code, reason = "instruction sets are chosen when the program runs")]

#[macro_use]
mod macros;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(all(target_arch = "x86_64", has_avx512))]
mod avx512;
mod portable;
#[cfg(test)]
mod tests;

use crate::block::{BLOCK, Below, Block, Checks, End, Marked, Marking, Plan, Run, Sample, Tap, Work};
use crate::kernel::Totals;
use crate::lanes::{self, Lanes as _};

/// An instruction set of this machine.
///
/// Only [`available`](Path::available) makes one that not every machine has: a program cannot choose
/// instructions that are missing here.
///
/// ```compile_fail,E0599
/// let path = grundy_sparse::Path::Avx512;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Path(Set);

/// The instruction sets for which the kernel is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Set {
    /// Plain Rust, for every machine.
    Portable,
    /// x86-64 with AVX2.
    Avx2,
    /// x86-64 with AVX-512, its byte permutes (VBMI) and its sums of products of bytes (VNNI).
    Avx512,
}

impl Path {
    /// Plain Rust, for every machine.
    pub const PORTABLE: Path = Path(Set::Portable);

    /// All that this machine can run, the best one first.
    pub fn available() -> Vec<Path> {
        let mut all = Vec::new();
        #[cfg(all(target_arch = "x86_64", has_avx512))]
        if lanes::avx512::is_available() {
            all.push(Path(Set::Avx512));
        }
        #[cfg(target_arch = "x86_64")]
        if lanes::avx2::is_available() {
            all.push(Path(Set::Avx2));
        }
        all.push(Path::PORTABLE);
        all
    }

    /// The word used on the command line and in reports.
    pub fn word(self) -> &'static str {
        match self.0 {
            Set::Portable => "portable",
            Set::Avx2 => "avx2",
            Set::Avx512 => "avx512",
        }
    }

    pub(crate) fn set(self) -> Set {
        self.0
    }

    /// How many heaps lie side by side in a vector.
    pub(crate) fn width(self) -> usize {
        match self.0 {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Set::Avx512 => lanes::avx512::Bytes::WIDTH,
            #[cfg(target_arch = "x86_64")]
            Set::Avx2 => lanes::avx2::Bytes::WIDTH,
            _ => lanes::portable::Bytes::WIDTH,
        }
    }

    /// Processes the blocks of a run, [all at once](crate::kernel::run_narrow) if its lists are narrow.
    pub(crate) fn run(self, run: Run<'_>) -> (usize, End) {
        (run.block.special, run.block.large) = (0, 0);
        if run.is_narrow() {
            return self.run_narrow(run);
        }
        let Run { past, at, blocks, work, plan, checks, block, marked } = run;
        for done in 0..blocks {
            let at = at + done * BLOCK;
            if work != Work::Check {
                let marked = marked.map(|marked| marked.from(done * plan.far.groups));
                self.mark(past, at, &plan.far, marked, block);
                let filled = self.fill(past, at, plan, block, 0);
                if filled < BLOCK {
                    return (done, End::Large(filled));
                }
            }
            if work != Work::Fill {
                let open = self.check(past, at, checks, block);
                if open != 0 {
                    return (done, End::Open(open));
                }
            }
        }
        (blocks, End::Done)
    }
}

functions!(chosen, []);
