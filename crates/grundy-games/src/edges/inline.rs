//! The short form `{a-b, b-c, d}`, and that of orders, `{a<b, b<c, d}`.

use super::Builder;
use grundy_rules::ParseError;
use grundy_rules::graph::names::{clip, name_before, skip_spaces};
use grundy_words::say;
use std::borrow::Cow;

pub(super) const DASHES: [&str; 3] = ["--", "-", "–"];
/// The signs of an order: below, and above.
pub(super) const SIGNS: [&str; 2] = ["<", ">"];

/// The name at `at`: up to a space, a comma, a brace, a dash or a sign, or in double quotes.
pub(super) fn name(text: &str, at: usize) -> Result<(Cow<'_, str>, usize), ParseError> {
    name_before(text, at, |c| matches!(c, '-' | '–' | '<'))
        .map_err(|error| error.expected(say!("error-game-expects-name-vertex")))
}

/// The end of the dash at `at`, if there is one.
pub(super) fn dash(text: &str, at: usize) -> Option<usize> {
    let at = skip_spaces(text, at);
    DASHES.iter().find(|dash| text[at..].starts_with(**dash)).map(|dash| skip_spaces(text, at + dash.len()))
}

/// The end of the sign at `at`, if there is one, and whether it leads down.
fn sign(text: &str, at: usize) -> Option<(usize, bool)> {
    let sign = text[at..].chars().next().filter(|c| matches!(c, '<' | '>'))?;
    Some((skip_spaces(text, at + 1), sign == '>'))
}

pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<(), ParseError> {
    let mut at = skip_spaces(text, skip_spaces(text, 0) + 1);
    let order = builder.allowed.order;
    let (what, link_sign) = if order { ("order", "`<`") } else { ("graph", "`-`") };
    let not_closed = || {
        ParseError::at(text, text.len()..text.len(), say!("error-game-not-closed", what = what))
            .expected("`}`")
    };
    // The vertex before a dash or sign, where its name begins, and whether the sign leads down.
    let mut from: Option<(u32, usize, bool)> = None;
    let close = loop {
        if text[at..].starts_with('}') && from.is_none() {
            break at;
        }
        if at == text.len() && from.is_none() {
            return Err(not_closed());
        }
        let (read, end) = name(text, at)?;
        let vertex = builder.vertex(&read, at..end)?;
        if let Some((from, start, down)) = from {
            let (a, b) = if down { (vertex, from) } else { (from, vertex) };
            builder.edge(a, b, start..end)?;
        }
        let rest = skip_spaces(text, end);
        let next = &text[rest..];
        let link = if order { sign(text, rest) } else { dash(text, end).map(|behind| (behind, false)) };
        if let Some((behind, down)) = link {
            (from, at) = (Some((vertex, at, down)), behind);
        } else if next.starts_with([',', ';']) {
            (from, at) = (None, skip_spaces(text, rest + 1));
        } else if next.starts_with('}') {
            break rest;
        } else if next.is_empty() {
            return Err(not_closed());
        } else {
            let error = ParseError::at(
                text,
                rest..rest + 1,
                say!("error-graph-name-ends-before", name = &*clip(&read)),
            );
            return Err(error.expected(say!("error-game-expects-sign-comma-brace", sign = link_sign)).help(
                if order && next.starts_with(['-', '–', '→']) {
                    say!("error-game-help-order-needs-direction-says-lies")
                } else if next.starts_with(['>', '→', '<']) {
                    say!("error-game-help-edges-board-no-direction")
                } else {
                    say!("error-graph-help-write-names-other-characters-double")
                },
            ));
        }
    };
    let after = skip_spaces(text, close + 1);
    if after < text.len() {
        return Err(ParseError::at(
            text,
            after..text.len(),
            say!("error-game-graph-ends-before", what = what),
        ));
    }
    Ok(())
}
