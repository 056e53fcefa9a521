//! Machines in the values of a rule, and which of them are proved.

use super::coding::Coding;
use super::{
    Automatic, PROOF, Synchronised, bases, coefficients, learned, pairs, prove, prove_pairs, simplest,
    synchronised,
};
use crate::automaton::Numeration;
use crate::law::{Found, Law};
use grundy_rules::logic::{Core, Move};
use grundy_rules::{Budget, Failure, Heap, logic};

/// A law that machines read, proved for all heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The law: automatic or synchronised.
    pub law: Law,
    /// For codes that turn any run of neighbours: the relation of n and the nim-sum of the values of the heaps up to n.
    pub sums: Option<Synchronised>,
    /// What was decided, in words.
    pub hypotheses: Vec<String>,
}

/// The law that machines read in the values of a rule, if it is proved: the machines themselves, also where
/// [`of_rule`](super::of_rule) tells the period that they show.
///
/// ```
/// use grundy::law::automatic;
/// use grundy::{Budget, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let ruler = Arc::new(Ruleset::parse("turn \"1+C\"")?);
/// let mut sequence = Sequence::new(ruler.clone()).unwrap();
/// sequence.extend(2000, &mut Budget::default())?;
/// let decided = automatic::decided(ruler.heap().unwrap(), sequence.values(), &mut Budget::default())?.unwrap();
/// // The nim-sum of the values 1, 2, 1, 4 is 6.
/// assert_eq!(decided.sums.unwrap().value(4), Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The caller's budget ends, or what the proof itself fails with.
pub fn decided(heap: &Heap, values: &[u32], budget: &mut Budget<'_>) -> Result<Option<Decided>, Failure> {
    match read(heap, values, budget)? {
        Read::Decided(decided) => Ok(Some(decided)),
        Read::Seen(_) => Ok(None),
    }
}

/// What machines read in the values of a rule.
pub(super) enum Read {
    Decided(Decided),
    Seen(Option<Found>),
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
            Some(clauses) => budget.within(PROOF, |budget| prove(law, clauses, budget))?.flatten(),
            None => None,
        };
        if let Some(proof) = proof {
            let hypotheses = proof.hypotheses(law);
            return Ok(Read::Decided(Decided { law: Law::Automatic(law.clone()), sums: None, hypotheses }));
        }
    }
    let mut pairs = None;
    if laws.is_empty() {
        for law in synchronised(values, &bases) {
            let decided = match (&clauses, heap) {
                (Some(clauses), _) => {
                    let proof = budget.within(PROOF, |budget| prove_pairs(&law, clauses, budget))?.flatten();
                    proof.map(|hypotheses| Decided {
                        law: Law::Synchronised(law.clone()),
                        sums: None,
                        hypotheses,
                    })
                }
                (None, _) => {
                    budget.within(PROOF, |budget| proof_of_runs(&law, heap, values, budget))?.flatten()
                }
            };
            if let Some(decided) = decided {
                return Ok(Read::Decided(decided));
            }
            pairs = pairs.or(Some(law));
        }
    }
    Ok(Read::Seen(simplest(laws, pairs, values)))
}

/// The law of a code that turns any run of neighbours, if it is proved.
fn proof_of_runs(
    law: &Synchronised,
    heap: &Heap,
    values: &[u32],
    budget: &mut Budget<'_>,
) -> Result<Option<Decided>, Failure> {
    let moves = Core::of(heap).map_or(Vec::new(), |core| core.moves);
    let [Move::Run(least)] = moves[..] else { return Ok(None) };
    let Ok(least) = i64::try_from(least) else { return Ok(None) };
    let sums: Vec<u32> = values
        .iter()
        .scan(0, |sum, value| {
            *sum ^= value;
            Some(*sum)
        })
        .collect();
    let Some(sums) = Synchronised::learn(&sums, 2, Coding::Plain) else { return Ok(None) };
    let proof = pairs::prove_runs(law, &sums, least, budget)?;
    Ok(proof.map(|hypotheses| Decided { law: Law::Synchronised(law.clone()), sums: Some(sums), hypotheses }))
}
