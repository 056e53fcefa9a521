//! What a claim of a period says about finitely many values.

use super::format::Period;
use super::wrong;
use crate::Fault;
use grundy_rules::Budget;

impl Period {
    /// If the claim holds for all heaps, checks that its values are right, and that neither the period nor
    /// the preperiod is too large. `value` gives the values of the heaps up to n₀ + p.
    ///
    /// If some smaller d were a period, so would be the greatest common divisor of d and p. So p/q is one for
    /// a prime q, with saltus s/q, and it holds from n₀ on, since G(n) is G(n + kp) − ks for any k.
    pub fn is_least(&self, value: impl Fn(u64) -> u64, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let Period { preperiod: n0, period: p, saltus: s, ref values } = *self;
        told(values, &value)?;
        if n0 > 0 && value(n0 - 1 + p) == value(n0 - 1) + s {
            return wrong(format!("the preperiod is smaller: G({}+{p}) is G({}) + {s}", n0 - 1, n0 - 1));
        }
        for q in primes(p).filter(|q| s % q == 0) {
            budget.spend(1 + p / HEAPS_PER_TICK)?;
            let (d, step) = (p / q, s / q);
            let after = |n: u64| if n + d < n0 + p { value(n + d) } else { value(n + d - p) + s };
            if (n0..n0 + p).all(|n| after(n) == value(n) + step) {
                return wrong(format!("the period is smaller: {d} is one"));
            }
        }
        Ok(())
    }

    /// Checks that G(n + p) = G(n) + s for all n from n₀ to before `end`.
    pub fn holds(&self, end: u64, value: impl Fn(u64) -> u64, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let Period { preperiod, period, saltus, .. } = *self;
        budget.spend(1 + end.saturating_sub(preperiod) / HEAPS_PER_TICK)?;
        match (preperiod..end).find(|n| value(n + period) != value(*n) + saltus) {
            Some(n) => wrong(format!("G({n}+{period}) is {}, and G({n}) is {}", value(n + period), value(n))),
            None => Ok(()),
        }
    }
}

/// How many values are compared in a tick.
const HEAPS_PER_TICK: u64 = 8;

/// Checks that the values in a claim are right.
pub(super) fn told(values: &Option<Vec<u64>>, value: impl Fn(u64) -> u64) -> Result<(), Fault> {
    match values.iter().flatten().zip(0..).find(|(told, heap)| **told != value(*heap)) {
        Some((told, heap)) => wrong(format!("G({heap}) is {}, not {told}", value(heap))),
        None => Ok(()),
    }
}

/// The primes that divide a number.
pub(super) fn primes(number: u64) -> impl Iterator<Item = u64> {
    let mut left = number;
    let mut next = 2;
    std::iter::from_fn(move || {
        while left > 1 {
            if next > left / next {
                return Some(std::mem::replace(&mut left, 1));
            }
            let prime = next;
            next += 1;
            if left % prime == 0 {
                while left % prime == 0 {
                    left /= prime;
                }
                return Some(prime);
            }
        }
        None
    })
}
