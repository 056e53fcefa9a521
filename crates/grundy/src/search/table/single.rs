//! Entries that are read and written as a whole.

use super::buckets::{Bucket, code, last_moved};
use super::mix;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// The entries of a bucket.
const ENTRIES: usize = 8;

/// Entries of 64 bits, for words of 64 bits.
#[derive(Default)]
#[repr(align(64))]
pub(super) struct Narrow([AtomicU64; ENTRIES]);

/// Entries of 32 bits, for words that differ in so few bits that the bucket's number and an entry distinguish
/// them.
#[derive(Default)]
#[repr(align(32))]
pub(super) struct Slim([AtomicU32; ENTRIES]);

/// The words of narrow entries: all of 64 bits.
#[derive(Clone, Copy, Default)]
pub(super) struct All;

impl All {
    #[inline]
    fn mixed(self, word: u128) -> u64 {
        mix::mixed(word as u64)
    }

    fn unmixed(self, mixed: u64) -> u128 {
        mix::unmixed(mixed).into()
    }
}

/// The words of slim entries: equal in all bits but the lowest ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Alike {
    low: mix::Low,
    /// The bits above.
    above: u64,
}

impl Alike {
    /// What these words have in common; `None` where there are none, or one has more than 64 bits.
    pub(super) fn of(words: impl Iterator<Item = u128>) -> Option<Alike> {
        let (all, any) = words.fold((u128::MAX, 0), |(all, any), word| (all & word, any | word));
        let any = u64::try_from(any).ok()?;
        let low = mix::Low::new(u64::BITS - (any & !(all as u64)).leading_zeros());
        (all != u128::MAX).then_some(Alike { low, above: any & !low.mask })
    }

    /// The number of bits in which they differ.
    fn bits(self) -> usize {
        self.low.mask.count_ones() as usize
    }

    /// Whether this word is one of them.
    #[inline]
    pub(super) fn contains(self, word: u128) -> bool {
        word & !u128::from(self.low.mask) == self.above.into()
    }

    #[inline]
    fn mixed(self, word: u128) -> u64 {
        self.low.mixed(word as u64)
    }

    fn unmixed(self, mixed: u64) -> u128 {
        (self.above | self.low.unmixed(mixed)).into()
    }
}

impl Slim {
    /// The bits of an entry that are not its code.
    const REST_BITS: usize = u32::BITS as usize - Slim::CODE;

    /// The fewest bits for the number of a bucket.
    pub(super) fn fewest_bits(words: Alike) -> usize {
        words.bits().saturating_sub(Slim::REST_BITS)
    }

    /// All words that fit beside these when the number of a bucket has this many bits.
    pub(super) fn widest(words: Alike, bits: usize) -> Alike {
        let low = mix::Low::new((bits + Slim::REST_BITS).min(u64::BITS as usize) as u32);
        Alike { low, above: words.above & !low.mask }
    }
}

macro_rules! single {
    ($kind:ty, $entry:ty, $code:literal, $key:ty) => {
        impl Bucket for $kind {
            type Key = $key;
            type Mixed = u64;
            type Entry = $entry;
            const ENTRIES: usize = ENTRIES;
            const CODE: usize = $code;

            #[inline]
            fn mixed(key: $key, word: u128) -> u64 {
                key.mixed(word)
            }

            fn unmixed(key: $key, mixed: u64) -> u128 {
                key.unmixed(mixed)
            }

            #[inline]
            fn entry(rest: u64) -> $entry {
                (rest as $entry) << Self::CODE
            }

            fn rest(entry: $entry) -> u64 {
                (entry >> Self::CODE).into()
            }

            /// Looks at all entries, which takes less time than a branch that stops early.
            #[inline]
            fn find(&self, entry: $entry) -> u8 {
                self.0.iter().fold(0, |found, kept| found | code::<Self>(kept.load(Relaxed), entry)) as u8
            }

            fn entries(&self) -> impl AsRef<[$entry]> {
                self.0.each_ref().map(|kept| kept.load(Relaxed))
            }

            /// Where two threads write at once, an entry may be lost or doubled.
            fn put(&self, entry: $entry) -> bool {
                let entries = self.0.each_ref().map(|kept| kept.load(Relaxed));
                let last = last_moved::<Self>(&entries, entry);
                for (place, kept) in (1..=last).zip(entries) {
                    self.0[place].store(kept, Relaxed);
                }
                self.0[0].store(entry, Relaxed);
                entries[last] == 0
            }
        }
    };
}

single!(Narrow, u64, 8, All);
single!(Slim, u32, 4, Alike);
