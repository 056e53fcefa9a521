//! Proofs of laws of P-positions.

use super::{Beatty, Lost, euclid};
use crate::automaton::Numeration;
use crate::document::Section;
use crate::law::claim::{Claim, Statement, Witnesses};
use crate::law::evidence::{Argument, Claimed, Seen};
use grundy_rules::KnownBy;
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::formula::termination::Reason;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A proof of a law of P-positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LostProof {
    /// A sentence about natural numbers, which automata decide.
    Decided(Decided),
    /// The theorem of Fraenkel, where the moves are exactly those of r-Wythoff.
    Beatty(Beatty),
}

/// A decided sentence: an automaton accepts exactly the P-positions among all pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// The number of states of the automaton.
    pub states: u64,
    /// How it reads numbers.
    pub numeration: Numeration,
    /// The number of relations that express the moves.
    pub relations: u64,
    /// The number of states of the automaton for positions with a move to a P-position.
    pub won: u64,
    /// Why play ends, if that is known.
    pub ends: Option<PlayEnds>,
    /// The game, if it is Euclid's: then a simpler rule with the same P-positions was decided.
    pub euclid: Option<Euclid>,
}

/// Why play ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayEnds {
    /// The measure that every move reduces.
    pub why: Reason,
    /// The names of the coordinates.
    pub names: Vec<String>,
}

impl Claimed for Lost {
    type Proof = LostProof;

    /// The reference says how far.
    fn agreement(&self, _: Seen) -> Vec<String> {
        Vec::new()
    }
}

impl From<Decided> for LostProof {
    fn from(decided: Decided) -> LostProof {
        LostProof::Decided(decided)
    }
}

impl From<Beatty> for LostProof {
    fn from(law: Beatty) -> LostProof {
        LostProof::Beatty(law)
    }
}

impl LostProof {
    /// Explains why the law holds.
    pub(crate) fn section(&self) -> Section {
        match self {
            LostProof::Decided(proof) => {
                let simpler = proof.euclid.map(|_| say!("proof-euclid-simpler"));
                Section::of(say!("heading-why-finite"), simpler.into_iter().chain(machine()))
            }
            LostProof::Beatty(_) => Section::of(say!("heading-why"), [say!("proof-beatty")]),
        }
    }

    /// The law as a certificate states it; `None` where no measure is known that proves that play ends.
    pub(crate) fn certificate(&self, law: &Lost) -> Option<Statement> {
        match (self, law) {
            (LostProof::Beatty(law), _) | (_, Lost::Beatty(law)) => {
                Some(Statement::new(Claim::beatty(law.r()), "fraenkel"))
            }
            (LostProof::Decided(proof), Lost::Machine(law)) => {
                let measure = match &proof.ends.as_ref()?.why {
                    Reason::Measure(weights) => vec![weights.clone()],
                    Reason::Lexicographic(levels) => levels.clone(),
                    Reason::SmallerParts => return None,
                };
                let witnesses = Witnesses { measure: Some(measure), ..Witnesses::default() };
                Some(Statement {
                    witnesses,
                    ..Statement::new(Claim::positions(law.numeration(), law.states()), "p-positions")
                })
            }
        }
    }

    fn argument(&self) -> &dyn Argument {
        match self {
            LostProof::Decided(decided) => decided,
            LostProof::Beatty(law) => law,
        }
    }
}

impl Argument for LostProof {
    fn known_by(&self) -> KnownBy {
        self.argument().known_by()
    }

    fn reference(&self) -> String {
        self.argument().reference()
    }

    fn hypotheses(&self) -> Vec<String> {
        self.argument().hypotheses()
    }
}

impl Argument for Decided {
    fn reference(&self) -> String {
        let lemma = self.euclid.map_or("", |_| "the lemma of Euclid's game (Cole & Davie 1969), and ");
        format!(
            "{lemma}a sentence of arithmetic, decided by automata that read digits (Büchi 1960; Bruyère, Hansel, Michaux & \
             Villemaire 1994)"
        )
    }

    fn hypotheses(&self) -> Vec<String> {
        let Decided { states, numeration, relations, won, ends, euclid } = self;
        let mut lines: Vec<String> = euclid.map(euclid::lemma).into_iter().collect();
        let numeration = numeration.in_words();
        lines.push(say!("checked-lost-machine", states = states, numeration = numeration));
        lines.push(match (euclid, relations) {
            (Some(game), _) => euclid::simpler(*game),
            (None, count) => say!("checked-lost-relations", count = count),
        });
        lines.push(say!("checked-lost-no-option"));
        lines.push(say!("checked-lost-others", states = won));
        let ends = ends.iter().map(|ends| ends.why.sentence(&ends.names));
        lines.extend(ends.map(|why| say!("checked-play-ends", why = why)));
        lines
    }
}

impl Argument for Beatty {
    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }

    fn reference(&self) -> String {
        match self.r() {
            1 => "W. A. Wythoff, A modification of the game of Nim, 1907".into(),
            _ => "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982".into(),
        }
    }

    fn hypotheses(&self) -> Vec<String> {
        let rule = self.rule();
        vec![say!("checked-same-options", rule = rule)]
    }
}

fn machine() -> [String; 4] {
    [
        say!("proof-pairs-when"),
        say!("proof-pairs-induction"),
        say!("proof-pairs-sentences"),
        say!("proof-pairs-decided"),
    ]
}
