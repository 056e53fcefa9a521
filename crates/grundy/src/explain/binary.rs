//! The nim-sum in binary, column by column.

use grundy_rules::{NimValue, column_width};
use grundy_words::say;
use std::fmt;

/// A nim-sum written in binary, one number below the other.
///
/// ```
/// use grundy::explain::{Columns, Row};
/// use grundy::NimValue;
/// let row = |label: &str, n| Row { label: label.into(), value: NimValue(n) };
/// let columns = Columns { rows: vec![row("heap 5", 5), row("heap 12", 12)], more: 0, sum: NimValue(9) };
/// assert_eq!(columns.bits(NimValue(5)), "0101");
/// assert_eq!(
///     columns.to_string(),
///     " heap 5  0101  = 5\nheap 12  1100  = 12\n         ----\nnim-sum  1001  = 9"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The summands.
    pub rows: Vec<Row>,
    /// The number of further summands, which are not shown.
    pub more: usize,
    /// The nim-sum of all of them.
    pub sum: NimValue,
}

/// A summand of a nim-sum, and its origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The part of the position with this value.
    pub label: String,
    /// Its nim-value.
    pub value: NimValue,
}

impl Columns {
    /// The number of columns.
    pub fn width(&self) -> usize {
        let all = self.rows.iter().fold(self.sum.0, |all, row| all | row.value.0);
        (64 - all.leading_zeros() as usize).max(1)
    }

    /// A number in binary, as wide as the others.
    pub fn bits(&self, value: NimValue) -> String {
        format!("{:0width$b}", value.0, width = self.width())
    }

    /// The highest power of 2 in the nim-sum, unless the sum is 0.
    pub fn top(&self) -> Option<u64> {
        top_bit(self.sum.0)
    }
}

/// The highest power of 2 in a number, unless the number is 0.
pub(super) fn top_bit(value: u64) -> Option<u64> {
    value.checked_ilog2().map(|place| 1 << place)
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = say!("nim-sum");
        let labels = self.rows.iter().map(|row| &*row.label);
        let width = column_width(labels.chain([&*sum]));
        for Row { label, value } in &self.rows {
            writeln!(f, "{label:>width$}  {}  = {}", self.bits(*value), value.0)?;
        }
        if self.more > 0 {
            writeln!(f, "{:>width$}  {}", "…", say!("table-and-more", count = self.more))?;
        }
        writeln!(f, "{:>width$}  {}", "", "-".repeat(self.width()))?;
        write!(f, "{sum:>width$}  {}  = {}", self.bits(self.sum), self.sum.0)
    }
}
