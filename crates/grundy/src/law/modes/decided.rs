//! Decides the sentence "these machines give the nim-values, in all modes".

use super::{MachinesDecided, ModeLaw, ModeValues};
use crate::automaton::{Automaton, Decision};
use crate::law::automatic::{MAX_VALUE, mex};
use crate::law::positions::PlayEnds;
use grundy_rules::logic::{Clause, Linear, Var};
use grundy_rules::{Budget, Failure};

/// Whether the machines give each position in these modes the mex of its options, where play ends; `None` if
/// they do not, or if automata in their numeration cannot express the moves, or if a move leads to another mode.
///
/// # Errors
/// The budget is spent.
pub(super) fn prove(
    law: &ModeLaw,
    clauses: &[Clause],
    ends: &PlayEnds,
    budget: &mut Budget<'_>,
) -> Result<Option<MachinesDecided>, Failure> {
    let ModeValues::Machines(machines) = &law.values else { return Ok(None) };
    let Some(numeration) = machines.first().map(|machine| machine.numeration()) else { return Ok(None) };
    let most = machines.iter().map(|machine| machine.most()).max().unwrap_or(0);
    if most > MAX_VALUE {
        return Ok(None);
    }
    let (heap, mode): (Var, Var) = (law.heap, 1 - law.heap);
    let mut decide = Decision::new(numeration, budget);
    let mut modes = decide.always(false);
    let mut of_value = vec![decide.always(false); most as usize + 1];
    for (number, machine) in law.modes.iter().zip(machines) {
        let Ok(number) = i64::try_from(*number) else { return Ok(None) };
        let here = decide.zero(&Linear { terms: vec![(mode, 1)], constant: -number })?;
        modes = decide.or(&modes, &here)?;
        for (value, positions) in (0..).zip(&mut of_value) {
            let more = decide.and(&here, &machine.heaps_of(value).renamed(|_| heap))?;
            *positions = decide.or(positions, &more)?;
        }
    }
    let mut relations = Vec::with_capacity(clauses.len());
    for clause in clauses {
        let Some(relation) = decide.clause(clause)? else { return Ok(None) };
        let relation: Automaton = decide.and(&relation, &modes)?;
        for part in 1..=clause.parts {
            if !decide.implies(&relation, &modes.renamed(|var| part * clause.coordinates + var))? {
                return Ok(None);
            }
        }
        relations.push(relation);
    }
    let states = mex(&mut decide, clauses, relations, &of_value)?;
    Ok(states.map(|states| MachinesDecided {
        names: [heap, mode].map(|coordinate| law.names[coordinate].clone()),
        modes: law.modes.len() as u64,
        most,
        numeration,
        relations: clauses.len() as u64,
        states,
        ends: ends.clone(),
    }))
}
