//! Positions on the way: sums of parts, and their text.

pub(super) use crate::play::listed::{Place, To, count, moves, options, places};
use grundy_rules::{Component, Heap, Kind, Position, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// A part of a sum: the number of its component, and its own numbers.
pub(super) type Part = (usize, Vec<u64>);

/// All parts of a position.
pub(super) fn all_parts(position: &Position) -> Vec<Part> {
    let components = position.components.iter().enumerate();
    components.flat_map(|(c, component)| component.parts.iter().map(move |part| (c, part.clone()))).collect()
}

/// A sum after a move in one of its parts, with the parts left by the move first. Two heads at one place of a
/// row of coins cancel.
pub(super) fn after(position: &Position, sum: &[Part], place: usize, to: &To) -> Vec<Part> {
    let component = sum[place].0;
    let mut rest: Vec<Part> = sum.to_vec();
    rest.remove(place);
    let turning = matches!(position.components[component].ruleset.heap(), Some(Heap::Turning(_)));
    let mut next: Vec<Part> = Vec::with_capacity(rest.len() + to.len());
    for part in to.iter().map(|part| (component, part.clone())) {
        match rest.iter().position(|other| turning && *other == part) {
            Some(same) => drop(rest.remove(same)),
            None => next.push(part),
        }
    }
    next.append(&mut rest);
    next
}

/// A move in words, with the rule before it where there are several components.
pub(super) fn describe(position: &Position, component: usize, from: &[u64], to: &To) -> String {
    let one = Component::new(position.components[component].ruleset.clone(), vec![from.to_vec()]);
    format!("{}{}", prefix(position, component), one.describe(0, to))
}

/// The rule and a colon, where there are several components.
pub(super) fn prefix(position: &Position, component: usize) -> String {
    match position.components.len() {
        1 => String::new(),
        _ => format!("{} : ", position.components[component].ruleset.text()),
    }
}

/// A sum as it may be typed; `nothing` for the empty one.
pub(super) fn show(position: &Position, sum: &[Part]) -> String {
    let mut shown = Vec::new();
    for (c, component) in position.components.iter().enumerate() {
        let parts: Vec<Vec<u64>> = sum.iter().filter(|part| part.0 == c).map(|part| part.1.clone()).collect();
        if !parts.is_empty() {
            let one = Component::new(component.ruleset.clone(), parts);
            shown.push(format!("{}{}", prefix(position, c), one.places()));
        }
    }
    let heaps = position.components.len() == 1 && position.components[0].ruleset.heap().is_some();
    match (shown.is_empty(), heaps) {
        (true, true) => "0".into(),
        (true, false) => say!("nothing-left"),
        _ => shown.join(" + "),
    }
}

/// Whether these are the same rules.
pub(super) fn same(a: &Arc<Ruleset>, b: &Arc<Ruleset>) -> bool {
    Arc::ptr_eq(a, b) || a.is_same(b)
}

/// Whether this is Nim: any number of coins may be taken from every heap.
pub(super) fn is_nim(ruleset: &Ruleset) -> bool {
    matches!(ruleset.kind(), Kind::Heap(Heap::Take(set)) if set.excluded() == Some(&[]))
}
