//! The contest examples as programs: their output for the judges' inputs, their refusal of wrong input, and
//! full search of small cases.

mod inputs;
mod search;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the reference inputs and outputs, with one subfolder for each problem.
fn vectors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors/contest")
}

/// The folders of all problems.
fn problems() -> Vec<String> {
    let entries =
        std::fs::read_dir(vectors()).expect("vectors/contest").map(|entry| entry.expect("an entry"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().expect("a plain name")).collect();
    names.sort();
    names
}

/// Every input of a problem with the expected output.
fn cases(problem: &str) -> Vec<(String, String)> {
    let read = |i: u32, end: &str| {
        let path = vectors().join(problem).join(format!("{i}.{end}"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    (1..=5).map(|i| (read(i, "in"), read(i, "out"))).collect()
}

/// The result of a run.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the example of a problem on an input.
fn run(problem: &str, input: &str) -> Run {
    let name = format!("{}{}", problem.replace('-', "_"), std::env::consts::EXE_SUFFIX);
    // This test is target/PROFILE/deps/contest-…; examples are built next door.
    let test = std::env::current_exe().expect("a path of this test");
    let path = test.ancestors().nth(2).expect("two folders up").join("examples").join(&name);
    assert!(
        path.exists(),
        "{} is missing. `cargo test -p grundy` builds the examples; for this test alone run \
         `cargo build -p grundy --examples` first (with --release, if the test has it)",
        path.display()
    );
    let mut child = Command::new(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example starts");
    // The examples read everything before they write.
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the example reads");
    let output = child.wait_with_output().expect("the example ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let run = Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!run.err.contains("panicked"), "{problem} panicked on {input:?}: {}", run.err);
    run
}

/// The output of an example for a correct input.
fn answer(problem: &str, input: &str) -> String {
    let run = run(problem, input);
    assert_eq!(run.code, Some(0), "{problem}: {}", run.err);
    assert_eq!(run.err, "", "{problem}");
    run.out
}

/// A text without the white space at the ends of its lines and at its own end.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n")
}

#[test]
fn every_problem_has_an_example_and_every_example_a_problem() {
    let examples =
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")).expect("examples");
    let names =
        examples.map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"));
    let judges = ["cses_", "atcoder_", "codeforces_", "hackerrank_", "uva_"];
    let contest = names.filter(|name| judges.iter().any(|judge| name.starts_with(judge)));
    let mut examples: Vec<String> =
        contest.filter_map(|name| Some(name.strip_suffix(".rs")?.into())).collect();
    examples.sort();
    let problems: Vec<String> = problems().iter().map(|problem| problem.replace('-', "_")).collect();
    assert_eq!(examples, problems);
    assert_eq!(problems.len(), 25);
}

#[test]
fn the_outputs_are_those_of_the_vectors() {
    for problem in problems() {
        for (i, (input, output)) in (1..).zip(cases(&problem)) {
            assert_eq!(trimmed(&answer(&problem, &input)), trimmed(&output), "{problem}, input {i}");
        }
    }
}
