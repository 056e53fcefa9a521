//! Tables of values as text.

use std::fmt;

/// A table of nim-values, with a heading row and a heading column.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The number of the first row and column.
    pub from: u64,
    /// The values, row by row. All rows are equally long.
    pub rows: &'a [Vec<u64>],
}

impl fmt::Display for Grid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Grid { from, rows } = *self;
        let largest = rows.iter().flatten().copied().max().unwrap_or(0);
        let columns = rows.first().map_or(0, Vec::len);
        let last = |count: usize| from + count.saturating_sub(1) as u64;
        let width = largest.max(last(rows.len())).max(last(columns)).to_string().len().max(2);
        write!(f, "{:>width$} ", "")?;
        for column in (from..).take(columns) {
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

/// Values of consecutive heaps, ten per line. Each line starts with its first heap.
#[derive(Clone, Copy, Debug)]
pub struct Ladder<'a> {
    /// The first heap.
    pub from: u64,
    /// One value per heap, in order.
    pub values: &'a [String],
}

impl fmt::Display for Ladder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ladder { from, values } = *self;
        if values.is_empty() {
            return Ok(());
        }
        let width = values.iter().map(|value| value.chars().count()).max().unwrap_or(1).max(2);
        let last = from + values.len().saturating_sub(1) as u64;
        let head = last.to_string().len().max(2);
        write!(f, "{:>head$} ", "n")?;
        for i in 0..10 {
            write!(f, " {:>width$}", format!("+{i}"))?;
        }
        writeln!(f)?;
        // Lines begin at multiples of ten, so that the column shows the last digit of the heap.
        let mut number = from - from % 10;
        while number <= last {
            write!(f, "{number:>head$} ")?;
            for n in number..=number.saturating_add(9).min(last) {
                let value = if n < from { "" } else { &values[(n - from) as usize] };
                write!(f, " {value:>width$}")?;
            }
            writeln!(f)?;
            match number.checked_add(10) {
                Some(next) => number = next,
                None => break,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Ladder;

    #[test]
    fn the_largest_number_has_its_place() {
        let values: Vec<String> = (0..3).map(|value: u32| value.to_string()).collect();
        let text = Ladder { from: u64::MAX - 2, values: &values }.to_string();
        assert!(text.lines().nth(1).unwrap().ends_with("        0  1  2"), "{text}");
    }
}
