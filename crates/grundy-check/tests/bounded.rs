//! A check keeps to the time and the memory that its caller allows, whatever a file names.

use grundy_check::{Verdict, check};
use grundy_rules::{Budget, Why};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

const SECONDS_ALLOWED: f64 = 0.2;
const BYTES_ALLOWED: u64 = 32 << 20;

/// The lines as a file, with the digest.
fn sealed(mut text: String) -> Vec<u8> {
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    text += &format!("{{\"sha256\":\"{digest}\"}}\n");
    text.into_bytes()
}

fn law(moves: Value, claim: Value, theorem: &str) -> Value {
    json!({
        "format": "grundy certificate", "version": 1, "kind": "law",
        "rule": { "coordinates": 1, "moves": moves }, "claim": claim, "theorem": theorem
    })
}

/// Seconds of processor time of this process, and the largest number of bytes that it has held.
fn used() -> Option<(f64, u64)> {
    let ticks = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in parentheses, may contain spaces.
    let fields: Vec<&str> = ticks.rsplit_once(')')?.1.split_whitespace().collect();
    let seconds = (fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?) / 100.0;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some((seconds, most.trim().trim_end_matches(" kB").trim().parse::<u64>().ok()? << 10))
}

/// The verdict. It may take half a second more than allowed, and twice the memory.
fn within_limits(what: &str, lines: &[Value]) -> Verdict {
    within_limits_of(what, &sealed(lines.iter().map(|line| format!("{line}\n")).collect()))
}

fn within_limits_of(what: &str, file: &[u8]) -> Verdict {
    let before = used();
    let watch = |_: &_| match used() {
        Some((now, _)) if now - before.unwrap_or_default().0 > SECONDS_ALLOWED => {
            ControlFlow::Break(Why::Time)
        }
        _ => ControlFlow::Continue(()),
    };
    let mut budget = Budget::work(1 << 26).bytes(BYTES_ALLOWED).watch(watch);
    let verdict = check(file, grundy_games::catalogue(), &mut budget).unwrap();
    if let (Some((start, _)), Some((end, most))) = (before, used()) {
        assert!(end - start < SECONDS_ALLOWED + 0.5, "{what}: {} s", end - start);
        assert!(most < 2 * BYTES_ALLOWED + (8 << 20), "{what}: {most} bytes");
    }
    verdict
}

fn stopped(what: &str, lines: &[Value]) {
    let verdict = within_limits(what, lines);
    assert!(matches!(verdict, Verdict::NotChecked(_)), "{what}: {verdict:?}");
}

/// Wythoff's game, with this coefficient in front of the first number.
fn wythoff(coefficient: i64) -> Value {
    let moves = |bounds: Value, kept: Value| json!({ "where": { "coordinates": 2, "parts": 1, "variables": 4, "atoms": [bounds, kept] } });
    let below = |x: u64| json!({ "at_most_zero": [1, [-1, x], [1, x + 2]] });
    let same = |x: u64| json!({ "zero": [0, [1, x], [-1, x + 2]] });
    let queen = json!({ "where": { "coordinates": 2, "parts": 1, "variables": 4, "atoms": [
        { "at_most_zero": [0, [coefficient, 0], [1, 2]] }, { "at_most_zero": [1, [-1, 0], [1, 2]] }, { "zero": [0, [-1, 0], [1, 1], [1, 2], [-1, 3]] }] } });
    let mut head = law(
        json!([moves(below(0), same(1)), moves(below(1), same(0)), queen]),
        json!({ "p_positions": { "base": "fibonacci", "states": [
            [1, 1, 2, 3, 4], [1, 0, 4, 4, 4], [0, 4, 4, 5, 4], [0, 4, 6, 4, 4], [0, 4, 4, 4, 4], [1, 5, 2, 4, 4], [1, 6, 4, 3, 4]
        ] } }),
        "p-positions",
    );
    head["rule"]["coordinates"] = json!(2);
    head["measure"] = json!([[1, 1]]);
    head
}

fn code(splits: &[(i64, u32)]) -> Value {
    let split =
        |&(taken, heaps): &(i64, u32)| json!({ "split": { "taken": taken, "heaps": heaps, "kind": "any" } });
    splits.iter().map(split).collect()
}

fn sparse(moves: Value, [n0, p]: [u64; 2], mask: u64, width: u64) -> Value {
    let mut head = law(moves, json!({ "period": [n0, p, 0] }), "sparse window");
    head["sparse"] = json!({ "mask": mask, "parity": null, "width": width });
    head
}

/// This move many times, as small as a file can say it.
fn times(count: usize, each: Value) -> Value {
    vec![each; count].into()
}

// One test, since the memory is that of the whole process.
#[test]
fn a_small_file_cannot_make_a_check_slow_or_large() {
    let verdict = within_limits("Wythoff's game", &[wythoff(-1)]);
    assert!(matches!(verdict, Verdict::Verified(_)), "{verdict:?}");
    stopped("a large coefficient in sums of Fibonacci numbers", &[wythoff(-100)]);

    let places = || code(&[(1, 1), (1, 2), (2, 2)]);
    for mask in [0, 1, 1 << 31] {
        for width in [210, 1 << 20, u64::MAX] {
            within_limits("a mask and a width", &[sparse(places(), [0, 7], mask, width)]);
            within_limits("a far period", &[sparse(places(), [1 << 50, 1 << 50], mask, width)]);
        }
    }
    let takes = || times(2000, json!({ "take": [1, 65536] }));
    within_limits("takes again and again", &[sparse(takes(), [0, 1], 1, 1 << 17)]);
    stopped("takes of many widths", &[sparse(json!([{ "take": [1, 1 << 25] }]), [0, 1], 1, 1 << 26)]);
    let pairs: Vec<(i64, u32)> = (1..400).map(|taken| (taken, 2)).collect();
    within_limits("many places", &[sparse(code(&pairs), [0, 7], 1, 1 << 16)]);
    let hex = "0".repeat(4 << 20);
    let window = json!({ "window": (4 << 20) + 2, "values": hex });
    within_limits("a wide window", &[sparse(places(), [1 << 30, 7], 1, 1 << 20), window]);

    for theorem in ["window repeat", "guy-smith", "quotients", "covered window", "sentence", "sliding window"]
    {
        let claim = |n0: u64, p: u64| json!({ "period": [n0, p, 0] });
        for (n0, p) in [(0, 7), (0, 1 << 12), (1 << 30, 1 << 30), (u64::MAX - 1, 1)] {
            let any = json!({ "take": [1, null] });
            within_limits(theorem, &[law(takes(), claim(n0, p), theorem)]);
            within_limits(theorem, &[law(times(2000, any), claim(n0, p), theorem)]);
            within_limits(theorem, &[law(places(), claim(n0, p), theorem)]);
            let far = json!([{ "take": [1_u64 << 40, null] }]);
            within_limits(theorem, &[law(far, claim(n0, p), theorem)]);
            let far = json!([{ "take": [1, 1_u64 << 31] }, { "take": [u64::MAX, u64::MAX] }]);
            within_limits(theorem, &[law(far, claim(n0, p), theorem)]);
            for kind in ["any", "different", "equal", "unequal"] {
                let split = |heaps: u32, every: Value| {
                    let mut split = json!({ "split": { "taken": 1, "heaps": heaps, "kind": kind } });
                    if !every.is_null() {
                        split["split"]["every"] = every;
                    }
                    json!([split])
                };
                within_limits(theorem, &[law(split(3, Value::Null), claim(n0, p), theorem)]);
                within_limits(theorem, &[law(split(200, Value::Null), claim(n0, p), theorem)]);
                within_limits(theorem, &[law(split(2, json!(1)), claim(n0, p), theorem)]);
                within_limits(theorem, &[law(split(2, json!((1_u64 << 32) - 1)), claim(n0, p), theorem)]);
            }
        }
    }

    // Machines: a wide base, powers of large numbers, large constants, many variables.
    let machine = |base: u64| json!({ "machine": { "base": base, "states": [vec![0; base as usize + 1]] } });
    let clause = |variables: u64, atoms: Value| json!([{ "where": { "parts": 1, "variables": variables, "atoms": atoms } }]);
    for base in [2, 7, 36] {
        let large = json!([{ "at_most_zero": [1, [-1_000_003, 0], [1_000_033, 1], [7, 2]] }]);
        within_limits("large coefficients", &[law(clause(3, large), machine(base), "sentence")]);
        let wide: Vec<Value> = (0..63).map(|x| json!({ "at_most_zero": [x, [3, x], [-2, x + 1]] })).collect();
        within_limits("a chain of variables", &[law(clause(64, json!(wide)), machine(base), "sentence")]);
        let all: Vec<Value> = (0..64).map(|x| json!([1, x])).collect();
        let sum = json!([{ "zero": std::iter::once(json!(-9)).chain(all).collect::<Vec<_>>() }]);
        within_limits("a sum of all variables", &[law(clause(64, sum), machine(base), "sentence")]);
    }
    // Written as text, since the values of a test take more memory than the check may.
    for (what, item) in [("an endless list", "0,"), ("many lists", "[],"), ("many objects", "{},")] {
        within_limits_of(what, &sealed(format!("{{\"format\":[{}0]}}\n", item.repeat(2 << 20))));
    }
}
