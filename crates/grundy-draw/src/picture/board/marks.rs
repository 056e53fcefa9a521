//! The winning move on a board: what it touches is thick, and what else it changes is dashed.

use super::squares::SIDE;
use super::{Area, arrows, graphs, places, stairs, touch};
use crate::canvas::{Canvas, Point, Shape};
use crate::look::Role;
use grundy::solve::WinningMove;
use grundy::{Component, Kind};

/// Marks a winning move on the board of a component, where `after` is what it leaves. Nothing is marked where the
/// position after it has another board.
pub(super) fn mark(canvas: &mut Canvas, component: &Component, found: &WinningMove, after: &Component) {
    let drawn = canvas.shapes.clone();
    let (Kind::Game(rules), Some(made)) = (component.ruleset.kind(), &found.made) else {
        // Heaps are marked as they are drawn, and the squares of tokens have rings.
        if matches!(component.ruleset.kind(), Kind::Points(points) if points.formula.arity() != 2) {
            changes(canvas, &areas(component, after, &drawn));
        }
        return;
    };
    let (name, board) = rules.name.split_once(' ').unwrap_or((&rules.name, ""));
    match name {
        "cram" => frame(canvas, &areas(component, after, &drawn)),
        "clobber" | "cannibal-clobber" => {
            if let [from, to] = squares(&made.name, 1)[..] {
                arrow(canvas, from, to);
            }
        }
        "corner-knight" => {
            if let [from, to] = squares(&made.name, 0)[..] {
                arrow(canvas, from, to);
            }
        }
        "treblecross" | "xo-strip" => frame(canvas, &areas(component, after, &drawn)),
        "chomp" => {
            let bitten = areas(component, after, &drawn);
            changes(canvas, &bitten);
            frame(canvas, &bitten[..bitten.len().min(1)]);
        }
        "cut-cake" => {
            if let Some((from, to)) = places::cut(&component.places(), &made.name) {
                canvas.line(from, to, Role::Winning);
            }
        }
        "nimble" | "silver-dollar" => {
            let ends: Vec<f64> = made.name.split(" to ").filter_map(|end| end.trim().parse().ok()).collect();
            if let [from, to] = ends[..] {
                let middle = |square: f64| (square + 0.5) * SIDE;
                let top = canvas.bounds().0.1 - 3.0;
                canvas.path(bow((middle(from), top), (middle(to), top)), true, Role::Winning);
            }
        }
        "staircase" => {
            let numbers: Vec<usize> =
                made.name.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            if let [_, from, _] = numbers[..] {
                let [from, to] = [from, from - 1].map(|stair| stairs::above(&component.places(), stair));
                canvas.path(bow(from, to), true, Role::Winning);
            }
        }
        "node-kayles" | "poset" | "schuh" => {
            let mut gone = pills(&areas(component, after, &drawn));
            let chosen = label(&drawn, &made.name);
            gone.retain(|area| chosen.is_none_or(|at| !area.contains(at)));
            changes(canvas, &gone);
            ring(canvas, &drawn, &made.name);
        }
        "arc-kayles" | "hackenbush" => {
            if let Some(line) = graphs::line(name, board, &component.places(), &made.name) {
                cross(canvas, &line);
            }
        }
        "geography" | "undirected-geography" => {
            let [from, to] = [component, after].map(|component| arrows::token_of(&component.places()));
            let [from, to] = [from, to].map(|name| label(&drawn, &name));
            if let (Some(from), Some(to)) = (from, to) {
                canvas.path(shortened(from, to, 14.0), true, Role::Winning);
            }
        }
        _ => changes(canvas, &areas(component, after, &drawn)),
    }
}

fn areas(component: &Component, after: &Component, drawn: &[Shape]) -> Vec<Area> {
    touch::differing(component, after, &touch::flat(drawn.to_vec())).unwrap_or_default()
}

/// The squares of a written move, as `(1,2)-(1,3)`, whose numbers start at `first`.
fn squares(made: &str, first: u64) -> Vec<Point> {
    let middle = |(row, column): (u64, u64)| {
        ((column.saturating_sub(first) as f64 + 0.5) * SIDE, (row.saturating_sub(first) as f64 + 0.5) * SIDE)
    };
    places::pairs(made).into_iter().map(middle).collect()
}

/// Draws a cross on the middle of an edge.
fn cross(canvas: &mut Canvas, edge: &[Point]) {
    const ARM: f64 = 7.0;
    let [from, .., to] = edge else { return };
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    canvas.line((x - ARM, y - ARM), (x + ARM, y + ARM), Role::Winning);
    canvas.line((x - ARM, y + ARM), (x + ARM, y - ARM), Role::Winning);
}

/// Draws an arrow from one square to another.
fn arrow(canvas: &mut Canvas, from: Point, to: Point) {
    canvas.path(vec![from, to], true, Role::Winning);
}

/// The part of a line between the edges of two vertices.
fn shortened(from: Point, to: Point, by: f64) -> Vec<Point> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    let (dx, dy) = (dx / length * by, dy / length * by);
    vec![(from.0 + dx, from.1 + dy), (to.0 - dx, to.1 - dy)]
}

/// A line between two points that is bowed upwards.
fn bow(from: Point, to: Point) -> Vec<Point> {
    const STEPS: usize = 12;
    let high = 10.0 + 0.15 * (to.0 - from.0).abs();
    let along = |i: usize| {
        let t = i as f64 / STEPS as f64;
        (from.0 + t * (to.0 - from.0), from.1 + t * (to.1 - from.1) - 4.0 * t * (1.0 - t) * high)
    };
    (0..=STEPS).map(along).collect()
}

/// Draws a thick frame around some areas.
fn frame(canvas: &mut Canvas, areas: &[Area]) {
    let fold = |of: &dyn Fn(&Area) -> f64, pick: &dyn Fn(f64, f64) -> f64| {
        areas.iter().map(of).reduce(pick).unwrap_or_default()
    };
    if areas.is_empty() {
        return;
    }
    let (left, top) = (fold(&|a| a.at.0, &f64::min), fold(&|a| a.at.1, &f64::min));
    let right = fold(&|a| a.at.0 + a.size.0, &f64::max);
    let bottom = fold(&|a| a.at.1 + a.size.1, &f64::max);
    const INSIDE: f64 = 3.0;
    let size = (right - left - 2.0 * INSIDE, bottom - top - 2.0 * INSIDE);
    canvas.shapes.push(Shape::Rect {
        at: (left + INSIDE, top + INSIDE),
        size,
        round: (size.0.min(size.1) / 2.0).clamp(0.0, 10.0),
        role: Role::Winning,
    });
}

/// Draws a dashed frame around each area.
fn changes(canvas: &mut Canvas, areas: &[Area]) {
    for Area { at, size } in areas {
        let inside = if size.0 > 20.0 && size.1 > 20.0 { 3.0 } else { 0.0 };
        canvas.shapes.push(Shape::Rect {
            at: (at.0 + inside, at.1 + inside),
            size: (size.0 - 2.0 * inside, size.1 - 2.0 * inside),
            round: (size.0.min(size.1) / 2.0 - inside).clamp(0.0, 10.0),
            role: Role::Exception,
        });
    }
}

/// The areas of vertices among those of vertices and edges.
fn pills(areas: &[Area]) -> Vec<Area> {
    // The middle of an edge has a square of 24.
    areas.iter().copied().filter(|area| area.size.0 != area.size.1 || area.size.0 > 25.0).collect()
}

/// Where a name is written.
fn label(drawn: &[Shape], name: &str) -> Option<Point> {
    drawn.iter().find_map(|shape| match shape {
        Shape::Text { at, size, text, .. } if text == name => Some((at.0, at.1 - 0.36 * size)),
        _ => None,
    })
}

/// Draws a thick ring around the vertex of a name.
fn ring(canvas: &mut Canvas, drawn: &[Shape], name: &str) {
    if let Some(at) = label(drawn, name) {
        let half = (crate::canvas::text_width(name, 12.0) / 2.0 + 6.0).max(13.0) + 4.0;
        canvas.pill((at.0 - half, at.1 - 17.0), (2.0 * half, 34.0), Role::Winning);
    }
}
