//! The doors of the house: what a ruleset must say, and what it may promise beyond that.

use crate::compact::Compact;
use crate::error::ParseError;
use crate::words::{NimValue, Outcome};
use std::fmt;
use std::hash::Hash;
use std::ops::ControlFlow;

/// A rule that fails at a position: a target that is not a whole number, play that cannot end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// A part of the rule has no value here; the error points into the rule.
    #[error("{0}")]
    Undefined(Box<ParseError>),
    /// A move leaves a heap that is not smaller than the heap it came from.
    #[error("play need not end: a heap of {heap} may become {}, which is not smaller", Parts(.parts))]
    NotSmaller {
        /// The smallest heap at which this happens.
        heap: u64,
        /// What the offending move leaves.
        parts: Vec<u64>,
    },
    /// A move leaves more heaps than can be listed.
    #[error("a heap of {heap} may become {parts} heaps, which are too many to list")]
    TooMany {
        /// The heap.
        heap: u64,
        /// How many heaps the move leaves.
        parts: u64,
    },
    /// A cycle of positions.
    #[error("play need not end, there is a cycle: {}", Names(.0))]
    Cycle(Vec<String>),
}

struct Parts<'a>(&'a [u64]);

/// A cycle, shortened in the middle.
struct Names<'a>(&'a [String]);

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            long if long.len() > 24 => {
                write!(f, "{} → … {} more … → {}", long[..12].join(" → "), long.len() - 13, long[0])
            }
            all => write!(f, "{}", all.join(" → ")),
        }
    }
}

impl fmt::Display for Parts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        for (i, part) in self.0.iter().enumerate() {
            write!(f, "{}{part}", if i > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}

/// Why an enumeration of moves ends early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Whoever asked has seen enough.
    Enough,
    /// The rule fails at this position.
    Broken(RuleError),
}

/// What a visitor of moves answers: go on, or halt. `?` passes it through.
pub type Flow = ControlFlow<Halt>;

/// Turns the end of an enumeration into a result: having seen enough is no failure.
///
/// # Errors
/// The rule's own failure at this position.
pub fn finish(flow: Flow) -> Result<(), RuleError> {
    match flow {
        ControlFlow::Break(Halt::Broken(error)) => Err(error),
        _ => Ok(()),
    }
}

/// A ruleset is a value that knows the moves of its positions.
///
/// # Laws
/// `moves` visits each legal move once; `apply` is defined for those moves.
pub trait Rules {
    /// A state of play.
    type Position: Clone + Eq + Hash + fmt::Debug;
    /// An act of the player to move.
    type Move: Clone + Eq + fmt::Debug;

    /// Visits each legal move from a position once, until the visitor halts.
    fn moves(&self, from: &Self::Position, each: &mut dyn FnMut(Self::Move) -> Flow) -> Flow;

    /// The position after a legal move. Trusted; [`play`](Rules::play) is the checked twin.
    fn apply(&self, from: &Self::Position, m: &Self::Move) -> Self::Position;

    /// The position after a move, if the move is legal.
    ///
    /// # Errors
    /// [`IllegalMove`] hands the move back.
    fn play(&self, from: &Self::Position, m: &Self::Move) -> Result<Self::Position, IllegalMove<Self::Move>> {
        let mut legal = false;
        let _ = self.moves(from, &mut |candidate| {
            legal = candidate == *m;
            if legal { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        });
        if legal { Ok(self.apply(from, m)) } else { Err(IllegalMove(m.clone())) }
    }

    /// The options of a position: what each move leads to, in the order of the moves.
    ///
    /// # Errors
    /// The rule's own failure at this position.
    fn options_of(&self, from: &Self::Position) -> Result<Vec<Self::Position>, RuleError> {
        let mut options = Vec::new();
        finish(self.moves(from, &mut |m| {
            options.push(self.apply(from, &m));
            ControlFlow::Continue(())
        }))?;
        Ok(options)
    }
}

/// A move that the rules do not allow, handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a legal move: {0:?}")]
pub struct IllegalMove<M: fmt::Debug>(pub M);

/// The promise that a ruleset is impartial: both players have the same moves and every play ends.
///
/// All hooks are optional; each has a law, and [`laws::all`](crate::laws::all) tests every law.
pub trait Impartial: Rules {
    /// Visits the independent parts of a position.
    ///
    /// # Laws
    /// The disjunctive sum of the parts **is** the position, move for move; equal nim-values are
    /// not enough, since misère play would break. A move of a part is a move of the position, where it
    /// does the same.
    fn parts(&self, position: &Self::Position, each: &mut dyn FnMut(Self::Position)) {
        each(position.clone());
    }

    /// An isomorphic position (symmetry), used as the key of tables.
    ///
    /// # Laws
    /// Idempotent; the options of the representative are isomorphic to those of the position.
    fn representative(&self, position: Self::Position) -> Self::Position {
        position
    }

    /// The nim-value, where a published theorem gives it at once (normal play only).
    ///
    /// # Laws
    /// Equal to the mex over all options wherever it answers.
    fn known(&self, _position: &Self::Position) -> Option<NimValue> {
        None
    }

    /// The normal-play outcome, where a published theorem gives it at once; some theorems say who
    /// wins and leave the nim-value open.
    ///
    /// # Laws
    /// Equal to the outcome by search wherever it answers.
    fn known_outcome(&self, position: &Self::Position) -> Option<Outcome> {
        self.known(position).map(NimValue::outcome)
    }

    /// The moves that leave a given nim-value, where a theorem finds them without a look at every
    /// move: the first `limit` of them, and how many there are.
    ///
    /// # Laws
    /// Wherever it answers, these are the moves to positions of that nim-value, each once.
    fn known_moves(
        &self,
        _position: &Self::Position,
        _value: NimValue,
        _limit: usize,
    ) -> Option<KnownMoves<Self::Move>> {
        None
    }

    /// The misère outcome, where a published theorem gives it at once.
    ///
    /// # Laws
    /// Equal to the outcome by search wherever it answers.
    fn known_misere(&self, _position: &Self::Position) -> Option<Outcome> {
        None
    }

    /// The winning moves under misère play, where a theorem finds them without a look at every move:
    /// the first `limit` of them, and how many there are.
    ///
    /// # Laws
    /// Wherever it answers, these are the moves to positions whose misère outcome is P, each once.
    fn known_misere_moves(
        &self,
        _position: &Self::Position,
        _limit: usize,
    ) -> Option<KnownMoves<Self::Move>> {
        None
    }

    /// The game on words, for searches that look at millions of positions.
    fn compact(&self) -> Option<&dyn Compact> {
        None
    }

    /// The words of the parts of a position, where they fit words and the game has a
    /// [compact](Impartial::compact) form.
    ///
    /// # Laws
    /// See [`Compact`].
    fn words(&self, _position: &Self::Position) -> Option<Vec<u128>> {
        None
    }

    /// Where the theorems behind the `known` methods stand: author, year, title, place.
    fn reference(&self) -> Option<&'static str> {
        None
    }
}

/// The moves that a theorem finds: see [`Impartial::known_moves`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownMoves<M> {
    /// The first of them.
    pub first: Vec<M>,
    /// How many there are, where that is known exactly.
    pub total: Option<u128>,
}

impl<M> KnownMoves<M> {
    /// All of these moves: the first `limit` are kept, the others counted.
    ///
    /// ```
    /// use grundy_rules::KnownMoves;
    /// let known = KnownMoves::all(["a", "b", "c"], 2);
    /// assert_eq!(known, KnownMoves { first: vec!["a", "b"], total: Some(3) });
    /// ```
    pub fn all(moves: impl IntoIterator<Item = M>, limit: usize) -> KnownMoves<M> {
        let mut moves = moves.into_iter();
        let first: Vec<M> = moves.by_ref().take(limit).collect();
        let total = first.len() as u128 + moves.count() as u128;
        KnownMoves { first, total: Some(total) }
    }
}

/// The rules of one heap. `Heaps` lifts them to positions of many heaps.
pub trait HeapRules {
    /// Visits the options of a heap: the non-empty heaps that a move leaves, ascending (none at
    /// all when the heap is gone). An option may be visited more than once.
    ///
    /// # Laws
    /// Every part is smaller than `heap`; rules that cannot promise this halt with
    /// [`RuleError::NotSmaller`].
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow;

    /// What the rule looks like, by which the engines choose.
    fn form(&self) -> Form<'_> {
        Form::Opaque
    }
}

/// The shapes of heap rules that engines know how to exploit.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    /// Take some number of coins out of a fixed set; the rest stays one heap.
    Take(&'a crate::take::TakeSet),
    /// A take-and-break code.
    Code(&'a crate::code::Code),
    /// A coin-turning code.
    Turning(&'a crate::turning::Turning),
    /// A formula with one coordinate.
    Formula(&'a crate::formula::Formula),
    /// Nothing is known but the options.
    Opaque,
}

/// Who has won when nobody can move, stated by the rules and not by the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The player who is to move (and cannot) wins.
    MoverWins,
    /// The player who is to move (and cannot) loses.
    MoverLoses,
    /// Nobody wins.
    Tie,
}

/// A finite game whose end positions carry a label; the turn is part of the state.
///
/// Such a game has an outcome (N, P or T for the player to move), but no nim-value and no sums.
pub trait Labelled: Rules {
    /// The label of a position without moves.
    fn label(&self, at: &Self::Position) -> Option<Label>;
}

/// How positions and moves are written.
///
/// # Laws
/// `parse_position(show_position(p)) == p`; different moves of a position are written differently.
pub trait Notation: Rules {
    /// Reads a position.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    fn parse_position(&self, text: &str) -> Result<Self::Position, ParseError>;
    /// Writes a position.
    fn show_position(&self, position: &Self::Position) -> String;
    /// Writes a move.
    fn show_move(&self, from: &Self::Position, m: &Self::Move) -> String;
}

/// Why a computation has no answer: the rule fails, or the budget is spent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The rule fails at some position.
    #[error(transparent)]
    Rule(#[from] RuleError),
    /// Out of budget.
    #[error(transparent)]
    Stopped(#[from] crate::budget::Stopped),
    /// The question makes no sense for these rules; the text says why.
    #[error("{0}")]
    Refused(String),
}
