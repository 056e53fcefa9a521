//! The numbers of the five seed texts, as corrected in seed_examples.json.

use crate::common::{
    check_all, claimed, expect, expect_values, grundy, json, law, period, rows, rulesets, scratch, slow,
    solve, values, vectors, whole_numbers, winning_moves,
};
use serde_json::{Value, json};

fn seeds() -> Value {
    vectors("seed_examples.json")
}

fn nim(heaps: &Value) -> Result<String, String> {
    let heaps = whole_numbers(heaps)?;
    let text = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    Ok(format!("nim : {}", if text.is_empty() { "0" } else { &text }))
}

/// `[heap, new]` pairs as the program's `[component, heap, to]`.
fn moves(pairs: &Value) -> Result<Vec<Value>, String> {
    let pairs = pairs.as_array().ok_or("no moves")?;
    Ok(pairs.iter().map(|m| json!([0, m[0], if m[1] == 0 { json!([]) } else { json!([m[1]]) }])).collect())
}

/// The last number in the first line of the program's output.
fn number_said(args: &[String]) -> Result<u64, String> {
    let output = grundy(args);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().next().unwrap_or_default();
    line.split_whitespace()
        .last()
        .and_then(|word| word.parse().ok())
        .ok_or_else(|| format!("{args:?}: no number at the end of {line:?}, {}", output.status))
}

#[test]
fn mex_and_nim_sums() {
    let seeds = seeds();
    check_all(rows(&seeds, "mex"), |row| {
        let set = whole_numbers(&row[0])?;
        let args: Vec<String> =
            ["mex".to_string()].into_iter().chain(set.iter().map(u64::to_string)).collect();
        if set.is_empty() {
            return Ok(()); // without arguments there is no question
        }
        expect(&format!("{args:?}"), &Some(number_said(&args)?), &row[1].as_u64())
    });
    let table: Vec<(usize, usize)> = (0..16).flat_map(|a| (a..16).map(move |b| (a, b))).collect();
    check_all(&table, |&(a, b)| {
        let args = ["nim-sum".to_string(), a.to_string(), b.to_string()];
        expect(&format!("{args:?}"), &Some(number_said(&args)?), &seeds["xor_table_0_15"][a][b].as_u64())
    });
}

#[test]
fn plays_of_the_figures() {
    let seeds = seeds();
    let figure = &seeds["nim_play_figure"];
    let states = rows(figure, "states");
    for (i, played) in rows(figure, "moves").iter().enumerate() {
        let check = || {
            let before = solve(&nim(&states[i])?, false)?;
            let after = solve(&nim(&states[i + 1])?, false)?;
            expect("nim-sum after", &after["nim_value"], &played["nim_sum_after"])?;
            let heap = played["heap"].as_u64().ok_or("no heap")? as usize;
            let left = &states[i + 1][heap];
            let to = if *left == 0 { json!([]) } else { json!([left]) };
            let shown = winning_moves(&before)?.contains(&json!([0, heap, to]));
            expect("listed as winning", &shown, &(played["nim_sum_after"] == 0))
        };
        check().unwrap_or_else(|why: String| panic!("move {i} from {}: {why}", states[i]));
    }
    let places = |state: &Value| {
        whole_numbers(state).unwrap().iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    };
    let all: Vec<String> = states.iter().map(places).collect();
    let replayed = json(&["replay", &format!("nim : {}", all.join(" > "))]).expect("a replay");
    assert_eq!(replayed["winner"].as_u64().map(|w| w - 1), figure["winner_normal"].as_u64());
    for (i, played) in rows(figure, "moves").iter().enumerate() {
        let stage = &replayed["stages"][i];
        assert_eq!(stage["player"].as_u64().map(|p| p - 1), played["player"].as_u64(), "{stage}");
        let kept = stage["grade"] == "kept";
        assert_eq!(kept, played["nim_sum_after"] == 0 && stage["nim_value"] != 0, "move {i}: {stage}");
        assert_eq!(played["optimal_if_possible"] == true, kept, "move {i}: {stage}");
    }
    let sticks = &seeds["sticks_play"];
    let totals = whole_numbers(&sticks["totals"]).expect("totals");
    for (i, correct) in rows(sticks, "correct_moves").iter().enumerate() {
        let answer = solve(&format!("{} : {}", sticks["rule"].as_str().expect("a rule"), totals[i]), false);
        let listed = answer.and_then(|answer| winning_moves(&answer)).expect("an answer");
        let to = if totals[i + 1] == 0 { json!([]) } else { json!([totals[i + 1]]) };
        match correct.as_bool() {
            Some(correct) => assert_eq!(listed.contains(&json!([0, 0, to])), correct, "{totals:?}, move {i}"),
            None => assert!(listed.is_empty(), "{totals:?}, move {i}: {listed:?}"),
        }
    }
    let all: Vec<String> = totals.iter().map(u64::to_string).collect();
    let rule = sticks["rule"].as_str().expect("a rule");
    let replayed = json(&["replay", &format!("{rule} : {}", all.join(" > "))]).expect("a replay");
    assert_eq!(replayed["winner"].as_u64().map(|w| w - 1), sticks["winner"].as_u64());
    for (i, correct) in rows(sticks, "correct_moves").iter().enumerate() {
        let grade = match correct.as_bool() {
            Some(true) => "kept",
            Some(false) => "gave-away",
            None => "lost",
        };
        assert_eq!(replayed["stages"][i]["grade"], grade, "move {i}");
    }
}

#[test]
fn bouton_and_misere_nim() {
    let seeds = seeds();
    check_all(rows(&seeds, "bouton"), |row| {
        let answer = solve(&nim(&row["heaps"])?, false)?;
        expect("nim-sum", &answer["nim_value"], &row["nim_sum"])?;
        expect("winning moves", &winning_moves(&answer)?, &moves(&row["winning"])?)
    });
    check_all(rows(&seeds["misere_nim"], "examples"), |row| {
        let answer = solve(&nim(&row[0])?, true)?;
        expect(&format!("{}", row[0]), &answer["outcome"], &row[1])?;
        expect(&format!("{}: winning moves", row[0]), &winning_moves(&answer)?, &moves(&row[2])?)
    });
}

#[test]
fn strips_of_p_positions() {
    let seeds = seeds();
    check_all(rows(&seeds, "strips"), |strip| {
        let id = strip["id"].as_str().ok_or("no id")?;
        let rule = match id.split(' ').next().unwrap_or(id) {
            "sticks" => "take 1..3".to_string(),
            name if name.starts_with("S=") => format!("take {}", &name[2..]),
            name => rulesets::rule(name),
        };
        let cells = whole_numbers(&strip["cells"])?;
        let wanted = whole_numbers(&strip["grundy"])?;
        expect_values(&values(&rule, cells[1] + 1)?, &wanted).map_err(|why| format!("{id}: {why}"))?;
        for (key, misere) in [("p_normal", false), ("p_misere", true)] {
            let lost = whole_numbers(&strip[key])?;
            for n in cells[0]..=cells[1] {
                let answer = solve(&format!("{rule} : {n}"), misere)?;
                let outcome = if lost.contains(&n) { "P" } else { "N" };
                expect(&format!("{id}, {key}, heap {n}"), &answer["outcome"], &json!(outcome))?;
            }
        }
        Ok(())
    });
}

#[test]
fn state_graphs_of_the_figures() {
    let seeds = seeds();
    check_all(rows(&seeds, "state_graphs"), |graph| {
        let edges = graph["edges"].as_array().ok_or("no edges")?;
        let csv: String = edges.iter().map(|e| format!("{},{}\n", e[0], e[1])).collect();
        let path = scratch("seed-graph.csv", &format!("from,to\n{csv}"));
        let answer = json(&["graph", &path.to_string_lossy(), "--start", &graph["start"].to_string()])?;
        for node in answer["nodes"].as_array().ok_or("no nodes")? {
            let id: usize =
                node["id"].as_str().and_then(|id| id.parse().ok()).ok_or("an id that is no text")?;
            expect(&format!("{}, node {id}", graph["id"]), &node["nim_value"], &graph["grundy"][id])?;
        }
        Ok(())
    });
}

#[test]
fn mark_is_lost_at_the_dopey_numbers() {
    let to = if slow() { seeds()["mark_dopey"]["checked_to"].as_u64().expect("a limit") } else { 4000 };
    check_all(&["mark-seed-graph", "mark-fraenkel"], |name| {
        for (n, value) in values(&rulesets::rule(name), to + 1)?.iter().enumerate() {
            let dopey = n == 0 || n.trailing_zeros() % 2 == 1;
            expect(&format!("{name}, heap {n} is lost"), &(*value == 0), &dopey)?;
        }
        Ok(())
    });
}

#[test]
fn crosses_crosses_and_grundys_game() {
    let seeds = seeds();
    let strip = &seeds["crosses_crosses"];
    let wanted = whole_numbers(&strip["first60"]).expect("values");
    check_all(&rulesets::rules(&json!({"kind": "split", "rule": "dawson-strip"})), |rule| {
        expect_values(&values(rule, wanted.len() as u64)?, &wanted)
    });
    let answer = law("0.137", 1000).expect("a law");
    assert!(claimed(&answer), "{answer}");
    assert_eq!(
        period(&answer),
        strip["preperiod"].as_u64().zip(strip["period"].as_u64()).map(|(n, p)| (n, p, 0))
    );

    let zeros = whole_numbers(&seeds["grundys_game"]["zeros_from_1"]).expect("zeros");
    let to = if slow() { 60_000 } else { 6_000 };
    let found: Vec<u64> =
        (0..).zip(values("grundy", to).expect("values")).filter(|v| v.1 == 0).map(|v| v.0).collect();
    assert_eq!(found[0], 0);
    assert_eq!(found[1..], zeros[..], "heaps of value 0 below {to}");
}

#[test]
fn ranges_follow_the_formula() {
    let ranges: Vec<(u64, u64)> = (1..=6).flat_map(|l| (l..=9).map(move |r| (l, r))).collect();
    check_all(&ranges, |&(l, r)| {
        let wanted: Vec<u64> = (0..200).map(|x| (x % (l + r)) / l).collect();
        expect_values(&values(&format!("take {l}..{r}"), 200)?, &wanted)
            .map_err(|why| format!("{l}..{r}: {why}"))
    });
}
