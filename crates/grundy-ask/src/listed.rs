//! The law that values without a rule seem to follow.

use crate::shape::{self, Convention, KnownBy};
use crate::style::Bold;
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::law::{Found, Listed, MAX_LISTED_VALUES};
use grundy::{Budget, Failure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Which law do these nim-values seem to follow? No rule says that they go on so, so nothing can be proved.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, listed::LawOfValues};
/// let question = LawOfValues { first: 5, values: [0, 1, 2].repeat(100) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.sentence.unwrap().starts_with("G(n+3) = G(n)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LawOfValues {
    /// The first heap.
    #[serde(default)]
    pub first: u64,
    /// The values of this heap and the following ones.
    pub values: Vec<u32>,
}

/// The law that is seen in values.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ListedLaw {
    /// Null: no rule is known.
    pub rule: (),
    /// Null: no rule is known.
    pub canonical: (),
    /// Normal play.
    pub convention: Convention,
    /// Which values were given.
    pub values: GivenValues,
    /// The law; null where none is seen.
    pub law: Option<shape::Law>,
    /// The law in a sentence.
    pub sentence: Option<String>,
    /// How the law is known: it is seen.
    #[schemars(extend("enum" = ["seen", null]))]
    pub known_by: Option<KnownBy>,
    /// How far it is seen.
    pub reference: Option<String>,
    /// Nothing is checked: the list is empty.
    pub hypotheses: Vec<String>,
    /// 0: the values were given.
    pub heaps_computed: u64,
}

/// Values that were given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GivenValues {
    /// The file that they came from, where a program read one; `-` is standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The first heap.
    pub first: u64,
    /// How many values there are.
    pub count: u64,
}

/// Values in which a law is being looked for.
pub struct LookingAtValues(Listed);

impl Ask for LawOfValues {
    const NAME: &'static str = "law-of-values";
    type Work = LookingAtValues;

    fn begin(self, _: &World<'_>) -> Result<LookingAtValues, Refused> {
        let LawOfValues { first, values } = self;
        match values.len() {
            0 => Err(Refused::unsuited("there are no values")),
            many if many > MAX_LISTED_VALUES => {
                let message = format!("at most {MAX_LISTED_VALUES} values are looked at");
                Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess))
            }
            many if first.checked_add(many as u64).is_none() => {
                Err(Refused::new(Kind::TooLarge, "the last heap is larger than any number here"))
            }
            _ => Ok(LookingAtValues(Listed { first, values })),
        }
    }
}

impl Work for LookingAtValues {
    type Answer = ListedLaw;

    fn advance(&mut self, _: &mut Budget<'_>) -> Result<ListedLaw, Failure> {
        let found = self.0.seen();
        let found = found.as_ref();
        Ok(ListedLaw {
            rule: (),
            canonical: (),
            convention: Convention::Normal,
            values: GivenValues { file: None, first: self.0.first, count: self.0.values.len() as u64 },
            law: found.map(|found| shape::Law::from(&found.law)),
            sentence: found.map(Found::sentence),
            known_by: found.map(|found| found.known_by().into()),
            reference: found.map(Found::reference),
            hypotheses: found.map_or(Vec::new(), Found::hypotheses),
            heaps_computed: 0,
        })
    }
}

impl Answer for ListedLaw {}

/// The kinds of laws that are looked for in values without a rule, from the simplest to the richest.
const TRIED_LAWS: &str = "\
Tried: periods, plain or with a saltus, one for all residue classes or one for each; formulas in n;
machines that read n in base 2 to 10 or in Zeckendorf's way; linear relations between
subsequences; machines that read n and the value together.";

/// Which values were given, and the law that is seen in them.
impl fmt::Display for ListedLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GivenValues { first, count, .. } = self.values;
        let last = u128::from(first) + u128::from(count) - 1;
        Bold(&format!("{count} values, of the heaps {first} to {last}")).fmt(f)?;
        writeln!(f)?;
        match (self.known_by, &self.sentence, &self.reference) {
            (Some(known_by), Some(sentence), Some(reference)) => {
                Bold(known_by.word()).fmt(f)?;
                writeln!(f, ": {sentence}")?;
                writeln!(f, "  {reference} (no rule is known, so nothing can be)")
            }
            _ => writeln!(f, "No law is seen in them.\n{TRIED_LAWS}"),
        }
    }
}
