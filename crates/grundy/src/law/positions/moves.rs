//! The moves of a rule with two coordinates, as a relation.

use crate::automaton::{Automaton, Decision};
use grundy_rules::Stopped;
use grundy_rules::logic::{Clause, Var};

/// The first coordinate of an option: positions are variables 0 and 1, options 2 and 3.
pub(super) const OPTION: Var = 2;

/// All moves, as a relation between position (variables 0 and 1) and option (2 and 3).
pub(super) fn moves(decide: &mut Decision<'_, '_>, clauses: &[Clause]) -> Result<Option<Automaton>, Stopped> {
    let mut all = decide.numbers(vec![0, 1, 2, 3])?.not();
    for clause in clauses {
        let Some(relation) = decide.clause(clause)? else { return Ok(None) };
        all = decide.or(&all, &relation)?;
    }
    Ok(Some(all))
}
