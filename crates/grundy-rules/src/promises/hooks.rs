//! The promises of the optional methods, tested at every position that can be reached.

use super::explore::Explorer;
use super::games::{GameId, Games};
use super::numbered::{Hooks, MoveId, PositionId};
use super::{Broken, Promise, words};
use crate::failure::Halt;
use crate::reason::Claim;
use crate::rules::KnownMoves;
use crate::words::{NimValue, Outcome};
use std::ops::ControlFlow;

pub(super) fn all(rules: &mut dyn Hooks, from: &[PositionId]) -> Result<(), Broken> {
    let mut explorer = Explorer::new(rules.rules(), from)?;
    let mut words = words::Values::default();
    let mut next = 0;
    while let Some(&at) = explorer.met.get(next) {
        next += 1;
        let game = explorer.game(rules.rules(), at)?;
        parts(rules, &mut explorer, at, game)?;
        representative(rules, &mut explorer, at, game)?;
        let value = explorer.games.value(game);
        known(rules, &explorer.games, at, game)?;
        known_moves(rules, &mut explorer, at)?;
        reason(rules, at, value)?;
        let agreed = rules.words(at).map_or(Ok(()), |found| words.agree(rules.compact(), &found, value));
        agreed.map_err(|witness| broken(rules, Promise::Words, at, witness))?;
        exact_word(rules, at)?;
    }
    Ok(())
}

fn broken(rules: &mut dyn Hooks, promise: Promise, at: PositionId, witness: impl Into<String>) -> Broken {
    super::explore::broken(rules.rules(), promise, at, witness)
}

/// The sum of the parts is the position, and each move of a part is a move of the position.
fn parts(rules: &mut dyn Hooks, explorer: &mut Explorer, at: PositionId, game: GameId) -> Result<(), Broken> {
    let parts = rules.parts(at);
    let mut games = Vec::with_capacity(parts.len());
    for &part in &parts {
        games.push(explorer.game(rules.rules(), part)?);
    }
    let sum = explorer.games.sum(&games);
    if sum != Some(game) {
        let parts: Vec<String> = parts.iter().map(|&part| rules.rules().show(part)).collect();
        let parts = parts.join(" + ");
        let witness = match sum {
            Some(_) => format!("another game: {parts}"),
            None => format!("the sum is too large to compare: {parts}; begin with smaller positions"),
        };
        return Err(broken(rules, Promise::Parts, at, witness));
    }
    let legal = legal_moves(rules, at);
    for part in parts {
        let mut stray = None;
        let _ = rules.rules().moves(part, &mut |m| {
            if legal.contains(&m) {
                return ControlFlow::Continue(());
            }
            stray = Some(m);
            ControlFlow::Break(Halt::Enough)
        });
        if let Some(m) = stray {
            let (m, part) = (rules.rules().show_move(m), rules.rules().show(part));
            let witness = format!("{m} is a move of the part {part}, and none of the position");
            return Err(broken(rules, Promise::Parts, at, witness));
        }
    }
    Ok(())
}

/// The exact word stands for the position, and each option has one as well.
fn exact_word(rules: &mut dyn Hooks, at: PositionId) -> Result<(), Broken> {
    let Some(word) = rules.exact_word(at) else { return Ok(()) };
    let mut witness = rules.misread_word(at, word);
    for m in legal_moves(rules, at) {
        let option = rules.rules().apply(at, m);
        if rules.exact_word(option).is_none() {
            witness = Some(format!("the option {} has no exact word", rules.rules().show(option)));
        }
    }
    witness.map_or(Ok(()), |witness| Err(broken(rules, Promise::ExactWord, at, witness)))
}

fn legal_moves(rules: &mut dyn Hooks, at: PositionId) -> Vec<MoveId> {
    let rules = rules.rules();
    rules.forget_moves();
    let mut legal = Vec::new();
    let _ = rules.moves(at, &mut |m| {
        legal.push(m);
        ControlFlow::Continue(())
    });
    legal
}

fn representative(
    rules: &mut dyn Hooks,
    explorer: &mut Explorer,
    at: PositionId,
    game: GameId,
) -> Result<(), Broken> {
    let representative = rules.representative(at);
    let again = rules.representative(representative);
    let witness = if again != representative {
        let [once, twice] = [representative, again].map(|position| rules.rules().show(position));
        format!("its representative {once} is represented by {twice}")
    } else if explorer.game(rules.rules(), representative)? != game {
        format!("another game: {}", rules.rules().show(representative))
    } else {
        return Ok(());
    };
    Err(broken(rules, Promise::Representative, at, witness))
}

/// The value and the outcomes by theorem are those by search.
fn known(rules: &mut dyn Hooks, games: &Games, at: PositionId, game: GameId) -> Result<(), Broken> {
    let value = games.value(game);
    if let Some(known) = rules.known(at).filter(|known| *known != value) {
        let witness = format!("by theorem {known}, by definition {value}");
        return Err(broken(rules, Promise::Known, at, witness));
    }
    let normal = (Promise::KnownOutcome, rules.known_outcome(at), value.outcome());
    let misere = (Promise::KnownMisere, rules.known_misere(at), games.misere(game));
    for (promise, known, outcome) in [normal, misere] {
        if let Some(known) = known.filter(|known| *known != outcome) {
            let witness = format!("by theorem {known}, by search {outcome}");
            return Err(broken(rules, promise, at, witness));
        }
    }
    Ok(())
}

/// A reason claims the nim-value or the outcome, and its Nim heaps have that nim-sum.
fn reason(rules: &mut dyn Hooks, at: PositionId, value: NimValue) -> Result<(), Broken> {
    let Some(reason) = rules.reason(at) else { return Ok(()) };
    let claimed = match reason.claim {
        Claim::Value(claimed) => claimed == value,
        Claim::Outcome(claimed) => claimed == value.outcome(),
    };
    let summed = reason.numbers.nim_sum().is_none_or(|sum| sum == value);
    if claimed && summed {
        return Ok(());
    }
    let witness =
        format!("the reason claims {:?} with {:?}, by definition {value}", reason.claim, reason.numbers);
    Err(broken(rules, Promise::Reason, at, witness))
}

/// The moves by theorem are those by search, for every nim-value that occurs, for one that does not, and for misère
/// play; with a limit above all moves and with small ones.
fn known_moves(rules: &mut dyn Hooks, explorer: &mut Explorer, at: PositionId) -> Result<(), Broken> {
    let normal = rules.known_moves(at, NimValue(0), 0).is_some();
    let misere = rules.known_misere_moves(at, 0).is_some();
    if !normal && !misere {
        return Ok(());
    }
    let mut moves: Vec<(MoveId, NimValue, Outcome)> = Vec::new();
    for m in legal_moves(rules, at) {
        let option = rules.rules().apply(at, m);
        // The game of the position is known, so that of the option is too, and the moves keep their numbers.
        let game = explorer.game(rules.rules(), option)?;
        moves.push((m, explorer.games.value(game), explorer.games.misere(game)));
    }
    let mut values: Vec<NimValue> = moves.iter().map(|(_, value, _)| *value).collect();
    values.extend([NimValue(0), NimValue(values.iter().map(|v| v.0 + 1).max().unwrap_or(1))]);
    for value in values.into_iter().filter(|_| normal) {
        let found: Vec<MoveId> = moves.iter().filter(|(_, to, _)| *to == value).map(|(m, ..)| *m).collect();
        agree(rules, at, &format!("to {value}"), &found, &|rules, limit| {
            rules.known_moves(at, value, limit)
        })?;
    }
    if misere {
        let lost = moves.iter().filter(|(.., to)| *to == Outcome::Previous);
        let found: Vec<MoveId> = lost.map(|(m, ..)| *m).collect();
        agree(rules, at, "misère", &found, &|rules, limit| rules.known_misere_moves(at, limit))?;
    }
    Ok(())
}

/// What a theorem answers up to a limit.
type ByTheorem<'a> = dyn Fn(&mut dyn Hooks, usize) -> Option<KnownMoves<MoveId>> + 'a;

/// The moves by theorem are those by search, each once, up to the limit.
fn agree(
    rules: &mut dyn Hooks,
    at: PositionId,
    what: &str,
    found: &[MoveId],
    known: &ByTheorem<'_>,
) -> Result<(), Broken> {
    for limit in [0, 1, found.len(), usize::MAX] {
        let Some(known) = known(rules, limit) else { continue };
        let each_once = (1..known.first.len()).all(|i| !known.first[..i].contains(&known.first[i]));
        let holds = each_once
            && known.first.len() == limit.min(found.len())
            && known.first.iter().all(|m| found.contains(m))
            && known.total.is_none_or(|total| total == found.len() as u128);
        if !holds {
            let [first, found] = [&known.first, found].map(|moves| {
                moves.iter().map(|&m| rules.rules().show_move(m)).collect::<Vec<_>>().join(", ")
            });
            let total = known.total.map_or("an unknown number".to_string(), |total| total.to_string());
            let witness = format!("{what} by theorem {total} moves, first [{first}], by search [{found}]");
            return Err(broken(rules, Promise::KnownMoves, at, witness));
        }
    }
    Ok(())
}
