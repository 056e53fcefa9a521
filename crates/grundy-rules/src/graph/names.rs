//! Names of positions as the rule language writes them: bare, or in double quotes.

use crate::error::{ParseError, Span};
use grundy_words::say;
use std::borrow::Cow;

/// A name as the rule language writes it: in double quotes unless it is made of letters, digits,
/// `_` and `.`, with a backslash before `"` and `\`.
///
/// ```
/// use grundy_rules::graph::quote;
/// assert_eq!(quote("v1"), "v1");
/// assert_eq!(quote("a \"b\", c"), r#""a \"b\", c""#);
/// ```
pub fn quote(name: &str) -> Cow<'_, str> {
    if !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.')) {
        return Cow::Borrowed(name);
    }
    let mut quoted = String::with_capacity(name.len() + 2);
    quoted.push('"');
    for c in name.chars() {
        if matches!(c, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(c);
    }
    quoted.push('"');
    Cow::Owned(quoted)
}

/// A name for an error message: quoted as code, and cut if it is long.
pub fn clip(name: &str) -> String {
    match name.char_indices().nth(40) {
        Some((end, _)) => format!("`{}…`", &name[..end]),
        None => format!("`{name}`"),
    }
}

/// The first place at or after `at` that is not a space.
pub fn skip_spaces(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start().len()
}

/// Reads the name that starts at `at` (not a space); returns where it ends.
///
/// A bare name goes on to the next space, comma, brace, quote or arrow.
///
/// # Errors
/// [`ParseError`] points at the character where a name is missing.
pub fn name(text: &str, at: usize) -> Result<(Cow<'_, str>, usize), ParseError> {
    name_before(text, at, |_| false)
}

/// The same, but further characters end a bare name.
///
/// # Errors
/// [`ParseError`] points at the character where a name is missing.
pub fn name_before(
    text: &str,
    at: usize,
    ends: impl Fn(char) -> bool,
) -> Result<(Cow<'_, str>, usize), ParseError> {
    let rest = &text[at..];
    if let Some(inside) = rest.strip_prefix('"') {
        return quoted(text, at, inside);
    }
    let mut length = rest.len();
    for (i, c) in rest.char_indices() {
        let stops = c.is_whitespace() || matches!(c, ',' | ';' | '>' | '{' | '}' | '"' | '→') || ends(c);
        if stops || rest[i..].starts_with("->") {
            length = i;
            break;
        }
    }
    if length == 0 {
        let next = rest.chars().next().map_or(0, char::len_utf8);
        return Err(ParseError::at(text, at..at + next, say!("error-graph-name-missing"))
            .expected(say!("error-graph-expects-name-node")));
    }
    Ok((Cow::Borrowed(&rest[..length]), at + length))
}

fn quoted<'t>(text: &'t str, at: usize, inside: &'t str) -> Result<(Cow<'t, str>, usize), ParseError> {
    let mut read = String::new();
    let mut from = 0;
    let mut chars = inside.char_indices();
    while let Some((i, c)) = chars.next() {
        match c {
            '"' => {
                let name = if read.is_empty() {
                    Cow::Borrowed(&inside[..i])
                } else {
                    read.push_str(&inside[from..i]);
                    Cow::Owned(read)
                };
                return Ok((name, at + 1 + i + 1));
            }
            '\\' => match chars.next() {
                Some((next, '"' | '\\')) => {
                    read.push_str(&inside[from..i]);
                    read.push_str(&inside[next..next + 1]);
                    from = next + 1;
                }
                _ => {
                    return Err(ParseError::at(
                        text,
                        at + 1 + i..at + 2 + i,
                        say!("error-graph-backslash-stands-alone"),
                    )
                    .expected(say!("error-graph-expects-backslash-quote")));
                }
            },
            _ => {}
        }
    }
    Err(ParseError::at(text, at..at + 1, say!("error-graph-quote-not-closed")).expected("`\"`"))
}

/// A text that is one name; spaces around it do not count.
pub(super) fn alone(text: &str) -> Result<(Cow<'_, str>, Span), ParseError> {
    let at = skip_spaces(text, 0);
    let (name, end) = name(text, at)?;
    let next = skip_spaces(text, end);
    if next < text.len() {
        return Err(ParseError::at(text, next..text.len(), say!("error-graph-name-node-ends-before"))
            .help(say!("error-graph-help-write-names-other-characters-double")));
    }
    Ok((name, at..end))
}
