//! Codes: every line of the reference list, errors at the character, and laws on random codes.

use super::*;
use crate::failure::{Halt, RuleError, finish};
use proptest::prelude::*;
use std::ops::ControlFlow;

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The options, written as in the reference list.
fn options(code: &Code, heap: u64) -> String {
    let mut all = Vec::new();
    let flow = code.options(heap, &mut |heaps| {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        all.push(if heaps.is_empty() { "-".to_owned() } else { heaps.join(",") });
        ControlFlow::Continue(())
    });
    finish(flow).unwrap();
    if all.is_empty() { "(none)".to_owned() } else { all.join(" ") }
}

const NORMAL_FORMS: &[(&str, &str)] = &[
    ("04.30", "4.3"),
    ("04.00[30]", "4.00[30]"),
    ("04.00[00]", "4.0"),
    ("00.00[00]", "0.0"),
    ("0.{1,2!}", "0.6!"),
    ("0.{0!,2!,3!}", "0.D!"),
    ("0.{0!,2!,3}", "0.{0,2!,3}"),
    ("0.{0!,2!,3!+}", "0.{0,2+}!"),
    ("0.{0!,2,3!+}", "0.{0,2,3!+}"),
    ("0.{0!,3+}", "0.{0,3+}"),
    ("0.{0,2!,4!+}", "0.{0,2,4+}!"),
    ("0.{0!,2!,4+}", "0.{0,2!,4+}"),
    ("0.{0!,2!,4?+}", "0.{0,2!,4?+}"),
    ("0.{0!,2?,4?+}", "0.{0,2,4+}?"),
    ("0.{0!,2=,4?+}", "0.{0,2=,4?+}"),
    ("0.{0!,2=,3?,4?+}", "0.{0,2=,3?+}"),
    ("0.{0!,2?,3?,4?+}", "0.{0,2+}?"),
    ("0.{0,1!,2,3,4+}", "0.*"),
    ("0.{0,1,2!,3!,4!+}", "0.*!"),
    // Beyond the reference list.
    (".77", "0.77"),
    ("4.", "4.0"),
    ("0.", "0.0"),
    ("0.[33]", "0.[3]"),
    ("0.3[3]", "0.[3]"),
    ("0.[03]", "0.0[30]"),
    ("0.7[03]", "0.70[30]"),
    ("0.1[2121]", "0.[12]"),
    ("0.3f?", "0.3F?"),
    ("0.1!2?3=", "0.123"),
    ("0.4=", "0.4="),
    ("0.{2!,2=}", "0.4"),
    ("0.{3!,3=}", "0.{3!,3=}"),
    ("0.{3!,3?}", "0.8?"),
    ("0.{2!+,2=+}", "0.{2!+,2=+}"),
    ("0.{ 2+! , 7 }", "0.{2!,3!,4!,5!,6!,7,8!+}"),
    ("0.{*}", "0.*"),
    ("0.{}7", "0.07"),
    ("80.0", "80.0"),
    ("{2+}=.0", "{2+}=.0"),
    ("0.{1,1,1}", "0.2"),
];

const OPTIONS: &[(&str, u64, &str)] = &[
    ("0.3", 9, "8"),
    ("0.7", 9, "8 1,7 2,6 3,5 4,4"),
    ("0.77", 9, "8 1,7 2,6 3,5 4,4 7 1,6 2,5 3,4"),
    ("4.0", 8, "1,7 2,6 3,5 4,4"),
    ("4!.0", 8, "1,7 2,6 3,5"),
    ("0.3F", 9, "8 7 1,6 2,5 3,4 1,1,5 1,2,4 1,3,3 2,2,3"),
    ("0.3F?", 9, "8 7 1,6 2,5 3,4 1,1,5 1,2,4 1,3,3 2,2,3"),
    ("0.3F!", 9, "8 7 1,6 2,5 3,4 1,2,4"),
    ("0.3f", 11, "10 9 1,8 2,7 3,6 4,5 1,1,7 1,2,6 1,3,5 1,4,4 2,2,5 2,3,4 3,3,3"),
    ("0.3f?", 11, "10 9 1,8 2,7 3,6 4,5 1,1,7 1,2,6 1,3,5 1,4,4 2,2,5 2,3,4"),
    ("0.3f!", 11, "10 9 1,8 2,7 3,6 4,5 1,2,6 1,3,5 2,3,4"),
    ("0.*3", 7, "6 1,5 2,4 3,3 1,1,4 1,2,3 2,2,2 1,1,1,3 1,1,2,2 1,1,1,1,2 1,1,1,1,1,1 5"),
    ("0.*?3", 7, "6 1,5 2,4 1,1,4 1,2,3 1,1,1,3 1,1,2,2 1,1,1,1,2 5"),
    ("0.*!3", 7, "6 1,5 2,4 1,2,3 5"),
    ("0.[3]", 7, "6 5 4 3 2 1 -"),
    ("0.[2]", 7, "6 5 4 3 2 1"),
    ("0.3[1]", 7, "6 -"),
    ("0.7[03]", 7, "6 1,5 2,4 3,3 4 2 -"),
    ("80.0", 7, "1,1,6 1,2,5 1,3,4 2,2,4 2,3,3"),
    ("0.*=", 11, "10 5,5 2,2,2,2,2 1,1,1,1,1,1,1,1,1,1"),
    ("{2+}=.0", 10, "5,5 2,2,2,2,2 1,1,1,1,1,1,1,1,1,1"),
    ("0.{0,1,3+}", 1, "-"),
    ("0.{0,1,3+}", 2, "1"),
    ("0.{0,1,3+}", 7, "6 1,1,4 1,2,3 2,2,2 1,1,1,3 1,1,2,2 1,1,1,1,2 1,1,1,1,1,1"),
    ("0.{1,3+}", 1, "(none)"),
    ("0.{2,3?+}", 7, "1,5 2,4 3,3 1,1,4 1,2,3 1,1,1,3 1,1,2,2 1,1,1,1,2"),
];

#[test]
fn normal_forms() {
    for (text, normal) in NORMAL_FORMS {
        assert_eq!(code(text).to_string(), *normal, "{text}");
        assert_eq!(code(normal), code(text));
        assert_eq!(code(normal).to_string(), *normal);
    }
}

#[test]
fn option_lists() {
    for (text, heap, list) in OPTIONS {
        assert_eq!(options(&code(text), *heap), *list, "{text}, {heap}");
    }
}

#[test]
fn canonical_texts_tell_codes_apart() {
    let canonical = |text: &str| code(text).canonical().to_string();
    // The reference list keeps both spellings of the same moves; the canonical text does not.
    assert_eq!(code("0.{0!,2!,4?+}"), code("0.{0!,2?,4?+}"));
    assert_eq!(canonical("0.{0!,2!,4?+}"), "0.{0,2,4+}?");
    assert_eq!(canonical("0.{0!,2?,4?+}"), "0.{0,2,4+}?");
    assert_eq!(canonical("0.6?"), "0.6!");
    assert_eq!(canonical("0.{2?,3!}"), "0.C!");
    assert_eq!(canonical("0.{2!,3?}"), "0.C?");
    assert_eq!(canonical("0.[6?6!]"), "0.[6!]");
}

#[test]
fn errors_point_at_the_character() {
    #[rustfmt::skip]
    let cases = [
        ("",            1, "nothing is written here"),
        ("   ",         4, "nothing is written here"),
        (".",           1, "a point alone is no code"),
        ("77",          3, "the code has no point"),
        ("0.8G",        4, "`G` is not a digit of the notation"),
        ("0.7z7",       4, "`z` is not a digit of the notation"),
        ("1.0",         1, "play need not end: just left of the point no coin is taken, and nothing can be left"),
        ("2.0",         1, "play need not end: just left of the point no coin is taken, and a heap of 1 may become a heap of 1"),
        ("7.0",         1, "play need not end"),
        ("40.0",        1, "play need not end: this far left of the point a coin is added, and a heap of 2 may become 2 heaps"),
        ("0*0.0",       2, "play need not end"),
        ("4=0.0",       1, "play need not end: this far left of the point a coin is added, and a heap of 1 may become 2 heaps, the largest of 1"),
        ("{3=}000.0",   1, "play need not end: this far left of the point 3 coins are added, and a heap of 0 may become 3 heaps"),
        ("0.{1,2",      3, "this brace is not closed"),
        ("0.{",         3, "this brace is not closed"),
        ("0.{1,",       3, "this brace is not closed"),
        ("0.{1;2}",     5, "this does not belong into a list"),
        ("0.{1,,2}",    6, "a number of heaps is missing"),
        ("0.{256}",     4, "at most 255 heaps"),
        ("0.{99999999999999999999}", 4, "at most 255 heaps"),
        ("0.{2!,3}?",   5, "this list has a suffix of its own"),
        ("0.3!!",       5, "there is a suffix already"),
        ("0.!3",        3, "`!` must follow a digit"),
        ("0.3+",        4, "`+` has a meaning in braces only"),
        ("0.3.3",       4, "a code has one point"),
        ("0.[3]7",      6, "a repeat goes on for ever"),
        ("0.[3]!",      6, "a repeat goes on for ever"),
        ("0.[[3]]",     4, "a repeat cannot stand inside"),
        ("0.[3",        3, "this bracket is not closed"),
        ("0.3]",        4, "no repeat was opened"),
        ("0.3}",        4, "no brace was opened"),
        ("0.[]",        3, "nothing repeats here"),
        ("[3].0",       1, "only digits right of the point"),
        ("0.7 7",       4, "` ` does not belong"),
        ("0.½",         3, "`½` does not belong"),
        ("-0.7",        1, "`-` does not belong"),
        ("٣.0",         1, "does not belong"),
    ];
    for (text, column, message) in cases {
        let error = Code::parse(text).expect_err(text);
        assert!(error.message.starts_with(message) || error.message.contains(message), "{text}: {error}");
        assert_eq!(error.column, column, "{text}: {error}");
    }
    assert_eq!(
        Code::parse("0.8G").unwrap_err().to_string(),
        "`G` is not a digit of the notation; expected a digit 0–9 or A–F, `*` or `{`\n  0.8G\n     ^\n\
         help: larger letters must be written in braces, with the numbers of heaps that may be left: `G` is `{4}`"
    );
}

#[test]
fn long_codes() {
    let places = |n: usize| format!("0.{}", "7".repeat(n));
    assert!(Code::parse(&places(MAX_PLACES - 1)).is_ok());
    let error = Code::parse(&places(MAX_PLACES)).unwrap_err();
    assert_eq!((error.column, error.message), (MAX_PLACES + 2, "a code has at most 10000 places".to_owned()));
    // The normal form of a repeat that begins with zeros is longer than the text.
    let repeat = format!("0.[{}3]", "0".repeat(MAX_PLACES - 2));
    assert_eq!(Code::parse(&repeat).unwrap_err().column, 3);
    let sparse = code(&format!("0.{}3", "0".repeat(9000)));
    assert_eq!(sparse.places().count(), 1);
    assert_eq!(sparse.last_place(), Some(9001));
    assert_eq!(options(&sparse, 9001), "-");
}

#[test]
fn left_of_the_point_every_accepted_digit_makes_heaps_smaller() {
    let digits =
        ["4", "8", "C", "4!", "4=", "8!", "8=", "8?", "{4}", "{4=}", "{4!}", "{4?}", "{4!,4=}", "{5=}"];
    let tails = ["{2+}", "{3+}=", "{4+}!", "{5+}?", "{5+}=", "{6!,4=}"];
    for digit in digits.iter().chain(&tails) {
        for added in 0..9 {
            let text = format!("{digit}{}.0", "0".repeat(added));
            let bad = |code: &Code, heap: u64| {
                let mut bad = false;
                let flow = code.options(heap, &mut |heaps| {
                    bad |= heaps.iter().any(|&part| part >= heap);
                    ControlFlow::Continue(())
                });
                finish(flow).map(|()| bad).unwrap()
            };
            match Code::parse(&text) {
                Ok(code) => assert!((0..25).all(|heap| !bad(&code, heap)), "{text}"),
                Err(error) => {
                    assert!(error.message.starts_with("play need not end"), "{text}");
                    // The same moves without the check, by a code assembled by hand.
                    let digit = code(&format!("0.{digit}")).places[0].1.clone();
                    let code = Code { places: vec![(-(added as i32), digit)], repeat: None };
                    assert!((0..25).any(|heap| bad(&code, heap)), "{text}");
                }
            }
        }
    }
}

#[test]
fn huge_heaps_answer_at_once() {
    let huge = 1_000_000_000_000_000_000;
    let first = |text: &str, heap: u64, count: usize| {
        let mut seen = Vec::new();
        let flow = code(text).options(heap, &mut |heaps| {
            seen.push(heaps.to_vec());
            if seen.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
        });
        (finish(flow), seen)
    };
    assert_eq!(first("0.*", huge, 2).1, [vec![huge - 1], vec![1, huge - 2]]);
    assert_eq!(first("0.[3]", huge, 3).1.len(), 3);
    assert_eq!(first("0.[1]", huge, 3), (Ok(()), vec![vec![]]));
    assert_eq!(first("0.[{2=}0]", huge, 3), (Ok(()), vec![]));
    assert_eq!(first("0.[0{2=}]", huge, 1).1, [vec![huge / 2 - 1, huge / 2 - 1]]);
    assert_eq!(first("80.0", u64::MAX, 1).1, [vec![1, 1, u64::MAX - 1]]);
    assert_eq!(first("0.[3]", u64::MAX, 1).1, [vec![u64::MAX - 1]]);
    let many = RuleError::TooMany { heap: huge, parts: (1 << 20) + 1 };
    assert_eq!(first("{2+}=.0", huge, usize::MAX).0, Err(many));
}

#[test]
fn accessors() {
    let grundy = code("4!.0");
    assert_eq!((grundy.last_place(), grundy.most_heaps(), grundy.is_plain()), (Some(0), Some(2), false));
    assert!(grundy.wants_unequal() && grundy.as_take().is_none());
    assert_eq!(grundy.equal_counts(), Some(vec![]));
    let lasker = code("4.[3]");
    assert_eq!((lasker.last_place(), lasker.most_heaps(), lasker.is_plain()), (None, Some(2), true));
    let repeat = lasker.repeat().unwrap();
    assert_eq!((repeat.start(), repeat.length(), repeat.digits().count()), (1, 1, 1));
    assert_eq!(code("0.*=").equal_counts(), None);
    assert_eq!(code("0.{2=,4=}C").equal_counts(), Some(vec![2, 4]));
    assert_eq!(code("0.*").most_heaps(), None);
    assert_eq!(code("80.07").places().map(|(r, _)| r).collect::<Vec<_>>(), [-1, 2]);
    assert_eq!(code("0.0").last_place(), Some(0));
    let take = |text: &str| code(text).as_take().map(|set| set.to_string());
    assert_eq!(take("0.0").as_deref(), Some("take {}"));
    assert_eq!(take("0.[3]").as_deref(), Some("take any"));
    assert_eq!(take("0.03003[3]").as_deref(), Some("take not {1,3,4}"));
    assert_eq!(
        (take("0.37"), take("4.3"), take("0.3[1]"), take("0.3!")),
        (None, None, None, Some("take {1}".into()))
    );
}

/// Texts of random codes; some are refused.
fn random_code() -> impl Strategy<Value = String> {
    let suffix = "[!=?]?";
    let digit = prop_oneof![
        3 => "[0-9A-F]".prop_map(|s| s),
        1 => ("[0-9a-f]", suffix).prop_map(|(d, s)| d + &s),
        1 => prop::collection::vec((0u32..6, "[!=?]?", "[+]?"), 1..4).prop_map(|list| {
            let list: Vec<String> = list.into_iter().map(|(j, s, more)| format!("{j}{s}{more}")).collect();
            format!("{{{}}}", list.join(","))
        }),
        1 => ("[*]", suffix).prop_map(|(d, s)| d + &s),
    ];
    let digits = |most| prop::collection::vec(digit.clone(), 0..most).prop_map(|all| all.concat());
    let repeat = prop_oneof![2 => Just(String::new()), 1 => digits(4).prop_map(|all| format!("[{all}0]"))];
    (digits(2), digits(4), repeat).prop_map(|(left, right, repeat)| format!("{left}.0{right}{repeat}"))
}

proptest! {
    #[test]
    fn the_text_says_the_same(text in random_code()) {
        if let Ok(code) = Code::parse(&text) {
            let shown = code.to_string();
            let again = Code::parse(&shown).unwrap();
            prop_assert_eq!(&again, &code);
            prop_assert_eq!(again.to_string(), shown);
            prop_assert_eq!(code.canonical().canonical().to_string(), code.canonical().to_string());
        }
    }

    /// Equal texts and equal moves are the same thing.
    #[test]
    fn canonical_text_is_equality(a in random_code(), b in random_code()) {
        if let (Ok(a), Ok(b)) = (Code::parse(&a), Code::parse(&b)) {
            let same_text = a.canonical().to_string() == b.canonical().to_string();
            prop_assert_eq!(same_text, a == b);
            let same_moves = (0..16).all(|heap| options(&a, heap) == options(&b, heap));
            prop_assert!(!same_text || same_moves);
        }
    }

    /// The options are exactly the divisions that the digits allow: an independent search.
    #[test]
    fn options_by_search(text in random_code()) {
        let Ok(code) = Code::parse(&text) else { return Ok(()) };
        for heap in 0..10u64 {
            let mut expected = Vec::new();
            for taken in -2..=heap as i64 {
                let Some(digit) = code.digit_at(taken) else { continue };
                let mut found = Vec::new();
                search(heap as i64 - taken, &mut Vec::new(), &mut |parts: &[u64]| {
                    let equal = parts.iter().all(|&p| p == parts[0]);
                    let different = parts.windows(2).all(|w| w[0] < w[1]);
                    let kinds = digit.kinds(parts.len() as u64);
                    if kinds.equal() && equal || kinds.different() && different
                        || kinds.mixed() && !equal && !different {
                        found.push(parts.to_vec());
                    }
                });
                found.sort_by(|a, b| a.len().cmp(&b.len()).then(a.cmp(b)));
                expected.extend(found);
            }
            let mut seen = Vec::new();
            finish(code.options(heap, &mut |parts| { seen.push(parts.to_vec()); ControlFlow::Continue(()) })).unwrap();
            prop_assert_eq!(seen, expected, "{}, heap {}", text, heap);
        }
    }

    #[test]
    fn no_text_panics(text in "[0-9a-hA-H.\\[\\]{}!=?*+, ]{0,16}") {
        if let Err(error) = Code::parse(&text) {
            prop_assert!(error.column <= text.chars().count() + 1);
        }
    }
}

fn search(total: i64, parts: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
    if total == 0 {
        return each(parts);
    }
    for part in parts.last().copied().unwrap_or(1)..=total.max(0) as u64 {
        parts.push(part);
        search(total - part as i64, parts, each);
        parts.pop();
    }
}
