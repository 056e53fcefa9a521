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

/// A run without its reach: which witnesses are chosen depends on the vectors of the machine, the values do not. The checked
/// facts tell it too, so of them the words are compared. The law in a sentence is newer than the runs that were kept.
fn without_reach(mut run: Value) -> Value {
    run.as_object_mut().expect("an object").remove("sentence");
    let reach = run["engine"].as_object_mut().and_then(|engine| engine.remove("reach"));
    assert!(reach.is_some_and(|reach| reach.is_u64()), "a run tells its reach");
    let facts = run["hypotheses"].as_array_mut().expect("a run tells what was checked");
    for fact in facts {
        let words = fact.as_str().expect("a fact is a sentence").replace(|c: char| c.is_ascii_digit(), "");
        *fact = words.into();
    }
    run
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
        assert!(
            without_reach(again(rule)) == without_reach(kept),
            "{rule}: another run than the one that was kept"
        );
    }
}
