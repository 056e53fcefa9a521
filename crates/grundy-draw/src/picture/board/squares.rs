//! Boards and strips of squares, and chocolate.

use super::{numbers, refuse_beyond};
use crate::canvas::{Anchor, Canvas, Point};
use crate::look::Role;
use crate::picture::too_large;
use grundy::Failure;

pub(super) const SIDE: f64 = 30.0;

/// Rows of signs with `/` between them, or a size, with `full` on each square.
pub(super) fn rows(
    canvas: &mut Canvas,
    places: &str,
    full: impl Fn(usize, usize) -> char,
) -> Result<Vec<String>, Failure> {
    let size =
        places.split_once('x').and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    let rows: Vec<Vec<char>> = match size {
        Some((rows, columns)) => {
            let (rows, columns) = (refuse_beyond(rows, "rows")?, refuse_beyond(columns, "columns")?);
            (0..rows).map(|row| (0..columns).map(|column| full(row, column)).collect()).collect()
        }
        None => places.split('/').map(|row| row.chars().collect()).collect(),
    };
    refuse_beyond(rows.len() as u64, "rows")?;
    refuse_beyond(rows.iter().map(Vec::len).max().unwrap_or(0) as u64, "columns")?;
    for (row, signs) in rows.iter().enumerate() {
        for (column, sign) in signs.iter().enumerate() {
            square(canvas, (column as f64 * SIDE, row as f64 * SIDE), *sign);
        }
    }
    scales(canvas, rows.len(), rows.iter().map(Vec::len).max().unwrap_or(0), 1);
    Ok(rows.iter().map(|row| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ")).collect())
}

/// The numbers of rows and columns, from `first` on; a strip has only columns.
pub(super) fn scales(canvas: &mut Canvas, rows: usize, columns: usize, first: usize) {
    scales_at(canvas, (0.0, 0.0), rows, columns, first);
}

/// The same for a board with any top left corner.
pub(super) fn scales_at(canvas: &mut Canvas, (x, y): Point, rows: usize, columns: usize, first: usize) {
    for column in 0..columns {
        let at = (x + (column as f64 + 0.5) * SIDE, y - 5.0);
        canvas.text(at, Anchor::Middle, 10.0, (column + first).to_string(), Role::Faint);
    }
    for row in 0..if rows > 1 { rows } else { 0 } {
        let at = (x - 6.0, y + (row as f64 + 0.5) * SIDE + 4.0);
        canvas.text(at, Anchor::End, 10.0, (row + first).to_string(), Role::Faint);
    }
}

fn square(canvas: &mut Canvas, (x, y): (f64, f64), sign: char) {
    let blocked = matches!(sign, '#' | '-');
    canvas.rect((x, y), (SIDE, SIDE), if blocked { Role::Blocked } else { Role::Cell });
    let middle = (x + SIDE / 2.0, y + SIDE / 2.0);
    let arm = SIDE * 0.28;
    match sign {
        'x' => canvas.circle(middle, arm * 1.2, Role::Dark),
        'o' => canvas.circle(middle, arm * 1.2, Role::Light),
        'O' => canvas.circle(middle, arm, Role::Mark),
        'X' => {
            for side in [-1.0, 1.0] {
                let from = (middle.0 - arm, middle.1 - side * arm);
                canvas.line(from, (middle.0 + arm, middle.1 + side * arm), Role::Mark);
            }
        }
        '.' | '#' | '-' => {}
        other => canvas.label(middle, 14.0, other.to_string(), Role::Ink),
    }
}

/// Coins on the squares 0, 1, 2, … of a strip.
///
/// The strip reaches as far as the coins of `like` do.
pub(super) fn coins(canvas: &mut Canvas, places: &str, like: &str) -> Result<Vec<String>, Failure> {
    let coins = numbers(places);
    let last = coins.iter().copied().chain(numbers(like)).max().unwrap_or(0);
    let last = refuse_beyond(last, "squares")?;
    refuse_beyond(coins.len() as u64, "coins")?;
    let mut counts = vec![0usize; last + 1];
    coins.iter().for_each(|&coin| counts[coin as usize] += 1);
    for (square, count) in counts.iter().enumerate() {
        let x = square as f64 * SIDE;
        canvas.rect((x, 0.0), (SIDE, SIDE), Role::Cell);
        canvas.text((x + SIDE / 2.0, SIDE + 13.0), Anchor::Middle, 10.0, square.to_string(), Role::Faint);
        for coin in 0..*count {
            canvas.pill((x + 3.0, SIDE - 11.0 - 10.0 * coin as f64), (SIDE - 6.0, 9.0), Role::Coin);
        }
    }
    let width = last.to_string().len();
    let line = |cell: &dyn Fn(usize) -> String| {
        (0..counts.len()).map(|i| format!("{:>width$}", cell(i))).collect::<Vec<_>>().join(" ")
    };
    let coin = |i: usize| match counts[i] {
        0 => ".".into(),
        1 => "o".into(),
        many => many.to_string(),
    };
    Ok(vec![line(&coin), line(&|i| i.to_string())])
}

/// Chocolate: the lengths of the rows, or a size; the top left square is poisoned. The layers of a bar are
/// next to each other, in the order from the front, and blocks of layers below each other.
pub(super) fn chocolate(canvas: &mut Canvas, places: &str) -> Result<Vec<String>, Failure> {
    let mut lines = Vec::new();
    let mut y = 0.0;
    let blocks = layers(places)?;
    // Layers after the first one are spaced as if all were as large as the first one.
    let wide = blocks[0][0].iter().copied().max().unwrap_or(0) as f64 * SIDE + 26.0;
    let high = blocks[0][0].len() as f64 * SIDE + 26.0;
    for (i, block) in blocks.iter().enumerate() {
        let first = lines.len();
        for (j, rows) in block.iter().enumerate() {
            let corner = (j as f64 * wide, y);
            bar(canvas, corner, rows, (i, j) == (0, 0));
            let text = rows.iter().enumerate().map(|(row, length)| {
                let sign = |column: u64| if (i, j, row, column) == (0, 0, 0, 0) { "x" } else { "o" };
                (0..*length).map(sign).collect::<Vec<_>>().join(" ")
            });
            let before = j * 2 * blocks[0][0].iter().copied().max().unwrap_or(0) as usize + 2 * j;
            for (row, text) in text.enumerate() {
                if lines.len() <= first + row {
                    lines.push(String::new());
                }
                let line = &mut lines[first + row];
                line.extend(std::iter::repeat_n(' ', before.saturating_sub(line.len())));
                line.push_str(&text);
            }
        }
        y += high;
        if i + 1 < blocks.len() {
            lines.push(String::new());
        }
    }
    Ok(lines)
}

/// The rows of each layer, layers in blocks.
fn layers(places: &str) -> Result<Vec<Vec<Vec<u64>>>, Failure> {
    let mut blocks = Vec::new();
    let mut squares = 0;
    for block in places.split("//") {
        let mut layers = Vec::new();
        for layer in block.split('/') {
            let rows = match layer.split_once('x') {
                Some((rows, columns)) => {
                    let rows = refuse_beyond(rows.trim().parse().unwrap_or(u64::MAX), "rows")?;
                    vec![columns.trim().parse().unwrap_or(u64::MAX); rows]
                }
                None => numbers(layer),
            };
            refuse_beyond(rows.len() as u64, "rows")?;
            refuse_beyond(rows.iter().copied().max().unwrap_or(0), "columns")?;
            squares += rows.iter().sum::<u64>();
            layers.push(rows);
        }
        refuse_beyond(layers.len() as u64, "layers")?;
        blocks.push(layers);
    }
    refuse_beyond(blocks.len() as u64, "blocks of layers")?;
    match squares {
        0..=40_000 => Ok(blocks),
        _ => Err(too_large(format!("a picture has at most 40000 squares; this bar has {squares}"))),
    }
}

/// One layer of chocolate.
fn bar(canvas: &mut Canvas, corner: Point, rows: &[u64], poisoned: bool) {
    for (row, length) in rows.iter().enumerate() {
        for column in 0..*length as usize {
            let at = (corner.0 + column as f64 * SIDE, corner.1 + row as f64 * SIDE);
            piece(canvas, at, poisoned && (row, column) == (0, 0));
        }
    }
    scales_at(canvas, corner, rows.len(), rows.first().map_or(0, |length| *length as usize), 1);
}

/// A square of chocolate or cake.
pub(super) fn piece(canvas: &mut Canvas, (x, y): Point, poisoned: bool) {
    canvas.rect((x, y), (SIDE, SIDE), Role::N);
    if poisoned {
        canvas.rect((x, y), (SIDE, SIDE), Role::Blocked);
        for side in [-1.0, 1.0] {
            let (from, to) = (SIDE / 2.0 - side * 8.0, SIDE / 2.0 + side * 8.0);
            canvas.line((x + 7.0, y + from), (x + SIDE - 7.0, y + to), Role::Poison);
        }
    }
}
