//! Strategies are accepted and name the winner by definition; changed ones are refused, or true.

use grundy::certificate::StrategyCertificate;
use grundy::solve::Solver;
use grundy::{Budget, Convention, Failure, Outcome, Position, Ruleset, games};
use grundy_check::{Shown, Verdict, check};
use proptest::prelude::*;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// The parts of a position, ascending, each after the number of the first component with its rules.
type Parts = Vec<(usize, Vec<u64>)>;

/// Decides whether the player to move wins, by the plainest recursion over whole sums.
struct Definition {
    rules: Vec<Arc<Ruleset>>,
    convention: Convention,
    known: HashMap<Parts, bool>,
}

impl Definition {
    fn wins(position: &Position, convention: Convention) -> bool {
        let rules: Vec<Arc<Ruleset>> = position.components.iter().map(|c| c.ruleset.clone()).collect();
        let mut parts = Parts::new();
        for component in &position.components {
            let first = rules.iter().position(|rules| rules.is_same(&component.ruleset)).unwrap();
            parts.extend(component.forms().into_iter().map(|part| (first, part)));
        }
        parts.sort();
        Definition { rules, convention, known: HashMap::new() }.search(parts)
    }

    fn search(&mut self, parts: Parts) -> bool {
        if let Some(known) = self.known.get(&parts) {
            return *known;
        }
        let mut options: Vec<Parts> = Vec::new();
        for (at, (rules, part)) in parts.iter().enumerate() {
            let ruleset = self.rules[*rules].clone();
            let visit = &mut |left: &[u64]| {
                let mut option = parts.clone();
                option.remove(at);
                option.extend(left.chunks(ruleset.arity()).map(|part| (*rules, part.to_vec())));
                option.sort();
                options.push(option);
                ControlFlow::Continue(())
            };
            ruleset.options(part, &mut Budget::default(), visit).unwrap();
        }
        let last = options.is_empty() && self.convention == Convention::Misere;
        let wins = last || options.into_iter().any(|option| !self.search(option));
        self.known.insert(parts, wins);
        wins
    }
}

fn written(text: &str, convention: Convention, most: u64) -> Result<String, Failure> {
    written_within(text, convention, most, &mut Budget::work(20_000_000))
}

fn written_within(
    text: &str,
    convention: Convention,
    most: u64,
    budget: &mut Budget<'_>,
) -> Result<String, Failure> {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut solver = Solver::new(position.clone());
    let found = StrategyCertificate::of(&mut solver, convention, most, budget)?;
    let mut file = Vec::new();
    let written = found.write(&mut file).expect("memory can be written");
    assert_eq!((written.bytes, written.entries), (file.len() as u64, found.entries()));
    Ok(String::from_utf8(file).expect("JSON lines are text"))
}

fn verdict(file: &[u8]) -> Verdict {
    check(file, grundy::games::catalogue(), &mut Budget::work(20_000_000)).expect("bytes can be read")
}

/// Both strategies of a position are accepted, and name the winner by definition.
#[track_caller]
fn certified(text: &str) {
    for convention in CONVENTIONS {
        let file = written(text, convention, 100_000).unwrap_or_else(|failure| panic!("{text}: {failure}"));
        let Verdict::Verified(verified) = verdict(file.as_bytes()) else {
            panic!("{:?}\n{file}", verdict(file.as_bytes()))
        };
        let Shown::Strategy { position, convention: shown, outcome, answers } = verified.shown else {
            panic!("{file}")
        };
        assert_eq!((shown, verified.entries + 2), (convention, file.lines().count() as u64), "{file}");
        let lines = file.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let told: usize = lines.filter_map(|line| Some(line["answers"].as_array()?.len())).sum();
        assert_eq!(answers, told as u64, "{file}");
        let position = games::position(&position).unwrap();
        assert_eq!(outcome == Outcome::Next, Definition::wins(&position, convention), "{file}");
    }
}

#[test]
fn strategies_of_all_kinds_of_rules() {
    for text in [
        "nim : 0",
        "nim : 0, 0, 1",
        "nim : 1, 1, 2",
        "nim : 3, 4, 5",
        "take 1..2 : 4",
        "kayles : 9",
        "4!.0 : 12",
        "take {1,3,4} : 9, 5",
        "n -> n-1 | floor(n/2) if n > 2 | [n-2, 1] if n > 4 : 9, 3",
        "wythoff : (3,5), (1,1)",
        "graph {a>b, b>c, a>c, \"d, e\">a} : a, \"d, e\"",
        "cram 3x3 + nim : 2",
        "cram : ...#/.... + kayles : 4",
        "cram 1x1",
        "chomp 3x4 + take {2,3} : 7",
        "node-kayles path 5 + arc-kayles {a-b, b-c, c-a}",
        "hackenbush {ground-a, a-b, a-c} + geography {a>b, b>c} : a",
        "nim : 2 + nim : 3 + nim : 1 + kayles : 2 + kayles : 3",
        "staircase : 0,2,1,1",
        "clobber : xo.o/oxox",
    ] {
        certified(text);
    }
}

#[test]
fn samples_of_games_with_names_have_strategies() {
    let mut done = 0;
    for text in games::catalogue().rows().flat_map(|row| row.positions().collect::<Vec<_>>()) {
        for convention in CONVENTIONS {
            match written(&text, convention, 1000) {
                Ok(file) => {
                    assert!(matches!(verdict(file.as_bytes()), Verdict::Verified(_)), "{file}");
                    done += 1;
                }
                Err(Failure::Refused(_) | Failure::Stopped(_)) => {}
                Err(failure) => panic!("{text}: {failure}"),
            }
        }
    }
    assert!(done > 60, "{done}");
}

#[test]
fn heads_are_heaps_under_normal_play_only() {
    let file = written("turn 1-3 : 5, 2", Convention::Normal, 1000).unwrap();
    assert!(matches!(verdict(file.as_bytes()), Verdict::Verified(_)), "{file}");
    for (text, convention, most, said) in [
        ("turn 1-3 : 5, 2", Convention::Misere, 1000, "two heads at one place vanish"),
        ("even-number-addicts : (2,1,0)", Convention::Normal, 1000, "labelled"),
        ("graph {a>b, b>a} : a", Convention::Misere, 1000, "cycle"),
        ("nim : 3, 4, 5", Convention::Misere, 6, "within 6 positions of the opponent"),
    ] {
        let failure = written(text, convention, most).unwrap_err();
        assert!(failure.to_string().contains(said), "{text}: {failure}");
    }
    let stopped = written_within("kayles : 100", Convention::Misere, 1 << 20, &mut Budget::work(200_000));
    assert!(matches!(stopped, Err(Failure::Stopped(_))), "{stopped:?}");
}

/// The same for games without an engine: components with the same rules are one kind, whatever their order.
#[test]
fn parts_may_stand_behind_any_component_of_their_rules() {
    let file = written("nim : 1, 2 + kayles : 1 + nim : 3, 3", Convention::Misere, 1000).unwrap();
    assert!(file.contains("[0,\"3\"]") && !file.contains("[2,"), "{file}");
    let moved = |to: &str| sealed(&file.lines().map(|line| line.replace("[0,", to)).collect::<Vec<_>>());
    assert!(matches!(verdict(&moved("[2,")), Verdict::Verified(_)));
    assert!(matches!(verdict(&moved("[1,")), Verdict::Rejected(_)));
}

/// Lines with a corrected digest; the last one is the old digest.
fn sealed(lines: &[String]) -> Vec<u8> {
    let text: String = lines[..lines.len() - 1].iter().map(|line| format!("{line}\n")).collect();
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{text}{{\"sha256\":\"{digest}\"}}\n").into_bytes()
}

/// A verified claim holds by definition.
#[track_caller]
fn refused_or_true(file: &[u8]) -> bool {
    let Verdict::Verified(verified) = verdict(file) else { return false };
    let Shown::Strategy { position, convention, outcome, .. } = verified.shown else { panic!("no strategy") };
    let position = games::position(&position).unwrap();
    assert_eq!(
        outcome == Outcome::Next,
        Definition::wins(&position, convention),
        "{}",
        String::from_utf8_lossy(file)
    );
    true
}

const CHANGED_POSITIONS: [&str; 5] = [
    "kayles : 7",
    "nim : 1, 2, 3 + take {1,3} : 4",
    "cram 2x4 + nim : 1",
    "wythoff : (2,3)",
    "graph {a>b, b>c, a>c} : a, b",
];

/// Every number, also in parts, changes to another one; every word of the head to the other one.
#[test]
fn every_altered_number_is_refused_or_true() {
    let (mut refused, mut true_still) = (0, 0);
    for text in CHANGED_POSITIONS {
        for convention in CONVENTIONS {
            let file = written(text, convention, 1000).unwrap();
            let lines: Vec<String> = file.lines().map(str::to_string).collect();
            for at in 0..lines.len() - 1 {
                let digits =
                    lines[at].char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(place, _)| place);
                for place in digits.collect::<Vec<_>>() {
                    for digit in ["0", "1", "2", "3", "5", "9", "12", "null"] {
                        let mut changed = lines.clone();
                        changed[at].replace_range(place..=place, digit);
                        if changed != lines {
                            match refused_or_true(&sealed(&changed)) {
                                true => true_still += 1,
                                false => refused += 1,
                            }
                        }
                    }
                }
            }
            for (from, to) in
                [("next", "previous"), ("previous", "next"), ("normal", "misere"), ("misere", "normal")]
            {
                let mut changed = lines.clone();
                changed[0] = changed[0].replace(&format!("\"{from}\""), &format!("\"{to}\""));
                refused_or_true(&sealed(&changed));
            }
        }
    }
    assert!(refused > 2000 && true_still < refused / 10, "{refused} refused, {true_still} true");
}

fn heaps() -> impl Strategy<Value = String> {
    prop::collection::vec(0u64..8, 1..4)
        .prop_map(|heaps| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn sums_of_heaps(a in heaps(), b in heaps(), set in prop::collection::btree_set(1u64..6, 1..4), digits in prop::collection::vec(0u32..8, 1..4)) {
        let set = set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let code: String = digits.iter().map(|digit| char::from_digit(*digit, 10).unwrap()).collect();
        certified(&format!("take {{{set}}} : {a} + 0.{code} : {b}"));
        certified(&format!("0.{code} : {a} + 0.{code} : {b}"));
    }

    #[test]
    fn boards(free in any::<u16>(), columns in 2usize..6, nim in 0u64..3) {
        let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
        let row = |row: usize| (0..columns).map(|column| square(row * columns + column)).collect::<String>();
        let board = (0..12 / columns).map(row).collect::<Vec<_>>().join("/");
        certified(&format!("cram : {board} + nim : {nim}"));
    }

    #[test]
    fn bars(mut rows in prop::collection::vec(1u64..5, 1..4), kayles in 0u64..5) {
        rows.sort_by_key(|&row| std::cmp::Reverse(row));
        let rows = rows.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        certified(&format!("chomp : {rows} + kayles : {kayles}"));
    }

    #[test]
    fn graphs_and_tuples(edges in prop::collection::btree_set((0u8..6, 0u8..6), 1..9), x in 0u64..6, y in 0u64..6) {
        let edges: Vec<String> = edges.iter().filter(|(a, b)| a < b).map(|(a, b)| format!("v{a}-v{b}")).collect();
        prop_assume!(!edges.is_empty());
        certified(&format!("node-kayles {{{}}} + wythoff : ({x},{y})", edges.join(", ")));
        let from = edges[0].split('-').next().unwrap();
        certified(&format!("graph {{{}}} : {from} + arc-kayles {{{}}}", edges.join(", ").replace('-', ">"), edges.join(", ")));
    }

    /// Several numbers at once, entries exchanged or left out.
    #[test]
    fn changed_entries_are_refused_or_true(
        which in 0..CHANGED_POSITIONS.len(),
        misere in any::<bool>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0u8..4, 0u64..8), 1..4),
    ) {
        let file = written(CHANGED_POSITIONS[which], CONVENTIONS[usize::from(misere)], 1000).unwrap();
        let mut lines: Vec<String> = file.lines().map(str::to_string).collect();
        for (at, other, how, number) in changes {
            let count = lines.len() - 1;
            if count < 2 {
                break;
            }
            let (at, other) = (at.index(count), other.index(count));
            match how {
                0 => lines.swap(at, other),
                1 => drop(lines.remove(at)),
                2 => lines.insert(at, lines[other].clone()),
                _ => {
                    let places: Vec<usize> = lines[at].char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(place, _)| place).collect();
                    if !places.is_empty() {
                        let place = places[other % places.len()];
                        lines[at].replace_range(place..=place, &number.to_string());
                    }
                }
            }
        }
        refused_or_true(&sealed(&lines));
    }
}
