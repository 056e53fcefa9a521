//! What a table says of a state.

use grundy::graph::Worth;
use grundy::{Convention, NimValue, Outcome};

/// What a table keeps of a state.
pub(crate) type Record = [u32; 3];

/// The codes of outcomes in the record of a state in a labelled game.
#[cfg(feature = "jobs")]
pub(crate) const P: u32 = 0;
pub(crate) const N: u32 = 1;
pub(crate) const T: u32 = 2;

/// The outcome of a state in a labelled game.
fn outcome(record: Record) -> Outcome {
    match record[0] {
        N => Outcome::Next,
        T => Outcome::Tie,
        _ => Outcome::Previous,
    }
}

/// What a table says of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The last move decides.
    LastMove(Worth),
    /// The rules say who wins at the end: the outcome, and the number of moves left.
    AtTheEnd(Outcome, u32),
}

impl Entry {
    pub(crate) fn new(labelled: bool, record: Record) -> Entry {
        if labelled {
            Entry::AtTheEnd(outcome(record), record[1])
        } else {
            Entry::LastMove(Worth::from_parts(record))
        }
    }

    /// The nim-value; `None` in a labelled game.
    pub fn nim_value(&self) -> Option<NimValue> {
        match self {
            Entry::LastMove(worth) => Some(worth.nim_value()),
            Entry::AtTheEnd(..) => None,
        }
    }

    /// Who wins. The convention makes no difference in a labelled game.
    pub fn outcome(&self, convention: Convention) -> Outcome {
        match self {
            Entry::LastMove(worth) => worth.outcome(convention),
            Entry::AtTheEnd(outcome, _) => *outcome,
        }
    }

    /// The number of moves left under best play.
    pub fn remoteness(&self, convention: Convention) -> u32 {
        match self {
            Entry::LastMove(worth) => worth.remoteness(convention),
            Entry::AtTheEnd(_, remoteness) => *remoteness,
        }
    }
}
