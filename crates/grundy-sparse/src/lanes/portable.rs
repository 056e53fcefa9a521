//! Any machine: sixteen bytes at a time, in the vectors that every processor of its kind has.

use super::Lanes;
use crate::block::{BLOCK, GROUPS, PART, ROW};
use bytemuck::cast;
use wide::{i8x16, u8x16, u16x8, u32x4};

/// Whether one instruction looks bytes up in a table of sixteen.
const SHUFFLES: bool = cfg!(any(
    target_feature = "ssse3",
    target_feature = "simd128",
    all(target_arch = "aarch64", target_feature = "neon"),
));

/// The entries of the table at these places, all below 16.
#[inline(always)]
fn look_up(table: [u8; 16], places: u8x16) -> u8x16 {
    cast(cast::<_, i8x16>(table).swizzle_relaxed(cast(places)))
}

/// For each byte b the bit b modulo 16, in two bytes, looked up.
#[inline(always)]
fn bits_by_table(bytes: u8x16) -> [u8x16; 2] {
    let places = bytes & u8x16::splat(15);
    let table = |second: usize| std::array::from_fn(|i| if i / 8 == second { 1 << (i % 8) } else { 0 });
    [look_up(table(0), places), look_up(table(1), places)]
}

/// The same by doubling, bit by bit of the byte.
#[inline(always)]
fn bits_by_doubling(bytes: u8x16) -> [u8x16; 2] {
    let has = |bit: u8| (bytes & u8x16::splat(bit)).cmp_eq(u8x16::splat(bit));
    let one = u8x16::splat(1) - has(1);
    let two = one + ((one + one + one) & has(2));
    let (twice, mut more) = (two + two, two);
    more += twice;
    let twice = twice + twice;
    more += twice;
    more += twice + twice;
    let (bit, second) = (two + (more & has(4)), has(8));
    [bit & !second, bit & second]
}

/// The entries of the tables for both halves of each byte, looked up.
#[inline(always)]
fn halves_by_table(bytes: u8x16, tables: &[[u8; 16]; 2]) -> u8x16 {
    let (low, high): (_, u8x16) = (u8x16::splat(15), cast(cast::<_, u16x8>(bytes) >> 4));
    look_up(tables[0], bytes & low) ^ look_up(tables[1], high & low)
}

/// The same byte by byte.
#[inline(always)]
fn halves_by_byte(bytes: u8x16, tables: &[[u8; 16]; 2]) -> u8x16 {
    let halves = |byte: u8| tables[0][usize::from(byte & 15)] ^ tables[1][usize::from(byte >> 4)];
    u8x16::new(bytes.to_array().map(halves))
}

/// Sixteen bytes.
#[derive(Clone, Copy)]
pub(crate) struct Bytes(u8x16);

/// For each byte its pair of groups times sixteen, and its bit in one group or the other.
#[derive(Clone, Copy)]
struct Spread {
    pair: u8x16,
    bits: [u8x16; 2],
}

#[inline(always)]
fn spread(bytes: u8x16) -> Spread {
    let bits = if SHUFFLES { bits_by_table(bytes) } else { bits_by_doubling(bytes) };
    Spread { pair: bytes & u8x16::splat(!15), bits }
}

impl Lanes for Bytes {
    const WIDTH: usize = 16;
    const ROWS: bool = false;
    type Row = [u32; ROW];

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&from[..16]);
        Bytes(u8x16::new(bytes))
    }

    #[inline(always)]
    unsafe fn load_from(place: *const u8) -> Self {
        // SAFETY: the caller has 16 bytes there.
        Bytes(u8x16::new(unsafe { place.cast::<[u8; 16]>().read_unaligned() }))
    }

    type Window<'a> = &'a [u8; BLOCK];

    #[inline(always)]
    fn window(bytes: &[u8; BLOCK]) -> Self::Window<'_> {
        bytes
    }

    #[inline(always)]
    fn pick(window: Self::Window<'_>, places: &[u8]) -> Self {
        Bytes::load(&window[places[0].into()..])
    }

    #[inline(always)]
    fn fold(self) -> [u8; PART] {
        self.0.to_array()
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        to[..16].copy_from_slice(&self.0.to_array());
    }

    #[inline(always)]
    fn splat(four: u32) -> Self {
        Bytes(cast(u32x4::splat(four)))
    }

    #[inline(always)]
    fn zero() -> Self {
        Bytes(u8x16::ZERO)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Bytes(self.0 ^ other.0)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Bytes(self.0 & other.0)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Bytes(self.0 & !other.0)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Bytes(self.0 + other.0)
    }

    #[inline(always)]
    fn alternate(even: u8, odd: u8) -> Self {
        Bytes(u8x16::new(std::array::from_fn(|i| if i % 2 == 0 { even } else { odd })))
    }

    #[inline(always)]
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self {
        Bytes(if SHUFFLES { halves_by_table(self.0, tables) } else { halves_by_byte(self.0, tables) })
    }

    #[inline(always)]
    fn first_bits(self, first: u8) -> Self {
        let mut bits = u8x16::ZERO;
        for bit in 0..8 {
            let number = u8x16::splat(first + bit);
            bits |= !self.0.max(number).cmp_eq(number) & u8x16::splat(1 << bit);
        }
        Bytes(bits)
    }

    type Sums = (u32, u32);

    #[inline(always)]
    fn no_sums() -> Self::Sums {
        (0, 0)
    }

    #[inline(always)]
    fn add_sums((mut sum, mut weighted): Self::Sums, bytes: Self) -> Self::Sums {
        weighted = weighted.wrapping_add(16 * sum);
        for (i, byte) in bytes.0.to_array().into_iter().enumerate() {
            sum += u32::from(byte);
            weighted = weighted.wrapping_add((16 - i as u32) * u32::from(byte));
        }
        (sum, weighted)
    }

    #[inline(always)]
    fn read_sums(sums: Self::Sums) -> (u32, u32) {
        sums
    }

    #[inline(always)]
    fn row_load(from: &[u32; ROW]) -> Self::Row {
        *from
    }

    #[inline(always)]
    fn row_or(row: Self::Row, other: Self::Row) -> Self::Row {
        std::array::from_fn(|i| row[i] | other[i])
    }

    #[inline(always)]
    fn row_and(row: Self::Row, other: Self::Row) -> Self::Row {
        std::array::from_fn(|i| row[i] & other[i])
    }

    #[inline(always)]
    fn row_without(row: Self::Row, other: Self::Row) -> Self::Row {
        std::array::from_fn(|i| row[i] & !other[i])
    }

    #[inline(always)]
    fn row_four(row: Self::Row, to: &mut [u32; 4]) {
        *to = std::array::from_fn(|i| row[i]);
    }

    #[inline(always)]
    fn row_next(row: Self::Row, after: Self::Row) -> Self::Row {
        std::array::from_fn(|i| if i < ROW - 4 { row[i + 4] } else { after[i + 4 - ROW] })
    }

    #[inline(always)]
    fn row_hot(values: &[u8; ROW], constant: u32) -> Self::Row {
        values.map(|value| 1u32.checked_shl(u32::from(value) ^ constant).unwrap_or(0))
    }

    #[inline(always)]
    fn row_later(before: Self::Row, row: Self::Row, more: usize) -> Self::Row {
        std::array::from_fn(|i| if i < more { before[ROW + i - more] } else { row[i - more] })
    }

    #[inline(always)]
    fn not_zero(self) -> u64 {
        !self.0.cmp_eq(u8x16::ZERO).move_mask() as u64 & 0xffff
    }

    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        self.xor(a).xor(b)
    }

    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        Bytes(self.0 | a.0 | b.0)
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Bytes(self.0.min(other.0))
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        Bytes(self.0.max(other.0))
    }

    type Mask = u8x16;

    #[inline(always)]
    fn all() -> Self::Mask {
        u8x16::MAX
    }

    #[inline(always)]
    fn unless_equal(mask: Self::Mask, a: Self, b: Self) -> Self::Mask {
        mask & !a.0.cmp_eq(b.0)
    }

    #[inline(always)]
    fn choose(mask: Self::Mask, yes: Self, no: Self) -> Self {
        Bytes((yes.0 & mask) | (no.0 & !mask))
    }

    #[inline(always)]
    fn add_to<const N: usize>(found: &mut [Self], values: [Self; N]) {
        let values: [Spread; N] = std::array::from_fn(|i| spread(values[i].0));
        let mut pair = u8x16::ZERO;
        let mut pairs = found.chunks_exact_mut(2);
        for sets in &mut pairs {
            let mut all = [sets[0].0, sets[1].0];
            for value in &values {
                let here = value.pair.cmp_eq(pair);
                all[0] |= here & value.bits[0];
                all[1] |= here & value.bits[1];
            }
            (sets[0].0, sets[1].0) = (all[0], all[1]);
            pair += u8x16::splat(16);
        }
        for set in pairs.into_remainder() {
            for value in &values {
                set.0 |= value.pair.cmp_eq(pair) & value.bits[0];
            }
        }
    }

    const BANK: usize = GROUPS;

    const GROUPS_AT_ONCE: usize = GROUPS;

    #[inline(always)]
    fn at_once(groups: usize) -> usize {
        groups
    }

    #[inline(always)]
    fn bank(self, first: usize) -> Self {
        Bytes(self.0 - u8x16::splat((8 * first) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_and_without_shuffles_the_same_is_found() {
        let tables = [std::array::from_fn(|i| 7 * i as u8), std::array::from_fn(|i| 11 * i as u8)];
        for first in (0..=240).step_by(16) {
            let bytes = u8x16::new(std::array::from_fn(|i| first + i as u8));
            let bits = |second: u8| {
                u8x16::new(
                    bytes.to_array().map(|byte| if byte / 8 % 2 == second { 1 << (byte % 8) } else { 0 }),
                )
            };
            assert_eq!([bits_by_table(bytes), bits_by_doubling(bytes)], [[bits(0), bits(1)]; 2]);
            assert_eq!(halves_by_table(bytes, &tables), halves_by_byte(bytes, &tables));
        }
    }
}
