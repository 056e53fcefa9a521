//! Every question keeps its budget: a long instance ends soon after its clock does.

use grundy::{Budget, ControlFlow, Failure, Why};

use grundy_ask::{Ended, Question, World};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The time that a question gets.
const LIMIT: Duration = Duration::from_millis(200);
/// How much longer it may take. The tests of other crates run meanwhile.
const GRACE: Duration = Duration::from_secs(2);

/// Play from here may go on for ever, among very many positions.
const TANKS: &str =
    "(a,b,c) -> (a-1,b,c) if a > 0 | (a+1,b-1,c) if b > 0 and a < 900 | (a,b+1,c-1) if c > 0 : (500,500,500)";

/// Questions that take much longer than the limit.
fn long() -> Vec<Value> {
    let far = "grundy : 10000000";
    let rule = "n -> n-k for k in 1..n if k*k mod 7 = 1";
    vec![
        json!({"ask": "at", "rule": "grundy", "heap": "10^9"}),
        json!({"ask": "certify", "position": "cram 9x9"}),
        json!({"ask": "certify-law", "rule": "grundy", "to": 1_000_000_000}),
        json!({"ask": "code", "rule": "grundy", "lang": "python", "to": 1_000_000_000}),
        json!({"ask": "draw", "what": "plot", "rule": rule, "to": 1_000_000}),
        json!({"ask": "certify", "position": TANKS, "loopy": true}),
        json!({"ask": "explain", "position": "cram 9x9"}),
        json!({"ask": "explain-loopy", "position": TANKS}),
        json!({"ask": "explain-law", "rule": "grundy", "to": 1_000_000_000}),
        json!({"ask": "grade", "played": ["cram 9x9", far]}),
        json!({"ask": "hint", "position": "cram 9x9"}),
        json!({"ask": "identify", "what": "grundy", "with": "0.106", "to": 1_000_000_000}),
        json!({"ask": "law", "rule": "grundy", "to": 1_000_000_000}),
        json!({"ask": "listing", "rule": rule, "show": "outcomes", "misere": true, "to": 999_999}),
        json!({"ask": "reply", "position": "cram 9x9", "strength": "perfect"}),
        json!({"ask": "solve", "position": far}),
        json!({"ask": "solve-loopy", "position": TANKS}),
        json!({"ask": "sparse", "rule": "grundy", "to": 1_000_000_000}),
        json!({"ask": "table", "rule": "(a,b) -> (a-k,b) for k in 1..a if k*k mod 7 = 1 | (a,b-k) for k in 1..b", "to": 5000}),
        json!({"ask": "values", "rule": rule, "to": 1_000_000}),
        json!({"ask": "worksheet", "rule": "cram 9x9", "seed": 1}),
    ]
}

/// The largest instances of questions that refuse larger ones, or whose work grows with their text alone.
fn bounded() -> Vec<Value> {
    let many: Vec<u32> = (0..200_000u64).map(|n| (n * n % 99_991) as u32).collect();
    let numbers: Vec<String> = many.iter().map(u32::to_string).collect();
    let edges: String = (1..100_000).map(|n| format!("{n},{}\n", n / 2)).collect();
    vec![
        json!({"ask": "check", "certificate": "x".repeat(1 << 20)}),
        json!({"ask": "games"}),
        json!({"ask": "graph", "graph": format!("from,to\n{edges}")}),
        json!({"ask": "graph-line", "graph": format!("from,to\n{edges}"), "node": "99999"}),
        json!({"ask": "law-of-values", "values": many}),
        json!({"ask": "mex", "numbers": numbers.join(" ")}),
        json!({"ask": "moves", "position": "wythoff : (1000000000,1000000000)"}),
        json!({"ask": "nim-sum", "numbers": numbers.join(" ")}),
        json!({"ask": "nimber", "expression": format!("({})", numbers[..20_000].join("+"))}),
        json!({"ask": "position", "position": format!("kayles : {}", numbers[..50_000].join(","))}),
        json!({"ask": "rule", "rule": format!("take {{{}}}", numbers[1..50_000].join(","))}),
        json!({"ask": "states", "position": "cram 4x4"}),
        json!({"ask": "tartan", "first": "triplets", "second": "ruler", "from": 0, "to": 999}),
        json!({"ask": "touch", "position": "cram 11x11"}),
        json!({"ask": "xor-table", "to": 1023, "product": true}),
    ]
}

/// Questions about tables in files, in this folder: labelling takes long, and asking does not.
#[cfg(feature = "tables")]
fn tables(folder: &std::path::Path) -> [Value; 2] {
    let [long, short] = ["long", "short"].map(|name| folder.join(name).display().to_string());
    let label = json!({"ask": "label", "position": "wythoff : (9,9)", "to": short});
    let mut task = Question::read(&label.to_string()).unwrap().begin(&World::without_files()).unwrap();
    task.advance(&mut Budget::default()).unwrap();
    [
        json!({"ask": "label", "position": "cram 9x9", "to": long}),
        json!({"ask": "solve-table", "position": "wythoff : (9,9)", "table": short}),
    ]
}

/// How a question ends under the limit, and after which time.
fn ends(question: &Value) -> (Result<String, Why>, Duration) {
    let start = Instant::now();
    let asked = Question::read(&question.to_string()).unwrap_or_else(|why| panic!("{question}: {why:?}"));
    let begun = asked.begin(&World::without_files());
    let answer = begun.map_or_else(
        |refused| Ok(refused.message),
        |mut task| {
            let watch = |_: &_| match start.elapsed() > LIMIT {
                true => ControlFlow::Break(Why::Time),
                false => ControlFlow::Continue(()),
            };
            match task.advance(&mut Budget::default().bytes(256 << 20).watch(watch)) {
                Ok(answer) => Ok(answer),
                Err(Failure::Stopped(stopped)) => {
                    task.so_far(&Ended::new(stopped, None));
                    Err(stopped.why)
                }
                Err(failure) => Ok(failure.to_string()),
            }
        },
    );
    (answer, start.elapsed())
}

#[test]
fn every_question_keeps_its_budget() {
    let mut all: Vec<(Value, bool)> = long().into_iter().map(|question| (question, true)).collect();
    all.extend(bounded().into_iter().map(|question| (question, false)));
    #[cfg(feature = "tables")]
    let folder = tempfile::tempdir().unwrap();
    #[cfg(feature = "tables")]
    all.extend(tables(folder.path()).into_iter().zip([true, false]));
    for (question, is_long) in all {
        let (answer, took) = ends(&question);
        let shown: String = question.to_string().chars().take(120).collect();
        assert!(took < LIMIT + GRACE, "{shown} takes {took:?}");
        let stopped = answer.err();
        assert!(!is_long || stopped.is_some(), "{shown} is not long");
    }
}

#[test]
fn every_question_has_its_row() {
    let rows = long().into_iter().chain(bounded());
    #[cfg(feature = "tables")]
    let folder = tempfile::tempdir().unwrap();
    #[cfg(feature = "tables")]
    let rows = rows.chain(tables(folder.path()));
    let asked: BTreeSet<String> = rows.map(|row| row["ask"].as_str().expect("a name").to_string()).collect();
    let all: BTreeSet<String> = Question::NAMES.iter().map(|name| (*name).to_string()).collect();
    assert_eq!(asked, all);
}

/// Each listed move shows the position that it leaves.
#[test]
fn the_longer_a_position_the_fewer_moves_are_listed() {
    let ones = |count: usize| format!("nim : {}", vec!["1"; count].join(", "));
    let listed = |question: Value, list: &str| {
        let mut task = Question::read(&question.to_string()).unwrap().begin(&World::without_files()).unwrap();
        let answer = task.advance(&mut Budget::default().bytes(4 << 20)).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        (answer[list].as_array().unwrap().len(), answer[format!("{list}_complete")].as_bool().unwrap())
    };
    let solve = |count| json!({"ask": "solve", "position": ones(count), "max_moves": 1000});
    assert_eq!(listed(solve(999), "winning_moves"), (999, true));
    let (few, complete) = listed(solve(9_999), "winning_moves");
    assert!(few * ones(9_999).len() <= 4 << 20 && few > 50 && !complete, "{few}");
    let moves = |count| json!({"ask": "moves", "position": ones(count), "max_moves": 1000});
    assert_eq!(listed(moves(100), "moves"), (100, true));
    let (few, complete) = listed(moves(999), "moves");
    assert!((2..100).contains(&few) && !complete, "{few}");
}
