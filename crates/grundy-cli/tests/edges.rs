//! Edge cases of the built program: answers that end in an error, odd files, odd words.

mod common;

use serde_json::Value;

/// The text on standard output, and the exit code.
fn run(args: &[&str]) -> (String, Option<i32>) {
    let output = common::grundy(args);
    (String::from_utf8(output.stdout).expect("UTF-8"), output.status.code())
}

#[test]
fn an_answer_in_json_is_whole_or_absent() {
    // Heap 2 moves to itself, so it has no value; heaps 0 and 1 have one.
    let endless = "n -> n-lcm(n xor i,0) for i in 1..n-1";
    assert_eq!(run(&["values", endless, "--format", "json"]), (String::new(), Some(2)));
    let file = common::scratch("rules.txt", &format!("{endless}\nn -> n-1\n"));
    let (out, code) = run(&["values", &format!("@{}", file.display()), "--to", "3", "--format", "json"]);
    assert_eq!(code, Some(2));
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines[0]["error"].is_object() && lines[1]["values"].is_array(), "{out}");
}

/// The rule language knows no command; the program names the one that takes the text.
#[test]
fn help_of_the_rule_language_names_commands() {
    for (args, help) in [
        (["values", "chess"], "a rule of your own begins like `n -> …`; `grundy games` lists the names"),
        (
            ["values", "take {1,3} : 5"],
            // The command says where positions are answered.
            "leave out the `:` and what follows",
        ),
        (
            ["solve", "take {1,3} : 5 > 4"],
            "`grundy replay` reads positions with `>` between them; those of a sum stand one in a line",
        ),
    ] {
        let text = String::from_utf8(common::grundy(&args).stderr).expect("UTF-8");
        assert!(text.contains(&format!("\nhelp: {help}\n")), "{text}");
        let json = common::grundy(&[&args[..], &["--format", "json"]].concat()).stderr;
        let json: Value = serde_json::from_slice(&json).expect("JSON");
        assert!(json["error"]["help"].as_str().is_some_and(|told| told.starts_with(help)), "{json}");
    }
}

#[test]
fn options_count_as_memory_before_they_are_laid_out() {
    // Each of these positions has more options than the limit has room for.
    for position in
        ["wythoff : (100000,100000), (100000,99999)", "(a,b) -> (a-1,k) for k in 0..10^18 : (5,5)"]
    {
        assert_eq!(run(&["solve", position, "--max-memory", "10M"]), (String::new(), Some(3)), "{position}");
    }
    let options =
        ["values", "0.*", "--show", "options", "--from", "200", "--to", "200", "--max-memory", "10M"];
    assert_eq!(run(&options), (String::new(), Some(3)));
}

#[test]
fn a_long_run_stops_where_memory_does_not_reach() {
    // A limit below the least memory of the engine for codes must stop it before it answers.
    for command in ["sparse", "law"] {
        for limit in ["0", "1KiB", "100KiB"] {
            let (out, code) = run(&[command, "0.56", "--to", "10^6", "--max-memory", limit]);
            assert_eq!(code, Some(3), "{command} {limit}: {out}");
            assert!(!out.contains("mask"), "{command} {limit}: {out}");
        }
    }
}

#[test]
fn a_far_heap_that_reaches_few_heaps_is_valued() {
    let rule = "n -> floor(n/k) for k in 2..6 if n > 0";
    // The same game, as a rule on two coordinates, is searched from the position asked.
    let pair = "(n,z) -> (floor(n/k),z) for k in 2..6 if n > 0";
    for heap in ["1000000", "10^12", "10^18"] {
        let a = common::json(&["solve", &format!("{rule} : {heap}")]).unwrap();
        let b = common::json(&["solve", &format!("{pair} : ({heap},0)")]).unwrap();
        assert_eq!(a["nim_value"], b["nim_value"], "{heap}");
        assert_eq!(a["known_by"], "definition");
        assert_eq!(a["winning_moves_total"], b["winning_moves_total"], "{heap}");
    }
    assert_eq!(run(&["at", rule, "10^18"]).1, Some(0));
}

#[test]
fn values_stop_in_time_however_cheap_they_are() {
    let far = ["values", "kayles", "--to", "10^12", "--format", "csv", "--from", "10^12-1"];
    assert_eq!(run(&far), ("heap,nim_value\n999999999999,8\n1000000000000,1\n".into(), Some(0)));
    let many = ["values", "nim", "--from", "10^11", "--to", "10^12", "--format", "csv", "--max-time", "0.3"];
    let (out, code) = run(&many);
    assert_eq!((out.lines().nth(1), code), (Some("100000000000,100000000000"), Some(3)));
}

/// The lines after the position and the theorems.
fn solved(args: &[&str]) -> String {
    let mut all = vec!["solve"];
    all.extend(args);
    let (out, code) = run(&all);
    assert_eq!(code, Some(0), "{args:?}: {out}");
    out.lines().skip(1).filter(|line| !line.starts_with("  ")).collect::<Vec<_>>().join(" | ")
}

#[test]
fn only_finds_one_thing() {
    let by_definition = "(by definition, from the options)";
    assert_eq!(
        solved(&["cram 3x5", "--only", "outcome"]),
        format!("N: the player to move wins (nim-value not requested)   {by_definition}")
    );
    assert_eq!(
        solved(&["cram 3x5", "--only", "nim-value"]),
        format!("N: the player to move wins; nim-value 1   {by_definition}")
    );
    assert_eq!(
        solved(&["cram 2x2 + nim : 3", "--only", "outcome"]),
        "N: the player to move wins (nim-value not requested)   (by theorem)"
    );
    assert_eq!(
        solved(&["kayles : 3, 3", "--only", "outcome", "--misere"]),
        format!("P: the player to move loses   {by_definition}")
    );
    assert_eq!(
        solved(&["even-number-addicts : (2,1,0)", "--only", "outcome"]),
        format!("P: the player to move loses   {by_definition}")
    );
    for args in [
        &["kayles : 3, 3", "--only", "nim-value", "--misere"][..],
        &["even-number-addicts : (2,1,0)", "--only", "nim-value"],
        &["cram 3x3", "--only", "outcome", "--certificate", "c.cert", "--certify", "nim-value"],
        &["cram 3x3", "--only", "moves"],
        &["cram 3x3", "--misere", "--certificate", "c.cert", "--certify", "outcome"],
        &["cram 3x3", "--certify", "strategy"],
    ] {
        let mut all = vec!["solve"];
        all.extend(args);
        assert_eq!(run(&all), (String::new(), Some(2)), "{args:?}");
    }
}

#[test]
fn moves_that_are_not_listed_are_counted() {
    let last = |position| solved(&[position, "--max-moves", "0"]).rsplit(" | ").next().map(str::to_string);
    let says = |text: &str| Some(text.to_string());
    assert_eq!(last("nim : 3, 4"), says("There is one winning move; it is not listed."));
    assert_eq!(last("nim : 1, 1, 1"), says("There are 3 winning moves; none of them is listed."));
    assert_eq!(last("nim : 1, 1"), says("No winning move."));
    assert_eq!(last("4.[3] : 10^18"), says("There is a winning move; none is listed."));
    assert_eq!(solved(&["nim : 3, 4", "--max-moves", "1"]).matches("The only winning move:").count(), 1);
}

/// A theorem gives the value, but finding out whether a domino leaves 4 would take years.
#[test]
fn the_winner_is_shown_even_if_not_all_winning_moves_are_found() {
    let position = ["solve", "cram 8x8 + nim : 4", "--max-time", "1"];
    let (text, code) = run(&position);
    assert_eq!(code, Some(3));
    assert!(text.contains("N: the player to move wins; nim-value 4   (by theorem)"), "{text}");
    assert!(text.ends_with("The winning moves were not all found.\n"), "{text}");
    let (json, code) = run(&[&position[..], &["--format", "json"]].concat());
    let answer: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &answer["stopped"]["why"]), (Some(3), &"time".into()));
    assert_eq!((&answer["outcome"], &answer["nim_value"]), (&"N".into(), &4.into()));
}

#[test]
fn a_table_without_values_is_still_a_table() {
    let slow = "n -> n-k for k in 1..10^15, j in 1..10^15 if k+j < 0";
    let (out, code) = run(&["values", slow, "--to", "5", "--max-time", "0.1"]);
    assert!(code == Some(3) && out.contains("nim-values"), "{out}");
}

/// Every question about a one-number rule without a sequence says why there is none; `at` still values the
/// heaps that have a value.
#[test]
fn rules_whose_play_need_not_end_or_whose_moves_add_say_so() {
    for asked in [&["law"][..], &["explain", "law"], &["identify"], &["code", "--lang", "python"]] {
        for (rule, why) in [
            ("n -> n-1 | ceil(n/2)", "play need not end, there is a cycle: 1 → 1"),
            ("n -> n+1 if n<5", "need not leave less than there was"),
            ("(a,b,c) -> (a-1,b,c) | (a,b-1,c)", "has no sequence of heaps"),
        ] {
            let args: Vec<&str> = asked.iter().copied().chain([rule]).collect();
            let output = common::grundy(&args);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.code() == Some(2) && errors.contains(why), "{args:?}: {errors}");
        }
    }
    assert_eq!(run(&["at", "n -> n+1 if n<5", "4"]), ("1\n".into(), Some(0)));
    assert_eq!(run(&["at", "n -> n-1 | ceil(n/2)", "5"]), (String::new(), Some(2)));
}

/// A letter stands for numbers only if the rule is complete otherwise.
#[test]
fn rules_with_letters() {
    assert_eq!(run(&["law", "take 1..k"]).1, Some(0));
    for bad in [
        &["law", "take {a,b,c,d}"][..],
        &["law", "n -> k"],
        &["law", "take 5..k", "--misere"],
        &["law", "take 1..k", "--certificate", "k.cert"],
        &["law", "take 1..k", "--threads", "2"],
        &["law", "take kk"],
        &["values", "take 1..k"],
    ] {
        let (out, code) = run(bad);
        assert_eq!((out.as_str(), code), ("", Some(2)), "{bad:?}");
    }
    let (out, code) =
        run(&["law", "n -> n-1 | floor(n/c)", "--to", "10^7", "--max-time", "0.01", "--format", "json"]);
    let stopped: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        (code, &stopped["law"], stopped["stopped"].is_object()),
        (Some(3), &Value::Null, true),
        "{out}"
    );
    // In this file of rules, `m` is the heap of the second one.
    let file = common::scratch("heaps.txt", "n -> n-1\nm -> m-2\n");
    assert_eq!(run(&["law", &format!("@{}", file.display())]).0.lines().count(), 2);
}

/// A file of a state graph is drawn whole under each of its names.
#[test]
fn a_graph_is_drawn_by_file_or_rule() {
    let file = common::scratch("drawn.csv", "from,to\na,b\nb,c\n").display().to_string();
    let drawn = |name: &str| run(&["draw", "graph", name, "--format", "svg"]);
    let whole = drawn(&file);
    assert!(whole.0.starts_with("<svg") && whole.1 == Some(0), "{whole:?}");
    for name in [format!("@{file}"), format!("graph @{file}"), format!("graph  @{file} ")] {
        assert_eq!(drawn(&name), whole, "{name}");
    }
    assert_eq!(run(&["draw", "graph", "graph", &format!("@{file}"), "--format", "svg"]), whole);
    // A position, even if its node ends like a file.
    let file = common::scratch("named.csv", "from,to\na,b.csv\nb.csv,c\n").display().to_string();
    assert_eq!(run(&["draw", "graph", &format!("graph @{file} : b.csv"), "--format", "svg"]).1, Some(0));
}
