//! A strip of heaps, P-positions hatched.

use super::{Picture, TEXT, clipped, heading, last_mover, legend, listed, role_of, too_large};
use crate::canvas::{Canvas, text_width};
use crate::look::Role;
use grundy::solve::Outcomes;
use grundy::{Budget, Convention, Failure, Outcome, Ruleset};
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The largest number of cells of a strip.
pub(crate) const MAX_CELLS: u64 = 5000;
/// The number of cells in a row.
const ROW: usize = 26;

/// A strip of cells, one for each heap: P-positions are hatched.
///
/// ```
/// use grundy::{Budget, Convention, Ruleset};
/// let rule = std::sync::Arc::new(Ruleset::parse("take 1..3")?);
/// let picture = grundy_draw::strip(&rule, 0..=8, Convention::Misere, &mut Budget::default())?;
/// assert!(picture.text.ends_with("P-positions: 1 5\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than 5000 cells, rules with several coordinates; the rule's own failure, or the end of the budget.
pub fn strip(
    ruleset: &Arc<Ruleset>,
    heaps: RangeInclusive<u64>,
    convention: Convention,
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
    let lost = || (from..).zip(&outcomes).filter(|(_, o)| **o == Outcome::Previous).map(|(heap, _)| heap);
    let rule = clipped(ruleset.text(), 90);
    let what = format!("P-positions of {rule} from {from} to {to} ({convention}): {}", listed(lost()));
    let mut canvas = Canvas::new(format!("strip of {rule}"), format!("{what}."));
    let mut y = heading(&mut canvas, &rule, last_mover(convention));
    let width = (text_width(&to.to_string(), TEXT) + 8.0).max(24.0);
    let ties = outcomes.contains(&Outcome::Tie);
    for (row, outcomes) in outcomes.chunks(ROW).enumerate() {
        for (column, outcome) in outcomes.iter().enumerate() {
            let heap = from + (row * ROW + column) as u64;
            let x = column as f64 * width;
            let first = canvas.shapes.len();
            canvas.rect((x, y), (width, 28.0), role_of(*outcome));
            cell_number(&mut canvas, (x + width / 2.0, y + 14.0), heap, *outcome);
            canvas.group(first, format!("{heap}: {outcome}"));
        }
        y += 28.0 + 6.0;
    }
    let mut entries = vec![(Role::P, "P: the player to move loses"), (Role::N, "N: the player to move wins")];
    if ties {
        entries.push((Role::Cell, "T: a tie"));
    }
    legend(&mut canvas, y + 6.0, &entries);
    let text = text(ruleset, from, to, convention, &outcomes, lost());
    Ok(Picture { canvas, text, dot: None })
}

/// Writes a number; on a hatched cell it gets a plain background, so that it can be read.
fn cell_number(canvas: &mut Canvas, at: (f64, f64), heap: u64, outcome: Outcome) {
    let text = heap.to_string();
    if outcome == Outcome::Previous {
        plate(canvas, at, &text, TEXT);
    }
    canvas.label(at, TEXT, text, Role::Ink);
}

/// Draws a plain background for text on a hatched one.
pub(crate) fn plate(canvas: &mut Canvas, at: (f64, f64), text: &str, size: f64) {
    let (wide, high) = (text_width(text, size) + 4.0, size + 2.0);
    canvas.pill((at.0 - wide / 2.0, at.1 - high / 2.0), (wide, high), Role::Plate);
}

fn text(
    ruleset: &Ruleset,
    from: u64,
    to: u64,
    convention: Convention,
    outcomes: &[Outcome],
    lost: impl Iterator<Item = u64>,
) -> String {
    let mut text = format!("{}   ({})\n", ruleset.text(), last_mover(convention));
    let width = to.to_string().len().max(2);
    for (row, outcomes) in outcomes.chunks(ROW).enumerate() {
        let first = from + (row * ROW) as u64;
        let mut line = |cells: Vec<String>| {
            let _ = writeln!(text, "{}", cells.join(" ").trim_end());
        };
        line((first..).zip(outcomes).map(|(heap, _)| format!("{heap:>width$}")).collect());
        line(outcomes.iter().map(|outcome| format!("{:>width$}", outcome.letter())).collect());
    }
    let _ = writeln!(text, "P-positions: {}", listed(lost));
    text
}
