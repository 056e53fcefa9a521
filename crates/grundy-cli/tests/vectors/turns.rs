//! Games with memory, with a budget of additions, of many heaps at once, and labelled games, against
//! turn_games.json.

use crate::common::{check_all, expect, rows, solve, vectors, whole_numbers, winning_moves};
use serde_json::{Value, json};

#[test]
fn fibonacci_nim() {
    let file = vectors("turn_games.json");
    let game = &file["fibonacci_nim"];
    let rule = "(n,q) -> (n-k, 2*k) for k in 1..min(n,q)";
    check_all(rows(game, "items"), |item| {
        let numbers: Vec<u64> = (0..3).filter_map(|i| item[i].as_u64()).collect();
        let [n, q, value] = numbers[..] else { return Err(format!("a row without n, q, value: {item}")) };
        let answer = solve(&format!("{rule} : ({n},{q})"), false)?;
        expect(&format!("({n},{q})"), &answer["nim_value"].as_u64(), &Some(value))?;
        let wanted: Vec<Value> =
            whole_numbers(&item[3])?.iter().rev().map(|take| json!([n - take, 2 * take])).collect();
        let mut found: Vec<Value> = winning_moves(&answer)?.iter().map(|m| m[2][0].clone()).collect();
        found.sort_by_key(|to| to[0].as_u64());
        expect(&format!("({n},{q}): winning moves"), &found, &wanted)
    });
    let openings = whole_numbers(&game["p_openings_below_150_first_move_up_to_n_minus_1"]).expect("openings");
    check_all(&(2..150).collect::<Vec<u64>>(), |&n| {
        let answer = solve(&format!("{rule} : ({n},{})", n - 1), false)?;
        let outcome = if openings.contains(&n) { "P" } else { "N" };
        expect(&format!("opening with {n}"), &answer["outcome"], &json!(outcome))
    });
}

#[test]
fn bogus_nim() {
    let file = vectors("turn_games.json");
    check_all(rows(&file["bogus_nim"], "items"), |item| {
        let heaps = whole_numbers(&item[0])?;
        let names = ["a", "b", "c", "d", "e"].get(..heaps.len()).ok_or("too many heaps")?;
        let with = |i: usize, heap: &str, budget: &str| {
            let mut parts: Vec<&str> = names.to_vec();
            parts[i] = heap;
            format!("({},{budget})", parts.join(","))
        };
        let mut moves = Vec::new();
        for (i, x) in names.iter().enumerate() {
            moves.push(format!("{} for k in 1..{x}", with(i, &format!("{x}-k"), "m")));
            moves.push(format!("{} for k in 1..{}", with(i, &format!("{x}+k"), "m-1"), item[2]));
        }
        let rule = format!("({},m) -> {}", names.join(","), moves.join(" | "));
        let at: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let position = format!("{rule} : ({},{})", at.join(","), item[1]);
        expect(&position, &solve(&position, false)?["nim_value"], &item[3])
    });
}

/// The same positions under the name of the game: its theorem answers, and winning moves leave nim-sum 0.
#[test]
fn nim_with_additions() {
    let file = vectors("turn_games.json");
    check_all(rows(&file["bogus_nim"], "items"), |item| {
        let heaps: Vec<String> = whole_numbers(&item[0])?.iter().map(u64::to_string).collect();
        let position = format!("nim-with-additions {} : {} ; {}", item[2], heaps.join(","), item[1]);
        let answer = solve(&position, false)?;
        expect(&position, &answer["nim_value"], &item[3])?;
        for m in answer["winning_moves"].as_array().ok_or("no winning moves")? {
            let left = m["leaves"].as_str().ok_or("no position")?;
            let left = format!("nim-with-additions {} : {left}", item[2]);
            expect(&left, &solve(&left, false)?["nim_value"], &json!(0))?;
        }
        expect(&position, &(answer["winning_moves_total"] == 0), &(item[3] == 0))
    });
}

/// A move takes one coin from each of any heaps: who wins, and with which single move.
#[test]
fn another_game() {
    let file = vectors("turn_games.json");
    check_all(rows(&file["another_game"], "items"), |item| {
        let heaps = whole_numbers(&item[0])?;
        let typed: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let position = format!("another-game : {}", typed.join(","));
        let answer = solve(&position, false)?;
        let winner = if answer["outcome"] == "N" { "first" } else { "second" };
        expect(&position, &json!(winner), &item[1])?;
        let left: Vec<String> = heaps.iter().map(|heap| (heap - heap % 2).to_string()).collect();
        let wanted = if winner == "first" { vec![json!(left.join(","))] } else { Vec::new() };
        let moves = answer["winning_moves"].as_array().ok_or("no winning moves")?;
        let found: Vec<Value> = moves.iter().map(|m| m["leaves"].clone()).collect();
        expect(&position, &found, &wanted)
    });
}

/// Northcott's game with bounded retreats, as a labelled game: who moves depends on the turn, and
/// the player who cannot move has lost. The coordinates are both men of each row, then the retreats left.
#[test]
fn northcott() {
    let file = vectors("turn_games.json");
    check_all(rows(&file["northcott"], "items"), |item| {
        let last = item[0].as_u64().ok_or("no length")? - 1;
        let rows = item[1].as_array().ok_or("no rows")?;
        let names: Vec<String> = (0..rows.len()).flat_map(|i| [format!("a{i}"), format!("b{i}")]).collect();
        let mut moves = Vec::new();
        for i in 0..rows.len() {
            let to = |man: usize, there: String, left: &str| {
                let mut next = names.clone();
                next[2 * i + man] = there;
                format!("({},{left})", next.join(","))
            };
            let (a, b) = (&names[2 * i], &names[2 * i + 1]);
            moves.push(format!("{} for k in 1..{b}-{a}-1 if turn = 0", to(0, format!("{a}+k"), "v,w")));
            moves.push(format!("{} for k in 1..{a} if turn = 0 and v > 0", to(0, format!("{a}-k"), "v-1,w")));
            moves.push(format!("{} for k in 1..{b}-{a}-1 if turn = 1", to(1, format!("{b}-k"), "v,w")));
            let back = to(1, format!("{b}+k"), "v,w-1");
            moves.push(format!("{back} for k in 1..{last}-{b} if turn = 1 and w > 0"));
        }
        let ending = "at end: first wins if turn = 1, else second wins";
        let rule = format!("({},v,w) -> {} ; {ending}", names.join(","), moves.join(" | "));
        let mut at = Vec::new();
        for row in rows {
            at.extend(whole_numbers(row)?);
        }
        at.extend([item[2].as_u64().ok_or("no retreats")?, item[3].as_u64().ok_or("no retreats")?]);
        let at: Vec<String> = at.iter().map(u64::to_string).collect();
        let position = format!("{rule} : ({})", at.join(","));
        let winner = if solve(&position, false)?["outcome"] == "N" { "mover" } else { "opponent" };
        expect(&position, &json!(winner), &item[5])
    });
}

/// Numbers are removed one at a time; Alice wins if the sum of hers has one of the residues `wins`.
/// The coordinates are how many numbers of each residue are left, then Alice's sum so far.
fn addicts(modulus: u64, wins: &[u64], alice_first: bool) -> String {
    let names: Vec<String> =
        (b'a'..).take(modulus as usize).map(|name| char::from(name).to_string()).collect();
    let alice = u8::from(!alice_first);
    let mut moves = Vec::new();
    for (r, name) in names.iter().enumerate() {
        let mut left = names.clone();
        left[r] = format!("{name}-1");
        let left = left.join(",");
        moves.push(format!("({left},(s+{r}) mod {modulus}) if turn = {alice}"));
        moves.push(format!("({left},s) if turn != {alice}"));
    }
    let cond: Vec<String> = wins.iter().map(|w| format!("s = {w}")).collect();
    let cond = if alice_first { cond.join(" or ") } else { format!("not ({})", cond.join(" or ")) };
    format!(
        "({},s) -> {} ; at end: first wins if {cond}, else second wins",
        names.join(","),
        moves.join(" | ")
    )
}

/// Compares the winner of a labelled game from its start.
fn check_winner(rule: &str, counts: &[u64], alice_first: bool, winner: &Value) -> Result<Value, String> {
    let at: Vec<String> = counts.iter().map(u64::to_string).collect();
    let position = format!("{rule} : ({},0)", at.join(","));
    let answer = solve(&position, false)?;
    let mover = if alice_first { "Alice" } else { "Bob" };
    let outcome = if winner == mover { "N" } else { "P" };
    expect(&format!("'{position}'"), &answer["outcome"], &json!(outcome))?;
    expect(&format!("'{position}': nim_value"), &answer["nim_value"], &Value::Null)?;
    Ok(answer)
}

#[test]
fn even_number_addicts() {
    let file = vectors("turn_games.json");
    let game = &file["even_number_addicts"];
    let rule = addicts(2, &[0], true);
    check_all(rows(game, "multisets"), |item| {
        let numbers: Vec<i64> =
            item[0].as_array().ok_or("no numbers")?.iter().filter_map(Value::as_i64).collect();
        let odd = numbers.iter().filter(|n| *n % 2 != 0).count() as u64;
        check_winner(&rule, &[numbers.len() as u64 - odd, odd], true, &item[1]).map(drop)
    });
    let table: Vec<(usize, usize)> = (0..=12).flat_map(|odd| (0..=12).map(move |even| (odd, even))).collect();
    check_all(&table, |&(odd, even)| {
        let row = game["winner_table_odd_by_even_0_12"][odd].as_str().ok_or("no row")?;
        let winner = if row.as_bytes()[even] == b'A' { "Alice" } else { "Bob" };
        check_winner(&rule, &[even as u64, odd as u64], true, &json!(winner)).map(drop)
    });
    check_all(rows(game, "large_counts"), |item| {
        let (odd, even) = (item[0].as_u64().ok_or("no odd")?, item[1].as_u64().ok_or("no even")?);
        check_winner(&rule, &[even, odd], true, &item[2]).map(drop)
    });
    check_all(rows(game, "winning_first_moves"), |item| {
        let (odd, even) = (item[0].as_u64().ok_or("no odd")?, item[1].as_u64().ok_or("no even")?);
        let kinds = item[2].as_array().ok_or("no kinds")?;
        let nothing_left = odd + even == 0;
        let winner = if kinds.is_empty() && !nothing_left { "Bob" } else { "Alice" };
        let answer = check_winner(&rule, &[even, odd], true, &json!(winner))?;
        let mut found: Vec<&str> = Vec::new();
        for m in winning_moves(&answer)? {
            found.push(if m[2][0][0].as_u64() == Some(even) { "odd" } else { "even" });
        }
        found.sort_unstable();
        let mut wanted: Vec<&str> = kinds.iter().filter_map(Value::as_str).collect();
        wanted.sort_unstable();
        expect(&format!("winning first moves with {odd} odd, {even} even"), &found, &wanted)
    });
}

#[test]
fn variants_of_even_number_addicts() {
    let file = vectors("turn_games.json");
    check_all(rows(&file, "variants"), |variant| {
        let wins = whole_numbers(&variant["alice_wins_if_sum_mod_in"])?;
        let alice_first = variant["first_mover"] == "A";
        let rule = addicts(variant["mod"].as_u64().ok_or("no mod")?, &wins, alice_first);
        for item in variant["items"].as_array().ok_or("no items")? {
            check_winner(&rule, &whole_numbers(&item[0])?, alice_first, &item[1])?;
        }
        Ok(())
    });
}
