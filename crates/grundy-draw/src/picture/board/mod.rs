//! Boards as they lie on a table: squares, strips, chocolate, stairs, graphs.

mod arrows;
mod graphs;
mod piles;
mod places;
mod squares;
mod stairs;
pub mod touch;
mod tuples;

use super::{Picture, TEXT, clipped, heading, last_mover, too_large};
use crate::canvas::{Anchor, Canvas, Point};
use crate::look::Role;
use grundy::solve::{Answer, Question, solve};
use grundy::{Budget, Component, Convention, Failure, Kind, Outcome, Position};
use std::fmt::Write as _;

/// The largest number of squares in a row or column, of coins and of vertices.
pub(super) const MAX_COUNT: usize = 200;

/// The board of a position, with who wins and a winning move in words; the boards of a sum are below each
/// other.
///
/// ```
/// use grundy::{Budget, Convention, games};
/// let position = games::position("cram : ..#/.../#..")?;
/// let picture = grundy_draw::board(&position, Convention::Normal, &mut Budget::default())?;
/// assert!(picture.text.contains("  . . #"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Games whose positions have no pictures, boards that are too large; the end of the budget.
pub fn board(
    position: &Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let title = clipped(&position.to_string(), 90);
    let mut canvas = Canvas::new(title.clone(), String::new());
    let labelled = position.components.iter().any(|component| component.ruleset.is_labelled());
    let wins = if labelled { "the rules say who wins at the end" } else { last_mover(convention) };
    let y = heading(&mut canvas, &title, wins) + 10.0;
    let mut text = format!("{title}   ({wins})\n");
    let (mut y, moved) = boards(position, y, &mut canvas, &mut text)?;
    let answer = solve(position, &Question { convention, ..Question::default() }, budget)?;
    for (i, (component, by)) in position.components.iter().zip(&moved).enumerate() {
        let moves: Vec<_> = answer.moves.iter().filter(|found| found.component == i).collect();
        tuples::winning(&mut canvas, component, &moves, *by);
    }
    if position.components.iter().any(|component| tuples::of_token(component).is_some()) {
        let words = "rings: where a move leads; thick: a winning move";
        canvas.text((0.0, y), Anchor::Start, 11.0, words, Role::Faint);
        y += 20.0;
    }
    let said = said(position, &answer);
    canvas.text((0.0, y + 6.0), Anchor::Start, TEXT + 1.0, said.clone(), Role::Strong);
    canvas.description =
        format!("A board ({}). {said}.", if labelled { wins.into() } else { convention.to_string() });
    let _ = writeln!(text, "\n{said}");
    Ok(Picture { canvas, text, dot: None })
}

/// Draws the boards of a position below each other, starting at a height; returns the height below them, and
/// the offset of each.
fn boards(
    position: &Position,
    mut y: f64,
    canvas: &mut Canvas,
    text: &mut String,
) -> Result<(f64, Vec<Point>), Failure> {
    let mut moved = Vec::new();
    for component in &position.components {
        let mut own = Canvas::new("", "");
        let lines = one(component, component, &mut own)?;
        let ((left, top), (_, bottom)) = own.bounds();
        let by = (-left, y - top);
        let first = canvas.shapes.len();
        canvas.shapes.extend(own.shapes.into_iter().map(|shape| shape.moved(by)));
        canvas.group(first, clipped(&component.to_string(), 200));
        moved.push(by);
        y += bottom - top + 18.0;
        text.push('\n');
        lines.iter().for_each(|line| {
            let _ = writeln!(text, "{}", format!("  {line}").trim_end());
        });
    }
    Ok((y, moved))
}

/// Whether every component has a board that can be drawn.
///
/// ```
/// use grundy::games;
/// assert!(grundy_draw::has_board(&games::position("cram 3x3")?));
/// assert!(!grundy_draw::has_board(&games::position("graph {a>b} : a")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn has_board(position: &Position) -> bool {
    position.components.iter().all(|component| one(component, component, &mut Canvas::new("", "")).is_ok())
}

/// Who wins, and with which move.
fn said(position: &Position, answer: &Answer) -> String {
    let value = answer.nim_value.map_or(String::new(), |value| format!(", nim-value {}", value.0));
    match (answer.outcome, answer.moves.first()) {
        (Outcome::Previous, _) => "P-position: the player to move loses".into(),
        (Outcome::Tie, _) => "best play ends in a tie".into(),
        (_, Some(found)) => {
            let made = found.made.as_ref().map_or_else(|| found.text(position), |made| made.name.clone());
            // In a sum the text also says where.
            let made = match position.components.len() {
                1 => made,
                _ => format!("{made} in {}", position.components[found.component].ruleset.text()),
            };
            format!("N-position{value}: the player to move wins, for example by {}", clipped(&made, 60))
        }
        _ => format!("N-position{value}: the player to move wins"),
    }
}

/// Draws the board of one component; also returns it as lines of text. It gets the size that `like` needs,
/// another position of the same game, so that both are drawn on the same grid.
pub(crate) fn one(
    component: &Component,
    like: &Component,
    canvas: &mut Canvas,
) -> Result<Vec<String>, Failure> {
    let (places, room) = (component.places(), like.places());
    let rules = match component.ruleset.kind() {
        Kind::Game(rules) => rules,
        Kind::Heap(heap) => return piles::heaps(canvas, component, heap, like),
        Kind::Points(points) => return tuples::draw(canvas, component, points),
        Kind::Graph(_) => {
            return Err(Failure::Refused(format!(
                "`{}` is not played on a board; draw its state graph",
                clipped(component.ruleset.text(), 60)
            )));
        }
    };
    let (name, board) = rules.name.split_once(' ').unwrap_or((&rules.name, ""));
    match name {
        "cram" => squares::rows(canvas, &places, |_, _| '.'),
        "clobber" => {
            squares::rows(canvas, &places, |row, column| if (row + column) % 2 == 0 { 'x' } else { 'o' })
        }
        "cannibal-clobber" => squares::rows(canvas, &places, |_, _| 'x'),
        "treblecross" | "xo-strip" => squares::rows(canvas, &places, |_, _| '.'),
        "nimble" | "silver-dollar" => squares::coins(canvas, &places, &room),
        "chomp" => squares::chocolate(canvas, &places),
        "cut-cake" => places::cake(canvas, &places),
        "corner-knight" => {
            let side = grundy::parse_number(board).unwrap_or(0);
            places::board(canvas, &places::pairs(&places), (side, side), "N")
        }
        "turning-corners" => {
            let all = [&places, &room].map(|places| places::pairs(places)).concat();
            places::board(canvas, &places::pairs(&places), places::room(&all), "H")
        }
        "moore" | "selective-nim" => piles::numbered(canvas, &places, &room),
        "nim-with-additions" => piles::additions(canvas, &places, &room),
        "zero-move-nim" => piles::zero_moves(canvas, &places, &room),
        "staircase" => stairs::stairs(canvas, &places, &room),
        "node-kayles" => graphs::vertices(canvas, board, &places),
        "arc-kayles" => graphs::edges(canvas, board, &places),
        "hackenbush" => graphs::hackenbush(canvas, board, &places),
        "geography" => arrows::directed(canvas, board, &places),
        "undirected-geography" => arrows::undirected(canvas, board, &places),
        "poset" => arrows::order(canvas, board, &places),
        "schuh" => arrows::divisors(canvas, board, &places),
        other => Err(Failure::Refused(format!(
            "there is no picture of {other} boards; draw the state graph, which any game has"
        ))),
    }
}

/// A rectangle of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its top left corner.
    pub at: Point,
    /// Its width and height.
    pub size: Point,
}

impl Area {
    /// A square around a point.
    fn around(middle: Point, half: f64) -> Area {
        Area { at: (middle.0 - half, middle.1 - half), size: (2.0 * half, 2.0 * half) }
    }

    /// The same area, moved.
    fn moved(self, by: Point) -> Area {
        Area { at: (self.at.0 + by.0, self.at.1 + by.1), size: self.size }
    }
}

/// The numbers of a position, with commas between them.
fn numbers(places: &str) -> Vec<u64> {
    places.split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

fn refuse_beyond(count: u64, what: &str) -> Result<usize, Failure> {
    match usize::try_from(count) {
        Ok(count) if count <= MAX_COUNT => Ok(count),
        _ => Err(too_large(format!("a picture has at most {MAX_COUNT} {what}; this board has {count}"))),
    }
}
