//! Positions of bundled games, typed correctly and incorrectly.

use grundy_games::{BUNDLED, position};
use grundy_rules::{Budget, ControlFlow, Halt};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A sample of a bundled game with some characters removed, inserted or exchanged.
fn nearly_a_sample() -> impl Strategy<Value = String> {
    let samples: Vec<String> = BUNDLED.iter().flat_map(|game| game.positions()).collect();
    let names: Vec<&str> = BUNDLED.iter().map(|game| game.name).collect();
    let pieces = vec![
        "",
        ",",
        ";",
        ":",
        ".",
        "-",
        "(",
        ")",
        "*",
        "x",
        "X",
        "O",
        "o",
        "<",
        "//",
        "0",
        "1",
        "7",
        "18446744073709551615",
        "10^18",
        "2^64",
        "1e30",
        " ",
        "\n",
        "é",
        "#",
        "/",
        "@",
        "\"",
        "+",
        "a",
        "∗",
    ];
    let change = (any::<Index>(), 0usize..3, select(pieces));
    (select(samples), prop::collection::vec(change, 0..4)).prop_map(move |(mut text, changes)| {
        let name =
            names.iter().filter(|name| text.starts_with(**name)).map(|name| name.len()).max().unwrap_or(0);
        for (at, taken, put) in changes {
            let chars: Vec<usize> = (name..=text.len()).filter(|&i| text.is_char_boundary(i)).collect();
            let from = at.index(chars.len());
            let to = chars[(from + taken).min(chars.len() - 1)];
            text.replace_range(chars[from]..to, put);
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    /// Every position that is read can be read again as it is shown, has moves with names, and nothing
    /// panics.
    #[test]
    fn positions_read_back_or_are_refused(text in nearly_a_sample()) {
        let Ok(position) = position(&text) else { return Ok(()) };
        let shown = position.to_string();
        let again = grundy_games::position(&shown).map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
        prop_assert_eq!(again.to_string(), shown);
        for component in &position.components {
            let Some(rules) = component.ruleset.as_game() else { continue };
            for part in &component.parts {
                let (known, outcome) = (rules.game.known(part[0]), rules.game.known_outcome(part[0]));
                if let (Some(value), Some(outcome)) = (known, outcome) {
                    prop_assert_eq!(value.outcome(), outcome);
                }
                let wins = rules.game.known_moves(part[0], part[0], grundy_rules::NimValue(0), 3);
                for (_, left) in wins.map_or(Vec::new(), |wins| wins.first) {
                    let sum = left.iter().try_fold(0, |sum, &one| Some(sum ^ rules.game.known(one)?.0));
                    prop_assert!(sum.is_none_or(|sum| sum == 0), "{}", text);
                }
                let mut seen = 0;
                let end = component.ruleset.moves(part, None, &mut Budget::work(10_000), &mut |visited, _| {
                    let name = visited.map_or(String::new(), |visited| visited.made().name);
                    seen += u32::from(!name.is_empty());
                    if seen < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
                });
                prop_assert!(end.is_ok(), "{}", text);
            }
        }
    }
}
