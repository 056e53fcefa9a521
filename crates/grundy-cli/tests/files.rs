//! Files that people name: pipes without another end, links, files of others, and what killed runs leave.
#![cfg(unix)]

mod common;
#[path = "common/process.rs"]
mod process;

use common::folder;
use process::{run, said, start, wait_for};
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn pipe(folder: &Path, name: &str) {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    mknodat(CWD, folder.join(name), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("a pipe");
}

fn interrupt(child: &Child) {
    let id = rustix::process::Pid::from_child(child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("a process of ours");
}

/// Each opens the pipe `pipe`, which has no other end.
const WAITING: [&[&str]; 7] = [
    &["solve", "@pipe"],
    &["solve", "graph @pipe : a"],
    &["identify", "--values", "pipe"],
    &["draw", "graph", "@pipe"],
    &["check", "pipe"],
    &["values", "kayles", "--format", "csv", "-o", "pipe"],
    &["values", "kayles", "--format", "npy", "-o", "pipe"],
];

#[test]
fn the_time_limit_ends_the_wait_for_the_other_end_of_a_pipe() {
    let folder = folder("pipe");
    pipe(&folder, "pipe");
    for args in WAITING {
        let began = Instant::now();
        let output = run(&folder, &[args, &["--max-time", "0.2"]].concat());
        assert_eq!(output.status.code(), Some(3), "{args:?}: {}", said(&output));
        assert!(said(&output).contains("--max-time"), "{args:?}: {}", said(&output));
        assert!(began.elapsed() < Duration::from_secs(20), "{args:?}");
    }
}

#[test]
fn ctrl_c_ends_the_wait_for_the_other_end_of_a_pipe() {
    let folder = folder("pipe");
    pipe(&folder, "pipe");
    for args in WAITING {
        let child = start(&folder, args);
        // The program listens before it opens the pipe.
        wait_for("its thread for Ctrl-C", || {
            let threads = std::fs::read_dir(format!("/proc/{}/task", child.id()));
            !cfg!(target_os = "linux") || threads.is_ok_and(|threads| threads.count() > 1)
        });
        std::thread::sleep(Duration::from_millis(100));
        interrupt(&child);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{args:?}: {}", said(&output));
    }
}

#[test]
fn a_pipe_whose_other_end_comes_late_is_read_and_written() {
    let folder = folder("late");
    pipe(&folder, "pipe");
    let end = |args: &[&str]| {
        let child = start(&folder, args);
        std::thread::sleep(Duration::from_millis(150));
        child
    };
    let child = end(&["solve", "@pipe"]);
    std::fs::write(folder.join("pipe"), "nim : 3, 4").expect("a reader");
    let output = child.wait_with_output().expect("it ends");
    assert!(
        output.status.success() && String::from_utf8_lossy(&output.stdout).contains("nim-value 7"),
        "{output:?}"
    );
    let child = end(&["values", "kayles", "--to", "100000", "--format", "csv", "-o", "pipe"]);
    let read = std::fs::read_to_string(folder.join("pipe")).expect("a writer");
    assert!(child.wait_with_output().expect("it ends").status.success());
    assert_eq!(read.lines().count(), 100_002);
}

#[test]
fn a_reader_that_stops_reading_does_not_outlive_the_time_limit() {
    let folder = folder("stalled");
    pipe(&folder, "pipe");
    let args = ["values", "kayles", "--to", "10^6", "--format", "csv", "-o", "pipe", "--max-time", "0.2"];
    let child = start(&folder, &args);
    let reader = std::fs::File::open(folder.join("pipe")).expect("a writer");
    let output = child.wait_with_output().expect("it ends");
    drop(reader);
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
}

/// What a player types, line by line.
fn play(folder: &Path, args: &[&str], typed: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.arg("play").args(args).current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it reads");
    let Output { status, stdout, .. } = child.wait_with_output().expect("it ends");
    assert!(status.success());
    String::from_utf8(stdout).expect("UTF-8")
}

#[test]
fn a_game_is_saved_over_another_file_only_if_the_player_says_so() {
    let folder = folder("save");
    let content = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    std::fs::write(folder.join("letter"), "dear Richard").expect("a file");
    std::os::unix::fs::symlink("letter", folder.join("link")).expect("a link");
    for name in ["letter", "link"] {
        let told = play(&folder, &["nim : 3, 4"], &format!("save {name}\nquit\n"));
        assert!(told.contains("there already") && told.contains(&format!("`save! {name}`")), "{told}");
        assert_eq!(content("letter"), "dear Richard");
    }
    // A second save is the same game; another game must say so.
    let told = play(&folder, &["nim : 3, 4"], "save mine\n1\nsave mine\nquit\n");
    assert_eq!(told.matches("Kept in mine.").count(), 2, "{told}");
    let mine = content("mine");
    play(&folder, &["nim : 5"], "save mine\nquit\n");
    assert_eq!(content("mine"), mine);
    play(&folder, &["nim : 5"], "save! link\nquit\n");
    assert!(content("letter").contains("nim : 5") && folder.join("link").is_symlink());
    // A file that appears while the game is played is not the game's own.
    let told = play(&folder, &["nim : 3, 4", "--save", "new"], "1\nsave! letter\nsave new\nquit\n");
    assert!(told.contains("Kept in new."), "{told}");
}

#[test]
fn output_goes_where_a_link_leads_even_if_nothing_is_there_yet() {
    let folder = folder("dangling");
    for (name, link) in [("values.csv", "link.csv"), ("values.npy", "link.npy")] {
        std::os::unix::fs::symlink(name, folder.join(link)).expect("a link");
        let output = run(&folder, &["values", "kayles", "--to", "9", "-o", link]);
        assert!(output.status.success(), "{}", said(&output));
        assert!(folder.join(link).is_symlink() && folder.join(name).metadata().expect(name).len() > 0);
    }
    std::os::unix::fs::symlink("game", folder.join("link")).expect("a link");
    play(&folder, &["nim : 3, 4"], "save link\nquit\n");
    assert!(folder.join("link").is_symlink() && folder.join("game").exists());
}

#[test]
fn the_next_run_in_a_folder_removes_what_a_killed_one_left() {
    let folder = folder("litter");
    let files = || std::fs::read_dir(&*folder).expect("the folder").count();
    // A run that holds its draft, which the next one leaves alone.
    let slow = ["values", "0.106", "--to", "10^9", "--format", "csv", "-o", "slow.csv"];
    let mut living = start(&folder, &slow);
    wait_for("the draft", || files() == 1);
    let mut killed = start(&folder, &slow);
    wait_for("another draft", || files() == 2);
    killed.kill().expect("a process of ours");
    killed.wait().expect("it ends");
    assert_eq!(files(), 2);
    assert!(run(&folder, &["values", "kayles", "-o", "k.csv"]).status.success());
    assert_eq!(files(), 2, "the draft of the living run, and the new file");
    living.kill().expect("a process of ours");
    living.wait().expect("it ends");
    assert!(run(&folder, &["draw", "strip", "kayles", "-o", "k.svg"]).status.success());
    assert_eq!(files(), 2, "both new files");
}

#[test]
fn a_checkpoint_leaves_files_of_others_alone() {
    let folder = folder("others");
    for name in ["Cargo.lock", "Cargo.partial"] {
        std::fs::write(folder.join(name), "dear Richard").expect("a file");
    }
    let args = ["law", "grundy", "--to", "30000", "--checkpoint", "Cargo"];
    assert!(run(&folder, &args).status.success());
    for name in ["Cargo.lock", "Cargo.partial"] {
        assert_eq!(std::fs::read_to_string(folder.join(name)).expect(name), "dear Richard");
    }
    std::fs::write(folder.join(".Cargo.grundy-lock"), "dear Richard").expect("a file");
    let refused = run(&folder, &args);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("move it away"), "{}", said(&refused));
}

/// Limits of the shell, where it can set them: little stack for the first thread, few open files.
#[test]
fn the_program_works_with_little_stack() {
    let deep = format!("n -> {}n-1{} : 5", "(".repeat(199), ")".repeat(199));
    let script = "ulimit -s 512 && exec \"$0\" solve \"$1\" --only nim-value";
    let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_grundy"), &deep]).output();
    let output = output.expect("a shell");
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("nim-value 1"), "{output:?}");
}

#[test]
fn a_server_without_room_for_its_files_says_so() {
    let script = "ulimit -n 5 && exec \"$0\" serve --no-open --port 0";
    let output =
        Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_grundy")]).output().expect("a shell");
    let error = String::from_utf8_lossy(&output.stderr);
    if cfg!(feature = "serve") {
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains("ulimit -n") && !error.contains("panicked"), "{error}");
    }
}
