//! Nim: the mex, the nim-sum, and the field of nimbers.
//!
//! Under the nim-sum and the nim-product the numbers below 2^(2^k) form a field ([`Nimber`]). The
//! sum is the value of two games played side by side; the product is the value of a coin of a
//! product of coin-turning games ([`Tartan`](crate::sequence::Tartan)).

pub mod definition;
pub mod expression;
mod heads;
mod lexer;
mod nimber;
mod quadratic;
#[cfg(test)]
mod tests;
mod word;

pub use heads::heads;
pub use nimber::Nimber;
pub use word::Word;

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

/// The nim-sum: binary addition without carry; the nim-value of Nim heaps side by side.
///
/// ```
/// assert_eq!(grundy::nim::nim_sum([3, 4, 5]), 2);
/// assert_eq!(grundy::nim::nim_sum([]), 0);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The table of nim-sums: row a, column b holds a ⊕ b, for 0 ≤ a, b ≤ `to`.
///
/// ```
/// assert_eq!(grundy::nim::sum_table(3), [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]]);
/// ```
pub fn sum_table(to: u32) -> Vec<Vec<u64>> {
    square(to, |a, b| a ^ b)
}

/// The table of nim-products: row a, column b holds a ⊗ b, for 0 ≤ a, b ≤ `to`.
///
/// ```
/// assert_eq!(grundy::nim::product_table(3), [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]);
/// ```
pub fn product_table(to: u32) -> Vec<Vec<u64>> {
    square(to, |a, b| (Nimber(a) * Nimber(b)).0)
}

fn square(to: u32, entry: impl Fn(u64, u64) -> u64) -> Vec<Vec<u64>> {
    let to = u64::from(to);
    (0..=to).map(|a| (0..=to).map(|b| entry(a, b)).collect()).collect()
}
