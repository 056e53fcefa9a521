//! Checks and generators of this repository: `cargo xtask VERB`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program for the terminal")]

mod circles;
mod messages;

use std::path::Path;
use std::process::{Command, ExitCode};

const USAGE: &str = "usage: cargo xtask circles [FOLDER]
       cargo xtask messages [FOLDER]
       cargo xtask generate

circles    fails if modules of one crate import each other in a circle; FOLDER is the workspace to check
messages   fails if a call of say! names no message of the English texts or other arguments, or no call says a message
generate   writes schemas, the types of the page, the classes and questions of the Python package and the tables of the book
           from the types of questions and answers, and the texts of the games for translators from the catalogue";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["circles"] => circles(Path::new(here)),
        ["circles", folder] => circles(Path::new(folder)),
        ["messages"] => messages(Path::new(here)),
        ["messages", folder] => messages(Path::new(folder)),
        ["generate"] => generate(Path::new(here)),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The tests that compare the generated files; an environment variable makes them write.
const GENERATORS: [&[&str]; 3] = [
    &["--package", "grundy-ask", "--features", "schema,tables,certificates", "--test", "contracts"],
    &["--package", "grundy-ask", "--features", "schema,tables,certificates", "--test", "game_texts"],
    &["--package", "grundy-cli", "--test", "questions", "python_is_asked_the_same_questions"],
];

fn generate(workspace: &Path) -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    for test in GENERATORS {
        let mut command = Command::new(&cargo);
        command.args(["test", "--quiet"]).args(test).current_dir(workspace).env("GRUNDY_GENERATE", "1");
        match command.status() {
            Ok(status) if status.success() => {}
            Ok(_) => return ExitCode::FAILURE,
            Err(error) => {
                eprintln!("cargo cannot be run: {error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}

fn messages(workspace: &Path) -> ExitCode {
    match messages::of_workspace(workspace) {
        Ok((messages, problems)) if problems.is_empty() => {
            println!("{messages} messages are said with their arguments");
            ExitCode::SUCCESS
        }
        Ok((_, problems)) => {
            problems.iter().for_each(|problem| eprintln!("{problem}"));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn circles(workspace: &Path) -> ExitCode {
    match circles::of_workspace(workspace) {
        Ok((crates, circles)) if circles.is_empty() => {
            println!("no circles between modules in {crates} crates");
            ExitCode::SUCCESS
        }
        Ok((_, circles)) => {
            circles.iter().for_each(|circle| eprintln!("{circle}"));
            eprintln!("{} circles: move what is shared below those who share it", circles.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
