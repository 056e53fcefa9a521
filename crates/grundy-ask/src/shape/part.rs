//! Parts of positions.

use grundy::{Component, Kind};
use serde::Serialize;

/// A part of a position: a heap is a number, a tuple is a list of numbers, and anything else is text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Part {
    /// A heap.
    Heap(u64),
    /// A tuple.
    Tuple(Vec<u64>),
    /// A node, or a position in a game's own notation.
    Text(String),
}

impl Part {
    /// A part of a component.
    pub fn of(component: &Component, part: &[u64]) -> Part {
        match component.ruleset.kind() {
            Kind::Heap(_) | Kind::Points(_) => Part::numbers(part),
            Kind::Game(_) | Kind::Graph(_) => Part::Text(component.ruleset.show_part(part)),
        }
    }

    /// A number for one coordinate, a list for several.
    pub fn numbers(part: &[u64]) -> Part {
        if let [one] = part { Part::Heap(*one) } else { Part::Tuple(part.to_vec()) }
    }
}
