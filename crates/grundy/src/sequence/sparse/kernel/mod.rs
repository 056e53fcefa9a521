//! The algorithm for a block of 64 heaps, written once for all instruction sets.
//!
//! A **tap** is an option that every heap of the block has: the value of the heap that is `offset`
//! smaller, nim-added to a constant. Far taps (64 and more) read values that are known, so each is
//! marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are taken heap
//! by heap.

mod check;
mod close;
mod compare;
mod count;
mod fill;
mod fours;
mod gain;
mod mark;
mod narrow;
mod rows;
mod small;

pub(super) use check::check;
pub(super) use close::Close;
pub(super) use compare::{Compared, SLOTS};
pub(super) use count::{Totals, expand, histogram, last_match, sums};
pub(super) use fill::{fill, fill_part};
pub(super) use fours::Fours;
pub(super) use gain::{Sample, exclude, gain};
pub(super) use mark::mark;
pub(super) use narrow::run_narrow;
pub(super) use rows::{Filling, Rows, fill_rows, mark_far};
pub(super) use small::Small;

use super::lanes::{Tap, Taps};
use std::ops::{Deref, DerefMut};

/// How many heaps a block has.
pub(super) const BLOCK: usize = 64;
/// Taps at least this far, but nearer than a block, are marked for so many heaps at once.
pub(super) const PART: usize = 16;
/// The latest values are held in registers for taps at most this far.
pub(super) const CLOSE: usize = 3;
/// The sets of so many heaps are held side by side.
pub(super) const ROW: usize = 16;
/// So many groups fit these sets.
pub(super) const FEW: usize = 4;
/// Eight values are a group: one byte for each heap.
pub(super) const GROUPS: usize = 32;
/// So many groups are a word.
pub(super) const WORD: usize = 8;
pub(super) const WORDS: usize = GROUPS / WORD;

/// Taps that are marked, and for which values.
#[derive(Clone, Debug, Default)]
pub(super) struct Marking {
    pub(super) taps: Taps,
    /// More taps, which are [compared](compare) with the least values that these leave open.
    pub(super) compared: Compared,
    /// Values below eight times this are told apart; larger ones are not marked.
    pub(super) groups: usize,
    /// May a value or a constant be 64 or more?
    pub(super) wide: bool,
}

/// Is a rare heap, which is held as [`NONE`](super::past::NONE), none of the values that so many groups tell apart, even
/// without care for large values? Modulo 64 it is 63, which a constant makes smaller by just its own size.
pub(super) fn keeps_rares_apart(groups: usize, largest_constant: u8) -> bool {
    8 * groups + usize::from(largest_constant) < 64
}

/// How the common value of each heap is found.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) far: Marking,
    /// Taps nearer than a block, but not nearer than a part of it.
    pub(super) middle: Vec<Tap>,
    /// The same, four at a time.
    pub(super) fours: Fours,
    /// Taps nearer than a part of a block.
    pub(super) near: Vec<Tap>,
    /// The same, all at once, where more than [`WORD`] groups are told apart.
    pub(super) close: Close,
    /// The same where at most 64 values are told apart, by descending distance.
    pub(super) tables: Vec<Table>,
    /// All of this in another way, where at most [`FEW`] groups are told apart.
    pub(super) rows: Option<Rows>,
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
    /// What they leave open is looked for among these.
    pub(super) small: Small,
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

/// What fills lines of the processor's memory from their start on: a vector then lies in one of them.
#[repr(align(64))]
struct Lines<T>(T);

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
pub(super) struct Block {
    /// So many heaps of the block have their middle taps marked.
    ready: usize,
    /// Heaps of the block that the kernel must leave to the caller.
    pub(super) special: u64,
    /// Heaps whose values the kernel does not tell apart: the caller found them.
    pub(super) large: u64,
    sets: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    /// What is open where taps are compared.
    open: Box<Lines<[[u8; BLOCK]; GROUPS]>>,
    words: Box<Lines<[[u64; BLOCK]; WORDS]>>,
    /// The first sets of each heap, where there are few.
    narrow: Box<Lines<[u32; BLOCK]>>,
    stamps: Box<[u32; 256]>,
    now: u32,
    /// For each squeezed rare value the block of small parts that showed it last to be an option.
    shown: Box<[u8; 256]>,
}

impl Marking {
    /// All taps.
    pub(super) fn all(&self) -> impl Iterator<Item = &Tap> {
        self.taps.iter().chain(self.compared.iter())
    }
}

impl Block {
    pub(super) fn new() -> Block {
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
    pub(super) fn sets(&self, groups: usize) -> &[[u8; BLOCK]] {
        &self.sets[..groups]
    }

    /// A stamp that no value has.
    #[inline(always)]
    fn next_stamp(&mut self) -> u32 {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.stamps.fill(0);
            self.now = 1;
        }
        self.now
    }

    /// A value that a heap of the block last marked has as an option.
    pub(super) fn exclude(&mut self, lane: usize, value: u8) {
        self.words[usize::from(value / 64)][lane] |= 1 << (value % 64);
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

/// Why a [`Run`] ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
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
pub(super) struct Run<'a> {
    pub(super) past: &'a mut [u8],
    pub(super) at: usize,
    pub(super) blocks: usize,
    pub(super) work: Work,
    pub(super) plan: &'a Plan,
    pub(super) checks: &'a Checks,
    pub(super) block: &'a mut Block,
    /// What is marked of these blocks already.
    pub(super) marked: Option<Marked<'a>>,
}

/// What distant taps exclude in some blocks, and the other far taps.
#[derive(Clone, Copy)]
pub(super) struct Marked<'a> {
    /// Block by block, as many as there are groups.
    pub(super) sets: &'a [[u8; BLOCK]],
    pub(super) nearer: &'a Taps,
}

impl Marked<'_> {
    /// What is marked so many sets later.
    pub(super) fn from(self, set: usize) -> Self {
        Marked { sets: &self.sets[set..], ..self }
    }
}
