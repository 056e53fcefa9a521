//! The nim-sum of a position, and the meaning of its value.

use super::binary::top_bit;
use super::play::{self, prefix};
use super::{Columns, Item, Row};
use crate::solve::Answer;
use grundy_rules::{NimValue, Position};
use grundy_words::say;

/// The most summands of a nim-sum that are shown.
const MAX_ROWS: usize = 16;

/// The summands in columns, and the meaning of the columns.
pub(super) fn columns(position: &Position, answer: &Answer, sum: NimValue) -> Vec<Item> {
    let mut rows = Vec::new();
    let mut with_top = 0_usize;
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
        None => say!("explain-columns-even"),
        Some((label, value)) => {
            let next = value ^ sum;
            let equation = format!("{} xor {} = {}", bits(value), bits(sum), bits(next));
            let kind = if nim { "heap" } else { "value" };
            match with_top {
                1 => say!(
                    "explain-columns-only",
                    top = top,
                    label = label,
                    bits = bits(sum),
                    equation = equation,
                    kind = kind,
                    value = value.0,
                    next = next.0
                ),
                count => say!(
                    "explain-columns-several",
                    top = top,
                    count = count,
                    label = label,
                    bits = bits(sum),
                    equation = equation,
                    kind = kind,
                    value = value.0,
                    next = next.0
                ),
            }
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
    vec![Item::Text(say!("explain-number", value = v, other = other, sum = v ^ other))]
}
