//! Tables of values.

use std::fmt;

/// A table of values to read, with a heading row and a heading column.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The first row and column.
    pub from: u64,
    /// The values, row by row, as many as there are rows in each.
    pub rows: &'a [Vec<u64>],
}

impl fmt::Display for Grid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Grid { from, rows } = *self;
        let largest = rows.iter().flatten().copied().max().unwrap_or(0);
        let last = from + rows.len().saturating_sub(1) as u64;
        let width = largest.max(last).to_string().len().max(2);
        write!(f, "{:>width$} ", "")?;
        for column in from..=last {
            write!(f, " {column:>width$}")?;
        }
        writeln!(f)?;
        for (row, values) in (from..).zip(rows) {
            write!(f, "{row:>width$} ")?;
            for value in values {
                write!(f, " {value:>width$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
