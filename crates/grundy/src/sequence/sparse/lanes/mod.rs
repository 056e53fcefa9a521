//! Bytes of many heaps side by side: the few vector operations that the kernel is made of.
//!
//! The algorithm is written once, in [`kernel`](super::kernel), over the trait [`Lanes`]. It is
//! compiled for each instruction set below, and the best one that the machine has is chosen when the
//! program runs.
#![allow(unsafe_code, reason = "vector instructions are chosen when the program runs")]

/// The kernel's functions, handed to a macro that makes something of each: their types, and what they are in
/// a module that has its vectors as `Bytes`.
macro_rules! functions {
    ($each:ident, $attribute:tt) => {
        $each! { $attribute
            fn mark(past: &[u8], at: usize, far: &Marking, marked: Option<Marked<'_>>, block: &mut Block) =
                kernel::mark::<Bytes>;
            fn fill(past: &mut [u8], at: usize, plan: &Plan, block: &mut Block, from: usize) -> usize =
                kernel::fill::<Bytes>;
            fn check(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 =
                kernel::check::<Bytes>;
            fn gain(past: &[u8], sample: &Sample, tap: Tap) -> u32 = kernel::gain::<Bytes>;
            fn exclude(past: &[u8], sample: &mut Sample, tap: Tap) = kernel::exclude::<Bytes>;
            fn run_narrow(run: Run<'_>) -> (usize, End) = kernel::run_narrow::<Bytes>;
            fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> = kernel::last_match;
            fn sums(squeezed: &[u8], odd: usize, below: &Below) -> Totals = kernel::sums::<Bytes>;
            fn expand(squeezed: &[u8], odd: usize, below: &Below, values: &mut [u8]) =
                kernel::expand::<Bytes>;
            fn histogram(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) =
                kernel::histogram::<Bytes>;
        }
    };
}

/// Functions compiled with an attribute that names an instruction set: safe ones, but to be called only
/// where the machine was asked first, which [`Path::available`] does.
macro_rules! compiled {
    ($attribute:tt $(
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $function:expr;
    )*) => {$(
        pub(super) fn $name($($argument: $type),*) $(-> $result)? {
            #$attribute
            unsafe fn inner($($argument: $type),*) $(-> $result)? {
                $function($($argument),*)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner($($argument),*) }
        }
    )*};
}

/// [`Lanes::fill_rows`] and [`Lanes::mark_far`] where [`Lanes::ROWS`] says that they are worth using.
macro_rules! rows {
    ($attribute:tt) => {
        #[inline(always)]
        fn fill_rows<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Self>) -> usize {
            #$attribute
            unsafe fn inner<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Bytes>) -> usize {
                kernel::fill_rows::<Bytes, N, LOOKED_UP>(filling)
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner::<N, LOOKED_UP>(filling) }
        }

        #[inline(always)]
        fn mark_far(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block) {
            #$attribute
            unsafe fn inner(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block) {
                kernel::mark_far::<Bytes>(past, at, rows, groups, block);
            }
            // SAFETY: a path is chosen only if the machine has its instructions.
            unsafe { inner(past, at, rows, groups, block) }
        }
    };
}

/// Each function by the path that was chosen.
macro_rules! chosen {
    ([] $(
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $function:expr;
    )*) => {
        impl Path {$(
            pub(super) fn $name(self, $($argument: $type),*) $(-> $result)? {
                match self {
                    #[cfg(all(target_arch = "x86_64", has_avx512))]
                    Path::Avx512 => avx512::$name($($argument),*),
                    #[cfg(target_arch = "x86_64")]
                    Path::Avx2 => avx2::$name($($argument),*),
                    _ => portable::$name($($argument),*),
                }
            }
        )*}
    };
}

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(all(target_arch = "x86_64", has_avx512))]
mod avx512;
mod portable;
mod sight;

#[cfg(test)]
pub(super) use portable::Bytes as Portable;
pub(super) use sight::{Tap, Taps};

use super::kernel::{
    self, BLOCK, Below, Block, Checks, End, Filling, GROUPS, Marked, Marking, PART, Part, Plan, ROW, Rows,
    Run, Sample, Totals, Work,
};

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

    /// Sixty-four bytes that are looked at in many places.
    type Window<'a>: Copy;

    /// These bytes.
    fn window(bytes: &[u8; BLOCK]) -> Self::Window<'_>;

    /// Side by side, sixteen bytes of the window each time: those from the first of sixteen places on, which
    /// are one after the other.
    fn pick(window: Self::Window<'_>, places: &[u8]) -> Self;

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

    /// Are tables of 128 bytes looked up at once?
    const LOOKS_UP: bool = false;

    /// What a table of 128 bytes says of each byte, which is below 128.
    ///
    /// # Panics
    /// Unless [`LOOKS_UP`](Lanes::LOOKS_UP) holds.
    #[inline(always)]
    fn look_up(self, _table: [Self; 2]) -> Self {
        unreachable!("no table is made here")
    }

    /// Each byte is a number n; of the bits `first` to `first` + 7, those below n.
    fn first_bits(self, first: u8) -> Self;

    /// The sum of some bytes, and the sum of each one times the number of bytes from it to the end, on the way.
    type Sums: Copy;

    /// Those of no bytes.
    fn no_sums() -> Self::Sums;

    /// Those of more bytes, behind the others.
    fn add_sums(sums: Self::Sums, bytes: Self) -> Self::Sums;

    /// Both modulo 2^32.
    fn read_sums(sums: Self::Sums) -> (u32, u32);

    /// Is [`Row`](Lanes::Row) worth using?
    const ROWS: bool;

    /// The sets of sixteen heaps in a row, of values below 32.
    type Row: Copy;

    /// Sixteen sets, the first one first.
    fn row_load(from: &[u32; ROW]) -> Self::Row;

    /// The union, heap by heap.
    fn row_or(row: Self::Row, other: Self::Row) -> Self::Row;

    /// The union of three, heap by heap.
    #[inline(always)]
    fn row_or3(row: Self::Row, a: Self::Row, b: Self::Row) -> Self::Row {
        Self::row_or(row, Self::row_or(a, b))
    }

    /// What is in both, heap by heap.
    fn row_and(row: Self::Row, other: Self::Row) -> Self::Row;

    /// What is not in `other`, heap by heap.
    fn row_without(row: Self::Row, other: Self::Row) -> Self::Row;

    /// Writes the first four sets, of which each is to be [read](one) by itself.
    fn row_four(row: Self::Row, to: &mut [u32; 4]);

    /// The sets of just these values, each nim-added to a constant first; what is then 32 or more is left out.
    fn row_hot(values: &[u8; ROW], constant: u32) -> Self::Row;

    /// Leaves out the first four sets and adds those of another row at the end.
    fn row_next(row: Self::Row, after: Self::Row) -> Self::Row;

    /// The sets so many heaps later, at most sixteen: the first ones are the last of the row before.
    fn row_later(before: Self::Row, row: Self::Row, more: usize) -> Self::Row;

    /// A bit for each byte that is not 0.
    fn not_zero(self) -> u64;

    /// Byte by byte, without carry, of three.
    fn xor3(self, a: Self, b: Self) -> Self;

    /// The union of three.
    fn or3(self, a: Self, b: Self) -> Self;

    /// The union with what is in both of two others.
    #[inline(always)]
    fn or_both(self, a: Self, b: Self) -> Self {
        self.or3(a.and(b), Self::zero())
    }

    /// The bits that are in two of three, or in all.
    #[inline(always)]
    fn majority(self, a: Self, b: Self) -> Self {
        a.and(b).xor(self.and(a.xor(b)))
    }

    /// Byte by byte, the smaller one.
    fn min(self, other: Self) -> Self;

    /// Byte by byte, the larger one.
    fn max(self, other: Self) -> Self;

    /// Yes or no for each byte.
    type Mask: Copy;

    /// Yes for all.
    fn all() -> Self::Mask;

    /// Where both are equal: no.
    fn unless_equal(mask: Self::Mask, a: Self, b: Self) -> Self::Mask;

    /// One byte or the other.
    fn choose(mask: Self::Mask, yes: Self, no: Self) -> Self;

    /// Adds to the set of each byte, of which `found` has one group after the other from group 0 on, these values of it.
    /// What is in none of the groups is not added; but what is 64 or more, and does not come from a
    /// [`bank`](Lanes::bank), may be taken modulo 64.
    fn add_to<const N: usize>(found: &mut [Self], values: [Self; N]);

    /// The set of just its value for each byte, one group after the other: [`add_to`](Lanes::add_to) an empty one.
    #[inline(always)]
    fn sets<const N: usize>(self) -> [Self; N] {
        let mut found = [Self::zero(); N];
        Self::add_to(&mut found, [self]);
        found
    }

    /// So many groups are told apart in one bank, where values may be 64 or more.
    const BANK: usize;

    /// Of so many groups, how many are marked in one go: as many as registers and banks allow, measured.
    fn at_once(groups: usize) -> usize;

    /// The values of the groups of a bank from `first` on, less what comes before them; all others become
    /// some that are in none of these groups.
    fn bank(self, first: usize) -> Self;

    /// [`kernel::fill_part`] for the same machine, but not for its vectors: one heap comes after the other.
    fn fill_part(part: Part<'_>) -> usize;

    /// [`kernel::fill_rows`], compiled on its own: within a larger function it takes more time.
    fn fill_rows<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Self>) -> usize;

    /// [`kernel::mark_far`], compiled once for all that call it.
    fn mark_far(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block);
}

/// A number, from memory: the compiler does not know what was written there. It would go on with vectors, in which one
/// heap waits longer for the other.
#[inline(always)]
pub(super) fn one(number: &u32) -> u32 {
    // SAFETY: a reference can be read.
    unsafe { std::ptr::read_volatile(number) }
}

/// The same number. What it is made of is put together before anything else is added, not in an order that the compiler
/// likes better: so what is known last can come last.
#[inline(always)]
pub(super) fn in_order(number: u32) -> u32 {
    #[cfg(target_arch = "x86_64")]
    {
        let mut number = number;
        // SAFETY: it is a comment.
        unsafe {
            std::arch::asm!("/* {0:e} */", inout(reg) number, options(pure, nomem, nostack, preserves_flags))
        };
        number
    }
    #[cfg(not(target_arch = "x86_64"))]
    number
}

/// Bytes that are one permute away from their bit.
pub(super) trait Hot: Lanes {
    /// In each byte with value 8g + i, bit i; 0 in all others. Here g is the group, one of a [`bank`](Lanes::BANK).
    fn hot(self, group: usize) -> Self;
}

/// [`Lanes::add_to`], group by group.
#[inline(always)]
fn add_hot<L: Hot, const N: usize>(found: &mut [L], values: [L; N]) {
    for (group, found) in found.iter_mut().enumerate() {
        if let [a, b, c, d] = values[..] {
            let three = a.hot(group).or3(b.hot(group), c.hot(group));
            *found = found.or3(three, d.hot(group));
        } else {
            for value in values {
                *found = found.or3(value.hot(group), L::zero());
            }
        }
    }
}

/// An instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Path {
    /// Plain Rust, for every machine.
    Portable,
    /// x86-64 with AVX2.
    Avx2,
    /// x86-64 with AVX-512, its byte permutes (VBMI) and its sums of products of bytes (VNNI).
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

    /// How many heaps lie side by side in a vector.
    pub(super) fn width(self) -> usize {
        match self {
            #[cfg(all(target_arch = "x86_64", has_avx512))]
            Path::Avx512 => avx512::Bytes::WIDTH,
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => avx2::Bytes::WIDTH,
            _ => portable::Bytes::WIDTH,
        }
    }

    /// Works through the blocks of a run, [all at once](kernel::run_narrow) where its lists are narrow.
    pub(super) fn run(self, run: Run<'_>) -> (usize, End) {
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
