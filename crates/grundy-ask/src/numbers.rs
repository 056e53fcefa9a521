//! The mex and the nim-sum of given numbers.

use crate::ask::Known;
use crate::{Answer, Ask, Refused, World};
use grundy::{ParseError, nim, parse_number};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the mex of numbers: the smallest number that is not among them.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, numbers::Mex};
/// let question = Mex { numbers: "{0, 1, 3}".into() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.mex, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Mex {
    /// The numbers, separated by spaces, commas, braces or `+`.
    pub numbers: String,
}

/// The mex of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MexAnswer {
    /// The numbers.
    pub numbers: Vec<u64>,
    /// The smallest number that is not among them.
    pub mex: u64,
}

/// Asks for the nim-sum of numbers: their sum in base 2 without carry.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, numbers::NimSum};
/// let question = NimSum { numbers: "3 + 5".into() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.nim_sum, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NimSum {
    /// The numbers, separated by spaces, commas, braces or `+`.
    pub numbers: String,
}

/// The nim-sum of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NimSumAnswer {
    /// The numbers.
    pub numbers: Vec<u64>,
    /// Their nim-sum.
    pub nim_sum: u64,
}

impl Ask for Mex {
    const NAME: &'static str = "mex";
    type Work = Known<MexAnswer>;

    fn begin(self, _: &World<'_>) -> Result<Known<MexAnswer>, Refused> {
        let numbers = numbers(&self.numbers)?;
        let mex = nim::mex(numbers.iter().copied());
        Ok(Known(MexAnswer { numbers, mex }))
    }
}

impl Ask for NimSum {
    const NAME: &'static str = "nim-sum";
    type Work = Known<NimSumAnswer>;

    fn begin(self, _: &World<'_>) -> Result<Known<NimSumAnswer>, Refused> {
        let numbers = numbers(&self.numbers)?;
        let nim_sum = nim::nim_sum(numbers.iter().copied());
        Ok(Known(NimSumAnswer { numbers, nim_sum }))
    }
}

fn numbers(text: &str) -> Result<Vec<u64>, ParseError> {
    let words = text.split(|c: char| c.is_whitespace() || ",{}+⊕".contains(c));
    words.filter(|word| !word.is_empty()).map(parse_number).collect()
}

impl Answer for MexAnswer {}

impl Answer for NimSumAnswer {}

/// The bare mex.
impl fmt::Display for MexAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.mex)
    }
}

/// The bare nim-sum.
impl fmt::Display for NimSumAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.nim_sum)
    }
}
