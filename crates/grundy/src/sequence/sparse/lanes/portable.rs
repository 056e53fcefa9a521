//! Any machine: sixteen bytes at a time, in the vectors that every processor of its kind has.

use super::{BLOCK, Below, Block, Checks, FEW, Lanes, PART, Part, Plan, ROW, Run, kernel};
use wide::u8x16;

/// Sixteen bytes.
#[derive(Clone, Copy)]
pub(in super::super) struct Bytes(u8x16);

/// For each byte eight times its group, and its bit in there.
#[derive(Clone, Copy)]
pub(in super::super) struct Spread {
    groups: u8x16,
    bits: u8x16,
}

impl Bytes {
    /// In each byte that has this bit all bits, in the others none.
    #[inline(always)]
    fn has(self, bit: u8) -> u8x16 {
        (self.0 & u8x16::splat(bit)).cmp_eq(u8x16::splat(bit))
    }
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
    fn window_and_new(bytes: &[u8; BLOCK + PART], _: [u32; 4]) -> Self::Window<'_> {
        bytes.last_chunk().unwrap_or_else(|| unreachable!("there are more"))
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
        Bytes(u8x16::splat(four as u8))
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
        let mut bytes = self.0.to_array();
        for byte in &mut bytes {
            *byte = tables[0][usize::from(*byte & 15)] ^ tables[1][usize::from(*byte >> 4)];
        }
        Bytes(u8x16::new(bytes))
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

    #[inline(always)]
    fn sums(self) -> (u32, u32) {
        let bytes = self.0.to_array();
        let weigh = |(i, &byte): (usize, &u8)| (16 - i as u32) * u32::from(byte);
        (bytes.iter().map(|&byte| u32::from(byte)).sum(), bytes.iter().enumerate().map(weigh).sum())
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
    fn row_four(row: Self::Row) -> [u32; 4] {
        std::array::from_fn(|i| row[i])
    }

    #[inline(always)]
    fn row_next(row: Self::Row, after: Self::Row) -> Self::Row {
        std::array::from_fn(|i| if i < ROW - 4 { row[i + 4] } else { after[i + 4 - ROW] })
    }

    #[inline(always)]
    fn row_fold(found: [Self; FEW]) -> Self::Row {
        let mut row = [0; ROW];
        for (group, found) in found.into_iter().enumerate() {
            for (set, byte) in row.iter_mut().zip(found.fold()) {
                *set |= u32::from(byte) << (8 * group);
            }
        }
        Self::row_load(&row)
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

    type Spread = Spread;

    #[inline(always)]
    fn spread(self) -> Spread {
        // 1 << (byte & 7), by doubling as the bits of the byte say.
        let one = u8x16::splat(1) - self.has(1);
        let two = one + ((one + one + one) & self.has(2));
        let (twice, mut more) = (two + two, two);
        more += twice;
        let twice = twice + twice;
        more += twice;
        more += twice + twice;
        Spread { groups: self.0 & u8x16::splat(!7), bits: two + (more & self.has(4)) }
    }

    #[inline(always)]
    fn hot(bytes: Spread, group: usize) -> Self {
        Bytes(bytes.groups.cmp_eq(u8x16::splat(8 * group as u8)) & bytes.bits)
    }

    #[inline(always)]
    fn bank(self, first: usize) -> Self {
        Bytes(self.0 - u8x16::splat(8 * first as u8))
    }

    #[inline(always)]
    fn fill_part(part: Part<'_>) -> usize {
        fill_part(part)
    }
}

functions!(compiled, [inline]);
compiled!([inline(never)] fn fill_part(part: Part<'_>) -> usize = kernel::fill_part;);
