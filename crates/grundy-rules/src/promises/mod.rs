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
mod words;

pub use bare::Bare;

use crate::failure::{Halt, finish};
use crate::rules::{HeapRules, Impartial, KnownMoves, Labelled, Notation};
use crate::words::{NimValue, Outcome};
use explore::{Explorer, show};
use std::collections::BTreeSet;
use std::fmt;
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
    /// The nim-sum of the words' values is the position's value; moves make sizes smaller.
    Words,
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
            Promise::Words => "the words of a position are worth what it is, and moves lower sizes",
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

impl Broken {
    fn at(promise: Promise, position: &impl fmt::Debug, witness: impl Into<String>) -> Broken {
        Broken { promise, position: show(position), witness: witness.into() }
    }
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
/// [`Promise::Words`].
pub fn all<R: Impartial>(rules: &R, positions: impl IntoIterator<Item = R::Position>) -> Result<(), Broken> {
    let mut explorer = Explorer::new(rules);
    for position in positions {
        explorer.game(&position)?;
    }
    let mut next = 0;
    let mut words = words::Values::default();
    while let Some(position) = explorer.met.get(next).cloned() {
        next += 1;
        hooks(&mut explorer, &position)?;
        let game = explorer.game(&position)?;
        words.agree(rules, &position, explorer.games.value(game))?;
    }
    Ok(())
}

/// The promises of the optional methods at one position.
fn hooks<R: Impartial>(explorer: &mut Explorer<'_, R>, position: &R::Position) -> Result<(), Broken> {
    let rules = explorer.rules;
    let game = explorer.game(position)?;

    let mut parts = Vec::new();
    rules.parts(position, &mut |part| parts.push(part));
    let mut games = Vec::with_capacity(parts.len());
    for part in &parts {
        games.push(explorer.game(part)?);
    }
    let parts = || parts.iter().map(show).collect::<Vec<_>>().join(" + ");
    match explorer.games.sum(&games) {
        Some(sum) if sum == game => {}
        Some(_) => return Err(Broken::at(Promise::Parts, position, format!("another game: {}", parts()))),
        None => {
            let witness =
                format!("the sum is too large to compare: {}; begin with smaller positions", parts());
            return Err(Broken::at(Promise::Parts, position, witness));
        }
    }

    moves_of_parts(rules, position)?;
    let representative = rules.representative(position.clone());
    let again = rules.representative(representative.clone());
    if again != representative {
        let witness = format!("its representative {representative:?} is represented by {again:?}");
        return Err(Broken::at(Promise::Representative, position, witness));
    }
    if explorer.game(&representative)? != game {
        return Err(Broken::at(
            Promise::Representative,
            position,
            format!("another game: {representative:?}"),
        ));
    }

    let value = explorer.games.value(game);
    if let Some(known) = rules.known(position).filter(|known| *known != value) {
        return Err(Broken::at(
            Promise::Known,
            position,
            format!("by theorem {known}, by definition {value}"),
        ));
    }
    let outcome = value.outcome();
    if let Some(known) = rules.known_outcome(position).filter(|known| *known != outcome) {
        let witness = format!("by theorem {known}, by search {outcome}");
        return Err(Broken::at(Promise::KnownOutcome, position, witness));
    }
    known_moves(explorer, position)?;
    let outcome = explorer.games.misere(game);
    if let Some(known) = rules.known_misere(position).filter(|known| *known != outcome) {
        return Err(Broken::at(
            Promise::KnownMisere,
            position,
            format!("by theorem {known}, by search {outcome}"),
        ));
    }
    Ok(())
}

/// Tests that each move of a part is a move of the whole, in the same place.
fn moves_of_parts<R: Impartial>(rules: &R, position: &R::Position) -> Result<(), Broken> {
    let mut all = Vec::new();
    let _ = rules.moves(position, &mut |m| {
        all.push(m);
        ControlFlow::Continue(())
    });
    let mut stray = None;
    rules.parts(position, &mut |part| {
        let _ = rules.moves(&part, &mut |m| {
            if all.contains(&m) {
                return ControlFlow::Continue(());
            }
            stray = Some(format!("{m:?} is a move of the part {part:?}, and none of the position"));
            ControlFlow::Break(Halt::Enough)
        });
    });
    stray.map_or(Ok(()), |witness| Err(Broken::at(Promise::Parts, position, witness)))
}

/// The promises of [`Impartial::known_moves`] at one position, for every nim-value that occurs and one that
/// does not, and of [`Impartial::known_misere_moves`]; with a limit above all moves and with a small one.
fn known_moves<R: Impartial>(explorer: &mut Explorer<'_, R>, position: &R::Position) -> Result<(), Broken> {
    let rules = explorer.rules;
    let (normal, misere) = (
        rules.known_moves(position, NimValue(0), 0).is_some(),
        rules.known_misere_moves(position, 0).is_some(),
    );
    if !normal && !misere {
        return Ok(());
    }
    let mut moves: Vec<(R::Move, NimValue, Outcome)> = Vec::new();
    let mut legal = Vec::new();
    let _ = rules.moves(position, &mut |m| {
        legal.push(m);
        ControlFlow::Continue(())
    });
    for m in legal {
        let game = explorer.game(&rules.apply(position, &m))?;
        moves.push((m, explorer.games.value(game), explorer.games.misere(game)));
    }
    let mut values: Vec<NimValue> = moves.iter().map(|(_, value, _)| *value).collect();
    values.extend([NimValue(0), NimValue(values.iter().map(|v| v.0 + 1).max().unwrap_or(1))]);
    for value in values.into_iter().filter(|_| normal) {
        let all: Vec<&R::Move> = moves.iter().filter(|(_, to, _)| *to == value).map(|(m, ..)| m).collect();
        agree(position, &format!("to {value}"), &all, &|limit| rules.known_moves(position, value, limit))?;
    }
    if misere {
        let lost = |to: &Outcome| *to == Outcome::Previous;
        let all: Vec<&R::Move> = moves.iter().filter(|(.., to)| lost(to)).map(|(m, ..)| m).collect();
        agree(position, "misère", &all, &|limit| rules.known_misere_moves(position, limit))?;
    }
    Ok(())
}

/// Tests that the moves by theorem are those by search, each once, up to the limit.
fn agree<M: Eq + fmt::Debug>(
    position: &impl fmt::Debug,
    what: &str,
    all: &[&M],
    known: &dyn Fn(usize) -> Option<KnownMoves<M>>,
) -> Result<(), Broken> {
    for limit in [0, 1, all.len(), usize::MAX] {
        let Some(known) = known(limit) else { continue };
        let each_once = (1..known.first.len()).all(|i| !known.first[..i].contains(&known.first[i]));
        let holds = each_once
            && known.first.len() == limit.min(all.len())
            && known.first.iter().all(|m| all.contains(&m))
            && known.total.is_none_or(|total| total == all.len() as u128);
        if !holds {
            let witness = format!("{what} by theorem {known:?}, by search {all:?}");
            return Err(Broken::at(Promise::KnownMoves, position, witness));
        }
    }
    Ok(())
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
    let mut explorer = Explorer::new(rules);
    for position in positions {
        explorer.game(&position)?;
    }
    for position in &explorer.met {
        let end = rules.options_of(position).is_ok_and(|options| options.is_empty());
        let witness = match rules.label(position) {
            None if end => "no moves, and no label".to_string(),
            Some(label) if !end => format!("it has moves, and the label {label:?}"),
            _ => continue,
        };
        return Err(Broken::at(Promise::Label, position, witness));
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
    let mut explorer = Explorer::new(rules);
    for position in positions {
        explorer.game(&position)?;
    }
    for position in &explorer.met {
        let text = rules.show_position(position);
        let witness = match rules.parse_position(&text) {
            Ok(read) if read == *position => None,
            Ok(read) => Some(format!("written {text:?}, read {read:?}")),
            Err(error) => Some(format!("written {text:?}, refused: {error}")),
        };
        if let Some(witness) = witness {
            return Err(Broken::at(Promise::PositionText, position, witness));
        }
        let mut texts = BTreeSet::new();
        let mut twice = None;
        let _ = rules.moves(position, &mut |m| {
            let text = rules.show_move(position, &m);
            if texts.insert(text.clone()) {
                return ControlFlow::Continue(());
            }
            twice = Some(text);
            ControlFlow::Break(Halt::Enough)
        });
        if let Some(text) = twice {
            return Err(Broken::at(Promise::MoveText, position, format!("two moves are written {text:?}")));
        }
    }
    Ok(())
}

/// Tests the promise of [`HeapRules`] at all heaps up to `largest`.
///
/// ```
/// use grundy_rules::{code::Code, promises};
/// promises::heap_rules(&Code::parse("0.77").unwrap(), 40).unwrap();
/// ```
///
/// # Errors
/// The first promise that is [`Broken`].
///
/// # Laws
/// [`Promise::Defined`], [`Promise::MovesOnce`], [`Promise::Halts`], [`Promise::Heaps`], [`Promise::Known`].
/// [`all`] tests [`HeapRules::known_misere`], on [`Heaps`](crate::Heaps).
pub fn heap_rules<H: HeapRules + ?Sized>(rules: &H, largest: u64) -> Result<(), Broken> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let options = heap_options(rules, heap)?;
        for parts in &options {
            let ascending = parts.is_sorted();
            if !ascending
                || parts.first() == Some(&0)
                || parts.last().is_some_and(|&p| p >= heap)
                || heap == 0
            {
                return Err(Broken::at(Promise::Heaps, &heap, format!("a move leaves {parts:?}")));
            }
        }
        let worth = |parts: &Vec<u64>| parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]);
        let worths: BTreeSet<u64> = options.iter().map(worth).collect();
        let value = (0..).zip(&worths).take_while(|(least, worth)| least == *worth).count() as u64;
        if let Some(known) = rules.known(heap).filter(|known| known.0 != value) {
            return Err(Broken::at(
                Promise::Known,
                &heap,
                format!("by theorem {known}, by definition {}", NimValue(value)),
            ));
        }
        values.push(value);
    }
    Ok(())
}

/// The options of a heap, each once.
fn heap_options<H: HeapRules + ?Sized>(rules: &H, heap: u64) -> Result<BTreeSet<Vec<u64>>, Broken> {
    let mut options = BTreeSet::new();
    let mut twice = None;
    let flow = rules.options(heap, &mut |parts| {
        if !options.insert(parts.to_vec()) && !rules.repeats() {
            twice = Some(parts.to_vec());
        }
        ControlFlow::Continue(())
    });
    finish(flow).map_err(|error| Broken::at(Promise::Defined, &heap, error.to_string()))?;
    if let Some(parts) = twice {
        return Err(Broken::at(Promise::MovesOnce, &heap, format!("twice: {parts:?}")));
    }
    let mut visits = 0;
    let flow = rules.options(heap, &mut |_| {
        visits += 1;
        ControlFlow::Break(Halt::Enough)
    });
    let halted = matches!(flow, ControlFlow::Break(Halt::Enough));
    if visits > 1 || halted == options.is_empty() {
        return Err(Broken::at(Promise::Halts, &heap, format!("{visits} visits, and the end is {flow:?}")));
    }
    Ok(options)
}

#[cfg(test)]
mod tests;
