//! Boards as they lie on a table: squares, strips, chocolate, stairs, graphs.

mod arrows;
mod graphs;
mod marks;
mod piles;
mod places;
mod squares;
mod stairs;
pub mod touch;
mod tuples;

use super::heaps::too_many_labels;
use super::{Picture, clipped, last_mover, move_text, too_large, won};
use crate::canvas::{Anchor, Canvas, Point};
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use grundy::play::Move;
use grundy::solve::{Answer, Question, WinningMove, solve};
use grundy::{Budget, Component, Convention, Failure, Heap, Kind, Outcome, Position};
use grundy_words::say;
use std::fmt::Write as _;

/// The largest number of squares in a row or column, of coins and of vertices.
pub(super) const MAX_COUNT: usize = 200;

/// The board of a position, with who wins, and a winning move on it and in words; the boards of a sum are below
/// each other.
///
/// ```
/// use grundy::{Budget, Convention, games};
/// use grundy_draw::{Figure, board};
/// let position = games::position("cram : ..#/.../#..")?;
/// let picture = board(&position, Convention::Normal, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.contains("  . . #"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Games whose positions have no pictures, boards that are too large; the end of the budget.
pub fn board(
    position: &Position,
    convention: Convention,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let shown = figure.answers.shown();
    let labelled = position.components.iter().any(|component| component.ruleset.is_labelled());
    let wins = if labelled { say!("figure-labelled") } else { last_mover(convention) };
    let mut scene = Scene::new(figure, clipped(&position.to_string(), 90), wins);
    scene.grows = true;
    let places =
        if names_heaps(position) { position.components[0].parts.len() } else { position.components.len() };
    if figure.labels.len() > places {
        return Err(too_many_labels(places, figure));
    }
    // A board that cannot be drawn is refused before the position is solved.
    boards(position, 0.0, &mut Canvas::new("", ""), &mut String::new(), figure, None)?;
    let answer = solve(position, &Question { convention, ..Question::default() }, budget)?;
    let best = answer.moves.first().filter(|_| shown);
    let (_, moved) = boards(position, 0.0, &mut scene.body, &mut scene.text, figure, best)?;
    name_boards(&mut scene, position);
    if shown {
        for (i, (component, by)) in position.components.iter().zip(&moved).enumerate() {
            let moves: Vec<_> = answer.moves.iter().filter(|found| found.component == i).collect();
            tuples::winning(&mut scene.body, component, &moves, *by);
        }
        match best {
            Some(best) if takes_coins(position, best) => {
                scene.explain(Role::Taken, say!("figure-coins-taken"))
            }
            Some(_) => scene.explain(Role::Winning, say!("figure-winning-move")),
            None => {}
        }
    }
    if position.components.iter().any(|component| tuples::of_token(component).is_some()) {
        let rings = say!("figure-rings");
        scene.notes.push(rings);
    }
    let said = said(position, &answer);
    scene.key.push(said.clone());
    scene.verdict = said;
    Ok(scene.finish())
}

/// Whether a move of heaps takes coins, which are dashed then.
fn takes_coins(position: &Position, found: &WinningMove) -> bool {
    let component = &position.components[found.component];
    let left = found.to.iter().map(|part| u128::from(part[0])).sum::<u128>();
    match component.ruleset.kind() {
        Kind::Heap(heap) if !matches!(heap, Heap::Turning(_)) => {
            u128::from(component.parts[found.place][0]) > left
        }
        _ => false,
    }
}

/// Writes the names that the reader gave the boards to the left of them.
fn name_boards(scene: &mut Scene<'_>, position: &Position) {
    let labels = &scene.figure.labels;
    if labels.is_empty() || names_heaps(position) {
        return;
    }
    let groups = scene.body.shapes.clone();
    let left = scene.body.bounds().0.0;
    for (group, label) in groups.into_iter().zip(labels) {
        let mut alone = Canvas::new("", "");
        alone.shapes.push(group);
        let ((_, top), _) = alone.bounds();
        scene.body.text((left - 12.0, top + 22.0), Anchor::End, 15.0, label.clone(), Role::Strong);
    }
}

/// Whether names belong to the heaps of a position, and not to its boards.
fn names_heaps(position: &Position) -> bool {
    matches!(&position.components[..], [one] if matches!(one.ruleset.kind(), Kind::Heap(_)) && one.parts.len() > 1)
}

/// Draws the boards of a position below each other, starting at a height; returns the height below them, and
/// the offset of each. One winning move is marked.
fn boards(
    position: &Position,
    mut y: f64,
    canvas: &mut Canvas,
    text: &mut String,
    figure: &Figure,
    best: Option<&WinningMove>,
) -> Result<(f64, Vec<Point>), Failure> {
    let after = best.and_then(|best| Some((best, Move::winning(position, best).ok()?.after)));
    let mut moved = Vec::new();
    let names: &[String] = if names_heaps(position) { &figure.labels } else { &[] };
    for (i, component) in position.components.iter().enumerate() {
        let mut own = Canvas::new("", "");
        let best = after.as_ref().filter(|(best, _)| best.component == i);
        let mark = best.filter(|_| matches!(component.ruleset.kind(), Kind::Heap(_))).map(|(best, _)| *best);
        let lines = drawn(component, component, &mut own, (names, mark))?;
        if let Some((best, after)) = best {
            marks::mark(&mut own, component, best, &after.components[i]);
        }
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
    let value = answer.nim_value.map(|value| value.0);
    match (answer.outcome, answer.moves.first()) {
        (Outcome::Previous, _) => say!("figure-lost"),
        (Outcome::Tie, _) => say!("figure-tied"),
        (_, Some(found)) => {
            let made = clipped(&move_text(position, found, true), 60);
            won(value, Some(&made))
        }
        _ => won(value, None),
    }
}

/// Draws the board of one component; also returns it as lines of text. It gets the size that `like` needs,
/// another position of the same game, so that both are drawn on the same grid.
pub(crate) fn one(
    component: &Component,
    like: &Component,
    canvas: &mut Canvas,
) -> Result<Vec<String>, Failure> {
    drawn(component, like, canvas, (&[], None))
}

/// The same, with words in a language, and with names of heaps and a winning move of them on it.
fn drawn(
    component: &Component,
    like: &Component,
    canvas: &mut Canvas,
    (names, best): (&[String], Option<&WinningMove>),
) -> Result<Vec<String>, Failure> {
    let (places, room) = (component.places(), like.places());
    let rules = match component.ruleset.kind() {
        Kind::Game(rules) => rules,
        Kind::Heap(heap) => return piles::heaps(canvas, component, heap, like, (names, best)),
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
        // A code on a ring of pins: the ring, or the rows that are left of it.
        _ if board.starts_with("cycle ") && places == board => graphs::ring(canvas, board),
        _ if board.starts_with("cycle ") => piles::numbered(canvas, &places, &places),
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

    /// Whether a point is inside.
    fn contains(&self, (x, y): Point) -> bool {
        (self.at.0..=self.at.0 + self.size.0).contains(&x)
            && (self.at.1..=self.at.1 + self.size.1).contains(&y)
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
