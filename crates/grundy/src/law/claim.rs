//! What a certificate of a law claims, and what it tells a checker besides.

use super::{Automatic, Law, Period, Synchronised, TakeRange, positions};
use crate::automaton::Numeration;
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

    pub fn range(range: TakeRange) -> Claim {
        Claim::Range { range: (range.least(), (range.most() != u64::MAX).then_some(range.most())) }
    }

    /// P-positions that a machine reads.
    pub fn positions(law: &positions::Machine) -> Claim {
        let base = match law.numeration() {
            Numeration::Base(base) => Base::Number(base),
            Numeration::Zeckendorf => Base::Word("fibonacci"),
        };
        let states = law.states().map(|(accepts, next)| row(accepts.into(), next)).collect();
        Claim::Positions { p_positions: Positions { base, states } }
    }

    /// P-positions that are the pairs of two Beatty sequences.
    pub fn beatty(law: positions::Beatty) -> Claim {
        Claim::Beatty { beatty: Beatty { r: law.r() } }
    }

    /// A law that machines read.
    pub fn machines(law: &Law) -> Option<Claim> {
        match law {
            Law::Automatic(law) if law.numeration() == Numeration::Zeckendorf => None,
            Law::Automatic(law) => Some(Claim::Machine { machine: Machine::of(law) }),
            Law::Synchronised(law) => {
                Some(Claim::Relation { relation: Relation::of(law, Some(law.coding().word())) })
            }
            _ => None,
        }
    }
}

/// A state as a row of numbers.
fn row(first: u64, next: &[u32]) -> Vec<u64> {
    std::iter::once(first).chain(next.iter().map(|&state| state.into())).collect()
}

impl Machine {
    fn of(law: &Automatic) -> Machine {
        Machine { base: law.digits(), states: law.states().map(|(value, next)| row(value.0, next)).collect() }
    }
}

impl Relation {
    fn of(law: &Synchronised, coding: Option<&'static str>) -> Relation {
        let states = law.states().map(|(accepts, next)| row(accepts.into(), next)).collect();
        Relation { base: law.base(), coding, states }
    }

    /// The relation of nim-sums, which are read as they are.
    pub fn sums(sums: &Synchronised) -> Relation {
        Relation::of(sums, None)
    }
}
