//! The values that taps read for many heaps side by side, without repeated bounds checks.
#![allow(unsafe_code, reason = "bounds are checked once for all taps")]

use crate::block::{Tap, Taps};
use crate::lanes::Lanes;
use std::marker::PhantomData;

/// Taps whose bytes all exist: each may be read.
pub(crate) struct Sight<'a, L> {
    taps: &'a [Tap],
    /// As many bytes precede this as the farthest tap needs, and the nearest can read a whole vector.
    at: *const u8,
    bytes: PhantomData<(&'a [u8], L)>,
}

impl<'a, L: Lanes> Sight<'a, L> {
    /// What these taps read from `at` on in `bytes`, without those that reach before the start.
    ///
    /// # Panics
    /// If the nearest of them reads beyond the end.
    #[inline(always)]
    pub(crate) fn of(taps: &'a Taps, bytes: &'a [u8], at: usize) -> Self {
        let taps = taps.in_sight(bytes, at, L::WIDTH);
        // The pointer may read all of `bytes`; one made from `bytes[at..]` could not go back.
        Sight { taps, at: bytes.as_ptr().wrapping_add(at), bytes: PhantomData }
    }

    /// How many taps there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.taps.len()
    }

    /// The nim-sums of the values behind tap `i` and the three after it with their constants.
    #[inline(always)]
    pub(crate) fn four(&self, i: usize) -> [L; 4] {
        let taps = &self.taps[i..i + 4];
        [self.see(&taps[0]), self.see(&taps[1]), self.see(&taps[2]), self.see(&taps[3])]
    }

    /// The nim-sums of the values behind tap `i` with its constant.
    #[inline(always)]
    pub(crate) fn one(&self, i: usize) -> L {
        self.see(&self.taps[i])
    }

    #[inline(always)]
    fn see(&self, tap: &Tap) -> L {
        // SAFETY: all taps come from `Sight::of`, which checks that this many bytes are there.
        unsafe { L::load_from(self.at.sub(tap.offset)) }.xor(L::splat(tap.four))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::Tap;
    use crate::lanes::Portable;

    #[test]
    fn taps_that_look_behind_the_start_are_left_out() {
        let bytes: Vec<u8> = (0..100).collect();
        let taps = Taps::new([64, 20, 51, 50].map(|offset| Tap::new(offset, 1)).to_vec());
        let sight = Sight::<Portable>::of(&taps, &bytes, 50);
        assert_eq!(sight.len(), 2);
        let mut seen = [0; 16];
        sight.one(1).store(&mut seen);
        assert_eq!(seen, std::array::from_fn(|i| i as u8 ^ 1));
        assert_eq!(taps.values(&bytes, 50).collect::<Vec<_>>(), [(30, 1), (0, 1)]);
        assert_eq!(taps.values(&bytes, 100).last(), Some((36, 1)));
    }

    #[test]
    #[should_panic(expected = "looks beyond the end")]
    fn taps_must_not_look_beyond_the_end() {
        Sight::<Portable>::of(&Taps::new(vec![Tap::new(10, 0)]), &[0; 64], 59);
    }

    #[test]
    #[should_panic(expected = "looks beyond the end")]
    fn taps_must_not_look_beyond_the_end_for_one_heap() {
        Taps::new(vec![Tap::new(0, 0)]).values(&[0; 64], 64).count();
    }
}
