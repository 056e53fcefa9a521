//! The events of a game that is being played, as a front end tells them one by one.

use crate::grade::Stage;
use crate::reply::Strength;
use crate::shape::Convention;
use schemars::JsonSchema;
use serde::Serialize;

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event<'a> {
    /// The game begins, or goes on.
    Start {
        /// The first position.
        position: String,
        /// The convention.
        convention: Convention,
        /// The names, the one who begins first; the program is called grundy.
        players: &'a [String; 2],
        /// How well the program plays.
        strength: Strength,
        /// The seed of chance.
        seed: u64,
        /// How many moves were made before, in a game that goes on.
        moves_made: usize,
    },
    /// A person is to move.
    Turn {
        /// The player to move: 1 for the one who began.
        #[schemars(extend("enum" = [1, 2]))]
        player: usize,
        /// The name of the player.
        name: &'a str,
        /// The position.
        position: String,
        /// The moves in the order of their numbers.
        moves: Vec<String>,
        /// Are these all moves?
        moves_complete: bool,
    },
    /// A move was made.
    Move {
        /// The player who made it: 1 for the one who began.
        #[schemars(extend("enum" = [1, 2]))]
        player: usize,
        /// The name of the player.
        name: &'a str,
        /// Who or what chose it.
        by: ChosenBy,
        /// The move.
        r#move: &'a str,
        /// The position after the move.
        position: String,
    },
    /// The moves were asked for.
    Moves {
        /// The moves in the order of their numbers.
        moves: Vec<String>,
        /// Are these all moves?
        moves_complete: bool,
    },
    /// A hint was asked for.
    Hint {
        /// The principle; where no move wins, that and why.
        principle: &'a str,
        /// A move that follows it; null where no move wins.
        r#move: Option<&'a str>,
    },
    /// The reason was asked for.
    Why {
        /// Who wins, and why.
        text: &'a str,
    },
    /// Help was asked for.
    Help {
        /// What can be said.
        text: &'a str,
    },
    /// A move was taken back.
    Undo {
        /// The position now.
        position: String,
    },
    /// The game was kept.
    Saved {
        /// The file.
        file: &'a str,
    },
    /// The answer is not known within the limits.
    Unknown {
        /// Why not.
        message: &'a str,
    },
    /// What was typed is no move.
    Error {
        /// What is wrong.
        message: &'a str,
    },
    /// The game ended, or stops here.
    End {
        /// Why.
        reason: End,
        /// The player who wins, 1 or 2, where that is known.
        #[schemars(extend("enum" = [1, 2, null]))]
        winner: Option<usize>,
        /// The positions with the grades of the moves; null where the game was not graded.
        stages: Option<Vec<Stage>>,
        /// Why there are no grades.
        not_graded: Option<&'a str>,
        /// The file that keeps the game.
        saved: Option<String>,
        /// The game as it is kept in a file.
        record: String,
    },
}

/// Who or what chose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChosenBy {
    /// A person.
    Person,
    /// The program, which never gives a win away.
    Perfect,
    /// The program, which draws one move in four at random.
    Mistakes,
    /// The program, which draws all moves at random.
    Random,
    /// The program, at random for want of an answer within its limits.
    Unknown,
}

impl From<Strength> for ChosenBy {
    fn from(strength: Strength) -> ChosenBy {
        match strength {
            Strength::Perfect => ChosenBy::Perfect,
            Strength::Mistakes => ChosenBy::Mistakes,
            Strength::Random => ChosenBy::Random,
        }
    }
}

/// Why a game ends, or stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// No move is left.
    Over,
    /// A player gave up.
    Resigned,
    /// A person left.
    Quit,
    /// Nothing more can be read.
    EndOfInput,
    /// Ctrl-C.
    Interrupted,
}

impl From<grundy::play::Strength> for Strength {
    fn from(strength: grundy::play::Strength) -> Strength {
        match strength {
            grundy::play::Strength::Perfect => Strength::Perfect,
            grundy::play::Strength::Mistakes => Strength::Mistakes,
            grundy::play::Strength::Random => Strength::Random,
        }
    }
}
