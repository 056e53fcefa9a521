//! What the built program does at the edges: answers that end in an error, odd files, odd words.

mod common;

use serde_json::Value;

/// The text on standard output, and the exit code.
fn run(args: &[&str]) -> (String, Option<i32>) {
    let output = common::grundy(args);
    (String::from_utf8(output.stdout).expect("UTF-8"), output.status.code())
}

#[test]
fn an_answer_in_json_is_whole_or_absent() {
    // Heap 2 goes to itself, so that there is no value; heaps 0 and 1 have one.
    let endless = "n -> n-lcm(n xor i,0) for i in 1..n-1";
    assert_eq!(run(&["values", endless, "--format", "json"]), (String::new(), Some(2)));
    let file = common::scratch("rules.txt", &format!("{endless}\nn -> n-1\n"));
    let (out, code) = run(&["values", &format!("@{}", file.display()), "--to", "3", "--format", "json"]);
    assert_eq!(code, Some(2));
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines[0]["error"].is_object() && lines[1]["values"].is_array(), "{out}");
}
