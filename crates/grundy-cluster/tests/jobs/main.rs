//! Jobs of several processes: the same bytes as one process, whoever is killed; and an independent judge.

mod book;
mod input;
mod judge;
mod kills;

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_grundy-cluster");

/// Runs the program to its end.
fn cluster(words: &[&str]) -> Output {
    Command::new(PROGRAM).args(words).output().expect("the program runs")
}

/// What the program says about a wrong input or a lost job, and its exit code.
fn refused(words: &[&str]) -> (Option<i32>, String) {
    let output = cluster(words);
    assert!(!output.status.success(), "{words:?}");
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// A list of hosts on this machine.
fn hosts(folder: &Path, processes: usize) -> String {
    let all: Vec<TcpListener> =
        (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
    let list: String =
        all.iter().map(|listener| format!("{}\n", listener.local_addr().expect("an address"))).collect();
    let file = folder.join("hosts.txt");
    std::fs::write(&file, list).expect("a file");
    path(&file).into()
}

/// One process of a job.
fn process(number: usize, hosts: &str, job: &[&str]) -> Child {
    let mut command = Command::new(PROGRAM);
    command.args(job).args(["--hosts", hosts, "--process", &number.to_string()]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs")
}

/// The files of a finished job, apart from locks.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let named = entries.map(|entry| (entry.file_name().into_string().expect("UTF-8"), entry.path()));
    let kept = named.filter(|(name, _)| !name.starts_with('.'));
    kept.map(|(name, path)| (name, std::fs::read(path).expect("a file"))).collect()
}

#[test]
fn any_number_of_workers_writes_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let job = |name: &str, words: &[&str]| {
        let to = folder.path().join(name);
        let output = cluster(
            &[&["label", "kayles : 9, 8, 2", "--to", path(&to), "--checkpoint-after", "40"], words].concat(),
        );
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        files(&to)
    };
    let one = job("one", &[]);
    assert!(one.len() > 40 && one.contains_key("manifest.json") && one.contains_key("table.0015"));
    assert!(job("threads", &["--threads", "3"]) == one);
    for processes in ["1", "2", "4"] {
        assert!(job(processes, &["--local", processes]) == one, "{processes}");
    }
    assert!(job("both", &["--local", "2", "--threads", "2"]) == one);
}

#[test]
fn a_job_is_shown_and_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("job");
    let label = cluster(&["label", "nim : 2, 1", "--to", path(&to), "--local", "2"]);
    assert!(label.status.success());
    assert!(String::from_utf8_lossy(&label.stdout).contains("5 positions and 7 moves are labelled"));
    let shown = String::from_utf8(cluster(&["show", path(&to)]).stdout).expect("text");
    let mut lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.remove(0), "id,nim_value,normal,misere,remoteness_normal,remoteness_misere");
    lines.sort_unstable();
    assert_eq!(
        lines,
        [
            "\"nim : 1, 1\",0,P,N,2,2",
            "\"nim : 2, 1\",3,N,N,3,2",
            "nim : 1,1,N,P,1,1",
            "nim : 2,2,N,N,1,2",
            "nim :,0,P,N,0,0"
        ]
    );
    let table = folder.path().join("table");
    assert!(cluster(&["merge", path(&to), "--to", path(&table)]).status.success());
    assert!(grundy_states::Table::open(&table).expect("a table").head().states == 5);
}
