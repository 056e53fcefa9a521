//! The pictures, one file each.

pub mod board;
pub mod graph;
pub mod heaps;
pub mod pairs;
pub mod plot;
pub mod strip;
pub mod table;
pub mod xor;

use crate::look::Role;
pub use crate::scene::Picture;
pub(crate) use crate::scene::{HEADING, TEXT};
pub(crate) use crate::words::{clipped, too_large};
use grundy::solve::WinningMove;
use grundy::{Convention, Heap, Kind, Outcome, Position};
use grundy_words::say;

/// The role of an outcome.
pub(crate) fn role_of(outcome: Outcome) -> Role {
    match outcome {
        Outcome::Previous => Role::P,
        Outcome::Next => Role::N,
        Outcome::Tie | Outcome::Draw => Role::Cell,
    }
}

/// The rule of the convention about the last move.
pub(crate) fn last_mover(convention: Convention) -> String {
    match convention {
        Convention::Normal => say!("figure-normal"),
        Convention::Misere => say!("figure-misere"),
    }
}

/// The player to move wins: the nim-value, and a winning move.
pub(crate) fn won(value: Option<u64>, by: Option<&str>) -> String {
    match (value, by) {
        (None, None) => say!("figure-won"),
        (Some(value), None) => say!("figure-won-value", value = value),
        (None, Some(made)) => say!("figure-won-move", move = made),
        (Some(value), Some(made)) => say!("figure-won-value-move", value = value, move = made),
    }
}

/// Numbers with spaces between them; the first ones if there are many.
pub(crate) fn listed(numbers: impl IntoIterator<Item = u64>) -> String {
    const MAX_LISTED: usize = 40;
    let mut numbers = numbers.into_iter();
    let first: Vec<String> = numbers.by_ref().take(MAX_LISTED).map(|n| n.to_string()).collect();
    let more = numbers.count();
    match (first.is_empty(), more) {
        (true, _) => say!("figure-nothing"),
        (_, 0) => first.join(" "),
        (_, more) => say!("figure-and-more", list = &first.join(" "), more = more),
    }
}

/// A winning move in words of the thread's language; in a sum, also where it is made. With `short` a move that has a name is
/// its name alone.
///
/// ```
/// use grundy::{Budget, Position, solve::{Question, solve}};
/// use grundy_draw::move_text;
/// use grundy_words::{Language, speaking};
/// let position = Position::parse("nim : 3, 4, 5")?;
/// let answer = solve(&position, &Question::default(), &mut Budget::default())?;
/// let german = speaking(Language::German, || move_text(&position, &answer.moves[0], true));
/// assert_eq!(german, "3 → 1 (2 nehmen)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn move_text(position: &Position, found: &WinningMove, short: bool) -> String {
    let component = &position.components[found.component];
    let made = match (&found.made, component.ruleset.kind()) {
        (Some(made), _) if short => made.name.clone(),
        (Some(made), _) => made.to_string(),
        (None, Kind::Heap(heap)) if !matches!(heap, Heap::Turning(_)) => {
            let heap = component.parts[found.place][0];
            let left: u128 = found.to.iter().map(|part| u128::from(part[0])).sum();
            let to: Vec<String> = found.to.iter().map(|part| part[0].to_string()).collect();
            let to = if to.is_empty() { "0".into() } else { to.join(" + ") };
            match u128::from(heap).checked_sub(left) {
                Some(_) if left == 0 => format!("{heap} → 0 ({})", say!("figure-take-all")),
                Some(taken) if taken > 0 => {
                    let taken = u64::try_from(taken).unwrap_or(u64::MAX);
                    format!("{heap} → {to} ({})", say!("figure-take", coins = taken))
                }
                _ => format!("{heap} → {to}"),
            }
        }
        (None, _) => found.text(position),
    };
    match position.components.len() {
        1 => made,
        _ => say!("figure-move-in", made = &made, rule = component.ruleset.text()),
    }
}
