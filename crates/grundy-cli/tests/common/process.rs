//! Runs the program as a process: starts it in a folder, waits for it, kills it.
#![allow(dead_code, reason = "each test file uses its own part")]

use serde_json::Value;
use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.args(args).current_dir(folder).env("NO_COLOR", "1").stdin(Stdio::null());
    command
}

pub fn run(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().expect("the program runs")
}

/// Runs the program on this input.
pub fn run_with(folder: &Path, args: &[&str], input: &str) -> Output {
    let file = folder.join("input.txt");
    std::fs::write(&file, input).expect("a file");
    command(folder, args)
        .stdin(std::fs::File::open(&file).expect("a file"))
        .output()
        .expect("the program runs")
}

pub fn start(folder: &Path, args: &[&str]) -> Child {
    command(folder, args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

pub fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {output:?}"))
}

pub fn wait_for(what: &str, mut is_there: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_there() {
        assert!(start.elapsed() < Duration::from_secs(60), "{what} did not come");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// A different number at each call, so that runs are killed at unforeseen moments.
pub fn random(below: u64) -> u64 {
    RandomState::new().hash_one(0) % below
}
