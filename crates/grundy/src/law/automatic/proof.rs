//! Decides the sentence "the law is the mex of the options, for all heaps".

use super::{Automatic, Sentence};
use crate::automaton::{Automaton, Decision};
use grundy_rules::logic::{Clause, Linear, Var};
use grundy_rules::{Budget, Failure};

/// The largest value for which a proof is tried.
pub(in crate::law) const MAX_VALUE: u32 = 31;

/// Whether the law is the mex of the options for all heaps; `None` if it is not, or if automata in its base
/// cannot express it.
///
/// For each value v, one automaton accepts the heaps of value v by the law, and another the heaps that have
/// an option of value v. The law holds where no heap is accepted by both, and each heap of value v has an
/// option of each smaller value. Options are smaller heaps (which is decided too), so the law is the
/// nim-value by induction.
///
/// # Errors
/// The budget is spent.
pub fn prove(
    law: &Automatic,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<Sentence>, Failure> {
    if law.most() > MAX_VALUE || law.outputs[0] != 0 {
        return Ok(None);
    }
    let mut decide = Decision::new(law.numeration, budget);
    let of_value: Vec<Automaton> = (0..=law.most()).map(|value| law.heaps_of(value)).collect();
    let Some(relations) = relations(&mut decide, clauses)? else { return Ok(None) };
    let states = mex(&mut decide, clauses, relations, &of_value)?;
    Ok(states.map(|states| Sentence::Digits { law: law.clone(), relations: clauses.len() as u64, states }))
}

/// Whether each position that `of_value` gives a value has the mex of its options: the most states of a machine
/// that says which positions have an option of some value, or `None` where it has not. A relation says a clause,
/// for these positions.
///
/// # Errors
/// The budget is spent.
pub(in crate::law) fn mex(
    decide: &mut Decision<'_, '_>,
    clauses: &[Clause],
    relations: Vec<Automaton>,
    of_value: &[Automaton],
) -> Result<Option<u64>, Failure> {
    // Nim-sums of values stay below the next power of two.
    let mut optional = vec![decide.always(false); of_value.len().next_power_of_two()];
    for (clause, relation) in clauses.iter().zip(relations) {
        for (value, positions) in values_left(decide, relation, clause, of_value)? {
            optional[value] = decide.or(&optional[value], &positions)?;
        }
    }
    for (value, positions) in of_value.iter().enumerate() {
        if decide.meet(positions, &optional[value])? {
            return Ok(None);
        }
        for smaller in &optional[..value] {
            if !decide.implies(positions, smaller)? {
                return Ok(None);
            }
        }
    }
    Ok(optional.iter().map(Automaton::size).max().map(|states| states as u64))
}

/// The clauses of a rule as relations; `None` where automata in the base cannot express one of them, or where
/// a part left may be as large as the heap.
pub(super) fn relations(
    decide: &mut Decision<'_, '_>,
    clauses: &[Clause],
) -> Result<Option<Vec<Automaton>>, Failure> {
    let mut all = Vec::with_capacity(clauses.len());
    for clause in clauses {
        let Some(relation) = decide.clause(clause)? else { return Ok(None) };
        for part in 1..=clause.parts {
            let smaller = Linear { terms: vec![(0, -1), (part, 1)], constant: 1 };
            let smaller = decide.at_most_zero(&smaller)?;
            if !decide.implies(&relation, &smaller)? {
                return Ok(None);
            }
        }
        all.push(relation);
    }
    Ok(Some(all))
}

/// For each value that a clause may leave, the positions that can leave it. The parts are eliminated one after
/// the other, and their values added.
fn values_left(
    decide: &mut Decision<'_, '_>,
    relation: Automaton,
    clause: &Clause,
    of_value: &[Automaton],
) -> Result<Vec<(usize, Automaton)>, Failure> {
    let mut left = vec![(0usize, relation)];
    for part in (1..=clause.parts).rev() {
        let first = part * clause.coordinates;
        let mut next: Vec<(usize, Automaton)> = Vec::new();
        for (sum, relation) in left {
            for (value, positions) in of_value.iter().enumerate() {
                let mut here = decide.and(&relation, &positions.renamed(|var| first + var))?;
                if here.is_empty() {
                    continue;
                }
                for var in first..first + clause.coordinates {
                    here = decide.exists(&here, var)?;
                }
                match next.iter_mut().find(|(other, _)| *other == sum ^ value) {
                    Some((_, old)) => *old = decide.or(old, &here)?,
                    None => next.push((sum ^ value, here)),
                }
            }
        }
        left = next;
    }
    Ok(left)
}

impl Automatic {
    /// The heaps of a value, as variable 0.
    pub(in crate::law) fn heaps_of(&self, value: u32) -> Automaton {
        let tracks: Vec<Var> = vec![0];
        let accepting = self.outputs.iter().map(|v| *v == value).collect();
        let read = Automaton::reading(self.numeration, tracks, self.next.clone(), accepting);
        read.expect("leading zeros do not change a value")
    }
}
