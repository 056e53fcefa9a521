//! Closed formulas.

use super::{FAR_HEAPS, Known, VALUES_PER_LEARNED};
use crate::law::Law;
use crate::law::closed::{Closed, Line, SHAPES, Shape, raw};

/// The number of first heaps that may be exceptions.
const EXCEPTIONS_BELOW: usize = 64;
/// The number of consecutive values that are tested first, with some far ones.
const VALUES_TESTED_FIRST: usize = 32;
/// The fewest times that the values leave a line where the formula predicts it; one more for each wrong
/// value.
const MIN_BREAKS: usize = 6;
/// The most wrong values.
const MAX_WRONG_VALUES: usize = 8;

/// The first formula of the table that fits all values.
///
/// # Cost
/// Ten thousand function values or so, and one for each heap for a formula that fits so far.
pub(super) fn find(known: &Known<'_>) -> Option<Law> {
    let start = EXCEPTIONS_BELOW.min(known.values.len() / VALUES_PER_LEARNED);
    let end = known.values.len();
    let far = (0..usize::BITS).map_while(|bit| start.checked_add(3 << bit)).take_while(|n| *n < end);
    let samples: Vec<usize> =
        (start..end.min(start + VALUES_TESTED_FIRST)).chain(far).chain([end - 1]).collect();
    let ways = SHAPES.iter().flat_map(|shape| shape.bases.clone().map(move |base| (shape, base)));
    ways.flat_map(|(shape, base)| [0, 1, -1].map(|shift| (shape, base, shift)))
        .find_map(|(shape, base, shift)| fit(known, start, &samples, shape, base, shift))
}

fn fit(
    known: &Known<'_>,
    start: usize,
    samples: &[usize],
    shape: &'static Shape,
    base: u64,
    shift: i64,
) -> Option<Law> {
    let at = |n: usize| (known.first + n as u64, known.values[n]);
    let point = |n: usize| {
        let (heap, value) = at(n);
        Some((raw(shape, base, shift, heap)?, i128::from(value)))
    };
    let first = point(start)?;
    let other =
        samples.iter().map(|n| point(*n)).find(|point| point.is_none_or(|point| point.0 != first.0))??;
    let law = Closed::new(shape, base, shift, Line::through(first, other)?, known.first);
    let fits = |n: usize| {
        let (heap, value) = at(n);
        law.plain(heap) == Some(value.into())
    };
    let end = known.values.len();
    if !(samples.iter().all(|n| fits(*n)) && (start..end).all(fits)) {
        return None;
    }
    let exceptions: Vec<(u64, u32)> = (0..start).filter(|n| !fits(*n)).map(at).collect();
    // Where the formula has no value, such as log2(0), it is not wrong.
    let wrong = exceptions.iter().filter(|(heap, _)| law.plain(*heap).is_some()).count();
    let line = |three: &&[u32]| {
        i64::from(three[2]) - i64::from(three[1]) == i64::from(three[1]) - i64::from(three[0])
    };
    let breaks =
        known.values[start..].windows(3).filter(|three| !line(three)).take(MIN_BREAKS + wrong).count();
    let far = FAR_HEAPS.iter().all(|heap| law.plain(*heap).is_some());
    if exceptions.len() > MAX_WRONG_VALUES || breaks < MIN_BREAKS + wrong || !far {
        return None;
    }
    Some(Law::Closed(law.with(exceptions)))
}
