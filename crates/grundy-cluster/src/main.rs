//! `grundy-cluster`: every position of a game, labelled on many machines.

mod args;
mod hosts;
mod label;
mod local;
mod post;
mod show;

use args::{Args, Command};
use clap::Parser as _;
use std::process::ExitCode;

/// Why a command ends early.
#[derive(Debug)]
pub enum Fail {
    /// The input is wrong.
    Input(String),
    /// The job is not finished, and a later run can go on.
    Unfinished(String),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Label(args) => label::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Merge(args) => show::merge(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => fail.exit(),
    }
}

impl Fail {
    /// Says why, and ends the process: with 2 for wrong input, and 3 for a job that is not finished.
    pub fn exit(&self) -> ! {
        let (why, code) = match self {
            Fail::Input(why) => (why, 2),
            Fail::Unfinished(why) => (why, 3),
        };
        say(&format!("error: {why}"));
        std::process::exit(code)
    }
}

/// Writes a line for people to the standard error; whether somebody reads it makes no difference.
pub fn say(line: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "{line}");
}
