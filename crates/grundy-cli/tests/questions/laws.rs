//! Questions about laws: of heaps, of pairs, under misère play, of families, and of values alone.

use super::common::{folder, grundy, json};
use super::{answered, schema};
use grundy::{Budget, Failure};
use grundy_ask::{Ended, Question, World};
use serde_json::{Value, json};

/// Rules with laws of all kinds, each with the last heap to look at.
const RULES: [(&str, &str); 14] = [
    ("kayles", "20000"),
    ("grundy", "3000"),
    ("take {1,3,4}", "500"),
    ("take 3..999999999999", "100"),
    ("take not {2,3,7}", "2000"),
    ("take 1..floor(n/2)", "1000"),
    ("take {k in 1..n if k divides n}", "1000"),
    ("ruler", "1000"),
    ("lasker-nim", "1000"),
    ("0.16", "500000"),
    ("wythoff", "1000"),
    ("take L..R", "100"),
    ("take {1,2,k}", "300"),
    ("take {1,a,b}", "100"),
];

/// Arguments of the program, each with the same question as JSON.
pub fn questions() -> Vec<(Vec<&'static str>, Value)> {
    let number = |to: &str| to.parse::<u64>().expect("a number");
    let mut all: Vec<_> = RULES
        .into_iter()
        .map(|(rule, to)| {
            (vec!["law", rule, "--to", to], json!({"ask": "law", "rule": rule, "to": number(to)}))
        })
        .collect();
    let one_rule =
        RULES.into_iter().filter(|(rule, _)| !["take L..R", "take {1,2,k}", "take {1,a,b}"].contains(rule));
    all.extend(one_rule.map(|(rule, to)| {
        (
            vec!["explain", "law", rule, "--to", to],
            json!({"ask": "explain-law", "rule": rule, "to": number(to)}),
        )
    }));
    for rule in ["take {1,3,4}", "take {2,5,6}", "nim"] {
        all.push((vec!["law", rule, "--misere"], json!({"ask": "law", "rule": rule, "misere": true})));
    }
    all.push((
        vec!["law", "0.127", "--to", "3000", "--threads", "1"],
        json!({"ask": "law", "rule": "0.127", "to": 3000, "long": true}),
    ));
    all.push((
        vec!["law", "0.127", "--to", "1100000", "--digest"],
        json!({"ask": "law", "rule": "0.127", "to": 1_100_000, "digest": true}),
    ));
    all.push((vec!["law", "kayles"], json!({"ask": "law", "rule": "kayles"})));
    all
}

/// Arguments and questions that are refused, and the kind of the refusal.
pub const REFUSED_QUESTIONS: [(&[&str], &str, &str); 8] = [
    (&["law", "cram"], r#"{"ask":"law","rule":"cram"}"#, "unsuited"),
    (&["law", "kayels"], r#"{"ask":"law","rule":"kayels"}"#, "syntax"),
    (&["law", "take {1,3"], r#"{"ask":"law","rule":"take {1,3"}"#, "syntax"),
    (&["law", "n -> n+k"], r#"{"ask":"law","rule":"n -> n+k"}"#, "rule"),
    (&["law", "grundy", "--misere"], r#"{"ask":"law","rule":"grundy","misere":true}"#, "unsuited"),
    (&["law", "take L..R", "--misere"], r#"{"ask":"law","rule":"take L..R","misere":true}"#, "unsuited"),
    (&["explain", "law", "cram"], r#"{"ask":"explain-law","rule":"cram"}"#, "unsuited"),
    (&["explain", "law", "take L..R"], r#"{"ask":"explain-law","rule":"take L..R"}"#, "syntax"),
];

/// Arguments and questions that a small limit on memory stops.
const STOPPED_QUESTIONS: [(&[&str], &str); 5] = [
    (&["law", "n -> n-1 | floor(n/2) if n > 2"], r#"{"ask":"law","rule":"n -> n-1 | floor(n/2) if n > 2"}"#),
    (&["law", "wythoff"], r#"{"ask":"law","rule":"wythoff"}"#),
    (&["law", "take {1,3,4}", "--misere"], r#"{"ask":"law","rule":"take {1,3,4}","misere":true}"#),
    (&["law", "take {1,2,k}"], r#"{"ask":"law","rule":"take {1,2,k}"}"#),
    (&["explain", "law", "kayles"], r#"{"ask":"explain-law","rule":"kayles"}"#),
];

/// Works on a question until this budget ends; returns the task, and what is known by then.
pub fn stopped(question: &str, mut budget: Budget<'_>) -> (grundy_ask::Task, Value) {
    let mut task = Question::read(question).unwrap().begin(&World::without_files()).unwrap();
    let Err(Failure::Stopped(stopped)) = task.advance(&mut budget) else { panic!("{question} is answered") };
    let so_far = task.so_far(&Ended::new(stopped, None)).expect("what is known");
    (task, serde_json::from_str(&so_far).expect("JSON"))
}

/// Demands that program and library know the same about each question when a small limit on memory stops them.
pub fn stop_alike(questions: &[(&[&str], &str)]) {
    for &(args, question) in questions {
        let output = grundy(&[args, &["--format", "json", "--max-memory", "64"]].concat());
        assert_eq!(output.status.code(), Some(3), "{args:?}");
        let mut program: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let (_, mut library) = stopped(question, Budget::default().bytes(64));
        for answer in [&mut program, &mut library] {
            assert_eq!(answer["stopped"]["why"], "memory", "{args:?}");
            answer.as_object_mut().expect("an object").remove("stopped");
        }
        assert_eq!(program, library, "{args:?}");
    }
}

#[test]
fn program_and_library_stop_alike() {
    stop_alike(&STOPPED_QUESTIONS);
}

/// The answer of stopped work keeps the schema, and more work completes it.
#[test]
fn a_law_that_is_stopped_says_what_is_known_and_goes_on() {
    for (question, ticks) in [
        (r#"{"ask":"law","rule":"kayles"}"#, 100),
        (r#"{"ask":"law","rule":"wythoff"}"#, 100),
        (r#"{"ask":"law","rule":"take {1,2,k}","to":300}"#, 100),
        (r#"{"ask":"law","rule":"take {2,5,6}","misere":true}"#, 1),
        (r#"{"ask":"law","rule":"0.16","to":500000}"#, 1 << 10),
        (r#"{"ask":"explain-law","rule":"kayles"}"#, 100),
    ] {
        let (mut task, so_far) = stopped(question, Budget::work(ticks));
        assert_eq!(so_far["stopped"]["why"], "work", "{question}");
        let name = serde_json::from_str::<Value>(question).unwrap()["ask"].as_str().unwrap().to_owned();
        let validator = jsonschema::draft202012::new(&schema(&name)).expect("a schema");
        assert!(validator.is_valid(&so_far), "{so_far}");
        let whole: Value = serde_json::from_str(&task.advance(&mut Budget::default()).unwrap()).unwrap();
        assert_eq!(whole, answered(question).unwrap(), "{question}");
    }
}

/// The engine for long runs continues where its budget ended.
#[test]
fn a_long_run_that_is_stopped_goes_on() {
    let question = r#"{"ask":"law","rule":"grundy","to":400000}"#;
    let whole = answered(question).expect("an answer");
    let mut task = Question::read(question).unwrap().begin(&World::without_files()).unwrap();
    let (mut ticks, mut heaps, mut far) = (1 << 18, 0, 0);
    let answer = loop {
        match task.advance(&mut Budget::work(ticks)) {
            Ok(answer) => break answer,
            Err(Failure::Stopped(stopped)) => {
                let so_far = task.so_far(&Ended::new(stopped, None)).expect("what is known");
                let so_far: Value = serde_json::from_str(&so_far).expect("JSON");
                assert_eq!(task.resumes(), so_far.get("engine").is_some(), "{so_far}");
                let known = so_far["heaps_computed"].as_u64().expect("a number");
                assert!(known >= heaps && far < 10_000, "{known} heaps after {heaps}");
                heaps = known;
                // The search near heap 0 starts over, so give it more.
                (far, ticks) = if task.resumes() { (far + 1, 1 << 18) } else { (far, 2 * ticks) };
            }
            Err(failure) => panic!("{failure}"),
        }
    };
    assert!(far > 1, "the engine was stopped {far} times");
    assert_eq!(serde_json::from_str::<Value>(&answer).expect("JSON"), whole);
}

#[test]
fn values_without_a_rule_have_one_law_in_program_and_library() {
    let (folder, listed) = (folder("law-of-values"), [0, 1, 2].repeat(100));
    let file = folder.join("values.txt");
    let text: Vec<String> = listed.iter().map(u32::to_string).collect();
    std::fs::write(&file, text.join(" ")).expect("it is written");
    let name = file.to_str().expect("a name");
    let mut program = json(&["law", "--values", name]).expect("an answer");
    let library =
        answered(&json!({"ask": "law-of-values", "values": listed}).to_string()).expect("an answer");
    let named = program["values"].as_object_mut().expect("an object").remove("file");
    assert_eq!((named, &program), (Some(name.into()), &library));
    assert_eq!((&library["law"]["period"], &library["known_by"]), (&json!(3), &json!("seen")));
    let validator = jsonschema::draft202012::new(&schema("law-of-values")).expect("a schema");
    assert!(validator.is_valid(&library), "{library}");
}
