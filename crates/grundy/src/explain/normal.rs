//! Normal play: parts are valued alone, and the nim-sum adds the values.

use super::moves::{self, Reply, Verdict};
use super::parts::{self, option_value};
use super::play::{self, Part, To, all_parts};
use super::{Explanation, Item, Telling, strategy, sum, why};
use crate::solve::{Answer, Solver};
use grundy_rules::{
    Budget, Convention, Failure, KnownBy, NimValue, Outcome, Position, Ruleset, column_width,
};
use grundy_words::say;
use std::sync::Arc;

pub(super) fn explain(
    explanation: &mut Explanation,
    solver: &mut Solver,
    answer: &Answer,
    max_moves: usize,
    told: &mut Telling,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let position = &*solver.position().clone();
    let sum = answer.nim_value.unwrap_or_default();
    let all = all_parts(position);
    let over = is_over(position, &all, budget)?;
    let (reasons, rest) = match over {
        true => (Vec::new(), Vec::new()),
        false => reasons(position, &all, told, budget)?,
    };
    let mut head = vec![Item::text(headline(answer, sum))];
    if over {
        head.push(Item::Text(say!("explain-known-no-move")));
    } else if reasons.is_empty() {
        head.push(Item::Text(known(answer)));
    }
    explanation.section(say!("heading-answer"), head);
    if over {
        explanation.moves_total = Some(0);
        explanation.section(say!("heading-end-of-play"), vec![Item::Text(say!("explain-end-of-play"))]);
        return Ok(());
    }
    let answering = match (&reasons[..], all.len()) {
        ([why], 1) => why.parts.first().and_then(|part| part.known.reason.answer.clone()),
        _ => None,
    };
    let mut items = Vec::new();
    for why in reasons {
        items.extend(why.items);
        explanation.reasons.extend(why.parts);
    }
    explanation.section(say!("heading-reason"), items);
    let explained = !explanation.reasons.is_empty();
    let defined: Vec<usize> = match told.definition {
        true => (0..position.components.len()).collect(),
        false => rest,
    };
    // A reason has told the law already.
    let laws = !(explained && told.definition);
    let items = parts::items(solver, &answer.worths, &defined, laws, budget)?;
    explanation.section(say!("heading-nim-values"), items);
    if all.len() > 1 {
        explanation.section(say!("heading-nim-sum"), sum::columns(position, answer, sum));
    }
    let several = all.len() > 1;
    let winning = moves::winning(position, answer, &mut |part, component, to| {
        if !several && explained {
            if let Some(why) =
                why::option(&mut told.reasons, position, component, to, Convention::Normal, budget)?
            {
                return Ok(Some(why));
            }
        }
        let ruleset = &position.components[component].ruleset;
        why(solver, ruleset, part, to, several.then_some(sum), budget).map(Some)
    })?;
    let mut items = Vec::new();
    if let Some(first) = winning.first() {
        let index = all.iter().take_while(|part| part.0 < first.component).count() + first.place;
        let next = play::after(position, &all, index, &first.to);
        if is_over(position, &next, budget)? {
            items.push(Item::Text(say!("explain-after-last-move")));
        } else {
            let rule = strategy::reply_rule(position, &next, budget)?;
            let rule = rule.map(|rule| say!("explain-rule-after", rule = rule)).or(answering.clone());
            items.push(Item::Text(rule.unwrap_or_else(|| after_winning(several))));
            items.extend(example(solver, &first.text, &next, budget)?.map(Item::Text));
        }
    }
    moves::winning_section(explanation, winning, answer.complete(), items);
    let lost = answer.outcome == Outcome::Previous;
    let why = match (lost, several) {
        (true, true) => say!("explain-losing-sum-from-zero"),
        (true, false) => say!("explain-losing-value-from-zero"),
        (false, true) => say!("explain-losing-sum"),
        (false, false) => say!("explain-losing-value"),
    };
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        refute(solver, all, index, to, sum, budget)
    })?;
    if lost {
        if let Some(rule) = strategy::reply_rule(position, &all, budget)?.or(answering) {
            explanation.section(say!("heading-rule-for-answers"), vec![Item::Text(rule)]);
        }
    }
    explanation.section(say!("heading-number"), sum::number(position, answer, sum));
    Ok(())
}

/// The reasons of the components whose parts all have one, and the places of the other components.
fn reasons(
    position: &Position,
    all: &[Part],
    told: &mut Telling,
    budget: &mut Budget<'_>,
) -> Result<(Vec<why::Why>, Vec<usize>), Failure> {
    let (mut reasons, mut rest) = (Vec::new(), Vec::new());
    for (place, component) in position.components.iter().enumerate() {
        match why::of(&mut told.reasons, component, all.len() == 1, Convention::Normal, budget)? {
            Some(mut why) => {
                if position.components.len() > 1 {
                    why.items.insert(0, Item::Text(format!("{}:", component.ruleset.text())));
                }
                reasons.push(why);
            }
            None => rest.push(place),
        }
    }
    Ok((reasons, rest))
}

fn headline(answer: &Answer, sum: NimValue) -> String {
    match answer.outcome {
        Outcome::Previous => say!("explain-loses-value"),
        _ => say!("explain-wins-value", value = sum.0),
    }
}

fn known(answer: &Answer) -> String {
    match answer.known_by {
        KnownBy::Definition => say!("explain-known-definition"),
        KnownBy::Theorem if answer.worths.iter().flatten().any(|worth| worth.below) => {
            say!("explain-known-definition-and-theorem")
        }
        KnownBy::Theorem => say!("explain-known-theorem"),
        KnownBy::Proved => say!("explain-known-proved"),
        KnownBy::Seen => say!("explain-known-seen"),
    }
}

fn is_over(position: &Position, all: &[Part], budget: &mut Budget<'_>) -> Result<bool, Failure> {
    for (component, part) in all {
        if !play::options(&position.components[*component].ruleset, part, 1, budget)?.first.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Why a winning move wins; `sum` is the nim-sum, where there are several parts.
fn why(
    solver: &mut Solver,
    ruleset: &Arc<Ruleset>,
    part: &[u64],
    to: &To,
    sum: Option<NimValue>,
    budget: &mut Budget<'_>,
) -> Result<String, Failure> {
    let option = option_value(solver, ruleset, to, budget)?;
    let nim = play::is_nim(ruleset);
    Ok(match sum {
        None if to.is_empty() => say!("explain-wins-nothing-left"),
        None => say!("explain-leaves-zero", formula = option.formula()),
        Some(sum) => {
            let was = solver.worths.worth(ruleset, part, budget)?.value;
            let equation = format!("{} xor {} = {}", was.0, sum.0, (was ^ sum).0);
            match nim {
                true => say!("explain-makes-sum-zero", equation = equation),
                false => say!("explain-makes-sum-zero-as", equation = equation, formula = option.formula()),
            }
        }
    })
}

fn after_winning(several: bool) -> String {
    if several { say!("explain-after-sum") } else { say!("explain-after-value") }
}

/// A few moves of the opponent after a winning move, with the answers.
fn example(
    solver: &mut Solver,
    first: &str,
    next: &[Part],
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    let position = &*solver.position().clone();
    let mut lines = Vec::new();
    for (index, (component, part)) in next.iter().enumerate() {
        let ruleset = &position.components[*component].ruleset;
        for (to, made) in play::moves(ruleset, part, None, 3, budget)?.0 {
            if lines.len() < 3 {
                let theirs = match &made {
                    Some(made) => format!("{}{}", play::prefix(position, *component), made.name),
                    None => play::describe(position, *component, part, &to),
                };
                if let Verdict::Refuted(reply) = refute(solver, next, index, &to, NimValue(0), budget)? {
                    lines.push((theirs, reply.text));
                }
            }
        }
        if lines.len() >= 3 {
            break;
        }
    }
    let width = column_width(lines.iter().map(|(theirs, _)| &**theirs));
    Ok((!lines.is_empty()).then(|| {
        let lines = lines.iter().map(|(theirs, yours)| {
            let answer = say!("explain-answer", reply = yours);
            format!("\n  {theirs:<width$}   {answer}")
        });
        say!("explain-example-after", moved = first) + &lines.collect::<String>()
    }))
}

/// The answer to a move in one of these parts, whose nim-sum is `sum`.
fn refute(
    solver: &mut Solver,
    all: &[Part],
    index: usize,
    to: &To,
    sum: NimValue,
    budget: &mut Budget<'_>,
) -> Result<Verdict, Failure> {
    let position = &*solver.position().clone();
    let (component, part) = &all[index];
    let ruleset = &position.components[*component].ruleset;
    let mut left = sum ^ solver.worths.worth(ruleset, part, budget)?.value;
    for part in to {
        left ^= solver.worths.worth(ruleset, part, budget)?.value;
    }
    if left.0 == 0 {
        return Ok(Verdict::Good);
    }
    // By the definition of the mex, a part whose value falls when `left` is added has such a move.
    for (component, from) in play::after(position, all, index, to) {
        let ruleset = &position.components[component].ruleset;
        let worth = solver.worths.worth(ruleset, &from, budget)?.value;
        if worth ^ left < worth {
            let found = solver.worths.moves_to(ruleset, &from, worth ^ left, 1, budget)?;
            if let Some(reply) = found.first.into_iter().next() {
                return Ok(Verdict::Refuted(Reply::new(position, component, &from, reply)));
            }
        }
    }
    Ok(Verdict::Lost)
}
