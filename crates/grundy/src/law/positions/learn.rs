//! Learning an automaton from a box of positions.

use crate::automaton::{Automaton, Numeration};
use rustc_hash::FxHashMap;

/// The P-positions among the pairs of numbers below a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    side: usize,
    lost: Vec<bool>,
}

impl Pairs {
    /// Whether each position is a P-position, row by row; the first coordinate is the row.
    ///
    /// # Panics
    /// If there are no positions, or not side² of them.
    pub fn new(side: usize, lost: Vec<bool>) -> Pairs {
        assert!(side > 0 && lost.len() == side * side, "a full box");
        Pairs { side, lost }
    }

    /// The largest coordinate.
    pub fn to(&self) -> u64 {
        self.side as u64 - 1
    }

    /// Whether this is a P-position.
    ///
    /// # Panics
    /// Outside the box.
    pub fn holds(&self, x: usize, y: usize) -> bool {
        self.lost[x * self.side + y]
    }

    /// The positions with coordinates up to `to`.
    #[must_use]
    pub fn smaller(&self, to: u64) -> Pairs {
        let side = self.side.min(to as usize + 1);
        let lost = (0..side).flat_map(|x| (0..side).map(move |y| self.holds(x, y))).collect();
        Pairs { side, lost }
    }

    /// The first P-positions in the order of x, then y, without those with x > y whose mirror image is one
    /// too.
    pub fn first(&self, count: usize) -> Vec<[u64; 2]> {
        let all = (0..self.side).flat_map(|x| (0..self.side).map(move |y| (x, y)));
        let told = all.filter(|&(x, y)| self.holds(x, y) && (x <= y || !self.holds(y, x)));
        told.take(count).map(|(x, y)| [x as u64, y as u64]).collect()
    }
}

/// The fewest numbers per coordinate that distinguish states.
const MIN_NUMBERS: usize = 4;
/// The most states.
const MAX_STATES: usize = 200;

/// The pairs that end in the digits read so far, indexed by the digits in front.
#[derive(Clone, Copy)]
struct State {
    level: usize,
    /// The sums of the digits read.
    low: [usize; 2],
    /// The digits read last.
    last: [u32; 2],
}

/// Numbers shifted up by some places, as far as they are below the side, each with its last digit before the
/// shift.
type Shifted = Vec<(usize, u32)>;

struct Learner<'a> {
    pairs: &'a Pairs,
    numeration: Numeration,
    weights: Vec<usize>,
    shifted: Vec<Shifted>,
}

impl Learner<'_> {
    /// The known number of ways to continue the digits of a coordinate to the front.
    fn width(&self, state: State, coordinate: usize) -> usize {
        let low = state.low[coordinate];
        self.shifted[state.level].partition_point(|shifted| shifted.0 + low < self.pairs.side)
    }

    fn term(&self, state: State, high: [usize; 2]) -> bool {
        let numbers = [0, 1].map(|i| {
            let (shifted, digit) = self.shifted[state.level][high[i]];
            self.numeration.follows(digit, state.last[i]).then_some(shifted + state.low[i])
        });
        matches!(numbers, [Some(x), Some(y)] if self.pairs.holds(x, y))
    }

    /// The first terms. Where too few are known, `None`, unless all of them are false: then the rest is false
    /// too.
    fn first(&self, state: State) -> Option<Vec<bool>> {
        let [x, y] = [0, 1].map(|coordinate| self.width(state, coordinate));
        let known = x >= MIN_NUMBERS && y >= MIN_NUMBERS;
        let empty = || (0..x).all(|h| (0..y).all(|i| !self.term(state, [h, i])));
        let square = || (0..MIN_NUMBERS).flat_map(|h| (0..MIN_NUMBERS).map(move |i| [h, i]));
        match known {
            true => Some(square().map(|high| self.term(state, high)).collect()),
            false => empty().then(|| vec![false; MIN_NUMBERS * MIN_NUMBERS]),
        }
    }

    /// Whether two states agree as far as both are known.
    fn agree(&self, one: State, other: State) -> bool {
        let [x, y] = [0, 1].map(|i| self.width(one, i).min(self.width(other, i)));
        (0..x).all(|h| (0..y).all(|i| self.term(one, [h, i]) == self.term(other, [h, i])))
    }

    fn after(&self, state: State, digits: [u32; 2]) -> Option<State> {
        let fits = (0..2).all(|i| self.numeration.follows(digits[i], state.last[i]));
        let weight = *self.weights.get(state.level)?;
        let low = [0, 1].map(|i| state.low[i] + digits[i] as usize * weight);
        fits.then_some(State { level: state.level + 1, low, last: digits })
    }
}

/// The automaton that accepts these pairs (x, y), x as variable 0, in a numeration; `None` where the box has
/// too few positions for its states.
///
/// Each state is a set of pairs of numbers that may stand in front of the digits read so far (J. Myhill 1957,
/// A. Nerode 1958). States that agree as far as they are known become one.
///
/// # Laws
/// It accepts exactly the P-positions of the box.
pub fn learn(pairs: &Pairs, numeration: Numeration) -> Option<Automaton> {
    let below = pairs.side as u128;
    let weights: Vec<usize> = numeration
        .weights()
        .map(|weight| weight as usize)
        .take_while(|weight| (*weight as u128) < below)
        .collect();
    let levels = weights.len() + 1;
    let all: Vec<Vec<u32>> = (0..pairs.side as u64).map(|n| numeration.digits_of(n)).collect();
    let long: Vec<usize> = numeration.weights().take(2 * levels).map(|weight| weight as usize).collect();
    let shift = |level: usize| -> Shifted {
        let number = |digits: &Vec<u32>| {
            let sum = digits.iter().zip(&long[level..]).map(|(d, w)| *d as usize * w).sum();
            (sum, digits.first().copied().unwrap_or(0))
        };
        all.iter().map(number).take_while(|number| number.0 < pairs.side).collect()
    };
    let shifted = (0..=levels).map(shift).collect();
    let learner = Learner { pairs, numeration, weights, shifted };

    let mut states = vec![State { level: 0, low: [0, 0], last: [0, 0] }];
    let mut like: FxHashMap<Vec<bool>, Vec<u32>> = FxHashMap::default();
    like.insert(learner.first(states[0])?, vec![0]);
    // The state after digits that cannot follow; it accepts nothing.
    let never = u32::MAX;
    let (mut next, mut at, digits) = (Vec::new(), 0, numeration.digits());
    while let Some(&state) = states.get(at) {
        for symbol in 0..digits * digits {
            let pair = [symbol % digits, symbol / digits];
            if (0..2).any(|i| !numeration.follows(pair[i], state.last[i])) {
                next.push(never);
                continue;
            }
            let to = learner.after(state, pair)?;
            let alike = like.entry(learner.first(to)?).or_default();
            let found = alike.iter().find(|other| learner.agree(states[**other as usize], to)).copied();
            next.push(found.unwrap_or_else(|| {
                let fresh = states.len() as u32;
                alike.push(fresh);
                states.push(to);
                fresh
            }));
        }
        if states.len() > MAX_STATES {
            return None;
        }
        at += 1;
    }
    let symbols = (digits * digits) as usize;
    let last = states.len() as u32;
    next.iter_mut().filter(|to| **to == never).for_each(|to| *to = last);
    next.extend(vec![last; symbols]);
    let mut accepting: Vec<bool> = states.iter().map(|state| learner.term(*state, [0, 0])).collect();
    accepting.push(false);
    let automaton = Automaton::reading(numeration, vec![0, 1], next, accepting)?;
    let right = |x: usize, y: usize| automaton.accepts(&[x as u64, y as u64]) == pairs.holds(x, y);
    (0..pairs.side).all(|x| (0..pairs.side).all(|y| right(x, y))).then_some(automaton)
}
