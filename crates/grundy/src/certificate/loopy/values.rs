//! The entries that prove values under normal play.

use super::order::Order;
use super::{Line, LoopyCertificate, LoopyClaim, Stated};
use crate::certificate::claims::{self, Says};
use crate::certificate::proof::Proof;
use crate::certificate::write::refuse_long;
use crate::graph::{NodeId, Rows};
use crate::loopy::{LoopyValue, LoopyWorths, always_ends, refuse_labelled};
use crate::solve::{Worths, uncancelled};
use grundy_rules::graph::grow;
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Kind, Position, Ruleset, Stopped};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::sync::Arc;

/// About how many bytes a part takes, and how many an entry.
const PART_BYTES: u64 = 96;
const ENTRY_BYTES: u64 = 120;

pub(super) fn of_position(
    position: &Position,
    worths: &mut Worths,
    budget: &mut Budget<'_>,
) -> Result<LoopyCertificate, Failure> {
    refuse_labelled(position)?;
    let stated = Stated::of(position)?;
    let mut value = LoopyValue::Finite(0);
    let mut lines = Vec::new();
    for Group { component, rules, parts } in groups(position) {
        if always_ends(rules) {
            let mut proof = Proof::new(component, rules.clone());
            let parts: Vec<Vec<u64>> = match claims::cancel(rules) {
                true => uncancelled(parts),
                false => parts,
            };
            for part in parts {
                let own = worths.worth(rules, &part, budget)?.value.0;
                proof.show(&part, Says::Is(own), worths, budget)?;
                value = value.plus(&LoopyValue::Finite(own));
            }
            lines.push(Line::Component { component });
            for (part, says) in proof.section().entries {
                let at = rules.show_part(&part);
                lines.push(match says {
                    Says::Is(is) => Line::Is { at, is },
                    Says::Not(not) => Line::Not { at, not },
                });
            }
        } else {
            let (reached, roots) = Reached::of(rules, &parts, budget)?;
            let shown = Shown::of(&reached, budget)?;
            for &root in &roots {
                value = value.plus(&shown.solved.value(&reached.rows, root));
            }
            lines.push(Line::Component { component });
            shown.write(roots, &mut lines, budget)?;
        }
    }
    LoopyCertificate::new(stated, LoopyClaim::Value(value), lines)
}

/// The parts of all components with the same rules, which share their entries.
struct Group<'p> {
    component: usize,
    rules: &'p Arc<Ruleset>,
    parts: Vec<Vec<u64>>,
}

fn groups(position: &Position) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (component, own) in position.components.iter().enumerate() {
        match groups.iter_mut().find(|group| group.rules.is_same(&own.ruleset)) {
            Some(group) => group.parts.extend(own.forms()),
            None => groups.push(Group { component, rules: &own.ruleset, parts: own.forms() }),
        }
    }
    groups
}

pub(super) fn of_graph(position: &Position, budget: &mut Budget<'_>) -> Result<LoopyCertificate, Failure> {
    let graph = match &position.components[..] {
        [component] => match component.ruleset.kind() {
            Kind::Graph(graph) => Some((graph, &component.ruleset)),
            _ => None,
        },
        _ => None,
    };
    let Some((graph, rules)) = graph else {
        return Err(Failure::Refused(format!("`{position}` is not one component on a state graph")));
    };
    let stated = Stated::of(position)?;
    let nodes: Vec<Vec<u64>> = (0..graph.len() as u64).map(|node| vec![node]).collect();
    let (reached, roots) = Reached::of(rules, &nodes, budget)?;
    let mut lines = vec![Line::Component { component: 0 }];
    Shown::of(&reached, budget)?.write(roots, &mut lines, budget)?;
    LoopyCertificate::new(stated, LoopyClaim::Nodes(nodes.len() as u64), lines)
}

/// The parts that some parts of one ruleset reach, as a state graph.
struct Reached {
    ruleset: Arc<Ruleset>,
    /// A part's node is its place. What is left of a part that a move removes is empty.
    parts: IndexSet<Box<[u64]>, FxBuildHasher>,
    rows: Rows,
}

impl Reached {
    /// Explores all parts, and gives the nodes of the first ones.
    fn of(
        ruleset: &Arc<Ruleset>,
        roots: &[Vec<u64>],
        budget: &mut Budget<'_>,
    ) -> Result<(Reached, Vec<NodeId>), Failure> {
        let mut reached = Reached { ruleset: ruleset.clone(), parts: IndexSet::default(), rows: Rows::new() };
        let mut nodes = Vec::new();
        for root in roots {
            nodes.push(reached.node(root, budget)?);
        }
        let (mut row, mut several): (Vec<Vec<u64>>, bool) = (Vec::new(), false);
        while reached.rows.len() < reached.parts.len() {
            let part = reached.parts[reached.rows.len()].clone();
            row.clear();
            let room = budget.bytes_left() / PART_BYTES;
            if !part.is_empty() {
                ruleset.options(&part, budget, &mut |option| {
                    several |= option.len() > ruleset.arity();
                    row.push(option.to_vec());
                    match several || row.len() as u64 > room {
                        true => ControlFlow::Break(Halt::Enough),
                        false => ControlFlow::Continue(()),
                    }
                })?;
            }
            if several {
                return Err(Failure::Refused(format!(
                    "a move of `{}` leaves several parts, and play may go on for ever: such rules have no certificates",
                    ruleset.text()
                )));
            }
            let mut options = Vec::with_capacity(row.len());
            for option in &row {
                options.push(reached.node(option, budget)?);
            }
            options.sort_unstable();
            options.dedup();
            reached.rows.push_row(&options, budget)?;
            budget.progress(reached.rows.len() as u64);
        }
        Ok((reached, nodes))
    }

    fn node(&mut self, part: &[u64], budget: &mut Budget<'_>) -> Result<NodeId, Stopped> {
        if let Some(node) = self.parts.get_index_of(part) {
            return Ok(node as NodeId);
        }
        budget.reserve(PART_BYTES + 8 * part.len() as u64)?;
        Ok(self.parts.insert_full(part.into()).0 as NodeId)
    }
}

/// The solved parts, and the order of their proofs.
struct Shown<'r> {
    reached: &'r Reached,
    solved: LoopyWorths,
    order: Order,
}

impl<'r> Shown<'r> {
    fn of(reached: &'r Reached, budget: &mut Budget<'_>) -> Result<Shown<'r>, Stopped> {
        let solved = LoopyWorths::of(&reached.rows, budget)?;
        let order = Order::of(&reached.rows, &solved, budget)?;
        Ok(Shown { reached, solved, order })
    }

    /// Writes the entries that prove the values of some nodes: the finite values in order, then the infinite ones.
    fn write(
        &self,
        roots: Vec<NodeId>,
        lines: &mut Vec<Line>,
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let rows = &self.reached.rows;
        let mut needed = Vec::new();
        grow(&mut needed, rows.len(), budget)?;
        needed.resize(rows.len(), false);
        let (mut stack, mut infinite) = (roots, Vec::new());
        // The options that are shown not to have a value: each turns back to an option that has it.
        let mut denied: FxHashSet<(NodeId, u64)> = FxHashSet::default();
        while let Some(node) = stack.pop() {
            if std::mem::replace(&mut needed[node as usize], true) {
                continue;
            }
            budget.spend(1 + rows.options(node).len() as u64)?;
            budget.reserve(ENTRY_BYTES)?;
            let Some(value) = self.order.value(node) else {
                infinite.push(node);
                stack.extend(rows.options(node));
                continue;
            };
            for &option in rows.options(node) {
                if self.order.value(option).is_some_and(|own| own < value) {
                    stack.push(option);
                } else if denied.insert((option, value)) {
                    budget.reserve(ENTRY_BYTES)?;
                    stack.extend(self.turns_back(option, value, budget)?);
                }
            }
        }
        for &node in self.order.nodes.iter().filter(|&&node| needed[node as usize]) {
            let Some(is) = self.order.value(node) else { continue };
            for &option in rows.options(node) {
                // Once, before the first entry that needs it.
                if denied.remove(&(option, is)) {
                    lines.push(Line::Not { at: self.at(option), not: is });
                }
            }
            // Nothing is left, which is worth 0 without an entry.
            if !self.reached.parts[node as usize].is_empty() {
                lines.push(Line::Is { at: self.at(node), is });
            }
        }
        for node in infinite {
            let LoopyValue::Infinite(list) = self.solved.value(rows, node) else { continue };
            budget.reserve(8 * list.len() as u64)?;
            let line = Line::Infinite { at: self.at(node), infinite: list.into() };
            refuse_long(&line, "the list of an infinite value")?;
            lines.push(line);
        }
        Ok(())
    }

    /// The first option of this value, which a move to `node` is answered by.
    fn turns_back(
        &self,
        node: NodeId,
        value: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<NodeId>, Stopped> {
        let options = self.reached.rows.options(node);
        budget.spend(1 + options.len() as u64)?;
        Ok(self.order.first(options, value))
    }

    fn at(&self, node: NodeId) -> String {
        self.reached.ruleset.show_part(&self.reached.parts[node as usize])
    }
}
