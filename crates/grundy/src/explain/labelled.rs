//! Labelled games: the turn is part of the position, and the rules say who wins at the end.

use super::moves::{self, Reply, Verdict};
use super::play::{self, To, options};
use super::{Explanation, Item};
use crate::solve::{Answer, Solver};
use grundy_rules::{Budget, Failure, Kind, Label, Outcome};
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
        Outcome::Next => format!("The player to move ({mover}) wins (N)."),
        Outcome::Previous => format!("The player to move ({mover}) loses against best play (P)."),
        Outcome::Tie | Outcome::Draw => format!("Best play ties (T); {mover} is to move."),
    };
    let known = "Known by definition: all positions that can be reached were searched. There is no nim-value, since not \
                 the last move but a rule decides who wins.";
    explanation.section("Answer", vec![Item::Text(who), Item::text(known)]);
    let Kind::Points(points) = component.ruleset.kind() else { return Ok(()) };
    let head = points.formula.syntax().head.join(", ");
    let mut items = vec![Item::Text(format!(
        "A position is ({head}, turn); the turn is 0 when the first player is to move, 1 when the second is. N means \
         that the player to move wins, P that the other one does."
    ))];
    if let Some((_, rule)) = component.ruleset.canonical().split_once("; at end:") {
        items.push(Item::Text(format!("At the end:{rule}.")));
    }
    items.extend(steps(solver, start, budget)?);
    explanation.section("Who wins from where", items);
    if options(&component.ruleset, start, 1, budget)?.first.is_empty() {
        explanation.moves_total = Some(0);
        return Ok(());
    }
    let winning = moves::winning(position, answer, &mut |_, _, _| Ok(None))?;
    let after = vec![Item::text(
        "After it, whatever the opponent does, you can leave a position that is P for the opponent again, until \
         the rules declare you the winner.",
    )];
    moves::winning_section(explanation, winning, answer.complete(), after);
    let worth = answer.outcome;
    if worth == Outcome::Tie {
        explanation.section("The moves that keep the tie", ties(solver, start, budget)?);
    }
    let title = match worth {
        Outcome::Previous => {
            ("Every move loses", "Each leaves a position that the opponent wins (N), with the answer:")
        }
        Outcome::Tie | Outcome::Draw => {
            ("The other moves lose", "Each leaves a position that the opponent wins (N), with the answer:")
        }
        Outcome::Next => (
            "The other moves do not win",
            "Each leaves a position that is not lost for the opponent, who has the answer:",
        ),
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

/// The player to move.
fn player(part: &[u64]) -> &'static str {
    if part.last() == Some(&1) { "the second player" } else { "the first player" }
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
    let end =
        if outcome == Outcome::Tie { "it ends in a tie" } else { "it ends the play, and the opponent wins" };
    Ok(Verdict::Ended(end.into()))
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
            let verdict = match (points.label(&part)?, part.last()) {
                (Label::Tie, _) => "it is a tie",
                (Label::MoverWins, Some(0)) | (Label::MoverLoses, Some(1)) => "the first player wins",
                _ => "the second player wins",
            };
            items.push(Item::Text(format!(
                "{name}: {outcome}, the end: {verdict}, and {} is to move",
                player(&part)
            )));
            continue;
        }
        let mut leads = Vec::new();
        for to in &all {
            let there = solver.labelled_outcome(&to[0], budget)?;
            leads.push(format!("{} (which is {there})", ruleset.show_part(&to[0])));
        }
        items.push(Item::Text(format!("{name}: {outcome}, it leads to {}", leads.join(" and "))));
    }
    Ok(items)
}
