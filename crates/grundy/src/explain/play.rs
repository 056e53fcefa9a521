//! Positions on the way: sums of parts, the moves they have, and how these are written.

use crate::solve::PartMove;
use grundy_rules::{Budget, Component, ControlFlow, Failure, Halt, Heap, Kind, Made, Position, Ruleset};
use indexmap::IndexSet;
use std::sync::Arc;

/// A part of a sum: the number of its component, and its own numbers.
pub(super) type Part = (usize, Vec<u64>);

/// What a move leaves of the part it is made in.
pub(super) type To = Vec<Vec<u64>>;

/// How many options are visited before a part counts as having too many.
const MOST_VISITED: usize = 200_000;

/// The first options of a part.
pub(super) struct Options {
    /// Different options, in the order of the rule.
    pub first: Vec<To>,
    /// Are these all?
    pub complete: bool,
}

/// The first `limit` different options of a part.
pub(super) fn options(
    ruleset: &Ruleset,
    part: &[u64],
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<Options, Failure> {
    let arity = ruleset.arity();
    let mut seen: IndexSet<To> = IndexSet::new();
    let mut visited = 0;
    let mut complete = true;
    ruleset.options(part, budget, &mut |option| {
        visited += 1;
        let mut to: To = option.chunks(arity).map(<[u64]>::to_vec).collect();
        to.sort();
        if visited > MOST_VISITED || (seen.len() >= limit && !seen.contains(&to)) {
            complete = false;
            return ControlFlow::Break(Halt::Enough);
        }
        seen.insert(to);
        ControlFlow::Continue(())
    })?;
    Ok(Options { first: seen.into_iter().collect(), complete })
}

/// A move of a part: what it leaves, and how it is written where moves have names.
pub(super) type Played = (To, Option<Made>);

/// The first `limit` different moves of a part: of a game in Rust each move by its name, what it leaves
/// as it stands on the board; and whether these are all.
pub(super) fn moves(
    ruleset: &Ruleset,
    part: &[u64],
    whole: Option<u64>,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<(Vec<Played>, bool), Failure> {
    if ruleset.as_game().is_none() {
        let found = options(ruleset, part, limit, budget)?;
        return Ok((found.first.into_iter().map(|to| (to, None)).collect(), found.complete));
    }
    let (mut all, mut complete) = (Vec::new(), true);
    ruleset.moves(part, whole, budget, &mut |visited, _| {
        if all.len() >= limit.min(MOST_VISITED) {
            complete = false;
            return ControlFlow::Break(Halt::Enough);
        }
        let m = visited.map(|visited| PartMove::made(visited.made(), &visited.left()));
        all.extend(m.map(|m| (m.to, m.made)));
        ControlFlow::Continue(())
    })?;
    Ok((all, complete))
}

/// How many moves a part has (different options, where moves have no names), where that can be found out by looking at `allowance`
/// options at most; they are taken off.
pub(super) fn count(
    ruleset: &Ruleset,
    part: &[u64],
    allowance: &mut usize,
    budget: &mut Budget<'_>,
) -> Result<Option<u128>, Failure> {
    if let Kind::Heap(Heap::Take(set)) = ruleset.kind() {
        return Ok(Some(set.count_in(1, part[0]).into()));
    }
    if ruleset.as_game().is_some() {
        let mut moves = 0;
        ruleset.options(part, budget, &mut |_| {
            moves += 1;
            if moves > *allowance { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })?;
        let complete = moves <= *allowance;
        *allowance -= moves.min(*allowance);
        return Ok(complete.then_some(moves as u128));
    }
    let options = options(ruleset, part, *allowance, budget)?;
    *allowance -= options.first.len().min(*allowance);
    Ok(options.complete.then_some(options.first.len() as u128))
}

/// All parts of a position.
pub(super) fn all_parts(position: &Position) -> Vec<Part> {
    let components = position.components.iter().enumerate();
    components.flat_map(|(c, component)| component.parts.iter().map(move |part| (c, part.clone()))).collect()
}

/// A sum after a move in one of its parts, what the move leaves first. Two heads that come to one
/// place of a row of coins cancel.
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

/// Different parts of a position: the component, the first place, and how many are equal to it.
pub(super) struct Place {
    pub component: usize,
    pub place: usize,
    /// The place among all parts of the position.
    pub index: usize,
    pub equal: usize,
}

/// The places of a position, equal parts of a component only once.
pub(super) fn places(position: &Position) -> Vec<Place> {
    let mut places = Vec::new();
    let mut index = 0;
    for (c, component) in position.components.iter().enumerate() {
        let mut here: indexmap::IndexMap<&[u64], Place> = indexmap::IndexMap::new();
        for (p, part) in component.parts.iter().enumerate() {
            let new = Place { component: c, place: p, index, equal: 0 };
            here.entry(part).or_insert(new).equal += 1;
            index += 1;
        }
        places.extend(here.into_values());
    }
    places
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
        (true, false) => "nothing".into(),
        _ => shown.join(" + "),
    }
}

/// Are these the same rules?
pub(super) fn same(a: &Arc<Ruleset>, b: &Arc<Ruleset>) -> bool {
    Arc::ptr_eq(a, b) || a.is_same(b)
}

/// Is this Nim: may any number of coins be taken from every heap?
pub(super) fn is_nim(ruleset: &Ruleset) -> bool {
    matches!(ruleset.kind(), Kind::Heap(Heap::Take(set)) if set.excluded() == Some(&[]))
}
