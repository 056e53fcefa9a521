//! The law that a list of nim-values, without a rule, seems to follow.

use crate::shape::{self, Convention, KnownBy};
use crate::style::{Bold, labelled};
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::law::{Found, Listed, MAX_LISTED_VALUES};
use grundy::{Budget, Failure};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks which law a list of nim-values seems to follow. Without a rule, no law can be proved.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, listed::LawOfValues};
/// let question = LawOfValues { first: 5, values: [0, 1, 2].repeat(100) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.sentence.unwrap().starts_with("G(n+3) = G(n)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LawOfValues {
    /// The first heap.
    #[serde(default)]
    pub first: u64,
    /// The values of heap `first` and the heaps after it.
    pub values: Vec<u32>,
}

/// The law that is seen in a list of values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedLaw {
    /// Always null: no rule is known.
    pub rule: (),
    /// Always null: no rule is known.
    pub canonical: (),
    /// Always normal play.
    pub convention: Convention,
    /// The list of values in the question.
    pub values: GivenValues,
    /// The law; null if none is seen.
    pub law: Option<shape::Law>,
    /// The law in a sentence.
    pub sentence: Option<String>,
    /// How the law is known: `seen`; null without a law.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["seen", null])))]
    pub known_by: Option<KnownBy>,
    /// The range in which the law is seen.
    pub reference: Option<String>,
    /// Always empty: there are no hypotheses to check.
    pub hypotheses: Vec<String>,
    /// Always 0: the values come from the question.
    pub heaps_computed: u64,
}

/// A list of values in a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GivenValues {
    /// The file of the values, if a program read one; `-` is standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The first heap.
    pub first: u64,
    /// The number of values.
    pub count: u64,
}

/// The search for a law in a list of values.
pub struct ValuesSearch(Listed);

impl Ask for LawOfValues {
    const NAME: &'static str = "law-of-values";
    type Work = ValuesSearch;

    fn begin(self, _: &World<'_>) -> Result<ValuesSearch, Refused> {
        let LawOfValues { first, values } = self;
        match values.len() {
            0 => Err(Refused::unsuited(say!("refused-no-values"))),
            many if many > MAX_LISTED_VALUES => {
                let message = say!("refused-most-values-looked", most = MAX_LISTED_VALUES);
                Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess))
            }
            many if first.checked_add(many as u64).is_none() => {
                Err(Refused::new(Kind::TooLarge, say!("refused-last-heap-larger-than-any")))
            }
            _ => Ok(ValuesSearch(Listed { first, values })),
        }
    }
}

impl Work for ValuesSearch {
    type Answer = ListedLaw;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ListedLaw, Failure> {
        let found = self.0.seen_within(budget)?;
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

/// The range of heaps, and the law that is seen in their values.
impl fmt::Display for ListedLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GivenValues { first, count, .. } = self.values;
        let last = u128::from(first) + u128::from(count) - 1;
        Bold(&say!("law-of-listed-values", count = count, first = first, last = last)).fmt(f)?;
        writeln!(f)?;
        match (self.known_by, &self.sentence, &self.reference) {
            (Some(known_by), Some(sentence), Some(reference)) => {
                labelled(f, &known_by.words(), sentence)?;
                writeln!(f, "  {}", say!("law-seen-without-rule", reference = reference))
            }
            _ => writeln!(f, "{}\n{}", say!("law-none-in-list"), say!("law-tried")),
        }
    }
}
