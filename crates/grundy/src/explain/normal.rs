//! Normal play: parts are valued alone, and the nim-sum adds the values.

use super::moves::{self, Reply, Verdict};
use super::parts::{self, option_value};
use super::play::{self, Part, To, all_parts};
use super::{Explanation, Item, Telling, strategy, sum, why};
use crate::solve::{Answer, Solver};
use grundy_rules::{
    Budget, Convention, Failure, KnownBy, NimValue, Outcome, Position, Ruleset, column_width,
};
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
        head.push(Item::text("Known by definition: there is no move."));
    } else if reasons.is_empty() {
        head.push(Item::text(known(answer)));
    }
    explanation.section("Answer", head);
    if over {
        let text = "No move is left. Under normal play whoever cannot move has lost: the other player made the \
                    last move.";
        explanation.moves_total = Some(0);
        explanation.section("The end of play", vec![Item::text(text)]);
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
    explanation.section("The reason", items);
    let explained = !explanation.reasons.is_empty();
    let defined: Vec<usize> = match told.definition {
        true => (0..position.components.len()).collect(),
        false => rest,
    };
    // A reason has told the law already.
    let laws = !(explained && told.definition);
    let items = parts::items(solver, &answer.worths, &defined, laws, budget)?;
    explanation.section("Nim-values", items);
    if all.len() > 1 {
        explanation.section("The nim-sum", sum::columns(position, answer, sum));
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
            items.push(Item::text("After it no move is left: you made the last one."));
        } else {
            let rule = strategy::reply_rule(position, &next, budget)?;
            items.push(
                match rule.map(|rule| format!("A rule for all answers: {rule}")).or(answering.clone()) {
                    Some(rule) => Item::Text(rule),
                    None => Item::text(after_winning(several)),
                },
            );
            items.extend(example(solver, &first.text, &next, budget)?.map(Item::Text));
        }
    }
    moves::winning_section(explanation, winning, answer.complete(), items);
    let lost = answer.outcome == Outcome::Previous;
    let why = match (lost, several) {
        (true, true) => {
            "Each move changes one number, so the nim-sum is no longer 0, and there is an answer that makes it 0 \
             again:"
        }
        (true, false) => {
            "Each move leads to a value other than 0, and there is an answer that leads back to 0:"
        }
        (false, true) => "They leave a nim-sum other than 0, and there is an answer that makes it 0:",
        (false, false) => "They leave a value other than 0, and there is an answer that leads to 0:",
    };
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        refute(solver, all, index, to, sum, budget)
    })?;
    if lost {
        if let Some(rule) = strategy::reply_rule(position, &all, budget)?.or(answering) {
            explanation.section("A rule for all answers", vec![Item::Text(rule)]);
        }
    }
    explanation.section("What the number says", sum::number(position, answer, sum));
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
        Outcome::Previous => "The player to move loses against best play (P): the nim-value is 0.".into(),
        _ => format!("The player to move wins (N): the nim-value is {}, not 0.", sum.0),
    }
}

fn known(answer: &Answer) -> &'static str {
    match answer.known_by {
        KnownBy::Definition => "Known by definition, from the options.",
        KnownBy::Theorem if answer.worths.iter().flatten().any(|worth| worth.below) => {
            "Known by definition, from the options. For smaller positions a theorem was used, cited below."
        }
        KnownBy::Theorem => "Known by theorem, cited below.",
        KnownBy::Proved => "Proved, as stated below.",
        KnownBy::Seen => "Only seen, not proved.",
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
        None if to.is_empty() => "nothing is left: the opponent cannot move".into(),
        None => format!("it leaves nim-value 0: {}", option.formula()),
        Some(sum) => {
            let was = solver.worths.worth(ruleset, part, budget)?.value;
            let is = if nim { String::new() } else { format!(", and {}", option.formula()) };
            format!("{} xor {} = {}{is}: the nim-sum becomes 0", was.0, sum.0, (was ^ sum).0)
        }
    })
}

fn after_winning(several: bool) -> &'static str {
    if several {
        "After it the nim-sum is 0. Whatever the opponent does, you can make it 0 again, so the last move is yours."
    } else {
        "After it the nim-value is 0. Whatever the opponent does, you can leave 0 again, so the last move is yours."
    }
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
        let lines = lines.iter().map(|(theirs, yours)| format!("\n  {theirs:<width$}   answer {yours}"));
        format!("For example, after {first}:{}", lines.collect::<String>())
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
