//! Bytes of many heaps side by side: the few vector operations of the kernel.
//!
//! The algorithm is written once, in [`kernel`](crate::kernel), over the trait [`Lanes`]. It is
//! [compiled](crate::path) for each instruction set below, and the program chooses the best one of the
//! machine when it runs.
#![allow(unsafe_code, reason = "vector instructions are chosen when the program runs")]

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(all(target_arch = "x86_64", has_avx512))]
pub(crate) mod avx512;
pub(crate) mod portable;

#[cfg(test)]
pub(crate) use portable::Bytes as Portable;

use crate::block::{BLOCK, PART, ROW};

/// Some bytes, each of which belongs to one heap.
pub(crate) trait Lanes: Copy {
    /// How many bytes.
    const WIDTH: usize;

    /// The first bytes of a slice, which is at least that long.
    fn load(from: &[u8]) -> Self;

    /// The bytes from this place on.
    ///
    /// # Safety
    /// `WIDTH` bytes can be read there.
    unsafe fn load_from(place: *const u8) -> Self;

    /// Sixty-four bytes that are read in many places.
    type Window<'a>: Copy;

    /// The window of these bytes.
    fn window(bytes: &[u8; BLOCK]) -> Self::Window<'_>;

    /// For each of sixteen consecutive places, sixteen bytes of the window from there on, side by side.
    fn pick(window: Self::Window<'_>, places: &[u8]) -> Self;

    /// The union of the first sixteen bytes, the next sixteen, and so on.
    fn fold(self) -> [u8; PART];

    /// Writes the bytes to the front of a slice.
    fn store(self, to: &mut [u8]);

    /// A constant, given in four bytes, in all bytes.
    fn splat(four: u32) -> Self;

    /// All bytes 0.
    fn zero() -> Self;

    /// Byte by byte, without carry.
    fn xor(self, other: Self) -> Self;

    /// Byte by byte, the bits in both.
    fn and(self, other: Self) -> Self;

    /// The bits that are not in `other`.
    fn without(self, other: Self) -> Self;

    /// Byte by byte, modulo 256.
    fn add(self, other: Self) -> Self;

    /// One constant in the bytes at even places, another in the others.
    fn alternate(even: u8, odd: u8) -> Self;

    /// The entry of the first table for the low four bits of each byte, nim-added to that of the second table
    /// for the high four.
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self;

    /// Whether tables of 128 bytes are looked up at once.
    const LOOKS_UP: bool = false;

    /// The entry of a table of 128 bytes for each byte, which is below 128.
    ///
    /// # Panics
    /// Unless [`LOOKS_UP`](Lanes::LOOKS_UP) holds.
    #[inline(always)]
    fn look_up(self, _table: [Self; 2]) -> Self {
        unreachable!("no table is made here")
    }

    /// Each byte is a number n; the result has those of the bits `first` to `first` + 7 that are below n.
    fn first_bits(self, first: u8) -> Self;

    /// A running sum of some bytes, and of each one times the number of bytes from it to the end.
    type Sums: Copy;

    /// The sums of no bytes.
    fn no_sums() -> Self::Sums;

    /// The sums with more bytes after the others.
    fn add_sums(sums: Self::Sums, bytes: Self) -> Self::Sums;

    /// Both sums modulo 2^32.
    fn read_sums(sums: Self::Sums) -> (u32, u32);

    /// Whether [`Row`](Lanes::Row) pays.
    const ROWS: bool;

    /// The sets of sixteen consecutive heaps, of values below 32.
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

    /// The intersection, heap by heap.
    fn row_and(row: Self::Row, other: Self::Row) -> Self::Row;

    /// The sets without `other`, heap by heap.
    fn row_without(row: Self::Row, other: Self::Row) -> Self::Row;

    /// Writes the first four sets, each of which will be [read](one) separately.
    fn row_four(row: Self::Row, to: &mut [u32; 4]);

    /// The sets of single values, each nim-added to a constant first; results of 32 or more are left out.
    fn row_hot(values: &[u8; ROW], constant: u32) -> Self::Row;

    /// Drops the first four sets and adds the first four of another row at the end.
    fn row_next(row: Self::Row, after: Self::Row) -> Self::Row;

    /// The sets of this many heaps later, at most sixteen: the first ones are the last of the row before.
    fn row_later(before: Self::Row, row: Self::Row, more: usize) -> Self::Row;

    /// A bit for each byte that is not 0.
    fn not_zero(self) -> u64;

    /// Byte by byte, without carry, of three vectors.
    fn xor3(self, a: Self, b: Self) -> Self;

    /// The union of three.
    fn or3(self, a: Self, b: Self) -> Self;

    /// The union with the intersection of two others.
    #[inline(always)]
    fn or_both(self, a: Self, b: Self) -> Self {
        self.or3(a.and(b), Self::zero())
    }

    /// The bits in at least two of three.
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

    /// No where both are equal.
    fn unless_equal(mask: Self::Mask, a: Self, b: Self) -> Self::Mask;

    /// One byte or the other.
    fn choose(mask: Self::Mask, yes: Self, no: Self) -> Self;

    /// Adds these values of each byte to its set; `found` has one group after the other from group 0 on. A
    /// value in none of the groups is not added; but a value of 64 or more that does not come from a
    /// [`bank`](Lanes::bank) may be taken modulo 64.
    fn add_to<const N: usize>(found: &mut [Self], values: [Self; N]);

    /// The set of only its value for each byte, one group after the other: [`add_to`](Lanes::add_to) an empty
    /// one.
    #[inline(always)]
    fn sets<const N: usize>(self) -> [Self; N] {
        let mut found = [Self::zero(); N];
        Self::add_to(&mut found, [self]);
        found
    }

    /// How many groups are told apart in one bank, if values may be 64 or more.
    const BANK: usize;

    /// How many of `groups` groups are marked in one go: as many as registers and banks allow, measured.
    fn at_once(groups: usize) -> usize;

    /// The largest such number: nothing that marks more is compiled.
    const GROUPS_AT_ONCE: usize;

    /// The values of the groups of a bank from `first` on, less the values before them; all others become
    /// values in none of these groups.
    fn bank(self, first: usize) -> Self;
}

/// A number, from memory: the compiler does not know what was written there. It would otherwise go on with
/// vectors, in which one heap waits longer for another.
#[inline(always)]
pub(crate) fn one(number: &u32) -> u32 {
    // SAFETY: a reference can be read.
    unsafe { std::ptr::read_volatile(number) }
}

/// The same number. Its terms are combined before anything else is added, not in an order of the compiler's
/// choice: so the term known last can come last.
#[inline(always)]
pub(crate) fn in_order(number: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        let mut number = number;
        // SAFETY: the assembly is only a comment.
        unsafe {
            std::arch::asm!("/* {0:e} */", inout(reg) number, options(pure, nomem, nostack, preserves_flags))
        };
        number
    }
    #[cfg(any(not(target_arch = "x86_64"), miri))]
    number
}

/// Bytes that are one permute away from their bit.
pub(crate) trait Hot: Lanes {
    /// In each byte with value 8g + i, bit i; 0 in all others. Here g is the group, one of a
    /// [`bank`](Lanes::BANK).
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
