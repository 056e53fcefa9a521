//! Checks of certificates, from the rules alone.

mod answer;

pub use answer::{
    CheckAnswer, GraphShown, LawShown, NotChecked, PositionShown, RejectedFile, RuleShown, Verdict,
};

use crate::{Ask, Ended, Refused, Work, World};
use grundy::logic::Core;
use grundy::{Budget, Catalogue, Failure, Kind, Ruleset, games};
use grundy_check::{Checker, Rejected, Shown, Verdict as CheckerVerdict, Verified};
use grundy_words::say;
use serde::Deserialize;
use std::io::{self, BufRead};

/// Asks whether a certificate proves what it claims about a position or a law.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, check::{Check, CheckAnswer}, solve::Certify};
/// let question = Certify { position: "kayles : 3".into(), misere: false, show: None, loopy: false };
/// let certified = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let question = Check { certificate: certified.certificate.unwrap(), ..Check::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let CheckAnswer::Position(shown) = answer else { panic!("it is about a position") };
/// assert_eq!(shown.nim_value, Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The text of the certificate.
    pub certificate: String,
    /// Reject a certificate that is not about this rule.
    #[serde(default)]
    pub rule: Option<String>,
    /// Check only these segments of a long run: the first and the last one, counted from 0.
    #[serde(default)]
    pub segments: Option<(u64, u64)>,
}

/// The rule that a certificate must be about, and the segments to check.
#[derive(Clone, Debug, Default)]
pub struct Demand {
    rule: Option<Core>,
    segments: Option<(u64, u64)>,
}

impl Demand {
    /// Reads the rule that a certificate must be about.
    ///
    /// # Errors
    /// The text is not a rule, or laws of such rules have no certificates.
    pub fn read(
        rule: Option<&str>,
        segments: Option<(u64, u64)>,
        world: &World<'_>,
    ) -> Result<Demand, Refused> {
        let core = |text: &str| core(&*world.ruleset(text)?);
        Ok(Demand { rule: rule.map(core).transpose()?, segments })
    }

    /// Checks a certificate while reading it piece by piece.
    ///
    /// Before a long check, it calls `announce` with a sentence about the cost.
    ///
    /// # Errors
    /// The reader fails. The inner error is the end of the budget.
    pub fn check(
        &self,
        certificate: impl BufRead,
        games: &Catalogue,
        announce: &mut dyn FnMut(&str),
        budget: &mut Budget<'_>,
    ) -> io::Result<Result<CheckAnswer, grundy::Stopped>> {
        let mut checker = Checker::new(games).announce(announce);
        if let Some((first, last)) = self.segments {
            checker = checker.segments(first, last);
        }
        let verdict = checker.check(certificate, budget)?;
        Ok(match self.rule.as_ref().map_or_else(|| verdict.clone(), |rule| about(&verdict, rule)) {
            CheckerVerdict::Verified(verified) => Ok(CheckAnswer::verified(verified)),
            CheckerVerdict::Rejected(rejected) => Ok(CheckAnswer::rejected(rejected)),
            CheckerVerdict::NotChecked(stopped) => Err(stopped),
        })
    }
}

/// The core form of a rule.
fn core(ruleset: &Ruleset) -> Result<Core, Refused> {
    let core = match ruleset.kind() {
        Kind::Heap(heap) => Core::of(heap),
        Kind::Points(points) => Core::of_points(points),
        Kind::Graph(_) | Kind::Game(_) => None,
    };
    core.ok_or_else(|| {
        let message = say!("refused-no-core-form-no-certificate", text = ruleset.text());
        Refused::unsuited(message)
    })
}

/// The verdict, or a rejection if the certificate is not about this rule.
fn about(verdict: &CheckerVerdict, wanted: &Core) -> CheckerVerdict {
    let why = match verdict {
        CheckerVerdict::Verified(Verified { shown: Shown::Law(law), .. }) if law.rule != *wanted => {
            say!("refused-true-but-about-another-rule", wanted = wanted.to_string())
        }
        CheckerVerdict::Verified(Verified {
            shown:
                Shown::Position { .. }
                | Shown::Strategy { .. }
                | Shown::Infinite { .. }
                | Shown::Draw { .. }
                | Shown::Graph { .. },
            ..
        }) => say!("refused-true-but-about-position-not"),
        _ => return verdict.clone(),
    };
    CheckerVerdict::Rejected(Rejected { line: 1, why })
}

/// The work of checking a certificate.
pub struct Checking {
    certificate: String,
    demand: Demand,
}

impl Ask for Check {
    const NAME: &'static str = "check";
    type Work = Checking;

    fn begin(self, world: &World<'_>) -> Result<Checking, Refused> {
        let demand = Demand::read(self.rule.as_deref(), self.segments, world)?;
        Ok(Checking { certificate: self.certificate, demand })
    }
}

impl Work for Checking {
    type Answer = CheckAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<CheckAnswer, Failure> {
        let certificate = self.certificate.as_bytes();
        let checked = self.demand.check(certificate, games::catalogue(), &mut |_| {}, budget);
        // Reading from memory does not fail.
        let checked = checked.map_err(|error| Failure::Refused(error.to_string()))?;
        Ok(checked?)
    }

    fn so_far(&mut self, ended: &Ended) -> Option<CheckAnswer> {
        Some(CheckAnswer::not_checked(ended.clone()))
    }
}
