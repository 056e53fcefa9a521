//! The law of a rule's nim-values or P-positions, and how it is known.

mod answer;
mod certified;
mod certify;
mod family;
mod heaps;
mod known;
mod long;
mod misere;
mod modes;
mod pairs;
mod progress;
mod text;

pub use answer::{AlsoProved, HeapsLaw, KeptValues};
pub use certified::{CertifiedKind, LawCertified};
pub use certify::{CertifyLaw, CertifyingLaw};
pub use family::{FamilyAnswer, FamilySearch, MemberLaw};
pub use heaps::Heaps;
pub use known::KnownLaw;
pub use long::LongRun;
pub use misere::{MisereLaw, MisereSearch};
pub use modes::ModesLaw;
pub use pairs::{AlsoPairs, FirstPositions, PairsLaw, PairsSearch};
pub use progress::{HowFar, Progress, RareHeap, RunEndedBy};
pub use text::Wording;

use crate::subject::Subject;
use crate::{Answer, Ask, Ended, NoAnswer, Refused, Remedy, Saves, Work, World};
use grundy::certificate::LawCertificate;
use grundy::law::positions::pairs_rule;
use grundy::{Budget, Failure, RuleFamily};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use text::{WriteWorded, Written};

/// Asks for the law of a rule: a finite description of all its nim-values or P-positions.
///
/// A heap rule has a law of nim-values, and so has a rule (n, l) where n is a heap and l a mode that takes
/// finitely many values. Another rule with two coordinates has a law of P-positions. A family of rules, with
/// letters in place of numbers, has one law for all numbers.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, law::{Law, LawAnswer}};
/// let question = Law { rule: "kayles".into(), ..Law::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.to_string().contains("proved: G(n+12) = G(n) for all n ≥ 71"));
/// let LawAnswer::Heaps(answer) = answer else { panic!("one heap") };
/// assert_eq!(answer.known.reference.unwrap(), "Guy & Smith 1956, The G-values of various games");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Law {
    /// The rule.
    pub rule: String,
    /// Compute values up to this heap at most.
    #[serde(default = "Law::last_heap")]
    pub to: u64,
    /// Whether to find the period of the outcomes of one heap under misère play. The rule must be a take set.
    #[serde(default)]
    pub misere: bool,
    /// Whether to use the engine for long runs for small heaps too, if it supports the rule.
    #[serde(default)]
    pub long: bool,
    /// Whether the engine for long runs reports a chain of digests, one for each 2^20 values.
    #[serde(default)]
    pub digest: bool,
}

impl Law {
    /// The default of [`to`](Law::to). Beyond this heap, the engine for long runs takes over.
    pub const DEFAULT_TO: u64 = 20_000;

    pub(crate) fn last_heap() -> u64 {
        Law::DEFAULT_TO
    }
}

impl Default for Law {
    fn default() -> Law {
        Law { rule: String::new(), to: Law::DEFAULT_TO, misere: false, long: false, digest: false }
    }
}

/// The law of a rule.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LawAnswer {
    /// The law of the nim-values of heaps.
    Heaps(Box<HeapsLaw>),
    /// The law of the nim-values of a heap with a mode.
    Modes(Box<ModesLaw>),
    /// The law of the P-positions of a rule with two coordinates.
    Pairs(Box<PairsLaw>),
    /// The law of the outcomes of one heap under misère play.
    Misere(Box<MisereLaw>),
    /// The law of a family of rules, with letters in place of numbers.
    Family(Box<FamilyAnswer>),
}

impl LawAnswer {
    /// Adds the certificate that a program wrote, or why it could not. Laws of misère play and of families have
    /// no certificates.
    pub fn certify(&mut self, written: Result<LawCertified, NoAnswer>) {
        let (certificate, no_certificate) = match written {
            Ok(certificate) => (Some(certificate), None),
            Err(why) => (None, Some(why)),
        };
        match self {
            LawAnswer::Heaps(answer) => {
                (answer.certificate, answer.no_certificate) = (certificate, no_certificate);
            }
            LawAnswer::Pairs(answer) => {
                (answer.certificate, answer.no_certificate) = (certificate, no_certificate);
            }
            LawAnswer::Modes(answer) => {
                (answer.certificate, answer.no_certificate) = (certificate, no_certificate);
            }
            LawAnswer::Misere(_) | LawAnswer::Family(_) => {}
        }
    }
}

/// The search for a law.
pub enum LawSearch {
    /// The search for a law of the nim-values of heaps.
    Heaps(Box<Heaps>),
    /// The search for a law of a rule with two coordinates.
    Pairs(PairsSearch),
    /// The search for a law of outcomes under misère play.
    Misere(Box<MisereSearch>),
    /// The search for a law of a family of rules.
    Family(FamilySearch),
}

impl Ask for Law {
    const NAME: &'static str = "law";
    type Work = LawSearch;

    fn begin(self, world: &World<'_>) -> Result<LawSearch, Refused> {
        if let Some(family) = RuleFamily::parse(&self.rule)? {
            return FamilySearch::begin(family, &self).map(LawSearch::Family);
        }
        let ruleset = match Subject::read(&self.rule, world)? {
            Subject::Rule(ruleset) => ruleset,
            Subject::Row(row) => return Err(no_law_of(row.text())),
        };
        if self.misere {
            return MisereSearch::begin(ruleset, self.to).map(|work| LawSearch::Misere(work.into()));
        }
        if pairs_rule(&ruleset).is_some() {
            return Ok(LawSearch::Pairs(PairsSearch::new(ruleset)));
        }
        Heaps::begin(self, &ruleset).map(|work| LawSearch::Heaps(work.into()))
    }
}

/// Refuses a row of positions.
fn no_law_of(row: &str) -> Refused {
    Refused::unsuited(say!("refused-row-positions-only-heaps-rule", row = row)).remedy(Remedy::AskSequence)
}

impl LawSearch {
    /// The certificate of the law. It uses all values computed so far.
    ///
    /// # Errors
    /// The search found no law, the law has no certificate, or the budget ends.
    ///
    /// # Cost
    /// For a long period, about the cost of finding the law.
    pub fn certificate(&mut self, budget: &mut Budget<'_>) -> Result<LawCertificate, Failure> {
        match self {
            LawSearch::Heaps(work) => work.certificate(budget),
            LawSearch::Pairs(work) => work.certificate(budget),
            LawSearch::Misere(_) | LawSearch::Family(_) => {
                Err(Failure::Refused(say!("refused-certificates-laws-belong-one-rule")))
            }
        }
    }
}

/// The failure if there is no law to certify.
fn no_law() -> Failure {
    Failure::Refused(say!("refused-no-law-found-no-certificate"))
}

impl Work for LawSearch {
    type Answer = LawAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LawAnswer, Failure> {
        Ok(match self {
            LawSearch::Heaps(work) => LawAnswer::Heaps(work.advance(budget)?.into()),
            LawSearch::Pairs(work) => match work.modes(budget)? {
                Some(answer) => LawAnswer::Modes(answer.into()),
                None => LawAnswer::Pairs(work.advance(budget)?.into()),
            },
            LawSearch::Misere(work) => LawAnswer::Misere(work.advance(budget)?.into()),
            LawSearch::Family(work) => LawAnswer::Family(work.advance(budget)?.into()),
        })
    }

    fn resumes(&self) -> bool {
        match self {
            LawSearch::Heaps(work) => work.uses_long_run(),
            // These searches start over.
            LawSearch::Pairs(_) | LawSearch::Misere(_) | LawSearch::Family(_) => false,
        }
    }

    fn so_far(&mut self, ended: &Ended) -> Option<LawAnswer> {
        Some(match self {
            LawSearch::Heaps(work) => LawAnswer::Heaps(work.so_far(ended).ok()?.into()),
            LawSearch::Pairs(work) => LawAnswer::Pairs(work.so_far(ended).into()),
            LawSearch::Misere(work) => LawAnswer::Misere(work.so_far(ended).into()),
            LawSearch::Family(work) => LawAnswer::Family(work.so_far(ended).into()),
        })
    }

    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        match self {
            LawSearch::Heaps(work) => work.saves(),
            LawSearch::Pairs(work) => Err(heaps::not_saved(work.ruleset().text())),
            LawSearch::Misere(work) => Err(heaps::not_saved(work.ruleset().text())),
            LawSearch::Family(work) => Err(heaps::not_saved(work.text())),
        }
    }

    fn engine(&mut self) -> Option<String> {
        match self {
            LawSearch::Heaps(work) => Some(work.engine()),
            LawSearch::Pairs(_) | LawSearch::Misere(_) | LawSearch::Family(_) => None,
        }
    }
}

impl LawAnswer {
    /// The text of the answer, with advice in the words of a front end.
    pub fn worded<'a>(&'a self, word: Wording<'a>) -> impl fmt::Display + 'a {
        Written(move |f: &mut fmt::Formatter<'_>| self.write(f, word))
    }
}

impl Answer for LawAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            LawAnswer::Heaps(answer) => answer.stopped.as_ref(),
            // Such a law is found at once or not at all.
            LawAnswer::Modes(_) => None,
            LawAnswer::Pairs(answer) => answer.stopped.as_ref(),
            LawAnswer::Misere(answer) => answer.stopped.as_ref(),
            LawAnswer::Family(answer) => answer.stopped.as_ref(),
        }
    }
}

impl WriteWorded for LawAnswer {
    fn write(&self, f: &mut fmt::Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        match self {
            LawAnswer::Heaps(answer) => answer.write(f, word),
            LawAnswer::Modes(answer) => answer.write(f, word),
            LawAnswer::Pairs(answer) => answer.write(f, word),
            LawAnswer::Misere(answer) => answer.write(f, word),
            LawAnswer::Family(answer) => answer.write(f, word),
        }
    }
}

/// The law and the checked hypotheses. [`Answer::ended`] says what ended the work.
impl fmt::Display for LawAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &|_| None)
    }
}
