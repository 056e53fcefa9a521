//! What is shown so far about the parts of one ruleset, and what follows for sums of them.

use crate::format::Says;
use crate::law::falls;
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Heap, Kind, Ruleset};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;

/// The numbers of a part.
type Part = SmallVec<[u64; 2]>;

/// What is shown so far about a part.
#[derive(Default)]
struct Shown {
    is: Option<u64>,
    not: SmallVec<[u64; 1]>,
}

/// What is shown so far about the parts of one ruleset.
pub(crate) struct Claims {
    pub ruleset: Arc<Ruleset>,
    /// True if play from every position is known to end. Then equal parts cancel: the second player answers
    /// each move in one of them with the same move in the other.
    ends: bool,
    /// True if parts are heaps, where heap 0 has no moves.
    heaps: bool,
    shown: HashMap<Part, Shown>,
}

impl Claims {
    pub fn new(ruleset: Arc<Ruleset>, budget: &mut Budget<'_>) -> Claims {
        let ends = match ruleset.kind() {
            Kind::Heap(Heap::Take(_) | Heap::Code(_) | Heap::Turning(_)) | Kind::Game(_) => true,
            Kind::Heap(formula @ Heap::Formula(_)) => {
                let falls = |rule: Core| budget.within(MAX_WORK_FALLS, |budget| Ok(falls(&rule, budget)?));
                matches!(Core::of(formula).map(falls), Some(Ok(Some(true))))
            }
            Kind::Points(_) | Kind::Graph(_) => false,
        };
        let heaps = matches!(ruleset.kind(), Kind::Heap(_));
        Claims { ruleset, ends, heaps, shown: HashMap::new() }
    }

    /// Remembers what was shown.
    pub fn add(&mut self, part: &[u64], says: Says) {
        let shown = self.shown.entry(Part::from_slice(part)).or_default();
        match says {
            Says::Is(value) => shown.is = Some(value),
            Says::Not(value) => shown.not.push(value),
        }
    }

    /// What is known about a sum of parts, which are concatenated.
    pub fn sum(&self, parts: &[u64]) -> Sum<'_> {
        let mut sum = Sum::default();
        let mut parts: SmallVec<[&[u64]; 4]> = parts.chunks(self.ruleset.arity()).collect();
        parts.sort_unstable();
        let mut rest = &parts[..];
        while let [part, next @ ..] = rest {
            rest = next;
            if self.ends && next.first() == Some(part) {
                rest = &next[1..];
                continue;
            }
            // Heap 0 is nothing, and needs no entry.
            if self.heaps && *part == &[0][..] {
                continue;
            }
            sum.add(self.shown.get(*part));
        }
        sum
    }
}

/// The work to spend on whether all that a formula leaves is smaller.
const MAX_WORK_FALLS: u64 = 1 << 18;

/// What is known about a sum.
#[derive(Default)]
pub(crate) struct Sum<'a> {
    /// The nim-sum of the parts with a known value.
    value: u64,
    open: Open<'a>,
}

/// The parts without a known value.
#[derive(Default)]
enum Open<'a> {
    #[default]
    None,
    /// One part, and the values it is known not to have.
    One(&'a [u64]),
    Many,
}

impl<'a> Sum<'a> {
    fn add(&mut self, part: Option<&'a Shown>) {
        match (part, &self.open) {
            (Some(&Shown { is: Some(value), .. }), _) => self.value ^= value,
            (Some(Shown { not, .. }), Open::None) => self.open = Open::One(not),
            _ => self.open = Open::Many,
        }
    }

    /// The sum of two sums.
    pub fn and(self, other: Sum<'a>) -> Sum<'a> {
        let open = match (self.open, other.open) {
            (open, Open::None) | (Open::None, open) => open,
            _ => Open::Many,
        };
        Sum { value: self.value ^ other.value, open }
    }

    /// The nim-value, if it is shown.
    pub fn value(&self) -> Option<u64> {
        matches!(self.open, Open::None).then_some(self.value)
    }

    /// True if the entries show that its nim-value is another one.
    pub fn is_not(&self, value: u64) -> bool {
        match self.open {
            Open::None => self.value != value,
            Open::One(not) => not.contains(&(self.value ^ value)),
            Open::Many => false,
        }
    }
}
