//! Bytes of many heaps side by side: the few vector operations that the kernel is made of.
//!
//! The algorithm is written once, in [`kernel`](super::kernel), over the trait [`Lanes`]. It is
//! compiled for each instruction set below, and the best one that the machine has is chosen when the
//! program runs.
#![allow(unsafe_code, reason = "vector instructions are chosen when the program runs")]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(all(target_arch = "x86_64", has_avx512))]
mod avx512;
mod portable;
mod sight;

pub(super) use sight::{Tap, Taps};

use super::kernel::{self, BLOCK, Below, Block, Checks, PART, Plan, ROW, Window, Work};

/// Some bytes, each of which belongs to one heap.
pub(super) trait Lanes: Copy {
    /// How many bytes.
    const WIDTH: usize;

    /// The first bytes of a slice, which is not shorter than that.
    fn load(from: &[u8]) -> Self;

    /// The bytes from this place on.
    ///
    /// # Safety
    /// As many can be read there.
    unsafe fn load_from(place: *const u8) -> Self;

    /// Side by side, sixteen bytes each time: those that are so many places before `at`, for as many of
    /// these offsets as fit.
    fn load_parts(from: &Window, at: usize, offsets: &[usize]) -> Self;

    /// The union of the first sixteen bytes, the next sixteen, and so on.
    fn fold(self) -> [u8; PART];

    /// Writes the bytes to the front of a slice.
    fn store(self, to: &mut [u8]);

    /// A constant, given four times over, in all bytes.
    fn splat(four: u32) -> Self;

    /// All bytes 0.
    fn zero() -> Self;

    /// Byte by byte, without carry.
    fn xor(self, other: Self) -> Self;

    /// Byte by byte, the bits of both.
    fn and(self, other: Self) -> Self;

    /// The bits that are not in `other`.
    fn without(self, other: Self) -> Self;

    /// Byte by byte, modulo 256.
    fn add(self, other: Self) -> Self;

    /// One constant in the bytes at even places, another in the others.
    fn alternate(even: u8, odd: u8) -> Self;

    /// What the first table says of the low four bits of each byte, nim-added to what the second says
    /// of the high four.
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self;

    /// Each byte is a number n; of the bits `first` to `first` + 7, those below n.
    fn first_bits(self, first: u8) -> Self;

    /// The sum of the bytes, and the sum of each byte times the number of bytes from it to the end.
    fn sums(self) -> (u32, u32);

    /// Is [`Row`](Lanes::Row) worth using?
    const ROWS: bool;

    /// The sets of the next heaps, of small values.
    type Row: Copy;

    /// Sets by number.
    fn row_load(from: &[u32; ROW]) -> Self::Row;

    /// The first set.
    fn row_first(row: Self::Row) -> u32;

    /// Leaves out the first set and adds an empty one at the end; then the union with `push`.
    fn row_push(row: Self::Row, push: &[u32; ROW]) -> Self::Row;

    /// A bit for each byte that is not 0.
    fn not_zero(self) -> u64;

    /// Byte by byte, without carry, of three.
    fn xor3(self, a: Self, b: Self) -> Self;

    /// The union of three.
    fn or3(self, a: Self, b: Self) -> Self;

    /// In each byte with value 8g + i, bit i; 0 in all others. Here g < 8 is the group. `WIDE` must be
    /// set if a byte may be 64 or more.
    fn hot<const WIDE: bool>(self, group: usize) -> Self;
}

/// An instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Path {
    /// Plain Rust, for every machine.
    Portable,
    /// x86-64 with AVX2.
    Avx2,
    /// x86-64 with AVX-512 and its byte permutes (VBMI).
    Avx512,
}

impl Path {
    /// All that this machine can run, the best one first.
    pub fn available() -> Vec<Path> {
        let mut all = Vec::new();
        #[cfg(all(target_arch = "x86_64", has_avx512))]
        if avx512::is_available() {
            all.push(Path::Avx512);
        }
        #[cfg(target_arch = "x86_64")]
        if avx2::is_available() {
            all.push(Path::Avx2);
        }
        all.push(Path::Portable);
        all
    }

    /// The word used on the command line and in reports.
    pub fn word(self) -> &'static str {
        match self {
            Path::Portable => "portable",
            Path::Avx2 => "avx2",
            Path::Avx512 => "avx512",
        }
    }

    /// See [`kernel::mark`].
    pub(super) fn mark(self, past: &[u8], at: usize, plan: &Plan, block: &mut Block) {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::mark(past, at, plan, block),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::mark(past, at, plan, block),
            _ => kernel::mark::<portable::Bytes>(past, at, plan, block),
        }
    }

    /// See [`kernel::fill`].
    pub(super) fn fill(
        self,
        past: &mut [u8],
        at: usize,
        block: &mut Block,
        plan: &Plan,
        from: usize,
    ) -> usize {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::fill(past, at, block, plan, from),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::fill(past, at, block, plan, from),
            _ => kernel::fill::<portable::Bytes>(past, at, block, plan, from, portable::fill_part),
        }
    }

    /// See [`kernel::run`]; block by block where the lists are too wide for it.
    pub(super) fn run(
        self,
        past: &mut [u8],
        at: usize,
        blocks: usize,
        work: Work,
        lists: (&Plan, &Checks),
        block: &mut Block,
    ) -> (usize, u64) {
        let (plan, checks) = lists;
        block.special = 0;
        if kernel::is_narrow(plan, checks) {
            return match self {
                #[cfg(all(target_arch = "x86_64", has_avx512))]
                Path::Avx512 => avx512::run(past, at, blocks, work, lists, block),
                #[cfg(target_arch = "x86_64")]
                Path::Avx2 => avx2::run(past, at, blocks, work, lists, block),
                _ => {
                    kernel::run::<portable::Bytes>(past, at, blocks, work, lists, block, portable::fill_part)
                }
            };
        }
        for done in 0..blocks {
            let at = at + done * BLOCK;
            if work != Work::Check {
                self.mark(past, at, plan, block);
                if self.fill(past, at, block, plan, 0) < BLOCK {
                    return (done, 0);
                }
            }
            if work != Work::Fill {
                let open = self.check(past, at, checks, block);
                if open != 0 {
                    return (done, open);
                }
            }
        }
        (blocks, 0)
    }

    /// See [`kernel::check`].
    pub(super) fn check(self, past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::check(past, at, checks, block),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::check(past, at, checks, block),
            _ => kernel::check::<portable::Bytes>(past, at, checks, block),
        }
    }

    /// See [`kernel::last_match`].
    pub(super) fn last_match(self, a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::last_match(a, b, sum),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::last_match(a, b, sum),
            _ => kernel::last_match(a, b, sum),
        }
    }

    /// See [`kernel::sums`].
    pub(super) fn sums(self, squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::sums(squeezed, odd, below, low),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::sums(squeezed, odd, below, low),
            _ => kernel::sums::<portable::Bytes>(squeezed, odd, below, low),
        }
    }

    /// See [`kernel::expand`].
    pub(super) fn expand(self, squeezed: &[u8], odd: usize, below: &Below, low: u32, values: &mut [u8]) {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::expand(squeezed, odd, below, low, values),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::expand(squeezed, odd, below, low, values),
            _ => kernel::expand::<portable::Bytes>(squeezed, odd, below, low, values),
        }
    }

    /// See [`kernel::histogram`].
    pub(super) fn histogram(self, bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::histogram(bytes, largest, counts),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::histogram(bytes, largest, counts),
            _ => kernel::histogram(bytes, largest, counts),
        }
    }
}

/// The kernel compiled for one instruction set: safe functions that must be called only where the
/// machine was asked first, which [`Path::available`] does.
#[cfg(target_arch = "x86_64")]
macro_rules! compiled_for {
    ($features:literal, $lanes:ty, $($feature:tt),+) => {
        pub(super) fn is_available() -> bool {
            $(std::arch::is_x86_feature_detected!($feature))&&+
        }

        pub(super) fn mark(past: &[u8], at: usize, plan: &Plan, block: &mut Block) {
            #[target_feature(enable = $features)]
            unsafe fn inner(past: &[u8], at: usize, plan: &Plan, block: &mut Block) {
                kernel::mark::<$lanes>(past, at, plan, block);
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(past, at, plan, block) }
        }

        // One heap after the other: the compiler must not think of vectors here.
        #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
        unsafe fn fill_part(
            window: &mut Window,
            block: &mut Block,
            plan: &Plan,
            from: usize,
            stop: usize,
        ) -> usize {
            kernel::fill_part(window, block, plan, from, stop)
        }

        pub(super) fn fill(
            past: &mut [u8],
            at: usize,
            block: &mut Block,
            plan: &Plan,
            from: usize,
        ) -> usize {
            #[target_feature(enable = $features)]
            unsafe fn inner(
                past: &mut [u8],
                at: usize,
                block: &mut Block,
                plan: &Plan,
                from: usize,
            ) -> usize {
                // SAFETY: these instructions are among those of this path.
                let part = |window: &mut Window, block: &mut Block, plan: &Plan, from, stop| unsafe {
                    fill_part(window, block, plan, from, stop)
                };
                kernel::fill::<$lanes>(past, at, block, plan, from, part)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(past, at, block, plan, from) }
        }

        pub(super) fn run(
            past: &mut [u8],
            at: usize,
            blocks: usize,
            work: Work,
            lists: (&Plan, &Checks),
            block: &mut Block,
        ) -> (usize, u64) {
            #[target_feature(enable = $features)]
            unsafe fn inner(
                past: &mut [u8],
                at: usize,
                blocks: usize,
                work: Work,
                lists: (&Plan, &Checks),
                block: &mut Block,
            ) -> (usize, u64) {
                // SAFETY: these instructions are among those of this path.
                let part = |window: &mut Window, block: &mut Block, plan: &Plan, from, stop| unsafe {
                    fill_part(window, block, plan, from, stop)
                };
                kernel::run::<$lanes>(past, at, blocks, work, lists, block, part)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(past, at, blocks, work, lists, block) }
        }

        pub(super) fn check(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
            #[target_feature(enable = $features)]
            unsafe fn inner(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
                kernel::check::<$lanes>(past, at, checks, block)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(past, at, checks, block) }
        }

        pub(super) fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
            #[target_feature(enable = $features)]
            unsafe fn inner(a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
                kernel::last_match(a, b, sum)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(a, b, sum) }
        }

        pub(super) fn sums(squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
            #[target_feature(enable = $features)]
            unsafe fn inner(squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
                kernel::sums::<$lanes>(squeezed, odd, below, low)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(squeezed, odd, below, low) }
        }

        pub(super) fn expand(squeezed: &[u8], odd: usize, below: &Below, low: u32, values: &mut [u8]) {
            #[target_feature(enable = $features)]
            unsafe fn inner(squeezed: &[u8], odd: usize, below: &Below, low: u32, values: &mut [u8]) {
                kernel::expand::<$lanes>(squeezed, odd, below, low, values)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(squeezed, odd, below, low, values) }
        }

        pub(super) fn histogram(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
            #[target_feature(enable = $features)]
            unsafe fn inner(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
                kernel::histogram(bytes, largest, counts)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(bytes, largest, counts) }
        }
    };
}
#[cfg(target_arch = "x86_64")]
use compiled_for;
