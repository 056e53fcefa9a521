//! Nim-sequences side by side with other programs, in one run on one machine.
//!
//! `cargo run --release -p grundy-bench peers [--quick] [GAME…]` installs the peers (GPL programs, pinned and
//! locked, run as processes only) into `target/peers`, runs them and us in turn, checks that all found the same
//! values, and writes a table: of all games to `bench/RESULTS.md`, else to `target/peers/RESULTS.md`. We run by each
//! instruction set that the machine has, or by the one of `--path`.
//!
//! `… boards [BOARD…]` sets nim-values of boards beside those of igsolve.
//!
//! `… kernels [--instructions] [GAME…]` prints what a heap costs our engine: nanoseconds, or instructions.

mod boards;
mod compare;
mod engines;
mod games;
mod kernels;
mod measure;
mod programs;
mod scalar;
mod table;

use clap::Parser;
use engines::How;
use games::{GAMES, Game};
use grundy::sequence;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The words by which the program comes here.
pub const WORDS: [&str; 6] = ["peers", "boards", "kernels", "measure", "compute", "board"];

#[derive(Parser)]
#[command(name = "grundy-bench")]
enum Words {
    /// Nim-sequences beside ogsolve and igsolve, on this machine
    Peers {
        /// A sixteenth of the heaps, one round: some minutes in all
        #[arg(long)]
        quick: bool,
        /// How often each program runs; the medians count
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        /// Threads of the run on all threads; all that there are, unless told
        #[arg(long)]
        threads: Option<usize>,
        /// Our instruction set: avx512, avx2, portable, best, or all in turn
        #[arg(long, default_value = "all", value_parser = paths)]
        path: Paths,
        /// Where the table goes
        #[arg(long)]
        out: Option<PathBuf>,
        /// Only these games
        games: Vec<String>,
    },
    /// Nim-values of boards beside igsolve, on one thread
    Boards {
        /// How often each program runs; the medians count
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        /// Only these boards, such as 'cram 5x7'
        boards: Vec<String>,
    },
    /// What a heap costs our engine, by each instruction set
    Kernels {
        /// Instructions as valgrind counts them, which a busy machine does not disturb (without AVX-512)
        #[arg(long)]
        instructions: bool,
        /// Our instruction set: avx512, avx2, portable, best, or all
        #[arg(long, default_value = "all", value_parser = paths)]
        path: Paths,
        /// Only these games
        games: Vec<String>,
    },
    /// Runs a command and prints its peak memory and processor time
    #[command(hide = true)]
    Measure {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Finds the nim-value of a board
    #[command(hide = true)]
    Board { board: String },
    /// Runs one engine of ours from mark to mark
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

/// Instruction sets of this machine, the best one first; never none.
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

/// The commands of this room.
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

/// The games of these names; all without names.
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

/// Compares game by game; it writes the page again after each. False if one failed.
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
        assert_eq!(paths("portable").map(|one| one.0), Ok(vec![sequence::Path::Portable]));
        assert!(paths("sse9").is_err_and(|error| error.contains("portable")));
    }

    /// The peer is asked for as many values as we know when the checksums are compared.
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
