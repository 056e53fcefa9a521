//! Graphs laid out in levels: every move leads to a lower level, few lines cross, lines are nearly straight.
//!
//! The method of Sugiyama, Tagawa and Toda (1981): the level of a node is the number of moves on its longest
//! way to the end; a move over several levels gets a bend in each; the order in each level follows the mean
//! place of the neighbours, sweeping down and up; places are the nearest to those means that keep the order
//! and the distances (least squares, by pooling neighbours that would overlap).
//!
//! Readers of such graphs expect levels by the length of play, which need no search (rust-sugiyama 0.4 ranks
//! by network simplex; see the notes on drawing).

mod stress;

pub use stress::stress;

use std::collections::HashSet;

/// A graph laid out.
///
/// ```
/// use grundy_draw::layers::Layout;
/// // 3 → 2, 3 → 1, 2 → 1, 1 → 0
/// let layout = Layout::new(&[vec![], vec![0], vec![1], vec![2, 1]], &[1.0; 4]).unwrap();
/// assert_eq!(layout.levels, [0, 1, 2, 3]);
/// assert_eq!(layout.bends(3, 1).len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    /// The level of each node above the end of play: the moves on the longest way down.
    pub levels: Vec<usize>,
    /// The place of each node inside its level, to the right.
    pub places: Vec<f64>,
    bends: std::collections::HashMap<(usize, usize), Vec<f64>>,
}

/// With more bends than this, moves over several levels are straight lines.
const MAX_BENDS: usize = 30_000;
/// The number of sweeps that improve the order, downwards and upwards.
const SWEEPS: usize = 12;
/// The width of a bend, next to a node of width 1.
const BEND_WIDTH: f64 = 0.35;

impl Layout {
    /// Lays out a graph: the options of each node, and how wide it is. `None` if there is a cycle.
    ///
    /// # Panics
    /// When an option is not a node, or `widths` has another length.
    ///
    /// # Cost
    /// Nodes, edges and bends times some twenty sweeps, with a logarithm.
    pub fn new(options: &[Vec<usize>], widths: &[f64]) -> Option<Layout> {
        assert_eq!(options.len(), widths.len(), "one width per node");
        let levels = levels(options)?;
        let mut all =
            Net { widths: widths.to_vec(), level_of: levels.clone(), up: Vec::new(), down: Vec::new() };
        all.up.resize(options.len(), Vec::new());
        all.down.resize(options.len(), Vec::new());
        let spans = |from: usize, to: usize| levels[from] - levels[to] - 1;
        let edges: HashSet<(usize, usize)> =
            (0..options.len()).flat_map(|from| options[from].iter().map(move |&to| (from, to))).collect();
        let mut edges: Vec<(usize, usize)> = edges.into_iter().collect();
        edges.sort_unstable();
        let bent = edges.iter().map(|&(from, to)| spans(from, to)).sum::<usize>() <= MAX_BENDS;
        let mut chains = Vec::new();
        for &(from, to) in &edges {
            let mut last = from;
            if bent {
                let first = all.widths.len();
                for level in (levels[to] + 1..levels[from]).rev() {
                    let bend = all.bend(level);
                    all.join(last, bend);
                    last = bend;
                }
                chains.push(((from, to), first..all.widths.len()));
            }
            all.join(last, to);
        }
        let places = all.placed();
        let bends = chains.into_iter().map(|(edge, nodes)| (edge, places[nodes].to_vec())).collect();
        Some(Layout { levels, places: places[..options.len()].to_vec(), bends })
    }

    /// How many levels there are.
    pub fn height(&self) -> usize {
        self.levels.iter().max().map_or(0, |top| top + 1)
    }

    /// The places where a move bends, one for each level between its ends, from above.
    pub fn bends(&self, from: usize, to: usize) -> &[f64] {
        self.bends.get(&(from, to)).map_or(&[], Vec::as_slice)
    }
}

/// The longest way down from each node, without recursion.
fn levels(options: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut above = vec![Vec::new(); options.len()];
    let mut left: Vec<usize> = options.iter().map(Vec::len).collect();
    for (from, options) in options.iter().enumerate() {
        options.iter().for_each(|&to| above[to].push(from));
    }
    let mut levels = vec![0; options.len()];
    let mut ready: Vec<usize> = (0..options.len()).filter(|&node| left[node] == 0).collect();
    let mut done = 0;
    while let Some(node) = ready.pop() {
        done += 1;
        for &from in &above[node] {
            levels[from] = levels[from].max(levels[node] + 1);
            left[from] -= 1;
            if left[from] == 0 {
                ready.push(from);
            }
        }
    }
    (done == options.len()).then_some(levels)
}

/// Nodes and bends with the lines between neighbouring levels.
struct Net {
    widths: Vec<f64>,
    level_of: Vec<usize>,
    up: Vec<Vec<usize>>,
    down: Vec<Vec<usize>>,
}

impl Net {
    fn bend(&mut self, level: usize) -> usize {
        self.widths.push(BEND_WIDTH);
        self.level_of.push(level);
        self.up.push(Vec::new());
        self.down.push(Vec::new());
        self.widths.len() - 1
    }

    fn join(&mut self, from: usize, to: usize) {
        self.down[from].push(to);
        self.up[to].push(from);
    }

    /// The place of every node and bend.
    fn placed(&self) -> Vec<f64> {
        let height = self.level_of.iter().max().map_or(0, |top| top + 1);
        let mut rows: Vec<Vec<usize>> = vec![Vec::new(); height];
        for (node, &level) in self.level_of.iter().enumerate() {
            rows[level].push(node);
        }
        let mut places = vec![0.0; self.widths.len()];
        rows.iter().for_each(|row| self.spread(row, &mut places, None));
        for sweep in 0..SWEEPS {
            let downwards = sweep % 2 == 0;
            let order: Vec<usize> =
                if downwards { (0..height).rev().collect() } else { (0..height).collect() };
            for level in order {
                let neighbours = if downwards { &self.up } else { &self.down };
                let means = self.means(&rows[level], neighbours, &places);
                let mut row: Vec<(f64, usize)> = means.into_iter().zip(rows[level].iter().copied()).collect();
                row.sort_by(|a, b| a.0.total_cmp(&b.0));
                rows[level] = row.into_iter().map(|(_, node)| node).collect();
                self.spread(&rows[level], &mut places, None);
            }
        }
        // The order is fixed now; places move towards the neighbours on both sides.
        for sweep in 0..2 * SWEEPS {
            let order: Vec<usize> =
                if sweep % 2 == 0 { (0..height).rev().collect() } else { (0..height).collect() };
            for level in order {
                let row = &rows[level];
                let wish: Vec<f64> = row
                    .iter()
                    .map(|&node| {
                        let near = self.up[node].iter().chain(&self.down[node]);
                        mean(near.map(|&other| places[other])).unwrap_or(places[node])
                    })
                    .collect();
                self.spread(row, &mut places, Some(&wish));
            }
        }
        places
    }

    fn means(&self, row: &[usize], neighbours: &[Vec<usize>], places: &[f64]) -> Vec<f64> {
        let of =
            |&node: &usize| mean(neighbours[node].iter().map(|&other| places[other])).unwrap_or(places[node]);
        row.iter().map(of).collect()
    }

    /// Gives the nodes of a row places in this order: as near to `wish` as their widths allow, or close
    /// together around 0.
    fn spread(&self, row: &[usize], places: &mut [f64], wish: Option<&[f64]>) {
        let mut offsets = Vec::with_capacity(row.len());
        let mut at = 0.0;
        for (i, &node) in row.iter().enumerate() {
            if i > 0 {
                at += (self.widths[row[i - 1]] + self.widths[node]) / 2.0;
            }
            offsets.push(at);
        }
        let Some(wish) = wish else {
            row.iter().zip(&offsets).for_each(|(&node, offset)| places[node] = offset - at / 2.0);
            return;
        };
        // Least squares under "no place before the one to its left": pool nodes that would overlap.
        let mut pools: Vec<(f64, usize)> = Vec::new();
        for (wish, offset) in wish.iter().zip(&offsets) {
            let mut pool = (wish - offset, 1);
            while let Some(&(mean, count)) = pools.last() {
                if mean <= pool.0 {
                    break;
                }
                let both = count + pool.1;
                pool = ((mean * count as f64 + pool.0 * pool.1 as f64) / both as f64, both);
                pools.pop();
            }
            pools.push(pool);
        }
        let shifts = pools.iter().flat_map(|&(mean, count)| std::iter::repeat_n(mean, count));
        for ((&node, offset), shift) in row.iter().zip(&offsets).zip(shifts) {
            places[node] = offset + shift;
        }
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.fold((0.0, 0usize), |(sum, count), n| (sum + n, count + 1));
    (count > 0).then(|| sum / count as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_has_no_levels() {
        assert!(Layout::new(&[vec![1], vec![0]], &[1.0; 2]).is_none());
    }

    #[test]
    fn a_tree_is_drawn_without_crossings_and_overlap() {
        // Node i has the options 2i+1 and 2i+2.
        let options: Vec<Vec<usize>> =
            (0..31).map(|i| if i < 15 { vec![2 * i + 1, 2 * i + 2] } else { vec![] }).collect();
        let layout = Layout::new(&options, &[1.0; 31]).unwrap();
        for level in 0..layout.height() {
            let mut row: Vec<usize> = (0..31).filter(|&node| layout.levels[node] == level).collect();
            row.sort_by(|&a, &b| layout.places[a].total_cmp(&layout.places[b]));
            let distance = |pair: &[usize]| layout.places[pair[1]] - layout.places[pair[0]];
            assert!(row.windows(2).all(|pair| distance(pair) >= 1.0 - 1e-9));
            let parents: Vec<usize> =
                row.iter().filter(|&&node| node > 0).map(|node| (node - 1) / 2).collect();
            let mut turns = parents.clone();
            turns.dedup();
            let mut once = turns.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(turns.len(), once.len(), "brothers stand together on level {level}");
        }
    }

    #[test]
    fn bends_keep_clear_of_nodes() {
        // A chain 5 > 4 > … > 0, and a jump from 5 to 0.
        let options = [vec![], vec![0], vec![1], vec![2], vec![3], vec![4, 0]];
        let layout = Layout::new(&options, &[1.0; 6]).unwrap();
        let bends = layout.bends(5, 0);
        assert_eq!(bends.len(), 4);
        for (bend, node) in bends.iter().zip([4, 3, 2, 1]) {
            assert!((bend - layout.places[node]).abs() >= (1.0 + BEND_WIDTH) / 2.0 - 1e-9);
        }
    }
}
