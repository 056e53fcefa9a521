//! Explanations of why a position is won or lost.

mod answer;
mod loopy;

pub use answer::{
    Columns, ColumnsRow, ExplainAnswer, ExplainStopped, Explained, ExplainedMove, PartOption, PartReason,
    PartValue, Refutation,
};

pub use loopy::{ExplainLoopy, ExplainingLoopy, LoopyExplained, LoopyMove, LoopyPart};

use crate::shape::convention;
use crate::{Ask, Ended, Refused, Work, World};
use grundy::explain::{ExplainQuestion, explain};
use grundy::{Budget, Failure, Position};
use serde::Deserialize;

/// Asks who wins a position, and why.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, explain::{Explain, ExplainAnswer}};
/// let question = Explain { position: "take {2,3} : 4".into(), definition: true, ..Explain::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let ExplainAnswer::Explained(answer) = answer else { panic!("no limit") };
/// assert!(answer.text.contains("G(4) = mex{G(2), G(1)} = mex{1, 0} = 2"));
/// assert_eq!(answer.moves.iter().filter(|m| m.wins).count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// Show at most this many winning moves, and at most this many refuted moves.
    #[serde(default = "max_moves")]
    pub max_moves: u64,
    /// Whether to show the options and their mex too, if a law or theorem gives the reason.
    #[serde(default)]
    pub definition: bool,
}

fn max_moves() -> u64 {
    Explain::DEFAULT_MAX_MOVES
}

impl Explain {
    /// The default of [`max_moves`](Explain::max_moves).
    pub const DEFAULT_MAX_MOVES: u64 = 20;
}

impl Default for Explain {
    fn default() -> Explain {
        Explain {
            position: String::new(),
            misere: false,
            max_moves: Explain::DEFAULT_MAX_MOVES,
            definition: false,
        }
    }
}

/// The work of explaining a position.
pub struct Explaining {
    position: Position,
    question: ExplainQuestion,
}

impl Ask for Explain {
    const NAME: &'static str = "explain";
    type Work = Explaining;

    fn begin(self, world: &World<'_>) -> Result<Explaining, Refused> {
        let question = ExplainQuestion {
            convention: convention(self.misere),
            max_moves: usize::try_from(self.max_moves).unwrap_or(usize::MAX),
            definition: self.definition,
        };
        Ok(Explaining { position: world.position(&self.position)?, question })
    }
}

impl Work for Explaining {
    type Answer = ExplainAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ExplainAnswer, Failure> {
        let explanation = explain(&self.position, &self.question, budget)?;
        Ok(ExplainAnswer::Explained(Box::new(Explained::new(&self.position, explanation))))
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ExplainAnswer> {
        Some(ExplainAnswer::Stopped(ExplainStopped {
            position: self.position.to_string(),
            convention: self.question.convention.into(),
            stopped: ended.clone(),
        }))
    }
}
