//! Heads of certificates of positions give the components in a form for readers that know no notation.

use grundy::certificate::{Certificate, Wanted};
use grundy::solve::Worths;
use grundy::{Budget, games};
use serde_json::{Value, json};

fn head(position: &str) -> Value {
    let position = games::position(position).unwrap();
    let found = Certificate::of(&position, Wanted::Outcome, &mut Worths::default(), &mut Budget::default());
    let mut file = Vec::new();
    found.unwrap().write(&mut file).unwrap();
    let text = String::from_utf8(file).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[test]
fn components_stand_in_core_form() {
    let sum = head("take 1..3 : 5, 6 + cram 2x3 + chomp : 3,1 + graph {a>b} : a");
    assert_eq!(
        sum["components"],
        json!([
            { "rule": { "coordinates": 1, "moves": [{ "take": [1, 3] }] }, "at": [[5], [6]] },
            { "game": "cram", "at": "2x3" },
            { "game": "chomp", "at": "3,1" },
            null,
        ])
    );
}

#[test]
fn where_no_component_has_a_core_form_nothing_is_said() {
    for position in ["graph {a>b} : a", "node-kayles path 4", "take 1..isqrt(n) : 9"] {
        assert!(head(position).get("components").is_none(), "{position}");
    }
}
