//! A game of your own in Rust, solved directly: two methods are enough.

use crate::induction::{Options, Step, fold, groups};
use crate::search::Nimbers;
use grundy_rules::compact::Compact;
use grundy_rules::{
    Budget, ControlFlow, Convention, Failure, Halt, Impartial, Marks, NimValue, Outcome, finish,
};
use rustc_hash::FxHashMap;

/// The nim-value of a position under normal play: the mex of the nim-values of its options, found part by
/// part, or the value by a theorem of the game.
///
/// ```
/// use grundy::{Budget, Notation, NimValue, games::chomp::Chomp, solve};
/// let bar = Chomp.parse_position("4,3,1")?;
/// assert_eq!(solve::nim_value(&Chomp, &bar, &mut Budget::default())?, NimValue(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule's own failure, a cycle with its positions if play may go on for ever, or a spent budget.
///
/// # Cost
/// A part that has [words](Impartial::words) is [searched](Nimbers) on them. For any other part, each
/// position that can be reached (its [representative](Impartial::representative), part by part) is visited
/// once and remembered.
pub fn nim_value<R: Impartial>(
    rules: &R,
    position: &R::Position,
    budget: &mut Budget<'_>,
) -> Result<NimValue, Failure> {
    returned(budget, |budget| Values::new(rules).of(position, budget))
}

/// The outcome of a position, under either convention.
///
/// ```
/// use grundy::{Budget, Convention, Notation, Outcome, games::chomp::Chomp, solve};
/// let bar = Chomp.parse_position("2")?;
/// let misere = solve::outcome(&Chomp, &bar, Convention::Misere, &mut Budget::default())?;
/// assert_eq!(misere, Outcome::Previous);   // the only move is the last one, and it loses
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget. Play must end from this position.
///
/// # Cost
/// Under normal play that of [`nim_value`], unless a theorem answers at once; on words it often takes less,
/// because only the nim-value 0 is in question. Under misère play each whole position that can be reached is
/// visited once.
pub fn outcome<R: Impartial>(
    rules: &R,
    position: &R::Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Outcome, Failure> {
    returned(budget, |budget| match convention {
        Convention::Normal => Values::new(rules).outcome(position, budget),
        Convention::Misere => misere(rules, &mut FxHashMap::default(), position, budget),
    })
}

/// Every winning move of a position, in the order of the rules.
///
/// ```
/// use grundy::{Budget, Convention, Notation, games::chomp::{Bite, Chomp}, solve};
/// let bar = Chomp.parse_position("3x4")?;
/// let moves = solve::winning_moves(&Chomp, &bar, Convention::Normal, &mut Budget::default())?;
/// assert_eq!(moves, [Bite::Square(2, 3)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget. Play must end from this position.
///
/// # Cost
/// That of [`outcome`], with the values shared by all moves.
pub fn winning_moves<R: Impartial>(
    rules: &R,
    position: &R::Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Vec<R::Move>, Failure> {
    returned(budget, |budget| {
        let (mut values, mut outcomes) = (Values::new(rules), FxHashMap::default());
        let mut winning = Vec::new();
        for m in moves(rules, position, budget)? {
            let next = rules.apply(position, &m);
            let outcome = match convention {
                Convention::Normal => values.outcome(&next, budget)?,
                Convention::Misere => misere(rules, &mut outcomes, &next, budget)?,
            };
            if outcome == Outcome::Previous {
                winning.push(m);
            }
        }
        Ok(winning)
    })
}

/// Runs a computation and releases the bytes of its tables afterwards.
fn returned<'a, T>(
    budget: &mut Budget<'a>,
    run: impl FnOnce(&mut Budget<'a>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let before = budget.spent().bytes;
    let found = run(budget);
    budget.release(budget.spent().bytes.saturating_sub(before));
    found
}

/// All moves of a position.
fn moves<R: Impartial>(
    rules: &R,
    position: &R::Position,
    budget: &mut Budget<'_>,
) -> Result<Vec<R::Move>, Failure> {
    let mut all = Vec::new();
    let mut stopped = None;
    let flow = rules.moves(position, &mut |m| {
        all.push(m);
        match budget.spend(1) {
            Ok(()) => ControlFlow::Continue(()),
            Err(stop) => {
                stopped = Some(stop);
                ControlFlow::Break(Halt::Enough)
            }
        }
    });
    finish(flow)?;
    stopped.map_or(Ok(all), |stop| Err(stop.into()))
}

/// Known nim-values of one game: on words, or by representative.
struct Values<'r, R: Impartial> {
    rules: &'r R,
    search: Option<Nimbers<&'r dyn Compact>>,
    known: FxHashMap<R::Position, NimValue>,
    marks: Marks,
}

impl<'r, R: Impartial> Values<'r, R> {
    fn new(rules: &'r R) -> Self {
        let search = rules.compact().map(Nimbers::new);
        Values { rules, search, known: FxHashMap::default(), marks: Marks::default() }
    }

    /// The outcome under normal play.
    fn outcome(&mut self, position: &R::Position, budget: &mut Budget<'_>) -> Result<Outcome, Failure> {
        if let Some(outcome) = self.rules.known_outcome(position) {
            return Ok(outcome);
        }
        if let Some((search, words)) = self.search.as_mut().zip(self.rules.words(position)) {
            let lost = search.is(&words, NimValue(0), budget)?;
            return Ok(if lost { Outcome::Previous } else { Outcome::Next });
        }
        Ok(self.of(position, budget)?.outcome())
    }

    fn of(&mut self, position: &R::Position, budget: &mut Budget<'_>) -> Result<NimValue, Failure> {
        let Values { rules, search, known, marks } = self;
        let mut sum = NimValue(0);
        for part in parts(*rules, position) {
            sum ^= fold(
                known,
                &part,
                budget,
                &mut |part, budget| {
                    if let Some(value) = rules.known(part) {
                        return Ok(Step::Known(value));
                    }
                    if let Some((search, words)) = search.as_mut().zip(rules.words(part)) {
                        return Ok(Step::Known(search.value(&words, budget)?));
                    }
                    let mut options = Options::default();
                    for m in moves(*rules, part, budget)? {
                        options.push(parts(*rules, &rules.apply(part, &m)));
                    }
                    Ok(Step::Options(options))
                },
                &mut |_, values, ends| {
                    marks.clear();
                    for option in groups(values, ends) {
                        let sum = option.iter().fold(NimValue(0), |sum, value| sum ^ *value);
                        // The mex is at most the number of options: larger values cannot matter.
                        if sum.0 <= ends.len() as u64 {
                            marks.insert(sum.0 as u32);
                        }
                    }
                    Ok(NimValue(marks.mex().into()))
                },
            )?;
        }
        Ok(sum)
    }
}

fn parts<R: Impartial>(rules: &R, position: &R::Position) -> Vec<R::Position> {
    let mut all = Vec::new();
    rules.parts(position, &mut |part| all.push(rules.representative(part)));
    all
}

/// The misère outcome of a whole position, whose parts do not help.
fn misere<R: Impartial>(
    rules: &R,
    known: &mut FxHashMap<R::Position, Outcome>,
    position: &R::Position,
    budget: &mut Budget<'_>,
) -> Result<Outcome, Failure> {
    fold(
        known,
        &rules.representative(position.clone()),
        budget,
        &mut |position, budget| {
            if let Some(outcome) = rules.known_misere(position) {
                return Ok(Step::Known(outcome));
            }
            let mut options = Options::default();
            for m in moves(rules, position, budget)? {
                options.push([rules.representative(rules.apply(position, &m))]);
            }
            Ok(Step::Options(options))
        },
        &mut |_, outcomes, _| {
            Ok(match outcomes {
                [] => Convention::Misere.terminal(),
                _ if outcomes.contains(&Outcome::Previous) => Outcome::Next,
                _ => Outcome::Previous,
            })
        },
    )
}
