//! The move of a computer opponent.

use crate::shape::{LegalMove, convention};
use crate::style::Bold;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Convention, Failure, Position, play};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the move of an opponent of a given strength.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, reply::Reply};
/// let question = Reply { position: "nim : 3, 4, 5".into(), ..Reply::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.0.after, "nim : 1, 4, 5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// How well the opponent plays.
    #[serde(default)]
    pub strength: Strength,
    /// The seed of the random numbers. The same seed gives the same move.
    #[serde(default)]
    pub seed: u64,
}

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Never gives a win away.
    #[default]
    Perfect,
    /// Chooses one move in four at random.
    Mistakes,
    /// Chooses all moves at random.
    Random,
}

impl From<Strength> for play::Strength {
    fn from(strength: Strength) -> play::Strength {
        match strength {
            Strength::Perfect => play::Strength::Perfect,
            Strength::Mistakes => play::Strength::Mistakes,
            Strength::Random => play::Strength::Random,
        }
    }
}

/// The opponent's move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ReplyAnswer(pub LegalMove);

/// The work of choosing a move.
pub struct Replying {
    position: Position,
    convention: Convention,
    strength: play::Strength,
    seed: u64,
}

impl Ask for Reply {
    const NAME: &'static str = "reply";
    type Work = Replying;

    fn begin(self, world: &World<'_>) -> Result<Replying, Refused> {
        Ok(Replying {
            position: world.position(&self.position)?,
            convention: convention(self.misere),
            strength: self.strength.into(),
            seed: self.seed,
        })
    }
}

impl Work for Replying {
    type Answer = ReplyAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ReplyAnswer, Failure> {
        let made = play::reply(&self.position, self.convention, self.strength, self.seed, budget)?;
        let made = made.ok_or_else(|| Failure::Refused(say!("refused-no-move-left")))?;
        Ok(ReplyAnswer(LegalMove::from(&made)))
    }
}

impl Answer for ReplyAnswer {}

/// The move in words.
impl fmt::Display for ReplyAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&self.0.text).fmt(f)?;
        writeln!(f)
    }
}
