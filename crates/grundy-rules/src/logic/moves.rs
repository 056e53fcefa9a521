//! The kinds of moves of the core form.

use super::Clause;
use serde::{Deserialize, Serialize};

/// One kind of move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// So many coins are taken from a heap: from the first number to the second one, or any larger number.
    Take(u64, Option<u64>),
    /// Coins are taken and the rest is divided.
    Split(Split),
    /// Coin-turning: so many neighbours or more are turned, the last of them at the heap's place. The heap n becomes the
    /// heaps m+1, …, n−1 together, for any m from 0 to n − this number.
    Run(u64),
    /// A clause of linear arithmetic.
    Where(Clause),
}

/// So many coins are taken, and the rest is divided into so many non-empty heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// How many coins; a negative number is added.
    pub taken: i64,
    /// The number of heaps. 0: the move ends the heap.
    pub heaps: u32,
    /// Which divisions are allowed.
    pub kind: Kind,
    /// Any multiple of this number may be taken beside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub every: Option<u64>,
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
    /// May a heap be left that is no smaller than before? The largest part is one coin of each other heap short of the rest.
    pub fn shrinks(&self) -> bool {
        match self.heaps {
            0 | 1 => self.taken >= 1,
            heaps => self.taken.saturating_add(i64::from(heaps)) >= 2,
        }
    }
}
