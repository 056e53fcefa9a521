//! Finite take sets: a repeat of the last m values, where at most m coins are taken.
//!
//! The values of heaps n−1, …, n−m decide that of heap n, if n ≥ m. If G(n + p) = G(n) for the m heaps from
//! n₀ on, the heaps n₀ + m and n₀ + m + p have options of equal values, and so on for all larger ones.

use super::format::Period;
use super::values::Values;
use super::{Wanted, moves, wrong};
use crate::Fault;
use grundy_rules::logic::{Core, Move};
use grundy_rules::{Budget, Why};

pub(super) fn check(
    rule: &Core,
    period: &Period,
    wanted: &mut Wanted<'_>,
    budget: &mut Budget<'_>,
) -> Result<&'static str, Fault> {
    let most = moves::most_taken(rule).filter(|_| rule.moves.iter().all(|m| matches!(m, Move::Take(..))));
    let Some(most) = most else {
        return wrong("the rule is not to take one of finitely many numbers of coins");
    };
    if period.saltus != 0 {
        return wrong("the values of a finite take set do not grow");
    }
    let Some(end) = (period.preperiod.checked_add(period.period)).and_then(|end| end.checked_add(most))
    else {
        return Err(budget.stop(Why::Work).into());
    };
    (wanted.announce)(&format!("{end} heaps by definition"));
    let values = Values::below(rule, end, budget)?;
    let value = |n: u64| u64::from(values[n as usize]);
    period.holds(period.preperiod + most, value, budget)?;
    period.is_least(value, budget)?;
    Ok("a repeat of the last m nim-values, where at most m coins are taken (pigeonhole argument)")
}
