//! Families of graphs by name: paths, cycles, boards of chess pieces, trees, and others.

use super::Builder;
use crate::text::{numbers, size};
use grundy_rules::{ParseError, Span};
use grundy_words::say;
use std::ops::ControlFlow;

/// Visits an edge.
type Each<'a> = dyn FnMut(u32, u32) -> ControlFlow<()> + 'a;

/// A family of graphs.
struct Family {
    /// Its names; the first one is shown.
    names: &'static [&'static str],
    sized: Size,
    /// The number of vertices, by the size.
    vertices: fn(u64, u64) -> u64,
    /// The edges, by the size.
    edges: fn(u32, u32, &mut Each<'_>) -> ControlFlow<()>,
}

/// What the size of a family is.
#[derive(Clone, Copy, PartialEq)]
enum Size {
    /// There is one graph.
    One,
    /// A number, at least this.
    Number(u64),
    /// Rows and columns; the vertices are squares, named `row.column`.
    Board,
    /// Two other numbers.
    Pair,
}

/// Every family. Vertices are numbered from 0. Vertex 0 is the centre of a star, a wheel and a spider, and the root of
/// a tree.
#[rustfmt::skip]
const FAMILIES: &[Family] = &[
    Family { names: &["path"], sized: Size::Number(1), vertices: |n, _| n, edges: |n, _, each| (1..n).try_for_each(|v| each(v - 1, v)) },
    Family { names: &["cycle", "ring"], sized: Size::Number(3), vertices: |n, _| n, edges: |n, _, each| {
        (1..n).try_for_each(|v| each(v - 1, v))?;
        each(n - 1, 0)
    } },
    Family { names: &["star"], sized: Size::Number(1), vertices: |n, _| n.saturating_add(1), edges: |n, _, each| (1..=n).try_for_each(|v| each(0, v)) },
    Family { names: &["complete", "clique"], sized: Size::Number(1), vertices: |n, _| n, edges: |n, _, each| {
        (0..n).try_for_each(|b| (0..b).try_for_each(|a| each(a, b)))
    } },
    Family { names: &["wheel"], sized: Size::Number(3), vertices: |n, _| n.saturating_add(1), edges: |n, _, each| {
        (1..=n).try_for_each(|v| each(0, v))?;
        (2..=n).try_for_each(|v| each(v - 1, v))?;
        each(n, 1)
    } },
    Family { names: &["cube", "hypercube"], sized: Size::Number(0), vertices: |d, _| 2u64.saturating_pow(d.min(64) as u32), edges: |d, _, each| {
        (0..1 << d).try_for_each(|v: u32| (0..d).filter(|i| v >> i & 1 == 0).try_for_each(|i| each(v, v | 1 << i)))
    } },
    Family { names: &["petersen"], sized: Size::One, vertices: |_, _| 10, edges: |_, _, each| {
        (0..5).try_for_each(|v| {
            each(v, (v + 1) % 5)?;
            each(v, v + 5)?;
            each(5 + v, 5 + (v + 2) % 5)
        })
    } },
    Family { names: &["bipartite"], sized: Size::Pair, vertices: |a, b| a.saturating_add(b), edges: |a, b, each| {
        (0..a).try_for_each(|v| (0..b).try_for_each(|w| each(v, a + w)))
    } },
    Family { names: &["tree"], sized: Size::Pair, vertices: tree_vertices, edges: |children, depth, each| {
        let vertices = tree_vertices(children.into(), depth.into()) as u32;
        (1..vertices).try_for_each(|v| each((v - 1) / children, v))
    } },
    Family { names: &["spider", "star-with-tails"], sized: Size::Pair, vertices: |legs, length| legs.saturating_mul(length).saturating_add(1), edges: |legs, length, each| {
        (0..legs * length).try_for_each(|v| each(if v % length == 0 { 0 } else { v }, v + 1))
    } },
    Family { names: &["grid"], sized: Size::Board, vertices: u64::saturating_mul, edges: |rows, columns, each| {
        (0..rows * columns).try_for_each(|at| {
            (if at % columns > 0 { each(at - 1, at) } else { ControlFlow::Continue(()) })?;
            if at >= columns { each(at - columns, at) } else { ControlFlow::Continue(()) }
        })
    } },
    Family { names: &["torus"], sized: Size::Board, vertices: u64::saturating_mul, edges: |rows, columns, each| {
        (0..rows * columns).try_for_each(|at| {
            let (row, column) = (at / columns, at % columns);
            // A side of two squares has one edge and not two, and a side of one has none.
            let right = columns > 2 || (columns == 2 && column == 0);
            let down = rows > 2 || (rows == 2 && row == 0);
            (if right { each(at, row * columns + (column + 1) % columns) } else { ControlFlow::Continue(()) })?;
            if down { each(at, (row + 1) % rows * columns + column) } else { ControlFlow::Continue(()) }
        })
    } },
    Family { names: &["king", "kings"], sized: Size::Board, vertices: u64::saturating_mul, edges: |r, c, each| steps(r, c, &[(0, 1), (1, -1), (1, 0), (1, 1)], 1, each) },
    Family { names: &["queen", "queens"], sized: Size::Board, vertices: u64::saturating_mul, edges: |r, c, each| steps(r, c, &[(0, 1), (1, -1), (1, 0), (1, 1)], i64::MAX, each) },
    Family { names: &["rook", "rooks"], sized: Size::Board, vertices: u64::saturating_mul, edges: |r, c, each| steps(r, c, &[(0, 1), (1, 0)], i64::MAX, each) },
    Family { names: &["bishop", "bishops"], sized: Size::Board, vertices: u64::saturating_mul, edges: |r, c, each| steps(r, c, &[(1, -1), (1, 1)], i64::MAX, each) },
    Family { names: &["knight", "knights"], sized: Size::Board, vertices: u64::saturating_mul, edges: |r, c, each| steps(r, c, &[(1, -2), (1, 2), (2, -1), (2, 1)], 1, each) },
];

/// The number of vertices of a tree in which each vertex above this depth has so many children.
fn tree_vertices(children: u64, depth: u64) -> u64 {
    if children == 1 {
        return depth.saturating_add(1);
    }
    // With two children or more, 64 levels are too many for any game.
    (0..=depth.min(64)).fold(0u64, |sum, level| sum.saturating_add(children.saturating_pow(level as u32)))
}

/// The edges of a piece that goes in these directions, at most this far at once: each edge once, from the square that
/// comes first.
fn steps(
    rows: u32,
    columns: u32,
    directions: &[(i64, i64)],
    far: i64,
    each: &mut Each<'_>,
) -> ControlFlow<()> {
    let (rows, columns) = (i64::from(rows), i64::from(columns));
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        for (down, right) in directions {
            let line = (1..=far).map(|steps| (row + steps * down, column + steps * right));
            let on_board = |at: &(i64, i64)| (0..rows).contains(&at.0) && (0..columns).contains(&at.1);
            for (to_row, to_column) in line.take_while(on_board) {
                each((row * columns + column) as u32, (to_row * columns + to_column) as u32)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The names of the families.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FAMILIES.iter().flat_map(|family| family.names.iter().copied())
}

/// Reads `path 7`, `queens 5x5` or `petersen`, if the text begins like a family. The squares of a board are named
/// `row.column`.
pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<bool, ParseError> {
    let start = text.len() - text.trim_start().len();
    let length = text[start..].bytes().take_while(|c| c.is_ascii_alphabetic() || *c == b'-').count();
    let (name, sizes) = text[start..].split_at(length);
    let Some(family) =
        FAMILIES.iter().find(|one| one.names.iter().any(|known| known.eq_ignore_ascii_case(name)))
    else {
        return Ok(false);
    };
    let sized = sizes.trim_start().starts_with(|c: char| c.is_ascii_digit());
    // A list of edges, which has line breaks, may begin with a vertex of such a name.
    let listed = if sized { sizes.trim_end().contains('\n') } else { sizes.contains('\n') };
    let apart =
        sizes.trim().is_empty() || sizes.starts_with(|c: char| c.is_ascii_digit() || c.is_whitespace());
    if !apart || (listed && !sizes.trim().is_empty()) {
        return Ok(false);
    }
    let whole = start..text.trim_end().len();
    let (a, b) = family.size(sizes, text, &whole).map_err(|error| match error {
        Misread::Size(error) => error.moved(text, start + length),
        Misread::Whole(error) => error,
    })?;
    let vertices = (family.vertices)(a, b);
    builder.room(vertices, 0, &whole)?;
    // The vertices have room, so the sizes are small.
    let (a, b) = (a as u32, b as u32);
    for vertex in 0..vertices {
        let name = match family.sized {
            Size::Board => format!("{}.{}", vertex / u64::from(b), vertex % u64::from(b)),
            _ => vertex.to_string(),
        };
        builder.vertex(&name, whole.clone())?;
    }
    let mut refused = Ok(());
    let _ = (family.edges)(a, b, &mut |from, to| {
        refused = builder.edge(from, to, whole.clone());
        if refused.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    refused.map(|()| true)
}

/// An error in the size, or in the whole text.
enum Misread {
    Size(ParseError),
    Whole(ParseError),
}

impl Family {
    /// The size of a graph of this family.
    fn size(&self, typed: &str, text: &str, whole: &Span) -> Result<(u64, u64), Misread> {
        let name = self.names[0];
        let needs = |what: &str| {
            let error =
                ParseError::at(text, whole.clone(), say!("error-game-family-needs-size", name = name));
            Misread::Whole(error.expected(say!(
                "error-game-expects-size",
                what = what,
                example = format!("{name} {}", self.sample())
            )))
        };
        match self.sized {
            Size::One if typed.trim().is_empty() => Ok((1, 1)),
            Size::One => Err(Misread::Whole(
                ParseError::at(text, whole.clone(), say!("error-game-family-has-one-size", name = name))
                    .expected(say!("error-game-expects-alone", name = name)),
            )),
            Size::Board | Size::Pair => match size(typed) {
                Some(size) => size.map_err(Misread::Size),
                None => Err(needs("size")),
            },
            Size::Number(least) => match numbers(typed).map_err(Misread::Size)?[..] {
                [(n, _)] if n >= least => Ok((n, 1)),
                [(n, _)] => Err(Misread::Whole(
                    ParseError::at(
                        text,
                        whole.clone(),
                        say!("error-game-family-too-small", name = name, number = n),
                    )
                    .expected(say!("error-game-expects-least", least = least)),
                )),
                _ => Err(needs("number")),
            },
        }
    }

    fn sample(&self) -> &'static str {
        match self.sized {
            Size::One => "",
            Size::Number(_) => "5",
            Size::Board => "3x4",
            Size::Pair => "3x2",
        }
    }
}
