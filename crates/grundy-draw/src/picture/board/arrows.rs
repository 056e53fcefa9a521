//! A token on the vertices of a graph, and orders whose elements are taken.

use super::graphs::items;
use super::refuse_beyond;
use crate::canvas::{Canvas, Point, text_width};
use crate::layers::{Layout, stress};
use crate::look::Role;
use grundy::Failure;
use grundy::games::GraphBoard;
use grundy::graph::{StateGraph, quote};

/// The distance between neighbours.
const STEP: f64 = 72.0;
/// Half the height of a vertex.
const HALF_HEIGHT: f64 = 13.0;

/// The state of a vertex.
#[derive(Clone, Copy, PartialEq)]
enum Stands {
    Free,
    Token,
    Gone,
}

/// A token on a directed graph; vertices that were visited are pale.
pub(super) fn directed(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let graph = StateGraph::inline(board).map_err(|error| Failure::Refused(error.to_string()))?;
    let names: Vec<String> = graph.names().map(|name| quote(name).into_owned()).collect();
    let arcs = (0..graph.len())
        .flat_map(|from| graph.options(from as u32).iter().map(move |&to| [from, to as usize]));
    let arcs: Vec<[usize; 2]> = arcs.collect();
    walk(canvas, &names, &arcs, true, places)
}

/// A token on an undirected graph.
pub(super) fn undirected(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let graph = GraphBoard::read(board).map_err(|error| Failure::Refused(error.to_string()))?;
    walk(canvas, &graph.vertices, &graph.edges, false, places)
}

/// The vertex of the token.
pub(super) fn token_of(places: &str) -> String {
    token(places).0.to_string()
}

/// The vertex of the token and the list of those visited before; a semicolon in quotes belongs to a name.
fn token(places: &str) -> (&str, &str) {
    let (mut quoted, mut escaped) = (false, false);
    for (i, c) in places.char_indices() {
        if c == ';' && !quoted {
            return (places[..i].trim(), &places[i + 1..]);
        }
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
    }
    (places.trim(), "")
}

fn walk(
    canvas: &mut Canvas,
    names: &[String],
    edges: &[[usize; 2]],
    arrows: bool,
    places: &str,
) -> Result<Vec<String>, Failure> {
    refuse_beyond(names.len() as u64, "vertices")?;
    refuse_beyond(edges.len() as u64 / 10, "times ten edges")?;
    let (token, visited) = token(places);
    let visited = items(visited);
    let stands = |name: &String| match name {
        name if name == token => Stands::Token,
        name if visited.contains(name) => Stands::Gone,
        _ => Stands::Free,
    };
    let at = stress(names.len(), edges, STEP);
    for &[a, b] in edges {
        let both = edges.contains(&[b, a]) && a != b;
        arc(canvas, (at[a], half(&names[a])), (at[b], half(&names[b])), arrows, arrows && both);
    }
    for (name, at) in names.iter().zip(&at) {
        vertex(canvas, name, *at, stands(name));
    }
    let sign = if arrows { ">" } else { "-" };
    let listed = edges.iter().map(|[a, b]| format!("{}{sign}{}", names[*a], names[*b]));
    let gone = names.iter().filter(|name| stands(name) == Stands::Gone);
    let gone: Vec<&str> = gone.map(String::as_str).collect();
    Ok(vec![
        format!("token    {token}"),
        format!("visited  {}", if gone.is_empty() { "none".into() } else { gone.join(", ") }),
        format!("{}    {}", if arrows { "arcs " } else { "edges" }, listed.collect::<Vec<_>>().join(", ")),
    ])
}

/// Half the width of a vertex.
fn half(name: &str) -> f64 {
    (text_width(name, 12.0) / 2.0 + 6.0).max(HALF_HEIGHT)
}

fn vertex(canvas: &mut Canvas, name: &str, at: Point, stands: Stands) {
    let half = half(name);
    let (role, ink) = match stands {
        Stands::Free => (Role::Cell, Role::Ink),
        Stands::Token => (Role::Coin, Role::Strong),
        Stands::Gone => (Role::Gone, Role::Faint),
    };
    canvas.pill((at.0 - half, at.1 - HALF_HEIGHT), (2.0 * half, 2.0 * HALF_HEIGHT), role);
    canvas.label(at, 12.0, name, ink);
}

/// A line between two vertices; with `bowed` it leaves room for the one that leads back.
fn arc(canvas: &mut Canvas, (a, wide_a): (Point, f64), (b, wide_b): (Point, f64), arrow: bool, bowed: bool) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        canvas.circle((a.0, a.1 - 18.0), 8.0, Role::Move);
        return;
    }
    let bow = if bowed { 10.0 } else { 0.0 };
    let middle = (a.0 + dx / 2.0 - bow * dy / length, a.1 + dy / 2.0 + bow * dx / length);
    let edge = |at: Point, wide: f64, to: Point| {
        let (dx, dy) = (to.0 - at.0, to.1 - at.1);
        let scale = (dx / (wide + 1.0)).hypot(dy / (HALF_HEIGHT + 1.0)).max(1e-9);
        (at.0 + dx / scale, at.1 + dy / scale)
    };
    let mut points = vec![edge(a, wide_a, middle), edge(b, wide_b, middle)];
    if bowed {
        points.insert(1, middle);
    }
    canvas.path(points, arrow, Role::Move);
}

/// An order: elements that lie above others stand above; elements that are gone are pale.
pub(super) fn order(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let order = GraphBoard::read_order(board).map_err(|error| Failure::Refused(error.to_string()))?;
    elements(canvas, &order.vertices, &order.edges, places)
}

/// The divisors of a number that are left, each above those that divide it.
pub(super) fn divisors(canvas: &mut Canvas, board: &str, places: &str) -> Result<Vec<String>, Failure> {
    let n: u64 = grundy::parse_number(board).map_err(|error| Failure::Refused(error.to_string()))?;
    let mut all: Vec<u64> = (1..=n.isqrt()).filter(|d| n % d == 0).flat_map(|d| [d, n / d]).collect();
    all.sort_unstable();
    all.dedup();
    refuse_beyond(all.len() as u64, "divisors")?;
    let pairs = all.iter().enumerate().flat_map(|(i, a)| (0..i).map(move |j| (j, i, *a)));
    let below: Vec<[usize; 2]> = pairs.filter(|(j, _, a)| a % all[*j] == 0).map(|(j, i, _)| [j, i]).collect();
    let names: Vec<String> = all.iter().map(u64::to_string).collect();
    elements(canvas, &names, &below, places)
}

/// The elements of an order in levels, with a line to each one next above.
fn elements(
    canvas: &mut Canvas,
    names: &[String],
    below: &[[usize; 2]],
    places: &str,
) -> Result<Vec<String>, Failure> {
    refuse_beyond(names.len() as u64, "elements")?;
    let left = items(places);
    let mut down = vec![Vec::new(); names.len()];
    below.iter().for_each(|&[low, high]| down[high].push(low));
    next_below(&mut down);
    let widths: Vec<f64> = names.iter().map(|name| (2.0 * half(name) + 14.0) / 44.0).collect();
    let Some(layout) = Layout::new(&down, &widths) else {
        return Err(Failure::Refused("an order has no cycles".into()));
    };
    let at = |i: usize| (layout.places[i] * 44.0, -(layout.levels[i] as f64) * STEP * 0.85);
    let stands = |i: usize| left.contains(&names[i]);
    for (high, lows) in down.iter().enumerate() {
        for &low in lows {
            let top = layout.levels[high];
            let bends = layout.bends(high, low).iter().enumerate();
            let bends = bends.map(|(i, x)| (x * 44.0, -((top - 1 - i) as f64) * STEP * 0.85));
            let line: Vec<Point> = std::iter::once(at(high)).chain(bends).chain([at(low)]).collect();
            canvas.path(line, false, if stands(high) && stands(low) { Role::Axis } else { Role::Grid });
        }
    }
    for (i, name) in names.iter().enumerate() {
        vertex(canvas, name, at(i), if stands(i) { Stands::Free } else { Stands::Gone });
    }
    let pairs = down.iter().enumerate().flat_map(|(high, lows)| lows.iter().map(move |&low| (low, high)));
    let pairs = pairs.filter(|&(low, high)| stands(low) && stands(high));
    let pairs: Vec<String> = pairs.map(|(low, high)| format!("{}<{}", names[low], names[high])).collect();
    Ok(vec![
        format!("elements  {}", left.join(", ")),
        format!("order     {}", if pairs.is_empty() { "none".into() } else { pairs.join(", ") }),
    ])
}

/// Removes relations that follow from others: for a < b < c, that a < c.
fn next_below(down: &mut [Vec<usize>]) {
    let all = down.to_vec();
    let reaches = |from: usize, to: usize| {
        let (mut met, mut open) = (vec![false; all.len()], vec![from]);
        while let Some(at) = open.pop() {
            if at == to {
                return true;
            }
            if !std::mem::replace(&mut met[at], true) {
                open.extend(&all[at]);
            }
        }
        false
    };
    for lows in down.iter_mut() {
        lows.sort_unstable();
        lows.dedup();
        let before = lows.clone();
        lows.retain(|&low| !before.iter().any(|&other| other != low && reaches(other, low)));
    }
}
