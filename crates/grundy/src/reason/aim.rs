//! Conditions as numbers of coins to leave.

use crate::law::{Condition, numeration};
use grundy_rules::reason::listed;

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
            [0] => "nothing".into(),
            [1] => "1 coin".into(),
            numbers => format!("{} coins", listed(numbers, "or")),
        },
        Condition::Residues { modulus: 1, .. } => return None,
        Condition::Residues { modulus: 2, residues } if residues.len() == 1 => {
            format!("an {} number", if residues[0] == 1 { "odd" } else { "even" })
        }
        Condition::Residues { modulus, residues } => match (&residues[..], residues.len()) {
            ([0], _) => format!("a multiple of {modulus}"),
            ([first, .., last], 3..) if last - first + 1 == residues.len() as u64 => {
                format!("{first} to {last} more than a multiple of {modulus}")
            }
            (_, ..=MAX_RESIDUES) => format!("{} more than a multiple of {modulus}", listed(residues, "or")),
            _ => return None,
        },
        Condition::Exponent { base, odd } => {
            let (zeros, base) = (if *odd { "an odd" } else { "an even" }, numeration(*base));
            format!("a number with {zeros} number of trailing zeros in {base}")
        }
        Condition::Power { base, less, odd } => {
            let exponent = match odd {
                None => String::new(),
                Some(odd) => format!(" with an {} exponent", if *odd { "odd" } else { "even" }),
            };
            match less {
                0 => format!("a power of {base}{exponent}"),
                less => format!("{less} less than a power of {base}{exponent}"),
            }
        }
        Condition::Any(all) => {
            let all: Option<Vec<String>> = all.iter().map(phrase).collect();
            all?.join(", or ")
        }
        Condition::AtLeast(_)
        | Condition::Ones { .. }
        | Condition::Length { .. }
        | Condition::All(_)
        | Condition::Not(_) => return None,
    })
}
