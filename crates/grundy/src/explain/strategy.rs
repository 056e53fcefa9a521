//! Simple rules by which the winner can answer without a table.

use super::play::{self, Part, same};
use crate::law::theorem::take_range;
use grundy_rules::{Budget, Failure, Heap, Kind, Position};
use grundy_words::say;

/// How to answer every move from these parts, whose nim-sum is 0 under normal play, if a simple rule is
/// known: the complement to L + R in `take L..R`, or copying beside an equal part.
pub(super) fn reply_rule(
    position: &Position,
    sum: &[Part],
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    let mut live = Vec::new();
    for (component, part) in sum {
        let ruleset = &position.components[*component].ruleset;
        if !play::options(ruleset, part, 1, budget)?.first.is_empty() {
            live.push((ruleset, part));
        }
        if live.len() > 2 {
            return Ok(None);
        }
    }
    Ok(match &live[..] {
        [(ruleset, part)] => match ruleset.kind() {
            Kind::Heap(Heap::Take(set)) => take_range(set)
                .and_then(|range| Some((range, range.least().checked_add(range.most()?)?)))
                .map(|(range, q)| {
                    let heap = part[0];
                    match range.least() {
                        1 => say!("answer-complement-to-multiple", heap = heap, both = q),
                        least => {
                            say!("answer-complement-to-remainder", heap = heap, both = q, least = least)
                        }
                    }
                }),
            _ => None,
        },
        [(a, one), (b, other)] if one == other && same(a, b) => Some(say!("answer-copy")),
        _ => None,
    })
}
