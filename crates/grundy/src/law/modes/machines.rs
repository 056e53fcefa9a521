//! The search for machines that read the values of a heap in each mode.

use super::{ModeLaw, ModeValues, decided, names};
use crate::induction::rows;
use crate::law::automatic::{PROOF_TICKS, bases, learn};
use crate::law::positions::{PlayEnds, pairs_rule};
use crate::law::{Automatic, Evidence, Found};
use grundy_rules::formula::termination::Ends;
use grundy_rules::{Budget, Failure, Ruleset, logic};
use std::sync::Arc;

/// The number of heaps from which machines are learned.
const HEAPS: u64 = 1 << 13;
/// The most work for their values, in moves looked at.
const VALUES_TICKS: u64 = 1 << 26;

/// The law of machines for these modes, if one is proved.
///
/// # Errors
/// A spent budget, or the rule's own failure at some small heap.
pub(super) fn of_modes(
    ruleset: &Arc<Ruleset>,
    heap: usize,
    modes: &[u64],
    budget: &mut Budget<'_>,
) -> Result<Option<Found<ModeLaw>>, Failure> {
    let Some(points) = pairs_rule(ruleset) else { return Ok(None) };
    let (Ends::Always { why }, Some(clauses)) = (&points.ends, logic::clauses_of_points(points)) else {
        return Ok(None);
    };
    let Some(values) = values(ruleset, heap, modes, budget)? else { return Ok(None) };
    let ends = PlayEnds { why: why.clone(), names: points.formula.syntax().head.clone() };
    let machines = |base: u32| values.iter().map(|values| learn(values, base)).collect();
    let mut guesses: Vec<Vec<Automatic>> = bases(Some(&clauses)).into_iter().filter_map(machines).collect();
    guesses.sort_by_key(|machines| machines.iter().map(Automatic::steps).sum::<usize>());
    for machines in guesses {
        let values = ModeValues::Machines(machines);
        let law = ModeLaw { names: names(ruleset), heap, modes: modes.to_vec(), values };
        let prove = |budget: &mut Budget<'_>| decided::prove(&law, &clauses, &ends, budget);
        if let Some(proof) = budget.within(PROOF_TICKS, prove)?.flatten() {
            return Ok(Some(Found { law, by: Evidence::Proved(proof.into()), heaps_computed: HEAPS }));
        }
    }
    Ok(None)
}

/// The values of the first heaps in each mode, by definition.
fn values(
    ruleset: &Ruleset,
    heap: usize,
    modes: &[u64],
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<Vec<u32>>>, Failure> {
    let Some(&last) = modes.last() else { return Ok(None) };
    let mut to = [last; 2];
    to[heap] = HEAPS - 1;
    let computed = budget.within(VALUES_TICKS, |budget| rows(ruleset, 0, to, budget))?.flatten();
    let Some(rows) = computed else { return Ok(None) };
    let row = |mode: &u64| {
        let mode = usize::try_from(*mode).ok()?;
        let value = |at: usize| if heap == 0 { rows[at][mode] } else { rows[mode][at] };
        (0..HEAPS as usize).map(|at| u32::try_from(value(at)).ok()).collect()
    };
    Ok(modes.iter().map(row).collect())
}
