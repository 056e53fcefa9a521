//! Bytes of many heaps side by side: the few vector operations that the kernel is made of.
//!
//! The algorithm is written once, in [`kernel`](crate::kernel), over the trait [`Lanes`]. It is
//! [compiled](crate::path) for each instruction set below, and the best one that the machine has is chosen when the
//! program runs.
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

    /// The most that are: what marks more is not compiled.
    const AT_ONCE: usize;

    /// The values of the groups of a bank from `first` on, less what comes before them; all others become
    /// some that are in none of these groups.
    fn bank(self, first: usize) -> Self;
}

/// A number, from memory: the compiler does not know what was written there. It would go on with vectors, in which one
/// heap waits longer for the other.
#[inline(always)]
pub(crate) fn one(number: &u32) -> u32 {
    // SAFETY: a reference can be read.
    unsafe { std::ptr::read_volatile(number) }
}

/// The same number. What it is made of is put together before anything else is added, not in an order that the compiler
/// likes better: so what is known last can come last.
#[inline(always)]
pub(crate) fn in_order(number: u32) -> u32 {
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
pub(crate) trait Hot: Lanes {
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
