//! The cost of one heap in our engine, by each instruction set.

use super::engines::How;
use super::games::{Game, Goal, Peer};
use super::programs::{command, ours};
use grundy::sequence::Path;
use std::process::Command;

/// The number of measurements; the least time counts, because other programs can only add to it.
const ROUNDS: usize = 3;

/// Prints a row for each game and a column for each instruction set.
///
/// # Errors
/// A run fails.
pub fn table(games: &[&Game], paths: &[Path], instructions: bool) -> Result<(), String> {
    // Valgrind knows no AVX-512.
    let paths: Vec<Path> =
        paths.iter().copied().filter(|&path| !instructions || path.word() != "avx512").collect();
    if paths.is_empty() {
        return Err("valgrind knows no AVX-512; count instructions with --path avx2 or portable".to_string());
    }
    println!("{} a heap, one thread", if instructions { "instructions" } else { "ns of processor time" });
    print!("{:15} {:>17}", "game", "heaps");
    paths.iter().for_each(|path| print!(" {:>9}", path.word()));
    println!();
    for game in games.iter().filter(|game| !matches!(game.peer, Peer::Igsolve)) {
        let (from, to) = stretch(game.goal, instructions);
        print!("{:15} {:>17}", game.name, format!("{from}-{to}"));
        for &path in &paths {
            let cost =
                if instructions { counted(game, path, from, to) } else { timed(game, path, from, to) }?;
            print!(" {cost:>9.2}");
        }
        println!();
    }
    Ok(())
}

/// The range of heaps to measure: the second half of those to 2^24, or to the goal if that is less. Counting
/// instructions takes fifty times as long, so its range is shorter.
fn stretch(goal: Goal, instructions: bool) -> (u64, u64) {
    let most: u64 = if instructions { 1 << 23 } else { 1 << 24 };
    let to = match goal {
        Goal::Values { to, .. } => to.min(most),
        // These heaps lie far beyond the preperiod, where the cost no longer changes.
        Goal::Proof { .. } => most,
    };
    (to / 2, to)
}

fn how(path: Path) -> How<'static> {
    How { engine: "sparse", threads: 1, path: Some(path), to_proof: false }
}

fn timed(game: &Game, path: Path, from: u64, to: u64) -> Result<f64, String> {
    let mut least = f64::INFINITY;
    for _ in 0..ROUNDS {
        let run = ours(how(path), game.rule, &[from, to])?;
        let [start, end] = run.marks[..] else { return Err(format!("{}: a mark is missing", game.name)) };
        let spent = end.cpu.zip(start.cpu).map_or(end.time - start.time, |(end, start)| end - start);
        least = least.min(spent.as_nanos() as f64 / (to - from) as f64);
    }
    Ok(least)
}

/// The instructions for each heap of the range, as the difference of two runs.
fn counted(game: &Game, path: Path, from: u64, to: u64) -> Result<f64, String> {
    let count = |mark| {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
        valgrind.args(command(how(path), game.rule, &[mark])?);
        let output = valgrind.output().map_err(|error| format!("valgrind: {error}"))?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        references(&text).ok_or_else(|| format!("{}: valgrind printed: {text}", game.name))
    };
    Ok((count(to)? - count(from)?) / (to - from) as f64)
}

/// The instructions that a run took: the line `I refs: 1,234` of valgrind.
fn references(text: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.split_once("refs:"))?;
    line.1.trim().replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_of_valgrind_is_read() {
        assert_eq!(references("==7== \n==7== I   refs:      1,234,567\n"), Some(1_234_567.0));
        assert_eq!(references("==7== Command: grundy-bench\n"), None);
    }
}
