//! `grundy law` against the three files of periods: it must prove each proved period with exactly these
//! numbers, and must not claim any other.

use crate::common::{
    check_all, claimed, expect, law, period, rows, rulesets, sha256, slow, values, vectors, whole_numbers,
};
use serde_json::Value;

fn columns<const N: usize>(row: &Value) -> Result<(&str, [u64; N]), String> {
    let code = row[0].as_str().ok_or_else(|| format!("no code: {row}"))?;
    let mut numbers = [0; N];
    for (i, number) in numbers.iter_mut().enumerate() {
        *number = row[i + 1].as_u64().ok_or_else(|| format!("column {}: {row}", i + 1))?;
    }
    Ok((code, numbers))
}

#[test]
fn proved_periods_of_octal_codes() {
    let file = vectors("periods_octal3.json");
    check_all(rows(&file, "proved"), |row| {
        let (code, [preperiod, p, need, _max]) = columns(row)?;
        let wanted = Some((preperiod, p, 0));
        let answer = law(code, need)?;
        if !claimed(&answer) {
            return Err(format!("{code} is provable at heap {need}: {answer}"));
        }
        expect(&format!("law {code} --to {need}"), &period(&answer), &wanted)?;

        // One heap earlier, the hypotheses of Guy and Smith fail. Codes that never leave two heaps need
        // fewer values, by a sharper theorem; an early claim must still be true.
        let early = law(code, need - 1)?;
        if claimed(&early) {
            if code.contains(['4', '5', '6', '7']) {
                return Err(format!("{code} is not provable at heap {}: {early}", need - 1));
            }
            expect(&format!("law {code} --to {}", need - 1), &period(&early), &wanted)?;
        }
        Ok(())
    });
}

#[test]
fn periods_that_must_not_be_claimed() {
    let file = vectors("periods_octal3.json");
    check_all(rows(&file, "unproved"), |row| {
        let (code, [max]) = columns(row)?;
        let to = if slow() { 19_999 } else { 2_500 };
        let answer = law(code, to)?;
        if claimed(&answer) {
            return Err(format!("{code} has no proved period below {to}: {answer}"));
        }
        let first = whole_numbers(&row[4])?;
        let found = values(code, if slow() { 20_000 } else { first.len() as u64 })?;
        expect(code, &&found[..first.len()], &&first[..])?;
        if slow() {
            expect(
                &format!("sha256 of {code}"),
                &sha256(&found).as_str(),
                &row[2].as_str().unwrap_or("none"),
            )?;
            expect(&format!("max of {code}"), &found.iter().max().copied(), &Some(max))?;
        }
        Ok(())
    });
}

#[test]
fn first_values_of_the_unproved_codes() {
    let file = vectors("periods_octal3.json");
    let spread: Vec<&Value> = rows(&file, "unproved").iter().step_by(if slow() { 1 } else { 9 }).collect();
    check_all(&spread, |row| {
        let (code, []) = columns(row)?;
        let found = values(code, 5000)?;
        expect(&format!("sha256 of {code}"), &sha256(&found).as_str(), &row[3].as_str().unwrap_or("none"))
    });
}

#[test]
fn traps_are_not_sprung() {
    let file = vectors("periods_octal3.json");
    check_all(rows(&file, "traps"), |row| {
        let (code, [used, apparent_preperiod, apparent_period]) = columns(row)?;
        let answer = law(code, used - 1)?;
        if claimed(&answer) {
            return Err(format!(
                "{code}: from {used} values the period {apparent_period} from {apparent_preperiod} is only apparent: {answer}"
            ));
        }
        Ok(())
    });
}

#[test]
fn periods_of_subtraction_sets() {
    let file = vectors("periods_subtraction.json");
    check_all(rows(&file, "entries"), |row| {
        let set = whole_numbers(&row[0])?;
        let (preperiod, p) = (row[1].as_u64().ok_or("no n0")?, row[2].as_u64().ok_or("no p")?);
        let rule = rulesets::rules(&serde_json::json!({"kind": "subtraction", "set": set})).remove(0);
        // A window of max S values has repeated by then, and the next value depends on the window alone.
        let answer = law(&rule, preperiod + p + set.iter().max().copied().unwrap_or(0))?;
        if !claimed(&answer) {
            return Err(format!("{rule} is provable: {answer}"));
        }
        expect(&rule, &period(&answer), &Some((preperiod, p, 0)))
    });
}

#[test]
fn arithmetic_periods() {
    let file = vectors("periods_arithmetic.json");
    check_all(rows(&file, "entries"), |row| {
        let wanted = (row["n0"].as_u64(), row["p"].as_u64(), row["s"].as_u64());
        let (Some(preperiod), Some(p), Some(saltus)) = wanted else {
            return Err(format!("a row without n0, p, s: {row}"));
        };
        let rule = rulesets::rules(&row["ruleset"]).remove(0);
        let answer = law(&rule, row["checked_to"].as_u64().ok_or("no checked_to")? - 1)?;
        expect(&format!("law '{rule}'"), &period(&answer), &Some((preperiod, p, saltus)))?;
        if let Some(sha) = row["sha256_700"].as_str() {
            expect(&format!("sha256 of '{rule}'"), &sha256(&values(&rule, 700)?).as_str(), &sha)?;
        }
        Ok(())
    });
}

#[test]
fn no_period_for_games_that_have_none_proved() {
    let to = if slow() { 20_000 } else { 3_000 };
    check_all(&["grundy", "4!.0", "n -> [a, n-a] for a in 1..n-1 if a != n-a", "0.6!", "0.6"], |rule| {
        let answer = law(rule, to)?;
        if claimed(&answer) { Err(format!("{rule}: {answer}")) } else { Ok(()) }
    });
    // The plain hypothesis of Guy and Smith holds for Grundy's game at heap 11, where its conclusion is false.
    check_all(&(1..=40).collect::<Vec<u64>>(), |&to| {
        let answer = law("grundy", to)?;
        if claimed(&answer) { Err(format!("--to {to}: {answer}")) } else { Ok(()) }
    });
}
