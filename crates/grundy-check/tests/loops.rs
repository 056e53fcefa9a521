//! Infinite values and draws written by hand, correct and incorrect ones, with a correct digest.

use grundy_check::{Shown, Verdict, check};
use grundy_rules::{Budget, Convention, Why};
use sha2::{Digest, Sha256};

const TOKEN: &str = "graph {west>east, east>west, east>home, gate>west, gate>east, gate>home, gate>gate}";

/// The entries that give all values.
const ENTRIES: [&str; 6] = [
    r#"{"component":0}"#,
    r#"{"at":"home","is":0}"#,
    r#"{"at":"east","not":0}"#,
    r#"{"at":"west","is":0}"#,
    r#"{"at":"east","is":1}"#,
    r#"{"at":"gate","infinite":[0,1]}"#,
];

fn verdict_within(kind: &str, at: &str, claim: &str, entries: &[&str], budget: &mut Budget<'_>) -> Verdict {
    let mut text = format!(
        "{{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"{kind}\",\"position\":\"{at}\",{claim}}}\n"
    );
    for entry in entries {
        text += &format!("{entry}\n");
    }
    let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    check(format!("{text}{{\"sha256\":\"{digest}\"}}\n").as_bytes(), grundy_games::catalogue(), budget)
        .unwrap()
}

fn verdict(kind: &str, at: &str, claim: &str, entries: &[&str]) -> Verdict {
    verdict_within(kind, at, claim, entries, &mut Budget::work(1 << 20))
}

#[track_caller]
fn shown(kind: &str, at: &str, claim: &str, entries: &[&str]) -> Shown {
    match verdict(kind, at, claim, entries) {
        Verdict::Verified(verified) => verified.shown,
        other => panic!("{at}: {other:?}"),
    }
}

#[track_caller]
fn refused(kind: &str, at: &str, claim: &str, entries: &[&str], why: &str) {
    match verdict(kind, at, claim, entries) {
        Verdict::Rejected(rejected) => assert_eq!(rejected.to_string(), why, "{at}"),
        other => panic!("{at}: {other:?}"),
    }
}

#[test]
fn infinite_values_and_their_sums() {
    for (places, more, list) in [
        ("gate", &[][..], "[0,1]"),
        ("gate, east", &[], "[0,1]"),
        ("gate, gate", &[], "[]"),
        ("gate, west + nim : 1", &[r#"{"component":1}"#, r#"{"at":"1","is":1}"#], "[0,1]"),
        (
            "gate + take 1..2 : 2",
            &[r#"{"component":1}"#, r#"{"at":"1","is":1}"#, r#"{"at":"2","is":2}"#],
            "[2,3]",
        ),
    ] {
        let (at, entries) = (format!("{TOKEN} : {places}"), [&ENTRIES[..], more].concat());
        let Shown::Infinite { position, options } =
            shown("infinite-value", &at, &format!("\"infinite\":{list}"), &entries)
        else {
            panic!("{at}")
        };
        assert_eq!((position, format!("{options:?}").replace(' ', "")), (at, list.into()));
    }
    let at = format!("{TOKEN} : gate");
    let all = shown("graph-values", &at, "\"nodes\":4", &ENTRIES);
    assert_eq!(all, Shown::Graph { position: at, nodes: 4, infinite: 1 });
}

#[test]
fn wrong_infinite_values_are_refused() {
    let gate = &format!("{TOKEN} : gate")[..];
    let told = "\"infinite\":[0,1]";
    let with = |at: usize, line: &'static str| {
        let mut entries = ENTRIES;
        entries[at] = line;
        entries
    };
    let not_shown = "line 8: the entries do not show that the position has this infinite value";
    refused("infinite-value", gate, "\"infinite\":[0]", &ENTRIES, not_shown);
    refused("infinite-value", gate, "\"infinite\":[1,0]", &ENTRIES, not_shown);
    refused("infinite-value", &format!("{TOKEN} : west"), told, &ENTRIES, not_shown);
    let numbers = "line 7: gate is not shown to be infinite: its options are the numbers 0, 1";
    refused("infinite-value", gate, told, &with(5, r#"{"at":"gate","infinite":[0]}"#), numbers);
    let ascend = "line 7: the numbers of an infinite value ascend";
    refused("infinite-value", gate, told, &with(5, r#"{"at":"gate","infinite":[1,0]}"#), ascend);
    let unknown = "line 7: gate is not shown to be infinite: the value of one of its options is not shown";
    refused(
        "infinite-value",
        gate,
        told,
        &with(4, r#"{"at":"home","not":5}"#)
            .map(|line| line.replace("\"not\":5", "\"is\":0"))
            .each_ref()
            .map(|line| &line[..]),
        unknown,
    );
    // Values that go round in a circle: west would be infinite only if east did not turn back to home.
    let circle = [
        r#"{"component":0}"#,
        r#"{"at":"home","is":0}"#,
        r#"{"at":"west","infinite":[]}"#,
        r#"{"at":"east","infinite":[0]}"#,
    ];
    let turns = "line 4: west is not shown to be infinite: each infinite option has 0 in its list";
    refused("infinite-value", &format!("{TOKEN} : west"), "\"infinite\":[]", &circle, turns);
    let twice = [&ENTRIES[..], &ENTRIES[5..]].concat();
    refused("infinite-value", gate, told, &twice, "line 8: this position has an infinite value already");
    let nothing = "line 7: an infinite value shows nothing about a nim-value or an outcome";
    refused("nim-value", &format!("{TOKEN} : east"), "\"nim_value\":1", &ENTRIES, nothing);
    refused("graph-values", gate, "\"nodes\":5", &ENTRIES, "line 8: the graph has 4 nodes");
    refused(
        "graph-values",
        gate,
        "\"nodes\":4",
        &ENTRIES[..5],
        "line 7: the value of the node gate is not shown",
    );
    let sum = format!("{TOKEN} : gate + nim : 0");
    let one = "line 8: the values of all nodes belong to a position with one component, a graph";
    refused("graph-values", &sum, "\"nodes\":4", &ENTRIES, one);
    let claim = "line 1: the kind `infinite-value` has `infinite`, and no other claim";
    refused("infinite-value", gate, "\"nim_value\":1", &ENTRIES, claim);
}

const LOOP: &str = r#"{"draw":[[0,"gate"]],"answers":[[[[0,"west"]],1]],"draws":[[[0,"gate"]]]}"#;

#[test]
fn draws_by_hand() {
    let at = "graph {a>b>a, b>c} : b";
    let misere = "\"convention\":\"misere\"";
    let entries = [
        r#"{"draw":[[0,"b"]],"answers":[[[],null]],"draws":[[[0,"a"]]]}"#,
        r#"{"draw":[[0,"a"]],"answers":[],"draws":[[[0,"b"]]]}"#,
    ];
    let draw = shown("draw", at, misere, &entries);
    assert_eq!(draw, Shown::Draw { position: at.into(), convention: Convention::Misere });
    refused("draw", at, misere, &entries[..1], "line 2: no entry shows that a is a draw");
    refused("draw", at, misere, &entries[1..], "line 2: no entry shows that b is a draw");
    refused("draw", at, "\"convention\":\"normal\"", &entries, "line 2: nothing must be answered");
    refused(
        "draw",
        "graph {a>b>a, b>c} : c",
        misere,
        &entries,
        "line 4: no entry shows that the position is a draw",
    );
    let lonely = r#"{"draw":[[0,"a"]],"answers":[],"draws":[]}"#;
    refused("draw", at, misere, &[lonely], "line 2: from a draw, some option is a draw");
    let open = r#"{"draw":[[0,"b"]],"answers":[],"draws":[[[0,"a"]]]}"#;
    refused("draw", at, misere, &[open], "line 2: the entry has no answer to nothing");
    let both = [entries[0], entries[0]];
    refused("draw", at, misere, &both, "line 3: this position is a draw already");
    let winner = "\"convention\":\"misere\",\"winner\":\"next\"";
    refused("draw", at, winner, &entries, "line 1: a draw has no winner");
    refused("strategy", at, winner, &entries, "line 2: an entry of a strategy has `lost` and `answers`");
    // A lost position is answered as in a strategy, whatever the rest of the list is.
    let normal = "\"convention\":\"normal\"";
    let gate = "graph {west>east, east>west, east>home, gate>gate, gate>west} : gate";
    let lost = [r#"{"lost":[],"answers":[]}"#, r#"{"lost":[[0,"west"]],"answers":[[[[0,"east"]],0]]}"#];
    // From gate the player may go to west, which is lost, so gate is no draw.
    refused(
        "draw",
        gate,
        normal,
        &[lost[0], lost[1], LOOP],
        "line 4: no move leads from west to the position of the entry 1",
    );
}

#[test]
fn a_check_of_a_loop_stops() {
    let at = format!("{TOKEN} : gate");
    for bytes in (0..30_000).step_by(500) {
        let mut budget = Budget::work(1 << 20).bytes(bytes);
        match verdict_within("infinite-value", &at, "\"infinite\":[0,1]", &ENTRIES, &mut budget) {
            Verdict::Verified(_) => assert!(bytes > 2000, "{bytes}"),
            Verdict::NotChecked(stopped) => assert_eq!(stopped.why, Why::Memory),
            Verdict::Rejected(rejected) => panic!("{rejected}"),
        }
    }
}
