//! The heaps of one value under a sliding window: down their chain to the first, up to the last below a
//! limit.

use super::{SlidingWindow, least};
use grundy_rules::formula::window::Starts;
use grundy_rules::{Budget, Stopped};

/// The number of better bounds for the next heap that are tried before bisection.
const MAX_BOUND_TRIES: usize = 8;

impl SlidingWindow {
    /// The first heap of the chain of heap n: from n to P(n) = n − 1 − T(n), and on.
    pub(super) fn first(&self, mut n: u64, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        loop {
            budget.spend(1)?;
            let most = self.window.most(n);
            let away = n - self.start(n, most);
            // Step to the first heap of the chain, or out of the heaps that take this many coins.
            let Some(step) = most.checked_add(1).filter(|step| away % step > 0) else {
                return Ok(n - away);
            };
            n -= (away / step + 1) * step;
            if let Some(run) = self.window.starts().and_then(|starts| Run::down(starts, n, most)) {
                n = run.end(0);
            }
        }
    }

    /// The last heap up to `end` in the chain of heap n.
    pub(super) fn last(&self, mut n: u64, end: u64, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        loop {
            budget.spend(1)?;
            // Step to the last heap that takes this many coins.
            let most = self.window.most(n);
            let Some(step) = most.checked_add(1).filter(|&step| step <= end - n) else { return Ok(n) };
            let ends = |heaps: u64| self.window.most(n + heaps * step) > most;
            if !ends(1) {
                let room = (end - n) / step;
                n += (least(2, room + 1, |heaps| heaps > room || ends(heaps)) - 1) * step;
            }
            if let Some(run) = self.window.starts().and_then(|starts| Run::up(starts, n, most)) {
                n = run.end(end);
            }
            let Some(next) = self.after(n, end) else { return Ok(n) };
            n = next;
        }
    }

    /// The heap after n in its chain, if it is at most `end`: the first m with P(m) = n.
    fn after(&self, n: u64, end: u64) -> Option<u64> {
        // T(m) is at least T of a smaller heap, so these bounds never exceed m.
        let mut next = n;
        for _ in 0..MAX_BOUND_TRIES {
            let better =
                self.window.most(next).checked_add(n.checked_add(1)?).filter(|&better| better <= end)?;
            if better == next {
                return Some(next);
            }
            next = better;
        }
        let follows = |m: u64| m - self.window.most(m) > n;
        follows(end).then(|| least(next, end, follows))
    }

    /// The first heap that takes as many coins as heap n, which takes `most`, if a step down from n leads to
    /// another such heap. Otherwise only whether n is the first matters: n, or n − 1 if it is not.
    fn start(&self, n: u64, most: u64) -> u64 {
        if let Some(start) = self.window.starts().filter(|_| most > 0).and_then(|starts| start(starts, most))
        {
            return start;
        }
        let takes = |m: u64| self.window.most(m) == most;
        match n.checked_sub(most + 1) {
            Some(next) if takes(next) => least(0, next, |m| self.window.most(m) >= most),
            _ => n - u64::from(n > 0 && takes(n - 1)),
        }
    }
}

/// The smallest heap that takes t ≥ 1 coins, if it is below 2^64.
fn start(starts: Starts, t: u64) -> Option<u64> {
    u64::try_from(start_of(starts, t.into())?).ok()
}

fn start_of(Starts { square, slope, shift }: Starts, t: i128) -> Option<i128> {
    square.checked_mul(t)?.checked_add(slope)?.checked_mul(t)?.checked_add(shift)
}

/// A walk that takes the same number of steps in each of many stretches: the heaps that take t, t − 1, t − 2,
/// … coins, or t, t + 1, t + 2, … coins. The uppermost heap of the walk in a stretch (its entry going down,
/// its exit going up) is a polynomial of degree 2 in the number of stretches passed.
struct Run {
    starts: Starts,
    /// The uppermost heap of the chain that takes t coins.
    n: u64,
    t: u64,
    /// The steps from one stretch into the next.
    steps: u64,
    up: bool,
}

impl Run {
    /// The run that may start at heap n, which a walk reaches from the heaps that take `last` coins.
    fn down(starts: Starts, n: u64, last: u64) -> Option<Run> {
        let t = last.checked_sub(1).filter(|&t| t > 1)?;
        let away = n.checked_sub(start(starts, t)?)?;
        let end = start(starts, last)?;
        (n < end).then_some(Run { starts, n, t, steps: away / (t + 1) + 1, up: false })
    }

    /// The run that may start at heap n, the last one of the chain that takes `t` coins.
    fn up(starts: Starts, n: u64, t: u64) -> Option<Run> {
        let step = t.checked_add(2)?;
        let away = start(starts, step)?.checked_sub(n.checked_add(step)?.checked_add(1)?)?;
        Some(Run { starts, n, t, steps: away / step + 1, up: true })
    }

    /// A heap that the walk surely reaches in this way: never the first of its chain (going down), and at
    /// most `limit`.
    fn end(&self, limit: u64) -> u64 {
        let most = if self.up { u64::MAX } else { self.t - 1 };
        let holds = |stretches: u64| stretches <= most && self.holds(stretches, limit).unwrap_or(false);
        let mut reach = 1;
        while holds(reach) {
            reach *= 2;
        }
        // Every result was tested; bisection for the largest only saves time.
        let (mut low, mut high) = (0, reach);
        while low + 1 < high {
            let middle = low + (high - low) / 2;
            if holds(middle) { low = middle } else { high = middle }
        }
        self.far(low.into()).and_then(|heap| u64::try_from(heap).ok()).unwrap_or(self.n)
    }
    /// Whether the walk continues in this way for this many stretches.
    fn holds(&self, stretches: u64, limit: u64) -> Option<bool> {
        let last = i128::from(stretches);
        // Both are positive if, going up, the heap is the uppermost of its chain in its stretch; and if,
        // going down, this many steps leave the stretch, and no heap of the chain is the first of the
        // stretch.
        let room = |i: i128| {
            let (far, t) = (self.far(i)?, i128::from(self.t) + if self.up { i } else { -i });
            let step = t.checked_add(1)?;
            if self.up {
                let end = start_of(self.starts, step)?;
                return Some([end - far, far + step + 1 - end]);
            }
            let (away, steps) = (far - start_of(self.starts, t)?, i128::from(self.steps));
            Some([away - steps.checked_sub(1)?.checked_mul(step)?, steps.checked_mul(step)? - away])
        };
        let (first, second, third) = (room(0)?, room(1)?, room(2)?);
        let (before, end) = (room(last - 1)?, room(last)?);
        let positive = |i: usize| {
            let bends_up = third[i] - second[i] > second[i] - first[i];
            let one_way = second[i] >= first[i] || end[i] <= before[i];
            first[i] > 0 && end[i] > 0 && (!bends_up || one_way)
        };
        let (far, limit) = (self.far(last)?, i128::from(limit));
        Some(positive(0) && positive(1) && if self.up { far <= limit } else { far >= limit })
    }

    /// The heap after this many stretches.
    fn far(&self, stretches: i128) -> Option<i128> {
        let stretches = if self.up { -stretches } else { stretches };
        let shorter = stretches.checked_mul(stretches - 1)? / 2;
        let coins = stretches.checked_mul(i128::from(self.t) + 1)?.checked_sub(shorter)?;
        i128::from(self.n).checked_sub(coins.checked_mul(self.steps.into())?)
    }
}
