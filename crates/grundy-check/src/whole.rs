//! The position of a certificate: its components, and which of them have the same rules.

use crate::Fault;
use crate::format::{Board, Nodes, Parts, Placed};
use grundy_rules::graph::NodeId;
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Catalogue, Component, Kind, Position, Ruleset};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// The bytes that a byte of a position becomes at most, once it is read: two for a heap.
const POSITION_BYTES: u64 = 32;

/// A position as it was read.
pub(crate) struct Whole {
    pub position: Position,
    /// The rules of its components, each once.
    pub rules: Vec<Arc<Ruleset>>,
    /// The place of the rules of each component.
    of: Vec<usize>,
}

impl Whole {
    /// Reads the position.
    pub fn read(text: &str, games: &Catalogue, budget: &mut Budget<'_>) -> Result<Whole, Fault> {
        budget.reserve(POSITION_BYTES * text.len() as u64)?;
        let position = games
            .position(text)
            .map_err(|error| Fault::Wrong(format!("the position cannot be read: {}", error.sentence())))?;
        let mut rules: Vec<Arc<Ruleset>> = Vec::new();
        let mut of = Vec::new();
        for Component { ruleset, .. } in &position.components {
            if ruleset.is_labelled() {
                return Err(Fault::Wrong("a labelled game has no certificate".into()));
            }
            let same = rules.iter().position(|known| known.is_same(ruleset));
            of.push(same.unwrap_or(rules.len()));
            if same.is_none() {
                rules.push(ruleset.clone());
            }
        }
        Ok(Whole { position, rules, of })
    }

    /// Checks that these are its components: the form without notation must agree.
    pub fn told(&self, placed: &[Option<Placed>]) -> Result<(), Fault> {
        let components = &self.position.components;
        let same = placed.len() == components.len()
            && components.iter().zip(placed).all(|(component, placed)| match placed {
                None => true,
                Some(Placed::Parts(Parts { rule, at })) => {
                    let core = match component.ruleset.kind() {
                        Kind::Heap(heap) => Core::of(heap),
                        Kind::Points(points) => Core::of_points(points),
                        _ => None,
                    };
                    core.as_ref() == Some(rule) && component.parts == *at
                }
                Some(Placed::Board(Board { game, at })) => {
                    let board = component.ruleset.as_game().zip(component.whole);
                    component.ruleset.name().is_some_and(|named| named.name == game)
                        && board.is_some_and(|(rules, whole)| rules.game.show(whole) == *at)
                }
                Some(Placed::Nodes(Nodes { graph, at })) => {
                    let parts = component.parts.iter().map(|part| component.ruleset.show_part(part));
                    is_graph(&component.ruleset, graph) && parts.eq(at.iter().cloned())
                }
            });
        if same { Ok(()) } else { Err(Fault::Wrong("the components are not those of the position".into())) }
    }

    /// The place of the rules of a component.
    pub fn rules_of(&self, component: usize) -> Result<usize, Fault> {
        let place = self.of.get(component).copied();
        place.ok_or_else(|| Fault::Wrong(format!("the position has no component {component}")))
    }

    /// Reads a part by the rules at a place.
    pub fn part(&self, rules: usize, text: &str) -> Result<Vec<u64>, Fault> {
        let part = self.rules[rules].read_part(text);
        part.map_err(|error| Fault::Wrong(format!("`{text}` cannot be read: {}", error.sentence())))
    }

    /// The parts of all components, each with the place of its rules.
    pub fn parts(&self) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
        let components = self.position.components.iter().zip(&self.of);
        components
            .flat_map(|(component, &rules)| component.forms().into_iter().map(move |part| (rules, part)))
    }

    /// For each of the rules, the parts of all its components, one after the other.
    pub fn parts_by_rules(&self) -> Vec<Vec<u64>> {
        let mut parts = vec![Vec::new(); self.rules.len()];
        self.parts().for_each(|(rules, part)| parts[rules].extend(part));
        parts
    }
}

/// True if a list has each node of a state graph once, with its options in any order.
fn is_graph(ruleset: &Ruleset, list: &[(String, Vec<String>)]) -> bool {
    let Kind::Graph(graph) = ruleset.kind() else { return false };
    // Names stand there as they are written in positions.
    let names = (0..graph.len() as NodeId).map(|node| (ruleset.show_part(&[node.into()]), node));
    let mut names: HashMap<String, NodeId> = names.collect();
    let mut rows = Vec::with_capacity(list.len());
    for (_, options) in list {
        let options: Option<BTreeSet<NodeId>> = options.iter().map(|name| names.get(name).copied()).collect();
        rows.push(options);
    }
    list.len() == graph.len()
        && list.iter().zip(rows).all(|((name, _), row)| {
            let node = names.remove(name);
            node.zip(row).is_some_and(|(node, row)| row == graph.options(node).iter().copied().collect())
        })
}
