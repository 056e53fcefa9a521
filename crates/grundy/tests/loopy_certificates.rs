//! Certificates of loopy games are accepted by both checkers and say what is true; changed ones are refused, or true.

use grundy::certificate::LoopyCertificate;
use grundy::loopy::{LoopyValue, LoopyWorths};
use grundy::solve::Worths;
use grundy::{Budget, Convention, Failure, Outcome, Position, games};
use grundy_check::{Claim, Shown, Verdict, check};
use loops::outcome;
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

#[path = "../../grundy-check/tests/checkers/loops.rs"]
mod loops;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// The second checker, in one process.
struct Second {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Second {
    fn start() -> Second {
        let script = format!("{}/../grundy-check/tests/checkers/second.py", env!("CARGO_MANIFEST_DIR"));
        let mut python = Command::new("python3");
        let mut process =
            python.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("python3 starts");
        let to = process.stdin.take().unwrap();
        let from = BufReader::new(process.stdout.take().unwrap());
        Second { process, to, from }
    }

    fn says(&mut self, file: &[u8]) -> String {
        writeln!(self.to, "{} 10", file.len()).unwrap();
        self.to.write_all(file).unwrap();
        self.to.flush().unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        assert!(!answer.starts_with("Broken"), "{answer}\n{}", String::from_utf8_lossy(file));
        answer
    }
}

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn is_value(position: &Position, value: &LoopyValue) -> Option<bool> {
    match value {
        LoopyValue::Finite(value) => loops::is_value(position, Some(*value), &[]),
        LoopyValue::Infinite(list) => loops::is_value(position, None, list),
    }
}

fn file(certificate: &LoopyCertificate) -> Vec<u8> {
    let mut file = Vec::new();
    let written = certificate.write(&mut file).expect("memory can be written");
    assert_eq!((written.bytes, written.entries), (file.len() as u64, certificate.entries()));
    file
}

fn files(text: &str) -> Vec<Vec<u8>> {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let budget = || Budget::work(1 << 24);
    let mut all = vec![LoopyCertificate::value(&position, &mut Worths::default(), &mut budget())];
    all.extend(CONVENTIONS.map(|convention| LoopyCertificate::outcome(&position, convention, &mut budget())));
    if text.starts_with("graph") && position.components.len() == 1 {
        all.push(LoopyCertificate::of_graph(&position, &mut budget()));
    }
    all.into_iter().map(|found| file(&found.unwrap_or_else(|error| panic!("{text}: {error}")))).collect()
}

fn verdict(file: &[u8]) -> Verdict {
    check(file, games::catalogue(), &mut Budget::work(20_000_000)).expect("bytes can be read")
}

/// Whether what the first checker verifies is true by definition; `None` if there are too many positions.
fn is_true(shown: &Shown, file: &[u8]) -> Option<bool> {
    match shown {
        Shown::Position { position, claim: Claim::NimValue(value) } => {
            is_value(&games::position(position).unwrap(), &LoopyValue::Finite(value.0))
        }
        Shown::Position { position, claim: Claim::Outcome(claimed) } => {
            Some(outcome(&games::position(position).unwrap(), Convention::Normal)? == *claimed)
        }
        Shown::Infinite { position, options } => {
            is_value(&games::position(position).unwrap(), &LoopyValue::Infinite(options.clone()))
        }
        Shown::Strategy { position, convention, outcome: claimed, .. } => {
            Some(outcome(&games::position(position).unwrap(), *convention)? == *claimed)
        }
        Shown::Draw { position, convention } => {
            Some(outcome(&games::position(position).unwrap(), *convention)? == Outcome::Draw)
        }
        Shown::Graph { position, .. } => {
            // The entries of a node are its value.
            let text = position.rsplit_once(" : ").unwrap().0;
            let lines: Vec<serde_json::Value> =
                file.split(|b| *b == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
            for line in lines.iter().filter(|line| line.get("is").or(line.get("infinite")).is_some()) {
                let node = games::position(&format!("{text} : {}", line["at"].as_str()?)).unwrap();
                let value = match line.get("is") {
                    Some(value) => LoopyValue::Finite(value.as_u64()?),
                    None => LoopyValue::infinite(
                        serde_json::from_value::<Vec<u64>>(line["infinite"].clone()).ok()?,
                    ),
                };
                if !is_value(&node, &value)? {
                    return Some(false);
                }
            }
            Some(true)
        }
        Shown::Law(_) => panic!("no law is changed here"),
    }
}

/// Both checkers accept all certificates of a position, and their claims are true.
fn certified(text: &str, second: Option<&mut Second>) {
    let files = files(text);
    for file in &files {
        let Verdict::Verified(verified) = verdict(file) else {
            panic!("{:?}\n{}", verdict(file), String::from_utf8_lossy(file))
        };
        assert_ne!(is_true(&verified.shown, file), Some(false), "{text}: {:?}", verified.shown);
        if let Shown::Graph { nodes, infinite, .. } = verified.shown {
            let position = games::position(text).unwrap();
            let grundy::Kind::Graph(graph) = position.components[0].ruleset.kind() else { panic!("{text}") };
            let solved = LoopyWorths::of(graph.rows(), &mut Budget::default()).unwrap();
            let all = (0..graph.len() as u32).map(|node| solved.value(graph.rows(), node));
            let loops = all.filter(|value| matches!(value, LoopyValue::Infinite(_))).count() as u64;
            assert_eq!((nodes, infinite), (graph.len() as u64, loops), "{text}");
        }
    }
    if let Some(second) = second {
        for file in &files {
            let said = second.says(file);
            assert!(said.starts_with("Verified"), "{text}: {said}\n{}", String::from_utf8_lossy(file));
        }
    }
}

/// Positions on graphs whose names are as easy to read as possible.
const GRAPHS: [&str; 9] = [
    "graph {a>b>a, b>c} : a",
    "graph {a>b>a, b>c, d>a, d>b, d>c, d>d} : d",
    "graph {a>a} : a",
    "graph {a>b>c>a, a>d, c>e, b>f>d} : b + nim : 2, 3",
    "graph {a>b>c>a, a>d, a>a} : a, b, c",
    "graph {a>b>a, b>c} : b + graph {a>b>a, b>c} : a + kayles : 4",
    "graph {\"x, y\">\"z+\">\"x, y\", \"z+\">\"z+\"} : \"z+\" + nim : 3",
    "graph {a>b, b>c, a>c} : a",
    "graph {a>a, a>b, b>c, a>d, d>d, d>c} : a + graph {a>a} : a + nim : 1",
];

#[test]
fn certificates_of_all_kinds_are_verified_by_both_checkers() {
    let mut second = Second::start();
    for text in GRAPHS {
        certified(text, Some(&mut second));
    }
    // Pairs in core form, which may be exchanged for ever.
    certified("(a,b) -> (b,a) | (a-1,b) if a > 1 | (a,b-1) if b > 1 : (2,3)", Some(&mut second));
    certified(
        "(a,b) -> (b,a) if a > b | (b,a) if a < b | (a-1,b) if a > 0 : (2,2), (1,3)",
        Some(&mut second),
    );
    // Numbers that may grow have no core form, so the second checker does not know them.
    for text in [
        "n -> n-1 if n > 0 | n+1 if 0 < n and n < 5 : 3",
        "n -> n-1 if n > 0 | n+2 if n < 4 : 2, 3 + nim : 5",
    ] {
        certified(text, None);
        assert!(second.says(&files(text)[0]).starts_with("Not checked"));
    }
    // Parts whose play ends have entries of their own.
    certified("graph {a>b>a, b>c, b>b} : b + cram 2x3 + nim : 5, 5 + chomp 2x3", Some(&mut second));
}

#[test]
fn certificates_that_do_not_exist_are_refused() {
    let budget = &mut Budget::default();
    let value = |text: &str, budget: &mut Budget<'_>| {
        LoopyCertificate::value(&games::position(text).unwrap(), &mut Worths::default(), budget).map(drop)
    };
    for (text, said) in [
        ("even-number-addicts : (2,1,0)", "says who wins at the end"),
        ("n -> [n,1] if n > 1 | n-1 if n > 0 : 3", "several parts"),
        ("graph {a>a} : a + nim : 10^18", "smaller value"),
    ] {
        let failure = value(text, budget).unwrap_err();
        assert!(failure.to_string().contains(said), "{text}: {failure}");
    }
    let sum = games::position("graph {a>a} : a + nim : 1").unwrap();
    assert!(matches!(LoopyCertificate::of_graph(&sum, budget), Err(Failure::Refused(_))));
    let coins = games::position("turn 1-3 : 5").unwrap();
    assert!(matches!(
        LoopyCertificate::outcome(&coins, Convention::Misere, budget),
        Err(Failure::Refused(_))
    ));
    let stopped = value("n -> n-1 if n > 0 | n+1 if 0 < n and n < 5000 : 3", &mut Budget::work(1000));
    assert!(matches!(stopped, Err(Failure::Stopped(_))), "{stopped:?}");
}

#[test]
fn lines_that_no_checker_reads_are_refused() {
    let long = |bytes: usize| "n".repeat(bytes);
    // The graph stands in the head twice, with each end of each move.
    let name = long(3 << 20);
    let position = games::position(&format!("graph {{{name}>{name}, {name}>b}} : {name}")).unwrap();
    // No tick is spent on the entries.
    let found = [
        LoopyCertificate::of_graph(&position, &mut Budget::work(0)),
        LoopyCertificate::value(&position, &mut Worths::default(), &mut Budget::work(0)),
        LoopyCertificate::outcome(&position, Convention::Normal, &mut Budget::work(0)),
    ];
    for found in found {
        let why = found.unwrap_err().to_string();
        assert!(
            why.starts_with("the first line of the certificate, which holds the whole position,"),
            "{why}"
        );
    }
    // The head fits, but the line with all options does not.
    let name = long(800_000);
    let moves = ["a", "b", "c", "d", "e"].map(|end| format!("{name}>{end}>{end}")).join(", ");
    let position =
        games::position(&format!("graph {{{name}>{name}, {moves}}} : {name}, {name}, {name}, {name}"))
            .unwrap();
    let found = LoopyCertificate::outcome(&position, Convention::Normal, &mut Budget::default());
    let why = found.map(drop).unwrap_err().to_string();
    assert!(why.starts_with("a line of the certificate, which holds all options of a position,"), "{why}");
    let value = LoopyCertificate::value(&position, &mut Worths::default(), &mut Budget::default());
    assert!(value.is_ok_and(|value| value.write(&mut std::io::sink()).is_ok()));
}

#[test]
fn a_hub_is_looked_at_once_for_each_value_that_it_turns_back_to() {
    let ticks = |arms: usize| {
        let moves = (0..arms).map(|arm| format!("s{arm}>h>s{arm}, ")).collect::<String>();
        let position = games::position(&format!("graph {{{moves}h>z}} : h")).unwrap();
        let mut budget = Budget::default();
        LoopyCertificate::of_graph(&position, &mut budget).map(drop).unwrap();
        // The root is lost, and so is each arm that answers one of its moves: their only move leads to the hub.
        let roots = (0..arms).map(|arm| format!("r>t{arm}>s{arm}, ")).collect::<String>();
        let position = games::position(&format!("graph {{{roots}{moves}h>z}} : r")).unwrap();
        LoopyCertificate::outcome(&position, Convention::Normal, &mut budget).map(drop).unwrap();
        budget.spent().work
    };
    let (few, more) = (ticks(100), ticks(1000));
    assert!(more < 11 * few, "{few} ticks for 100 arms, {more} for 1000");
}

/// Lines with a corrected digest; the last one is the old digest.
fn sealed(lines: &[String]) -> Vec<u8> {
    let text: String = lines[..lines.len() - 1].iter().map(|line| format!("{line}\n")).collect();
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{text}{{\"sha256\":\"{digest}\"}}\n").into_bytes()
}

/// True if a changed file is verified. Then its claim is true. The other checker agrees where it is asked, unless the text of the
/// position is what one of them refuses.
fn verified_and_true(
    file: &[u8],
    second: Option<&mut Second>,
    known: &mut BTreeMap<String, Option<bool>>,
) -> bool {
    let one = verdict(file);
    let said = second.map_or(String::new(), |second| second.says(file));
    let text = || format!("{one:?}\n{said}\n{}", String::from_utf8_lossy(file));
    match &one {
        Verdict::Verified(verified) => {
            let is_true = match &verified.shown {
                Shown::Graph { .. } => is_true(&verified.shown, file),
                shown => *known.entry(format!("{shown:?}")).or_insert_with(|| is_true(shown, file)),
            };
            assert_ne!(is_true, Some(false), "{}", text());
            assert!(!said.starts_with("Rejected"), "{}", text());
        }
        Verdict::Rejected(rejected) => {
            let is_about_the_text = ["the position cannot be read", "the components are not those"];
            let differs = said.starts_with("Verified");
            assert!(!differs || is_about_the_text.iter().any(|why| rejected.why.contains(why)), "{}", text());
        }
        Verdict::NotChecked(stopped) => panic!("{stopped:?}"),
    }
    matches!(one, Verdict::Verified(_))
}

/// Every number changes to others, every line is left out or stands elsewhere, and every node becomes another one.
#[test]
fn every_changed_certificate_is_refused_or_true() {
    let mut second = Second::start();
    let (mut refused, mut true_still, mut known) = (0, 0, BTreeMap::new());
    for text in GRAPHS {
        for file in files(text) {
            let lines: Vec<String> = String::from_utf8(file).unwrap().lines().map(str::to_string).collect();
            let mut changes: Vec<Vec<String>> = Vec::new();
            for at in 0..lines.len() - 1 {
                let letters = lines[at].char_indices().filter(|(place, c)| {
                    let one = c.is_ascii_lowercase() && lines[at][place + 1..].starts_with('"');
                    c.is_ascii_digit() || one && lines[at][..*place].ends_with('"')
                });
                for (place, letter) in letters.collect::<Vec<_>>() {
                    let others: &[&str] = match letter.is_ascii_digit() {
                        true => &["0", "1", "2", "7"],
                        false => &["a", "b", "c"],
                    };
                    for other in others {
                        let mut changed = lines.clone();
                        changed[at].replace_range(place..=place, other);
                        changes.push(changed);
                    }
                }
                for (from, to) in [
                    ("[]", "[0]"),
                    ("[0]", "[]"),
                    ("\"is\"", "\"not\""),
                    ("misere", "normal"),
                    ("draw", "lost"),
                ] {
                    let mut changed = lines.clone();
                    changed[at] = changed[at].replacen(from, to, 1);
                    changes.push(changed);
                }
                let mut without = lines.clone();
                let line = without.remove(at);
                changes.push(without.clone());
                without.insert(lines.len() - 2, line);
                changes.push(without);
            }
            changes.retain(|changed| *changed != lines);
            for (place, changed) in changes.iter().enumerate() {
                let second = (place % 5 == 0).then_some(&mut second);
                match verified_and_true(&sealed(changed), second, &mut known) {
                    true => true_still += 1,
                    false => refused += 1,
                }
            }
        }
    }
    assert!(
        refused > 2000 && true_still > 50 && true_still < refused / 5,
        "{refused} refused, {true_still} true"
    );
}

/// A position on a graph with up to this many nodes.
fn graphs(nodes: u32, edges: usize) -> impl Strategy<Value = String> {
    (1..=nodes).prop_flat_map(move |n| {
        prop::collection::vec((0..n, 0..n), 0..=edges).prop_map(move |all| {
            let edges = all.iter().map(|(from, to)| format!("n{from}>n{to}"));
            let all: Vec<String> = edges.chain((0..n).map(|node| format!("n{node}"))).collect();
            format!("graph {{{}}} : n0", all.join(", "))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn graphs_with_cycles_are_certified(all in prop::collection::vec(graphs(9, 22), 8)) {
        let mut second = Second::start();
        for text in all {
            certified(&text, Some(&mut second));
        }
    }

    #[test]
    fn sums_with_cycles_are_certified(all in prop::collection::vec((graphs(4, 8), graphs(4, 8), 0u64..4), 6)) {
        let mut second = Second::start();
        for (first, other, heap) in all {
            certified(&format!("{first} + {other} + nim : {heap}"), Some(&mut second));
        }
    }
}
