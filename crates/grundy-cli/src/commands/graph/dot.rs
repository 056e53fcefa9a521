//! The solved graph in DOT, with the values as attributes of the nodes.

use crate::fail::Fail;
use grundy_ask::graph::{Cell, GraphAnswer};
use grundy_words::say;
use std::borrow::Cow;
use std::io::Write;

pub fn write(out: &mut impl Write, solved: &GraphAnswer) -> Result<(), Fail> {
    let graph = solved.graph();
    let columns: Vec<_> = solved.columns().collect();
    // Refuse before anything is written.
    for node in solved.solved() {
        quoted(graph.name(node))?;
    }
    writeln!(out, "digraph {{")?;
    for node in solved.solved() {
        write!(out, "  {} [", quoted(graph.name(node))?)?;
        let mut comma = "";
        if graph.start() == Some(node) {
            write!(out, "start=true")?;
            comma = ", ";
        }
        for (place, column) in columns.iter().enumerate().skip(1) {
            let value = match solved.cell(node, place) {
                Cell::Number(number) => number.to_string(),
                Cell::Text(text) => quoted(&text)?.into_owned(),
                Cell::Empty => continue,
            };
            write!(out, "{comma}{}={value}", column.name)?;
            comma = ", ";
        }
        writeln!(out, "];")?;
    }
    for node in solved.solved() {
        for &option in graph.options(node) {
            writeln!(out, "  {} -> {};", quoted(graph.name(node))?, quoted(graph.name(option))?)?;
        }
    }
    Ok(writeln!(out, "}}")?)
}

/// A name as DOT writes it. A word that is a letter stands as it is, all else in quotes.
fn quoted(name: &str) -> Result<Cow<'_, str>, Fail> {
    // DOT reads a backslash as such, except before a quote.
    if name.contains("\\\"") || name.ends_with('\\') {
        return Err(Fail::Bad(say!("program-dot-write-name-because-backslash", name = name)));
    }
    if name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Ok(name.into());
    }
    Ok(format!("\"{}\"", name.replace('"', "\\\"")).into())
}
