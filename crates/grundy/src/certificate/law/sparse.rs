//! Windows of a run in a sparse space: the proof of a long period.

use crate::law::{Period, claim};
use crate::sequence::{Report, Space, Sparse, Step};
use grundy_rules::code::Code;
use grundy_rules::logic::{Core, Move};
use grundy_rules::{Budget, Failure};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The lines after the head, and the head's entry about the space.
#[derive(Clone, Debug)]
pub(super) struct SparseWindow {
    pub space: claim::Sparse,
    pub rares: Rares,
    pub windows: Vec<Window>,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Rares {
    rares: Vec<(u64, u32)>,
}

/// The values before a heap, four hexadecimal digits each.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Window {
    window: u64,
    values: String,
}

/// The results of one run.
struct Run {
    space: Space,
    width: u64,
    windows: Vec<Window>,
    /// Whether G(n₀ − 1) differs from G(n₀ + p − 1).
    least: bool,
}

/// The number of heaps in which a width is first sought.
const WIDTH_SOUGHT_TO: u64 = 1 << 21;
/// The most windows written, besides those that are compared …
const MAX_WINDOWS: u64 = 128;
/// … and the least distance between them, as a power of two.
const LOG2_MIN_DISTANCE: u32 = 20;
/// The most values that fit into a line.
const MAX_WIDTH: u64 = 1 << 21;
/// The ticks between two looks at the budget, and the least and greatest number of heaps.
const TICKS_PER_PIECE: u64 = 1 << 18;
const PIECE_HEAPS: (u64, u64) = (64, 1 << 16);
/// The least and the most bytes that a run holds.
const RUN_BYTES: (u64, u64) = (1 << 20, 1 << 30);

/// The windows that prove a period; `None` where the code has no sparse space that does.
///
/// # Errors
/// A spent budget, or a preperiod that is not the smallest.
pub(super) fn of_code(
    code: &Code,
    core: &Core,
    period: Period,
    known: Option<&Report>,
    budget: &mut Budget<'_>,
) -> Result<Option<SparseWindow>, Failure> {
    let mut width = match known.and_then(|report| Some((report.reach, report.space.as_ref()?))) {
        Some((reach, space)) => reach.max(space.rares.last().map_or(0, |rare| rare.0)),
        None => match first_width(code, period, budget)? {
            Some(width) => width / 8 * 9,
            None => return Ok(None),
        },
    };
    loop {
        if width > MAX_WIDTH {
            return Ok(None);
        }
        let Some(run) = run(code, period, width, budget)? else { return Ok(None) };
        if run.width > width {
            width = run.width;
            continue;
        }
        if !fits(&run.space, core, period) {
            return Ok(None);
        }
        if !run.least {
            return Err(Failure::Refused(format!(
                "G(n+{}) = G(n) holds for smaller n than {} too, and from which n on is not known",
                period.period, period.preperiod
            )));
        }
        let Space { mask, parity, rares } = run.space;
        let space = claim::Sparse { mask, parity, width };
        return Ok(Some(SparseWindow { space, rares: Rares { rares }, windows: run.windows }));
    }
}

/// Whether, where the parity of the heap counts, all places that split have the same one, and the period is
/// even.
fn fits(space: &Space, core: &Core, period: Period) -> bool {
    let Some(parity) = space.parity else { return true };
    let places = core.moves.iter().filter_map(|each| match each {
        Move::Split(split) if split.heaps == 2 => Some(split.taken),
        _ => None,
    });
    period.period % 2 == 0 && places.into_iter().all(|place| place.rem_euclid(2) == i64::from(parity))
}

/// The number of values that determine the next one, as far as few heaps show; `None` where they show no
/// sparse space.
fn first_width(code: &Code, period: Period, budget: &mut Budget<'_>) -> Result<Option<u64>, Failure> {
    let Some(mut engine) = engine(code, budget) else { return Ok(None) };
    advance(&mut engine, WIDTH_SOUGHT_TO.min(period.preperiod.saturating_add(period.period)), budget)?;
    Ok(engine.width())
}

/// A run from the first heap to the return of the windows.
fn run(code: &Code, period: Period, width: u64, budget: &mut Budget<'_>) -> Result<Option<Run>, Failure> {
    let Period { preperiod: n0, period: p, .. } = period;
    let start = 2 * width + 2;
    let first = n0.saturating_add(width).max(start);
    let (Some(last), Some(mut engine)) = (first.checked_add(p), engine(code, budget)) else {
        return Ok(None);
    };
    let apart = (LOG2_MIN_DISTANCE..63).find(|&k| last >> k <= MAX_WINDOWS).unwrap_or(63);
    let between = (1..=last >> apart).map(|i| i << apart).filter(|end| (start..last).contains(end));
    let ends: BTreeSet<u64> = between.chain([first, last]).collect();
    // The heaps before n₀ and before n₀ + p.
    let before = n0.checked_sub(1);
    let single = before.into_iter().flat_map(|heap| [heap, heap + p]);
    let mut alone: BTreeMap<u64, Option<u32>> = single.map(|heap| (heap, None)).collect();
    let stops: BTreeSet<u64> = ends.iter().copied().chain(alone.keys().map(|heap| heap + 1)).collect();
    let mut windows = Vec::new();
    for stop in stops {
        advance(&mut engine, stop, budget)?;
        let values = |from: u64| engine.values(from..stop).ok_or(budget.stop(grundy_rules::Why::Memory));
        if let Some(value) = alone.get_mut(&(stop - 1)) {
            *value = values(stop - 1)?.first().copied();
        }
        if ends.contains(&stop) {
            let values = values(stop - width)?;
            budget.reserve(4 * width)?;
            windows.push(Window {
                window: stop,
                values: values.iter().map(|value| format!("{value:04x}")).collect(),
            });
        }
    }
    let (Some(width), Some(space)) = (engine.width(), engine.report().space) else { return Ok(None) };
    let least = before.is_none_or(|heap| alone.get(&heap) != alone.get(&(heap + p)));
    Ok(Some(Run { space, width, windows, least }))
}

fn engine(code: &Code, budget: &Budget<'_>) -> Option<Sparse> {
    Some(Sparse::new(code)?.memory((budget.bytes_left() / 2).clamp(RUN_BYTES.0, RUN_BYTES.1)))
}

/// Finds the values up to a total of `heaps` heaps.
fn advance(engine: &mut Sparse, heaps: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
    while engine.heaps() < heaps {
        let (before, steps) = (engine.heaps(), engine.steps());
        let more = (TICKS_PER_PIECE / steps).clamp(PIECE_HEAPS.0, PIECE_HEAPS.1).min(heaps - before);
        if let Step::Stopped(why) = engine.advance(more) {
            return Err(budget.stop(why).into());
        }
        budget.progress(engine.heaps());
        budget.spend(steps.saturating_mul(engine.heaps() - before))?;
    }
    Ok(())
}
