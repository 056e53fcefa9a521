//! The move that was made between two positions.

use super::Move;
use grundy_rules::{Budget, Component, ControlFlow, Failure, Halt, Heap, Kind, Position};

/// The move that leads from one position to the next, if there is one. The order of heaps and coins may
/// differ.
///
/// ```
/// use grundy::{Budget, Position, play::between};
/// let [from, to] = ["nim : 3, 4, 10^18", "nim : 3, 7, 4"].map(|text| Position::parse(text).unwrap());
/// let found = between(&from, &to, &mut Budget::default()).unwrap().unwrap();
/// assert_eq!(found.text, "1000000000000000000 → 7 (take 999999999999999993)");
/// assert!(between(&to, &from, &mut Budget::default()).unwrap().is_none());
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Cost
/// The options of the parts that changed; for take sets none.
pub fn between(from: &Position, to: &Position, budget: &mut Budget<'_>) -> Result<Option<Move>, Failure> {
    if from.components.len() != to.components.len() {
        return Ok(None);
    }
    let pairs = from.components.iter().zip(&to.components).enumerate();
    if pairs.clone().any(|(_, (a, b))| a.ruleset.canonical() != b.ruleset.canonical()) {
        return Ok(None);
    }
    let mut changed = pairs.filter(|(_, (a, b))| places(a) != places(b));
    let (Some((component, (a, b))), None) = (changed.next(), changed.next()) else { return Ok(None) };
    let text = match a.whole {
        Some(whole) => on_board(a, whole, b, budget)?,
        None => in_parts(a, &places(a), &places(b), budget)?,
    };
    Ok(text.map(|text| Move { component, text, after: to.clone() }))
}

fn on_board(
    from: &Component,
    whole: u64,
    to: &Component,
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    let Some(rules) = from.ruleset.as_game() else { return Ok(None) };
    let wanted = (to.places(), standing(to));
    let mut found = None;
    rules.game.moves(whole, whole, budget, &mut |visited, _| {
        let made = visited.made();
        // Coins and the like may be listed in any order.
        let same = || {
            let mut left: Vec<String> = visited.left().iter().map(|part| rules.game.show(*part)).collect();
            left.sort();
            left == wanted.1
        };
        if made.leaves != wanted.0 && !same() {
            return ControlFlow::Continue(());
        }
        found = Some(made.to_string());
        ControlFlow::Break(Halt::Enough)
    })?;
    Ok(found)
}

/// The parts of a game written in Rust, in order, as text.
fn standing(component: &Component) -> Vec<String> {
    let mut parts: Vec<String> =
        component.parts.iter().map(|part| component.ruleset.show_part(part)).collect();
    parts.sort();
    parts
}

/// The parts of a component in order, without empty heaps; a game written in Rust by its text.
fn places(component: &Component) -> Vec<Vec<u64>> {
    match component.ruleset.kind() {
        Kind::Game(_) => vec![component.places().bytes().map(u64::from).collect()],
        kind => {
            let mut parts = component.parts.clone();
            parts.retain(|part| !matches!(kind, Kind::Heap(_)) || part[0] > 0);
            parts.sort();
            parts
        }
    }
}

/// The move in one of the parts that leads from these parts to those.
fn in_parts(
    component: &Component,
    from: &[Vec<u64>],
    to: &[Vec<u64>],
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    for (i, part) in from.iter().enumerate().filter(|(i, part)| *i == 0 || from[i - 1] != **part) {
        budget.spend(1 + from.len() as u64)?;
        let rest = from.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other);
        let left = match component.ruleset.heap() {
            Some(Heap::Turning(_)) => Some(turned(to, rest)),
            _ => without(to, rest),
        };
        let Some(left) = left else { continue };
        if is_option(component, part, &left, budget)? {
            let one = Component::new(component.ruleset.clone(), vec![part.clone()]);
            return Ok(Some(one.describe(0, &left)));
        }
    }
    Ok(None)
}

/// Whether a move can leave these parts of that one.
fn is_option(
    component: &Component,
    part: &[u64],
    left: &[Vec<u64>],
    budget: &mut Budget<'_>,
) -> Result<bool, Failure> {
    if let Some(Heap::Take(set)) = component.ruleset.heap() {
        let heap = match left {
            [] => 0,
            [one] => one[0],
            _ => return Ok(false),
        };
        return Ok(part[0].checked_sub(heap).is_some_and(|taken| set.contains(taken)));
    }
    let arity = component.ruleset.arity();
    let mut legal = false;
    component.ruleset.options(part, budget, &mut |option| {
        let mut option: Vec<Vec<u64>> = option.chunks(arity).map(<[u64]>::to_vec).collect();
        option.sort();
        legal = option == left;
        if legal { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    })?;
    Ok(legal)
}

/// These parts without the others, if they contain them: what a move left of the missing part.
fn without<'a>(all: &[Vec<u64>], others: impl Iterator<Item = &'a Vec<u64>>) -> Option<Vec<Vec<u64>>> {
    let mut left = all.to_vec();
    for other in others {
        left.remove(left.iter().position(|part| part == other)?);
    }
    Some(left)
}

/// The coins turned besides a head: those that changed sides.
fn turned<'a>(now: &[Vec<u64>], others: impl Iterator<Item = &'a Vec<u64>>) -> Vec<Vec<u64>> {
    let mut left = now.to_vec();
    for other in others {
        match left.iter().position(|part| part == other) {
            Some(at) => drop(left.remove(at)),
            None => left.push(other.clone()),
        }
    }
    left.sort();
    left
}
