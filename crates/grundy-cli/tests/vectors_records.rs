//! The record runs again: what `scripts/records` kept is found once more, to the last digit.

mod common;

use common::{slow, vectors};
use serde_json::Value;
use std::process::Command;

/// A record run from its command, on one thread.
fn again(rule: &str) -> Value {
    let arguments = ["sparse", rule, "--to", "1e12", "--rares", "all", "--format", "json"];
    let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Takes the reach and the checked facts out of a run: which witnesses are chosen depends on the vectors of the machine, the
/// values do not. The law in a sentence is newer than the runs that were kept.
fn reach_and_facts(run: &mut Value) -> (u64, Vec<String>) {
    run.as_object_mut().expect("an object").remove("sentence");
    let reach = run["engine"].as_object_mut().and_then(|engine| engine.remove("reach"));
    let facts = run["hypotheses"].take();
    let facts = facts.as_array().expect("a run tells what was checked");
    let told = |fact: &Value| fact.as_str().expect("a fact is a sentence").to_string();
    (reach.and_then(|reach| reach.as_u64()).expect("a run tells its reach"), facts.iter().map(told).collect())
}

/// The words of a fact, and its numbers.
fn words_and_numbers(fact: &str) -> (String, Vec<u64>) {
    let numbers = fact.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let numbers = numbers.map(|digits| digits.parse().expect("a number")).collect();
    (fact.replace(|c: char| c.is_ascii_digit(), ""), numbers)
}

/// The same run as the one that was kept: equal but for the reach, and the facts tell the same of either reach. Each number
/// in them is the same, the reach itself, or lies a reach below one that is the same.
fn same(mut found: Value, mut kept: Value) -> bool {
    let ((reach, facts), (kept_reach, kept_facts)) =
        (reach_and_facts(&mut found), reach_and_facts(&mut kept));
    let same_number = |(&here, &there): (&u64, &u64)| {
        here == there || (here, there) == (reach, kept_reach) || here + reach == there + kept_reach
    };
    let same_fact = |(fact, kept): (&String, &String)| {
        let ((words, numbers), (kept_words, kept_numbers)) =
            (words_and_numbers(fact), words_and_numbers(kept));
        words == kept_words
            && numbers.len() == kept_numbers.len()
            && numbers.iter().zip(&kept_numbers).all(same_number)
    };
    found == kept && facts.len() == kept_facts.len() && facts.iter().zip(&kept_facts).all(same_fact)
}

/// A record with another number in its facts is another record.
#[test]
fn facts_of_records_are_compared() {
    let kept = vectors("records/0.354.json");
    assert!(same(kept.clone(), kept.clone()));
    let facts = kept["hypotheses"].as_array().expect("facts");
    for (place, fact) in facts.iter().enumerate() {
        let fact = fact.as_str().expect("a sentence");
        let Some(digit) = fact.find(|c: char| c.is_ascii_digit()) else { continue };
        let other = if &fact[digit..=digit] == "1" { "2" } else { "1" };
        let mut changed = kept.clone();
        changed["hypotheses"][place] = format!("{}{other}{}", &fact[..digit], &fact[digit + 1..]).into();
        assert!(!same(changed, kept.clone()), "{fact}");
    }
}

#[test]
fn records_that_take_seconds_are_found_again() {
    let mut rules = vec!["0.16", "0.56", "0.127"];
    if slow() {
        rules.extend(["0.376", "0.354", "0.454", "0.104"]);
    }
    let proved = |rule: &str| {
        let kept = vectors(&format!("records/{rule}.json"));
        assert!(
            kept["law"]["period"].is_u64() && kept["also"].is_array(),
            "{rule}: no record of both proofs"
        );
        kept
    };
    // Those that take longer were proved by both theorems, too.
    let kept = [&rules[..], &["0.454", "0.104"]].concat().into_iter().map(proved).collect::<Vec<_>>();
    for (rule, kept) in rules.into_iter().zip(kept) {
        assert!(same(again(rule), kept), "{rule}: another run than the one that was kept");
    }
}
