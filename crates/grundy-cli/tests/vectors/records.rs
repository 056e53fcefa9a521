//! Repeats the record runs, which must find what `scripts/records` kept, to the last digit.

use crate::common::{slow, vectors};
use grundy::law::sparse;
use grundy::sequence::Proof;
use serde_json::{Value, json};
use std::process::Command;

/// Repeats a record run with its command, on one thread.
fn again(rule: &str) -> Value {
    let arguments = ["sparse", rule, "--to", "1e12", "--rares", "all", "--format", "json"];
    let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The numbers of a sentence.
fn numbers(sentence: &str) -> Vec<u64> {
    let numbers = sentence.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    numbers.map(|digits| digits.parse().expect("a number")).collect()
}

/// The proof in a run. Only its first fact names the state that is repeated.
fn proof(run: &Value) -> Proof {
    let number = |value: &Value| value.as_u64().expect("a number");
    let engine = &run["engine"];
    let first_fact = run["hypotheses"][0].as_str().expect("a run tells what was checked");
    let [width, first, again] = numbers(first_fact)[..] else {
        panic!("no state that came again: {first_fact}")
    };
    let bits = engine["mask_bits"].as_array().expect("the mask's low bits");
    let ones = bits.iter().map(|bit| 1 << number(bit)).sum::<u32>();
    Proof {
        preperiod: number(&run["law"]["preperiod"]),
        period: number(&run["law"]["period"]),
        least: true,
        first,
        distance: again.saturating_sub(first),
        width,
        last_rare: number(&engine["last_rare"]["heap"]),
        mask: u32::MAX << number(&engine["mask_bits_from"]) | ones,
        parity: !engine["parity"].is_null(),
        heaps: number(&run["heaps_computed"]),
    }
}

/// Whether the facts of a run belong to one proof, and this proof shows the run's law.
fn proved(run: &Value) -> bool {
    let proof = proof(run);
    let after_start = proof.first > 2 * proof.width
        && proof.first - proof.width > proof.last_rare
        && proof.first - proof.width >= proof.preperiod;
    after_start
        && proof.distance > 0
        && proof.distance % proof.period == 0
        && (!proof.parity || proof.distance % 2 == 0)
        && run["hypotheses"] == json!(sparse::found(&proof).hypotheses())
}

/// What all runs of a rule have in common. The choice of witnesses, and so the repeated state, depends on the
/// vector instructions of the machine; the values do not. The kept runs are older than the fields `sentence` and
/// `form`, and have a field `reach`, which the machine and the memory decided.
fn lasting(mut run: Value) -> Value {
    let object = run.as_object_mut().expect("an object");
    object.remove("sentence");
    object.remove("form");
    object.remove("hypotheses");
    object["engine"].as_object_mut().expect("the engine reports").remove("reach");
    run
}

/// Whether a run equals the kept one, and both prove their law.
fn same(found: Value, kept: Value) -> bool {
    proved(&found) && proved(&kept) && lasting(found) == lasting(kept)
}

/// A record with a changed number in its facts is a different record.
#[test]
fn facts_of_records_are_compared() {
    let kept = vectors("records/0.354.json");
    assert!(same(kept.clone(), kept.clone()));
    let facts = kept["hypotheses"].as_array().expect("facts");
    for (place, fact) in facts.iter().enumerate() {
        let fact = fact.as_str().expect("a sentence");
        for (digit, found) in fact.match_indices(|c: char| c.is_ascii_digit()) {
            let other = if found == "1" { "2" } else { "1" };
            let mut changed = kept.clone();
            changed["hypotheses"][place] = format!("{}{other}{}", &fact[..digit], &fact[digit + 1..]).into();
            assert!(!same(changed, kept.clone()), "{fact}, digit {digit}");
        }
    }
}

#[test]
fn records_that_take_seconds_are_found_again() {
    let mut rules = vec!["0.16", "0.56", "0.127"];
    if slow() {
        rules.extend(["0.376", "0.354", "0.454", "0.104"]);
    }
    let record = |rule: &str| {
        let kept = vectors(&format!("records/{rule}.json"));
        assert!(
            kept["law"]["period"].is_u64() && kept["also"].is_array(),
            "{rule}: no record of both proofs"
        );
        kept
    };
    // Both theorems prove the longer records, too.
    let kept = [&rules[..], &["0.454", "0.104"]].concat().into_iter().map(record).collect::<Vec<_>>();
    for (rule, kept) in rules.into_iter().zip(kept) {
        assert!(same(again(rule), kept), "{rule}: another run than the one that was kept");
    }
}
