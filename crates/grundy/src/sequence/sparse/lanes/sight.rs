//! Taps, and the values they point at: looked at without asking for bounds each time.

use super::Lanes;
use std::marker::PhantomData;
use std::ops::Deref;

/// An option by its distance and its nim-sum with the heap there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) struct Tap {
    pub(in super::super) offset: usize,
    /// The squeezed constant, four times over.
    pub(in super::super) four: u32,
}

impl Tap {
    pub(in super::super) fn new(offset: usize, constant: u8) -> Tap {
        Tap { offset, four: u32::from_le_bytes([constant; 4]) }
    }

    pub(in super::super) fn constant(self) -> u8 {
        self.four as u8
    }
}

/// Taps by ascending distance.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Taps(Vec<Tap>);

impl Taps {
    pub(in super::super) fn new(mut taps: Vec<Tap>) -> Taps {
        taps.sort_unstable();
        Taps(taps)
    }

    pub(in super::super) fn insert(&mut self, tap: Tap) {
        let place = self.0.partition_point(|&other| other < tap);
        self.0.insert(place, tap);
    }

    /// Adds taps, by ascending distance, none of which is nearer than those that are there.
    pub(in super::super) fn extend(&mut self, taps: impl Iterator<Item = Tap>) {
        self.0.extend(taps);
        debug_assert!(self.0.is_sorted_by_key(|tap| tap.offset), "taps are in order");
    }

    /// Those that do not look behind the start from `at`, where `bytes` has so many for the nearest of them.
    ///
    /// # Panics
    /// If the nearest of them looks beyond the end.
    #[inline(always)]
    fn in_sight(&self, bytes: &[u8], at: usize, width: usize) -> &[Tap] {
        let taps = match self.0.last() {
            Some(tap) if tap.offset > at => &self.0[..self.0.partition_point(|tap| tap.offset <= at)],
            _ => &self.0[..],
        };
        let nearest = taps.first().map_or(at, |tap| tap.offset);
        assert!(at <= bytes.len() && at - nearest + width <= bytes.len(), "a tap looks beyond the end");
        taps
    }

    /// What these taps see from `at` on in `bytes`, but for those that look behind the start.
    ///
    /// # Panics
    /// If the nearest of them looks beyond the end.
    #[inline(always)]
    pub(in super::super) fn sight<'a, L: Lanes>(&'a self, bytes: &'a [u8], at: usize) -> Sight<'a, L> {
        let taps = self.in_sight(bytes, at, L::WIDTH);
        Sight { taps, at: bytes[at..].as_ptr(), bytes: PhantomData }
    }

    /// What they see of one heap, which stands at index `at` of `bytes`: the value behind each, and its constant.
    ///
    /// # Panics
    /// If the nearest of them looks beyond the end.
    #[inline(always)]
    pub(in super::super) fn values(&self, bytes: &[u8], at: usize) -> impl Iterator<Item = (u8, u8)> {
        self.in_sight(bytes, at, 1).iter().map(move |tap| {
            // SAFETY: it looks neither behind the start nor, as the nearest does not, beyond the end.
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

/// Taps whose bytes are all there: each may be read.
pub(in super::super) struct Sight<'a, L> {
    taps: &'a [Tap],
    /// As many bytes stand before this as the farthest tap needs, and a lane's width after the nearest.
    at: *const u8,
    bytes: PhantomData<(&'a [u8], L)>,
}

impl<L: Lanes> Sight<'_, L> {
    /// How many taps there are.
    #[inline(always)]
    pub(in super::super) fn len(&self) -> usize {
        self.taps.len()
    }

    /// The values behind tap `i` and the three after it, nim-added to their constants.
    #[inline(always)]
    pub(in super::super) fn four(&self, i: usize) -> [L; 4] {
        let taps = &self.taps[i..i + 4];
        [self.see(&taps[0]), self.see(&taps[1]), self.see(&taps[2]), self.see(&taps[3])]
    }

    /// The values behind tap `i`.
    #[inline(always)]
    pub(in super::super) fn one(&self, i: usize) -> L {
        self.see(&self.taps[i])
    }

    #[inline(always)]
    fn see(&self, tap: &Tap) -> L {
        // SAFETY: all taps come from `Taps::sight`, which saw to it that this many bytes are there.
        unsafe { L::load_from(self.at.sub(tap.offset)) }.xor(L::splat(tap.four))
    }
}

#[cfg(test)]
mod tests {
    use super::super::portable::Bytes;
    use super::*;

    #[test]
    fn taps_that_look_behind_the_start_are_left_out() {
        let bytes: Vec<u8> = (0..100).collect();
        let taps = Taps::new([64, 20, 51, 50].map(|offset| Tap::new(offset, 1)).to_vec());
        let sight = taps.sight::<Bytes>(&bytes, 50);
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
        Taps::new(vec![Tap::new(10, 0)]).sight::<Bytes>(&[0; 64], 59);
    }

    #[test]
    #[should_panic(expected = "looks beyond the end")]
    fn taps_must_not_look_beyond_the_end_for_one_heap() {
        Taps::new(vec![Tap::new(0, 0)]).values(&[0; 64], 64).count();
    }
}
