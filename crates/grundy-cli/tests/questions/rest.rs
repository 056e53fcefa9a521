//! Questions about nimbers.

use serde_json::{Value, json};

/// What the program is asked, and the same as a question.
pub fn questions() -> Vec<(Vec<&'static str>, Value)> {
    let nimber = |expression: &'static str| {
        (vec!["nimber", expression], json!({"ask": "nimber", "expression": expression}))
    };
    let mut all: Vec<_> = EXPRESSIONS.into_iter().map(nimber).collect();
    for numbers in ["", "3", "0 1 3", "{0,1,2}", "3 + 5 ⊕ 10^18"] {
        all.push((vec!["mex", numbers], json!({"ask": "mex", "numbers": numbers})));
        all.push((vec!["nim-sum", numbers], json!({"ask": "nim-sum", "numbers": numbers})));
    }
    all.push((vec!["xor-table", "0"], json!({"ask": "xor-table", "to": 0})));
    all.push((vec!["xor-table", "15", "--product"], json!({"ask": "xor-table", "to": 15, "product": true})));
    let (twins, mock) = ("turn \"2\"", "mock-turtles");
    all.push((vec!["tartan", twins, mock], json!({"ask": "tartan", "first": twins, "second": mock})));
    all.push((
        vec!["tartan", twins, "ruler", "--from", "3", "--to", "7"],
        json!({"ask": "tartan", "first": twins, "second": "ruler", "from": 3, "to": 7}),
    ));
    all.push((
        vec!["tartan", twins, twins, "--at", "(8,8), (2,5)"],
        json!({"ask": "tartan", "first": twins, "second": twins, "at": "(8,8), (2,5)"}),
    ));
    all
}

const EXPRESSIONS: [&str; 6] =
    ["(5 * 9 + 3) / 7", "sqrt(2) * inv(0xffff)", "order(251)", "roots(48)", "roots(2^128-1)", "2^127 * 3"];

/// What is refused, and its kind.
pub const REFUSED: [(&[&str], &str, &str); 9] = [
    (&["nimber", "3 / (5 + 5)"], r#"{"ask":"nimber","expression":"3 / (5 + 5)"}"#, "syntax"),
    (&["nimber", "roots(48) + 1"], r#"{"ask":"nimber","expression":"roots(48) + 1"}"#, "syntax"),
    (&["mex", "1", "two"], r#"{"ask":"mex","numbers":"1 two"}"#, "syntax"),
    (&["nim-sum", "1.5"], r#"{"ask":"nim-sum","numbers":"1.5"}"#, "syntax"),
    (&["xor-table", "1024"], r#"{"ask":"xor-table","to":1024}"#, "too-large"),
    (&["tartan", "kayles", "ruler"], r#"{"ask":"tartan","first":"kayles","second":"ruler"}"#, "unsuited"),
    (&["tartan", "ruler", "ruller"], r#"{"ask":"tartan","first":"ruler","second":"ruller"}"#, "syntax"),
    (
        &["tartan", "ruler", "ruler", "--at", "(0,1)"],
        r#"{"ask":"tartan","first":"ruler","second":"ruler","at":"(0,1)"}"#,
        "syntax",
    ),
    (
        &["tartan", "ruler", "ruler", "--to", "10^9"],
        r#"{"ask":"tartan","first":"ruler","second":"ruler","to":1000000000}"#,
        "too-large",
    ),
];

/// Questions that a hundred ticks are not enough for.
pub const STOPPED: [&str; 2] = [
    r#"{"ask":"tartan","first":"turn \"2\"","second":"mock-turtles","to":200}"#,
    r#"{"ask":"tartan","first":"ruler","second":"turn \"3E\"","at":"(900,1000)"}"#,
];
