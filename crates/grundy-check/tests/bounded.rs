//! A check keeps to the time and the memory that its caller allows, whatever a file names.

use grundy_check::{Verdict, check};
use grundy_rules::{Budget, Why};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

const SECONDS_ALLOWED: f64 = 1.0;
const BYTES_ALLOWED: u64 = 32 << 20;

/// The lines as a file, with the digest.
fn file(lines: &[Value]) -> Vec<u8> {
    let mut text: String = lines.iter().map(|line| format!("{line}\n")).collect();
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

/// The verdict within one second and 32 MiB, which may pass by half, and by as much again.
fn within_limits(what: &str, lines: &[Value]) -> Verdict {
    let file = file(lines);
    let before = used();
    let watch = |_: &_| match used() {
        Some((now, _)) if now - before.unwrap_or_default().0 > SECONDS_ALLOWED => {
            ControlFlow::Break(Why::Time)
        }
        _ => ControlFlow::Continue(()),
    };
    let mut budget = Budget::work(1 << 26).bytes(BYTES_ALLOWED).watch(watch);
    let verdict = check(&file[..], grundy_games::catalogue(), &mut budget).unwrap();
    if let (Some((start, _)), Some((end, most))) = (before, used()) {
        assert!(end - start < 1.5 * SECONDS_ALLOWED, "{what}: {} s", end - start);
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

// One test, since the memory is that of the whole process.
#[test]
fn a_small_file_cannot_make_a_check_slow_or_large() {
    let verdict = within_limits("Wythoff's game", &[wythoff(-1)]);
    assert!(matches!(verdict, Verdict::Verified(_)), "{verdict:?}");
    stopped("a large coefficient in sums of Fibonacci numbers", &[wythoff(-100)]);
}
