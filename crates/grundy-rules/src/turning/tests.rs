//! Coin-turning codes: the counts of the reference list, a search over all sets, errors.

use super::*;
use crate::failure::{Halt, RuleError, finish};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn list(rules: &Turning, heap: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    finish(rules.options(heap, &mut |places| {
        all.push(places.to_vec());
        ControlFlow::Continue(())
    }))
    .unwrap();
    all
}

#[test]
fn numbers_of_options() {
    #[rustfmt::skip]
    let cases = [
        ("1-3",     191),
        ("1-9",     169_766),
        ("3",       171),
        ("1+C",     20),
        ("1-3C(5)", 11),
        ("3C(5)",   6),
        ("1-5C",    5),
        ("3E",      9),
        ("4FS",     9),
        ("1+S",     2046),
    ];
    for (text, count) in cases {
        let rules = Turning::parse(text).unwrap();
        assert_eq!(list(&rules, 20).len(), count, "{text}");
        assert_eq!(list(&rules, 20).into_iter().collect::<BTreeSet<_>>().len(), count, "{text}");
    }
}

#[test]
fn texts() {
    #[rustfmt::skip]
    let cases = [
        ("3E",          "turn \"3E\""),
        ("4SF",         "turn \"4FS\""),
        (" 2 , 1 ",     "turn \"1-2\""),
        ("3,1-2,5+",    "turn \"1-3,5+\""),
        ("4,5+,2+",     "turn \"2+\""),
        ("1-3C(5),2",   "turn \"1-3C(5),2\""),
        ("5C,1-4C",     "turn \"1-5C\""),
        ("3C(4)FE",     "turn \"3C(4)EF\""),
    ];
    for (text, shown) in cases {
        let rules = Turning::parse(text).unwrap();
        assert_eq!(rules.to_string(), shown, "{text}");
        let code = shown.trim_start_matches("turn \"").trim_end_matches('"');
        assert_eq!(Turning::parse(code), Ok(rules));
    }
}

#[test]
fn errors_point_at_the_character() {
    #[rustfmt::skip]
    let cases = [
        ("",        1, "the number of coins is missing"),
        ("0",       1, "the number of coins cannot be 0"),
        ("0+",      1, "the number of coins cannot be 0"),
        ("3,",      3, "the number of coins is missing"),
        ("3-",      3, "the largest number of coins is missing"),
        ("5-3",     1, "this range ends below its start"),
        ("3X",      2, "`X` is not a letter"),
        ("3e",      2, "`e` is not a letter"),
        ("3EE",     3, "`E` is said twice"),
        ("3CC(4)",  3, "`C` is said twice"),
        ("3CE",     3, "coins that are consecutive are equally spaced already"),
        ("3SE",     3, "coins that are equally spaced are symmetric already"),
        ("3CS",     3, "coins that are consecutive are symmetric already"),
        ("3C(2)",   1, "3 coins cannot lie within 2 neighbours"),
        ("3C(",     4, "the number of neighbours is missing"),
        ("3C(5",    3, "this parenthesis is not closed"),
        ("3C(5x)",  5, "this does not belong to a number of neighbours"),
        ("3C(0)",   4, "the number of neighbours cannot be 0"),
        ("3;4",     2, "`;` does not belong"),
        ("99999999999999999999", 1, "this number is too large"),
    ];
    for (text, column, message) in cases {
        let error = Turning::parse(text).expect_err(text);
        assert!(error.message.starts_with(message), "{text}: {error}");
        assert_eq!(error.column, column, "{text}: {error}");
    }
}

#[test]
fn far_places_answer_at_once() {
    let huge = 1_000_000_000_000_000_000;
    for text in
        ["1-9", "2+", "1+C", "3E", "3+E", "4FS", "1+S", "5+S", "7F", "3+F", "1-3C(5)", "3C(9)S", "1+ES"]
    {
        let Ok(rules) = Turning::parse(text) else { continue };
        for heap in [huge, u64::MAX] {
            let mut seen = 0;
            let flow = rules.options(heap, &mut |_| {
                seen += 1;
                if seen < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
            });
            assert_eq!(finish(flow), Ok(()), "{text}");
            assert!(seen > 0, "{text}");
        }
    }
    let rules = Turning::parse("2+CF").unwrap();
    let flow = rules.options(huge, &mut |_| ControlFlow::Continue(()));
    assert_eq!(finish(flow), Err(RuleError::TooMany { heap: huge, parts: huge - 1 }));
    assert_eq!(list(&Turning::parse("2-9CF").unwrap(), 20), Vec::<Vec<u64>>::new());
}

proptest! {
    /// The options are the sets of places that the letters of the code describe, by a search of all sets.
    #[test]
    fn options_by_search(
        least in 1u64..5, more in prop::option::of(0u64..3), letters in "(C|C\\([1-7]\\))?E?F?S?",
    ) {
        let text = match more {
            Some(0) => format!("{least}{letters}"),
            Some(more) => format!("{least}-{}{letters}", least + more),
            None => format!("{least}+{letters}"),
        };
        let Ok(rules) = Turning::parse(&text) else { return Ok(()) };
        let Turn { least, most, shape } = rules.turns()[0];
        for heap in 1..=10u64 {
            let mut expected = Vec::new();
            for set in 0..1u64 << (heap - 1) {
                let mut places: Vec<u64> = (1..heap).filter(|place| set >> (place - 1) & 1 == 1).collect();
                places.push(heap);
                let coins = places.len() as u64;
                let spread = heap - places[0] + 1;
                let fits = coins >= least && most.is_none_or(|most| coins <= most)
                    && match shape.reach {
                        Reach::Any => true,
                        Reach::Within(n) => spread <= n,
                        Reach::Consecutive => spread == coins,
                    }
                    && (!shape.equal || places.windows(3).all(|w| w[1] - w[0] == w[2] - w[1]))
                    && (!shape.first || places[0] == 1)
                    && (!shape.symmetric || places.iter().all(|p| places.contains(&(places[0] + heap - p))));
                if fits {
                    places.pop();
                    expected.push(places);
                }
            }
            expected.sort_by(|a, b| a.len().cmp(&b.len()).then(a.cmp(b)));
            prop_assert_eq!(list(&rules, heap), expected, "{}, {}", text, heap);
        }
    }

    #[test]
    fn no_text_panics(text in "[0-9CEFScx()+,. -]{0,12}") {
        if let Err(error) = Turning::parse(&text) {
            prop_assert!(error.column <= text.chars().count() + 1);
        }
    }
}
