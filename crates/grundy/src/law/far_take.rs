//! Periods of finite take sets that exceed memory.

use super::repeat::repeated;
use super::{Found, Period, TakeWindow, WindowRepeat};
use crate::evaluator::{BLOCK, Classes, classes};
use grundy_rules::take::TakeSet;
use grundy_rules::{Budget, Failure};

/// The period of a finite take set, proved without keeping its values: memory for some windows of max S
/// heaps, however long preperiod and period are.
///
/// One engine runs until its window returns ([`WindowRepeat`]), which gives the period. Then two engines run
/// that many heaps apart, from heap 0 on: the last heap at which they differ is the last of the preperiod.
///
/// `None` if the window does not return up to heap `to`, and for sets whose engine needs all values.
/// `reached` receives the number of heaps valued.
///
/// ```
/// use grundy::{Budget, law::{Period, far_take}, take::TakeSet};
/// let set = TakeSet::from_ranges([1..=1, 3..=4])?;
/// let found = far_take(&set, 1000, &mut 0, &mut Budget::default())?.unwrap();
/// assert_eq!(found.law.period(), Some(Period::plain(0, 7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The budget is spent.
///
/// # Cost
/// Up to three times as many heaps as preperiod, window and period have together, then twice as many as
/// preperiod and window have, plus one period.
pub fn far_take(
    set: &TakeSet,
    to: u64,
    reached: &mut u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    let Some(largest) = set.max().or(set.is_finite().then_some(0)) else { return Ok(None) };
    let (Ok(window), true) = (usize::try_from(largest), largest <= to) else { return Ok(None) };
    let Some(mut heaps) = Heaps::new(set) else { return Ok(None) };
    let windows = 8 * largest;
    budget.reserve(windows)?;
    let mut repeat = WindowRepeat::new(window);
    let mut period = None;
    while heaps.next <= to {
        let Some(value) = heaps.value(budget)? else { break };
        *reached = (*reached).max(heaps.next);
        period = repeat.push(value);
        if period.is_some() {
            break;
        }
    }
    let end = heaps.next;
    drop(repeat);
    budget.release(windows);
    heaps.close(budget);
    let Some(period) = period else { return Ok(None) };
    // The window that ends before `end` equals the one `period` heaps earlier.
    let settled = end - period - largest;
    let Some(preperiod) = first_of_period(set, period, settled, budget)? else { return Ok(None) };
    Ok(Some(repeated(TakeWindow { largest }, Period::plain(preperiod, period), end)))
}

/// The smallest n₀ with G(n + p) = G(n) for all n₀ ≤ n < `settled`.
fn first_of_period(
    set: &TakeSet,
    period: u64,
    settled: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<u64>, Failure> {
    let (Some(mut now), Some(mut later)) = (Heaps::new(set), Heaps::new(set)) else { return Ok(None) };
    if settled > 0 {
        for _ in 0..period {
            if later.value(budget)?.is_none() {
                return Ok(None);
            }
        }
    }
    let mut n0 = 0;
    for n in 0..settled {
        let (Some(a), Some(b)) = (now.value(budget)?, later.value(budget)?) else { return Ok(None) };
        if a != b {
            n0 = n + 1;
        }
    }
    now.close(budget);
    later.close(budget);
    Ok(Some(n0))
}

/// The nim-values of heaps 0, 1, 2, … in order.
struct Heaps {
    engine: Classes,
    block: [u32; BLOCK],
    next: u64,
}

impl Heaps {
    fn new(set: &TakeSet) -> Option<Heaps> {
        Some(Heaps { engine: classes(set)?, block: [0; BLOCK], next: 0 })
    }

    /// The next nim-value; `None` where the engine gives up.
    #[inline]
    fn value(&mut self, budget: &mut Budget<'_>) -> Result<Option<u32>, Failure> {
        let place = self.next as usize % BLOCK;
        if place == 0 {
            budget.progress(self.next);
            budget.spend(self.engine.ticks() * BLOCK as u64)?;
            let Some(block) = self.engine.advance(budget) else { return Ok(None) };
            self.block = *block;
        }
        self.next += 1;
        Ok(Some(self.block[place]))
    }

    fn close(self, budget: &mut Budget<'_>) {
        budget.release(self.engine.held());
    }
}
