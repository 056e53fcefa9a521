//! Long runs: `grundy law` with checkpoints, killed and stopped in every way, and resumed.

mod common;
#[path = "common/process.rs"]
mod process;

use common::{folder, root};
use process::{answer, random, run, said, start, wait_for};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A game without a known period: the run ends at its limit.
const RULE: &str = "grundy";

fn lines(output: &Output) -> Vec<Value> {
    let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
    said(output).lines().map(read).collect()
}

/// The arguments of a run in JSON.
fn law<'a>(to: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["law", RULE, "--to", to, "--format", "json", "--max-memory", "64M"], more].concat()
}

/// Whether a state is being written.
fn has_draft(folder: &Path) -> bool {
    let files = std::fs::read_dir(folder).expect("the folder").flatten();
    files.into_iter().any(|file| file.file_name().to_string_lossy().ends_with(".part"))
}

/// More than any test computes.
const UNREACHABLE_HEAP: &str = "10^18";

/// Enough heaps for this number of seconds on this machine.
fn heaps_for(folder: &Path, seconds: &str) -> u64 {
    let output =
        run(folder, &[&law(UNREACHABLE_HEAP, &["--threads", "1"])[..], &["--max-time", seconds]].concat());
    answer(&output)["heaps_computed"].as_u64().expect("a number")
}

#[test]
fn a_run_that_is_killed_again_and_again_ends_in_the_same_answer() {
    let folder = folder("killed");
    let heaps = heaps_for(&folder, "1");
    let (near, far) = (heaps.to_string(), (heaps + heaps / 10).to_string());
    let whole = run(&folder, &law(&near, &["--threads", "1"]));
    assert_eq!(whole.status.code(), Some(0), "{}", said(&whole));
    let args = law(&near, &["--checkpoint", "run.ckpt", "--checkpoint-every", "5ms"]);
    let (mut killed, mut resumed) = (0, 0);
    let last = loop {
        // The number of threads changes, too.
        let threads = ["--threads", if random(2) == 0 { "1" } else { "2" }];
        let mut child = start(&folder, &[&args[..], &threads].concat());
        // Wait longer each time, so that the run ends even on a busy machine.
        std::thread::sleep(Duration::from_millis(random(200 + 25 * killed)));
        if random(2) == 0 {
            // Aim for the middle of a save.
            let start = Instant::now();
            while !has_draft(&folder) && start.elapsed() < Duration::from_millis(100) {}
            std::thread::sleep(Duration::from_micros(random(2000)));
        }
        child.kill().expect("a process of ours");
        let output = child.wait_with_output().expect("it ends");
        resumed += usize::from(said(&output).contains("going on from heap"));
        if output.status.success() {
            break output;
        }
        assert_eq!(output.status.code(), None, "it was not the kill that ended it: {}", said(&output));
        killed += 1;
        assert!(killed < 2000, "the run makes no progress");
    };
    assert!(killed > 3 && resumed > 0, "killed {killed} times, taken up again {resumed} times");
    assert_eq!(answer(&last), answer(&whole));
    // The file stays, and answers without computing.
    let again = run(&folder, &args);
    assert_eq!(answer(&again), answer(&whole));
    assert!(said(&again).contains("nothing is left to compute"), "{}", said(&again));
    // From there the run continues to a further limit, as an unbroken run does.
    let further = run(&folder, &law(&far, &["--checkpoint", "run.ckpt"]));
    let unbroken = run(&folder, &law(&far, &["--threads", "2"]));
    assert_eq!(answer(&further), answer(&unbroken));
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("the folder").map(|f| f.expect("a file").file_name()).collect();
    assert_eq!(left, ["run.ckpt"]);
}

#[cfg(unix)]
#[test]
fn ctrl_c_saves() {
    let folder = folder("ctrl-c");
    let args = law(UNREACHABLE_HEAP, &["--checkpoint", "run.ckpt", "--progress", "json"]);
    let mut last = 0;
    for round in 0..2 {
        let child = start(&folder, &args);
        std::thread::sleep(Duration::from_millis(400));
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
        assert!(kill.success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{output:?}");
        let answer = answer(&output);
        assert_eq!(answer["stopped"]["why"], "cancelled", "{answer}");
        let heaps = answer["heaps_computed"].as_u64().expect("a number");
        assert_eq!(answer["stopped"]["checkpoint"]["heaps"], heaps, "{answer}");
        assert!(heaps > last, "{heaps} heaps after {last}");
        let lines = lines(&output);
        assert_eq!(
            (&lines[0]["event"], &lines[0]["heaps"]),
            (&"started".into(), &last.into()),
            "round {round}"
        );
        last = heaps;
    }
}

#[test]
fn a_time_limit_saves_and_says_how_to_go_on() {
    let folder = folder("time");
    let stopped = |more: &[&str]| {
        let output =
            run(&folder, &[&["law", RULE, "--to", UNREACHABLE_HEAP, "--max-time", "0.4"], more].concat());
        assert_eq!(output.status.code(), Some(3), "{}", said(&output));
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(stopped(&["--threads", "1"]).contains("with --checkpoint FILE the run could go on later"));
    let text = stopped(&["--checkpoint", "run.ckpt"]);
    assert!(text.contains("is saved in run.ckpt: the same command goes on from there"), "{text}");
    assert!(folder.join("run.ckpt").exists());
}

#[test]
fn progress_is_reported_in_json_lines() {
    let folder = folder("progress");
    let args = [
        "law",
        RULE,
        "--to",
        UNREACHABLE_HEAP,
        "--max-time",
        "3.5",
        "--progress",
        "json",
        "--checkpoint",
        "run.ckpt",
    ];
    let output = run(&folder, &[&args[..], &["--checkpoint-every", "200ms"]].concat());
    let lines = lines(&output);
    let schema = std::fs::read_to_string(root().join("schemas/progress.json")).expect("the schema");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    for line in &lines {
        if let Err(error) = validator.validate(line) {
            panic!("{line}: {error}");
        }
    }
    let of = |event: &str| lines.iter().filter(|line| line["event"] == event).collect::<Vec<_>>();
    assert!(of("progress").len() >= 2, "{lines:?}");
    assert!(of("saved").len() >= 2, "{lines:?}");
    let heaps: Vec<u64> = lines.iter().map(|line| line["heaps"].as_u64().expect("a number")).collect();
    assert!(heaps.is_sorted() && heaps[0] == 0 && heaps[heaps.len() - 1] > 0, "{heaps:?}");
    let rates = of("progress").into_iter().map(|line| line["rate"].as_f64().expect("a rate"));
    assert!(rates.into_iter().all(|rate| rate > 0.0));
    let ended = lines.last().expect("a line");
    assert_eq!((&ended["event"], &ended["why"]), (&"ended".into(), &"time".into()));
}

/// Demands exit code 2 and this reason, and that the file is unchanged.
#[track_caller]
fn refused(folder: &Path, args: &[&str], why: &str) {
    let file = folder.join("run.ckpt");
    let before = std::fs::read(&file).ok();
    let output = run(folder, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
    assert!(output.stdout.is_empty());
    assert!(said(&output).contains(why), "{args:?}: {}", said(&output));
    assert_eq!(std::fs::read(&file).ok(), before, "{args:?} changed the file");
    let beside = [has_draft(folder), folder.join(".run.ckpt.grundy-lock").exists()];
    assert_eq!(beside, [false; 2], "{args:?} left files");
}

#[test]
fn bad_checkpoints_are_refused_and_left_alone() {
    let folder = folder("refused");
    let file = folder.join("run.ckpt");
    let args = ["law", RULE, "--to", "3000", "--checkpoint", "run.ckpt"];
    let made = run(&folder, &args);
    assert_eq!(made.status.code(), Some(0), "{}", said(&made));
    let good = std::fs::read(&file).expect("the checkpoint");

    refused(&folder, &["law", "0.106", "--checkpoint", "run.ckpt"], "it belongs to 4!.0, not to 0.106");
    // The same rule by another name is the same rule.
    let named = run(&folder, &["law", "4!.0", "--to", "3000", "--checkpoint", "run.ckpt"]);
    assert_eq!(named.status.code(), Some(0), "{}", said(&named));

    let place = |share: u64| (good.len() as u64 * share / 100) as usize;
    for flip in [0, 8, 12, 20, place(30), place(60), place(90), good.len() - 1] {
        let mut bad = good.clone();
        bad[flip] ^= 1 << random(8);
        std::fs::write(&file, bad).expect("it is written");
        let why = match flip {
            0 => "no checkpoint of grundy",
            8 => "this program reads version 2",
            _ => "cannot be used: it is ",
        };
        refused(&folder, &args, why);
    }
    for (end, why) in
        [(0, "it is empty"), (5, "cut short"), (place(50), "cut short"), (good.len() - 1, "cut short")]
    {
        std::fs::write(&file, &good[..end]).expect("it is written");
        refused(&folder, &args, why);
    }
    std::fs::write(&file, [&good[..], b"\n"].concat()).expect("it is written");
    refused(&folder, &args, "behind its end");
    std::fs::write(&file, &good).expect("it is written");
    let still = run(&folder, &args);
    assert_eq!((still.status.code(), &still.stdout), (Some(0), &made.stdout), "{}", said(&still));
}

#[test]
fn a_run_that_cannot_be_saved_does_not_start() {
    let folder = folder("unwritable");
    std::fs::write(folder.join("file"), "").expect("a file");
    let mut places = vec!["no/such/folder/run.ckpt", "file/run.ckpt", "."];
    if cfg!(unix) {
        places.push("/dev/full");
    }
    for place in places {
        let start = Instant::now();
        refused(
            &folder,
            &["law", RULE, "--to", UNREACHABLE_HEAP, "--checkpoint", place],
            "cannot write the checkpoint",
        );
        assert!(start.elapsed() < Duration::from_secs(20), "{place}");
    }
    refused(&folder, &["law", "take {1,3,4}", "--checkpoint", "run.ckpt"], "finite take-and-break codes");
    std::fs::write(folder.join("rules.txt"), "0.106\n0.6\n").expect("a file");
    refused(&folder, &["law", "@rules.txt", "--checkpoint", "run.ckpt"], "one by one");
    refused(&folder, &["law", RULE, "--to", "10^20"], "at most 18446744073709551615");
    refused(&folder, &["law", RULE, "--threads", "3"], "1..=2");
    refused(
        &folder,
        &["law", RULE, "--checkpoint-every", "soon", "--checkpoint", "run.ckpt"],
        "write 90, 90s, 5m or 2h",
    );
}

#[test]
fn a_second_run_on_one_checkpoint_is_refused() {
    let folder = folder("lock");
    let args = law(UNREACHABLE_HEAP, &["--checkpoint", "run.ckpt", "--checkpoint-every", "5ms"]);
    let mut first = start(&folder, &args);
    wait_for("the checkpoint", || folder.join("run.ckpt").exists());
    let second = run(&folder, &args);
    assert_eq!(second.status.code(), Some(2), "{}", said(&second));
    let why = format!("another run (process {}) is using the checkpoint run.ckpt", first.id());
    assert!(said(&second).contains(&why), "{}", said(&second));
    first.kill().expect("a process of ours");
    first.wait().expect("it ends");
    // The lock of a killed run blocks no other.
    let third = run(&folder, &law("10", &["--checkpoint", "run.ckpt"]));
    assert_eq!(third.status.code(), Some(0), "{}", said(&third));
}

/// The folder vanishes and comes back: the run says so, goes on, and saves again.
#[cfg(unix)]
#[test]
fn a_folder_that_vanishes_does_not_end_the_run() {
    let folder = folder("vanished");
    let (here, away) = (folder.join("here"), folder.join("away"));
    std::fs::create_dir(&here).expect("a folder");
    let args = law(
        UNREACHABLE_HEAP,
        &["--checkpoint", "here/run.ckpt", "--checkpoint-every", "20ms", "--progress", "json"],
    );
    let child = start(&folder, &args);
    wait_for("the checkpoint", || here.join("run.ckpt").exists());
    std::fs::rename(&here, &away).expect("it is moved away");
    std::thread::sleep(Duration::from_millis(600));
    let last = std::fs::read(away.join("run.ckpt")).expect("the last good file stays");
    std::fs::rename(&away, &here).expect("it is moved back");
    wait_for("a new state", || std::fs::read(here.join("run.ckpt")).is_ok_and(|now| now != last));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(kill.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let lines = lines(&output);
    let failed: Vec<_> = lines.iter().filter(|line| line["event"] == "not_saved").collect();
    assert!(
        !failed.is_empty() && failed[0]["message"].as_str().is_some_and(|why| why.contains("No such file"))
    );
    assert!(failed[0]["heaps"].is_u64(), "{failed:?}");
}

/// A limit on the size of files acts as a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_does_not_end_the_run_and_the_last_good_file_stays() {
    let folder = folder("full");
    let small = run(&folder, &law("100", &["--checkpoint", "run.ckpt"]));
    assert_eq!(small.status.code(), Some(0), "{}", said(&small));
    let good = std::fs::read(folder.join("run.ckpt")).expect("the checkpoint");
    let program = env!("CARGO_BIN_EXE_grundy");
    let heaps = heaps_for(&folder, "0.5").to_string();
    let script = format!(
        "trap '' XFSZ; ulimit -f 1; exec '{program}' law {RULE} --to {heaps} --format json \
         --max-memory 64M --checkpoint run.ckpt --checkpoint-every 50ms"
    );
    let output = Command::new("sh").args(["-c", &script]).current_dir(&folder).output().expect("sh");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let warning = said(&output);
    assert!(
        warning.contains("run.ckpt cannot be written now") && warning.contains("run goes on"),
        "{warning}"
    );
    assert_eq!(warning.matches("cannot be written now").count(), 1, "{warning}");
    assert_eq!(std::fs::read(folder.join("run.ckpt")).expect("the checkpoint"), good);
    assert!(!has_draft(&folder));
    assert_eq!(answer(&output), answer(&run(&folder, &law(&heaps, &["--threads", "1"]))));
}

/// A proof ends the run, and the checkpoint remembers it.
#[test]
fn a_proof_is_saved_too() {
    let folder = folder("proof");
    let args = ["law", "0.16", "--to", UNREACHABLE_HEAP, "--format", "json", "--checkpoint", "run.ckpt"];
    let (first, second) = (run(&folder, &args), run(&folder, &args));
    assert_eq!(first.status.code(), Some(0), "{}", said(&first));
    assert_eq!(answer(&first)["law"]["period"], 149_459);
    assert_eq!(answer(&first), answer(&second));
    assert!(said(&second).contains("holds the proof"), "{}", said(&second));
}

/// The second proof is given if it needs few more heaps, but not beyond the limit.
#[test]
fn guy_and_smith_prove_it_too() {
    let folder = folder("second");
    let args = |to| ["law", "0.16", "--to", to, "--format", "json"];
    let both = answer(&run(&folder, &args("10^6")));
    assert_eq!(both["also"][0]["hypotheses"][1], "G(n+149459) = G(n) for 105351 <= n <= 360162", "{both}");
    let one = answer(&run(&folder, &args("400000")));
    assert_eq!(one["law"], both["law"]);
    assert!(one["also"].is_null() && one["heaps_computed"].as_u64() <= Some(400_001), "{one}");
}

/// The values in a file of `--keep`.
fn kept(folder: &Path, name: &str) -> Vec<u64> {
    let bytes = std::fs::read(folder.join(name)).expect("the values");
    bytes.chunks(2).map(|pair| u64::from(u16::from_le_bytes([pair[0], pair[1]]))).collect()
}

#[test]
fn killed_runs_keep_all_values() {
    let folder = folder("keep");
    // Few enough that the small memory below still has room for a witness.
    let heaps = heaps_for(&folder, "0.7").min(1_200_000);
    let to = heaps.to_string();
    let args = law(&to, &["--checkpoint", "run.ckpt", "--checkpoint-every", "5ms", "--keep", "run.u16"]);
    let mut killed = 0;
    let last = loop {
        let mut child = start(&folder, &args);
        std::thread::sleep(Duration::from_millis(if killed == 0 { 20 } else { random(200 + 25 * killed) }));
        child.kill().expect("a process of ours");
        let output = child.wait_with_output().expect("it ends");
        if output.status.success() {
            break output;
        }
        assert_eq!(output.status.code(), None, "{}", said(&output));
        killed += 1;
        assert!(killed < 2000, "the run makes no progress");
    };
    assert!(killed > 0);
    assert_eq!(answer(&last)["kept"], serde_json::json!({ "file": "run.u16", "heaps": heaps + 1 }));
    // In one go, with so little memory that the engine drops values.
    let whole = run(&folder, &["law", RULE, "--to", &to, "--keep", "whole.u16", "--max-memory", "1M"]);
    assert_eq!(whole.status.code(), Some(0), "{}", said(&whole));
    let values = kept(&folder, "run.u16");
    assert!(values == kept(&folder, "whole.u16") && values.len() as u64 == heaps + 1);
    assert_eq!(common::values(RULE, 3000).expect("values"), values[..3000]);
    // An existing file is not overwritten, a file of another run is refused, and extra values are cut off.
    refused(&folder, &["law", RULE, "--keep", "run.u16"], "is there already");
    std::fs::write(folder.join("other.u16"), vec![1; 2 * values.len()]).expect("a file");
    refused(
        &folder,
        &law(&to, &["--checkpoint", "run.ckpt", "--keep", "other.u16"]),
        "belongs to another run",
    );
    std::fs::write(folder.join("note"), "x").expect("a file");
    refused(&folder, &law(&to, &["--checkpoint", "run.ckpt", "--keep", "note"]), "belongs to another run");
    assert_eq!(std::fs::read(folder.join("note")).expect("the file"), b"x");
    refused(&folder, &law(&to, &["--checkpoint", "run.ckpt", "--keep", "run.ckpt"]), "choose two files");
    let long = [std::fs::read(folder.join("run.u16")).expect("it"), vec![7; 1001]].concat();
    std::fs::write(folder.join("run.u16"), long).expect("it is written");
    assert_eq!(run(&folder, &args).status.code(), Some(0));
    assert!(kept(&folder, "run.u16") == values);
}

#[cfg(unix)]
#[test]
fn values_that_cannot_be_written_are_reported() {
    let folder = folder("keep-unwritable");
    for place in ["no/such/folder/values", ".", "/dev/full"] {
        refused(&folder, &["law", RULE, "--to", UNREACHABLE_HEAP, "--keep", place], "cannot write");
    }
    refused(&folder, &["law", "take {1,3,4}", "--keep", "values"], "grundy values RULE");
    assert!(!folder.join("values").exists());
    let near = run(&folder, &["law", "kayles", "--keep", "kayles.u16", "--format", "json"]);
    assert_eq!(answer(&near)["kept"]["heaps"], 168);
    assert_eq!(common::values("kayles", 168).expect("values"), kept(&folder, "kayles.u16"));
    // A limit on the size of files acts as a full disk.
    let program = env!("CARGO_BIN_EXE_grundy");
    let script = format!(
        "trap '' XFSZ; ulimit -f 8; exec '{program}' law {RULE} --to 200000 --keep v.u16 --format json"
    );
    let output = Command::new("sh").args(["-c", &script]).current_dir(&folder).output().expect("sh");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(said(&output).matches("cannot be written to v.u16").count(), 1, "{}", said(&output));
    let heaps = answer(&output)["kept"]["heaps"].as_u64().expect("a number");
    assert!(heaps > 0 && heaps < 200_001 && kept(&folder, "v.u16").len() as u64 == heaps, "{heaps}");
}

#[test]
fn digests_need_their_checkpoint() {
    let folder = folder("digest");
    let to = "1100000";
    let plain = law("1000", &["--checkpoint", "run.ckpt"]);
    assert!(answer(&run(&folder, &plain))["engine"]["digests"].is_null());
    refused(&folder, &[&plain[..], &["--digest"]].concat(), "begun without digests");
    let first = run(&folder, &law("1000", &["--checkpoint", "with.ckpt", "--digest"]));
    assert_eq!(answer(&first)["engine"]["digests"], serde_json::json!([]));
    let resumed = answer(&run(&folder, &law(to, &["--checkpoint", "with.ckpt"])));
    let whole = answer(&run(&folder, &law(to, &["--digest", "--threads", "1"])));
    assert_eq!(resumed["engine"]["digests"], whole["engine"]["digests"]);
    assert_eq!(
        whole["engine"]["digests"].as_array().map(Vec::len),
        Some(1),
        "{}",
        whole["engine"]["digests"]
    );
}
