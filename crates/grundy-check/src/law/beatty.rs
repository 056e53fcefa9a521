//! r-Wythoff: a move takes any number from one heap, or k from one and l from the other, both at least 1,
//! with |k − l| < r.
//!
//! The P-positions are the pairs (Aₙ, Aₙ + rn) and (Aₙ + rn, Aₙ), where Aₙ is the least natural number that
//! is not an Aᵢ or Bᵢ = Aᵢ + ri with i < n (Fraenkel 1982). So each number but 0 is in one pair, and no two
//! pairs have the same difference. A move on one heap cannot lead from pair to pair, and a move on both
//! changes the difference by less than r. From (x, y), x ≤ y, not a pair, a move leads to one: either the
//! other number of the pair with x is smaller than y; or x = Aₙ and y < Aₙ + rn, and the pair m = ⌊(y − x)/r⌋
//! is below, with a difference less than r away. The decision here is that the moves are these.

use super::{moves, wrong};
use crate::Fault;
use crate::machine::{Logic, linear};
use grundy_rules::Budget;
use grundy_rules::logic::Core;

pub(super) fn check(rule: &Core, r: u64, budget: &mut Budget<'_>) -> Result<&'static str, Fault> {
    let Some(r) = i64::try_from(r).ok().filter(|r| *r >= 1) else {
        return wrong("r is a number from 1 on");
    };
    let clauses = moves::clauses(rule, budget)?;
    if rule.coordinates != 2 || clauses.iter().any(|clause| clause.parts != 1) {
        return wrong("the moves are not clauses that lead from one pair to another one");
    }
    let mut logic = Logic::of_base(2, budget);
    let mut moves = logic.constant(false);
    for clause in &clauses {
        let Some(relation) = logic.clause(clause, 4)? else {
            return wrong("a move speaks of powers of another number than the base");
        };
        moves = logic.or(&moves, &relation)?;
    }
    // The position is (x, y), the option (u, v).
    let [x, y, u, v] = [0, 1, 2, 3];
    let less_x = logic.at_most_zero(&linear(&[(1, u), (-1, x)], 1))?;
    let less_y = logic.at_most_zero(&linear(&[(1, v), (-1, y)], 1))?;
    let same_x = logic.zero(&linear(&[(1, u), (-1, x)], 0))?;
    let same_y = logic.zero(&linear(&[(1, v), (-1, y)], 0))?;
    // k − l = (x − u) − (y − v), between 1 − r and r − 1.
    let most = logic.at_most_zero(&linear(&[(1, x), (-1, u), (-1, y), (1, v)], 1 - r))?;
    let least = logic.at_most_zero(&linear(&[(-1, x), (1, u), (1, y), (-1, v)], 1 - r))?;
    let both = logic.joined(vec![less_x.clone(), less_y.clone(), most, least], &[])?;
    let left = logic.and(&less_x, &same_y)?;
    let right = logic.and(&same_x, &less_y)?;
    let single = logic.or(&left, &right)?;
    let wythoff = logic.or(&single, &both)?;
    if !logic.implies(&moves, &wythoff)? {
        return wrong(format!("some move is none of the moves of {r}-Wythoff"));
    }
    if !logic.implies(&wythoff, &moves)? {
        return wrong(format!("some move of {r}-Wythoff is missing"));
    }
    Ok(
        "the theorem of Fraenkel on r-Wythoff (1982); that the moves are those is decided by automata in base 2",
    )
}
