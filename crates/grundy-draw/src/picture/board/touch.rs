//! The areas where the picture of a board changes with each move, so that people can touch it there.

use super::{Area, boards, one, piles, tuples};
use crate::canvas::{Canvas, Shape};
use crate::figure::Figure;
use crate::look::Role;
use crate::picture::{Picture, clipped};
use grundy::{Budget, Component, Failure, Kind, Position};
use std::collections::HashMap;

/// A board, and the areas where each move changes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch {
    /// The board before the moves.
    pub picture: Picture,
    /// The part of the plane that the SVG shows, with the areas.
    pub view: Area,
    /// For each move the areas that it changes; none if the position after it is not drawn on the same board.
    pub moves: Vec<Vec<Area>>,
}

/// The board of a position, and for each position after a move the rectangles of the shapes that differ from
/// it. If every move of a piece empties its place, that place is left out: the new place of the piece
/// distinguishes the moves. The outcome does not matter.
///
/// ```
/// use grundy::{Budget, games};
/// use grundy_draw::touch;
/// let at = |text: &str| games::position(text).unwrap();
/// let cram = touch(&at("cram 2x2"), &[at("cram : ##/..")], &mut Budget::default())?;
/// let [left, right] = cram.moves[0][..] else { panic!("a domino covers two squares") };
/// assert!((right.at.0 - left.at.0 - left.size.0).abs() < 1e-9);
/// assert_eq!(left.at.1, right.at.1);
/// # Ok::<(), grundy::Failure>(())
/// ```
///
/// # Errors
/// As for [`board`](crate::board).
///
/// # Cost
/// Each position after a move is drawn.
pub fn touch(position: &Position, moves: &[Position], budget: &mut Budget<'_>) -> Result<Touch, Failure> {
    let title = clipped(&position.to_string(), 90);
    let mut canvas = Canvas::new(title.clone(), format!("The board of {title}."));
    let mut text = String::new();
    let (_, moved) = boards(position, 0.0, &mut canvas, &mut text, &Figure::default(), None)?;
    let picture = Picture { canvas, text, dot: None };
    let mut before = Vec::new();
    for component in &position.components {
        let mut canvas = Canvas::new("", "");
        one(component, component, &mut canvas)?;
        before.push(flat(canvas.shapes));
    }
    let mut areas = Vec::with_capacity(moves.len());
    for after in moves {
        let mut all = Vec::new();
        if after.components.len() == before.len() {
            let components = position.components.iter().zip(&after.components);
            for (((from, to), drawn), by) in components.zip(&before).zip(&moved) {
                budget.spend(1 + drawn.len() as u64)?;
                if from.ruleset.canonical() == to.ruleset.canonical() {
                    all.extend(differing(from, to, drawn)?.into_iter().map(|area| area.moved(*by)));
                }
            }
        }
        areas.push(all);
    }
    if has_token(position) {
        leave_common_out(&mut areas);
    }
    let (at, size) = picture.canvas.view();
    Ok(Touch { picture, view: Area { at, size }, moves: areas })
}

/// The areas where the pictures of a component before and after a move differ.
pub(super) fn differing(from: &Component, to: &Component, before: &[Shape]) -> Result<Vec<Area>, Failure> {
    if from.places() == to.places() {
        return Ok(Vec::new());
    }
    match from.ruleset.kind() {
        Kind::Heap(_) => return Ok(piles::touched(from, to).unwrap_or_default()),
        Kind::Points(points) => return Ok(tuples::touched(points, from, to, before)),
        _ => {}
    }
    let mut canvas = Canvas::new("", "");
    one(to, from, &mut canvas)?;
    let after = flat(canvas.shapes);
    let shapes = changed(before, &after);
    let seen = |text: bool| {
        let mut areas: Vec<Area> = Vec::new();
        for shape in shapes.iter().filter(|shape| matches!(shape, Shape::Text { .. }) == text) {
            let area = area(shape);
            if !areas.contains(&area) {
                areas.push(area);
            }
        }
        areas
    };
    // Numbers only show what cannot be drawn.
    let areas = seen(false);
    Ok(if areas.is_empty() { seen(true) } else { areas })
}

/// The shapes without groups, and without those that are not part of the play.
pub(super) fn flat(shapes: Vec<Shape>) -> Vec<Shape> {
    let mut all = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Group { shapes, .. } => all.extend(flat(shapes)),
            Shape::Text { role: Role::Faint, .. } => {}
            Shape::Line { role: Role::Ground, .. } | Shape::Rect { role: Role::Plate, .. } => {}
            shape => all.push(shape),
        }
    }
    all
}

/// The shapes that only one of the two pictures has. A shape that is replaced by another one at its place,
/// such as an empty square, is left out: the other shape represents both.
fn changed<'s>(before: &'s [Shape], after: &'s [Shape]) -> Vec<&'s Shape> {
    let same = before.iter().zip(after).take_while(|(a, b)| a == b).count();
    let (before, after) = (&before[same..], &after[same..]);
    let tail = before.iter().rev().zip(after.iter().rev()).take_while(|(a, b)| a == b).count();
    let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
    let mut counts: HashMap<String, i64> = HashMap::new();
    before.iter().for_each(|shape| *counts.entry(format!("{shape:?}")).or_insert(0) += 1);
    let mut only_after = Vec::new();
    for shape in after {
        match counts.get_mut(&format!("{shape:?}")).filter(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => only_after.push(shape),
        }
    }
    let mut only_before: Vec<&Shape> = Vec::new();
    for shape in before {
        if let Some(count) = counts.get_mut(&format!("{shape:?}")).filter(|count| **count > 0) {
            *count -= 1;
            only_before.push(shape);
        }
    }
    only_before.append(&mut only_after);
    only_before
}

/// The area of a shape: its rectangle, or the middle of a line.
fn area(shape: &Shape) -> Area {
    if let Shape::Line { points, .. } = shape {
        let middle = points.len() / 2;
        let (a, b) = if points.len() % 2 == 1 {
            (points[middle], points[middle])
        } else {
            (points[middle - 1], points[middle])
        };
        return Area::around(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), 12.0);
    }
    if let Shape::Rect { at, size, .. } = shape {
        return Area { at: *at, size: *size };
    }
    let mut canvas = Canvas::new("", "");
    canvas.shapes.push(shape.clone());
    let (at, end) = canvas.bounds();
    Area { at, size: (end.0 - at.0, end.1 - at.1) }
}

/// Whether there is one piece, which every move moves.
fn has_token(position: &Position) -> bool {
    let [component] = &position.components[..] else { return false };
    match component.ruleset.kind() {
        Kind::Game(rules) => {
            ["geography ", "undirected-geography "].iter().any(|name| rules.name.starts_with(name))
        }
        _ => false,
    }
}

/// Removes the area that several moves share, if each also changes another one.
fn leave_common_out(moves: &mut [Vec<Area>]) {
    let [first, others @ ..] = &*moves else { return };
    let common = first.iter().copied().find(|area| others.iter().all(|areas| areas.contains(area)));
    if let Some(common) = common.filter(|_| moves.iter().all(|areas| areas.len() > 1)) {
        moves.iter_mut().for_each(|areas| areas.retain(|area| *area != common));
    }
}
