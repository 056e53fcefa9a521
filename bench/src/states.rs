//! State spaces: the states that a job explores and labels in a second, through its files.
//!
//! `cargo run --release -p grundy-bench states [POSITION…]` prints a row for each game, all on one core. Exploring finds the states and
//! the moves between them; labelling goes on from the files of the exploration to the sorted table.

use grundy::{Budget, games};
use grundy_states::{Alone, Positions, Settings, Source, States as _, explore, label_alone};
use std::process::ExitCode;
use std::time::Instant;

/// The word that selects this measurement.
pub const WORD: &str = "states";

/// The games that are measured, unless the command names others: Chomp, and Node Kayles on a ring of 26 vertices with 7 chords.
const GAMES: [&str; 4] = [
    "chomp 10x10",
    "node-kayles {0-1, 1-2, 2-3, 3-4, 4-5, 5-6, 6-7, 7-8, 8-9, 9-10, 10-11, 11-12, 12-13, 13-14, 14-15, 15-16, 16-17, 17-18, 18-19, \
     19-20, 20-21, 21-22, 22-23, 23-24, 24-25, 25-0, 1-14, 3-20, 5-17, 7-22, 9-16, 11-24, 13-19}",
    "cram 4x7",
    "(a,b) -> (a-1,b) if a > 0 | (a,b-1) if b > 0 | (a-1,b-1) if a > 0 and b > 0 : (3000,3000)",
];

/// Runs all games.
pub fn main(words: &[String]) -> ExitCode {
    let games: Vec<&str> =
        if words.is_empty() { GAMES.to_vec() } else { words.iter().map(String::as_str).collect() };
    println!(
        "{:>12}  {:>12}  {:>14}  {:>14}  {:>15}  {:>12}  game",
        "states", "moves", "exploring (s)", "10^6 states/s", "10^6 moves/s", "to table (s)"
    );
    for game in games {
        if let Err(why) = one(game) {
            eprintln!("{game}: {why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn one(game: &str) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let (job, to) = (folder.path().join("job"), folder.path().join("table"));
    std::fs::create_dir_all(&job)?;
    let start = games::position(game)?;
    let mut states = Positions::fitting(&start, &mut Budget::default())?;
    let (settings, mut budget) = (Settings::default(), Budget::default().bytes(u64::MAX));
    let begin = Instant::now();
    let mut explored = explore(Source::Rules(&states), &job, settings, &mut Alone::default(), &mut budget);
    if matches!(explored, Err(grundy_states::JobError::Wide)) {
        std::fs::remove_dir_all(&job)?;
        std::fs::create_dir_all(&job)?;
        states = Positions::new(&start, 2 * states.width());
        explored = explore(Source::Rules(&states), &job, settings, &mut Alone::default(), &mut budget);
    }
    explored?;
    let exploring = begin.elapsed().as_secs_f64();
    let begin = Instant::now();
    let summary = label_alone(Source::Rules(&states), &job, settings, &to, &mut budget)?;
    let labelling = begin.elapsed().as_secs_f64();
    let (count, moves) = (summary.states as f64, summary.edges as f64);
    println!(
        "{:12}  {:12}  {exploring:14.2}  {:14.2}  {:15.1}  {labelling:12.2}  {}",
        summary.states,
        summary.edges,
        count / exploring / 1e6,
        moves / exploring / 1e6,
        game.chars().take(60).collect::<String>()
    );
    Ok(())
}
