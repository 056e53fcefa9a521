//! The normal form of a code: which places are used, and the shortest form of the repeat.

use super::digit::Digit;
use super::{Code, Repeat};

/// Builds a code from its digits, all written out: `left[i]` adds `i` coins, `right[i]` takes `i + 1`.
///
/// A repeat is made primitive, then moved to the left over digits that continue it, then to the right until
/// it begins with a used digit. Of all ways to write the same digits whose repeat begins with a used digit,
/// this has the shortest start, so it is unique.
pub(super) fn code(left: Vec<Digit>, mut right: Vec<Digit>, repeat: Option<Vec<Digit>>) -> Code {
    let repeat = repeat.filter(|digits| digits.iter().any(|digit| !digit.is_zero())).map(|mut digits| {
        digits.truncate(primitive(&digits));
        let length = digits.len();
        let mut last = length - 1;
        while right.last() == Some(&digits[last]) {
            right.pop();
            last = (last + length - 1) % length;
        }
        digits.rotate_left((last + 1) % length);
        let zeros = digits.iter().take_while(|digit| digit.is_zero()).count();
        digits.rotate_left(zeros);
        Repeat {
            start: (right.len() + zeros + 1) as i32,
            length: length as i32,
            digits: used(digits.into_iter().enumerate().map(|(i, digit)| (i as i32, digit))),
        }
    });
    let left = left.into_iter().enumerate().rev().map(|(i, digit)| (-(i as i32), digit));
    let right = right.into_iter().enumerate().map(|(i, digit)| (i as i32 + 1, digit));
    Code { places: used(left.chain(right)), repeat }
}

fn used(digits: impl Iterator<Item = (i32, Digit)>) -> Vec<(i32, Digit)> {
    digits.filter(|(_, digit)| !digit.is_zero()).collect()
}

/// The length of the shortest prefix whose repetition is the whole (Knuth, Morris, Pratt).
fn primitive(digits: &[Digit]) -> usize {
    let mut border = vec![0; digits.len()];
    for i in 1..digits.len() {
        let mut b: usize = border[i - 1];
        while b > 0 && digits[b] != digits[i] {
            b = border[b - 1];
        }
        border[i] = b + usize::from(digits[b] == digits[i]);
    }
    let period = digits.len() - border.last().copied().unwrap_or(0);
    if digits.len() % period == 0 { period } else { digits.len() }
}
