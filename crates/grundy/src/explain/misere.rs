//! Misère play of anything but Nim, by search over the whole sum.

use super::moves::{self, Reply, Verdict};
use super::play::{self, Part, all_parts, options};
use super::{Explanation, Item, Telling, why};
use crate::reason::Reasons;
use crate::solve::{Answer, PartMove, Solver};
use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome, Position};
use grundy_words::say;
use std::collections::BTreeMap;

/// The most positions shown on the way.
const MAX_STEPS: usize = 20;
/// The most options of one part of them.
const MAX_OPTIONS: usize = 12;

pub(super) fn explain(
    explanation: &mut Explanation,
    solver: &mut Solver,
    answer: &Answer,
    max_moves: usize,
    told: &mut Telling,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let position = &*solver.position().clone();
    let all = all_parts(position);
    let who = match answer.outcome {
        Outcome::Previous => say!("explain-loses"),
        _ => say!("explain-wins"),
    };
    let reasons = match &position.components[..] {
        [component] if component.parts.len() == 1 => {
            why::of(&mut told.reasons, component, true, Convention::Misere, budget)?
        }
        _ => None,
    };
    let mut head = vec![Item::text(who)];
    if reasons.is_none() {
        head.push(Item::Text(say!("explain-known-whole-search")));
    }
    explanation.section(say!("heading-answer"), head);
    let by_reason = reasons.is_some();
    if let Some(why) = reasons {
        explanation.section(say!("heading-reason"), why.items);
        explanation.reasons.extend(why.parts);
    }
    if !by_reason || told.definition {
        let items = different(solver, answer, &all, budget)?;
        explanation.section(say!("heading-different-under-misere"), items);
    }
    if !by_reason || told.definition {
        explanation.section(say!("heading-smaller-positions"), steps(solver, &all, budget)?);
    }
    let mut over = true;
    for (component, part) in &all {
        over &= options(&position.components[*component].ruleset, part, 1, budget)?.first.is_empty();
    }
    if over {
        explanation.moves_total = Some(0);
        return Ok(());
    }
    let winning = moves::winning(position, answer, &mut |_, component, to| {
        if by_reason {
            why::option(&mut told.reasons, position, component, to, Convention::Misere, budget)
        } else {
            Ok(None)
        }
    })?;
    let after = vec![Item::Text(say!("explain-after-misere"))];
    moves::winning_section(explanation, winning, answer.complete(), after);
    let why = say!("explain-losing-misere");
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        let reasons = by_reason.then_some(&mut told.reasons);
        refute(solver, reasons, &play::after(position, all, index, to), budget)
    })
}

/// The answer of normal play for the position, and why it does not help here.
fn different(
    solver: &mut Solver,
    answer: &Answer,
    all: &[Part],
    budget: &mut Budget<'_>,
) -> Result<Vec<Item>, Failure> {
    let mut value = NimValue(0);
    for (component, part) in all {
        let ruleset = solver.position().components[*component].ruleset.clone();
        value ^= solver.worths.worth(&ruleset, part, budget)?.value;
    }
    let normal = value.outcome();
    let (value, normal, agrees) = (value.0, normal.to_string(), normal == answer.outcome);
    let here = match agrees {
        false => say!("explain-misere-normal-differs", value = value, outcome = normal),
        true => say!("explain-misere-normal-agrees", value = value, outcome = normal),
    };
    Ok(vec![Item::Text(here), Item::Text(say!("explain-misere-no-sums"))])
}

/// Who wins this sum: by the law of its only part if that tells it, else by search.
fn outcome(
    solver: &mut Solver,
    reasons: Option<&mut Reasons>,
    sum: &[Part],
    budget: &mut Budget<'_>,
) -> Result<Outcome, Failure> {
    if let (Some(reasons), [(component, part)]) = (reasons, sum) {
        let ruleset = solver.position().components[*component].ruleset.clone();
        if let Some(known) = reasons.of(&ruleset, part, Convention::Misere, budget)? {
            return Ok(known.reason.claim.outcome());
        }
    }
    solver.misere_outcome(sum, budget)
}

/// The answer to a move that left this sum.
fn refute(
    solver: &mut Solver,
    mut reasons: Option<&mut Reasons>,
    next: &[Part],
    budget: &mut Budget<'_>,
) -> Result<Verdict, Failure> {
    if outcome(solver, reasons.as_deref_mut(), next, budget)? == Outcome::Previous {
        return Ok(Verdict::Good);
    }
    let position = &*solver.position().clone();
    let mut any = false;
    for (index, (component, part)) in next.iter().enumerate() {
        if next[..index].contains(&next[index]) {
            continue;
        }
        let ruleset = &position.components[*component].ruleset;
        for (to, made) in play::moves(ruleset, part, None, usize::MAX, budget)?.0 {
            any = true;
            let after = play::after(position, next, index, &to);
            if outcome(solver, reasons.as_deref_mut(), &after, budget)? == Outcome::Previous {
                let reply = PartMove { to, made };
                return Ok(Verdict::Refuted(Reply::new(position, *component, part, reply)));
            }
        }
    }
    Ok(if any { Verdict::Lost } else { Verdict::Ended(say!("explain-ended-by-you")) })
}

/// A sum in a fixed order, without empty heaps.
fn ordered(position: &Position, mut sum: Vec<Part>) -> Vec<Part> {
    sum.retain(|(c, part)| position.components[*c].ruleset.heap().is_none() || part[0] > 0);
    sum.sort();
    sum
}

/// All positions that can be reached, the smallest first, each with its outcome and the reason; nothing if
/// there are many.
fn steps(solver: &mut Solver, all: &[Part], budget: &mut Budget<'_>) -> Result<Vec<Item>, Failure> {
    let position = &*solver.position().clone();
    let start = ordered(position, all.to_vec());
    let mut found: BTreeMap<Vec<Part>, Vec<(String, Vec<Part>)>> = BTreeMap::new();
    let mut open = vec![start];
    while let Some(sum) = open.pop() {
        if found.contains_key(&sum) {
            continue;
        }
        if found.len() >= MAX_STEPS || sum.len() > MAX_OPTIONS {
            return Ok(Vec::new());
        }
        let mut moves = Vec::new();
        for (index, (component, part)) in sum.iter().enumerate() {
            if sum[..index].contains(&sum[index]) {
                continue;
            }
            let here = options(&position.components[*component].ruleset, part, MAX_OPTIONS, budget)?;
            if !here.complete {
                return Ok(Vec::new());
            }
            for to in &here.first {
                let text = play::describe(position, *component, part, to);
                moves.push((text, ordered(position, play::after(position, &sum, index, to))));
            }
        }
        open.extend(moves.iter().map(|(_, next)| next.clone()));
        found.insert(sum, moves);
    }
    let mut items = Vec::new();
    while !found.is_empty() {
        let ready = |moves: &[(String, Vec<Part>)]| !moves.iter().any(|(_, next)| found.contains_key(next));
        let next = found.iter().filter(|(_, moves)| ready(moves)).map(|(sum, _)| sum);
        let Some(sum) = next.min_by_key(|sum| total(sum)).cloned() else { return Ok(Vec::new()) };
        let moves = found.remove(&sum).unwrap_or_default();
        let mut winning = None;
        for (text, next) in &moves {
            if winning.is_none() && solver.misere_outcome(next, budget)? == Outcome::Previous {
                winning = Some((text, next));
            }
        }
        let name = play::show(position, &sum);
        items.push(Item::Text(match winning {
            _ if moves.is_empty() => say!("explain-misere-over", position = name),
            Some((text, next)) => {
                let leaves = play::show(position, next);
                say!("explain-misere-n", position = name, moved = text, leaves = leaves)
            }
            None => {
                let mut options: Vec<String> = Vec::new();
                for (_, next) in &moves {
                    let shown = play::show(position, next);
                    if !options.contains(&shown) {
                        options.push(shown);
                    }
                }
                match &options[..] {
                    [only] => say!("explain-misere-p-only", position = name, options = only),
                    all => say!("explain-misere-p", position = name, options = all.join("; ")),
                }
            }
        }));
    }
    Ok(items)
}

fn total(sum: &[Part]) -> u128 {
    sum.iter().flat_map(|(_, part)| part).map(|&n| u128::from(n)).sum()
}
