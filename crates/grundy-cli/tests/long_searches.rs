//! Long searches: `grundy solve` with checkpoints and threads, killed and stopped, and resumed.

mod common;
#[path = "common/process.rs"]
mod process;

use common::folder;
use process::{answer, random, run, said, start, wait_for};
use serde_json::Value;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

/// The arguments of a search in JSON, with its checkpoint.
fn solve<'a>(position: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["solve", position, "--format", "json", "--checkpoint", "search.ckpt"], more].concat()
}

/// The number of positions that a search says it knows when it begins.
fn known(output: &Output) -> Option<u64> {
    let said = said(output);
    let line = said.lines().find_map(|line| line.strip_prefix("the checkpoint search.ckpt knows "))?;
    line.strip_suffix(" positions")?.parse().ok()
}

fn refused(folder: &Path, args: &[&str], why: &str) {
    let output = run(folder, args);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(said(&output).contains(why) && output.stdout.is_empty(), "{}", said(&output));
}

#[test]
fn the_next_search_knows_what_was_found() {
    let folder = folder("searched");
    let first = run(&folder, &solve("cram 4x7", &["--verbose"]));
    assert_eq!((first.status.code(), known(&first)), (Some(0), None), "{}", said(&first));
    let second = run(&folder, &solve("cram 4x7", &["--verbose"]));
    assert_eq!(answer(&second), answer(&first));
    assert!(known(&second) > Some(500), "{}", said(&second));
    // Another board of the same game, beside heaps, and by several threads.
    let sum =
        run(&folder, &solve("cram 4x6 + nim : 3", &["--verbose", "--threads", "3", "--only", "nim-value"]));
    assert_eq!(answer(&sum)["nim_value"], 3);
    assert!(known(&sum) >= known(&second));
    // The lock that keeps other processes out is gone afterwards.
    let names = || std::fs::read_dir(&*folder).unwrap().count();
    assert_eq!(names(), 1);
}

#[test]
fn a_search_that_is_killed_again_and_again_ends_in_the_same_answer() {
    let folder = folder("searches-killed");
    let args = solve("cram 5x8", &["--only", "nim-value", "--verbose", "--checkpoint-every", "20ms"]);
    let (mut killed, mut resumed) = (0, 0);
    let last = loop {
        let threads = ["--threads", if random(2) == 0 { "1" } else { "2" }];
        let mut child = start(&folder, &[&args[..], &threads].concat());
        let patience = Duration::from_millis(150 + random(400) + 150 * killed);
        if killed < 6 {
            std::thread::sleep(patience);
            let _ = child.kill();
        }
        let output = child.wait_with_output().unwrap();
        resumed += u64::from(known(&output).is_some());
        match output.status.code() {
            Some(0) => break output,
            None => killed += 1,
            code => panic!("{code:?}: {}", said(&output)),
        }
    };
    assert_eq!(answer(&last)["nim_value"], 1);
    assert!(killed == 0 || resumed > 0, "{killed} were killed");
}

#[test]
fn a_search_that_is_stopped_says_what_it_kept() {
    let folder = folder("searches-stopped");
    let output = run(&folder, &solve("cram 5x9", &["--max-time", "0.4", "--threads", "2"]));
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let stopped = answer(&output)["stopped"].clone();
    assert_eq!(stopped["checkpoint"]["file"], "search.ckpt");
    assert!(stopped["checkpoint"]["positions"].as_u64() > Some(100), "{stopped}");
    let text = run(&folder, &["solve", "cram 5x9", "--checkpoint", "search.ckpt", "--max-time", "0.3"]);
    assert!(
        said(&text).contains("positions are saved in search.ckpt: the same command goes on"),
        "{}",
        said(&text)
    );
    // Ctrl-C saves too.
    if cfg!(unix) {
        let before = std::fs::metadata(folder.join("search.ckpt")).unwrap().len();
        let child = start(&folder, &solve("cram 5x9", &["--checkpoint-every", "1h"]));
        std::thread::sleep(Duration::from_millis(1500));
        let id = child.id().to_string();
        std::process::Command::new("kill").args(["-INT", &id]).status().unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{}", said(&output));
        assert!(std::fs::metadata(folder.join("search.ckpt")).unwrap().len() > before);
    }
}

/// The other component takes longer than a pause and is not saved; the search values it all the same.
#[test]
fn fruitless_pauses_come_less_often() {
    let folder = folder("searches-paused");
    let position = "cram 3x3 + wythoff : (600,600)";
    let whole = run(&folder, &["solve", position, "--only", "nim-value", "--format", "json"]);
    let args = solve(position, &["--only", "nim-value", "--checkpoint-every", "0"]);
    let paused = run(&folder, &args);
    assert_eq!(paused.status.code(), Some(0), "{}", said(&paused));
    assert_eq!(answer(&paused), answer(&whole));
}

#[test]
fn a_checkpoint_that_does_not_fit_is_refused() {
    let folder = folder("searches-refused");
    run(&folder, &solve("cram 3x5", &[]));
    let good = std::fs::read(folder.join("search.ckpt")).unwrap();
    refused(&folder, &solve("node-kayles path 9", &[]), "it belongs to cram, not to node-kayles {0-1, 1-2");
    for args in [
        &solve("chomp 4x5", &[])[..],
        &solve("nim : 3, 4, 5", &[]),
        &solve("cram 3x5", &["--misere"]),
        &solve("cram 3x5 + node-kayles path 9", &[]),
    ] {
        refused(&folder, args, "has no search that could be saved");
    }
    // A changed bit anywhere, and a lost end.
    for at in (0..good.len()).step_by(7) {
        let mut bad = good.clone();
        bad[at] ^= 1 << (at % 8);
        std::fs::write(folder.join("search.ckpt"), &bad).unwrap();
        refused(&folder, &solve("cram 3x5", &[]), "cannot be used");
        assert_eq!(std::fs::read(folder.join("search.ckpt")).unwrap(), bad);
    }
    std::fs::write(folder.join("search.ckpt"), &good[..good.len() - 1]).unwrap();
    refused(&folder, &solve("cram 3x5", &[]), "cannot be used");
    // More positions than the memory holds.
    std::fs::remove_file(folder.join("search.ckpt")).unwrap();
    run(&folder, &solve("cram 5x7", &["--only", "nim-value"]));
    let whole = std::fs::read(folder.join("search.ckpt")).unwrap();
    refused(&folder, &solve("cram 5x7", &["--max-memory", "100k"]), "leaves room for");
    assert_eq!(std::fs::read(folder.join("search.ckpt")).unwrap(), whole);
    // The checkpoint of a law.
    let law = run(&folder, &["law", "grundy", "--to", "10^5", "--checkpoint", "law.ckpt"]);
    assert!(law.status.success(), "{}", said(&law));
    refused(&folder, &["solve", "cram 3x5", "--checkpoint", "law.ckpt"], "it belongs to 4!.0, not to cram");
    refused(&folder, &["solve", "cram 3x5", "--checkpoint", "."], "folder");
    refused(&folder, &["solve", "cram 3x5", "--checkpoint", "-"], "one of this very name is written ./-");
    // The certificate would overwrite the checkpoint.
    for name in ["new", "./new", "search.ckpt", "./search.ckpt"] {
        let args =
            ["solve", "cram 3x5", "--checkpoint", name.trim_start_matches("./"), "--certificate", name];
        refused(&folder, &args, "both the checkpoint and the certificate");
    }
    assert_eq!(std::fs::read(folder.join("search.ckpt")).unwrap(), whole);
}

#[test]
fn one_checkpoint_is_used_by_one_search() {
    let folder = folder("searches-locked");
    let mut child = start(&folder, &solve("cram 5x9", &["--checkpoint-every", "20ms"]));
    wait_for("the checkpoint", || folder.join("search.ckpt").exists());
    refused(&folder, &solve("cram 3x5", &[]), "is using the checkpoint");
    child.kill().unwrap();
    child.wait().unwrap();
    let after: Value = answer(&run(&folder, &solve("cram 3x5", &["--only", "nim-value"])));
    assert_eq!(after["nim_value"], 1);
}
