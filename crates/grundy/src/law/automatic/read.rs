//! Automata that give the values of a rule, and proofs of their laws.

use super::coding::Coding;
use super::{
    Automatic, PROOF_TICKS, Sentence, Synchronised, bases, coefficients, learned, pairs, prove, prove_pairs,
    simplest, synchronised,
};
use crate::automaton::Numeration;
use crate::law::Law;
use grundy_rules::logic::{Core, Move};
use grundy_rules::{Budget, Failure, Heap, logic};

/// The law of an automaton for the values of a rule.
pub(super) enum Read {
    Decided(Sentence),
    Seen(Option<Law>),
}

pub(super) fn read(heap: &Heap, values: &[u32], budget: &mut Budget<'_>) -> Result<Read, Failure> {
    let clauses = logic::clauses(heap);
    let spoken = clauses.as_deref().map(coefficients).unwrap_or_default();
    let bases = bases(clauses.as_deref());
    let mut laws = learned(values, &bases);
    let named = |law: &Automatic| match law.numeration() {
        Numeration::Base(base) => spoken.contains(&base.into()),
        Numeration::Zeckendorf => false,
    };
    laws.sort_by_key(|law| (!named(law), law.steps()));
    for law in &laws {
        let proof = match &clauses {
            Some(clauses) => budget.within(PROOF_TICKS, |budget| prove(law, clauses, budget))?.flatten(),
            None => None,
        };
        if let Some(proof) = proof {
            return Ok(Read::Decided(proof));
        }
    }
    let mut pairs = None;
    if laws.is_empty() {
        for law in synchronised(values, &bases) {
            let decided = match (&clauses, heap) {
                (Some(clauses), _) => {
                    budget.within(PROOF_TICKS, |budget| prove_pairs(&law, clauses, budget))?.flatten()
                }
                (None, _) => {
                    budget.within(PROOF_TICKS, |budget| proof_of_runs(&law, heap, values, budget))?.flatten()
                }
            };
            if let Some(decided) = decided {
                return Ok(Read::Decided(decided));
            }
            pairs = pairs.or(Some(law));
        }
    }
    Ok(Read::Seen(simplest(laws, pairs)))
}

/// The proof of a law of a code that turns any run of neighbours, if there is one.
fn proof_of_runs(
    law: &Synchronised,
    heap: &Heap,
    values: &[u32],
    budget: &mut Budget<'_>,
) -> Result<Option<Sentence>, Failure> {
    let moves = Core::of(heap).map_or(Vec::new(), |core| core.moves);
    let [Move::Run(least)] = moves[..] else { return Ok(None) };
    let sums: Vec<u32> = values
        .iter()
        .scan(0, |sum, value| {
            *sum ^= value;
            Some(*sum)
        })
        .collect();
    let Some(sums) = Synchronised::learn(&sums, 2, Coding::Plain) else { return Ok(None) };
    pairs::prove_runs(law, &sums, least, budget)
}
