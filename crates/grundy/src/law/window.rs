//! Sliding windows: any number of coins may be taken up to a limit that grows slowly with the heap.

use super::{Found, Law, Moves, Period};
use grundy_rules::formula::window::{Starts, Window};
use grundy_rules::{Budget, KnownBy, NimValue, Stopped};

/// The law of a rule whose options from heap n are exactly the heaps n − T(n), …, n − 1, where T(0) = 0 and
/// T(n) − T(n−1) is 0 or 1: G(0) = 0, and for n ≥ 1
///
/// * G(n) = T(n) if T(n) = T(n−1) + 1,
/// * G(n) = G(n − 1 − T(n)) if T(n) = T(n−1).
///
/// With L(n) = n − T(n), the last heap that can be reached: n − L(n) if L(n) = L(n−1), else G(L(n−1)).
///
/// ```
/// use grundy::{Budget, Heap, NimValue, Ruleset, law::SlidingWindow};
/// let Some(Heap::Formula(rule)) = Ruleset::parse("take 1..floor(n/2)").unwrap().heap().cloned() else { panic!() };
/// let law = SlidingWindow::of(&rule).unwrap();
/// assert_eq!(law.sentence(), "G(2m) = m and G(2m+1) = G(m)");
/// assert_eq!(law.value(10u64.pow(18) - 1, &mut Budget::default()), Ok(NimValue(1_907_348_632_812)));
/// ```
///
/// # Laws
/// The values of the heaps n − T(n), …, n are 0, …, T(n), each of them once. This is so for n = 0. If it is so
/// for n − 1, there are two cases.
///
/// * T(n) = T(n−1) + 1: the options of n are the heaps n − 1 − T(n−1), …, n − 1, whose values are 0, …, T(n−1); so
///   G(n) = T(n−1) + 1 = T(n), and the values of the window of n are 0, …, T(n).
/// * T(n) = T(n−1): the options of n are the same heaps without the first one, n − 1 − T(n), so the value of
///   that heap is the only one of 0, …, T(n) that is missing: it is G(n).
///
/// So the heaps of one value v are a chain: it begins with the first heap a with T(a) = v, and the heap that
/// follows h is the first n with n − 1 − T(n) = h. Let P(n) = n − 1 − T(n), which never decreases, and where every
/// heap has a predecessor but the first of each chain. From h go on k heaps in the chain, and you come to the
/// smallest m with P(…P(m)…) ≥ h, P taken k times.
///
/// # Cost
/// Heaps that take the same number of coins are passed in one step, and for ⌊√n⌋ and ⌊(n+b)/c⌋ runs of such
/// stretches too: some hundred steps for ⌊√n⌋, at most about c·ln(n/c) for ⌊(n+b)/c⌋, whatever n is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlidingWindow {
    window: Window,
}

/// When a walk down the heaps ends.
#[derive(Clone, Copy)]
struct Until {
    /// At the first heap of a chain?
    first: bool,
    /// Before a heap smaller than this one.
    least: u64,
    /// After so many heaps.
    heaps: u64,
}

impl SlidingWindow {
    /// The law of a formula, if its form shows that it is a sliding window.
    pub fn of(formula: &grundy_rules::formula::Formula) -> Option<SlidingWindow> {
        Window::of(formula).map(|window| SlidingWindow { window })
    }

    /// The window: how many coins may be taken.
    pub fn window(&self) -> &Window {
        &self.window
    }

    /// The law, proved by the form of the rule.
    pub fn found(&self) -> Found {
        let (most, from) = (self.window.most_text(), self.window.from());
        let below = if from > 0 { format!("; heaps below {from} have no moves") } else { String::new() };
        let mut hypotheses = vec![format!("a move takes from 1 to T(n) coins, T(n) = {most}{below}")];
        hypotheses.push(format!(
            "T(0) = 0, and T(n) grows by 0 or 1 with each coin, for all n: {}",
            self.window.reason()
        ));
        Found {
            law: Law::Window(self.clone()),
            known_by: KnownBy::Proved,
            reference:
                "sliding windows (by induction, the values of the heaps n-T(n) to n are 0 to T(n), each once)"
                    .into(),
            hypotheses,
            heaps_computed: 0,
        }
    }

    /// The law as a sentence, in the shortest form that fits this T.
    pub fn sentence(&self) -> String {
        match self.window.divisor() {
            Some(2) => "G(2m) = m and G(2m+1) = G(m)".into(),
            Some(c) => format!("G(n) = n/{c} if {c} divides n, else G(n-1-floor(n/{c}))"),
            None => self.general_sentence(),
        }
    }

    /// The law as a sentence, in the form of the theorem.
    pub fn general_sentence(&self) -> String {
        let from = match self.window.from() {
            0 => String::new(),
            from => format!(" for n >= {from}, and 0 below"),
        };
        format!(
            "G(0) = 0, and G(n) = T(n) if T(n) > T(n-1), else G(n-1-T(n)), where T(n) = {}{from}",
            self.window.most_text()
        )
    }

    /// The law as a period, where no more than t coins may ever be taken, and t may be from heap a on: the heaps
    /// that follow those from a − t on in their chains are t + 1 larger. It is the smallest one, since t + 1
    /// heaps in a row have different values, and no heap below a has the value t of heap a.
    pub fn period(&self) -> Option<Period> {
        let (a, t) = self.window.top()?;
        Some(Period::plain(a - t, t.checked_add(1)?))
    }

    /// The nim-value of heap `n`.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn value(&self, n: u64, budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        let (first, _) = self.walk(n, Until { first: true, least: 0, heaps: u64::MAX }, budget)?;
        Ok(NimValue(self.window.most(first)))
    }

    /// The move from heap `n` to nim-value `value`: the heap left. All options have different values, so there
    /// is one or none.
    ///
    /// ```
    /// use grundy::{Budget, Heap, NimValue, Ruleset, law::SlidingWindow};
    /// let Some(Heap::Formula(rule)) = Ruleset::parse("take 1..floor(n/2)").unwrap().heap().cloned() else { panic!() };
    /// let law = SlidingWindow::of(&rule).unwrap();
    /// let moves = law.moves(10u64.pow(18), NimValue(0), 9, &mut Budget::default()).unwrap();
    /// assert_eq!(moves.first, [576_460_752_303_423_487]);   // 2^59 - 1
    /// ```
    ///
    /// # Errors
    /// The end of the budget.
    ///
    /// # Cost
    /// That of a value, for each binary digit of T(n).
    pub fn moves(
        &self,
        n: u64,
        value: NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Moves<u64>, Stopped> {
        let none = Moves { total: 0, first: Vec::new() };
        if value.0 > self.window.most(n) {
            return Ok(none);
        }
        let a = least(0, n, |m| self.window.most(m) >= value.0);
        // The last heap of the chain that is not above n stands in the window of n.
        let (_, heaps) = self.walk(n, Until { first: false, least: a, heaps: u64::MAX }, budget)?;
        let until = Until { first: false, least: a, heaps };
        let (mut low, mut high) = (n - self.window.most(n), n);
        while low < high {
            let m = low + (high - low) / 2;
            if m >= a && self.walk(m, until, budget)?.1 == heaps { high = m } else { low = m + 1 }
        }
        Ok(if high == n {
            none
        } else {
            Moves { total: 1, first: vec![high].into_iter().take(limit).collect() }
        })
    }

    /// Goes from n to P(n) = n − 1 − T(n), and on: where the walk ends, and after how many heaps.
    fn walk(&self, n: u64, until: Until, budget: &mut Budget<'_>) -> Result<(u64, u64), Stopped> {
        let (mut n, mut passed) = (n, 0);
        while passed < until.heaps {
            budget.spend(1)?;
            let most = self.window.most(n);
            let Some(step) = most.checked_add(1).filter(|&step| step <= n - until.least.min(n)) else {
                break;
            };
            let away = n - self.start(n, most);
            if until.first && away == 0 {
                break;
            }
            // To the first heap of the chain, or else out of the heaps that take as many coins.
            let ends = until.first && away % step == 0;
            let steps = if ends { away / step } else { away / step + 1 };
            let steps = steps.min(until.heaps - passed).min((n - until.least) / step);
            (n, passed) = (n - steps * step, passed + steps);
            if let Some(run) = self.window.starts().and_then(|starts| Run::at(starts, n, most)) {
                let stretches = run.stretches(until.least, until.heaps - passed);
                (n, passed) = (run.heap(stretches), passed + stretches * run.steps);
            }
        }
        Ok((n, passed))
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

/// The smallest number in `low..=high` for which `holds`, as it does for all larger ones and for `high`.
fn least(low: u64, high: u64, mut holds: impl FnMut(u64) -> bool) -> u64 {
    let (mut low, mut high) = (low, high);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    high
}

/// The smallest heap that takes t ≥ 1 coins, if it is below 2^64.
fn start(starts: Starts, t: u64) -> Option<u64> {
    u64::try_from(start_of(starts, t.into())?).ok()
}

fn start_of(Starts { square, slope, shift }: Starts, t: i128) -> Option<i128> {
    square.checked_mul(t)?.checked_add(slope)?.checked_mul(t)?.checked_add(shift)
}

/// A walk that takes the same number of steps in each of many stretches, the heaps that take t, t − 1, t − 2, …
/// coins. The place where it enters a stretch is a polynomial of degree 2 in the number of stretches passed.
struct Run {
    starts: Starts,
    /// The heap, and how many coins it takes.
    n: u64,
    t: u64,
    /// The steps from a stretch into the next one.
    steps: u64,
}

impl Run {
    /// The run that may begin at heap n, which a walk has come to from the heaps that take `last` coins.
    fn at(starts: Starts, n: u64, last: u64) -> Option<Run> {
        let t = last.checked_sub(1).filter(|&t| t > 1)?;
        let away = n.checked_sub(start(starts, t)?)?;
        let end = start(starts, last)?;
        (n < end).then_some(Run { starts, n, t, steps: away / (t + 1) + 1 })
    }

    /// How many stretches the walk passes in this way at least: it comes to no heap below `least`, nor to the first
    /// heap of a chain, and passes `heaps` heaps at most.
    fn stretches(&self, least: u64, heaps: u64) -> u64 {
        let most = (self.t - 1).min(heaps / self.steps);
        let holds = |stretches: u64| stretches <= most && self.holds(stretches, least).unwrap_or(false);
        let mut reach = 1;
        while holds(reach) {
            reach = reach.saturating_mul(2);
        }
        // Whatever is found has been looked at; that it is the largest number only saves time.
        let (mut low, mut high) = (0, reach);
        while low + 1 < high {
            let middle = low + (high - low) / 2;
            if holds(middle) { low = middle } else { high = middle }
        }
        low
    }

    /// Does the walk go on in this way for so many stretches?
    fn holds(&self, stretches: u64, least: u64) -> Option<bool> {
        let last = i128::from(stretches);
        let steps = i128::from(self.steps);
        // After so many stretches: how far the heap is above the last step within its stretch, and below the next.
        let room = |i: i128| {
            let t = i128::from(self.t) - i;
            let away = self.far(i)? - start_of(self.starts, t)?;
            let step = t.checked_add(1)?;
            Some([away - steps.checked_sub(1)?.checked_mul(step)?, steps.checked_mul(step)? - away])
        };
        let (first, second, third) = (room(0)?, room(1)?, room(2)?);
        let (before, end) = (room(last - 1)?, room(last)?);
        let positive = |i: usize| {
            let bends_up = third[i] - second[i] > second[i] - first[i];
            let one_way = second[i] >= first[i] || end[i] <= before[i];
            first[i] > 0 && end[i] > 0 && (!bends_up || one_way)
        };
        Some(positive(0) && positive(1) && self.far(last)? >= i128::from(least))
    }

    /// The heap after so many stretches.
    fn far(&self, stretches: i128) -> Option<i128> {
        let shorter = stretches.checked_mul(stretches - 1)? / 2;
        let coins = stretches.checked_mul(i128::from(self.t) + 1)?.checked_sub(shorter)?;
        i128::from(self.n).checked_sub(coins.checked_mul(self.steps.into())?)
    }

    fn heap(&self, stretches: u64) -> u64 {
        self.far(stretches.into()).and_then(|heap| u64::try_from(heap).ok()).unwrap_or(self.n)
    }
}
