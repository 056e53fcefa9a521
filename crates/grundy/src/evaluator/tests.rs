//! Every engine agrees with the definition and with the reference values.

use super::*;
use grundy_rules::code::Code;
use grundy_rules::take::TakeSet;
use grundy_rules::turning::Turning;
use grundy_rules::{HeapRules, Why};
use proptest::prelude::*;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

fn values(engine: &mut dyn Evaluator, count: usize) -> Vec<u32> {
    let (mut known, mut budget) = (Vec::new(), Budget::default());
    for _ in 0..count {
        let value = engine.value(&known, &mut budget).unwrap();
        known.push(value);
    }
    known
}

fn by_definition(rules: &(impl HeapRules + Sync), count: usize) -> Vec<u32> {
    values(&mut Definition::new(rules), count)
}

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

fn vectors(name: &str) -> Value {
    let path = format!("{}/../../vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn sha256(values: &[u32]) -> String {
    let text = values.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn numbers(list: &Value) -> Vec<RangeInclusive<u64>> {
    list.as_array().unwrap().iter().map(|k| k.as_u64().unwrap()..=k.as_u64().unwrap()).collect()
}

/// The rule of an entry as a code or a set; `None` for rules that are neither.
enum Rule {
    Take(TakeSet),
    Code(Code),
}

fn rule(ruleset: &Value) -> Option<Rule> {
    let text = |key: &str| ruleset[key].as_str().unwrap_or_default();
    let number = |key: &str| ruleset[key].as_u64().unwrap();
    Some(match text("kind") {
        "subtraction" => Rule::Take(TakeSet::from_ranges(numbers(&ruleset["set"])).unwrap()),
        "subtraction_range" => Rule::Take(TakeSet::from_ranges([number("lo")..=number("hi")]).unwrap()),
        "subtraction_allbut" => Rule::Take(TakeSet::all_but(numbers(&ruleset["excluded"])).unwrap()),
        "octal" | "hex" => Rule::Code(code(text("code"))),
        _ => {
            let same = [
                ("lasker", "4.[3]"),
                ("split-3", "8.0"),
                ("split-2-or-3", "C.0"),
                ("unequal-3", "8!.0"),
                ("partition-any", "{2+}.0"),
                ("dawson-strip", "0.137"),
                ("grundy", "4!.0"),
            ];
            let name = if text("kind") == "named" { text("name") } else { text("rule") };
            Rule::Code(code(same.iter().find(|(rule, _)| *rule == name)?.1))
        }
    })
}

#[test]
fn reference_values() {
    let file = vectors("heap_rulesets.json");
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for entry in file["entries"].as_array().unwrap() {
        let Some(rule) = rule(&entry["ruleset"]) else { continue };
        let count = entry["count"].as_u64().unwrap() as usize;
        let found = match &rule {
            Rule::Take(set) => values(&mut TakeEvaluator::new(set), count),
            Rule::Code(code) => values(&mut CodeEvaluator::new(code), count),
        };
        let first: Vec<u32> =
            entry["first"].as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect();
        assert_eq!(found[..first.len()], first, "{}", entry["id"]);
        assert_eq!(sha256(&found), entry["sha256"], "{}", entry["id"]);
        let few =
            count.min(if matches!(&rule, Rule::Code(c) if c.most_heaps() != Some(2)) { 40 } else { 300 });
        let plain = match &rule {
            Rule::Take(set) => by_definition(set, few),
            Rule::Code(code) => by_definition(code, few),
        };
        assert_eq!(found[..few], plain, "{}", entry["id"]);
        *kinds.entry(entry["ruleset"]["kind"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    let counted: Vec<(&str, usize)> = kinds.iter().map(|(kind, count)| (kind.as_str(), *count)).collect();
    assert_eq!(
        counted,
        [
            ("hex", 28),
            ("named", 1),
            ("octal", 148),
            ("split", 6),
            ("subtraction", 26),
            ("subtraction_allbut", 10),
            ("subtraction_range", 10),
        ]
    );
}

#[test]
fn long_reference_values() {
    for entry in vectors("heap_long.json")["entries"].as_array().unwrap() {
        let Some(Rule::Code(code)) = rule(&entry["ruleset"]) else { panic!("no code: {entry}") };
        let found = values(&mut CodeEvaluator::new(&code), entry["count"].as_u64().unwrap() as usize);
        assert_eq!(sha256(&found), entry["sha256"], "{code}");
        for (heap, value) in entry["checkpoints"].as_object().unwrap() {
            assert_eq!(Value::from(found[heap.parse::<usize>().unwrap()]), *value, "{code}, heap {heap}");
        }
    }
}

#[test]
fn coin_turning_values() {
    #[rustfmt::skip]
    let cases: &[(&str, [u32; 20])] = &[
        ("1-3",     [1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35,37,38]),
        ("1-9",     [1,2,4,8,16,32,64,128,256,511,512,1024,2048,4096,7711,8192,16384,26215,32768,43691]),
        ("3",       [0,0,1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35]),
        ("1+C",     [1,2,1,4,1,2,1,8,1,2,1,4,1,2,1,16,1,2,1,4]),
        ("1-3C(5)", [1,2,4,7,8,1,2,4,7,8,1,2,4,7,8,1,2,4,7,8]),
        ("3C(5)",   [0,0,1,2,4,0,0,1,2,4,0,0,1,2,4,0,0,1,2,4]),
        ("1-5C",    [1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4]),
        ("3E",      [0,0,1,0,0,1,2,2,1,0,0,1,0,0,1,2,2,1,4,4]),
        ("4FS",     [0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3]),
        ("1+S",     [1,2,4,3,6,7,8,16,18,25,32,11,64,31,128,10,256,5,512,28]),
    ];
    for (text, reference) in cases {
        let rules = Turning::parse(text).unwrap();
        let found = values(&mut TurningEvaluator::new(&rules), 21);
        assert_eq!(found[0], 0);
        assert_eq!(found[1..], *reference, "{text}");
        let few = if *text == "1-9" { 17 } else { 21 };
        assert_eq!(found[..few], by_definition(&rules, few), "{text}");
    }
}

#[test]
fn moidores_to_50() {
    let found = values(&mut TurningEvaluator::new(&Turning::parse("1-9").unwrap()), 51);
    assert_eq!(found[20], 43691);
    // All odious: the Mock Turtle Theorem (Winning Ways, chapter 14).
    assert!(found[1..].iter().all(|value| value.count_ones() % 2 == 1));
}

#[test]
fn codes_by_definition() {
    let codes = [
        "0.3F!",
        "0.3F?",
        "0.3F=",
        "0.*",
        "0.*!",
        "0.*?",
        "0.*=",
        "0.*!3",
        "{2+}=.0",
        "{3+}!.0",
        "{3+}?.0",
        "80.0",
        "8!00.0",
        "8?0.1",
        "4!.[3]",
        "0.[7]",
        "0.7[03]",
        "0.[6!]",
        "0.[*]",
        "0.[8!0]",
        "0.{2,3?+}",
        "0.{3!,3=}7",
        "0.{2!+,5=+}",
        "0.{4?,6!}",
        "0.{3+}{4+}",
        "0.{3+}!{4+}!",
        "0.{3,5!,4=+}",
        "0.66",
        "0.6!6=",
        "4=.77",
        "0.",
        "0.1[01]",
        "{4=}00000.3",
        "0.{0,1,7}",
        "C!.FF",
        "0.4!4?4=4",
        "0.{4}{3!}{2?}",
    ];
    for text in codes {
        let code = code(text);
        assert_eq!(values(&mut CodeEvaluator::new(&code), 36), by_definition(&code, 36), "{text}");
    }
}

/// Values beyond a word, and so far on that words fill before all heaps are looked at.
#[test]
fn three_heaps_and_more_by_definition() {
    let codes = [
        ("0.8", 200),
        ("0.{0,3}!", 160),
        ("8!.0", 160),
        ("8!0.4", 130),
        ("8!00.0", 90),
        ("C!.FF", 130),
        ("0.8!8!8!8!", 130),
        ("0.8!8!8!8!8!", 110),
        ("0.{3!}{3?}{3=}3", 130),
        ("0.{3!}{4?}", 60),
        ("0.{3!}[8!]", 90),
        ("0.888888888", 100),
        ("0.3F", 130),
        ("0.{4}", 70),
        ("0.{2,4}{3+}", 60),
        ("0.[8]", 90),
        ("0.[803]", 90),
        ("0.4[2401]", 130),
        ("0.[{0,3!}1]", 90),
    ];
    for (text, count) in codes {
        let code = code(text);
        assert_eq!(values(&mut CodeEvaluator::new(&code), count), by_definition(&code, count), "{text}");
    }
}

/// The nim-values of a rule that takes one coin and leaves three heaps `a ≤ b ≤ c` that fit.
fn three_heaps(count: usize, all: bool, fits: fn(usize, usize, usize) -> bool) -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![usize::MAX; 4 * count];
    for n in 0..count {
        let rest = n.saturating_sub(1);
        if all && n == 1 {
            seen[0] = n;
        }
        for a in 1..=rest / 3 {
            for b in (a..=(rest - a) / 2).filter(|&b| fits(a, b, rest - a - b)) {
                seen[(g[a] ^ g[b] ^ g[rest - a - b]) as usize] = n;
            }
        }
        g.push(seen.iter().position(|&s| s != n).unwrap() as u32);
    }
    g
}

/// Values of several hundred: several groups of eight words.
#[test]
fn three_heaps_far_on() {
    let far = |text: &str| values(&mut CodeEvaluator::new(&code(text)), 1700);
    assert_eq!(far("0.8"), three_heaps(1700, false, |_, _, _| true));
    assert_eq!(far("0.9?"), three_heaps(1700, true, |a, _, c| a < c));
    let different = three_heaps(1700, true, |a, b, c| a < b && b < c);
    assert_eq!(far("0.{0,3}!"), different);
    assert!(different.iter().max() > Some(&400));
}

/// After a spent budget an engine goes on with the same values.
#[test]
fn stopping_and_going_on() {
    let take = TakeSet::from_ranges([1..=2, 5..=40]).unwrap();
    let turning = Turning::parse("1-3,2-4C(6)").unwrap();
    let repeat = code("0.8!4[3801]");
    let engines: [(Box<dyn Evaluator>, Vec<u32>); 6] = [
        (Box::new(CodeEvaluator::new(&repeat)), by_definition(&repeat, 60)),
        (Box::new(TakeEvaluator::new(&take)), by_definition(&take, 60)),
        (Box::new(CodeEvaluator::new(&code("0.77"))), by_definition(&code("0.77"), 60)),
        (Box::new(CodeEvaluator::new(&code("0.3F"))), by_definition(&code("0.3F"), 60)),
        (Box::new(CodeEvaluator::new(&code("0.3{3!+}"))), by_definition(&code("0.3{3!+}"), 60)),
        (Box::new(TurningEvaluator::new(&turning)), by_definition(&turning, 60)),
    ];
    for (mut engine, expected) in engines {
        let mut known = Vec::new();
        let mut stops = 0;
        while known.len() < expected.len() {
            let mut limit = 1;
            loop {
                match engine.value(&known, &mut Budget::work(limit)) {
                    Ok(value) => break known.push(value),
                    Err(Failure::Stopped(stop)) => assert_eq!(stop.why, Why::Work),
                    Err(error) => panic!("{error}"),
                }
                stops += 1;
                limit *= 4;
            }
        }
        assert_eq!(known, expected, "{}", engine.name());
        assert!(stops >= 30, "{stops}");
        // A shorter list of values restarts the engine.
        assert_eq!(engine.value(&known[..7], &mut Budget::default()), Ok(expected[7]));
    }
}

#[test]
fn memory_is_an_answer() {
    let mut engine = CodeEvaluator::new(&code("0.3F"));
    let (mut known, mut budget) = (Vec::new(), Budget::default().bytes(10_000));
    let stopped = loop {
        match engine.value(&known, &mut budget) {
            Ok(value) => known.push(value),
            Err(failure) => break failure,
        }
    };
    assert!(matches!(stopped, Failure::Stopped(stop) if stop.why == Why::Memory));
    let mut engine = TurningEvaluator::new(&Turning::parse("1+").unwrap());
    let (mut known, mut budget) = (Vec::new(), Budget::default().bytes(1 << 20));
    let stopped = loop {
        match engine.value(&known, &mut budget) {
            Ok(value) => known.push(value),
            Err(failure) => break failure,
        }
    };
    assert!(matches!(stopped, Failure::Stopped(stop) if stop.why == Why::Memory));
    assert!(known.iter().skip(1).enumerate().all(|(i, &value)| value == 1 << i));
}

fn random_code() -> impl Strategy<Value = String> {
    let digit = prop_oneof![
        3 => "[0-9A-F]",
        1 => "[0-9A-F*][!=?]?",
        1 => "\\{[0-5][!=?]?[+]?(,[0-5][!=?]?[+]?)?\\}([07])?",
    ];
    let digits = |most| prop::collection::vec(digit.clone(), 0..most).prop_map(|all| all.concat());
    let left = prop_oneof![4 => Just("0"), 1 => Just("4"), 1 => Just("8!"), 1 => Just("C?"), 1 => Just("80"), 1 => Just("{4=}000")];
    let repeat = prop_oneof![2 => Just(String::new()), 1 => digits(3).prop_map(|all| format!("[{all}0]"))];
    (left, digits(4), repeat).prop_map(|(left, right, repeat)| format!("{left}.0{right}{repeat}"))
}

/// Dense and sparse sets, clusters, single huge numbers.
fn random_set() -> impl Strategy<Value = TakeSet> {
    let small = prop::collection::vec((1u64..20, 0u64..3), 0..6);
    let dense = (1u64..400).prop_flat_map(|most| prop::collection::vec((1..=most, 0u64..3), 0..120));
    let sparse = prop::collection::vec((1u64..3000, 0u64..2), 0..40);
    let cluster =
        (64u64..2500).prop_flat_map(|from| prop::collection::vec((from..from + 90, 0u64..9), 0..12));
    let huge = prop::collection::vec((Just(u64::MAX - 3), 0u64..4), 0..2);
    let kinds = prop_oneof![small.clone(), dense, sparse, cluster.clone()];
    (kinds, prop_oneof![2 => Just(Vec::new()), 1 => small, 1 => cluster, 1 => huge]).prop_map(
        |(some, more)| {
            let ranges = some.into_iter().chain(more).map(|(lo, len)| lo..=lo.saturating_add(len));
            TakeSet::from_ranges(ranges).unwrap()
        },
    )
}

proptest! {
    #[test]
    fn random_codes_by_definition(text in random_code()) {
        if let Ok(code) = Code::parse(&text) {
            prop_assert_eq!(values(&mut CodeEvaluator::new(&code), 24), by_definition(&code, 24), "{}", text);
        }
    }

    #[test]
    fn random_sets_by_definition(ranges in prop::collection::vec((1u64..60, 0u64..30), 0..5), all_but: bool) {
        let ranges = ranges.into_iter().map(|(lo, len)| lo..=lo + len);
        let set = if all_but { TakeSet::all_but(ranges) } else { TakeSet::from_ranges(ranges) }.unwrap();
        prop_assert_eq!(values(&mut TakeEvaluator::new(&set), 250), by_definition(&set, 250), "{}", set);
    }

    /// Both engines of take sets, near and far numbers, values beyond a word and beyond a byte.
    #[test]
    fn random_sets_in_both_engines(set in random_set()) {
        let count = 400 + 2 * set.max().unwrap_or(0).min(3000) as usize;
        let expected = values(&mut TakeEvaluator::by_windows(&set), count);
        prop_assert_eq!(&values(&mut TakeEvaluator::new(&set), count), &expected, "{}", set);
        prop_assert_eq!(&values(&mut TakeEvaluator::by_classes(&set).unwrap(), count), &expected, "{}", set);
        prop_assert_eq!(&by_definition(&set, count.min(700)), &expected[..count.min(700)], "{}", set);
    }

    #[test]
    fn random_turnings_by_definition(
        entries in prop::collection::vec("[1-5](\\+|-[5-7])?(C|C\\([5-8]\\))?E?F?S?", 1..3),
    ) {
        if let Ok(rules) = Turning::parse(&entries.join(",")) {
            prop_assert_eq!(values(&mut TurningEvaluator::new(&rules), 13), by_definition(&rules, 13), "{}", rules);
        }
    }
}
