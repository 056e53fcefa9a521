//! Recognition of a known game by its nim-values.

mod answer;
mod text;

pub use answer::{Equality, Identified, InOeis, Match, Near, Periods, Recurrence, Relation, What};
pub use text::Wording;

use crate::{Ask, Ended, Kind, Refused, Remedy, Work, World, no_sequence};
use answer::Subject;
use grundy::identify::{self, Series};
use grundy::law::Listed;
use grundy::solve::Family;
use grundy::{Budget, Failure, Oeis};
use grundy_words::say;
use serde::Deserialize;

/// Asks which known game has the same nim-values as a rule, a row of positions, or a list of values.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, identify::Identify};
/// let question = Identify { what: "0,1,1,2,0,3,1,1,0,3,3".into(), ..Identify::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.matches.iter().any(|found| found.name.as_deref() == Some("dawsons-kayles")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Identify {
    /// A rule, values separated by commas, or a row of positions that contains n.
    #[serde(default)]
    pub what: String,
    /// The values, as an alternative to text in `what`.
    #[serde(default)]
    pub values: Option<Given>,
    /// Compare only with this rule, these values, or this row. The default compares with the catalogue.
    #[serde(default)]
    pub with: Option<String>,
    /// The heap of the first value, if `what` holds values.
    #[serde(default)]
    pub from: u64,
    /// Compare values up to this heap, unless a law reaches further.
    #[serde(default = "to")]
    pub to: u64,
    /// List at most this many matching rules.
    #[serde(default = "max_matches")]
    pub max_matches: u64,
}

/// Nim-values from a caller, without a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The heap of the first value.
    #[serde(default)]
    pub first: u64,
    /// The values of heap `first` and the heaps after it.
    pub values: Vec<u64>,
}

fn to() -> u64 {
    Identify::DEFAULT_TO
}

fn max_matches() -> u64 {
    Identify::DEFAULT_MAX_MATCHES
}

impl Identify {
    /// The default of [`to`](Identify::to).
    pub const DEFAULT_TO: u64 = 20_000;
    /// The default of [`max_matches`](Identify::max_matches).
    pub const DEFAULT_MAX_MATCHES: u64 = 8;
}

impl Default for Identify {
    fn default() -> Identify {
        Identify {
            what: String::new(),
            values: None,
            with: None,
            from: 0,
            to: Identify::DEFAULT_TO,
            max_matches: Identify::DEFAULT_MAX_MATCHES,
        }
    }
}

/// The work of comparing values with rules.
pub struct Comparing {
    series: Series<'static>,
    other: Option<Series<'static>>,
    to: u64,
    max_matches: usize,
    /// The matches so far, after a budget ended.
    so_far: Option<identify::Identified>,
    compared: usize,
}

impl Ask for Identify {
    const NAME: &'static str = "identify";
    type Work = Comparing;

    fn begin(self, world: &World<'_>) -> Result<Comparing, Refused> {
        let read = match self.values {
            Some(_) if !self.what.is_empty() => {
                return Err(Refused::unsuited(say!("refused-values-given-text-too-leave")));
            }
            Some(Given { first, values }) => Series::of_values(first, values),
            None => series(&self.what, self.from, world)?,
        };
        let other = self.with.map(|with| series(&with, self.from, world)).transpose()?;
        Ok(Comparing {
            series: read,
            other,
            to: self.to,
            max_matches: usize::try_from(self.max_matches).unwrap_or(usize::MAX),
            so_far: None,
            compared: 0,
        })
    }
}

/// Reads a rule, a row, or values that begin at heap `from`.
fn series(text: &str, from: u64, world: &World<'_>) -> Result<Series<'static>, Refused> {
    if let Some(values) = list(text) {
        return Ok(Series::of_values(from, values?));
    }
    let text = match Oeis::numbered(text.trim()) {
        Some(sequence) => sequence.rule,
        None if Oeis::is_number(text) => return Err(no_sequence_numbered(text.trim())),
        None => text,
    };
    let ruleset = match world.ruleset(text) {
        Ok(ruleset) => ruleset,
        Err(refused) => {
            let row = Family::parse(text).and_then(|row| Series::of_row(row, world.lasting()));
            return row.ok_or(refused);
        }
    };
    Series::of_rule(ruleset.clone()).ok_or_else(|| no_sequence(&ruleset, Remedy::AskSequence))
}

/// The refusal for a number of the OEIS that is not in the table here.
fn no_sequence_numbered(number: &str) -> Refused {
    let message = say!("refused-not-among-sequences-oeis-known", number = number);
    Refused::new(Kind::Unknown, message).remedy(Remedy::Hint(say!("refused-help-ask-about-first-terms")))
}

/// The values in a text of several numbers, separated by commas or spaces. `None` for other text.
fn list(text: &str) -> Option<Result<Vec<u64>, Refused>> {
    let between = |c: char| c == ',' || c.is_whitespace();
    let (first, _) = text.trim_start().split_once(between)?;
    if first.is_empty() || !first.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let values = |listed: Listed| listed.values.into_iter().map(u64::from).collect();
    Some(Listed::parse(text).map(values).map_err(Refused::from))
}

impl Work for Comparing {
    type Answer = Identified;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Identified, Failure> {
        let question = identify::Question { to: self.to };
        let found = match &mut self.other {
            Some(other) => identify::compare(&mut self.series, other, &question, budget)?,
            None => identify::identify(&mut self.series, &question, budget)?,
        };
        self.compared = found.rules;
        match found.stopped {
            None => Ok(self.answer(found, None)),
            Some(stopped) => {
                self.so_far = Some(found);
                Err(stopped.into())
            }
        }
    }

    fn so_far(&mut self, ended: &Ended) -> Option<Identified> {
        let found = self.so_far.take()?;
        Some(self.answer(found, Some(ended.clone())))
    }

    fn engine(&mut self) -> Option<String> {
        Some(format!("{} rules compared; {} values computed", self.compared, self.series.known()))
    }
}

impl Comparing {
    fn answer(&self, found: identify::Identified, stopped: Option<Ended>) -> Identified {
        let other = self.other.as_ref().map(|other| other.text().to_string());
        Identified::new(Subject::of(&self.series), other, found, self.max_matches, stopped)
    }
}

#[cfg(test)]
mod tests {
    use super::list;

    fn read(text: &str) -> Option<Result<Vec<u64>, String>> {
        list(text).map(|values| {
            values.map_err(|refused| match &refused.place {
                Some(error) => format!("{} at {}", error.sentence(), error.column),
                None => refused.message,
            })
        })
    }

    #[test]
    fn numbers_with_something_between_are_values() {
        assert_eq!(read("0,1,1, 2\t0"), Some(Ok(vec![0, 1, 1, 2, 0])));
        assert_eq!(read(" 0 1 1 2,"), Some(Ok(vec![0, 1, 1, 2])));
        for rule in ["0.77", "0.{1,2!}", "take {1, 2}", "cram 1xn", "7", "", ",", "n -> n-1"] {
            assert_eq!(read(rule), None, "{rule}");
        }
    }

    #[test]
    fn what_is_no_number_is_pointed_at() {
        let error = read("0,1,–1,2").unwrap().unwrap_err();
        assert!(error.contains("a nim-value") && error.ends_with("at 5"), "{error}");
        assert!(read("0 1 99999999999999999999").unwrap().is_err());
        assert!(read("0,1,x").unwrap().unwrap_err().ends_with("at 5"));
    }
}
