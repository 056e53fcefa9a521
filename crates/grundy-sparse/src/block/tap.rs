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

/// Taps by ascending distance, always: unsafe code checks only the nearest and the farthest.
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

    /// Adds taps. Nothing is moved if they come by ascending distance, none nearer than the present ones.
    pub(crate) fn extend(&mut self, taps: impl Iterator<Item = Tap>) {
        let last = self.0.len().saturating_sub(1);
        self.0.extend(taps);
        if !self.0[last..].is_sorted_by_key(|tap| tap.offset) {
            self.0.sort_unstable();
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_added_in_any_order_are_kept_by_distance() {
        let mut taps = Taps::new(vec![Tap::new(5, 0)]);
        taps.extend([Tap::new(9, 1), Tap::new(2, 1), Tap::new(40, 1)].into_iter());
        assert_eq!(taps.iter().map(|tap| tap.offset).collect::<Vec<_>>(), [2, 5, 9, 40]);
        let bytes: Vec<u8> = (0..30).collect();
        assert_eq!(taps.values(&bytes, 20).collect::<Vec<_>>(), [(18, 1), (15, 0), (11, 1)]);
    }
}
