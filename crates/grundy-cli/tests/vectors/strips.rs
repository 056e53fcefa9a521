//! Bundled games on strips and heaps, rows of coins and pieces that walk to a corner, against
//! board_games.json.

use crate::common::{check_all, expect, json, rows, sha256, solve, values, vectors, whole_numbers};
use serde_json::{Value, json};

/// The games of board_games.json that have this name.
fn games(name: &str) -> Vec<Value> {
    let file = vectors("board_games.json");
    let found: Vec<Value> =
        rows(&file, "games").iter().filter(|game| game["game"] == name).cloned().collect();
    assert!(!found.is_empty(), "the vectors have no game {name}");
    found
}

/// Numbers as typed: `1,2,3`.
fn list(numbers: &Value) -> Result<String, String> {
    let numbers = whole_numbers(numbers)?;
    Ok(numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// A tuple, or several: `(1,2), (3,4)`.
fn tuples(squares: &Value) -> Result<String, String> {
    let squares = squares.as_array().ok_or_else(|| format!("no list: {squares}"))?;
    let typed: Result<Vec<String>, String> = squares.iter().map(|s| Ok(format!("({})", list(s)?))).collect();
    Ok(typed?.join(", "))
}

/// Every `[position, nim-value]` of a game, each position typed by `write`.
fn nim_values(name: &str, write: impl Fn(&Value) -> Result<String, String> + Sync) {
    let items: Vec<Value> =
        games(name).iter().filter_map(|game| game["items"].as_array()).flatten().cloned().collect();
    check_all(&items, |item| {
        let position = write(&item[0])?;
        expect(&position, &solve(&position, false)?["nim_value"], &item[1])
    });
}

/// The winning moves, in the game's own notation.
fn winning(answer: &Value) -> Result<Vec<String>, String> {
    expect("winning_moves_complete", &answer["winning_moves_complete"], &json!(true))?;
    let moves = answer["winning_moves"].as_array().ok_or("no winning moves")?;
    moves.iter().map(|m| m["move"].as_str().map(str::to_string).ok_or(format!("no name: {m}"))).collect()
}

#[test]
fn nimble() {
    nim_values("nimble", |coins| Ok(format!("nimble : {}", list(coins)?)));
}

#[test]
fn silver_dollar() {
    nim_values("silver-dollar-no-dollar", |coins| Ok(format!("coins-on-a-strip : {}", list(coins)?)));
}

#[test]
fn moore() {
    nim_values("moore-nim-2", |heaps| Ok(format!("moore 2 : {}", list(heaps)?)));
    nim_values("moore-nim-3", |heaps| Ok(format!("moore 3 : {}", list(heaps)?)));
}

#[test]
fn euclid() {
    nim_values("euclid-to-zero", |pair| Ok(format!("euclid : ({})", list(pair)?)));
    nim_values("euclid-positive", |pair| Ok(format!("euclid-positive : ({})", list(pair)?)));
}

/// All winning cells, also those of the contest's sample.
#[test]
fn treblecross() {
    let game = games("treblecross-string").remove(0);
    let mut items = rows(&game, "items").to_vec();
    items.push(json!([".".repeat(47), [1, 12, 15, 17, 20, 24, 28, 31, 33, 36, 47]]));
    check_all(&items, |item| {
        let strip = item[0].as_str().ok_or("no strip")?;
        let answer = solve(&format!("treblecross : {strip}"), false)?;
        let wanted: Vec<String> = whole_numbers(&item[1])?.iter().map(u64::to_string).collect();
        expect(strip, &winning(&answer)?, &wanted)?;
        let outcome = if wanted.is_empty() { "P" } else { "N" };
        expect(strip, &answer["outcome"], &json!(outcome))
    });
}

#[test]
fn noughts_and_crosses_on_a_strip() {
    nim_values("xo-strip", |strip| Ok(format!("xo-strip : {}", strip.as_str().ok_or("no strip")?)));
    let table = games("xo-strip-table").remove(0);
    let ends: Vec<(&String, &Value)> = table["values"].as_object().expect("a table").iter().collect();
    let mark = |end: Option<&str>| ["", "X", "O"][end.and_then(|end| end.parse().ok()).unwrap_or(0)];
    let mut cases: Vec<(String, u64)> = Vec::new();
    for (key, values) in ends {
        let mut sides = key.split(',');
        let (left, right) = (mark(sides.next()), mark(sides.next()));
        for (n, value) in whole_numbers(values).expect("values").into_iter().enumerate() {
            // Equal marks side by side are no position, and the empty position cannot be typed.
            if n > 0 || left != right {
                cases.push((format!("{left}{}{right}", ".".repeat(n)), value));
            }
        }
    }
    check_all(&cases, |(strip, value)| {
        expect(strip, &solve(&format!("xo-strip : {strip}"), false)?["nim_value"], &json!(value))
    });
}

/// The vectors count coins from 0, the rule language from 1.
#[test]
fn rows_of_coins() {
    for (name, rule) in [
        ("turning-turtles", "turning-turtles"),
        ("twins", "twins"),
        ("triplets", "triplets"),
        ("mock-turtles", "mock-turtles"),
        ("four-coins", "four-coins"),
        ("moebius", "moebius"),
        ("ruler", "ruler"),
        ("exactly-1-or-3", "one-or-three-coins"),
        ("turn-pair-distance-le-3", "near-twins"),
    ] {
        let name = format!("coin-turning:{name}");
        nim_values(&name, |heads| {
            let places: Vec<String> = whole_numbers(heads)?.iter().map(|n| (n + 1).to_string()).collect();
            Ok(format!("{rule} : {}", places.join(", ")))
        });
        for game in games(&name).iter().filter(|game| !game["single_coin_values"].is_null()) {
            let mut wanted = whole_numbers(&game["single_coin_values"]).expect("values");
            wanted.insert(0, 0);
            assert_eq!(values(rule, wanted.len() as u64).expect(rule), wanted, "{rule}");
        }
    }
}

/// A table of values as flat rows, with its checksum.
fn table(game: &Value) -> Vec<u64> {
    let flat: Vec<u64> =
        rows(game, "table").iter().flat_map(|row| whole_numbers(row).expect("a row")).collect();
    assert_eq!(json!(sha256(&flat)), game["sha256_rowmajor"], "{}", game["game"]);
    flat
}

#[test]
fn pieces_that_walk_to_a_corner() {
    for piece in ["corner-rook", "corner-bishop", "corner-queen", "corner-king"] {
        let game = games(piece).remove(0);
        table(&game);
        let last = game["board"].as_u64().expect("a board") - 1;
        let answer = json(&["values", piece, "--to", &last.to_string()]).expect(piece);
        assert_eq!(answer["rows"], game["table"], "{piece}");
        check_all(rows(&game, "sums"), |item| {
            let position = format!("{piece} : {}", tuples(&item[0])?);
            expect(&position, &solve(&position, false)?["nim_value"], &item[1])
        });
    }
}

#[test]
fn knights() {
    for game in games("corner-knight") {
        let side = game["board"].as_u64().expect("a board");
        let squares: Vec<(u64, u64)> = (0..).zip(table(&game)).collect();
        assert_eq!(squares.len() as u64, side * side);
        check_all(&squares, |&(i, value)| {
            let position = format!("corner-knight {side} : ({},{})", i / side, i % side);
            expect(&position, &solve(&position, false)?["nim_value"], &json!(value))
        });
        check_all(rows(&game, "sums"), |item| {
            let position = format!("corner-knight {side} : {}", tuples(&item[0])?);
            expect(&position, &solve(&position, false)?["nim_value"], &item[1])
        });
    }
}

/// Positions too large to search: the theorems answer, and name the moves.
#[test]
fn large_numbers() {
    for (position, value, moves) in [
        ("nimble : 10^18, 5", Some(10u64.pow(18) ^ 5), &["1000000000000000000 to 5"][..]),
        ("cut-cake : 10^18x1 (10^18,1)", Some(10u64.pow(18) - 1), &["top 999999999999999999"]),
        ("zero-move-nim : 10^18, 2*", Some((10u64.pow(18) - 1) ^ 2), &["1000000000000000000 to 1"]),
        ("silver-dollar : 7, 10^18", Some(10u64.pow(18) - 8), &["1000000000000000000 to 8"]),
        ("moore 2 : 10^18, 10^18, 10^18, 4", None, &["(-,-,-,0)"]),
        ("another-game : 10^18, 3, 4, 5", None, &["heaps 2,4"]),
    ] {
        let answer = solve(position, false).expect(position);
        assert_eq!(answer["known_by"], "theorem", "{position}");
        if let Some(value) = value {
            assert_eq!(answer["nim_value"], json!(value), "{position}");
        }
        let found = winning(&answer).expect(position);
        assert!(moves.iter().all(|m| found.iter().any(|f| f == m)), "{position}: {found:?}");
    }
}
