//! The components of a position for readers that know no notation.

use grundy_rules::logic::Core;
use grundy_rules::{Component, Kind, Position};
use serde::Serialize;

/// Games whose boards such a reader may know.
const BOARDS: [&str; 2] = ["chomp", "cram"];

/// A component with rules in core form, or a board of a named game.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Placed {
    Parts { rule: Core, at: Vec<Vec<u64>> },
    Board { game: &'static str, at: String },
}

/// The components in order, each if it has such a form; `None` where none has.
pub(super) fn of(position: &Position) -> Option<Vec<Option<Placed>>> {
    let placed: Vec<Option<Placed>> = position.components.iter().map(component).collect();
    placed.iter().any(Option::is_some).then_some(placed)
}

fn component(component: &Component) -> Option<Placed> {
    let ruleset = &component.ruleset;
    if let Some(heap) = ruleset.heap() {
        return Some(Placed::Parts { rule: Core::of(heap)?, at: component.parts.clone() });
    }
    if let Kind::Points(points) = ruleset.kind() {
        return Some(Placed::Parts { rule: Core::of_points(points)?, at: component.parts.clone() });
    }
    let (rules, whole) = (ruleset.as_game()?, component.whole?);
    let game = ruleset.name()?.name;
    BOARDS.contains(&game).then(|| Placed::Board { game, at: rules.game.show(whole) })
}
