//! Runs of blocks whose sets are so small that they stay in registers.

use super::ahead::Filling;
use super::check::{leave_missing, open};
use super::compiled::Compiled;
use super::fill::add;
use super::fours::mark_fours;
use super::mark::gather;
use super::rows::{fill_by_rows, start};
use super::sets::groups;
use crate::block::{BLOCK, Block, End, PART, Part, Plan, Run, Work, window};

/// A run whose lists are narrow.
#[inline(always)]
pub(crate) fn run_narrow<L: Compiled>(run: Run<'_>) -> (usize, End) {
    match run.plan.far.groups {
        1 => run_by::<L, 1>(run),
        2 => run_by::<L, 2>(run),
        3 => run_by::<L, 3>(run),
        _ => run_by::<L, 4>(run),
    }
}

#[inline(always)]
fn run_by<L: Compiled, const G: usize>(run: Run<'_>) -> (usize, End) {
    let Run { past, at, blocks, work, plan, checks, block, .. } = run;
    let rows = plan.rows.as_ref().filter(|_| L::ROWS && work != Work::Check);
    let mut ahead = rows.map(|rows| start::<L>(past, at, rows, G, block));
    // Blocks to check must be filled first; otherwise all are filled in one go.
    let step = if rows.is_some() && work == Work::Fill { blocks.max(1) } else { 1 };
    for done in (0..blocks).step_by(step) {
        let at = at + done * BLOCK;
        if work != Work::Check {
            let filled = match (rows, &mut ahead) {
                (Some(rows), Some(ahead)) => {
                    let filling = Filling { past, at: at..at + step * BLOCK, rows, groups: G, block, ahead };
                    (fill_by_rows::<L>(filling) - at) / BLOCK
                }
                _ => fill_block::<L, G>(past, at, plan, block).into(),
            };
            if filled < step {
                return (done + filled, End::Unfilled);
            }
        }
        if work != Work::Fill {
            groups::<L, false, G>(past, at, &checks.witnesses.taps, 0, &mut block.sets[..G]);
            leave_missing::<L>(past, at, &checks.below, &mut block.sets[..G]);
            let open = open::<L>(past, at, checks, &mut block.sets[..G], &mut block.shown);
            if open != 0 {
                return (done, End::Open(open));
            }
        }
    }
    (blocks, End::Done)
}

/// Fills a block, heap after heap.
#[inline(always)]
fn fill_block<L: Compiled, const G: usize>(
    past: &mut [u8],
    at: usize,
    plan: &Plan,
    block: &mut Block,
) -> bool {
    groups::<L, false, G>(past, at, &plan.far.taps, 0, &mut block.sets[..G]);
    gather::<G>(&block.sets[..G], &mut block.words[0]);
    let step = if plan.middle.is_empty() { BLOCK } else { PART };
    for lane in (0..BLOCK).step_by(step) {
        if step < BLOCK {
            let found = mark_fours::<L, false, G>(&plan.fours, past, at + lane, 0);
            add(found, &mut block.words[0][lane..lane + PART]);
        }
        let stop = lane + step;
        if L::fill_part(Part { window: window(past, at), block, plan, from: lane, stop }) < stop {
            return false;
        }
    }
    true
}
