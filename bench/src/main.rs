//! Compares formulas that the library runs with the same loops written by hand.
//!
//! `cargo run --release -p grundy-bench [NAME…]` runs the two in turn and prints one row per case: first
//! the ratio of the medians. Both must give equal values. The last case, `nimbers`, compares
//! nim-products with those of the crate `nimber`.
//!
//! `cargo run --release -p grundy-bench peers` compares nim-sequences with those of other programs.
//!
//! `cargo run --release -p grundy-bench states` explores and labels all positions of some games, through files.
//! `cargo run --release -p grundy-bench graphs` labels a random graph of 10^8 edges, beside petgraph.
//!
//! `cargo run --release -p grundy-bench ask` measures questions for `bench/python.py`.

mod ask;
#[path = "../../crates/grundy-rules/tests/support/build.rs"]
mod build;
mod cases;
mod graphs;
mod nimbers;
mod peers;
mod states;

use std::process::ExitCode;
use std::time::{Duration, Instant};

/// One comparison: what both sides compute, as a list of values.
pub struct Case {
    /// The word that selects it.
    pub name: &'static str,
    /// What is computed.
    pub about: &'static str,
    /// The largest ratio that is acceptable.
    pub target: f64,
    /// The library's side.
    pub library: fn() -> Vec<u32>,
    /// The same loop, written by hand.
    pub by_hand: fn() -> Vec<u32>,
}

const ROUNDS: usize = 7;

fn timed(run: fn() -> Vec<u32>) -> (Duration, Vec<u32>) {
    let start = Instant::now();
    let values = run();
    (start.elapsed(), values)
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn main() -> ExitCode {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    if chosen.first().is_some_and(|word| peers::WORDS.contains(&word.as_str())) {
        return peers::main();
    }
    if chosen.first().is_some_and(|word| word == ask::WORD) {
        return ask::main();
    }
    if chosen.first().is_some_and(|word| word == states::WORD) {
        return states::main(&chosen[1..]);
    }
    if chosen.first().is_some_and(|word| word == graphs::WORD) {
        return graphs::main(&chosen[1..]);
    }
    println!("{:>6}  {:>7}  {:>10}  {:>10}  case", "ratio", "target", "library", "by hand");
    let mut missed = false;
    for case in cases::CASES {
        if !chosen.is_empty() && !chosen.iter().any(|c| c == case.name) {
            continue;
        }
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let (a, values) = timed(case.library);
            let (b, expected) = timed(case.by_hand);
            assert_eq!(values, expected, "{}: the values differ", case.name);
            ours.push(a);
            theirs.push(b);
        }
        let (a, b) = (median(&mut ours), median(&mut theirs));
        let ratio = a.as_secs_f64() / b.as_secs_f64();
        missed |= ratio > case.target;
        println!(
            "{ratio:6.2}  {:7.2}  {:7.1} ms  {:7.1} ms  {}: {}",
            case.target,
            1e3 * a.as_secs_f64(),
            1e3 * b.as_secs_f64(),
            case.name,
            case.about
        );
    }
    if chosen.is_empty() || chosen.iter().any(|c| c == "nimbers") {
        missed |= !nimbers::compare();
    }
    if missed {
        println!("a target was missed");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
