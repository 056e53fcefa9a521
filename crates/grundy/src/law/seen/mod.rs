//! Laws that are only seen: values seem to follow them, without a proof.
//!
//! Each family of laws is one function, which finds at most one law in the values. The lists below name the
//! families from the simplest to the richest; the first law found is the answer. A family gives a law only if
//! all values fit, and there are many more values than those that the law was learned from.

mod classes;
mod closed;
mod machines;
mod period;
mod regular;

use super::Law;
use super::evidence::{Evidence, Found, Seen};
use grundy_rules::{Budget, Stopped};

/// One part in this many teaches a law; the rest must confirm it.
const VALUES_PER_LEARNED: usize = 6;
/// The fewest repetitions that must confirm what two have taught.
const MIN_REPETITIONS: usize = 8;
/// The fewest values in which a law is sought.
const MIN_VALUES: usize = 60;

/// Far heaps at which a formula or relations must give values; a falling law gives none.
const FAR_HEAPS: [u64; 4] = [1 << 40, (1 << 40) - 1, 1_000_000_007, 3_486_784_401];

/// What a family costs for each value, in ticks.
const TICKS_PER_VALUE: u64 = 8;

/// The values of consecutive heaps in which a law is sought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'a> {
    /// The first heap, and the values from there on.
    pub first: u64,
    pub values: &'a [u32],
    /// The number of coins that the rule's numbers refer to.
    pub reach: u64,
}

/// Finds a law of one family.
type Family = fn(&Known<'_>) -> Option<Law>;

/// The families tried first for any values.
const SIMPLE_FAMILIES: &[Family] = &[period::find, classes::find, closed::find];
/// The families for the values of a rule without a simpler law.
const RICH_FAMILIES: &[Family] = &[regular::find];
/// The families for values without a rule.
const ALL_FAMILIES: &[Family] = &[
    period::range,
    period::find,
    classes::find,
    closed::find,
    machines::automatic,
    regular::find,
    machines::synchronised,
];

impl Known<'_> {
    /// The last heap.
    fn last(&self) -> u64 {
        self.first.saturating_add(self.values.len() as u64).saturating_sub(1)
    }

    /// Whether preperiod and two periods (each counted as at least the reach) lie in the first sixth of the
    /// values, and the rest holds at least eight more periods.
    fn confirms(&self, n0: usize, p: usize) -> bool {
        let len = self.values.len();
        let reach = usize::try_from(self.reach).unwrap_or(usize::MAX);
        let learned = p.max(reach).checked_mul(2).and_then(|two| two.checked_add(n0));
        learned.is_some_and(|learned| learned <= len / VALUES_PER_LEARNED)
            && n0 + (MIN_REPETITIONS + 2) * p <= len
    }

    fn law(&self, families: &[Family]) -> Option<Found> {
        if !self.is_enough() {
            return None;
        }
        families.iter().find_map(|family| family(self)).map(|law| self.found(law))
    }

    fn found(&self, law: Law) -> Found {
        Found {
            law,
            by: Evidence::Seen(Seen::Heaps { first: self.first, last: self.last() }),
            heaps_computed: self.values.len() as u64,
        }
    }

    /// Whether a law may be seen in so few values.
    fn is_enough(&self) -> bool {
        self.values.len() >= MIN_VALUES && self.first.checked_add(self.values.len() as u64).is_some()
    }

    /// The simplest law seen in values without a rule.
    ///
    /// # Errors
    /// The budget is spent.
    pub(super) fn any(&self, budget: &mut Budget<'_>) -> Result<Option<Found>, Stopped> {
        for family in ALL_FAMILIES.iter().filter(|_| self.is_enough()) {
            budget.spend(TICKS_PER_VALUE * self.values.len() as u64)?;
            if let Some(law) = family(self) {
                return Ok(Some(self.found(law)));
            }
        }
        Ok(None)
    }
}

/// The law that a nim-sequence seems to have, if it is of a simple kind: a period, plain or arithmetic; a
/// [saltus for each class](super::Classes); or a [closed formula](super::Closed). Seen, not proved.
///
/// `reach` is the number of coins that the rule's numbers refer to (for a code the last place, for a set the
/// largest listed number; 0 if that has no meaning).
///
/// The criterion is strict, because a tail that repeats only late is not a law: preperiod and two periods
/// (each counted as at least `reach` coins) must lie in the first sixth of the values; all later values must
/// confirm them, with at least eight more repetitions; and there must be at least 60 values. The answer has
/// the smallest period and, for it, the smallest preperiod.
///
/// ```
/// use grundy::law::{Period, seen};
/// let value = |n: u32| match n % 4 { 0 if n > 0 => n - 1, 3 => n + 1, _ => n };
/// let lasker: Vec<u32> = (0..200).map(value).collect();
/// let found = seen(&lasker, 1).unwrap();
/// assert_eq!(found.law.period(), Some(Period { preperiod: 1, period: 4, saltus: 4 }));
/// assert_eq!(found.known_by().word(), "seen");
/// ```
///
/// # Cost
/// Linear in the number of values.
pub fn seen(values: &[u32], reach: u64) -> Option<Found> {
    Known { first: 0, values, reach }.law(SIMPLE_FAMILIES)
}

/// The law of a richer kind that a nim-sequence seems to have where [`seen`] finds none: linear relations
/// between subsequences, see [`Regular`](super::Regular).
pub fn seen_rich(values: &[u32]) -> Option<Found> {
    Known { first: 0, values, reach: 0 }.law(RICH_FAMILIES)
}
