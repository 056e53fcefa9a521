//! Laws of P-positions: the pairs (x, y) that are lost for the player to move, under a rule with two
//! coordinates.
//!
//! The P-positions of a rule are the only set without moves inside it that has a move from everywhere
//! outside. So a guessed set is right for **all** positions if a sentence about natural numbers is true.
//! Where an automaton accepts the set and clauses express the moves, the sentence is decided. Automata read
//! Wythoff's pairs in Zeckendorf's way.

mod beatty;
mod euclid;
mod evidence;
mod far;
mod golden;
mod learn;
mod machine;
mod moves;
mod periodic;
mod proof;
#[cfg(test)]
mod tests;

pub use beatty::Beatty;
pub use evidence::{Decided, LostProof, PlayEnds};
pub use golden::Golden;
pub use learn::{Pairs, learn};
pub use machine::Machine;
use machine::Ways;

pub use proof::prove;

use crate::automaton::{Automaton, Numeration};
use crate::induction::rows;
use crate::law::{Evidence, Found, Period, Seen};
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::formula::termination::Ends;
use grundy_rules::logic::Clause;
use grundy_rules::{Budget, Failure, Kind, Points, Ruleset, logic};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A set of pairs that are the P-positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Lost {
    /// The pairs that an automaton accepts.
    Machine(Box<Machine>),
    /// The pairs of two Beatty sequences, in both orders.
    Beatty(Beatty),
}

impl Lost {
    /// The law in a sentence.
    ///
    /// ```
    /// use grundy::{Budget, Ruleset, law::positions};
    /// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
    /// let report = positions::of_rule(&wythoff, &mut Budget::default()).unwrap().unwrap();
    /// assert!(report.found.unwrap().law.sentence().starts_with("a machine with"));
    /// ```
    pub fn sentence(&self) -> String {
        match self {
            Lost::Machine(law) => {
                say!("law-lost-machine", states = law.size(), numeration = law.numeration().in_words())
            }
            Lost::Beatty(law) => say!("law-lost-pairs", pairs = law.sentence()),
        }
    }

    /// Whether this is a P-position.
    ///
    /// # Cost
    /// A step for each digit.
    pub fn holds(&self, at: [u64; 2]) -> bool {
        match self {
            Lost::Machine(law) => law.automaton().accepts(&at),
            Lost::Beatty(law) => law.holds(at),
        }
    }

    /// The moves to P-positions: at most `limit` of them, ascending, and their number. `None` where the law
    /// does not give them.
    pub fn moves(&self, at: [u64; 2], limit: usize) -> Option<Replies> {
        match self {
            Lost::Machine(law) => law.moves(at, limit),
            Lost::Beatty(law) => {
                let mut first = law.moves(at);
                let total = Some(first.len() as u128);
                first.truncate(limit);
                Some(Replies { first, total })
            }
        }
    }
}

/// Moves to P-positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replies {
    /// The first moves.
    pub first: Vec<[u64; 2]>,
    /// Their number, where it is known.
    pub total: Option<u128>,
}

/// The results of a look at the P-positions of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsReport {
    /// The law, if there is one.
    pub found: Option<Found<Lost>>,
    /// The same law by another theorem, if an automaton accepts the pairs of two Beatty sequences.
    pub also: Option<Beatty>,
    /// The largest coordinate computed by definition.
    pub to: u64,
    /// The first P-positions by definition, in the order of x, then y, without those with x > y whose mirror
    /// image is one too.
    pub first: Vec<[u64; 2]>,
}

/// The largest coordinates of boxes that are computed by definition, the largest first; the first box with
/// little enough work counts.
const BOX_SIDES: [u64; 3] = [191, 95, 47];
/// The most work for a box, in moves looked at.
const BOX_TICKS: u64 = 1 << 26;
/// The most work for a proof, in steps of automata.
const PROOF_TICKS: u64 = 1 << 24;
/// The number of P-positions listed.
const LISTED_POSITIONS: usize = 12;

/// The law of the P-positions of a rule with two coordinates whose play ends by a measure; `None` for other
/// rules.
///
/// ```
/// use grundy::{Budget, Ruleset, law::positions};
/// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let report = positions::of_rule(&wythoff, &mut Budget::default()).unwrap().unwrap();
/// assert_eq!(report.first[..4], [[0, 0], [1, 2], [3, 5], [4, 7]]);
/// let found = report.found.unwrap();
/// assert_eq!(found.known_by().word(), "proved");
/// assert!(found.law.holds([6, 10]) && !found.law.holds([10u64.pow(18), 10u64.pow(18)]));
/// ```
///
/// # Errors
/// The rule's own failure in the positions examined, or a spent budget.
///
/// # Laws
/// A law that is a fact holds for all pairs of natural numbers.
pub fn of_rule(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Option<PairsReport>, Failure> {
    let Some(points) = pairs_rule(ruleset) else { return Ok(None) };
    let Some(pairs) = computed(ruleset, budget)? else { return Ok(None) };
    let clauses = logic::clauses_of_points(points).filter(|all| all.iter().all(|clause| clause.parts == 1));
    let beatty = match &clauses {
        Some(clauses) => {
            budget.within(PROOF_TICKS, |budget| beatty::recognised(&pairs, clauses, budget))?.flatten()
        }
        None => None,
    };
    // For larger r the pairs need other numerations.
    let read = beatty.is_none_or(|law| law.r() == 1);
    let guesses = if read { guesses(&pairs) } else { Vec::new() };
    let game = Euclid::of(&points.formula).filter(|_| clauses.is_none());
    let mut found = None;
    for guess in &guesses {
        found = match (&clauses, game) {
            (Some(clauses), _) => proved(guess, clauses, points, None, budget)?,
            (None, Some(game)) => proved(guess, &euclid::clauses(game), points, Some(game), budget)?,
            (None, None) => None,
        };
        if found.is_some() {
            break;
        }
    }
    let heaps_computed = pairs.to() + 1;
    let (found, also) = match (found, beatty) {
        (Some((law, proof)), also) => {
            (Some(Found { law, by: Evidence::Proved(proof.into()), heaps_computed }), also)
        }
        (None, Some(law)) => {
            let by = Evidence::Proved(law.into());
            (Some(Found { law: Lost::Beatty(law), by, heaps_computed }), None)
        }
        (None, None) => {
            let found = seen(guesses, &pairs);
            let survives = match &found {
                Some(found) => far::survives(&found.law, ruleset, budget)?,
                None => false,
            };
            (found.filter(|_| survives), None)
        }
    };
    Ok(Some(PairsReport { found, also, to: pairs.to(), first: pairs.first(LISTED_POSITIONS) }))
}

/// The side of the box of positions by which r-Wythoff is recognised.
const RECOGNISED_TO: u64 = 47;

/// r-Wythoff, if the rule has exactly its moves.
///
/// # Errors
/// The rule's own failure in the positions examined, or a spent budget.
pub(crate) fn beatty_of_rule(
    ruleset: &Arc<Ruleset>,
    budget: &mut Budget<'_>,
) -> Result<Option<Beatty>, Failure> {
    let Some(points) = pairs_rule(ruleset) else { return Ok(None) };
    let clauses = logic::clauses_of_points(points).filter(|all| all.iter().all(|clause| clause.parts == 1));
    let Some(clauses) = clauses else { return Ok(None) };
    let Some(rows) = rows(ruleset, 0, [RECOGNISED_TO; 2], budget)? else { return Ok(None) };
    let lost = rows.iter().flatten().map(|value| *value == 0).collect();
    beatty::recognised(&Pairs::new(rows.len(), lost), &clauses, budget)
}

/// The rule, if positions are pairs, the last move decides, and play provably ends.
pub fn pairs_rule(ruleset: &Ruleset) -> Option<&Points> {
    let Kind::Points(points) = ruleset.kind() else { return None };
    let fits = points.arity() == 2 && !points.is_labelled() && points.ends.is_proved();
    fits.then_some(points)
}

/// An automaton that agrees with a box, and its periods.
#[derive(PartialEq)]
struct Guess {
    machine: Automaton,
    periods: Option<[Period; 2]>,
}

/// Automata that agree with the box, the smallest table first.
fn guesses(pairs: &Pairs) -> Vec<Guess> {
    let numerations = (2..=10).map(Numeration::Base).chain([Numeration::Zeckendorf]);
    let learned = numerations.filter_map(|numeration| learn(pairs, numeration));
    let mut all: Vec<Guess> = learned.map(|machine| Guess { machine, periods: None }).collect();
    if let Some((periods, machine)) = periodic::periodic(pairs) {
        all.retain(|guess| guess.machine != machine);
        all.push(Guess { machine, periods: Some(periods) });
    }
    all.sort_by_key(|guess| steps(&guess.machine));
    all
}

/// The size of an automaton's table.
fn steps(machine: &Automaton) -> usize {
    machine.size() * machine.row(0).len()
}

/// The P-positions of a box, by definition.
fn computed(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Option<Pairs>, Failure> {
    for to in BOX_SIDES {
        if let Some(rows) = budget.within(BOX_TICKS, |budget| rows(ruleset, 0, [to; 2], budget))?.flatten() {
            let lost = rows.iter().flatten().map(|value| *value == 0).collect();
            return Ok(Some(Pairs::new(rows.len(), lost)));
        }
    }
    Ok(None)
}

/// The law of a guess, if it is decided to be right: by the clauses of the rule, or of one with the same
/// P-positions.
fn proved(
    Guess { machine, periods }: &Guess,
    clauses: &[Clause],
    points: &Points,
    game: Option<Euclid>,
    budget: &mut Budget<'_>,
) -> Result<Option<(Lost, Decided)>, Failure> {
    let decided = budget.within(PROOF_TICKS, |budget| Ok(prove(machine, clauses, budget)?))?.flatten();
    let Some(mut proof) = decided else { return Ok(None) };
    if let Ends::Always { why } = &points.ends {
        proof.ends = Some(PlayEnds { why: why.clone(), names: points.formula.syntax().head.clone() });
    }
    let replies = match game {
        Some(game) => {
            proof.euclid = Some(game);
            Ways::Euclid(game)
        }
        None => {
            let read = budget.within(PROOF_TICKS, |budget| Ok(proof::replies(machine, clauses, budget)?))?;
            read.flatten().map_or(Ways::Unknown, Ways::Read)
        }
    };
    Ok(Some((Lost::Machine(Machine::new(machine.clone(), replies, *periods).into()), proof)))
}

/// An automaton learned from few positions and confirmed by many.
fn seen(all: Vec<Guess>, pairs: &Pairs) -> Option<Found<Lost>> {
    let few = pairs.smaller(pairs.to() / 2);
    let taught = guesses(&few);
    let guess = all.into_iter().find(|all| steps(&all.machine) <= MAX_STEPS_SEEN && taught.contains(all))?;
    Some(Found {
        law: Lost::Machine(Machine::new(guess.machine, Ways::Unknown, guess.periods).into()),
        by: Evidence::Seen(Seen::Pairs { learned: few.to(), to: pairs.to() }),
        heaps_computed: pairs.to() + 1,
    })
}

/// The largest table of an automaton that is only seen; a larger one may fit by chance.
const MAX_STEPS_SEEN: usize = 200;
