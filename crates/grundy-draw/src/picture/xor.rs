//! The table of nim-sums or nim-products.

use super::{Picture, TEXT, heading, too_large};
use crate::canvas::{Canvas, text_width};
use crate::look::{LEVELS, Role};
use grundy::Failure;
use grundy::nim::{product_table, sum_table};
use std::fmt::Write as _;

/// The largest number of a row or column.
const MAX_NUMBER: u64 = 63;

/// The table of nim-sums from 0 to `to`, or of nim-products: the larger a value, the darker its cell.
///
/// ```
/// let picture = grundy_draw::xor(3, false)?;
/// assert!(picture.text.contains(" 3   3  2  1  0"));
/// # Ok::<(), grundy::Failure>(())
/// ```
///
/// # Errors
/// Beyond 63 the cells would be unreadable.
pub fn xor(to: u64, product: bool) -> Result<Picture, Failure> {
    let n = u32::try_from(to).ok().filter(|_| to <= MAX_NUMBER).ok_or_else(|| {
        too_large(format!("a picture of the table goes up to {MAX_NUMBER}; the table as text can be larger"))
    })?;
    let (rows, name, sign) = match product {
        false => (sum_table(n), "nim-sums", '⊕'),
        true => (product_table(n), "nim-products", '⊗'),
    };
    let largest = rows.iter().flatten().copied().max().unwrap_or(0).max(1);
    let mut canvas = Canvas::new(
        format!("{name} from 0 to {n}"),
        format!("The entry of row a and column b is a {sign} b."),
    );
    let top = heading(&mut canvas, &format!("{name}: a {sign} b"), "");
    let side = (text_width(&largest.to_string(), TEXT) + 8.0).max(24.0);
    let at = |row: usize, column: usize| (column as f64 * side, top + row as f64 * side);
    let mut cell = |row: usize, column: usize, text: String, role: Role| {
        let (x, y) = at(row, column);
        canvas.rect((x, y), (side, side), role);
        let ink = if role == Role::Head { Role::Strong } else { Role::Ink };
        canvas.label((x + side / 2.0, y + side / 2.0), TEXT, text, ink);
    };
    cell(0, 0, sign.to_string(), Role::Head);
    for i in 0..rows.len() {
        cell(0, i + 1, i.to_string(), Role::Head);
        cell(i + 1, 0, i.to_string(), Role::Head);
    }
    for (a, row) in rows.iter().enumerate() {
        for (b, value) in row.iter().enumerate() {
            // The darkest steps are for pictures without text.
            let step = value * u64::from(LEVELS - 2) / (largest + 1);
            cell(a + 1, b + 1, value.to_string(), Role::Level(step as u8));
        }
    }
    let end = at(rows.len() + 1, rows.len() + 1);
    for i in 1..=rows.len() + 1 {
        let (x, y) = at(i, i);
        canvas.line((0.0, y), (end.0, y), Role::Grid);
        canvas.line((x, top), (x, end.1), Role::Grid);
    }
    Ok(Picture { canvas, text: text(name, sign, &rows, largest), dot: None })
}

fn text(name: &str, sign: char, rows: &[Vec<u64>], largest: u64) -> String {
    let width = largest.to_string().len().max(2);
    let line = |head: String, cells: Vec<u64>| {
        let cells: Vec<String> = cells.iter().map(|value| format!("{value:>width$}")).collect();
        format!("{head:>width$}  {}\n", cells.join(" "))
    };
    let mut text = format!("{name} a {sign} b\n");
    text += &line(String::new(), (0..rows.len() as u64).collect());
    for (a, row) in rows.iter().enumerate() {
        let _ = write!(text, "{}", line(a.to_string(), row.clone()));
    }
    text
}
