//! A block of 64 heaps as data: what is known of it, and what is to be done with it.
//!
//! A **tap** is an option that every heap of the block has: the value of the heap that is `offset`
//! smaller, nim-added to a constant. Far taps (64 and more) read values that are known, so each is
//! marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are taken heap
//! by heap.

mod close;
mod compared;
mod fours;
pub(crate) mod rows;
mod sample;
mod size;
mod small;
mod tap;

pub(crate) use close::Close;
pub(crate) use compared::{Compared, FEWER, SLOTS};
pub(crate) use fours::{Four, Fours};
pub(crate) use rows::{FAR, Middle, OTHER, Rows, STEP};
pub(crate) use sample::Sample;
pub(crate) use size::{BLOCK, CLOSE, FEW, GROUPS, PART, ROW, WORD, WORDS};
pub(crate) use small::{AT_ONCE, SMALL_VALUES, Small};
pub(crate) use tap::{Tap, Taps};

use std::ops::{Deref, DerefMut};

/// Taps that are marked, and for which values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marking {
    pub(crate) taps: Taps,
    /// More taps, which are [compared](compare) with the least values that these leave open.
    pub(crate) compared: Compared,
    /// Values below eight times this are told apart; larger ones are not marked.
    pub(crate) groups: usize,
    /// May a value or a constant be 64 or more?
    pub(crate) wide: bool,
}

/// Is a rare heap, which is held as [`NONE`](crate::past::NONE), none of the values that so many groups tell apart, even
/// without care for large values? Modulo 64 it is 63, which a constant makes smaller by just its own size.
pub(crate) fn keeps_rares_apart(groups: usize, largest_constant: u8) -> bool {
    8 * groups + usize::from(largest_constant) < 64
}

/// How the common value of each heap is found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) far: Marking,
    /// Taps nearer than a block, but not nearer than a part of it.
    pub(crate) middle: Vec<Tap>,
    /// The same, four at a time.
    pub(crate) fours: Fours,
    /// Taps nearer than a part of a block.
    pub(crate) near: Vec<Tap>,
    /// The same, all at once, where more than [`WORD`] groups are told apart.
    pub(crate) close: Close,
    /// The same where at most 64 values are told apart, by descending distance.
    pub(crate) tables: Vec<Table>,
    /// All of this in another way, where at most [`FEW`] groups are told apart.
    pub(crate) rows: Option<Rows>,
}

/// All taps with the same distance.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) offset: usize,
    /// For each value there, the set of the values that it excludes here.
    pub(crate) excludes: Box<[u64; 256]>,
}

/// How the rare values below the common one are shown to be options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Checks {
    pub(crate) witnesses: Marking,
    /// What they leave open is looked for among these.
    pub(crate) small: Small,
    /// How many rare values are below a common one.
    pub(crate) below: Below,
}

/// How many rare values are smaller than a common one, both squeezed: the value without the bits below
/// the one that was left out, and that bit's weight if the bit is set in the value, which the parity of
/// the other bits tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Below {
    /// The bits of the value that count.
    pub(crate) keep: u8,
    /// The weight of the left-out bit, if it is set, for the low and the high half of the value.
    pub(crate) halves: [[u8; 16]; 2],
    /// What is added (nim-sum) to this for heaps of each parity (that of their index, too).
    pub(crate) parity: [u8; 2],
}

/// What fills lines of the processor's memory from their start on: a vector then lies in one of them.
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

/// What is worked on for one block.
pub(crate) struct Block {
    /// So many heaps of the block have their middle taps marked.
    pub(crate) ready: usize,
    /// Heaps of the block that the kernel must leave to the caller.
    pub(crate) special: u64,
    /// Heaps whose values the kernel does not tell apart: the caller found them.
    pub(crate) large: u64,
    pub(crate) sets: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    /// What is open where taps are compared.
    pub(crate) open: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    pub(crate) words: Box<Lines<[[u64; BLOCK]; WORDS]>>,
    /// The first sets of each heap, where there are few.
    pub(crate) narrow: Box<Lines<[u32; BLOCK]>>,
    pub(crate) stamps: Box<[u32; 256]>,
    now: u32,
    /// For each squeezed rare value the block of small parts that showed it last to be an option.
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

    /// A stamp that no value has.
    #[inline(always)]
    pub(crate) fn next_stamp(&mut self) -> u32 {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.stamps.fill(0);
            self.now = 1;
        }
        self.now
    }

    /// A value that a heap of the block last marked has as an option.
    pub(crate) fn exclude(&mut self, lane: usize, value: u8) {
        self.words[usize::from(value / 64)][lane] |= 1 << (value % 64);
    }

    /// Of one heap of the block last checked, the squeezed rare values below its own for which no
    /// witness was found.
    pub(crate) fn missing(&self, checks: &Checks, lane: usize) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        for (group, set) in self.sets[..checks.witnesses.groups].iter().enumerate() {
            words[group / 8] |= u64::from(set[lane]) << (8 * (group % 8));
        }
        words
    }
}

/// The values of the block before and those of the block.
pub(crate) type Window = [u8; 2 * BLOCK];

#[inline(always)]
pub(crate) fn window(past: &mut [u8], at: usize) -> &mut Window {
    (&mut past[at - BLOCK..at + BLOCK]).try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

/// Some heaps of a block that are to be filled.
pub(crate) struct Part<'a> {
    pub(crate) window: &'a mut Window,
    pub(crate) block: &'a mut Block,
    pub(crate) plan: &'a Plan,
    pub(crate) from: usize,
    pub(crate) stop: usize,
}

/// What is to be done with each block of a [`Run`].
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
    /// Of the next block these heaps are open.
    Open(u64),
    /// The next block is marked, and filled up to this heap, whose value is not told apart.
    Large(usize),
    /// The same, but nothing is known of that block.
    Unfilled,
}

/// Blocks one after the other, none of which has a special heap. They are worked through until there is
/// something to decide: the answer is how many are done, and why no more.
pub(crate) struct Run<'a> {
    pub(crate) past: &'a mut [u8],
    pub(crate) at: usize,
    pub(crate) blocks: usize,
    pub(crate) work: Work,
    pub(crate) plan: &'a Plan,
    pub(crate) checks: &'a Checks,
    pub(crate) block: &'a mut Block,
    /// What is marked of these blocks already.
    pub(crate) marked: Option<Marked<'a>>,
}

/// What distant taps exclude in some blocks, and the other far taps.
#[derive(Clone, Copy)]
pub(crate) struct Marked<'a> {
    /// Block by block, as many as there are groups.
    pub(crate) sets: &'a [[u8; BLOCK]],
    pub(crate) nearer: &'a Taps,
}

impl Marked<'_> {
    /// What is marked so many sets later.
    pub(crate) fn from(self, set: usize) -> Self {
        Marked { sets: &self.sets[set..], ..self }
    }
}

impl Run<'_> {
    /// Are all sets so small that they stay in registers?
    pub(crate) fn is_narrow(&self) -> bool {
        let (far, witnesses) = (&self.plan.far, &self.checks.witnesses);
        far.groups <= FEW && far.groups == witnesses.groups && !far.wide && !witnesses.wide
    }
}

/// The first so many bits.
pub(crate) fn first_bits(count: u32) -> [u64; WORDS] {
    std::array::from_fn(|word| match count.saturating_sub(64 * word as u32) {
        0 => 0,
        bits @ 1..64 => (1 << bits) - 1,
        _ => u64::MAX,
    })
}
