//! Every question of the page: its answer, its errors, and its work in slices.

use grundy::Spent;
use grundy_ask::World;
use grundy_wasm::{Outside, Pause, Tasks};
use serde_json::{Value, json};
use std::cell::Cell;
use std::io::Cursor;
use std::time::Instant;

/// The clock of the machine, and no pauses.
struct Real(Instant);

impl Outside for Real {
    fn now(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1e3
    }
    fn pause(&self, _: &Spent) -> Pause {
        Pause::Impossible
    }
}

/// A clock that advances by a millisecond each time it is read. A pause takes an hour and ends with `end`.
struct Ticking {
    clock: Cell<f64>,
    pauses: Cell<u32>,
    end: Pause,
}

impl Ticking {
    fn new(end: Pause) -> Ticking {
        Ticking { clock: Cell::new(0.0), pauses: Cell::new(0), end }
    }
}

impl Outside for Ticking {
    fn now(&self) -> f64 {
        self.clock.set(self.clock.get() + 1.0);
        self.clock.get()
    }
    fn pause(&self, spent: &Spent) -> Pause {
        assert!(spent.work > 0);
        self.pauses.set(self.pauses.get() + 1);
        self.clock.set(self.clock.get() + 3.6e6);
        self.end
    }
}

/// The report of one slice.
fn advance(tasks: &mut Tasks, task: u32, milliseconds: f64, outside: &dyn Outside) -> Value {
    serde_json::from_str(&tasks.advance(task, milliseconds, outside)).unwrap()
}

/// Asks a question and works until there is an answer.
fn ask(question: Value) -> Value {
    let mut tasks = Tasks::default();
    let task = tasks.ask(&question.to_string());
    let real = Real(Instant::now());
    loop {
        let word = advance(&mut tasks, task, 20.0, &real);
        if word.get("running").is_none() {
            return word;
        }
    }
}

fn done(question: Value) -> Value {
    let word = ask(question);
    assert!(word.get("done").is_some(), "{word}");
    word["done"].clone()
}

fn wrong(question: Value) -> Value {
    let word = ask(question);
    assert!(word.get("error").is_some(), "{word}");
    word["error"].clone()
}

#[test]
fn rules_are_read_and_named() {
    let rule = done(json!({ "ask": "rule", "rule": "n -> [i, n-2-i] for i in 0..n-2" }));
    assert_eq!(rule["canonical"], "0.07");
    assert_eq!(rule["game"]["name"], "dawsons-kayles");
    assert_eq!(rule["sequence"], true);
    for game in done(json!({ "ask": "games" })).as_array().unwrap() {
        // The engine can read each position that the page offers as a start.
        for sample in game["samples"].as_array().unwrap() {
            done(json!({ "ask": "position", "position": sample }));
        }
        if let Some(text) = game["rule"].as_str() {
            let rule = done(json!({ "ask": "rule", "rule": text }));
            done(json!({ "ask": "position", "position": rule["sample"] }));
        }
    }
}

#[test]
fn every_question_of_the_program_is_one_of_the_page() {
    for (question, field, value) in [
        (json!({ "ask": "nimber", "expression": "5 * 9" }), "bits", json!(4)),
        (json!({ "ask": "mex", "numbers": "0 1 3" }), "mex", json!(2)),
        (json!({ "ask": "nim-sum", "numbers": "10^18 + 3" }), "nim_sum", json!("1000000000000000003")),
        (json!({ "ask": "xor-table", "to": 2 }), "rows", json!([[0, 1, 2], [1, 0, 3], [2, 3, 0]])),
        (
            json!({ "ask": "tartan", "first": "ruler", "second": "ruler", "at": "(8,8)" }),
            "outcome",
            json!("N"),
        ),
        (json!({ "ask": "code", "rule": "kayles", "lang": "cpp" }), "winning_moves", json!(true)),
        (json!({ "ask": "identify", "what": "0,1,1,2,0,3,1,1,0,3,3" }), "kind", json!("values")),
        (json!({ "ask": "identify", "what": "cram 1xn", "to": 200 }), "kind", json!("row")),
        (json!({ "ask": "listing", "rule": "nim", "show": "outcomes", "to": 2 }), "outcomes", json!("PNN")),
        (json!({ "ask": "table", "rule": "wythoff", "to": 1 }), "rows", json!([[0, 1], [1, 2]])),
        (json!({ "ask": "check", "certificate": "{}" }), "verdict", json!("rejected")),
    ] {
        assert_eq!(done(question.clone())[field], value, "{question}");
    }
    let graph = done(json!({ "ask": "graph", "graph": "from,to\na,b" }));
    assert_eq!(
        graph["nodes"][0],
        json!({ "id": "a", "nim_value": 1, "normal": "N", "misere": "P",
        "remoteness_normal": 1, "remoteness_misere": 1, "best": ["b"], "best_misere": [] })
    );
    let certificate = &done(json!({ "ask": "certify", "position": "kayles : 5" }))["certificate"];
    assert_eq!(done(json!({ "ask": "check", "certificate": certificate }))["verdict"], "verified");
    // No refusal names a command or an option of the program.
    for question in [
        json!({ "ask": "identify", "what": "wythoff" }),
        json!({ "ask": "tartan", "first": "ruler", "second": "ruler", "to": 1_000_000 }),
        json!({ "ask": "code", "rule": "cram", "lang": "rust" }),
        json!({ "ask": "rule", "rule": "chess" }),
        json!({ "ask": "rule", "rule": "take {1,3} : 5" }),
        json!({ "ask": "position", "position": "take {1,3} : 5 > 4" }),
    ] {
        assert!(wrong(question.clone())["help"].is_string(), "{question}");
        assert!(!names_the_program(&question), "{question}");
    }
    for question in [
        json!({ "ask": "games", "name": "chess" }),
        json!({ "ask": "states", "position": "nim : 100, 100, 100", "max_nodes": 500 }),
        json!({ "ask": "draw", "what": "graph", "position": "nim : 100, 100, 100", "max_nodes": 500 }),
        json!({ "ask": "draw", "what": "board", "position": "wythoff : (3,41)" }),
        json!({ "ask": "draw", "what": "strip", "rule": "cram", "from": 0, "to": 9 }),
        json!({ "ask": "touch", "position": "wythoff : (3,41)" }),
        json!({ "ask": "at", "rule": "cram", "heap": "3" }),
        json!({ "ask": "values", "rule": "graph {2>1, 2>0}" }),
    ] {
        assert!(!names_the_program(&question), "{question}");
    }
}

/// Whether the refusal of a question speaks of the program's commands or options.
fn names_the_program(question: &Value) -> bool {
    let error = wrong(question.clone()).to_string();
    error.contains("--") || error.contains("grundy ")
}

#[test]
fn errors_point_at_the_character() {
    let error = wrong(json!({ "ask": "rule", "rule": "take {1,3" }));
    assert_eq!((&error["kind"], &error["line"]), (&json!("syntax"), &json!(1)));
    assert_eq!((&error["column"], &error["length"]), (&json!(6), &json!(1)));
    // The place is counted in characters. The page turns them into UTF-16 units.
    let typed = "\"𝔫𝔫\" : 3";
    let error = wrong(json!({ "ask": "position", "position": typed }));
    let end = error["column"].as_u64().unwrap() - 1 + error["length"].as_u64().unwrap();
    assert!(end as usize <= typed.chars().count(), "{error}");
    // The help names no option of the program.
    let error = wrong(json!({ "ask": "values", "rule": "cram" }));
    assert_eq!(
        (&error["kind"], error["help"].as_str().map(|help| help.contains("--"))),
        (&json!("unsuited"), Some(false))
    );
    assert!(wrong(json!({ "ask": "rule", "rule": "nim", "misere": true })).is_object());
    assert!(wrong(json!({ "ask": "nothing" }))["message"].as_str().unwrap().contains("nothing"));
    assert!(wrong(json!("no question")).is_object());
    assert!(wrong(json!({ "ask": "rule", "rule": "take @secret" })).is_object());
}

#[test]
fn large_numbers_cross_as_text() {
    let far = done(json!({ "ask": "at", "rule": "nim", "heap": "10^18" }));
    assert_eq!(
        (&far["heap"], &far["nim_value"]),
        (&json!("1000000000000000000"), &json!("1000000000000000000"))
    );
    assert_eq!(done(json!({ "ask": "at", "rule": "kayles", "heap": "10^18" }))["nim_value"], 1);
    let solved = done(json!({ "ask": "solve", "position": "nim : 10^18, 3" }));
    assert_eq!(solved["nim_value"], "1000000000000000003");
    assert_eq!(solved["winning_moves"][0]["after"], "nim : 3, 3");
}

#[test]
fn laws_say_how_they_are_known() {
    let kayles = done(json!({ "ask": "law", "rule": "kayles" }));
    assert_eq!((&kayles["known_by"], &kayles["law"]["period"]), (&json!("proved"), &json!(12)));
    assert!(kayles["sentence"].as_str().unwrap().starts_with("G(n+12) = G(n) for all n ≥ 71"));
    let grundy = done(json!({ "ask": "law", "rule": "grundy", "to": 2000 }));
    assert_eq!((&grundy["law"], &grundy["heaps_computed"]), (&Value::Null, &json!(2001)));
    assert_eq!(done(json!({ "ask": "law", "rule": "wythoff" }))["known_by"], "proved");
    assert_eq!(done(json!({ "ask": "law", "rule": "take L..R" }))["known_by"], "theorem");
    assert!(wrong(json!({ "ask": "law", "rule": "cram" })).is_object());
}

#[test]
fn laws_are_explained() {
    for rule in ["kayles", "wythoff"] {
        let told = done(json!({ "ask": "explain-law", "rule": rule }));
        assert!(told["sections"].as_array().unwrap().len() > 1, "{told}");
        let law = done(json!({ "ask": "law", "rule": rule }));
        for (field, value) in law.as_object().unwrap() {
            assert_eq!(&told[field], value, "{rule}: {field}");
        }
    }
    // If a limit ends the search, the answer says what the search has seen by then.
    let stopped = done(json!({ "ask": "explain-law", "rule": "grundy", "limit": 0 }));
    assert_eq!(stopped["stopped"]["why"], "time", "{stopped}");
    assert!(!stopped["sections"].as_array().unwrap().is_empty());
}

#[test]
fn a_position_is_solved_explained_drawn_and_touched() {
    for (position, misere) in
        [("nim : 3, 4, 5 + kayles : 9", false), ("cram 3x3", true), ("chomp 3x4", false)]
    {
        let solved = done(json!({ "ask": "solve", "position": position, "misere": misere }));
        let moves = done(json!({ "ask": "moves", "position": position }));
        let listed = moves["moves"].as_array().unwrap();
        for m in solved["winning_moves"].as_array().unwrap() {
            // A winning move is legal, and the position after it is lost.
            let legal = |one: &&Value| one["text"] == m["text"] && one["component"] == m["component"];
            let one = listed.iter().find(legal).unwrap_or_else(|| panic!("{position}: {m}"));
            assert_eq!(one["after"], m["after"]);
            let after = done(json!({ "ask": "solve", "position": m["after"], "misere": misere }));
            assert_eq!(after["outcome"], "P", "{position}: {m}");
        }
        let explained = done(json!({ "ask": "explain", "position": position, "misere": misere }));
        assert_eq!(explained["outcome"], solved["outcome"]);
        let hint = done(json!({ "ask": "hint", "position": position, "misere": misere }));
        assert!(!hint["principle"].as_str().unwrap().is_empty());
        let reply = json!({ "ask": "reply", "position": position, "misere": misere, "strength": "perfect", "seed": 1 });
        let reply = done(reply);
        assert!(
            solved["outcome"] == "P"
                || solved["winning_moves"].as_array().unwrap().iter().any(|m| m["after"] == reply["after"])
        );
        let played = json!([position, reply["after"]]);
        let graded = done(json!({ "ask": "grade", "played": played, "misere": misere }));
        assert_eq!(graded["stages"][0]["grade"], if solved["outcome"] == "N" { "kept" } else { "lost" });
        let graph =
            done(json!({ "ask": "states", "position": position, "misere": misere, "max_nodes": 5000 }));
        assert_eq!(graph["nodes"][graph["start"].as_u64().unwrap() as usize]["outcome"], solved["outcome"]);
    }
    let touch = done(json!({ "ask": "touch", "position": "cram 3x4" }));
    assert_eq!(touch["moves"].as_array().unwrap().len(), 17);
    assert!(touch["svg"].as_str().unwrap().starts_with("<svg"));
    assert!(touch["moves"].as_array().unwrap().iter().all(|m| m["areas"].as_array().unwrap().len() == 2));
}

#[test]
fn every_picture_comes_in_its_forms() {
    let pictures = [
        json!({ "what": "heaps", "played": ["nim : 3,4,5", "nim : 1,4,5"] }),
        json!({ "what": "strip", "rule": "take {1,3,4}", "from": 0, "to": 24 }),
        json!({ "what": "table", "rule": "kayles", "to": 50 }),
        json!({ "what": "plot", "rule": "0.16", "to": 5000 }),
        json!({ "what": "pairs", "rule": "wythoff", "to": 10, "show": "p-positions" }),
        json!({ "what": "xor", "to": 15 }),
        json!({ "what": "graph", "position": "candies : 13" }),
        json!({ "what": "board", "position": "cram 3x3" }),
    ];
    for picture in pictures {
        for (format, sign) in [("svg", "<svg"), ("tex", "tikzpicture"), ("txt", "")] {
            let mut question = picture.clone();
            (question["ask"], question["format"]) = (json!("draw"), json!(format));
            let drawn = done(question);
            assert!(drawn["text"].as_str().unwrap().contains(sign), "{picture} {format}");
        }
    }
    let dot = json!({ "ask": "draw", "what": "graph", "position": "candies : 13", "format": "dot" });
    assert!(done(dot)["text"].as_str().unwrap().starts_with("digraph"));
}

#[test]
fn work_comes_in_slices_and_ends_at_its_limit() {
    let mut tasks = Tasks::default();
    let long = tasks.ask(r#"{"ask":"values","rule":"0.{1,2!}+","to":3}"#);
    assert!(advance(&mut tasks, long, 10.0, &Real(Instant::now())).get("error").is_some());
    let tick = Ticking::new(Pause::Impossible);
    let task = tasks.ask(r#"{"ask":"solve","position":"cram 9x9","limit":50}"#);
    let short = tasks.ask(r#"{"ask":"values","rule":"0.77","to":4}"#);
    let first = advance(&mut tasks, task, 5.0, &tick);
    assert!(first["running"]["work"].as_u64().unwrap() > 0, "{first}");
    // The other task does not have to wait.
    assert_eq!(advance(&mut tasks, short, 5.0, &tick)["done"]["values"], json!([0, 1, 2, 3, 1]));
    let last = loop {
        let word = advance(&mut tasks, task, 5.0, &tick);
        if word.get("running").is_none() {
            break word;
        }
    };
    // The answer says what is known by then.
    assert_eq!(last["done"]["stopped"]["why"], "time", "{last}");
    assert_eq!(last["done"]["position"], "cram : 9x9");
    assert!(advance(&mut tasks, task, 5.0, &tick).get("error").is_some(), "a task that ended is gone");
    let forgotten = tasks.ask(r#"{"ask":"games"}"#);
    tasks.forget(forgotten);
    assert!(advance(&mut tasks, forgotten, 5.0, &tick).get("error").is_some());
}

#[test]
fn a_long_list_is_written_in_several_slices() {
    let mut tasks = Tasks::default();
    let task = tasks.ask(r#"{"ask":"values","rule":"take {1,2}","to":100001}"#);
    let (tick, mut slices) = (Ticking::new(Pause::Impossible), 1);
    let done = loop {
        let word = advance(&mut tasks, task, 2.0, &tick);
        if word.get("running").is_none() {
            break word["done"].clone();
        }
        slices += 1;
    };
    assert!(slices > 3, "{slices} slices");
    let values: Vec<u64> = (0..=100_001).map(|n| n % 3).collect();
    let head =
        json!({ "rule": "take {1,2}", "canonical": done["canonical"], "convention": "normal", "from": 0 });
    let mut expected = head;
    expected["values"] = json!(values);
    assert_eq!(done, expected);
}

#[test]
fn a_computation_that_cannot_resume_pauses_in_the_middle() {
    let mut tasks = Tasks::default();
    let law = r#"{"ask":"law","rule":"take squares","to":15000,"limit":100000}"#;
    let patient = Ticking::new(Pause::Over);
    let task = tasks.ask(law);
    let word = advance(&mut tasks, task, 2.0, &patient);
    assert!(word.get("done").is_some(), "{word}");
    assert!(patient.pauses.get() > 10, "{} pauses", patient.pauses.get());
    assert_eq!(word, ask(serde_json::from_str(law).unwrap()));
    // The hours of other tasks do not count; the task's own work does.
    let reply =
        r#"{"ask":"reply","position":"cram 6x6","misere":true,"strength":"perfect","seed":1,"limit":30}"#;
    let task = tasks.ask(reply);
    let word = advance(&mut tasks, task, 2.0, &Ticking::new(Pause::Over));
    assert_eq!(word["stopped"]["why"], "time", "{word}");
    let impatient = Ticking::new(Pause::Forgotten);
    let task = tasks.ask(reply);
    assert_eq!(advance(&mut tasks, task, 2.0, &impatient)["stopped"]["why"], "cancelled");
    assert_eq!(impatient.pauses.get(), 1);
    assert!(advance(&mut tasks, task, 2.0, &impatient).get("error").is_some());
    // A search for a law tries several ways. After it was forgotten, it pauses in none of the others.
    let task = tasks.ask(law);
    assert!(advance(&mut tasks, task, 2.0, &impatient).get("running").is_none());
    assert_eq!(impatient.pauses.get(), 2);
    // A computation that can resume needs no pause.
    let task = tasks.ask(r#"{"ask":"values","rule":"0.6","to":100000}"#);
    assert!(advance(&mut tasks, task, 2.0, &impatient).get("running").is_some());
    assert_eq!(impatient.pauses.get(), 2);
}

/// A decision by automata starts over where a slice ends. However short the slices, it ends in the same proof.
#[test]
fn far_heaps_have_the_same_evidence_however_short_the_slices() {
    for question in [
        json!({ "ask": "at", "rule": "candies", "heap": "10^18" }),
        json!({ "ask": "at", "rule": "candies", "heap": "10^4" }),
        json!({ "ask": "values", "rule": "candies", "from": 0, "to": 30_000 }),
        json!({ "ask": "solve", "position": "candies : 10^18, 7 + kayles : 3" }),
    ] {
        let mut limited = question.clone();
        limited["limit"] = json!(1e9);
        let whole = done(limited.clone());
        if question["ask"] != "values" {
            assert_eq!(whole["known_by"], "proved", "{question}");
        }
        for end in [Pause::Impossible, Pause::Over] {
            let (mut tasks, tick) = (Tasks::default(), Ticking::new(end));
            let task = tasks.ask(&limited.to_string());
            let word = loop {
                let word = advance(&mut tasks, task, 64.0, &tick);
                if word.get("running").is_none() {
                    break word;
                }
            };
            assert_eq!(word["done"], whole, "{question}");
        }
    }
}

#[test]
fn rules_that_explode_are_refused_or_stopped() {
    for question in [
        json!({ "ask": "values", "rule": "grundy", "to": 18_446_744_073_709_551_615u64 }),
        json!({ "ask": "solve", "position": "cram 1000000x1000000", "limit": 200 }),
        json!({ "ask": "states", "position": "nim : 100, 100, 100", "max_nodes": 500, "limit": 2000 }),
        json!({ "ask": "draw", "what": "strip", "rule": "nim", "from": 0, "to": 18_446_744_073_709_551_615u64, "format": "svg" }),
        json!({ "ask": "moves", "position": "<script>alert(1)</script>" }),
        json!({ "ask": "solve", "position": "cram 9x9", "misere": true, "limit": 200 }),
    ] {
        let word = ask(question.clone());
        assert!(word.get("done").is_none_or(|done| done.get("stopped").is_some()), "{question}");
    }
}

#[test]
fn a_table_is_read_from_the_file_that_the_page_hands_over() {
    const TABLE: &[u8] = include_bytes!("../../../web/tests/nim.table");
    let mut tasks = Tasks::default();
    let mut ask = |question: Value| {
        let world = World::without_files().opening(&|_| Ok(Box::new(Cursor::new(TABLE))));
        let task = tasks.ask_in(&question.to_string(), &world);
        advance(&mut tasks, task, 20.0, &Real(Instant::now()))
    };
    let about = ask(json!({ "ask": "solve-table", "table": "nim.table" }));
    assert_eq!(about["done"]["position"], "nim : 3, 4, 5");
    let misere =
        ask(json!({ "ask": "solve-table", "table": "nim.table", "position": "nim : 1, 1", "misere": true }));
    assert_eq!(misere["done"]["outcome"], "N");
    let missing = ask(json!({ "ask": "solve-table", "table": "nim.table", "position": "nim : 6" }));
    assert!(missing["error"]["message"].as_str().unwrap().contains("cannot be reached"), "{missing}");
}
