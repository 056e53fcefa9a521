//! Tables of nim-values.

use super::super::document::{Block, Table};

/// Up to so many values stand in one row.
const ONE_ROW: usize = 16;
/// So many values are shown at most, and so many of a longer list.
const MOST: usize = 200;
const FEW: usize = 40;

/// The first values, `wanted` of them if that is not too many; `None` where none is known.
pub(super) fn values_table(values: &[u32], wanted: usize) -> Option<Block> {
    let shown = if wanted <= MOST { wanted } else { FEW }.min(values.len());
    if shown == 0 {
        return None;
    }
    let caption = match wanted.checked_sub(shown) {
        Some(0) | None => "The values, by definition".into(),
        Some(_) => format!("The first {shown} of these {wanted} values, by definition"),
    };
    let values = &values[..shown];
    Some(Block::Table(if shown <= ONE_ROW {
        let head = std::iter::once("n".into()).chain((0..shown).map(|n| n.to_string())).collect();
        let row = std::iter::once("G(n)".into()).chain(values.iter().map(u32::to_string)).collect();
        Table { caption, head, rows: vec![row] }
    } else {
        let head = std::iter::once("n".into()).chain((0..10).map(|n| format!("+{n}"))).collect();
        let rows = values.chunks(10).enumerate().map(|(i, ten)| {
            let mut row = vec![(10 * i).to_string()];
            row.extend(ten.iter().map(u32::to_string));
            row.resize(11, String::new());
            row
        });
        Table { caption, head, rows: rows.collect() }
    }))
}
