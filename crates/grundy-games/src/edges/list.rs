//! One edge per line: CSV (with or without the header `from,to`), or two names with a space.

use super::Builder;
use grundy_rules::{ParseError, Span};
use grundy_words::say;
use std::borrow::Cow;

type Cell<'t> = (Cow<'t, str>, Span);

/// Headers that are skipped.
const HEADERS: [[&str; 2]; 2] = [["from", "to"], ["source", "target"]];

pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<(), ParseError> {
    let mut start = 0;
    let mut first = true;
    for line in text.split('\n') {
        let span = start..start + line.len();
        start += line.len() + 1;
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let cells = cells(text, span)?;
        let header = cells.len() == 2
            && HEADERS.iter().any(|header| {
                header.iter().zip(&cells).all(|(known, cell)| cell.0.eq_ignore_ascii_case(known))
            });
        if std::mem::take(&mut first) && header {
            continue;
        }
        match &cells[..] {
            [(name, span)] => {
                builder.vertex(name, span.clone())?;
            }
            [(from, at), (to, end)] => {
                let (a, b) = (builder.vertex(from, at.clone())?, builder.vertex(to, end.clone())?);
                builder.edge(a, b, at.start..end.end)?;
            }
            [_, _, (_, third), ..] => {
                return Err(ParseError::at(text, third.clone(), say!("error-game-line-only-two-names-ends"))
                    .help(say!("error-game-help-write-names-spaces-commas-double")));
            }
            [] => {}
        }
    }
    Ok(())
}

/// The entries of a line, between commas if there are any outside quotes, else between spaces.
fn cells(text: &str, line: Span) -> Result<Vec<Cell<'_>>, ParseError> {
    let skip = |at: usize| line.end - text[at..line.end].trim_start().len();
    let (mut cells, mut at, mut commas) = (Vec::new(), skip(line.start), false);
    loop {
        let (cell, end) = cell(text, at, line.end)?;
        cells.push((cell, at..end));
        let next = skip(end);
        if next == line.end {
            return Ok(cells);
        }
        let comma = text[next..].starts_with(',');
        if cells.len() > 1 && comma != commas {
            return Err(ParseError::at(
                text,
                next..next + 1,
                say!("error-game-line-names-either-comma-space"),
            )
            .help(say!("error-game-help-write-names-spaces-commas-double")));
        }
        commas = comma;
        at = skip(next + usize::from(comma));
    }
}

/// The entry that begins at `at`: in double quotes (a quote inside twice), or up to a space or comma.
fn cell(text: &str, at: usize, end: usize) -> Result<(Cow<'_, str>, usize), ParseError> {
    let rest = &text[at..end];
    let Some(inside) = rest.strip_prefix('"') else {
        let length = rest.find(|c: char| c == ',' || c.is_whitespace()).unwrap_or(rest.len());
        if length == 0 {
            return Err(ParseError::at(text, at..at + 1, say!("error-graph-name-missing"))
                .expected(say!("error-game-expects-two-ends-edge")));
        }
        return Ok((Cow::Borrowed(&rest[..length]), at + length));
    };
    let mut close = 0;
    loop {
        match inside[close..].find('"') {
            None => {
                return Err(
                    ParseError::at(text, at..at + 1, say!("error-graph-quote-not-closed")).expected("`\"`")
                );
            }
            Some(i) if inside[close + i + 1..].starts_with('"') => close += i + 2,
            Some(i) => {
                let name = inside[..close + i].replace("\"\"", "\"");
                return Ok((Cow::Owned(name), at + 1 + close + i + 1));
            }
        }
    }
}
