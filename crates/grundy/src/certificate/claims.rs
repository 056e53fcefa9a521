//! Statements shown about the parts of one ruleset. (`grundy-check` has its own, since it trusts no other
//! code.)

use grundy_rules::{Budget, Heap, Kind, Ruleset, Stopped};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The statement of an entry about a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    /// It has this nim-value.
    Is(u64),
    /// It does not have this nim-value.
    Not(u64),
}

/// A part and a statement about it.
pub(super) type Entry = (Box<[u64]>, Says);

/// Whether equal parts cancel: only where the rules promise that play ends from every position.
pub(super) fn cancel(ruleset: &Ruleset) -> bool {
    match ruleset.kind() {
        Kind::Heap(Heap::Take(_) | Heap::Code(_) | Heap::Turning(_)) | Kind::Game(_) => true,
        Kind::Heap(Heap::Formula(_)) | Kind::Points(_) | Kind::Graph(_) => false,
    }
}

/// The approximate bytes of an entry.
const ENTRY_BYTES: u64 = 120;

#[derive(Default)]
struct Shown {
    is: Option<u64>,
    not: SmallVec<[u64; 2]>,
}

/// The entries, in the order in which they were shown.
#[derive(Default)]
pub(super) struct Claims {
    shown: FxHashMap<Box<[u64]>, Shown>,
    pub entries: Vec<Entry>,
}

impl Claims {
    pub fn add(&mut self, part: Box<[u64]>, says: Says, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        budget.reserve(ENTRY_BYTES)?;
        let shown = self.shown.entry(part.clone()).or_default();
        match says {
            Says::Is(value) => shown.is = Some(value),
            Says::Not(value) => shown.not.push(value),
        }
        self.entries.push((part, says));
        Ok(())
    }

    /// The nim-value of a part, if it was shown.
    pub fn value(&self, part: &[u64]) -> Option<u64> {
        self.shown.get(part)?.is
    }

    /// The number of values denied for a part.
    pub fn denials(&self, part: &[u64]) -> usize {
        self.shown.get(part).map_or(0, |shown| shown.not.len())
    }

    /// Whether this was shown for a part.
    pub fn has(&self, part: &[u64], says: Says) -> bool {
        let Some(shown) = self.shown.get(part) else { return false };
        match says {
            Says::Is(value) => shown.is == Some(value),
            Says::Not(value) => shown.is.map_or_else(|| shown.not.contains(&value), |is| is != value),
        }
    }

    /// The nim-value of a sum of parts, if it was shown.
    pub fn sum<'p>(&self, parts: impl IntoIterator<Item = &'p [u64]>) -> Option<u64> {
        parts.into_iter().try_fold(0, |sum, part| Some(sum ^ self.value(part)?))
    }
}
