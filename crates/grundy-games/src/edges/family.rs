//! Families of graphs by name: paths, cycles, stars, complete graphs, grids.

use super::Builder;
use crate::text::{numbers, size};
use grundy_rules::ParseError;

pub(super) const FAMILIES: [&str; 5] = ["path", "cycle", "star", "complete", "grid"];

/// Reads `path 7`, `cycle 5`, `star 6`, `complete 4` or `grid 3x4`, if the text begins like one of
/// these. Vertices are numbered from 0; the centre of a star is 0, and those of a grid are named
/// `row.column`.
pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<bool, ParseError> {
    let start = text.len() - text.trim_start().len();
    let length = text[start..].bytes().take_while(u8::is_ascii_alphabetic).count();
    let (family, sizes) = text[start..].split_at(length);
    let sized = sizes.trim_start().starts_with(|c: char| c.is_ascii_digit());
    // A list of edges, which has line breaks, may begin with a vertex of such a name.
    let listed = if sized { sizes.trim_end().contains('\n') } else { sizes.contains('\n') };
    let apart =
        sizes.trim().is_empty() || sizes.starts_with(|c: char| c.is_ascii_digit() || c.is_whitespace());
    if !FAMILIES.contains(&family) || !apart || (listed && !sizes.trim().is_empty()) {
        return Ok(false);
    }
    let whole = start..text.trim_end().len();
    let moved = |error: ParseError| error.moved(text, start + length);
    let sample = if family == "grid" {
        "a size such as `grid 3x4`".into()
    } else {
        format!("a number such as `{family} 5`")
    };
    if family == "grid" {
        let Some(size) = size(sizes) else {
            return Err(ParseError::at(text, whole, "a grid needs its size").expected(sample));
        };
        let (rows, columns) = size.map_err(moved)?;
        let vertices = rows.saturating_mul(columns);
        builder.room(
            vertices,
            vertices.saturating_mul(2).saturating_sub(rows).saturating_sub(columns),
            &whole,
        )?;
        grid(rows as u32, columns as u32, builder)?;
        return Ok(true);
    }
    let n = match numbers(sizes).map_err(moved)?[..] {
        [(n, _)] => n,
        _ => return Err(ParseError::at(text, whole, format!("a {family} needs its size")).expected(sample)),
    };
    let least = if family == "cycle" { 3 } else { 1 };
    if n < least {
        return Err(
            ParseError::at(text, whole, format!("a {family} of {n}")).expected(format!("at least {least}"))
        );
    }
    let (vertices, edges) = match family {
        "path" => (n, n - 1),
        "cycle" => (n, n),
        "star" => (n.saturating_add(1), n),
        _ => (n, n.saturating_mul(n - 1) / 2),
    };
    builder.room(vertices, edges, &whole)?;
    for vertex in 0..vertices {
        builder.vertex(&vertex.to_string(), whole.clone())?;
    }
    let n = n as u32;
    let mut edge = |a, b| builder.edge(a, b, whole.clone());
    match family {
        "star" => (1..=n).try_for_each(|leaf| edge(0, leaf))?,
        "complete" => (0..n).try_for_each(|b| (0..b).try_for_each(|a| edge(a, b)))?,
        _ => (1..n).try_for_each(|v| edge(v - 1, v))?,
    }
    if family == "cycle" {
        edge(n - 1, 0)?;
    }
    Ok(true)
}

fn grid(rows: u32, columns: u32, builder: &mut Builder<'_>) -> Result<(), ParseError> {
    let whole = 0..builder.text.len();
    for row in 0..rows {
        for column in 0..columns {
            builder.vertex(&format!("{row}.{column}"), whole.clone())?;
        }
    }
    for at in 0..rows * columns {
        if at % columns > 0 {
            builder.edge(at - 1, at, whole.clone())?;
        }
        if at >= columns {
            builder.edge(at - columns, at, whole.clone())?;
        }
    }
    Ok(())
}
