//! The proof that the values of a heap with a mode repeat.

use super::ModeLaw;
use crate::document::Section;
use crate::law::evidence::{Argument, Claimed, Seen};
use serde::{Deserialize, Serialize};

/// The values of the last heaps in all modes return, at the same remainder, where only they determine the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowsRepeat {
    /// The names of heap and mode.
    pub names: [String; 2],
    /// The heap from which the moves depend only on the mode, and on the remainder.
    pub settled: u64,
    /// The number that divides the heap where the remainder counts; 1 where it does not.
    pub modulus: u64,
    /// The most coins that a move takes from such a heap.
    pub window: u64,
    /// The number of modes.
    pub modes: u64,
    /// The first heap of the values that return.
    pub first: u64,
    /// How much larger the heaps are where they return: a multiple of the modulus.
    pub distance: u64,
    /// Whether some move takes nothing and changes only the mode.
    pub passes: bool,
    /// Whether some move leaves a heap whose size does not depend on the heap before.
    pub fixed: bool,
}

impl Claimed for ModeLaw {
    type Proof = RowsRepeat;

    /// Such a law is always proved.
    fn agreement(&self, _: Seen) -> Vec<String> {
        Vec::new()
    }
}

impl Argument for RowsRepeat {
    fn reference(&self) -> String {
        "the repeat of the values of the last heaps in all modes (pigeonhole; for one mode Berlekamp, Conway & Guy, Winning Ways, \
         chapter 4)"
            .into()
    }

    fn hypotheses(&self) -> Vec<String> {
        let RowsRepeat { names: [n, l], settled, modulus, window, modes, first, distance, .. } = self;
        let remainder = match modulus {
            1 => String::new(),
            many => format!(" and {n} mod {many}, and {many} divides {distance}"),
        };
        let coins = match window {
            1 => "at most 1 coin".into(),
            many => format!("a fixed number of coins, at most {many}"),
        };
        let fixed = if self.fixed { ", or leaves a fixed heap" } else { "" };
        let mut lines = vec![
            format!("for {n} >= {settled}, each move takes {coins}{fixed}, and leads to a fixed {l}"),
            format!("for {n} >= {settled}, which moves there are depends only on {l}{remainder}"),
            match modes {
                1 => format!("no move leads to another {l}"),
                many => format!("from these {many} values of {l}, no move leads to another one"),
            },
            format!(
                "G({n}+{distance},{l}) = G({n},{l}) for {first} <= {n} < {}, in each of them",
                first.saturating_add(*window)
            ),
        ];
        if self.passes {
            lines.insert(3, format!("moves that take nothing change {l}, and never back to a value before"));
        }
        lines
    }
}

impl RowsRepeat {
    /// Explains why the law holds.
    pub(crate) fn section(&self) -> Section {
        let RowsRepeat { names: [n, l], settled, window, first, distance, .. } = self;
        let last = first.saturating_add(*window);
        Section::of(
            "Why finitely many checks are enough",
            [
                format!(
                    "Write the nim-values of heap {n} in all modes {l} as one row. From heap {settled} on, the moves take at most {window} coins, and which they \
                     are depends only on {l} (and on a remainder of {n}, where the rule asks for one). So the last {window} rows determine the next \
                     one, in the same way for all such heaps."
                ),
                format!(
                    "A nim-value is at most the number of moves, so there are finitely many rows. By the pigeonhole principle some {window} rows must return: here \
                     the rows of the heaps {first} to {} return {distance} heaps later. From there on equal rows follow equal rows, by induction.",
                    last.saturating_sub(1)
                ),
            ],
        )
    }
}
