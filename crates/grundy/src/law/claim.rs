//! What a certificate of a law claims, and what it tells a checker besides.

use super::{Law, Period};
use crate::automaton::Numeration;
use grundy_rules::NimValue;
use serde::Serialize;

/// What is claimed of the nim-values of all heaps.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Claim {
    /// Preperiod, period and saltus; the values of the first heaps, where they are few.
    Period {
        period: [u64; 3],
        #[serde(skip_serializing_if = "Option::is_none")]
        values: Option<Vec<u32>>,
    },
    /// Preperiod and the saltus of each residue; the values as of a period.
    Classes {
        classes: (u64, Vec<u64>),
        #[serde(skip_serializing_if = "Option::is_none")]
        values: Option<Vec<u32>>,
    },
    Machine {
        machine: Machine,
    },
    Relation {
        relation: Relation,
    },
    Sliding {
        sliding: bool,
    },
    Range {
        range: (u64, Option<u64>),
    },
    Positions {
        p_positions: Positions,
    },
    Beatty {
        beatty: Beatty,
    },
}

/// The pairs of r-Wythoff.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Beatty {
    r: u32,
}

/// The P-positions: states as in a relation, with a digit for each coordinate.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Positions {
    base: Base,
    states: Vec<Vec<u64>>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Base {
    Number(u32),
    Word(&'static str),
}

/// For each state its value, then the next state for each digit.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Machine {
    base: u32,
    states: Vec<Vec<u64>>,
}

/// For each state whether it accepts, 0 or 1, then the next state for each pair of digits.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Relation {
    base: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    coding: Option<&'static str>,
    states: Vec<Vec<u64>>,
}

/// A sparse space, and how many values tell the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Sparse {
    pub mask: u32,
    pub parity: Option<u32>,
    pub width: u64,
}

/// What a theorem must be told beside the claim.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Witnesses {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparse: Option<Sparse>,
    /// The relation of n and of the nim-sum of the values of the heaps up to n.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sums: Option<Relation>,
    /// The law by machines, where a period of it is claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<Claim>,
    /// Weights of the coordinates: the first of these sums that a move changes becomes smaller.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measure: Option<Vec<Vec<u32>>>,
}

/// A law as a certificate states it.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub claim: Claim,
    /// The theorem, as its name stands in the file.
    pub theorem: &'static str,
    pub witnesses: Witnesses,
    /// Is the period shown better by windows of a run in a sparse space, where there is one?
    pub windows: bool,
}

impl Statement {
    /// A claim that a theorem shows without being told more.
    pub fn new(claim: Claim, theorem: &'static str) -> Statement {
        Statement { claim, theorem, witnesses: Witnesses::default(), windows: false }
    }

    /// A period, or the classes of a law, as a claim of this theorem.
    pub fn of_period(law: &Law, theorem: &'static str) -> Option<Statement> {
        let claim = match law {
            Law::Classes(law) => {
                Claim::Classes { classes: (law.preperiod(), law.saltus().to_vec()), values: None }
            }
            law => {
                let Period { preperiod, period, saltus } = law.period()?;
                Claim::Period { period: [preperiod, period, saltus], values: None }
            }
        };
        Some(Statement::new(claim, theorem))
    }
}

impl Claim {
    /// How many first values a reader needs to find every other one.
    pub fn kept(&self) -> Option<usize> {
        let (preperiod, period) = match self {
            Claim::Period { period: [preperiod, period, _], .. } => (*preperiod, *period),
            Claim::Classes { classes: (preperiod, saltus), .. } => (*preperiod, saltus.len() as u64),
            _ => return None,
        };
        usize::try_from(preperiod.checked_add(period)?).ok()
    }

    /// Adds the first values.
    pub fn set_values(&mut self, first: Vec<u32>) {
        if let Claim::Period { values, .. } | Claim::Classes { values, .. } = self {
            *values = Some(first);
        }
    }

    /// `take least..most`, where `u64::MAX` stands for no upper end.
    pub fn range(least: u64, most: u64) -> Claim {
        Claim::Range { range: (least, (most != u64::MAX).then_some(most)) }
    }

    /// P-positions that a machine reads.
    pub fn positions<'a>(numeration: Numeration, states: impl Iterator<Item = (bool, &'a [u32])>) -> Claim {
        let base = match numeration {
            Numeration::Base(base) => Base::Number(base),
            Numeration::Zeckendorf => Base::Word("fibonacci"),
        };
        let states = states.map(|(accepts, next)| row(accepts.into(), next)).collect();
        Claim::Positions { p_positions: Positions { base, states } }
    }

    /// P-positions that are the pairs of two Beatty sequences.
    pub fn beatty(r: u32) -> Claim {
        Claim::Beatty { beatty: Beatty { r } }
    }

    /// Values that a machine says.
    pub fn machine<'a>(base: u32, states: impl Iterator<Item = (NimValue, &'a [u32])>) -> Claim {
        let states = states.map(|(value, next)| row(value.0, next)).collect();
        Claim::Machine { machine: Machine { base, states } }
    }
}

/// A state as a row of numbers.
fn row(first: u64, next: &[u32]) -> Vec<u64> {
    std::iter::once(first).chain(next.iter().map(|&state| state.into())).collect()
}

impl Relation {
    /// A relation of heaps and values that a machine reads; without a coding the values are read as they are.
    pub fn new<'a>(
        base: u32,
        coding: Option<&'static str>,
        states: impl Iterator<Item = (bool, &'a [u32])>,
    ) -> Relation {
        let states = states.map(|(accepts, next)| row(accepts.into(), next)).collect();
        Relation { base, coding, states }
    }
}
