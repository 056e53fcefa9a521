//! Take sets with finitely many exceptions: `take not {…}`.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::finder::{Look, Theorem};
use super::take_range;
use super::told::Told;
use super::{Evidence, Found, Law, Period};
use crate::document::{Block, Section, Table};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// `take not X`, X finite: the nim-sequence always has an arithmetic period, and a repeated window proves it.
///
/// ```
/// use grundy::law::{AllBut, Period, Theorem};
/// // take not {2,3,7}, heaps 0 to 11.
/// let values = [0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5];
/// let found = AllBut { largest: 7 }.prove(&values).unwrap();
/// assert_eq!(found.law.period(), Some(Period { preperiod: 0, period: 4, saltus: 2 }));
/// ```
///
/// # Laws
/// Let m = max X, and let u(n) be the number of nim-values of the heaps 0, …, n − m − 1.
///
/// 1. These values are exactly 0, …, u(n) − 1: a heap of value v has options, which are smaller heaps, of all
///    values below v, so the values of the heaps 0, …, i never leave a gap.
/// 2. From heap n all these heaps are options. So G(n) = u(n) + g, where g is the mex of the numbers G(n − t)
///    − u(n) ≥ 0 over the t ≤ m that may be taken.
/// 3. The window of heap n is the list of numbers max(G(n − t) − u(n), −1) for t = 1, …, m (−1 where heap n −
///    t does not exist). It determines G(n) − u(n). Together with the heap n − m that leaves the window, it
///    also determines u(n + 1) − u(n) and the window of heap n + 1.
///
/// If the windows of heaps x and x + p are equal and u(x + p) = u(x) + s, then G(n + p) = G(n) + s for all n
/// ≥ x. Such heaps exist: heap n − t has at most m options besides those with the values below u(n − t), so
/// G(n − t) ≤ u(n) + m, and there are only finitely many windows.
///
/// # Cost
/// A look compares the current window with all earlier ones, each up to the first difference: in the worst
/// case m times the number of values, in practice little more than that number.
///
/// # Reference
/// The window argument in this form is new here. That such games have an arithmetic period is classical (see
/// Siegel, Combinatorial Game Theory, 2013, chapter IV, on subtraction games with all but finitely many
/// numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllBut {
    /// The largest number that may not be taken; 0 if all may.
    pub largest: u64,
}

impl Theorem for AllBut {
    fn look(&self, values: &[u32], until: usize) -> Look {
        let len = values.len();
        let Ok(m) = usize::try_from(self.largest) else { return Look::Again(until) };
        let top = tops(values, m);
        // The window is read from its newest value back; −1 is stored as 0.
        let entry = |n: usize, t: usize| match n.checked_sub(t) {
            Some(heap) => values[heap].saturating_add(1).saturating_sub(top[n]),
            None => 0,
        };
        let repeats = |x: usize| (1..=m.min(len)).all(|t| entry(len, t) == entry(x, t));
        // The smallest distance from the current window to an equal earlier one.
        let Some(x) = (0..len).rev().find(|&x| repeats(x)) else { return Look::Again(until) };
        let (p, s) = (len - x, (top[len] - top[x]) as usize);
        let law = smallest(values, x, p, s);
        let windows =
            [Window { before: x as u64, covered: top[x] }, Window { before: len as u64, covered: top[len] }];
        let proof = CoveredWindow { largest: self.largest, windows };
        Look::Found(Box::new(Found {
            law: Law::Period(law),
            by: Evidence::Proved(proof.into()),
            heaps_computed: len as u64,
        }))
    }
}

/// The proof of the law of [`AllBut`]: a window that returns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoveredWindow {
    /// The largest number that may not be taken; 0 if all may.
    pub largest: u64,
    /// The window, and its return.
    pub windows: [Window; 2],
}

/// A window of values relative to the covered ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// The heap after the window.
    pub before: u64,
    /// The number of values of the heaps that are always within its reach.
    pub covered: u32,
}

impl Cited for CoveredWindow {
    const CITATION: &'static str = "a repeat of the last max X nim-values, relative to the values that all smaller heaps cover, of take \
                                    not X (window argument)";

    fn hypotheses(&self) -> Vec<String> {
        let (m, [first, again]) = (self.largest, self.windows);
        vec![
            say!("checked-any-above", most = m),
            say!("checked-windows-agree", count = m, first = first.before, again = again.before),
            say!(
                "checked-values-grow",
                growth = again.covered.saturating_sub(first.covered),
                from = first.covered,
                to = again.covered
            ),
        ]
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "covered window")
    }
}

/// u(n) for n = 0, …, length: the number of values of the heaps below n − m.
fn tops(values: &[u32], m: usize) -> Vec<u32> {
    let mut top = vec![0; values.len() + 1];
    for n in m.saturating_add(1)..=values.len() {
        top[n] = top[n - 1].max(values[n - m - 1].saturating_add(1));
    }
    top
}

/// The smallest law, given that G(n + p) = G(n) + s for all n ≥ x, where x + p values are known.
fn smallest(values: &[u32], x: usize, p: usize, s: usize) -> Period {
    // Values slightly beyond the computed ones, by the law itself.
    let value = |n: usize| match values.get(n) {
        Some(&v) => v as usize,
        None => values[n - p] as usize + s,
    };
    let grows = |n: usize, d: usize, by: usize| value(n + d) == value(n) + by;
    let (d, by) = (1..p)
        .filter(|d| p % d == 0 && (s * d) % p == 0)
        .map(|d| (d, s * d / p))
        .find(|&(d, by)| (x..x + p).all(|n| grows(n, d, by)))
        .unwrap_or((p, s));
    let mut n0 = x;
    while n0 > 0 && grows(n0 - 1, d, by) {
        n0 -= 1;
    }
    Period { preperiod: n0 as u64, period: d as u64, saltus: by as u64 }
}

/// Explains the values relative to those that all smaller heaps cover.
fn explained(told: &Told<'_>, proof: &CoveredWindow) -> Vec<Section> {
    let Some(law) = told.found.law.period() else { return vec![told.checked()] };
    let Period { preperiod: n0, period: p, saltus: s } = law;
    let m = proof.largest;
    let why = Section::of(
        say!("heading-why-finite"),
        [
            say!("proof-all-but-reach", most = m, next = m + 1),
            say!("proof-all-but-first"),
            say!("proof-all-but-second", most = m),
            say!("proof-all-but-window", most = m),
            say!("proof-all-but-again", period = p, saltus = s, most = m),
        ],
    );
    let mut checks = Section::of(say!("heading-checked"), []);
    match repeat(told, &law, m) {
        Some((x, u, later)) => {
            let (end, again) = (x + p - 1, x + p);
            let checked = match x.checked_sub(1) {
                Some(before) if n0 < x => say!(
                    "proof-all-but-checked-from",
                    end = end,
                    x = x,
                    again = again,
                    from = u,
                    to = later,
                    first = n0,
                    before = before
                ),
                _ => say!("proof-all-but-checked", end = end, x = x, again = again, from = u, to = later),
            };
            checks.blocks.push(Block::Paragraph(checked));
            if m <= 15 {
                let head = std::iter::once("t".into()).chain((1..=m).map(|t| t.to_string())).collect();
                let row = |at: u64, u: u64| {
                    let cells = (1..=m).map(|t| entry(told, at, t, u).to_string());
                    std::iter::once(format!("G({at}-t)-{u}")).chain(cells).collect()
                };
                let caption = say!("proof-all-but-caption");
                checks.blocks.push(Block::Table(Table {
                    caption,
                    head,
                    rows: vec![row(x, u), row(x + p, later)],
                }));
            }
        }
        None => checks.blocks.push(Block::List(told.found.hypotheses())),
    }
    checks.blocks.extend(told.table());
    [why, checks].into_iter().chain(take_range::also(told)).collect()
}

/// The number of values of the heaps that are always within reach of n.
fn covered(told: &Told<'_>, n: u64, m: u64) -> u64 {
    let reach = usize::try_from(n.saturating_sub(m)).unwrap_or(usize::MAX).min(told.values.len());
    told.values[..reach].iter().max().map_or(0, |&value| u64::from(value) + 1)
}

fn entry(told: &Told<'_>, n: u64, t: u64, u: u64) -> i64 {
    match n.checked_sub(t).and_then(|heap| told.value(heap)) {
        Some(value) => (value as i64 - u as i64).max(-1),
        None => -1,
    }
}

/// The first heap whose window returns one period later, with the numbers of values covered at both places.
fn repeat(told: &Told<'_>, law: &Period, m: u64) -> Option<(u64, u64, u64)> {
    let last = (told.values.len() as u64).checked_sub(law.period)?;
    let mut low = law.preperiod;
    while low <= last {
        let (u, later) = (covered(told, low, m), covered(told, low + law.period, m));
        let same = |t: u64| entry(told, low, t, u) == entry(told, low + law.period, t, later);
        if later == u + law.saltus && (1..=m).all(same) {
            return Some((low, u, later));
        }
        low += 1;
    }
    None
}
