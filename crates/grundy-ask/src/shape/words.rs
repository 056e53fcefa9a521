//! The terms of combinatorial game theory in JSON.

use grundy_words::say;
use serde::Serialize;

/// The convention of play: who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// The last mover wins.
    Normal,
    /// The last mover loses.
    Misere,
}

impl From<grundy::Convention> for Convention {
    fn from(convention: grundy::Convention) -> Convention {
        match convention {
            grundy::Convention::Normal => Convention::Normal,
            grundy::Convention::Misere => Convention::Misere,
        }
    }
}

impl Convention {
    /// The name of the convention.
    pub(crate) fn words(self) -> String {
        match self {
            Convention::Normal => say!("normal-play"),
            Convention::Misere => say!("misere-play"),
        }
    }
}

/// The convention for a question's field `misere`.
pub(crate) fn convention(misere: bool) -> grundy::Convention {
    if misere { grundy::Convention::Misere } else { grundy::Convention::Normal }
}

/// The outcome: who wins under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Outcome {
    /// The player to move wins.
    N,
    /// The other player wins.
    P,
    /// The game is a tie.
    T,
    /// Nobody can win, and best play goes on for ever.
    D,
}

impl Outcome {
    /// The usual letter of the outcome.
    pub fn letter(self) -> char {
        match self {
            Outcome::N => 'N',
            Outcome::P => 'P',
            Outcome::T => 'T',
            Outcome::D => 'D',
        }
    }
}

impl KnownBy {
    /// The word that JSON and text use.
    pub fn word(self) -> &'static str {
        match self {
            KnownBy::Definition => "definition",
            KnownBy::Theorem => "theorem",
            KnownBy::Proved => "proved",
            KnownBy::Seen => "seen",
        }
    }
}

impl KnownBy {
    /// The way in the language of the thread, as a label or after "by".
    pub(crate) fn words(self) -> String {
        say!("known-by", way = self.word())
    }
}

impl From<grundy::Outcome> for Outcome {
    fn from(outcome: grundy::Outcome) -> Outcome {
        match outcome {
            grundy::Outcome::Next => Outcome::N,
            grundy::Outcome::Previous => Outcome::P,
            grundy::Outcome::Tie => Outcome::T,
            grundy::Outcome::Draw => Outcome::D,
        }
    }
}

/// How an answer is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum KnownBy {
    /// By definition: mex or backward induction over all options.
    Definition,
    /// By a published theorem about a whole family of rules.
    Theorem,
    /// By a named theorem whose finite hypotheses were checked for this rule.
    Proved,
    /// Without a proof: it holds for all computed values.
    Seen,
}

impl From<grundy::KnownBy> for KnownBy {
    fn from(known_by: grundy::KnownBy) -> KnownBy {
        match known_by {
            grundy::KnownBy::Definition => KnownBy::Definition,
            grundy::KnownBy::Theorem => KnownBy::Theorem,
            grundy::KnownBy::Proved => KnownBy::Proved,
            grundy::KnownBy::Seen => KnownBy::Seen,
        }
    }
}

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PlayedWith {
    /// Heaps: each part of a position is a number.
    Heap,
    /// Tuples of numbers, or a single number that a move may leave as large or larger.
    Points,
    /// Positions in the game's own notation.
    Game,
    /// Nodes of a state graph.
    Graph,
}

impl PlayedWith {
    /// What the game of a rule is played with.
    pub fn of(ruleset: &grundy::Ruleset) -> PlayedWith {
        match ruleset.kind() {
            grundy::Kind::Heap(_) => PlayedWith::Heap,
            grundy::Kind::Points(_) => PlayedWith::Points,
            grundy::Kind::Game(_) => PlayedWith::Game,
            grundy::Kind::Graph(_) => PlayedWith::Graph,
        }
    }
}
