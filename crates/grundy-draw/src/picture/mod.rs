//! The pictures, one file each.

pub mod board;
pub mod graph;
pub mod heaps;
pub mod pairs;
pub mod plot;
pub mod strip;
pub mod table;
pub mod xor;

use crate::canvas::{Anchor, Canvas, text_width};
use crate::look::Role;
pub(crate) use crate::words::{clipped, too_large};
use grundy::{Convention, Outcome};

/// A picture: the scene, and its text for a terminal, where no scene can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The scene, for SVG, TikZ and PNG.
    pub canvas: Canvas,
    /// The same as lines of text.
    pub text: String,
    /// The same in the language of Graphviz, for state graphs.
    pub dot: Option<String>,
}

/// The size of headings.
pub(crate) const HEADING: f64 = 15.0;
/// The size of all other text.
pub(crate) const TEXT: f64 = 12.0;

/// The role of an outcome.
pub(crate) fn role_of(outcome: Outcome) -> Role {
    match outcome {
        Outcome::Previous => Role::P,
        Outcome::Next => Role::N,
        Outcome::Tie => Role::Cell,
    }
}

/// The rule of the convention about the last move.
pub(crate) fn last_mover(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "normal play: the last mover wins",
        Convention::Misere => "misère play: the last mover loses",
    }
}

/// Writes a heading above the picture, whose top is at `y`; returns the place below it.
pub(crate) fn heading(canvas: &mut Canvas, text: &str, below: &str) -> f64 {
    canvas.text((0.0, 0.0), Anchor::Start, HEADING, text, Role::Strong);
    if below.is_empty() {
        return 14.0;
    }
    canvas.text((0.0, 18.0), Anchor::Start, TEXT, below, Role::Faint);
    32.0
}

/// Draws a legend: samples of roles with their meanings, in a row from the left at this height.
pub(crate) fn legend(canvas: &mut Canvas, y: f64, entries: &[(Role, &str)]) {
    let mut x = 0.0;
    for (role, words) in entries {
        match role {
            Role::Winning | Role::Move | Role::Ground => {
                canvas.path(vec![(x, y + 7.0), (x + 22.0, y + 7.0)], *role != Role::Ground, *role);
                x += 8.0;
            }
            role => canvas.rect((x, y), (14.0, 14.0), *role),
        }
        canvas.text((x + 20.0, y + 11.0), Anchor::Start, TEXT, *words, Role::Ink);
        x += 20.0 + text_width(words, TEXT) + 18.0;
    }
}

/// Numbers with spaces between them; the first ones if there are many.
pub(crate) fn listed(numbers: impl IntoIterator<Item = u64>) -> String {
    const MAX_LISTED: usize = 40;
    let mut numbers = numbers.into_iter();
    let first: Vec<String> = numbers.by_ref().take(MAX_LISTED).map(|n| n.to_string()).collect();
    let more = numbers.count();
    match (first.is_empty(), more) {
        (true, _) => "none".into(),
        (_, 0) => first.join(" "),
        (_, more) => format!("{} and {more} more", first.join(" ")),
    }
}
