//! Positions whose outcome follows from a theorem that leaves the nim-value open.

use super::worth::{MovesTo, PartMove, Worths};
use grundy_rules::{Budget, ControlFlow, Failure, GameRules, NimValue, Outcome, Position, Why};

/// The most work on a nim-value where a theorem gives the outcome and winning moves, and on moves to
/// positions that a theorem calls lost.
pub(super) const VALUE_TICKS_WITH_MOVES: u64 = 1 << 18;

/// The most work on a nim-value where the theorem gives the outcome alone.
const VALUE_TICKS_WITHOUT_MOVES: u64 = 1 << 24;

/// The same for a search on words, which does several times as much work in the same time.
const VALUE_TICKS_WITH_MOVES_ON_WORDS: u64 = VALUE_TICKS_WITH_MOVES << 4;
const VALUE_TICKS_WITHOUT_MOVES_ON_WORDS: u64 = VALUE_TICKS_WITHOUT_MOVES << 2;

/// The result of a theorem for a position that is one part of a game.
pub(super) struct OutcomeOnly {
    /// Who wins.
    pub outcome: Outcome,
    /// The component of the part.
    pub component: usize,
    /// Its place in the component.
    pub place: usize,
    /// The winning moves that the theorem finds.
    pub moves: MovesTo,
}

/// The outcome of a position by a theorem that leaves the nim-value open, if the nim-value is out of reach;
/// `None` if it is found in the usual way.
///
/// Where the theorem gives winning moves too, little work goes into the nim-value; otherwise more.
pub(super) fn outcome_only(
    position: &Position,
    worths: &mut Worths,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<OutcomeOnly>, Failure> {
    let Some((component, place)) = one_live_part(position, budget)? else { return Ok(None) };
    let c = &position.components[component];
    let (Some(rules), part) = (c.ruleset.as_game(), &c.parts[place]) else { return Ok(None) };
    if rules.game.known(part[0]).is_some() {
        return Ok(None);
    }
    let Some(outcome) = rules.game.known_outcome(part[0]) else { return Ok(None) };
    let moves = match outcome {
        Outcome::Next => moves_to_lost(rules, part[0], c.whole, limit, budget)?,
        _ => MovesTo { first: Vec::new(), total: Some(0) },
    };
    let told = moves.total.is_some() || !moves.first.is_empty();
    let work = match (told, rules.game.words(part[0]).is_some()) {
        (true, false) => VALUE_TICKS_WITH_MOVES,
        (true, true) => VALUE_TICKS_WITH_MOVES_ON_WORDS,
        (false, false) => VALUE_TICKS_WITHOUT_MOVES,
        (false, true) => VALUE_TICKS_WITHOUT_MOVES_ON_WORDS,
    };
    match budget.within(work, |budget| worths.worth(&c.ruleset, part, budget)) {
        Ok(Some(_)) => Ok(None),
        Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled => Err(stopped.into()),
        Ok(None) | Err(Failure::Stopped(_)) => Ok(Some(OutcomeOnly { outcome, component, place, moves })),
        Err(failure) => Err(failure),
    }
}

/// The component and the place of the only part that has a move.
pub(super) fn one_live_part(
    position: &Position,
    budget: &mut Budget<'_>,
) -> Result<Option<(usize, usize)>, Failure> {
    let mut live = None;
    for (component, c) in position.components.iter().enumerate() {
        for (place, part) in c.parts.iter().enumerate() {
            let mut moves = false;
            c.ruleset.options(part, budget, &mut |_| {
                moves = true;
                ControlFlow::Break(grundy_rules::Halt::Enough)
            })?;
            if moves && live.replace((component, place)).is_some() {
                return Ok(None);
            }
        }
    }
    Ok(live)
}

/// The moves of a part to positions that a theorem calls lost, and their number where every option is
/// decided.
pub(crate) fn moves_to_lost(
    rules: &GameRules,
    part: u64,
    whole: Option<u64>,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<MovesTo, Failure> {
    let whole = whole.unwrap_or(part);
    if let Some(known) = rules.game.known_moves(part, whole, NimValue(0), limit) {
        let first = known.first.into_iter().map(|(made, parts)| PartMove::made(made, &parts));
        return Ok(MovesTo { first: first.collect(), total: known.total });
    }
    let mut found = MovesTo { first: Vec::new(), total: Some(0) };
    let looked = budget.within(VALUE_TICKS_WITH_MOVES, |budget| {
        rules.game.moves(part, whole, budget, &mut |visited, parts| {
            let outcome = match parts {
                [] => Some(Outcome::Previous),
                [one] => rules.game.known_outcome(*one),
                _ => None,
            };
            match outcome {
                None => found.total = None,
                Some(Outcome::Previous) => {
                    found.total = found.total.map(|total| total + 1);
                    if found.first.len() < limit {
                        found.first.push(PartMove::made(visited.made(), &visited.left()));
                    }
                }
                Some(_) => {}
            }
            ControlFlow::Continue(())
        })
    })?;
    if looked.is_none() {
        found.total = None;
    }
    Ok(found)
}
