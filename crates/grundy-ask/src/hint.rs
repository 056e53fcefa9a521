//! Advice for the player to move, with the principle behind it.

use crate::shape::{LegalMove, convention};
use crate::style::Bold;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Convention, Failure, Position, play};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for a good move in a position, and for the principle behind it.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, hint::Hint};
/// let question = Hint { position: "take 1..3 : 10".into(), misere: false };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.principle, "leave a multiple of 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
}

/// Advice for the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintAnswer {
    /// The principle, such as `make the nim-sum 0: heap 3 to 1`. If no move wins, it says so and why.
    pub principle: String,
    /// A move that follows the principle; null if no move wins.
    pub r#move: Option<LegalMove>,
}

/// The work of finding advice for a position.
pub struct Advising {
    position: Position,
    convention: Convention,
}

impl Ask for Hint {
    const NAME: &'static str = "hint";
    type Work = Advising;

    fn begin(self, world: &World<'_>) -> Result<Advising, Refused> {
        Ok(Advising { position: world.position(&self.position)?, convention: convention(self.misere) })
    }
}

impl Work for Advising {
    type Answer = HintAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<HintAnswer, Failure> {
        let hint = play::hint(&self.position, self.convention, budget)?;
        Ok(HintAnswer { principle: hint.principle, r#move: hint.moved.as_ref().map(LegalMove::from) })
    }
}

impl Answer for HintAnswer {}

/// The principle, and the move.
impl fmt::Display for HintAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(made) = &self.r#move else { return writeln!(f, "{}", self.principle) };
        let bold = Bold(&made.text);
        let moved = if f.alternate() { format!("{bold:#}") } else { bold.to_string() };
        writeln!(f, "{}", say!("labelled", label = &self.principle, text = moved))
    }
}
