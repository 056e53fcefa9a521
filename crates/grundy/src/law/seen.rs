//! Periods that are only seen.

use super::{Found, Law, Period, runs};
use grundy_rules::KnownBy;

/// One part in so many is learned from; the rest must confirm.
const LEARNED: usize = 6;
/// So many repetitions must confirm what two have taught.
const CONFIRMED: usize = 8;
/// With fewer values nothing is said.
const FEWEST: usize = 60;

/// The period or arithmetic period that a nim-sequence seems to have: seen, not proved.
///
/// `reach` is how many coins the rule's numbers speak of (for a code the last place, for a set the
/// largest listed number; 0 if that has no meaning).
///
/// The criterion is demanding, since a tail that repeats only late is not a law: preperiod and
/// two periods (each counted as `reach` coins at least) must lie in the first sixth of the values;
/// all later ones must confirm them, with at least eight more repetitions; and there must be 60
/// values at least. The answer has the smallest period and, for it, the smallest preperiod.
///
/// ```
/// use grundy::law::{Period, seen};
/// let lasker: Vec<u32> = (0..200).map(|n| match n % 4 { 0 if n > 0 => n - 1, 3 => n + 1, _ => n }).collect();
/// let found = seen(&lasker, 1).unwrap();
/// assert_eq!(found.law.period(), Some(Period { preperiod: 1, period: 4, saltus: 4 }));
/// assert_eq!(found.known_by.word(), "seen");
/// ```
///
/// # Cost
/// Linear in the number of values.
pub fn seen(values: &[u32], reach: u64) -> Option<Found> {
    let len = values.len();
    if len < FEWEST {
        return None;
    }
    let steps: Vec<i64> = values.windows(2).map(|w| i64::from(w[1]) - i64::from(w[0])).collect();
    let longest = (len / LEARNED / 2).min(len / (CONFIRMED + 2));
    let reach = usize::try_from(reach).unwrap_or(usize::MAX);
    // Equal steps at distance p from n0 on: G(n + p) − G(n) is the same for all n from n0 on.
    let (i, n0) = runs::starts(&steps, longest).into_iter().enumerate().find(|&(i, n0)| {
        let p = i + 1;
        let learned = p.max(reach).checked_mul(2).and_then(|two| two.checked_add(n0));
        learned.is_some_and(|learned| learned <= len / LEARNED)
            && n0 + (CONFIRMED + 2) * p <= len
            && values[n0 + p] >= values[n0]
    })?;
    let p = i + 1;
    let saltus = u64::from(values[n0 + p] - values[n0]);
    let law = Period { preperiod: n0 as u64, period: p as u64, saltus };
    Some(Found {
        law: Law::Period(law),
        known_by: KnownBy::Seen,
        reference: format!("seen to heap {}, not proved", len - 1),
        hypotheses: vec![format!("G(n+{p}) = G(n) + {saltus} for {n0} <= n <= {}", len - 1 - p)],
        heaps_computed: len as u64,
    })
}
