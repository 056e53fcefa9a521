//! A sum that is asked for a nim-value.

use super::known::Known;
use grundy_rules::compact::Compact;
use smallvec::SmallVec;

/// Larger nim-values are rare: to deny one of them takes longer than to find the value.
const LOW: u64 = 3;

/// The nim-sum of what is known of a sum, and the other parts, the largest first.
pub(super) struct Asked {
    sum: u64,
    open: SmallVec<[u128; 4]>,
}

/// What is known of a sum, or what has to be searched for.
pub(super) enum Reply {
    /// The value; `None` if it is not the one that was asked for.
    Known(Option<u64>),
    /// This part has to be valued, or asked for this value.
    Ask(u128, Option<u64>),
}

impl Asked {
    /// A sum of parts, and of what is worth `sum`.
    pub(super) fn of<G: Compact>(sum: u64, parts: &[u128], known: &Known<G>) -> Asked {
        let mut open: SmallVec<[u128; 4]> = SmallVec::from_slice(parts);
        open.sort_by_key(|&part| std::cmp::Reverse(known.game.size(part)));
        Asked { sum, open }
    }

    /// All parts but the largest are valued; that one is asked for one value, unless that is large.
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
            return Reply::Ask(part, Some(goal).filter(|&goal| goal <= LOW));
        }
        Reply::Known(Some(self.sum))
    }

    /// Takes the value of the part that was asked. The value of the sum, if the goal was missed or no part is
    /// left.
    pub(super) fn answer(&mut self, found: Option<u64>) -> Option<Option<u64>> {
        let Some(value) = found else { return Some(None) };
        self.sum ^= value;
        self.open.pop();
        self.open.is_empty().then_some(Some(self.sum))
    }
}
