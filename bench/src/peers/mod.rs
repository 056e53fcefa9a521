//! Nim-sequences side by side with other programs, in one run on one machine.
//!
//! `cargo run --release -p grundy-bench peers [--quick] [GAME…]` installs the peers (GPL programs, pinned and
//! locked, run as processes only) into `target/peers`, runs them and us in turn, checks that all found the same
//! values, and writes a table: of all games to `bench/RESULTS.md`, else to `target/peers/RESULTS.md`.

mod compare;
mod engines;
mod games;
mod measure;
mod programs;
mod table;

use clap::Parser;
use games::{GAMES, Game};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The words by which the program comes here.
pub const WORDS: [&str; 3] = ["peers", "measure", "compute"];

#[derive(Parser)]
#[command(name = "grundy-bench")]
enum Words {
    /// Nim-sequences beside ogsolve and igsolve, on this machine
    Peers {
        /// A sixteenth of the heaps, one round: a minute in all
        #[arg(long)]
        quick: bool,
        /// How often each program runs; the medians count
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        /// Threads of the run on all threads; all that there are, unless told
        #[arg(long)]
        threads: Option<usize>,
        /// Where the table goes
        #[arg(long)]
        out: Option<PathBuf>,
        /// Only these games
        games: Vec<String>,
    },
    /// Runs a command and prints its peak memory and processor time
    #[command(hide = true)]
    Measure {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Runs one engine of ours from mark to mark
    #[command(hide = true)]
    Compute {
        engine: String,
        rule: String,
        threads: usize,
        marks: Vec<u64>,
        #[arg(long)]
        to_proof: bool,
    },
}

/// The commands of this room.
pub fn main() -> ExitCode {
    let done = match Words::parse() {
        Words::Measure { command } => return measure::measure(&command),
        Words::Compute { engine, rule, threads, marks, to_proof } => {
            engines::run(&engine, &rule, threads, to_proof, &marks).map(|()| true)
        }
        Words::Peers { quick, rounds, threads, out, games } => {
            let threads = threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from));
            let rounds = if quick { 1 } else { usize::from(rounds) };
            let whole = games.is_empty() && !quick;
            chosen(&games).and_then(|games| {
                peers(&games, quick, rounds, threads.unwrap_or(1), &out.unwrap_or_else(|| place(whole)))
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

/// Compares game by game; the page is written anew after each. False if one failed.
fn peers(games: &[&Game], quick: bool, rounds: usize, threads: usize, out: &Path) -> Result<bool, String> {
    programs::install()?;
    let machine = table::Machine::here(threads);
    println!("{}", machine.text);
    let (mut rows, mut good) = (Vec::new(), true);
    for game in games {
        let goal = if quick { game.quick() } else { game.goal };
        match compare::compare(game, goal, rounds, threads) {
            Ok(row) => {
                println!(
                    "{:15} {:12} {:>9}   grundy {:>9}  {:>6}   by CPU time {:>6}   all threads {:>9}   {}",
                    game.name,
                    row.peer,
                    table::speed(row.theirs.rate),
                    table::speed(row.one.rate),
                    table::times(row.ratio()),
                    row.cpu_ratio().map_or_else(String::new, table::times),
                    row.all.map_or_else(String::new, |all| table::speed(all.rate)),
                    row.verdict(),
                );
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
