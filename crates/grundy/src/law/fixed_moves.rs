//! Heap rules whose moves take fixed numbers of coins and leave fixed heaps beside the rest.

use super::cited::Cited;
use super::claim::Statement;
use super::repeat::{Repeat, Repeated};
use super::told::Told;
use super::{Law, Period, recur};
use crate::document::Section;
use grundy_rules::formula::Formula;
use grundy_rules::formula::modes::{Modes, Part};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// Moves that, from some heap on, take fixed numbers of coins and leave fixed heaps beside the rest: the last values
/// determine the next one, so a repeat of them is a period.
///
/// Let each move from a heap n ≥ N leave heaps n − c with constants 1 ≤ c ≤ w, and fixed heaps smaller than N. If
/// G(n + p) = G(n) for all n₀ ≤ n < E, where E is the larger of n₀ + w and N, then for all n ≥ n₀: the moves from
/// n ≥ E and from n + p are the same, and what they leave has equal values.
///
/// ```
/// use grundy::law::FixedMoves;
/// use grundy::{Heap, Ruleset};
/// let rule = Ruleset::parse("n -> [floor(k/2), n-k] for k in 2..3").unwrap();
/// let Some(Heap::Formula(formula)) = rule.heap() else { panic!("a formula") };
/// assert_eq!(FixedMoves::of_formula(formula), Some(FixedMoves { window: 3, settled: 3 }));
/// ```
///
/// # Reference
/// Folklore (the pigeonhole argument); for one heap left Berlekamp, Conway & Guy, Winning Ways, chapter 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedMoves {
    /// w: the largest number of coins that a move takes.
    pub window: u64,
    /// N: from this heap on, the moves are fixed.
    pub settled: u64,
}

impl FixedMoves {
    /// The theorem for a formula whose form shows such moves, one of which leaves several heaps; `None` for others.
    pub fn of_formula(formula: &Formula) -> Option<FixedMoves> {
        let moves = Modes::of_heap(formula)?.moves(0, 1).ok()?.pop()?;
        let mut window = 1;
        for part in moves.options.iter().flatten() {
            match *part {
                Part::Less { taken: 0, .. } | Part::Other { .. } => return None,
                Part::Less { taken, .. } => window = window.max(taken),
                Part::Fixed { .. } => {}
            }
        }
        let several = moves.options.iter().any(|parts| parts.len() > 1);
        several.then_some(FixedMoves { window, settled: moves.from.max(window) })
    }

    /// E: the heap before which the equation must be checked.
    fn end(&self, preperiod: u64) -> u64 {
        preperiod.saturating_add(self.window).max(self.settled)
    }
}

impl Repeat for FixedMoves {
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64> {
        self.end(preperiod).checked_add(period)?.checked_sub(1)
    }

    fn promising(&self, values: &[u32]) -> bool {
        usize::try_from(self.window).is_ok_and(|window| recur::may_recur(values, window))
    }

    fn reference(&self) -> String {
        Repeated::<FixedMoves>::CITATION.into()
    }

    fn hypotheses(&self, n0: u64, p: u64) -> Vec<String> {
        vec![
            say!("checked-fixed-moves", from = self.settled, most = self.window),
            say!("checked-repeats-below", period = p, from = n0, end = self.end(n0)),
        ]
    }
}

impl Cited for Repeated<FixedMoves> {
    const CITATION: &'static str = "the repeat of the last values, which determine the next one (pigeonhole; for one heap left \
                                    Berlekamp, Conway & Guy, Winning Ways, chapter 4)";

    fn hypotheses(&self) -> Vec<String> {
        self.theorem.hypotheses(self.period.preperiod, self.period.period)
    }

    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        let Period { preperiod: n0, period: p, .. } = self.period;
        let FixedMoves { window: w, settled } = self.theorem;
        let end = self.theorem.end(n0);
        let (last, later) = (end - 1, end.saturating_add(p));
        let why = Section::of(
            say!("heading-why-finite"),
            [
                say!("proof-fixed-options", settled = settled, most = w),
                say!("proof-fixed-step", period = p, from = n0, last = last, heap = end, later = later),
                say!("proof-repeat-comes"),
            ],
        );
        let computed = later.saturating_sub(1);
        let checked = say!("proof-fixed-checked", end = computed, period = p, from = n0, last = last);
        let mut checks = Section::of(say!("heading-checked"), [checked]);
        checks.blocks.extend(told.table());
        vec![why, checks]
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Err(" rests on moves that leave fixed heaps: no certificate is written yet of such a proof".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequence::Sequence;
    use grundy_rules::{Budget, Heap, NimValue, Ruleset};
    use std::sync::Arc;

    #[test]
    fn laws_of_fixed_moves_are_those_of_the_definition() {
        for rule in [
            "n -> [floor(k/2), n-k] for k in 1..7",
            "n -> [3, n-5] if n > 9 | n-2",
            "n -> [1, 2, n-4] | [n-2, n-6] if n >= 7",
            "n -> [max(n-3,0), 2] if n >= 4 | n-1 if n > 2",
        ] {
            let mut sequence = Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap();
            let found = sequence.find_law(20_000, &mut Budget::default()).unwrap().unwrap();
            assert!(found.is_fact(), "{rule}: {}", found.sentence());
            let mut slow = Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap();
            slow.extend(30_000, &mut Budget::default()).unwrap();
            for heap in (0..30_000).step_by(7) {
                let value = found.law.value_at(heap, sequence.values());
                assert_eq!(value, Some(NimValue(slow.values()[heap as usize].into())), "{rule}: {heap}");
            }
        }
    }

    #[test]
    fn other_moves_are_not_fixed() {
        for rule in [
            "n -> [a, n-a] for a in 1..n-1",
            "n -> [1, floor(n/2)] if n > 3",
            "n -> [1, n-k] for k in 2..3 if is_prime(n)",
            "n -> n-1 | n-2",
            "n -> [n/k] * k for k in 2..n if k divides n",
        ] {
            let rule = Ruleset::parse(rule).unwrap();
            if let Some(Heap::Formula(formula)) = rule.heap() {
                assert_eq!(FixedMoves::of_formula(formula), None, "{}", rule.text());
            }
        }
    }
}
