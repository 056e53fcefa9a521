//! Conditions as numbers of coins to leave.

use crate::law::Condition;
use grundy_rules::reason::listed;
use grundy_words::say;

/// The most remainders that a player can keep in mind.
const MAX_RESIDUES: usize = 6;

/// The heaps of a condition, as something to leave: `a multiple of 4`, `0 or 2 more than a multiple of 7`. `None` for
/// single heaps, which are no rule to remember.
pub(super) fn words(condition: &Condition) -> Option<String> {
    match condition {
        Condition::OneOf(_) => None,
        _ => phrase(condition),
    }
}

fn phrase(condition: &Condition) -> Option<String> {
    Some(match condition {
        Condition::OneOf(numbers) => match &numbers[..] {
            [] => return None,
            [0] => say!("hint-heaps-nothing"),
            [one] => say!("hint-heaps-coins", count = one, numbers = one.to_string()),
            numbers => {
                let last = numbers.last().copied().unwrap_or_default();
                say!("hint-heaps-coins", count = last.max(2), numbers = listed(numbers, "or"))
            }
        },
        Condition::Residues { modulus: 1, .. } => return None,
        Condition::Residues { modulus: 2, residues } if residues.len() == 1 => {
            say!("hint-heaps-parity", parity = word(residues[0] == 1))
        }
        Condition::Residues { modulus, residues } => match (&residues[..], residues.len()) {
            ([0], _) => say!("hint-heaps-multiple", modulus = modulus),
            ([first, .., last], 3..) if last - first + 1 == residues.len() as u64 => {
                say!("hint-heaps-range-more-than-multiple", first = first, last = last, modulus = modulus)
            }
            (_, ..=MAX_RESIDUES) => {
                say!("hint-heaps-more-than-multiple", residues = listed(residues, "or"), modulus = modulus)
            }
            _ => return None,
        },
        Condition::Exponent { base: 2, odd } => say!("hint-heaps-zeros-binary", parity = word(*odd)),
        Condition::Exponent { base, odd } => say!("hint-heaps-zeros-base", parity = word(*odd), base = base),
        Condition::Power { base, less, odd } => {
            let exponent = odd.map_or("any", word);
            match less {
                0 => say!("hint-heaps-power", exponent = exponent, base = base),
                less => say!("hint-heaps-less-than-power", exponent = exponent, base = base, less = less),
            }
        }
        Condition::Any(all) => {
            let all: Option<Vec<String>> = all.iter().map(phrase).collect();
            all?.into_iter()
                .reduce(|first, second| say!("hint-heaps-either", first = first, second = second))?
        }
        Condition::AtLeast(_)
        | Condition::Ones { .. }
        | Condition::Length { .. }
        | Condition::All(_)
        | Condition::Not(_) => return None,
    })
}

/// A parity as messages are told.
pub(super) fn word(odd: bool) -> &'static str {
    if odd { "odd" } else { "even" }
}
