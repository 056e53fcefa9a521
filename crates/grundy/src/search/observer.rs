//! Observers of a search.

use grundy_rules::{NimValue, Outcome};

/// Receives what a search does. Each method does nothing by default, so `()` observes at no cost.
///
/// A position is a sum of parts, without the nim-heap that may stand beside it.
pub trait Observer {
    /// A search enters a position; the line from the root to it has `line` positions.
    #[inline]
    fn entered(&mut self, _sum: &[u128], _line: u64) {}

    /// This many options of a position were looked at.
    #[inline]
    fn looked(&mut self, _options: u64) {}

    /// The worth of a position was already known.
    #[inline]
    fn found(&mut self, _sum: &[u128]) {}

    /// The nim-value of a part becomes known.
    #[inline]
    fn valued(&mut self, _part: u128, _value: NimValue) {}

    /// The outcome of a sum with a nim-heap beside it becomes known.
    #[inline]
    fn decided(&mut self, _sum: &[u128], _heap: u64, _outcome: Outcome) {}

    /// This many positions were numbered and valued at once.
    #[inline]
    fn counted(&mut self, _positions: u64) {}
}

/// Observes nothing.
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

/// The work of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Options looked at.
    pub looked: u64,
    /// Positions entered.
    pub entered: u64,
    /// Positions whose worth was already known.
    pub found: u64,
    /// Parts whose nim-value was found.
    pub valued: u64,
    /// Positions, each with a nim-heap beside it, whose outcome was found.
    pub decided: u64,
    /// Positions numbered and valued at once.
    pub counted: u64,
    /// The number of positions on the longest line.
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
