//! Columns of text for people.

/// The widest column; longer cells stand out of it. A file may name a node with a million letters, and no line of a
/// table should be padded to that.
const MAX_WIDTH: usize = 60;

/// The width of a column with these cells, in characters.
///
/// ```
/// use grundy_rules::column_width;
/// assert_eq!(column_width(["nim", "kayles"]), 6);
/// assert_eq!(column_width(["nim", &"x".repeat(70_000)]), 60);
/// ```
pub fn column_width<'a>(cells: impl IntoIterator<Item = &'a str>) -> usize {
    let widths = cells.into_iter().map(|cell| cell.chars().take(MAX_WIDTH).count());
    widths.max().unwrap_or(0)
}
