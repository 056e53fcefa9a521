//! The moves of one part, listed up to a limit, and counted.

use crate::solve::PartMove;
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Heap, Kind, Made, Position, Ruleset};
use indexmap::IndexSet;

/// The parts that a move leaves of its part.
pub(crate) type To = Vec<Vec<u64>>;

/// The most options visited before a part counts as having too many.
const MAX_VISITED_OPTIONS: usize = 200_000;

/// The first options of a part.
pub(crate) struct Options {
    /// Distinct options, in the order of the rule.
    pub first: Vec<To>,
    /// Whether these are all.
    pub complete: bool,
}

/// The first `limit` distinct options of a part.
pub(crate) fn options(
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
        if visited > MAX_VISITED_OPTIONS || (seen.len() >= limit && !seen.contains(&to)) {
            complete = false;
            return ControlFlow::Break(Halt::Enough);
        }
        seen.insert(to);
        ControlFlow::Continue(())
    })?;
    Ok(Options { first: seen.into_iter().collect(), complete })
}

/// A move of a part: what it leaves, and its written form where moves have names.
pub(crate) type Played = (To, Option<Made>);

/// The first `limit` distinct moves of a part, and whether these are all; in a game written in Rust each move
/// by its name, with what it leaves on the board.
pub(crate) fn moves(
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
        if all.len() >= limit.min(MAX_VISITED_OPTIONS) {
            complete = false;
            return ControlFlow::Break(Halt::Enough);
        }
        let m = visited.map(|visited| PartMove::made(visited.made(), &visited.left()));
        all.extend(m.map(|m| (m.to, m.made)));
        ControlFlow::Continue(())
    })?;
    Ok((all, complete))
}

/// The number of moves of a part (distinct options, where moves have no names), if a look at `allowance`
/// options suffices; it deducts them.
pub(crate) fn count(
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

/// Equal parts of a component: the component, the first place, and their number.
pub(crate) struct Place {
    /// The component, counted from 0.
    pub component: usize,
    /// The place inside the component, counted from 0.
    pub place: usize,
    /// The place among all parts of the position.
    pub index: usize,
    /// The number of parts of the component equal to it.
    pub equal: usize,
}

/// The places of a position, equal parts of a component only once.
pub(crate) fn places(position: &Position) -> Vec<Place> {
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
