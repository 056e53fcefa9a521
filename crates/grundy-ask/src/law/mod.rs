//! The law behind the values of a rule, and how it is known.

mod answer;
mod certified;
mod family;
mod heaps;
mod known;
mod long;
mod misere;
mod pairs;
mod progress;
mod text;

pub use answer::{AlsoProved, HeapsLaw, KeptValues};
pub use certified::{CertifiedKind, LawCertified};
pub use family::{FamilyAnswer, MemberLaw, SearchingFamily};
pub use heaps::Heaps;
pub use known::KnownLaw;
pub use long::LongRun;
pub use misere::{MisereLaw, SearchingMisere};
pub use pairs::{AlsoPairs, FirstPositions, PairsLaw, SearchingPairs};
pub use progress::{HowFar, Progress, RareHeap, RunEndedBy};
pub use text::Word;

use crate::{Answer, Ask, Ended, Refused, Work, World};
use grundy::certificate::LawCertificate;
use grundy::law::positions::pairs_rule;
use grundy::{Budget, Failure, RuleFamily};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use text::{Wordable, Written};

/// By which law do the values of a rule go on for ever?
///
/// A rule of one heap has a law of nim-values, a rule with two coordinates one of P-positions, and a rule
/// with letters for numbers one law for all numbers.
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
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Law {
    /// The rule.
    pub rule: String,
    /// Value heaps up to this one at most.
    #[serde(default = "Law::last_heap")]
    pub to: u64,
    /// Misère play of one heap of a take set: the period of its outcomes.
    #[serde(default)]
    pub misere: bool,
    /// Let the engine for long runs search, where the rule has one, also near heap 0.
    #[serde(default)]
    pub long: bool,
    /// Let that engine report a chain of digests, one for each 2^20 values.
    #[serde(default)]
    pub digest: bool,
}

impl Law {
    /// The last heap that is valued where the question does not say; the engine for long runs begins beyond
    /// it.
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
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum LawAnswer {
    /// Of the nim-values of heaps.
    Heaps(Box<HeapsLaw>),
    /// Of P-positions with two coordinates.
    Pairs(Box<PairsLaw>),
    /// Of the outcomes of one heap under misère play.
    Misere(Box<MisereLaw>),
    /// Of a family of rules with letters for numbers.
    Family(Box<FamilyAnswer>),
}

/// A law that is being looked for.
pub enum Lawing {
    /// Of the nim-values of heaps.
    Heaps(Box<Heaps>),
    /// Of P-positions with two coordinates.
    Pairs(SearchingPairs),
    /// Of the outcomes of one heap under misère play.
    Misere(Box<SearchingMisere>),
    /// Of a family of rules with letters for numbers.
    Family(SearchingFamily),
}

impl Ask for Law {
    const NAME: &'static str = "law";
    type Work = Lawing;

    fn begin(self, world: &World<'_>) -> Result<Lawing, Refused> {
        if let Some(family) = RuleFamily::parse(&self.rule)? {
            return SearchingFamily::begin(family, &self).map(Lawing::Family);
        }
        let ruleset = world.ruleset(&self.rule)?;
        if self.misere {
            return SearchingMisere::begin(ruleset, self.to).map(|work| Lawing::Misere(work.into()));
        }
        if pairs_rule(&ruleset).is_some() {
            return Ok(Lawing::Pairs(SearchingPairs::new(ruleset)));
        }
        Heaps::begin(self, &ruleset).map(|work| Lawing::Heaps(work.into()))
    }
}

impl Lawing {
    /// The certificate of the law, with all that was found about it so far.
    ///
    /// # Errors
    /// No law was found, or it has no certificate; or the end of the budget.
    ///
    /// # Cost
    /// For a long period about that of finding the law.
    pub fn certificate(&mut self, budget: &mut Budget<'_>) -> Result<LawCertificate, Failure> {
        match self {
            Lawing::Heaps(work) => work.certificate(budget),
            Lawing::Pairs(work) => work.certificate(),
            Lawing::Misere(_) | Lawing::Family(_) => {
                Err(Failure::Refused("certificates of laws belong to one rule under normal play".into()))
            }
        }
    }
}

/// Why there is no certificate.
fn no_law() -> Failure {
    Failure::Refused("no law was found, so there is no certificate".into())
}

impl Work for Lawing {
    type Answer = LawAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LawAnswer, Failure> {
        Ok(match self {
            Lawing::Heaps(work) => LawAnswer::Heaps(work.advance(budget)?.into()),
            Lawing::Pairs(work) => LawAnswer::Pairs(work.advance(budget)?.into()),
            Lawing::Misere(work) => LawAnswer::Misere(work.advance(budget)?.into()),
            Lawing::Family(work) => LawAnswer::Family(work.advance(budget)?.into()),
        })
    }

    fn resumes(&self) -> bool {
        match self {
            Lawing::Heaps(work) => work.is_far(),
            // They begin again.
            Lawing::Pairs(_) | Lawing::Misere(_) | Lawing::Family(_) => false,
        }
    }

    fn so_far(&mut self, ended: &Ended) -> Option<LawAnswer> {
        Some(match self {
            Lawing::Heaps(work) => LawAnswer::Heaps(work.so_far(ended).ok()?.into()),
            Lawing::Pairs(work) => LawAnswer::Pairs(work.so_far(ended).into()),
            Lawing::Misere(work) => LawAnswer::Misere(work.so_far(ended).into()),
            Lawing::Family(work) => LawAnswer::Family(work.so_far(ended).into()),
        })
    }

    fn engine(&mut self) -> Option<String> {
        match self {
            Lawing::Heaps(work) => Some(work.engine()),
            Lawing::Pairs(_) | Lawing::Misere(_) | Lawing::Family(_) => None,
        }
    }
}

impl LawAnswer {
    /// The text of the answer, where a front end says in its own words what to do.
    pub fn worded<'a>(&'a self, word: Word<'a>) -> impl fmt::Display + 'a {
        Written(move |f: &mut fmt::Formatter<'_>| self.write(f, word))
    }
}

impl Answer for LawAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            LawAnswer::Heaps(answer) => answer.stopped.as_ref(),
            LawAnswer::Pairs(answer) => answer.stopped.as_ref(),
            LawAnswer::Misere(answer) => answer.stopped.as_ref(),
            LawAnswer::Family(answer) => answer.stopped.as_ref(),
        }
    }
}

impl Wordable for LawAnswer {
    fn write(&self, f: &mut fmt::Formatter<'_>, word: Word<'_>) -> fmt::Result {
        match self {
            LawAnswer::Heaps(answer) => answer.write(f, word),
            LawAnswer::Pairs(answer) => answer.write(f, word),
            LawAnswer::Misere(answer) => answer.write(f, word),
            LawAnswer::Family(answer) => answer.write(f, word),
        }
    }
}

/// The law and what was checked; what ended the work stands [beside it](Answer::ended).
impl fmt::Display for LawAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &|_| None)
    }
}
