//! Decides the sentence "the law is the mex of the options, for all heaps".

use super::{Automatic, Sentence};
use crate::automaton::{Automaton, Decision};
use grundy_rules::logic::{Clause, Linear, Var};
use grundy_rules::{Budget, Failure};

/// The largest value for which a proof is tried.
const MAX_VALUE: u32 = 31;

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
    // Nim-sums of values stay below the next power of two.
    let sums = (law.most() + 1).next_power_of_two() as usize;
    let mut optional = vec![decide.always(false); sums];
    let Some(relations) = relations(&mut decide, clauses)? else { return Ok(None) };
    for (clause, relation) in clauses.iter().zip(relations) {
        for (value, heaps) in values_left(&mut decide, relation, clause.parts, &of_value)? {
            optional[value] = decide.or(&optional[value], &heaps)?;
        }
    }
    for (value, heaps) in of_value.iter().enumerate() {
        if decide.meet(heaps, &optional[value])? {
            return Ok(None);
        }
        for smaller in &optional[..value] {
            if !decide.implies(heaps, smaller)? {
                return Ok(None);
            }
        }
    }
    let states = optional.iter().map(Automaton::size).max().unwrap_or(0);
    Ok(Some(Sentence::Digits { law: law.clone(), relations: clauses.len() as u64, states: states as u64 }))
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

/// For each value that a clause may leave, the heaps that can leave it. The parts are eliminated one after
/// the other, and their values added.
fn values_left(
    decide: &mut Decision<'_, '_>,
    relation: Automaton,
    parts: usize,
    of_value: &[Automaton],
) -> Result<Vec<(usize, Automaton)>, Failure> {
    let mut left = vec![(0usize, relation)];
    for part in (1..=parts).rev() {
        let mut next: Vec<(usize, Automaton)> = Vec::new();
        for (sum, relation) in left {
            for (value, heaps) in of_value.iter().enumerate() {
                let here = decide.and(&relation, &heaps.renamed(|_| part))?;
                if here.is_empty() {
                    continue;
                }
                let hidden = decide.exists(&here, part)?;
                match next.iter_mut().find(|(other, _)| *other == sum ^ value) {
                    Some((_, old)) => *old = decide.or(old, &hidden)?,
                    None => next.push((sum ^ value, hidden)),
                }
            }
        }
        left = next;
    }
    Ok(left)
}

impl Automatic {
    /// The heaps of a value, as variable 0.
    pub(super) fn heaps_of(&self, value: u32) -> Automaton {
        let tracks: Vec<Var> = vec![0];
        let accepting = self.outputs.iter().map(|v| *v == value).collect();
        let read = Automaton::reading(self.numeration, tracks, self.next.clone(), accepting);
        read.expect("leading zeros do not change a value")
    }
}
