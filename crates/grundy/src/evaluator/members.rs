//! The nim-sequence of a rule whose allowed numbers of coins do not depend on the heap.

use super::gather::Bound;
use super::{Evaluator, Marks};
use grundy_rules::formula::Formula;
use grundy_rules::{Budget, ControlFlow, Failure};

/// Finds the nim-values of rules such as `take squares` or `take {k in 1..n if not is_prime(k)}`: decides
/// once for each k whether k coins may be taken, not once for every heap.
///
/// ```
/// use grundy::sequence::{Evaluator, MembersEvaluator};
/// use grundy::{Budget, Heap, Ruleset};
/// let rule = Ruleset::parse("take squares")?;
/// let Some(Heap::Formula(formula)) = rule.heap() else { panic!("a formula") };
/// let mut engine = MembersEvaluator::new(formula).unwrap();
/// let mut values = Vec::new();
/// for _ in 0..10 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// For heap `n` one tick per member up to n; one per number up to 2n when it lists members again.
#[derive(Clone, Debug)]
pub struct MembersEvaluator {
    formula: Formula,
    /// The members up to `asked`, ascending.
    members: Vec<usize>,
    asked: u64,
    marks: Marks,
    bound: Bound,
}

/// The first list of members reaches this number.
const FIRST_LIST_TO: u64 = 64;

impl MembersEvaluator {
    /// The engine of a rule whose allowed numbers of coins do not depend on the heap; `None` if the form of
    /// the rule does not show this.
    pub fn new(formula: &Formula) -> Option<MembersEvaluator> {
        formula.takes_whatever_the_heap().then(|| MembersEvaluator {
            formula: formula.clone(),
            members: Vec::new(),
            asked: 0,
            marks: Marks::default(),
            bound: Bound::default(),
        })
    }

    /// Lists all members up to twice this number.
    fn ask(&mut self, number: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let most = number.saturating_mul(2).max(FIRST_LIST_TO);
        let mut members = Vec::new();
        self.formula.heap_options_within(most, budget, &mut |left| {
            // Taking all coins leaves no part.
            members.push((most - left.iter().sum::<u64>()) as usize);
            ControlFlow::Continue(())
        })?;
        members.sort_unstable();
        members.dedup();
        (self.members, self.asked) = (members, most);
        Ok(())
    }
}

impl Evaluator for MembersEvaluator {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len();
        if heap as u64 > self.asked {
            self.ask(heap as u64, budget)?;
        }
        self.marks.clear();
        self.marks.reserve(self.bound.follow(known));
        let fit = self.members.partition_point(|member| *member <= heap);
        budget.spend(fit as u64 + 1)?;
        let (stamps, now) = self.marks.stamps();
        for member in &self.members[..fit] {
            if let Some(stamp) = stamps.get_mut(known[heap - member] as usize) {
                *stamp = now;
            }
        }
        Ok(self.marks.mex())
    }

    fn name(&self) -> &'static str {
        "formula: numbers of coins"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::FormulaEvaluator;
    use grundy_rules::{Heap, Ruleset};

    #[test]
    fn values_are_those_of_the_formula_in_blocks() {
        for rule in [
            "take primes",
            "take squares",
            "take fibonacci",
            "n -> n-3 | n-k for k in 5..n if k mod 7 = 2 or is_square(k) | n-8",
            "take {k in 4..n if popcount(k) = 2 and not is_prime(k)}",
            "take {k in 1..n if gcd(k, 10) = 1 or digit_sum(k) = 7}",
            "n -> n-k for k in 1..n if k > 100 and not (3 divides k)",
        ] {
            let ruleset = Ruleset::parse(rule).expect("a rule");
            let Some(Heap::Formula(formula)) = ruleset.heap() else { panic!("{rule}") };
            let mut fast = MembersEvaluator::new(formula).unwrap_or_else(|| panic!("{rule}"));
            let mut slow = FormulaEvaluator::new(formula).expect("a heap");
            let mut values = Vec::new();
            for heap in 0..700 {
                let value = fast.value(&values, &mut Budget::default()).expect("no limit");
                let wanted = slow.value(&values, &mut Budget::default()).expect("no limit");
                assert_eq!(value, wanted, "{rule}, heap {heap}");
                values.push(value);
            }
        }
    }

    /// A budget that ends in the middle leaves the engine as it was.
    #[test]
    fn the_same_heap_may_be_asked_again() {
        let ruleset = Ruleset::parse("take squares").expect("a rule");
        let Some(Heap::Formula(formula)) = ruleset.heap() else { panic!("a formula") };
        let mut engine = MembersEvaluator::new(formula).expect("squares");
        assert!(matches!(engine.value(&[0], &mut Budget::work(3)), Err(Failure::Stopped(_))));
        let mut values = Vec::new();
        for _ in 0..200 {
            // At about heap 65 the budget is too small to list the members again.
            let value = match engine.value(&values, &mut Budget::work(100)) {
                Err(_) => engine.value(&values, &mut Budget::default()),
                value => value,
            };
            values.push(value.expect("no limit"));
        }
        let mut whole = MembersEvaluator::new(formula).expect("squares");
        for heap in 0..values.len() {
            let value = whole.value(&values[..heap], &mut Budget::default()).expect("no limit");
            assert_eq!(value, values[heap], "heap {heap}");
        }
    }
}
