//! Certificates of laws.

use super::common::{grundy, scratch};
use super::{check, keeps};
use serde_json::{Value, json};

#[test]
fn certificates_of_laws_keep_the_contract() {
    let path = scratch("law.cert", "");
    let file = path.to_string_lossy().into_owned();
    #[rustfmt::skip]
    let rows = [
        ("take {1,3,4}", "window repeat"),
        ("take not {2,3,7}", "covered window"),
        ("take 100..100000", "take range"),
        ("kayles", "guy-smith"),
        ("0.127", "sparse window"),
        ("0.3F", "quotients"),
        ("0.205200C", "quotients"),
        ("n -> n-1 | floor(n/2) if n > 0", "sentence"),
        ("n -> n-2^j for j in 0..log2(n) if n > 0", "sentence"),
        ("turn 1-3", "sentence"),
        ("turn 2", "sentence"),
        ("turn 3E", "sentence"),
        ("turn \"1+C\"", "sentence"),
        ("take 1..floor(n/2)", "sliding window"),
        ("wythoff", "p-positions"),
        // The laws are those of the nim-values; the certificates cover the P-positions.
        ("(n,l) -> (n-k,k) for k in 1..2 if k != l", "p-positions"),
        ("(n,l) -> (floor(n/2),1) if n > 0 and l = 0 | (n-1,0) if n > 0", "p-positions"),
        ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b", "p-positions"),
        ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 4", "fraenkel"),
    ];
    for (rule, theorem) in rows {
        let found = keeps("law", &["law", rule, "--to", "1e6", "--certificate", &file]);
        let text = std::fs::read_to_string(&path).expect("a certificate");
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
        for line in &lines {
            check("certificate", line).unwrap_or_else(|why| panic!("{rule}: {why}"));
        }
        assert_eq!(
            (&lines[0]["theorem"], &found["certificate"]["theorem"]),
            (&json!(theorem), &json!(theorem))
        );
        assert_eq!(lines.last().expect("a digest")["sha256"], found["certificate"]["sha256"]);
        assert_eq!(found["certificate"]["bytes"], text.len());
        if theorem == "sentence" && lines[0]["claim"].get("period").is_some() {
            let mut broken = lines[0].clone();
            broken.as_object_mut().expect("a head").remove("law");
            assert!(check("certificate", &broken).is_err(), "a period needs the machine: {broken}");
        }
        for (key, bad) in [
            ("theorem", json!("induction")),
            ("claim", json!({})),
            ("claim", json!({ "period": [0, 1], "values": [] })),
            ("rule", json!({ "coordinates": 1, "moves": [{ "take": [0, 3] }] })),
            ("sparse", json!({ "mask": -1, "parity": 2, "width": 3 })),
            ("measure", json!([])),
            ("note", json!("more")),
        ] {
            let mut broken = lines[0].clone();
            broken[key] = bad;
            assert!(check("certificate", &broken).is_err(), "{broken}");
        }
    }
}

/// The program shows the answer and writes no file.
#[test]
fn a_law_without_a_certificate_is_still_answered() {
    let path = scratch("law.none", "").with_file_name("none.cert");
    let file = path.to_string_lossy().into_owned();
    for (rule, shown, why) in [
        ("0.07!", "No law was found", "no law was found, so there is no certificate"),
        ("0.7*", "seen", "is only seen"),
        ("take 1..isqrt(n)", "proved", "has no certificate"),
        ("take {k in 1..n if k divides n}", "theorem", "has no certificate"),
    ] {
        let output = grundy(&["law", rule, "--to", "1000", "--certificate", &file]);
        assert_eq!(output.status.code(), Some(2), "{rule}");
        assert!(String::from_utf8_lossy(&output.stdout).contains(shown), "{rule}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(why), "{rule}: {error}");
        assert!(!path.exists(), "{rule}");
    }
    let stopped = grundy(&["law", "0.07!", "--to", "1e9", "--max-time", "0.3", "--certificate", &file]);
    assert_eq!((stopped.status.code(), path.exists()), (Some(3), false));
    let rules = scratch("law.rules", "kayles\nnim\n");
    let rules = format!("@{}", rules.display());
    for (args, why) in [
        (vec!["law", &rules, "--certificate", &file], "holds one rule"),
        (vec!["law", "kayles", "--checkpoint", &file, "--certificate", &file], "choose two files"),
        (vec!["law", "kayles", "--certificate", "no/such/folder"], "cannot write"),
    ] {
        let output = grundy(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{args:?}");
    }
}
