//! Decides the sentence "these are the P-positions".

use super::Decided;
use super::moves::{OPTION, moves};
use crate::automaton::{Automaton, Decision};
use grundy_rules::logic::Clause;
use grundy_rules::{Budget, Stopped};

/// Whether the pairs that an automaton accepts (as variables 0 and 1) are the P-positions, for all pairs of
/// natural numbers, where play ends: the decided sentence, or `None` if they are not, or if automata in its
/// numeration cannot express the moves.
///
/// For each clause one automaton accepts the pairs from which it allows a move into the set. Together they
/// must accept exactly the pairs outside the set. Then the set is that of the P-positions, by induction along
/// the play, which ends.
///
/// ```
/// use grundy::automaton::Decision;
/// use grundy::logic::Linear;
/// use grundy::{Budget, Kind, Ruleset, law::positions, logic};
/// let nim = Ruleset::parse("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b").unwrap();
/// let Kind::Points(nim) = nim.kind() else { unreachable!() };
/// let clauses = logic::clauses_of_points(nim).unwrap();
/// let mut budget = Budget::default();
/// let mut equal = |by| {
///     let form = Linear { terms: vec![(0, 1), (1, -1)], constant: by };
///     Decision::new(2, &mut Budget::default()).zero(&form).unwrap()
/// };
/// // Two equal heaps, not heaps that differ by 1.
/// assert!(positions::prove(&equal(0), &clauses, &mut budget).unwrap().is_some());
/// assert!(positions::prove(&equal(1), &clauses, &mut budget).unwrap().is_none());
/// ```
///
/// # Errors
/// The budget is spent.
pub fn prove(
    lost: &Automaton,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<Decided>, Stopped> {
    let fits = |clause: &Clause| (clause.coordinates, clause.parts) == (2, 1);
    if lost.tracks() != [0, 1] || !clauses.iter().all(fits) {
        return Ok(None);
    }
    let mut decide = Decision::new(lost.numeration(), budget);
    let option = lost.renamed(|var| OPTION + var);
    let mut won = decide.always(false);
    for clause in clauses {
        let Some(mut relations) = decide.atoms(clause)? else { return Ok(None) };
        relations.push(option.clone());
        let here = decide.joined(relations, OPTION..clause.variables)?;
        won = decide.or(&won, &here)?;
    }
    if decide.meet(lost, &won)? || !decide.implies(&lost.not(), &won)? {
        return Ok(None);
    }
    Ok(Some(Decided {
        states: lost.size() as u64,
        numeration: lost.numeration(),
        relations: clauses.len() as u64,
        won: won.size() as u64,
        ends: None,
        euclid: None,
    }))
}

/// The moves to P-positions, as a relation between position and option.
///
/// # Errors
/// The budget is spent.
pub(super) fn replies(
    lost: &Automaton,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<Automaton>, Stopped> {
    let mut decide = Decision::new(lost.numeration(), budget);
    let Some(moves) = moves(&mut decide, clauses)? else { return Ok(None) };
    decide.and(&moves, &lost.renamed(|var| OPTION + var)).map(Some)
}
