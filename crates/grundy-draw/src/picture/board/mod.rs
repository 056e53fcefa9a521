//! Boards as they lie on a table: squares, strips, chocolate, stairs, graphs.

mod graphs;
mod squares;
mod stairs;

use super::{Picture, TEXT, clipped, heading, last_mover, too_large};
use crate::canvas::{Anchor, Canvas};
use crate::look::Role;
use grundy::solve::{Question, solve};
use grundy::{Budget, Component, Convention, Failure, Outcome, Position};
use std::fmt::Write as _;

/// The most squares in a row or column, coins and vertices.
pub(super) const MOST: usize = 200;

/// The board of a position, with who wins and a winning move in words; the boards of a sum stand below each other.
///
/// ```
/// use grundy::{Budget, Convention, Position};
/// let position = Position::parse("cram : ..#/.../#..")?;
/// let picture = grundy_draw::board(&position, Convention::Normal, &mut Budget::default())?;
/// assert!(picture.text.contains("  . . #"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Games whose positions are no pictures, boards that are too large; the end of the budget.
pub fn board(
    position: &Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let title = clipped(&position.to_string(), 90);
    let mut canvas = Canvas::new(title.clone(), String::new());
    let mut y = heading(&mut canvas, &title, last_mover(convention)) + 10.0;
    let mut text = format!("{title}   ({})\n", last_mover(convention));
    for component in &position.components {
        let mut own = Canvas::new("", "");
        let lines = one(component, &mut own)?;
        let ((left, top), (_, bottom)) = own.bounds();
        let first = canvas.shapes.len();
        canvas.shapes.extend(own.shapes.into_iter().map(|shape| shape.moved((-left, y - top))));
        canvas.group(first, clipped(&component.to_string(), 200));
        y += bottom - top + 18.0;
        text += "\n";
        lines.iter().for_each(|line| {
            let _ = writeln!(text, "{}", format!("  {line}").trim_end());
        });
    }
    let said = said(position, convention, budget)?;
    canvas.text((0.0, y + 6.0), Anchor::Start, TEXT + 1.0, said.clone(), Role::Strong);
    canvas.description = format!("A board ({convention}). {said}.");
    let _ = writeln!(text, "\n{said}");
    Ok(Picture { canvas, text, dot: None })
}

/// Who wins, and with which move.
fn said(position: &Position, convention: Convention, budget: &mut Budget<'_>) -> Result<String, Failure> {
    let answer = solve(position, &Question { convention, max_moves: 1, ..Question::default() }, budget)?;
    let value = answer.nim_value.map_or(String::new(), |value| format!(", nim-value {}", value.0));
    Ok(match (answer.outcome, answer.moves.first()) {
        (Outcome::Previous, _) => "P-position: the player to move loses".into(),
        (_, Some(found)) => {
            let made = found.made.as_ref().map_or_else(|| found.text(position), |made| made.name.clone());
            // In a sum it is said where.
            let made = match position.components.len() {
                1 => made,
                _ => format!("{made} in {}", position.components[found.component].ruleset.text()),
            };
            format!("N-position{value}: the player to move wins, for example by {}", clipped(&made, 60))
        }
        _ => format!("N-position{value}: the player to move wins"),
    })
}

/// Draws the board of one component; the same in lines of text.
fn one(component: &Component, canvas: &mut Canvas) -> Result<Vec<String>, Failure> {
    let Some(rules) = component.ruleset.as_game() else {
        return Err(Failure::Refused(format!(
            "`{}` is not played on a board; see `grundy draw heaps` and `grundy draw graph`",
            clipped(component.ruleset.text(), 60)
        )));
    };
    let (name, board) = rules.name.split_once(' ').unwrap_or((&rules.name, ""));
    let places = component.places();
    match name {
        "cram" => squares::rows(canvas, &places, |_, _| '.'),
        "clobber" => {
            squares::rows(canvas, &places, |row, column| if (row + column) % 2 == 0 { 'x' } else { 'o' })
        }
        "cannibal-clobber" => squares::rows(canvas, &places, |_, _| 'x'),
        "treblecross" | "xo-strip" => squares::rows(canvas, &places, |_, _| '.'),
        "nimble" | "silver-dollar" => squares::coins(canvas, &places),
        "chomp" => squares::chocolate(canvas, &places),
        "staircase" => stairs::stairs(canvas, &places),
        "node-kayles" => graphs::vertices(canvas, board, &places),
        "arc-kayles" => graphs::edges(canvas, board, &places),
        "hackenbush" => graphs::hackenbush(canvas, board, &places),
        other => Err(Failure::Refused(format!(
            "there is no picture of {other} boards yet; `grundy draw graph` draws the state graph of any game"
        ))),
    }
}

/// The numbers of a position, with commas between them.
fn numbers(places: &str) -> Vec<u64> {
    places.split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

fn refuse_beyond(count: u64, what: &str) -> Result<usize, Failure> {
    match usize::try_from(count) {
        Ok(count) if count <= MOST => Ok(count),
        _ => Err(too_large(format!("a picture has at most {MOST} {what}; this board has {count}"))),
    }
}
