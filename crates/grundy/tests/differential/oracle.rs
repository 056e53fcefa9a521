//! The definitions on whole sums, without nim-sums or theorems.

use grundy::{Budget, ControlFlow, Convention, Outcome, Position, Ruleset};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// A part and the number of its rules.
pub type Part = (usize, Vec<u64>);
/// Parts in ascending order.
pub type Whole = Vec<Part>;

/// A whole position as one game.
pub struct Oracle {
    rules: Vec<Arc<Ruleset>>,
    options: HashMap<Part, Vec<Vec<Vec<u64>>>>,
    values: HashMap<Whole, u64>,
    plays: HashMap<(Whole, bool), (bool, u64)>,
}

impl Oracle {
    pub fn new(position: &Position) -> Oracle {
        let rules = position.components.iter().map(|c| c.ruleset.clone()).collect();
        Oracle { rules, options: HashMap::new(), values: HashMap::new(), plays: HashMap::new() }
    }

    /// All parts of a position.
    pub fn whole(&self, position: &Position) -> Whole {
        let components = position.components.iter().enumerate();
        let mut all: Whole =
            components.flat_map(|(i, c)| c.parts.iter().map(move |part| (i, part.clone()))).collect();
        all.sort();
        all
    }

    /// The distinct results of the moves from a part, ascending, without empty heaps.
    pub fn part_options(&mut self, part: &Part) -> Vec<Vec<Vec<u64>>> {
        if let Some(options) = self.options.get(part) {
            return options.clone();
        }
        let ruleset = &self.rules[part.0];
        let mut options = BTreeSet::new();
        ruleset
            .options(&part.1, &mut Budget::default(), &mut |option| {
                let mut parts: Vec<Vec<u64>> = option.chunks(ruleset.arity()).map(<[u64]>::to_vec).collect();
                parts.sort();
                options.insert(parts);
                ControlFlow::Continue(())
            })
            .unwrap();
        let options: Vec<_> = options.into_iter().collect();
        self.options.insert(part.clone(), options.clone());
        options
    }

    /// The sum with one part replaced.
    pub fn after(whole: &Whole, at: usize, to: &[Vec<u64>]) -> Whole {
        let mut next = whole.clone();
        let (rules, _) = next.remove(at);
        next.extend(to.iter().map(|part| (rules, part.clone())));
        next.sort();
        next
    }

    /// Every option of the whole sum.
    pub fn options(&mut self, whole: &Whole) -> BTreeSet<Whole> {
        let mut all = BTreeSet::new();
        for (at, part) in whole.iter().enumerate() {
            for to in self.part_options(part) {
                all.insert(Oracle::after(whole, at, &to));
            }
        }
        all
    }

    /// The mex over the options of the whole sum.
    pub fn value(&mut self, whole: &Whole) -> u64 {
        if let Some(&value) = self.values.get(whole) {
            return value;
        }
        let values: BTreeSet<u64> = self.options(whole).iter().map(|option| self.value(option)).collect();
        let mex = (0..).find(|v| !values.contains(v)).unwrap();
        self.values.insert(whole.clone(), mex);
        mex
    }

    /// Outcome and remoteness by plain recursion: the winner hurries, the loser delays.
    pub fn play(&mut self, whole: &Whole, convention: Convention) -> (Outcome, u64) {
        let (wins, moves) = self.wins(whole, convention == Convention::Misere);
        (if wins { Outcome::Next } else { Outcome::Previous }, moves)
    }

    fn wins(&mut self, whole: &Whole, misere: bool) -> (bool, u64) {
        let key = (whole.clone(), misere);
        if let Some(&known) = self.plays.get(&key) {
            return known;
        }
        let options: Vec<(bool, u64)> =
            self.options(whole).iter().map(|option| self.wins(option, misere)).collect();
        let answer = if options.is_empty() {
            (misere, 0)
        } else if let Some(soonest) = options.iter().filter(|o| !o.0).map(|o| o.1).min() {
            (true, soonest + 1)
        } else {
            (false, options.iter().map(|o| o.1).max().unwrap() + 1)
        };
        self.plays.insert(key, answer);
        answer
    }

    /// Every winning move: component, place, and the parts left there.
    pub fn winning(
        &mut self,
        position: &Position,
        convention: Convention,
    ) -> Vec<(usize, usize, Vec<Vec<u64>>)> {
        let whole = self.whole(position);
        let mut all = Vec::new();
        for (c, component) in position.components.iter().enumerate() {
            for (p, part) in component.parts.iter().enumerate() {
                let at = whole.iter().position(|known| *known == (c, part.clone())).unwrap();
                for to in self.part_options(&(c, part.clone())) {
                    let next = Oracle::after(&whole, at, &to);
                    if self.play(&next, convention).0 == Outcome::Previous {
                        all.push((c, p, to));
                    }
                }
            }
        }
        all.sort();
        all
    }

    /// The number of positions examined.
    pub fn size(&self) -> usize {
        self.values.len() + self.plays.len()
    }
}

/// The graph of all positions of one part of a rule: nodes by text, and the options of each; `None`
/// where a move leaves a sum.
pub fn graph_of(ruleset: &Ruleset, start: &[u64]) -> Option<BTreeMap<Vec<u64>, Vec<Vec<u64>>>> {
    let mut graph: BTreeMap<Vec<u64>, Vec<Vec<u64>>> = BTreeMap::new();
    let mut next = vec![start.to_vec()];
    while let Some(part) = next.pop() {
        if graph.contains_key(&part) {
            continue;
        }
        let mut options = Vec::new();
        let mut split = false;
        ruleset
            .options(&part, &mut Budget::default(), &mut |option| {
                split |= option.len() > ruleset.arity();
                // The empty heap.
                options.push(if option.is_empty() { vec![0] } else { option.to_vec() });
                ControlFlow::Continue(())
            })
            .unwrap();
        if split {
            return None;
        }
        next.extend(options.iter().cloned());
        graph.insert(part, options);
    }
    Some(graph)
}
