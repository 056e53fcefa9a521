//! The text of a solved position, for people.

use super::Solve;
use crate::style::{Bold, shortened};
use grundy::solve::Answer;
use grundy::{Convention, KnownBy, Outcome, Position};
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
        true => writeln!(f, "   (the rules say who wins at the end)")?,
        false => writeln!(f, "   ({})", answer.convention)?,
    }
    let who = match answer.outcome {
        Outcome::Next => "N: the player to move wins",
        Outcome::Previous => "P: the player to move loses",
        Outcome::Tie => "T: best play ties",
        Outcome::Draw => "D: nobody can win, and best play goes on for ever",
    };
    let known_by = known_by_text(position, answer);
    match answer.nim_value {
        Some(value) => writeln!(f, "{who}; nim-value {}   ({known_by})", value.0)?,
        None if !labelled && answer.convention == Convention::Normal => match asked.only {
            Some(_) => writeln!(f, "{who} (nim-value not requested)   ({known_by})")?,
            None => writeln!(f, "{who}; nim-value not computed: the search is too large   ({known_by})")?,
        },
        None => writeln!(f, "{who}   ({known_by})")?,
    }
    for reference in &answer.references {
        writeln!(f, "  {reference}")?;
    }
    match (asked.remoteness, answer.remoteness) {
        (true, Some(moves)) => writeln!(f, "Remoteness {moves}: the number of moves left under best play")?,
        (true, None) => writeln!(f, "Remoteness: not found within the budget")?,
        _ => {}
    }
    if asked.only.is_some() { Ok(()) } else { moves(f, text_parts) }
}

/// How the answer is known. Components with different rules may be known in different ways.
fn known_by_text(position: &Position, answer: &Answer) -> String {
    let one = match answer.known_by {
        KnownBy::Definition => "by definition, from the options",
        KnownBy::Theorem => "by theorem",
        KnownBy::Proved => "proved: a law was checked for this rule",
        KnownBy::Seen => "only seen, not proved",
    };
    let below = answer.worths.iter().flatten().any(|worth| worth.below);
    let one_rule = position.components.windows(2).all(|pair| pair[0].ruleset.is_same(&pair[1].ruleset));
    match answer.ways[..] {
        [KnownBy::Theorem] if below => "by definition, and by theorem for smaller positions".into(),
        _ if one_rule => one.into(),
        [] | [_] => one.into(),
        _ => {
            let ways: Vec<&str> = answer.ways.iter().map(|way| component_words(*way)).collect();
            format!("partly {}", ways.join(", partly "))
        }
    }
}

fn component_words(way: KnownBy) -> &'static str {
    match way {
        KnownBy::Definition => "computed",
        KnownBy::Theorem => "from theorems",
        KnownBy::Proved => "from a proved law",
        KnownBy::Seen => "only seen",
    }
}

/// The winning moves, or why there are none.
fn moves(f: &mut Formatter<'_>, text_parts: &TextParts) -> fmt::Result {
    let TextParts { position, answer, asked } = text_parts;
    if answer.outcome != Outcome::Next {
        return writeln!(f, "No winning move.");
    }
    if answer.moves.is_empty() {
        return match answer.total {
            Some(0) => writeln!(f, "No move is left: the player to move has won."),
            Some(1) => writeln!(f, "There is one winning move; it is not listed."),
            Some(total) => writeln!(f, "There are {total} winning moves; none of them is listed."),
            None if asked.max_moves == 0 => writeln!(f, "There is a winning move; none is listed."),
            None => writeln!(f, "There is a winning move, but the theorem does not say which."),
        };
    }
    match answer.total {
        Some(1) => writeln!(f, "The only winning move:")?,
        Some(total) => writeln!(f, "{total} winning moves:")?,
        None => writeln!(f, "Winning moves:")?,
    }
    for m in &answer.moves {
        let label = match position.components.len() {
            1 => String::new(),
            _ => format!("{} : ", position.components[m.component].ruleset.text()),
        };
        writeln!(f, "  {label}{}", m.text(position))?;
    }
    if answer.total.is_none() {
        writeln!(f, "  … perhaps there are more")
    } else if !answer.complete() {
        writeln!(f, "  … (the first {} are listed)", answer.moves.len())
    } else {
        Ok(())
    }
}
