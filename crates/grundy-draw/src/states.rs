//! The positions that can be reached, as a state graph with names.

use crate::words::{clipped, too_large};
use grundy::graph::{Builder, NodeId, StateGraph};
use grundy::{Budget, Component, Failure, Heap, Kind, Position, play};
use std::collections::HashMap;

/// The largest number of positions that are looked through before those that are alike become one.
const MAX_ALIKE: usize = 20_000;
/// The name of a position without parts.
const EMPTY: &str = "∅";

/// All positions that can be reached from a position.
pub(crate) struct Reached {
    /// The nodes with their moves; play starts at node 0.
    pub states: StateGraph,
    /// The position of each node.
    positions: Vec<Position>,
    /// Whether a node stands for several positions.
    pub merged: bool,
}

impl Reached {
    /// The position of a node as typed, without files: node 0 as it was given.
    pub fn position(&self, node: usize) -> String {
        self.positions[node].without_files()
    }
}

/// The state graph of a position: its nodes are the positions that can be reached, each under its own name. The
/// order of heaps does not matter, and empty heaps are left out. With `merge` positions that are alike, as
/// mirrored boards are, become one node, whose name says how many they are.
///
/// # Errors
/// More than `most` positions; the rule's own failure, or the end of the budget.
pub(crate) fn reachable(
    position: &Position,
    merge: bool,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Reached, Failure> {
    if let Some(labelled) = position.components.iter().find(|component| component.ruleset.is_labelled()) {
        return Err(Failure::Refused(format!(
            "`{}` is a labelled game: the last move does not decide it, so a state graph would not show who wins",
            clipped(labelled.ruleset.text(), 60)
        )));
    }
    let all = Positions::of(position, if merge { MAX_ALIKE.max(most) } else { most }, most, budget)?;
    if merge { all.alike(most) } else { all.each() }
}

/// Positions, and the moves between them.
struct Positions {
    positions: Vec<Position>,
    options: Vec<Vec<usize>>,
}

impl Positions {
    fn of(
        start: &Position,
        limit: usize,
        most: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Positions, Failure> {
        let mut index = HashMap::from([(name(&standing(start)), 0)]);
        let mut all = Positions { positions: vec![start.clone()], options: Vec::new() };
        while all.options.len() < all.positions.len() {
            let from = all.positions[all.options.len()].clone();
            let found = play::moves(&from, usize::MAX, budget)?;
            if !found.complete {
                return Err(too_many(start, most));
            }
            let mut options = Vec::new();
            for made in found.moves {
                budget.spend(1)?;
                let after = standing(&made.after);
                let new = all.positions.len();
                let node = *index.entry(name(&after)).or_insert(new);
                if node == new {
                    if new >= limit {
                        return Err(too_many(start, most));
                    }
                    all.positions.push(after);
                }
                if !options.contains(&node) {
                    options.push(node);
                }
            }
            all.options.push(options);
        }
        Ok(all)
    }

    /// Each position as a node.
    fn each(self) -> Result<Reached, Failure> {
        let names: Vec<String> = self.positions.iter().map(|position| name(&standing(position))).collect();
        let states = graph(&names, &self.options)?;
        Ok(Reached { states, positions: self.positions, merged: false })
    }

    /// Positions that are alike as one node, named after the first of them.
    fn alike(self, most: usize) -> Result<Reached, Failure> {
        let mut classes: HashMap<Vec<(usize, Vec<u64>)>, usize> = HashMap::new();
        let mut firsts = Vec::new();
        let mut counts: Vec<usize> = Vec::new();
        let mut class_of = Vec::with_capacity(self.positions.len());
        for (i, position) in self.positions.iter().enumerate() {
            let class = *classes.entry(forms(position)).or_insert(firsts.len());
            if class == firsts.len() {
                firsts.push(i);
                counts.push(0);
            }
            counts[class] += 1;
            class_of.push(class);
        }
        if firsts.len() > most {
            return Err(too_many(&self.positions[0], most));
        }
        let names: Vec<String> = firsts
            .iter()
            .zip(&counts)
            .map(|(&first, &count)| match (name(&standing(&self.positions[first])), count) {
                (name, 1) => name,
                (name, count) => format!("{name} ×{count}"),
            })
            .collect();
        let options: Vec<Vec<usize>> = firsts
            .iter()
            .map(|&first| {
                let mut options: Vec<usize> = self.options[first].iter().map(|&to| class_of[to]).collect();
                let mut met = std::collections::HashSet::new();
                options.retain(|&to| met.insert(to));
                options
            })
            .collect();
        let states = graph(&names, &options)?;
        let merged = counts.iter().any(|&count| count > 1);
        let positions = firsts.into_iter().map(|first| self.positions[first].clone()).collect();
        Ok(Reached { states, positions, merged })
    }
}

fn too_many(position: &Position, most: usize) -> Failure {
    too_large(format!(
        "more than {most} positions can be reached from `{}`; draw a smaller position, allow more nodes, or solve it \
         without a picture",
        clipped(&position.to_string(), 60)
    ))
}

fn graph(names: &[String], options: &[Vec<usize>]) -> Result<StateGraph, Failure> {
    let refused = |error: &dyn std::fmt::Display| Failure::Refused(error.to_string());
    let mut builder = Builder::new();
    let nodes: Vec<NodeId> = names
        .iter()
        .map(|name| builder.node(name).map_err(|error| refused(&error)))
        .collect::<Result<_, _>>()?;
    if let Some(&root) = nodes.first() {
        builder.start(root);
    }
    for (from, options) in options.iter().enumerate() {
        options.iter().for_each(|&to| builder.edge(nodes[from], nodes[to]));
    }
    builder.finish().map_err(|error| refused(&error))
}

/// The position with the heaps of each component in order, the largest first, and without empty ones.
fn standing(position: &Position) -> Position {
    let components = position.components.iter().map(|component| {
        let Kind::Heap(heap) = component.ruleset.kind() else {
            let mut component = component.clone();
            if component.ruleset.as_game().is_none() {
                component.parts.sort_by(|a, b| b.cmp(a));
            }
            return component;
        };
        let mut parts = component.parts.clone();
        // A head at place 0 is not a coin, so it vanishes like an empty heap.
        parts.retain(|part| part[0] > 0);
        parts.sort_by(|a, b| b.cmp(a));
        if parts.is_empty() && !matches!(heap, Heap::Turning(_)) {
            parts.push(vec![0]);
        }
        Component::new(component.ruleset.clone(), parts)
    });
    Position { components: components.collect() }
}

/// The places of a position in order, with ` + ` between components.
fn name(position: &Position) -> String {
    let places = position.components.iter().map(|component| {
        let places = component.places();
        if places.trim().is_empty() { EMPTY.to_string() } else { places }
    });
    places.collect::<Vec<_>>().join(" + ")
}

/// The form of a position that positions alike share: its parts, as tables use them, in order.
fn forms(position: &Position) -> Vec<(usize, Vec<u64>)> {
    let components = &position.components;
    let mut forms = Vec::new();
    for component in components {
        let rules = components.iter().position(|other| other.ruleset.is_same(&component.ruleset));
        let own = component
            .forms()
            .into_iter()
            .filter(|form| !(matches!(component.ruleset.kind(), Kind::Heap(_)) && form[..] == [0]));
        forms.extend(own.map(|form| (rules.unwrap_or_default(), form)));
    }
    forms.sort_unstable();
    forms
}
