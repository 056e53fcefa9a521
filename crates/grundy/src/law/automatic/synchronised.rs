//! Automata that read values together with the heap, for unbounded values such as n itself.

use super::coding::Coding;
use super::learn::agree;
use crate::automaton::{Automaton, Numeration};
use crate::law::Closed;
use crate::law::written::checked;
use grundy_rules::logic::Var;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// The heap and its coded value, as variables of the automaton.
pub(super) const HEAP: Var = 0;
pub(super) const VALUE: Var = 1;

/// The first terms that distinguish relations.
const FIRST_TERMS: usize = 20;
/// The most states.
const MAX_STATES: usize = 300;
/// The most comparisons per value, for all pairs of states together.
const COMPARISONS_PER_VALUE: usize = 128;

/// A law of heap and nim-value together: an automaton accepts the pairs of n and G(n), which may be coded.
///
/// ```
/// use grundy::law::automatic::{Coding, Synchronised};
/// // Mock Turtles, heaps from 1 on: of 2n − 2 and 2n − 1 the odious one, with an odd number of digits 1.
/// let odious = |n: u32| 2 * n - 2 + u32::from(n.saturating_sub(1).count_ones() % 2 == 0);
/// let values: Vec<u32> = (0..4000).map(|n| if n == 0 { 0 } else { odious(n) }).collect();
/// let law = Synchronised::learn(&values, 2, Coding::Plain).unwrap();
/// assert_eq!((law.value(20), law.value(1 << 40)), (Some(38), Some((2 << 40) - 1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Synchronised {
    base: u32,
    coding: Coding,
    automaton: Automaton,
    /// The closed formula of the same law.
    formula: Option<Box<Closed>>,
}

checked!(Synchronised, Synchronised::is_sound, "this machine does not read heaps with values");

impl Synchronised {
    /// Whether the automaton reads heaps and values in its base.
    fn is_sound(&self) -> bool {
        self.automaton.tracks() == [HEAP, VALUE] && self.automaton.numeration() == Numeration::Base(self.base)
    }
}

impl Synchronised {
    /// The base of heap and value.
    pub fn base(&self) -> u32 {
        self.base
    }

    /// The code of nim-values.
    pub fn coding(&self) -> Coding {
        self.coding
    }

    /// The closed formula that agrees for all heaps, where that was decided.
    pub fn formula(&self) -> Option<&Closed> {
        self.formula.as_deref()
    }

    /// Adds a formula that agrees.
    pub(in crate::law) fn set_formula(&mut self, formula: Closed) {
        self.formula = Some(Box::new(formula));
    }

    /// The number of states of the automaton.
    pub fn size(&self) -> usize {
        self.automaton.size()
    }

    /// Each state: whether the digits may end there, and the next state for each pair of digits, where the
    /// heap's digit counts least.
    pub fn states(&self) -> impl Iterator<Item = (bool, &[u32])> {
        (0..self.size()).map(|state| (self.automaton.is_accepting(state), self.automaton.row(state)))
    }

    /// The automaton, which reads n as variable 0 and the coded value as variable 1.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// The nim-value of a heap, if it is below 2^64.
    ///
    /// # Cost
    /// For each digit at most one step per state: if two prefixes of a value led to the same state, both
    /// would extend to a value, and there is only one.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let base = u128::from(self.base);
        let mut open: FxHashMap<usize, u128> = FxHashMap::default();
        open.insert(0, 0);
        let (mut left, mut place) = (u128::from(heap), Some(1u128));
        // The value may have more digits than the heap.
        while let Some(weight) = place {
            let mut next = FxHashMap::default();
            for (&state, &value) in &open {
                for digit in 0..base {
                    let to = self.automaton.after(state, (left % base + base * digit) as usize);
                    let more = weight.checked_mul(digit).and_then(|more| value.checked_add(more));
                    if let (true, Some(value)) = (self.automaton.leads_to_acceptance(to), more) {
                        next.insert(to, value);
                    }
                }
            }
            open = next;
            left /= base;
            place = weight.checked_mul(base);
        }
        let ends = |(state, _): &(usize, u128)| left == 0 && self.automaton.is_accepting(*state);
        open.into_iter().find(ends).and_then(|(_, code)| self.coding.decoded(code, self.base))
    }

    /// The automaton that reads these values, with this coding, together with their heaps; `None` where there
    /// are too few values for its states.
    ///
    /// A state is a relation between n and (v − s)/kᵉ, where that is whole and v is the code of G(kᵉn + r).
    ///
    /// # Laws
    /// It gives all of these values.
    pub fn learn(values: &[u32], base: u32, coding: Coding) -> Option<Synchronised> {
        let codes: Vec<u64> = values.iter().map(|value| coding.coded(*value, base)).collect::<Option<_>>()?;
        // Step, remainder of the heap, remainder of the code.
        type State = (u64, u64, u64);
        let terms = |(step, rest, left): State| {
            codes.iter().skip(rest as usize).step_by(step as usize).map(move |&code| {
                let more = code.checked_sub(left)?;
                (more % step == 0).then_some(more / step)
            })
        };
        let first = |state: State| -> Option<Vec<Option<u64>>> {
            let first: Vec<_> = terms(state).take(FIRST_TERMS).collect();
            // Where none of the known terms fits, none ever does, even if only few terms are known.
            match first.len() {
                FIRST_TERMS => Some(first),
                _ => first.iter().all(Option::is_none).then(|| vec![None; FIRST_TERMS]),
            }
        };
        let (k, mut states): (u64, Vec<State>) = (base.into(), vec![(1, 0, 0)]);
        let mut like: FxHashMap<Vec<Option<u64>>, Vec<u32>> = FxHashMap::default();
        like.insert(first(states[0])?, vec![0]);
        let mut next = Vec::new();
        let (mut at, mut compared) = (0, COMPARISONS_PER_VALUE * values.len());
        while let Some(&(step, rest, left)) = states.get(at) {
            for digits in 0..k * k {
                let state =
                    (step.checked_mul(k)?, rest + digits % k * step, left.checked_add(digits / k * step)?);
                let alike = like.entry(first(state)?).or_default();
                let mut found = None;
                for &other in alike.iter() {
                    if agree(terms(states[other as usize]).zip(terms(state)), &mut compared)? {
                        found = Some(other);
                        break;
                    }
                }
                next.push(found.unwrap_or_else(|| {
                    let fresh = states.len() as u32;
                    alike.push(fresh);
                    states.push(state);
                    fresh
                }));
                if states.len() > MAX_STATES {
                    return None;
                }
            }
            at += 1;
        }
        // After the last digits both are 0.
        let accepting = states.iter().map(|&state| terms(state).next() == Some(Some(0))).collect();
        let automaton = Automaton::reading(base, vec![HEAP, VALUE], next, accepting)?;
        let law = Synchronised { base, coding, automaton, formula: None };
        (0u64..).zip(&codes).all(|(heap, &code)| law.automaton.accepts(&[heap, code])).then_some(law)
    }
}
