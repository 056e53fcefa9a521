//! Questions about nimbers, programs, state graphs, certificates, known games, lists, tables and sparse spaces.

use serde_json::{Value, json};

/// Arguments of the program, each with the same question as JSON.
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
    for (rule, typed, seed) in [("take 1..3", "3", 3), ("wythoff", "4", 4), ("cram 2x3", "5", 5)] {
        all.push((
            vec!["worksheet", rule, "--seed", typed],
            json!({"ask": "worksheet", "rule": rule, "seed": seed, "format": "svg"}),
        ));
    }
    all.push((
        vec![
            "worksheet",
            "nim",
            "--seed",
            "8",
            "--tasks",
            "judge,table",
            "--language",
            "hu",
            "--title",
            "Nim",
        ],
        json!({
            "ask": "worksheet", "rule": "nim", "seed": 8, "tasks": ["judge", "table"], "language": "hu",
            "title": "Nim", "format": "svg",
        }),
    ));
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
    for (rule, lang) in [
        ("kayles", "cpp"),
        ("n -> n-1 | floor(n/3) if n > 0", "python"),
        ("wythoff", "rust"),
        ("turn \"1-3\"", "python"),
        ("take L..R", "java"),
    ] {
        all.push((vec!["code", rule, "--lang", lang], json!({"ask": "code", "rule": rule, "lang": lang})));
    }
    all.push((
        vec!["code", "grundy", "--lang", "rs", "--main", "tests", "--winners", "YES,NO", "--to", "500"],
        json!({"ask": "code", "rule": "grundy", "lang": "rs", "main": "tests", "winners": ["YES", "NO"], "to": 500}),
    ));
    all.push((
        vec!["code", "take {1,3,4}", "--lang", "go", "--functions", "--misere"],
        json!({"ask": "code", "rule": "take {1,3,4}", "lang": "go", "main": "none", "misere": true}),
    ));
    for what in
        ["0.27", "a -> [a-2*b, a-b] for b in 1..floor(a/2)", "0,1,1,2,0,3,1,1,0,3,3", "cram 1xn", "0 0 0 0"]
    {
        all.push((vec!["identify", what], json!({"ask": "identify", "what": what})));
    }
    all.push((
        vec!["identify", ".161", "--with", ".36", "--to", "5000"],
        json!({"ask": "identify", "what": ".161", "with": ".36", "to": 5000}),
    ));
    all.push((
        vec!["identify", "1,2,3", "--from", "1", "--max-matches", "2"],
        json!({"ask": "identify", "what": "1,2,3", "from": 1, "max_matches": 2}),
    ));
    for show in ["options", "p-positions", "outcomes"] {
        for rule in ["kayles", "take 1..3"] {
            all.push((
                vec!["values", rule, "--show", show, "--from", "3", "--to", "12"],
                json!({"ask": "listing", "rule": rule, "show": show, "from": 3, "to": 12}),
            ));
        }
    }
    all.push((
        vec!["values", "take 1..3", "--show", "p-positions", "--misere"],
        json!({"ask": "listing", "rule": "take 1..3", "show": "p-positions", "misere": true}),
    ));
    all.push((vec!["values", "wythoff", "--to", "9"], json!({"ask": "table", "rule": "wythoff", "to": 9})));
    for rule in ["0.16", "kayles", "grundy"] {
        all.push((vec!["sparse", rule, "--to", "3000"], json!({"ask": "sparse", "rule": rule, "to": 3000})));
    }
    for position in LOOPY_POSITIONS {
        all.push((vec!["solve", position, "--loopy"], json!({"ask": "solve-loopy", "position": position})));
        all.push((
            vec!["solve", position, "--loopy", "--misere", "--max-moves", "1"],
            json!({"ask": "solve-loopy", "position": position, "misere": true, "max_moves": 1}),
        ));
        all.push((
            vec!["explain", position, "--loopy"],
            json!({"ask": "explain-loopy", "position": position}),
        ));
        all.push((
            vec!["explain", position, "--loopy", "--misere", "--max-moves", "1"],
            json!({"ask": "explain-loopy", "position": position, "misere": true, "max_moves": 1}),
        ));
    }
    all.push((
        vec!["sparse", "0.16", "--to", "3000", "--rares", "7", "--digest"],
        json!({"ask": "sparse", "rule": "0.16", "to": 3000, "rares": 7, "digest": true}),
    ));
    all
}

/// Positions whose play need not end, and one whose play does.
const LOOPY_POSITIONS: [&str; 5] = [
    "graph {a>b>a, b>c, d>d} : a + nim : 2",
    "graph {a>a, a>c} : a",
    "graph {a>a} : a + kayles : 3",
    "n -> n-1 if n > 0 | n+1 if 0 < n and n < 5 : 3, 4",
    "wythoff : (3,5)",
];

/// State graphs, with the name of the file that holds each, and the node where play starts.
pub const GRAPHS: [(&str, &str, Option<&str>); 5] = [
    ("g.csv", "from,to\n2,1\n2,0\n1,0\n", None),
    ("g.csv", "from,to\n13,12\n13,6\n12,6\n6,5\n5,\"a,b\"\n7,5\n", Some("12")),
    ("g.json", r#"{"nodes":["a","b"],"edges":[["a","b"]]}"#, None),
    ("g.dot", "digraph { a -> b -> c; a -> c }", Some("b")),
    (
        "g.graphml",
        "<graphml><graph><node id='a'/><node id='b'/><edge source='a' target='b'/></graph></graphml>",
        Some("a"),
    ),
];

/// Arguments that write a certificate, and the arguments and fields of its check.
pub const CERTIFIED_POSITIONS: [(&[&str], &[&str], &str); 4] = [
    (&["solve", "kayles : 5"], &[], "{}"),
    (&["solve", "--misere", "take 1..3 : 5"], &[], "{}"),
    (&["law", "kayles"], &["--rule", "0.77"], r#"{"rule":"0.77"}"#),
    (&["law", "kayles"], &["--rule", "0.7"], r#"{"rule":"0.7"}"#),
];

const EXPRESSIONS: [&str; 6] =
    ["(5 * 9 + 3) / 7", "sqrt(2) * inv(0xffff)", "order(251)", "roots(48)", "roots(2^128-1)", "2^127 * 3"];

/// Arguments and questions that are refused, and the kind of the refusal.
pub const REFUSED_QUESTIONS: [(&[&str], &str, &str); 20] = [
    (&["nimber", "3 / (5 + 5)"], r#"{"ask":"nimber","expression":"3 / (5 + 5)"}"#, "syntax"),
    (&["nimber", "roots(48) + 1"], r#"{"ask":"nimber","expression":"roots(48) + 1"}"#, "syntax"),
    (&["mex", "1", "two"], r#"{"ask":"mex","numbers":"1 two"}"#, "syntax"),
    (&["nim-sum", "1.5"], r#"{"ask":"nim-sum","numbers":"1.5"}"#, "syntax"),
    (&["xor-table", "1024"], r#"{"ask":"xor-table","to":1024}"#, "too-large"),
    (
        &["worksheet", "even-number-addicts"],
        r#"{"ask":"worksheet","rule":"even-number-addicts"}"#,
        "unsuited",
    ),
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
    (&["code", "cram", "--lang", "cpp"], r#"{"ask":"code","rule":"cram","lang":"cpp"}"#, "unsuited"),
    (
        &["code", "kayles", "--lang", "cpp", "--misere"],
        r#"{"ask":"code","rule":"kayles","lang":"cpp","misere":true}"#,
        "unsuited",
    ),
    (
        &["code", "take {1,2,k}", "--lang", "cpp"],
        r#"{"ask":"code","rule":"take {1,2,k}","lang":"cpp"}"#,
        "unsuited",
    ),
    (&["code", "take {1,", "--lang", "rust"], r#"{"ask":"code","rule":"take {1,","lang":"rust"}"#, "syntax"),
    (&["identify", "cram"], r#"{"ask":"identify","what":"cram"}"#, "unsuited"),
    (&["identify", "wythoff"], r#"{"ask":"identify","what":"wythoff"}"#, "unsuited"),
    (&["identify", "0,1,x"], r#"{"ask":"identify","what":"0,1,x"}"#, "syntax"),
    (
        &["identify", "0.77", "--with", "kayels"],
        r#"{"ask":"identify","what":"0.77","with":"kayels"}"#,
        "syntax",
    ),
    (
        &["values", "(a,b,c,d) -> (a-1,b,c,d)", "--show", "outcomes", "--to", "3"],
        r#"{"ask":"listing","rule":"(a,b,c,d) -> (a-1,b,c,d)","show":"outcomes","to":3}"#,
        "unsuited",
    ),
    (&["sparse", "take 1..3"], r#"{"ask":"sparse","rule":"take 1..3"}"#, "unsuited"),
];

/// Questions that need more than a hundred ticks.
pub const STOPPED_QUESTIONS: [&str; 8] = [
    r#"{"ask":"tartan","first":"turn \"2\"","second":"mock-turtles","to":200}"#,
    r#"{"ask":"tartan","first":"ruler","second":"turn \"3E\"","at":"(900,1000)"}"#,
    r#"{"ask":"code","rule":"kayles","lang":"python"}"#,
    r#"{"ask":"code","rule":"wythoff","lang":"python"}"#,
    r#"{"ask":"identify","what":"0.27"}"#,
    r#"{"ask":"listing","rule":"grundy","show":"outcomes","to":60}"#,
    r#"{"ask":"listing","rule":"grundy","show":"options","to":60}"#,
    r#"{"ask":"table","rule":"wythoff","to":60}"#,
];
