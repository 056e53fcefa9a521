//! The words of the field, as JSON says them.

use schemars::JsonSchema;
use serde::Serialize;

/// Who wins when nobody can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// The convention in words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Convention::Normal => "normal play",
            Convention::Misere => "misère play",
        }
    }
}

/// The convention of a question that says whether play is misère.
pub(crate) fn convention(misere: bool) -> grundy::Convention {
    if misere { grundy::Convention::Misere } else { grundy::Convention::Normal }
}

/// Who wins under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum Outcome {
    /// The player to move.
    N,
    /// The other one.
    P,
    /// Nobody: a tie.
    T,
}

impl Outcome {
    /// The letter of the field.
    pub fn letter(self) -> char {
        match self {
            Outcome::N => 'N',
            Outcome::P => 'P',
            Outcome::T => 'T',
        }
    }
}

impl KnownBy {
    /// The word of the field.
    pub fn word(self) -> &'static str {
        match self {
            KnownBy::Definition => "definition",
            KnownBy::Theorem => "theorem",
            KnownBy::Proved => "proved",
            KnownBy::Seen => "seen",
        }
    }
}

impl From<grundy::Outcome> for Outcome {
    fn from(outcome: grundy::Outcome) -> Outcome {
        match outcome {
            grundy::Outcome::Next => Outcome::N,
            grundy::Outcome::Previous => Outcome::P,
            grundy::Outcome::Tie => Outcome::T,
        }
    }
}

/// How an answer is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum KnownBy {
    /// By mex, or by backward induction, over all options.
    Definition,
    /// By a published theorem for the whole family.
    Theorem,
    /// By the finite hypotheses of a named theorem, checked for this very rule.
    Proved,
    /// As far as computed, without a proof.
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

/// What a rule is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlayedWith {
    /// Heaps, each a number.
    Heap,
    /// Tuples of numbers, or one number that need not grow less.
    Points,
    /// Positions in a notation of the game's own.
    Game,
    /// The nodes of a state graph.
    Graph,
}

impl PlayedWith {
    /// What this rule is played with.
    pub fn of(ruleset: &grundy::Ruleset) -> PlayedWith {
        match ruleset.kind() {
            grundy::Kind::Heap(_) => PlayedWith::Heap,
            grundy::Kind::Points(_) => PlayedWith::Points,
            grundy::Kind::Game(_) => PlayedWith::Game,
            grundy::Kind::Graph(_) => PlayedWith::Graph,
        }
    }
}
