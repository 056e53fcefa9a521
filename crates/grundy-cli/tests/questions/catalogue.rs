//! Questions about every game that has a name: its rules, and its samples.

use grundy::games;
use serde_json::{Value, json};

/// Arguments of the program, each with the same question as JSON.
pub fn questions() -> Vec<(Vec<&'static str>, Value)> {
    let mut all = Vec::new();
    for row in games::catalogue().rows() {
        all.push((vec!["games", row.name], json!({"ask": "games", "name": row.name})));
        for sample in row.positions() {
            // The other questions have static arguments.
            let sample: &'static str = sample.leak();
            // List few moves, so that a sample takes milliseconds.
            all.push((
                vec!["solve", sample, "--max-moves", "5"],
                json!({"ask": "solve", "position": sample, "max_moves": 5}),
            ));
            all.push((
                vec!["explain", sample, "--max-moves", "3"],
                json!({"ask": "explain", "position": sample, "max_moves": 3}),
            ));
        }
    }
    all
}
