//! A played game: a sequence of positions.

use super::Reader;
use super::position::position;
use crate::error::{ParseError, Span};
use crate::position::Position;
use grundy_words::say;

/// The largest number of positions of a played game.
const MAX_POSITIONS: usize = 100_000;

/// Reads positions separated by `>` or by line breaks. After the first one of a game without a sum, the
/// places alone are enough.
pub(super) fn played(text: &str, reader: Reader<'_>) -> Result<Vec<Position>, ParseError> {
    let mut all: Vec<Position> = Vec::new();
    for span in stages(text) {
        if all.len() >= MAX_POSITIONS {
            return Err(ParseError::at(text, span, say!("error-more-than-positions", most = MAX_POSITIONS)));
        }
        let stage = &text[span.clone()];
        if stage.is_empty() {
            return Err(ParseError::at(text, span, say!("error-position-missing-beside-arrow"))
                .expected(say!("error-expects-position-no-coin-left-board")));
        }
        let head = match all.first().map(|first| &first.components[..]) {
            Some([only]) if !stage.contains(':') && !stage.starts_with(only.ruleset.text()) => {
                format!("{} : ", only.ruleset.text())
            }
            _ => String::new(),
        };
        let read = position(&format!("{head}{stage}"), reader);
        all.push(read.map_err(|error| error.moved_back(text, span.start, head.len()))?);
    }
    if all.is_empty() {
        return Err(ParseError::at(text, 0..text.len(), say!("error-nothing-typed"))
            .expected(say!("error-expects-positions-between-them")));
    }
    Ok(all)
}

/// The texts between line breaks and signs `>` that separate positions: those outside brackets and quotes,
/// after the rule, and not part of an arrow.
fn stages(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            start += line.len();
            continue;
        }
        let places = start + line.rfind(':').map_or(0, |colon| colon + 1);
        let (mut quoted, mut open, mut from) = (false, 0usize, start);
        for (i, c) in line.char_indices() {
            match c {
                '"' => quoted = !quoted,
                _ if quoted => {}
                '{' | '(' | '[' => open += 1,
                '}' | ')' | ']' => open = open.saturating_sub(1),
                '>' if open == 0 && start + i >= places && !line[..i].ends_with(['-', '=']) => {
                    spans.push(from..start + i);
                    from = start + i + 1;
                }
                _ => {}
            }
        }
        spans.push(from..start + line.len());
        start += line.len();
    }
    let trimmed = |span: Span| {
        let inside = &text[span.clone()];
        let at = span.start + inside.len() - inside.trim_start().len();
        at..at + inside.trim().len()
    };
    spans.into_iter().map(trimmed).collect()
}
