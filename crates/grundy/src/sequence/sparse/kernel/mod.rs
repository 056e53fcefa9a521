//! The algorithm for a block of 64 heaps, written once for all instruction sets.
//!
//! A **tap** is an option that every heap of the block has: the value of the heap that is `offset`
//! smaller, nim-added to a constant. Far taps (64 and more) read values that are known, so each is
//! marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are taken heap
//! by heap.

mod check;
mod count;
mod fill;
mod mark;

pub(super) use check::check;
pub(super) use count::{expand, histogram, last_match, sums};
pub(super) use fill::{fill, fill_part};
pub(super) use mark::mark;

use super::lanes::{Lanes, Tap, Taps};
use check::open;
use fill::{fill_row, part};
use mark::{gather, groups};

/// How many heaps a block has.
pub(super) const BLOCK: usize = 64;
/// Taps at least this far, but nearer than a block, are marked for so many heaps at once.
pub(super) const PART: usize = 16;
/// The latest values are held in registers for taps at most this far.
pub(super) const CLOSE: usize = 3;
/// A heap pushes into the sets of so many heaps.
pub(super) const ROW: usize = 16;
/// So many groups fit these sets.
pub(super) const FEW: usize = 4;
/// Eight values are a group: one byte for each heap.
pub(super) const GROUPS: usize = 32;
/// Eight groups are a word.
pub(super) const WORDS: usize = GROUPS / 8;

/// Taps that are marked, and for which values.
#[derive(Clone, Debug, Default)]
pub(super) struct Marking {
    pub(super) taps: Taps,
    /// Values below eight times this are told apart; larger ones are not marked.
    pub(super) groups: usize,
    /// May a value or a constant be 64 or more?
    pub(super) wide: bool,
}

/// How the common value of each heap is found.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) far: Marking,
    /// Taps nearer than a block, but not nearer than a part of it.
    pub(super) middle: Vec<Tap>,
    /// The same, four at a time.
    pub(super) fours: Vec<Four>,
    /// Taps nearer than a part of a block.
    pub(super) near: Vec<Tap>,
    /// The same where at most 64 values are told apart, by descending distance.
    pub(super) tables: Vec<Table>,
    /// Another way for those farther than [`CLOSE`], where at most [`FEW`] groups are told apart: a value
    /// that is known is pushed into the sets of the heaps behind it, all at once. For each value, the sets
    /// of the heaps that are `CLOSE + 1`, `CLOSE + 2`, … larger.
    pub(super) pushes: Option<Vec<[u32; ROW]>>,
}

/// Four taps side by side, for a part of a block.
#[derive(Clone, Debug)]
pub(super) struct Four {
    pub(super) offsets: [usize; 4],
    /// The constant of each, for all heaps of a part.
    pub(super) constants: [u8; 4 * PART],
}

impl Four {
    /// At most four taps; some count more than once if there are less.
    pub(super) fn new(taps: &[Tap]) -> Four {
        let tap = |i: usize| taps[i % taps.len()];
        Four {
            offsets: std::array::from_fn(|i| tap(i).offset),
            constants: std::array::from_fn(|i| tap(i / PART).constant()),
        }
    }
}

/// All taps with the same distance.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) offset: usize,
    /// For each value there, the set of the values that it excludes here.
    pub(super) excludes: Box<[u64; 256]>,
}

/// How the rare values below the common one are shown to be options.
#[derive(Clone, Debug, Default)]
pub(super) struct Checks {
    pub(super) witnesses: Marking,
    /// How many rare values are below a common one.
    pub(super) below: Below,
}

/// How many rare values are smaller than a common one, both squeezed: the value without the bits below
/// the one that was left out, and that bit's weight if the bit is set in the value, which the parity of
/// the other bits tells.
#[derive(Clone, Debug, Default)]
pub(super) struct Below {
    /// The bits of the value that count.
    pub(super) keep: u8,
    /// The weight of the left-out bit, if it is set, for the low and the high half of the value.
    pub(super) halves: [[u8; 16]; 2],
    /// What is added (nim-sum) to this for heaps of each parity (that of their index, too).
    pub(super) parity: [u8; 2],
}

/// What is worked on for one block.
pub(super) struct Block {
    /// So many heaps of the block have their middle taps marked.
    ready: usize,
    /// Heaps of the block that the kernel must leave to the caller.
    pub(super) special: u64,
    sets: Box<[[u8; BLOCK]; GROUPS]>,
    words: Box<[[u64; BLOCK]; WORDS]>,
    stamps: Box<[u32; 256]>,
    now: u32,
}

impl Block {
    pub(super) fn new() -> Block {
        Block {
            ready: 0,
            special: 0,
            sets: Box::new([[0; BLOCK]; GROUPS]),
            words: Box::new([[0; BLOCK]; WORDS]),
            stamps: Box::new([0; 256]),
            now: 0,
        }
    }

    /// Of one heap of the block last checked, the squeezed rare values below its own for which no
    /// witness was found.
    pub(super) fn missing(&self, checks: &Checks, lane: usize) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        for (group, set) in self.sets[..checks.witnesses.groups].iter().enumerate() {
            words[group / 8] |= u64::from(set[lane]) << (8 * (group % 8));
        }
        words
    }
}

/// The values of the block before and those of the block.
pub(super) type Window = [u8; 2 * BLOCK];

#[inline(always)]
fn window(past: &mut [u8], at: usize) -> &mut Window {
    (&mut past[at - BLOCK..at + BLOCK]).try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

/// Some heaps of a block that are to be filled.
pub(super) struct Part<'a> {
    pub(super) window: &'a mut Window,
    pub(super) block: &'a mut Block,
    pub(super) plan: &'a Plan,
    pub(super) from: usize,
    pub(super) stop: usize,
}

/// What is to be done with each block of a [`Run`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    Fill,
    Check,
    Both,
}

/// Blocks one after the other, none of which has a special heap. They are worked through until there is
/// something to decide: the answer is how many are done, and of the next one the heaps that are open. If
/// none is, that block was not filled to its end.
pub(super) struct Run<'a> {
    pub(super) past: &'a mut [u8],
    pub(super) at: usize,
    pub(super) blocks: usize,
    pub(super) work: Work,
    pub(super) plan: &'a Plan,
    pub(super) checks: &'a Checks,
    pub(super) block: &'a mut Block,
}

impl Run<'_> {
    /// Are all sets so small that they stay in registers?
    pub(super) fn is_narrow(&self) -> bool {
        let (far, witnesses) = (&self.plan.far, &self.checks.witnesses);
        far.groups <= FEW && far.groups == witnesses.groups && !far.wide && !witnesses.wide
    }
}

/// A run whose lists are narrow.
#[inline(always)]
pub(super) fn run_narrow<L: Lanes>(run: Run<'_>) -> (usize, u64) {
    match run.plan.far.groups {
        1 => run_by::<L, 1>(run),
        2 => run_by::<L, 2>(run),
        3 => run_by::<L, 3>(run),
        _ => run_by::<L, 4>(run),
    }
}

#[inline(always)]
fn run_by<L: Lanes, const G: usize>(run: Run<'_>) -> (usize, u64) {
    let Run { past, at, blocks, work, plan, checks, block } = run;
    let pushes = plan.pushes.as_deref().filter(|_| L::ROWS).and_then(|pushes| pushes.try_into().ok());
    let mut row = L::row_load(&[0; ROW]);
    if let Some(pushes) = pushes {
        let pushes: &[[u32; ROW]; 256] = pushes;
        for &value in &past[at - CLOSE - ROW..at - CLOSE] {
            row = L::row_push(row, &pushes[usize::from(value)]);
        }
    }
    for done in 0..blocks {
        let at = at + done * BLOCK;
        if work != Work::Check {
            groups::<L, false, G>(past, at, &plan.far.taps, 0, &mut block.sets[..G]);
            gather::<G>(&block.sets[..G], &mut block.words[0]);
            let window = window(past, at);
            let step = if plan.middle.is_empty() { BLOCK } else { PART };
            for lane in (0..BLOCK).step_by(step) {
                if step < BLOCK {
                    let word = &mut block.words[0][lane..lane + PART];
                    let word = word.try_into().unwrap_or_else(|_| unreachable!("so many were taken"));
                    part::<L, false, G>(window, lane, &plan.fours, 0, word);
                }
                let stop = lane + step;
                let filled = match pushes {
                    Some(pushes) => {
                        fill_row::<L>(window, &block.words[0], (plan, pushes), lane, stop, &mut row)
                    }
                    None => L::fill_part(Part { window, block, plan, from: lane, stop }),
                };
                if filled < stop {
                    return (done, 0);
                }
            }
        }
        if work != Work::Fill {
            groups::<L, false, G>(past, at, &checks.witnesses.taps, 0, &mut block.sets[..G]);
            let open = open::<L>(past, at, &checks.below, &mut block.sets[..G]);
            if open != 0 {
                return (done, open);
            }
        }
    }
    (blocks, 0)
}
