//! Certificates are accepted; changed ones are refused, or true.

use grundy::certificate::{Certificate, Wanted};
use grundy::games::{
    chomp::{Bar, Chomp},
    cram::Cram,
    node_kayles::NodeKayles,
};
use grundy::promises::Bare;
use grundy::solve::{Question, Solver, Worths};
use grundy::{Budget, Failure, NimValue, Notation, Outcome, Position, WithBoard, games};
use grundy_check::{Claim, Shown, Verdict, Verified, check};
use proptest::prelude::*;
use sha2::{Digest, Sha256};

fn certificate(position: &Position, wanted: Wanted, work: u64) -> Result<String, Failure> {
    let found = Certificate::of(position, wanted, &mut Worths::default(), &mut Budget::work(work))?;
    let mut file = Vec::new();
    let written = found.write(&mut file).expect("memory can be written");
    assert_eq!((written.bytes, written.entries), (file.len() as u64, found.entries()));
    Ok(String::from_utf8(file).expect("JSON lines are text"))
}

fn verdict(file: &[u8]) -> Verdict {
    check(file, grundy::games::catalogue(), &mut Budget::work(20_000_000)).expect("bytes can be read")
}

/// The claim of a file that must be accepted.
#[track_caller]
fn claim(file: &str) -> Claim {
    match verdict(file.as_bytes()) {
        Verdict::Verified(Verified { shown: Shown::Position { claim, .. }, .. }) => claim,
        other => panic!("{other:?}\n{file}"),
    }
}

fn seal(lines: &str) -> String {
    let digest: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{lines}{{\"sha256\":\"{digest}\"}}\n")
}

/// Both certificates of a position are accepted, and agree with the solver. `None` if that takes too long.
#[track_caller]
fn certified(text: &str) -> Option<u64> {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let value = match Solver::new(position.clone()).solve(&Question::default(), &mut Budget::work(1_000_000))
    {
        Ok(answer) => answer.nim_value?,
        Err(Failure::Stopped(_)) => return None,
        Err(failure) => panic!("{text}: {failure}"),
    };
    for (wanted, expected) in
        [(Wanted::NimValue, Claim::NimValue(value)), (Wanted::Outcome, Claim::Outcome(value.outcome()))]
    {
        match certificate(&position, wanted, 3_000_000) {
            Ok(file) => assert_eq!(claim(&file), expected, "{file}"),
            Err(Failure::Stopped(_) | Failure::Refused(_)) => return None,
            Err(failure) => panic!("{text}: {failure}"),
        }
    }
    Some(value.0)
}

#[test]
fn positions_of_games_with_names_are_certified() {
    let mut done = 0;
    for position in games::catalogue().rows().flat_map(|row| row.positions().collect::<Vec<_>>()) {
        let read = games::position(&position).unwrap_or_else(|error| panic!("{position}: {error}"));
        if !read.components.iter().any(|component| component.ruleset.is_labelled()) {
            assert!(certified(&position).is_some(), "{position}");
            done += 1;
        }
    }
    assert!(done > 60, "{done}");
}

#[test]
fn sums_of_any_games_are_certified() {
    for (text, known) in [
        ("cram 3x5 + nim : 3 + chomp 2x3", None),
        ("nim : 3, 4, 5 + kayles : 9", Some(6)),
        ("nim : 10^18, 10^18", Some(0)),
        ("cram 2x3 + cram 3x2", Some(0)),
        ("cram 2x3 + cram : ###/... + 0.77 : 3 + kayles : 3", None),
        ("nim : 0, 0, 2", Some(2)),
        ("wythoff : (3,5), (1,1)", None),
        ("graph {a>b, b>c, a>c} : a, b", Some(2 ^ 1)),
        ("n -> n-1 | floor(n/2) if n > 2 : 20, 7 + turn \"3E\" : 4, 9", None),
        ("hackenbush {ground-a, a-b, a-c} + geography {a>b, b>c} : a", None),
    ] {
        let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let answer = Solver::new(position.clone()).solve(&Question::default(), &mut Budget::default());
        let value =
            answer.unwrap_or_else(|failure| panic!("{text}: {failure}")).nim_value.map(|value| value.0);
        assert_eq!(certified(text), value, "{text}");
        assert!(known.is_none() || known == value, "{text}: {value:?}");
    }
}

/// The first move cuts the row into two equal ones: one entry is enough.
#[test]
fn an_outcome_may_need_one_entry() {
    let position = games::position("kayles : 1001").unwrap();
    let file = certificate(&position, Wanted::Outcome, 1_000_000).unwrap();
    assert_eq!(file.lines().count(), 4, "{file}");
    assert_eq!(claim(&file), Claim::Outcome(Outcome::Next));
}

#[test]
fn positions_out_of_files_stand_in_the_certificate() {
    let file = |name: &str| match name {
        "edges.csv" => Ok("a,b\nb,c\nc,d\n\"d+e\",a\n".to_string()),
        _ => Ok("from,to\n3,2\n3,1\n2,\"1: x\"\n".to_string()),
    };
    for text in
        ["node-kayles @edges.csv", "graph @states.csv : 3 + nim : 1", "arc-kayles @edges.csv + cram 1x4"]
    {
        let position =
            games::catalogue().reader(&file).position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let answer =
            Solver::new(position.clone()).solve(&Question::default(), &mut Budget::default()).unwrap();
        let file = certificate(&position, Wanted::NimValue, 1_000_000).unwrap();
        assert_eq!(Some(claim(&file)), answer.nim_value.map(Claim::NimValue), "{file}");
    }
}

#[test]
fn what_definition_cannot_reach_is_refused_or_stopped() {
    for (text, said) in [
        ("nim : 10^18", "up to 1048576"),
        ("even-number-addicts : (2,1,0)", "a labelled game"),
        ("kayles : 10^18", "stopped"),
        ("graph {a>b, b>a} : a", "cycle"),
    ] {
        let failure = certificate(&games::position(text).unwrap(), Wanted::NimValue, 1_000_000).unwrap_err();
        assert!(failure.to_string().contains(said), "{text}: {failure}");
    }
}

/// A file with entries of several kinds.
fn sample() -> String {
    let position = games::position("cram 2x5 + kayles : 6 + wythoff : (1,2)").unwrap();
    certificate(&position, Wanted::NimValue, 1_000_000).unwrap()
}

/// Every byte replaced, removed or doubled; and every cut.
#[test]
fn any_changed_byte_is_refused() {
    let file = sample().into_bytes();
    assert!(matches!(verdict(&file), Verdict::Verified(_)));
    let refused = |changed: &[u8]| !matches!(verdict(changed), Verdict::Verified(_));
    for at in 0..file.len() {
        for flip in [1u8, 2, 4, 8, 16, 32, 64, 128] {
            let mut changed = file.clone();
            changed[at] ^= flip;
            assert!(refused(&changed), "byte {at}, bits {flip}");
        }
        let mut shorter = file.clone();
        shorter.remove(at);
        assert!(refused(&shorter), "without byte {at}");
        let mut longer = file.clone();
        longer.insert(at, file[at]);
        assert!(refused(&longer), "byte {at} twice");
        assert!(refused(&file[..at]), "{at} bytes");
    }
}

/// A change of a line by someone who knows the format.
#[derive(Clone, Debug)]
enum Change {
    Remove(usize),
    Swap(usize, usize),
    Copy(usize, usize),
    /// Another number at the end of a line.
    Number(usize, u64),
    /// `is` for `not`, and vice versa.
    Turn(usize),
    /// The position of another line.
    Position(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let line = || 0usize..1000;
    prop_oneof![
        line().prop_map(Change::Remove),
        (line(), line()).prop_map(|(a, b)| Change::Swap(a, b)),
        (line(), line()).prop_map(|(a, b)| Change::Copy(a, b)),
        (line(), 0u64..6).prop_map(|(a, n)| Change::Number(a, n)),
        line().prop_map(Change::Turn),
        (line(), line()).prop_map(|(a, b)| Change::Position(a, b)),
    ]
}

fn apply(lines: &mut Vec<String>, change: &Change) {
    let count = lines.len();
    match *change {
        Change::Remove(at) => drop(lines.remove(at % count)),
        Change::Swap(a, b) => lines.swap(a % count, b % count),
        Change::Copy(a, b) => lines.insert(b % count, lines[a % count].clone()),
        Change::Number(at, number) => {
            let line = &mut lines[at % count];
            let end = line.trim_end_matches('}').trim_end_matches(|c: char| c.is_ascii_digit()).len();
            *line = format!("{}{number}}}", &line[..end]);
        }
        Change::Turn(at) => {
            let line = &mut lines[at % count];
            *line = match line.contains("\"is\"") {
                true => line.replace("\"is\"", "\"not\""),
                false => line.replace("\"not\"", "\"is\""),
            };
        }
        Change::Position(a, b) => {
            let at = |line: &str| Some(line.split_once("\"at\":\"")?.1.split('"').next()?.to_string());
            if let Some((from, to)) = at(&lines[a % count]).zip(at(&lines[b % count])) {
                lines[a % count] = lines[a % count].replacen(&format!("\"{from}\""), &format!("\"{to}\""), 1);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn changed_files_with_their_digest_made_right_are_refused_or_true(
        changes in prop::collection::vec(change(), 1..4),
        which in 0usize..4,
        wanted in prop_oneof![Just(Wanted::NimValue), Just(Wanted::Outcome)],
    ) {
        let text = ["cram 2x4 + kayles : 4", "chomp 3x3", "cram 3x3 + cram : ..", "take {1,3,4} : 9, 5"][which];
        let position = games::position(text).unwrap();
        let file = certificate(&position, wanted, 1_000_000).unwrap();
        let mut lines: Vec<String> = file.lines().map(str::to_string).collect();
        lines.pop();
        for change in &changes {
            if !lines.is_empty() {
                apply(&mut lines, change);
            }
        }
        let changed = seal(&lines.iter().map(|line| format!("{line}\n")).collect::<String>());
        if let Verdict::Verified(verified) = verdict(changed.as_bytes()) {
            let Shown::Position { position: shown, claim } = verified.shown else { panic!("no law was claimed") };
            // A change could only reach the number of the claim, not its position.
            prop_assert_eq!(shown, position.to_string());
            let value = Solver::new(position.clone()).solve(&Question::default(), &mut Budget::default()).unwrap().nim_value;
            match claim {
                Claim::NimValue(claimed) => prop_assert_eq!(Some(claimed), value),
                Claim::Outcome(claimed) => prop_assert_eq!(Some(claimed), value.map(NimValue::outcome)),
            }
        }
    }

    #[test]
    fn random_boards_are_certified(free in any::<u32>(), columns in 2usize..6, nim in 0u64..5) {
        let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
        let row = |row: usize| (0..columns).map(|column| square(row * columns + column)).collect::<String>();
        let text = (0..16 / columns).map(row).collect::<Vec<_>>().join("/");
        let value = grundy::solve::nim_value(&Bare(&Cram), &Cram.parse_position(&text).unwrap(), &mut Budget::default());
        let found = certified(&format!("cram : {text} + nim : {nim}"));
        prop_assert_eq!(found, value.ok().map(|value| value.0 ^ nim));
    }

    #[test]
    fn random_bars_are_certified(mut rows in prop::collection::vec(1u64..6, 1..6)) {
        rows.sort_by_key(|&row| std::cmp::Reverse(row));
        let bar = Bar::from(rows);
        let value = grundy::solve::nim_value(&Bare(&Chomp), &bar, &mut Budget::default());
        let found = certified(&format!("chomp : {}", Chomp.show_position(&bar)));
        prop_assert_eq!(found, value.ok().map(|value| value.0));
    }

    #[test]
    fn random_graphs_are_certified(edges in prop::collection::btree_set((0u8..8, 0u8..8), 1..14)) {
        let edges: std::collections::BTreeSet<(u8, u8)> =
            edges.into_iter().filter(|(a, b)| a != b).map(|(a, b)| (a.min(b), a.max(b))).collect();
        prop_assume!(!edges.is_empty());
        let edges = edges.iter().map(|(a, b)| format!("v{a}-v{b}")).collect::<Vec<_>>().join(", ");
        let game = NodeKayles::on(&format!("{{{edges}}}")).unwrap();
        let value = grundy::solve::nim_value(&Bare(&game), &game.start().unwrap(), &mut Budget::default());
        let found = certified(&format!("node-kayles {{{edges}}}"));
        prop_assert_eq!(found, value.ok().map(|value| value.0));
        certified(&format!("arc-kayles {{{edges}}}"));
    }

    #[test]
    fn random_heaps_are_certified(
        set in prop::collection::btree_set(1u64..9, 1..5),
        digits in prop::collection::vec(0u32..8, 1..4),
        heaps in prop::collection::vec(0u64..40, 1..4),
    ) {
        let set = set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let code: String = digits.iter().map(|digit| char::from_digit(*digit, 10).unwrap()).collect();
        let heaps = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        for text in [
            format!("take {{{set}}} : {heaps}"),
            format!("0.{code} : {heaps}"),
            format!("n -> n-1 | floor(n/2) if n > 2 | [n-2, 1] if n > 4 : {heaps}"),
        ] {
            prop_assert!(certified(&text).is_some(), "{}", text);
        }
    }
}
