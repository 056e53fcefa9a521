//! The places of the nodes of a state graph.

use super::Drawn;
use crate::canvas::{Point, text_width};
use crate::layers::Layout;
use crate::picture::TEXT;

/// The sizes and places of nodes: levels below each other, or next to each other if there are many narrow
/// ones.
pub(super) struct Places {
    pub layout: Layout,
    /// The highest level.
    top: f64,
    sideways: bool,
    /// From one level to the next.
    level: f64,
    /// From one node to its neighbour.
    across: f64,
    /// Half the width of each node.
    pub half: Vec<f64>,
    /// The nodes of each level, unless there are too many to look for those in the way of a move.
    nodes_between: Option<Vec<Vec<usize>>>,
}

/// In larger graphs, moves keep their bends: levels of a move times nodes of a level, over all moves.
const MAX_LOOKS: usize = 2_000_000;

/// Half the height of a node.
pub(super) const NODE: f64 = 17.0;

/// A line with its corners rounded; its ends stay.
fn smooth(points: &[Point]) -> Vec<Point> {
    /// How far before and after a corner the curve begins and ends.
    const ROUND: f64 = 24.0;
    const STEPS: usize = 6;
    let mut curve = vec![points[0]];
    for corner in points.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let towards = |to: Point| {
            let (dx, dy) = (to.0 - at.0, to.1 - at.1);
            let share = ROUND.min(dx.hypot(dy) / 2.0) / dx.hypot(dy).max(1e-9);
            (at.0 + share * dx, at.1 + share * dy)
        };
        let (from, to) = (towards(before), towards(after));
        curve.extend((0..=STEPS).map(|i| {
            let t = i as f64 / STEPS as f64;
            let mix = |a: f64, b: f64, c: f64| (1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
            (mix(from.0, at.0, to.0), mix(from.1, at.1, to.1))
        }));
    }
    curve.extend(points.last().filter(|_| points.len() > 1));
    curve
}

impl Places {
    pub fn new(drawn: &Drawn<'_>) -> Places {
        let options = &drawn.options;
        let half: Vec<f64> = drawn
            .nodes
            .iter()
            .map(|&node| (text_width(&drawn.name(node), TEXT) * 0.55 + 8.0).max(NODE))
            .collect();
        let widest = half.iter().copied().fold(NODE, f64::max);
        let across = 2.0 * NODE + 12.0;
        // First with all nodes alike, to find their orientation.
        let widths: Vec<f64> = half.iter().map(|half| (2.0 * half + 12.0) / across).collect();
        let layout = Layout::new(options, &widths).expect("a graph without cycles has levels");
        let mut sizes = vec![0usize; layout.height()];
        layout.levels.iter().for_each(|&level| sizes[level] += 1);
        let most = sizes.iter().copied().max().unwrap_or(1);
        let top = sizes.len() as f64 - 1.0;
        let nodes_between = {
            let spans = |from: usize, to: &usize| layout.levels[from] - layout.levels[*to];
            let moves = options.iter().enumerate();
            let spans: usize =
                moves.map(|(from, to)| to.iter().map(|to| spans(from, to).pow(2)).sum::<usize>()).sum();
            let mut levels = vec![Vec::new(); layout.height()];
            layout.levels.iter().enumerate().for_each(|(node, &level)| levels[level].push(node));
            (spans.saturating_mul(most) <= MAX_LOOKS).then_some(levels)
        };
        let sideways = layout.height() > 2 * most && widest < 30.0;
        if sideways {
            let layout = Layout::new(options, &vec![1.0; options.len()]).expect("levels as before");
            let level = 2.0 * widest + 26.0;
            return Places { layout, top, sideways, level, across, half, nodes_between };
        }
        // Many moves between two levels need more distance to be distinguished.
        let level = 74.0 + (most as f64).sqrt() * 4.0;
        Places { layout, top, sideways, level, across, half, nodes_between }
    }

    fn point(&self, level: f64, place: f64) -> Point {
        let down = (self.top - level) * self.level;
        let across = place * self.across;
        if self.sideways { (down, across) } else { (across, down) }
    }

    pub fn node(&self, node: usize) -> Point {
        self.point(self.layout.levels[node] as f64, self.layout.places[node])
    }

    /// The places where a move bends.
    pub fn bends(&self, from: usize, to: usize) -> impl Iterator<Item = Point> {
        let top = self.layout.levels[from];
        let bends = self.layout.bends(from, to).iter().enumerate();
        bends.map(move |(i, place)| self.point((top - 1 - i) as f64, *place))
    }

    /// The points of a move, from the edge of one node to that of the other: straight where no other node is in the
    /// way, otherwise a curve around them.
    pub fn line(&self, from: usize, to: usize) -> Vec<Point> {
        let mut points = vec![self.node(from)];
        points.extend(self.bends(from, to));
        points.push(self.node(to));
        if self.nodes_between.is_some() {
            points = self.taut(&points, from, to);
        }
        let last = points.len() - 1;
        points[0] = self.edge(from, points[1]);
        points[last] = self.edge(to, points[last - 1]);
        if self.nodes_between.is_some() { smooth(&points) } else { points }
    }

    /// The bends that the move needs: from each point straight on to the farthest one that no node hides.
    fn taut(&self, points: &[Point], from: usize, to: usize) -> Vec<Point> {
        let mut kept = vec![points[0]];
        let mut at = 0;
        while at + 1 < points.len() {
            let next = (at + 1..points.len())
                .rev()
                .find(|&next| next == at + 1 || self.is_clear(points[at], points[next], from, to));
            at = next.unwrap_or(at + 1);
            kept.push(points[at]);
        }
        self.upright(&kept, from, to)
    }

    /// The same line, which crosses the level of a bend at a right angle where it would touch a neighbour there.
    fn upright(&self, kept: &[Point], from: usize, to: usize) -> Vec<Point> {
        const BEYOND: f64 = 8.0;
        let widest = self.half.iter().copied().fold(NODE, f64::max);
        let (dx, dy) = if self.sideways { (widest + BEYOND, 0.0) } else { (0.0, NODE + BEYOND) };
        let mut points = vec![kept[0]];
        for three in kept.windows(3) {
            let [before, at, after] = [three[0], three[1], three[2]];
            if self.is_clear(before, at, from, to) && self.is_clear(at, after, from, to) {
                points.push(at);
            } else {
                points.extend([(at.0 - dx, at.1 - dy), (at.0 + dx, at.1 + dy)]);
            }
        }
        points.extend(kept.last().filter(|_| kept.len() > 1));
        points
    }

    /// Whether no node but the two ends of a move touches a line.
    fn is_clear(&self, a: Point, b: Point, from: usize, to: usize) -> bool {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let hits = |node: usize| {
            // In a plane where the node and a margin are a circle of radius 1.
            let at = self.node(node);
            let (wide, high) = (self.half[node] + 5.0, NODE + 5.0);
            let (x, y) = ((a.0 - at.0) / wide, (a.1 - at.1) / high);
            let (dx, dy) = (dx / wide, dy / high);
            let t = (-(x * dx + y * dy) / (dx * dx + dy * dy).max(1e-9)).clamp(0.0, 1.0);
            (x + t * dx).hypot(y + t * dy) < 1.0
        };
        let Some(levels) = &self.nodes_between else { return false };
        let (top, low) = (self.layout.levels[from], self.layout.levels[to]);
        !levels[low + 1..top].iter().flatten().any(|&node| node != from && node != to && hits(node))
    }

    /// Where the line from the middle of a node towards a point leaves it: at an ellipse slightly larger than
    /// its shape.
    fn edge(&self, node: usize, towards: Point) -> Point {
        let at = self.node(node);
        let (dx, dy) = (towards.0 - at.0, towards.1 - at.1);
        let (a, b) = (self.half[node] + 1.0, NODE + 1.0);
        let scale = ((dx / a).powi(2) + (dy / b).powi(2)).sqrt().max(1e-9);
        (at.0 + dx / scale, at.1 + dy / scale)
    }
}
