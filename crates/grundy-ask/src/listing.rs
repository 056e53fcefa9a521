//! Options, P-positions and outcomes of consecutive heaps.

use crate::shape::{Ladder, Outcome, convention};
use crate::subject::{Listed, Subject};
use crate::values::Values;
use crate::{Answer, Ask, Ended, Kind, Refused, Remedy, Work, World};
use grundy::solve::Outcomes;
use grundy::{Budget, ControlFlow, Failure, Halt, Ruleset};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks who wins each heap from `from` to `to`, or which options the heap has.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, listing::{Listing, ListingAnswer, Show}};
/// let question = Listing { to: 10, ..Listing::of("take 1..3".into(), Show::PPositions) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let ListingAnswer::PPositions(answer) = answer else { panic!("P-positions were asked for") };
/// assert_eq!(answer.p_positions, [0, 4, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Listing {
    /// A rule with one heap or coordinate.
    pub rule: String,
    /// What to list for each heap.
    pub show: Show,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// The first heap.
    #[serde(default)]
    pub from: u64,
    /// The last heap.
    #[serde(default = "to")]
    pub to: u64,
}

/// What to list for each heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// The options of each heap.
    Options,
    /// The heaps from which the player to move loses.
    PPositions,
    /// Who wins each heap.
    Outcomes,
}

fn to() -> u64 {
    Values::DEFAULT_TO
}

impl Listing {
    /// Asks about the default heaps of a rule, under normal play.
    pub fn of(rule: String, show: Show) -> Listing {
        Listing { rule, show, misere: false, from: 0, to: Values::DEFAULT_TO }
    }
}

/// A list of options, P-positions or outcomes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ListingAnswer {
    /// The options of each heap.
    Options(OptionsListed),
    /// The heaps from which the player to move loses.
    PPositions(PPositionsListed),
    /// Who wins each heap.
    Outcomes(OutcomesListed),
}

/// The options of each heap.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionsListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The options of each heap, in order. An option is a list of heaps.
    pub options: Vec<Vec<Vec<u64>>>,
}

/// The heaps from which the player to move loses.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PPositionsListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The heaps from which the player to move loses.
    pub p_positions: Vec<u64>,
    /// The last heap whose winner is known.
    pub to: u64,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// Who wins each heap.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OutcomesListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// One letter per heap, in order.
    pub outcomes: String,
    /// The last heap whose winner is known.
    pub to: u64,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The work of making a list.
pub struct ListingWork {
    ruleset: Arc<Ruleset>,
    show: Show,
    of: Listed,
    to: u64,
    solver: Outcomes,
    outcomes: Vec<Outcome>,
}

impl Ask for Listing {
    const NAME: &'static str = "listing";
    type Work = ListingWork;

    fn begin(self, world: &World<'_>) -> Result<ListingWork, Refused> {
        self.of_subject(Subject::read(&self.rule, world)?)
    }
}

impl Listing {
    /// The work on a rule that the caller has read.
    ///
    /// # Errors
    /// The rule has no such list, or the list is empty or too long.
    pub fn of_subject(&self, subject: Subject) -> Result<ListingWork, Refused> {
        let &Listing { from, to, show, .. } = self;
        if from > to {
            return Err(Refused::unsuited(format!("the first heap, {from}, is larger than the last, {to}")));
        }
        if to - from >= Values::MAX_VALUES {
            let message = format!("at most {} heaps are listed at once", Values::MAX_VALUES);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess));
        }
        let ruleset = match subject {
            Subject::Rule(ruleset) => ruleset,
            Subject::Row(row) => {
                let why =
                    format!("`{}` is a row of positions, of which nim-values alone are listed", row.text());
                return Err(Refused::unsuited(why).remedy(Remedy::AskPosition));
            }
        };
        if ruleset.as_game().is_some() {
            return Err(Refused::unsuited(format!("`{}` is not played with heaps", ruleset.text()))
                .remedy(Remedy::AskPosition));
        }
        if let grundy::Kind::Graph(_) = ruleset.kind() {
            return Err(Refused::unsuited("a state graph has nodes, not heaps").remedy(Remedy::AskGraph));
        }
        if ruleset.arity() != 1 {
            return Err(Refused::unsuited(
                "options, P-positions and outcomes are listed for rules with one heap or coordinate",
            ));
        }
        let convention = convention(self.misere);
        Ok(ListingWork {
            of: Listed::new(&ruleset, convention, from),
            solver: Outcomes::new(ruleset.clone(), convention),
            ruleset,
            show,
            to,
            outcomes: Vec::new(),
        })
    }
}

impl ListingWork {
    fn known(&self, stopped: Option<Ended>) -> ListingAnswer {
        let (of, outcomes) = (self.of.clone(), &self.outcomes);
        let to = of.from + (outcomes.len() as u64).saturating_sub(1);
        if self.show == Show::Outcomes {
            let outcomes = outcomes.iter().map(|outcome| outcome.letter()).collect();
            return ListingAnswer::Outcomes(OutcomesListed { of, outcomes, to, stopped });
        }
        let heaps = (of.from..).zip(outcomes).filter(|(_, outcome)| **outcome == Outcome::P);
        let p_positions = heaps.map(|(heap, _)| heap).collect();
        ListingAnswer::PPositions(PPositionsListed { of, p_positions, to, stopped })
    }

    fn options(&self, heap: u64, budget: &mut Budget<'_>) -> Result<Vec<Vec<u64>>, Failure> {
        let mut options: Vec<Vec<u64>> = Vec::new();
        let (room, mut held) = (budget.bytes_left(), 0);
        self.ruleset.options(&[heap], budget, &mut |option| {
            held += 40 + 8 * option.len() as u64;
            if held > room {
                return ControlFlow::Break(Halt::Enough);
            }
            options.push(option.to_vec());
            ControlFlow::Continue(())
        })?;
        budget.reserve(held)?;
        options.sort();
        options.dedup();
        Ok(options)
    }
}

impl Work for ListingWork {
    type Answer = ListingAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ListingAnswer, Failure> {
        if self.show == Show::Options {
            let heaps = self.of.from..=self.to;
            let options = heaps.map(|heap| self.options(heap, budget)).collect::<Result<_, _>>()?;
            return Ok(ListingAnswer::Options(OptionsListed { of: self.of.clone(), options }));
        }
        for heap in self.of.from + self.outcomes.len() as u64..=self.to {
            self.outcomes.push(self.solver.outcome(&[heap], budget)?.into());
        }
        Ok(self.known(None))
    }

    fn resumes(&self) -> bool {
        self.show != Show::Options
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ListingAnswer> {
        (self.show != Show::Options).then(|| self.known(Some(ended.clone())))
    }
}

impl Answer for ListingAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            ListingAnswer::Options(_) => None,
            ListingAnswer::PPositions(listed) => listed.stopped.as_ref(),
            ListingAnswer::Outcomes(listed) => listed.stopped.as_ref(),
        }
    }
}

impl fmt::Display for ListingAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListingAnswer::Options(listed) => listed.fmt(f),
            ListingAnswer::PPositions(listed) => listed.fmt(f),
            ListingAnswer::Outcomes(listed) => listed.fmt(f),
        }
    }
}

/// One line per heap. `-` is the option that leaves nothing.
impl fmt::Display for OptionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, "options of each heap")?;
        for (heap, options) in (self.of.from..).zip(&self.options) {
            let options: Vec<String> = options
                .iter()
                .map(|option| match option.as_slice() {
                    [] => "-".to_string(),
                    heaps => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
                })
                .collect();
            writeln!(f, "{heap}: {}", if options.is_empty() { "(none)".into() } else { options.join(" ") })?;
        }
        Ok(())
    }
}

/// The heaps on one line.
impl fmt::Display for PPositionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &format!("P-positions, where the player to move loses ({convention})"))?;
        let lost: Vec<String> = self.p_positions.iter().map(u64::to_string).collect();
        writeln!(f, "{}", if lost.is_empty() { "none".into() } else { lost.join(" ") })
    }
}

/// Ten letters per line.
impl fmt::Display for OutcomesListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &format!("outcomes for the player to move ({convention})"))?;
        let letters: Vec<String> = self.outcomes.chars().map(String::from).collect();
        Ladder { from: self.of.from, values: &letters }.fmt(f)
    }
}
