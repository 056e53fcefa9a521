//! The time that the engine takes for a question, for `bench/python.py`.
//!
//! `cargo run --release -p grundy-bench ask` reads questions from standard input, one JSON object a line, and writes one line for
//! each: the least time of a call, in nanoseconds. A call begins the question and advances it to its answer as JSON.
//! For the question `values`, it is the time of one call, which streams the values of 32 bits into memory.

use grundy::{Budget, ControlFlow};
use grundy_ask::subject::Subject;
use grundy_ask::values::Values;
use grundy_ask::{Printable, Question, World};
use std::hint::black_box;
use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The word that selects this measurement.
pub const WORD: &str = "ask";

/// How long a round of calls takes, at least.
const ROUND: Duration = Duration::from_millis(20);
const ROUNDS: usize = 15;

/// Answers each line as soon as it is read, so that the caller can measure in turn.
pub fn main() -> ExitCode {
    for line in std::io::stdin().lock().lines() {
        let nanoseconds = line.map_err(|error| error.to_string()).and_then(|line| least(&line));
        match nanoseconds {
            Ok(least) => println!("{least:.1}"),
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
        _ = std::io::stdout().flush();
    }
    ExitCode::SUCCESS
}

fn least(line: &str) -> Result<f64, String> {
    if let Ok(Question::Values(values)) = Question::read(line) {
        return streamed(&values);
    }
    let question = Question::read(line).map_err(|refused| refused.to_string())?;
    let call = || {
        let mut task = question
            .clone()
            .begin_as::<Printable>(&World::without_files())
            .map_err(|refused| refused.to_string())?;
        let answer = task.advance(&mut Budget::default()).map_err(|failure| format!("{failure:?}"))?;
        black_box(&answer.json);
        Ok::<(), String>(())
    };
    let mut calls = 1u32;
    while round(calls, call)? < ROUND {
        calls *= 2;
    }
    let mut least = Duration::MAX;
    for _ in 0..ROUNDS {
        least = least.min(round(calls, call)?);
    }
    Ok(least.as_nanos() as f64 / f64::from(calls))
}

fn round(calls: u32, call: impl Fn() -> Result<(), String>) -> Result<Duration, String> {
    let start = Instant::now();
    for _ in 0..calls {
        call()?;
    }
    Ok(start.elapsed())
}

fn streamed(question: &Values) -> Result<f64, String> {
    let world = World::without_files();
    let start = Instant::now();
    let mut work = Subject::read(&question.rule, &world)
        .and_then(|subject| question.of_subject(subject, &world))
        .map_err(|refused| refused.to_string())?;
    let mut column: Vec<u32> = Vec::new();
    work.stream(&mut Budget::default(), &mut |_, piece| {
        column.extend(piece.iter().map(|&value| value as u32));
        ControlFlow::Continue(())
    })
    .map_err(|failure| format!("{failure:?}"))?;
    black_box(&column);
    Ok(start.elapsed().as_nanos() as f64)
}
