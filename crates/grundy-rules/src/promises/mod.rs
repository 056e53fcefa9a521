//! The promises of the traits, as tests: call [`all`] on a game of your own.
//!
//! Games are compared by their trees, not by their nim-values: two positions are the same game exactly if
//! their options are, as sets, the same games. Equal nim-values would not be enough, since misère play
//! distinguishes such positions.
//!
//! ```
//! use grundy_rules::{ControlFlow, Flow, Impartial, Rules, promises};
//!
//! /// Some coins; take one or two.
//! struct OneOrTwo;
//!
//! impl Rules for OneOrTwo {
//!     type Position = u64;
//!     type Move = u64;
//!     fn moves(&self, coins: &u64, each: &mut dyn FnMut(u64) -> Flow) -> Flow {
//!         (1..=2).filter(|taken| taken <= coins).try_for_each(each)
//!     }
//!     fn apply(&self, coins: &u64, taken: &u64) -> u64 {
//!         coins - taken
//!     }
//! }
//! impl Impartial for OneOrTwo {}
//!
//! promises::all(&OneOrTwo, 0..20).unwrap();
//! ```

mod bare;
mod explore;
mod games;
mod heaps;
mod hooks;
mod numbered;
mod words;

pub use bare::Bare;
pub use heaps::heap_rules;

use crate::failure::Halt;
use crate::rules::{Impartial, Labelled, Notation};
use explore::Explorer;
use numbered::{Numbered, PositionId, Texts};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A promise of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Promise {
    /// The rules have an answer at every position.
    Defined,
    /// `moves` visits each legal move once.
    MovesOnce,
    /// `moves` ends when the visitor halts, and returns that halt.
    Halts,
    /// `play` leads where `apply` leads if the move is legal, and hands an illegal move back.
    Play,
    /// Every play ends.
    Ends,
    /// The disjunctive sum of the parts is the position, move for move.
    Parts,
    /// The representative is the same game, and its own representative.
    Representative,
    /// The nim-value by theorem is the mex over all options.
    Known,
    /// The normal outcome by theorem is the outcome by search.
    KnownOutcome,
    /// The moves to a nim-value (or to misère P-positions) by theorem are those among all moves.
    KnownMoves,
    /// The misère outcome by theorem is the outcome by search.
    KnownMisere,
    /// A reason claims what is true.
    Reason,
    /// The nim-sum of the words' values is the position's value; moves make sizes smaller.
    Words,
    /// The exact word of a position stands for it, and every option has one as well.
    ExactWord,
    /// Reading the text of a position gives the position.
    PositionText,
    /// Different moves from a position are written differently.
    MoveText,
    /// A position has a label exactly if it has no moves.
    Label,
    /// A move leaves non-empty heaps, each smaller than the heap, in ascending order.
    Heaps,
}

impl Promise {
    /// The promise in one sentence.
    pub fn statement(self) -> &'static str {
        match self {
            Promise::Defined => "the rules have an answer at every position",
            Promise::MovesOnce => "`moves` visits each legal move once",
            Promise::Halts => "`moves` ends when the visitor halts, and says so",
            Promise::Play => "`play` leads where `apply` leads, and hands illegal moves back",
            Promise::Ends => "every play ends",
            Promise::Parts => "the sum of the parts is the position, move for move",
            Promise::Representative => "the representative is the same game, and its own representative",
            Promise::Known => "the nim-value by theorem is the mex over all options",
            Promise::KnownOutcome => "the outcome by theorem is the outcome by search",
            Promise::KnownMoves => "the moves by theorem are those by search",
            Promise::KnownMisere => "the misère outcome by theorem is the outcome by search",
            Promise::Reason => "what a reason claims is true",
            Promise::Words => "the words of a position are worth what it is, and moves lower sizes",
            Promise::ExactWord => "an exact word stands for its position, and the options have one as well",
            Promise::PositionText => "a position is read as it was written",
            Promise::MoveText => "different moves are written differently",
            Promise::Label => "a position has a label exactly if it has no moves",
            Promise::Heaps => "a move leaves smaller, non-empty heaps in ascending order",
        }
    }
}

/// A promise that does not hold, the position where it fails, and a witness.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("broken promise: {}\n  at {position}\n  {witness}", .promise.statement())]
pub struct Broken {
    /// The promise.
    pub promise: Promise,
    /// The position, as `Debug` shows it.
    pub position: String,
    /// The witness: a move, a cycle, two different answers.
    pub witness: String,
}

/// Tests every promise of [`Impartial`] at the given positions and at all that can be reached from them.
///
/// ```
/// use grundy_rules::promises::{self, Promise};
/// use grundy_rules::graph::StateGraph;
/// let graph = StateGraph::inline("{a>b>c, c>b}").unwrap();
/// let broken = promises::all(&graph, graph.node("a")).unwrap_err();
/// assert_eq!((broken.promise, &*broken.witness), (Promise::Ends, "a cycle: 1 → 2 → 1"));
/// ```
///
/// # Errors
/// The first promise that is [`Broken`]. More than 200 000 positions, more than 4096 moves from one of them,
/// or sums of parts too large to compare are reported in the same way: begin with smaller positions.
///
/// # Cost
/// Each position that can be reached is visited once. The sum of the parts of a position is built as a game
/// tree, so this is made for small positions (a few dozen coins).
///
/// # Laws
/// At every position, parts and representatives included: [`Promise::Defined`], [`Promise::MovesOnce`],
/// [`Promise::Halts`], [`Promise::Play`], [`Promise::Ends`], [`Promise::Parts`], [`Promise::Representative`],
/// [`Promise::Known`], [`Promise::KnownOutcome`], [`Promise::KnownMoves`], [`Promise::KnownMisere`],
/// [`Promise::Words`], [`Promise::ExactWord`].
pub fn all<R: Impartial>(rules: &R, positions: impl IntoIterator<Item = R::Position>) -> Result<(), Broken> {
    let mut rules = Numbered::new(rules);
    let from = rules.numbers(positions);
    hooks::all(&mut rules, &from)
}

/// Tests the promise of [`Labelled`] at the given positions and at all that can be reached from them.
///
/// # Errors
/// The first promise that is [`Broken`]; positions too large to explore are reported as by [`all`].
///
/// # Laws
/// [`Promise::Defined`], [`Promise::MovesOnce`], [`Promise::Halts`], [`Promise::Play`], [`Promise::Ends`],
/// [`Promise::Label`].
pub fn labelled<R: Labelled>(
    rules: &R,
    positions: impl IntoIterator<Item = R::Position>,
) -> Result<(), Broken> {
    let mut numbered = Numbered::new(rules);
    let from = numbered.numbers(positions);
    let met = Explorer::new(&mut numbered, &from)?.met;
    for position in met.into_iter().map(|position| numbered.position(position)) {
        let end = rules.options_of(position).is_ok_and(|options| options.is_empty());
        let witness = match rules.label(position) {
            None if end => "no moves, and no label".to_string(),
            Some(label) if !end => format!("it has moves, and the label {label:?}"),
            _ => continue,
        };
        return Err(Broken { promise: Promise::Label, position: format!("{position:?}"), witness });
    }
    Ok(())
}

/// Tests the promise of [`Notation`] at the given positions and at all that can be reached from them.
///
/// ```
/// use grundy_rules::{Heaps, promises, take::TakeSet};
/// promises::notation(&Heaps(TakeSet::any()), [vec![3, 1], vec![0, 2]]).unwrap();
/// ```
///
/// # Errors
/// The first promise that is [`Broken`]; positions too large to explore are reported as by [`all`].
///
/// # Laws
/// [`Promise::PositionText`], [`Promise::MoveText`].
pub fn notation<R: Notation>(
    rules: &R,
    positions: impl IntoIterator<Item = R::Position>,
) -> Result<(), Broken> {
    let mut rules = Numbered::new(rules);
    let from = rules.numbers(positions);
    texts(&mut rules, &from)
}

fn texts(rules: &mut dyn Texts, from: &[PositionId]) -> Result<(), Broken> {
    let met = Explorer::new(rules.rules(), from)?.met;
    for position in met {
        let mut seen = BTreeSet::new();
        let mut twice = None;
        let misread = rules.misread(position).map(|witness| (Promise::PositionText, witness));
        rules.move_texts(position, &mut |text| {
            if seen.insert(text.clone()) {
                return ControlFlow::Continue(());
            }
            twice = Some(format!("two moves are written {text:?}"));
            ControlFlow::Break(Halt::Enough)
        });
        let twice = twice.map(|witness| (Promise::MoveText, witness));
        if let Some((promise, witness)) = misread.or(twice) {
            return Err(Broken { promise, position: rules.rules().show(position), witness });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
