//! Circles among the units inside one module.

use super::resolve::Arrow;
use super::tree::{Id, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Units inside one module that need each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// The crate.
    pub krate: String,
    /// The names of the units.
    pub units: Vec<String>,
    /// Pairs of modules, each with the names that lead from the first to the second.
    pub ties: Vec<(String, String, Vec<String>)>,
}

/// The circles that these arrows make.
pub fn circles(tree: &Tree, arrows: &BTreeSet<Arrow>) -> Vec<Circle> {
    // For each module, the arrows between the units inside it.
    let mut levels: BTreeMap<Id, BTreeMap<(Id, Id), Vec<&Arrow>>> = BTreeMap::new();
    for arrow in arrows {
        let (from, to) = (tree.way(arrow.from), tree.way(arrow.to));
        let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
        // Otherwise one module is inside the other.
        if let (Some(&a), Some(&b)) = (from.get(common), to.get(common)) {
            levels.entry(from[common - 1]).or_default().entry((a, b)).or_default().push(arrow);
        }
    }
    levels.values().flat_map(|level| circles_of_level(tree, level)).collect()
}

fn circles_of_level(tree: &Tree, level: &BTreeMap<(Id, Id), Vec<&Arrow>>) -> Vec<Circle> {
    let mut next: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
    for &(a, b) in level.keys() {
        next.entry(a).or_default().insert(b);
    }
    let reached: BTreeMap<Id, BTreeSet<Id>> = next.keys().map(|&unit| (unit, reach(&next, unit))).collect();
    let reaches = |a: Id, b: Id| reached.get(&a).is_some_and(|reached| reached.contains(&b));
    let mut done = BTreeSet::new();
    let mut circles = Vec::new();
    for &unit in next.keys() {
        if !reaches(unit, unit) || !done.insert(unit) {
            continue;
        }
        let units: BTreeSet<Id> =
            next.keys().copied().filter(|&b| reaches(unit, b) && reaches(b, unit)).collect();
        done.extend(&units);
        circles.push(circle(tree, level, &units));
    }
    circles
}

/// The units that can be reached from a unit.
fn reach(next: &BTreeMap<Id, BTreeSet<Id>>, from: Id) -> BTreeSet<Id> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(unit) = open.pop() {
        let more = next.get(&unit).into_iter().flatten();
        open.extend(more.filter(|&&unit| reached.insert(unit)));
    }
    reached
}

fn circle(tree: &Tree, level: &BTreeMap<(Id, Id), Vec<&Arrow>>, units: &BTreeSet<Id>) -> Circle {
    let mut ties: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for ((a, b), arrows) in level {
        if units.contains(a) && units.contains(b) {
            for arrow in arrows {
                let tie = ties.entry((tree.name(arrow.from), tree.name(arrow.to))).or_default();
                tie.push(arrow.name.clone());
            }
        }
    }
    Circle {
        krate: tree.modules[super::tree::ROOT].name.clone(),
        units: units.iter().map(|&unit| tree.name(unit)).collect(),
        ties: ties.into_iter().map(|((from, to), names)| (from, to, names)).collect(),
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: a circle of {}", self.krate, self.units.join(", "))?;
        for (from, to, names) in &self.ties {
            writeln!(f, "  {from} -> {to}: {}", names.join(", "))?;
        }
        Ok(())
    }
}
