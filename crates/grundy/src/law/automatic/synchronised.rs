//! Values that an automaton reads together with the heap: unbounded ones, such as n itself.

use super::proof::{relations, relations_text};
use crate::automaton::{Automaton, Decision};
use grundy_rules::logic::{Clause, Linear, Var};
use grundy_rules::{Budget, Failure};
use rustc_hash::FxHashMap;

/// The heap and its value, as variables of the automaton.
const HEAP: Var = 0;
const VALUE: Var = 1;

/// So many terms tell one relation from another, at first.
const TERMS: usize = 20;
/// More states are not learned.
const MOST_STATES: usize = 300;

/// A law that tells heap and nim-value together: an automaton in base 2 accepts the pairs (n, G(n)).
///
/// ```
/// use grundy::law::{Synchronised, automatic};
/// // Mock Turtles, heaps from 1 on: the odious one of 2n − 2 and 2n − 1, which has an odd number of binary digits 1.
/// let odious = |n: u32| 2 * n - 2 + u32::from(n.saturating_sub(1).count_ones() % 2 == 0);
/// let values: Vec<u32> = (0..4000).map(|n| if n == 0 { 0 } else { odious(n) }).collect();
/// let law: Synchronised = automatic::learn_pairs(&values).unwrap();
/// assert_eq!((law.value(20), law.value(1 << 40)), (Some(38), Some((2 << 40) - 2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Synchronised {
    automaton: Automaton,
}

impl Synchronised {
    /// How many states the automaton has.
    pub fn size(&self) -> usize {
        self.automaton.size()
    }

    /// Each state: whether the digits may end there, and the next state for the digits of n and of G(n): (0,0), (1,0), (0,1),
    /// (1,1).
    pub fn states(&self) -> impl Iterator<Item = (bool, &[u32])> {
        (0..self.size()).map(|state| (self.automaton.is_accepting(state), self.automaton.row(state)))
    }

    /// The automaton, which reads n as variable 0 and G(n) as variable 1.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// The nim-value of a heap, if it is below 2^64.
    ///
    /// # Cost
    /// For each binary digit at most as many steps as there are states: two beginnings of a value that lead to one
    /// state would both go on to a value, and there is only one.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let mut open: FxHashMap<usize, u64> = FxHashMap::default();
        open.insert(0, 0);
        for place in 0..64 {
            let digit = heap >> place & 1;
            let mut next = FxHashMap::default();
            for (&state, &value) in &open {
                for more in 0..2u64 {
                    let to = self.automaton.after(state, (digit + 2 * more) as usize);
                    next.insert(to, value | more << place);
                }
            }
            next.retain(|state, _| self.automaton.leads_to_acceptance(*state));
            open = next;
        }
        open.into_iter().find(|(state, _)| self.automaton.is_accepting(*state)).map(|(_, value)| value)
    }
}

impl Synchronised {
    /// What was decided of a rule with so many clauses, by automata with so many states at most.
    pub(super) fn hypotheses(&self, clauses: usize, states: usize) -> Vec<String> {
        vec![
            format!(
                "a machine with {} states reads n and G(n) together, in binary; for all n it accepts exactly one value",
                self.size()
            ),
            relations_text(clauses),
            "for all n, no option of n has the value G(n), the nim-sum of the values of its heaps".into(),
            "for all n, each value below G(n) is that of an option of n".into(),
            format!("a machine with at most {states} states says which n have an option of which value"),
        ]
    }
}

/// The automaton that reads these values together with their heaps; `None` where more states show than values tell.
///
/// A state is a relation between n and (G(2ᵉn + r) − s)/2ᵉ, where that is whole.
pub fn learn_pairs(values: &[u32]) -> Option<Synchronised> {
    // Step, rest of the heap, rest of the value.
    type State = (u64, u64, u64);
    let terms = |(step, rest, left): State| {
        values.iter().skip(rest as usize).step_by(step as usize).map(move |&value| {
            let more = u64::from(value).checked_sub(left)?;
            (more % step == 0).then_some(more / step)
        })
    };
    let first = |state: State| -> Option<Vec<Option<u64>>> {
        let first: Vec<_> = terms(state).take(TERMS).collect();
        (first.len() == TERMS).then_some(first)
    };
    let mut states: Vec<State> = vec![(1, 0, 0)];
    let mut like: FxHashMap<Vec<Option<u64>>, Vec<u32>> = FxHashMap::default();
    like.insert(first(states[0])?, vec![0]);
    let mut next = Vec::new();
    let mut at = 0;
    while let Some(&(step, rest, left)) = states.get(at) {
        for digits in 0..4u64 {
            let state = (2 * step, rest + digits % 2 * step, left + digits / 2 * step);
            // Where no value fits none will, however few terms are left to see.
            let nothing = || terms(state).all(|term| term.is_none()).then(|| vec![None; TERMS]);
            let alike = like.entry(first(state).or_else(nothing)?).or_default();
            let same = |other: &&u32| terms(states[**other as usize]).zip(terms(state)).all(|(a, b)| a == b);
            next.push(alike.iter().find(same).copied().unwrap_or_else(|| {
                let fresh = states.len() as u32;
                alike.push(fresh);
                states.push(state);
                fresh
            }));
            if states.len() > MOST_STATES {
                return None;
            }
        }
        at += 1;
    }
    // Behind the last digits both are 0.
    let accepting = states.iter().map(|&state| terms(state).next() == Some(Some(0))).collect();
    let automaton = Automaton::reading(2, vec![HEAP, VALUE], next, accepting)?;
    let law = Synchronised { automaton };
    (0u64..).zip(values).all(|(heap, &value)| law.automaton.accepts(&[heap, value.into()])).then_some(law)
}

/// Does the law give the mex of the options for all heaps? `None` where not, or where automata in base 2 cannot say.
///
/// What is decided: each heap has exactly one value; what a move leaves is smaller; no option has the value of the
/// heap; each smaller value is that of an option.
///
/// # Errors
/// The end of the budget.
pub fn prove_pairs(
    law: &Synchronised,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<usize>, Failure> {
    const OTHER: Var = 2;
    let mut decide = Decision::new(2, budget);
    let own = &law.automaton;
    let linear = |terms: &[(Var, i64)], constant| Linear { terms: terms.to_vec(), constant };
    let some = decide.exists(own, VALUE)?;
    let two = decide.and(own, &own.renamed(|var| if var == VALUE { OTHER } else { var }))?;
    let equal = decide.zero(&linear(&[(VALUE, 1), (OTHER, -1)], 0))?;
    if !some.is_everything() || !decide.implies(&two, &equal)? {
        return Ok(None);
    }
    let Some(relations) = relations(&mut decide, clauses)? else { return Ok(None) };
    let mut optional = decide.always(false);
    let mut most = 0;
    for (clause, relation) in clauses.iter().zip(relations) {
        // The value of each part, and the nim-sum of those up to it.
        let (worth, sum) = (|part: usize| 10 + part, |part: usize| 20 + part);
        let mut joined = vec![
            relation.renamed(|var| if var == HEAP { HEAP } else { var + 100 }),
            decide.zero(&linear(&[(sum(0), 1)], 0))?,
            decide.zero(&linear(&[(VALUE, 1), (sum(clause.parts), -1)], 0))?,
        ];
        for part in 1..=clause.parts {
            joined.push(own.renamed(|var| if var == HEAP { 100 + part } else { worth(part) }));
            joined.push(decide.nim_sum([sum(part - 1), worth(part), sum(part)])?);
        }
        let parts = (1..=clause.parts).flat_map(|part| [100 + part, worth(part)]);
        let values = decide.joined(joined, parts.chain((0..=clause.parts).map(sum)))?;
        most = most.max(values.size());
        optional = decide.or(&optional, &values)?;
    }
    if !decide.and(own, &optional)?.is_empty() {
        return Ok(None);
    }
    // Values below that of the heap, which no option has.
    let below = decide.at_most_zero(&linear(&[(VALUE, 1), (OTHER, -1)], 1))?;
    let greater = decide.and(&own.renamed(|var| if var == VALUE { OTHER } else { var }), &below)?;
    let smaller = decide.exists(&greater, OTHER)?;
    Ok(decide.implies(&smaller, &optional)?.then_some(most))
}
