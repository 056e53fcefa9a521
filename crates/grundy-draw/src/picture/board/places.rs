//! Squares with two coordinates: knights, tokens, coins that are turned over.

use super::refuse_beyond;
use super::squares::{self, SIDE};
use crate::canvas::{Canvas, Point};
use crate::look::Role;
use grundy::Failure;

/// The pairs of numbers in a text, as `(5,2), (3,3)`.
pub(super) fn pairs(places: &str) -> Vec<(u64, u64)> {
    let inside = places.split('(').skip(1).filter_map(|rest| rest.split(')').next());
    inside
        .filter_map(|pair| {
            let (a, b) = pair.split_once(',')?;
            Some((a.trim().parse().ok()?, b.trim().parse().ok()?))
        })
        .collect()
}

/// How many rows and columns these places need, counted from 0.
pub(super) fn room(places: &[(u64, u64)]) -> (u64, u64) {
    let add = |(rows, columns): (u64, u64), (row, column): &(u64, u64)| {
        (rows.max(row.saturating_add(1)), columns.max(column.saturating_add(1)))
    };
    places.iter().fold((1, 1), add)
}

/// A board with the squares (row, column) counted from 0, and the pieces on some of them.
pub(super) fn board(
    canvas: &mut Canvas,
    places: &[(u64, u64)],
    room: (u64, u64),
    piece: &str,
) -> Result<Vec<String>, Failure> {
    let (rows, columns) = (refuse_beyond(room.0, "rows")?, refuse_beyond(room.1, "columns")?);
    let count = |row: usize, column: usize| {
        places.iter().filter(|&&place| place == (row as u64, column as u64)).count()
    };
    let mut lines = Vec::new();
    for row in 0..rows {
        let y = row as f64 * SIDE;
        let mut line = Vec::new();
        for column in 0..columns {
            let x = column as f64 * SIDE;
            canvas.rect((x, y), (SIDE, SIDE), Role::Cell);
            let shown = match count(row, column) {
                0 => String::new(),
                1 => piece.to_string(),
                many => many.to_string(),
            };
            line.push(if shown.is_empty() { ".".into() } else { shown.clone() });
            if !shown.is_empty() {
                let middle = (x + SIDE / 2.0, y + SIDE / 2.0);
                canvas.circle(middle, 11.0, Role::Coin);
                canvas.label(middle, 12.0, shown, Role::Strong);
            }
        }
        lines.push(line.join(" "));
    }
    squares::scales(canvas, rows, columns, 0);
    Ok(lines)
}

/// A cake: the poisoned piece is at (0,0), for all cuts.
pub(super) fn cake(canvas: &mut Canvas, places: &str) -> Result<Vec<String>, Failure> {
    let Some(((rows, columns), (row, column))) = read_cake(places) else {
        return Err(Failure::Refused(format!("`{places}` is no cake")));
    };
    let (rows, columns) = (refuse_beyond(rows, "rows")? as u64, refuse_beyond(columns, "columns")? as u64);
    let mut lines = Vec::new();
    for r in 1..=rows {
        let mut line = Vec::new();
        for c in 1..=columns {
            let at = ((c as f64 - column as f64) * SIDE, (r as f64 - row as f64) * SIDE);
            squares::piece(canvas, at, (r, c) == (row, column));
            line.push(if (r, c) == (row, column) { "x" } else { "o" });
        }
        lines.push(line.join(" "));
    }
    let corner = (-(column as f64 - 1.0) * SIDE, -(row as f64 - 1.0) * SIDE);
    squares::scales_at(canvas, corner, rows as usize, columns as usize, 1);
    Ok(lines)
}

/// The size of a cake, and the place of its poisoned piece.
fn read_cake(places: &str) -> Option<((u64, u64), (u64, u64))> {
    let (rows, columns) = places.split_whitespace().next()?.split_once('x')?;
    Some(((rows.parse().ok()?, columns.parse().ok()?), *pairs(places).first()?))
}

/// The line of a cut through a cake, as `top 1` or `left 2`.
pub(super) fn cut(places: &str, made: &str) -> Option<(Point, Point)> {
    const OVER: f64 = 6.0;
    let ((rows, columns), (row, column)) = read_cake(places)?;
    let (side, lines) = made.split_once(' ')?;
    let lines: f64 = lines.trim().parse().ok()?;
    let along = |first: u64, count: u64, poison: u64| (first as f64 + count as f64 - poison as f64) * SIDE;
    let (left, right) = (along(1, 0, column), along(1, columns, column));
    let (top, bottom) = (along(1, 0, row), along(1, rows, row));
    let level = |y: f64| ((left - OVER, y), (right + OVER, y));
    let upright = |x: f64| ((x, top - OVER), (x, bottom + OVER));
    match side {
        "top" => Some(level(top + lines * SIDE)),
        "bottom" => Some(level(bottom - lines * SIDE)),
        "left" => Some(upright(left + lines * SIDE)),
        "right" => Some(upright(right - lines * SIDE)),
        _ => None,
    }
}
