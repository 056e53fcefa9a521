//! Graphs without a direction: neighbours near each other, others at the distance of the path between them.

use crate::canvas::Point;
use std::collections::VecDeque;
use std::f64::consts::TAU;

/// How many times all vertices are moved.
const ROUNDS: usize = 200;

/// Places for the vertices of a graph, by stress majorization (Gansner, Koren, North 2004): the distances of
/// places approach the lengths of paths. It starts from a circle without randomness, so a graph always looks
/// the same.
///
/// ```
/// let square = grundy_draw::layers::stress(4, &[[0, 1], [1, 2], [2, 3], [3, 0]], 10.0);
/// let far = |a: usize, b: usize| (square[a].0 - square[b].0).hypot(square[a].1 - square[b].1);
/// assert!(far(0, 1) < far(0, 2) && (far(0, 1) - far(1, 2)).abs() < 0.1);
/// ```
///
/// # Cost
/// The square of the number of vertices, 200 times.
pub fn stress(vertices: usize, edges: &[[usize; 2]], step: f64) -> Vec<Point> {
    let ways = ways(vertices, edges);
    let radius = 0.5 * vertices as f64 / TAU.sqrt();
    let angle = |i: usize| TAU * i as f64 / vertices.max(1) as f64 - TAU / 4.0;
    let mut at: Vec<Point> =
        (0..vertices).map(|i| (radius * angle(i).cos(), radius * angle(i).sin())).collect();
    for _ in 0..ROUNDS {
        for i in 0..vertices {
            let (mut sum, mut weights) = ((0.0, 0.0), 0.0);
            for j in (0..vertices).filter(|&j| j != i) {
                let wish = ways[i][j];
                let (dx, dy) = (at[i].0 - at[j].0, at[i].1 - at[j].1);
                let length = dx.hypot(dy).max(1e-6);
                let weight = 1.0 / (wish * wish);
                sum.0 += weight * (at[j].0 + wish * dx / length);
                sum.1 += weight * (at[j].1 + wish * dy / length);
                weights += weight;
            }
            if weights > 0.0 {
                at[i] = (sum.0 / weights, sum.1 / weights);
            }
        }
    }
    flat(&mut at);
    at.into_iter().map(|(x, y)| (x * step, y * step)).collect()
}

/// The length of the path between any two vertices; without a path, a little more than the longest one.
fn ways(vertices: usize, edges: &[[usize; 2]]) -> Vec<Vec<f64>> {
    let mut near = vec![Vec::new(); vertices];
    for &[a, b] in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let none = (vertices as f64).sqrt() + 1.0;
    let from = |start: usize| {
        let mut ways = vec![none; vertices];
        let mut met = vec![false; vertices];
        let mut queue = VecDeque::from([(start, 0.0)]);
        met[start] = true;
        while let Some((vertex, way)) = queue.pop_front() {
            ways[vertex] = way;
            for &next in &near[vertex] {
                if !std::mem::replace(&mut met[next], true) {
                    queue.push_back((next, way + 1.0));
                }
            }
        }
        ways
    };
    (0..vertices).map(from).collect()
}

/// Rotates the places so that they are widest from left to right, with the first vertex to the left and
/// above.
fn flat(at: &mut [Point]) {
    let count = at.len().max(1) as f64;
    let (mx, my) = at.iter().fold((0.0, 0.0), |m, p| (m.0 + p.0 / count, m.1 + p.1 / count));
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in at.iter() {
        let (dx, dy) = (x - mx, y - my);
        (xx, xy, yy) = (xx + dx * dx, xy + dx * dy, yy + dy * dy);
    }
    let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
    let (sin, cos) = angle.sin_cos();
    for point in at.iter_mut() {
        let (dx, dy) = (point.0 - mx, point.1 - my);
        *point = (dx * cos + dy * sin, dy * cos - dx * sin);
    }
    let first = at.first().copied().unwrap_or_default();
    let turn = |from: f64| if from > 1e-9 { -1.0 } else { 1.0 };
    at.iter_mut().for_each(|point| *point = (point.0 * turn(first.0), point.1 * turn(first.1)));
}
