//! Taps, and the values they point at, read without repeated bounds checks.
#![allow(unsafe_code, reason = "bounds are checked once for all taps")]

use std::ops::Deref;

/// An option: the distance of a heap, and the constant whose nim-sum with that heap's value it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Tap {
    pub(crate) offset: usize,
    /// The squeezed constant in four bytes.
    pub(crate) four: u32,
}

impl Tap {
    pub(crate) fn new(offset: usize, constant: u8) -> Tap {
        Tap { offset, four: u32::from_le_bytes([constant; 4]) }
    }

    pub(crate) fn constant(self) -> u8 {
        self.four as u8
    }
}

/// Taps by ascending distance.
#[derive(Clone, Debug, Default)]
pub(crate) struct Taps(Vec<Tap>);

impl Taps {
    pub(crate) fn new(mut taps: Vec<Tap>) -> Taps {
        taps.sort_unstable();
        Taps(taps)
    }

    pub(crate) fn insert(&mut self, tap: Tap) {
        let place = self.0.partition_point(|&other| other < tap);
        self.0.insert(place, tap);
    }

    /// Adds taps, by ascending distance, none nearer than the present ones.
    pub(crate) fn extend(&mut self, taps: impl Iterator<Item = Tap>) {
        self.0.extend(taps);
        debug_assert!(self.0.is_sorted_by_key(|tap| tap.offset), "taps are in order");
    }

    /// Those that do not reach before the start of `bytes` from `at`. The nearest can read `width` bytes.
    ///
    /// # Panics
    /// If the nearest of them reads beyond the end.
    #[inline(always)]
    pub(crate) fn in_sight(&self, bytes: &[u8], at: usize, width: usize) -> &[Tap] {
        let taps = match self.0.last() {
            Some(tap) if tap.offset > at => &self.0[..self.0.partition_point(|tap| tap.offset <= at)],
            _ => &self.0[..],
        };
        let nearest = taps.first().map_or(at, |tap| tap.offset);
        assert!(at <= bytes.len() && at - nearest + width <= bytes.len(), "a tap looks beyond the end");
        taps
    }

    /// What they read for one heap, at index `at` of `bytes`: each value, and the constant of its tap.
    ///
    /// # Panics
    /// If the nearest of them reads beyond the end.
    #[inline(always)]
    pub(crate) fn values(&self, bytes: &[u8], at: usize) -> impl Iterator<Item = (u8, u8)> {
        self.in_sight(bytes, at, 1).iter().map(move |tap| {
            // SAFETY: it reads neither before the start nor, since the nearest does not, beyond the end.
            (unsafe { *bytes.get_unchecked(at - tap.offset) }, tap.constant())
        })
    }
}

impl Deref for Taps {
    type Target = [Tap];

    fn deref(&self) -> &[Tap] {
        &self.0
    }
}
