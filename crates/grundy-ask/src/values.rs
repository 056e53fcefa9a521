//! The nim-values of the heaps in a row.

use crate::shape::{Convention, KnownBy};
use crate::solve::Assumed;
use crate::{Answer, Ask, Ended, Kind, Refused, Remedy, Work, World, no_sequence};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What are the heaps from `from` to `to` worth?
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, values::Values};
/// let question = Values { rule: "kayles".into(), to: 6, ..Values::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.values, [0, 1, 2, 3, 1, 4, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// The rule.
    pub rule: String,
    /// The first heap.
    #[serde(default)]
    pub from: u64,
    /// The last heap.
    #[serde(default = "last_heap")]
    pub to: u64,
}

fn last_heap() -> u64 {
    Values::TO
}

impl Values {
    /// The last heap where the question does not say.
    pub const TO: u64 = 50;
    /// The most values of one answer; longer lists belong in files.
    pub const MAX_VALUES: u64 = 1_000_001;
}

impl Default for Values {
    fn default() -> Values {
        Values { rule: String::new(), from: 0, to: Values::TO }
    }
}

/// The nim-values of the heaps from `from` on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(extend("dependentRequired" = { "known_by": ["assumed"], "assumed": ["known_by"] }))]
pub struct ValuesAnswer {
    /// The rule as it was typed.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// Normal play.
    pub convention: Convention,
    /// The first heap.
    pub from: u64,
    /// One nim-value for each heap, in order.
    pub values: Vec<u64>,
    /// Seen, where some values come from a law that is only seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["seen"]))]
    pub known_by: Option<KnownBy>,
    /// That law.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<Assumed>,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// A list of values that is being computed.
pub struct ListingValues {
    sequence: Sequence,
    from: u64,
    to: u64,
}

impl Ask for Values {
    const NAME: &'static str = "values";
    type Work = ListingValues;

    fn begin(self, world: &World<'_>) -> Result<ListingValues, Refused> {
        let Values { from, to, .. } = self;
        if from > to {
            return Err(Refused::unsuited(format!("the first heap, {from}, is larger than the last, {to}")));
        }
        if to - from >= Values::MAX_VALUES {
            let message = format!("at most {} values are listed at once", Values::MAX_VALUES);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess));
        }
        let ruleset = world.ruleset(&self.rule)?;
        let sequence =
            Sequence::new(ruleset.clone()).ok_or_else(|| no_sequence(&ruleset, Remedy::AskPosition))?;
        Ok(ListingValues { sequence, from, to })
    }
}

impl ListingValues {
    /// The values that are known by now.
    fn known(&self, stopped: Option<Ended>) -> ValuesAnswer {
        let ruleset = self.sequence.ruleset();
        let known = self.sequence.values();
        let place = |heap: u64| usize::try_from(heap).unwrap_or(usize::MAX).min(known.len());
        ValuesAnswer {
            rule: ruleset.text().into(),
            canonical: ruleset.canonical().into(),
            convention: Convention::Normal,
            from: self.from,
            values: known[place(self.from)..place(self.to.saturating_add(1))]
                .iter()
                .map(|value| (*value).into())
                .collect(),
            known_by: None,
            assumed: None,
            stopped,
        }
    }
}

impl Work for ListingValues {
    type Answer = ValuesAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ValuesAnswer, Failure> {
        self.sequence.extend(self.to, budget)?;
        Ok(self.known(None))
    }

    fn resumes(&self) -> bool {
        true
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ValuesAnswer> {
        Some(self.known(Some(ended.clone())))
    }

    fn engine(&mut self) -> Option<String> {
        let sequence = &mut self.sequence;
        Some(format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()))
    }
}

impl Answer for ValuesAnswer {
    fn ended(&self) -> Option<&Ended> {
        self.stopped.as_ref()
    }
}

/// The bare values, with spaces between them.
impl fmt::Display for ValuesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<String> = self.values.iter().map(u64::to_string).collect();
        writeln!(f, "{}", values.join(" "))
    }
}
