//! The short form `{a-b, b-c, d}`.

use super::Builder;
use crate::error::ParseError;
use crate::graph::names::{clip, name_before, skip_spaces};
use std::borrow::Cow;

pub(super) const DASHES: [&str; 3] = ["--", "-", "–"];

/// The name that stands at `at`: up to a space, a comma, a brace or a dash, or in double quotes.
pub(super) fn name(text: &str, at: usize) -> Result<(Cow<'_, str>, usize), ParseError> {
    name_before(text, at, |c| matches!(c, '-' | '–')).map_err(|error| error.expected("the name of a vertex"))
}

/// Where the dash that may stand at `at` ends.
pub(super) fn dash(text: &str, at: usize) -> Option<usize> {
    let at = skip_spaces(text, at);
    DASHES.iter().find(|dash| text[at..].starts_with(**dash)).map(|dash| skip_spaces(text, at + dash.len()))
}

pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<(), ParseError> {
    let mut at = skip_spaces(text, skip_spaces(text, 0) + 1);
    // The vertex before a dash, and where its name begins.
    let mut from: Option<(u32, usize)> = None;
    let close = loop {
        if text[at..].starts_with('}') && from.is_none() {
            break at;
        }
        if at == text.len() && from.is_none() {
            return Err(ParseError::at(text, at..at, "the graph is not closed").expected("`}`"));
        }
        let (read, end) = name(text, at)?;
        let vertex = builder.vertex(&read, at..end)?;
        if let Some((from, start)) = from {
            builder.edge(from, vertex, start..end)?;
        }
        let rest = skip_spaces(text, end);
        let next = &text[rest..];
        if let Some(behind) = dash(text, end) {
            (from, at) = (Some((vertex, at)), behind);
        } else if next.starts_with([',', ';']) {
            (from, at) = (None, skip_spaces(text, rest + 1));
        } else if next.starts_with('}') {
            break rest;
        } else if next.is_empty() {
            return Err(ParseError::at(text, rest..rest, "the graph is not closed").expected("`}`"));
        } else {
            let error =
                ParseError::at(text, rest..rest + 1, format!("the name {} ends before this", clip(&read)));
            return Err(error.expected("`-`, `,` or `}`").help(if next.starts_with(['>', '→']) {
                "the edges of this board have no direction"
            } else {
                "write names with other characters in double quotes"
            }));
        }
    };
    let after = skip_spaces(text, close + 1);
    if after < text.len() {
        return Err(ParseError::at(text, after..text.len(), "the graph ends before this"));
    }
    Ok(())
}
