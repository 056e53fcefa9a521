//! Decides whether play ends where no proof covers all positions: explores the positions that can be reached.

use super::arena::{Arena, PartId};
use grundy_rules::{Budget, Failure, RuleError};
use std::collections::VecDeque;

/// Explores all parts that can be reached from `roots`, breadth first, and refuses a cycle.
///
/// A sum is played part by part, so play ends exactly when no part can return to itself (König's lemma:
/// finitely many options, no infinite path).
///
/// # Errors
/// [`RuleError::Cycle`] or [`RuleError::LabelledCycle`] with the cycle as witness; [`Failure::Stopped`] when the budget is spent before
/// everything is explored, which proves nothing.
///
/// # Cost
/// Each part is visited once. The search for cycles repeats whenever the number of parts doubles, so it finds
/// a cycle among near positions even if others run on for ever. The arena remembers the parts from which play
/// ends.
pub fn ends(arena: &mut Arena, roots: &[PartId], budget: &mut Budget<'_>) -> Result<(), Failure> {
    let mut queue: VecDeque<PartId> = VecDeque::new();
    let mut seen = vec![false; arena.len()];
    for &root in roots {
        if !arena.ended[root as usize] && !std::mem::replace(&mut seen[root as usize], true) {
            queue.push_back(root);
        }
    }
    let mut explored = 0usize;
    let mut check_at = 64usize;
    let mut outcome = Ok(());
    while let Some(part) = queue.pop_front() {
        let options = match arena.options(part, budget) {
            Ok(options) => options,
            Err(failure) => {
                outcome = Err(failure);
                break;
            }
        };
        seen.resize(arena.len(), false);
        for &next in options.iter().flat_map(|option| option.iter()) {
            if !arena.ended[next as usize] && !std::mem::replace(&mut seen[next as usize], true) {
                queue.push_back(next);
            }
        }
        explored += 1;
        budget.progress(explored as u64);
        if explored == check_at {
            no_cycle(arena, roots)?;
            check_at *= 2;
        }
    }
    // A cycle is an answer even where the budget is spent.
    no_cycle(arena, roots)?;
    outcome?;
    for (ended, seen) in arena.ended.iter_mut().zip(&seen) {
        *ended |= *seen;
    }
    Ok(())
}

/// Depth-first search with an explicit stack over the options already known.
fn no_cycle(arena: &Arena, roots: &[PartId]) -> Result<(), RuleError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks: Vec<Mark> =
        arena.ended.iter().map(|&ended| if ended { Mark::Done } else { Mark::New }).collect();
    for &root in roots {
        if marks[root as usize] != Mark::New {
            continue;
        }
        marks[root as usize] = Mark::Open;
        let mut path: Vec<(PartId, std::vec::IntoIter<PartId>)> = vec![(root, successors(arena, root))];
        while let Some((part, rest)) = path.last_mut() {
            match rest.next() {
                None => {
                    marks[*part as usize] = Mark::Done;
                    path.pop();
                }
                Some(next) => match marks[next as usize] {
                    Mark::Done => {}
                    Mark::New => {
                        marks[next as usize] = Mark::Open;
                        path.push((next, successors(arena, next)));
                    }
                    Mark::Open => {
                        let from = path.iter().position(|(p, _)| *p == next).unwrap_or(0);
                        let mut cycle: Vec<String> =
                            path[from..].iter().map(|(p, _)| arena.show(*p)).collect();
                        cycle.push(arena.show(next));
                        return Err(match arena.ruleset_of(next).is_labelled() {
                            true => RuleError::LabelledCycle(cycle),
                            false => RuleError::Cycle(cycle),
                        });
                    }
                },
            }
        }
    }
    Ok(())
}

fn successors(arena: &Arena, part: PartId) -> std::vec::IntoIter<PartId> {
    let mut next: Vec<PartId> = arena
        .known_options(part)
        .map(|options| options.iter().flat_map(|option| option.iter().copied()).collect())
        .unwrap_or_default();
    next.sort_unstable();
    next.dedup();
    next.into_iter()
}
