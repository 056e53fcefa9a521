//! `grundy solve` against sums.json and misere_heaps.json: outcomes and all winning moves of sums of
//! different games, under both conventions.

use crate::common::{check_all, expect, rows, rulesets, solve, vectors, whole_numbers, winning_moves};
use serde_json::{Value, json};

fn heaps_text(heaps: &[u64]) -> String {
    heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

fn position(components: &Value) -> Result<String, String> {
    let mut parts = Vec::new();
    for component in components.as_array().ok_or("no components")? {
        let name = component[0].as_str().ok_or("no name")?;
        parts.push(format!("{} : {}", rulesets::rule(name), heaps_text(&whole_numbers(&component[1])?)));
    }
    // The empty sum cannot be typed; a game without a heap left stands for it.
    Ok(if parts.is_empty() { "nim : 0".into() } else { parts.join(" + ") })
}

/// Asks under one convention and compares outcome, value and every winning move, in order.
fn check(
    position: &str,
    misere: bool,
    outcome: &Value,
    value: Option<&Value>,
    moves: &Value,
) -> Result<(), String> {
    let answer = solve(position, misere)?;
    let convention = if misere { "misere" } else { "normal" };
    let compare = || {
        expect("convention", &answer["convention"], &json!(convention))?;
        expect("outcome", &answer["outcome"], outcome)?;
        expect("nim_value", &answer["nim_value"], value.unwrap_or(&Value::Null))?;
        expect("winning moves", &json!(winning_moves(&answer)?), moves)
    };
    compare().map_err(|why: String| format!("'{position}', {convention}: {why}"))
}

#[test]
fn winning_moves_of_sums() {
    let file = vectors("sums.json");
    check_all(rows(&file, "cases"), |case| {
        let position = position(&case["components"])?;
        check(&position, false, &case["normal"], Some(&case["grundy"]), &case["winning_normal"])?;
        check(&position, true, &case["misere"], None, &case["winning_misere"])
    });
}

#[test]
fn nim_with_large_heaps() {
    let file = vectors("sums.json");
    check_all(rows(&file["nim_large"], "items"), |item| {
        let position = format!("nim : {}", heaps_text(&whole_numbers(&item[0])?));
        for (misere, moves) in [(false, &item[2]), (true, &item[3])] {
            let moves: Vec<Value> = moves
                .as_array()
                .ok_or("no moves")?
                .iter()
                .map(|m| json!([0, m[0], if m[1] == 0 { json!([]) } else { json!([m[1]]) }]))
                .collect();
            let outcome = if moves.is_empty() { "P" } else { "N" };
            let value = if misere { None } else { Some(&item[1]) };
            check(&position, misere, &json!(outcome), value, &json!(moves))?;
        }
        Ok(())
    });
}

#[test]
fn misere_outcomes_of_all_small_positions() {
    let file = vectors("misere_heaps.json");
    let mut all: Vec<(String, bool)> = Vec::new();
    for entry in rows(&file, "entries") {
        let rule = rulesets::rule(entry["ruleset"].as_str().expect("a ruleset"));
        let mut add = |heaps: &[u64], is_p: bool| all.push((format!("{rule} : {}", heaps_text(heaps)), is_p));
        let list = |key: &str| entry[key].as_array().expect("a list of P-positions").clone();
        let (single, pairs, triples) =
            (list("p_single_1_25"), list("p_pairs_heaps_1_12"), list("p_triples_heaps_1_8"));
        for a in 1..=25 {
            add(&[a], single.contains(&json!(a)));
        }
        for a in 1..=12 {
            for b in a..=12 {
                add(&[a, b], pairs.contains(&json!([a, b])));
            }
        }
        for a in 1..=8 {
            for b in a..=8 {
                for c in b..=8 {
                    add(&[a, b, c], triples.contains(&json!([a, b, c])));
                }
            }
        }
    }
    check_all(&all, |(position, is_p)| {
        let answer = solve(position, true)?;
        expect(&format!("'{position}', misere"), &answer["outcome"], &json!(if *is_p { "P" } else { "N" }))?;
        let moves = winning_moves(&answer)?;
        if !moves.is_empty() && *is_p {
            return Err(format!("'{position}' is lost, yet has winning moves: {answer}"));
        }
        Ok(())
    });
}
