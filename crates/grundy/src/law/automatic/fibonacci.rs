//! Learning an automaton that reads heaps as sums of Fibonacci numbers.

use super::Automatic;
use super::learn::{COMPARISONS_PER_VALUE, FIRST_TERMS, VALUES_PER_STEP, agree};
use crate::automaton::Numeration;
use rustc_hash::FxHashMap;

/// The heaps that end in the digits read so far, indexed by the digits in front.
#[derive(Clone, Copy)]
struct State {
    level: usize,
    /// The sum of the digits read.
    low: usize,
    /// The digit read last.
    last: u32,
}

/// The automaton that gives these values, of heaps 0, 1, 2, …, from the digits of the heap in Zeckendorf's
/// way, least digit first; `None` where there are too few values for its states.
///
/// ```
/// use grundy::law::automatic;
/// // The Fibonacci word 0100101001001…: each 0 becomes 01, and each 1 becomes 0.
/// let mut word = vec![0];
/// while word.len() < 3000 {
///     word = word.iter().flat_map(|letter| if *letter == 0 { vec![0, 1] } else { vec![0] }).collect();
/// }
/// let law = automatic::learn_fibonacci(&word).unwrap();
/// assert_eq!(law.size(), 5);
/// assert_eq!((law.value(12), law.value(10u64.pow(18))), (1, 0));   // 8 + 3 + 1, … + 55 + 21 + 2
/// ```
///
/// # Laws
/// It gives all of these values, and there are far more values than steps in its table.
///
/// # Cost
/// Linear in the number of values, and in the comparisons of states.
pub fn learn_fibonacci(values: &[u32]) -> Option<Automatic> {
    let numeration = Numeration::Zeckendorf;
    let weights: Vec<usize> = numeration
        .weights()
        .map(|weight| weight as usize)
        .take_while(|weight| *weight < values.len())
        .collect();
    // For each level, the sums of the digits of 0, 1, 2, … shifted up by that many places, with their last
    // digits.
    let mut shifted: Vec<Vec<(usize, u32)>> = Vec::with_capacity(weights.len() + 1);
    let digits: Vec<Vec<u32>> = (0..values.len() as u64).map(|number| numeration.digits_of(number)).collect();
    let long: Vec<usize> =
        numeration.weights().take(2 * weights.len() + 1).map(|weight| weight as usize).collect();
    for level in 0..=weights.len() {
        let number = |digits: &Vec<u32>| {
            let sum = digits.iter().zip(&long[level..]).map(|(digit, weight)| *digit as usize * weight).sum();
            (sum, digits.first().copied().unwrap_or(0))
        };
        shifted.push(digits.iter().map(number).take_while(|(sum, _)| *sum < values.len()).collect());
    }
    // Two states with the same last digit allow the same numbers in front.
    let terms = |State { level, low, last }: State| {
        let fits = shifted[level].iter().filter(move |(_, digit)| numeration.follows(*digit, last));
        fits.map_while(move |(sum, _)| values.get(sum + low))
    };
    let first = |state: State| -> Option<(u32, Vec<u32>)> {
        let first: Vec<u32> = terms(state).take(FIRST_TERMS).copied().collect();
        (first.len() == FIRST_TERMS).then_some((state.last, first))
    };
    let mut states = vec![State { level: 0, low: 0, last: 0 }];
    let mut like: FxHashMap<(u32, Vec<u32>), Vec<u32>> = FxHashMap::default();
    like.insert(first(states[0])?, vec![0]);
    let mut next = Vec::new();
    let (mut at, mut left) = (0, COMPARISONS_PER_VALUE * values.len());
    while let Some(&state) = states.get(at) {
        for digit in 0..2 {
            if !numeration.follows(digit, state.last) {
                next.push(at as u32);
                continue;
            }
            let low = state.low + digit as usize * weights.get(state.level)?;
            let to = State { level: state.level + 1, low, last: digit };
            let alike = like.entry(first(to)?).or_default();
            // States that agree at first must agree as far as both are known.
            let mut found = None;
            for &other in alike.iter() {
                if agree(terms(states[other as usize]).zip(terms(to)), &mut left)? {
                    found = Some(other);
                    break;
                }
            }
            next.push(found.unwrap_or_else(|| {
                let fresh = states.len() as u32;
                alike.push(fresh);
                states.push(to);
                fresh
            }));
            if states.len() * 2 * VALUES_PER_STEP > values.len() {
                return None;
            }
        }
        at += 1;
    }
    let outputs = states.iter().map(|state| values[state.low]).collect();
    let law = Automatic { numeration, next, outputs };
    (0u64..).zip(values).all(|(heap, value)| law.value(heap) == *value).then_some(law)
}
