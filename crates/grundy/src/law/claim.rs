//! The claim of a certificate of a law, and its witnesses for the checker.

use super::{Law, Period};
use crate::automaton::Numeration;
use grundy_rules::NimValue;
use serde::Serialize;

/// A claim about the nim-values of all heaps.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Claim {
    /// Preperiod, period and saltus; the values of the first heaps, where there are few.
    Period {
        period: [u64; 3],
        #[serde(skip_serializing_if = "Option::is_none")]
        values: Option<Vec<u32>>,
    },
    /// Preperiod and the saltus of each residue; values as for a period.
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

/// For each state 1 if it accepts, otherwise 0; then the next state for each pair of digits.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Relation {
    base: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    coding: Option<&'static str>,
    states: Vec<Vec<u64>>,
}

/// A sparse space, and the number of values that determine the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Sparse {
    pub mask: u32,
    pub parity: Option<u32>,
    pub width: u64,
}

/// What a theorem needs besides the claim.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Witnesses {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparse: Option<Sparse>,
    /// The relation between n and the nim-sum of the values of the heaps up to n.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sums: Option<Relation>,
    /// The law of automata that implies the claimed period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<Claim>,
    /// Weights of the coordinates, in several rows: the first weighted sum that a move changes becomes
    /// smaller.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measure: Option<Vec<Vec<u32>>>,
}

/// A law as a certificate states it.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub claim: Claim,
    /// The name of the theorem in the file.
    pub theorem: &'static str,
    pub witnesses: Witnesses,
    /// Whether windows of a run in a sparse space show the period better, where there is such a run.
    pub windows: bool,
}

impl Statement {
    /// A claim without witnesses.
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
    /// The number of first values from which a reader can find all others.
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

    /// `take least..most`, where the upper end may be missing.
    pub fn range(least: u64, most: Option<u64>) -> Claim {
        Claim::Range { range: (least, most) }
    }

    /// P-positions of an automaton.
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

    /// Values of an automaton.
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
    /// A relation of heaps and values that an automaton reads; without a coding it reads the values
    /// themselves.
    pub fn new<'a>(
        base: u32,
        coding: Option<&'static str>,
        states: impl Iterator<Item = (bool, &'a [u32])>,
    ) -> Relation {
        let states = states.map(|(accepts, next)| row(accepts.into(), next)).collect();
        Relation { base, coding, states }
    }
}
