//! The law of a rule that lies between two rules with the same law.

use crate::law::{Between, Bound, Evidence, Found, Law, Period};
use crate::nim::mex;
use grundy_rules::formula::between::{Repeating, Taken};
use grundy_rules::{Budget, Failure, Heap, Ruleset};
use std::sync::Arc;

/// The largest modulus of a bound.
const MAX_MODULUS: u64 = 60;
/// The number of heaps compared before a proof is tried, and the most proofs tried.
const HEAPS_COMPARED: usize = 400;
const MAX_PROOFS: usize = 4;
/// The number of heaps that show most laws of bounds.
const BOUND_LAW_SOUGHT_TO: u64 = 2000;

/// Finds the law of a rule from its values up to a heap.
pub(super) type LawOf<'a> =
    &'a mut dyn FnMut(Arc<Ruleset>, u64, &mut Budget<'_>) -> Result<Option<Found>, Failure>;

/// A proof of the period seen in these values of a rule about allowed numbers of coins, such as `take {k in
/// 1..n if not is_prime(k)}`, where no automaton can decide it.
///
/// The theorem: [`Between`].
pub(super) fn prove(
    heap: &Heap,
    values: &[u32],
    law: &Period,
    law_of: LawOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    let Heap::Formula(formula) = heap else { return Ok(None) };
    let Some(taken) = Taken::of(formula) else { return Ok(None) };
    let near = &values[..values.len().min(HEAPS_COMPARED)];
    let mut tried = 0;
    for modulus in 1..=MAX_MODULUS {
        let Some(bounds) = taken.bounds(modulus) else { break };
        budget.spend(near.len() as u64)?;
        if !bounds.iter().all(|bound| agrees(bound, near)) {
            continue;
        }
        let mut known = Vec::new();
        for bound in &bounds {
            match proved(bound, law, law_of, budget)? {
                Some(bound) => known.push(bound),
                None => break,
            }
        }
        if let [inner, outer] = &known[..] {
            let proof = Between { inner: inner.clone(), outer: outer.clone() };
            return Ok(Some(Found {
                law: Law::Period(*law),
                by: Evidence::Proved(proof.into()),
                heaps_computed: values.len() as u64,
            }));
        }
        tried += 1;
        if tried == MAX_PROOFS {
            break;
        }
    }
    Ok(None)
}

/// Whether these are the nim-values of the rule that allows exactly the members of the set.
fn agrees(set: &Repeating, values: &[u32]) -> bool {
    let members: Vec<usize> = (1..values.len()).filter(|k| set.contains(*k as u64)).collect();
    (0..values.len()).all(|n| {
        let options = members.iter().take_while(|k| **k <= n).map(|k| u64::from(values[n - k]));
        mex(options) == u64::from(values[n])
    })
}

/// The rule that allows exactly the members of the set, if it provably has the law.
fn proved(
    set: &Repeating,
    law: &Period,
    law_of: LawOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Option<Bound>, Failure> {
    let rule = set.rule();
    let Ok(ruleset) = Ruleset::parse(&rule) else { return Ok(None) };
    let found = law_of(Arc::new(ruleset), BOUND_LAW_SOUGHT_TO, budget)?
        .filter(|found| found.law.period() == Some(*law));
    Ok(found.and_then(|found| Some(Bound { rule, by: found.proof()?.theorem() })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::Proof;
    use crate::sequence::Sequence;
    use grundy_rules::KnownBy;

    fn law(rule: &str) -> Option<Found> {
        let ruleset = Ruleset::parse(rule).expect("a rule");
        let mut sequence = Sequence::new(Arc::new(ruleset)).expect("a sequence");
        sequence.find_law(3000, &mut Budget::default()).expect("no limit")
    }

    #[test]
    fn rules_between_two_others_have_their_law() {
        for (rule, preperiod, period, saltus) in [
            ("take {k in 1..n if not is_prime(k)}", 2, 10, 3),
            ("take {k in 1..n if is_prime(k) and k > 2 or k = 1}", 0, 2, 0),
        ] {
            let found = law(rule).unwrap_or_else(|| panic!("{rule}: no law"));
            assert_eq!(found.law.period(), Some(Period { preperiod, period, saltus }), "{rule}");
            assert_eq!(found.known_by(), KnownBy::Proved, "{rule}");
            assert!(matches!(found.proof(), Some(Proof::Between(_))), "{rule}");
            assert_eq!(found.hypotheses().len(), 4);
        }
    }

    #[test]
    fn without_two_such_rules_nothing_is_proved() {
        for rule in [
            "take primes",
            "take {k in 1..n if not is_square(k)}",
            "take squares",
            "take fibonacci",
            "take {k in 1..n if digit_sum(k) = 1}",
        ] {
            let found = law(rule);
            assert!(found.is_none_or(|found| !found.is_fact()), "{rule}");
        }
    }
}
