//! Who watches a search.

use grundy_rules::{NimValue, Outcome};

/// Told what a search does. Each method does nothing unless it is written, so `()` watches for free.
///
/// A position is a sum of parts; where a nim-heap stands beside it, that is left out.
pub trait Observer {
    /// A position is gone into. The line from the one that was asked for to this one has so many positions.
    #[inline]
    fn entered(&mut self, _sum: &[u128], _line: u64) {}

    /// So many options of a position were looked at.
    #[inline]
    fn looked(&mut self, _options: u64) {}

    /// What a position is worth was remembered.
    #[inline]
    fn found(&mut self, _sum: &[u128]) {}

    /// The nim-value of a part is known from now on.
    #[inline]
    fn valued(&mut self, _part: u128, _value: NimValue) {}

    /// The outcome of a sum with a nim-heap beside it is known from now on.
    #[inline]
    fn decided(&mut self, _sum: &[u128], _heap: u64, _outcome: Outcome) {}

    /// So many positions were counted off and valued at once.
    #[inline]
    fn counted(&mut self, _positions: u64) {}
}

/// Nobody watches.
impl Observer for () {}

impl<O: Observer + ?Sized> Observer for &mut O {
    fn entered(&mut self, sum: &[u128], line: u64) {
        (**self).entered(sum, line);
    }

    fn looked(&mut self, options: u64) {
        (**self).looked(options);
    }

    fn found(&mut self, sum: &[u128]) {
        (**self).found(sum);
    }

    fn valued(&mut self, part: u128, value: NimValue) {
        (**self).valued(part, value);
    }

    fn decided(&mut self, sum: &[u128], heap: u64, outcome: Outcome) {
        (**self).decided(sum, heap, outcome);
    }

    fn counted(&mut self, positions: u64) {
        (**self).counted(positions);
    }
}

/// How much a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Options that were looked at.
    pub looked: u64,
    /// Positions that were gone into.
    pub entered: u64,
    /// Positions that were remembered when they were met.
    pub found: u64,
    /// Parts whose nim-value was found.
    pub valued: u64,
    /// Positions, each with a nim-heap beside it, whose outcome was found.
    pub decided: u64,
    /// Positions that were counted off and valued at once.
    pub counted: u64,
    /// How many positions the longest line has.
    pub longest: u64,
}

impl Observer for Statistics {
    fn entered(&mut self, _: &[u128], line: u64) {
        self.entered += 1;
        self.longest = self.longest.max(line);
    }

    fn looked(&mut self, options: u64) {
        self.looked += options;
    }

    fn found(&mut self, _: &[u128]) {
        self.found += 1;
    }

    fn valued(&mut self, _: u128, _: NimValue) {
        self.valued += 1;
    }

    fn decided(&mut self, _: &[u128], _: u64, _: Outcome) {
        self.decided += 1;
    }

    fn counted(&mut self, positions: u64) {
        self.counted += positions;
    }
}
