//! Compares nim-products of 64 bits with those of the crate `nimber`.

use grundy::nim::Nimber;
use nimber::FiniteNimber;
use std::time::Instant;

/// How many times as fast the library must be.
const TARGET: f64 = 100.;

const ROUNDS: usize = 5;
/// Products per round.
const OURS: u64 = 2_000_000;
const THEIRS: u64 = 2_000;

/// Factors that use all 64 bits, the same for both sides.
fn factors(i: u64) -> (u64, u64) {
    let a = (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (a, !a.rotate_left(29))
}

/// The sum of the products of factors 0, 1, …, so that the compiler can leave none out.
fn ours(count: u64) -> u64 {
    (0..count).map(factors).map(|(a, b)| Nimber(a) * Nimber(b)).sum::<Nimber<u64>>().0
}

fn theirs(factors: &[(FiniteNimber, FiniteNimber)]) -> FiniteNimber {
    factors.iter().map(|(a, b)| a * b).fold(FiniteNimber::from(0), |sum, product| sum + product)
}

fn nanoseconds(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Prints one row, and returns whether the target was met.
pub fn compare() -> bool {
    let pairs: Vec<(FiniteNimber, FiniteNimber)> =
        (0..THEIRS).map(factors).map(|(a, b)| (FiniteNimber::from(a), FiniteNimber::from(b))).collect();
    assert_eq!(FiniteNimber::from(ours(THEIRS)), theirs(&pairs), "the products differ");
    let (mut mine, mut other) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let start = Instant::now();
        std::hint::black_box(ours(std::hint::black_box(OURS)));
        mine.push(start.elapsed().as_nanos() as f64 / OURS as f64);
        let start = Instant::now();
        std::hint::black_box(theirs(std::hint::black_box(&pairs)));
        other.push(start.elapsed().as_nanos() as f64 / THEIRS as f64);
    }
    let (mine, other) = (nanoseconds(&mut mine), nanoseconds(&mut other));
    println!("\nnimbers: a product of 64 bits takes {mine:.1} ns, in the crate nimber {other:.0} ns:");
    println!("{:.0} times as fast (target: {TARGET:.0})", other / mine);
    other / mine >= TARGET
}
