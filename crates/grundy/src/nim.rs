//! Nim: the mex and the nim-sum.

/// The mex of a set of values: the smallest number ≥ 0 that is not among them.
///
/// ```
/// assert_eq!(grundy::nim::mex([0, 1, 4, 7, 12]), 2);
/// assert_eq!(grundy::nim::mex([]), 0);
/// ```
///
/// # Cost
/// Linear in the number of values, whatever their size.
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    let mut present = vec![false; values.len()];
    for v in values {
        if let Some(slot) = usize::try_from(v).ok().and_then(|v| present.get_mut(v)) {
            *slot = true;
        }
    }
    present.iter().position(|p| !p).unwrap_or(present.len()) as u64
}
