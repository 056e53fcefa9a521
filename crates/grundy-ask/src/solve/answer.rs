//! The answer to the question who wins a position.

use super::certified::Certified;
use super::text::{self, TextParts};
use super::{Solve, Wanted};
use crate::shape::{Convention, KnownBy, Law, Outcome, Part};
use crate::{Answer, Ended, NoAnswer};
use grundy::play;
use grundy::solve::{Solver, WinningMove};
use grundy::{Failure, Kind, Position};
use grundy_words::say;
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// Who wins a position, or what is known after a limit ended the work.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum SolveAnswer {
    /// The complete answer.
    Solved(Box<Solved>),
    /// The partial answer.
    Stopped(Box<SoFar>),
}

/// Who wins a position, and every winning move.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("allOf" = [
    { "if": { "properties": { "convention": { "const": "misere" } } }, "then": { "properties": { "nim_value": { "type": "null" } } } },
    { "if": { "required": ["only"] }, "then": { "properties": { "winning_moves": { "maxItems": 0 } } } },
    { "if": { "properties": { "only": { "const": "outcome" } }, "required": ["only"] }, "then": { "properties": { "nim_value": { "type": "null" } } } },
    { "if": { "properties": { "only": { "const": "nim-value" } }, "required": ["only"] }, "then": { "properties": { "nim_value": { "type": "integer" } } } },
    { "if": { "properties": { "outcome": { "const": "P" } } }, "then": { "properties": { "winning_moves": { "maxItems": 0 } } } },
])))]
pub struct Solved {
    /// The position.
    pub position: String,
    /// The convention of play for all other fields.
    pub convention: Convention,
    /// The only result that the question wants. Then the list of winning moves is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Wanted>,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value; null under misère play, for labelled games, if the question wants only the outcome, and
    /// if a theorem gives only the outcome.
    pub nim_value: Option<u64>,
    /// The number of moves left under best play; null if the question does not want it or it was not found.
    pub remoteness: Option<u64>,
    /// How the outcome is known: the weakest of the arguments that it follows from.
    pub known_by: KnownBy,
    /// The theorems that the outcome follows from.
    pub references: Vec<String>,
    /// The winning moves: one for each component, heap and result. Equal heaps have separate moves.
    pub winning_moves: Vec<Move>,
    /// The number of winning moves; null if it is not known exactly.
    pub winning_moves_total: Option<u64>,
    /// Whether the list holds every winning move.
    pub winning_moves_complete: bool,
    /// The certificate, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certified>,
    /// Why a program could not write the certificate that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_certificate: Option<NoAnswer>,
    /// The laws that gave values although they are only seen, one for each rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<Vec<Assumed>>,
    #[serde(skip)]
    text_parts: TextParts,
}

/// A winning move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Move {
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The index of the heap or tuple in the component, counted from 0 as typed; null in a state graph. In a
    /// game that names its moves, the index of the independent part.
    pub heap: Option<usize>,
    /// The part before the move: the size of a heap, the coordinates of a tuple, otherwise the position as
    /// text.
    pub from: Part,
    /// What the move leaves in its place: non-empty heaps, ascending; tuples as lists; otherwise the position
    /// as text.
    pub to: Vec<Part>,
    /// The name of the move, if the game names its moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#move: Option<String>,
    /// In such a game, the whole position of the component after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves: Option<String>,
    /// The move in words. The wording may change in a new version.
    pub text: String,
    /// The whole position after the move, as a user types it.
    pub after: String,
}

/// What is known about a position after a limit ended the work.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SoFar {
    /// The position.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// What ended the work.
    pub stopped: Ended,
    /// Who wins, if that is known and only the list of winning moves is incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The nim-value, under the same condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_value: Option<u64>,
    #[serde(skip)]
    text_parts: Option<TextParts>,
}

/// A law that gave a value although it is only seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Assumed {
    /// The rule.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// The law, in the form of the question `law`.
    pub law: Law,
    /// The law is seen in the values of all heaps up to this one.
    pub seen_to: u64,
    /// The law gave the values from this heap on.
    pub from: Option<u64>,
    /// The range in which the law is seen, and the law in a sentence.
    #[serde(skip)]
    wording: Box<(String, String)>,
}

impl Solved {
    pub(super) fn new(
        asked: &Solve,
        position: Arc<Position>,
        answer: grundy::solve::Answer,
    ) -> Result<Solved, Failure> {
        let text = position.to_string();
        // Each move shows the position that it leaves, so a list from a large position is short.
        let most = (MAX_LISTED_BYTES / text.len().max(1)).max(1);
        let moves =
            answer.moves.iter().take(most).map(|m| Move::new(&position, m)).collect::<Result<_, _>>()?;
        Ok(Solved {
            position: text,
            convention: answer.convention.into(),
            only: asked.only,
            outcome: answer.outcome.into(),
            nim_value: answer.nim_value.map(|value| value.0),
            remoteness: answer.remoteness,
            known_by: answer.known_by.into(),
            references: answer.references.clone(),
            winning_moves: moves,
            winning_moves_total: answer.total.and_then(|total| u64::try_from(total).ok()),
            winning_moves_complete: answer.complete() && answer.moves.len() <= most,
            certificate: None,
            no_certificate: None,
            assumed: None,
            text_parts: TextParts { position, answer, asked: asked.clone() },
        })
    }

    /// The result of the solver.
    pub fn answer(&self) -> &grundy::solve::Answer {
        &self.text_parts.answer
    }
}

/// The most bytes for the positions that the winning moves leave.
const MAX_LISTED_BYTES: usize = 4 << 20;

impl Move {
    fn new(position: &Position, m: &WinningMove) -> Result<Move, Failure> {
        let component = &position.components[m.component];
        let after = play::Move::winning(position, m)?.after;
        let (heap, to) = match component.ruleset.kind() {
            // A move in a graph leaves the node that it reaches.
            Kind::Graph(_) => (None, vec![Part::Text(after.components[m.component].places())]),
            _ => (Some(m.place), m.to.iter().map(|to| Part::of(component, to)).collect()),
        };
        let from = match component.ruleset.kind() {
            Kind::Graph(_) => Part::Text(component.places()),
            _ => Part::of(component, &component.parts[m.place]),
        };
        let (name, leaves) = m.made.clone().map(|made| (made.name, made.leaves)).unzip();
        Ok(Move {
            component: m.component,
            heap,
            from,
            to,
            r#move: name,
            leaves,
            text: m.text(position),
            after: after.to_string(),
        })
    }
}

impl SoFar {
    pub(super) fn new(
        asked: &Solve,
        position: Arc<Position>,
        known: Option<grundy::solve::Answer>,
        stopped: Ended,
    ) -> SoFar {
        SoFar {
            position: position.to_string(),
            convention: crate::shape::convention(asked.misere).into(),
            stopped,
            outcome: known.as_ref().map(|answer| answer.outcome.into()),
            nim_value: known.as_ref().and_then(|answer| answer.nim_value).map(|value| value.0),
            text_parts: known.map(|answer| TextParts {
                position,
                answer,
                asked: Solve { only: Some(Wanted::NimValue), ..asked.clone() },
            }),
        }
    }
}

impl Assumed {
    /// The law that gave values of a sequence, if that law is only seen.
    pub fn of(sequence: &grundy::sequence::Sequence) -> Option<Assumed> {
        let found = sequence.assumed().filter(|_| sequence.assumed_from().is_some())?;
        Some(Assumed {
            rule: sequence.ruleset().text().into(),
            canonical: sequence.ruleset().canonical().into(),
            law: Law::from(&found.law),
            seen_to: found.heaps_computed.saturating_sub(1),
            from: sequence.assumed_from(),
            wording: Box::new((found.reference(), found.sentence())),
        })
    }

    /// The laws that gave values for the rules of a position, without repetition.
    pub(crate) fn of_position(solver: &mut Solver) -> Vec<Assumed> {
        let position = solver.position().clone();
        let mut all: Vec<Assumed> = Vec::new();
        for component in &position.components {
            let law = solver.worths.sequence(&component.ruleset).and_then(|sequence| Assumed::of(sequence));
            all.extend(law.filter(|law| all.iter().all(|other| other.canonical != law.canonical)));
        }
        all
    }
}

/// The law, and the first heap whose value it gave.
impl fmt::Display for Assumed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, (reference, sentence)) = (self.from.unwrap_or(0), &*self.wording);
        f.write_str(&say!("law-assumed", from = from, reference = reference, sentence = sentence))
    }
}

impl Answer for SolveAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            SolveAnswer::Solved(_) => None,
            SolveAnswer::Stopped(so_far) => Some(&so_far.stopped),
        }
    }
}

impl fmt::Display for SolveAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveAnswer::Solved(solved) => solved.fmt(f),
            SolveAnswer::Stopped(so_far) => so_far.fmt(f),
        }
    }
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::answer(f, &self.text_parts)?;
        match &self.certificate {
            Some(certificate) => writeln!(f, "{certificate}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for SoFar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(text_parts) = &self.text_parts else { return Ok(()) };
        text::answer(f, text_parts)?;
        writeln!(f, "{}", say!("solve-not-all-found"))
    }
}
