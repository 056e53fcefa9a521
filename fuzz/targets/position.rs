//! Law: reading a position never panics, and its text reads back as the same position; so do the parts
//! that the first moves of a game in Rust leave.
#![no_main]
use grundy_games::position;
use grundy_rules::{Budget, Component, ControlFlow};

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(position) = position(text) {
        let shown = position.to_string();
        let again = grundy_games::position(&shown).unwrap_or_else(|error| panic!("{shown:?}: {error}"));
        assert_eq!(again.to_string(), shown);
        for (a, b) in position.components.iter().zip(&again.components) {
            assert_eq!((&a.parts, a.ruleset.canonical()), (&b.parts, b.ruleset.canonical()), "in {shown:?}");
        }
        position.components.iter().for_each(moves);
    }
});

/// Checks the first moves of a game in Rust, and its theorems.
fn moves(component: &Component) {
    let Some((rules, whole)) = component.ruleset.as_game().zip(component.whole) else { return };
    let game = &rules.game;
    let mut left = Vec::new();
    let _ = game.moves(whole, whole, &mut Budget::work(20), &mut |visited, _| {
        left.push(visited.made().leaves);
        ControlFlow::Continue(())
    });
    for text in left {
        let read = game.read(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(game.show(read), text);
    }
    if let (Some(value), Some(outcome)) = (game.known(whole), game.known_outcome(whole)) {
        assert_eq!(value.outcome(), outcome);
    }
    let _ = game.known_moves(whole, whole, grundy_rules::NimValue(0), 3);
}
