//! x86-64 with AVX2: 32 bytes.

use super::{Hot, Lanes, add_hot};
use crate::block::{BLOCK, GROUPS, PART, ROW};
use std::arch::x86_64::*;

/// Thirty-two bytes. Made only where the machine has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Bytes(__m256i);

impl Lanes for Bytes {
    const WIDTH: usize = 32;
    const ROWS: bool = true;
    type Row = [__m256i; 2];

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        let from = &from[..32];
        // SAFETY: 32 bytes can be read; this type is used only where the machine has AVX2.
        Bytes(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }

    #[inline(always)]
    unsafe fn load_from(place: *const u8) -> Self {
        // SAFETY: the caller has 32 bytes there; the machine has these instructions.
        Bytes(unsafe { _mm256_loadu_si256(place.cast()) })
    }

    type Window<'a> = &'a [u8; BLOCK];

    #[inline(always)]
    fn window(bytes: &[u8; BLOCK]) -> Self::Window<'_> {
        bytes
    }

    #[inline(always)]
    fn pick(window: Self::Window<'_>, places: &[u8]) -> Self {
        let part = |i: usize| &window[places[i].into()..][..PART];
        // SAFETY: each part has 16 bytes; the machine has AVX2.
        unsafe {
            let low = _mm256_castsi128_si256(_mm_loadu_si128(part(0).as_ptr().cast()));
            Bytes(_mm256_inserti128_si256::<1>(low, _mm_loadu_si128(part(PART).as_ptr().cast())))
        }
    }

    #[inline(always)]
    fn fold(self) -> [u8; PART] {
        // SAFETY: the machine has AVX2; any sixteen bytes are an array.
        unsafe {
            let high = _mm256_extracti128_si256::<1>(self.0);
            std::mem::transmute(_mm_or_si128(_mm256_castsi256_si128(self.0), high))
        }
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        let to = &mut to[..32];
        // SAFETY: 32 bytes can be written; the machine has AVX2.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn splat(four: u32) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_set1_epi32(four as i32) })
    }

    #[inline(always)]
    fn zero() -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_setzero_si256() })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn alternate(even: u8, odd: u8) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_set1_epi16(i16::from_le_bytes([even, odd])) })
    }

    #[inline(always)]
    fn halves(self, tables: &[[u8; 16]; 2]) -> Self {
        // SAFETY: each table has 16 bytes; the machine has AVX2.
        unsafe {
            let table = |i: usize| _mm256_broadcastsi128_si256(_mm_loadu_si128(tables[i].as_ptr().cast()));
            let low = _mm256_and_si256(self.0, _mm256_set1_epi8(15));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), _mm256_set1_epi8(15));
            Bytes(_mm256_xor_si256(_mm256_shuffle_epi8(table(0), low), _mm256_shuffle_epi8(table(1), high)))
        }
    }

    #[inline(always)]
    fn first_bits(self, first: u8) -> Self {
        // SAFETY: the machine has AVX2.
        unsafe {
            let bits = _mm_setr_epi8(0, 1, 3, 7, 15, 31, 63, 127, -1, 0, 0, 0, 0, 0, 0, 0);
            let left = _mm256_subs_epu8(self.0, _mm256_set1_epi8(first as i8));
            let count = _mm256_min_epu8(left, _mm256_set1_epi8(8));
            Bytes(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(bits), count))
        }
    }

    type Sums = [__m256i; 3];

    #[inline(always)]
    fn no_sums() -> Self::Sums {
        [Bytes::zero().0; 3]
    }

    #[inline(always)]
    fn add_sums([sum, before, inside]: Self::Sums, bytes: Self) -> Self::Sums {
        // SAFETY: the machine has AVX2; an array of 32 bytes fits.
        unsafe {
            let weights: [i8; 32] = std::array::from_fn(|i| 32 - i as i8);
            let weights = _mm256_loadu_si256(weights.as_ptr().cast());
            let pairs = _mm256_maddubs_epi16(bytes.0, weights);
            let fours = _mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
            let eights = _mm256_sad_epu8(bytes.0, _mm256_setzero_si256());
            [_mm256_add_epi64(sum, eights), _mm256_add_epi64(before, sum), _mm256_add_epi32(inside, fours)]
        }
    }

    #[inline(always)]
    fn read_sums([sum, before, inside]: Self::Sums) -> (u32, u32) {
        let (mut eights, mut fours) = ([[0u64; 4]; 2], [0u32; 8]);
        // SAFETY: 32 bytes can be written; the machine has AVX2.
        unsafe {
            _mm256_storeu_si256(eights[0].as_mut_ptr().cast(), sum);
            _mm256_storeu_si256(eights[1].as_mut_ptr().cast(), before);
            _mm256_storeu_si256(fours.as_mut_ptr().cast(), inside);
        }
        let [sum, before] = eights.map(|eights| eights.into_iter().sum::<u64>() as u32);
        (sum, fours.into_iter().fold(before.wrapping_mul(32), u32::wrapping_add))
    }

    #[inline(always)]
    fn row_load(from: &[u32; ROW]) -> Self::Row {
        // SAFETY: the array has 64 bytes; the machine has AVX2.
        unsafe { [_mm256_loadu_si256(from.as_ptr().cast()), _mm256_loadu_si256(from.as_ptr().add(8).cast())] }
    }

    #[inline(always)]
    fn row_or(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX2.
        unsafe { [_mm256_or_si256(row[0], other[0]), _mm256_or_si256(row[1], other[1])] }
    }

    #[inline(always)]
    fn row_and(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX2.
        unsafe { [_mm256_and_si256(row[0], other[0]), _mm256_and_si256(row[1], other[1])] }
    }

    #[inline(always)]
    fn row_without(row: Self::Row, other: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX2.
        unsafe { [_mm256_andnot_si256(other[0], row[0]), _mm256_andnot_si256(other[1], row[1])] }
    }

    #[inline(always)]
    fn row_four(row: Self::Row, to: &mut [u32; 4]) {
        // SAFETY: sixteen bytes can be written; the machine has these instructions.
        unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), _mm256_castsi256_si128(row[0])) }
    }

    #[inline(always)]
    fn row_next([low, high]: Self::Row, after: Self::Row) -> Self::Row {
        // SAFETY: the machine has AVX2.
        unsafe {
            [_mm256_permute2x128_si256::<0x21>(low, high), _mm256_permute2x128_si256::<0x21>(high, after[0])]
        }
    }

    #[inline(always)]
    fn row_hot(values: &[u8; ROW], constant: u32) -> Self::Row {
        // A bit that is shifted too far disappears.
        // SAFETY: the array has sixteen bytes; the machine has AVX2.
        unsafe {
            let values = _mm_loadu_si128(values.as_ptr().cast());
            let constant = _mm256_set1_epi32(constant as i32);
            let hot = |values| {
                _mm256_sllv_epi32(
                    _mm256_set1_epi32(1),
                    _mm256_xor_si256(_mm256_cvtepu8_epi32(values), constant),
                )
            };
            [hot(values), hot(_mm_unpackhi_epi64(values, values))]
        }
    }

    #[inline(always)]
    fn row_later(before: Self::Row, row: Self::Row, more: usize) -> Self::Row {
        let mut sets = [0u32; 2 * ROW];
        for (sets, half) in sets.chunks_exact_mut(ROW / 2).zip([before, row].into_iter().flatten()) {
            // SAFETY: 32 bytes can be written; the machine has AVX2.
            unsafe { _mm256_storeu_si256(sets.as_mut_ptr().cast(), half) };
        }
        Self::row_load(sets[ROW - more..].first_chunk().unwrap_or_else(|| unreachable!("sixteen are left")))
    }

    #[inline(always)]
    fn not_zero(self) -> u64 {
        // SAFETY: the machine has AVX2.
        let zeros = unsafe { _mm256_movemask_epi8(_mm256_cmpeq_epi8(self.0, _mm256_setzero_si256())) };
        u64::from(!zeros as u32)
    }

    #[inline(always)]
    fn xor3(self, a: Self, b: Self) -> Self {
        self.xor(a).xor(b)
    }

    #[inline(always)]
    fn or3(self, a: Self, b: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_or_si256(self.0, _mm256_or_si256(a.0, b.0)) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_max_epu8(self.0, other.0) })
    }

    type Mask = __m256i;

    #[inline(always)]
    fn all() -> Self::Mask {
        // SAFETY: the machine has AVX2.
        unsafe { _mm256_set1_epi8(-1) }
    }

    #[inline(always)]
    fn unless_equal(mask: Self::Mask, a: Self, b: Self) -> Self::Mask {
        // SAFETY: the machine has AVX2.
        unsafe { _mm256_andnot_si256(_mm256_cmpeq_epi8(a.0, b.0), mask) }
    }

    #[inline(always)]
    fn choose(mask: Self::Mask, yes: Self, no: Self) -> Self {
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_blendv_epi8(no.0, yes.0, mask) })
    }

    #[inline(always)]
    fn add_to<const N: usize>(found: &mut [Self], values: [Self; N]) {
        add_hot(found, values);
    }

    const BANK: usize = GROUPS;

    const GROUPS_AT_ONCE: usize = 14;

    #[inline(always)]
    fn at_once(groups: usize) -> usize {
        if groups > 14 { 8 } else { groups }
    }

    #[inline(always)]
    fn bank(self, first: usize) -> Self {
        // Smaller values wrap around; a shuffle returns 0 for all values outside.
        // SAFETY: the machine has AVX2.
        Bytes(unsafe { _mm256_sub_epi8(self.0, _mm256_set1_epi8((8 * first) as i8)) })
    }
}

impl Hot for Bytes {
    #[inline(always)]
    fn hot(self, group: usize) -> Self {
        // Within the group, 0x78 is added to 0..8 and the low half of the byte chooses the bit; outside, the
        // sum saturates to 0x80 or more, for which a shuffle returns 0.
        // SAFETY: the machine has AVX2.
        unsafe {
            let table = _mm256_set1_epi64x(i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
            let moved = _mm256_xor_si256(self.0, _mm256_set1_epi8(8 * group as i8));
            let index = _mm256_adds_epu8(moved, _mm256_set1_epi8(0x78));
            Bytes(_mm256_shuffle_epi8(table, index))
        }
    }
}

pub(crate) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}
