//! Proofs of laws that read heap and value together.

use super::coding::Coding;
use super::proof::relations;
use super::sentence::Sentence;
use super::synchronised::{HEAP, Synchronised, VALUE};
use crate::automaton::{Automaton, Decision};
use grundy_rules::logic::{Clause, Linear, Var};
use grundy_rules::{Budget, Failure, Stopped};

/// Variables besides heap and value: another value; from these numbers on, the parts, their values and
/// nim-sums.
const OTHER_VALUE: Var = 2;
const PART: Var = 100;
const PART_VALUE: Var = 10;
const NIM_SUM: Var = 20;

fn linear(terms: &[(Var, i64)], constant: i64) -> Linear {
    Linear { terms: terms.to_vec(), constant }
}

fn other(var: Var) -> Var {
    if var == VALUE { OTHER_VALUE } else { var }
}

/// Whether the law gives the mex of the options for all heaps: the decided sentence, or `None` where it is
/// false, or where automata in this base cannot express it.
///
/// The sentence says: each heap has exactly one value; each part left is smaller than the heap; no option has
/// the value of the heap; each smaller value is the value of an option. Powers as codes keep the order of
/// values, so the same sentence works for options of one heap each. For odious numbers other sentences do, by
/// a lemma that the hypotheses cite.
///
/// # Errors
/// The budget is spent.
pub fn prove_pairs(
    law: &Synchronised,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<Sentence>, Failure> {
    let most_parts = clauses.iter().map(|clause| clause.parts).max().unwrap_or(0);
    let fits = match law.coding() {
        Coding::Plain => most_parts <= 1 || law.base() == 2,
        Coding::Powers => clauses.iter().all(|clause| clause.parts == 1),
        Coding::Odious => clauses.iter().all(|clause| clause.parts == 2),
    };
    let mut decide = Decision::new(law.base(), budget);
    if !fits || !one_value(&mut decide, law)? {
        return Ok(None);
    }
    let Some(relations) = relations(&mut decide, clauses)? else { return Ok(None) };
    let proof = || Sentence::Pairs { law: law.clone(), relations: clauses.len() as u64 };
    if law.coding() == Coding::Odious {
        let decided = odious(&mut decide, law.automaton(), &relations)?;
        return Ok(decided.then(proof));
    }
    let mut optional = decide.always(false);
    for (clause, relation) in clauses.iter().zip(relations) {
        let values = match clause.parts {
            // Without a nim-sum any base works.
            1 => {
                let worth = law.automaton().renamed(|var| if var == HEAP { 1 } else { OTHER_VALUE });
                let joined = decide.and(&relation, &worth)?;
                decide.exists(&joined, 1)?.renamed(|var| if var == OTHER_VALUE { VALUE } else { var })
            }
            parts => nim_sums(&mut decide, law.automaton(), &relation, parts)?,
        };
        optional = decide.or(&optional, &values)?;
    }
    Ok(mex(&mut decide, law, &optional)?.then(proof))
}

/// Whether every heap has exactly one value, which the coding can express.
fn one_value(decide: &mut Decision<'_, '_>, law: &Synchronised) -> Result<bool, Stopped> {
    let own = law.automaton();
    let some = decide.exists(own, VALUE)?;
    let two = decide.and(own, &own.renamed(other))?;
    let equal = decide.zero(&linear(&[(VALUE, 1), (OTHER_VALUE, -1)], 0))?;
    let codes = codes(decide, law.coding(), VALUE)?;
    Ok(some.is_everything() && decide.implies(&two, &equal)? && decide.implies(own, &codes)?)
}

/// The numbers that are codes.
fn codes(decide: &mut Decision<'_, '_>, coding: Coding, var: Var) -> Result<Automaton, Stopped> {
    match coding {
        Coding::Plain => Ok(decide.always(true)),
        Coding::Powers => decide.power(var, true),
        Coding::Odious => {
            let (zero, power) = (decide.zero(&linear(&[(var, 1)], 0))?, decide.power(var, true)?);
            decide.or(&zero, &power)
        }
    }
}

/// The nim-sums of the parts that a relation allows, for each heap.
fn nim_sums(
    decide: &mut Decision<'_, '_>,
    own: &Automaton,
    relation: &Automaton,
    parts: usize,
) -> Result<Automaton, Stopped> {
    let mut joined = vec![
        relation.renamed(|var| if var == HEAP { HEAP } else { PART + var }),
        decide.zero(&linear(&[(NIM_SUM, 1)], 0))?,
        decide.zero(&linear(&[(VALUE, 1), (NIM_SUM + parts, -1)], 0))?,
    ];
    for part in 1..=parts {
        joined.push(own.renamed(|var| if var == HEAP { PART + part } else { PART_VALUE + part }));
        joined.push(decide.nim_sum([NIM_SUM + part - 1, PART_VALUE + part, NIM_SUM + part])?);
    }
    let hidden = (1..=parts).flat_map(|part| [PART + part, PART_VALUE + part]);
    decide.joined(joined, hidden.chain(NIM_SUM..=NIM_SUM + parts))
}

/// Whether the value of each heap is the least that no option has.
fn mex(decide: &mut Decision<'_, '_>, law: &Synchronised, optional: &Automaton) -> Result<bool, Stopped> {
    let own = law.automaton();
    if decide.meet(own, optional)? {
        return Ok(false);
    }
    let below = decide.at_most_zero(&linear(&[(VALUE, 1), (OTHER_VALUE, -1)], 1))?;
    let greater = decide.and(&own.renamed(other), &below)?;
    let smaller = decide.exists(&greater, OTHER_VALUE)?;
    let codes = codes(decide, law.coding(), VALUE)?;
    let smaller = decide.and(&smaller, &codes)?;
    decide.implies(&smaller, optional)
}

/// Options of two heaps, all values 0 or odious.
///
/// The nim-sum of two odious numbers is evil (an even number of binary digits 1); that of an odious number
/// and 0 is odious. So only the pair {o, 0} leaves an odious value o, and only two equal values leave 0. If
/// all pairs of different values below o can be left, so can all numbers below o: an evil e between 0 and o
/// is the nim-sum of 2ᵇ and e xor 2ᵇ, where b is a binary digit of e; both are odious and at most e, so below
/// o; if they are equal, e is 0.
fn odious(decide: &mut Decision<'_, '_>, own: &Automaton, relations: &[Automaton]) -> Result<bool, Stopped> {
    let [first, second] = [PART + 1, PART + 2];
    let [u, v] = [PART_VALUE + 1, PART_VALUE + 2];
    let mut left = decide.always(false);
    for relation in relations {
        let joined = vec![
            relation.renamed(|var| if var == HEAP { HEAP } else { PART + var }),
            own.renamed(|var| if var == HEAP { first } else { u }),
            own.renamed(|var| if var == HEAP { second } else { v }),
        ];
        let pair = decide.joined(joined, [first, second])?;
        let turned = pair.renamed(|var| {
            if var == u {
                v
            } else if var == v {
                u
            } else {
                var
            }
        });
        let pair = decide.or(&pair, &turned)?;
        left = decide.or(&left, &pair)?;
    }
    let equal = decide.zero(&linear(&[(u, 1), (v, -1)], 0))?;
    let same = decide.and(&left, &equal)?;
    let same = decide.joined(vec![same], [u, v])?;
    let zero = decide.zero(&linear(&[(VALUE, 1)], 0))?;
    let lost = decide.and(own, &zero)?;
    let lost = decide.exists(&lost, VALUE)?;
    if decide.meet(&lost, &same)? || !decide.implies(&lost.not(), &same)? {
        return Ok(false);
    }
    // {G(n), 0}, where G(n) is not 0.
    let none = decide.zero(&linear(&[(v, 1)], 0))?;
    let won = decide.without(own, &zero)?.renamed(|var| if var == VALUE { u } else { var });
    let own_pair = decide.all(&[left.clone(), none, won.clone()])?;
    if !own_pair.is_empty() {
        return Ok(false);
    }
    // u < v < G(n).
    let order = decide.at_most_zero(&linear(&[(u, 1), (v, -1)], 1))?;
    let below = decide.at_most_zero(&linear(&[(VALUE, -1), (v, 1)], 1))?;
    let wanted =
        [own.clone(), below, order, codes(decide, Coding::Odious, u)?, codes(decide, Coding::Odious, v)?];
    let wanted = decide.all(&wanted)?;
    let wanted = decide.exists(&wanted, VALUE)?;
    decide.implies(&wanted, &left)
}

/// Whether the law gives the mex of the options where any run of at least `least` neighbours is turned.
/// `sums` reads n and the nim-sum X(n) of the values of all heaps up to n: the run from m + 1 to n leaves
/// X(n−1) xor X(m).
///
/// # Errors
/// The budget is spent.
pub(super) fn prove_runs(
    law: &Synchronised,
    sums: &Synchronised,
    least: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Sentence>, Failure> {
    if [law, sums].iter().any(|law| law.base() != 2 || law.coding() != Coding::Plain) {
        return Ok(None);
    }
    let Ok(shortest) = i64::try_from(least) else { return Ok(None) };
    let mut decide = Decision::new(2, budget);
    if !one_value(&mut decide, law)? || !one_value(&mut decide, sums)? {
        return Ok(None);
    }
    let proof = || Sentence::Runs { law: law.clone(), sums: sums.clone(), least };
    let (own, sums) = (law.automaton(), sums.automaton());
    let [before, earlier, x, y] = [PART, PART + 1, PART_VALUE, PART_VALUE + 1];
    let named = |heap: Var, value: Var| sums.renamed(|var| if var == HEAP { heap } else { value });
    let step = decide.zero(&linear(&[(HEAP, 1), (before, -1)], -1))?;
    // X(0) = G(0), and X(n) = X(n−1) xor G(n).
    let start = decide.zero(&linear(&[(HEAP, 1)], 0))?;
    let (own_start, sum_start) = (decide.and(own, &start)?, decide.and(&named(HEAP, VALUE), &start)?);
    let joined = vec![step.clone(), named(before, x), own.renamed(|var| if var == HEAP { HEAP } else { y })];
    let xor = decide.nim_sum([x, y, VALUE])?;
    let next = decide.joined([joined, vec![xor.clone()]].concat(), [before, x, y])?;
    if !decide.implies(&own_start, &sum_start)? || !decide.implies(&next, sums)? {
        return Ok(None);
    }
    let run = decide.at_most_zero(&linear(&[(HEAP, -1), (earlier, 1)], shortest))?;
    let joined = vec![step, run, named(before, x), named(earlier, y), xor];
    let optional = decide.joined(joined, [before, earlier, x, y])?;
    Ok(mex(&mut decide, law, &optional)?.then(proof))
}
