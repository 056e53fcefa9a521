//! Whole positions: sums of parts, and all their options, by the rules.

use crate::Fault;
use grundy_rules::{Budget, ControlFlow, Halt, Ruleset};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// A position: the numbers of its parts, ascending. Parts without options are left out, since they change
/// nothing.
pub(crate) type Sum = Box<[u32]>;

/// About how many bytes a part takes, with what the rules remember of it.
const PART_BYTES: u64 = 250;

/// A part, after the place of its rules.
type Key = (usize, Box<[u64]>);

/// The parts found so far, by number.
pub(crate) struct Sums {
    rules: Vec<Arc<Ruleset>>,
    numbers: HashMap<Key, u32>,
    parts: Vec<Part>,
}

struct Part {
    key: Key,
    /// True if it has options.
    live: Option<bool>,
    options: Option<Rc<[Sum]>>,
}

impl Sums {
    pub fn new(rules: Vec<Arc<Ruleset>>) -> Sums {
        Sums { rules, numbers: HashMap::new(), parts: Vec::new() }
    }

    /// The sum of parts, each by the rules at a place.
    pub fn of(
        &mut self,
        parts: impl IntoIterator<Item = (usize, Vec<u64>)>,
        budget: &mut Budget<'_>,
    ) -> Result<Sum, Fault> {
        let mut sum = Vec::new();
        for (rules, part) in parts {
            let part = self.number((rules, part.into()), budget)?;
            if self.is_live(part, budget)? {
                sum.push(part);
            }
        }
        sum.sort_unstable();
        Ok(sum.into())
    }

    fn number(&mut self, key: Key, budget: &mut Budget<'_>) -> Result<u32, Fault> {
        if let Some(&number) = self.numbers.get(&key) {
            return Ok(number);
        }
        budget.reserve(PART_BYTES + 16 * key.1.len() as u64)?;
        let number = self.parts.len() as u32;
        self.numbers.insert(key.clone(), number);
        self.parts.push(Part { key, live: None, options: None });
        Ok(number)
    }

    /// True if a part has options.
    fn is_live(&mut self, part: u32, budget: &mut Budget<'_>) -> Result<bool, Fault> {
        let Part { key: (rules, at), live, .. } = &mut self.parts[part as usize];
        if let Some(live) = live {
            return Ok(*live);
        }
        let mut met = false;
        self.rules[*rules].options(at, budget, &mut |_| {
            met = true;
            ControlFlow::Break(Halt::Enough)
        })?;
        *live = Some(met);
        Ok(met)
    }

    /// The options of a part, each once, ascending.
    fn options_of_part(&mut self, part: u32, budget: &mut Budget<'_>) -> Result<Rc<[Sum]>, Fault> {
        let Part { key: (rules, at), options, .. } = &self.parts[part as usize];
        if let Some(options) = options {
            return Ok(options.clone());
        }
        let (rules, at) = (*rules, at.clone());
        let ruleset = self.rules[rules].clone();
        let (mut found, mut held, room) = (Vec::new(), 0, budget.bytes_left());
        ruleset.options(&at, budget, &mut |option| {
            held += 64 + 16 * option.len() as u64;
            found.push(option.to_vec());
            if held > room { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })?;
        budget.reserve(held)?;
        let mut options = Vec::with_capacity(found.len());
        for option in found {
            options.push(self.of(option.chunks(ruleset.arity()).map(|part| (rules, part.to_vec())), budget)?);
        }
        options.sort_unstable();
        options.dedup();
        let options: Rc<[Sum]> = options.into();
        self.parts[part as usize].options = Some(options.clone());
        Ok(options)
    }

    /// The options of a position, each once, ascending.
    pub fn options(&mut self, sum: &Sum, budget: &mut Budget<'_>) -> Result<Vec<Sum>, Fault> {
        let mut all = Vec::new();
        for (part, rest) in moved(sum) {
            for left in self.options_of_part(part, budget)?.iter() {
                let mut option = [&rest[..], left].concat();
                budget.spend(1 + option.len() as u64 / 16)?;
                budget.reserve(32 + 4 * option.len() as u64)?;
                option.sort_unstable();
                all.push(option.into());
            }
        }
        // The caller drops them soon.
        budget.release(all.iter().map(|option: &Sum| 32 + 4 * option.len() as u64).sum());
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }

    /// True if a move leads from a position to another one.
    pub fn leads(&mut self, from: &Sum, to: &Sum, budget: &mut Budget<'_>) -> Result<bool, Fault> {
        for (part, rest) in moved(from) {
            budget.spend(1 + (from.len() + to.len()) as u64 / 16)?;
            if let Some(left) = without(to, &rest) {
                if self.options_of_part(part, budget)?.binary_search(&left).is_ok() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// A position in words.
    pub fn show(&self, sum: &Sum) -> String {
        let part = |part: &u32| {
            let (rules, at) = &self.parts[*part as usize].key;
            self.rules[*rules].show_part(at)
        };
        if sum.is_empty() { "nothing".into() } else { sum.iter().map(part).collect::<Vec<_>>().join(" + ") }
    }
}

/// Each different part of a sum, and the others.
fn moved(sum: &Sum) -> impl Iterator<Item = (u32, Vec<u32>)> + '_ {
    let first = |at: &usize| *at == 0 || sum[*at - 1] != sum[*at];
    (0..sum.len()).filter(first).map(|at| (sum[at], [&sum[..at], &sum[at + 1..]].concat()))
}

/// A sum without some of its parts; `None` if it lacks one of them.
fn without(sum: &Sum, parts: &[u32]) -> Option<Sum> {
    let mut parts = parts.iter().peekable();
    let left = sum.iter().copied().filter(|part| parts.next_if(|next| *next == part).is_none()).collect();
    parts.next().is_none().then_some(left)
}
