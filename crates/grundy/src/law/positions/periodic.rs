//! P-positions that repeat in both directions.

use super::learn::Pairs;
use crate::automaton::Automaton;
use crate::law::Period;
use rustc_hash::FxHashMap;

/// The most states.
const MAX_STATES: usize = 1000;

/// The preperiod and period of x and of y, and the automaton in base 2 that accepts these pairs; `None` where
/// the box does not show three periods in each direction.
///
/// A number stands for itself below the preperiod and for its class from there on; the class of 2n + d
/// follows from the class of n. So a state is the set of pairs of classes that may stand in front of the
/// digits read so far.
pub(super) fn periodic(pairs: &Pairs) -> Option<([Period; 2], Automaton)> {
    let side = pairs.to() as usize + 1;
    let lines = |holds: &dyn Fn(usize, usize) -> bool| {
        let mut number: FxHashMap<Vec<bool>, usize> = FxHashMap::default();
        let line = |i: usize| {
            let line = (0..side).map(|j| holds(i, j)).collect();
            let fresh = number.len();
            *number.entry(line).or_insert(fresh)
        };
        (0..side).map(line).collect::<Vec<usize>>()
    };
    let rows = period(&lines(&|x, y| pairs.holds(x, y)))?;
    let columns = period(&lines(&|y, x| pairs.holds(x, y)))?;
    let periods = [rows, columns];
    let classes = periods.map(|period| (period.preperiod + period.period) as usize);
    let class = |i: usize, n: usize| {
        let Period { preperiod, period, .. } = periods[i];
        let (preperiod, period) = (preperiod as usize, period as usize);
        if n < preperiod { n } else { preperiod + (n - preperiod) % period }
    };
    let all = || (0..classes[0]).flat_map(|x| (0..classes[1]).map(move |y| [x, y]));
    let mut states: Vec<Vec<bool>> = vec![all().map(|[x, y]| pairs.holds(x, y)).collect()];
    let mut number: FxHashMap<Vec<bool>, u32> = FxHashMap::default();
    number.insert(states[0].clone(), 0);
    let (mut next, mut at) = (Vec::new(), 0);
    while let Some(state) = states.get(at).cloned() {
        for digits in [[0, 0], [1, 0], [0, 1], [1, 1]] {
            let front = |[x, y]: [usize; 2]| {
                let behind = [class(0, 2 * x + digits[0]), class(1, 2 * y + digits[1])];
                state[behind[0] * classes[1] + behind[1]]
            };
            let to: Vec<bool> = all().map(front).collect();
            let fresh = states.len() as u32;
            next.push(*number.entry(to).or_insert_with_key(|to| {
                states.push(to.clone());
                fresh
            }));
        }
        if states.len() > MAX_STATES {
            return None;
        }
        at += 1;
    }
    let accepting = states.iter().map(|state| state[0]).collect();
    Some((periods, Automaton::reading(2, vec![0, 1], next, accepting)?))
}

/// The smallest period of which the values show three periods, with its smallest preperiod.
fn period(values: &[usize]) -> Option<Period> {
    (1..=values.len() / 3).find_map(|period| {
        let differ = (0..values.len() - period).rev().find(|n| values[*n] != values[n + period]);
        let preperiod = differ.map_or(0, |n| n + 1);
        (preperiod + 3 * period <= values.len()).then(|| Period::plain(preperiod as u64, period as u64))
    })
}
