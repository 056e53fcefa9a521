//! Lists of options, P-positions, N-positions and outcomes, and their text.

use crate::shape::{KnownBy, Ladder, Outcome};
use crate::subject::Listed;
use crate::{Answer, Ended};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// A list of options, P-positions or outcomes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ListingAnswer {
    /// The options of each heap.
    Options(OptionsListed),
    /// The options of each tuple.
    TupleOptions(TupleOptionsListed),
    /// The nim-values.
    NimValues(NimValuesListed),
    /// The positions from which the player to move loses.
    PPositions(PPositionsListed),
    /// The positions from which the player to move wins.
    NPositions(NPositionsListed),
    /// Who wins each heap.
    Outcomes(OutcomesListed),
    /// Who wins each tuple.
    TupleOutcomes(TupleOutcomesListed),
    /// The number of such positions.
    Count(PositionsCounted),
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

/// The options of each tuple of coordinates.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TupleOptionsListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The tuples, the last coordinate counting fastest.
    pub positions: Vec<Vec<u64>>,
    /// The options of each tuple, in order. An option is a sum of tuples.
    pub options: Vec<Vec<Vec<Vec<u64>>>>,
}

/// The nim-values of positions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NimValuesListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The positions.
    pub positions: Places,
    /// The nim-value of each position, in order.
    pub nim_values: Vec<u64>,
    /// What ended the work before the last position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// Heaps, or tuples of coordinates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Places {
    /// Heaps, ascending.
    Heaps(Vec<u64>),
    /// Tuples, the last coordinate counting fastest.
    Tuples(Vec<Vec<u64>>),
}

/// The positions from which the player to move loses.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PPositionsListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The positions from which the player to move loses.
    pub p_positions: Places,
    /// The last heap whose winner is known; with several coordinates, the last first coordinate.
    pub to: u64,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The positions from which the player to move wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NPositionsListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The positions from which the player to move wins.
    pub n_positions: Places,
    /// The last heap whose winner is known; with several coordinates, the last first coordinate.
    pub to: u64,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// A number of positions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionsCounted {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The outcome that is counted.
    pub outcome: Outcome,
    /// The number of positions.
    pub count: u64,
    /// How the number is known.
    pub known_by: KnownBy,
    /// The theorem behind the law that gave the number.
    pub reference: Option<String>,
    /// The last heap that is counted; with several coordinates, the last first coordinate.
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

/// Who wins each tuple of coordinates.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TupleOutcomesListed {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The tuples whose winner is known, the last coordinate counting fastest.
    pub positions: Vec<Vec<u64>>,
    /// One letter per tuple, in order.
    pub outcomes: String,
    /// The last first coordinate.
    pub to: u64,
    /// What ended the work before the last tuple.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

impl Answer for ListingAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            ListingAnswer::Options(_) | ListingAnswer::TupleOptions(_) => None,
            ListingAnswer::NimValues(listed) => listed.stopped.as_ref(),
            ListingAnswer::PPositions(listed) => listed.stopped.as_ref(),
            ListingAnswer::NPositions(listed) => listed.stopped.as_ref(),
            ListingAnswer::Count(counted) => counted.stopped.as_ref(),
            ListingAnswer::Outcomes(listed) => listed.stopped.as_ref(),
            ListingAnswer::TupleOutcomes(listed) => listed.stopped.as_ref(),
        }
    }
}

impl fmt::Display for ListingAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListingAnswer::Options(listed) => listed.fmt(f),
            ListingAnswer::TupleOptions(listed) => listed.fmt(f),
            ListingAnswer::NimValues(listed) => listed.fmt(f),
            ListingAnswer::PPositions(listed) => listed.fmt(f),
            ListingAnswer::NPositions(listed) => listed.fmt(f),
            ListingAnswer::Count(counted) => counted.fmt(f),
            ListingAnswer::Outcomes(listed) => listed.fmt(f),
            ListingAnswer::TupleOutcomes(listed) => listed.fmt(f),
        }
    }
}

/// One line per heap. `-` is the option that leaves nothing.
impl fmt::Display for OptionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, &say!("listing-heap-options"))?;
        for (heap, options) in (self.of.from..).zip(&self.options) {
            let options: Vec<String> = options
                .iter()
                .map(|option| match option.as_slice() {
                    [] => "-".to_string(),
                    heaps => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
                })
                .collect();
            writeln!(
                f,
                "{heap}: {}",
                if options.is_empty() { say!("listing-no-option") } else { options.join(" ") }
            )?;
        }
        Ok(())
    }
}

/// A tuple: `(3,1)`.
fn tuple(at: &[u64]) -> String {
    format!("({})", at.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// One line per tuple. `-` is the option that leaves nothing.
impl fmt::Display for TupleOptionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, &say!("listing-position-options"))?;
        for (at, options) in self.positions.iter().zip(&self.options) {
            let option = |parts: &Vec<Vec<u64>>| match parts.as_slice() {
                [] => "-".into(),
                parts => parts.iter().map(|part| tuple(part)).collect::<Vec<_>>().join("+"),
            };
            let options: Vec<String> = options.iter().map(option).collect();
            let options = if options.is_empty() { say!("listing-no-option") } else { options.join(" ") };
            writeln!(f, "{}: {options}", tuple(at))?;
        }
        Ok(())
    }
}

/// One line per position.
impl fmt::Display for NimValuesListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, &say!("listing-nim-values"))?;
        match &self.positions {
            Places::Heaps(heaps) => heaps
                .iter()
                .zip(&self.nim_values)
                .try_for_each(|(heap, value)| writeln!(f, "{heap}: {value}")),
            Places::Tuples(tuples) => tuples
                .iter()
                .zip(&self.nim_values)
                .try_for_each(|(at, value)| writeln!(f, "{}: {value}", tuple(at))),
        }
    }
}

/// The positions on one line.
impl fmt::Display for PPositionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &say!("listing-p-positions", play = convention))?;
        writeln!(f, "{}", self.p_positions)
    }
}

/// The positions on one line.
impl fmt::Display for NPositionsListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &say!("listing-n-positions", play = convention))?;
        writeln!(f, "{}", self.n_positions)
    }
}

/// The positions with spaces between them.
impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = |list: &[u64]| list.iter().map(u64::to_string).collect::<Vec<_>>();
        let places: Vec<String> = match self {
            Places::Heaps(heaps) => numbers(heaps),
            Places::Tuples(tuples) => tuples.iter().map(|at| tuple(at)).collect(),
        };
        f.write_str(&if places.is_empty() { say!("none") } else { places.join(" ") })
    }
}

/// The bare number, and how it is known.
impl fmt::Display for PositionsCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, convention) = (self.outcome.letter(), self.of.convention.words());
        let (outcome, from) = (letter.to_string(), self.of.from);
        let to = self.to.to_string();
        let title = say!("listing-count", outcome = outcome, from = from, to = to, play = convention);
        self.of.title(f, &title)?;
        writeln!(f, "{}", self.count)?;
        match &self.reference {
            Some(reference) => writeln!(f, "{} ({reference})", self.known_by.words()),
            None => Ok(()),
        }
    }
}

/// Ten letters per line.
impl fmt::Display for OutcomesListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &say!("listing-outcomes", play = convention))?;
        let letters: Vec<String> = self.outcomes.chars().map(String::from).collect();
        Ladder { from: self.of.from, values: &letters }.fmt(f)
    }
}

/// One line per tuple.
impl fmt::Display for TupleOutcomesListed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = self.of.convention.words();
        self.of.title(f, &say!("listing-outcomes", play = convention))?;
        let mut letters = self.positions.iter().zip(self.outcomes.chars());
        letters.try_for_each(|(at, letter)| writeln!(f, "{}: {letter}", tuple(at)))
    }
}
