//! The places of a plot that have a dot.

use super::axis::Axis;
use crate::canvas::{Point, Shape};
use crate::look::Role;
use grundy_words::say;

/// The places, a bit for each.
pub(super) struct Bins {
    columns: usize,
    rows: usize,
    /// Row after row, the lowest first.
    filled: Vec<bool>,
    step: Point,
}

impl Bins {
    /// The places of these values, of heaps 0, 1, 2, ….
    pub fn of(values: &[u64], across: &Axis, upwards: &Axis) -> Bins {
        let (columns, rows) = (across.bins(), upwards.bins());
        let mut filled = vec![false; columns * rows];
        for (heap, value) in values.iter().enumerate() {
            filled[upwards.bin(*value) * columns + across.bin(heap as u64)] = true;
        }
        Bins { columns, rows, filled, step: (across.step(), upwards.step()) }
    }

    fn has(&self, column: usize, row: usize) -> bool {
        column < self.columns && row < self.rows && self.filled[row * self.columns + column]
    }

    /// The meaning of a dot.
    pub fn said(&self, across: &Axis, upwards: &Axis) -> String {
        match (across.share(), upwards.share()) {
            (1, 1) => say!("figure-each-dot"),
            (heaps, values) => say!("figure-dot-covers", heaps = heaps, values = values),
        }
    }

    /// The dots as bars, neighbours of a row joined; `corner` is bottom left.
    pub fn shape(&self, corner: Point) -> Shape {
        let mut bars = Vec::new();
        // Dots that are far apart stay dots; small places are filled by them.
        let wide = self.step.0.min(4.0);
        for row in 0..self.rows {
            let y = corner.1 - (row as f64 + 0.5) * self.step.1;
            let mut column = 0;
            while column < self.columns {
                let first = column;
                while self.has(column, row) {
                    column += 1;
                    if self.step.0 > 4.0 {
                        break;
                    }
                }
                if column == first {
                    column += 1;
                    continue;
                }
                let run = (column - first - 1) as f64 * self.step.0 + wide;
                let x = corner.0 + (first as f64 + 0.5) * self.step.0 - wide / 2.0;
                bars.push(((x, y), run));
            }
        }
        Shape::Bars { bars, height: self.step.1.clamp(1.0, 4.0), role: Role::Dot }
    }

    /// Two by four places as one letter of Braille.
    pub fn letter(&self, column: usize, row: usize) -> char {
        const BITS: [[u32; 2]; 4] = [[0x40, 0x80], [0x04, 0x20], [0x02, 0x10], [0x01, 0x08]];
        let mut bits = 0;
        for (up, pair) in BITS.iter().enumerate() {
            for (right, bit) in pair.iter().enumerate() {
                if self.has(2 * column + right, 4 * row + up) {
                    bits |= bit;
                }
            }
        }
        char::from_u32(0x2800 + bits).unwrap_or(' ')
    }
}
