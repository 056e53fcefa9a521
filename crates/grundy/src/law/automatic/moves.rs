//! Moves among very many options, through automata.

use super::Coding;
use crate::automaton::{Automaton, Decision};
use crate::law::{Law, Moves};
use grundy_rules::logic::{Clause, Linear};
use grundy_rules::{Budget, NimValue, Stopped};

/// The moves from a heap to a nim-value, by a law of automata: the heaps left, the first `limit` of them
/// ascending, and their total number. `None` where a move may leave several heaps, or where automata in the
/// base of the law cannot express the moves.
///
/// One automaton accepts the options of this heap, another the heaps of this value. Their intersection is
/// counted and listed digit by digit, however many options there are.
///
/// ```
/// use grundy::law::{Law, automatic};
/// use grundy::{Budget, NimValue, Ruleset, logic};
/// // At most half of the heap stays: G(n) is the number of binary digits of n, here read up to 4000.
/// let rule = Ruleset::parse("n -> m for m in 0..floor(n/2) if n > 0").unwrap();
/// let values: Vec<u32> = (0..4000u32).map(|n| u32::BITS - n.leading_zeros()).collect();
/// let law = automatic::Synchronised::learn(&values, 2, automatic::Coding::Powers).unwrap();
/// let clauses = logic::clauses(rule.heap().unwrap()).unwrap();
/// let mut moves = |value| {
///     let law = Law::Synchronised(law.clone());
///     let heap = 10u64.pow(18);
///     automatic::moves(&law, &clauses, heap, NimValue(value), 3, &mut Budget::default()).unwrap().unwrap()
/// };
/// assert_eq!((moves(3).total, moves(3).first), (4, vec![4, 5, 6]));
/// assert_eq!(moves(60).total, 0);
/// ```
///
/// # Errors
/// The budget is spent.
///
/// # Cost
/// Automata with about as many states as the clauses and the heap have digits; then for each heap listed one
/// step per digit and state.
pub fn moves(
    law: &Law,
    clauses: &[Clause],
    heap: u64,
    value: NimValue,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Moves<u64>>, Stopped> {
    let Ok(here) = i64::try_from(heap) else { return Ok(None) };
    if clauses.iter().any(|clause| (clause.coordinates, clause.parts) != (1, 1)) {
        return Ok(None);
    }
    let numeration = match law {
        Law::Automatic(law) => law.numeration(),
        Law::Synchronised(law) => law.base().into(),
        _ => return Ok(None),
    };
    let mut decide = Decision::new(numeration, budget);
    let Some(of_value) = of_value(law, value, &mut decide)? else { return Ok(None) };
    let mut all = decide.always(false);
    for clause in clauses {
        let Some(mut relations) = decide.atoms(clause)? else { return Ok(None) };
        relations.push(decide.zero(&Linear { terms: vec![(POSITION, 1)], constant: -here })?);
        relations.push(of_value.clone());
        let hidden = (0..clause.variables).filter(|var| *var != OPTION);
        let found = decide.joined(relations, hidden)?;
        all = decide.or(&all, &found)?;
    }
    if all.is_empty() {
        return Ok(Some(Moves { total: 0, first: Vec::new() }));
    }
    decide.spend((limit as u64).saturating_mul(64).saturating_mul(all.size() as u64))?;
    Ok(Some(accepted(&all, limit)))
}

/// The heap and the heap left, as variables of clauses.
const POSITION: usize = 0;
const OPTION: usize = 1;

/// The heaps of a value, as options.
fn of_value(
    law: &Law,
    NimValue(value): NimValue,
    decide: &mut Decision<'_, '_>,
) -> Result<Option<Automaton>, Stopped> {
    let law = match law {
        Law::Automatic(law) => {
            let heaps = u32::try_from(value).ok().filter(|value| *value <= law.most());
            return Ok(Some(match heaps {
                Some(value) => law.heaps_of(value).renamed(|_| OPTION),
                None => decide.always(false),
            }));
        }
        Law::Synchronised(law) => law,
        _ => return Ok(None),
    };
    let code = match law.coding() {
        Coding::Plain => Some(value),
        coding => u32::try_from(value).ok().and_then(|value| coding.coded(value, law.base())),
    };
    let Some(code) = code.and_then(|code| i64::try_from(code).ok()) else { return Ok(None) };
    // The heap is variable 0 of the law, its coded value variable 1.
    let pairs = law.automaton().renamed(|var| [OPTION, OPTION + 1][var]);
    let worth = decide.zero(&Linear { terms: vec![(OPTION + 1, 1)], constant: -code })?;
    decide.joined(vec![pairs, worth], [OPTION + 1]).map(Some)
}

/// The numbers below 2^64 that an automaton with one track accepts; they must be finitely many.
fn accepted(set: &Automaton, limit: usize) -> Moves<u64> {
    let weights: Vec<u128> =
        set.numeration().weights().take_while(|weight| *weight <= u128::from(u64::MAX)).collect();
    let (digits, places) = (set.numeration().digits() as usize, weights.len());
    // The number of ways to reach each state, place by place.
    let mut ways = vec![vec![0u128; set.size()]];
    ways[0][0] = 1;
    for place in 0..places {
        let mut next = vec![0u128; set.size()];
        for (state, ways) in ways[place].iter().enumerate().filter(|(_, ways)| **ways > 0) {
            (0..digits).for_each(|digit| next[set.after(state, digit)] += ways);
        }
        ways.push(next);
    }
    let ends: Vec<bool> = (0..set.size()).map(|state| set.is_accepting(state)).collect();
    let total = (0..set.size()).filter(|state| ends[*state]).map(|state| ways[places][state]).sum();
    let mut first = Vec::new();
    // Chooses digits from the left, the smaller first; `to` are the states from which the digits chosen so
    // far lead to the end.
    let mut open = vec![(places, ends, 0u128)];
    while let Some((place, to, number)) = open.pop().filter(|_| first.len() < limit) {
        if place == 0 {
            first.extend(u64::try_from(number));
            continue;
        }
        for digit in (0..digits).rev() {
            let from = |state: usize| ways[place - 1][state] > 0 && to[set.after(state, digit)];
            let from: Vec<bool> = (0..set.size()).map(from).collect();
            if from.contains(&true) {
                open.push((place - 1, from, number + digit as u128 * weights[place - 1]));
            }
        }
    }
    Moves { total, first }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequence::Sequence;
    use grundy_rules::{ControlFlow, Ruleset, logic};
    use std::sync::Arc;

    #[test]
    fn moves_are_those_of_the_definition() {
        let rules = [
            "n -> n-1 | floor(n/2) if n > 0",
            "n -> n-1 | floor(n/3) if n > 0",
            "n -> m for m in 0..floor(n/2) if n > 0",
            "n -> n-1 | n-2 | ceil(n/2) if n > 2",
        ];
        for rule in rules {
            let ruleset = Arc::new(Ruleset::parse(rule).unwrap());
            let mut sequence = Sequence::new(ruleset.clone()).unwrap();
            let law = sequence.find_law(20_000, &mut Budget::default()).unwrap().expect("a law").law;
            let clauses = logic::clauses(ruleset.heap().unwrap()).unwrap();
            for n in (0..40).chain([127, 128, 300]) {
                let mut options = Vec::new();
                ruleset
                    .options(&[n], &mut Budget::default(), &mut |option| {
                        options.push(option.first().copied().unwrap_or(0));
                        ControlFlow::Continue(())
                    })
                    .unwrap();
                options.sort_unstable();
                options.dedup();
                for value in (0..12).map(NimValue) {
                    let value_of = |m: &u64| law.value_at(*m, sequence.values()) == Some(value);
                    let wanted: Vec<u64> = options.iter().copied().filter(value_of).collect();
                    let found = moves(&law, &clauses, n, value, 1000, &mut Budget::default()).unwrap();
                    let found = found.expect("one heap is left");
                    assert_eq!(found.first, wanted, "{rule} : {n} to {value:?}");
                    assert_eq!(found.total, wanted.len() as u128, "{rule} : {n} to {value:?}");
                }
            }
        }
    }
}
