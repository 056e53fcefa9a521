//! Misère play of one component of a game whose theorem gives the winner and the winning moves.

use super::worth::PartMove;
use super::{Answer, Question, WinningMove};
use grundy_rules::{Component, Convention, KnownBy, Position};

/// The answer by theorem, where the position is one component of such a game.
pub(super) fn misere_theorem(position: &Position, question: &Question) -> Option<Answer> {
    let [component] = &position.components[..] else { return None };
    let (rules, whole) = component.ruleset.as_game().zip(component.whole)?;
    let outcome = rules.game.known_misere(whole)?;
    let answer = Answer {
        references: rules.game.reference().map(str::to_string).into_iter().collect(),
        ..Answer::new(Convention::Misere, outcome, KnownBy::Theorem)
    };
    if question.only.is_some() {
        return Some(answer);
    }
    let known = rules.game.known_misere_moves(whole, question.max_moves)?;
    let listed = known.total == Some(known.first.len() as u128);
    let mut moves = Vec::new();
    for (made, after) in known.first {
        // Equal parts have equal moves, one for each place.
        let places = parts_of(component, &after).into_iter();
        moves.extend(
            places.map(|(place, left)| WinningMove::new(0, place, PartMove::made(made.clone(), &left))),
        );
    }
    moves.sort();
    let total = listed.then_some(moves.len() as u128);
    moves.truncate(question.max_moves);
    Some(Answer { moves, total, ..answer })
}

/// The parts in which a move may have been made, and what it leaves of each: all other parts stay.
fn parts_of(component: &Component, after: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let before: Vec<u64> = component.parts.iter().map(|part| part[0]).collect();
    let without = |place: usize| {
        let mut left = after.to_vec();
        for (_, part) in before.iter().enumerate().filter(|(other, _)| *other != place) {
            left.swap_remove(left.iter().position(|other| other == part)?);
        }
        Some((place, left))
    };
    (0..before.len()).filter_map(without).collect()
}
