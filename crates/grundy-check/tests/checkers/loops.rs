//! Positions whose play need not end, judged by the definition alone.

use grundy_rules::{Budget, Convention, Outcome, Position, Ruleset};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A whole position: its parts, ascending, each after the number of the first component with its rules.
type Parts = Vec<(usize, Vec<u64>)>;

/// Everything that a position and a heap of at most some coins beside it can become, and who wins there by the plainest
/// definition: the sets of the positions that are won or lost in so many moves grow, until nothing changes.
struct Definition {
    rules: Vec<Arc<Ruleset>>,
    options: BTreeMap<(Parts, u64), BTreeSet<(Parts, u64)>>,
}

impl Definition {
    /// `None` if there are too many positions.
    fn of(position: &Position, heap: u64) -> Option<(Definition, Parts)> {
        let rules: Vec<Arc<Ruleset>> = position.components.iter().map(|c| c.ruleset.clone()).collect();
        let mut parts = Parts::new();
        for component in &position.components {
            let first = rules.iter().position(|rules| rules.is_same(&component.ruleset)).unwrap();
            parts.extend(component.forms().into_iter().map(|part| (first, part)));
        }
        parts.sort();
        let mut all = Definition { rules, options: BTreeMap::new() };
        let mut open = vec![(parts.clone(), heap)];
        while let Some(at) = open.pop() {
            if all.options.len() > 3000 {
                return None;
            }
            if !all.options.contains_key(&at) {
                let options = all.moves(&at);
                open.extend(options.iter().cloned());
                all.options.insert(at, options);
            }
        }
        Some((all, parts))
    }

    fn moves(&self, (parts, heap): &(Parts, u64)) -> BTreeSet<(Parts, u64)> {
        let mut all: BTreeSet<(Parts, u64)> = (0..*heap).map(|less| (parts.clone(), less)).collect();
        for (at, (rules, part)) in parts.iter().enumerate() {
            let visit = &mut |left: &[u64]| {
                let mut option = parts.clone();
                option.remove(at);
                option.extend(left.chunks(self.rules[*rules].arity()).map(|part| (*rules, part.to_vec())));
                option.sort();
                all.insert((option, *heap));
                ControlFlow::Continue(())
            };
            self.rules[*rules].options(part, &mut Budget::default(), visit).unwrap();
        }
        all
    }

    fn outcomes(&self, convention: Convention) -> BTreeMap<(Parts, u64), Outcome> {
        let mut known: BTreeMap<(Parts, u64), Outcome> = BTreeMap::new();
        loop {
            let mut more = BTreeMap::new();
            for (at, options) in self.options.iter().filter(|(at, _)| !known.contains_key(*at)) {
                let is = |option: &(Parts, u64), outcome| known.get(option) == Some(&outcome);
                let no_move = options.is_empty() && convention == Convention::Misere;
                if no_move || options.iter().any(|option| is(option, Outcome::Previous)) {
                    more.insert(at.clone(), Outcome::Next);
                } else if options.iter().all(|option| is(option, Outcome::Next)) {
                    more.insert(at.clone(), Outcome::Previous);
                }
            }
            if more.is_empty() {
                return self
                    .options
                    .keys()
                    .map(|at| (at.clone(), known.get(at).copied().unwrap_or(Outcome::Draw)))
                    .collect();
            }
            known.extend(more);
        }
    }
}

/// Who wins a position; `None` if there are too many positions.
pub fn outcome(position: &Position, convention: Convention) -> Option<Outcome> {
    let (all, parts) = Definition::of(position, 0)?;
    Some(all.outcomes(convention)[&(parts, 0)])
}

/// True if a position has this nim-value, or the infinite value with this list, as far as heaps up to 9 show it: beside a heap
/// of the nim-value the player to move loses; beside the heaps of the list he wins, and beside others nobody does.
pub fn is_value(position: &Position, number: Option<u64>, list: &[u64]) -> Option<bool> {
    let most = 9;
    let (all, parts) = Definition::of(position, most)?;
    let outcomes = all.outcomes(Convention::Normal);
    Some((0..=most).all(|heap| {
        let expected = match number {
            Some(number) if number == heap => Outcome::Previous,
            Some(_) => Outcome::Next,
            None if list.contains(&heap) => Outcome::Next,
            None => Outcome::Draw,
        };
        outcomes[&(parts.clone(), heap)] == expected
    }))
}
