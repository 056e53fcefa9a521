//! Nim-values in rows as long as the period.

use super::{HEADING, Picture, TEXT, clipped, too_large};
use crate::canvas::{Anchor, text_width};
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use grundy::law::{Found, Period};
use grundy::sequence::Sequence;
use grundy::{Budget, ControlFlow, Failure, KnownBy, Ruleset};
use grundy_words::say;
use std::fmt::Write as _;
use std::sync::Arc;

/// The largest number of cells of a table.
const MAX_CELLS: u64 = 20_000;
/// The longest rows.
const MAX_WIDTH: u64 = 100;
/// The last heap of the search for a law.
const LAW_UP_TO: u64 = 20_000;
/// The length of rows without a period.
const PLAIN_WIDTH: u64 = 10;

/// The nim-values of the heaps 0 to `to`. A row is as long as the proved period, if there is one (or a
/// multiple of a short period), or has `columns` cells. The heaps before the period are shaded, and those among
/// them with a value that the period does not repeat are marked.
///
/// ```
/// use grundy::{Budget, Ruleset};
/// use grundy_draw::{Figure, table};
/// let rule = std::sync::Arc::new(Ruleset::parse("kayles")?);
/// let picture = table(&rule, 95, None, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.contains("period 12, preperiod 71"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than 20000 cells, rows longer than 100, rules not played with heaps; the rule's own failure, or the
/// end of the budget.
pub fn table(
    ruleset: &Arc<Ruleset>,
    to: u64,
    columns: Option<u64>,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    if to >= MAX_CELLS {
        return Err(too_large(format!(
            "a table in a picture has at most {MAX_CELLS} cells; choose a nearer end, draw a plot, or \
             write the values as CSV"
        )));
    }
    if columns.is_some_and(|columns| !(1..=MAX_WIDTH).contains(&columns)) {
        return Err(too_large(format!("rows have 1 to {MAX_WIDTH} cells")));
    }
    let mut sequence = sequence_of(ruleset)?;
    let found = match sequence.find_law(LAW_UP_TO, budget) {
        Ok(found) => found,
        Err(Failure::Stopped(_)) => None,
        Err(failure) => return Err(failure),
    };
    let mut values = Vec::new();
    sequence.stream(0..=to, budget, &mut |_, piece| {
        values.extend_from_slice(piece);
        ControlFlow::Continue(())
    })?;
    let period = found.as_ref().filter(|found| found.is_fact()).and_then(|f| f.law.period());
    let width = columns.unwrap_or_else(|| fitting(period)) as usize;
    // The values that gave the law may reach further than those shown.
    let known = |heap: usize| {
        values.get(heap).copied().or_else(|| sequence.values().get(heap).copied().map(u64::from))
    };
    let exception = |heap: usize| is_exception(heap, period, &known);
    let before = |heap: usize| period.is_some_and(|period| (heap as u64) < period.preperiod);
    let shown = figure.answers.shown();
    let law = said(found.as_ref());
    let values_are = say!("figure-nim-values");

    // The law is an answer, too.
    let below = if shown { format!("{values_are}; {law}") } else { values_are };
    let mut scene = Scene::new(figure, clipped(ruleset.text(), 90), below);
    let canvas = &mut scene.body;
    let largest = values.iter().copied().max().unwrap_or(0);
    let side = (text_width(&largest.to_string().max(format!("+{}", width - 1)), TEXT) + 10.0).max(26.0);
    let left = text_width(&to.to_string(), TEXT) + 14.0;
    for column in 0..width {
        let middle = left + (column as f64 + 0.5) * side;
        canvas.label((middle, 8.0), TEXT - 1.0, format!("+{column}"), Role::Faint);
    }
    let mut y = 18.0;
    for (row, values) in values.chunks(width).enumerate() {
        let first = row * width;
        canvas.text((left - 8.0, y + 17.0), Anchor::End, TEXT, first.to_string(), Role::Strong);
        for (column, value) in values.iter().enumerate() {
            let (heap, x) = (first + column, left + column as f64 * side);
            canvas.rect((x, y), (side, 24.0), if shown && before(heap) { Role::Before } else { Role::Cell });
            if !shown {
                continue;
            }
            if exception(heap) {
                canvas.pill((x + 3.0, y + 2.5), (side - 6.0, 19.0), Role::Exception);
            }
            let ink = if exception(heap) { Role::Strong } else { Role::Ink };
            canvas.label((x + side / 2.0, y + 12.0), HEADING - 2.0, value.to_string(), ink);
        }
        y += 24.0;
    }
    if shown && before(0) {
        scene.explain(Role::Before, say!("figure-before-period"));
    }
    let exceptions = (0..values.len()).any(exception);
    if shown && exceptions {
        scene.explain(Role::Exception, say!("figure-exception"));
    }
    let (head, cell) = (to.to_string().len().max(2), largest.to_string().len().max(2) + 1);
    let line = |row: usize, values: &[u64], shown: bool| {
        let mut line = format!("{:>head$} ", row * width);
        for (column, value) in values.iter().enumerate() {
            let sign = if shown && exception(row * width + column) { '!' } else { ' ' };
            let value = if shown { value.to_string() } else { "_".into() };
            let _ = write!(line, " {value:>cell$}{sign}");
        }
        line.trim_end().to_string()
    };
    let rows =
        |shown: bool| values.chunks(width).enumerate().map(move |(row, values)| line(row, values, shown));
    scene.key.push(law);
    scene.key.extend(
        rows(true)
            .map(|row| row.split_whitespace().collect::<Vec<_>>().join(" "))
            .map(|row| row.replacen(' ', ": ", 1)),
    );
    scene.text = rows(shown).map(|row| format!("{row}\n")).collect();
    if shown && exceptions {
        let _ = writeln!(scene.text, "! {}", say!("figure-exception"));
    }
    Ok(scene.finish())
}

/// The nim-sequence of a rule, or why there is none.
pub(crate) fn sequence_of(ruleset: &Arc<Ruleset>) -> Result<Sequence, Failure> {
    Sequence::new(ruleset.clone()).ok_or_else(|| {
        Failure::Refused(format!(
            "`{}` is not played with heaps, so it has no nim-sequence; draw a rule with two coordinates as pairs, and a position as \
             a board or a state graph",
            clipped(ruleset.text(), 60)
        ))
    })
}

/// The law in a few words.
fn said(found: Option<&Found>) -> String {
    let Some(found) = found else { return say!("figure-no-law") };
    let what = match found.law.period() {
        Some(Period { preperiod, period, saltus: 0 }) => {
            say!("figure-period", preperiod = preperiod, period = period)
        }
        Some(Period { preperiod, period, saltus }) => {
            say!("figure-period-saltus", preperiod = preperiod, period = period, saltus = saltus)
        }
        None => say!("figure-law-kind", kind = found.law.kind()),
    };
    match found.known_by() {
        KnownBy::Seen => say!("figure-only-seen", law = &what),
        KnownBy::Theorem => say!("figure-by-theorem", law = &what),
        _ => say!("figure-proved", law = &what),
    }
}

/// The length of rows that shows a period: the period itself, or a multiple of it.
fn fitting(period: Option<Period>) -> u64 {
    match period.map(|period| period.period) {
        Some(period @ 1..=7) => period * (14 / period),
        Some(period @ 8..=40) => period,
        Some(period @ 41..) => (8..=40).rev().find(|width| period % width == 0).unwrap_or(PLAIN_WIDTH),
        _ => PLAIN_WIDTH,
    }
}

/// Whether the period has another value at the place of this heap.
fn is_exception(heap: usize, period: Option<Period>, value: &dyn Fn(usize) -> Option<u64>) -> bool {
    let Some(Period { preperiod, period, saltus }) = period else { return false };
    let (preperiod, period) = (preperiod as usize, period as usize);
    if heap >= preperiod {
        return false;
    }
    let periods = (preperiod - heap).div_ceil(period);
    match (value(heap), value(heap + periods * period)) {
        (Some(now), Some(later)) => later != now + saltus * periods as u64,
        _ => false,
    }
}
