//! P-positions of rules on tuples: a set that machines read.
//!
//! Take sums of the coordinates with weights that are not negative. If in each move the first sum that
//! changes becomes smaller, play ends. Then a set is that of the P-positions if no move leads from a member
//! to a member, and from every other position some move leads to a member.

use super::format::{Base, Positions};
use super::{moves, wrong};
use crate::Fault;
use crate::machine::{Logic, Machine, linear};
use grundy_rules::Budget;
use grundy_rules::logic::{Clause, Core};

pub(super) fn check(
    rule: &Core,
    claim: &Positions,
    measures: &[Vec<i64>],
    budget: &mut Budget<'_>,
) -> Result<&'static str, Fault> {
    let clauses = moves::clauses(rule, budget)?;
    if clauses.iter().any(|clause| clause.parts != 1) {
        return wrong("the moves are not clauses that leave one position each");
    }
    ends(&clauses, rule.coordinates, measures, &mut Logic::of_base(2, budget))?;
    let mut logic = match claim.base {
        Base::Fibonacci => Logic::of_fibonacci(budget),
        Base::Number(base @ 2..=36) => Logic::of_base(base, budget),
        Base::Number(_) => return wrong("the base is from 2 to 36"),
    };
    let lost = claim.machine(&mut logic, rule.coordinates)?;
    let there = logic.renamed(&lost, |var| var + rule.coordinates)?;
    let options: Vec<usize> = (rule.coordinates..2 * rule.coordinates).collect();
    let mut wins = logic.constant(false);
    for clause in &clauses {
        let Some(relation) = logic.clause(clause, 2 * rule.coordinates)? else {
            return wrong("a move speaks of powers of another number than the base");
        };
        let leads = logic.joined(vec![relation, there.clone()], &options)?;
        wins = logic.or(&wins, &leads)?;
    }
    if !logic.and(&lost, &wins)?.is_never() {
        return wrong("a move leads from a position of the set to another one of it");
    }
    let either = logic.or(&lost, &wins)?;
    if !logic.is_always(&either)? {
        return wrong("from some position outside of the set no move leads to one of it");
    }
    Ok(
        "a sentence of arithmetic, decided by automata that read digits (Büchi 1960; for sums of Fibonacci numbers Bruyère & Hansel 1997)",
    )
}

/// Whether every play ends.
fn ends(
    clauses: &[Clause],
    coordinates: usize,
    measures: &[Vec<i64>],
    logic: &mut Logic<'_, '_>,
) -> Result<(), Fault> {
    let fits = |weights: &Vec<i64>| {
        weights.len() == coordinates && weights.iter().all(|weight| (0..1 << 32).contains(weight))
    };
    if measures.is_empty() || !measures.iter().all(fits) {
        return wrong("the field `measure` has weights for the coordinates, none of them negative");
    }
    // Smaller by the first measure, or equal and smaller by the next one, and so on.
    let mut smaller = logic.constant(false);
    for weights in measures.iter().rev() {
        let change: Vec<(i64, usize)> =
            (0..coordinates).flat_map(|i| [(weights[i], coordinates + i), (-weights[i], i)]).collect();
        let less = logic.at_most_zero(&linear(&change, 1))?;
        let same = logic.zero(&linear(&change, 0))?;
        let later: Machine = logic.and(&same, &smaller)?;
        smaller = logic.or(&less, &later)?;
    }
    for clause in clauses {
        match logic.clause(clause, 2 * coordinates)? {
            Some(relation) if logic.implies(&relation, &smaller)? => {}
            _ => return wrong("a move does not make the measure smaller, or cannot be read in base 2"),
        }
    }
    Ok(())
}
