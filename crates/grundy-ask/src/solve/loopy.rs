//! Who wins a position whose play need not end.

use super::Solve;
use super::certified::{Certified, Shown};
use crate::shape::{Convention, LegalMove, Outcome, convention, fields};
use crate::style::{Bold, shortened};
use crate::{Answer, Ask, NoAnswer, Refused, Work, World};
use grundy::certificate::LoopyCertificate;
use grundy::loopy::{LoopyAnswer, LoopyValue, solve_loopy};
use grundy::solve::Worths;
use grundy::{Budget, Failure, Position};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks who wins a position whose play need not end, and by which moves. A game that goes on for ever is a draw.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, shape::Outcome, solve::SolveLoopy};
/// let question = SolveLoopy { position: "graph {a>b>a, b>c, d>d} : a + nim : 1".into(), ..SolveLoopy::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.outcome, answer.nim_value), (Outcome::N, Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveLoopy {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// List at most this many of the best moves.
    #[serde(default = "super::max_moves")]
    pub max_moves: u64,
}

impl Default for SolveLoopy {
    fn default() -> SolveLoopy {
        SolveLoopy { position: String::new(), misere: false, max_moves: Solve::DEFAULT_MAX_MOVES }
    }
}

/// Who wins a position whose play need not end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopySolved {
    /// The position.
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
    /// The moves that win, or that keep the draw.
    pub best_moves: Vec<LegalMove>,
    /// Whether the list holds all of them.
    pub best_moves_complete: bool,
    /// The certificate, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certified>,
    /// Why a program could not write the certificate that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_certificate: Option<NoAnswer>,
    #[serde(skip)]
    value: Option<String>,
}

/// The work of solving a position whose play need not end.
pub struct SolvingLoopy {
    position: Position,
    convention: grundy::Convention,
    max_moves: usize,
}

impl Ask for SolveLoopy {
    const NAME: &'static str = "solve-loopy";
    type Work = SolvingLoopy;

    fn begin(self, world: &World<'_>) -> Result<SolvingLoopy, Refused> {
        Ok(SolvingLoopy {
            position: world.position(&self.position)?,
            convention: convention(self.misere),
            max_moves: usize::try_from(self.max_moves).unwrap_or(usize::MAX),
        })
    }
}

impl Work for SolvingLoopy {
    type Answer = LoopySolved;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LoopySolved, Failure> {
        let found = solve_loopy(&self.position, self.convention, self.max_moves, budget)?;
        Ok(LoopySolved::new(&self.position, self.convention, found))
    }
}

impl SolvingLoopy {
    /// The certificate of the position. The default shows the value, and under misère play who wins.
    ///
    /// # Errors
    /// The position has no such certificate, or the budget ends.
    pub fn certificate(
        &self,
        show: Option<Shown>,
        budget: &mut Budget<'_>,
    ) -> Result<LoopyCertificate, Failure> {
        match (show, self.convention) {
            (Some(Shown::GraphValues), _) => LoopyCertificate::of_graph(&self.position, budget),
            (None | Some(Shown::NimValue), grundy::Convention::Normal) => {
                LoopyCertificate::value(&self.position, &mut Worths::default(), budget)
            }
            _ => LoopyCertificate::outcome(&self.position, self.convention, budget),
        }
    }
}

impl LoopySolved {
    fn new(position: &Position, convention: grundy::Convention, found: LoopyAnswer) -> LoopySolved {
        let value = found.value.as_ref().map(LoopyValue::to_string);
        let (nim_value, infinite) = found.value.map_or((None, None), fields);
        LoopySolved {
            position: position.to_string(),
            convention: convention.into(),
            outcome: found.outcome.into(),
            nim_value,
            infinite,
            best_moves: found.best.iter().map(LegalMove::from).collect(),
            best_moves_complete: found.complete,
            certificate: None,
            no_certificate: None,
            value,
        }
    }
}

impl Answer for LoopySolved {}

/// Who wins, the value, and the best moves.
impl fmt::Display for LoopySolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&shortened(&self.position)).fmt(f)?;
        writeln!(f, "   ({})", say!("solve-loopy-play", play = self.convention.words()))?;
        let who = match self.outcome {
            Outcome::N => say!("outcome-n"),
            Outcome::P => say!("outcome-p"),
            _ => say!("outcome-d"),
        };
        match &self.value {
            Some(value) => {
                let told = say!("solve-loopy-value", outcome = who, value = value);
                writeln!(f, "{told}   ({})", say!("solve-loopy-by-smith"))?;
            }
            None => writeln!(f, "{who}   ({})", say!("solve-loopy-by-definition"))?,
        }
        let listed = !self.best_moves.is_empty();
        let moves = match (self.outcome, listed, self.best_moves_complete) {
            (Outcome::P, ..) => say!("solve-no-winning-move"),
            // Only under misère play does a player without moves win.
            (Outcome::N, false, true) => say!("solve-no-move-left"),
            (Outcome::N, false, false) => say!("solve-none-listed"),
            (Outcome::N, true, _) => say!("solve-winning-moves"),
            (_, false, _) => say!("solve-loopy-draw-not-listed"),
            (_, true, _) => say!("solve-loopy-draw-moves"),
        };
        writeln!(f, "{moves}")?;
        for m in &self.best_moves {
            writeln!(f, "  {}", m.text)?;
        }
        if listed && !self.best_moves_complete {
            writeln!(f, "  {}", say!("solve-more"))?;
        }
        self.certificate.as_ref().map_or(Ok(()), |certificate| writeln!(f, "{certificate}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_stands_above_a_list_alone() {
        for (position, misere, max_moves, said) in [
            ("graph {a>b} : b", true, 20, "No move is left: the player to move has won.\n"),
            ("graph {a>b} : a", false, 0, "There is a winning move; none is listed.\n"),
            ("graph {a>b>a} : a", false, 0, "A move keeps the draw; none is listed.\n"),
            // More moves than are looked at: the winning one leaves 1.
            ("graph {a>b} : a + nim : 200000", false, 20, "There is a winning move; none is listed.\n"),
            ("graph {a>b} : a", true, 20, "No winning move.\n"),
            ("graph {a>b} : a", false, 20, "Winning moves:\n  a → b\n"),
            ("graph {a>b>a, b>c>b} : b", false, 1, "Moves that keep the draw:\n  b → a\n  … and more\n"),
        ] {
            let question = SolveLoopy { position: position.into(), misere, max_moves };
            let mut work = question.begin(&World::without_files()).unwrap();
            let text = work.advance(&mut Budget::default()).unwrap().to_string();
            assert!(text.ends_with(said), "{position}: {text}");
        }
    }
}
