//! The question whether a sum has a nim-value.

use super::known::Known;
use grundy_rules::compact::Compact;
use smallvec::SmallVec;

/// The largest value that a part is asked for alone. Larger values are rare, and denying one takes longer
/// than finding the value.
const MAX_SINGLE_VALUE: u64 = 3;

/// The nim-sum of the known parts of a sum, and its other parts, the largest first.
pub(super) struct Asked {
    sum: u64,
    open: SmallVec<[u128; 4]>,
}

/// The value of a sum, or the next question for the search.
pub(super) enum Reply {
    /// The value; `None` if it is not the one in question.
    Known(Option<u64>),
    /// Find the value of this part, or whether it has this value.
    Ask(u128, Option<u64>),
}

impl Asked {
    /// A sum of parts, and of known parts with nim-sum `sum`.
    pub(super) fn of<G: Compact>(sum: u64, parts: &[u128], known: &Known<G>) -> Asked {
        let mut open: SmallVec<[u128; 4]> = SmallVec::from_slice(parts);
        open.sort_by_key(|&part| std::cmp::Reverse(known.game.size(part)));
        Asked { sum, open }
    }

    /// All parts but the largest are valued; the largest is asked for a single value, if that is small.
    pub(super) fn next<G: Compact>(&mut self, goal: u64, known: &Known<G>) -> Reply {
        while let Some(&part) = self.open.last() {
            if let Some(value) = known.get(part) {
                self.sum ^= value;
                self.open.pop();
                continue;
            }
            if self.open.len() > 1 {
                return Reply::Ask(part, None);
            }
            let goal = self.sum ^ goal;
            if goal > u64::from(known.game.size(part)) {
                return Reply::Known(None);
            }
            return Reply::Ask(part, Some(goal).filter(|&goal| goal <= MAX_SINGLE_VALUE));
        }
        Reply::Known(Some(self.sum))
    }

    /// Takes the answer about the last part. Returns the value of the sum, if the goal was missed or no part
    /// is left.
    pub(super) fn answer(&mut self, found: Option<u64>) -> Option<Option<u64>> {
        let Some(value) = found else { return Some(None) };
        self.sum ^= value;
        self.open.pop();
        self.open.is_empty().then_some(Some(self.sum))
    }
}
