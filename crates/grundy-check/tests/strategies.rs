//! Strategies written by hand, correct and incorrect ones, with a correct digest.

use grundy_check::{Shown, Verdict, check};
use grundy_rules::{Budget, Convention, Outcome};
use sha2::{Digest, Sha256};

fn verdict(position: &str, convention: &str, winner: &str, entries: &[&str]) -> Verdict {
    let mut text = format!(
        "{{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"strategy\",\"position\":\"{position}\",\"convention\":\"{convention}\",\
         \"winner\":\"{winner}\"}}\n"
    );
    for entry in entries {
        text += &format!("{entry}\n");
    }
    of_lines(&text)
}

fn of_lines(lines: &str) -> Verdict {
    let digest: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
    check(
        format!("{lines}{{\"sha256\":\"{digest}\"}}\n").as_bytes(),
        grundy_games::catalogue(),
        &mut Budget::work(1 << 20),
    )
    .unwrap()
}

#[track_caller]
fn verified(position: &str, convention: &str, winner: &str, entries: &[&str], answered: u64) {
    let verdict = verdict(position, convention, winner, entries);
    let Verdict::Verified(verified) = verdict else { panic!("{position}: {verdict:?}") };
    let convention = if convention == "normal" { Convention::Normal } else { Convention::Misere };
    let outcome = if winner == "next" { Outcome::Next } else { Outcome::Previous };
    assert_eq!(verified.entries, entries.len() as u64);
    assert_eq!(
        verified.shown,
        Shown::Strategy { position: position.into(), convention, outcome, answers: answered }
    );
}

#[track_caller]
fn why(position: &str, convention: &str, winner: &str, entries: &[&str]) -> String {
    match verdict(position, convention, winner, entries) {
        Verdict::Rejected(rejected) => rejected.to_string(),
        other => panic!("{position}: {other:?}"),
    }
}

const NOTHING: &str = r#"{"lost":[],"answers":[]}"#;
const ONE: &str = r#"{"lost":[[0,"1"]],"answers":[[[],null]]}"#;

#[test]
fn small_strategies() {
    verified("nim : 0", "normal", "previous", &[NOTHING], 0);
    verified("nim : 0", "misere", "next", &[], 0);
    verified("nim : 7", "normal", "next", &[NOTHING], 0);
    verified("nim : 7", "misere", "next", &[ONE], 1);
    let three = r#"{"lost":[[0,"1"],[0,"1"],[0,"1"]],"answers":[[[[0,"1"],[0,"1"]],0]]}"#;
    verified("nim : 1, 1, 2", "misere", "next", &[ONE, three], 2);
    // Parts without options may be listed or not, and parts stand in any order, after any component with
    // their rules.
    let pair = r#"{"lost":[[1,"2"],[0,"0"],[0,"2"]],"answers":[[[[1,"2"]],0],[[[0,"1"],[1,"2"]],1]]}"#;
    let ones = r#"{"lost":[[0,"1"],[1,"1"]],"answers":[[[[1,"1"],[1,"0"]],0]]}"#;
    verified("nim : 2 + nim : 2", "normal", "previous", &[NOTHING, ones, pair], 3);
    // The promises of the rules are not needed: from a one moves to c, where the player to move loses.
    verified("graph {a>b, b>a, a>c} : a", "normal", "next", &[NOTHING], 0);
}

#[test]
fn what_is_no_strategy_is_refused() {
    let two = |answers: &str| format!("{{\"lost\":[[0,\"2\"]],\"answers\":[{answers}]}}");
    for (convention, entries, said) in [
        ("normal", &[ONE][..], "line 2: nothing must be answered"),
        ("misere", &[NOTHING], "line 2: under misère play a player who cannot move has won"),
        ("misere", &[ONE, NOTHING], "line 3: under misère play a player who cannot move"),
        ("misere", &[&two(r#"[[],null]"#)], "line 2: the entry has no answer to 1"),
        ("misere", &[&two(r#"[[],null],[[[0,"1"]],null]"#)], "line 2: 1 must be answered"),
        ("misere", &[&two(r#"[[],null],[[[0,"1"]],0]"#)], "line 2: the entry 0 does not stand before"),
        (
            "misere",
            &[ONE, &two(r#"[[],null],[[[0,"1"]],0]"#)],
            "line 3: no move leads from 1 to the position of the entry 0",
        ),
        ("misere", &[ONE, &two(r#"[[],0],[[[0,"1"]],0]"#)], "line 3: no move leads from nothing"),
        ("misere", &[&two(r#"[[],null],[[],null]"#)], "line 2: nothing is answered twice"),
        ("misere", &[&two(r#"[[[0,"0"]],null],[[],null]"#)], "line 2: nothing is answered twice"),
        ("misere", &[&two(r#"[[[0,"2"]],null]"#)], "line 2: no move leads to 2"),
        ("misere", &[&two(r#"[[[0,"1"],[0,"1"]],null]"#)], "line 2: no move leads to 1 + 1"),
        ("misere", &[&two(r#"[[[1,"1"]],null]"#)], "line 2: the position has no component 1"),
        ("misere", &[&two(r#"[[[0,"one"]],null]"#)], "line 2: `one` cannot be read"),
        ("misere", &[&two(r#"[[[0,"1, 1"]],null]"#)], "not one place"),
        ("misere", &[&two(r#"[[[0,1]],null]"#)], "line 2: not a line"),
        ("misere", &[&two(r#"[[[0,"1",1]],null]"#)], "line 2: not a line"),
        ("misere", &[&two(r#"[[],-1]"#)], "line 2: not a line"),
        ("misere", &[&two(r#"[[]]"#)], "line 2: not a line"),
        ("misere", &[r#"{"lost":[[0,"1"]],"answers":[[[],null]],"why":0}"#], "unknown field"),
        ("misere", &[r#"{"lost":[],"lost":[[0,"1"]],"answers":[[[],null]]}"#], "duplicate field"),
        ("misere", &[r#"{"lost":[[0,"1"]]}"#], "missing field"),
        ("misere", &[r#"{"component":0}"#], "unknown field"),
        ("misere", &[], "line 2: no move leads from the position"),
        ("misere", &[ONE, ONE], "verified"),
    ] {
        let found = match verdict("nim : 2", convention, "next", entries) {
            Verdict::Rejected(rejected) => rejected.to_string(),
            Verdict::Verified(_) => "verified".into(),
            Verdict::NotChecked(_) => panic!("{entries:?}"),
        };
        assert!(found.contains(said), "{entries:?}: {found}");
    }
    assert!(
        why("nim : 2", "normal", "previous", &[NOTHING])
            .contains("line 3: the last entry is not the position")
    );
    assert!(why("nim : 0", "normal", "next", &[NOTHING]).contains("no move leads from the position"));
    assert!(why("nim : 0", "normal", "previous", &[]).contains("the last entry is not the position"));
    // Equal heaps cancel under normal play; here nothing does.
    assert!(
        why("nim : 1, 1", "normal", "previous", &[NOTHING]).contains("the last entry is not the position")
    );
    // In a circle each entry would depend on the other.
    let [a, b] = [
        r#"{"lost":[[0,"a"]],"answers":[[[[0,"b"]],1]]}"#,
        r#"{"lost":[[0,"b"]],"answers":[[[[0,"a"]],0]]}"#,
    ];
    assert!(
        why("graph {a>b, b>a} : a", "normal", "previous", &[a, b])
            .contains("line 2: the entry 1 does not stand")
    );
}

#[test]
fn heads_are_read_strictly() {
    let head = "{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"strategy\",\"position\":\"nim : 1\",\"convention\":\"misere\",\
                \"winner\":\"previous\"}\n";
    assert!(matches!(of_lines(&format!("{head}{ONE}\n")), Verdict::Verified(_)));
    for (from, to, said) in [
        ("misere", "loopy", "the convention is"),
        ("previous", "me", "the winner is"),
        ("\"winner\":\"previous\"", "\"winner\":\"previous\",\"nim_value\":0", "unknown field"),
        ("\"winner\":\"previous\"", "\"winner\":\"previous\",\"components\":null", "not a line"),
        (
            "\"winner\":\"previous\"",
            "\"winner\":\"previous\",\"components\":[]",
            "the components are not those",
        ),
        (
            "\"winner\":\"previous\"",
            "\"winner\":\"previous\",\"components\":[{\"rule\":{\"coordinates\":1,\"moves\":[{\"take\":[1,null]}]},\"at\":[[2]]}]",
            "the components are not those",
        ),
        (",\"winner\":\"previous\"", "", "missing field `winner`"),
        ("\"winner\":\"previous\"", "\"winner\":\"previous\",\"winner\":\"next\"", "duplicate field"),
        ("nim : 1", "turn 1-3 : 1", "under misère play"),
        ("nim : 1", "even-number-addicts : (2,1,0)", "a labelled game"),
        ("nim : 1", "nim : one", "cannot be read"),
    ] {
        let changed = head.replacen(from, to, 1);
        assert_ne!(changed, head);
        let Verdict::Rejected(rejected) = of_lines(&changed) else { panic!("{changed}") };
        assert!(rejected.line == 1 && rejected.why.contains(said), "{changed}{rejected}");
    }
}

#[test]
fn large_positions_end_soon() {
    let large = r#"{"lost":[[0,"1000000000000000000"]],"answers":[]}"#;
    assert!(matches!(verdict("nim : 10^18", "normal", "previous", &[large]), Verdict::NotChecked(_)));
    assert!(matches!(verdict("nim : 10^18", "normal", "next", &[NOTHING]), Verdict::NotChecked(_)));
    let parts = vec!["[0,\"9\"]"; 20_000].join(",");
    let many = format!("{{\"lost\":[{parts}],\"answers\":[]}}");
    assert!(matches!(verdict("nim : 9", "normal", "previous", &[&many]), Verdict::Rejected(_)));
    let mut budget = Budget::work(1 << 30).bytes(100_000);
    let text = format!(
        "{{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"strategy\",\"position\":\"nim : 9\",\"convention\":\"normal\",\"winner\":\"next\"}}\n{many}\n"
    );
    assert!(matches!(
        check(text.as_bytes(), grundy_games::catalogue(), &mut budget).unwrap(),
        Verdict::NotChecked(_)
    ));
}
