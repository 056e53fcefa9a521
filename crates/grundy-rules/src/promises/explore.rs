//! All positions that can be reached, with the promises of moves tested at each of them.

use super::games::{GameId, Games};
use super::numbered::{ByNumber, MoveId, PositionId};
use super::{Broken, Promise};
use crate::failure::{Halt, RuleError, finish};
use crate::rules::IllegalMove;
use std::ops::ControlFlow;

/// The largest number of positions that are explored.
const MAX_POSITIONS: usize = 200_000;
/// The largest number of moves from one position.
const MAX_MOVES: usize = 4096;
/// How many moves are kept, to be tried at positions where they are not legal.
const MAX_STRANGERS: usize = 24;

/// The positions met so far, each with its game.
pub(super) struct Explorer {
    pub(super) games: Games,
    /// In the order in which they were met.
    pub(super) met: Vec<PositionId>,
    /// By the number of the position.
    known: Vec<Known>,
    /// The number of moves that are kept: those from 0 on.
    strangers: usize,
}

/// What is known about a position.
#[derive(Clone, Copy)]
enum Known {
    Nothing,
    /// Its options are being explored.
    Open,
    Game(GameId),
}

/// A position whose options are being explored.
struct Frame {
    position: PositionId,
    options: Vec<PositionId>,
    games: Vec<GameId>,
}

impl Explorer {
    /// Explores all that can be reached from some positions.
    pub(super) fn new(rules: &mut dyn ByNumber, from: &[PositionId]) -> Result<Self, Broken> {
        let mut explorer = Explorer { games: Games::new(), met: Vec::new(), known: Vec::new(), strangers: 0 };
        for &position in from {
            explorer.game(rules, position)?;
        }
        Ok(explorer)
    }

    fn known(&self, position: PositionId) -> Known {
        self.known.get(position).copied().unwrap_or(Known::Nothing)
    }

    fn set(&mut self, position: PositionId, known: Known) {
        if position >= self.known.len() {
            self.known.resize(position + 1, Known::Nothing);
        }
        self.known[position] = known;
    }

    /// The game of a position. Once it is known, the games of all that can be reached are known too.
    pub(super) fn game(&mut self, rules: &mut dyn ByNumber, root: PositionId) -> Result<GameId, Broken> {
        if let Known::Game(game) = self.known(root) {
            return Ok(game);
        }
        let mut path = vec![self.open(rules, root)?];
        loop {
            let top = path.last_mut().expect("the loop ends with the root");
            if let Some(&option) = top.options.get(top.games.len()) {
                match self.known(option) {
                    Known::Game(game) => top.games.push(game),
                    Known::Open => {
                        let line = path.iter().map(|frame| frame.position);
                        let cycle = line.skip_while(|&p| p != option).chain([option]);
                        let cycle = cycle.map(|p| rules.show(p)).collect::<Vec<_>>().join(" → ");
                        return Err(broken(rules, Promise::Ends, option, format!("a cycle: {cycle}")));
                    }
                    Known::Nothing => path.push(self.open(rules, option)?),
                }
                continue;
            }
            let Frame { position, games, .. } = path.pop().expect("it was there");
            let game = self.games.game(games);
            self.set(position, Known::Game(game));
            if path.is_empty() {
                return Ok(game);
            }
        }
    }

    fn open(&mut self, rules: &mut dyn ByNumber, position: PositionId) -> Result<Frame, Broken> {
        if self.met.len() >= MAX_POSITIONS {
            let witness =
                format!("more than {MAX_POSITIONS} positions were explored; begin with smaller ones");
            return Err(broken(rules, Promise::Ends, position, witness));
        }
        let options = self.options(rules, position)?;
        self.met.push(position);
        self.set(position, Known::Open);
        Ok(Frame { position, games: Vec::with_capacity(options.len()), options })
    }

    /// The options of a position, after a test of the promises of moves there.
    fn options(&mut self, rules: &mut dyn ByNumber, position: PositionId) -> Result<Vec<PositionId>, Broken> {
        rules.forget_moves();
        let moves = moves(rules, position)?;
        halts(rules, position, moves.len())?;
        let mut options = Vec::with_capacity(moves.len());
        for &m in &moves {
            let option = rules.apply(position, m);
            match rules.play(position, m) {
                Ok(played) if played == option => options.push(option),
                other => {
                    let (m, option) = (rules.show_move(m), rules.show(option));
                    let witness =
                        format!("{m}: `apply` gives {option}, `play` {}", show_played(rules, other));
                    return Err(broken(rules, Promise::Play, position, witness));
                }
            }
        }
        for m in (0..self.strangers).filter(|m| !moves.contains(m)) {
            match rules.play(position, m) {
                Err(illegal) if illegal.0 == m => {}
                other => {
                    let (m, other) = (rules.show_move(m), show_played(rules, other));
                    let witness = format!("{m} is not legal, and `play` gives {other}");
                    return Err(broken(rules, Promise::Play, position, witness));
                }
            }
        }
        let room = MAX_STRANGERS.saturating_sub(self.strangers).min(4);
        let strangers: Vec<MoveId> =
            moves.into_iter().rev().filter(|&m| m >= self.strangers).take(room).collect();
        self.strangers += strangers.len();
        rules.keep_moves(&strangers);
        Ok(options)
    }
}

/// The moves from a position, after a test that each is visited once.
fn moves(rules: &mut dyn ByNumber, position: PositionId) -> Result<Vec<MoveId>, Broken> {
    let mut moves: Vec<MoveId> = Vec::new();
    let (mut twice, mut many) = (None, false);
    let flow = rules.moves(position, &mut |m| {
        // Rules that ignore a halt visit more moves: what was found stays found.
        if moves.contains(&m) {
            twice.get_or_insert(m);
        }
        many |= moves.len() >= MAX_MOVES;
        if !many {
            moves.push(m);
        }
        if twice.is_some() || many { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    });
    if let Some(m) = twice {
        let witness = format!("twice: {}", rules.show_move(m));
        return Err(broken(rules, Promise::MovesOnce, position, witness));
    }
    if many {
        let witness = format!("more than {MAX_MOVES} moves; begin with smaller positions");
        return Err(broken(rules, Promise::Defined, position, witness));
    }
    match finish(flow) {
        Ok(()) => Ok(moves),
        Err(error @ RuleError::Undefined(_)) => {
            Err(broken(rules, Promise::Defined, position, error.to_string()))
        }
        Err(error) => Err(broken(rules, Promise::Ends, position, error.to_string())),
    }
}

/// Tests that the enumeration ends when the visitor halts.
fn halts(rules: &mut dyn ByNumber, position: PositionId, moves: usize) -> Result<(), Broken> {
    let mut visits = 0;
    let flow = rules.moves(position, &mut |_| {
        visits += 1;
        ControlFlow::Break(Halt::Enough)
    });
    let halted = matches!(flow, ControlFlow::Break(Halt::Enough));
    if visits > 1 || halted != (moves > 0) {
        let witness = format!("{visits} moves after a halt at the first, and the end is {flow:?}");
        return Err(broken(rules, Promise::Halts, position, witness));
    }
    Ok(())
}

fn show_played(rules: &dyn ByNumber, played: Result<PositionId, IllegalMove<MoveId>>) -> String {
    match played {
        Ok(position) => format!("Ok({})", rules.show(position)),
        Err(illegal) => format!("Err(IllegalMove({}))", rules.show_move(illegal.0)),
    }
}

/// A promise that does not hold at a position.
pub(super) fn broken(
    rules: &dyn ByNumber,
    promise: Promise,
    position: PositionId,
    witness: impl Into<String>,
) -> Broken {
    Broken { promise, position: rules.show(position), witness: witness.into() }
}
