//! The positions that can be reached, as a state graph with names.

use crate::words::{clipped, too_large};
use grundy::graph::{Builder, NodeId, StateGraph};
use grundy::solve::{Arena, PartId};
use grundy::{Budget, Component, ControlFlow, Failure, Halt, Heap, Kind, Position};
use std::collections::HashMap;

/// All positions that can be reached from a position.
pub(crate) struct Reached<'p> {
    /// The nodes with their moves; play starts at node 0.
    pub states: StateGraph,
    position: &'p Position,
    /// The parts of each node.
    parts: Vec<Vec<PartId>>,
    /// For each component on a board: its end, to be typed when no part is left.
    ends: Vec<Option<u64>>,
    arena: Arena,
}

/// The state graph of a position: its nodes are the positions that can be reached, each with its parts in
/// order, so that positions which differ only in the order of their parts are one. Empty heaps are left out.
///
/// # Errors
/// More than `most` positions; the rule's own failure, or the end of the budget.
pub(crate) fn reachable<'p>(
    position: &'p Position,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Reached<'p>, Failure> {
    if let Some(labelled) = position.components.iter().find(|component| component.ruleset.is_labelled()) {
        return Err(Failure::Refused(format!(
            "`{}` is a labelled game: the last move does not decide it, so a state graph would not show who wins",
            clipped(labelled.ruleset.text(), 60)
        )));
    }
    let mut arena = Arena::new();
    let mut start = Vec::new();
    for component in &position.components {
        let rules = arena.ruleset(&component.ruleset);
        for part in component.forms() {
            start.push(arena.part(rules, &part, budget)?);
        }
    }
    let several = position.components.len() > 1;
    let mut builder = Builder::new();
    let mut nodes: HashMap<Vec<PartId>, NodeId> = HashMap::new();
    let mut names: HashMap<String, usize> = HashMap::new();
    let mut queue = Vec::new();
    let mut node = |state: Vec<PartId>,
                    arena: &Arena,
                    queue: &mut Vec<(Vec<PartId>, NodeId)>,
                    builder: &mut Builder| {
        let state = standing(state, arena);
        if let Some(known) = nodes.get(&state) {
            return Ok(*known);
        }
        if nodes.len() >= most {
            return Err(too_large(format!(
                "more than {most} positions can be reached from `{}`; draw a smaller position, allow more nodes, \
                 or solve it without a picture",
                clipped(&position.to_string(), 60)
            )));
        }
        let name = name(&state, several, arena);
        // Different positions of two rules may have the same text.
        let count = names.entry(name.clone()).or_insert(0);
        *count += 1;
        let name = if *count > 1 { format!("{name} ({count})") } else { name };
        let id = builder.node(&name).map_err(|error| Failure::Refused(error.to_string()))?;
        nodes.insert(state.clone(), id);
        queue.push((state, id));
        Ok(id)
    };
    let root = node(start, &arena, &mut queue, &mut builder)?;
    builder.start(root);
    let mut done = 0;
    while done < queue.len() {
        let (state, from) = queue[done].clone();
        done += 1;
        for (i, part) in state.iter().enumerate() {
            if i > 0 && state[i - 1] == *part {
                continue;
            }
            for option in arena.options(*part, budget)?.iter() {
                budget.spend(1)?;
                let mut next = state.clone();
                next.remove(i);
                next.extend(option.iter().copied());
                let to = node(next, &arena, &mut queue, &mut builder)?;
                builder.edge(from, to);
            }
        }
    }
    let states = builder.finish().map_err(|error| Failure::Refused(error.to_string()))?;
    // They were queued in the order of their numbers.
    let parts = queue.into_iter().map(|(state, _)| state).collect();
    let ends =
        position.components.iter().map(|component| end(component, budget)).collect::<Result<_, _>>()?;
    Ok(Reached { states, position, parts, ends, arena })
}

/// The end of a component on a board, if the first move is always made.
fn end(component: &Component, budget: &mut Budget<'_>) -> Result<Option<u64>, Failure> {
    let (Some(rules), Some(mut whole)) = (component.ruleset.as_game(), component.whole) else {
        return Ok(None);
    };
    loop {
        let mut next = None;
        rules.game.moves(whole, whole, budget, &mut |visited, _| {
            next = Some(visited.made().leaves);
            ControlFlow::Break(Halt::Enough)
        })?;
        match next.map(|text| rules.game.read(&text)) {
            Some(Ok(after)) => whole = after,
            _ => return Ok(Some(whole)),
        }
    }
}

impl Reached<'_> {
    /// The position of a node as typed, without files: node 0 as it was given, any other with its parts as
    /// the graph stores them. Parts of a board become separate boards.
    pub fn position(&self, node: usize) -> String {
        if node == 0 {
            return self.position.without_files();
        }
        let mut components: Vec<Component> = Vec::new();
        for (component, end) in self.position.components.iter().zip(&self.ends) {
            let rules = &component.ruleset;
            if components.iter().any(|other| other.ruleset.is_same(rules)) {
                continue;
            }
            let parts = self.parts[node].iter().filter(|&&part| self.arena.ruleset_of(part).is_same(rules));
            let parts = parts.map(|&part| self.arena.key(part).1.to_vec()).collect::<Vec<_>>();
            match rules.kind() {
                Kind::Game(_) if parts.is_empty() => {
                    components.push(Component { ruleset: rules.clone(), parts, whole: *end });
                }
                Kind::Game(_) => {
                    components
                        .extend(parts.into_iter().map(|part| Component::new(rules.clone(), vec![part])));
                }
                Kind::Heap(heap) if parts.is_empty() && !matches!(heap, Heap::Turning(_)) => {
                    components.push(Component::new(rules.clone(), vec![vec![0]]));
                }
                _ => components.push(Component::new(rules.clone(), parts)),
            }
        }
        Position { components }.without_files()
    }
}

/// The parts in order, without empty heaps.
fn standing(mut state: Vec<PartId>, arena: &Arena) -> Vec<PartId> {
    state.retain(|&part| !(is_heap(part, arena) && arena.key(part).1 == [0]));
    state.sort_by_key(|&part| (arena.key(part).0, std::cmp::Reverse(arena.key(part).1.to_vec())));
    state
}

fn is_heap(part: PartId, arena: &Arena) -> bool {
    // A head at place 0 is not a coin, so it vanishes like an empty heap.
    matches!(
        arena.ruleset_of(part).kind(),
        Kind::Heap(Heap::Take(_) | Heap::Code(_) | Heap::Formula(_) | Heap::Turning(_))
    )
}

fn name(state: &[PartId], several: bool, arena: &Arena) -> String {
    if state.is_empty() {
        return "0".into();
    }
    let parts: Vec<String> = state.iter().map(|&part| arena.show(part)).collect();
    let shown = parts.join(if several { " + " } else { ", " });
    if shown.is_empty() { "0".into() } else { shown }
}
