//! The text of a solved position, for people.

use super::Solve;
use crate::shape;
use crate::style::{Bold, shortened};
use grundy::solve::Answer;
use grundy::{Convention, KnownBy, Outcome, Position};
use grundy_words::say;
use std::fmt::{self, Display as _, Formatter};
use std::sync::Arc;

/// The parts of the text.
pub(super) struct TextParts {
    pub position: Arc<Position>,
    pub answer: grundy::solve::Answer,
    /// The question.
    pub asked: Solve,
}

pub(super) fn answer(f: &mut Formatter<'_>, text_parts: &TextParts) -> fmt::Result {
    let TextParts { position, answer, asked } = text_parts;
    let labelled = position.components.iter().any(|component| component.ruleset.is_labelled());
    Bold(&shortened(&position.to_string())).fmt(f)?;
    match labelled {
        true => writeln!(f, "   ({})", say!("solve-labelled"))?,
        false => writeln!(f, "   ({})", shape::Convention::from(answer.convention).words())?,
    }
    let who = match answer.outcome {
        Outcome::Next => say!("outcome-n"),
        Outcome::Previous => say!("outcome-p"),
        Outcome::Tie => say!("outcome-t"),
        Outcome::Draw => say!("outcome-d"),
    };
    let known_by = known_by_text(position, answer);
    let told = match answer.nim_value {
        Some(value) => say!("outcome-and-nim-value", outcome = who, value = value.0),
        None if !labelled && answer.convention == Convention::Normal => match asked.only {
            Some(_) => say!("solve-value-not-requested", outcome = who),
            None => say!("solve-value-not-computed", outcome = who),
        },
        None => who,
    };
    writeln!(f, "{told}   ({known_by})")?;
    for reference in &answer.references {
        writeln!(f, "  {reference}")?;
    }
    match (asked.remoteness, answer.remoteness) {
        (true, Some(moves)) => writeln!(f, "{}", say!("solve-remoteness", count = moves))?,
        (true, None) => writeln!(f, "{}", say!("solve-remoteness-not-found"))?,
        _ => {}
    }
    if asked.only.is_some() { Ok(()) } else { moves(f, text_parts) }
}

/// How the answer is known. Components with different rules may be known in different ways.
fn known_by_text(position: &Position, answer: &Answer) -> String {
    let one = match answer.known_by {
        KnownBy::Definition => say!("solve-by-definition"),
        KnownBy::Theorem => say!("solve-by-theorem"),
        KnownBy::Proved => say!("solve-by-proof"),
        KnownBy::Seen => say!("solve-by-seen"),
    };
    let below = answer.worths.iter().flatten().any(|worth| worth.below);
    let one_rule = position.components.windows(2).all(|pair| pair[0].ruleset.is_same(&pair[1].ruleset));
    match answer.ways[..] {
        [KnownBy::Theorem] if below => say!("solve-by-definition-and-theorem"),
        _ if one_rule => one,
        [] | [_] => one,
        _ => {
            let ways = answer.ways.iter().map(|way| say!("solve-partly", way = way.word()));
            let all = ways.reduce(|first, second| say!("solve-partly-and", first = first, second = second));
            all.unwrap_or_default()
        }
    }
}

/// The winning moves, or why there are none.
fn moves(f: &mut Formatter<'_>, text_parts: &TextParts) -> fmt::Result {
    let TextParts { position, answer, asked } = text_parts;
    if answer.outcome != Outcome::Next {
        return writeln!(f, "{}", say!("solve-no-winning-move"));
    }
    if answer.moves.is_empty() {
        let none = match answer.total {
            Some(0) => say!("solve-no-move-left"),
            Some(total) => say!("solve-not-listed", count = total),
            None if asked.max_moves == 0 => say!("solve-none-listed"),
            None => say!("solve-theorem-does-not-say"),
        };
        return writeln!(f, "{none}");
    }
    let heading = match answer.total {
        Some(1) => say!("solve-only-winning-move"),
        Some(total) => say!("solve-counted-winning-moves", count = total),
        None => say!("solve-winning-moves"),
    };
    writeln!(f, "{heading}")?;
    for m in &answer.moves {
        let label = match position.components.len() {
            1 => String::new(),
            _ => format!("{} : ", position.components[m.component].ruleset.text()),
        };
        writeln!(f, "  {label}{}", m.text(position))?;
    }
    if answer.total.is_none() {
        writeln!(f, "  {}", say!("solve-perhaps-more"))
    } else if !answer.complete() {
        writeln!(f, "  {}", say!("solve-first-listed", count = answer.moves.len()))
    } else {
        Ok(())
    }
}
