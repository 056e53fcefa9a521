//! Tables of all positions: `grundy label`, and `grundy solve --table`.

mod common;
#[path = "common/process.rs"]
mod process;

use common::folder;
use process::{run, run_with, said};
use serde_json::Value;
use std::path::Path;

fn answer(folder: &Path, args: &[&str]) -> Value {
    let output = run(folder, &[args, &["--format", "json"]].concat());
    assert!(output.status.success(), "{args:?}: {}", said(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Positions that can be reached from the first one.
const GAMES: [&[&str]; 5] = [
    &["kayles : 11, 7", "kayles : 11, 7", "kayles : 6, 4, 3", "kayles : 1"],
    &["wythoff : (6,9) + nim : 3", "wythoff : (3,5) + nim : 1", "nim : 2 + wythoff : (4,7)"],
    &["chomp 4x5", "chomp : 5,3,1", "chomp : 1"],
    &["cram 4x4", "cram : .#../.#../..../....", "cram : ####/####/#..#/####"],
    &["graph {a>b>c>d, a>c, b>d} : a, b", "graph {a>b>c>d, a>c, b>d} : c, b"],
];

#[test]
fn tables_answer_as_the_solver_does() {
    let folder = folder("label");
    for game in GAMES {
        let labelled = answer(&folder, &["label", game[0], "--to", "a.table"]);
        assert!(labelled["positions"].as_u64().expect("a number") > 5, "{labelled}");
        for position in game {
            for misere in [false, true] {
                let convention: &[&str] = if misere { &["--misere"] } else { &[] };
                let table =
                    answer(&folder, &[&["solve", position, "--table", "a.table"], convention].concat());
                let solved = answer(&folder, &[&["solve", position, "--remoteness"], convention].concat());
                assert_eq!(table["outcome"], solved["outcome"], "{position}");
                assert_eq!(table["remoteness"], solved["remoteness"], "{position}");
                if !misere {
                    assert_eq!(table["nim_value"], solved["nim_value"], "{position}");
                }
                let winning = |answer: &Value, list: &str| {
                    let moves = answer[list].as_array().expect("moves").iter();
                    let wins = moves.filter(|one| one.get("outcome").is_none_or(|outcome| outcome == "P"));
                    let mut texts: Vec<String> = wins.map(|one| one["text"].to_string()).collect();
                    texts.sort();
                    texts.dedup();
                    texts
                };
                assert_eq!(winning(&table, "moves"), winning(&solved, "winning_moves"), "{position}");
            }
        }
    }
}

#[test]
fn labelled_games_are_labelled() {
    let folder = folder("labelled");
    let start = "even-number-addicts : (3,4,0,0)";
    answer(&folder, &["label", start, "--to", "a.table"]);
    let table = answer(&folder, &["solve", start, "--table", "a.table"]);
    let solved = answer(&folder, &["solve", start, "--remoteness"]);
    assert_eq!(table["remoteness"], 7);
    assert_eq!((&table["outcome"], &table["remoteness"]), (&solved["outcome"], &solved["remoteness"]));
    assert_eq!(table["nim_value"], Value::Null);
}

#[test]
fn a_run_goes_on_after_its_limit() {
    let folder = folder("stopped");
    let label = ["label", "cram 4x6", "--to", "a.table"];
    // A run that has not saved anything leaves nothing, and promises nothing.
    let output = run(&folder, &[&label[..], &["--max-time", "1ms"]].concat());
    assert!(
        output.status.code() == Some(3) && !said(&output).contains("Positions saved"),
        "{}",
        said(&output)
    );
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 0);
    let (mut runs, mut goes_on) = (0, false);
    loop {
        let time = format!("{}ms", 200 << runs);
        let output = run(&folder, &[&label[..], &["--max-time", &time]].concat());
        match output.status.code() {
            Some(0) => break,
            Some(3) => goes_on |= said(&output).contains("Positions saved beside a.table: "),
            _ => panic!("{}", said(&output)),
        }
        assert!(!folder.join("a.table").exists());
        if goes_on {
            let other = run(&folder, &[&label[..], &["--shards", "3"]].concat());
            assert!(
                said(&other).contains("in 16 shards") && !said(&other).contains("goes on"),
                "{}",
                said(&other)
            );
        }
        runs += 1;
        assert!(runs < 14);
    }
    assert!(goes_on, "no run was cut between its first checkpoint and its end");
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("one").file_name()).collect();
    assert_eq!(left, ["a.table"]);
}

#[test]
fn the_program_plays_by_a_table() {
    let folder = folder("played");
    let mut hints = 0;
    for (start, positions) in [
        ("kayles : 12, 9", ["kayles : 7, 4", "kayles : 11, 3", "kayles : 5, 5"]),
        ("cram 4x4", ["cram 4x4", "cram : .#../.#../..../....", "cram : ####/####/#..#/####"]),
    ] {
        answer(&folder, &["label", start, "--to", "a.table"]);
        for position in positions {
            for convention in [&[][..], &["--misere"]] {
                let table = [convention, &["--table", "a.table"]].concat();
                let solved = answer(&folder, &[&["solve", position], &table[..]].concat());
                let play = ["play", position, "--first", "grundy", "--format", "json"];
                let played = run_with(&folder, &[&play[..], &table].concat(), "hint\nquit\n");
                assert!(played.status.success(), "{}", said(&played));
                let events: Vec<Value> = played
                    .stdout
                    .split(|byte| *byte == b'\n')
                    .filter(|line| !line.is_empty())
                    .map(|line| serde_json::from_slice(line).expect("JSON"))
                    .collect();
                let of = |kind: &str| events.iter().find(|event| event["event"] == kind);
                assert_eq!(of("move").expect("a move")["move"], solved["moves"][0]["text"], "{position}");
                if let Some(hint) = of("hint") {
                    let at = of("move").expect("a move")["position"].as_str().expect("a position").to_owned();
                    let next = answer(&folder, &[&["solve", &at], &table[..]].concat());
                    let wins = next["outcome"] == "N" && next["moves"] != serde_json::json!([]);
                    let wanted = if wins { &next["moves"][0]["text"] } else { &Value::Null };
                    assert_eq!(&hint["move"], wanted, "{at}");
                    hints += 1;
                }
                let stages = of("end").expect("an end")["stages"].clone();
                assert_eq!(stages[0]["outcome"], solved["outcome"], "{position}");
            }
        }
    }
    assert!(hints > 6, "{hints} hints");
    // Without a position, play begins with the one that the table is about.
    let output = run_with(&folder, &["play", "--table", "a.table"], "quit\n");
    assert!(String::from_utf8_lossy(&output.stdout).contains("cram : 4x4"), "{}", said(&output));
    let output =
        run_with(&folder, &["play", "cram 5x5", "--table", "a.table", "--first", "grundy"], "quit\n");
    assert!(
        String::from_utf8_lossy(&output.stdout).contains("cannot be reached from `cram : 4x4`"),
        "{}",
        said(&output)
    );
}

#[test]
fn what_a_table_cannot_answer_is_an_error() {
    let folder = folder("refused");
    answer(&folder, &["label", "nim : 4, 3", "--to", "a.table"]);
    for (args, why) in [
        (&["solve", "nim : 5", "--table", "a.table"][..], "cannot be reached from `nim : 4, 3`"),
        (&["solve", "kayles : 2", "--table", "a.table"], "other rules than `kayles`"),
        (&["solve", "nim : 2", "--table", "b.table"], "b.table"),
        (&["label", "graph {a>b>a} : a", "--to", "c.table"], "there is a cycle: graph {a>b>a} : a →"),
        (&["label", "nim : 3", "--to", "no/such/folder/a.table"], "no/such/folder"),
        (&["label", "nim : 3", "--to", "a.table", "--shards", "0"], "the number of shards is from 1 to 500"),
    ] {
        let output = run(&folder, args);
        assert!(!output.status.success() && said(&output).contains(why), "{args:?}: {}", said(&output));
    }
    let path = folder.join("a.table");
    let mut bytes = std::fs::read(&path).expect("a table");
    let last = bytes.len() - 4000;
    bytes[last] ^= 4;
    std::fs::write(&path, bytes).expect("a table");
    let output = run(&folder, &["solve", "nim : 4, 3", "--table", "a.table"]);
    assert!(said(&output).contains("is damaged"), "{}", said(&output));
}
