//! The events of a game in progress, which a front end reports one by one.

use crate::grade::Stage;
use crate::reply::Strength;
use crate::shape::Convention;
use serde::Serialize;

/// An event in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event<'a> {
    /// The game begins or continues.
    Start {
        /// The first position.
        position: String,
        /// The convention of play.
        convention: Convention,
        /// The names of the players; the first one begins. The program is called grundy.
        players: &'a [String; 2],
        /// How well the program plays.
        strength: Strength,
        /// The seed of the random numbers.
        seed: u64,
        /// The number of earlier moves in a continued game.
        moves_made: usize,
    },
    /// It is a person's turn.
    Turn {
        /// The player to move, 1 or 2; player 1 began.
        #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2])))]
        player: usize,
        /// The player's name.
        name: &'a str,
        /// The present position.
        position: String,
        /// The moves in the order of their numbers.
        moves: Vec<String>,
        /// Whether the list holds every move.
        moves_complete: bool,
    },
    /// A player made a move.
    Move {
        /// The player who moved, 1 or 2; player 1 began.
        #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2])))]
        player: usize,
        /// The player's name.
        name: &'a str,
        /// Who chose the move.
        by: ChosenBy,
        /// The move.
        r#move: &'a str,
        /// The position after the move.
        position: String,
    },
    /// A person asked for the moves.
    Moves {
        /// The moves in the order of their numbers.
        moves: Vec<String>,
        /// Whether the list holds every move.
        moves_complete: bool,
    },
    /// A person asked for a hint.
    Hint {
        /// The principle. If no move wins, it says so and why.
        principle: &'a str,
        /// A move that follows the principle; null if no move wins.
        r#move: Option<&'a str>,
    },
    /// A person asked who wins and why.
    Why {
        /// Who wins, and why.
        text: &'a str,
    },
    /// A person asked for help.
    Help {
        /// The words that a person can type.
        text: &'a str,
    },
    /// A person took a move back.
    Undo {
        /// The position now.
        position: String,
    },
    /// A file now holds the game.
    Saved {
        /// The file.
        file: &'a str,
    },
    /// A limit ended the work before there was an answer.
    Unknown {
        /// What ended the work.
        message: &'a str,
    },
    /// A person typed something that is not a move.
    Error {
        /// What is wrong.
        message: &'a str,
    },
    /// The game is over or breaks off.
    End {
        /// Why the game ends.
        reason: End,
        /// The player who wins, 1 or 2; null if that is not known.
        #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2, null])))]
        winner: Option<usize>,
        /// The positions with the grades of the moves; null if the game has no grades.
        stages: Option<Vec<Stage>>,
        /// Why there are no grades.
        not_graded: Option<&'a str>,
        /// The file that holds the game; null without a file.
        saved: Option<String>,
        /// The text of the game's file.
        record: String,
    },
}

/// Who chose a move, a person or the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChosenBy {
    /// A person.
    Person,
    /// The program, in perfect play: it never gives a win away.
    Perfect,
    /// The program, with mistakes: it chooses one move in four at random.
    Mistakes,
    /// The program, which chooses all moves at random.
    Random,
    /// The program, at random, because a limit ended its search for a good move.
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

/// Why a game ends or breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// No move is left.
    Over,
    /// A player resigned.
    Resigned,
    /// A person left.
    Quit,
    /// The input ended.
    EndOfInput,
    /// A person pressed Ctrl-C.
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
