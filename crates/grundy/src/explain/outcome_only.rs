//! Positions whose outcome a theorem gives without their nim-value, under normal or misère play.

use super::moves::{self, Reply, Verdict};
use super::play::To;
use super::{Explanation, Item, Telling, why};
use crate::solve::{Answer, Solver, moves_to_lost};
use grundy_rules::{Budget, Convention, Failure, Outcome};

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
        Outcome::Previous => "The player to move loses against best play (P).",
        _ => "The player to move wins (N).",
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
            answer.references.iter().map(|reference| Item::Text(format!("By theorem: {reference}."))),
        );
    }
    if answer.convention == Convention::Normal && answer.nim_value.is_none() {
        items.push(Item::text(
            "The theorem says who wins. The nim-value, which a sum would need, was not computed: the search is too large.",
        ));
    }
    explanation.section("Answer", items);
    let answering = reasons.as_ref().and_then(|why| why.parts.first()?.known.reason.answer.clone());
    if let Some(why) = reasons {
        explanation.section("The reason", why.items);
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
            Some(_) => "There are winning moves; none of them was asked for.",
            None => "There is a winning move, but the theorem does not say which.",
        };
        explanation.section("Winning moves", vec![Item::text(text)]);
        return Ok(());
    }
    let after = match answering {
        Some(answering) => format!("From then on: {answering}"),
        None => "After it, whatever the opponent does, you find such a move again.".into(),
    };
    let after = vec![Item::Text(after)];
    moves::winning_section(explanation, winning, answer.complete(), after);
    if answer.convention == Convention::Misere {
        return Ok(());
    }
    let why = "The opponent wins after each of them, with this answer:";
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
