//! Claims that a checker of untrusted files must not believe, with a correct digest.

use grundy_check::{Claim, MAX_LINE, Shown, Verdict, check};
use grundy_rules::{Budget, NimValue, Why};
use sha2::{Digest, Sha256};

fn seal(lines: &str) -> String {
    let digest: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{lines}{{\"sha256\":\"{digest}\"}}\n")
}

fn verdict(file: &str) -> Verdict {
    check(file.as_bytes(), grundy_games::catalogue(), &mut Budget::work(10_000_000))
        .expect("bytes can be read")
}

#[track_caller]
fn why(lines: &str) -> String {
    match verdict(&seal(lines)) {
        Verdict::Rejected(rejected) => rejected.to_string(),
        other => panic!("{other:?}"),
    }
}

fn shown(position: &str, value: u64) -> Shown {
    Shown::Position { position: position.into(), claim: Claim::NimValue(NimValue(value)) }
}

fn of(position: &str, value: u64) -> String {
    format!(
        "{{\"format\":\"grundy certificate\",\"version\":1,\"kind\":\"nim-value\",\"position\":\"{position}\",\"nim_value\":{value}}}\n{{\"component\":0}}\n"
    )
}

#[test]
fn a_small_certificate_is_accepted() {
    let entries = "{\"at\":\"1x2\",\"is\":1}\n{\"at\":\"1x4\",\"is\":2}\n";
    let Verdict::Verified(verified) = verdict(&seal(&(of("cram : ..../#### + nim : 3, 3", 2) + entries)))
    else {
        panic!()
    };
    assert_eq!((verified.shown, verified.entries), (shown("cram : ..../#### + nim : 3, 3", 2), 2));
}

/// In a circle each entry would follow from the others.
#[test]
fn no_entry_leans_on_itself() {
    let a = "{\"at\":\"a\",\"is\":0}\n";
    let b = "{\"at\":\"b\",\"is\":1}\n";
    for entries in [[a, b], [b, a]] {
        let said = why(&(of("graph {a>b, b>a} : a", 0) + &entries.concat()));
        assert!(said.starts_with("line 3: "), "{said}");
    }
    // If play need not end, equal parts do not cancel either.
    let said = why(&of("graph {a>b, b>a} : a, a", 0));
    assert_eq!(said, "line 3: the entries do not show that the position has the nim-value 0");
    let said = why(&of("i -> i+1 if i < 9 | i-1 : 4, 4", 0));
    assert_eq!(said, "line 3: the entries do not show that the position has the nim-value 0");
}

#[test]
fn what_is_no_certificate_is_refused() {
    let deep = "[".repeat(100_000);
    for (file, said) in [
        ("", "line 1: the file ends before the line with its SHA-256"),
        ("\n", "line 1: not a line of a certificate"),
        ("{}", "line 1: the file ends within this line"),
        ("{}\n", "missing field `format`"),
        (&*format!("{deep}\n"), "not a line of a certificate"),
        (&*format!("{{\"format\":{deep}\n"), "not a line of a certificate"),
        ("\u{feff}{}\n", "not a line of a certificate"),
    ] {
        let Verdict::Rejected(rejected) = verdict(file) else { panic!("{file}") };
        assert!(rejected.to_string().contains(said), "{file}: {rejected}");
    }
    let Verdict::Rejected(rejected) =
        check(&b"\xff\xfe\n"[..], grundy_games::catalogue(), &mut Budget::default()).unwrap()
    else {
        panic!()
    };
    assert_eq!(rejected.line, 1);
    let long =
        check(&vec![b' '; MAX_LINE as usize + 9][..], grundy_games::catalogue(), &mut Budget::default())
            .unwrap();
    assert!(matches!(long, Verdict::Rejected(_)), "{long:?}");
}

#[test]
fn heads_are_read_strictly() {
    let good = of("nim : 0", 0);
    assert!(matches!(verdict(&seal(&(good.clone() + "{\"at\":\"0\",\"is\":0}\n"))), Verdict::Verified(_)));
    for (from, to, said) in [
        ("grundy certificate", "certificate", "the format is not"),
        ("\"version\":1", "\"version\":2", "knows version 1, not version 2"),
        ("\"version\":1", "\"version\":1.0", "invalid type"),
        ("\"version\":1", "\"version\":1,\"version\":1", "duplicate field"),
        ("nim-value", "quotient", "knows the kinds"),
        ("nim-value", "outcome", "has an `outcome`"),
        ("\"nim_value\":0", "\"nim_value\":null", "invalid type"),
        ("\"nim_value\":0", "\"nim_value\":-1", "not a line"),
        ("\"nim_value\":0", "\"nim_value\":18446744073709551616", "not a line"),
        ("\"nim_value\":0", "\"nim_value\":1e400", "not a line"),
        ("\"nim_value\":0", "\"nim_value\":0,\"outcome\":\"P\"", "and no `outcome`"),
        ("\"nim_value\":0", "\"nim_value\":0,\"by\":\"me\"", "unknown field"),
        ("\"nim_value\":0", "\"outcome\":\"T\"", "has a `nim_value`"),
        ("nim : 0", "nimm : 0", "unknown game"),
        ("nim : 0", "node-kayles @edges.csv", "cannot be read"),
        ("nim : 0", "graph @states.csv : a", "cannot be read"),
        ("nim : 0", "even-number-addicts : (2,1,0)", "a labelled game has no certificate"),
        ("nim : 0", "nim : 99999999999999999999", "too large"),
    ] {
        let file = good.replacen(from, to, 1);
        assert_ne!(file, good);
        let found = why(&file);
        assert!(found.starts_with("line 1: ") && found.contains(said), "{file}{found}");
    }
}

#[test]
fn entries_are_read_strictly() {
    let head = of("kayles : 3 + cram : 1x3", 2);
    for (entry, said) in [
        ("{\"component\":2}", "no component 2"),
        ("{\"component\":99999999999999999999}", "not a line"),
        ("{\"at\":\"1\"}", "an entry has"),
        ("{\"at\":\"1\",\"is\":1,\"not\":2}", "an entry has"),
        ("{\"at\":\"1\",\"is\":1,\"component\":0}", "an entry has"),
        ("{\"at\":\"1\",\"is\":1,\"why\":0}", "unknown field"),
        ("{\"at\":\"1\",\"is\":null}", "invalid type"),
        ("{\"at\":\"1\",\"is\":1,\"is\":1}", "duplicate field"),
        ("{\"at\":\"1, 2\",\"is\":1}", "not one place"),
        ("{\"at\":\"\",\"is\":0}", "cannot be read"),
        ("{\"at\":\"1 + nim : 2\",\"is\":0}", "cannot be read"),
        ("{\"at\":\"-1\",\"is\":0}", "cannot be negative"),
        ("{\"at\":\"1\",\"is\":0}", "1 cannot be 0, as its option `without anything left` is 0"),
        ("{\"at\":\"1\",\"is\":2}", "1 cannot be 2, as no option is shown to be 1"),
        ("{\"at\":\"1\",\"is\":18446744073709551615}", "as no option is shown to be 1"),
        ("{\"at\":\"1\",\"not\":1}", "1 may be 1"),
        ("{\"at\":\"2\",\"not\":1}", "2 may be 1"),
        ("{\"at\":\"2\",\"is\":1}", "2 cannot be 1, as its option `1` is not shown to be anything else"),
    ] {
        let found = why(&format!("{head}{entry}\n"));
        assert!(found.starts_with("line 3: ") && found.contains(said), "{entry}: {found}");
    }
    let found =
        why(&format!("{}{{\"at\":\"1\",\"is\":1}}\n", head.lines().next().unwrap().to_owned() + "\n"));
    assert!(found.contains("no `component` stands before this entry"), "{found}");
}

#[test]
fn the_end_is_the_end() {
    let file = seal(&(of("nim : 1", 1) + "{\"at\":\"1\",\"is\":1}\n"));
    let Verdict::Verified(verified) = verdict(&file) else { panic!() };
    assert_eq!((verified.shown, verified.entries), (shown("nim : 1", 1), 1));
    assert_eq!(verified.bytes, file.len() as u64);
    for (wrong, said) in [
        (file.trim_end().to_owned(), "ends within this line"),
        (file.clone() + "\n", "goes on behind"),
        (file.clone() + &file, "goes on behind"),
        (file.replace("\"}\n", "\" }\n"), "the SHA-256 of the bytes before"),
        (file.replace("sha256\":", "sha256\": "), "unknown field"),
        (file.replace('\n', "\r\n"), "the SHA-256 of the bytes before"),
    ] {
        let Verdict::Rejected(rejected) = verdict(&wrong) else { panic!("{wrong}") };
        assert!(rejected.why.contains(said), "{wrong}: {rejected}");
    }
}

#[test]
fn being_out_of_budget_is_no_verdict() {
    let file = seal(&(of("nim : 10^18", 7) + "{\"at\":\"10^18\",\"is\":7}\n"));
    for (mut budget, why) in [(Budget::work(1), Why::Work), (Budget::default().bytes(100), Why::Memory)] {
        let found =
            check(file.as_bytes(), grundy_games::catalogue(), &mut budget).expect("bytes can be read");
        assert!(matches!(found, Verdict::NotChecked(stopped) if stopped.why == why), "{found:?}");
    }
}

/// One coordinate is a heap, and heap 0 has no moves; here a move leads from 0 to 1.
#[test]
fn a_number_that_grows_is_no_heap_of_a_core_form() {
    let rule = grundy_rules::Ruleset::parse("i -> i+1 if i < 3").unwrap();
    let grundy_rules::Kind::Points(points) = rule.kind() else { panic!() };
    assert_eq!(grundy_rules::logic::Core::of_points(points), None);
}
