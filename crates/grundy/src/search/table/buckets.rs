//! Buckets of a few entries that several threads read and write at once.

use super::memory::{fetch, in_large_pages};
use grundy_rules::Budget;
use num_traits::{AsPrimitive, NumCast, PrimInt, Zero};
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};

/// The fewest bits of a bucket's number. They leave room for a code in the rest of a word.
const MIN_BITS: usize = 8;

/// Some entries of words of one width. An entry holds the bits of a mixed word beyond the number of its
/// bucket, and a few bits for the code; an empty entry is 0.
pub(super) trait Bucket: Default + Send + Sync {
    /// Parameters of the mixing.
    type Key: Copy + Default;

    /// A mixed word.
    type Mixed: PrimInt + AsPrimitive<usize>;

    /// An entry.
    type Entry: PrimInt + AsPrimitive<u8> + From<u8>;

    /// The number of entries of a bucket.
    const ENTRIES: usize;

    /// The bits of an entry that hold its code.
    const CODE: usize;

    /// A word of this width, mixed before it is cut up.
    fn mixed(key: Self::Key, word: u128) -> Self::Mixed;

    /// The word of a mixed word.
    fn unmixed(key: Self::Key, mixed: Self::Mixed) -> u128;

    /// The entry, with code 0, of the bits of a mixed word beyond the number of its bucket.
    fn entry(rest: Self::Mixed) -> Self::Entry;

    /// The bits of an entry's word beyond the number of its bucket.
    fn rest(entry: Self::Entry) -> Self::Mixed;

    /// The code of the entry that equals this one (which has code 0) up to the code; otherwise 0.
    fn find(&self, entry: Self::Entry) -> u8;

    /// All entries, the newest first.
    fn entries(&self) -> impl AsRef<[Self::Entry]>;

    /// Puts an entry first, and removes the one that equals it up to the code, or else the last one. Whether
    /// the number of entries grew. If another thread is writing here, it may do nothing.
    fn put(&self, entry: Self::Entry) -> bool;
}

/// The code of an entry, if it equals this one (which has code 0) up to the code; otherwise 0.
#[inline]
pub(super) fn code<B: Bucket>(kept: B::Entry, entry: B::Entry) -> B::Entry {
    let code = kept ^ entry;
    if (code >> B::CODE).is_zero() { code } else { B::Entry::zero() }
}

/// The last entry that moves to make place for a new one.
#[inline]
pub(super) fn last_moved<B: Bucket>(entries: &[B::Entry], entry: B::Entry) -> usize {
    let ends = |&kept: &B::Entry| kept.is_zero() || kept >> B::CODE == entry >> B::CODE;
    entries.iter().position(ends).unwrap_or(entries.len() - 1)
}

/// Buckets that double while there is memory.
pub(super) struct Buckets<B: Bucket> {
    buckets: Vec<B>,
    bits: usize,
    key: B::Key,
    used: AtomicUsize,
    /// Whether an entry came when there were no buckets.
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
    /// The largest code: the value is stored elsewhere.
    pub(super) const LARGEST_CODE: u8 = ((1u16 << B::CODE) - 1) as u8;
    /// The least such value. The code of a smaller value is one more than the value, since 0 is no entry.
    pub(super) const STORED_ELSEWHERE_FROM: u64 = Self::LARGEST_CODE as u64 - 1;

    /// Empty buckets, numbered with this many bits; `None` where memory is too small.
    pub(super) fn open(bits: usize, key: B::Key, budget: &mut Budget<'_>) -> Option<Self> {
        let count = 1usize.checked_shl(bits as u32)?;
        let bytes = (count as u64).checked_mul(size_of::<B>() as u64)?;
        let mut buckets: Vec<B> = Vec::new();
        // Leaves memory for the line of the search.
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

    /// Releases all memory.
    pub(super) fn close(&mut self, budget: &mut Budget<'_>) {
        budget.release(self.bytes());
        *self = Buckets::default();
    }

    /// The bits of a bucket's number with which this many entries take less than half of the room.
    pub(super) fn bits_for(entries: u64) -> usize {
        (2 * entries / B::ENTRIES as u64 + 1).next_power_of_two().ilog2().max(MIN_BITS as u32) as usize
    }

    /// Remembers that there is no memory for more.
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

    /// The parameters of the mixing.
    #[inline]
    pub(super) fn key(&self) -> B::Key {
        self.key
    }

    /// The code of a word; 0 if there is none.
    #[inline]
    pub(super) fn get(&self, word: u128) -> u8 {
        if self.buckets.is_empty() {
            return 0;
        }
        let (bucket, entry) = self.place(word);
        self.buckets[bucket].find(entry)
    }

    /// Starts to fetch the entry of a word from memory.
    #[inline]
    pub(super) fn fetch(&self, word: u128) {
        if !self.buckets.is_empty() {
            fetch(&self.buckets[self.place(word).0]);
        }
    }

    /// Keeps a code, other than 0, for a word.
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

    /// The number of entries.
    pub(super) fn used(&self) -> u64 {
        self.used.load(Relaxed) as u64
    }

    /// The bytes of the buckets.
    pub(super) fn bytes(&self) -> u64 {
        size_of_val(&self.buckets[..]) as u64
    }

    /// Whether half of the room is in use, or buckets are wanted but missing, while there may be memory for
    /// more.
    #[inline]
    pub(super) fn crowded(&self) -> bool {
        let used = self.used.load(Relaxed);
        !self.full && 2 * used >= B::ENTRIES * self.buckets.len() && (used > 0 || self.wanted.load(Relaxed))
    }

    /// All words and codes, the oldest of each bucket first, so that the newest comes first again when they
    /// move to other buckets.
    pub(super) fn kept(&self) -> impl Iterator<Item = (u128, u8)> {
        self.buckets.iter().enumerate().flat_map(|(low, bucket)| {
            let low: B::Mixed = NumCast::from(low).unwrap_or_else(B::Mixed::zero);
            let entries = bucket.entries();
            let word = |entry: B::Entry| B::unmixed(self.key, B::rest(entry) << self.bits | low);
            let code = |entry: B::Entry| -> u8 { AsPrimitive::<u8>::as_(entry) & Self::LARGEST_CODE };
            let kept = entries.as_ref().iter().rev().filter(|entry| !entry.is_zero());
            kept.map(|&entry| (word(entry), code(entry))).collect::<SmallVec<[(u128, u8); 8]>>()
        })
    }

    /// Whether there are no buckets.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.buckets.is_empty()
    }

    /// Whether there are no buckets but may be memory for them.
    pub(super) fn unopened(&self) -> bool {
        self.buckets.is_empty() && !self.full
    }

    /// Doubles the number of buckets: each becomes two. Changes nothing where memory is too small.
    pub(super) fn grow(&mut self, budget: &mut Budget<'_>) {
        let bits = if self.buckets.is_empty() { MIN_BITS } else { self.bits + 1 };
        let Some(grown) = Buckets::open(bits, self.key, budget) else { return self.stay() };
        for (word, code) in self.kept() {
            grown.put(word, code);
        }
        budget.release(self.bytes());
        *self = grown;
    }
}
