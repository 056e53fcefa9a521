//! The heaps of one value under a sliding window: down their chain to the first one, up to the last one below a limit.

use super::{SlidingWindow, least};
use grundy_rules::formula::window::Starts;
use grundy_rules::{Budget, Stopped};

/// So many times a better bound of the next heap is tried before it is looked for in halves.
const TRIES: usize = 8;

impl SlidingWindow {
    /// The first heap of the chain in which heap n is: from n to P(n) = n − 1 − T(n), and on.
    pub(super) fn first(&self, mut n: u64, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        loop {
            budget.spend(1)?;
            let most = self.window.most(n);
            let away = n - self.start(n, most);
            // To the first heap of the chain, or else out of the heaps that take as many coins.
            let Some(step) = most.checked_add(1).filter(|step| away % step > 0) else {
                return Ok(n - away);
            };
            n -= (away / step + 1) * step;
            if let Some(run) = self.window.starts().and_then(|starts| Run::down(starts, n, most)) {
                n = run.end(0);
            }
        }
    }

    /// The last heap up to `end` in the chain in which heap n is.
    pub(super) fn last(&self, mut n: u64, end: u64, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        loop {
            budget.spend(1)?;
            // To the last heap that takes as many coins.
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

    /// The heap that follows n in its chain, if it is not above `end`: the first m with P(m) = n.
    fn after(&self, n: u64, end: u64) -> Option<u64> {
        // T(m) is not below T of a smaller heap, so these are never above m.
        let mut next = n;
        for _ in 0..TRIES {
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
    /// another such heap. Else it is enough whether n is the first: it is n, or n − 1 for "not n".
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

/// A walk that takes the same number of steps in each of many stretches, the heaps that take t, t − 1, t − 2, … coins,
/// or t, t + 1, t + 2, … coins. Where it enters a stretch from above, and that is where it leaves it upwards, is a
/// polynomial of degree 2 in the number of stretches passed.
struct Run {
    starts: Starts,
    /// The heap, the uppermost one of the chain that takes so many coins.
    n: u64,
    t: u64,
    /// The steps from a stretch into the next one.
    steps: u64,
    up: bool,
}

impl Run {
    /// The run that may begin at heap n, which a walk has come to from the heaps that take `last` coins.
    fn down(starts: Starts, n: u64, last: u64) -> Option<Run> {
        let t = last.checked_sub(1).filter(|&t| t > 1)?;
        let away = n.checked_sub(start(starts, t)?)?;
        let end = start(starts, last)?;
        (n < end).then_some(Run { starts, n, t, steps: away / (t + 1) + 1, up: false })
    }

    /// The run that may begin at heap n, the last one of the chain that takes `t` coins.
    fn up(starts: Starts, n: u64, t: u64) -> Option<Run> {
        let step = t.checked_add(2)?;
        let away = start(starts, step)?.checked_sub(n.checked_add(step)?.checked_add(1)?)?;
        Some(Run { starts, n, t, steps: away / step + 1, up: true })
    }

    /// The heap to which the walk goes in this way at least. It is no first heap of a chain (going down), and not
    /// beyond `limit`.
    fn end(&self, limit: u64) -> u64 {
        let most = if self.up { u64::MAX } else { self.t - 1 };
        let holds = |stretches: u64| stretches <= most && self.holds(stretches, limit).unwrap_or(false);
        let mut reach = 1;
        while holds(reach) {
            reach *= 2;
        }
        // Whatever is found has been looked at; that it is the largest number only saves time.
        let (mut low, mut high) = (0, reach);
        while low + 1 < high {
            let middle = low + (high - low) / 2;
            if holds(middle) { low = middle } else { high = middle }
        }
        self.far(low.into()).and_then(|heap| u64::try_from(heap).ok()).unwrap_or(self.n)
    }
    /// Does the walk go on in this way for so many stretches?
    fn holds(&self, stretches: u64, limit: u64) -> Option<bool> {
        let last = i128::from(stretches);
        // Both are positive where, going up, the heap is the uppermost one of its chain in its stretch, and where,
        // going down, that many steps lead out of it, and no heap of the chain is the first one of the stretch.
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

    /// The heap after so many stretches.
    fn far(&self, stretches: i128) -> Option<i128> {
        let stretches = if self.up { -stretches } else { stretches };
        let shorter = stretches.checked_mul(stretches - 1)? / 2;
        let coins = stretches.checked_mul(i128::from(self.t) + 1)?.checked_sub(shorter)?;
        i128::from(self.n).checked_sub(coins.checked_mul(self.steps.into())?)
    }
}
