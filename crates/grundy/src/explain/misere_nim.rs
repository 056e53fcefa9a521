//! Misère Nim: like normal Nim, until a move would leave only heaps of one.

use super::moves::{self, Reply, Verdict};
use super::play::{self, Part, To, all_parts};
use super::{Columns, Explanation, Item, Row};
use crate::play::{counted, parity, this_position, told_apart};
use crate::solve::{Answer, Solver, misere_nim_outcome};
use grundy_rules::theorem::MisereNim;
use grundy_rules::{Budget, Failure, NimValue, Outcome};
use grundy_words::say;

/// The most heaps shown in columns.
const MAX_ROWS: usize = 16;

pub(super) fn explain(
    explanation: &mut Explanation,
    solver: &Solver,
    answer: &Answer,
    max_moves: usize,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let position = &*solver.position().clone();
    let all = all_parts(position);
    let heaps: Vec<u64> = all.iter().map(|(_, part)| part[0]).collect();
    let (large, ones, sum) = told_apart(&heaps);
    let who = match answer.outcome {
        Outcome::Previous => say!("explain-loses"),
        _ => say!("explain-wins"),
    };
    let mut items = vec![Item::text(who)];
    if position.components.iter().any(|c| !c.parts.is_empty() && !play::is_nim(&c.ruleset)) {
        items.push(Item::Text(say!("explain-is-nim")));
    }
    items.push(Item::Text(say!("explain-misere-nim-rule")));
    explanation.section(say!("heading-answer"), items);
    let mut items = Vec::new();
    if large.len() > 1 {
        let label = |(c, part): &Part| format!("{}{}", play::prefix(position, *c), part[0]);
        let rows = all.iter().take(MAX_ROWS);
        let rows = rows.map(|part| Row { label: label(part), value: NimValue(part.1[0]) }).collect();
        items.push(Item::Columns(Columns { rows, more: all.len().saturating_sub(MAX_ROWS), sum }));
    }
    items.push(Item::Text(this_position(&heaps)));
    explanation.section(say!("heading-heaps"), items);
    explanation.section(say!("heading-normal-play-would"), vec![Item::Text(normal(&large, ones, sum))]);
    let winning = moves::winning(position, answer, &mut |part, _, to| {
        let left = to.first().map_or(0, |part| part[0]);
        Ok(Some(why(part[0], left, large.len(), ones, sum)))
    })?;
    let after = vec![Item::Text(match large.len() {
        2.. => say!("explain-misere-nim-after-large"),
        _ => say!("explain-misere-nim-after-ones"),
    })];
    moves::winning_section(explanation, winning, answer.complete(), after);
    let why = match (answer.outcome, large.len()) {
        (Outcome::Previous, 0) => say!("explain-misere-nim-losing-ones"),
        (Outcome::Previous, _) => say!("explain-misere-nim-losing"),
        _ => say!("explain-misere-nim-others"),
    };
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        budget.spend(all.len() as u64)?;
        Ok(refute(solver, &play::after(solver.position(), all, index, to)))
    })
}

fn normal(large: &[u64], ones: usize, sum: NimValue) -> String {
    match large {
        [] if ones == 0 => say!("explain-misere-nim-normal-over"),
        [] => say!("explain-misere-nim-normal-ones", ones = counted(ones)),
        [heap] => say!("explain-misere-nim-normal-one-large", parity = parity(ones), heap = heap),
        _ if sum.0 == 0 => say!("explain-misere-nim-normal-lost"),
        _ => say!("explain-misere-nim-normal-same"),
    }
}

fn why(heap: u64, left: u64, large: usize, ones: usize, sum: NimValue) -> String {
    match large {
        0 => say!("explain-leaves-odd-ones", ones = counted(ones - 1)),
        1 => say!("explain-leaves-odd-ones", ones = counted(ones + usize::from(left == 1))),
        _ => say!("explain-makes-sum-zero", equation = format!("{heap} xor {} = {left}", sum.0)),
    }
}

/// The answer to a move that left these heaps.
fn refute(solver: &Solver, next: &[Part]) -> Verdict {
    let heaps: Vec<u64> = next.iter().map(|(_, part)| part[0]).collect();
    if misere_nim_outcome(&heaps) == Outcome::Previous {
        return Verdict::Good;
    }
    let rest = MisereNim::of(&heaps);
    let found = next.iter().find_map(|(component, part)| {
        let left = rest.without(part[0]).reply(part[0])?;
        let to: To = if left == 0 { vec![] } else { vec![vec![left]] };
        Some(Reply::new(solver.position(), *component, part, to))
    });
    match found {
        Some(reply) => Verdict::Refuted(reply),
        // A won position without a winning move has no moves.
        None => Verdict::Ended(say!("explain-took-last-coin")),
    }
}
