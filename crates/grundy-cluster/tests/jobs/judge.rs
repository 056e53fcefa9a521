//! An independent judge: the same labels by SQL.

use super::{cluster, path};
use std::fmt::Write as _;
use std::fs::File;
use std::process::Command;

/// The labels of a list of moves, sorted.
fn labels(list: &std::path::Path, words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("job");
    let output = cluster(&[&["label", path(list), "--to", path(&to)], words].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = String::from_utf8(cluster(&["show", path(&to)]).stdout).expect("text");
    let mut lines: Vec<String> = shown.lines().skip(1).map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

fn by_sql(list: &std::path::Path) -> Vec<String> {
    let judge = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/jobs/judge.py");
    let output = Command::new("python3").arg(judge).stdin(File::open(list).expect("a list")).output();
    let output = output.unwrap_or_else(|why| panic!("this test needs `python3`; install Python 3 ({why})"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut lines: Vec<String> =
        String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

/// A random layered graph: a move leads from a layer to one of the next ones. Some moves stand twice.
fn layered(nodes: u64, moves: u64, layers: u64, seed: u64) -> String {
    let mut state = seed;
    let mut below = |bound: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    let width = nodes / layers;
    let mut text = String::from("from,to\n");
    for _ in 0..moves {
        let layer = below(layers - 1);
        let next = layer + 1 + below((layers - 1 - layer).min(5));
        let (from, to) = (layer * width + below(width), next * width + below(width));
        let _ = writeln!(text, "n{from},n{to}");
        if below(20) == 0 {
            let _ = writeln!(text, "n{from}, n{to} ");
        }
    }
    text
}

#[test]
fn sql_finds_the_same_labels_of_100_000_nodes() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("moves.csv");
    std::fs::write(&list, layered(100_000, 400_000, 40, 7)).expect("a list");
    let wanted = by_sql(&list);
    assert!(wanted.len() > 95_000);
    assert!(labels(&list, &["--local", "2"]) == wanted);
}

#[test]
fn sql_finds_the_same_labels_of_small_graphs() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("moves.csv");
    for seed in 0..12 {
        // Many moves from each node, so that values above 64 occur.
        let text = match seed % 3 {
            0 => layered(30, 60, 5, seed),
            1 => layered(400, 900, 30, seed),
            _ => {
                let moves = (1..90u64).flat_map(|from| (0..from).map(move |to| (from, to)));
                let kept = moves.filter(|(from, to)| (from * to + seed) % 97 != 0);
                kept.fold("from,to\n".into(), |text, (from, to)| text + &*format!("{from},{to}\n"))
            }
        };
        std::fs::write(&list, text).expect("a list");
        assert_eq!(labels(&list, &["--shards", "3"]), by_sql(&list), "{seed}");
    }
}
