//! Hostile files and odd sizes: no panic, nothing that a terminal obeys, one stream for one answer.

mod common;

use common::{grundy, scratch};
use serde_json::Value;
use std::process::Output;

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn a_label_may_be_longer_than_any_column() {
    let name = "x".repeat(70_000);
    let file = scratch("long.csv", &format!("from,to\n{name},b\nb,c\n{name},c\n"));
    let file = file.to_str().expect("UTF-8");
    let position = format!("graph @{file} : {name}");
    for args in [
        &["graph", file][..],
        &["explain", &position],
        &["solve", &position],
        &["draw", "graph", file],
        &["replay", &format!("{position} > b > c")],
    ] {
        let output = grundy(args);
        assert!(output.status.success(), "{:?}: {}", args[0], String::from_utf8_lossy(&output.stderr));
    }
    // Short names keep their column.
    let lines = text(&grundy(&["graph", file]));
    let short: Vec<&str> = lines.lines().filter(|line| line.starts_with(['b', 'c'])).collect();
    assert!(short.iter().all(|line| line.len() < 200), "{short:?}");
    let letters = "a".repeat(70_000);
    let family = format!("take {{1, {letters}}}");
    assert!(grundy(&["law", &family]).status.code().is_some_and(|code| code <= 2));
}

#[test]
fn no_text_of_a_file_commands_the_terminal() {
    let turned = "ab\u{202e}cd";
    let graph = scratch("turned.csv", &format!("from,to\n{turned},end\u{2066}\n"));
    let graph = graph.to_str().expect("UTF-8");
    let record = scratch("record.txt", "# first: a\u{202e}b\nnim : 3\nnim : 1\n");
    let record = format!("@{}", record.display());
    let forged = scratch("forged.cert", "{\"format\":\"\u{9b}2J\u{1b}[2J\"}\n");
    let rule = "n -> n-1 \u{1b}]0;title\u{7} \u{202e}";
    for args in [
        &["graph", graph][..],
        &["graph", graph, "--format", "json"],
        &["solve", &format!("graph @{graph} : {turned}")],
        &["explain", &format!("graph @{graph} : {turned}")],
        &["replay", &record],
        &["check", forged.to_str().expect("UTF-8")],
        &["law", rule],
        &["values", rule, "--format", "json"],
        &["solve", "@no\u{1b}[31msuch\u{202e}file"],
    ] {
        let Output { stdout, stderr, .. } = grundy(args);
        for bytes in [stdout, stderr] {
            let said = String::from_utf8(bytes).expect("UTF-8");
            let obeyed = |c: char| c.is_control() && c != '\n' && c != '\t';
            let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            assert!(!said.contains(|c| obeyed(c) || turns(c)), "{args:?}: {said:?}");
        }
    }
    // JSON means the same characters.
    let json: Value =
        serde_json::from_slice(&grundy(&["graph", graph, "--format", "json"]).stdout).expect("JSON");
    assert!(json["nodes"].as_array().expect("nodes").iter().any(|node| node["id"] == turned), "{json}");
}

#[test]
fn a_failed_certificate_is_part_of_the_answer_in_json() {
    let file = scratch("none.cert", "");
    std::fs::remove_file(&file).expect("the file is there");
    let file = file.to_str().expect("UTF-8");
    for (args, code) in [
        (&["solve", "nim : 10^18", "--certificate", file][..], 2),
        (&["solve", "nim : 1000000", "--certificate", file, "--max-memory", "8M"], 3),
        (&["law", "0.106", "--to", "2000", "--certificate", file], 2),
    ] {
        let output = grundy(&[args, &["--format", "json"]].concat());
        assert_eq!((output.status.code(), &*output.stderr), (Some(code), &b""[..]), "{args:?}");
        let answer: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        let why = if code == 2 { "error" } else { "stopped" };
        assert!(answer["no_certificate"][why].is_object(), "{answer}");
        assert!(!std::path::Path::new(file).exists());
    }
    let misere = grundy(&["law", "take {1,2}", "--misere", "--certificate", file, "--format", "json"]);
    assert_eq!((misere.status.code(), &*misere.stdout), (Some(2), &b""[..]));
}

#[test]
fn values_without_zeros_are_compared_as_they_come() {
    // All values up to the last heap would take 16 GB.
    let asked =
        ["identify", "nim", "--with", "kayles", "--to", "10^9", "--max-memory", "16M", "--max-time", "20"];
    let output = grundy(&asked);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output).contains("Not the same as kayles"), "{output:?}");
}
