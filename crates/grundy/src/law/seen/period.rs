//! Periods, plain and arithmetic.

use super::{Known, MIN_REPETITIONS, VALUES_PER_LEARNED};
use crate::law::{Law, Period, TakeRange, runs};

/// The period or arithmetic period: the smallest period and, for it, the smallest preperiod.
///
/// # Cost
/// Linear in the number of values.
pub(super) fn find(known: &Known<'_>) -> Option<Law> {
    let values = known.values;
    let len = values.len();
    let steps: Vec<i64> = values.windows(2).map(|w| i64::from(w[1]) - i64::from(w[0])).collect();
    let longest = (len / VALUES_PER_LEARNED / 2).min(len / (MIN_REPETITIONS + 2));
    // Equal steps at distance p from n0 on: G(n + p) − G(n) is the same for all n from n0 on.
    let (i, n0) = runs::starts(&steps, longest)
        .into_iter()
        .enumerate()
        .find(|&(i, n0)| known.confirms(n0, i + 1) && values[n0 + i + 1] >= values[n0])?;
    let p = i + 1;
    let saltus = u64::from(values[n0 + p] - values[n0]);
    let preperiod = known.first.checked_add(n0 as u64)?;
    Some(Law::Period(Period { preperiod, period: p as u64, saltus }))
}

/// The formula of `take L..R`, which says more than its period.
pub(super) fn range(known: &Known<'_>) -> Option<Law> {
    let values = known.values;
    if known.first > 0 {
        return None;
    }
    let least = values.iter().position(|&value| value > 0)?;
    let back = values[least..].iter().position(|&value| value == 0);
    let most = back.map(|back| back as u64);
    let law = TakeRange::new(least as u64, most)?;
    let period = law.period().and_then(|period| period.kept())?;
    let fits = |(n, &value): (u64, &u32)| law.value(n).0 == u64::from(value);
    (known.confirms(0, period) && (0u64..).zip(values).all(fits)).then_some(Law::Range(law))
}
