//! Laws of rules with two coordinates: of their P-positions, or of the nim-values of a heap with a mode.

use super::text::{MAX_PRINTED_STATES, Wording, WriteWorded, checked, heading, too_many_states};
use super::{KnownLaw, LawCertified, ModesLaw, no_law};
use crate::shape::law::{AcceptState, PPositions};
use crate::shape::{self, Convention, KnownBy};
use crate::style::labelled;
use crate::{Ended, NoAnswer};
use grundy::certificate::LawCertificate;
use grundy::law::modes::{self, ModeLaw};
use grundy::law::positions::{self, Beatty, Lost, PairsReport};
use grundy::law::{Argument as _, Found};
use grundy::{Budget, Failure, Ruleset};
use grundy_words::say;
use serde::Serialize;
use std::fmt::{self, Formatter};
use std::sync::Arc;

/// The law of the P-positions of a rule with two coordinates.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::law_known))]
pub struct PairsLaw {
    /// The law, and how it is known.
    #[serde(flatten)]
    pub known: KnownLaw,
    /// Always null: positions are pairs, not heaps.
    pub heaps_computed: (),
    /// The first P-positions, by definition; null if a limit ended the work before they were known.
    pub p_positions: Option<FirstPositions>,
    /// The same law by another theorem; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<Vec<AlsoPairs>>,
    /// The certificate, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<LawCertified>,
    /// Why a program could not write the certificate that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_certificate: Option<NoAnswer>,
    /// What ended the work before the law was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The first P-positions of a rule with two coordinates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FirstPositions {
    /// The largest coordinate of the computed positions.
    pub to: u64,
    /// The first P-positions (x, y), ordered by x, then y. The list omits (x, y) with x > y if (y, x) is a
    /// P-position too.
    pub first: Vec<[u64; 2]>,
}

/// The same law of P-positions by another theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlsoPairs {
    /// The theorem.
    pub reference: String,
    /// The finite hypotheses that were checked, in words.
    pub hypotheses: Vec<String>,
    /// The P-positions in words.
    pub formula: String,
}

/// The search for a law of a rule with two coordinates: of nim-values where one coordinate is a mode, else of
/// P-positions.
pub struct PairsSearch {
    ruleset: Arc<Ruleset>,
    /// The law of nim-values, once it was looked for.
    by_mode: Option<Option<Box<Found<ModeLaw>>>>,
    report: Option<PairsReport>,
}

impl PairsSearch {
    pub(crate) fn new(ruleset: Arc<Ruleset>) -> PairsSearch {
        PairsSearch { ruleset, by_mode: None, report: None }
    }

    /// The rule.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// The result, once the search is done.
    pub(crate) fn report(&self) -> Option<&PairsReport> {
        self.report.as_ref()
    }

    /// The law of the nim-values, if one coordinate is a heap and the other a mode.
    pub(crate) fn law_of_modes(
        &mut self,
        budget: &mut Budget<'_>,
    ) -> Result<Option<&Found<ModeLaw>>, Failure> {
        if self.by_mode.is_none() {
            self.by_mode = Some(modes::of_rule(&self.ruleset, budget)?.map(Box::new));
        }
        Ok(self.by_mode.as_ref().and_then(Option::as_deref))
    }

    /// The answer with this law.
    pub(crate) fn modes(&mut self, budget: &mut Budget<'_>) -> Result<Option<ModesLaw>, Failure> {
        let ruleset = self.ruleset.clone();
        Ok(self.law_of_modes(budget)?.map(|found| ModesLaw::new(&ruleset, found)))
    }

    pub(crate) fn advance(&mut self, budget: &mut Budget<'_>) -> Result<PairsLaw, Failure> {
        if self.report.is_none() {
            self.report = positions::of_rule(&self.ruleset, budget)?;
        }
        Ok(self.answer(None))
    }

    pub(crate) fn so_far(&self, ended: &Ended) -> PairsLaw {
        self.answer(Some(ended))
    }

    fn answer(&self, ended: Option<&Ended>) -> PairsLaw {
        let found = self.report.as_ref().and_then(|report| report.found.as_ref());
        let also = self.report.as_ref().and_then(|report| report.also.as_ref());
        PairsLaw {
            known: KnownLaw::new(&self.ruleset, Convention::Normal, found, |found| found.law.sentence()),
            heaps_computed: (),
            p_positions: self
                .report
                .as_ref()
                .map(|report| FirstPositions { to: report.to, first: report.first.clone() }),
            also: also.map(AlsoPairs::of).or_else(|| self.golden()).map(|also| vec![also]),
            certificate: None,
            no_certificate: None,
            stopped: ended.cloned(),
        }
    }

    /// The theorem of Euclid's game, beside a law that is a fact.
    fn golden(&self) -> Option<AlsoPairs> {
        let fact = self.report.as_ref()?.found.as_ref().is_some_and(Found::is_fact);
        let law = positions::Golden::of(&self.ruleset).filter(|_| fact)?;
        Some(AlsoPairs { reference: law.reference().into(), hypotheses: Vec::new(), formula: law.sentence() })
    }

    /// The certificate of the P-positions, also where the law says the nim-values of a heap with a mode.
    pub(super) fn certificate(&mut self, budget: &mut Budget<'_>) -> Result<LawCertificate, Failure> {
        if self.report.is_none() {
            self.report = positions::of_rule(&self.ruleset, budget)?;
        }
        let found: Option<&Found<Lost>> = self.report.as_ref().and_then(|report| report.found.as_ref());
        match (found, &self.by_mode) {
            (Some(found), _) => LawCertificate::of_positions(&self.ruleset, found),
            (None, Some(Some(_))) => Err(Failure::Refused(say!(
                "refused-law-no-certificate-certificates-cover",
                text = self.ruleset.text()
            ))),
            (None, _) => Err(no_law()),
        }
    }
}

impl AlsoPairs {
    fn of(law: &Beatty) -> AlsoPairs {
        AlsoPairs { reference: law.reference(), hypotheses: law.hypotheses(), formula: law.sentence() }
    }
}

impl WriteWorded for PairsLaw {
    fn write(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        heading(f, &self.known.rule, &self.known.canonical)?;
        match (&self.known.law, &self.p_positions) {
            (Some(law), _) => self.facts(f, law, word)?,
            (None, Some(report)) => {
                writeln!(f, "{}", say!("law-none-in-pairs", to = report.to))?;
            }
            (None, None) => {}
        }
        if let Some(report) = &self.p_positions {
            let shown: Vec<String> = report.first.iter().map(|[x, y]| format!("({x},{y})")).collect();
            writeln!(f, "  {}", say!("law-first-pairs", pairs = shown.join(" ")))?;
        }
        match &self.certificate {
            Some(certificate) => writeln!(f, "{certificate}"),
            None => Ok(()),
        }
    }
}

impl PairsLaw {
    /// The law, how it is known, and what was checked.
    fn facts(&self, f: &mut Formatter<'_>, law: &shape::Law, word: Wording<'_>) -> fmt::Result {
        let known_by = self.known.known_by.unwrap_or(KnownBy::Seen);
        let label = known_by.words();
        let sentence = self.known.sentence.as_deref().unwrap_or_default();
        match self.also.iter().flatten().next() {
            Some(also) => {
                let formula = say!("law-pairs-are", formula = &also.formula);
                labelled(f, &label, &formula)?;
                writeln!(f, "  {}", say!("law-that-is", sentence = sentence))?;
            }
            None => labelled(f, &label, sentence)?,
        }
        let reference = self.known.reference.as_deref().unwrap_or_default();
        let by = match known_by {
            KnownBy::Seen => say!("law-seen-in-positions", reference = reference),
            _ => say!("by-reference", reference = reference),
        };
        writeln!(f, "  {by}")?;
        if let shape::Law::PPositions(PPositions { states: Some(states), base, periods, .. }) = law {
            if let Some(periods) = periods {
                let [x, y] = periods.each_ref().map(|period| period.period);
                let from = ["x", "y"].into_iter().zip(periods).filter(|(_, period)| period.preperiod > 0);
                let from: Vec<String> =
                    from.map(|(name, period)| format!("{name} ≥ {}", period.preperiod)).collect();
                let periods = match from.is_empty() {
                    true => say!("law-pairs-periods", x = x, y = y),
                    false => say!("law-pairs-periods-from", x = x, y = y, places = from.join(", ")),
                };
                writeln!(f, "  {periods}")?;
            }
            // The Zeckendorf representation has the digits 0 and 1.
            table(f, states, base.unwrap_or(2), word)?;
        }
        checked(f, &self.known.hypotheses)?;
        for also in self.also.iter().flatten() {
            writeln!(f, "  {}", say!("law-also-by", reference = &also.reference))?;
            checked(f, &also.hypotheses)?;
        }
        Ok(())
    }
}

/// The text omits the table of an automaton with more columns, one for each pair of digits.
const MAX_PRINTED_DIGIT_PAIRS: u32 = 9;

/// The table of an automaton, if it is small enough to read.
fn table(f: &mut Formatter<'_>, states: &[AcceptState], digits: u32, word: Wording<'_>) -> fmt::Result {
    let pairs = digits * digits;
    if states.len() > MAX_PRINTED_STATES || pairs > MAX_PRINTED_DIGIT_PAIRS {
        return too_many_states(f, states.len(), word);
    }
    let head: Vec<String> = (0..pairs).map(|pair| format!("  {},{}", pair % digits, pair / digits)).collect();
    writeln!(f, "  {}{}", say!("law-machine-pairs-head"), head.concat())?;
    for (place, state) in states.iter().enumerate() {
        let next: Vec<String> = state.next.iter().map(|next| format!("{next:>5}")).collect();
        let accepts = if state.accepts { say!("yes") } else { say!("no") };
        writeln!(f, "  {place:>5}  {accepts:>3}        {}", next.concat())?;
    }
    Ok(())
}
