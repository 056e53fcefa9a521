//! A saltus for each residue class.

use super::{Known, MIN_REPETITIONS, VALUES_PER_LEARNED};
use crate::law::{Classes, Law};

/// The most comparisons per value, for all periods together.
const COMPARISONS_PER_VALUE: usize = 64;

/// The law of classes with the smallest period and, for it, the smallest preperiod.
///
/// # Cost
/// A few comparisons per value, at most 64.
pub(super) fn find(known: &Known<'_>) -> Option<Law> {
    let values = known.values;
    let len = values.len();
    let at = |n: usize| i64::from(values[n]);
    let mut left = COMPARISONS_PER_VALUE * len;
    for p in 1..=(len / VALUES_PER_LEARNED / 2).min(len / (MIN_REPETITIONS + 2)) {
        // G(n + p) − G(n) and G(n + 2p) − G(n + p) are equal from n0 on.
        let n0 = (0..len - 2 * p).rev().find(|&n| at(n + 2 * p) - at(n + p) != at(n + p) - at(n));
        let n0 = n0.map_or(0, |n| n + 1);
        if known.confirms(n0, p) {
            let steps = (n0..n0 + p).map(|n| (known.first + n as u64, at(n + p) - at(n)));
            return law(known, n0, p, steps);
        }
        left = left.checked_sub(len - 2 * p - n0 + 1)?;
    }
    None
}

fn law(known: &Known<'_>, n0: usize, p: usize, steps: impl Iterator<Item = (u64, i64)>) -> Option<Law> {
    let mut saltus = vec![0; p];
    for (heap, step) in steps {
        // Values that fall for ever become negative.
        saltus[(heap % p as u64) as usize] = u64::try_from(step).ok()?;
    }
    let preperiod = known.first + n0 as u64;
    Classes::new(preperiod, saltus).map(Law::Classes)
}
