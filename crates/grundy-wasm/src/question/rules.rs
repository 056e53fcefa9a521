//! Rules: what they are, and their nim-values.

use super::{Answer, Work, ruleset};
use crate::tasks::error;
use grundy::sequence::Sequence;
use grundy::{Failure, Kind, Named, Ruleset, games};
use serde_json::{Value, json};
use std::sync::Arc;

/// Longer lists of values are for the program, which writes them to files.
const MOST_VALUES: u64 = 1_000_000;

pub fn rule(text: &str) -> Result<Work, Value> {
    let ruleset = ruleset(text)?;
    let named = named(&ruleset);
    Ok(Work::known(json!({
        "rule": ruleset.text(),
        "canonical": ruleset.canonical(),
        "reason": ruleset.reason(),
        "kind": kind(&ruleset),
        "coordinates": ruleset.arity(),
        "labelled": ruleset.is_labelled(),
        "sequence": ruleset.heap().is_some(),
        "game": named.map(grundy_json::game),
        "sample": sample(&ruleset, named),
    })))
}

/// What a rule is played with.
pub fn kind(ruleset: &Ruleset) -> &'static str {
    match ruleset.kind() {
        Kind::Heap(_) => "heap",
        Kind::Points(_) => "points",
        Kind::Game(_) => "game",
        Kind::Graph(_) => "graph",
    }
}

/// The game with a name that has the same moves.
fn named(ruleset: &Ruleset) -> Option<&'static Named> {
    let same = |game: &&Named| {
        let rule = game.rule().and_then(|rule| Ruleset::parse(rule).ok());
        rule.is_some_and(|rule| rule.canonical() == ruleset.canonical())
    };
    ruleset.name().or_else(|| games::catalogue().rows().find(same))
}

/// A position to begin with.
fn sample(ruleset: &Ruleset, named: Option<&Named>) -> Option<String> {
    // The rule as it was typed, in the place of the name.
    let of_name = named.and_then(|game| match (game.rule(), game.samples.first()) {
        (Some(_), Some(places)) => Some(format!("{} : {places}", ruleset.text())),
        _ => game.positions().next(),
    });
    let graph = match ruleset.kind() {
        Kind::Graph(graph) => {
            graph.start().map(|start| format!("{} : {}", ruleset.text(), graph.name(start)))
        }
        _ => None,
    };
    let numbers: Vec<String> = (0..ruleset.arity()).map(|i| (5 + 2 * i).to_string()).collect();
    let places = [numbers.join(","), format!("({})", numbers.join(","))];
    let typed = places.iter().map(|places| format!("{} : {places}", ruleset.text()));
    of_name.into_iter().chain(graph).chain(typed).find(|text| games::position(text).is_ok())
}

pub fn games() -> Work {
    let mut games: Vec<&Named> = games::catalogue().rows().collect();
    games.sort_by_key(|game| game.group);
    Work::known(games.into_iter().map(grundy_json::game).collect())
}

/// The nim-sequence of a rule, if it is one of heaps.
pub fn sequence(ruleset: &Arc<Ruleset>) -> Result<Sequence, Value> {
    Sequence::new(ruleset.clone()).ok_or_else(|| {
        error(&format!(
            "`{}` is not played with heaps, so it has no nim-sequence; ask for a position",
            ruleset.text()
        ))
    })
}

/// So many values are written in one go: far less than a slice.
const PIECE: usize = 1 << 14;

pub fn values(text: &str, to: u64) -> Result<Work, Value> {
    if to > MOST_VALUES {
        return Err(error(&format!(
            "at most {MOST_VALUES} values are listed here; `grundy values` writes more of them to a file"
        )));
    }
    let ruleset = ruleset(text)?;
    let mut sequence = sequence(&ruleset)?;
    let mut answer = format!("{{\"rule\":{},\"values\":[", Value::from(ruleset.text()));
    let mut written = 0;
    Ok(Work::resumed(move |budget| {
        sequence.extend(to, budget)?;
        for piece in sequence.values()[written..=to as usize].chunks(PIECE) {
            budget.spend(PIECE as u64)?;
            let list = serde_json::to_string(piece).map_err(|wrong| Failure::Refused(wrong.to_string()))?;
            answer += if written == 0 { "" } else { "," };
            answer += &list[1..list.len() - 1];
            written += piece.len();
        }
        Ok(Answer::Text(std::mem::take(&mut answer) + "]}"))
    }))
}

pub fn at(text: &str, heap: &str) -> Result<Work, Value> {
    let heap = grundy::parse_number(heap).map_err(|wrong| crate::tasks::parse_error(heap, &wrong))?;
    let ruleset = ruleset(text)?;
    let mut sequence = sequence(&ruleset)?;
    Ok(Work::resumed(move |budget| {
        let value = sequence.value(heap, budget)?;
        Ok::<_, Failure>(json!({
            "rule": ruleset.text(),
            "heap": heap,
            "nim_value": value.value.0,
            "outcome": if value.value.0 == 0 { "P" } else { "N" },
            "known_by": value.known_by.word(),
            "reference": value.reference,
        }))
    }))
}
