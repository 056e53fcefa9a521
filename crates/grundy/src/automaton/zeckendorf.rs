//! Linear relations between numbers written as sums of Fibonacci numbers.

use super::machine::Automaton;
use super::{Decision, minimal};
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
        // For each symbol and state, the states that lead to it.
        let mut before: Vec<Vec<Vec<u32>>> = vec![Vec::new(); symbols];
        let mut at = 0;
        while let Some(&(sum, last)) = states.get(at) {
            self.step(states.len() * symbols, symbols)?;
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
                let into = &mut before[symbol];
                into.resize(into.len().max(to as usize + 1), Vec::new());
                into[to as usize].push(at as u32);
            }
            at += 1;
        }
        let ends = |sum: Sum| match sum {
            Sum::Open(a, b) if at_most => a + b + bounds.constant <= 0,
            Sum::Open(a, b) => a + b + bounds.constant == 0,
            settled => settled == Sum::Less,
        };
        let first: Vec<u32> = (0..).zip(&states).filter(|(_, state)| ends(state.0)).map(|(i, _)| i).collect();
        let (sets, next) = self.sets(first, symbols, 1, |set, symbol, to| {
            for state in set {
                to.extend(before[symbol].get(*state as usize).into_iter().flatten());
            }
        })?;
        // Zeros lead from the start to itself, so leading zeros change nothing.
        let accepting = sets.iter().map(|set| set.contains(&0)).collect();
        Ok(minimal::minimal(Automaton { numeration: self.numeration, tracks, symbols, next, accepting }))
    }
}
