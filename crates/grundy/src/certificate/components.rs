//! The components of a position for readers that know no notation.

use grundy_rules::graph::NodeId;
use grundy_rules::logic::Core;
use grundy_rules::{Component, Kind, Position};
use serde::Serialize;

/// Games whose boards such a reader may know.
const BOARDS: [&str; 2] = ["chomp", "cram"];

/// A component with rules in core form, a board of a named game, or a state graph.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Placed {
    Parts {
        rule: Core,
        at: Vec<Vec<u64>>,
    },
    Board {
        game: &'static str,
        at: String,
    },
    /// All nodes of the graph with their options, each by its name in positions.
    Nodes {
        graph: Vec<(String, Vec<String>)>,
        at: Vec<String>,
    },
}

/// The components in order, each if it has such a form; `None` where none has.
pub(super) fn of(position: &Position) -> Option<Vec<Option<Placed>>> {
    let placed: Vec<Option<Placed>> = position.components.iter().map(component).collect();
    placed.iter().any(Option::is_some).then_some(placed)
}

/// The components in order, as by [`of`], and state graphs too.
pub(super) fn with_graphs(position: &Position) -> Option<Vec<Option<Placed>>> {
    let placed = |part: &Component| component(part).or_else(|| graph(part));
    let placed: Vec<Option<Placed>> = position.components.iter().map(placed).collect();
    placed.iter().any(Option::is_some).then_some(placed)
}

fn graph(component: &Component) -> Option<Placed> {
    let Kind::Graph(graph) = component.ruleset.kind() else { return None };
    let name = |node: NodeId| component.ruleset.show_part(&[node.into()]);
    let row = |node| (name(node), graph.options(node).iter().map(|&option| name(option)).collect());
    let at = component.parts.iter().map(|part| component.ruleset.show_part(part)).collect();
    Some(Placed::Nodes { graph: (0..graph.len() as NodeId).map(row).collect(), at })
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
