//! Buckets of a few entries, which several threads read and write at once.

use super::memory::{fetch, in_large_pages};
use grundy_rules::Budget;
use num_traits::{AsPrimitive, NumCast, PrimInt, Zero};
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};

/// The number of a bucket takes at least so many bits. So what else there is of a word leaves room for a code.
const FEWEST_BITS: usize = 8;

/// Some entries of words of one width. An entry is all that a mixed word has beyond the number of its bucket, and
/// a few bits for the code; where there is none, it is 0.
pub(super) trait Bucket: Default + Send + Sync {
    /// How words are mixed.
    type Key: Copy + Default;

    /// A word, mixed.
    type Mixed: PrimInt + AsPrimitive<usize>;

    /// What is kept of it.
    type Entry: PrimInt + AsPrimitive<u8> + From<u8>;

    /// How many entries there is room for.
    const ENTRIES: usize;

    /// How many bits of an entry are its code.
    const CODE: usize;

    /// A word of this width, mixed before it is cut up.
    fn mixed(key: Self::Key, word: u128) -> Self::Mixed;

    /// The way back.
    fn unmixed(key: Self::Key, mixed: Self::Mixed) -> u128;

    /// The entry, with code 0, of what a mixed word has beyond the number of its bucket.
    fn entry(rest: Self::Mixed) -> Self::Entry;

    /// What the word of an entry has beyond the number of its bucket.
    fn rest(entry: Self::Entry) -> Self::Mixed;

    /// The code of the entry that differs from this one, of code 0, by the code alone; else 0.
    fn find(&self, entry: Self::Entry) -> u8;

    /// All entries, the newest first.
    fn entries(&self) -> impl AsRef<[Self::Entry]>;

    /// Puts an entry first; one that differs by the code alone goes, or else the last one. Is there one more? If
    /// another thread is writing here, perhaps nothing happens.
    fn put(&self, entry: Self::Entry) -> bool;
}

/// An entry's code, if it differs from this one, of code 0, by the code alone.
#[inline]
pub(super) fn code<B: Bucket>(kept: B::Entry, entry: B::Entry) -> B::Entry {
    let code = kept ^ entry;
    if (code >> B::CODE).is_zero() { code } else { B::Entry::zero() }
}

/// Where a new entry ends the row of those that move.
#[inline]
pub(super) fn last_moved<B: Bucket>(entries: &[B::Entry], entry: B::Entry) -> usize {
    let ends = |&kept: &B::Entry| kept.is_zero() || kept >> B::CODE == entry >> B::CODE;
    entries.iter().position(ends).unwrap_or(entries.len() - 1)
}

/// Buckets that double as long as there is memory.
pub(super) struct Buckets<B: Bucket> {
    buckets: Vec<B>,
    bits: usize,
    key: B::Key,
    used: AtomicUsize,
    /// Was an entry to be kept where there is no bucket?
    wanted: AtomicBool,
    /// There is no memory for more.
    full: bool,
}

impl<B: Bucket> Default for Buckets<B> {
    fn default() -> Self {
        Buckets {
            buckets: Vec::new(),
            bits: 0,
            key: B::Key::default(),
            used: AtomicUsize::new(0),
            wanted: AtomicBool::new(false),
            full: false,
        }
    }
}

impl<B: Bucket> Buckets<B> {
    /// The largest code: for values that stand elsewhere.
    pub(super) const LARGEST: u8 = ((1u16 << B::CODE) - 1) as u8;
    /// The least such value. The codes of others are one more than the value, as 0 is no entry.
    pub(super) const LARGE: u64 = Self::LARGEST as u64 - 1;

    /// Empty buckets, with so many bits for the number of each; `None` where there is no memory for them.
    pub(super) fn open(bits: usize, key: B::Key, budget: &mut Budget<'_>) -> Option<Self> {
        let count = 1usize.checked_shl(bits as u32)?;
        let bytes = (count as u64).checked_mul(size_of::<B>() as u64)?;
        let mut buckets: Vec<B> = Vec::new();
        // A part is left for the positions on the way.
        if budget.bytes_left() / 3 * 2 < bytes || budget.reserve(bytes).is_err() {
            return None;
        }
        if buckets.try_reserve_exact(count).is_err() {
            budget.release(bytes);
            return None;
        }
        in_large_pages(&mut buckets);
        buckets.resize_with(count, B::default);
        Some(Buckets { buckets, bits, key, ..Buckets::default() })
    }

    /// Gives back all memory.
    pub(super) fn close(&mut self, budget: &mut Budget<'_>) {
        budget.release(self.bytes());
        *self = Buckets::default();
    }

    /// How many bits the number of a bucket has where so many entries take less than half of the room.
    pub(super) fn bits_for(entries: u64) -> usize {
        (2 * entries / B::ENTRIES as u64 + 1).next_power_of_two().ilog2().max(FEWEST_BITS as u32) as usize
    }

    /// There is no memory for more.
    pub(super) fn stay(&mut self) {
        self.full = true;
    }

    /// The bucket of a word, and its entry with code 0.
    #[inline]
    fn place(&self, word: u128) -> (usize, B::Entry) {
        let mixed = B::mixed(self.key, word);
        let bucket: usize = mixed.as_();
        (bucket & (self.buckets.len() - 1), B::entry(mixed >> self.bits))
    }

    /// How words are mixed.
    #[inline]
    pub(super) fn key(&self) -> B::Key {
        self.key
    }

    /// The code that is kept for a word; else 0.
    #[inline]
    pub(super) fn get(&self, word: u128) -> u8 {
        if self.buckets.is_empty() {
            return 0;
        }
        let (bucket, entry) = self.place(word);
        self.buckets[bucket].find(entry)
    }

    /// Asks for what is kept for a word to be fetched from memory.
    #[inline]
    pub(super) fn fetch(&self, word: u128) {
        if !self.buckets.is_empty() {
            fetch(&self.buckets[self.place(word).0]);
        }
    }

    /// Keeps a code, which is not 0, for a word.
    pub(super) fn put(&self, word: u128, code: u8) {
        if self.buckets.is_empty() {
            self.wanted.store(true, Relaxed);
            return;
        }
        let (bucket, entry) = self.place(word);
        if self.buckets[bucket].put(entry | <B::Entry as From<u8>>::from(code)) {
            self.used.fetch_add(1, Relaxed);
        }
    }

    /// How many entries there are.
    pub(super) fn used(&self) -> u64 {
        self.used.load(Relaxed) as u64
    }

    /// The bytes that they take.
    pub(super) fn bytes(&self) -> u64 {
        size_of_val(&self.buckets[..]) as u64
    }

    /// Is half of the room in use, or is there none although it is wanted, and may there be memory for more?
    #[inline]
    pub(super) fn crowded(&self) -> bool {
        let used = self.used.load(Relaxed);
        !self.full && 2 * used >= B::ENTRIES * self.buckets.len() && (used > 0 || self.wanted.load(Relaxed))
    }

    /// All words and codes: in each bucket the oldest first, so that the newest stands first again once they are put
    /// elsewhere.
    pub(super) fn kept(&self) -> impl Iterator<Item = (u128, u8)> {
        self.buckets.iter().enumerate().flat_map(|(low, bucket)| {
            let low: B::Mixed = NumCast::from(low).unwrap_or_else(B::Mixed::zero);
            let entries = bucket.entries();
            let word = |entry: B::Entry| B::unmixed(self.key, B::rest(entry) << self.bits | low);
            let code = |entry: B::Entry| -> u8 { AsPrimitive::<u8>::as_(entry) & Self::LARGEST };
            let kept = entries.as_ref().iter().rev().filter(|entry| !entry.is_zero());
            kept.map(|&entry| (word(entry), code(entry))).collect::<SmallVec<[(u128, u8); 8]>>()
        })
    }

    /// Are there none?
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.buckets.is_empty()
    }

    /// Has it no buckets although there may be memory for them?
    pub(super) fn unopened(&self) -> bool {
        self.buckets.is_empty() && !self.full
    }

    /// Twice as many buckets: each one becomes two. Where there is no memory for them, all stays as it is.
    pub(super) fn grow(&mut self, budget: &mut Budget<'_>) {
        let bits = if self.buckets.is_empty() { FEWEST_BITS } else { self.bits + 1 };
        let Some(grown) = Buckets::open(bits, self.key, budget) else { return self.stay() };
        for (word, code) in self.kept() {
            grown.put(word, code);
        }
        budget.release(self.bytes());
        *self = grown;
    }
}
