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
}

/// Half the height of a node.
pub(super) const NODE: f64 = 17.0;

impl Places {
    pub fn new(drawn: &Drawn<'_>) -> Places {
        let options = &drawn.options;
        let half: Vec<f64> = drawn
            .nodes
            .iter()
            .map(|&node| (text_width(&drawn.name(node), TEXT) / 2.0 + 8.0).max(NODE))
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
        let sideways = layout.height() > 2 * most && widest < 30.0;
        if sideways {
            let layout = Layout::new(options, &vec![1.0; options.len()]).expect("levels as before");
            return Places { layout, top, sideways, level: 2.0 * widest + 26.0, across, half };
        }
        // Many moves between two levels need more distance to be distinguished.
        let level = 74.0 + (most as f64).sqrt() * 4.0;
        Places { layout, top, sideways, level, across, half }
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

    /// The points of a move, from the edge of one node to that of the other.
    pub fn line(&self, from: usize, to: usize) -> Vec<Point> {
        let mut points = vec![self.node(from)];
        points.extend(self.bends(from, to));
        points.push(self.node(to));
        let last = points.len() - 1;
        points[0] = self.edge(from, points[1]);
        points[last] = self.edge(to, points[last - 1]);
        points
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
