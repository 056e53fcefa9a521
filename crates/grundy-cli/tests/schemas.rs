//! The JSON of the program keeps the contract of `schemas/`, in answers and in errors.

mod common;
#[path = "schemas/law_certificates.rs"]
mod law_certificates;

use common::{grundy, json, root, scratch};
use serde_json::{Value, json};

fn check(schema: &str, instance: &Value) -> Result<(), String> {
    let path = root().join("schemas").join(schema).with_extension("json");
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let schema: Value = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
    let validator = jsonschema::draft202012::new(&schema).map_err(|e| format!("{}: {e}", path.display()))?;
    let errors: Vec<String> =
        validator.iter_errors(instance).map(|e| format!("{e} at '{}'", e.instance_path())).collect();
    if errors.is_empty() { Ok(()) } else { Err(format!("{}\n{instance:#}", errors.join("\n"))) }
}

#[track_caller]
fn keeps(schema: &str, args: &[&str]) -> Value {
    let answer = json(args).unwrap_or_else(|why| panic!("{why}"));
    check(schema, &answer).unwrap_or_else(|why| panic!("{args:?}: {why}"));
    answer
}

#[test]
fn schemas_are_schemas() {
    for file in std::fs::read_dir(root().join("schemas")).expect("the schemas") {
        let path = file.expect("a schema").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let schema: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        if let Err(e) = jsonschema::draft202012::meta::validate(&schema) {
            panic!("{}: {e}", path.display());
        }
    }
}

/// An answer from a law that is only seen says so, and comes only with `--assume-seen`.
#[test]
fn answers_from_seen_laws_are_marked() {
    let rule = "take {1,2,3,4*isqrt(n)+1}";
    let position = format!("{rule} : 1000000000000000003 + nim : 5");
    let solved = keeps("solve", &["solve", &position, "--assume-seen"]);
    assert_eq!((&solved["known_by"], &solved["nim_value"]), (&json!("seen"), &json!(6)), "{solved}");
    assert_eq!(solved["assumed"][0]["seen_to"], 20_000, "{solved}");
    let values = keeps("values", &["values", rule, "--from", "10^18", "--to", "10^18+4", "--assume-seen"]);
    assert_eq!(
        (&values["known_by"], &values["values"]),
        (&json!("seen"), &json!([0, 1, 2, 3, 0])),
        "{values}"
    );
    let mut unmarked = values;
    unmarked.as_object_mut().unwrap().remove("known_by");
    assert!(check("values", &unmarked).is_err(), "{unmarked}");
    let at = keeps("at", &["at", rule, "10^18", "--assume-seen"]);
    assert_eq!((&at["known_by"], &at["assumed"]["law"]["period"]), (&json!("seen"), &json!(4)), "{at}");
    // Facts are not marked.
    let at = keeps("at", &["at", "kayles", "10^18", "--assume-seen"]);
    assert_eq!((&at["known_by"], &at["assumed"]), (&json!("proved"), &json!(null)), "{at}");
    for args in [["at", rule, "10^18"], ["solve", &position, "--only=outcome"]] {
        let output = grundy(&[&args[..], &["--max-time", "1"]].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{args:?}: {said}");
        assert!(said.contains("--assume-seen answers by it") && output.stdout.is_empty(), "{args:?}: {said}");
    }
}

/// A schema that accepts everything guards nothing.
#[test]
fn schemas_refuse_what_breaks_the_contract() {
    let good = json!({
        "position": "nim : 1", "convention": "normal", "outcome": "N", "nim_value": 1, "remoteness": null,
        "known_by": "theorem", "winning_moves_total": 1, "winning_moves_complete": true, "more": "allowed",
        "references": [],
        "winning_moves": [
            {"component": 0, "heap": 0, "from": 1, "to": [], "text": "take 1 from heap 0", "after": "nim : 0"},
        ],
    });
    check("solve", &good).expect("the example is good");
    for (key, bad) in [
        ("outcome", json!("L")),
        ("convention", json!("misere")), // with a nim-value
        ("nim_value", json!(-1)),
        ("known_by", json!("guess")),
        ("only", json!("outcome")),   // with a nim-value, and a move
        ("only", json!("nim-value")), // with a move
        ("winning_moves", json!([{"component": 0}])),
        ("winning_moves_complete", json!(null)),
    ] {
        let mut broken = good.clone();
        broken[key] = bad;
        assert!(check("solve", &broken).is_err(), "{broken:#}");
    }
    let claim = json!({
        "rule": "0.77", "canonical": "0.77", "known_by": "proved", "reference": null, "heaps_computed": 200,
        "law": {"kind": "period", "preperiod": 71, "period": 12, "saltus": 0},
    });
    assert!(check("law", &claim).is_err(), "a proof names its theorem");
}

#[test]
fn values_keep_the_contract() {
    keeps("values", &["values", "0.77"]);
    keeps("values", &["values", "take 1..floor(n/2)", "--from", "10", "--to", "20"]);
    let wythoff = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)";
    let table = keeps("table", &["values", wythoff, "--to", "5"]);
    assert_eq!(table["rows"][1][2], 0, "{table}");
}

#[test]
fn single_values_keep_the_contract() {
    let heap = keeps("at", &["at", "nim", "7"]);
    keeps("at", &["at", "0.77", "10^18"]);
    keeps("at", &["at", "take 1..floor(n/2)", "40"]);
    let place = keeps("at", &["at", "wythoff", "(3,6)"]);
    assert_eq!((&place["nim_value"], &place["outcome"]), (&json!(1), &json!("N")), "{place}");
    // Too far for the nim-value.
    let place = keeps("at", &["at", "wythoff", "(10^17,10^18)"]);
    assert_eq!((&place["nim_value"], &place["outcome"]), (&json!(null), &json!("N")), "{place}");
    for (good, key, bad) in [
        (&heap, "nim_value", json!(null)),
        (&heap, "outcome", json!("N")),
        (&heap, "reference", json!(null)), // of a theorem
        (&heap, "position", json!([7])),   // with a heap
        (&place, "outcome", json!("T")),
        (&place, "nim_value", json!(0)), // which the player to move loses
        (&place, "position", json!([])),
        (&place, "convention", json!("misere")),
    ] {
        let mut broken = good.clone();
        broken[key] = bad;
        assert!(check("at", &broken).is_err(), "{broken:#}");
    }
}

#[test]
fn answers_of_solve_keep_the_contract() {
    keeps("solve", &["solve", "nim : 3, 4, 5"]);
    keeps("solve", &["solve", "nim : 0, 4, 5", "--misere"]);
    keeps("solve", &["solve", "0.77 : 5 + nim : 3 + take {1,3} : 7"]);
    keeps("solve", &["solve", "0.77 : 5", "--remoteness"]);
    keeps("solve", &["solve", "(n,q) -> (n-k, 2*k) for k in 1..min(n,q) : (20,19)"]);
    keeps(
        "solve",
        &[
            "solve",
            "(a,b,s) -> (a-1,b,s) | (a,b-1,1-s) ; at end: first wins if s = 0, else second wins : (3,2,0)",
        ],
    );
    for only in ["outcome", "nim-value"] {
        let answer = keeps("solve", &["solve", "cram 3x5 + nim : 2", "--only", only]);
        assert_eq!((&answer["only"], &answer["outcome"]), (&json!(only), &json!("N")), "{answer}");
        assert_eq!(answer["nim_value"], if only == "outcome" { json!(null) } else { json!(3) });
    }
    keeps("solve", &["solve", "cram 2x2", "--only", "nim-value"]);
    keeps("solve", &["solve", "nim : 3, 1", "--only", "outcome", "--misere"]);
    let large = keeps("solve", &["solve", "0.77 : 10^18", "--max-moves", "10"]);
    assert_eq!(large["winning_moves_complete"], false);
}

#[test]
fn games_in_rust_keep_the_contract() {
    let answer = keeps("solve", &["solve", "chomp 3x4 + staircase : 0,2 + nim : 1"]);
    assert_eq!(answer["winning_moves"][0]["move"], "(2,1)", "{answer}");
    assert_eq!(answer["winning_moves"][0]["leaves"], "4", "{answer}");
    let answer = keeps("solve", &["solve", "chomp 2x2 + nim : 3"]);
    assert!(answer["winning_moves"].as_array().unwrap().last().unwrap()["move"].is_null(), "{answer}");
    let answer = keeps("solve", &["solve", "chomp 2x99999"]);
    assert_eq!((&answer["outcome"], &answer["nim_value"]), (&json!("N"), &json!(null)));
    let explained = json(&["explain", "chomp : 3,2 + staircase : 0,1"]).expect("an explanation");
    assert_eq!(explained["moves"][0]["to"], json!(["1,1"]), "{explained}");
    keeps("games", &["games"]);
    keeps("games", &["games", "chomp"]);
    keeps("games", &["games", "kayles"]);
}

#[test]
fn strategies_keep_the_contract() {
    let path = scratch("strategy.cert", "");
    let file = path.to_string_lossy().into_owned();
    let position = "cram 2x3 + graph {a>b, \"b c\">a} : \"b c\" + nim : 2";
    for how in [&["--certify", "strategy"][..], &["--misere"], &["--misere", "--only", "outcome"]] {
        let mut args = vec!["solve", position, "--certificate", &file];
        args.extend(how);
        let solved = keeps("solve", &args);
        let text = std::fs::read_to_string(&path).expect("a certificate");
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
        for line in &lines {
            check("certificate", line).unwrap_or_else(|why| panic!("{why}"));
        }
        let checked = keeps("check", &["check", &file]);
        assert_eq!(
            (&checked["verdict"], &solved["certificate"]["kind"]),
            (&json!("verified"), &json!("strategy"))
        );
        for field in ["convention", "outcome"] {
            assert_eq!(checked[field], solved[field], "{checked}");
        }
        for field in ["entries", "bytes", "sha256"] {
            assert_eq!(checked[field], solved["certificate"][field], "{checked}");
        }
        let answers: usize = lines.iter().filter_map(|line| line["answers"].as_array()).map(Vec::len).sum();
        assert_eq!((&checked["answers"], &checked["nim_value"]), (&json!(answers), &json!(null)));
        let stopped = grundy(&["check", &file, "--max-memory", "10"]);
        assert_eq!(stopped.status.code(), Some(3));
        assert!(String::from_utf8_lossy(&stopped.stdout).starts_with("Not checked:"));
        let forged = scratch("forged.cert", &text.replacen(",0]", ",1]", 1));
        let output = grundy(&["check", &forged.to_string_lossy()]);
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("Rejected: line "));
    }
}

#[test]
fn certificates_keep_the_contract() {
    let path = scratch("sum.cert", "");
    let file = path.to_string_lossy().into_owned();
    for what in ["nim-value", "outcome"] {
        let position = "cram 3x4 + graph {a>b, \"b c\">a} : \"b c\" + nim : 2";
        let solved = keeps("solve", &["solve", position, "--certificate", &file, "--certify", what]);
        let text = std::fs::read_to_string(&path).expect("a certificate");
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).expect("JSON lines");
            check("certificate", &line).unwrap_or_else(|why| panic!("{why}"));
        }
        let checked = keeps("check", &["check", &file]);
        assert_eq!(checked["verdict"], "verified", "{checked}");
        for (ours, theirs) in [("entries", "entries"), ("bytes", "bytes"), ("sha256", "sha256")] {
            assert_eq!(checked[ours], solved["certificate"][theirs], "{checked}");
        }
        assert_eq!((&checked["outcome"], &solved["certificate"]["kind"]), (&solved["outcome"], &json!(what)));
        assert_eq!(
            checked["nim_value"],
            if what == "outcome" { json!(null) } else { solved["nim_value"].clone() }
        );

        let forged = scratch("forged.cert", &text.replacen(":1}", ":0}", 1));
        let output = grundy(&["check", &forged.to_string_lossy(), "--format", "json"]);
        assert_eq!(output.status.code(), Some(1));
        let rejected: Value = serde_json::from_slice(&output.stdout).expect("an answer");
        check("check", &rejected).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(rejected["verdict"], "rejected", "{rejected}");
        let output = grundy(&["check", &file, "--format", "json", "--max-memory", "10"]);
        assert_eq!(output.status.code(), Some(3));
        let stopped: Value = serde_json::from_slice(&output.stdout).expect("an answer");
        check("check", &stopped).unwrap_or_else(|why| panic!("{why}"));
        check("stopped", &stopped).unwrap_or_else(|why| panic!("{why}"));
    }
    let head =
        json!({"format": "grundy certificate", "version": 1, "kind": "nim-value", "position": "nim : 1"});
    let strategy = json!({
        "format": "grundy certificate", "version": 1, "kind": "strategy", "position": "nim : 1", "convention": "misere",
    });
    for broken in [
        head,
        strategy,
        json!({"lost": [[0, "1"]], "answers": [[[[0]], 1]]}),
        json!({"lost": [[0, "1"]], "answers": [[[], -1]]}),
        json!({"lost": [[0, "1"]]}),
        json!({"at": "1", "is": 1, "not": 2}),
        json!({"at": "1", "is": -1}),
        json!({"component": 0, "at": "1"}),
        json!({"sha256": "00"}),
    ] {
        assert!(check("certificate", &broken).is_err(), "{broken}");
    }
    // If there is no certificate, the program shows the answer and writes no file.
    let path = path.with_file_name("none.cert");
    let output =
        grundy(&["solve", "nim : 10^18", "--certificate", &path.to_string_lossy(), "--max-moves", "0"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stdout).contains("nim-value 1000000000000000000"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("up to 1048576"));
    assert!(!path.exists());
    let output = grundy(&["check", &path.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn replays_keep_the_contract() {
    let played = keeps("replay", &["replay", "take 1..3 : 10 > 8 > 5 > 4 > 2 > 0"]);
    assert_eq!((&played["winner"], &played["stages"][4]["grade"]), (&json!(1), &json!("kept")));
    keeps("replay", &["replay", "--misere", "nim : 5, 1, 1 > 0, 1, 1"]);
    keeps("replay", &["replay", "chomp 3x4 > 4,2,2"]);
    keeps("replay", &["replay", "nimble : 3,3,1 > 3,2,1"]);
    keeps("replay", &["replay", "corner-knight 3 : (0,2), (0,2), (1,2) > (0,2), (1,0), (1,2)"]);
    keeps("replay", &["replay", "hackenbush {ground-a, a-b} > ground-a > nothing"]);
    keeps("replay", &["replay", "even-number-addicts : (2,1,0) > (1,1,1,1)"]);
    for (wrong, why) in [
        ("nim : 3, 4 > 3, 5", "no move leads"),
        ("nim : 3, 4 > 2, 2", "no move leads"),
        ("nim : 3 > x", "where a number is needed"),
        ("nim : 3 >", "a position is missing"),
        ("nim : 3 > > 0", "a position is missing"),
        ("> nim : 3", "where a rule begins"),
        ("nim : 3\nkayles : 2", "no move leads"),
        ("", "nothing was typed"),
        ("nim : 3\nnim : 2 + nim : 1", "no move leads"),
    ] {
        let output = grundy(&["replay", wrong]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{wrong}: {said}");
        assert!(said.contains(why), "{wrong}: {said}");
    }
}

#[test]
fn programs_keep_the_contract() {
    let answer = keeps("code", &["code", "kayles", "--lang", "python"]);
    assert_eq!((&answer["known_by"], &answer["winning_moves"]), (&json!("proved"), &json!(true)), "{answer}");
    let answer = keeps("code", &["code", "wythoff", "--lang", "cpp"]);
    assert_eq!((&answer["law"]["kind"], &answer["winning_moves"]), (&json!("p-positions"), &json!(true)));
    let answer = keeps("code", &["code", "mock-turtles", "--lang", "rust"]);
    assert_eq!((&answer["lang"], &answer["winning_moves"]), (&json!("rust"), &json!(false)), "{answer}");
    let mut guess = answer;
    guess["known_by"] = json!("seen");
    assert!(check("code", &guess).is_err(), "a program follows a fact");
    let answer = keeps("code", &["code", "grundy", "--lang", "go", "--to", "300"]);
    assert_eq!((&answer["known_by"], &answer["law"]), (&json!("definition"), &json!(null)), "{answer}");
    let answer = keeps("code", &["code", "take L..R", "--lang", "java", "--misere"]);
    assert_eq!((&answer["convention"], &answer["canonical"]), (&json!("misere"), &json!(null)), "{answer}");
}

/// Each family of laws that values show, with a field that it must have.
#[test]
fn laws_that_are_seen_keep_the_contract() {
    type Row = (&'static str, &'static str, fn(u32) -> u32);
    #[rustfmt::skip]
    let rows: [Row; 4] = [
        ("classes", "saltuses",  |n| if n % 2 == 1 { 5 + n / 2 * 3 } else { 4 }),
        ("formula", "formula",   |n| if n == 0 { 0 } else { n.trailing_zeros() }),
        ("regular", "relations", |n| (n ^ n >> 1).count_ones()),
        ("period",  "formula",   |n| n % 7 / 2),
    ];
    for (kind, field, value) in rows {
        let values: String = (0..2000).map(|n| format!("{} ", value(n))).collect();
        let file = scratch("seen.txt", &values);
        let found = keeps("law-of-values", &["law", "--values", file.to_str().unwrap()]);
        assert_eq!((&found["law"]["kind"], &found["known_by"]), (&json!(kind), &json!("seen")));
        assert!(!found["law"][field].is_null(), "{found}");
        let mut broken = found.clone();
        broken["law"].as_object_mut().unwrap().remove(field);
        // A period may lack its formula; the other kinds require their field.
        assert_eq!(check("law-of-values", &broken).is_err(), kind != "period", "{kind}");
    }
    let ruler = keeps("law", &["law", "ruler"]);
    let law = &ruler["law"];
    assert_eq!((&law["kind"], &law["formula"]), (&json!("synchronised"), &json!("2^valuation(n,2)")));
    assert_eq!((&law["exceptions"], &ruler["known_by"]), (&json!([[0, 0]]), &json!("proved")));
}

#[test]
fn laws_keep_the_contract() {
    for rule in
        ["0.77", "take {1,3,4}", "take 1..3", "nim", "grundy", "lasker", "take {k in 1..n if is_prime(k)}"]
    {
        keeps("law", &["law", rule, "--to", "1000"]);
    }
    let divisors = keeps("law", &["law", "take {k in 1..n if k divides n}"]);
    assert_eq!(divisors["law"]["formula"], "valuation(n,2)+1");
    let window = keeps("law", &["law", "take 1..floor(n/2)"]);
    assert_eq!((&window["law"]["kind"], &window["law"]["most"]), (&json!("window"), &json!("floor(n/2)")));
    let misere = keeps("law", &["law", "take {1,3,4}", "--misere"]);
    assert_eq!((&misere["convention"], &misere["law"]["kind"]), (&json!("misere"), &json!("outcomes")));
    assert_eq!((&misere["law"]["period"], &misere["law"]["lost"]), (&json!(7), &json!([1, 3])));
    let bounded = keeps("law", &["law", "take 1..min(3,floor(n/2))"]);
    assert_eq!((&bounded["law"]["kind"], &bounded["law"]["period"]), (&json!("window"), &json!(4)));
    let family = keeps("law", &["law", "take L..R"]);
    assert_eq!(
        (&family["law"]["formula"], &family["letters"]),
        (&json!("floor((n mod (L + R)) / L)"), &json!(["L", "R"]))
    );
    let family = keeps("law", &["law", "take {1,2,k}"]);
    assert_eq!(
        (&family["law"]["classes"][0]["period"], &family["known_by"]),
        (&json!("k + 1"), &json!("seen"))
    );
    assert_eq!(
        (&family["members"][2]["law"]["period"], &family["members"][2]["known_by"]),
        (&json!(4), &json!("proved"))
    );
    let family = keeps("law", &["law", "take {1,a,b}"]);
    assert_eq!((&family["law"], family["members"].as_array().map(Vec::len)), (&json!(null), Some(64)));
    let mut broken = window.clone();
    broken["law"].as_object_mut().unwrap().remove("most");
    assert!(check("law", &broken).is_err(), "a window says how many coins may be taken");
    let values: String = (0..300).map(|n| format!("{} {}\n", n + 1, n % 5)).collect();
    let file = scratch("b000000.txt", &values);
    let listed = keeps("law-of-values", &["law", "--values", file.to_str().unwrap()]);
    assert_eq!((&listed["law"]["preperiod"], &listed["law"]["period"]), (&json!(1), &json!(5)));
    assert_eq!((&listed["values"]["first"], &listed["known_by"]), (&json!(1), &json!("seen")));
    let mut broken = listed.clone();
    broken["known_by"] = json!("proved");
    assert!(check("law-of-values", &broken).is_err(), "without a rule nothing is proved");
    let file = scratch("few.txt", "0, 1, 2");
    assert_eq!(keeps("law-of-values", &["law", "--values", file.to_str().unwrap()])["law"], json!(null));
    let wythoff = keeps("law", &["law", "wythoff"]);
    let told = |answer: &Value| (answer["law"]["kind"].clone(), answer["known_by"].clone());
    assert_eq!(told(&wythoff), (json!("p-positions"), json!("proved")));
    assert_eq!(
        (&wythoff["law"]["numeration"], &wythoff["p_positions"]["first"][1]),
        (&json!("zeckendorf"), &json!([1, 2]))
    );
    let mut broken = wythoff.clone();
    broken["law"].as_object_mut().unwrap().remove("states");
    assert!(check("law", &broken).is_err(), "a machine has states");
    let both = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2";
    let fraenkel = keeps("law", &["law", both]);
    assert_eq!((told(&fraenkel).1, &fraenkel["law"]["r"]), (json!("theorem"), &json!(2)));
    let rook = keeps("law", &["law", "(a,b) -> (a-k,b) for k in 1..6 | (a,b-k) for k in 1..3"]);
    assert_eq!(rook["law"]["periods"][1], json!({ "preperiod": 0, "period": 4 }));
    assert_eq!(told(&keeps("law", &["law", "euclid"])).1, json!("proved"));
    let primes = "(a,b) -> (a-k,b) for k in 1..a if k = 1 or is_prime(k) | (a,b-k) for k in 1..b if k = 1 or is_prime(k)";
    assert_eq!(told(&keeps("law", &["law", primes])).1, json!("seen"));
    // Odd numbers of ones among the Fibonacci numbers whose sum is n.
    let (mut parities, mut before) = (vec![0u32, 1], 1);
    while parities.len() < 3000 {
        let behind: Vec<u32> = parities[..before].iter().map(|parity| 1 - parity).collect();
        before = parities.len();
        parities.extend(behind);
    }
    let file = scratch("ones.txt", &parities.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
    let ones = keeps("law-of-values", &["law", "--values", file.to_str().unwrap()]);
    assert_eq!(
        (&ones["law"]["kind"], &ones["law"]["numeration"]),
        (&json!("automatic"), &json!("zeckendorf"))
    );
    assert_eq!(ones["law"].get("base"), None);
    let none = keeps("law", &["law", "(a,b) -> (b,a-b) if b > 0 and a >= b"]);
    assert_eq!((&none["law"], &none["known_by"]), (&json!(null), &json!(null)));
    for (rule, to) in [("0.6", "3000"), ("0.6", "30000"), ("0.16", "10^12")] {
        let answer = keeps("law", &["law", rule, "--to", to, "--threads", "1"]);
        assert!(answer["engine"].is_object(), "{answer}");
    }
}

#[test]
fn proofs_of_laws_keep_the_contract() {
    for rule in [
        "wythoff",
        "euclid",
        "kayles",
        "take not {2,3,7}",
        "lasker",
        "turn 1-3",
        "grundy",
        "take {1,2,3,4*isqrt(n)+1}",
    ] {
        let told = keeps("explain-law", &["explain", "law", rule, "--to", "3000"]);
        // It contains the answer of `grundy law`.
        let law = keeps("law", &["law", rule, "--to", "3000"]);
        for (key, value) in law.as_object().expect("an object") {
            assert_eq!(&told[key], value, "{rule}: {key}");
        }
        check("law", &told).unwrap_or_else(|why| panic!("{rule}: {why}"));
    }
    let mut broken = keeps("explain-law", &["explain", "law", "take {1,3,4}"]);
    broken["sections"][0]["blocks"][0] = json!({ "kind": "table", "caption": "" });
    assert!(check("explain-law", &broken).is_err(), "{broken}");
    // At the time limit the answer says how far it came. A text that is no rule is an error.
    let output = grundy(&["explain", "law", "grundy", "--to", "10^9", "--max-time", "0.5"]);
    assert_eq!(output.status.code(), Some(3));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("No law was found") && !output.stderr.is_empty(), "{said}");
    for args in [
        &["explain", "law", "kayels"][..],
        &["explain", "law"],
        &["explain", "law", "cram 5x5"],
        &["explain"],
    ] {
        assert_eq!(grundy(args).status.code(), Some(2), "{args:?}");
    }
    let position =
        json(&["explain", "--misere", "--max-moves", "1", "nim", ":", "5,", "1"]).expect("an answer");
    assert_eq!(
        (&position["convention"], &position["outcome"]),
        (&json!("misere"), &json!("N")),
        "{position}"
    );
}

#[test]
fn sparse_spaces_keep_the_contract() {
    let answer = keeps("sparse", &["sparse", "0.127", "--digest", "--to", "1500000", "--threads", "1"]);
    assert_eq!(answer["law"]["preperiod"], 46_578, "{answer}");
    assert_eq!(answer["also"][0]["reference"], "Guy & Smith 1956, The G-values of various games");
    let engine = &answer["engine"];
    assert_eq!(engine["rares"].as_array().map(|rares| rares.len() as u64), engine["rare"].as_u64());
    assert_eq!(engine["rares_complete"], true);
    let some = keeps("sparse", &["sparse", "grundy", "--to", "20000", "--rares", "3"]);
    assert_eq!((some["engine"]["rares"].as_array().map(Vec::len), &some["law"]), (Some(3), &json!(null)));
    assert_eq!(some["engine"]["rares_complete"], false);
    // Too few values for a space.
    let none = keeps("sparse", &["sparse", "0.77", "--to", "10"]);
    assert_eq!((&none["engine"]["mask"], &none["engine"]["mask_bits"]), (&json!(null), &json!(null)));
    let mut broken = none.clone();
    broken["engine"]["rares_complete"] = json!(null);
    assert!(check("sparse", &broken).is_err());
    for rule in ["take {1,3}", "8.0", "0.3", "4.[3]", "n -> n-1"] {
        let output = grundy(&["sparse", rule]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{rule}: {said}");
        assert!(said.contains("has no sparse space: it is for take-and-break codes"), "{rule}: {said}");
    }
}

#[test]
fn recognition_keeps_the_contract() {
    let found = keeps("identify", &["identify", "n -> [i, n-2-i] for i in 0..n-2", "--max-matches", "100"]);
    assert_eq!(found["matches"][0]["equality"], "same-rules", "{found}");
    assert_eq!(found["matches"][1]["periods"]["there"]["preperiod"], 52, "{found}");
    assert_eq!(found["matches_total"], json!(found["matches"].as_array().map(Vec::len)));
    let values = keeps("identify", &["identify", "0,1,1,2,0,3,1,1,0,3,3"]);
    assert_eq!(values["matches"][0]["name"], "dawsons-chess", "{values}");
    assert_eq!((&values["kind"], &values["few"]), (&json!("values"), &json!(true)));
    let words = keeps("identify", &["identify", "1", "1", "2", "0", "3", "1", "1", "0", "3", "--from", "1"]);
    assert_eq!(words["matches"][0]["relation"]["shift"], 0, "{words}");
    let row = keeps("identify", &["identify", "cannibal-clobber 1xn"]);
    assert_eq!((&row["matches"][0]["canonical"], &row["from"]), (&json!("0.6"), &json!(1)), "{row}");
    let near = keeps("identify", &["identify", ".161", "--with", ".36"]);
    assert_eq!((&near["near"][0]["heap"], &near["with"]), (&json!(519), &json!(".36")), "{near}");
    keeps("identify", &["identify", "nim", "--with", "cram 1xn"]);
    keeps("identify", &["identify", "take {2,4}", "--with", "take {1,2}"]);
    keeps("identify", &["identify", "0 0 0 0 0 0"]);
    // A fact names its periods, and a seen equality is no fact.
    for (key, bad) in [("known_by", json!("seen")), ("periods", json!(null)), ("to", json!(null))] {
        let mut broken = found.clone();
        broken["matches"][1][key] = bad;
        assert!(check("identify", &broken).is_err(), "{key}");
    }
    let mut broken = values;
    broken["matches"][0]["known_by"] = json!("proved");
    assert!(check("identify", &broken).is_err());
    // At the time limit, the answer is what was found so far.
    let output = grundy(&["identify", "officers", "--max-time", "0", "--format", "json"]);
    assert_eq!(output.status.code(), Some(3));
    let stopped: Value = serde_json::from_slice(&output.stdout).expect("an answer");
    for schema in ["stopped", "identify"] {
        check(schema, &stopped).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn graphs_keep_the_contract() {
    let path = scratch("schema.csv", "from,to\na,b\na,c\nb,c\n");
    keeps("graph", &["graph", &path.to_string_lossy()]);
}

#[test]
fn nimbers_keep_the_contract() {
    keeps("nimber", &["nimber", "(5 * 9 + 3) / 7"]);
    keeps("nimber", &["nimber", "order(340282366920938463463374607431768211455)"]);
    keeps("nimber", &["nimber", "roots(128)"]);
    let none = keeps("nimber", &["nimber", "roots(0x80000000000000000000000000000000)"]);
    assert_eq!(none["values"], json!([]));
    assert!(
        check("nimber", &json!({"expression": "2", "kind": "nimber", "values": [2], "bits": 2})).is_err()
    );
    // A file of expressions: a wrong line gets its error in its place, and the others get answers.
    let path = scratch("expressions.txt", "# two of three are good\r\n5 * 9\n\n3 / 0\nsqrt(2)\n");
    let output = grundy(&["nimber", &format!("@{}", path.display())]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (line, schema) in lines.iter().zip(["nimber", "error", "nimber"]) {
        check(schema, line).unwrap_or_else(|why| panic!("{why}"));
    }
    assert_eq!(
        (lines.len(), &lines[1]["error"]["line"], &lines[1]["expression"]),
        (3, &json!(4), &json!("3 / 0"))
    );
    keeps("xor-table", &["xor-table", "0"]);
    keeps("xor-table", &["xor-table", "7", "--product"]);
    keeps("tartan", &["tartan", "mock-turtles", "ruler", "--to", "5"]);
    let board = keeps("tartan", &["tartan", "turn \"2\"", "turn \"2\"", "--at", "(8,8), (2,5)"]);
    assert_eq!(board["outcome"], "P", "{board}");
}

#[test]
fn errors_keep_the_contract() {
    let cycle = scratch("cycle.csv", "from,to\na,b\nb,a\n");
    let cycle = cycle.to_string_lossy();
    for args in [
        vec!["values", "take {1,3"],
        vec!["values", ""],
        vec!["solve", "0.78x : 3"],
        vec!["solve", "nim : -1"],
        vec!["law", "kayels"],
        vec!["law", "--values", "no such file"],
        vec!["law", "--values", "-", "kayles"],
        vec!["identify", "kayels"],
        vec!["identify", "0,1,-1"],
        vec!["identify", "wythoff"],
        vec!["identify", "cram"],
        vec!["identify", "n -> n-1 | ceil(n/2)"],
        vec!["identify", "0.77", "--with", "0,1,x"],
        vec!["graph", &cycle],
        vec!["graph", "no-such-file.csv"],
        vec!["nimber", "3 / (5 + 5)"],
        vec!["nimber", ""],
        vec!["xor-table", "1024"],
        vec!["tartan", "nim", "ruler"],
        vec!["tartan", "ruler", "ruler", "--at", "(0,1)"],
    ] {
        let mut args = args.clone();
        args.extend(["--format", "json"]);
        let output = grundy(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_else(|e| panic!("{args:?}: {e}"));
        check("error", &error).unwrap_or_else(|why| panic!("{args:?}: {why}"));
    }
}

#[test]
fn stopping_keeps_the_contract() {
    let args = ["values", "grundy", "--to", "10^7", "--max-time", "1", "--format", "json"];
    let output = grundy(&args);
    assert_eq!(output.status.code(), Some(3), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    // What is known so far goes to standard output, as an answer does.
    let stopped: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{args:?}: {e}"));
    check("stopped", &stopped).unwrap_or_else(|why| panic!("{args:?}: {why}"));
    assert_eq!(stopped["stopped"]["why"], "time");
}
