//! What the notations of bundled games have in common: numbers, sizes such as `4x6`, rows of squares.

use grundy_rules::notation::{Cursor, literal};
use grundy_rules::{ParseError, Span};
use grundy_words::say;

/// Numbers with commas between them, each with its place: `4, 3, 1`. An empty text has none.
pub(crate) fn numbers(text: &str) -> Result<Vec<(u64, Span)>, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut all = Vec::new();
    while !cursor.is_done() {
        if !all.is_empty() {
            cursor.expect(",", |found| say!("error-game-another-number-follow", found = found))?;
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

/// A size such as `4x6` (rows, then columns; `×` and `*` are accepted), if the text looks like one: it begins
/// with a digit and contains an `x`.
pub(crate) fn size(text: &str) -> Option<Result<(u64, u64), ParseError>> {
    Some(sides(text)?.and_then(|sides| {
        match sides[..] {
            [(rows, _), (columns, _)] => Ok((rows, columns)),
            [_, _, (_, ref third), ..] => {
                Err(ParseError::at(text, third.clone(), say!("error-game-board-rows-columns"))
                    .expected(say!("error-game-expects-size-4x6")))
            }
            _ => unreachable!("an `x` stands between two sides"),
        }
    }))
}

/// A size such as `4x6` or `3x3x3`, each side with its place.
pub(crate) fn sides(text: &str) -> Option<Result<Vec<(u64, Span)>, ParseError>> {
    const SIGNS: [char; 4] = ['x', 'X', '×', '*'];
    if !text.trim_start().starts_with(|c: char| c.is_ascii_digit()) || !text.contains(SIGNS) {
        return None;
    }
    let mut start = 0;
    let side = |piece: &str| {
        let here = start..start + piece.len();
        start = here.end + text[here.end..].chars().next().map_or(0, char::len_utf8);
        let (number, span) = only_number(text, here)?;
        if number == 0 {
            return Err(ParseError::at(text, span, say!("error-game-board-without-squares"))
                .expected(say!("error-game-expects-size-4x6")));
        }
        Ok((number, span))
    };
    Some(text.split(SIGNS).map(side).collect())
}

/// The number in a piece of the text, and its place.
fn only_number(text: &str, piece: Span) -> Result<(u64, Span), ParseError> {
    let inside = &text[piece.clone()];
    let mut found = numbers(inside).map_err(|error| error.moved(text, piece.start))?;
    let at = piece.start + (inside.len() - inside.trim_start().len());
    let span = at..at + inside.trim().len().max(1);
    match (found.pop(), found.is_empty()) {
        (Some((number, _)), true) => Ok((number, span)),
        _ => Err(ParseError::at(text, span, say!("error-game-size-needs-number"))
            .expected(say!("error-game-expects-size-4x6"))),
    }
}

/// The rows of a board with their places: separated by `/` or by line breaks, without spaces around them and
/// empty lines at the end.
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
