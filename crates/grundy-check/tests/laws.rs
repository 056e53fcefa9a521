//! Laws of heaps: certificates written by hand, correct and incorrect ones.

use grundy_check::{Checker, Shown, Verdict, check};
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Kind, Ruleset};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

/// The lines as a file, with the digest.
fn file(lines: &[Value]) -> Vec<u8> {
    let mut text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    text += &format!("{{\"sha256\":\"{digest}\"}}\n");
    text.into_bytes()
}

fn head(rule: &str, claim: Value, theorem: &str) -> Value {
    let ruleset = Ruleset::parse(rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let core = Core::of(ruleset.heap().unwrap()).unwrap_or_else(|| panic!("{rule}: no core form"));
    json!({ "format": "grundy certificate", "version": 1, "kind": "law", "rule": core, "claim": claim, "theorem": theorem })
}

fn verdict(lines: &[Value]) -> Verdict {
    check(&file(lines)[..], grundy_games::catalogue(), &mut Budget::work(1 << 28)).unwrap()
}

fn verified(lines: &[Value]) {
    match verdict(lines) {
        Verdict::Verified(verified) => assert!(matches!(verified.shown, Shown::Law(_))),
        other => panic!("{}: {other:?}", lines[0]),
    }
}

fn rejected(lines: &[Value]) -> String {
    match verdict(lines) {
        Verdict::Rejected(rejected) => rejected.to_string(),
        other => panic!("{}: {other:?}", lines[0]),
    }
}

fn period(rule: &str, theorem: &str, [n0, p, s]: [u64; 3]) -> Value {
    head(rule, json!({ "period": [n0, p, s] }), theorem)
}

const PERIODS: [(&str, &str, [u64; 3]); 25] = [
    ("take {1,3,4}", "window repeat", [0, 7, 0]),
    ("take {2,5,7}", "window repeat", [0, 22, 0]),
    ("take {4,10,12}", "window repeat", [0, 22, 0]),
    ("take 1..5", "window repeat", [0, 6, 0]),
    ("take not {2,3,7}", "covered window", [0, 4, 2]),
    ("take not {2,9,10,12}", "covered window", [94, 22, 8]),
    ("take any", "covered window", [0, 1, 1]),
    ("0.77", "guy-smith", [71, 12, 0]),
    ("0.07", "guy-smith", [53, 34, 0]),
    ("0.137", "guy-smith", [52, 34, 0]),
    ("0.3", "guy-smith", [0, 2, 0]),
    ("0.33", "guy-smith", [0, 3, 0]),
    ("0.3F", "quotients", [0, 6, 3]),
    ("4.[3]", "quotients", [1, 4, 4]),
    ("0.9B", "quotients", [8, 7, 4]),
    ("0.[30]", "quotients", [0, 2, 0]),
    ("0.77", "quotients", [71, 12, 0]),
    ("take not {2,3,7}", "quotients", [0, 4, 2]),
    ("0.[7]", "quotients", [0, 1, 1]),
    ("0.17", "guy-smith", [33, 34, 0]),
    ("0.{0,1,3!}", "guy-smith", [0, 2, 0]),
    ("0.{0,1,3!}", "quotients", [0, 2, 0]),
    ("0.{1,2=}", "guy-smith", [4, 2, 0]),
    ("0.{1,2=}", "quotients", [4, 2, 0]),
    ("0.0{3}", "quotients", [1, 4, 1]),
];

/// Values by definition: from the rule itself, by its own options.
fn by_definition(rule: &str, end: u64) -> Vec<u64> {
    let rule = Ruleset::parse(rule).unwrap();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..end {
        let mut met = Vec::new();
        let visit = &mut |option: &[u64]| {
            met.push(option.iter().fold(0, |sum, part| sum ^ values[*part as usize]));
            ControlFlow::Continue(())
        };
        rule.options(&[heap], &mut Budget::default(), visit).unwrap();
        values.push((0..).find(|value| !met.contains(value)).unwrap());
    }
    values
}

/// The smallest period with this or a smaller saltus per heap that holds for the first values, if there is
/// one.
fn holds(values: &[u64], [n0, p, s]: [u64; 3]) -> bool {
    (n0 as usize..values.len() - p as usize).all(|n| values[n + p as usize] == values[n] + s)
}

#[test]
fn periods_are_verified_and_others_rejected() {
    for (rule, theorem, law) in PERIODS {
        let [n0, p, s] = law;
        let values = by_definition(rule, 400);
        assert!(holds(&values, law), "{rule}: the test itself is wrong");
        verified(&[period(rule, theorem, law)]);
        let told = json!({ "period": law, "values": &values[..(n0 + p) as usize] });
        verified(&[head(rule, told, theorem)]);
        let mut wrong = values[..(n0 + p) as usize].to_vec();
        wrong[p as usize / 2] += 1;
        rejected(&[head(rule, json!({ "period": law, "values": wrong }), theorem)]);
        let others = [[n0, p + 1, s], [n0 + 1, p, s], [n0, 2 * p, 2 * s], [n0, p, s + 1], [n0, 3 * p, 3 * s]];
        for other in others.into_iter().chain((n0 > 0).then_some([n0.saturating_sub(1), p, s])) {
            rejected(&[period(rule, theorem, other)]);
        }
    }
}

fn classes(rule: &str, n0: u64, saltus: &[u64]) -> Value {
    head(rule, json!({ "classes": [n0, saltus] }), "quotients")
}

#[test]
fn a_saltus_for_each_class_is_verified_and_others_rejected() {
    for (rule, _, [n0, p, s]) in PERIODS.into_iter().filter(|(_, theorem, _)| *theorem == "quotients") {
        let same = vec![s; p as usize];
        verified(&[classes(rule, n0, &same)]);
        // The smallest ones are not claimed.
        verified(&[classes(rule, n0 + 1, &same.repeat(2).into_iter().map(|s| 2 * s).collect::<Vec<_>>())]);
        let kept = &by_definition(rule, n0 + p)[..];
        let told =
            |values: &[u64]| head(rule, json!({ "classes": [n0, same], "values": values }), "quotients");
        verified(&[told(kept)]);
        rejected(&[told(&kept[1..])]);
        rejected(&[told(&[kept, &[0]].concat())]);
        rejected(&[told(&kept.iter().map(|value| value + 1).collect::<Vec<_>>())]);
        for class in 0..same.len() {
            let mut other = same.clone();
            other[class] += 1;
            rejected(&[classes(rule, n0, &other)]);
        }
    }
    assert!(rejected(&[classes("0.3F", 0, &[])]).contains("at least 1"));
    assert!(rejected(&[classes("0.3F", u64::MAX, &[3; 6])]).contains("at least 1"));
    let far = verdict(&[classes("0.3F", 1 << 40, &[3; 6])]);
    assert!(matches!(far, Verdict::NotChecked(_)), "{far:?}");
    assert!(rejected(&[classes("0.3F", 0, &[1 << 40])]).contains("larger than values"));
    let elsewhere = json!({ "classes": [71, vec![0; 12]] });
    assert!(rejected(&[head("0.77", elsewhere, "guy-smith")]).contains("no theorem `guy-smith`"));
    let both = json!({ "classes": [0, vec![3; 6]], "period": [0, 6, 3] });
    assert!(rejected(&[head("0.3F", both, "quotients")]).contains("a claim is one of"));
    // A true claim does not cover other claims.
    let mut more = learned(&by_definition("n -> n-1 | floor(n/2) if n > 0", 300));
    let told = json!({ "classes": [0, [3]], "period": [0, 6, 3], "values": [0, 1, 2, 0, 1, 2] });
    more.as_object_mut().unwrap().extend(told.as_object().unwrap().clone());
    assert!(
        rejected(&[head("n -> n-1 | floor(n/2) if n > 0", more, "sentence")]).contains("a claim is one of")
    );
}

/// 0.205200C, which Howse and Nowakowski call sapp-regular: two of forty classes do not grow.
#[test]
fn classes_that_stay_beside_others_that_grow_are_verified() {
    let saltus: Vec<u64> = (0..40).map(|class| if class % 20 == 19 { 0 } else { 16 }).collect();
    let lines = [classes("0.205200C", 4, &saltus)];
    let verdict = check(&file(&lines)[..], grundy_games::catalogue(), &mut Budget::default()).unwrap();
    let Verdict::Verified(verified) = verdict else { panic!("{verdict:?}") };
    let Shown::Law(law) = verified.shown else { panic!() };
    assert!(law.claim.ends_with("with s(0), s(1), … = 19 times 16, 0, 19 times 16, 0"), "{}", law.claim);
    rejected(&[classes("0.205200C", 4, &[16; 40])]);
}

#[test]
fn a_hypothesis_that_is_left_out_would_let_false_claims_pass() {
    // Grundy's game: without the factor for heaps that differ, 12 values would be enough for the period 3.
    assert!(rejected(&[period("4!.0", "guy-smith", [3, 3, 0])]).contains("G(10+3) is 3, and G(10) is 0"));
    assert!(rejected(&[period("0.77", "window repeat", [71, 12, 0])]).contains("not to take one of"));
    assert!(rejected(&[period("0.[3]", "guy-smith", [0, 1, 0])]).contains("does not apply"));
    assert!(rejected(&[period("take {1,3}", "covered window", [0, 2, 0])]).contains("finitely many"));
    // The largest number that can be typed is a bound, too.
    let all = "take 1..18446744073709551615";
    assert!(
        rejected(&[head(all, json!({ "period": [0, 1, 1], "values": [0] }), "covered window")])
            .contains("finitely many")
    );
    let mut grows = period("0.77", "guy-smith", [71, 12, 0]);
    grows["rule"]["moves"][0]["split"]["taken"] = json!(-1);
    assert!(rejected(&[grows]).contains("no move of the core form"));
}

fn sparse(rule: &str, law: [u64; 3], sparse: Value) -> Value {
    let mut head = period(rule, "sparse window", law);
    head["sparse"] = sparse;
    head
}

/// The rare heaps of a space, and a width that reaches beyond them.
fn rares(values: &[u64], mask: u64, parity: Option<u64>) -> Vec<(u64, u64)> {
    let rare = |n: u64, v: u64| (u64::from((v & mask).count_ones()) + parity.map_or(0, |c| n + c)) % 2 == 0;
    (1..).zip(&values[1..]).map(|(n, v)| (n, *v)).filter(|(n, v)| rare(*n, *v)).collect()
}

fn window(values: &[u64], end: u64, width: u64) -> Value {
    let text: String =
        values[(end - width) as usize..end as usize].iter().map(|v| format!("{v:04x}")).collect();
    json!({ "window": end, "values": text })
}

#[test]
fn a_sparse_window_is_verified_whole_and_by_segments() {
    let rule = "0.77";
    let values = by_definition(rule, 1000);
    // The mask of Kayles with the fewest rare heaps, found by trying all.
    let best = (1..16u64).min_by_key(|mask| rares(&values, *mask | u64::MAX << 4, None).len()).unwrap();
    let mask = (best | u64::MAX << 4) & u64::from(u32::MAX);
    let rares = rares(&values, mask, None);
    let last = rares.last().map_or(0, |rare| rare.0);
    let width = 100.max(last + 2);
    let x = (71 + width).max(2 * width + 2);
    let end = x + 12;
    let head = |law| sparse(rule, law, json!({ "mask": mask, "parity": null, "width": width }));
    verified(&[head([71, 12, 0])]);
    let lines = [
        head([71, 12, 0]),
        json!({ "rares": rares }),
        window(&values, x, width),
        window(&values, x + 5, width),
        window(&values, end, width),
    ];
    verified(&lines);
    let segments = |lines: &[Value], first, last| {
        Checker::new(grundy_games::catalogue())
            .segments(first, last)
            .check(&file(lines)[..], &mut Budget::default())
            .unwrap()
    };
    // The windows at the start and at the end begin no segment of their own.
    for (first, last) in [(0, 0), (1, 1), (0, 1)] {
        let Verdict::Verified(part) = segments(&lines, first, last) else { panic!("{first}..{last}") };
        let Shown::Law(law) = part.shown else { panic!() };
        assert!(law.covered.unwrap().starts_with(&format!("segments {first} to {last}: the heaps")));
    }
    for (first, last) in [(2, 2), (0, 3), (1, 0), (7, 8)] {
        assert!(matches!(segments(&lines, first, last), Verdict::Rejected(_)), "{first}..{last}");
    }
    for other in [[70, 12, 0], [72, 12, 0], [71, 24, 0], [71, 11, 0], [71, 36, 0]] {
        rejected(&[head(other)]);
    }
    for place in 1..5 {
        let mut changed = lines.to_vec();
        match place {
            1 => changed[1]["rares"][0][1] = json!(99),
            _ => {
                let text = changed[place]["values"].as_str().unwrap().to_string();
                let digit = if text.as_bytes()[7] == b'1' { "2" } else { "1" };
                changed[place]["values"] = json!(format!("{}{digit}{}", &text[..7], &text[8..]));
            }
        }
        rejected(&changed);
    }
    assert!(
        rejected(&[sparse(rule, [71, 12, 0], json!({ "mask": mask, "parity": null, "width": 1 }))])
            .contains("window")
    );
    assert!(
        rejected(&[sparse(rule, [71, 12, 0], json!({ "mask": mask, "parity": 0, "width": width }))])
            .contains("parity")
    );
}

#[test]
fn machines_are_verified() {
    let rule = "n -> n-1 | floor(n/2) if n > 0";
    let values = by_definition(rule, 300);
    let claim = learned(&values);
    verified(&[head(rule, claim.clone(), "sentence")]);
    let states = claim["machine"]["states"].as_array().unwrap().len();
    for state in 0..states {
        for place in 0..3 {
            let mut other = claim.clone();
            let old = other["machine"]["states"][state][place].as_u64().unwrap();
            other["machine"]["states"][state][place] = json!((old + 1) % states as u64);
            rejected(&[head(rule, other, "sentence")]);
        }
    }
}

/// The machine in base 2 of values of heaps, distinguished by their first terms.
fn learned(values: &[u64]) -> Value {
    let terms = |(step, rest): (usize, usize)| -> Vec<u64> {
        values.iter().skip(rest).step_by(step).take(8).copied().collect()
    };
    let mut kernel = vec![(1, 0)];
    let mut rows = Vec::new();
    let mut at = 0;
    while at < kernel.len() {
        let (step, rest) = kernel[at];
        let mut row = vec![values[rest]];
        for digit in 0..2 {
            let next = (2 * step, rest + digit * step);
            let found = kernel.iter().position(|state| terms(*state) == terms(next));
            row.push(found.unwrap_or(kernel.len()) as u64);
            if found.is_none() {
                kernel.push(next);
            }
        }
        rows.push(row);
        at += 1;
    }
    json!({ "machine": { "base": 2, "states": rows } })
}

#[test]
fn a_machine_shows_a_period() {
    let rule = "n -> n-2^k for k in 0..log2(n) if n > 0";
    let values = by_definition(rule, 300);
    let mut head = period(rule, "sentence", [0, 3, 0]);
    head["law"] = learned(&values);
    verified(&[head.clone()]);
    for other in [[0, 6, 0], [1, 3, 0], [0, 2, 0], [0, 3, 1]] {
        head["claim"]["period"] = json!(other);
        rejected(&[head.clone()]);
    }
}

#[test]
fn the_ruler_is_verified() {
    let relation = gray();
    let mut head = head("turn 1+C", ruler_relation(), "sentence");
    head["sums"] = relation;
    verified(&[head.clone()]);
    head["sums"]["states"][0][0] = json!(0);
    rejected(&[head]);
}

/// X = n xor floor(n/2), the least digits first: the digit of X is that of n plus the next one of n.
fn gray() -> Value {
    // A pair of digits promises the next digit of n: their sum. States: start, 0 promised, 1 promised,
    // broken.
    let promise = |was: u64, x: u64| 1 + (was ^ x);
    let row = |must: Option<u64>, accepts: u64| {
        let mut row = vec![accepts];
        for x in 0..2 {
            for n in 0..2 {
                row.push(if must.is_none_or(|must| must == n) { promise(n, x) } else { 3 });
            }
        }
        row
    };
    json!({ "base": 2, "states": [row(None, 1), row(Some(0), 1), row(Some(1), 0), [0, 3, 3, 3, 3]] })
}

/// The largest power of 2 in n, and 0 for 0: index n + 2v.
fn ruler_relation() -> Value {
    json!({ "relation": { "base": 2, "coding": "value", "states": [[1, 0, 2, 2, 1], [1, 1, 1, 2, 2], [0, 2, 2, 2, 2]] } })
}

#[test]
fn sliding_windows_and_ranges_are_verified() {
    for rule in ["take 1..floor(n/2)", "take 1..ceil(n/3)", "take 1..7", "take 1..min(5,floor(n/2))"] {
        verified(&[head(rule, json!({ "sliding": true }), "sliding window")]);
    }
    for rule in [
        "take {1,3}",
        "n -> n-1 | floor(n/2) if n > 0",
        "take 2..floor(n/2)",
        "n -> floor(n/3) if n > 2",
        "n -> n-k for k in 1..n if 2*k >= n",
    ] {
        rejected(&[head(rule, json!({ "sliding": true }), "sliding window")]);
    }
    verified(&[head("take 3..8", json!({ "range": [3, 8] }), "take range")]);
    rejected(&[head("take 3..8", json!({ "range": [3, 7] }), "take range")]);
    rejected(&[head("take {3,8}", json!({ "range": [3, 8] }), "take range")]);
}

#[test]
fn every_changed_byte_is_seen() {
    let whole = file(&[head(
        "0.77",
        json!({ "period": [71, 12, 0], "values": by_definition("0.77", 83) }),
        "guy-smith",
    )]);
    for place in 0..whole.len() {
        let mut changed = whole.clone();
        changed[place] ^= 1;
        let verdict = check(&changed[..], grundy_games::catalogue(), &mut Budget::work(1 << 24)).unwrap();
        assert!(matches!(verdict, Verdict::Rejected(_)), "byte {place}: {verdict:?}");
    }
}

#[test]
fn hostile_numbers_end_soon() {
    let huge = u64::MAX / 2;
    let claims =
        [[0, huge, 0], [huge, 1, 0], [huge, huge, 0], [huge, huge, huge], [0, 1, huge], [1, 1 << 40, 0]];
    for theorem in [
        "window repeat",
        "covered window",
        "guy-smith",
        "quotients",
        "sentence",
        "sparse window",
        "take range",
    ] {
        for rule in [
            "take {1,3,4}",
            "take not {2}",
            "0.77",
            "4.[3]",
            "0.{1,3?}",
            "n -> n-1 | floor(n/2) if n > 0",
            "turn 1+C",
        ] {
            for claim in claims {
                let mut head = period(rule, theorem, claim);
                let verdict =
                    check(&file(&[head.clone()])[..], grundy_games::catalogue(), &mut Budget::work(1 << 18))
                        .unwrap();
                assert!(!matches!(verdict, Verdict::Verified(_)), "{rule} {theorem} {claim:?}");
                head["sparse"] = json!({ "mask": 1, "parity": 1, "width": huge });
                head["law"] = json!({ "machine": { "base": 2, "states": [[0, 0, 0]] } });
                let verdict =
                    check(&file(&[head])[..], grundy_games::catalogue(), &mut Budget::work(1 << 18)).unwrap();
                assert!(!matches!(verdict, Verdict::Verified(_)), "{rule} {theorem} {claim:?}");
            }
        }
    }
    let machines = [
        json!({ "base": 2, "states": [] }),
        json!({ "base": 2, "states": [[]] }),
        json!({ "base": 2, "states": [[0]] }),
        json!({ "base": 2, "states": [[0, 0]] }),
        json!({ "base": 2, "states": [[0, 0, 1]] }),
        json!({ "base": 2, "states": [[0, 1, 0], [1, 1, 1]] }),
        json!({ "base": 0, "states": [[0, 0, 0]] }),
        json!({ "base": 1_000_000, "states": [[0, 0, 0]] }),
        json!({ "base": 2, "states": [[4_000_000_000u64, 0, 0]] }),
    ];
    for machine in machines {
        rejected(&[head("take {1,2}", json!({ "machine": machine }), "sentence")]);
    }
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let verdict = check(deep.as_bytes(), grundy_games::catalogue(), &mut Budget::default()).unwrap();
    assert!(matches!(verdict, Verdict::Rejected(_)));
}

/// P-positions of two heaps, from the definition, for coordinates below `side`.
fn lost(moves: impl Fn(u64, u64) -> Vec<(u64, u64)>, side: u64) -> Vec<(u64, u64)> {
    let mut lost = Vec::new();
    for total in 0..2 * side {
        for x in (0..side).filter(|x| *x <= total && total - x < side) {
            if !moves(x, total - x).iter().any(|to| lost.contains(to)) {
                lost.push((x, total - x));
            }
        }
    }
    lost
}

/// The core form of a rule with two coordinates.
fn core(text: &str) -> Core {
    let rule = Ruleset::parse(text).unwrap();
    let Kind::Points(points) = rule.kind() else { panic!("{text}") };
    Core::of_points(points).unwrap()
}

#[test]
fn generalised_wythoff_games_are_verified() {
    let head = |text: &str, r: u64| {
        json!({ "format": "grundy certificate", "version": 1, "kind": "law", "rule": core(text),
            "claim": { "beatty": { "r": r } }, "theorem": "fraenkel" })
    };
    let single = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b";
    let rule = |r: u64| format!("{single} | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < {r}");
    for r in 1..=6u64 {
        verified(&[head(&rule(r), r)]);
        for other in [0, r - 1, r + 1, 2 * r, 1 << 40, u64::MAX] {
            rejected(&[head(&rule(r), other)]);
        }
        // The claim, from the definition.
        let moves = |a: u64, b: u64| {
            let both = (1..=a)
                .flat_map(move |k| (1..=b).map(move |l| (k, l)))
                .filter(move |(k, l)| k.abs_diff(*l) < r);
            let rows = (1..=a).map(move |k| (a - k, b)).chain((1..=b).map(move |k| (a, b - k)));
            rows.chain(both.map(move |(k, l)| (a - k, b - l))).collect()
        };
        let (mut pairs, mut n): (Vec<(u64, u64)>, u64) = (Vec::new(), 0);
        while n < 30 {
            let least = (0..).find(|x| pairs.iter().all(|(a, b)| a != x && b != x)).unwrap();
            pairs.push((least, least + r * n));
            n += 1;
        }
        let mut by_definition = lost(moves, 24);
        by_definition.sort_unstable();
        let mut claimed: Vec<(u64, u64)> =
            pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).filter(|(a, b)| a.max(b) < &24).collect();
        claimed.sort_unstable();
        claimed.dedup();
        assert_eq!(by_definition, claimed, "r = {r}");
    }
    let wythoff = format!("{single} | (a-k,b-k) for k in 1..min(a,b)");
    verified(&[head(&wythoff, 1)]);
    assert!(rejected(&[head(single, 1)]).contains("is missing"));
    assert!(rejected(&[head(&wythoff, 2)]).contains("is missing"));
    assert!(rejected(&[head(&rule(3), 2)]).contains("none of the moves"));
    assert!(
        rejected(&[head("(a,b) -> (a-k,b) for k in 1..a | (a-k,b-k) for k in 1..min(a,b)", 1)])
            .contains("is missing")
    );
    let more = format!("{wythoff} | (a-1,b+1) if a > 0 and b < 1000000");
    assert!(rejected(&[head(&more, 1)]).contains("none of the moves"));
    let mut other = head(&wythoff, 1);
    other["theorem"] = json!("p-positions");
    rejected(&[other.clone()]);
    other["theorem"] = json!("fraenkel");
    other["rule"] = json!({ "coordinates": 1, "moves": [{ "take": [1, 3] }] });
    rejected(&[other]);
    for claim in [
        json!({ "beatty": {} }),
        json!({ "beatty": { "r": 1, "s": 1 } }),
        json!({ "beatty": { "r": 1 }, "sliding": false }),
    ] {
        let mut other = head(&wythoff, 1);
        other["claim"] = claim;
        rejected(&[other]);
    }
}

/// A field of another theorem or claim is refused even if the claim is true.
#[test]
fn a_head_tells_what_its_theorem_asks_for_and_no_more() {
    let relation = json!({ "base": 2, "states": [[1, 0, 0, 0, 0]] });
    let fields = [
        ("sparse", json!({ "mask": 1, "parity": null, "width": 3 })),
        ("law", json!({ "machine": { "base": 2, "states": [[0, 0, 0]] } })),
        ("sums", relation.clone()),
        ("measure", json!([[1, 1]])),
    ];
    let nim = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b";
    let same = json!({ "base": 2, "states": [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]] });
    let mut pairs = head("kayles", json!({ "p_positions": same }), "p-positions");
    (pairs["rule"], pairs["measure"]) = (json!(core(nim)), json!([[1, 1]]));
    let mut wythoff = head("kayles", json!({ "beatty": { "r": 1 } }), "fraenkel");
    wythoff["rule"] = json!(core("wythoff"));
    let mut ruler = head("turn 1+C", ruler_relation(), "sentence");
    ruler["sums"] = gray();
    let mark = "n -> n-1 | floor(n/2) if n > 0";
    let mut heads = vec![
        (pairs, "measure"),
        (wythoff, ""),
        (ruler, "sums"),
        (head(mark, learned(&by_definition(mark, 300)), "sentence"), ""),
        (head("take 3..8", json!({ "range": [3, 8] }), "take range"), ""),
        (head("take 1..floor(n/2)", json!({ "sliding": true }), "sliding window"), ""),
    ];
    let theorems = ["window repeat", "covered window", "guy-smith", "quotients"];
    for theorem in theorems {
        let (rule, _, law) = PERIODS.into_iter().find(|row| row.1 == theorem).unwrap();
        heads.push((period(rule, theorem, law), ""));
    }
    for (head, asked) in heads {
        verified(std::slice::from_ref(&head));
        for (name, value) in &fields {
            let mut more = head.clone();
            more[*name] = json!(null);
            assert!(rejected(&[more.clone()]).contains("invalid type"), "{more}");
            if *name != asked {
                more[*name] = value.clone();
                assert!(
                    rejected(&[more]).contains(&format!("the field `{name}` is no part")),
                    "{name}: {head}"
                );
            }
        }
    }
}

#[test]
fn p_positions_of_nim_and_wythoff_are_verified() {
    let head = |text: &str, claim: Value, measure: Value| {
        json!({ "format": "grundy certificate", "version": 1, "kind": "law", "rule": core(text),
            "claim": { "p_positions": claim }, "theorem": "p-positions", "measure": measure })
    };
    let nim = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b";
    let same = json!({ "base": 2, "states": [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]] });
    verified(&[head(nim, same.clone(), json!([[1, 1]]))]);
    verified(&[head(nim, same.clone(), json!([[2, 3], [1, 0]]))]);
    assert!(rejected(&[head(nim, same.clone(), json!([[1, 0]]))]).contains("measure"));
    assert!(rejected(&[head(nim, same.clone(), json!([]))]).contains("measure"));
    // Two equal numbers have equal sums of Fibonacci numbers too; the machine must ignore sequences that are
    // not numbers.
    let same = json!({ "base": "fibonacci", "states": [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]] });
    verified(&[head(nim, same.clone(), json!([[1, 1]]))]);
    let wythoff = format!("{nim} | (a-k,b-k) for k in 1..min(a,b)");
    assert!(rejected(&[head(&wythoff, same, json!([[1, 1]]))]).contains("to another one of it"));
    // The smaller number of a Wythoff pair ends in an even number of zeros; the larger one is the same,
    // shifted by a place.
    let moves = |a: u64, b: u64| {
        let rows = (1..=a).map(move |k| (a - k, b)).chain((1..=b).map(move |k| (a, b - k)));
        rows.chain((1..=a.min(b)).map(move |k| (a - k, b - k))).collect()
    };
    let pairs = lost(moves, 60);
    assert_eq!(pairs[..5], [(0, 0), (1, 2), (2, 1), (3, 5), (5, 3)]);
    let law = wythoff_machine();
    verified(&[head(&wythoff, law.clone(), json!([[1, 1]]))]);
    let states = law["states"].as_array().unwrap().len();
    for state in 0..states {
        let mut other = law.clone();
        let accepts = other["states"][state][0].as_u64().unwrap();
        other["states"][state][0] = json!(1 - accepts);
        // A state that represents no number may accept or not.
        if let Verdict::Verified(_) = verdict(&[head(&wythoff, other, json!([[1, 1]]))]) {
            assert_eq!(state, states - 1, "state {state}");
        }
    }
}

/// Pairs (x, y), index x + 2y: the digits of y are those of x one place later, and x ends in an even number
/// of zeros; or the reverse.
fn wythoff_machine() -> Value {
    // (which number leads: 0 none yet, 1 x, 2 y; the digit that the follower must have next; the parity of
    // the zeros so far)
    let mut states = vec![(0, 0, 0)];
    let mut rows = Vec::new();
    let mut at = 0;
    while at < states.len() {
        let (who, owed, zeros) = states[at];
        let mut row = vec![u64::from(who != 3 && owed == 0)];
        for symbol in 0..4u64 {
            let (x, y) = (symbol & 1, symbol >> 1);
            let next = match (who, x, y) {
                (0, 0, 0) => (0, 0, 1 - zeros),
                (0, 1, 0) if zeros == 0 => (1, 1, 0),
                (0, 0, 1) if zeros == 0 => (2, 1, 0),
                (1, lead, follow) | (2, follow, lead) if follow == owed => (who, lead, 0),
                _ => (3, 0, 0),
            };
            let place = states.iter().position(|state| *state == next).unwrap_or_else(|| {
                states.push(next);
                states.len() - 1
            });
            row.push(place as u64);
        }
        rows.push(row);
        at += 1;
    }
    json!({ "base": "fibonacci", "states": rows })
}

/// The file has one window, at the start.
#[test]
fn a_window_at_the_start_begins_no_empty_segment() {
    let seed = include_str!("../../../fuzz/seeds/certificate/law-70");
    let lines: Vec<Value> = seed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let segment = |place: u64| {
        let checker = Checker::new(grundy_games::catalogue()).segments(place, place);
        checker.check(&file(&lines)[..], &mut Budget::default()).unwrap()
    };
    let Verdict::Verified(verified) = segment(0) else { panic!("{:?}", segment(0)) };
    let Shown::Law(law) = verified.shown else { panic!() };
    let covered = law.covered.unwrap();
    assert!(covered.starts_with("segments 0 to 0: the heaps 38 to 48,"), "{covered}");
    assert!(matches!(segment(1), Verdict::Rejected(_)));
}
