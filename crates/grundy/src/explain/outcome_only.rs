//! Positions whose outcome a theorem gives without their nim-value, under normal or misère play.

use super::moves::{self, Reply, Verdict};
use super::play::To;
use super::{Explanation, Item, Telling, why};
use crate::solve::{Answer, Solver, moves_to_lost};
use grundy_rules::{Budget, Convention, Failure, Outcome};
use grundy_words::say;

pub(super) fn explain(
    explanation: &mut Explanation,
    solver: &mut Solver,
    answer: &Answer,
    max_moves: usize,
    told: &mut Telling,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let position = &*solver.position().clone();
    let who = match answer.outcome {
        Outcome::Previous => say!("explain-loses"),
        _ => say!("explain-wins"),
    };
    let mut items = vec![Item::text(who)];
    let reasons = match &position.components[..] {
        [component] if answer.convention == Convention::Normal => {
            why::of(&mut told.reasons, component, true, answer.convention, budget)?
        }
        _ => None,
    };
    if reasons.is_none() {
        items.extend(
            answer
                .references
                .iter()
                .map(|reference| Item::Text(say!("explain-by-theorem", reference = reference))),
        );
    }
    if answer.convention == Convention::Normal && answer.nim_value.is_none() {
        items.push(Item::Text(say!("explain-value-open")));
    }
    explanation.section(say!("heading-answer"), items);
    let answering = reasons.as_ref().and_then(|why| why.parts.first()?.known.reason.answer.clone());
    if let Some(why) = reasons {
        explanation.section(say!("heading-reason"), why.items);
        explanation.reasons.extend(why.parts);
    }
    let normal = answer.convention == Convention::Normal;
    let winning = moves::winning(position, answer, &mut |_, component, to| {
        if normal {
            why::option(&mut told.reasons, position, component, to, answer.convention, budget)
        } else {
            Ok(None)
        }
    })?;
    if winning.is_empty() && answer.outcome == Outcome::Next {
        let text = match answer.total {
            Some(_) => say!("explain-winning-not-asked"),
            None => say!("explain-winning-unknown"),
        };
        explanation.section(say!("heading-winning-moves"), vec![Item::Text(text)]);
        return Ok(());
    }
    let after = match answering {
        Some(answering) => say!("explain-from-then-on", rule = answering),
        None => say!("explain-after-theorem"),
    };
    let after = vec![Item::Text(after)];
    moves::winning_section(explanation, winning, answer.complete(), after);
    if answer.convention == Convention::Misere {
        return Ok(());
    }
    let why = say!("explain-losing-theorem");
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        let component = all[index].0;
        let rules = position.components[component].ruleset.as_game();
        let Some((rules, part)) = rules.zip(only(to)) else { return Ok(Verdict::Good) };
        if rules.game.known_outcome(part) != Some(Outcome::Next) {
            return Ok(Verdict::Good);
        }
        let reply = moves_to_lost(rules, part, None, 1, budget)?.first.into_iter().next();
        Ok(match reply {
            Some(reply) => Verdict::Refuted(Reply::new(position, component, &[part], reply)),
            None => Verdict::Lost,
        })
    })
}

/// The only part that a move leaves.
fn only(to: &To) -> Option<u64> {
    match &to[..] {
        [part] => Some(part[0]),
        _ => None,
    }
}
