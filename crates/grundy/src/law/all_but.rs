//! Sets that are taken from up to finitely many exceptions: `take not {…}`.

use super::finder::{Look, Theorem};
use super::{Found, Law, Period};
use grundy_rules::KnownBy;

/// `take not X`, X finite: the nim-sequence always has an arithmetic period, and a repeated window
/// proves it.
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
/// Let m = max X and let u(n) be the number of nim-values that the heaps 0, …, n − m − 1 have.
///
/// 1. These values are exactly 0, …, u(n) − 1: a heap of value v has options, which are smaller
///    heaps, of all values below v, so the values of the heaps 0, …, i never leave a gap.
/// 2. From heap n all these heaps are options. So G(n) = u(n) + g, where g is the mex of the numbers
///    G(n − t) − u(n) ≥ 0 over the t ≤ m that may be taken.
/// 3. So the window of heap n, the numbers max(G(n − t) − u(n), −1) for t = 1, …, m (−1 where heap
///    n − t does not exist), decides G(n) − u(n); and, with the heap n − m that leaves it, also
///    u(n + 1) − u(n) and the window of heap n + 1.
///
/// If the windows of heaps x and x + p are the same and u(x + p) = u(x) + s, then
/// G(n + p) = G(n) + s for all n ≥ x. This happens in the end: from heap n − t there are at most m options
/// besides those of the values below u(n − t), so that G(n − t) ≤ u(n) + m, and there are only finitely many
/// windows.
///
/// # Cost
/// A look compares the present window with all earlier ones, each up to the first difference: in the worst
/// case m times the number of values, in practice little more than that number.
///
/// # Reference
/// The window argument in this form is ours; that such games have an arithmetic period is classical (see
/// Siegel, Combinatorial Game Theory, 2013, chapter IV, on subtraction games with all but finitely many numbers).
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
        // The window is read from its newest value on; −1 is written 0.
        let entry = |n: usize, t: usize| match n.checked_sub(t) {
            Some(heap) => values[heap].saturating_add(1).saturating_sub(top[n]),
            None => 0,
        };
        let repeats = |x: usize| (1..=m.min(len)).all(|t| entry(len, t) == entry(x, t));
        // The smallest distance of the present window to an earlier one like it.
        let Some(x) = (0..len).rev().find(|&x| repeats(x)) else { return Look::Again(until) };
        let (p, s) = (len - x, (top[len] - top[x]) as usize);
        let law = smallest(values, x, p, s);
        Look::Found(Found {
            law: Law::Period(law),
            known_by: KnownBy::Proved,
            reference:
                "a repeat of the last max X nim-values, relative to the values that all smaller heaps \
                        cover, of take not X (window argument)"
                    .into(),
            hypotheses: vec![
                format!("any number of coins above {m} may be taken, and what is left stays one heap"),
                format!("the windows of the {m} heaps before heap {x} and before heap {len} agree"),
                format!("the values below these windows grow by {s}, from {} to {}", top[x], top[len]),
            ],
            heaps_computed: len as u64,
        })
    }
}

/// u(n) for n = 0, …, length: how many values the heaps below n − m have.
fn tops(values: &[u32], m: usize) -> Vec<u32> {
    let mut top = vec![0; values.len() + 1];
    for n in m + 1..=values.len() {
        top[n] = top[n - 1].max(values[n - m - 1].saturating_add(1));
    }
    top
}

/// The smallest law, given that G(n + p) = G(n) + s for all n ≥ x, where x + p values are known.
fn smallest(values: &[u32], x: usize, p: usize, s: usize) -> Period {
    // Values a little further than those computed, by the law itself.
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
