//! Boards and strips of squares, and chocolate.

use super::{numbers, refuse_beyond};
use crate::canvas::{Anchor, Canvas};
use crate::look::Role;
use grundy::Failure;

const SIDE: f64 = 30.0;

/// Rows of signs with `/` between them, or a size, where `full` says what stands on each square.
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
    scales(canvas, rows.len(), rows.iter().map(Vec::len).max().unwrap_or(0));
    Ok(rows.iter().map(|row| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ")).collect())
}

/// Rows and columns are counted from 1, as moves name them; a strip has columns only.
fn scales(canvas: &mut Canvas, rows: usize, columns: usize) {
    for column in 0..columns {
        let at = ((column as f64 + 0.5) * SIDE, -5.0);
        canvas.text(at, Anchor::Middle, 10.0, (column + 1).to_string(), Role::Faint);
    }
    for row in 0..if rows > 1 { rows } else { 0 } {
        canvas.text(
            (-6.0, (row as f64 + 0.5) * SIDE + 4.0),
            Anchor::End,
            10.0,
            (row + 1).to_string(),
            Role::Faint,
        );
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
pub(super) fn coins(canvas: &mut Canvas, places: &str) -> Result<Vec<String>, Failure> {
    let coins = numbers(places);
    let last = refuse_beyond(coins.iter().copied().max().unwrap_or(0), "squares")?;
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

/// Chocolate: the lengths of the rows, or a size; the square top left is poisoned.
pub(super) fn chocolate(canvas: &mut Canvas, places: &str) -> Result<Vec<String>, Failure> {
    if places.contains('/') {
        return Err(Failure::Refused(
            "a bar of several layers has no flat picture; `grundy draw graph` draws its state graph".into(),
        ));
    }
    let rows = match places.split_once('x') {
        Some((rows, columns)) => {
            let rows = refuse_beyond(rows.parse().unwrap_or(u64::MAX), "rows")?;
            vec![columns.parse().unwrap_or(u64::MAX); rows]
        }
        None => numbers(places),
    };
    refuse_beyond(rows.len() as u64, "rows")?;
    refuse_beyond(rows.iter().copied().max().unwrap_or(0), "columns")?;
    for (row, length) in rows.iter().enumerate() {
        for column in 0..*length as usize {
            let (x, y) = (column as f64 * SIDE, row as f64 * SIDE);
            canvas.rect((x, y), (SIDE, SIDE), Role::N);
            if (row, column) == (0, 0) {
                canvas.rect((x, y), (SIDE, SIDE), Role::Blocked);
                for side in [-1.0, 1.0] {
                    let (from, to) = (SIDE / 2.0 - side * 8.0, SIDE / 2.0 + side * 8.0);
                    canvas.line((x + 7.0, y + from), (x + SIDE - 7.0, y + to), Role::Poison);
                }
            }
        }
    }
    scales(canvas, rows.len(), rows.first().map_or(0, |length| *length as usize));
    let sign = |row: usize, column: u64| if (row, column) == (0, 0) { "x" } else { "o" };
    let line = |(row, length): (usize, &u64)| {
        (0..*length).map(|column| sign(row, column)).collect::<Vec<_>>().join(" ")
    };
    Ok(rows.iter().enumerate().map(line).collect())
}
