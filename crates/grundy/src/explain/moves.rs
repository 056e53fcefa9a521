//! Moves that win, and moves that lose with the reply that refutes them.

use super::play::{self, Part, Place, To, all_parts, count, describe, places};
use super::{Explanation, Item};
use crate::solve::{Answer, PartMove};
use grundy_rules::{Budget, Failure, Made, Outcome, Position};
use grundy_words::say;
use rustc_hash::FxHashSet;

/// A move of the position, and why it wins or how it is refuted.
#[derive(Clone, Debug)]
pub struct ExplainedMove {
    /// The component, counted from 0.
    pub component: usize,
    /// The place inside the component, counted from 0.
    pub place: usize,
    /// The parts left there: ascending, zero heaps omitted.
    pub to: Vec<Vec<u64>>,
    /// The number of equal places of the component that allow the same move.
    pub equal: usize,
    /// The move in words.
    pub text: String,
    /// Whether it wins.
    pub wins: bool,
    /// Why it wins; for a losing move without a reply, why it loses.
    pub why: Option<String>,
    /// The reply that refutes it, if it loses.
    pub reply: Option<Reply>,
}

/// A reply to a move.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The component of the reply, counted from 0.
    pub component: usize,
    /// The part that it changes, as it is after the move that it answers.
    pub from: Vec<u64>,
    /// The parts left of that part.
    pub to: Vec<Vec<u64>>,
    /// The reply in words.
    pub text: String,
}

impl Reply {
    pub(super) fn new(
        position: &Position,
        component: usize,
        from: &[u64],
        reply: impl Into<PartMove>,
    ) -> Reply {
        let PartMove { to, made } = reply.into();
        // The reply is made on a changed board: its name refers to that board.
        let text = match &made {
            Some(made) => format!("{}{}", play::prefix(position, component), made.name),
            None => describe(position, component, from, &to),
        };
        Reply { component, from: from.to_vec(), to, text }
    }
}

/// The judgement on a move.
pub(super) enum Verdict {
    /// It wins, or at least loses nothing.
    Good,
    /// It loses because of this reply.
    Refuted(Reply),
    /// It loses because it ends the play; the text says why.
    Ended(String),
    /// It loses, but the search found no refuting reply among very many.
    Lost,
}

/// Says why a winning move wins, from its part, its component, and the parts left.
pub(super) type Why<'a> = dyn FnMut(&[u64], usize, &To) -> Result<Option<String>, Failure> + 'a;

/// Judges a move, from all parts, the index of its part, and the parts left.
pub(super) type Judge<'a> = dyn FnMut(&[Part], usize, &To, &mut Budget<'_>) -> Result<Verdict, Failure> + 'a;

/// The winning moves found, equal parts of a component only once.
pub(super) fn winning(
    position: &Position,
    answer: &Answer,
    why: &mut Why<'_>,
) -> Result<Vec<ExplainedMove>, Failure> {
    let mut seen: FxHashSet<(usize, &[u64], &To, Option<&Made>)> = FxHashSet::default();
    let mut shown = Vec::new();
    for m in &answer.moves {
        let component = &position.components[m.component];
        let part: &[u64] = &component.parts[m.place];
        if !seen.insert((m.component, part, &m.to, m.made.as_ref())) {
            continue;
        }
        shown.push(ExplainedMove {
            component: m.component,
            place: m.place,
            to: m.to.clone(),
            equal: component.parts.iter().filter(|other| **other == part).count(),
            text: text(position, m.component, part, &m.to, m.made.as_ref()),
            wins: true,
            why: why(part, m.component, &m.to)?,
            reply: None,
        });
    }
    Ok(shown)
}

/// A move in words: as the game writes it, if it names its moves.
fn text(position: &Position, component: usize, from: &[u64], to: &To, made: Option<&Made>) -> String {
    match made {
        Some(made) => format!("{}{made}", play::prefix(position, component)),
        None => describe(position, component, from, to),
    }
}

/// The losing moves, each with its refutation, and whether these are all.
pub(super) fn losing(
    position: &Position,
    limit: usize,
    budget: &mut Budget<'_>,
    judge: &mut Judge<'_>,
) -> Result<(Vec<ExplainedMove>, bool), Failure> {
    let all = all_parts(position);
    let mut shown = Vec::new();
    for Place { component, place, index, equal } in places(position) {
        let (ruleset, whole) =
            (&position.components[component].ruleset, position.components[component].whole);
        let part = &all[index].1;
        // Some of the options win; one more shows whether there are more than are listed.
        let mut room = limit - shown.len() + 1;
        let mut judged = 0;
        loop {
            let (found, complete) = play::moves(ruleset, part, whole, judged + room, budget)?;
            for (to, made) in &found[judged..] {
                let (why, reply) = match judge(&all, index, to, budget)? {
                    Verdict::Good => continue,
                    Verdict::Refuted(reply) => (None, Some(reply)),
                    Verdict::Ended(why) => (Some(why), None),
                    Verdict::Lost => (None, None),
                };
                if shown.len() == limit {
                    return Ok((shown, false));
                }
                let text = text(position, component, part, to, made.as_ref());
                let to = to.clone();
                shown.push(ExplainedMove { component, place, to, equal, text, wins: false, why, reply });
            }
            let before = std::mem::replace(&mut judged, found.len());
            room *= 2;
            if complete {
                break;
            }
            if judged > 100_000 || judged == before {
                return Ok((shown, false));
            }
        }
    }
    Ok((shown, true))
}

/// The number of moves of the position, if it can be found.
pub(super) fn total(position: &Position, budget: &mut Budget<'_>) -> Result<Option<u128>, Failure> {
    let mut total = Some(0u128);
    let mut allowance = 1_000_000;
    for Place { component, place, equal, .. } in places(position) {
        let component = &position.components[component];
        let here = count(&component.ruleset, &component.parts[place], &mut allowance, budget)?;
        if here.is_none() {
            return Ok(None);
        }
        total = total.zip(here).and_then(|(sum, n)| sum.checked_add(n.checked_mul(equal as u128)?));
    }
    Ok(total)
}

/// Adds the section on winning moves; `after` describes the situation after each of them.
pub(super) fn winning_section(
    explanation: &mut Explanation,
    moves: Vec<ExplainedMove>,
    complete: bool,
    after: Vec<Item>,
) {
    if moves.is_empty() {
        if explanation.outcome == Outcome::Next && explanation.moves_total != Some(0) {
            let text = say!("explain-winning-not-found");
            explanation.section(say!("heading-winning-moves"), vec![Item::Text(text)]);
        }
        return;
    }
    let heading = match explanation.winning_total {
        Some(1) => say!("heading-only-winning-move"),
        _ => say!("heading-winning-moves"),
    };
    let mut items: Vec<Item> = moves.into_iter().map(Item::Move).collect();
    if !complete {
        items.push(Item::Text(match explanation.winning_total {
            Some(total) => say!("explain-first-of-all", total = total),
            None => say!("explain-first-ones"),
        }));
    }
    items.extend(after);
    explanation.section(heading, items);
}

/// The heading above losing moves.
pub(super) fn heading(outcome: Outcome) -> String {
    match outcome {
        Outcome::Previous => say!("heading-every-move-loses"),
        _ => say!("heading-other-moves-lose"),
    }
}

/// Adds the section on losing moves with their refutations.
pub(super) fn losing_section(
    explanation: &mut Explanation,
    position: &Position,
    limit: usize,
    (heading, why): (String, String),
    budget: &mut Budget<'_>,
    judge: &mut Judge<'_>,
) -> Result<(), Failure> {
    explanation.moves_total = total(position, budget)?;
    let (moves, complete) = losing(position, limit, budget, judge)?;
    let lost = explanation.outcome == Outcome::Previous;
    if moves.is_empty() && (complete || !lost) {
        return Ok(());
    }
    let mut items = vec![Item::Text(why)];
    items.extend(moves.into_iter().map(Item::Move));
    if !complete {
        items.push(Item::Text(match explanation.moves_total {
            Some(total) if lost => say!("explain-so-on-of-all", total = total),
            _ => say!("explain-so-on"),
        }));
    }
    explanation.section(heading, items);
    Ok(())
}
