//! Taps that are compared with the least open values of each heap.

use super::tap::{Tap, Taps};

/// How many of its least open values are kept for each heap, to compare them with the first part of the taps.
pub(crate) const SLOTS: usize = 7;
pub(crate) const LAST_SLOTS: usize = 5;
/// The first part is one in this many taps.
const TAPS_PER_FIRST: usize = 4;

/// The compared taps: those that exclude more, and the others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compared {
    pub(crate) first: Taps,
    pub(crate) rest: Taps,
}

impl Compared {
    /// Splits taps, the best one first.
    pub(crate) fn new(taps: &[Tap]) -> Compared {
        let (first, rest) = taps.split_at(taps.len() / TAPS_PER_FIRST);
        let [first, rest] = [first, rest].map(|taps| Taps::new(taps.to_vec()));
        Compared { first, rest }
    }

    /// The two parts, as they were saved.
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
