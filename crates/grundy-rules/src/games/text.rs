//! What the texts of bundled games have in common: numbers, sizes such as `4x6`, rows of squares.

use crate::error::{ParseError, Span};
use crate::notation::cursor::Cursor;
use crate::notation::position::literal;

/// Numbers with commas between them, each with its place: `4, 3, 1`. An empty text has none.
pub(crate) fn numbers(text: &str) -> Result<Vec<(u64, Span)>, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut all = Vec::new();
    while !cursor.is_done() {
        if !all.is_empty() {
            cursor.expect(",", "another number may follow")?;
        }
        cursor.skip_space();
        let start = cursor.at;
        all.push((literal(&mut cursor)?, start..cursor.at));
    }
    Ok(all)
}

/// Numbers as they are typed.
pub(crate) fn show_numbers(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

/// A size such as `4x6` (rows, then columns; `×` and `*` are understood), if the text looks like one: it
/// begins with a digit and holds an `x`.
pub(crate) fn size(text: &str) -> Option<Result<(u64, u64), ParseError>> {
    if !text.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let at = text.find(['x', 'X', '×', '*'])?;
    let sign = text[at..].chars().next().map_or(1, char::len_utf8);
    let side = |from: usize, to: usize| {
        let (number, span) = only_number(text, from..to)?;
        if number == 0 {
            return Err(ParseError::at(text, span, "a board without squares").expected("a size such as 4x6"));
        }
        Ok(number)
    };
    Some(side(0, at).and_then(|rows| Ok((rows, side(at + sign, text.len())?))))
}

/// The number that a piece of the text is, and where it stands.
fn only_number(text: &str, piece: Span) -> Result<(u64, Span), ParseError> {
    let inside = &text[piece.clone()];
    let mut found = numbers(inside).map_err(|error| error.moved(text, piece.start))?;
    let at = piece.start + (inside.len() - inside.trim_start().len());
    let span = at..at + inside.trim().len().max(1);
    match (found.pop(), found.is_empty()) {
        (Some((number, _)), true) => Ok((number, span)),
        _ => Err(ParseError::at(text, span, "a size needs a number here").expected("a size such as 4x6")),
    }
}

/// The rows of a board with their places: separated by `/` or by line breaks, spaces around them
/// and empty lines at the end left out.
pub(crate) fn rows(text: &str) -> Vec<(&str, Span)> {
    let mut rows = Vec::new();
    let mut start = 0;
    for piece in text.trim_end().split(['/', '\n']) {
        let at = start + (piece.len() - piece.trim_start().len());
        let row = piece.trim();
        rows.push((row, at..at + row.len()));
        start += piece.len() + 1;
    }
    rows
}
