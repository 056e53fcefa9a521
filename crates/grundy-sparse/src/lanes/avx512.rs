//! x86-64 with AVX-512, byte permutes and sums of products of bytes: 64 bytes.
#![allow(clippy::incompatible_msrv, reason = "compiled only where the compiler has these intrinsics")]

use super::{Hot, Lanes, add_hot};
use crate::block::{BLOCK, PART, ROW};
use std::arch::x86_64::*;

/// Sixty-four bytes. Made only where the machine has AVX-512 with VBMI and VNNI.
#[derive(Clone, Copy)]
pub(crate) struct Bytes(__m512i);

/// For each group, the table that sends 8g + i to bit i.
static TABLES: [[u8; 64]; 8] = {
    let mut tables = [[0; 64]; 8];
    let mut value = 0;
    while value < 64 {
        tables[value >> 3][value] = 1 << (value & 7);
        value += 1;
    }
    tables
};

impl Lanes for Bytes {
    const WIDTH: usize = 64;
    const ROWS: bool = true;
    type Row = __m512i;

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        let from = &from[..64];
        // SAFETY: 64 bytes can be read; this type is used only where the machine has AVX-512.
        Bytes(unsafe { _mm512_loadu_si512(from.as_ptr().cast()) })
    }

    #[inline(always)]
    unsafe fn load_from(place: *const u8) -> Self {
        // SAFETY: the caller has 64 bytes there; the machine has these instructions.
        Bytes(unsafe { _mm512_loadu_si512(place.cast()) })
    }

    type Window<'a> = __m512i;

    #[inline(always)]
    fn window(bytes: &[u8; BLOCK]) -> Self::Window<'_> {
        Bytes::load(bytes).0
    }

    #[inline(always)]
    fn pick(window: Self::Window<'_>, places: &[u8]) -> Self {
        // SAFETY: the machine has AVX-512 with VBMI.
        Bytes(unsafe { _mm512_permutexvar_epi8(Bytes::load(places).0, window) })
    }

    #[inline(always)]
    fn fold(self) -> [u8; PART] {
        // SAFETY: the machine has AVX-512; any sixteen bytes are an array.
        unsafe {
            let high = _mm512_extracti64x4_epi64::<1>(self.0);
            let half = _mm256_or_si256(_mm512_castsi512_si256(self.0), high);
            let high = _mm256_extracti128_si256::<1>(half);
            std::mem::transmute(_mm_or_si128(_mm256_castsi256_si128(half), high))
        }
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        let to = &mut to[..64];
        // SAFETY: 64 bytes can be written; the machine has AVX-512.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn splat(four: u32) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_set1_epi32(four as i32) })
    }

    #[inline(always)]
    fn zero() -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_setzero_si512() })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_xor_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn alternate(even: u8, odd: u8) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_set1_epi16(i16::from_le_bytes([even, odd])) })
    }

    #[inline(always)]
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self {
        // SAFETY: each table has 16 bytes; the machine has AVX-512.
        unsafe {
            let table = |i: usize| _mm512_broadcast_i32x4(_mm_loadu_si128(tables[i].as_ptr().cast()));
            let low = _mm512_and_si512(self.0, _mm512_set1_epi8(15));
            let high = _mm512_and_si512(_mm512_srli_epi16::<4>(self.0), _mm512_set1_epi8(15));
            Bytes(_mm512_xor_si512(_mm512_shuffle_epi8(table(0), low), _mm512_shuffle_epi8(table(1), high)))
        }
    }

    const LOOKS_UP: bool = true;

    #[inline(always)]
    fn look_up(self, [low, high]: [Self; 2]) -> Self {
        // SAFETY: the machine has AVX-512 with VBMI.
        Bytes(unsafe { _mm512_permutex2var_epi8(low.0, self.0, high.0) })
    }

    #[inline(always)]
    fn first_bits(self, first: u8) -> Self {
        // SAFETY: the machine has AVX-512.
        unsafe {
            let bits = _mm_setr_epi8(0, 1, 3, 7, 15, 31, 63, 127, -1, 0, 0, 0, 0, 0, 0, 0);
            let left = _mm512_subs_epu8(self.0, _mm512_set1_epi8(first as i8));
            let count = _mm512_min_epu8(left, _mm512_set1_epi8(8));
            Bytes(_mm512_shuffle_epi8(_mm512_broadcast_i32x4(bits), count))
        }
    }

    type Sums = [__m512i; 4];

    #[inline(always)]
    fn no_sums() -> Self::Sums {
        [Bytes::zero().0; 4]
    }

    #[inline(always)]
    fn add_sums([sum, before, inside, waiting]: Self::Sums, bytes: Self) -> Self::Sums {
        // SAFETY: the machine has AVX-512 with VNNI; an array of 64 bytes fits.
        unsafe {
            let weights: [i8; 64] = std::array::from_fn(|i| 64 - i as i8);
            let weights = _mm512_loadu_si512(weights.as_ptr().cast());
            let fours = _mm512_dpbusd_epi32(_mm512_setzero_si512(), bytes.0, _mm512_set1_epi8(1));
            // Two vectors in turn, since each product waits for the one before.
            let inside = _mm512_dpbusd_epi32(inside, bytes.0, weights);
            [_mm512_add_epi32(sum, fours), _mm512_add_epi32(before, sum), waiting, inside]
        }
    }

    #[inline(always)]
    fn read_sums(sums: Self::Sums) -> (u32, u32) {
        // SAFETY: the machine has AVX-512.
        let [sum, before, one, other] = sums.map(|fours| unsafe { _mm512_reduce_add_epi32(fours) as u32 });
        (sum, one.wrapping_add(other).wrapping_add(before.wrapping_mul(64)))
    }

    #[inline(always)]
    fn row_load(from: &[u32; ROW]) -> Self::Row {
        // SAFETY: the array has 64 bytes; the machine has AVX-512.
        unsafe { _mm512_loadu_si512(from.as_ptr().cast()) }
    }

    #[inline(always)]
    fn row_or(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_or_si512(row, other) }
    }

    #[inline(always)]
    fn row_or3(row: Self::Row, a: Self::Row, b: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_ternarylogic_epi32::<0xFE>(row, a, b) }
    }

    #[inline(always)]
    fn row_and(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_and_si512(row, other) }
    }

    #[inline(always)]
    fn row_without(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_andnot_si512(other, row) }
    }

    #[inline(always)]
    fn row_four(row: Self::Row, to: &mut [u32; 4]) {
        // SAFETY: sixteen bytes can be written; the machine has these instructions.
        unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), _mm512_castsi512_si128(row)) }
    }

    #[inline(always)]
    fn row_next(row: Self::Row, after: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_alignr_epi32::<4>(after, row) }
    }

    #[inline(always)]
    fn row_hot(values: &[u8; ROW], constant: u32) -> Self::Row {
        // A bit that is shifted too far disappears.
        // SAFETY: the array has sixteen bytes; the machine has AVX-512.
        unsafe {
            let values = _mm512_cvtepu8_epi32(_mm_loadu_si128(values.as_ptr().cast()));
            _mm512_sllv_epi32(
                _mm512_set1_epi32(1),
                _mm512_xor_si512(values, _mm512_set1_epi32(constant as i32)),
            )
        }
    }

    #[inline(always)]
    fn row_later(before: Self::Row, row: Self::Row, more: usize) -> Self::Row {
        static PLACES: [u32; 2 * ROW] = {
            let mut places = [0; 2 * ROW];
            let mut i = 0;
            while i < 2 * ROW {
                places[i] = i as u32;
                i += 1;
            }
            places
        };
        let places =
            PLACES[(ROW - more) % ROW..].first_chunk().unwrap_or_else(|| unreachable!("sixteen are left"));
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_permutex2var_epi32(before, Self::row_load(places), row) }
    }

    #[inline(always)]
    fn not_zero(self) -> u64 {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_test_epi8_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_ternarylogic_epi64::<0x96>(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_ternarylogic_epi64::<0xFE>(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn or_both(self, a: Self, b: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_ternarylogic_epi64::<0xF8>(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn majority(self, a: Self, b: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_ternarylogic_epi64::<0xE8>(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_max_epu8(self.0, other.0) })
    }

    type Mask = __mmask64;

    #[inline(always)]
    fn all() -> Self::Mask {
        !0
    }

    #[inline(always)]
    fn unless_equal(mask: Self::Mask, a: Self, b: Self) -> Self::Mask {
        // SAFETY: the machine has AVX-512.
        unsafe { _mm512_mask_cmpneq_epi8_mask(mask, a.0, b.0) }
    }

    #[inline(always)]
    fn choose(mask: Self::Mask, yes: Self, no: Self) -> Self {
        // SAFETY: the machine has AVX-512.
        Bytes(unsafe { _mm512_mask_blend_epi8(mask, no.0, yes.0) })
    }

    #[inline(always)]
    fn add_to<const N: usize>(found: &mut [Self], values: [Self; N]) {
        add_hot(found, values);
    }

    #[inline(always)]
    fn sets<const N: usize>(self) -> [Self; N] {
        let mut sets = [Bytes::zero(); N];
        for (group, set) in sets.iter_mut().enumerate() {
            *set = self.hot(group);
        }
        sets
    }

    // A permute distinguishes 64 values, and one of them stands for all others.
    const BANK: usize = 7;

    const GROUPS_AT_ONCE: usize = 20;

    #[inline(always)]
    fn at_once(groups: usize) -> usize {
        if groups > 20 { 16 } else { groups }
    }

    #[inline(always)]
    fn bank(self, first: usize) -> Self {
        // Smaller values wrap around; the last of the 64 values stands for all outside.
        // SAFETY: the machine has AVX-512.
        unsafe {
            let less = _mm512_sub_epi8(self.0, _mm512_set1_epi8((8 * first) as i8));
            Bytes(_mm512_min_epu8(less, _mm512_set1_epi8(63)))
        }
    }
}

impl Hot for Bytes {
    #[inline(always)]
    fn hot(self, group: usize) -> Self {
        // SAFETY: the table has 64 bytes; the machine has AVX-512 with VBMI.
        unsafe {
            let table = _mm512_loadu_si512(TABLES[group].as_ptr().cast());
            Bytes(_mm512_permutexvar_epi8(self.0, table))
        }
    }
}

pub(crate) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vnni")
        && is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}
