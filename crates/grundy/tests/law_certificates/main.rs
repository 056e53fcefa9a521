//! Certificates of laws agree with values by the plainest definition.

mod components;
mod pairs;
mod plain;
mod sparse;

use grundy::certificate::LawCertificate;
use grundy::law::{Evidence, Found, Seen};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Ruleset};
use grundy_check::{Shown, Verdict};
use plain::{number, relates, says, values};
use proptest::prelude::*;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The sequence of a rule and its law, sought in this many heaps.
fn law(rule: &str, to: u64) -> (Sequence, Option<Found>) {
    let ruleset = Ruleset::parse(rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let mut sequence = Sequence::new(Arc::new(ruleset)).expect("a rule of heaps");
    let found = sequence.find_law(to, &mut Budget::default()).expect("no limit");
    (sequence, found)
}

/// The lines of a certificate without the digest, which must be right.
fn lines(certificate: &LawCertificate) -> Vec<Value> {
    let mut file = Vec::new();
    let written = certificate.write(&mut file).expect("memory can be written");
    match grundy_check::check(&file[..], grundy::games::catalogue(), &mut Budget::default())
        .expect("memory can be read")
    {
        Verdict::Verified(verified) => assert!(matches!(verified.shown, Shown::Law(_))),
        other => panic!("{other:?}"),
    }
    let text = String::from_utf8(file).expect("JSON lines are text");
    let (before, last) = text.trim_end_matches('\n').rsplit_once('\n').expect("two lines at least");
    let digest: String =
        Sha256::digest(format!("{before}\n")).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(last, format!("{{\"sha256\":\"{digest}\"}}"));
    assert_eq!((written.bytes, &written.sha256), (text.len() as u64, &digest));
    let lines: Vec<Value> =
        before.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    assert_eq!(written.entries + 1, lines.len() as u64);
    lines
}

fn certified(rule: &str, to: u64) -> (Sequence, Vec<Value>) {
    let (mut sequence, found) = law(rule, to);
    let found = found.unwrap_or_else(|| panic!("{rule} has a law"));
    let certificate = LawCertificate::of(&mut sequence, &found, None, &mut Budget::default());
    let certificate = certificate.unwrap_or_else(|failure| panic!("{rule}: {failure}"));
    let lines = lines(&certificate);
    let head = &lines[0];
    assert_eq!(
        (&head["format"], &head["version"], &head["kind"]),
        (&"grundy certificate".into(), &1.into(), &"law".into())
    );
    assert_eq!(head["theorem"], certificate.theorem());
    (sequence, lines)
}

/// The claim of a head holds for the first heaps.
fn holds(rule: &str, head: &Value, heaps: usize) {
    let values = values(&head["rule"], heaps);
    let claim = &head["claim"];
    for (n, &value) in values.iter().enumerate() {
        assert!(says(claim, n, value, &values, &head["rule"]), "{rule}: heap {n} is {value}");
        if let Some(law) = head.get("law") {
            assert!(says(law, n, value, &values, &head["rule"]), "{rule}: the witness, heap {n}");
        }
    }
    if let Some(sums) = head.get("sums") {
        let mut sum = 0;
        for (n, value) in values.iter().enumerate() {
            sum ^= value;
            assert!(relates(sums, n, sum), "{rule}: the sum up to {n}");
        }
    }
    let Some(period) = claim.get("period") else { return };
    let [n0, p, s] = [0, 1, 2].map(|i| number(&period[i]) as usize);
    assert!(heaps >= n0 + p, "{rule}: {n0} {p}");
    assert_eq!(claim["values"], serde_json::json!(values[..n0 + p]), "{rule}");
    assert!(n0 == 0 || values[n0 - 1 + p] != values[n0 - 1] + s as u64, "{rule}: {n0} is not the smallest");
    for d in (1..p).filter(|d| p % d == 0 && s * d % p == 0) {
        let next = (n0..(n0 + p).min(heaps - d)).all(|n| values[n + d] == values[n] + (s * d / p) as u64);
        assert!(!next, "{rule}: {d} is a shorter period");
    }
}

#[test]
fn claims_hold_by_the_plain_definition() {
    #[rustfmt::skip]
    let rows = [
        ("take {1,3,4}", "window repeat", 2000),
        ("take {2,5,11}", "window repeat", 2000),
        ("take {}", "window repeat", 50),
        ("take 2..5", "window repeat", 500),
        ("take 700..3000", "take range", 8000),
        ("take not {1,2,3,4}", "take range", 500),
        ("take not {2,3,7}", "covered window", 500),
        ("take not {2,9,10,12}", "covered window", 500),
        ("take any", "covered window", 100),
        ("kayles", "guy-smith", 1000),
        ("0.137", "guy-smith", 500),
        ("0.7!", "guy-smith", 200),
        ("4=.3", "guy-smith", 200),
        ("0.33F", "quotients", 100),
        ("0.3F", "quotients", 60),
        ("0.205200C", "quotients", 90),
        ("lasker", "quotients", 200),
        ("n -> n-1 | floor(n/2) if n > 0", "sentence", 400),
        ("n -> n-1 | n-2 | floor(n/3) if n > 2", "sentence", 400),
        ("n -> n-1 | n/3 if 3 divides n and n > 0", "sentence", 400),
        ("n -> n-2^j for j in 0..log2(n) if n > 0", "sentence", 60),
        ("turn 1-3", "sentence", 50),
        ("turn 2", "sentence", 300),
        ("turn 3E", "sentence", 90),
        ("turn \"1+C\"", "sentence", 300),
        ("n -> n-k for k in 1..floor(n/2)", "sliding window", 30),
    ];
    for (rule, theorem, heaps) in rows {
        let (_, lines) = certified(rule, 20_000);
        assert_eq!((lines[0]["theorem"].as_str(), lines.len()), (Some(theorem), 1), "{rule}");
        holds(rule, &lines[0], heaps);
    }
}

/// The numbers in a JSON value, to change one by one.
fn numbers(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Number(_) => vec![value],
        Value::Array(items) => items.iter_mut().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// A file with a corrected digest.
fn sealed(lines: &[Value]) -> Vec<u8> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{text}{{\"sha256\":\"{digest}\"}}\n").into_bytes()
}

const CHANGED_RULES: [&str; 14] = [
    "take {1,3,4}",
    "take 700..3000",
    "take not {2,3,7}",
    "kayles",
    "0.7!",
    "4=.3",
    "0.3F",
    "lasker",
    "n -> n-1 | floor(n/2) if n > 0",
    "n -> n-2^j for j in 0..log2(n) if n > 0",
    "turn 1-3",
    "turn 3E",
    "turn \"1+C\"",
    "take 1..floor(n/2)",
];

/// The verdict of the Python checker on a file: its exit code.
fn second(file: &[u8]) -> Option<i32> {
    let checker = concat!(env!("CARGO_MANIFEST_DIR"), "/../grundy-check/python/check.py");
    let python =
        Command::new("python3").args([checker, "-"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
    let mut python =
        python.unwrap_or_else(|why| panic!("this test needs `python3`; install Python 3 ({why})"));
    python.stdin.take().expect("a pipe").write_all(file).expect("the checker reads");
    python.wait().expect("the checker ends").code()
}

#[test]
fn the_second_checker_agrees() {
    for rule in CHANGED_RULES {
        let (_, mut lines) = certified(rule, 3000);
        assert_eq!(second(&sealed(&lines)), Some(0), "{rule}");
        // Another theorem does not prove it, or not this claim.
        lines[0]["theorem"] = "induction".into();
        assert_eq!(second(&sealed(&lines)), Some(1), "{rule}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A changed number under a correct digest is found out, or the claim is still true.
    #[test]
    fn what_is_changed_is_refused_or_true(rule in 0..CHANGED_RULES.len(), places in prop::collection::vec((any::<prop::sample::Index>(), -2i64..4), 1..3)) {
        let (_, lines) = certified(CHANGED_RULES[rule], 3000);
        let mut changed = lines;
        for (place, by) in places {
            let mut all = numbers(&mut changed[0]);
            let number = place.get_mut(&mut all);
            let value = number.as_i64().expect("small numbers");
            **number = (value + by).into();
        }
        let verdict = grundy_check::check(&sealed(&changed)[..], grundy::games::catalogue(), &mut Budget::work(1 << 22)).expect("memory can be read");
        if let Verdict::Verified(_) = verdict {
            let head = &changed[0];
            let values = values(&head["rule"], 40);
            for (n, &value) in values.iter().enumerate() {
                prop_assert!(says(&head["claim"], n, value, &values, &head["rule"]), "heap {n} is {value}: {head}");
            }
        }
    }
}

#[test]
fn heap_0_has_no_moves_whatever_the_rule_says() {
    let (_, mut lines) = certified("turn 1-3", 3000);
    let first = &mut lines[0]["rule"]["moves"][0]["where"];
    assert_eq!(first["parts"], 0, "this move leaves nothing");
    // As if the move were there from heap 0 as well: the law stays, and the file is right.
    first["atoms"] = serde_json::json!([]);
    let file = sealed(&lines);
    let verdict = grundy_check::check(&file[..], grundy::games::catalogue(), &mut Budget::default());
    assert!(matches!(verdict, Ok(Verdict::Verified(_))), "{verdict:?}");
    assert_eq!(second(&file), Some(0));
    holds("turn 1-3 from heap 0", &lines[0], 40);
}

#[test]
fn a_period_that_machines_show_has_the_machine_as_witness() {
    let (_, lines) = certified("turn 2", 20_000);
    assert_eq!(lines[0]["claim"]["period"], serde_json::json!([1, 1, 1]));
    assert_eq!(lines[0]["law"]["relation"]["coding"], "value");
    let (_, lines) = certified("turn \"1+C\"", 20_000);
    assert!(lines[0].get("law").is_none() && lines[0]["claim"].get("relation").is_some());
    // The same values again: known values do not change the file.
    let (mut sequence, found) = law("turn 2", 20_000);
    sequence.extend(30_000, &mut Budget::default()).unwrap();
    let again = LawCertificate::of(&mut sequence, &found.unwrap(), None, &mut Budget::default()).unwrap();
    assert_eq!(self::lines(&again)[0], certified("turn 2", 20_000).1[0]);
}

#[test]
fn what_is_not_proved_or_cannot_be_said_is_refused() {
    let refusal = |rule: &str, change: &dyn Fn(&mut Found)| {
        let (mut sequence, found) = law(rule, 3000);
        let mut found = found.unwrap_or_else(|| panic!("{rule} has a law"));
        change(&mut found);
        match LawCertificate::of(&mut sequence, &found, None, &mut Budget::default()) {
            Err(Failure::Refused(why)) => why,
            other => panic!("{rule}: {other:?}"),
        }
    };
    let seen = |found: &mut Found| found.by = Evidence::Seen(Seen::Heaps { first: 0, last: 3000 });
    assert!(refusal("take {1,3,4}", &seen).contains("only seen"));
    assert!(refusal("n -> n-k for k in 1..isqrt(n)", &|_| ()).contains("cannot be said"));
    assert!(refusal("take {k in 1..n if k divides n}", &|_| ()).contains("valuation"));
    assert!(refusal("take {k in 1..n if not is_prime(k)}", &|_| ()).contains("two rules around it"));
    assert!(refusal("take {k in 1..n if k = 1 or is_prime(k)}", &|_| ()).contains("the form of a rule"));
}

#[test]
fn a_budget_ends_the_writing() {
    let (mut sequence, found) = law("0.127", 100_000);
    let mut budget = Budget::work(100_000);
    let stopped = LawCertificate::of(&mut sequence, &found.unwrap(), None, &mut budget);
    assert!(matches!(stopped, Err(Failure::Stopped(_))), "{stopped:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn take_sets_are_claimed_as_they_are(set in prop::collection::btree_set(1u64..12, 1..4), not in any::<bool>()) {
        let list: Vec<String> = set.iter().map(u64::to_string).collect();
        let rule = format!("take {}{{{}}}", if not { "not " } else { "" }, list.join(","));
        let (_, lines) = certified(&rule, 20_000);
        let heaps = lines[0]["claim"].get("period").map_or(100, |p| number(&p[0]) + 2 * number(&p[1]) + 100);
        holds(&rule, &lines[0], heaps as usize);
    }

    #[test]
    fn codes_are_claimed_as_they_are(digits in prop::collection::vec(0u32..8, 1..4)) {
        let text: String = digits.iter().map(u32::to_string).collect();
        let (mut sequence, found) = law(&format!("0.{text}"), 1500);
        if let Some(found) = found.filter(Found::is_fact) {
            let certificate = LawCertificate::of(&mut sequence, &found, None, &mut Budget::default()).unwrap();
            let lines = lines(&certificate);
            let period = &lines[0]["claim"]["period"];
            let heaps = number(&period[0]) + number(&period[1]) + 200;
            holds(&text, &lines[0], heaps as usize);
        }
    }
}
