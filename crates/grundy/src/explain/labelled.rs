//! Labelled games: the turn is part of the position, and the rules say who wins at the end.

use super::moves::{self, Reply, Verdict};
use super::play::{self, To, options};
use super::{Explanation, Item};
use crate::solve::{Answer, Solver};
use grundy_rules::{Budget, Failure, Kind, Label, Outcome};
use grundy_words::say;
use std::collections::BTreeMap;

/// The most positions shown on the way.
const MAX_STEPS: usize = 24;

pub(super) fn explain(
    explanation: &mut Explanation,
    solver: &mut Solver,
    answer: &Answer,
    max_moves: usize,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let position = &*solver.position().clone();
    let component = &position.components[0];
    let start = &component.parts[0];
    let mover = player(start);
    let who = match answer.outcome {
        Outcome::Next => say!("explain-player-wins", player = mover),
        Outcome::Previous => say!("explain-player-loses", player = mover),
        Outcome::Tie | Outcome::Draw => say!("explain-player-ties", player = mover),
    };
    let known = say!("explain-known-labelled");
    explanation.section(say!("heading-answer"), vec![Item::Text(who), Item::Text(known)]);
    let Kind::Points(points) = component.ruleset.kind() else { return Ok(()) };
    let head = points.formula.syntax().head.join(", ");
    let mut items = vec![Item::Text(say!("explain-labelled-positions", names = head))];
    if let Some((_, rule)) = component.ruleset.canonical().split_once("; at end:") {
        items.push(Item::Text(say!("explain-labelled-end", rule = rule.trim_start())));
    }
    items.extend(steps(solver, start, budget)?);
    explanation.section(say!("heading-who-wins-from-where"), items);
    if options(&component.ruleset, start, 1, budget)?.first.is_empty() {
        explanation.moves_total = Some(0);
        return Ok(());
    }
    let winning = moves::winning(position, answer, &mut |_, _, _| Ok(None))?;
    let after = vec![Item::Text(say!("explain-after-labelled"))];
    moves::winning_section(explanation, winning, answer.complete(), after);
    let worth = answer.outcome;
    if worth == Outcome::Tie {
        explanation.section(say!("heading-moves-keep-tie"), ties(solver, start, budget)?);
    }
    let title = match worth {
        Outcome::Previous => (say!("heading-every-move-loses"), say!("explain-losing-labelled")),
        Outcome::Tie | Outcome::Draw => (say!("heading-other-moves-lose"), say!("explain-losing-labelled")),
        Outcome::Next => (say!("heading-other-moves-do-not-win"), say!("explain-not-winning-labelled")),
    };
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        debug_assert!(index == 0 && all.len() == 1);
        refute(solver, worth, to, budget)
    })
}

/// The moves after which best play still ties.
fn ties(solver: &mut Solver, start: &[u64], budget: &mut Budget<'_>) -> Result<Vec<Item>, Failure> {
    let position = &*solver.position().clone();
    let mut items = Vec::new();
    for to in options(&position.components[0].ruleset, start, MAX_STEPS, budget)?.first {
        if solver.labelled_outcome(&to[0], budget)? == Outcome::Tie {
            items.push(Item::Text(play::describe(position, 0, start, &to)));
        }
    }
    Ok(items)
}

/// The player to move, as messages are told.
fn player(part: &[u64]) -> &'static str {
    if part.last() == Some(&1) { "second" } else { "first" }
}

/// The answer to a move: one that does as well for the opponent as best play.
fn refute(solver: &mut Solver, worth: Outcome, to: &To, budget: &mut Budget<'_>) -> Result<Verdict, Failure> {
    let position = &*solver.position().clone();
    let ruleset = &position.components[0].ruleset;
    let next = &to[0];
    let outcome = solver.labelled_outcome(next, budget)?;
    let good = outcome == Outcome::Previous || (worth == Outcome::Tie && outcome == Outcome::Tie);
    if good {
        return Ok(Verdict::Good);
    }
    let wanted = if outcome == Outcome::Next { Outcome::Previous } else { Outcome::Tie };
    let mut any = false;
    for reply in options(ruleset, next, usize::MAX, budget)?.first {
        any = true;
        if solver.labelled_outcome(&reply[0], budget)? == wanted {
            return Ok(Verdict::Refuted(Reply::new(position, 0, next, reply)));
        }
    }
    if any {
        return Ok(Verdict::Lost);
    }
    Ok(Verdict::Ended(match outcome {
        Outcome::Tie => say!("explain-ends-in-tie"),
        _ => say!("explain-ends-opponent-wins"),
    }))
}

/// All positions that can be reached, the last ones first; nothing if there are many.
fn steps(solver: &mut Solver, start: &[u64], budget: &mut Budget<'_>) -> Result<Vec<Item>, Failure> {
    let position = &*solver.position().clone();
    let ruleset = &position.components[0].ruleset;
    let Kind::Points(points) = ruleset.kind() else { return Ok(Vec::new()) };
    let mut found: BTreeMap<Vec<u64>, Vec<To>> = BTreeMap::new();
    let mut open = vec![start.to_vec()];
    while let Some(part) = open.pop() {
        if found.contains_key(&part) {
            continue;
        }
        let here = options(ruleset, &part, MAX_STEPS, budget)?;
        if found.len() >= MAX_STEPS || !here.complete {
            return Ok(Vec::new());
        }
        open.extend(here.first.iter().flatten().cloned());
        found.insert(part, here.first);
    }
    let mut items = Vec::new();
    while !found.is_empty() {
        let ready = |all: &[To]| !all.iter().flatten().any(|part| found.contains_key(part));
        let Some(part) = found.iter().find(|(_, all)| ready(all)).map(|(part, _)| part.clone()) else {
            return Ok(Vec::new());
        };
        let all = found.remove(&part).unwrap_or_default();
        let outcome = solver.labelled_outcome(&part, budget)?;
        let name = ruleset.show_part(&part);
        if all.is_empty() {
            let end = match (points.label(&part)?, part.last()) {
                (Label::Tie, _) => "tie",
                (Label::MoverWins, Some(0)) | (Label::MoverLoses, Some(1)) => "first",
                _ => "second",
            };
            items.push(Item::Text(say!(
                "explain-labelled-at-end",
                position = name,
                outcome = outcome.to_string(),
                end = end,
                player = player(&part)
            )));
            continue;
        }
        let mut leads = Vec::new();
        for to in &all {
            let there = solver.labelled_outcome(&to[0], budget)?;
            leads.push(say!(
                "explain-labelled-which-is",
                position = ruleset.show_part(&to[0]),
                outcome = there.to_string()
            ));
        }
        let leads = leads
            .into_iter()
            .reduce(|first, second| say!("explain-labelled-and", first = first, second = second))
            .unwrap_or_default();
        items.push(Item::Text(say!(
            "explain-labelled-leads",
            position = name,
            outcome = outcome.to_string(),
            options = leads
        )));
    }
    Ok(items)
}
