//! Search over whole sums, with a table: outcomes under both conventions, and remoteness.
//!
//! This is the definition itself, for what cannot be solved component by component: misère play, remoteness,
//! and the check of everything faster.

use super::arena::{Arena, PartId, Sum};
use super::fold::{Options, fold};
use grundy_rules::{Budget, Convention, Failure, Outcome};
use rustc_hash::FxHashMap;

/// The known outcomes of sums under one convention.
pub struct Search {
    convention: Convention,
    outcomes: FxHashMap<Sum, bool>,
}

/// A sum under search: the next option to look at.
struct Frame {
    sum: Sum,
    part: usize,
    option: usize,
}

impl Search {
    /// An empty table.
    pub fn new(convention: Convention) -> Search {
        Search { convention, outcomes: FxHashMap::default() }
    }

    /// The outcome of a sum of parts: N when some option is P. A sum without moves is P under normal play and
    /// N under misère play.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// Every sum that can be reached may be visited once. Play must end (see [`explore`](super::explore)), or
    /// the search does not.
    pub fn outcome(
        &mut self,
        arena: &mut Arena,
        parts: &[PartId],
        budget: &mut Budget<'_>,
    ) -> Result<Outcome, Failure> {
        let start = arena.live(parts.iter().copied(), budget)?;
        let mut stack: Vec<Frame> = Vec::new();
        let mut result = self.known(&start);
        if result.is_none() {
            stack.push(Frame { sum: start.clone(), part: 0, option: 0 });
        }
        while let Some(frame) = stack.last_mut() {
            // `result` is the outcome of the option just searched.
            if let Some(next_wins) = result.take() {
                if next_wins {
                    frame.option += 1;
                } else {
                    let sum = stack.pop().expect("the frame is there").sum;
                    self.store(sum, true, budget)?;
                    result = Some(true);
                    continue;
                }
            }
            let Frame { sum, part, option } = frame;
            let Some(&id) = sum.get(*part) else {
                let sum = stack.pop().expect("the frame is there").sum;
                // No option is P: the player to move loses, unless there is no option at all.
                let wins = sum.is_empty() && self.convention == Convention::Misere;
                self.store(sum, wins, budget)?;
                result = Some(wins);
                continue;
            };
            let options = arena.options(id, budget)?;
            let Some(chosen) = options.get(*option) else {
                // Equal parts have equal options: go to the next different part.
                *option = 0;
                let end = sum[*part..].iter().take_while(|&&other| other == id).count();
                *part += end;
                continue;
            };
            // Each option copies the sum, which may be long.
            budget.spend(1 + sum.len() as u64 / 16)?;
            let rest = sum.iter().enumerate().filter(|(i, _)| i != part).map(|(_, &p)| p);
            let next = arena.live(rest.chain(chosen.iter().copied()), budget)?;
            match self.known(&next) {
                Some(wins) => result = Some(wins),
                None => stack.push(Frame { sum: next, part: 0, option: 0 }),
            }
        }
        Ok(if result == Some(true) { Outcome::Next } else { Outcome::Previous })
    }

    fn known(&self, sum: &Sum) -> Option<bool> {
        if sum.is_empty() {
            return Some(self.convention == Convention::Misere);
        }
        self.outcomes.get(sum).copied()
    }

    fn store(&mut self, sum: Sum, wins: bool, budget: &mut Budget<'_>) -> Result<(), Failure> {
        budget.reserve(48 + 4 * sum.len() as u64)?;
        self.outcomes.insert(sum, wins);
        budget.progress(self.outcomes.len() as u64);
        Ok(())
    }
}

/// The outcome of a sum, and the number of moves left when the winner hurries and the loser delays.
///
/// A sum without moves has remoteness 0. An N-position: one more than the least remoteness of a P-option. A
/// P-position: one more than the greatest remoteness of any option.
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Cost
/// Visits every sum that can be reached; nothing is pruned.
pub fn remoteness(
    arena: &mut Arena,
    parts: &[PartId],
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<(Outcome, u64), Failure> {
    remoteness_among(&mut Lengths::default(), arena, parts, convention, budget)
}

/// The outcomes (true: the player to move wins) and remotenesses of sums.
pub(crate) type Lengths = FxHashMap<Sum, (bool, u64)>;

/// The same, starting from known ones.
pub(crate) fn remoteness_among(
    known: &mut Lengths,
    arena: &mut Arena,
    parts: &[PartId],
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<(Outcome, u64), Failure> {
    let root = arena.live(parts.iter().copied(), budget)?;
    let (wins, moves) = fold(
        known,
        &root,
        budget,
        &mut |sum, budget| {
            let mut options = Options::default();
            for (i, &id) in sum.iter().enumerate() {
                if i > 0 && sum[i - 1] == id {
                    continue;
                }
                for chosen in arena.options(id, budget)?.iter() {
                    budget.spend(1 + sum.len() as u64 / 16)?;
                    let rest = sum.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &p)| p);
                    options.push([arena.live(rest.chain(chosen.iter().copied()), budget)?]);
                }
            }
            Ok(options.into())
        },
        &mut |_, options, _| Ok(hurry_or_delay(options, convention)),
    )?;
    Ok((if wins { Outcome::Next } else { Outcome::Previous }, moves))
}

/// The outcome (true: the player to move wins) and remoteness from those of all options.
fn hurry_or_delay(options: &[(bool, u64)], convention: Convention) -> (bool, u64) {
    let winning = options.iter().filter(|(wins, _)| !wins).map(|(_, moves)| moves + 1).min();
    match winning {
        Some(moves) => (true, moves),
        None => {
            let longest = options.iter().map(|(_, moves)| moves + 1).max();
            (options.is_empty() && convention == Convention::Misere, longest.unwrap_or(0))
        }
    }
}
