//! The table of nim-sums or nim-products.

use super::{Picture, TEXT, too_large};
use crate::canvas::text_width;
use crate::figure::Figure;
use crate::look::{LEVELS, Role};
use crate::scene::Scene;
use grundy::Failure;
use grundy::nim::{product_table, sum_table};
use grundy_words::say;

/// The largest number of a row or column.
const MAX_NUMBER: u64 = 63;

/// The table of nim-sums from 0 to `to`, or of nim-products: the larger a value, the darker its cell.
///
/// ```
/// let picture = grundy_draw::xor(3, false, &grundy_draw::Figure::default())?;
/// assert!(picture.text.contains(" 3   3  2  1  0"));
/// # Ok::<(), grundy::Failure>(())
/// ```
///
/// # Errors
/// Beyond 63 the cells would be unreadable.
pub fn xor(to: u64, product: bool, figure: &Figure) -> Result<Picture, Failure> {
    let n = u32::try_from(to).ok().filter(|_| to <= MAX_NUMBER).ok_or_else(|| {
        too_large(format!("a picture of the table goes up to {MAX_NUMBER}; the table as text can be larger"))
    })?;
    let (rows, name, sign) = match product {
        false => (sum_table(n), say!("figure-nim-sums"), '⊕'),
        true => (product_table(n), say!("figure-nim-products"), '⊗'),
    };
    let largest = rows.iter().flatten().copied().max().unwrap_or(0).max(1);
    let shown = figure.answers.shown();
    let mut scene = Scene::new(figure, format!("{}: a {sign} b", name), String::new());
    let canvas = &mut scene.body;
    let top = 0.0;
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
            match shown {
                true => cell(a + 1, b + 1, value.to_string(), Role::Level(step as u8)),
                false => cell(a + 1, b + 1, String::new(), Role::Cell),
            }
        }
    }
    let end = at(rows.len() + 1, rows.len() + 1);
    for i in 1..=rows.len() + 1 {
        let (x, y) = at(i, i);
        canvas.line((0.0, y), (end.0, y), Role::Grid);
        canvas.line((x, top), (x, end.1), Role::Grid);
    }
    scene.text = text(&rows, largest, shown);
    scene.key.extend(rows.iter().enumerate().map(|(a, row)| {
        let row: Vec<String> = row.iter().map(u64::to_string).collect();
        format!("{a}: {}", row.join(" "))
    }));
    Ok(scene.finish())
}

fn text(rows: &[Vec<u64>], largest: u64, shown: bool) -> String {
    let width = largest.to_string().len().max(2);
    let line = |head: String, cells: &mut dyn Iterator<Item = String>| {
        let cells: Vec<String> = cells.map(|value| format!("{value:>width$}")).collect();
        format!("{head:>width$}  {}\n", cells.join(" "))
    };
    let mut text = line(String::new(), &mut (0..rows.len()).map(|a| a.to_string()));
    for (a, row) in rows.iter().enumerate() {
        let mut cells = row.iter().map(|value| if shown { value.to_string() } else { "_".into() });
        text += &line(a.to_string(), &mut cells);
    }
    text
}
