//! Proofs of the values of a heap with a mode.

use super::ModeLaw;
use crate::automaton::Numeration;
use crate::document::Section;
use crate::law::evidence::{Argument, Claimed, Seen};
use crate::law::positions::PlayEnds;
use serde::{Deserialize, Serialize};

/// A proof of the values of a heap with a mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ModeProof {
    /// They repeat.
    Rows(RowsRepeat),
    /// Machines read them.
    Machines(MachinesDecided),
}

/// A decided sentence: for each mode, a machine computes the mex of the options of all heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MachinesDecided {
    /// The names of heap and mode.
    pub names: [String; 2],
    /// The number of modes.
    pub modes: u64,
    /// The largest value.
    pub most: u32,
    /// How the machines read the heap.
    pub numeration: Numeration,
    /// The number of relations that express the moves.
    pub relations: u64,
    /// The most states of a machine that says which positions have an option of some value.
    pub states: u64,
    /// Why play ends.
    pub ends: PlayEnds,
}

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
    type Proof = ModeProof;

    /// Such a law is always proved.
    fn agreement(&self, _: Seen) -> Vec<String> {
        Vec::new()
    }
}

impl From<RowsRepeat> for ModeProof {
    fn from(proof: RowsRepeat) -> ModeProof {
        ModeProof::Rows(proof)
    }
}

impl From<MachinesDecided> for ModeProof {
    fn from(proof: MachinesDecided) -> ModeProof {
        ModeProof::Machines(proof)
    }
}

impl ModeProof {
    fn argument(&self) -> &dyn Argument {
        match self {
            ModeProof::Rows(proof) => proof,
            ModeProof::Machines(proof) => proof,
        }
    }

    /// Explains why the law holds.
    pub(crate) fn section(&self) -> Section {
        match self {
            ModeProof::Rows(proof) => proof.section(),
            ModeProof::Machines(proof) => proof.section(),
        }
    }
}

impl Argument for ModeProof {
    fn reference(&self) -> String {
        self.argument().reference()
    }

    fn hypotheses(&self) -> Vec<String> {
        self.argument().hypotheses()
    }
}

impl Argument for MachinesDecided {
    fn reference(&self) -> String {
        "a sentence of arithmetic, decided by automata that read digits (Büchi 1960; Bruyère, Hansel, Michaux & Villemaire 1994)"
            .into()
    }

    fn hypotheses(&self) -> Vec<String> {
        let MachinesDecided { names: [n, l], modes, most, numeration, relations, states, ends } = self;
        let relations = match relations {
            1 => "a relation".into(),
            many => format!("{many} relations"),
        };
        vec![
            format!(
                "for each of {modes} values of {l}, a machine computes the value, at most {most}, from the digits of {n} in {numeration}"
            ),
            format!("from these values of {l}, no move leads to another one"),
            format!("{relations} of linear arithmetic describe the moves"),
            "for all positions, no option has the value of the position".into(),
            "for all positions, each smaller value is that of an option".into(),
            format!(
                "for each value a machine with at most {states} states says which positions have an option of it"
            ),
            format!("play ends: {}", ends.why.sentence(&ends.names)),
        ]
    }
}

impl MachinesDecided {
    fn section(&self) -> Section {
        let MachinesDecided { names: [n, l], numeration, .. } = self;
        Section::of(
            "Why finitely many checks are enough",
            [
                format!(
                    "For each value of {l}, a machine reads the digits of {n} in {numeration}, the last digit first, and ends in a state that has a value. Call \
                     it the value of the machine. It is the nim-value of all positions if (1) no option has the same value of the machine, \
                     and (2) each smaller value is that of an option: then it is the mex of the options, by induction, because play ends."
                ),
                "(1) and (2) are sentences about natural numbers. Machines read the moves digit by digit, since an addition has to remember only \
                 the carry. \"And\", \"not\" and \"there is an option\" make machines of machines. So the question whether (1) or (2) ever fails \
                 is the question whether some machine accepts anything at all, and its finitely many states show that."
                    .into(),
            ],
        )
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
    fn section(&self) -> Section {
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
