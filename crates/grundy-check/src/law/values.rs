//! Nim-values of heaps by definition: the mex of the options.

use super::wrong;
use crate::Fault;
use grundy_rules::logic::{Core, Kind, Move, Split};
use grundy_rules::{Budget, Why};

/// The values of the heaps 0, 1, 2, …
pub(super) struct Values<'a> {
    rule: &'a Core,
    pub values: Vec<u32>,
    /// The last heap that has, or may have, an option of each value.
    met: Vec<u64>,
    /// sums[h − 2][N]: the nim-sums of h heaps, none empty, with N coins together.
    sums: Vec<Vec<Vec<u32>>>,
}

/// The bytes that the value of one heap takes, in a list that may have twice the room that it needs.
const VALUE_BYTES: u64 = 8;
/// The bytes of a list of nim-sums besides its numbers.
const SUMS_BYTES: u64 = 64;
/// The largest number of consecutive values, which memory can hold.
const MAX_HEAPS: u64 = 1 << 32;

impl<'a> Values<'a> {
    pub fn new(rule: &'a Core) -> Values<'a> {
        Values { rule, values: Vec::new(), met: Vec::new(), sums: Vec::new() }
    }

    /// The values of all heaps below `end`.
    pub fn below(rule: &Core, end: u64, budget: &mut Budget<'_>) -> Result<Vec<u32>, Fault> {
        let mut values = Values::new(rule);
        if end > MAX_HEAPS {
            return Err(budget.stop(Why::Work).into());
        }
        for heap in 0..end {
            budget.progress(heap);
            values.next(budget)?;
        }
        Ok(values.values)
    }

    /// Finds the value of the next heap.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Result<u32, Fault> {
        if self.values.len() % 1024 == 0 {
            budget.reserve(VALUE_BYTES * 1024)?;
        }
        let heap = self.values.len() as u64;
        let known = self.met.len();
        budget.spend(1 + self.rule.moves.len() as u64 / 8)?;
        // Marks of other heaps do not count: heap 0 has none.
        for each in &self.rule.moves {
            match each {
                Move::Take(least, most) => {
                    let most = most.unwrap_or(heap).min(heap);
                    budget.spend(most.saturating_sub(*least))?;
                    for taken in *least..=most {
                        mark(&mut self.met, self.values[(heap - taken) as usize], heap);
                    }
                }
                Move::Split(split) => {
                    let step = split.every.unwrap_or(u64::MAX);
                    let mut left =
                        (heap as i64).checked_sub(split.taken).and_then(|left| u64::try_from(left).ok());
                    while let Some(coins) = left {
                        budget.spend(1)?;
                        divide(&self.values, &mut self.sums, &mut self.met, split, coins, heap, budget)?;
                        left = coins.checked_sub(step);
                    }
                }
                Move::Run(_) | Move::Where(_) => {
                    return wrong("this theorem is about taking coins and dividing heaps");
                }
            }
        }
        budget.reserve(16 * (self.met.len() - known) as u64)?;
        let unmet = self.met.iter().position(|last| *last != heap || heap == 0);
        let value = unmet.unwrap_or(self.met.len()) as u32;
        self.values.push(value);
        Ok(value)
    }
}

fn mark(met: &mut Vec<u64>, value: u32, heap: u64) {
    if met.len() <= value as usize {
        met.resize(value as usize + 1, 0);
    }
    met[value as usize] = heap;
}

/// Marks the nim-sums of all divisions of these coins.
fn divide(
    values: &[u32],
    sums: &mut Vec<Vec<Vec<u32>>>,
    met: &mut Vec<u64>,
    split: &Split,
    coins: u64,
    heap: u64,
    budget: &mut Budget<'_>,
) -> Result<(), Fault> {
    let heaps = u64::from(split.heaps);
    if coins < heaps || (heaps == 0 && coins > 0) {
        return Ok(());
    }
    match (split.heaps, split.kind) {
        (0, _) => mark(met, 0, heap),
        (1, _) => mark(met, values[coins as usize], heap),
        (_, Kind::Equal) => {
            if coins % heaps == 0 {
                let each = values[(coins / heaps) as usize];
                mark(met, if heaps % 2 == 1 { each } else { 0 }, heap);
            }
        }
        (2, kind) => {
            budget.spend(coins / 2)?;
            let half = if kind == Kind::Any { coins / 2 } else { (coins - 1) / 2 };
            for part in 1..=half {
                mark(met, values[part as usize] ^ values[(coins - part) as usize], heap);
            }
        }
        (parts, Kind::Any) => {
            for value in together(values, sums, parts as usize, coins as usize, budget)? {
                mark(met, *value, heap);
            }
        }
        (_, kind) => Shaped { values, kind, met, heap }.divide(heaps, coins, coins, None, 0, budget)?,
    }
    Ok(())
}

/// The nim-sums of `parts` heaps, three or more, with `coins` coins together: one heap, and the others.
fn together<'a>(
    values: &[u32],
    sums: &'a mut Vec<Vec<Vec<u32>>>,
    parts: usize,
    coins: usize,
    budget: &mut Budget<'_>,
) -> Result<&'a [u32], Fault> {
    for of in 2..=parts {
        if sums.len() <= of - 2 {
            sums.push(Vec::new());
        }
        while sums[of - 2].len() <= coins - (parts - of) {
            let total = sums[of - 2].len();
            let largest = values[..total.min(values.len())].iter().copied().max().unwrap_or(0);
            let mut met = vec![false; (largest as usize + 1).next_power_of_two()];
            for first in 1..=total.saturating_sub(of - 1) {
                if of == 2 {
                    met[(values[first] ^ values[total - first]) as usize] = true;
                    continue;
                }
                let others = &sums[of - 3][total - first];
                budget.spend(others.len() as u64)?;
                for value in others {
                    met[(value ^ values[first]) as usize] = true;
                }
            }
            budget.spend((total + met.len()) as u64 / 2)?;
            let all: Vec<u32> = (0..).zip(&met).filter(|(_, met)| **met).map(|(value, _)| value).collect();
            budget.reserve(SUMS_BYTES + 8 * all.len() as u64)?;
            sums[of - 2].push(all);
        }
    }
    Ok(&sums[parts - 2][coins])
}

/// Divisions into heaps that differ, or are not all equal, the largest heap first.
struct Shaped<'a> {
    values: &'a [u32],
    kind: Kind,
    met: &'a mut Vec<u64>,
    heap: u64,
}

impl Shaped<'_> {
    /// Divides these coins among `open` more heaps of at most `above` coins each; the largest of all is
    /// `first`, and the nim-sum of those before is `sum`.
    fn divide(
        &mut self,
        open: u64,
        coins: u64,
        above: u64,
        first: Option<u64>,
        sum: u32,
        budget: &mut Budget<'_>,
    ) -> Result<(), Fault> {
        budget.spend(1)?;
        if open == 1 {
            if coins >= 1 && coins <= above && (self.kind == Kind::Different || first != Some(coins)) {
                mark(self.met, sum ^ self.values[coins as usize], self.heap);
            }
            return Ok(());
        }
        let most = above.min(coins.saturating_sub(open - 1));
        // A heap smaller than the average cannot be the largest of the open ones.
        for part in coins.div_ceil(open)..=most {
            let next = if self.kind == Kind::Different { part - 1 } else { part };
            let sum = sum ^ self.values[part as usize];
            self.divide(open - 1, coins - part, next, first.or(Some(part)), sum, budget)?;
        }
        Ok(())
    }
}
