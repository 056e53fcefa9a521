//! Games of every kind behind one interface: positions become numbers, so that a board, a strip and a graph
//! can be parts of one sum.

use crate::budget::Budget;
use crate::compact::Compact;
use crate::error::ParseError;
use crate::failure::{Failure, Flow, Halt, finish};
use crate::reason::Reason;
use crate::rules::{Impartial, KnownMoves, Notation};
use crate::words::{NimValue, Outcome};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A move in the game's own notation, and the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Made {
    /// The move.
    pub name: String,
    /// The position after it.
    pub leaves: String,
}

/// The longest position that is shown after a move, in characters.
const MAX_SHOWN_POSITION: usize = 200;

/// The move and what it leaves; the move alone if that would be too long to read.
impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.leaves.chars().nth(MAX_SHOWN_POSITION).is_some() {
            return f.write_str(&self.name);
        }
        let leaves = if self.leaves.is_empty() { "nothing" } else { &self.leaves };
        write!(f, "{} → {leaves}", self.name)
    }
}

/// A move that is visited; its text is made only on demand.
pub trait Visited {
    /// How the move is written, and the position that it leaves.
    fn made(&self) -> Made;

    /// The parts that it leaves, as they stand on the board.
    fn left(&self) -> Vec<u64>;
}

/// Visits a move: its text, and the parts that it leaves, each in the form that tables use.
pub type EachMove<'a> = dyn FnMut(&dyn Visited, &[u64]) -> Flow + 'a;

/// Visits the parts that a move leaves, each in the form that tables use.
pub type EachOption<'a> = dyn FnMut(&[u64]) -> Flow + 'a;

/// Visits a move of any rules: its text, if moves have names, and the numbers of the parts that it leaves,
/// concatenated.
pub type EachNamed<'a> = dyn FnMut(Option<&dyn Visited>, &[u64]) -> Flow + 'a;

/// Any impartial game with a notation, its positions numbered as they are met.
///
/// The numbers stand for positions of this very value; another value of the same game numbers its positions
/// in another order.
///
/// ```
/// use grundy_rules::{Budget, ControlFlow, Heaps, game::{Game, Numbered}, take::TakeSet};
/// let nim = Numbered::new(Heaps(TakeSet::any()), None);
/// let whole = nim.read("3, 1")?;
/// let parts = nim.parts(whole);
/// assert_eq!(parts.iter().map(|&part| nim.show(part)).collect::<Vec<_>>(), ["3", "1"]);
/// let mut left = Vec::new();
/// nim.moves(parts[0], whole, &mut Budget::default(), &mut |visited, _| {
///     left.push(visited.made().leaves);
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(left, ["1, 2", "1, 1", "1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: fmt::Debug + Send + Sync {
    /// Visits each move from a part once. `whole` is the position that contains the part, or the part itself;
    /// its board shows what a move leaves.
    ///
    /// # Errors
    /// The rule's own failure at this position, or the end of the budget.
    fn moves(
        &self,
        part: u64,
        whole: u64,
        budget: &mut Budget<'_>,
        each: &mut EachMove<'_>,
    ) -> Result<(), Failure>;

    /// Visits the parts that each move leaves, as [`moves`](Game::moves) does, but numbers no new position:
    /// one that has not been met has a temporary number, from `u64::MAX` down. Equal parts of one option have
    /// equal numbers; in the next option a temporary number stands for another position.
    ///
    /// # Errors
    /// The rule's own failure at this position, or the end of the budget.
    fn look(&self, part: u64, budget: &mut Budget<'_>, each: &mut EachOption<'_>) -> Result<(), Failure>;

    /// The nim-value by a theorem.
    fn known(&self, part: u64) -> Option<NimValue>;

    /// The normal-play outcome by a theorem.
    fn known_outcome(&self, part: u64) -> Option<Outcome>;

    /// The moves of a part to a given nim-value by a theorem, each with the parts that it leaves as they
    /// stand; `whole` as in [`moves`](Game::moves).
    fn known_moves(
        &self,
        part: u64,
        whole: u64,
        value: NimValue,
        limit: usize,
    ) -> Option<KnownMoves<(Made, Vec<u64>)>>;

    /// The misère outcome by a theorem.
    fn known_misere(&self, part: u64) -> Option<Outcome>;

    /// The winning moves under misère play by a theorem, each with the parts that it leaves as they
    /// stand.
    fn known_misere_moves(&self, whole: u64, limit: usize) -> Option<KnownMoves<(Made, Vec<u64>)>>;

    /// The game on words, for searches that look at millions of positions.
    fn compact(&self) -> Option<&dyn Compact>;

    /// The words of a position, if it has any.
    fn words(&self, part: u64) -> Option<Vec<u128>>;

    /// The exact word of a position, if it has one.
    fn exact_word(&self, whole: u64) -> Option<u128>;

    /// Writes the position with this exact word, which gets no number.
    fn show_exact_word(&self, word: u128) -> Option<String>;

    /// Visits the exact words that the moves from an exact word leave. No position gets a number.
    ///
    /// # Errors
    /// The rule's own failure at this position, or the end of the budget. A word that is none has no moves.
    fn each_exact_word(
        &self,
        word: u128,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(u128) -> Flow,
    ) -> Result<(), Failure>;

    /// Visits what the moves from a position leave, each position as it is written. No position gets a number.
    ///
    /// # Errors
    /// The rule's own failure at this position, or the end of the budget. A text that is no position has no moves.
    fn each_text(
        &self,
        text: &str,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&str) -> Flow,
    ) -> Result<(), Failure>;

    /// Why the theorem gives a part its nim-value or its outcome.
    fn reason(&self, part: u64) -> Option<Reason>;

    /// Where the theorems are published.
    fn reference(&self) -> Option<&'static str>;

    /// Reads a position.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    fn read(&self, text: &str) -> Result<u64, ParseError>;

    /// The position to start from if none is typed, if there is one.
    fn start(&self) -> Option<u64>;

    /// The independent parts of a position, as they stand on its board.
    fn parts(&self, whole: u64) -> Vec<u64>;

    /// The form of a part that tables use, as [`moves`](Game::moves) visits it.
    fn form(&self, part: u64) -> u64;

    /// Writes a position.
    fn show(&self, part: u64) -> String;
}

/// The positions of a game, numbered as they are met.
pub struct Numbered<R: Impartial> {
    rules: R,
    start: Option<R::Position>,
    met: Mutex<IndexSet<R::Position, FxBuildHasher>>,
}

impl<R: Impartial> Numbered<R> {
    /// A game of which no position has been met.
    pub fn new(rules: R, start: Option<R::Position>) -> Numbered<R> {
        Numbered { rules, start, met: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, IndexSet<R::Position, FxBuildHasher>> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a position, and whether it is new.
    fn number(&self, position: R::Position) -> (u64, bool) {
        let (index, new) = self.lock().insert_full(position);
        (index as u64, new)
    }

    /// The position of a number.
    fn position(&self, number: u64) -> R::Position {
        self.lock()[number as usize].clone()
    }

    /// Collects the numbers of the parts of a position, each in the form that tables use. Returns the bytes
    /// that new ones take.
    fn numbers(&self, position: &R::Position, numbers: &mut Vec<u64>) -> u64 {
        numbers.clear();
        let mut fresh = 0;
        self.rules.parts(position, &mut |part| {
            let part = self.rules.representative(part);
            let bytes = bytes(&part);
            let (number, new) = self.number(part);
            numbers.push(number);
            fresh += if new { bytes } else { 0 };
        });
        fresh
    }

    /// The same without new numbers: a position that has not been met gets a temporary number.
    fn numbers_met(&self, position: &R::Position, numbers: &mut Vec<u64>) {
        numbers.clear();
        let mut fresh: Vec<R::Position> = Vec::new();
        self.rules.parts(position, &mut |part| {
            let part = self.rules.representative(part);
            let met = self.lock().get_index_of(&part);
            numbers.push(met.map_or_else(
                || {
                    let index = fresh.iter().position(|other| *other == part).unwrap_or(fresh.len());
                    if index == fresh.len() {
                        fresh.push(part);
                    }
                    u64::MAX - index as u64
                },
                |index| index as u64,
            ));
        });
    }

    /// The numbers of the parts of a position as they stand.
    fn standing(&self, position: &R::Position) -> Vec<u64> {
        let mut parts = Vec::new();
        self.rules.parts(position, &mut |part| parts.push(self.number(part).0));
        parts
    }
}

/// The bytes that a position takes here, tables included (a rough account).
fn bytes<P: Hash>(position: &P) -> u64 {
    let mut count = Count(64 + std::mem::size_of::<P>() as u64);
    position.hash(&mut count);
    count.0
}

/// A hasher that counts the bytes it is given: what a position holds.
struct Count(u64);

impl Hasher for Count {
    fn write(&mut self, bytes: &[u8]) {
        self.0 += bytes.len() as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl<R: Impartial + fmt::Debug> fmt::Debug for Numbered<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Numbered").field("rules", &self.rules).field("met", &self.lock().len()).finish()
    }
}

/// A move as it is visited.
struct Visit<'a, R: Impartial> {
    game: &'a Numbered<R>,
    part: &'a R::Position,
    /// The number of the whole position, which may be long.
    whole: u64,
    /// What the move leaves of the part.
    next: &'a R::Position,
    m: &'a R::Move,
}

impl<R: Impartial + Notation> Visited for Visit<'_, R> {
    fn made(&self) -> Made {
        self.game.made(self.part, &self.game.position(self.whole), self.m)
    }

    fn left(&self) -> Vec<u64> {
        self.game.standing(self.next)
    }
}

impl<R: Impartial + Notation> Numbered<R> {
    fn made(&self, part: &R::Position, whole: &R::Position, m: &R::Move) -> Made {
        Made {
            name: self.rules.show_move(part, m),
            leaves: self.rules.show_position(&self.rules.apply(whole, m)),
        }
    }

    fn each_made(
        &self,
        part: &R::Position,
        whole: &R::Position,
        known: KnownMoves<R::Move>,
    ) -> KnownMoves<(Made, Vec<u64>)> {
        let first = known.first.into_iter().map(|m| {
            let left = self.standing(&self.rules.apply(part, &m));
            (self.made(part, whole, &m), left)
        });
        KnownMoves { first: first.collect(), total: known.total }
    }
}

impl<R: Impartial> Numbered<R> {
    /// Visits the position after each move, for this many ticks each.
    fn each_left(
        &self,
        from: &R::Position,
        ticks: u64,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(R::Position) -> Flow,
    ) -> Result<(), Failure> {
        let mut stopped = None;
        let flow = self.rules.moves(from, &mut |m| match budget.spend(ticks) {
            Ok(()) => each(self.rules.apply(from, &m)),
            Err(stop) => {
                stopped = Some(stop);
                ControlFlow::Break(Halt::Enough)
            }
        });
        finish(flow)?;
        stopped.map_or(Ok(()), |stop| Err(stop.into()))
    }
}

impl<R> Game for Numbered<R>
where
    R: Impartial + Notation + fmt::Debug + Send + Sync,
    R::Position: Send + Sync,
{
    fn moves(
        &self,
        part: u64,
        whole: u64,
        budget: &mut Budget<'_>,
        each: &mut EachMove<'_>,
    ) -> Result<(), Failure> {
        let part = self.position(part);
        let mut parts = Vec::new();
        let mut stopped = None;
        // A position is read and written for each move, and may be long.
        let ticks = 1 + bytes(&part) / 256;
        let flow = self.rules.moves(&part, &mut |m| {
            let next = self.rules.apply(&part, &m);
            let fresh = self.numbers(&next, &mut parts);
            if let Err(stop) = budget.spend(ticks).and_then(|()| budget.reserve(fresh)) {
                stopped = Some(stop);
                return ControlFlow::Break(Halt::Enough);
            }
            each(&Visit { game: self, part: &part, whole, next: &next, m: &m }, &parts)
        });
        finish(flow)?;
        stopped.map_or(Ok(()), |stop| Err(stop.into()))
    }

    fn look(&self, part: u64, budget: &mut Budget<'_>, each: &mut EachOption<'_>) -> Result<(), Failure> {
        let part = self.position(part);
        let mut parts = Vec::new();
        let mut stopped = None;
        let ticks = 1 + bytes(&part) / 256;
        let flow = self.rules.moves(&part, &mut |m| {
            if let Err(stop) = budget.spend(ticks) {
                stopped = Some(stop);
                return ControlFlow::Break(Halt::Enough);
            }
            self.numbers_met(&self.rules.apply(&part, &m), &mut parts);
            each(&parts)
        });
        finish(flow)?;
        stopped.map_or(Ok(()), |stop| Err(stop.into()))
    }

    fn known(&self, part: u64) -> Option<NimValue> {
        self.rules.known(&self.position(part))
    }

    fn known_outcome(&self, part: u64) -> Option<Outcome> {
        self.rules.known_outcome(&self.position(part))
    }

    fn known_moves(
        &self,
        part: u64,
        whole: u64,
        value: NimValue,
        limit: usize,
    ) -> Option<KnownMoves<(Made, Vec<u64>)>> {
        let part = self.position(part);
        let known = self.rules.known_moves(&part, value, limit)?;
        Some(self.each_made(&part, &self.position(whole), known))
    }

    fn known_misere(&self, part: u64) -> Option<Outcome> {
        self.rules.known_misere(&self.position(part))
    }

    fn known_misere_moves(&self, whole: u64, limit: usize) -> Option<KnownMoves<(Made, Vec<u64>)>> {
        let whole = self.position(whole);
        let known = self.rules.known_misere_moves(&whole, limit)?;
        Some(self.each_made(&whole, &whole, known))
    }

    fn compact(&self) -> Option<&dyn Compact> {
        self.rules.compact()
    }

    fn words(&self, part: u64) -> Option<Vec<u128>> {
        self.rules.words(&self.position(part))
    }

    fn exact_word(&self, whole: u64) -> Option<u128> {
        self.rules.exact_word(&self.position(whole))
    }

    fn show_exact_word(&self, word: u128) -> Option<String> {
        Some(self.rules.show_position(&self.rules.of_exact_word(word)?))
    }

    fn each_exact_word(
        &self,
        word: u128,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(u128) -> Flow,
    ) -> Result<(), Failure> {
        let Some(from) = self.rules.of_exact_word(word) else { return Ok(()) };
        self.each_left(&from, 1, budget, &mut |next| match self.rules.exact_word(&next) {
            Some(word) => each(word),
            None => ControlFlow::Continue(()),
        })
    }

    fn each_text(
        &self,
        text: &str,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&str) -> Flow,
    ) -> Result<(), Failure> {
        let Ok(from) = self.rules.parse_position(text) else { return Ok(()) };
        let ticks = 1 + text.len() as u64 / 64;
        self.each_left(&from, ticks, budget, &mut |next| each(&self.rules.show_position(&next)))
    }

    fn reason(&self, part: u64) -> Option<Reason> {
        self.rules.reason(&self.position(part))
    }

    fn reference(&self) -> Option<&'static str> {
        self.rules.reference()
    }

    fn read(&self, text: &str) -> Result<u64, ParseError> {
        Ok(self.number(self.rules.parse_position(text)?).0)
    }

    fn start(&self) -> Option<u64> {
        self.start.clone().map(|start| self.number(start).0)
    }

    fn parts(&self, whole: u64) -> Vec<u64> {
        self.standing(&self.position(whole))
    }

    fn form(&self, part: u64) -> u64 {
        self.number(self.rules.representative(self.position(part))).0
    }

    fn show(&self, part: u64) -> String {
        self.rules.show_position(&self.position(part))
    }
}
