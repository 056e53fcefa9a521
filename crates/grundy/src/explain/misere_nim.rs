//! Misère Nim: like normal Nim, until a move would leave only heaps of one.

use super::moves::{self, Reply, Verdict};
use super::play::{self, Part, To, all_parts};
use super::{Columns, Explanation, Item, Row};
use crate::play::{counted, this_position, told_apart};
use crate::solve::{Answer, Solver, misere_nim_outcome};
use grundy_rules::theorem::MisereNim;
use grundy_rules::{Budget, Failure, NimValue, Outcome};

/// The most heaps shown in columns.
const MAX_ROWS: usize = 16;

const RULE: &str = "Known by theorem (Bouton 1901): play misère Nim exactly like normal Nim, until your move would leave only \
                    heaps of one coin; then leave an odd number of them. Heaps of one are taken one by one, so that the \
                    opponent takes the last coin and loses.";

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
        Outcome::Previous => "The player to move loses against best play (P).",
        _ => "The player to move wins (N).",
    };
    let mut items = vec![Item::text(who)];
    if position.components.iter().any(|c| !c.parts.is_empty() && !play::is_nim(&c.ruleset)) {
        items.push(Item::text("Any number of coins may be taken from every heap here, so this is Nim."));
    }
    items.push(Item::text(RULE));
    explanation.section("Answer", items);
    let mut items = Vec::new();
    if large.len() > 1 {
        let label = |(c, part): &Part| format!("{}{}", play::prefix(position, *c), part[0]);
        let rows = all.iter().take(MAX_ROWS);
        let rows = rows.map(|part| Row { label: label(part), value: NimValue(part.1[0]) }).collect();
        items.push(Item::Columns(Columns { rows, more: all.len().saturating_sub(MAX_ROWS), sum }));
    }
    items.push(Item::Text(this_position(&heaps)));
    explanation.section("The heaps", items);
    explanation.section("What normal play would do", vec![Item::Text(normal(&large, ones, sum))]);
    let winning = moves::winning(position, answer, &mut |part, _, to| {
        let left = to.first().map_or(0, |part| part[0]);
        Ok(Some(why(part[0], left, large.len(), ones, sum)))
    })?;
    let after = vec![Item::text(if large.len() > 1 {
        "A nim-sum of 0 needs a second heap of two or more, so it is the opponent who must some day \
         leave only one such heap. Then it is your turn to choose how many heaps of one are left."
    } else {
        "From now on every move takes a whole heap of one, and the opponent takes the last."
    })];
    moves::winning_section(explanation, winning, answer.complete(), after);
    let why = match (answer.outcome, large.len()) {
        (Outcome::Previous, 0) => "Every move takes a whole heap of one, and so does the answer:",
        (Outcome::Previous, _) => {
            "Each move has an answer that leaves nim-sum 0 again, or an odd number of heaps of one:"
        }
        _ => {
            "Each of them has an answer that leaves nim-sum 0 with a heap of two or more, or an odd number of heaps of one:"
        }
    };
    let title = (moves::heading(answer.outcome), why);
    moves::losing_section(explanation, position, max_moves, title, budget, &mut |all, index, to, budget| {
        budget.spend(all.len() as u64)?;
        Ok(refute(solver, &play::after(solver.position(), all, index, to)))
    })
}

fn normal(large: &[u64], ones: usize, sum: NimValue) -> String {
    match large {
        [] if ones == 0 => "Under normal play the player who cannot move has lost: just the reverse.".into(),
        [] => format!(
            "Just the reverse: whoever takes the last of {} wins there, so misère and normal play differ here.",
            counted(ones)
        ),
        [heap] => {
            let rest = (ones % 2) as u64;
            let normal = match rest {
                0 => format!("take all {heap} coins"),
                _ => format!("leave 1 coin of the {heap}"),
            };
            format!(
                "Normal play would {normal}, to leave nim-sum 0, that is an even number of heaps of one. Misère play \
                 leaves an odd number. This is the only place where the two conventions differ in Nim: when the \
                 move leaves nothing but heaps of one."
            )
        }
        _ if sum.0 == 0 => "The same: a nim-sum of 0 is lost there too.".into(),
        _ => "The same moves: the conventions part only when a move leaves nothing but heaps of one.".into(),
    }
}

fn why(heap: u64, left: u64, large: usize, ones: usize, sum: NimValue) -> String {
    match large {
        0 => format!("it leaves {}, an odd number", counted(ones - 1)),
        1 => format!("it leaves {}, an odd number", counted(ones + usize::from(left == 1))),
        _ => format!("{heap} xor {} = {left}: the nim-sum becomes 0", sum.0),
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
        None => Verdict::Ended("you took the last coin".into()),
    }
}
