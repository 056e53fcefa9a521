//! Simple rules by which the winner can answer without a table.

use super::play::{self, Part, same};
use crate::law::theorem::take_range;
use grundy_rules::{Budget, Failure, Heap, Kind, Position};

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
                    let most = match range.least() {
                        1 => format!("what is left stays a multiple of {q}"),
                        least => format!("when divided by {q}, what is left keeps a remainder below {least}"),
                    };
                    let heap = part[0];
                    format!(
                        "whenever the opponent takes k coins of the {heap}, take {q} - k. Both \
                         together take {q}, so {most}, and the last answer is yours."
                    )
                }),
            _ => None,
        },
        [(a, one), (b, other)] if one == other && same(a, b) => Some(
            "the two parts are equal, so copy every move of the opponent in the \
                  other part."
                .into(),
        ),
        _ => None,
    })
}
