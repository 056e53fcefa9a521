//! Questions about nim-values: far heaps, laws that are only seen, growing rules, rows of positions.

use super::{answered, laws, schema};
use grundy::Budget;
use grundy_ask::Kind;
use serde_json::{Value, json};

const FAR_HEAP: u64 = 10u64.pow(18);
/// G(n) = n mod 4, which no theorem here proves.
const ROOTS_RULE: &str = "take {1,2,3,4*isqrt(n)+1}";
/// A move of this rule may leave more than before.
const GROWING_RULE: &str = "n -> n+1 if n < 20 | n-3 if n > 22";
/// The value of heap 2^64 - 1 is too large here.
const OVERFLOWING_RULE: &str = "4.[3]";

/// Arguments of the program, each with the same question as JSON.
pub fn questions() -> Vec<(Vec<&'static str>, Value)> {
    let mut all = Vec::new();
    for (rule, from, to) in [
        ("kayles", "10^18", FAR_HEAP + 5000),
        ("nim", "2^64-3", u64::MAX),
        ("0.104", "200000", 200_050),
        ("0.16", "10^18", FAR_HEAP + 9),
        ("n -> floor(n/k) for k in 2..6 if n > 0", "10^18", FAR_HEAP + 20),
        ("grundy", "990", 1010),
        (GROWING_RULE, "0", 60),
        (GROWING_RULE, "10", 30),
        ("cram 1xn", "0", 12),
        ("cram 2xn", "3", 7),
        ("node-kayles cycle n", "0", 9),
        ("chomp : n, 2 + nim : n", "0", 9),
    ] {
        // The other questions have static arguments.
        let last: &'static str = to.to_string().leak();
        let first = grundy::parse_number(from).expect("a number");
        all.push((
            vec!["values", rule, "--from", from, "--to", last],
            json!({"ask": "values", "rule": rule, "from": first, "to": to}),
        ));
    }
    for (rule, from, first) in
        [(ROOTS_RULE, "10^18", FAR_HEAP), (ROOTS_RULE, "0", 0), ("kayles", "10^18", FAR_HEAP)]
    {
        let last: &'static str = (first + 4).to_string().leak();
        all.push((
            vec!["values", rule, "--from", from, "--to", last, "--assume-seen"],
            json!({"ask": "values", "rule": rule, "from": first, "to": first + 4, "assume_seen": true}),
        ));
    }
    for show in ["outcomes", "p-positions", "n-positions"] {
        all.push((
            vec!["values", "nim : n, 2*n, 3*n", "--to", "12", "--show", show],
            json!({"ask": "listing", "rule": "nim : n, 2*n, 3*n", "to": 12, "show": show}),
        ));
    }
    all
}

/// Arguments and questions that are refused, and the kind of the refusal.
pub const REFUSED_QUESTIONS: [(&[&str], &str, &str); 10] = [
    (&["values", "take {1,3"], r#"{"ask":"values","rule":"take {1,3"}"#, "syntax"),
    (&["values", "cramm 1xn"], r#"{"ask":"values","rule":"cramm 1xn"}"#, "syntax"),
    (&["values", "even-number-addicts"], r#"{"ask":"values","rule":"even-number-addicts"}"#, "unsuited"),
    (&["values", "cram"], r#"{"ask":"values","rule":"cram"}"#, "unsuited"),
    (&["values", "graph {2>1, 2>0}"], r#"{"ask":"values","rule":"graph {2>1, 2>0}"}"#, "unsuited"),
    (&["values", "n -> n-1 | ceil(n/2)"], r#"{"ask":"values","rule":"n -> n-1 | ceil(n/2)"}"#, "rule"),
    (&["values", "cram 1xn", "--to", "0"], r#"{"ask":"values","rule":"cram 1xn","to":0}"#, "unsuited"),
    (
        &["values", OVERFLOWING_RULE, "--from", "2^64-1", "--to", "2^64-1"],
        r#"{"ask":"values","rule":"4.[3]","from":18446744073709551615,"to":18446744073709551615}"#,
        "unsuited",
    ),
    (
        &["values", "cram 1xn", "--show", "options"],
        r#"{"ask":"listing","rule":"cram 1xn","show":"options"}"#,
        "unsuited",
    ),
    (
        &["values", "graph {2>1, 2>0}", "--show", "options"],
        r#"{"ask":"listing","rule":"graph {2>1, 2>0}","show":"options"}"#,
        "unsuited",
    ),
];

/// Arguments and questions that a small limit on memory stops.
const STOPPED_QUESTIONS: [(&[&str], &str); 4] = [
    (&["values", "grundy"], r#"{"ask":"values","rule":"grundy"}"#),
    (&["values", GROWING_RULE], r#"{"ask":"values","rule":"n -> n+1 if n < 20 | n-3 if n > 22"}"#),
    (&["values", "cram 2xn"], r#"{"ask":"values","rule":"cram 2xn"}"#),
    (
        &["values", ROOTS_RULE, "--from", "10^18", "--to", "10^18+5"],
        r#"{"ask":"values","rule":"take {1,2,3,4*isqrt(n)+1}","from":1000000000000000000,"to":1000000000000000005}"#,
    ),
];

#[test]
fn program_and_library_stop_alike() {
    laws::stop_alike(&STOPPED_QUESTIONS);
}

/// The answer of stopped work keeps the schema, and more work completes it.
#[test]
fn values_that_are_stopped_say_what_is_known_and_go_on() {
    for (question, ticks) in [
        (r#"{"ask":"values","rule":"grundy","to":300}"#, 2000),
        (r#"{"ask":"values","rule":"wythoff : (n, 3)","to":60}"#, 500),
        (r#"{"ask":"values","rule":"n -> n+1 if n < 20 | n-3 if n > 22"}"#, 100),
    ] {
        let (mut task, so_far) = laws::stopped(question, Budget::work(ticks));
        let known = so_far["values"].as_array().expect("a list").len();
        assert!(known > 0 && so_far["stopped"]["spent"]["done"] == known, "{so_far}");
        let validator = jsonschema::draft202012::new(&schema("values")).expect("a schema");
        assert!(validator.is_valid(&so_far), "{so_far}");
        let whole: Value = serde_json::from_str(&task.advance(&mut Budget::default()).unwrap()).unwrap();
        assert_eq!(whole, answered(question).unwrap(), "{question}");
        let all = whole["values"].as_array().expect("a list");
        assert_eq!(all[..known], so_far["values"].as_array().expect("a list")[..], "{question}");
    }
}

/// The program answers a rule with two or three coordinates with its table, and writes longer lists than one answer
/// holds.
#[test]
fn the_library_refuses_what_the_program_answers_otherwise() {
    for (question, kind) in [
        (r#"{"ask":"values","rule":"wythoff"}"#, Kind::Unsuited),
        (r#"{"ask":"values","rule":"(a,b,c) -> (a-1,b,c) | (a,b-1,c)"}"#, Kind::Unsuited),
        (r#"{"ask":"values","rule":"kayles","to":1000001}"#, Kind::TooLarge),
        (r#"{"ask":"values","rule":"kayles","from":7,"to":3}"#, Kind::Unsuited),
    ] {
        assert_eq!(answered(question).expect_err("a refusal").kind, kind, "{question}");
    }
}
