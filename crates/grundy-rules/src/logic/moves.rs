//! The kinds of moves of the core form.

use super::Clause;
use serde::{Deserialize, Deserializer, Serialize};

/// One kind of move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Takes coins from a heap: any number from the first to the second, or from the first on.
    Take(u64, Option<u64>),
    /// Takes coins and divides the rest.
    Split(Split),
    /// Coin-turning: turns this number of neighbours or more, the last of them at the heap's place. The heap
    /// n becomes the heaps m+1, …, n−1 together, for any m from 0 to n − this number.
    Run(u64),
    /// A clause of linear arithmetic.
    Where(Clause),
}

/// Takes `taken` coins, and divides the rest into `heaps` non-empty heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// How many coins; a negative number is added.
    pub taken: i64,
    /// The number of heaps. 0: the move ends the heap.
    pub heaps: u32,
    /// Which divisions are allowed.
    pub kind: Kind,
    /// Any multiple of this number may be taken in addition.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub every: Option<u64>,
}

/// A field that may be left out, but not be null.
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    u64::deserialize(from).map(Some)
}

/// Which divisions into heaps are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// All.
    Any,
    /// The heaps are pairwise different.
    Different,
    /// The heaps are equal.
    Equal,
    /// The heaps are not all equal.
    Unequal,
}

impl Move {
    pub(super) fn solved(clause: Clause) -> Move {
        Move::Where(clause.solved())
    }
}

impl Split {
    /// Whether every heap left is smaller than before. The largest part is the rest less one coin for each
    /// other heap.
    pub fn shrinks(&self) -> bool {
        match self.heaps {
            0 | 1 => self.taken >= 1,
            heaps => self.taken.saturating_add(i64::from(heaps)) >= 2,
        }
    }
}
