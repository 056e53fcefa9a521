use super::of_crate;
use super::tokens::{Token, tokens};
use std::path::Path;

/// The units of each circle in a crate of these files.
fn circles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    found(files).into_iter().map(|circle| circle.units).collect()
}

fn found(files: &[(&str, &str)]) -> Vec<super::Circle> {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("src");
    for (name, text) in files {
        let file = source.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }
    of_crate(&source.join("lib.rs")).unwrap()
}

const A_AND_B: (&str, &str) = ("lib.rs", "mod a; mod b; mod c;");

/// The circles of three modules with these texts.
fn ties(a: &str, b: &str, c: &str) -> Vec<Vec<String>> {
    let names = |text: &str, own: &str| format!("pub struct {own}; {text}");
    circles(&[A_AND_B, ("a.rs", &names(a, "A")), ("b.rs", &names(b, "B")), ("c.rs", &names(c, "C"))])
}

const BOTH: [&str; 2] = ["crate::a", "crate::b"];

#[test]
fn two_modules_that_import_each_other_are_a_circle_with_names() {
    let files = [
        A_AND_B,
        ("a.rs", "use crate::b::B;\npub fn a() {}"),
        ("b.rs", "use crate::a::a; pub struct B;"),
        ("c.rs", ""),
    ];
    let circles = found(&files);
    assert_eq!(circles.len(), 1);
    assert_eq!(circles[0].units, BOTH);
    let told = circles[0].to_string();
    assert!(
        told.contains("crate::a -> crate::b: B\n") && told.contains("crate::b -> crate::a: a\n"),
        "{told}"
    );
}

#[test]
fn a_longer_way_round_is_a_circle_too() {
    assert_eq!(
        ties("use crate::b::B;", "use crate::c::C;", "use crate::a::A;"),
        [["crate::a", "crate::b", "crate::c"]]
    );
    assert!(ties("use crate::b::B; use crate::c::C;", "use crate::c::C;", "").is_empty());
}

#[test]
fn parent_and_child_may_import_each_other() {
    let circles = circles(&[
        ("lib.rs", "mod a;"),
        ("a/mod.rs", "mod one; mod two; pub use one::One; pub struct A;"),
        ("a/one.rs", "use super::A; use super::two::Two; pub struct One;"),
        ("a/two.rs", "pub struct Two; fn f(_: super::A) {}"),
    ]);
    assert!(circles.is_empty(), "{circles:?}");
}

#[test]
fn what_is_inside_a_module_belongs_to_it() {
    // No two files import each other.
    let circles = circles(&[
        ("lib.rs", "mod a; mod b;"),
        ("a/mod.rs", "mod one; pub use one::One;"),
        ("a/one.rs", "use crate::b::B; pub struct One;"),
        ("a/two.rs", ""),
        ("b/mod.rs", "mod three; pub struct B;"),
        ("b/three.rs", "fn f(_: crate::a::One) {}"),
    ]);
    assert_eq!(circles, [BOTH]);
}

#[test]
fn comments_and_strings_are_not_read() {
    let a = r####"
        // use crate::b::B;
        /* use crate::b::B; /* and */ crate::b::B */
        /// [`B`](crate::b::B)
        #[doc = "crate::b::B"]
        const TEXT: [&str; 3] = ["use crate::b::B;", "\" crate::b::B", r#"" crate::b::B"#];
        const LETTERS: [char; 3] = ['"', '\'', '\u{7f}'];
        fn f<'a>(text: &'a str) -> &'a str { text }
    "####;
    assert!(ties(a, "use crate::a::A;", "").is_empty());
    assert_eq!(ties(&format!("{a} use crate::b::B;"), "use crate::a::A;", ""), [BOTH]);
}

#[test]
fn every_way_to_name_something_is_read() {
    for way in [
        "use crate::{b::B, c};",
        "use crate::{c::{C}, b::{self, B}};",
        "use super::b::B as Other;",
        "pub(crate) use self::super::b::*;",
        "fn f() -> crate::b::B { todo!() }",
        "fn f() { super::b::B::new::<u8>(); }",
        "fn f() { use crate::b::B; }",
        "fn f() { vec![crate::b::B]; }",
        "use crate::b; fn f(_: b::B) {}",
        "mod inside { fn f(_: super::super::b::B) {} }",
        "macro_rules! m { () => { $crate::b::B } }",
        "impl Iterator for crate::b::B {}",
        "fn f<'a>(a: &'a u8) -> impl Sized + use<'a> { crate::b::B }",
    ] {
        assert_eq!(ties(way, "use crate::a::A;", ""), [BOTH], "{way}");
    }
    for none in ["use other::b::B;", "use ::b::B;", "fn f() { a.b::<u8>(); x::b::B; }", "use std::b::B;"] {
        assert!(ties(none, "use crate::a::A;", "").is_empty(), "{none}");
    }
}

#[test]
fn a_name_belongs_to_the_module_that_defines_it() {
    let files = |b: &'static str| {
        [
            ("lib.rs", "mod a; mod b; mod c; pub use c::*; pub use a::A as Again;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", b),
            ("c/mod.rs", "mod deep; pub use self::deep::{Deep, Deep as Renamed};"),
            ("c/deep.rs", "pub struct Deep; pub enum Choice { One }"),
        ]
    };
    assert!(circles(&files("pub struct B; use crate::c::Renamed; use crate::Deep;")).is_empty());
    // The root re-exports it.
    assert_eq!(circles(&files("pub struct B; use crate::Again;")), [BOTH]);
    assert_eq!(circles(&files("pub struct B; fn f(_: crate::Again) {}")), [BOTH]);
}

#[test]
fn a_glob_imports_only_used_names() {
    let files = |one: &'static str| {
        [
            ("lib.rs", "mod a; use a::two::Two; fn f() {}"),
            ("a/mod.rs", "mod one; pub mod two; pub use one::One; use two::{Two, call};"),
            ("a/one.rs", one),
            ("a/two.rs", "use super::one::One; pub struct Two; pub fn call() {}"),
        ]
    };
    let both = ["crate::a::one", "crate::a::two"];
    assert!(circles(&files("use super::*; pub struct One;")).is_empty());
    assert_eq!(circles(&files("use super::*; pub struct One(Two);")), [both]);
    assert_eq!(circles(&files("use super::*; pub struct One; fn f() { call() }")), [both]);
}

#[test]
fn tests_may_name_anything() {
    for tests in [
        "#[cfg(test)] mod tests { use crate::b::B; }",
        "#[cfg(test)] mod tests;",
        "#[cfg(test)] use crate::b::B;",
        "#[cfg(test)] impl A { fn f(x: [u8; 2]) -> crate::b::B { B } }",
        "#[test] fn f() { crate::b::B; }",
    ] {
        assert!(ties(tests, "use crate::a::A;", "").is_empty(), "{tests}");
    }
    assert_eq!(ties("#[cfg(not(test))] use crate::b::B;", "use crate::a::A;", ""), [BOTH]);
    assert_eq!(ties("#[cfg(unix)] use crate::b::B;", "use crate::a::A;", ""), [BOTH]);
}

#[test]
fn modules_in_place_and_in_other_files_are_found() {
    let circles = circles(&[
        ("lib.rs", "mod a { pub struct A; fn f(_: super::b::B) {} } #[path = \"other.rs\"] mod b;"),
        ("other.rs", "use crate::a::A; pub struct B;"),
    ]);
    assert_eq!(circles, [BOTH]);
}

#[test]
fn a_file_that_is_not_there_is_an_error() {
    let error = of_crate(Path::new("nowhere/src/lib.rs")).unwrap_err();
    assert!(error.to_string().contains("nowhere/src/lib.rs"), "{error}");
}

#[test]
fn lifetimes_letters_and_raw_strings_are_no_words() {
    let words = |text: &str| -> Vec<String> {
        let word = |token: Token| match token {
            Token::Word(word) => Some(word),
            _ => None,
        };
        tokens(text).into_iter().filter_map(word).collect()
    };
    assert_eq!(words("fn f<'a>(x: &'a r#type) -> u8 { b'x'; b\"y\"; 'z' }"), ["fn", "f", "x", "type", "u8"]);
    assert_eq!(tokens("a::b"), [Token::Word("a".into()), Token::Path, Token::Word("b".into())]);
}
