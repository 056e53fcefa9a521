//! Games that have a name.

use grundy::{Named, Play};
use serde_json::{Value, json};

/// A game as `{"name","aliases","group","rule","about","known","board","notation","sample","samples"}`.
///
/// ```
/// let kayles = grundy_json::game(grundy::games::catalogue().named("kayles").unwrap());
/// assert_eq!(kayles["rule"], "0.77");
/// assert_eq!(kayles["sample"], "kayles : 7");
/// ```
pub fn game(game: &Named) -> Value {
    let samples: Vec<String> = game.positions().collect();
    let board = match game.play {
        Play::Rule(_) => None,
        Play::Game(bundle) => bundle.board,
    };
    json!({
        "name": game.name, "aliases": game.aliases, "group": game.group.heading(), "rule": game.rule(),
        "about": game.about, "known": game.known, "board": board, "notation": game.notation,
        "sample": samples.first(), "samples": samples,
    })
}
