//! The slow definition, to compare the engines with.

use grundy_rules::Marks;
use grundy_rules::code::Code;

/// The nim-values of `heaps` heaps of a code that leaves at most two heaps: the mex of all options, one by
/// one.
pub(crate) fn values(code: &Code, heaps: usize) -> Vec<u32> {
    let (mut values, mut marks) = (Vec::<u32>::with_capacity(heaps), Marks::default());
    for heap in 0..heaps {
        marks.clear();
        for (place, digit) in code.places() {
            let Some(left) = usize::try_from(place).ok().and_then(|place| heap.checked_sub(place)) else {
                continue;
            };
            if left == 0 && !digit.kinds(0).is_none() {
                marks.insert(0);
            }
            if (1..heap).contains(&left) && !digit.kinds(1).is_none() {
                marks.insert(values[left]);
            }
            let kinds = digit.kinds(2);
            if left >= 2 && left % 2 == 0 && kinds.equal() {
                marks.insert(0);
            }
            if left >= 3 && kinds.different() {
                let (small, large) = values[1..left].split_at((left - 1) / 2);
                small.iter().zip(large.iter().rev()).for_each(|(a, b)| marks.insert(a ^ b));
            }
        }
        values.push(marks.mex());
    }
    values
}
