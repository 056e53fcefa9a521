//! Take-and-break codes: the theorem of Guy and Smith.
//!
//! Let a move take at most k coins and leave at most h heaps. If n₀ ≥ 1 and G(n + p) = G(n) for
//! n₀ ≤ n < h(n₀ + mp′) + k − p, then for all n ≥ n₀. Here m = 1, or m = h if some heaps must differ; and
//! p′ = p, or p times the least common multiple of the numbers of heaps that must be equal. A preperiod 0 is
//! treated as 1, and heap 0 is checked separately.
//!
//! From N ≥ h(n₀ + mp′) + k coins a move leaves a largest heap of at least n₀ + mp′. It can be made smaller
//! by p′, or by the first multiple that keeps the heaps different, or j equal ones by p′/j each; and back. So
//! the heaps N and N − p′ have options of equal values, and G(N) = G(N − p′) = G(N − p).

use super::format::Period;
use super::values::Values;
use super::{Wanted, moves, wrong};
use crate::Fault;
use grundy_rules::logic::{Core, Kind, Move, Split};
use grundy_rules::{Budget, Why};

pub(super) fn check(
    rule: &Core,
    period: &Period,
    wanted: &mut Wanted<'_>,
    budget: &mut Budget<'_>,
) -> Result<&'static str, Fault> {
    let Some(k) = moves::most_taken(rule) else {
        return wrong("the theorem does not apply to such moves");
    };
    if period.saltus != 0 {
        return wrong("the theorem is about plain periods");
    }
    let Some(end) = end(rule, k, period.preperiod, period.period) else {
        return Err(budget.stop(Why::Work).into());
    };
    (wanted.announce)(&format!("{end} heaps by definition"));
    let values = Values::below(rule, end, budget)?;
    let value = |n: u64| u64::from(values[n as usize]);
    period.holds(end - period.period, value, budget)?;
    period.is_least(value, budget)?;
    Ok("the theorem of Guy and Smith (1956), with the bounds for heaps that must differ or be equal")
}

/// How many values are needed: h(n₀ + mp′) + k; `None` if that is no number of 64 bits.
fn end(rule: &Core, k: u64, n0: u64, p: u64) -> Option<u64> {
    let (mut h, mut differ, mut stretch) = (1u64, false, p);
    for each in &rule.moves {
        let Move::Split(Split { heaps, kind, .. }) = *each else { continue };
        h = h.max(heaps.into());
        differ |= matches!(kind, Kind::Different | Kind::Unequal);
        if kind == Kind::Equal {
            stretch = lcm(stretch, u64::from(heaps), p)?;
        }
    }
    let m = if differ { h } else { 1 };
    h.checked_mul(n0.max(1).checked_add(stretch.checked_mul(m)?)?)?.checked_add(k)
}

/// p times the least common multiple of `stretch / p` and a number.
fn lcm(stretch: u64, number: u64, p: u64) -> Option<u64> {
    let so_far = stretch / p;
    let (mut a, mut b) = (so_far, number);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    stretch.checked_mul(number / a)
}
