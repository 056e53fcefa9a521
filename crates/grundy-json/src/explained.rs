//! Why a position is won or lost.

use crate::solved::numbers;
use grundy::explain::{Columns, ExplainedMove, Explanation, PartValue};
use grundy::{Kind, Position};
use serde_json::{Value, json};

/// The answer of `grundy explain`:
///
/// * `position`, `convention`, `outcome`, `nim_value`, `known_by`, `references` as in `solve`;
/// * `parts`: `{"rule","part","asked","nim_value","known_by","options","options_complete",
///   "options_total"}` for each part (`asked`) and the smaller ones it leads to; each option is
///   `{"to":[…],"values":[…],"nim_value"}`, all of them or one of each smaller value;
/// * `columns`: `{"rows":[{"label","nim_value","bits"}],"more","sum","bits"}` or null;
/// * `moves`: `{"component","place","to","equal","text","wins","why","refutation"}`, where the
///   refutation is `{"component","from","to","text"}` or null; equal places are listed once;
/// * `winning_moves_total`, `moves_total`: numbers or null;
/// * `text`: the whole text.
pub fn explained(position: &Position, explanation: &Explanation) -> Value {
    json!({
        "position": explanation.position,
        "convention": explanation.convention.word(),
        "outcome": explanation.outcome.to_string(),
        "nim_value": explanation.nim_value.map(|v| v.0),
        "known_by": explanation.known_by.word(),
        "references": explanation.references,
        "parts": explanation.values().map(part).collect::<Vec<_>>(),
        "columns": explanation.columns().map(columns),
        "moves": explanation.moves().map(|m| explained_move(position, m)).collect::<Vec<_>>(),
        "winning_moves_total": explanation.winning_total.and_then(|n| u64::try_from(n).ok()),
        "moves_total": explanation.moves_total.and_then(|n| u64::try_from(n).ok()),
        "text": explanation.to_string(),
    })
}

fn part(part: &PartValue) -> Value {
    let values = |values: &[grundy::NimValue]| values.iter().map(|v| v.0).collect::<Vec<_>>();
    let options = part.options.iter().map(
        |option| json!({ "to": option.to, "values": values(&option.values), "nim_value": option.value.0 }),
    );
    json!({
        "rule": part.rule,
        "part": part.part,
        "asked": part.asked,
        "nim_value": part.value.0,
        "known_by": part.known_by.word(),
        "options": options.collect::<Vec<_>>(),
        "options_complete": part.complete,
        "options_total": part.options_total.and_then(|n| u64::try_from(n).ok()),
    })
}

fn columns(columns: &Columns) -> Value {
    let rows = columns
        .rows
        .iter()
        .map(|row| json!({ "label": row.label, "nim_value": row.value.0, "bits": columns.bits(row.value) }));
    json!({
        "rows": rows.collect::<Vec<_>>(),
        "more": columns.more,
        "sum": columns.sum.0,
        "bits": columns.bits(columns.sum),
    })
}

fn explained_move(position: &Position, m: &ExplainedMove) -> Value {
    // Nodes and positions of games in Rust are shown by name, not by number.
    let part = |component: usize, part: &[u64]| match &position.components[component].ruleset {
        ruleset if matches!(ruleset.kind(), Kind::Graph(_) | Kind::Game(_)) => json!(ruleset.show_part(part)),
        _ => numbers(part),
    };
    let parts =
        |component: usize, to: &[Vec<u64>]| to.iter().map(|to| part(component, to)).collect::<Vec<_>>();
    let refutation = m.reply.as_ref().map(|reply| {
        json!({
            "component": reply.component,
            "from": part(reply.component, &reply.from),
            "to": parts(reply.component, &reply.to),
            "text": reply.text,
        })
    });
    json!({
        "component": m.component,
        "place": m.place,
        "to": parts(m.component, &m.to),
        "equal": m.equal,
        "text": m.text,
        "wins": m.wins,
        "why": m.why,
        "refutation": refutation,
    })
}
