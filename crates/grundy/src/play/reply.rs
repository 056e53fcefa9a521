//! The reply of an opponent: perfect, sometimes mistaken, or random.

use super::dice::Dice;
use super::judge::Judge;
use super::listed::{self, Place, count, places};
use super::{Move, moves};
use crate::solve::{Answer, PlayLength, Question, Solver, Wanted};
use grundy_rules::{Budget, Convention, Failure, Heap, Kind, Outcome, Position, Why};

/// The strength of an opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strength {
    /// Never gives a win away, and makes a lost game last.
    #[default]
    Perfect,
    /// Perfect, except that one move in [`MISTAKES`] is random.
    Mistakes,
    /// Every move is equally likely.
    Random,
}

impl Strength {
    /// The word to type: `perfect`, `mistakes` or `random`.
    pub fn word(self) -> &'static str {
        match self {
            Strength::Perfect => "perfect",
            Strength::Mistakes => "mistakes",
            Strength::Random => "random",
        }
    }

    /// Whether the next move is drawn.
    fn is_by_chance(self, dice: &mut Dice) -> bool {
        match self {
            Strength::Perfect => false,
            Strength::Mistakes => dice.below(MISTAKES.into()) == 0,
            Strength::Random => true,
        }
    }
}

/// An opponent who makes mistakes draws one move in this many at random (it may be a good one).
pub const MISTAKES: u64 = 4;

/// The most moves that are compared.
const MAX_WEIGHED_MOVES: usize = 256;

/// The most work on the length of play after each of them.
const LENGTH_TICKS: u64 = 1 << 18;

/// The most moves of a position that are counted.
const MAX_COUNTED_MOVES: usize = 4000;

/// The most moves for a random draw, besides those of take sets.
const MAX_DRAWN_MOVES: usize = 20_000;

/// The most moves tried where one is known to win, but not which.
const MAX_TRIED_MOVES: usize = 10_000;

/// The reply to a position; `None` where no move is left. The same seed gives the same reply.
///
/// A perfect reply wins where a move wins. Among several winning moves, and among losing ones, the remoteness
/// decides if little work finds it: the winner chooses the shortest play, the loser the longest. Otherwise
/// the winner leaves as few moves as possible and the loser as many as possible, counted up to 4000. A loser
/// with very many moves considers the first few of each heap. In a labelled game that cannot be won, it ties
/// if it can.
///
/// A random reply is drawn from all moves where there are at most 20,000, besides those that only take from
/// heaps, which are never listed; otherwise from the first ones.
///
/// ```
/// use grundy::play::{Strength, reply};
/// use grundy::{Budget, Convention, Position};
/// let position = Position::parse("take 1..3 : 10").unwrap();
/// let made = reply(&position, Convention::Normal, Strength::Perfect, 0, &mut Budget::default()).unwrap();
/// assert_eq!(made.unwrap().text, "10 → 8 (take 2)");
/// let huge = Position::parse("nim : 10^18, 10^18").unwrap();
/// let made = reply(&huge, Convention::Normal, Strength::Perfect, 0, &mut Budget::default()).unwrap();
/// assert_eq!(made.unwrap().after.to_string(), "nim : 999999999999999999, 1000000000000000000");
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget. [`Failure::Refused`] where some move wins, but the search found
/// none.
pub fn reply(
    position: &Position,
    convention: Convention,
    strength: Strength,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Move>, Failure> {
    let mut dice = Dice::new(seed);
    if strength.is_by_chance(&mut dice) {
        return random(position, &mut dice, budget);
    }
    Ok(best(position, convention, &mut dice, budget)?.1)
}

/// The reply to a position as [`reply`] gives it, with a judge of the position: its best move.
///
/// # Errors
/// Those of [`reply`], and of the judge.
pub fn reply_by(
    position: &Position,
    judge: &mut Judge<'_>,
    strength: Strength,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Move>, Failure> {
    let mut dice = Dice::new(seed);
    if strength.is_by_chance(&mut dice) {
        return random(position, &mut dice, budget);
    }
    Ok(judge(position, budget)?.moves.into_iter().next())
}

/// The answer for a position, and the best move.
pub(super) fn best(
    position: &Position,
    convention: Convention,
    dice: &mut Dice,
    budget: &mut Budget<'_>,
) -> Result<(Answer, Option<Move>), Failure> {
    let mut solver = Solver::new(position.clone());
    let question = Question { convention, max_moves: MAX_WEIGHED_MOVES, ..Question::default() };
    let answer = solver.solve(&question, budget)?;
    let mut candidates = match answer.outcome {
        Outcome::Next if answer.moves.is_empty() => {
            searched(position, Outcome::Previous, convention, budget)?
        }
        Outcome::Next => {
            let found = answer.moves.iter().map(|m| Move::winning(position, m));
            found.collect::<Result<_, _>>()?
        }
        kept @ (Outcome::Tie | Outcome::Draw) => searched(position, kept, convention, budget)?,
        Outcome::Previous => some(position, budget)?,
    };
    let moved = match candidates.len() {
        0 => None,
        1 => candidates.pop(),
        _ => {
            let weights = weights(&candidates, convention, budget)?;
            let wanted = match answer.outcome {
                Outcome::Next => weights.iter().min(),
                _ => weights.iter().max(),
            };
            let equal: Vec<usize> = (0..weights.len()).filter(|&i| Some(&weights[i]) == wanted).collect();
            let chosen = equal[dice.below(equal.len() as u128) as usize];
            Some(candidates.swap_remove(chosen))
        }
    };
    Ok((answer, moved))
}

/// The moves to positions of an outcome, found by solving each.
fn searched(
    position: &Position,
    outcome: Outcome,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Vec<Move>, Failure> {
    let question = Question { convention, only: Some(Wanted::Outcome), ..Question::default() };
    let all = moves(position, MAX_TRIED_MOVES, budget)?;
    let none = all.moves.is_empty();
    for m in all.moves {
        if Solver::new(m.after.clone()).solve(&question, budget)?.outcome == outcome {
            return Ok(vec![m]);
        }
    }
    match none {
        true => Ok(Vec::new()),
        false => Err(Failure::Refused("there is a good move, but among so many moves none was found".into())),
    }
}

/// All moves; if there are very many, some from each part, those that the rule lists first.
fn some(position: &Position, budget: &mut Budget<'_>) -> Result<Vec<Move>, Failure> {
    let all = moves(position, MAX_WEIGHED_MOVES, budget)?;
    let places = places(position);
    if all.complete || places.len() < 2 || position.components.iter().any(|c| c.whole.is_some()) {
        return Ok(all.moves);
    }
    let each = (MAX_WEIGHED_MOVES / places.len()).max(1);
    let mut found = Vec::new();
    for Place { component, place, .. } in places.into_iter().take(MAX_WEIGHED_MOVES) {
        let here = &position.components[component];
        let (listed, _) = listed::moves(&here.ruleset, &here.parts[place], None, each, budget)?;
        for (to, made) in &listed {
            found.push(Move::new(position, (component, place), to, made.as_ref())?);
        }
    }
    Ok(found)
}

/// The length of play after each move, or the number of moves it leaves.
fn weights(moves: &[Move], convention: Convention, budget: &mut Budget<'_>) -> Result<Vec<u128>, Failure> {
    let lengths = budget.within(LENGTH_TICKS, |budget| {
        let mut length = PlayLength::new(convention);
        moves.iter().map(|m| Ok(length.of(&m.after, budget)?.into())).collect()
    });
    match lengths {
        Ok(Some(lengths)) => return Ok(lengths),
        Err(Failure::Stopped(stopped)) if stopped.why != Why::Memory => return Err(stopped.into()),
        Err(Failure::Stopped(_)) | Ok(None) => {}
        Err(failure) => return Err(failure),
    }
    moves.iter().map(|m| left(&m.after, budget)).collect()
}

/// The number of moves of a position; moves without a formula count up to a limit.
fn left(position: &Position, budget: &mut Budget<'_>) -> Result<u128, Failure> {
    let mut allowance = MAX_COUNTED_MOVES;
    let mut total = 0u128;
    for Place { component, place, equal, .. } in places(position) {
        let here = &position.components[component];
        let before = allowance as u128;
        let counted = count(&here.ruleset, &here.parts[place], &mut allowance, budget)?;
        total = total.saturating_add(counted.unwrap_or(before).saturating_mul(equal as u128));
    }
    Ok(total)
}

/// The moves of one place of a component.
enum Source {
    /// A heap with this number of allowed numbers of coins.
    Take(usize, usize, u64),
    /// These moves, listed.
    Listed(usize, usize, Vec<listed::Played>),
}

impl Source {
    fn size(&self) -> u128 {
        match self {
            Source::Take(_, _, size) => (*size).into(),
            Source::Listed(_, _, moves) => moves.len() as u128,
        }
    }
}

/// A random move.
fn random(position: &Position, dice: &mut Dice, budget: &mut Budget<'_>) -> Result<Option<Move>, Failure> {
    let mut sources = Vec::new();
    let mut room = MAX_DRAWN_MOVES;
    for (c, component) in position.components.iter().enumerate() {
        for place in 0..if component.whole.is_some() { 1 } else { component.parts.len() } {
            budget.spend(1)?;
            if let Kind::Heap(Heap::Take(set)) = component.ruleset.kind() {
                sources.push(Source::Take(c, place, set.count_in(1, component.parts[place][0])));
            } else if room > 0 {
                let (listed, _) = super::of_place(component, place, room, budget)?;
                room -= listed.len();
                sources.push(Source::Listed(c, place, listed));
            }
        }
    }
    let total: u128 = sources.iter().map(Source::size).sum();
    if total == 0 {
        return Ok(None);
    }
    let mut drawn = dice.below(total);
    for source in &sources {
        if drawn >= source.size() {
            drawn -= source.size();
            continue;
        }
        return match source {
            Source::Take(c, place, _) => take(position, (*c, *place), drawn as u64).map(Some),
            Source::Listed(c, place, moves) => {
                let (to, made) = &moves[drawn as usize];
                Move::new(position, (*c, *place), to, made.as_ref()).map(Some)
            }
        };
    }
    Ok(None)
}

/// The move that takes the number of coins with this index among the allowed ones.
fn take(position: &Position, (c, place): (usize, usize), mut index: u64) -> Result<Move, Failure> {
    let component = &position.components[c];
    let heap = component.parts[place][0];
    let mut taken = 0;
    if let Kind::Heap(Heap::Take(set)) = component.ruleset.kind() {
        for (low, high) in set.ranges_up_to(heap) {
            taken = low + index.min(high - low);
            match index.checked_sub(high - low + 1) {
                Some(rest) => index = rest,
                None => break,
            }
        }
    }
    let to = if taken == heap { Vec::new() } else { vec![vec![heap - taken]] };
    Move::new(position, (c, place), &to, None)
}
