//! Finite take sets: the last values return.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::repeat::{Repeat, Repeated};
use super::told::Told;
use super::{Law, recur};
use super::{Period, take_range};
use crate::document::{Block, Section, Table};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A finite take set: the last max S nim-values determine the next one, so a repeat of them is a period.
///
/// If G(n + p) = G(n) for max S heaps n₀ ≤ n < n₀ + max S, then for all n ≥ n₀: all numbers of S may be taken
/// from heaps n₀ + max S and n₀ + max S + p, and the options have equal values.
///
/// ```
/// use grundy::law::{Period, TakeWindow, Theorem};
/// let values: Vec<u32> = (0..30).map(|n| [0, 1, 0, 1, 2, 3, 2][n % 7]).collect();   // take {1,3,4}
/// let found = TakeWindow { largest: 4 }.prove(&values[..11]).unwrap();
/// assert_eq!(found.law.period(), Some(Period::plain(0, 7)));
/// assert!(TakeWindow { largest: 4 }.prove(&values[..10]).is_none());
/// ```
///
/// # Reference
/// Folklore (the pigeonhole argument); Berlekamp, Conway & Guy, Winning Ways, chapter 4; Siegel,
/// Combinatorial Game Theory (2013), chapter IV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeWindow {
    /// The largest number in the set; 0 for the empty set, whose values are all 0.
    pub largest: u64,
}

impl Repeat for TakeWindow {
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64> {
        (preperiod.checked_add(period)?.checked_add(self.largest)?).checked_sub(1)
    }

    fn promising(&self, values: &[u32]) -> bool {
        usize::try_from(self.largest).is_ok_and(|window| recur::may_recur(values, window))
    }

    fn reference(&self) -> String {
        Repeated::<TakeWindow>::CITATION.into()
    }

    fn hypotheses(&self, n0: u64, p: u64) -> Vec<String> {
        let m = self.largest;
        vec![
            say!("checked-takes-at-most", most = m),
            say!("checked-repeats-below", period = p, from = n0, end = n0.saturating_add(m)),
        ]
    }
}

impl Cited for Repeated<TakeWindow> {
    const CITATION: &'static str = "the repeat of the last max(S) values, S being the set of numbers that may be taken (pigeonhole; \
                                    Berlekamp, Conway & Guy, Winning Ways, chapter 4)";

    fn hypotheses(&self) -> Vec<String> {
        self.theorem.hypotheses(self.period.preperiod, self.period.period)
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        finite(told, self)
    }

    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "window repeat")
    }
}

/// Explains that the last max S values determine the next one.
fn finite(told: &Told<'_>, proof: &Repeated<TakeWindow>) -> Vec<Section> {
    let Period { preperiod: n0, period: p, .. } = proof.period;
    let m = proof.theorem.largest;
    if m == 0 {
        return vec![Section::of(say!("heading-why-for-all"), [say!("proof-take-nothing")])];
    }
    let (end, last) = (n0.saturating_add(m), n0.saturating_add(p).saturating_add(m).saturating_sub(1));
    let (row_end, later) = (end - 1, end.saturating_add(p));
    let why = Section::of(
        say!("heading-why-finite"),
        [
            say!("proof-take-options", most = m),
            say!(
                "proof-take-step",
                period = p,
                most = m,
                from = n0,
                last = row_end,
                heap = end,
                later = later,
                next = n0 + 1
            ),
            say!("proof-repeat-comes"),
        ],
    );
    let mut checks = Section::of(
        say!("heading-checked"),
        [say!("proof-take-checked", most = m, end = last, period = p, from = n0, last = row_end)],
    );
    if told.found.heaps_computed > last.saturating_add(1).max(1 << 22) {
        let count = told.found.heaps_computed;
        checks = checks.with(Block::Paragraph(say!("proof-take-long", count = count, most = m, period = p)));
    }
    if let Some(window) = row(told, n0, p, m) {
        checks = checks.with(window);
    }
    checks.blocks.extend(told.table());
    // A formula says more than the repeat of a row, so it comes first.
    match take_range::also(told) {
        Some(formula) => {
            let heading = say!("heading-why-finite-again");
            vec![formula, Section { heading, ..why }, checks]
        }
        None => vec![why, checks],
    }
}

/// The row of values that returns, where it is short.
fn row(told: &Told<'_>, n0: u64, p: u64, m: u64) -> Option<Block> {
    if m > 15 {
        return None;
    }
    let row = |name: String, first: u64| -> Option<Vec<String>> {
        let values = (first..first.checked_add(m)?).map(|n| told.value(n).map(|value| value.to_string()));
        std::iter::once(Some(name)).chain(values).collect()
    };
    let rows = vec![row("G(n)".into(), n0)?, row(format!("G(n+{p})"), n0.checked_add(p)?)?];
    let head = std::iter::once("n".into()).chain((n0..n0 + m).map(|n| n.to_string())).collect();
    Some(Block::Table(Table { caption: say!("proof-take-row"), head, rows }))
}
