//! Parts of positions.

use grundy::{Component, Kind};
use schemars::JsonSchema;
use serde::Serialize;

/// A part: a heap is a number, a tuple a list of numbers, anything else its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Part {
    /// A heap.
    Heap(u64),
    /// A tuple.
    Tuple(Vec<u64>),
    /// A node, or a position of a game with a notation of its own.
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

    /// One coordinate is a number, several are a list.
    pub fn numbers(part: &[u64]) -> Part {
        if let [one] = part { Part::Heap(*one) } else { Part::Tuple(part.to_vec()) }
    }
}
