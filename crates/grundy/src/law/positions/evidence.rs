//! Proofs of laws of P-positions.

use super::{Beatty, Lost, euclid};
use crate::automaton::Numeration;
use crate::document::Section;
use crate::law::claim::{Claim, Statement, Witnesses};
use crate::law::evidence::{Argument, Claimed, Seen};
use grundy_rules::KnownBy;
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::formula::termination::Reason;
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
                let simpler = proof.euclid.map(|_| simpler());
                Section::of("Why finitely many checks are enough", simpler.into_iter().chain(machine()))
            }
            LostProof::Beatty(_) => Section::of("Why it holds", [beatty()]),
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
        lines.push(format!(
            "a machine with {states} states says which pairs (x,y) are P-positions, from the digits of x and y in {numeration}"
        ));
        lines.push(match (euclid, relations) {
            (Some(game), _) => euclid::simpler(*game),
            (None, 1) => "the moves are said by a relation of the position and what is left".into(),
            (None, many) => {
                format!("the moves are said by {many} relations of the position and what is left")
            }
        });
        lines.push("for all P-positions, no option is a P-position".into());
        lines.push(format!(
            "for all other positions, some option is a P-position: a machine with {won} states accepts those with such an option"
        ));
        lines.extend(ends.iter().map(|ends| format!("play ends: {}", ends.why.sentence(&ends.names))));
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
        vec![format!("for all positions, the options are those of {rule} (decided by automata in base 2)")]
    }
}

fn machine() -> [String; 4] {
    [
        "When are the pairs of a set just the P-positions? If (1) no option of a pair that the machine accepts is accepted, and (2) every pair that is not accepted has an \
         option that is. Every play ends, as each move makes a measure smaller that never is negative; so look at the pairs in the order of \
         that measure."
            .into(),
        "A pair that is accepted has, by (1), only options that are not accepted; by induction these are N-positions, so the pair is a P-position. A pair \
         that is not accepted has, by (2), an option that is accepted and, by induction, a P-position; so it is an N-position. Thus (1) and (2) for \
         all pairs prove the law."
            .into(),
        "Both are sentences about natural numbers. The moves are said by equations and inequalities, which machines read digit by digit, because an addition has to remember only \
         the carry. \"And\", \"not\" and \"there is an option\" make machines of machines."
            .into(),
        "So the question whether (1) or (2) ever fails is the question whether some machine accepts anything at all, and that shows in its finitely many states."
            .into(),
    ]
}

fn simpler() -> String {
    "In Euclid's game with numbers x <= y, x > 0, each move takes x from y, once or more often. Where it may be taken twice, look at the last two \
     options: from the larger of them there is one move only, which leads to the smaller. So just one of the two is a P-position, and (x,y) is an N-position. \
     Where it may be taken only once, there is only one option. So a simpler rule has the same P-positions: take x from y if that can be done only once, and \
     otherwise go to (0,0), which is a P-position. Of this rule the rest speaks; additions and comparisons say it."
        .into()
}

fn beatty() -> String {
    "The numbers A and the numbers B together are all natural numbers from 1 on, each once (Beatty's theorem), and the differences B - A are different multiples of one \
     number, which no move of both coordinates can bridge. So from one such pair no move leads to another. That from every other pair some move leads to \
     one is shown in the work that is named. What was checked is that the moves of this rule are those of the theorem, for all positions."
        .into()
}
