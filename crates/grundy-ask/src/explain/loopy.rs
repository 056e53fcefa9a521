//! Explanations of why a position is won, lost or a draw, where play may go on for ever.

use super::Explain;
use crate::shape::{Convention, LegalMove, Outcome, convention, fields};
use crate::style::Bold;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::document::Document;
use grundy::explain::{LoopyExplanation, explain_loopy};
use grundy::{Budget, Failure, Position};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks who wins a position whose play may go on for ever, and why. Nobody wins a game that goes on for ever.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, explain::ExplainLoopy, shape::Outcome};
/// let question = ExplainLoopy { position: "graph {a>a, a>b} : a".into(), ..ExplainLoopy::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.outcome, answer.remoteness), (Outcome::N, Some(1)));
/// assert!(answer.text.contains("The only winning move\n    - a → b; no move is left after it\n"), "{}", answer.text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainLoopy {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// Show at most this many of the best moves, and at most this many of the others.
    #[serde(default = "super::max_moves")]
    pub max_moves: u64,
}

impl Default for ExplainLoopy {
    fn default() -> ExplainLoopy {
        ExplainLoopy { position: String::new(), misere: false, max_moves: Explain::DEFAULT_MAX_MOVES }
    }
}

/// Who wins a position whose play may go on for ever, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyExplained {
    /// The position, as typed.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// Who wins under best play: N, P, or nobody (D).
    pub outcome: Outcome,
    /// The nim-value; null if the value is infinite, and under misère play.
    pub nim_value: Option<u64>,
    /// For an infinite value, the nim-values of the options that have one; null if the value is finite, and under misère
    /// play.
    pub infinite: Option<Vec<u64>>,
    /// The number of moves left under best play; null for a draw, and if the search for it is too large.
    pub remoteness: Option<u32>,
    /// The parts of the position; none under misère play.
    pub parts: Vec<LoopyPart>,
    /// The best moves, then others.
    pub moves: Vec<LoopyMove>,
    /// Whether the list holds all moves.
    pub moves_complete: bool,
    /// The whole explanation as text.
    pub text: String,
    #[serde(skip)]
    document: Document,
}

/// A part of a position, and its value under normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyPart {
    /// The rule of the part.
    pub rule: String,
    /// The part, as a user types it.
    pub part: String,
    /// The nim-value; null if the value is infinite.
    pub nim_value: Option<u64>,
    /// For an infinite value, the nim-values of the options that have one; null if the value is finite.
    pub infinite: Option<Vec<u64>>,
}

/// A move, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyMove {
    /// The move in words.
    pub text: String,
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The whole position after the move, as a user types it.
    pub after: String,
    /// Who wins the position after the move, where the opponent is to move.
    pub leaves: Outcome,
    /// Whether the move wins, or keeps a draw.
    pub best: bool,
    /// The number of moves left after it under best play; null for a draw, and if the search for it is too large.
    pub remoteness: Option<u32>,
    /// For a move that loses, the answer that wins; null for other moves.
    pub answer: Option<LegalMove>,
}

/// The work of explaining a position whose play may go on for ever.
pub struct ExplainingLoopy {
    position: Position,
    convention: grundy::Convention,
    max_moves: usize,
}

impl Ask for ExplainLoopy {
    const NAME: &'static str = "explain-loopy";
    type Work = ExplainingLoopy;

    fn begin(self, world: &World<'_>) -> Result<ExplainingLoopy, Refused> {
        Ok(ExplainingLoopy {
            position: world.position(&self.position)?,
            convention: convention(self.misere),
            max_moves: usize::try_from(self.max_moves).unwrap_or(usize::MAX),
        })
    }
}

impl Work for ExplainingLoopy {
    type Answer = LoopyExplained;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LoopyExplained, Failure> {
        explain_loopy(&self.position, self.convention, self.max_moves, budget).map(LoopyExplained::from)
    }
}

impl From<LoopyExplanation> for LoopyExplained {
    fn from(found: LoopyExplanation) -> LoopyExplained {
        let document = found.document();
        let (nim_value, infinite) = found.value.map_or((None, None), fields);
        let parts = found.parts.into_iter().map(|part| {
            let (nim_value, infinite) = fields(part.value);
            LoopyPart { rule: part.rule, part: part.part, nim_value, infinite }
        });
        let moves = found.moves.into_iter().map(|one| {
            let LegalMove { text, component, after } = LegalMove::from(&one.made);
            let answer = one.answer.as_ref().map(LegalMove::from);
            let (leaves, best, remoteness) = (one.leaves.into(), one.is_best, one.remoteness);
            LoopyMove { text, component, after, leaves, best, remoteness, answer }
        });
        LoopyExplained {
            position: found.position,
            convention: found.convention.into(),
            outcome: found.outcome.into(),
            nim_value,
            infinite,
            remoteness: found.remoteness,
            parts: parts.collect(),
            moves: moves.collect(),
            moves_complete: found.complete,
            text: document.to_string(),
            document,
        }
    }
}

impl Answer for LoopyExplained {
    fn document(&self) -> Option<Document> {
        Some(self.document.clone())
    }
}

/// A title and the sections.
impl fmt::Display for LoopyExplained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&self.document.title).fmt(f)?;
        writeln!(f)?;
        for section in &self.document.sections {
            writeln!(f)?;
            Bold(&section.heading).fmt(f)?;
            write!(f, "\n{section}")?;
        }
        Ok(())
    }
}
