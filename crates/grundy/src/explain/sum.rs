//! The nim-sum of a position, and the meaning of its value.

use super::binary::top_bit;
use super::play::{self, prefix};
use super::{Columns, Item, Row};
use crate::solve::Answer;
use grundy_rules::{NimValue, Position};

/// The most summands of a nim-sum that are shown.
const MAX_ROWS: usize = 16;

/// The summands in columns, and the meaning of the columns.
pub(super) fn columns(position: &Position, answer: &Answer, sum: NimValue) -> Vec<Item> {
    let mut rows = Vec::new();
    let mut with_top = 0;
    let mut smaller = None;
    let top = top_bit(sum.0).unwrap_or(0);
    for (c, component) in position.components.iter().enumerate() {
        for (part, worth) in component.parts.iter().zip(&answer.worths[c]) {
            let label = format!("{}{}", prefix(position, c), component.ruleset.show_part(part));
            if worth.value.0 & top != 0 {
                with_top += 1;
                smaller.get_or_insert((label.clone(), worth.value));
            }
            rows.push(Row { label, value: worth.value });
        }
    }
    let more = rows.len().saturating_sub(MAX_ROWS);
    rows.truncate(MAX_ROWS);
    let columns = Columns { rows, more, sum };
    let nim = position.components.iter().all(|c| play::is_nim(&c.ruleset));
    let bits = |value| columns.bits(value);
    let text = match smaller {
        None => "Every column holds an even number of 1s, so the nim-sum is 0.".into(),
        Some((label, value)) => {
            let next = value ^ sum;
            let who = match with_top {
                1 => format!("only {label} has a 1 there. Flip the bits of {} in {label}", bits(sum)),
                n => format!(
                    "{n} parts have a 1 there, an odd number. Flip the bits of {} in one of them, say in {label}",
                    bits(sum)
                ),
            };
            let value_of = if nim { "" } else { "the value " };
            format!(
                "The nim-sum has a 1 in the columns that hold an odd number of 1s. Its highest 1 stands in the column \
                 of {top}; {who}: it gets smaller, and the nim-sum becomes 0: {} xor {} = {}, so {value_of}{} must \
                 become {}.",
                bits(value),
                bits(sum),
                bits(next),
                value.0,
                next.0,
            )
        }
    };
    vec![Item::Columns(columns), Item::Text(text)]
}

/// Why it matters which nonzero value a single part has.
pub(super) fn number(position: &Position, answer: &Answer, sum: NimValue) -> Vec<Item> {
    let parts: usize = answer.worths.iter().map(Vec::len).sum();
    if parts != 1 || sum.0 < 2 {
        return Vec::new();
    }
    let nim = position.components.iter().any(|c| play::is_nim(&c.ruleset));
    let (v, other) = (sum.0, sum.0 - 1);
    if nim {
        return Vec::new();
    }
    vec![Item::Text(format!(
        "Alone, only 0 or not 0 decides. In a sum the number itself decides: this position plays like a Nim heap of \
         {v}. Beside a Nim heap of {v} it is lost for the player to move ({v} xor {v} = 0); beside one of {other}, or of \
         any other size, it is won ({v} xor {other} = {}).",
        v ^ other
    ))]
}
