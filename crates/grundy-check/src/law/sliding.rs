//! Sliding windows: the options of heap n are the heaps L(n), …, n − 1, where L starts at 0 and grows by 0 or
//! 1.
//!
//! Then {G(L(n)), …, G(n)} = {0, …, n − L(n)} for all n, by induction: the value of a heap is the least
//! number missing in the window before it. If L(n) = L(n−1), that is the new number n − L(n). Otherwise the
//! window has just lost the heap L(n−1), and its value is missing.

use super::{moves, sentence, wrong};
use crate::Fault;
use crate::machine::{Logic, linear};
use grundy_rules::Budget;
use grundy_rules::logic::Core;

pub(super) fn check(rule: &Core, budget: &mut Budget<'_>) -> Result<&'static str, Fault> {
    let clauses = moves::clauses(rule, budget)?;
    if clauses.iter().any(|clause| clause.parts != 1) {
        return wrong("the rule does not leave one heap each time");
    }
    let mut logic = Logic::of_base(2, budget);
    let relations = sentence::relations(&mut logic, &clauses)?;
    let mut option = logic.constant(false);
    for relation in &relations {
        option = logic.or(&option, relation)?;
    }
    // Heap 0 here stands for a move that leaves nothing. Everything below is pairs (n, m) of heap and option.
    let (n, m, before) = (0, 1, 2);
    // No gap: if m is an option and m + 1 < n, so is m + 1.
    let next = logic.renamed(&option, |var| if var == m { before } else { var })?;
    let step = logic.zero(&linear(&[(1, before), (-1, m)], 1))?;
    let room = logic.at_most_zero(&linear(&[(1, m), (-1, n)], 1))?;
    let shifted = logic.joined(vec![next, step, room], &[before])?;
    let closed = logic.implies(&shifted, &option)?;
    // L grows by 0 or 1: an option of n + 1, other than n itself, is one of n; an option of n is one of n +
    // 1, or is L(n).
    let later = logic.renamed(&option, |var| if var == n { before } else { var })?;
    let successor = logic.zero(&linear(&[(1, before), (-1, n)], -1))?;
    let of_next = logic.joined(vec![later, successor], &[before])?;
    let smaller = logic.at_most_zero(&linear(&[(1, m), (-1, n)], 1))?;
    let inside = logic.and(&of_next, &smaller)?;
    let shrinks = logic.implies(&inside, &option)?;
    // The larger of two options of n is an option of n + 1.
    let two = logic.renamed(&option, |var| if var == m { before } else { var })?;
    let order = logic.at_most_zero(&linear(&[(1, before), (-1, m)], 1))?;
    let larger = logic.joined(vec![two, order, option.clone()], &[before])?;
    let keeps = logic.implies(&larger, &of_next)?;
    // n itself is an option of n + 1, or L(n + 1) = n + 1 = L(n) + 1, which means that n has none.
    let own = logic.zero(&linear(&[(1, m), (-1, n)], 0))?;
    let own = logic.and(&of_next, &own)?;
    let own = logic.exists(&own, m)?;
    let some = logic.exists(&option, m)?;
    let starts = logic.implies(&some, &own)?;
    if closed && shrinks && keeps && starts {
        Ok("the theorem on sliding windows (induction on the values in the window)")
    } else {
        wrong("the options are not the heaps of a window that slides")
    }
}
