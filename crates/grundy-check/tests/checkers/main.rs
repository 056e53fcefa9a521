//! Two checkers that share no code say the same of changed certificates, and verify no false claim.
//!
//! `GRUNDY_VECTORS=slow` tries more changes, and `GRUNDY_CHECKERS_SEED` chooses others.

#![allow(clippy::print_stdout, reason = "a run says its seed and its counts")]

mod judge;
mod loops;
mod mutate;

use grundy_check::{Verdict, check};
use grundy_rules::{Budget, Why};
use mutate::{Seeded, Source, Tree, lines, mutated};
use std::io::{BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The verdicts that a difference is about; a check that stops has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Verified,
    Rejected,
    Stopped,
}

/// The second checker, in one process.
struct Second {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Second {
    fn start() -> Second {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/checkers/second.py");
        let mut python = Command::new("python3");
        let mut process =
            python.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("python3 starts");
        let to = process.stdin.take().expect("its input is a pipe");
        let from = BufReader::new(process.stdout.take().expect("its output is a pipe"));
        Second { process, to, from }
    }

    fn check(&mut self, file: &[u8], seconds: f64) -> (Said, String) {
        writeln!(self.to, "{} {seconds}", file.len()).unwrap();
        self.to.write_all(file).unwrap();
        self.to.flush().unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        let said = match &answer {
            text if text.starts_with("Verified") => Said::Verified,
            text if text.starts_with("Rejected") => Said::Rejected,
            text if text.starts_with("Not checked") => Said::Stopped,
            _ => panic!("the second checker breaks: {answer}\n{}", String::from_utf8_lossy(file)),
        };
        (said, answer)
    }
}

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn first(file: &[u8], seconds: f64) -> (Said, String) {
    let start = Instant::now();
    let watch = move |_: &_| match start.elapsed().as_secs_f64() > seconds {
        true => ControlFlow::Break(Why::Time),
        false => ControlFlow::Continue(()),
    };
    let mut budget = Budget::default().bytes(64 << 20).watch(watch);
    match check(file, grundy_games::catalogue(), &mut budget).unwrap() {
        Verdict::Verified(verified) => (Said::Verified, format!("{:?}", verified.shown)),
        Verdict::Rejected(rejected) => (Said::Rejected, rejected.to_string()),
        Verdict::NotChecked(stopped) => (Said::Stopped, stopped.to_string()),
    }
}

/// The certificates to change: those of the fuzz target, which have no digest.
/// True beside those that the second checker can read, which needs more than the notation of a position.
fn seeds() -> Vec<(String, Vec<Tree>, bool)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/certificate");
    let mut all: Vec<(String, Vec<Tree>, bool)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .map(|(name, text)| (name, lines(&text), text.contains("\"components\"") || text.contains("\"law\"")))
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

/// The second checker does not read the text of a position, so what it says of one is no difference.
fn is_about_the_text(why: &str) -> bool {
    why.contains("the position cannot be read") || why.contains("the components are not those")
}

/// Why the checkers contradict each other or the definition about a file.
fn contradiction(file: &[u8], (one, why): &(Said, String), (other, also): &(Said, String)) -> Option<String> {
    if *one != *other && *one != Said::Stopped && *other != Said::Stopped && !is_about_the_text(why) {
        return Some(format!("the checkers differ: {one:?} ({why}), {other:?} ({also})"));
    }
    // The judge reads the text of a position, and the second checker does not.
    let verified = *one == Said::Verified || *other == Said::Verified && !is_about_the_text(why);
    (verified && judge::is_false(file)).then(|| format!("a false claim: {one:?} ({why}), {other:?} ({also})"))
}

#[test]
fn changed_certificates_get_one_verdict_and_false_claims_none() {
    let mut second = Second::start();
    let slow = std::env::var("GRUNDY_VECTORS").is_ok_and(|value| value == "slow");
    let (changes, seconds) = if slow { (3000, 0.3) } else { (100, 0.1) };
    let seed = std::env::var("GRUNDY_CHECKERS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    println!("GRUNDY_CHECKERS_SEED={seed}, {changes} changes");
    let mut seeds = seeds();
    seeds.retain(|(_, _, both)| *both);
    let mut from = Seeded(seed);
    let (mut counts, mut slowest, mut wrong) = ([[0; 3]; 2], Duration::ZERO, Vec::new());
    for change in 0..changes {
        let (name, lines, _) = &seeds[from.below(seeds.len())];
        let file = mutated(lines, &mut from);
        let start = Instant::now();
        let one = first(&file, seconds);
        slowest = slowest.max(start.elapsed());
        let other = second.check(&file, seconds);
        counts[0][one.0 as usize] += 1;
        counts[1][other.0 as usize] += 1;
        if let Some(why) = contradiction(&file, &one, &other) {
            wrong.push(format!("change {change} of {name}: {why}\n{}", String::from_utf8_lossy(&file)));
        }
    }
    println!("verified, rejected, stopped: {counts:?}; the first checker took at most {slowest:?}");
    assert!(wrong.is_empty(), "{} contradictions\n{}", wrong.len(), wrong.join("\n"));
    assert!(counts[0][0] * 50 > changes && counts[0][1] * 2 > changes, "{counts:?}");
    assert!(counts[0][2] * 20 < changes && counts[1][2] * 8 < changes, "too many checks stop: {counts:?}");
    assert!(slowest < Duration::from_secs_f64(seconds + 1.0), "{slowest:?}");
}

#[test]
fn certificates_of_all_kinds_are_verified_by_both_checkers() {
    let mut second = Second::start();
    for (name, lines, both) in seeds() {
        let file = mutate::written(&lines);
        let (one, other) = (first(&file, 5.0), second.check(&file, 5.0));
        assert_eq!(contradiction(&file, &one, &other), None, "{name}");
        assert_eq!(other.0 == Said::Verified, both, "{name}: {}", other.1);
        let rejected = name.ends_with("circle");
        assert_eq!(one.0, if rejected { Said::Rejected } else { Said::Verified }, "{name}: {}", one.1);
    }
}

/// What both checkers must say of a head that is written so, and of the lines behind it.
fn edges() -> Vec<(Said, String)> {
    let (yes, no) = (Said::Verified, Said::Rejected);
    let law = |rule: &str, claim: &str, theorem: &str| {
        format!(
            r#"{{"format":"grundy certificate","version":1,"kind":"law","rule":{rule},"claim":{claim},"theorem":"{theorem}"}}"#
        )
    };
    let heaps = |moves: &str| format!(r#"{{"coordinates":1,"moves":[{moves}]}}"#);
    let clause = |says: &str| heaps(&format!(r#"{{"where":{{{says}}}}}"#));
    let machine = |states: &str| format!(r#"{{"machine":{{"base":2,"states":[{states}]}}}}"#);
    let nim = |moves: &str, coordinates: usize, measure: &str| {
        let zeros: Vec<u32> =
            (0..1_u32 << coordinates.min(5)).map(|digits| digits.count_ones() % 2).collect();
        let states = [[vec![1], zeros].concat(), [vec![0], vec![1; 1 << coordinates.min(5)]].concat()];
        let claim = format!(r#"{{"p_positions":{{"base":2,"states":{states:?}}}}}"#);
        let rule = format!(r#"{{"coordinates":{coordinates},"moves":[{moves}]}}"#);
        law(&rule, &claim, "p-positions")
            .replace(r#""p-positions"}"#, &format!(r#""p-positions","measure":{measure}}}"#))
    };
    let take = heaps(r#"{"take":[1,2]}"#);
    let period = |text: &str| law(&take, &format!(r#"{{"period":{text}}}"#), "window repeat");
    let split = |more: &str| {
        let split = format!(r#"{{"split":{{"taken":1,"heaps":1,"kind":{more}}}}}"#);
        law(&heaps(&split), r#"{"period":[1,2,0]}"#, "guy-smith")
    };
    let relation = |coding: &str| {
        let claim = format!(r#"{{"relation":{{"base":2{coding},"states":[[1,0,1,1,0],[0,1,1,1,1]]}}}}"#);
        law(&heaps(r#"{"take":[1,null]}"#), &claim, "sentence")
    };
    let window = include_str!("../../../../fuzz/seeds/certificate/law-70").trim_end();
    let parity = |text: &str| window.replace("\"parity\":null,", text);
    let position = |rule: &str, at: &str, text: &str, value: &str| {
        let rule = heaps(rule);
        format!(
            "{{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"nim-value\",\"position\":\"{text} : {at}\",\"nim_value\":{value},\
             \"components\":[{{\"rule\":{rule},\"at\":[[{at}]]}}]}}\n{{\"component\":0}}\n{{\"at\":\"{at}\",\"is\":{value}}}"
        )
    };
    let two_equal_heaps =
        include_str!("../../../../fuzz/seeds/certificate/position-5").lines().next().unwrap();
    let two_equal_rules = |other: &str| {
        let (head, rule) = (
            "\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"nim-value\"",
            "\"coordinates\":1,\"moves\":[{\"take\":[1,2]}]",
        );
        format!(
            "{{{head},\"position\":\"take 1..2 : 4 + nim : 0 + take 1..2 : 4\",\"nim_value\":0,\"components\":[{{\"rule\":{{{rule}}},\"at\":[[4]]}},{{\"rule\":{{\"coordinates\":1,\"moves\":[{{\"take\":[1,null]}}]}},\"at\":[[0]]}},{{\"rule\":{{{other}}},\"at\":[[4]]}}]}}"
        )
    };
    let all = |value: u32| machine(&format!("[{value},0,0]"));
    let not_empty = || machine("[0,0,1],[1,1,1]");
    let most = u64::MAX;
    let last = format!(r#"{{"take":[{most},{most}]}}"#);
    let mut edges = vec![
        // From heap 0 there is no move, whatever a clause says, and it is worth 0.
        (yes, law(&clause(r#""parts":0,"variables":1,"atoms":[]"#), &not_empty(), "sentence")),
        (no, law(&clause(r#""parts":0,"variables":1,"atoms":[]"#), &all(1), "sentence")),
        (
            yes,
            law(&clause(r#""parts":1,"variables":2,"atoms":[{"zero":[0,[1,1]]}]"#), &not_empty(), "sentence"),
        ),
        (no, law(&clause(r#""parts":1,"variables":2,"atoms":[{"zero":[0,[1,1]]}]"#), &all(0), "sentence")),
        (
            no,
            law(
                &clause(r#""parts":1,"variables":2,"atoms":[{"zero":[0,[1,0],[-1,1]]}]"#),
                &all(0),
                "sentence",
            ),
        ),
        // Numbers of 64 bits are numbers, and heaps may be larger.
        (
            yes,
            law(
                &heaps(&format!(r#"{{"take":[8,{most}]}}"#)),
                &format!(r#"{{"range":[8,{most}]}}"#),
                "take range",
            ),
        ),
        (yes, law(&heaps(&format!(r#"{{"take":[1,{most}]}}"#)), r#"{"sliding":true}"#, "sliding window")),
        (no, law(&heaps(&format!(r#"{{"take":[8,{most}]}}"#)), r#"{"sliding":true}"#, "sliding window")),
        (no, law(&heaps(&last), r#"{"machine":{"base":2,"states":[[0,0,0]]}}"#, "sentence")),
        (no, law(&heaps(r#"{"take":[1,18446744073709551616]}"#), r#"{"sliding":true}"#, "sliding window")),
        (yes, position(&last, "5", "take {18446744073709551615}", "0")),
        (yes, position(&last, "18446744073709551615", "take {18446744073709551615}", "1")),
        // Equal heaps cancel where all that the moves leave is smaller.
        (yes, two_equal_heaps.to_owned()),
        (no, two_equal_heaps.replace("6, 6", "6, 5").replace("[[6],[6]]", "[[5],[6]]")),
        // A move may leave more coins than it found, in smaller heaps.
        (
            yes,
            law(
                &heaps(r#"{"split":{"taken":-1,"heaps":3,"kind":"any"}}"#),
                r#"{"period":[1,2,0]}"#,
                "quotients",
            ),
        ),
        (
            yes,
            law(
                &heaps(r#"{"split":{"taken":-1,"heaps":3,"kind":"any"}}"#),
                r#"{"period":[1,2,0]}"#,
                "guy-smith",
            ),
        ),
        // Spaces around a heap are nothing, and so is the order of fields in equal rules.
        (yes, position("{\"take\":[1,null]}", "1", "nim", "1").replace("\"at\":\"1\"", "\"at\":\" 1 \"")),
        (yes, two_equal_rules("\"coordinates\":1,\"moves\":[{\"take\":[1,2]}]")),
        (yes, two_equal_rules("\"moves\":[{\"take\":[1,2]}],\"coordinates\":1")),
        (no, two_equal_rules("\"moves\":[{\"take\":[1,3]}],\"coordinates\":1")),
        // Whole numbers, written with digits.
        (yes, period("[0,3,0]")),
        (yes, period(" [ 0\t,3 , 0 ]\r")),
        (no, period("[-0,3,0]")),
        (no, period("[0,3.0,0]")),
        (no, period("[0,3e0,0]")),
        (no, period("[0,03,0]")),
        (no, period("[0,\"3\",0]")),
        (no, period("[0,3,false]")),
        (no, period("[0,3,0,0]")),
        (no, period("[0,3]")),
        (no, period("{\"0\":0}")),
        (no, period("[0,3,4294967296]")),
        (no, period("[18446744073709551615,3,0]")),
        // Objects are objects, texts are texts, and null stands only where the schema has it.
        (yes, split("\"any\"")),
        (no, split("{\"any\":null}")),
        (no, split("\"any\",\"every\":null")),
        (no, split("\"any\",\"kind\":\"any\"")),
        (no, law("[1,[{\"take\":[1,2]}]]", r#"{"period":[0,3,0]}"#, "window repeat")),
        (no, law(&heaps(r#"{"split":[1,1,"any"]}"#), r#"{"period":[0,2,0]}"#, "guy-smith")),
        (no, law(&heaps(r#"{"take":[1,2],"run":1}"#), r#"{"period":[0,3,0]}"#, "window repeat")),
        (
            no,
            law(
                &heaps(r#"{"split":{"taken":1,"heaps":256,"kind":"any"}}"#),
                r#"{"period":[0,1,0]}"#,
                "guy-smith",
            ),
        ),
        (no, law(&take, r#"{"period":[0,3,0],"values":null}"#, "window repeat")),
        (no, law(&take, r#"{"period":[0,3,0],"valu\u0065s":[0,1,2],"values":[0,1,2]}"#, "window repeat")),
        (yes, law(&take, r#"{"period":[0,3,0],"valu\u0065s":[0,1,2]}"#, "window repeat")),
        (no, law(&take, r#"{"range":[1,2],"sliding":null}"#, "take range")),
        (
            no,
            law(
                &clause(
                    r#""parts":0,"variables":1,"atoms":[{"power":{"base":2,"of":0,"holds":true,"x":1}}]"#,
                ),
                &all(0),
                "sentence",
            ),
        ),
        (yes, relation(",\"coding\":\"value\"")),
        (no, relation("")),
        (no, relation(",\"coding\":null")),
        (no, relation(",\"coding\":[\"value\"]")),
        (yes, window.to_owned()),
        (no, parity("")),
        (no, parity("\"parity\":2,")),
        // Coordinates: those of the rule, and up to 64.
        (yes, nim("", 1, "[[1]]").replace("[1, 0, 1], [0, 1, 1]", "[1, 0, 0]")),
        (no, nim("", 5, "[[1,1,1,1,1]]")),
        (no, nim("", 2, "[]").replace("[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]", "[1, 0, 0, 0, 0]")),
        (no, nim("", 2, "[[1,4294967296]]").replace("[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]", "[1, 0, 0, 0, 0]")),
        (yes, nim("", 2, "[[1,100]]").replace("[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]", "[1, 0, 0, 0, 0]")),
        (no, nim("", 65, "[[1]]")),
        (no, law(&take, r#"{"p_positions":{"base":37,"states":[[1,0]]}}"#, "p-positions")),
        (no, format!("{}\n{{\"rares\":[]}}", period("[0,3,0]"))),
        (no, format!("\u{feff}{}", period("[0,3,0]"))),
        (no, format!("{} 0", period("[0,3,0]"))),
        (no, String::new()),
        (no, "[".repeat(100_000)),
        (no, "{\"format\":".repeat(100_000)),
    ];
    edges.extend(
        [("\\ud800", no), ("\\ud83d\\ude00", no)]
            .map(|(theorem, said)| (said, law(&take, r#"{"period":[0,3,0]}"#, theorem))),
    );
    edges
}

#[test]
fn edges_of_the_format_get_one_verdict() {
    let mut second = Second::start();
    for (expected, text) in edges() {
        let file = mutate::sealed(format!("{text}\n").into_bytes());
        let (one, other) = (first(&file, 5.0), second.check(&file, 5.0));
        let shown: String = text.chars().take(600).collect();
        assert_eq!((one.0, other.0), (expected, expected), "{shown}\n{}\n{}", one.1, other.1);
    }
}

#[test]
fn the_judge_knows_false_claims() {
    for (seed, right, wrong) in [
        ("law-1", "[0,1,0,1,2,3,2]", "[0,1,0,1,2,3,3]"),
        ("law-1", "[0,7,0],\"values\":[0,1,0,1,2,3,2]", "[1,7,0]"),
        ("law-1", "[0,7,0],\"values\":[0,1,0,1,2,3,2]", "[0,14,0]"),
        ("law-1", "{\"take\":[3,4]}", "{\"take\":[3,3]}"),
        ("law-7", "\"range\":[3,", "\"range\":[4,"),
        ("law-21", "\"states\":[[0,1,2]", "\"states\":[[1,1,2]"),
        ("law-29", "\"states\":[[1,0,1,1,2]", "\"states\":[[0,0,1,1,2]"),
        ("law-55", "\"at_most_zero\":[1,[-1,0],[1,1]]", "\"at_most_zero\":[2,[-1,0],[1,1]]"),
        ("law-59", "\"states\":[[1,", "\"states\":[[0,"),
        ("law-36", "\"states\":[[1,", "\"states\":[[0,"),
        ("law-54", "{\"r\":2}", "{\"r\":3}"),
        ("law-80", "\"states\":[[1,", "\"states\":[[0,"),
        ("law-83", "[0,[3,3,3", "[0,[3,3,2"),
        ("law-89", "[[0,0,1]", "[[1,0,1]"),
        ("position-1", "\"nim_value\":7", "\"nim_value\":6"),
        ("position-3", "\"outcome\":\"N\"", "\"outcome\":\"P\""),
        ("strategy-2", "\"winner\":\"next\"", "\"winner\":\"previous\""),
        ("strategy-4", "\"convention\":\"misere\"", "\"convention\":\"normal\""),
        ("loopy-1", "\"infinite\":[0,1]", "\"infinite\":[0,2]"),
        ("loopy-2", "\"nim_value\":3", "\"nim_value\":2"),
        ("loopy-3", "\"at\":\"west\",\"is\":0", "\"at\":\"west\",\"is\":1"),
        ("loopy-4", "\"convention\":\"misere\"", "\"convention\":\"normal\""),
        ("loopy-5", "\"winner\":\"previous\"", "\"winner\":\"next\""),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/certificate").join(seed);
        let text = std::fs::read_to_string(path).unwrap();
        assert!(!judge::is_false(text.as_bytes()), "{seed}");
        assert!(text.contains(right), "{seed}: {right}");
        assert!(judge::is_false(text.replacen(right, wrong, 1).as_bytes()), "{seed}: {wrong}");
    }
}
