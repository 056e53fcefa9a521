//! Two coordinates: a heat map of nim-values, P-positions marked.

use super::{Picture, TEXT, clipped, too_large};
use crate::canvas::{Anchor, Canvas, Point, Shape, text_width};
use crate::figure::Figure;
use crate::look::{LEVELS, Role};
use crate::scene::Scene;
use grundy::{Budget, Failure, Ruleset};
use grundy_words::say;
use std::fmt::Write as _;
use std::sync::Arc;

/// The largest coordinate.
const MAX_COORDINATE: u64 = 500;
/// The largest coordinate for numbers in the cells.
const NUMBERS_UP_TO: u64 = 31;
/// The largest coordinate in the text.
const TEXT_UP_TO: u64 = 40;

/// The width of a sample of a shade.
const SHADE: f64 = 44.0;

/// The content of a picture of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    /// The sizes of the nim-values, and the P-positions.
    Values,
    /// The P-positions alone.
    Lost,
}

/// The positions `(a, b)` of a rule with two coordinates, each from 0 to its number in `to`: row a, column b.
///
/// ```
/// use grundy::{Budget, Ruleset};
/// use grundy_draw::{Figure, Pairs, pairs};
/// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff")?);
/// let picture = pairs(&wythoff, [10; 2], Pairs::Lost, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.contains("(0,0) (1,2) (2,1) (3,5)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Beyond 500, rules without exactly two coordinates, labelled games; the rule's own failure, or the end of
/// the budget.
pub fn pairs(
    ruleset: &Arc<Ruleset>,
    to: [u64; 2],
    what: Pairs,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let rule = clipped(ruleset.text(), 90);
    if ruleset.arity() != 2 || ruleset.is_labelled() {
        return Err(Failure::Refused(format!(
            "this picture is for rules with two coordinates and nim-values, such as wythoff, and not for `{rule}`"
        )));
    }
    let [down, across] = to;
    let longest = down.max(across);
    if longest > MAX_COORDINATE {
        return Err(too_large(format!(
            "this picture goes up to {MAX_COORDINATE}; choose a nearer end, or write the values as CSV"
        )));
    }
    let rows = grundy::solve::table(ruleset, 0, to, budget)?;
    let largest = rows.iter().flatten().copied().max().unwrap_or(0);
    let shown = figure.answers.shown();
    let mut scene = Scene::new(figure, rule, say!("figure-row-column"));
    let canvas = &mut scene.body;
    let top = 16.0;
    let left = text_width(&down.to_string(), TEXT) + 10.0;
    let numbered = longest <= NUMBERS_UP_TO;
    let side = if numbered {
        (text_width(&largest.to_string(), TEXT) + 6.0).max(22.0)
    } else {
        (640.0 / (longest + 1) as f64).max(1.5)
    };
    let [high, wide] = to.map(|last| side * (last + 1) as f64);
    let corner = |a: usize, b: usize| -> Point { (left + b as f64 * side, top + a as f64 * side) };
    canvas.rect((left, top), (wide, high), Role::Cell);
    let scale = Scale { largest, steps: if numbered { LEVELS - 2 } else { LEVELS } };
    if shown && what == Pairs::Values {
        levels(canvas, &rows, scale, side, &corner);
    }
    if !shown {
        for i in 0..=down + 1 {
            let at = top + i as f64 * side;
            canvas.line((left, at), (left + wide, at), Role::Grid);
        }
        for i in 0..=across + 1 {
            let at = left + i as f64 * side;
            canvas.line((at, top), (at, top + high), Role::Grid);
        }
    }
    for (a, row) in rows.iter().enumerate().filter(|_| shown) {
        for (b, value) in row.iter().enumerate() {
            let (x, y) = corner(a, b);
            let middle = (x + side / 2.0, y + side / 2.0);
            if *value == 0 {
                if side >= 6.0 {
                    let first = canvas.shapes.len();
                    canvas.rect((x, y), (side, side), Role::P);
                    canvas.group(first, format!("({a},{b}) is a P-position"));
                } else {
                    canvas.circle(middle, (side * 0.7).max(1.2), Role::Dark);
                }
            }
            if numbered && (what == Pairs::Values || *value == 0) {
                if *value == 0 {
                    super::strip::plate(canvas, middle, "0", TEXT);
                }
                canvas.label(middle, TEXT, value.to_string(), Role::Ink);
            }
        }
    }
    let every = if numbered { 1 } else { (longest / 10).max(1).next_multiple_of(5) };
    let middle = |i: u64| (i as f64 + 0.5) * side;
    for b in (0..=across).step_by(every as usize) {
        canvas.text((left + middle(b), top - 5.0), Anchor::Middle, TEXT, b.to_string(), Role::Faint);
    }
    for a in (0..=down).step_by(every as usize) {
        canvas.text((left - 5.0, top + middle(a) + 4.0), Anchor::End, TEXT, a.to_string(), Role::Faint);
    }
    let list = format!("{}: {}", say!("figure-p-positions"), lost(&rows));
    scene.text = text(&rows, across, what, shown);
    if shown {
        if what == Pairs::Values {
            shades(&mut scene.body, top + high + 14.0, scale);
        }
        scene.explain(if side >= 6.0 { Role::P } else { Role::Dark }, say!("figure-p-means"));
        let _ = writeln!(scene.text, "{list}");
    }
    scene.key.push(list);
    scene.key.push(say!("figure-largest", value = largest));
    Ok(scene.finish())
}

/// The steps of values up to the largest one; with numbers in the cells, the darkest steps are left out.
#[derive(Clone, Copy)]
struct Scale {
    largest: u64,
    steps: u8,
}

impl Scale {
    fn step(self, value: u64) -> u8 {
        (value * u64::from(self.steps) / (self.largest + 1)) as u8
    }
}

/// Draws neighbouring cells of the same step in a row as one bar, and all bars of a step as one shape.
fn levels(
    canvas: &mut Canvas,
    rows: &[Vec<u64>],
    scale: Scale,
    side: f64,
    corner: &dyn Fn(usize, usize) -> Point,
) {
    let mut bars = vec![Vec::new(); usize::from(LEVELS)];
    for (a, row) in rows.iter().enumerate() {
        let mut b = 0;
        while b < row.len() {
            let (first, level) = (b, scale.step(row[b]));
            while b < row.len() && scale.step(row[b]) == level {
                b += 1;
            }
            let (x, y) = corner(a, first);
            bars[usize::from(level)].push(((x, y + side / 2.0), (b - first) as f64 * side));
        }
    }
    for (level, bars) in (0..).zip(bars) {
        if !bars.is_empty() {
            canvas.shapes.push(Shape::Bars { bars, height: side, role: Role::Level(level) });
        }
    }
}

/// Draws the meaning of the shades.
fn shades(canvas: &mut Canvas, y: f64, scale: Scale) {
    let words = say!("figure-nim-value");
    canvas.text((0.0, y + 11.0), Anchor::Start, TEXT, words.clone(), Role::Faint);
    let left = text_width(&words, TEXT) + 12.0;
    for level in 0..LEVELS {
        let of_level = |value: &u64| scale.step(*value) == level;
        let (Some(low), Some(high)) =
            ((0..=scale.largest).find(of_level), (0..=scale.largest).rev().find(of_level))
        else {
            continue;
        };
        let x = left + f64::from(level) * SHADE;
        canvas.rect((x, y), (SHADE, 14.0), Role::Level(level));
        let range = if low == high { low.to_string() } else { format!("{low}–{high}") };
        canvas.text((x + SHADE / 2.0, y + 28.0), Anchor::Middle, TEXT - 1.0, range, Role::Ink);
    }
}

fn lost(rows: &[Vec<u64>]) -> String {
    const MAX_LISTED: usize = 30;
    let all = || {
        rows.iter().enumerate().flat_map(|(a, row)| {
            row.iter().enumerate().filter(|(_, value)| **value == 0).map(move |(b, _)| format!("({a},{b})"))
        })
    };
    let first: Vec<String> = all().take(MAX_LISTED).collect();
    let more = all().count() - first.len();
    match (first.is_empty(), more) {
        (true, _) => say!("figure-nothing"),
        (_, 0) => first.join(" "),
        (_, more) => say!("figure-and-more", list = &first.join(" "), more = more),
    }
}

fn text(rows: &[Vec<u64>], across: u64, what: Pairs, shown: bool) -> String {
    let mut text = String::new();
    if across <= TEXT_UP_TO && rows.len() as u64 <= TEXT_UP_TO + 1 {
        let width = rows.iter().flatten().map(|value| value.to_string().len()).max().unwrap_or(1).max(2);
        let mut line = |head: &str, cells: Vec<String>| {
            let _ = writeln!(text, "{}", format!("{head:>width$}  {}", cells.join(" ")).trim_end());
        };
        line("", (0..=across).map(|b| format!("{b:>width$}")).collect());
        for (a, row) in rows.iter().enumerate() {
            let cell = |value: &u64| match (what, value) {
                _ if !shown => format!("{:>width$}", "_"),
                (_, 0) => format!("{:>width$}", "P"),
                (Pairs::Lost, _) => format!("{:>width$}", "."),
                (Pairs::Values, value) => format!("{value:>width$}"),
            };
            line(&a.to_string(), row.iter().map(cell).collect());
        }
    } else if shown {
        let largest = rows.iter().flatten().copied().max().unwrap_or(0);
        let _ = writeln!(text, "{}", say!("figure-largest", value = largest));
    }
    text
}
