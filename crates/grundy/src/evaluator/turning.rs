//! Nim-values of coin-turning codes.

use super::definition::heap_value;
use super::{Evaluator, xorset};
use grundy_rules::turning::{Reach, Turn, Turning};
use grundy_rules::{Budget, Failure, Flow, Halt, Why, finish};
use std::ops::ControlFlow;

/// Nim-values of the places of a coin-turning game, normal play.
///
/// Where the coins may lie anywhere, the nim-sums of all sets of `k` smaller places are a bitset, and the
/// next place adds the set for `k - 1` moved by its own value. Sets within a few neighbours are built in the
/// same way for each place. Consecutive and equally spaced coins are walked; symmetric ones are listed one by
/// one.
///
/// ```
/// use grundy::sequence::{Evaluator, TurningEvaluator};
/// use grundy::{Budget, turning::Turning};
/// let mut engine = TurningEvaluator::new(&Turning::parse("3E")?);
/// let mut values = Vec::new();
/// for _ in 0..10 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 0, 0, 1, 0, 0, 1, 2, 2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// With values below `V`, for each entry of the code and each place `n`: `k V/64` words for `k` coins
/// anywhere, `n k V/64` words for coins within `n` neighbours, `n log n` steps for equal spaces, one step per
/// option for symmetric sets. The bitsets have room for all values: `V/8` bytes per number of coins. Turning
/// any number of coins doubles `V` with every place.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.
pub struct TurningEvaluator {
    entries: Vec<Entry>,
    largest: u32,
    seen: usize,
    options: Vec<u64>,
}

struct Entry {
    turn: Turn,
    sets: Sets,
}

impl TurningEvaluator {
    /// An engine for this code.
    pub fn new(turning: &Turning) -> TurningEvaluator {
        let entries = turning.turns().iter().map(|&turn| Entry { turn, sets: Sets::new(&turn) }).collect();
        TurningEvaluator { entries, largest: 0, seen: 0, options: Vec::new() }
    }
}

impl Evaluator for TurningEvaluator {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        budget.spend(1)?;
        if known.len() < self.seen {
            self.entries.iter_mut().for_each(|entry| entry.sets = Sets::new(&entry.turn));
            (self.seen, self.largest) = (0, 0);
        }
        self.largest = known[self.seen..].iter().fold(self.largest, |most, &value| most.max(value));
        self.seen = known.len();
        let words = xorset::words_for(self.largest);
        if words > self.options.len() {
            budget.reserve(8 * (words - self.options.len()) as u64)?;
        }
        self.options.clear();
        if self.options.try_reserve_exact(words).is_err() {
            return Err(budget.stop(Why::Memory).into());
        }
        self.options.resize(words, 0);
        budget.spend(words as u64 / 8)?;
        for entry in &mut self.entries {
            entry.options(known, &mut self.options, budget)?;
        }
        heap_value(xorset::mex(&self.options), budget)
    }

    fn name(&self) -> &'static str {
        "turning: sets of nim-sums"
    }
}

impl Entry {
    /// Adds the nim-sums of the options of place `known.len()`.
    fn options(
        &mut self,
        known: &[u32],
        options: &mut [u64],
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let (turn, shape, heap) = (self.turn, self.turn.shape, known.len());
        let coins =
            |coins: usize| coins as u64 >= turn.least && turn.most.is_none_or(|most| coins as u64 <= most);
        if heap == 0 {
            return Ok(());
        }
        if shape.first && heap == 1 {
            if coins(1) {
                xorset::insert(options, 0);
            }
            return Ok(());
        }
        // The leftmost place that may be turned.
        let lowest = match shape.reach {
            Reach::Within(n) => heap.saturating_sub(usize::try_from(n - 1).unwrap_or(usize::MAX)).max(1),
            _ => 1,
        };
        if shape.first && lowest > 1 {
            return Ok(());
        }
        if shape.symmetric {
            return enumerate(&turn, known, options, budget);
        }
        if shape.reach == Reach::Consecutive || shape.equal {
            let widest = if shape.equal { heap - lowest } else { 1 };
            for gap in 1..=widest.max(1) {
                if shape.first && (heap - 1) % gap != 0 {
                    continue;
                }
                let (mut place, mut sum, mut turned) = (heap, 0, 1);
                loop {
                    let fits = coins(turned) && (!shape.first || place == 1);
                    if fits {
                        xorset::insert(options, sum);
                    }
                    let enough = turn.most.is_some_and(|most| turned as u64 >= most);
                    if enough || place < lowest + gap {
                        break;
                    }
                    place -= gap;
                    sum ^= known[place];
                    turned += 1;
                }
                budget.spend(turned as u64)?;
            }
            return Ok(());
        }
        if shape.first && turn.most.is_some_and(|most| most < 2) {
            return Ok(());
        }
        // Where the leftmost coin must turn, it is set aside and the others lie between.
        let (from, aside) = if shape.first { (2, known[1]) } else { (lowest, 0) };
        if matches!(shape.reach, Reach::Within(_)) && !shape.first {
            self.sets.clear();
            self.sets.next = from;
        }
        self.sets.next = self.sets.next.max(from);
        self.sets.add_up_to(known, options.len(), budget)?;
        self.sets.collect(aside, options);
        Ok(())
    }
}

/// Visits the options one by one.
fn enumerate(
    turn: &Turn,
    known: &[u32],
    options: &mut [u64],
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let mut stopped = None;
    let flow: Flow = turn.options(known.len() as u64, &mut |places| {
        let sum = places.iter().fold(0, |sum, &place| sum ^ known[place as usize]);
        xorset::insert(options, sum);
        match budget.spend(1) {
            Ok(()) => ControlFlow::Continue(()),
            Err(stop) => {
                stopped = Some(stop);
                ControlFlow::Break(Halt::Enough)
            }
        }
    });
    match stopped {
        Some(stop) => Err(stop.into()),
        None => Ok(finish(flow)?),
    }
}

/// The nim-sums of all sets of some places, by the number of places.
struct Sets {
    /// The smallest and the largest number of places.
    least: usize,
    most: Option<usize>,
    /// Layer `k` has exactly `k` places; without a largest number, the last layer has `least` and more.
    layers: Vec<Vec<u64>>,
    /// The sets include all smaller places.
    next: usize,
}

impl Sets {
    fn new(turn: &Turn) -> Sets {
        // Excludes the coin at the place itself, and the leftmost coin if it must be turned.
        let aside = 1 + u64::from(turn.shape.first);
        let size = |coins: u64| usize::try_from(coins.saturating_sub(aside)).unwrap_or(usize::MAX);
        Sets { least: size(turn.least), most: turn.most.map(size), layers: Vec::new(), next: 1 }
    }

    fn clear(&mut self) {
        self.layers.iter_mut().for_each(|layer| layer.fill(0));
        if let Some(none) = self.layers.first_mut() {
            xorset::insert(none, 0);
        }
    }

    /// Adds all known places from `next` on.
    fn add_up_to(&mut self, known: &[u32], words: usize, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if self.layers.is_empty() {
            budget.reserve(8 * words as u64)?;
            let mut none = vec![0; words];
            xorset::insert(&mut none, 0);
            self.layers.push(none);
        }
        let held: usize = self.layers.iter().map(Vec::len).sum();
        let grows = words * self.layers.len() - held;
        budget.reserve(8 * grows as u64)?;
        for layer in &mut self.layers {
            if layer.try_reserve_exact(words - layer.len()).is_err() {
                return Err(budget.stop(Why::Memory).into());
            }
            layer.resize(words, 0);
        }
        while let Some(&value) = known.get(self.next) {
            let top = self.most.unwrap_or(self.least);
            budget.spend(1 + (self.layers.len() * words) as u64 / 4)?;
            if self.layers.len() <= top {
                budget.reserve(8 * words as u64)?;
                self.layers.push(vec![0; words]);
            }
            let last = self.layers.len() - 1;
            if self.most.is_none() && last == self.least {
                // "This many and more": the new place joins sets of this size too.
                let old = self.layers[last].clone();
                xorset::union_moved(&mut self.layers[last], &old, value);
            }
            for k in (1..=last).rev() {
                let (fewer, more) = self.layers.split_at_mut(k);
                xorset::union_moved(&mut more[0], &fewer[k - 1], value);
            }
            self.next += 1;
        }
        Ok(())
    }

    /// Adds the sets of all wanted sizes to the options.
    fn collect(&self, aside: u32, options: &mut [u64]) {
        for layer in self.layers.iter().skip(self.least) {
            xorset::union_moved(options, layer, aside);
        }
    }
}
