//! A game's own notation: the board after its name, and the position after the colon.

use super::Loader;
use crate::catalogue::{Bundle, Named};
use crate::error::{ParseError, Span};
use crate::notation::Cursor;
use crate::position::Component;
use crate::ruleset::{Kind, Ruleset};
use grundy_words::say;
use std::borrow::Cow;
use std::sync::Arc;

/// A game in Rust at the cursor, after its name: its board, if it has one.
pub(super) fn game(
    cursor: &mut Cursor<'_>,
    row: &Named,
    bundle: Bundle,
    loader: &Loader<'_>,
) -> Result<Ruleset, ParseError> {
    let board = match bundle.board {
        Some(_) => text(cursor, &[':', '+'], loader)?,
        None => Own::empty(cursor),
    };
    if let (Some(looks), true) = (bundle.board, board.text.is_empty()) {
        return Err(cursor.error(board.span, say!("error-needs-board", name = row.name)).expected(say!(
            "error-expects-board",
            looks = looks,
            example = sample(row)
        )));
    }
    let on_board = board.read(cursor, |text| bundle.read(text))?;
    Ok(Ruleset::of_game(format!("{} {}", row.name, on_board.board).trim_end().into(), on_board.game))
}

fn sample(row: &Named) -> String {
    row.positions().next().unwrap_or_default()
}

/// The position of a game in Rust at the cursor, with or without a colon before it. `before` are the previous
/// components: the same game numbers its positions together.
pub(super) fn component(
    cursor: &mut Cursor<'_>,
    ruleset: Ruleset,
    before: &[Component],
    loader: &Loader<'_>,
) -> Result<Component, ParseError> {
    let same = before.iter().find(|c| c.ruleset.canonical() == ruleset.canonical());
    let ruleset = match same.map(|c| c.ruleset.kind()) {
        Some(Kind::Game(rules)) => ruleset.sharing(rules.clone()),
        _ => ruleset,
    };
    let Some(rules) = ruleset.as_game().cloned() else { unreachable!("asked for games in Rust only") };
    let trimmed = cursor.rest().trim_start();
    let colon = trimmed.starts_with(':');
    if colon {
        cursor.at = cursor.text.len() - trimmed.len() + 1;
    }
    let own = text(cursor, &['+'], loader)?;
    let whole = match rules.game.start().filter(|_| own.text.is_empty() && !colon) {
        Some(start) => start,
        None if own.text.is_empty() && !colon => {
            return Err(cursor
                .error(
                    own.span,
                    say!("error-position-begins", found = crate::notation::Token::End.describe()),
                )
                .expected(say!("error-expects-position-start-from"))
                .help(say!("error-help-write", sample = ruleset.name().map_or(String::new(), sample))));
        }
        // A position without pieces is shown as `nothing`.
        None => own.read(cursor, |text| rules.game.read(if text == "nothing" { "" } else { text }))?,
    };
    Ok(Component::of_whole(Arc::new(ruleset), whole))
}

/// A text in a game's own notation: typed, or from a file.
struct Own<'t> {
    text: Cow<'t, str>,
    span: Span,
    file: Option<String>,
}

impl<'t> Own<'t> {
    fn empty(cursor: &Cursor<'t>) -> Own<'t> {
        Own { text: Cow::Borrowed(""), span: cursor.at..cursor.at, file: None }
    }

    /// Reads the text; an error is moved to its place in the whole, or names the file.
    fn read<T>(
        &self,
        cursor: &Cursor<'_>,
        read: impl Fn(&str) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        match &self.file {
            None => read(&self.text).map_err(|error| {
                let error = error.moved(cursor.text, self.span.start);
                let numbers: Vec<&str> = self.text.split_whitespace().collect();
                // Numbers with nothing but spaces between them.
                if numbers.len() > 1
                    && numbers.iter().all(|number| number.bytes().all(|c| c.is_ascii_digit()))
                {
                    let board = numbers.join("x");
                    let meant = if read(&board).is_ok() { board } else { numbers.join(", ") };
                    return error.write(self.span.clone(), meant);
                }
                error
            }),
            Some(file) => read(&self.text).map_err(|error| error.in_file(file)),
        }
    }
}

/// The text up to one of these marks (outside quotes and brackets) or to the end; `@FILE` stands for the
/// content of the file.
fn text<'t>(cursor: &mut Cursor<'t>, ends: &[char], loader: &Loader<'_>) -> Result<Own<'t>, ParseError> {
    let rest = cursor.rest();
    let (mut quote, mut open, mut end) = (None, Vec::new(), rest.len());
    let mut chars = rest.char_indices();
    while let Some((i, c)) = chars.next() {
        match c {
            '"' => quote = if quote.is_some() { None } else { Some(i) },
            '\\' if quote.is_some() => drop(chars.next()),
            _ if quote.is_some() => {}
            '{' | '(' | '[' => open.push(i),
            '}' | ')' | ']' => drop(open.pop()),
            c if open.is_empty() && ends.contains(&c) => {
                end = i;
                break;
            }
            _ => {}
        }
    }
    // The text that follows, even a colon, would belong to it.
    if let Some(at) = quote.or(open.last().copied()).map(|at| cursor.at + at) {
        let what = if quote.is_some() { "quote" } else { "bracket" };
        return Err(cursor
            .error(at..at + 1, say!("error-not-closed", what = what))
            .help(say!("error-help-name-brackets-quotes-written-quotes")));
    }
    let typed = rest[..end].trim();
    let start = cursor.at + rest[..end].len() - rest[..end].trim_start().len();
    let span = start..start + typed.len();
    cursor.at += end;
    if let Some(name) = typed.strip_prefix('@') {
        let name = name.trim_matches('"');
        if name.is_empty() {
            return Err(cursor.error(span, say!("error-no-name-of-file")).expected("`@board.txt`"));
        }
        let text = loader(name).map_err(|why| cursor.error(span.clone(), why))?;
        return Ok(Own { text: Cow::Owned(text), span, file: Some(name.to_string()) });
    }
    Ok(Own { text: Cow::Borrowed(typed), span, file: None })
}
