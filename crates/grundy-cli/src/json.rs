//! The JSON contract: the shapes that the book documents and the schemas check.

use grundy::explain::{Columns, ExplainedMove, Explanation, PartValue};
use grundy::law::{Found, Law, Part};
use grundy::solve::{Answer, Wanted, WinningMove};
use grundy::{Component, Kind, Position};
use serde::Serialize;
use serde_json::{Value, json};

/// The answer of `grundy solve`.
#[derive(Serialize)]
pub struct Solved {
    position: String,
    convention: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<&'static str>,
    outcome: String,
    nim_value: Option<u64>,
    remoteness: Option<u64>,
    known_by: &'static str,
    references: Vec<String>,
    winning_moves: Vec<Move>,
    winning_moves_total: Option<u64>,
    winning_moves_complete: bool,
}

#[derive(Serialize)]
struct Move {
    component: usize,
    heap: Option<usize>,
    from: Value,
    to: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    leaves: Option<String>,
    text: String,
}

impl Solved {
    /// The answer to a question for all that can be found, or for one thing only.
    pub fn new(position: &Position, only: Option<Wanted>, answer: &Answer) -> Solved {
        Solved {
            position: position.to_string(),
            convention: answer.convention.word(),
            only: only.map(word),
            outcome: answer.outcome.to_string(),
            nim_value: answer.nim_value.map(|v| v.0),
            remoteness: answer.remoteness,
            known_by: answer.known_by.word(),
            references: answer.references.clone(),
            winning_moves: answer.moves.iter().map(|m| winning_move(position, m)).collect(),
            winning_moves_total: answer.total.and_then(|total| u64::try_from(total).ok()),
            winning_moves_complete: answer.complete(),
        }
    }
}

/// What is wanted, in a word.
pub fn word(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::NimValue => "nim-value",
        Wanted::Outcome => "outcome",
    }
}

fn winning_move(position: &Position, m: &WinningMove) -> Move {
    let component = &position.components[m.component];
    let part = &component.parts[m.place];
    let text = m.text(position);
    let shown = |part: &Vec<u64>| component.ruleset.show_part(part);
    let (heap, from, to) = match component.ruleset.kind() {
        Kind::Heap(_) => {
            let to: Vec<u64> = m.to.iter().map(|heap| heap[0]).collect();
            (Some(m.place), json!(part[0]), json!(to))
        }
        Kind::Points(_) => (Some(m.place), numbers(part), m.to.iter().map(|to| numbers(to)).collect()),
        Kind::Game(_) => (Some(m.place), json!(shown(part)), m.to.iter().map(shown).collect()),
        Kind::Graph(_) => (None, json!(component.places()), json!([after(component, m)])),
    };
    let (name, leaves) = m.made.clone().map(|made| (made.name, made.leaves)).unzip();
    Move { component: m.component, heap, from, to, r#move: name, leaves, text }
}

/// One coordinate is a number, several are a list.
fn numbers(part: &[u64]) -> Value {
    if let [one] = part { json!(one) } else { json!(part) }
}

/// The places of a component after a move.
fn after(component: &Component, m: &WinningMove) -> String {
    let mut next = component.clone();
    next.parts.splice(m.place..=m.place, m.to.iter().cloned());
    next.places()
}

/// A law as `{"kind","preperiod","period","saltus",…}`.
pub fn law(found: &Found) -> Value {
    match (&found.law, found.law.period()) {
        (Law::Window(law), period) => json!({
            "kind": "window",
            "preperiod": period.map(|period| period.preperiod),
            "period": period.map(|period| period.period),
            "saltus": period.map(|period| period.saltus),
            "sentence": law.sentence(),
            "most": law.window().most_text(),
            "from": law.window().from(),
        }),
        (law, Some(period)) => {
            let mut object = json!({
                "kind": period.kind(),
                "preperiod": period.preperiod,
                "period": period.period,
                "saltus": period.saltus,
            });
            if let Law::Range(range) = law {
                object["formula"] = json!(range.formula());
            }
            object
        }
        (Law::Range(range), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": range.formula(),
        }),
        (Law::Automatic(law), None) => json!({
            "kind": "automatic", "preperiod": null, "period": null, "saltus": null, "base": law.base(),
            "states": law.states().map(|(value, next)| json!({ "nim_value": value.0, "next": next })).collect::<Vec<_>>(),
        }),
        (Law::Synchronised(law), None) => {
            let mut object = json!({
                "kind": "synchronised", "preperiod": null, "period": null, "saltus": null, "base": law.base(), "coding": law.coding().word(),
                "states": law.states().map(|(accepts, next)| json!({ "accepts": accepts, "next": next })).collect::<Vec<_>>(),
            });
            if let Some(formula) = law.formula() {
                object["formula"] = json!(formula.formula());
                object["exceptions"] = json!(formula.exceptions());
            }
            object
        }
        (Law::Classes(law), None) => json!({
            "kind": "classes", "preperiod": law.preperiod(), "period": law.period(), "saltus": null, "saltuses": law.saltus(),
        }),
        (Law::Closed(law), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": law.formula(), "from": law.first(),
            "exceptions": law.exceptions(),
        }),
        (Law::Regular(law), None) => json!({
            "kind": "regular", "preperiod": null, "period": null, "saltus": null, "base": law.base(), "from": law.from(),
            "relations": law.relations(), "parts": law.parts().iter().map(|part| match part {
                Part::One => json!(1),
                Part::Of { step, rest } => json!([step, rest]),
            }).collect::<Vec<_>>(),
            "rows": law.rows().iter().map(|row| json!({ "terms": row.terms, "over": row.over })).collect::<Vec<_>>(),
            "start": law.start(),
        }),
        (Law::Digits(digits), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": digits.formula(),
        }),
        (law, None) => json!({ "kind": law.kind(), "preperiod": null, "period": null, "saltus": null }),
    }
}

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
