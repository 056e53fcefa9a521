//! All positions that can be reached, with the promises of moves tested at each of them.

use super::games::{GameId, Games};
use super::{Broken, Promise};
use crate::failure::{Halt, RuleError, finish};
use crate::rules::Rules;
use rustc_hash::FxHashMap;
use std::fmt;
use std::ops::ControlFlow;

/// The largest number of positions that are explored.
const MAX_POSITIONS: usize = 200_000;
/// The largest number of moves from one position.
const MAX_MOVES: usize = 4096;
/// How many moves are kept, to be tried at positions where they are not legal.
const MAX_STRANGERS: usize = 24;

/// The positions met so far, each with its game.
pub(super) struct Explorer<'r, R: Rules> {
    pub(super) rules: &'r R,
    pub(super) games: Games,
    /// In the order in which they were met.
    pub(super) met: Vec<R::Position>,
    /// `None` while the options of a position are being explored.
    known: FxHashMap<R::Position, Option<GameId>>,
    strangers: Vec<R::Move>,
}

/// A position whose options are being explored.
struct Frame<P> {
    position: P,
    options: Vec<P>,
    games: Vec<GameId>,
}

impl<'r, R: Rules> Explorer<'r, R> {
    pub(super) fn new(rules: &'r R) -> Self {
        let known = FxHashMap::default();
        Explorer { rules, games: Games::new(), met: Vec::new(), known, strangers: Vec::new() }
    }

    /// The game of a position.
    pub(super) fn game(&mut self, root: &R::Position) -> Result<GameId, Broken> {
        if let Some(Some(game)) = self.known.get(root) {
            return Ok(*game);
        }
        let mut path = vec![self.open(root)?];
        loop {
            let top = path.last_mut().expect("the loop ends with the root");
            if let Some(option) = top.options.get(top.games.len()) {
                match self.known.get(option) {
                    Some(Some(game)) => top.games.push(*game),
                    Some(None) => {
                        let option = option.clone();
                        let line = path.iter().map(|frame| &frame.position);
                        let cycle = line.skip_while(|p| **p != option).chain([&option]);
                        let cycle = cycle.map(show).collect::<Vec<_>>().join(" → ");
                        return Err(Broken::at(Promise::Ends, &option, format!("a cycle: {cycle}")));
                    }
                    None => {
                        let option = option.clone();
                        path.push(self.open(&option)?);
                    }
                }
                continue;
            }
            let Frame { position, games, .. } = path.pop().expect("it was there");
            let game = self.games.game(games);
            self.known.insert(position, Some(game));
            if path.is_empty() {
                return Ok(game);
            }
        }
    }

    fn open(&mut self, position: &R::Position) -> Result<Frame<R::Position>, Broken> {
        if self.met.len() >= MAX_POSITIONS {
            let witness =
                format!("more than {MAX_POSITIONS} positions were explored; begin with smaller ones");
            return Err(Broken::at(Promise::Ends, position, witness));
        }
        let options = self.options(position)?;
        self.met.push(position.clone());
        self.known.insert(position.clone(), None);
        Ok(Frame { position: position.clone(), games: Vec::with_capacity(options.len()), options })
    }

    /// The options of a position, after a test of the promises of moves there.
    fn options(&mut self, position: &R::Position) -> Result<Vec<R::Position>, Broken> {
        let mut moves: Vec<R::Move> = Vec::new();
        let mut broken = None;
        let flow = self.rules.moves(position, &mut |m| {
            if moves.contains(&m) {
                broken = Some(Broken::at(Promise::MovesOnce, position, format!("twice: {m:?}")));
            } else if moves.len() == MAX_MOVES {
                let witness = format!("more than {MAX_MOVES} moves; begin with smaller positions");
                broken = Some(Broken::at(Promise::Defined, position, witness));
            }
            moves.push(m);
            if broken.is_some() { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        });
        if let Some(broken) = broken {
            return Err(broken);
        }
        finish(flow).map_err(|error| {
            let promise =
                if matches!(error, RuleError::Undefined(_)) { Promise::Defined } else { Promise::Ends };
            Broken::at(promise, position, error.to_string())
        })?;
        self.halts(position, moves.len())?;
        let mut options = Vec::with_capacity(moves.len());
        for m in &moves {
            let option = self.rules.apply(position, m);
            match self.rules.play(position, m) {
                Ok(played) if played == option => options.push(option),
                other => {
                    let witness = format!("{m:?}: `apply` gives {option:?}, `play` {other:?}");
                    return Err(Broken::at(Promise::Play, position, witness));
                }
            }
        }
        for m in self.strangers.iter().filter(|m| !moves.contains(m)) {
            match self.rules.play(position, m) {
                Err(illegal) if illegal.0 == *m => {}
                other => {
                    let witness = format!("{m:?} is not legal, and `play` gives {other:?}");
                    return Err(Broken::at(Promise::Play, position, witness));
                }
            }
        }
        let room = MAX_STRANGERS.saturating_sub(self.strangers.len()).min(4);
        self.strangers.extend(moves.into_iter().rev().take(room));
        Ok(options)
    }

    /// Tests that the enumeration ends when the visitor halts.
    fn halts(&self, position: &R::Position, moves: usize) -> Result<(), Broken> {
        let mut visits = 0;
        let flow = self.rules.moves(position, &mut |_| {
            visits += 1;
            ControlFlow::Break(Halt::Enough)
        });
        let halted = matches!(flow, ControlFlow::Break(Halt::Enough));
        if visits > 1 || halted != (moves > 0) {
            let witness = format!("{visits} moves after a halt at the first, and the end is {flow:?}");
            return Err(Broken::at(Promise::Halts, position, witness));
        }
        Ok(())
    }
}

/// A position as `Debug` shows it.
pub(super) fn show(position: &impl fmt::Debug) -> String {
    format!("{position:?}")
}
