use super::calls::{Call, of};
use super::{of_workspace, problems, texts};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn call(line: usize, id: &str, given: &[&str]) -> Call {
    Call { line, id: id.into(), given: given.iter().map(|name| (*name).to_owned()).collect() }
}

#[test]
fn messages_of_this_workspace_are_said_with_their_arguments() {
    let (messages, problems) = of_workspace(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
    assert!(messages > 0 && problems.is_empty(), "{problems:#?}");
}

#[test]
fn calls_are_read_with_the_names_of_their_arguments() {
    let source = r#"
        let over = say!("over");
        say!(
            "two-heaps",
            first = format!("({a}, {b})"),
            second = heaps.get(',').map(|heap: &'static str| [heap, ")"]),
        )
        say!("outer", inner = say!("inner", n = '\''))
    "#;
    let wanted = [
        call(2, "over", &[]),
        call(3, "two-heaps", &["first", "second"]),
        call(8, "outer", &["inner"]),
        call(8, "inner", &["n"]),
    ];
    assert_eq!(of(source), wanted);
}

#[test]
fn a_wrong_name_wrong_arguments_and_an_unused_message_are_problems() {
    let texts = texts::of("a = { $x ->\n    [one] { $y }\n   *[other] z\n}\nb = b\n").unwrap();
    let told = |call: Call| problems(&texts, &[(PathBuf::from("lib.rs"), call)], &BTreeSet::new()).join("\n");
    assert_eq!(told(call(7, "a", &["x", "y"])), "crates/grundy-words/texts/en: nothing says b");
    let named = BTreeSet::from(["a".to_owned(), "b".to_owned()]);
    assert!(problems(&texts, &[], &named).is_empty());
    assert!(told(call(7, "a", &["x"])).contains("lib.rs:7: a is told $x, and its text needs $x, $y"));
    assert!(told(call(7, "b", &["x"])).contains("lib.rs:7: b is told $x, and its text needs nothing"));
    assert!(told(call(7, "c", &[])).contains("lib.rs:7: no English text has the name c"));
}
