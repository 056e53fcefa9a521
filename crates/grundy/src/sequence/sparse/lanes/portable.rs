//! Plain Rust, which the compiler turns into whatever vectors the target has.

use super::{BLOCK, Below, Block, Checks, FEW, Lanes, PART, Part, Plan, ROW, Run, kernel};

/// Sixteen bytes.
#[derive(Clone, Copy)]
pub(in super::super) struct Bytes([u8; 16]);

impl Bytes {
    /// A loop over an array: the shape that compilers turn into vectors.
    #[inline(always)]
    fn each(self, f: impl Fn(usize, u8) -> u8) -> Bytes {
        let mut bytes = self.0;
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = f(i, *byte);
        }
        Bytes(bytes)
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
        Bytes(bytes)
    }

    #[inline(always)]
    unsafe fn load_from(place: *const u8) -> Self {
        // SAFETY: the caller has 16 bytes there.
        Bytes(unsafe { place.cast::<[u8; 16]>().read_unaligned() })
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
        self.0
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        to[..16].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn splat(four: u32) -> Self {
        Bytes([four as u8; 16])
    }

    #[inline(always)]
    fn zero() -> Self {
        Bytes([0; 16])
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.each(|i, byte| byte ^ other.0[i])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.each(|i, byte| byte & other.0[i])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.each(|i, byte| byte & !other.0[i])
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.each(|i, byte| byte.wrapping_add(other.0[i]))
    }

    #[inline(always)]
    fn alternate(even: u8, odd: u8) -> Self {
        Bytes(std::array::from_fn(|i| if i % 2 == 0 { even } else { odd }))
    }

    #[inline(always)]
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self {
        self.each(|_, byte| tables[0][usize::from(byte & 15)] ^ tables[1][usize::from(byte >> 4)])
    }

    #[inline(always)]
    fn first_bits(self, first: u8) -> Self {
        self.each(|_, byte| ((1u16 << byte.saturating_sub(first).min(8)) - 1) as u8)
    }

    #[inline(always)]
    fn sums(self) -> (u32, u32) {
        let weigh = |(i, &byte): (usize, &u8)| (16 - i as u32) * u32::from(byte);
        (self.0.iter().map(|&byte| u32::from(byte)).sum(), self.0.iter().enumerate().map(weigh).sum())
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
        self.0.iter().enumerate().fold(0, |bits, (i, &byte)| bits | u64::from(byte != 0) << i)
    }

    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        self.xor(a).xor(b)
    }

    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        self.each(|i, byte| byte | a.0[i] | b.0[i])
    }

    #[inline(always)]
    fn hot(self, group: usize) -> Self {
        // 1 << (byte & 7), by doubling as the bits of the byte say.
        self.each(|_, byte| {
            let all = |bit: u8| (byte >> bit & 1).wrapping_neg();
            let one = 1 + (1 & all(0));
            let two = one.wrapping_add(one.wrapping_mul(3) & all(1));
            let four = two.wrapping_add(two.wrapping_mul(15) & all(2));
            if byte >> 3 == group as u8 { four } else { 0 }
        })
    }

    #[inline(always)]
    fn bank(self, first: usize) -> Self {
        self.each(|_, byte| byte.wrapping_sub(8 * first as u8))
    }

    #[inline(always)]
    fn fill_part(part: Part<'_>) -> usize {
        fill_part(part)
    }
}

functions!(compiled, [inline]);
compiled!([inline(never)] fn fill_part(part: Part<'_>) -> usize = kernel::fill_part;);
