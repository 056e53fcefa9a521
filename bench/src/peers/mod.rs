//! Compares nim-sequences with other programs, in one run on one machine.
//!
//! `cargo run --release -p grundy-bench peers [--quick] [GAME…]` installs the peers (GPL programs, pinned and
//! locked, run as processes only) into `target/peers`, runs them and our engine in turn, checks that all find the same
//! values, and writes a table: of all games to `bench/RESULTS.md`, else to `target/peers/RESULTS.md`. Our engine uses
//! each instruction set of the machine, or the one of `--path`.
//!
//! `… boards [BOARD…]` compares nim-values of boards with those of igsolve.
//!
//! `… kernels [--instructions] [GAME…]` prints the cost of a heap in our engine: nanoseconds, or instructions.

mod boards;
mod compare;
mod engines;
mod games;
mod kernels;
pub mod measure;
mod programs;
mod scalar;
mod table;

use clap::Parser;
use engines::How;
use games::{GAMES, Game};
use grundy::sequence;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The words that select this module.
pub const WORDS: [&str; 6] = ["peers", "boards", "kernels", "measure", "compute", "board"];

#[derive(Parser)]
#[command(name = "grundy-bench")]
enum Words {
    /// Compare nim-sequences with ogsolve and igsolve, on this machine
    Peers {
        /// Run one round with a sixteenth of the heaps, which takes some minutes
        #[arg(long)]
        quick: bool,
        /// The number of runs of each program; the medians count
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        /// The number of threads of the run on all threads [default: those of the machine]
        #[arg(long)]
        threads: Option<usize>,
        /// Our instruction set: avx512, avx2, portable, best, or all in turn
        #[arg(long, default_value = "all", value_parser = paths)]
        path: Paths,
        /// Write the table to this file
        #[arg(long)]
        out: Option<PathBuf>,
        /// Only these games
        games: Vec<String>,
    },
    /// Compare nim-values of boards with igsolve, on one thread
    Boards {
        /// The number of runs of each program; the medians count
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        /// Run only these boards, such as 'cram 5x7'
        boards: Vec<String>,
    },
    /// Measure the cost of a heap in our engine, by each instruction set
    Kernels {
        /// Count instructions with valgrind, which a busy machine does not disturb (without AVX-512)
        #[arg(long)]
        instructions: bool,
        /// Our instruction set: avx512, avx2, portable, best, or all
        #[arg(long, default_value = "all", value_parser = paths)]
        path: Paths,
        /// Only these games
        games: Vec<String>,
    },
    /// Run a command and print its peak memory and processor time
    #[command(hide = true)]
    Measure {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Find the nim-value of a board
    #[command(hide = true)]
    Board { board: String },
    /// Run one engine of ours from mark to mark
    #[command(hide = true)]
    Compute {
        engine: String,
        rule: String,
        threads: usize,
        marks: Vec<u64>,
        #[arg(long)]
        to_proof: bool,
        #[arg(long, default_value = "best", value_parser = paths)]
        path: Paths,
    },
}

/// Instruction sets of this machine, the best one first; never empty.
#[derive(Clone)]
struct Paths(Vec<sequence::Path>);

fn paths(word: &str) -> Result<Paths, String> {
    let mut paths = sequence::Path::available();
    match word {
        "all" => {}
        "best" => paths.truncate(1),
        _ if paths.iter().any(|path| path.word() == word) => paths.retain(|path| path.word() == word),
        _ => {
            let known: Vec<&str> = paths.iter().map(|path| path.word()).collect();
            return Err(format!("this machine has {}; best and all stand for these", known.join(", ")));
        }
    }
    Ok(Paths(paths))
}

/// Runs the command of this module that the arguments name.
pub fn main() -> ExitCode {
    let done = match Words::parse() {
        Words::Measure { command } => return measure::measure(&command),
        Words::Compute { engine, rule, threads, marks, to_proof, path } => {
            let how = How { engine: &engine, threads, path: path.0.first().copied(), to_proof };
            engines::run(how, &rule, &marks).map(|()| true)
        }
        Words::Boards { rounds, boards } => boards::compare(usize::from(rounds), &boards),
        Words::Board { board } => boards::solve(&board).map(|()| true),
        Words::Kernels { instructions, path, games } => {
            chosen(&games).and_then(|games| kernels::table(&games, &path.0, instructions)).map(|()| true)
        }
        Words::Peers { quick, rounds, threads, path, out, games } => {
            let threads = threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from));
            let rounds = if quick { 1 } else { usize::from(rounds) };
            let whole = games.is_empty() && !quick;
            chosen(&games).and_then(|games| {
                let out = out.unwrap_or_else(|| place(whole));
                peers(&games, quick, rounds, threads.unwrap_or(1), &path.0, &out)
            })
        }
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("grundy-bench: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The games with these names; all games if there are no names.
fn chosen(names: &[String]) -> Result<Vec<&'static Game>, String> {
    if names.is_empty() {
        return Ok(GAMES.iter().collect());
    }
    let find = |name: &String| {
        let known = || GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(" ");
        let found = GAMES.iter().find(|game| game.name == name);
        found.ok_or_else(|| format!("{name} is not in the table; these are: {}", known()))
    };
    names.iter().map(find).collect()
}

fn place(whole: bool) -> PathBuf {
    if whole { programs::room().join("RESULTS.md") } else { programs::folder().join("RESULTS.md") }
}

/// Compares game by game, and rewrites the page after each. Returns false if one fails.
fn peers(
    games: &[&Game],
    quick: bool,
    rounds: usize,
    threads: usize,
    paths: &[sequence::Path],
    out: &Path,
) -> Result<bool, String> {
    programs::install()?;
    let machine = table::Machine::here(threads);
    println!("{}", machine.text);
    let (mut rows, mut good) = (Vec::new(), true);
    for game in games {
        let goal = if quick { game.quick() } else { game.goal };
        match compare::compare(game, goal, rounds, threads, paths) {
            Ok(row) => {
                print!("{}", table::lines(&row));
                rows.push(row);
            }
            Err(error) => {
                good = false;
                println!("{:15} FAILED: {error}", game.name);
            }
        }
        if let Some(folder) = out.parent() {
            std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        std::fs::write(out, table::page(&rows, &machine, rounds, quick))
            .map_err(|error| format!("{}: {error}", out.display()))?;
    }
    println!("{}", out.display());
    Ok(good)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use games::Goal;

    #[test]
    fn the_command_line_is_sound() {
        Words::command().debug_assert();
        let words = ["grundy-bench", "measure", "ogsolve", "0.16", "-m", "rc"];
        let Ok(Words::Measure { command }) = Words::try_parse_from(words) else {
            panic!("a measured command")
        };
        assert_eq!(command, &words[2..]);
        for word in WORDS {
            assert!(Words::command().find_subcommand(word).is_some(), "{word}");
        }
        assert!(chosen(&["0.17".to_string()]).is_err_and(|error| error.contains("0.16")));
        let all = paths("all").map(|all| all.0);
        assert_eq!(all, Ok(sequence::Path::available()));
        assert_eq!(paths("best").map(|best| best.0), all.map(|all| all[..1].to_vec()));
        assert_eq!(paths("portable").map(|one| one.0), Ok(vec![sequence::Path::PORTABLE]));
        assert!(paths("sse9").is_err_and(|error| error.contains("portable")));
    }

    /// Our run and the peer know the same number of values when the checksums are compared.
    #[test]
    fn every_goal_has_its_mark() {
        for game in GAMES {
            for goal in [game.goal, game.quick()] {
                match goal {
                    Goal::Values { peer, from, to } => assert!(peer <= to && from < to, "{}", game.name),
                    Goal::Proof { peer, check } => assert!(check < peer, "{}", game.name),
                }
            }
        }
    }
}
