//! The traits of the crate: what a ruleset must provide, and what it may promise beyond that.

use crate::compact::Compact;
use crate::error::ParseError;
use crate::failure::{Flow, Halt, RuleError, finish};
use crate::reason::Reason;
use crate::words::{NimValue, Outcome};
use std::fmt;
use std::hash::Hash;
use std::ops::ControlFlow;

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

    /// The position after a legal move. Trusted; [`play`](Rules::play) is the checked version.
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

    /// The options of a position: where each move leads, in the order of the moves.
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

/// The promise that a ruleset is impartial: both players have the same moves, and every play ends.
///
/// All hooks are optional; each is a promise, and [`promises::all`](crate::promises::all) tests them all.
pub trait Impartial: Rules {
    /// Visits the independent parts of a position.
    ///
    /// # Laws
    /// The disjunctive sum of the parts **is** the position, move for move. Equal nim-values are not enough,
    /// since misère play would break. A move of a part is also a move of the position, with the same effect.
    fn parts(&self, position: &Self::Position, each: &mut dyn FnMut(Self::Position)) {
        each(position.clone());
    }

    /// An isomorphic position (symmetry), the key in tables.
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

    /// The normal-play outcome, where a published theorem gives it at once; some theorems say who wins but
    /// not the nim-value.
    ///
    /// # Laws
    /// Equal to the outcome by search wherever it answers.
    fn known_outcome(&self, position: &Self::Position) -> Option<Outcome> {
        self.known(position).map(NimValue::outcome)
    }

    /// The moves that leave a given nim-value, where a theorem finds them without trying every move: the
    /// first `limit` of them, and how many there are.
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

    /// The winning moves under misère play, where a theorem finds them without trying every move: the first
    /// `limit` of them, and how many there are.
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

    /// The words of the parts of a position, if they fit into words and the game has a
    /// [compact](Impartial::compact) form.
    ///
    /// # Laws
    /// See [`Compact`].
    fn words(&self, _position: &Self::Position) -> Option<Vec<u128>> {
        None
    }

    /// The position as a word, if every position that can be reached from it has one. Tables of very many positions keep it.
    ///
    /// # Laws
    /// [`of_exact_word`](Impartial::of_exact_word) gives the same position back.
    fn exact_word(&self, _position: &Self::Position) -> Option<u128> {
        None
    }

    /// The position of an [exact word](Impartial::exact_word).
    fn of_exact_word(&self, _word: u128) -> Option<Self::Position> {
        None
    }

    /// Why the theorem gives this position its nim-value or its outcome under normal play, for a learner.
    ///
    /// # Laws
    /// What it [claims](Reason::claim) is true, and the Nim heaps that it names have the nim-sum that it
    /// claims.
    fn reason(&self, _position: &Self::Position) -> Option<Reason> {
        None
    }

    /// Where the theorems behind the `known` methods are published: author, year, title, place.
    fn reference(&self) -> Option<&'static str> {
        None
    }
}

/// The moves that a theorem finds: see [`Impartial::known_moves`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownMoves<M> {
    /// The first of them.
    pub first: Vec<M>,
    /// How many there are, if the exact number is known.
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
    /// Visits the options of a heap: the non-empty heaps that a move leaves, ascending (none if the heap is
    /// gone). An option may be visited more than once.
    ///
    /// # Laws
    /// Every part is smaller than `heap`; rules that cannot promise this halt with
    /// [`RuleError::NotSmaller`].
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow;

    /// Whether [`options`](HeapRules::options) may visit an option more than once.
    ///
    /// # Laws
    /// If not, each option is visited once.
    fn repeats(&self) -> bool {
        true
    }

    /// The nim-value of a heap, where a published theorem gives it at once (normal play only).
    ///
    /// # Laws
    /// Equal to the mex over all options wherever it answers.
    fn known(&self, _heap: u64) -> Option<NimValue> {
        None
    }

    /// The misère outcome of some heaps, where a published theorem gives it at once.
    ///
    /// # Laws
    /// Equal to the outcome by search wherever it answers.
    fn known_misere(&self, _heaps: &[u64]) -> Option<Outcome> {
        None
    }
}

/// Who has won when nobody can move, as the rules state; the last move does not matter.
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
