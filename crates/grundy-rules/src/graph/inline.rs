//! The short form `{a>b, b>c, d}`.

use super::names::{clip, name, skip_spaces};
use super::{BuildError, Builder, NodeId, StateGraph};
use crate::error::ParseError;
use grundy_words::say;

pub(super) fn read(text: &str) -> Result<StateGraph, ParseError> {
    let open = skip_spaces(text, 0);
    if !text[open..].starts_with('{') {
        return Err(ParseError::at(text, open..open + 1, say!("error-graph-graph-starts-brace"))
            .expected("`{a>b, b>c}`"));
    }
    let mut builder = Builder::new();
    let mut at = skip_spaces(text, open + 1);
    // The node before an arrow.
    let mut from: Option<NodeId> = None;
    let close = loop {
        if text[at..].starts_with('}') && from.is_none() {
            break at;
        }
        let (read, end) = name(text, at)?;
        let node = builder.node(&read).map_err(|error| error.at(text, at..end))?;
        if let Some(from) = from {
            builder.edge(from, node);
        }
        at = skip_spaces(text, end);
        let rest = &text[at..];
        if let Some(arrow) = [">", "->", "→"].into_iter().find(|arrow| rest.starts_with(arrow)) {
            from = Some(node);
            at = skip_spaces(text, at + arrow.len());
        } else if rest.starts_with([',', ';']) {
            from = None;
            at = skip_spaces(text, at + 1);
        } else if rest.starts_with('}') {
            break at;
        } else if rest.is_empty() {
            return Err(ParseError::at(text, at..at, say!("error-graph-not-closed")).expected("`}`"));
        } else {
            let message = say!("error-graph-name-ends-before", name = &*clip(&read));
            return Err(ParseError::at(text, at..at + 1, message)
                .expected(say!("error-graph-expects-comma-brace"))
                .help(say!("error-graph-help-write-names-spaces-double-quotes")));
        }
    };
    let after = skip_spaces(text, close + 1);
    if after < text.len() {
        return Err(ParseError::at(text, after..text.len(), say!("error-graph-graph-ends-before")));
    }
    builder.finish().map_err(|error: BuildError| {
        error.at(text, open..close + 1).expected(say!("error-graph-expects-moves-a-b"))
    })
}
