//! Proofs of the values of a heap with a mode.

use super::ModeLaw;
use crate::automaton::Numeration;
use crate::document::Section;
use crate::law::evidence::{Argument, Claimed, Seen};
use crate::law::positions::PlayEnds;
use grundy_words::say;
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
        vec![
            say!(
                "checked-mode-machines",
                modes = modes,
                mode = l,
                most = most,
                heap = n,
                numeration = numeration.in_words()
            ),
            say!("checked-modes-closed", mode = l),
            say!("checked-modes-relations", count = relations),
            say!("checked-positions-no-option"),
            say!("checked-positions-each-smaller"),
            say!("checked-positions-machines", states = states),
            say!("checked-play-ends", why = ends.why.sentence(&ends.names)),
        ]
    }
}

impl MachinesDecided {
    fn section(&self) -> Section {
        let MachinesDecided { names: [n, l], numeration, .. } = self;
        let numeration = numeration.in_words();
        Section::of(
            say!("heading-why-finite"),
            [
                say!("proof-modes-machines", mode = l, heap = n, numeration = numeration),
                say!("proof-modes-decided"),
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
        let moves = match self.fixed {
            true => {
                say!("checked-rows-moves-or-fixed", heap = n, from = settled, coins = window, mode = l)
            }
            false => say!("checked-rows-moves", heap = n, from = settled, coins = window, mode = l),
        };
        let same = match modulus {
            1 => say!("checked-rows-same-moves", heap = n, from = settled, mode = l),
            many => say!(
                "checked-rows-same-moves-by-remainder",
                heap = n,
                from = settled,
                mode = l,
                modulus = many,
                distance = distance
            ),
        };
        let closed = match modes {
            1 => say!("checked-rows-one-mode", mode = l),
            many => say!("checked-rows-modes", count = many, mode = l),
        };
        let end = first.saturating_add(*window);
        let repeat =
            say!("checked-rows-repeat", heap = n, distance = distance, mode = l, first = first, end = end);
        let mut lines = vec![moves, same, closed, repeat];
        if self.passes {
            lines.insert(3, say!("checked-rows-passes", mode = l));
        }
        lines
    }
}

impl RowsRepeat {
    fn section(&self) -> Section {
        let RowsRepeat { names: [n, l], settled, window, first, distance, .. } = self;
        let last = first.saturating_add(*window);
        let last = last.saturating_sub(1);
        Section::of(
            say!("heading-why-finite"),
            [
                say!("proof-rows-determine", heap = n, mode = l, from = settled, window = window),
                say!("proof-rows-return", window = window, first = first, last = last, distance = distance),
            ],
        )
    }
}
