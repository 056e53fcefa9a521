//! Linear relations between numbers written as sums of Fibonacci numbers.

use super::Decision;
use super::machine::Automaton;
use grundy_rules::Stopped;
use grundy_rules::logic::{Linear, Var};
use rustc_hash::FxHashMap;

/// The sum of the digits read so far, greatest first: A·F(i+2) + B·F(i+1), where i digits are still to come
/// (F(1) = F(2) = 1). A tuple of digits that adds w turns it into (A + B + w, A).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sum {
    /// (A, B).
    Open(i128, i128),
    /// The form will be negative.
    Less,
    /// The form will be positive.
    More,
}

/// A form with bounds on the sums of its terms: i digits of one number add up to F(i+2) − 1 at most.
struct Bounds {
    constant: i128,
    /// The sum of the positive coefficients, and of the negative ones without their sign.
    up: i128,
    down: i128,
}

impl Bounds {
    fn settle(&self, a: i128, b: i128) -> Sum {
        if stays_positive(a - self.down, b, self.constant + self.down) {
            Sum::More
        } else if stays_positive(-a - self.up, -b, self.up - self.constant) {
            Sum::Less
        } else {
            Sum::Open(a, b)
        }
    }
}

/// Whether A·F(i+2) + B·F(i+1) + c is positive for all i from 0 on.
///
/// Each sum is the sum of the two before it. Once two neighbours are not negative, the sums grow for ever;
/// once both are negative, they fall for ever.
fn stays_positive(a: i128, b: i128, c: i128) -> bool {
    let (mut one, mut two) = (a + b, 2 * a + b);
    loop {
        match (one >= 0, two >= 0) {
            (true, true) => return one + c > 0 && two + c > 0,
            (false, false) => return false,
            _ if one + c <= 0 => return false,
            _ => (one, two) = (two, one + two),
        }
    }
}

/// The bytes of a state in the list and in the table of states.
const SUM_BYTES: usize = 224;
/// The bytes of a step from a state and of the same step read backwards.
const BACK_BYTES: usize = 16;

/// The steps by one symbol, read backwards.
struct Back {
    /// The first place in `from` for each state, and the end.
    starts: Vec<u32>,
    from: Vec<u32>,
}

impl Back {
    /// Of steps `(to, from)` between this many states.
    fn of(mut steps: Vec<(u32, u32)>, states: usize) -> Back {
        steps.sort_unstable();
        let mut starts = vec![0; states + 1];
        for &(to, _) in &steps {
            starts[to as usize + 1] += 1;
        }
        for state in 0..states {
            starts[state + 1] += starts[state];
        }
        Back { starts, from: steps.into_iter().map(|(_, from)| from).collect() }
    }

    /// The states that lead to this one.
    fn from(&self, to: u32) -> &[u32] {
        let to = to as usize;
        &self.from[self.starts[to] as usize..self.starts[to + 1] as usize]
    }
}

impl Decision<'_, '_> {
    /// The form is 0, or at most 0.
    ///
    /// The automaton is first built for digits that come greatest first: there a state is a pair of numbers,
    /// and only a few pairs leave both outcomes open for what may follow. Read backwards, its states become
    /// sets of states.
    pub(super) fn zeckendorf(&mut self, form: &Linear, at_most: bool) -> Result<Automaton, Stopped> {
        let tracks: Vec<Var> = form.terms.iter().map(|term| term.0).collect();
        let symbols = self.symbols(tracks.len())?;
        let sums: Vec<i128> = (0..symbols)
            .map(|symbol| {
                let ones = form.terms.iter().enumerate().filter(|(place, _)| symbol >> place & 1 == 1);
                ones.map(|(_, term)| i128::from(term.1)).sum()
            })
            .collect();
        let positive = |sign: i64| {
            form.terms
                .iter()
                .map(|term| i128::from(term.1) * i128::from(sign))
                .filter(|c| *c > 0)
                .sum::<i128>()
        };
        let bounds = Bounds { constant: form.constant.into(), up: positive(1), down: positive(-1) };
        // A state also holds the last digits, since no two neighbours are 1.
        let mut states = vec![(Sum::Open(0, 0), 0usize)];
        let mut number: FxHashMap<(Sum, usize), u32> = FxHashMap::default();
        number.insert(states[0], 0);
        // The steps by each symbol: where they lead, and from where.
        let mut steps: Vec<Vec<(u32, u32)>> = vec![Vec::new(); symbols];
        let mut at = 0;
        while let Some(&(sum, last)) = states.get(at) {
            self.state(states.len() * symbols, symbols)?;
            self.hold(SUM_BYTES + BACK_BYTES * symbols)?;
            for (symbol, more) in sums.iter().enumerate().filter(|(symbol, _)| symbol & last == 0) {
                let to = match sum {
                    Sum::Open(a, b) => bounds.settle(a + b + more, a),
                    settled => settled,
                };
                if to == Sum::More || (to == Sum::Less && !at_most) {
                    continue;
                }
                let to = *number.entry((to, symbol)).or_insert_with_key(|key| {
                    states.push(*key);
                    states.len() as u32 - 1
                });
                steps[symbol].push((to, at as u32));
            }
            at += 1;
        }
        let ends = |sum: Sum| match sum {
            Sum::Open(a, b) if at_most => a + b + bounds.constant <= 0,
            Sum::Open(a, b) => a + b + bounds.constant == 0,
            settled => settled == Sum::Less,
        };
        let first: Vec<u32> = (0..).zip(&states).filter(|(_, state)| ends(state.0)).map(|(i, _)| i).collect();
        let back: Vec<Back> = steps.into_iter().map(|steps| Back::of(steps, states.len())).collect();
        let (sets, next) = self.sets(first, symbols, 1, |set, symbol, to| {
            for state in set {
                to.extend(back[symbol].from(*state));
            }
        })?;
        // Zeros lead from the start to itself, so leading zeros change nothing.
        let accepting = sets.iter().map(|set| set.contains(&0)).collect();
        self.minimal(Automaton { numeration: self.numeration, tracks, symbols, next, accepting })
    }
}
