//! Take sets with all numbers but finitely many: windows relative to the values that are covered.
//!
//! Let m be the largest number that may not be taken, and u(n) the number of values of the heaps 0, …, n − m
//! − 1. A heap of value v has options of all smaller values, so these values are 0, …, u(n) − 1, and from
//! heap n all of them are options. So the numbers max(G(n − t) − u(n), −1) for t = 1, …, m (−1 if there is no
//! heap n − t) decide G(n) − u(n), how u grows, and the window of heap n + 1. If the windows of x and x + p
//! agree and u(x + p) = u(x) + s, then G(n + p) = G(n) + s for all n ≥ x.

use super::format::Period;
use super::{Wanted, wrong};
use crate::Fault;
use grundy_rules::logic::{Core, Move};
use grundy_rules::{Budget, Why};

pub(super) fn check(
    rule: &Core,
    period: &Period,
    wanted: &mut Wanted<'_>,
    budget: &mut Budget<'_>,
) -> Result<&'static str, Fault> {
    let Some(excluded) = excluded(rule) else {
        return wrong("the rule is not to take any number of coins but finitely many");
    };
    let m = excluded.last().map_or(0, |range| range.1);
    let Period { preperiod: n0, period: p, saltus: s, .. } = *period;
    // From here on neither the window nor the covered values depend on heaps before n₀.
    let x = m.checked_mul(2).and_then(|twice| twice.checked_add(1)?.checked_add(n0));
    let end = x.and_then(|x| Some((x, x.checked_add(p)?)));
    let Some((x, end)) = end.filter(|(_, end)| *end < 1 << 40) else {
        return Err(budget.stop(Why::Work).into());
    };
    (wanted.announce)(&format!("{end} heaps by definition, {m} options each"));
    let mut values: Vec<u64> = Vec::new();
    let mut covered: Vec<u64> = Vec::new();
    for n in 0..=end {
        budget.progress(n);
        budget.spend(1 + m.min(n))?;
        budget.reserve(HEAP_BYTES)?;
        let far = n.checked_sub(m + 1).map_or(0, |last| values[last as usize] + 1);
        let u = covered.last().copied().unwrap_or(0).max(far);
        covered.push(u);
        // The near heaps that a move may reach.
        let mut met = vec![false; 1 + m.min(n) as usize];
        let mut forbidden = excluded.iter().peekable();
        for t in 1..=m.min(n) {
            while forbidden.peek().is_some_and(|range| range.1 < t) {
                forbidden.next();
            }
            if forbidden.peek().is_some_and(|range| range.0 <= t) {
                continue;
            }
            if let Some(place) = values[(n - t) as usize].checked_sub(u) {
                if let Some(met) = met.get_mut(place as usize) {
                    *met = true;
                }
            }
        }
        let gap = met.iter().position(|met| !met).unwrap_or(met.len()) as u64;
        values.push(u + gap);
    }
    let entry = |n: u64, t: u64| {
        let heap = n.checked_sub(t)?;
        values[heap as usize].checked_sub(covered[n as usize])
    };
    if covered[end as usize] != covered[x as usize] + s || (1..=m).any(|t| entry(x, t) != entry(end, t)) {
        return wrong(format!("the windows before the heaps {x} and {end} do not agree"));
    }
    let value = |n: u64| values[n as usize];
    period.holds(x, value, budget)?;
    period.is_least(value, budget)?;
    Ok(
        "a repeat of the last m nim-values relative to the values that smaller heaps cover, where any number above m may be \
        taken (window argument)",
    )
}

/// The bytes of the two numbers for a heap, in lists that may have twice the room that they need, and a mark.
const HEAP_BYTES: u64 = 33;

/// The numbers that may not be taken, as ascending ranges; `None` if there are infinitely many.
fn excluded(rule: &Core) -> Option<Vec<(u64, u64)>> {
    let take = |each: &Move| match each {
        Move::Take(least, most) => Some((*least, *most)),
        _ => None,
    };
    let mut ranges: Vec<(u64, Option<u64>)> = rule.moves.iter().map(take).collect::<Option<_>>()?;
    ranges.sort_unstable();
    let (mut next, mut excluded) = (1u64, Vec::new());
    for (least, most) in ranges {
        if least > next {
            excluded.push((next, least - 1));
        }
        match most {
            None => return Some(excluded),
            Some(most) => next = next.max(most.saturating_add(1)),
        }
    }
    None
}
