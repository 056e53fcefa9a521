//! How far a list or a table goes.

use crate::Refused;
use crate::values::Values;
use grundy::law::modes::named_modes;
use grundy::{Ruleset, parse_number};
use grundy_words::say;
use serde::Deserialize;
use std::fmt;

/// The last number of a list or a table: one for all coordinates, or one for each, in their order.
///
/// ```
/// use grundy_ask::last::Last;
/// assert_eq!(Last::parse("12")?, Last::All(12));
/// assert_eq!(Last::parse("10^3,2")?, Last::Each(vec![1000, 2]));
/// # Ok::<(), grundy::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Last {
    /// The same number for all coordinates.
    All(u64),
    /// A number for each coordinate.
    Each(Vec<u64>),
}

impl From<u64> for Last {
    fn from(number: u64) -> Last {
        Last::All(number)
    }
}

/// As [`Last::parse`] reads it.
impl fmt::Display for Last {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Last::All(number) => number.fmt(f),
            Last::Each(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
                f.write_str(&numbers.join(","))
            }
        }
    }
}

impl Last {
    /// Reads a number, or numbers with commas between them.
    ///
    /// # Errors
    /// One of them is no number.
    pub fn parse(text: &str) -> Result<Last, grundy::ParseError> {
        if !text.contains(',') {
            return parse_number(text).map(Last::All);
        }
        text.split(',').map(|number| parse_number(number.trim())).collect::<Result<_, _>>().map(Last::Each)
    }

    /// The last number of each coordinate of a rule. What is not asked for is the default, and the largest mode
    /// where a coordinate is a mode: it takes finitely many values.
    ///
    /// # Errors
    /// There are not as many numbers as coordinates.
    pub fn of(asked: Option<&Last>, ruleset: &Ruleset) -> Result<Vec<u64>, Refused> {
        let arity = ruleset.arity();
        match asked {
            Some(Last::All(number)) => Ok(vec![*number; arity]),
            Some(Last::Each(numbers)) if numbers.len() == arity => Ok(numbers.clone()),
            Some(Last::Each(numbers)) => {
                let (many, rule) = (numbers.len(), ruleset.text());
                let message = say!("refused-last-numbers", numbers = many, rule = rule, coordinates = arity);
                Err(Refused::unsuited(message))
            }
            None => {
                let mut last = vec![Values::DEFAULT_TO; arity];
                if let Some((heap, modes)) = named_modes(ruleset) {
                    last[1 - heap] = modes.last().copied().unwrap_or(Values::DEFAULT_TO);
                }
                Ok(last)
            }
        }
    }
}

/// The number of positions whose coordinates are at least `from` and at most these, or the largest number.
pub(crate) fn positions(from: u64, last: &[u64]) -> u64 {
    last.iter().fold(1, |all, to| all.saturating_mul(to.saturating_sub(from).saturating_add(1)))
}

/// Refuses a list that ends before it begins.
pub(crate) fn in_order(from: u64, last: &[u64]) -> Result<(), Refused> {
    match last.iter().find(|to| from > **to) {
        Some(to) => {
            Err(Refused::unsuited(say!("refused-first-number-larger-than-last", from = from, to = to)))
        }
        None => Ok(()),
    }
}

/// The position of this number in the list, the last coordinate counting fastest.
pub(crate) fn place(from: u64, last: &[u64], mut number: u64) -> Vec<u64> {
    let mut place = vec![0; last.len()];
    for (coordinate, to) in place.iter_mut().zip(last).rev() {
        let side = (to - from).saturating_add(1);
        (*coordinate, number) = (from + number % side, number / side);
    }
    place
}
