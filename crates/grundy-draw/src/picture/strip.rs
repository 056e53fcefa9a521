//! A strip of heaps, P-positions hatched.

use super::{Picture, TEXT, clipped, last_mover, listed, role_of, too_large};
use crate::canvas::{Canvas, Point, text_width};
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use grundy::solve::Outcomes;
use grundy::{Budget, ControlFlow, Convention, Failure, Outcome, Ruleset};
use grundy_words::say;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The largest number of cells of a strip.
pub(crate) const MAX_CELLS: u64 = 5000;
/// The number of cells in a row.
const ROW: usize = 26;
/// The longest row, where moves are arrows above it.
const LONG_ROW: usize = 60;
/// About how high the highest arc may be.
const MAX_ARC: f64 = 110.0;
/// The height of a cell.
const CELL: f64 = 28.0;

/// A strip of cells, one for each heap: P-positions are hatched. The moves from some heaps are arrows above it,
/// winning ones thick.
///
/// ```
/// use grundy::{Budget, Convention, Ruleset};
/// use grundy_draw::{Figure, strip};
/// let rule = std::sync::Arc::new(Ruleset::parse("take 1..3")?);
/// let picture = strip(&rule, 0..=8, Convention::Misere, &[], &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.ends_with("P-positions: 1 5\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than 5000 cells, rules with several coordinates; arrows from a heap that is not there, or that each move
/// splits, or above more than 60 cells; the rule's own failure, or the end of the budget.
pub fn strip(
    ruleset: &Arc<Ruleset>,
    heaps: RangeInclusive<u64>,
    convention: Convention,
    moves: &[u64],
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    if ruleset.as_game().is_some() || ruleset.arity() != 1 {
        return Err(Failure::Refused(format!(
            "a strip shows heaps, one number each, and `{}` is not played with such; draw it as pairs or as a board",
            clipped(ruleset.text(), 60)
        )));
    }
    let (from, to) = heaps.into_inner();
    if to < from || to - from >= MAX_CELLS {
        return Err(too_large(format!(
            "a strip has 1 to {MAX_CELLS} cells; choose the first and the last heap nearer, or list the P-positions"
        )));
    }
    let mut solver = Outcomes::new(ruleset.clone(), convention);
    let mut outcomes = Vec::new();
    for heap in from..=to {
        outcomes.push(solver.outcome(&[heap], budget)?);
    }
    let shown = figure.answers.shown();
    let lost = || (from..).zip(&outcomes).filter(|(_, o)| **o == Outcome::Previous).map(|(heap, _)| heap);
    let rule = clipped(ruleset.text(), 90);
    let mut scene = Scene::new(figure, rule, last_mover(convention));
    let width = (text_width(&to.to_string(), TEXT) + 8.0).max(24.0);
    let row = if moves.is_empty() { ROW } else { LONG_ROW };
    if !moves.is_empty() {
        arrows(&mut scene, ruleset, (from, to), moves, &outcomes, width, budget)?;
    }
    let canvas = &mut scene.body;
    for (i, outcome) in outcomes.iter().enumerate() {
        let heap = from + i as u64;
        let (x, y) = ((i % row) as f64 * width, (i / row) as f64 * (CELL + 6.0));
        let first = canvas.shapes.len();
        let role = if shown { role_of(*outcome) } else { Role::Cell };
        canvas.rect((x, y), (width, CELL), role);
        let at = (x + width / 2.0, y + CELL / 2.0);
        if role == Role::P {
            plate(canvas, at, &heap.to_string(), TEXT);
        }
        canvas.label(at, TEXT, heap.to_string(), Role::Ink);
        canvas.group(first, if shown { format!("{heap}: {outcome}") } else { heap.to_string() });
    }
    if shown {
        scene.explain(Role::P, say!("figure-p-means"));
        scene.explain(Role::N, say!("figure-n-means"));
        if outcomes.contains(&Outcome::Tie) {
            scene.explain(Role::Cell, say!("figure-t-means"));
        }
    }
    if !moves.is_empty() {
        scene.explain(Role::Move, if shown { say!("figure-other-move") } else { say!("figure-a-move") });
        if shown {
            scene.explain(Role::Winning, say!("figure-winning-move"));
        }
    }
    let list = format!("{}: {}", say!("figure-p-positions"), listed(lost()));
    scene.text = text(from, to, shown.then_some(&outcomes), &list);
    scene.key.push(list);
    Ok(scene.finish())
}

/// Draws the moves from some heaps as arcs above the strip.
fn arrows(
    scene: &mut Scene<'_>,
    ruleset: &Ruleset,
    (from, to): (u64, u64),
    moves: &[u64],
    outcomes: &[Outcome],
    width: f64,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    if to - from >= LONG_ROW as u64 {
        return Err(too_large(format!(
            "a strip with arrows has at most {LONG_ROW} cells; choose the first and the last heap nearer"
        )));
    }
    // All arcs are alike, so that those of one heap do not cross.
    let steep = (MAX_ARC / ((to - from).max(1) as f64 * width)).clamp(0.15, 0.45);
    for &heap in moves {
        if !(from..=to).contains(&heap) {
            return Err(Failure::Refused(format!(
                "the strip from {from} to {to} has no heap {heap}, so no move can start there"
            )));
        }
        let mut ends = Vec::new();
        let mut splits = false;
        ruleset.options(&[heap], budget, &mut |option| {
            match option {
                [] => ends.push(0),
                [rest] => ends.push(*rest),
                _ => splits = true,
            }
            ControlFlow::Continue(())
        })?;
        ends.retain(|end| (from..=to).contains(end));
        ends.sort_unstable();
        ends.dedup();
        if ends.is_empty() && splits {
            return Err(Failure::Refused(format!(
                "each move from heap {heap} splits it, and an arrow leads to one heap; draw its state graph"
            )));
        }
        let middle = |heap: u64| ((heap - from) as f64 + 0.5) * width;
        for &end in &ends {
            let wins = outcomes[(end - from) as usize] == Outcome::Previous;
            let role = if wins && scene.figure.answers.shown() { Role::Winning } else { Role::Move };
            scene.body.path(arc((middle(heap), -2.0), (middle(end), -2.0), steep), true, role);
        }
    }
    Ok(())
}

/// An arc above the line between two points.
fn arc(from: Point, to: Point, steep: f64) -> Vec<Point> {
    const STEPS: usize = 16;
    let high = (steep * (to.0 - from.0).abs()).max(9.0);
    (0..=STEPS)
        .map(|i| {
            let t = i as f64 / STEPS as f64;
            (from.0 + t * (to.0 - from.0), from.1 - 4.0 * t * (1.0 - t) * high)
        })
        .collect()
}

/// Draws a plain background for text on a hatched one.
pub(crate) fn plate(canvas: &mut Canvas, at: (f64, f64), text: &str, size: f64) {
    let (wide, high) = (text_width(text, size) + 4.0, size + 2.0);
    canvas.pill((at.0 - wide / 2.0, at.1 - high / 2.0), (wide, high), Role::Plate);
}

/// The heaps with their outcomes below them; without outcomes, room for them.
fn text(from: u64, to: u64, outcomes: Option<&Vec<Outcome>>, lost: &str) -> String {
    let mut text = String::new();
    let width = to.to_string().len().max(2);
    let heaps: Vec<u64> = (from..=to).collect();
    for (row, heaps) in heaps.chunks(ROW).enumerate() {
        let mut line = |cells: Vec<String>| {
            let _ = writeln!(text, "{}", cells.join(" ").trim_end());
        };
        line(heaps.iter().map(|heap| format!("{heap:>width$}")).collect());
        let letter = |i: usize| match outcomes {
            Some(outcomes) => outcomes[row * ROW + i].letter(),
            None => '_',
        };
        line((0..heaps.len()).map(|i| format!("{:>width$}", letter(i))).collect());
    }
    if outcomes.is_some() {
        let _ = writeln!(text, "{lost}");
    }
    text
}
