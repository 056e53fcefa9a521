//! Who wins a position, its nim-value, and its winning moves.

mod answer;
mod certified;
mod certify;
mod loopy;
mod saved;
mod text;

pub use answer::{Assumed, Move, SoFar, SolveAnswer, Solved};
pub use certified::{CertificateKind, Certified, Shown};
pub use certify::{Certificate, Certify};
pub use loopy::{LoopySolved, SolveLoopy, SolvingLoopy};

use crate::shape::convention;
use crate::{Ask, Ended, Refused, Remedy, Saves, Work, World};
use grundy::solve::{Question, Solver};
use grundy::{Budget, Failure, KnownBy, Outcome, Position, Stopped, Why};
use serde::Deserialize;
use std::sync::Arc;

/// Asks who wins a position, and by which moves.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, solve::{Solve, SolveAnswer}};
/// let question = Solve { position: "kayles : 7".into(), ..Solve::default() };
/// let SolveAnswer::Solved(answer) = question.begin(&World::without_files())?.advance(&mut Budget::default())?
/// else { panic!("no limit") };
/// assert_eq!((answer.nim_value, answer.winning_moves.len()), (Some(2), 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// Find only this, and list no moves.
    #[serde(default)]
    pub only: Option<Wanted>,
    /// Whether to find the remoteness of the whole position, by search.
    #[serde(default)]
    pub remoteness: bool,
    /// List at most this many winning moves.
    #[serde(default = "max_moves")]
    pub max_moves: u64,
    /// Whether to use a law that is only seen, if no law is proved.
    #[serde(default)]
    pub assume_seen: bool,
}

fn max_moves() -> u64 {
    Solve::DEFAULT_MAX_MOVES
}

impl Solve {
    /// The default of [`max_moves`](Solve::max_moves).
    pub const DEFAULT_MAX_MOVES: u64 = 20;
}

impl Default for Solve {
    fn default() -> Solve {
        Solve {
            position: String::new(),
            misere: false,
            only: None,
            remoteness: false,
            max_moves: Solve::DEFAULT_MAX_MOVES,
            assume_seen: false,
        }
    }
}

/// The only result that a question about a position wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// The nim-value.
    NimValue,
    /// Who wins. This often takes less time.
    Outcome,
}

impl From<Wanted> for grundy::solve::Wanted {
    fn from(wanted: Wanted) -> grundy::solve::Wanted {
        match wanted {
            Wanted::NimValue => grundy::solve::Wanted::NimValue,
            Wanted::Outcome => grundy::solve::Wanted::Outcome,
        }
    }
}

impl Ask for Solve {
    const NAME: &'static str = "solve";
    type Work = Solving;

    fn begin(self, world: &World<'_>) -> Result<Solving, Refused> {
        Ok(Solving::new(self.clone(), world.position(&self.position)?))
    }
}

/// The work of solving a position, with all results so far.
pub struct Solving {
    asked: Solve,
    question: Question,
    /// The solver. A front end uses it for checkpoints and threads.
    pub solver: Solver,
}

/// The ticks for reading a value that the solver already knows.
const RECALL_TICKS: u64 = 1 << 16;
/// The bytes for reading such a value: few, because a limit on memory may just have ended the search.
const RECALL_BYTES: u64 = 1 << 16;

impl Solving {
    /// The work on a position that the caller has read. It ignores the text of the position in `asked`.
    pub fn new(asked: Solve, position: impl Into<Arc<Position>>) -> Solving {
        let question = Question {
            convention: convention(asked.misere),
            only: asked.only.map(Into::into),
            remoteness: asked.remoteness,
            max_moves: usize::try_from(asked.max_moves).unwrap_or(usize::MAX),
        };
        let mut solver = Solver::new(position);
        if asked.assume_seen {
            solver.worths.assume_seen();
        }
        Solving { asked, question, solver }
    }

    /// The position.
    pub fn position(&self) -> &Arc<Position> {
        self.solver.position()
    }

    /// Who wins, and the nim-value, if the search found them and only winning moves are missing.
    fn known(&mut self) -> Option<grundy::solve::Answer> {
        let value = Question {
            only: Some(grundy::solve::Wanted::NimValue),
            remoteness: false,
            ..self.question.clone()
        };
        let lists_moves =
            self.question.only.is_none() && self.question.convention == grundy::Convention::Normal;
        let answer = lists_moves
            .then(|| self.solver.solve(&value, &mut Budget::work(RECALL_TICKS).bytes(RECALL_BYTES)).ok())
            .flatten()?;
        (answer.outcome == Outcome::Next).then_some(answer)
    }
}

impl Work for Solving {
    type Answer = SolveAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<SolveAnswer, Failure> {
        let answer = self.solver.solve(&self.question, budget)?;
        let position = self.solver.position().clone();
        let mut solved = Solved::new(&self.asked, position, answer)?;
        if solved.answer().known_by == KnownBy::Seen {
            solved.assumed = Some(Assumed::of_position(&mut self.solver));
        }
        Ok(SolveAnswer::Solved(Box::new(solved)))
    }

    fn resumes(&self) -> bool {
        // A decision of automata about a heap, and the list of its winning moves, start over.
        self.solver.position().components.iter().all(|component| component.ruleset.heap().is_none())
    }

    fn so_far(&mut self, ended: &Ended) -> Option<SolveAnswer> {
        let known = self.known();
        let position = self.solver.position().clone();
        Some(SolveAnswer::Stopped(Box::new(SoFar::new(&self.asked, position, known, ended.clone()))))
    }

    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        if stopped.why == Why::Cancelled {
            return None;
        }
        let position = self.solver.position().clone();
        let worths = &mut self.solver.worths;
        let found = position
            .components
            .iter()
            .find_map(|component| worths.sequence(&component.ruleset)?.noticed())?;
        Some(Remedy::assume_seen(&found))
    }

    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        self.searched().map(Some)
    }

    fn engine(&mut self) -> Option<String> {
        Some(self.solver.engines())
    }
}
