//! Checks of the house: `cargo xtask VERB`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program for the terminal")]

mod circles;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask circles [FOLDER]

circles   fails where modules of one crate import each other in a circle; FOLDER is the workspace to look at";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["circles"] => circles(Path::new(here)),
        ["circles", folder] => circles(Path::new(folder)),
        _ => {
            eprintln!("{USAGE}");
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
