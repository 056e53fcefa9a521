//! The core form of rules: what a second program must know to check an answer.

use super::moves::Move;
use super::{Clause, MAX_CLAUSES, heaps};
use crate::points::Points;
use crate::ruleset::Heap;
use serde::{Deserialize, Serialize};

/// Rules in a small language: every notation of rules about heaps translates into it, if linear arithmetic
/// can express the moves.
///
/// ```
/// use grundy_rules::{Ruleset, logic::Core};
/// let kayles = Ruleset::parse("kayles")?;
/// let core = Core::of(kayles.heap().unwrap()).unwrap();
/// assert_eq!(core.to_string(), "take 1, leave no heap | take 1, leave 1 heap | take 1, leave 2 heaps | \
///     take 2, leave no heap | take 2, leave 1 heap | take 2, leave 2 heaps");
/// let text = serde_json::to_string(&core.moves[1])?;
/// assert_eq!(text, r#"{"split":{"taken":1,"heaps":1,"kind":"any"}}"#);
/// assert!(Core::of(Ruleset::parse("n -> n-k for k in 1..n if is_prime(k)")?.heap().unwrap()).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// The moves are those of the rule, heap for heap; heaps of size 0 do not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// How many numbers describe a part: 1 for heaps.
    pub coordinates: usize,
    /// The moves; an option that two of them leave is one option.
    pub moves: Vec<Move>,
}

impl Core {
    /// The core form of a rule about heaps. `None` if linear arithmetic with powers of constants and nim-sums
    /// cannot express its moves, or needs more than a few hundred clauses.
    pub fn of(heap: &Heap) -> Option<Core> {
        let moves = match heap {
            Heap::Take(set) => heaps::takes(set)?,
            Heap::Code(code) => heaps::splits(code)?,
            Heap::Turning(turning) => match heaps::run(turning) {
                Some(least) => vec![Move::Run(least)],
                None => heaps::turning(turning)?.into_iter().map(Move::solved).collect(),
            },
            Heap::Formula(rule) => {
                super::formula::clauses(rule.syntax())?.into_iter().map(Move::solved).collect()
            }
        };
        Some(Core { coordinates: 1, moves })
    }

    /// The core form of a rule on tuples of numbers; `None` as for heaps, and for labelled games. A single
    /// number that may grow has none: one coordinate is a heap, and heap 0 has no moves.
    pub fn of_points(points: &Points) -> Option<Core> {
        if points.arity() == 1 {
            return None;
        }
        let moves = super::clauses_of_points(points)?.into_iter().map(Move::Where).collect();
        Some(Core { coordinates: points.arity(), moves })
    }

    /// All moves as clauses; `None` if one leaves any number of heaps, or more than four.
    pub fn clauses(&self) -> Option<Vec<Clause>> {
        let mut all = Vec::new();
        for each in &self.moves {
            match each {
                Move::Take(least, most) => all.push(heaps::taking(*least, *most)?.solved()),
                Move::Split(split) => all.extend(heaps::dividing(split)?.into_iter().map(Clause::solved)),
                Move::Run(_) => return None,
                Move::Where(clause) => all.push(clause.clone()),
            }
        }
        (all.len() <= MAX_CLAUSES).then_some(all)
    }
}
