//! Learning an automaton from values.

use super::Automatic;
use crate::automaton::Numeration;
use rustc_hash::FxHashMap;

/// The first terms that distinguish subsequences.
pub(super) const FIRST_TERMS: usize = 20;
/// The most states; larger automata help no reader.
const MAX_STATES: usize = 1 << 13;
/// The fewest values per step of the automaton.
pub(super) const VALUES_PER_STEP: usize = 8;

/// The most comparisons of terms per value, for all pairs of subsequences together.
pub(super) const COMPARISONS_PER_VALUE: usize = 64;

/// Whether the terms agree as far as both are known. `None` where the comparisons are used up.
pub(super) fn agree<T: PartialEq>(mut pairs: impl Iterator<Item = (T, T)>, left: &mut usize) -> Option<bool> {
    let differs = pairs.find(|(a, b)| {
        *left = left.saturating_sub(1);
        *left == 0 || a != b
    });
    (*left > 0).then_some(differs.is_none())
}

/// The automaton that gives these values, of heaps 0, 1, 2, …, from the digits of the heap in a base; `None`
/// where there are too few values for its states.
///
/// # Laws
/// It gives all of these values, and there are far more values than steps in its table.
///
/// # Cost
/// Linear in the number of values, and in the comparisons of states.
pub fn learn(values: &[u32], base: u32) -> Option<Automatic> {
    let base = base as usize;
    // Each state is the subsequence at rest, rest + step, rest + 2·step, …
    let mut states: Vec<(usize, usize)> = vec![(1, 0)];
    let terms = |(step, rest): (usize, usize)| values.iter().skip(rest).step_by(step);
    let first = |state: (usize, usize)| -> Option<Vec<u32>> {
        let first: Vec<u32> = terms(state).take(FIRST_TERMS).copied().collect();
        (first.len() == FIRST_TERMS).then_some(first)
    };
    let mut like: FxHashMap<Vec<u32>, Vec<u32>> = FxHashMap::default();
    like.insert(first(states[0])?, vec![0]);
    let mut next = Vec::new();
    let (mut at, mut left) = (0, COMPARISONS_PER_VALUE * values.len());
    while let Some(&(step, rest)) = states.get(at) {
        for digit in 0..base {
            let state = (step.checked_mul(base)?, rest + digit * step);
            let alike = like.entry(first(state)?).or_default();
            // States that agree at first must agree as far as both are known.
            let mut found = None;
            for &other in alike.iter() {
                if agree(terms(states[other as usize]).zip(terms(state)), &mut left)? {
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
            if states.len() > MAX_STATES || states.len() * base * VALUES_PER_STEP > values.len() {
                return None;
            }
        }
        at += 1;
    }
    let outputs = states.iter().map(|state| values[state.1]).collect();
    let law = Automatic { numeration: Numeration::Base(base as u32), next, outputs };
    (0u64..).zip(values).all(|(heap, value)| law.value(heap) == *value).then_some(law)
}
