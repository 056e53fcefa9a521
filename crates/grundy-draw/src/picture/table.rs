//! Nim-values in rows as long as the period.

use super::{HEADING, Picture, TEXT, clipped, heading, too_large};
use crate::canvas::{Anchor, Canvas, text_width};
use crate::look::Role;
use grundy::law::{Found, Period};
use grundy::sequence::Sequence;
use grundy::{Budget, ControlFlow, Failure, KnownBy, Ruleset};
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
/// multiple of a short period), or has `width` cells. The heaps before the period are shaded, and those among
/// them with a value that the period does not repeat are marked.
///
/// ```
/// use grundy::{Budget, Ruleset};
/// let rule = std::sync::Arc::new(Ruleset::parse("kayles")?);
/// let picture = grundy_draw::table(&rule, 95, None, &mut Budget::default())?;
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
    width: Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    if to >= MAX_CELLS {
        return Err(too_large(format!(
            "a table in a picture has at most {MAX_CELLS} cells; choose a nearer end, draw a plot, or \
             write the values as CSV"
        )));
    }
    if width.is_some_and(|width| !(1..=MAX_WIDTH).contains(&width)) {
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
    let width = width.unwrap_or_else(|| fitting(period)) as usize;
    // The values that gave the law may reach further than those shown.
    let known = |heap: usize| {
        values.get(heap).copied().or_else(|| sequence.values().get(heap).copied().map(u64::from))
    };
    let exception = |heap: usize| is_exception(heap, period, &known);
    let before = |heap: usize| period.is_some_and(|period| (heap as u64) < period.preperiod);
    let law = said(found.as_ref());

    let rule = clipped(ruleset.text(), 90);
    let mut canvas = Canvas::new(
        format!("nim-values of {rule}"),
        format!("The nim-values of the heaps 0 to {to} in rows of {width}; {law}."),
    );
    let mut y = heading(&mut canvas, &rule, &format!("nim-values (normal play); {law}"));
    let largest = values.iter().copied().max().unwrap_or(0);
    let side = (text_width(&largest.to_string().max(format!("+{}", width - 1)), TEXT) + 10.0).max(26.0);
    let left = text_width(&to.to_string(), TEXT) + 14.0;
    for column in 0..width {
        let middle = left + (column as f64 + 0.5) * side;
        canvas.label((middle, y + 8.0), TEXT - 1.0, format!("+{column}"), Role::Faint);
    }
    y += 18.0;
    for (row, values) in values.chunks(width).enumerate() {
        let first = row * width;
        canvas.text((left - 8.0, y + 17.0), Anchor::End, TEXT, first.to_string(), Role::Strong);
        for (column, value) in values.iter().enumerate() {
            let (heap, x) = (first + column, left + column as f64 * side);
            canvas.rect((x, y), (side, 24.0), if before(heap) { Role::Before } else { Role::Cell });
            if exception(heap) {
                canvas.pill((x + 3.0, y + 2.5), (side - 6.0, 19.0), Role::Exception);
            }
            let ink = if exception(heap) { Role::Strong } else { Role::Ink };
            canvas.label((x + side / 2.0, y + 12.0), HEADING - 2.0, value.to_string(), ink);
        }
        y += 24.0;
    }
    let mut entries = Vec::new();
    if before(0) {
        entries.push((Role::Before, "before the period"));
    }
    if (0..values.len()).any(exception) {
        entries.push((Role::Exception, "not as the period has it"));
    }
    super::legend(&mut canvas, y + 10.0, &entries);

    let mut text = format!("{}   nim-values (normal play)\n{law}\n", ruleset.text());
    let (head, cell) = (to.to_string().len().max(2), largest.to_string().len().max(2) + 1);
    for (row, values) in values.chunks(width).enumerate() {
        let _ = write!(text, "{:>head$} ", row * width);
        for (column, value) in values.iter().enumerate() {
            let sign = if exception(row * width + column) { '!' } else { ' ' };
            let _ = write!(text, " {value:>cell$}{sign}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    if (0..values.len()).any(exception) {
        text += "! not as the period has it\n";
    }
    Ok(Picture { canvas, text, dot: None })
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
    let Some(found) = found else { return "no law is known".into() };
    let what = match found.law.period() {
        Some(Period { preperiod, period, saltus: 0 }) => format!("period {period}, preperiod {preperiod}"),
        Some(Period { preperiod, period, saltus }) => {
            format!("period {period} with saltus {saltus}, preperiod {preperiod}")
        }
        None => format!("the law is a {}", found.law.kind()),
    };
    match found.known_by() {
        KnownBy::Seen => format!("{what} as far as seen, not proved"),
        KnownBy::Theorem => format!("{what}, by theorem"),
        _ => format!("{what}, proved"),
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
