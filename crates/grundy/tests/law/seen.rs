//! Laws that are only seen.

use crate::brute::{Code, take};
use crate::{sha256, vectors};
use grundy::law::{Period, seen};

#[test]
fn arithmetic_periods_of_the_vectors_are_seen() {
    let rows = vectors("periods_arithmetic")["entries"].as_array().unwrap().clone();
    for row in rows {
        let number = |key: &str| row[key].as_u64().unwrap();
        let law = Period { preperiod: number("n0"), period: number("p"), saltus: number("s") };
        let ruleset = &row["ruleset"];
        let (values, reach) = match ruleset["kind"].as_str().unwrap() {
            "hex" => {
                let code = Code::parse(ruleset["code"].as_str().unwrap());
                // All 700 for the longest periods, to test the evaluator too.
                let values = code.values(if law.period > 6 { 700 } else { 420 });
                if values.len() == 700 {
                    assert_eq!(sha256(&values), row["sha256_700"].as_str().unwrap(), "{row}");
                }
                (values, code.last_place())
            }
            "subtraction_allbut" => {
                let set: Vec<usize> = serde_json::from_value(ruleset["excluded"].clone()).unwrap();
                (take(|t| !set.contains(&t), usize::MAX, 1200), *set.iter().max().unwrap() as u64)
            }
            "named" if ruleset["name"] == "nim" => ((0..400).collect(), 0),
            "named" if ruleset["name"] == "lasker" => {
                // Take any number, or split: every digit after the first is 3.
                let mut text = String::from("4.");
                text.extend(std::iter::repeat_n('3', 500));
                (Code::parse(&text).values(500), 1)
            }
            other => panic!("{other}"),
        };
        let found = seen(&values, reach).unwrap_or_else(|| panic!("{row}"));
        assert_eq!(found.law.period(), Some(law), "{row}");
        assert_eq!(found.known_by().word(), "seen");
        assert_eq!(found.law.kind(), "arithmetic");
    }
}

#[test]
fn games_without_a_law_are_not_seen_to_have_one() {
    let couples = {
        let mut g: Vec<u32> = Vec::new();
        for n in 0..4000usize {
            let mut seen = vec![false; 1024];
            if n != 2 {
                (1..=n / 2).for_each(|a| seen[(g[a] ^ g[n - a]) as usize] = true);
            }
            g.push(seen.iter().position(|s| !s).unwrap() as u32);
        }
        g
    };
    let squares = take(|t| (t as f64).sqrt().fract() == 0.0, usize::MAX, 3000);
    let codes = ["4!.0", "0.6", "0.007", "0.6!"].map(|text| Code::parse(text).values(5000));
    for values in codes.iter().chain([&couples, &squares]) {
        for n in 0..values.len() {
            if n % 7 == 0 || n < 1000 {
                assert_eq!(seen(&values[..n], 1), None, "from {n} values");
            }
        }
    }
}

#[test]
fn a_late_or_short_repetition_is_no_law() {
    // Constant from heap 100 on, 400 values: too late. From heap 50 on: seen.
    let sequence = |n0: u32| (0..400u32).map(|n| if n < n0 { n * n % 97 } else { 5 }).collect::<Vec<_>>();
    assert_eq!(seen(&sequence(100), 0), None);
    assert_eq!(seen(&sequence(50), 0).unwrap().law.period(), Some(Period::plain(50, 1)));
    // A code whose first digit stands at place 60 starts with 60 zeros.
    assert_eq!(seen(&[0; 60], 60), None);
    assert_eq!(seen(&[0; 59], 0), None);
    assert!(seen(&[0; 60], 0).is_some());
    // One wrong value at the end.
    let mut values = sequence(0);
    values[399] = 6;
    assert_eq!(seen(&values, 0), None);
    // Falling values are no arithmetic period.
    assert_eq!(seen(&(0..400).rev().collect::<Vec<u32>>(), 0), None);
}
