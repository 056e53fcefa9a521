//! A block of 64 heaps as data: what is known about it, and what to do with it.
//!
//! The words are explained on the front page of the crate. Far taps (64 and more) read known values, so each
//! is marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are processed
//! heap by heap.

mod close;
mod compared;
mod fours;
pub(crate) mod rows;
mod sample;
mod size;
mod small;
mod tap;

pub(crate) use close::Close;
pub(crate) use compared::{Compared, LAST_SLOTS, SLOTS};
pub(crate) use fours::{Four, Fours};
pub(crate) use rows::{FAR_FROM, Middle, RARE_VALUE, Rows, STEP};
pub(crate) use sample::Sample;
pub(crate) use size::{BLOCK, CLOSE_UP_TO, GROUPS, NARROW_GROUPS, PART, ROW, WORD, WORDS};
pub(crate) use small::{PAIRS_AT_ONCE, SMALL_VALUES, Small};
pub(crate) use tap::{Tap, Taps};

use std::ops::{Deref, DerefMut};

/// Taps to mark, and for which values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marking {
    pub(crate) taps: Taps,
    /// More taps, which are [compared](compare) with the least values that the marked ones leave open.
    pub(crate) compared: Compared,
    /// Values below eight times this are told apart; larger ones are not marked.
    pub(crate) groups: usize,
    /// Whether a value or a constant may be 64 or more.
    pub(crate) wide: bool,
}

/// Whether a rare heap, held as [`NONE`](crate::past::NONE), gives none of the values that this many groups
/// tell apart, even if the kernel does not handle wide values. Modulo 64 it is 63, and a constant makes it
/// smaller by exactly itself.
pub(crate) fn keeps_rares_apart(groups: usize, largest_constant: u8) -> bool {
    8 * groups + usize::from(largest_constant) < 64
}

/// How to find the common value of each heap.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) far: Marking,
    /// Taps nearer than a block, and at least a part of one away.
    pub(crate) middle: Vec<Tap>,
    /// The same, four at a time.
    pub(crate) fours: Fours,
    /// Taps nearer than a part of a block.
    pub(crate) near: Vec<Tap>,
    /// The same, all at once, if more than [`WORD`] groups are told apart.
    pub(crate) close: Close,
    /// The same if at most 64 values are told apart, by descending distance.
    pub(crate) tables: Vec<Table>,
    /// All of this in another form, if at most [`NARROW_GROUPS`] groups are told apart.
    pub(crate) rows: Option<Rows>,
}

/// All taps with the same distance.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) offset: usize,
    /// For each value at that distance, the set of values that it excludes for this heap.
    pub(crate) excludes: Box<[u64; 256]>,
}

/// How to show that the rare values below the common one are options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Checks {
    pub(crate) witnesses: Marking,
    /// The parts to search for what the witnesses leave open.
    pub(crate) small: Small,
    /// How many rare values are below a common one.
    pub(crate) below: Below,
}

/// How many rare values are smaller than a common one, both squeezed: the value without the bits below the
/// left-out one, plus the weight of the left-out bit if it is set in the value. The parity of the other bits
/// determines that bit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Below {
    /// The bits of the value that count.
    pub(crate) keep: u8,
    /// The weight of the left-out bit, if it is set, for the low and the high half of the value.
    pub(crate) halves: [[u8; 16]; 2],
    /// The nim-sum with this applies for heaps of each parity (which is the parity of their index, too).
    pub(crate) parity: [u8; 2],
}

/// Data aligned to lines of the processor's cache: a vector then lies within one line.
#[repr(align(64))]
pub(crate) struct Lines<T>(T);

impl<T> Deref for Lines<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Lines<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// The data of the block in work.
pub(crate) struct Block {
    /// For how many heaps of the block the middle taps are marked.
    pub(crate) ready: usize,
    /// Heaps of the block that the kernel leaves to the caller.
    pub(crate) special: u64,
    /// Heaps with values that the kernel does not tell apart: the caller found these.
    pub(crate) large: u64,
    pub(crate) sets: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    /// The open values, if taps are compared.
    pub(crate) open: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    pub(crate) words: Box<Lines<[[u64; BLOCK]; WORDS]>>,
    /// The first sets of each heap, if there are few.
    pub(crate) narrow: Box<Lines<[u32; BLOCK]>>,
    pub(crate) stamps: Box<[u32; 256]>,
    now: u32,
    /// For each squeezed rare value the block of small parts that last showed it to be an option.
    pub(crate) shown: Box<[u8; 256]>,
}

impl Marking {
    /// All taps.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Tap> {
        self.taps.iter().chain(self.compared.iter())
    }
}

impl Block {
    pub(crate) fn new() -> Block {
        Block {
            ready: 0,
            special: 0,
            large: 0,
            sets: Box::new(Lines([[0; BLOCK]; GROUPS])),
            open: Box::new(Lines([[0; BLOCK]; GROUPS])),
            words: Box::new(Lines([[0; BLOCK]; WORDS])),
            narrow: Box::new(Lines([0; BLOCK])),
            stamps: Box::new([0; 256]),
            now: 0,
            shown: Box::new([0; 256]),
        }
    }

    /// The sets of the block last marked, group by group.
    pub(crate) fn sets(&self, groups: usize) -> &[[u8; BLOCK]] {
        &self.sets[..groups]
    }

    /// A stamp that no value has yet.
    #[inline(always)]
    pub(crate) fn next_stamp(&mut self) -> u32 {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.stamps.fill(0);
            self.now = 1;
        }
        self.now
    }

    /// Excludes a value that is an option of a heap of the block last marked.
    pub(crate) fn exclude(&mut self, lane: usize, value: u8) {
        self.words[usize::from(value / 64)][lane] |= 1 << (value % 64);
    }

    /// The squeezed rare values below the value of one heap of the block last checked for which no witness
    /// was found.
    pub(crate) fn missing(&self, checks: &Checks, lane: usize) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        for (group, set) in self.sets[..checks.witnesses.groups].iter().enumerate() {
            words[group / 8] |= u64::from(set[lane]) << (8 * (group % 8));
        }
        words
    }
}

/// The values of the previous block and those of this one.
pub(crate) type Window = [u8; 2 * BLOCK];

#[inline(always)]
pub(crate) fn window(past: &mut [u8], at: usize) -> &mut Window {
    (&mut past[at - BLOCK..at + BLOCK]).try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

/// The heaps of a block to fill.
pub(crate) struct Part<'a> {
    pub(crate) window: &'a mut Window,
    pub(crate) block: &'a mut Block,
    pub(crate) plan: &'a Plan,
    pub(crate) from: usize,
    pub(crate) stop: usize,
}

/// What to do with each block of a [`Run`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    Fill,
    Check,
    Both,
}

/// Why a [`Run`] ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// All blocks are done.
    Done,
    /// These heaps of the next block are open.
    Open(u64),
    /// The next block is marked, and filled up to this heap, whose value is too large to be told apart.
    Large(usize),
    /// The same, but nothing is known about that block.
    Unfilled,
}

/// Consecutive blocks without special heaps. They are processed until there is a decision to make; the result
/// says how many are done, and why no more.
pub(crate) struct Run<'a> {
    pub(crate) past: &'a mut [u8],
    pub(crate) at: usize,
    pub(crate) blocks: usize,
    pub(crate) work: Work,
    pub(crate) plan: &'a Plan,
    pub(crate) checks: &'a Checks,
    pub(crate) block: &'a mut Block,
    /// What is already marked in these blocks.
    pub(crate) marked: Option<Marked<'a>>,
}

/// The values that distant taps exclude in some blocks, and the other far taps.
#[derive(Clone, Copy)]
pub(crate) struct Marked<'a> {
    /// The sets of each block, one for each group.
    pub(crate) sets: &'a [[u8; BLOCK]],
    pub(crate) nearer: &'a Taps,
}

impl Marked<'_> {
    /// The marking from this set on.
    pub(crate) fn from(self, set: usize) -> Self {
        Marked { sets: &self.sets[set..], ..self }
    }
}

impl Run<'_> {
    /// Whether all sets are so small that they stay in registers.
    pub(crate) fn is_narrow(&self) -> bool {
        let (far, witnesses) = (&self.plan.far, &self.checks.witnesses);
        far.groups <= NARROW_GROUPS && far.groups == witnesses.groups && !far.wide && !witnesses.wide
    }
}

/// The lowest `count` bits.
pub(crate) fn first_bits(count: u32) -> [u64; WORDS] {
    std::array::from_fn(|word| match count.saturating_sub(64 * word as u32) {
        0 => 0,
        bits @ 1..64 => (1 << bits) - 1,
        _ => u64::MAX,
    })
}
