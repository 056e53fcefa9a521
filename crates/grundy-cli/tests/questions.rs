//! One question has one answer: the program, the page's engine, the Python package and `grundy-ask` give the
//! same JSON, which keeps its schema.

#[path = "questions/catalogue.rs"]
mod catalogue;
mod common;
#[path = "questions/laws.rs"]
mod laws;
#[path = "questions/rest.rs"]
mod rest;
#[path = "questions/values.rs"]
mod values;

use common::{grundy, json, scratch};
use grundy::{Budget, Failure};
use grundy_ask::{Ended, Kind, Question, Refused, World, contracts};
use grundy_wasm::{Outside, Pause, Tasks};
use serde_json::{Value, json};

/// Arguments of the program, each with the same question as JSON.
fn questions() -> Vec<(Vec<&'static str>, Value)> {
    let solve =
        |position: &'static str| (vec!["solve", position], json!({"ask": "solve", "position": position}));
    let explain =
        |position: &'static str| (vec!["explain", position], json!({"ask": "explain", "position": position}));
    let at = |rule: &'static str, heap: &'static str| {
        (vec!["at", rule, heap], json!({"ask": "at", "rule": rule, "heap": heap}))
    };
    let mut all: Vec<_> =
        POSITIONS.iter().flat_map(|position| [solve(position), explain(position)]).collect();
    all.extend(PLACES.iter().map(|(rule, heap)| at(rule, heap)));
    for position in ["nim : 5, 1, 1", "kayles : 9", "take {1,3,4} : 7", "nim : 1, 1"] {
        all.push((
            vec!["solve", "--misere", position],
            json!({"ask": "solve", "position": position, "misere": true}),
        ));
        all.push((
            vec!["explain", "--misere", position],
            json!({"ask": "explain", "position": position, "misere": true}),
        ));
    }
    for only in ["outcome", "nim-value"] {
        let position = "cram 3x4 + nim : 2";
        all.push((
            vec!["solve", position, "--only", only],
            json!({"ask": "solve", "position": position, "only": only}),
        ));
    }
    all.push((
        vec!["solve", "wythoff : (3,5)", "--remoteness"],
        json!({"ask": "solve", "position": "wythoff : (3,5)", "remoteness": true}),
    ));
    all.push((
        vec!["solve", "nim : 1, 2, 4, 8", "--max-moves", "0"],
        json!({"ask": "solve", "position": "nim : 1, 2, 4, 8", "max_moves": 0}),
    ));
    for rule in ["kayles", "take {1,3,4}", "n -> n-1 | floor(n/2) if n > 2", "turn \"3E\""] {
        all.push((vec!["values", rule, "--to", "40"], json!({"ask": "values", "rule": rule, "to": 40})));
    }
    all.extend(laws::questions());
    all.push((vec!["games"], json!({"ask": "games"})));
    for name in ["kayles", "cram", "wythoff"] {
        all.push((vec!["games", name], json!({"ask": "games", "name": name})));
    }
    all.extend(catalogue::questions());
    all.extend(rest::questions());
    all.extend(values::questions());
    all
}

const POSITIONS: [&str; 12] = [
    "nim : 3, 4, 5",
    "nim : 0",
    "kayles : 9",
    "0.77 : 5 + nim : 3 + take {1,3} : 7",
    "take 1..3 : 12, 13",
    "wythoff : (3,5)",
    "chomp 2x3",
    "treblecross : ....X...",
    "graph {2>1, 2>0, 1>0} : 2",
    "turn \"3E\" : 6, 9",
    "even-number-addicts : (2,1,0)",
    "n -> n-1 | floor(n/2) if n >= 4 : 13",
];

const PLACES: [(&str, &str); 7] = [
    ("kayles", "10^18"),
    ("nim", "7"),
    ("take {1,3,4}", "1000000007"),
    ("4.[3]", "12"),
    ("wythoff", "(3,6)"),
    ("wythoff", "(10^17,10^18)"),
    ("take 1..floor(n/2)", "40"),
];

/// Arguments and questions that are refused, and the kind of the refusal.
const REFUSED_QUESTIONS: [(&[&str], &str, &str); 7] = [
    (&["solve", "nim : 3, x"], r#"{"ask":"solve","position":"nim : 3, x"}"#, "syntax"),
    (&["solve", "kayels : 3"], r#"{"ask":"solve","position":"kayels : 3"}"#, "syntax"),
    (&["explain", "take {1,3 : 4"], r#"{"ask":"explain","position":"take {1,3 : 4"}"#, "syntax"),
    (&["at", "cram", "3"], r#"{"ask":"at","rule":"cram","heap":"3"}"#, "unsuited"),
    (&["at", "kayles", "three"], r#"{"ask":"at","rule":"kayles","heap":"three"}"#, "syntax"),
    (&["games", "chess"], r#"{"ask":"games","name":"chess"}"#, "unknown"),
    (&["solve", "graph {a>b, b>a} : a"], r#"{"ask":"solve","position":"graph {a>b, b>a} : a"}"#, "rule"),
];

fn refused() -> impl Iterator<Item = (&'static [&'static str], &'static str, &'static str)> {
    REFUSED_QUESTIONS
        .into_iter()
        .chain(laws::REFUSED_QUESTIONS)
        .chain(rest::REFUSED_QUESTIONS)
        .chain(values::REFUSED_QUESTIONS)
}

fn answered(question: &str) -> Result<Value, Refused> {
    let mut task = Question::read(question)?.begin(&World::without_files())?;
    let answer =
        task.advance(&mut Budget::default()).map_err(|failure| Refused::of(failure).expect("no limit"))?;
    Ok(serde_json::from_str(&answer).expect("JSON"))
}

fn schema(name: &str) -> Value {
    let found = contracts().into_iter().find(|contract| contract.name == name);
    found.expect("every question has a schema").answer.to_value()
}

#[test]
fn program_and_library_answer_alike() {
    for (args, question) in questions() {
        let program = json(&args).unwrap_or_else(|why| panic!("{args:?}: {why}"));
        let library = answered(&question.to_string()).unwrap_or_else(|why| panic!("{question}: {why}"));
        assert_eq!(program, library, "{args:?}");
    }
}

/// The page's engine works in slices and gives the library's answers. It writes numbers that JavaScript cannot
/// hold as text.
#[test]
fn page_and_library_answer_alike() {
    let all = questions();
    assert!(all.len() >= 300, "only {} questions", all.len());
    for (_, question) in all {
        let library = answered(&question.to_string()).unwrap_or_else(|why| panic!("{question}: {why}"));
        assert_eq!(of_page(&question.to_string()), json!({ "done": held(library) }), "{question}");
    }
    for (_, question, _) in refused() {
        let refused = answered(question).expect_err("a refusal").problem(|_| String::new());
        let said = of_page(question);
        assert_eq!(said["error"]["message"], json!(refused.message), "{question}: {said}");
        assert_eq!(said["error"]["kind"], serde_json::to_value(refused.kind).expect("a word"), "{question}");
    }
}

/// The Python package is asked the same questions: `python/tests/questions.json` lists them with the SHA-256 of the
/// JSON of their answers, and the tests of the package compare. `cargo xtask generate` writes the list.
#[test]
fn python_is_asked_the_same_questions() {
    use sha2::{Digest as _, Sha256};
    let lines: Vec<String> = questions()
        .into_iter()
        .map(|(_, question)| {
            let mut task =
                Question::read(&question.to_string()).unwrap().begin(&World::without_files()).unwrap();
            let answer =
                task.advance(&mut Budget::default()).unwrap_or_else(|why| panic!("{question}: {why}"));
            let hash: String = Sha256::digest(answer).iter().map(|byte| format!("{byte:02x}")).collect();
            json!({"question": question, "sha256": hash}).to_string()
        })
        .collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let file = common::root().join("python/tests/questions.json");
    if std::env::var_os("GRUNDY_GENERATE").is_some() {
        std::fs::write(&file, text).expect("the list is written");
    } else {
        let listed = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(listed == text, "python/tests/questions.json is old: `cargo xtask generate` writes it");
    }
}

/// The final answer of the page's engine.
fn of_page(question: &str) -> Value {
    struct Clock(std::time::Instant);
    impl Outside for Clock {
        fn now(&self) -> f64 {
            self.0.elapsed().as_secs_f64() * 1e3
        }
        fn pause(&self, _: &grundy::Spent) -> Pause {
            Pause::Impossible
        }
    }
    let mut tasks = Tasks::default();
    let (task, clock) = (tasks.ask(question), Clock(std::time::Instant::now()));
    loop {
        let word: Value = serde_json::from_str(&tasks.advance(task, 200.0, &clock)).expect("JSON");
        if word.get("running").is_none() {
            return word;
        }
    }
}

/// The answer with numbers that JavaScript can hold.
fn held(answer: Value) -> Value {
    match answer {
        Value::Number(number) if number.as_u64().is_some_and(|number| number >= 1 << 53) => {
            Value::String(number.to_string())
        }
        Value::Array(items) => items.into_iter().map(held).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, held(value))).collect(),
        plain => plain,
    }
}

#[test]
fn answers_keep_their_schemas() {
    for (_, question) in questions() {
        let schema = schema(question["ask"].as_str().expect("a name"));
        let validator = jsonschema::draft202012::new(&schema).expect("a schema");
        let answer = answered(&question.to_string()).expect("an answer");
        let errors: Vec<String> = validator.iter_errors(&answer).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{question}: {errors:?}");
        let mut broken = answer;
        if broken.get("known_by").is_some() {
            broken["known_by"] = json!("guess");
            assert!(!validator.is_valid(&broken), "{question}: a guess is no way to know");
        }
    }
}

#[test]
fn program_and_library_refuse_alike() {
    for (args, question, kind) in refused() {
        let output = grundy(&[args, &["--format", "json"]].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said: Value = serde_json::from_slice(&output.stderr).expect("JSON");
        let refused = answered(question).expect_err("a refusal");
        assert_eq!(
            (&said["error"]["kind"], said["error"]["message"].as_str().is_some()),
            (&json!(kind), true),
            "{args:?}"
        );
        let problem = serde_json::to_value(refused.problem(|_| String::new())).expect("JSON");
        for field in ["kind", "message", "line", "column", "length"] {
            assert_eq!(said["error"][field], problem[field], "{args:?}: {field}");
        }
    }
}

/// A text that is no question is refused, even if parts of it are right.
#[test]
fn a_text_that_is_no_question_is_refused() {
    for text in [
        "",
        "{",
        "[]",
        "7",
        r#"{"ask":7}"#,
        r#"{"position":"nim : 3"}"#,
        r#"{"ask":"win","position":"nim : 3"}"#,
        r#"{"ask":"solve","position":"nim : 3","misère":true}"#,
        r#"{"ask":"solve","position":3}"#,
        r#"{"ask":"solve","position":"nim : 3","max_moves":-1}"#,
        r#"{"ask":"solve","position":"nim : 3","max_moves":18446744073709551616}"#,
        r#"{"ask":"at","rule":"kayles"}"#,
        r#"{"ask":"law","rule":"kayles","to":-1}"#,
        r#"{"ask":"law","rule":"kayles","keep":"file"}"#,
        r#"{"ask":"explain-law","rule":"kayles","misere":true}"#,
        r#"{"ask":"law-of-values"}"#,
        r#"{"ask":"law-of-values","values":[]}"#,
        r#"{"ask":"law-of-values","values":[0,-1]}"#,
        r#"{"ask":"law-of-values","first":18446744073709551615,"values":[0,1]}"#,
    ] {
        assert!(answered(text).is_err(), "{text}");
    }
    assert!(answered(&"[".repeat(100_000)).is_err());
}

/// If a limit ends the work, the answer says so and holds what is known. More work completes it.
#[test]
fn a_question_that_is_stopped_says_what_is_known() {
    let question = r#"{"ask":"solve","position":"cram 3x5"}"#;
    let mut task = Question::read(question).unwrap().begin(&World::without_files()).unwrap();
    let Err(Failure::Stopped(stopped)) = task.advance(&mut Budget::work(100)) else {
        panic!("100 ticks are enough")
    };
    let so_far: Value = serde_json::from_str(&task.so_far(&Ended::new(stopped, None)).unwrap()).unwrap();
    assert_eq!((&so_far["stopped"]["why"], &so_far["position"]), (&json!("work"), &json!("cram : 3x5")));
    let validator = jsonschema::draft202012::new(&schema("solve")).expect("a schema");
    assert!(validator.is_valid(&so_far), "{so_far}");
    let whole: Value = serde_json::from_str(&task.advance(&mut Budget::default()).unwrap()).unwrap();
    assert_eq!(whole, answered(question).unwrap());
}

/// Other work restarts or continues after a stop, and ends in the same answer.
#[test]
fn stopped_work_can_advance_again() {
    for question in rest::STOPPED_QUESTIONS {
        let mut task = Question::read(question).unwrap().begin(&World::without_files()).unwrap();
        let stopped = task.advance(&mut Budget::work(100));
        assert!(matches!(stopped, Err(Failure::Stopped(_))), "{question}: {stopped:?}");
        let whole: Value = serde_json::from_str(&task.advance(&mut Budget::default()).unwrap()).unwrap();
        assert_eq!(whole, answered(question).unwrap(), "{question}");
    }
}

#[test]
fn files_of_graphs_are_answered_alike() {
    for (name, text, start) in rest::GRAPHS {
        let path = scratch(name, text);
        let file = path.to_str().expect("a name");
        let program =
            json(&[&["graph", file][..], &start.map_or(vec![], |node| vec!["--start", node])].concat());
        let question = json!({"ask": "graph", "graph": text, "file": name, "start": start}).to_string();
        assert_eq!(program, Ok(answered(&question).expect("an answer")), "{question}");
    }
    // Play that may go on for ever.
    let token = ("token.csv", "from,to\n1,0\n1,2\n2,1\n3,3\n4,3\n4,0\n4,1\n", Some("4"));
    for (name, text, start) in rest::GRAPHS.into_iter().chain([token]) {
        let path = scratch(name, text);
        let file = path.to_str().expect("a name");
        let from = start.map_or(vec![], |node| vec!["--start", node]);
        let program = json(&[&["graph", file, "--loopy"][..], &from].concat());
        let question =
            json!({"ask": "graph", "graph": text, "file": name, "start": start, "loopy": true}).to_string();
        let library = answered(&question).expect("an answer");
        let validator = jsonschema::draft202012::new(&schema("graph")).expect("a schema");
        assert!(validator.is_valid(&library), "{library}");
        assert_eq!(program, Ok(library), "{question}");
    }
    // Ends with labels.
    let (name, text) = ("ends.csv", "from,to,label\na,b\na,c\nb,,loss\nc,,tie\n");
    let path = scratch(name, text);
    let library =
        answered(&json!({"ask": "graph", "graph": text, "file": name}).to_string()).expect("an answer");
    let validator = jsonschema::draft202012::new(&schema("graph")).expect("a schema");
    assert!(validator.is_valid(&library), "{library}");
    assert_eq!(json(&["graph", path.to_str().expect("a name")]), Ok(library));
    for (graph, start, kind) in [
        ("from,to\n1,2\n2,1\n", None, Kind::Rule),
        ("from,too\n1,2\n", None, Kind::Syntax),
        ("from,to\n1,2\n", Some("3"), Kind::Unknown),
    ] {
        let question = json!({"ask": "graph", "graph": graph, "start": start}).to_string();
        assert_eq!(answered(&question).expect_err("a refusal").kind, kind, "{question}");
        let path = scratch("graph.csv", graph);
        let file = path.to_str().expect("a name");
        let args =
            [&["graph", file, "--format", "json"][..], &start.map_or(vec![], |node| vec!["--start", node])];
        let output = grundy(&args.concat());
        let said: Value = serde_json::from_slice(&output.stderr).expect("JSON");
        assert_eq!(said["error"]["kind"], serde_json::to_value(kind).expect("a word"), "{question}");
    }
}

#[test]
fn lines_of_play_are_answered_alike() {
    let validator = jsonschema::draft202012::new(&schema("graph-line")).expect("a schema");
    for (text, node, misere, loopy) in [
        ("from,to\n2,1\n2,0\n1,0\n", "2", false, false),
        ("from,to\n2,1\n2,0\n1,0\n", "2", true, false),
        ("from,to\n1,0\n1,2\n2,1\n3,3\n4,3\n", "4", false, true),
        ("from,to,label\na,b\na,c\nb,,loss\nc,,tie\n", "a", false, false),
    ] {
        let path = scratch("line.csv", text);
        let flags = [("--misere", misere), ("--loopy", loopy)].map(|(flag, is_set)| is_set.then_some(flag));
        let flags: Vec<&str> = flags.into_iter().flatten().collect();
        let program =
            json(&[&["graph", path.to_str().expect("a name"), "--line", node][..], &flags].concat());
        let question =
            json!({"ask": "graph-line", "graph": text, "node": node, "misere": misere, "loopy": loopy});
        let library = answered(&question.to_string()).expect("an answer");
        assert!(validator.is_valid(&library), "{library}");
        assert_eq!(program, Ok(library), "{question}");
    }
    for (graph, node, kind) in [
        ("from,to\n1,2\n2,1\n", Some("1"), Kind::Rule),
        ("from,to\n1,2\n", Some("3"), Kind::Unknown),
        ("from,to\n1,2\n", None, Kind::Unknown),
    ] {
        let question = json!({"ask": "graph-line", "graph": graph, "node": node}).to_string();
        assert_eq!(answered(&question).expect_err("a refusal").kind, kind, "{question}");
    }
}

/// The program writes certificates into files, and the questions return them as text.
#[test]
fn certificates_are_the_same_text() {
    for (args, question) in [
        (&["solve", "kayles : 5"][..], r#"{"ask":"certify","position":"kayles : 5"}"#),
        (&["solve", "--misere", "nim : 2, 3"], r#"{"ask":"certify","position":"nim : 2, 3","misere":true}"#),
        (
            &["solve", "--loopy", "graph {a>b>a, b>b, b>c} : b + nim : 2"],
            r#"{"ask":"certify","position":"graph {a>b>a, b>b, b>c} : b + nim : 2","loopy":true}"#,
        ),
        (
            &["solve", "--loopy", "--misere", "graph {a>b>a, b>c} : a"],
            r#"{"ask":"certify","position":"graph {a>b>a, b>c} : a","misere":true,"loopy":true}"#,
        ),
        (&["law", "0.127", "--to", "100000"], r#"{"ask":"certify-law","rule":"0.127","to":100000}"#),
        (&["law", "wythoff"], r#"{"ask":"certify-law","rule":"wythoff"}"#),
        (&["law", "take 1..floor(n/2)"], r#"{"ask":"certify-law","rule":"take 1..floor(n/2)"}"#),
    ] {
        let path = scratch("same.cert", "");
        let file = path.to_str().expect("a name");
        assert!(grundy(&[args, &["--certificate", file]].concat()).status.success(), "{args:?}");
        let written = std::fs::read_to_string(&path).expect("a certificate");
        let answer = answered(question).expect("an answer");
        assert_eq!(answer["certificate"], json!(written), "{question}");
        assert_eq!(answer["bytes"], written.len());
    }
    for rule in ["grundy", "take L..R"] {
        let question = json!({"ask": "certify-law", "rule": rule, "to": 1000});
        assert!(answered(&question.to_string()).is_err(), "{rule} has no certificate of one law");
    }
}

#[test]
fn certificates_are_checked_alike() {
    for (asked, with, fields) in rest::CERTIFIED_POSITIONS {
        let path = scratch("it.cert", "");
        let file = path.to_str().expect("a name");
        assert!(grundy(&[asked, &["--certificate", file]].concat()).status.success(), "{asked:?}");
        let certificate = std::fs::read_to_string(&path).expect("a certificate");
        let output = grundy(&[&["check", file, "--format", "json"], with].concat());
        let mut program: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        // Only the program has a clock.
        let seconds = program.as_object_mut().expect("an object").remove("seconds");
        assert!(seconds.is_some_and(|seconds| seconds.is_f64()));
        let mut question: Value = serde_json::from_str(fields).expect("an object");
        (question["ask"], question["certificate"]) = (json!("check"), json!(certificate));
        let library = answered(&question.to_string()).expect("an answer");
        assert_eq!(program, library, "{asked:?} {with:?}");
        assert_eq!(output.status.success(), library["verdict"] == "verified", "{library}");
        let schema = schema("check");
        let validator = jsonschema::draft202012::new(&schema).expect("a schema");
        assert!(validator.is_valid(&library), "{library}");
        // A check that a limit ended says so.
        let mut task = Question::read(&question.to_string()).unwrap().begin(&World::without_files()).unwrap();
        if let Err(Failure::Stopped(stopped)) = task.advance(&mut Budget::work(1)) {
            let so_far = task.so_far(&Ended::new(stopped, None)).expect("an answer");
            let so_far: Value = serde_json::from_str(&so_far).expect("JSON");
            assert_eq!(so_far["verdict"], "not checked");
            assert!(validator.is_valid(&so_far), "{so_far}");
        } else {
            panic!("one tick is enough for {asked:?}");
        }
    }
}
