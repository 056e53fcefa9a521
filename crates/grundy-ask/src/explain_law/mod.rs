//! Explanations of why the law of a rule holds.

mod answer;

pub use answer::{ExplainLawAnswer, ExplainedHeaps, ExplainedModes, ExplainedPairs};

use crate::law::{Heaps, Law, LawSearch, PairsSearch};
use crate::{Ask, Ended, Refused, Work, World};
use grundy::explain::{explain_law, explain_modes, explain_positions};
use grundy::law::positions::pairs_rule;
use grundy::{Budget, Failure};
use grundy_words::say;
use serde::Deserialize;

/// Asks why the law of a rule holds for all heaps.
///
/// The answer is that of the question [`law`](crate::law) with a document. The document states the law, names
/// the theorem, proves it in the numbers of this rule, and lists the checked hypotheses. It marks a law that
/// is only seen.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Answer, Ask, Work, World, explain_law::ExplainLaw};
/// let question = ExplainLaw { rule: "take {1,3,4}".into(), ..ExplainLaw::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.document().unwrap().title, "The law of take {1,3,4}");
/// assert!(answer.to_string().contains("G(n+7) = G(n) for all n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainLaw {
    /// The rule.
    pub rule: String,
    /// Compute values up to this heap at most, in the search for the law.
    #[serde(default = "Law::last_heap")]
    pub to: u64,
}

impl Default for ExplainLaw {
    fn default() -> ExplainLaw {
        ExplainLaw { rule: String::new(), to: Law::DEFAULT_TO }
    }
}

/// The work of explaining a law.
pub struct ExplainingLaw {
    /// The search for the law. A program may run it piece by piece.
    pub law: LawSearch,
}

impl Ask for ExplainLaw {
    const NAME: &'static str = "explain-law";
    type Work = ExplainingLaw;

    fn begin(self, world: &World<'_>) -> Result<ExplainingLaw, Refused> {
        let ruleset = world.ruleset(&self.rule)?;
        let law = match pairs_rule(&ruleset) {
            Some(_) => LawSearch::Pairs(PairsSearch::new(ruleset)),
            None => {
                let asked = Law { rule: self.rule, to: self.to, ..Law::default() };
                LawSearch::Heaps(Heaps::begin(asked, &ruleset)?.into())
            }
        };
        Ok(ExplainingLaw { law })
    }
}

/// The ticks for the tables of a document after a limit ended the search. The explanation of what was found
/// is worth this small overrun.
const TABLE_TICKS: u64 = 1 << 24;

impl Work for ExplainingLaw {
    type Answer = ExplainLawAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ExplainLawAnswer, Failure> {
        match &mut self.law {
            LawSearch::Pairs(work) => {
                if let Some(law) = work.modes(budget)? {
                    let ruleset = work.ruleset().clone();
                    if let Some(found) = work.law_of_modes(budget)? {
                        return Ok(ExplainLawAnswer::modes(law, explain_modes(&ruleset, found)));
                    }
                }
                let law = work.advance(budget)?;
                let ruleset = work.ruleset();
                let report = work.report().ok_or_else(|| {
                    Failure::Refused(say!("refused-positions-too-many-look", rule = ruleset.text()))
                })?;
                Ok(ExplainLawAnswer::pairs(law, explain_positions(ruleset, report)))
            }
            LawSearch::Heaps(work) => {
                let law = work.advance(budget)?;
                let (found, computed) = (work.found(), law.heaps_computed);
                let document = explain_law(&mut work.sequence, found.as_ref(), computed, budget)?;
                Ok(ExplainLawAnswer::heaps(law, document))
            }
            LawSearch::Misere(_) | LawSearch::Family(_) => Err(no_document()),
        }
    }

    fn resumes(&self) -> bool {
        self.law.resumes()
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ExplainLawAnswer> {
        let LawSearch::Heaps(work) = &mut self.law else { return None };
        let law = work.so_far(ended).ok()?;
        let (found, computed) = (work.found(), law.heaps_computed);
        let mut budget = Budget::work(TABLE_TICKS);
        let document = explain_law(&mut work.sequence, found.as_ref(), computed, &mut budget).ok()?;
        Some(ExplainLawAnswer::heaps(law, document))
    }

    fn engine(&mut self) -> Option<String> {
        self.law.engine()
    }
}

/// The failure for laws that have no document. [`Ask::begin`] never starts such a search.
fn no_document() -> Failure {
    Failure::Refused(say!("refused-laws-explained-one-rule-under"))
}
