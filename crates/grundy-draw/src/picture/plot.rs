//! The nim-sequence as a dot plot.

mod axis;
mod dots;

use super::{Picture, TEXT, clipped, listed, too_large};
use crate::canvas::Anchor;
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use axis::Axis;
use dots::Bins;
use grundy::{Budget, ControlFlow, Failure, Ruleset};
use grundy_words::say;
use std::fmt::Write as _;
use std::sync::Arc;

/// The last heap of a plot.
const MAX_HEAP: u64 = 10_000_000;
/// The size of the plot.
const WIDTH: usize = 720;
const HEIGHT: usize = 360;
/// The size in a terminal, in letters; each holds two by four dots.
const LETTERS: (usize, usize) = (72, 18);

/// The nim-values of the heaps 0 to `to` as dots: heaps to the right, values upwards. If there are more heaps
/// or values than places, a dot represents all in its place, and the picture says how many.
///
/// ```
/// use grundy::{Budget, Ruleset};
/// use grundy_draw::{Figure, plot};
/// let rule = std::sync::Arc::new(Ruleset::parse("kayles")?);
/// let picture = plot(&rule, 10_000, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.canvas.svg().len() < 100_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Beyond heap 10^7, rules not played with heaps; the rule's own failure, or the end of the budget.
///
/// # Cost
/// The cost of the values, and 8 bytes for each.
pub fn plot(
    ruleset: &Arc<Ruleset>,
    to: u64,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    if to > MAX_HEAP {
        return Err(too_large(format!(
            "a plot goes up to heap {MAX_HEAP}; choose a nearer end, or ask for far heaps one by one"
        )));
    }
    let mut sequence = super::table::sequence_of(ruleset)?;
    budget.reserve(8 * to)?;
    let mut values: Vec<u64> = Vec::new();
    sequence.stream(0..=to, budget, &mut |_, piece| {
        values.extend_from_slice(piece);
        ControlFlow::Continue(())
    })?;
    let largest = values.iter().copied().max().unwrap_or(0);
    let across = Axis::new(to, WIDTH);
    let upwards = Axis::new(largest, HEIGHT);
    let bins = Bins::of(&values, &across, &upwards);

    let mut scene = Scene::new(figure, clipped(ruleset.text(), 90), say!("figure-nim-values"));
    scene.notes.push(bins.said(&across, &upwards));
    let canvas = &mut scene.body;
    let left = 8.0 + 8.0 * largest.to_string().len() as f64;
    let (y, bottom) = (18.0, 18.0 + HEIGHT as f64);
    for tick in upwards.ticks() {
        let at = bottom - upwards.middle(tick);
        canvas.line((left, at), (left + WIDTH as f64, at), Role::Grid);
        canvas.text((left - 6.0, at + 4.0), Anchor::End, TEXT, tick.to_string(), Role::Ink);
    }
    for tick in across.ticks() {
        let at = left + across.middle(tick);
        canvas.line((at, bottom), (at, bottom + 5.0), Role::Axis);
        canvas.text((at, bottom + 18.0), Anchor::Middle, TEXT, tick.to_string(), Role::Ink);
    }
    canvas.path(vec![(left, y), (left, bottom), (left + WIDTH as f64, bottom)], false, Role::Axis);
    let (heap, value) = (say!("figure-heap"), say!("figure-nim-value"));
    canvas.text((left + WIDTH as f64, bottom + 34.0), Anchor::End, TEXT, heap, Role::Faint);
    canvas.text((0.0, y - 10.0), Anchor::Start, TEXT, value, Role::Faint);
    if figure.answers.shown() {
        canvas.shapes.push(bins.shape((left, bottom)));
    }
    scene.text = text(&values, to, largest, figure.answers.shown());
    scene.key.push(format!("{}: {}", say!("figure-heaps-to", last = to), listed(values)));
    Ok(scene.finish())
}

/// A plot in letters of eight dots each.
fn text(values: &[u64], to: u64, largest: u64, shown: bool) -> String {
    let (columns, rows) = LETTERS;
    let across = Axis::new(to, 2 * columns);
    let upwards = Axis::new(largest, 4 * rows);
    let bins = Bins::of(values, &across, &upwards);
    let mut text = format!("{}\n", say!("figure-heaps-to", last = to));
    let _ = writeln!(text, "{}", bins.said(&across, &upwards));
    let width = largest.to_string().len();
    for row in (0..upwards.bins().div_ceil(4)).rev() {
        let first = upwards.first(4 * row);
        let _ = write!(text, "{first:>width$} │");
        for column in 0..across.bins().div_ceil(2) {
            text.push(if shown { bins.letter(column, row) } else { '\u{2800}' });
        }
        text.truncate(text.trim_end_matches('\u{2800}').len());
        text.push('\n');
    }
    let _ = writeln!(text, "{:>width$} └{}", "", "─".repeat(across.bins().div_ceil(2)));
    let room = across.bins().div_ceil(2).saturating_sub(1);
    let _ = writeln!(text, "{:>width$}  0{to:>room$}", "");
    text
}
