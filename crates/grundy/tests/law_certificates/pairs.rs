//! Certificates of laws of P-positions: r-Wythoff in any form, and automata.

use super::{lines, numbers, sealed};
use grundy::certificate::LawCertificate;
use grundy::law::positions::{self, Beatty};
use grundy::{Budget, Ruleset};
use grundy_check::{Shown, Verdict};
use serde_json::{Value, json};
use std::sync::Arc;

fn certified(rule: &str) -> Value {
    let ruleset = Arc::new(Ruleset::parse(rule).unwrap_or_else(|error| panic!("{rule}: {error}")));
    let looked = positions::of_rule(&ruleset, &mut Budget::default()).unwrap().unwrap();
    let certificate = LawCertificate::of_positions(&ruleset, &looked.found.unwrap()).unwrap();
    let [head] = &lines(&certificate)[..] else { panic!("{rule}: more lines") };
    assert_eq!(head["theorem"], certificate.theorem());
    head.clone()
}

#[test]
fn generalised_wythoff_games_are_certified() {
    for r in 2..5u32 {
        let head = certified(&Beatty::new(r).rule());
        assert_eq!(
            (&head["theorem"], &head["claim"]),
            (&json!("fraenkel"), &json!({ "beatty": { "r": r } }))
        );
    }
    let turned = "(x,y) -> (x-k,y-l) for k in 0..x, l in 0..y if k = 0 and l > 0 or l = 0 and k > 0 or min(k,l) > 0 and abs(l-k) <= 1";
    assert_eq!(certified(turned)["claim"], json!({ "beatty": { "r": 2 } }));
    assert_eq!(certified("wythoff")["theorem"], "p-positions");
}

/// Another number in the rule gives another game, except in redundant bounds; and another r gives no law of
/// this game.
#[test]
fn every_changed_number_is_refused_or_true() {
    let head = certified(&Beatty::new(2).rule());
    let count = numbers(&mut head.clone()).len();
    let mut refused = 0;
    for place in 0..count {
        for by in [-2, -1, 1, 2] {
            let mut changed = head.clone();
            let number = &mut numbers(&mut changed)[place];
            let value = number.as_i64().expect("small numbers") + by;
            **number = value.into();
            let found = grundy_check::check(
                &sealed(&[changed.clone()])[..],
                grundy::games::catalogue(),
                &mut Budget::work(1 << 24),
            )
            .unwrap();
            match found {
                Verdict::Verified(verified) => {
                    // The moves are still those of r-Wythoff, so the claim is true.
                    assert_eq!(changed["claim"]["beatty"]["r"], 2, "{changed}");
                    let Shown::Law(law) = verified.shown else { panic!("a law was claimed") };
                    assert!(law.claim.ends_with("B = A + 2n, n = 0, 1, 2, …"), "{}", law.claim);
                    same_moves(&head, &changed);
                }
                Verdict::Rejected(_) => refused += 1,
                Verdict::NotChecked(stopped) => panic!("{stopped:?}"),
            }
        }
    }
    assert!(refused > 2 * count, "{refused} of {}", 4 * count);
}

/// The options of all small positions agree, where hidden variables stand for numbers up to 8.
fn same_moves(one: &Value, other: &Value) {
    for x in 0..5 {
        for y in 0..5 {
            assert_eq!(options(&one["rule"], [x, y]), options(&other["rule"], [x, y]), "{other}");
        }
    }
}

fn options(rule: &Value, [x, y]: [i64; 2]) -> Vec<[i64; 2]> {
    let mut all = Vec::new();
    for each in rule["moves"].as_array().unwrap() {
        let clause = &each["where"];
        let hidden = clause["variables"].as_u64().unwrap() as u32 - 4;
        for (u, v, rest) in (0..7)
            .flat_map(|u| (0..7).map(move |v| (u, v)))
            .flat_map(|(u, v)| (0..9i64.pow(hidden)).map(move |rest| (u, v, rest)))
        {
            let mut at = vec![x, y, u, v];
            at.extend((0..hidden).map(|place| rest / 9i64.pow(place) % 9));
            let value = |form: &Value| {
                let (constant, terms) = form.as_array().unwrap().split_first().unwrap();
                let term = |term: &Value| term[0].as_i64().unwrap() * at[term[1].as_u64().unwrap() as usize];
                constant.as_i64().unwrap() + terms.iter().map(term).sum::<i64>()
            };
            let holds = |atom: &Value| match atom.get("zero") {
                Some(form) => value(form) == 0,
                None => value(&atom["at_most_zero"]) <= 0,
            };
            if clause["atoms"].as_array().unwrap().iter().all(holds) {
                all.push([u, v]);
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}
