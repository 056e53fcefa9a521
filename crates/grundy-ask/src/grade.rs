//! Grades of a played game: who was winning at each position, and which moves gave the win away.

use crate::shape::{Convention, Outcome, convention};
use crate::style::{Bold, shortened};
use crate::{Answer, Ask, Refused, Work, World};
use grundy::play::{self, ReplayError, replay};
use grundy::{Budget, Failure, Position, column_width};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for a grade of each move of a game.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, grade::{Grade, MoveGrade}};
/// let played = ["take 1..3 : 3", "take 1..3 : 1", "take 1..3 : 0"].map(String::from).into();
/// let question = Grade { played, misere: false };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.stages[0].grade, Some(MoveGrade::GaveAway));
/// assert_eq!(answer.winner, Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// The positions of the game, in order.
    pub played: Vec<String>,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
}

/// The grades of a game, position by position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Graded {
    /// The convention of play.
    pub convention: Convention,
    /// The positions, each with its outcome and the grade of the move from it.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub stages: Vec<Stage>,
    /// The player who wins, 1 or 2; null while a move is left.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2, null])))]
    pub winner: Option<usize>,
}

/// A position of a played game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// The position.
    pub position: String,
    /// The player to move, 1 or 2; player 1 began.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2])))]
    pub player: usize,
    /// Who wins under best play: `N` for the player to move.
    pub outcome: Outcome,
    /// The nim-value; null under misère play, for labelled games, and if a theorem gives only the outcome.
    pub nim_value: Option<u64>,
    /// The move from this position, in words; null at the last position.
    pub r#move: Option<String>,
    /// The grade of the move; null at the last position.
    pub grade: Option<MoveGrade>,
    /// A move that would have kept the win, in words, if the move gave it away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
}

/// The grade of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MoveGrade {
    /// The mover was winning and still is.
    Kept,
    /// The mover was winning and gave the win away.
    GaveAway,
    /// The mover was losing: there was no winning move.
    Lost,
}

impl From<play::Grade> for MoveGrade {
    fn from(grade: play::Grade) -> MoveGrade {
        match grade {
            play::Grade::Kept => MoveGrade::Kept,
            play::Grade::GaveAway => MoveGrade::GaveAway,
            play::Grade::Lost => MoveGrade::Lost,
        }
    }
}

/// The stages of a replayed game, as an answer has them.
pub fn stages(played: &[Position], stages: &[play::Stage]) -> Vec<Stage> {
    let stage = |(i, (position, stage)): (usize, (&Position, &play::Stage))| Stage {
        position: position.to_string(),
        player: i % 2 + 1,
        outcome: stage.outcome.into(),
        nim_value: stage.nim_value.map(|value| value.0),
        r#move: stage.moved.as_ref().map(|(text, _)| text.clone()),
        grade: stage.moved.as_ref().map(|(_, grade)| (*grade).into()),
        better: stage
            .better
            .clone()
            .filter(|_| stage.moved.as_ref().is_some_and(|(_, grade)| *grade == play::Grade::GaveAway)),
    };
    played.iter().zip(stages).enumerate().map(stage).collect()
}

/// The player who wins, 1 or 2; `None` while a move is left.
fn winner(stages: &[play::Stage]) -> Option<usize> {
    let last = stages.last().filter(|stage| stage.over)?;
    let mover = (stages.len() - 1) % 2 + 1;
    Some(if last.outcome == grundy::Outcome::Next { mover } else { 3 - mover })
}

/// The work of grading a game.
pub struct Grading {
    played: Vec<Position>,
    convention: grundy::Convention,
}

impl Grading {
    /// The work on a game that the caller has read. It needs at least one position.
    pub fn new(played: Vec<Position>, convention: grundy::Convention) -> Grading {
        Grading { played, convention }
    }
}

impl Ask for Grade {
    const NAME: &'static str = "grade";
    type Work = Grading;

    fn begin(self, world: &World<'_>) -> Result<Grading, Refused> {
        Ok(Grading::new(world.played(&self.played)?, convention(self.misere)))
    }
}

impl Work for Grading {
    type Answer = Graded;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Graded, Failure> {
        let played = &self.played;
        let graded = replay(played, self.convention, budget).map_err(|error| match error {
            ReplayError::Failure(failure) => failure,
            ReplayError::NoMove(at) => Failure::Refused(say!(
                "refused-no-move-leads-from-position",
                number = at + 1,
                from = shortened(&played[at].to_string()),
                next = at + 2,
                to = shortened(&played[at + 1].to_string())
            )),
        })?;
        Ok(Graded {
            convention: self.convention.into(),
            stages: stages(played, &graded),
            winner: winner(&graded),
        })
    }
}

impl Answer for Graded {}

/// The game, one position per line.
impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(first) = self.stages.first() {
            Bold(&shortened(&first.position)).fmt(f)?;
            writeln!(f, "   ({})", self.convention.words())?;
        }
        let width = column_width(self.stages.iter().filter_map(|stage| stage.r#move.as_deref()));
        for stage in &self.stages {
            let value = |value| say!("grade-nim-value", value = format!("{value:<4}"));
            let value = stage.nim_value.map_or(String::new(), value);
            let (outcome, player) = (stage.outcome.letter(), stage.player);
            write!(f, "  {outcome} {value}  {} ", say!("grade-player", player = player))?;
            match (&stage.r#move, stage.grade) {
                (Some(text), Some(grade)) => {
                    let grade = grade.words();
                    let grade = match &stage.better {
                        Some(better) => {
                            say!("grade-better", grade = grade, moved = shortened(better))
                        }
                        None => grade,
                    };
                    writeln!(f, "{text:<width$}  {grade}")?;
                }
                _ if self.winner.is_some() => writeln!(f, "{}", say!("grade-no-move"))?,
                _ => writeln!(f, "{}", say!("grade-to-move"))?,
            }
        }
        match self.winner {
            Some(winner) => writeln!(f, "{}", say!("grade-winner", player = winner)),
            None => Ok(()),
        }
    }
}

impl MoveGrade {
    fn words(self) -> String {
        match self {
            MoveGrade::Kept => say!("grade-kept"),
            MoveGrade::GaveAway => say!("grade-gave-away"),
            MoveGrade::Lost => say!("grade-lost"),
        }
    }
}
