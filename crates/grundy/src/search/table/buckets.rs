//! Buckets of a few entries, which several threads read and write at once.

use super::mix;
use super::pages::in_large_pages;
use grundy_rules::Budget;
use num_traits::{AsPrimitive, NumCast, PrimInt, Zero};
use smallvec::SmallVec;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::*, fence};

/// The number of a bucket takes at least so many bits. So what else there is of a word leaves room for a code.
const FEWEST_BITS: usize = 8;

/// Some entries of words of one width. An entry is all that a mixed word has beyond the number of its bucket, and
/// a byte for the code; where there is none, it is 0.
pub(super) trait Bucket: Default + Send + Sync {
    /// A word, and an entry.
    type Word: PrimInt + AsPrimitive<usize> + AsPrimitive<u8> + From<u8> + Into<u128>;

    /// How many entries there is room for.
    const ENTRIES: usize;

    /// A word of this width, mixed before it is cut up.
    fn mixed(word: u128) -> Self::Word;

    /// The way back.
    fn unmixed(mixed: Self::Word) -> Self::Word;

    /// The code of the entry that differs from this one, of code 0, by the code alone; else 0.
    fn find(&self, entry: Self::Word) -> u8;

    /// All entries, the newest first.
    fn entries(&self) -> impl AsRef<[Self::Word]>;

    /// Puts an entry first; one that differs by the code alone goes, or else the last one. Is there one more? If
    /// another thread is writing here, perhaps nothing happens.
    fn put(&self, entry: Self::Word) -> bool;
}

/// An entry's code, if it differs from this one, of code 0, by the code alone.
#[inline]
fn code<W: PrimInt>(kept: W, entry: W) -> W {
    let code = kept ^ entry;
    if code >> 8 == W::zero() { code } else { W::zero() }
}

/// Where a new entry ends the row of those that move.
#[inline]
fn last_moved<W: PrimInt>(entries: &[W], entry: W) -> usize {
    entries.iter().position(|&kept| kept.is_zero() || kept >> 8 == entry >> 8).unwrap_or(entries.len() - 1)
}

/// Entries of 64 bits: each is read and written as a whole.
#[derive(Default)]
#[repr(align(64))]
pub(super) struct Narrow([AtomicU64; 8]);

impl Bucket for Narrow {
    type Word = u64;
    const ENTRIES: usize = 8;

    #[inline]
    fn mixed(word: u128) -> u64 {
        mix::mixed(word as u64)
    }

    fn unmixed(mixed: u64) -> u64 {
        mix::unmixed(mixed)
    }

    /// All entries are looked at: that takes less time than to guess where to stop.
    #[inline]
    fn find(&self, entry: u64) -> u8 {
        self.0.iter().fold(0, |found, kept| found | code(kept.load(Relaxed), entry)) as u8
    }

    fn entries(&self) -> impl AsRef<[u64]> {
        self.0.each_ref().map(|kept| kept.load(Relaxed))
    }

    /// Where two threads write at once, an entry may be lost, or stand twice.
    fn put(&self, entry: u64) -> bool {
        let entries = self.0.each_ref().map(|kept| kept.load(Relaxed));
        let last = last_moved(&entries, entry);
        for (place, kept) in (1..=last).zip(entries) {
            self.0[place].store(kept, Relaxed);
        }
        self.0[0].store(entry, Relaxed);
        entries[last] == 0
    }
}

/// Entries of 128 bits: what was read counts only if nobody has written in the meantime.
#[derive(Default)]
#[repr(align(128))]
pub(super) struct Wide {
    /// Odd while one thread writes.
    version: AtomicU64,
    halves: [[AtomicU64; 2]; 7],
}

impl Wide {
    /// The version, and the entries of it.
    #[inline]
    fn read(&self) -> Option<(u64, [u128; 7])> {
        let version = self.version.load(Acquire);
        let entries =
            self.halves.each_ref().map(|[high, low]| mix::whole(high.load(Relaxed), low.load(Relaxed)));
        fence(Acquire);
        (version % 2 == 0 && self.version.load(Relaxed) == version).then_some((version, entries))
    }
}

impl Bucket for Wide {
    type Word = u128;
    const ENTRIES: usize = 7;

    #[inline]
    fn mixed(word: u128) -> u128 {
        mix::mixed_wide(word)
    }

    fn unmixed(mixed: u128) -> u128 {
        mix::unmixed_wide(mixed)
    }

    #[inline]
    fn find(&self, entry: u128) -> u8 {
        let Some((_, entries)) = self.read() else { return 0 };
        entries.into_iter().fold(0, |found, kept| found | code(kept, entry)) as u8
    }

    fn entries(&self) -> impl AsRef<[u128]> {
        self.read().map_or([0; 7], |(_, entries)| entries)
    }

    fn put(&self, entry: u128) -> bool {
        let Some((version, entries)) = self.read() else { return false };
        if self.version.compare_exchange(version, version + 1, Relaxed, Relaxed).is_err() {
            return false;
        }
        // Who reads one of the new halves reads a new version afterwards.
        fence(Release);
        let last = last_moved(&entries, entry);
        for ([high, low], kept) in self.halves[..=last].iter().zip([entry].into_iter().chain(entries)) {
            let halves = mix::halves(kept);
            high.store(halves.0, Relaxed);
            low.store(halves.1, Relaxed);
        }
        self.version.store(version + 2, Release);
        entries[last] == 0
    }
}

/// Asks for a bucket to be fetched from memory, where the machine can be asked.
#[inline]
fn fetch<B>(bucket: &B) {
    #[cfg(target_arch = "x86_64")]
    for line in (0..size_of::<B>()).step_by(64) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let line = std::ptr::from_ref(bucket).cast::<i8>().wrapping_add(line);
        #[allow(unsafe_code, reason = "there is no safe way to say it")]
        // SAFETY: the place is inside the bucket; nothing is read that the program could see.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(line);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bucket;
}

/// Buckets that double as long as there is memory.
pub(super) struct Buckets<B> {
    buckets: Vec<B>,
    bits: usize,
    used: AtomicUsize,
    /// Was an entry to be kept where there is no bucket?
    wanted: AtomicBool,
    /// There is no memory for more.
    full: bool,
}

impl<B> Default for Buckets<B> {
    fn default() -> Self {
        Buckets {
            buckets: Vec::new(),
            bits: 0,
            used: AtomicUsize::new(0),
            wanted: AtomicBool::new(false),
            full: false,
        }
    }
}

impl<B: Bucket> Buckets<B> {
    /// The bucket of a word, and its entry with code 0.
    #[inline]
    fn place(&self, word: u128) -> (usize, B::Word) {
        let mixed = B::mixed(word);
        let bucket: usize = mixed.as_();
        (bucket & (self.buckets.len() - 1), mixed >> self.bits << 8)
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
        if self.buckets[bucket].put(entry | <B::Word as From<u8>>::from(code)) {
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
            let low: B::Word = NumCast::from(low).unwrap_or_else(B::Word::zero);
            let entries = bucket.entries();
            let word = |entry: B::Word| B::unmixed(entry >> 8 << self.bits | low).into();
            let kept = entries.as_ref().iter().rev().filter(|entry| !entry.is_zero());
            kept.map(|&entry| (word(entry), entry.as_())).collect::<SmallVec<[(u128, u8); 8]>>()
        })
    }

    /// Has it no buckets although there may be memory for them?
    pub(super) fn unopened(&self) -> bool {
        self.buckets.is_empty() && !self.full
    }

    /// Twice as many buckets: each one becomes two. Where there is no memory for them, all stays as it is.
    pub(super) fn grow(&mut self, budget: &mut Budget<'_>) {
        let before = self.buckets.len();
        let after = if before == 0 { 1 << FEWEST_BITS } else { 2 * before };
        let bytes = (after * size_of::<B>()) as u64;
        let mut buckets: Vec<B> = Vec::new();
        // A part is left for the positions on the way.
        if budget.bytes_left() / 3 * 2 < bytes || budget.reserve(bytes).is_err() {
            self.full = true;
            return;
        }
        if buckets.try_reserve_exact(after).is_err() {
            budget.release(bytes);
            self.full = true;
            return;
        }
        in_large_pages(&mut buckets);
        buckets.resize_with(after, B::default);
        let grown = Buckets { buckets, bits: after.trailing_zeros() as usize, ..Buckets::default() };
        for (word, code) in self.kept() {
            grown.put(word, code);
        }
        budget.release((before * size_of::<B>()) as u64);
        *self = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both halves of all entries are equal: what was half written when it was read would show.
    #[test]
    fn large_entries_are_read_as_a_whole() {
        let (bucket, done) = (Wide::default(), AtomicBool::new(false));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for i in 1..3_000_000u64 {
                    bucket.put(mix::whole(i << 8, i << 8));
                }
                done.store(true, Relaxed);
            });
            while !done.load(Relaxed) {
                let entries = bucket.read().map(|(_, entries)| entries.map(mix::halves));
                assert!(entries.is_none_or(|entries| entries.iter().all(|(high, low)| high == low)));
            }
        });
        assert!(bucket.entries().as_ref().iter().all(|&entry| entry != 0));
    }
}
