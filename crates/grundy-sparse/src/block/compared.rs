//! Taps that are compared with the least open values of each heap.

use super::tap::{Tap, Taps};

/// So many of its least open values are kept of each heap, and compared with a first part of the taps; then the least of
/// those that are left, with the others.
pub(crate) const SLOTS: usize = 7;
pub(crate) const FEWER: usize = 5;
/// The first part is one in so many.
const PARTS: usize = 4;

/// Taps that are compared: those that exclude more, and the others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compared {
    pub(crate) first: Taps,
    pub(crate) rest: Taps,
}

impl Compared {
    /// Compares taps, the best one first.
    pub(crate) fn new(taps: &[Tap]) -> Compared {
        let (first, rest) = taps.split_at(taps.len() / PARTS);
        let [first, rest] = [first, rest].map(|taps| Taps::new(taps.to_vec()));
        Compared { first, rest }
    }

    /// The two parts, as they were.
    pub(crate) fn of([first, rest]: [Taps; 2]) -> Compared {
        Compared { first, rest }
    }

    /// Those that exclude more, and the others.
    pub(crate) fn parts(&self) -> [&Taps; 2] {
        [&self.first, &self.rest]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.first.is_empty() && self.rest.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Tap> {
        self.first.iter().chain(self.rest.iter())
    }

    pub(crate) fn insert(&mut self, tap: Tap) {
        self.rest.insert(tap);
    }
}
