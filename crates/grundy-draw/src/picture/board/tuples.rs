//! Rules on tuples of numbers. Two numbers are the square of a token; one number, or more than two, are
//! columns of coins.

use super::{Area, piles, places, squares, too_large};
use crate::canvas::{Anchor, Canvas, Point, Shape};
use crate::look::Role;
use grundy::solve::WinningMove;
use grundy::{Budget, Component, ControlFlow, Failure, Kind, Points, column_width};
use grundy_words::say;
use std::collections::BTreeSet;

/// The most ticks spent on drawing a token's moves.
const MAX_WORK: u64 = 1 << 18;
/// The largest number of rows and columns of a token's board; a map of pairs goes further.
const MAX_LINES: u64 = 41;
/// The ring on a square that a move leads to.
const RING: f64 = 6.0;

/// The rule of a token on a board of squares.
pub(super) fn of_token(component: &Component) -> Option<&Points> {
    match component.ruleset.kind() {
        Kind::Points(points) if points.formula.arity() == 2 => Some(points),
        _ => None,
    }
}

/// Draws the tuples of a component; also returns them as lines of text.
pub(super) fn draw(
    canvas: &mut Canvas,
    component: &Component,
    points: &Points,
) -> Result<Vec<String>, Failure> {
    let mut lines = match points.formula.arity() {
        2 => tokens(canvas, component, points)?,
        _ => columns(canvas, component, points)?,
    };
    if let Some(turn) = component.parts.first().and_then(|part| part.get(points.formula.arity())) {
        let words = match turn {
            0 => say!("figure-turn-of-first"),
            _ => say!("figure-turn-of-second"),
        };
        let below = canvas.bounds().1.1 + 14.0;
        canvas.text((0.0, below), Anchor::Start, 11.0, words.clone(), Role::Faint);
        lines.push(words);
    }
    Ok(lines)
}

/// Tokens on squares (row, column) counted from (0,0), and rings where a move leads.
fn tokens(canvas: &mut Canvas, component: &Component, points: &Points) -> Result<Vec<String>, Failure> {
    let stand: Vec<(u64, u64)> = component.parts.iter().map(|part| square(part)).collect();
    let (rows, columns) = places::room(&stand);
    if rows.max(columns) > MAX_LINES {
        return Err(too_large(format!(
            "the board of a token goes up to {}; the picture of pairs shows larger ones",
            MAX_LINES - 1
        )));
    }
    let reached = reached(component, points);
    let room = places::room(&[&stand[..], &reached].concat());
    let mut lines: Vec<Vec<String>> = places::board(canvas, &stand, room, "o")?
        .iter()
        .map(|line| line.split(' ').map(str::to_string).collect())
        .collect();
    for (row, column) in reached.iter().filter(|place| !stand.contains(place)) {
        canvas.circle(middle((*row, *column)), RING, Role::Move);
        lines[*row as usize][*column as usize] = "+".into();
    }
    let names = &points.formula.syntax().head;
    let (high, wide) = (lines.len() as f64 * squares::SIDE, lines[0].len() as f64 * squares::SIDE);
    canvas.text((wide + 6.0, -5.0), Anchor::Start, 11.0, names[1].clone(), Role::Faint);
    canvas.text((-6.0, high + 12.0), Anchor::End, 11.0, names[0].clone(), Role::Faint);
    let mut lines = numbered(&lines, &names[0], &names[1]);
    if !reached.is_empty() {
        lines.push(say!("figure-sign-reaches"));
    }
    Ok(lines)
}

/// The squares that a move leads to, in order. A move may enlarge the board, but not beyond [`MAX_LINES`].
fn reached(component: &Component, points: &Points) -> Vec<(u64, u64)> {
    let mut reached = BTreeSet::new();
    let mut budget = Budget::work(MAX_WORK);
    for part in &component.parts {
        let ended = points.options(part, &mut budget, &mut |option| {
            let to = option.chunks(points.arity()).map(square);
            reached.extend(to.filter(|place| place.0.max(place.1) < MAX_LINES));
            ControlFlow::Continue(())
        });
        // The list of moves reports a rule that fails or takes too long.
        if ended.is_err() {
            return Vec::new();
        }
    }
    reached.into_iter().collect()
}

/// The board in letters, with the numbers of its rows and columns.
fn numbered(cells: &[Vec<String>], rows: &str, columns: &str) -> Vec<String> {
    let width = (cells[0].len() - 1).to_string().len();
    let corner = format!("{rows}/{columns}");
    let head = column_width([&*corner]).max((cells.len() - 1).to_string().len());
    let line = |head_of: &str, cells: &mut dyn Iterator<Item = String>| {
        let cells: Vec<String> = cells.map(|cell| format!("{cell:>width$}")).collect();
        format!("{head_of:>head$}  {}", cells.join(" "))
    };
    let mut lines = vec![line(&corner, &mut (0..cells[0].len()).map(|column| column.to_string()))];
    for (row, cells) in cells.iter().enumerate() {
        lines.push(line(&row.to_string(), &mut cells.iter().cloned()));
    }
    lines
}

/// The numbers of each tuple as columns of coins with their names below.
fn columns(canvas: &mut Canvas, component: &Component, points: &Points) -> Result<Vec<String>, Failure> {
    let names = &points.formula.syntax().head;
    let (sizes, notes) = sizes(component, points);
    piles::columns(canvas, &sizes, &[], &notes)?;
    let tuple = |part: &Vec<u64>| {
        names.iter().zip(part).map(|(name, size)| format!("{name} {size}")).collect::<Vec<_>>().join("   ")
    };
    Ok(component.parts.iter().map(tuple).collect())
}

fn sizes(component: &Component, points: &Points) -> (Vec<u64>, Vec<Option<String>>) {
    let names = &points.formula.syntax().head;
    let named = component.parts.iter().flat_map(|part| part.iter().zip(names));
    named.map(|(size, name)| (*size, Some(name.clone()))).unzip()
}

/// The areas where a move changes the picture `drawn` of the tuples before it: the squares that tokens reach,
/// or the coins that come and go.
pub(super) fn touched(points: &Points, from: &Component, to: &Component, drawn: &[Shape]) -> Vec<Area> {
    let less = |all: &[Vec<u64>], without: &[Vec<u64>]| -> Vec<usize> {
        let mut without = without.to_vec();
        let mut gone = |part: &Vec<u64>| match without.iter().position(|other| other == part) {
            Some(i) => without.swap_remove(i) != *part,
            None => true,
        };
        (0..all.len()).filter(|&i| gone(&all[i])).collect()
    };
    let (gone, new) = (less(&from.parts, &to.parts), less(&to.parts, &from.parts));
    if points.formula.arity() == 2 {
        let mut places: Vec<(u64, u64)> = new.iter().map(|&i| square(&to.parts[i])).collect();
        // With one token it is clear which one moves.
        if from.parts.len() > 1 {
            places.extend(gone.iter().map(|&i| square(&from.parts[i])));
        }
        let mut areas: Vec<Area> =
            places.iter().map(|&place| Area::around(middle(place), squares::SIDE / 2.0)).collect();
        areas.retain(|area| drawn.iter().any(|shape| is_at(shape, area)));
        return areas;
    }
    let [gone] = gone[..] else { return Vec::new() };
    let arity = points.formula.arity();
    let (sizes, notes) = sizes(from, points);
    let left = match new[..] {
        [] => vec![0; arity],
        [new] => to.parts[new][..arity].to_vec(),
        _ => return Vec::new(),
    };
    let changed = (gone * arity..).zip(left).filter(|&(column, left)| sizes[column] != left);
    piles::changed(&sizes, &notes, changed)
}

/// Whether this shape is the square of a board at that place.
fn is_at(shape: &Shape, area: &Area) -> bool {
    matches!(shape, Shape::Rect { at, size, .. } if (*at, *size) == (area.at, area.size))
}

/// Draws rings on the squares that winning moves lead to, on a board with this offset.
pub(super) fn winning(canvas: &mut Canvas, component: &Component, moves: &[&WinningMove], by: Point) {
    let Some(points) = of_token(component) else { return };
    for place in reached(component, points) {
        if moves.iter().any(|found| found.to.iter().any(|to| square(to) == place)) {
            let (x, y) = middle(place);
            canvas.circle((x + by.0, y + by.1), RING, Role::Winning);
        }
    }
}

/// The square of a tuple.
fn square(tuple: &[u64]) -> (u64, u64) {
    (tuple[0], tuple[1])
}

fn middle((row, column): (u64, u64)) -> Point {
    ((column as f64 + 0.5) * squares::SIDE, (row as f64 + 0.5) * squares::SIDE)
}
