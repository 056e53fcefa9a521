//! Graphs as boards: Node Kayles, Arc Kayles, Hackenbush.

use super::refuse_beyond;
use crate::canvas::{Canvas, Point, text_width};
use crate::layers::stress;
use crate::look::Role;
use grundy::Failure;
use grundy::games::GraphBoard;
use std::collections::{BTreeMap, HashSet, VecDeque};

/// The distance between neighbours.
const STEP: f64 = 64.0;

fn read(board: &str) -> Result<GraphBoard, Failure> {
    let graph = GraphBoard::read(board).map_err(|error| Failure::Refused(error.to_string()))?;
    refuse_beyond(graph.vertices.len() as u64, "vertices")?;
    refuse_beyond(graph.edges.len() as u64, "edges")?;
    Ok(graph)
}

/// The items of a list with commas, some in quotes.
pub(super) fn items(places: &str) -> Vec<String> {
    let (mut items, mut item, mut quoted, mut escaped) = (Vec::new(), String::new(), false, false);
    for c in places.chars() {
        if c == ',' && !quoted {
            items.push(std::mem::take(&mut item));
            continue;
        }
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        item.push(c);
    }
    items.push(item);
    items.into_iter().map(|item| item.trim().to_string()).filter(|item| !item.is_empty()).collect()
}

fn edge_name(graph: &GraphBoard, [a, b]: [usize; 2]) -> String {
    format!("{}-{}", graph.vertices[a], graph.vertices[b])
}

/// Node Kayles: the vertices left, with the edges between them; those that are gone stay pale.
pub(super) fn vertices(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let graph = read(board)?;
    let left: HashSet<String> = items(places).into_iter().collect();
    let stands: Vec<bool> = graph.vertices.iter().map(|name| left.contains(name)).collect();
    let at = stress(graph.vertices.len(), &graph.edges, STEP);
    for &[a, b] in &graph.edges {
        canvas.line(at[a], at[b], if stands[a] && stands[b] { Role::Axis } else { Role::Grid });
    }
    names(canvas, &graph, &at, &stands);
    let edges = graph.edges.iter().filter(|[a, b]| stands[*a] && stands[*b]);
    Ok(vec![format!("vertices  {places}"), format!("edges     {}", listed(&graph, edges))])
}

/// A ring of pins, `cycle 7`: all its vertices.
pub(super) fn ring(canvas: &mut Canvas, board: &str) -> Result<Vec<String>, Failure> {
    let all = read(board)?.vertices.join(", ");
    vertices(canvas, board, &all)
}

/// Arc Kayles: the edges left; a vertex without them is pale.
pub(super) fn edges(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let graph = read(board)?;
    let left: HashSet<String> = items(places).into_iter().collect();
    let stands = |ends: &[usize; 2]| left.contains(&edge_name(&graph, *ends));
    let at = stress(graph.vertices.len(), &graph.edges, STEP);
    let mut touched = vec![false; graph.vertices.len()];
    for ends in &graph.edges {
        let [a, b] = *ends;
        canvas.line(at[a], at[b], if stands(ends) { Role::Axis } else { Role::Grid });
        if stands(ends) {
            (touched[a], touched[b]) = (true, true);
        }
    }
    names(canvas, &graph, &at, &touched);
    Ok(vec![format!("edges  {}", listed(&graph, graph.edges.iter().filter(|ends| stands(ends))))])
}

fn listed<'g>(graph: &'g GraphBoard, edges: impl Iterator<Item = &'g [usize; 2]>) -> String {
    edges.map(|ends| edge_name(graph, *ends)).collect::<Vec<_>>().join(", ")
}

fn names(canvas: &mut Canvas, graph: &GraphBoard, at: &[Point], stands: &[bool]) {
    for ((name, at), stands) in graph.vertices.iter().zip(at).zip(stands) {
        let half = (text_width(name, 12.0) / 2.0 + 6.0).max(13.0);
        let (role, ink) = if *stands { (Role::Cell, Role::Ink) } else { (Role::Gone, Role::Faint) };
        canvas.pill((at.0 - half, at.1 - 13.0), (2.0 * half, 26.0), role);
        canvas.label(*at, 12.0, name.clone(), ink);
    }
}

/// Hackenbush: the edges left, standing on the ground, each vertex as high as its distance from there.
pub(super) fn hackenbush(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let graph = read(board)?;
    let ground = ground(&graph);
    let edges = edges_left(&graph, places);
    // Every vertex has its place on the whole board, so that nothing moves while edges are cut.
    let height = distances(graph.vertices.len(), &graph.edges, ground);
    let all = standing(&graph, &graph.edges, ground, &height);
    let stands = distances(graph.vertices.len(), &edges, ground);
    let at: Vec<Option<Point>> =
        all.iter().zip(&stands).map(|(at, stands)| at.filter(|_| stands.is_some())).collect();
    let right = all.iter().flatten().map(|at| at.0).fold(0.0, f64::max) + 30.0;
    canvas.line((-30.0, 0.0), (right, 0.0), Role::Ground);
    let mut drawn: BTreeMap<[usize; 2], usize> = BTreeMap::new();
    for &[a, b] in &edges {
        let times = drawn.entry([a.min(b), a.max(b)]).or_insert(0);
        *times += 1;
        stalk(canvas, foot(&at, a, b), foot(&at, b, a), *times - 1, a == b);
    }
    for (vertex, at) in at.iter().enumerate().filter_map(|(vertex, at)| Some((vertex, (*at)?))) {
        canvas.circle(at, 3.5, Role::Dark);
        canvas.label((at.0 + 12.0, at.1 - 7.0), 11.0, graph.vertices[vertex].clone(), Role::Faint);
    }
    Ok(vec![format!("edges  {}", listed(&graph, edges.iter()))])
}

fn ground(graph: &GraphBoard) -> usize {
    let named = |wanted: &str| graph.vertices.iter().position(|name| name == wanted);
    named("ground").or_else(|| named("0")).unwrap_or(0)
}

/// The edges of a list. Parallel edges share a name, so each item stands for one of them.
fn edges_left(graph: &GraphBoard, places: &str) -> Vec<[usize; 2]> {
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    items(places).into_iter().for_each(|item| *left.entry(item).or_insert(0) += 1);
    let mut edges = Vec::new();
    for ends in &graph.edges {
        if let Some(count) = left.get_mut(&edge_name(graph, *ends)).filter(|count| **count > 0) {
            *count -= 1;
            edges.push(*ends);
        }
    }
    edges
}

/// The line of one edge on the board of Arc Kayles or Hackenbush.
pub(super) fn line(game: &str, board: &str, places: &str, edge: &str) -> Option<Vec<Point>> {
    let graph = read(board).ok()?;
    let [a, b] = edges_left(&graph, places).into_iter().find(|&ends| edge_name(&graph, ends) == edge)?;
    if game != "hackenbush" {
        let at = stress(graph.vertices.len(), &graph.edges, STEP);
        return Some(vec![at[a], at[b]]);
    }
    let ground = ground(&graph);
    let height = distances(graph.vertices.len(), &graph.edges, ground);
    let at = standing(&graph, &graph.edges, ground, &height);
    Some(vec![foot(&at, a, b), foot(&at, b, a)])
}

/// Where an edge begins: at its vertex, or on the ground below the other end.
fn foot(at: &[Option<Point>], vertex: usize, other: usize) -> Point {
    at[vertex].unwrap_or_else(|| (at[other].map_or(0.0, |at| at.0), 0.0))
}

/// Draws an edge; repeated ones are bowed, and a loop is a ring.
fn stalk(canvas: &mut Canvas, from: Point, to: Point, times: usize, ring: bool) {
    if ring {
        canvas.circle((from.0, from.1 - 12.0 - 5.0 * times as f64), 12.0 + 5.0 * times as f64, Role::Stalk);
        return;
    }
    let side = if times % 2 == 1 { 1.0 } else { -1.0 };
    let bow = side * 14.0 * times.div_ceil(2) as f64;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let points = (0..=8).map(|i| {
        let t = f64::from(i) / 8.0;
        let out = 4.0 * t * (1.0 - t) * bow;
        (from.0 + t * dx - out * dy / length, from.1 + t * dy + out * dx / length)
    });
    let points: Vec<Point> = if times == 0 { vec![from, to] } else { points.collect() };
    canvas.path(points, false, Role::Stalk);
}

/// The distance of each vertex from the ground, if it is connected with it.
fn distances(vertices: usize, edges: &[[usize; 2]], ground: usize) -> Vec<Option<usize>> {
    let mut near = vec![Vec::new(); vertices];
    for &[a, b] in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let mut far = vec![None; vertices];
    far[ground] = Some(0);
    let mut queue = VecDeque::from([ground]);
    while let Some(vertex) = queue.pop_front() {
        for &next in &near[vertex] {
            if far[next].is_none() {
                far[next] = far[vertex].map(|far| far + 1);
                queue.push_back(next);
            }
        }
    }
    far
}

/// The places of the vertices above the ground: each height in an order with few crossings. The ground itself
/// has no place: what stands on it stands side by side.
fn standing(
    graph: &GraphBoard,
    edges: &[[usize; 2]],
    ground: usize,
    height: &[Option<usize>],
) -> Vec<Option<Point>> {
    let order: Vec<usize> =
        (0..graph.vertices.len()).filter(|&vertex| vertex != ground && height[vertex].is_some()).collect();
    let index: BTreeMap<usize, usize> = order.iter().enumerate().map(|(i, &vertex)| (vertex, i)).collect();
    let far = |vertex: usize| height[vertex].unwrap_or(0);
    // A vertex leads to those above it, so the highest are on the lowest level: heights are read from that.
    let mut down = vec![Vec::new(); order.len()];
    for &[a, b] in edges {
        let (low, high) = if far(a) < far(b) { (a, b) } else { (b, a) };
        if let (Some(&low), Some(&high)) = (index.get(&low), index.get(&high)) {
            if far(order[low]) < far(order[high]) {
                down[high].push(low);
            }
        }
    }
    let places = crate::layers::Layout::new(&down, &vec![1.0; order.len()]).map(|layout| layout.places);
    let places = places.unwrap_or_else(|| (0..order.len()).map(|i| i as f64).collect());
    let least = places.iter().copied().fold(f64::INFINITY, f64::min);
    let mut at = vec![None; graph.vertices.len()];
    for (&vertex, place) in order.iter().zip(&places) {
        at[vertex] = Some(((place - least) * STEP, -(far(vertex) as f64) * STEP));
    }
    at
}
