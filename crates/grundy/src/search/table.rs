//! Nim-values of words, in as much memory as there is.

use grundy_rules::Budget;
use num_traits::{AsPrimitive, PrimInt};
use rustc_hash::FxHashMap;

/// The nim-values of some words. A value that is asked for is right, or there is none: entries hold what it
/// takes to tell any two words apart.
///
/// The table doubles as long as the budget has memory for it. From then on a new entry takes the place of
/// the oldest one in its bucket.
///
/// # Cost
/// Eight bytes an entry for words of 64 bits, sixteen for larger ones; until memory ends a quarter to a half of
/// the entries are in use, afterwards nearly all. One cache line is looked at for each word, or two.
#[derive(Default)]
pub(super) struct Table {
    narrow: Buckets<u64>,
    wide: Buckets<u128>,
    /// Values that an entry has no room for.
    large: FxHashMap<u128, u64>,
}

impl Table {
    /// The nim-value of a word, if it is kept.
    #[inline]
    pub(super) fn get(&self, word: u128) -> Option<u64> {
        let code = match u64::try_from(word) {
            Ok(word) => self.narrow.get(word),
            Err(_) => self.wide.get(word),
        };
        match code {
            0 => None,
            LARGE => self.large.get(&word).copied(),
            code => Some(u64::from(code) - 1),
        }
    }

    /// Keeps a nim-value.
    pub(super) fn put(&mut self, word: u128, value: u64, budget: &mut Budget<'_>) {
        let code = match u8::try_from(value) {
            Ok(value) if value < LARGE - 1 => value + 1,
            _ => {
                if budget.reserve(48).is_err() {
                    return;
                }
                self.large.insert(word, value);
                LARGE
            }
        };
        match u64::try_from(word) {
            Ok(word) => self.narrow.put(word, code, budget),
            Err(_) => self.wide.put(word, code, budget),
        }
    }

    /// How many entries there are.
    pub(super) fn len(&self) -> u64 {
        (self.narrow.used + self.wide.used) as u64
    }

    /// The bytes that it takes.
    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&self.narrow.buckets[..]) + size_of_val(&self.wide.buckets[..])) as u64
    }
}

/// The code of values that stand elsewhere; others are one more than the value, as 0 is no entry.
const LARGE: u8 = u8::MAX;

/// The number of a bucket takes at least so many bits. So what else there is of a word leaves room for a code.
const FEWEST_BITS: usize = 8;

/// A word whose bits can be mixed, so that no two words become one.
trait Mixed: PrimInt + AsPrimitive<usize> + AsPrimitive<u8> + From<u8> {
    fn mixed(self) -> Self;
}

impl Mixed for u64 {
    #[inline]
    fn mixed(self) -> u64 {
        mixed(self)
    }
}

impl Mixed for u128 {
    #[inline]
    fn mixed(self) -> u128 {
        // Each half is changed by what the other one is: either step can be undone.
        let (high, low) = ((self >> 64) as u64, self as u64);
        let low = low ^ mixed(high);
        let high = high.wrapping_add(mixed(low));
        u128::from(high) << 64 | u128::from(low ^ high >> 32)
    }
}

/// # Reference
/// The constants are those of D. Stafford, *Better bit mixing* (2011), variant 13.
#[inline]
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// How many entries share a bucket.
const N: usize = 8;

/// Buckets of a few entries. The low bits of a mixed word are the number of its bucket; the entry is the
/// rest, and a byte for the code.
struct Buckets<W> {
    buckets: Vec<[W; N]>,
    bits: usize,
    used: usize,
    /// There is no memory for more.
    full: bool,
}

impl<W> Default for Buckets<W> {
    fn default() -> Self {
        Buckets { buckets: Vec::new(), bits: 0, used: 0, full: false }
    }
}

impl<W: Mixed> Buckets<W> {
    /// The bucket of a word, and its entry with code 0.
    #[inline]
    fn place(&self, word: W) -> (usize, W) {
        let mixed = word.mixed();
        let bucket: usize = mixed.as_();
        (bucket & (self.buckets.len() - 1), mixed >> self.bits << 8)
    }

    /// The code of an entry, if it is of the same word as `entry`; else 0.
    #[inline]
    fn code(kept: W, entry: W) -> W {
        let code = kept ^ entry;
        if code >> 8 == W::zero() { code } else { W::zero() }
    }

    /// All entries of the bucket are looked at: that takes less time than to guess where to stop.
    #[inline]
    fn get(&self, word: W) -> u8 {
        if self.buckets.is_empty() {
            return 0;
        }
        let (bucket, entry) = self.place(word);
        self.buckets[bucket].iter().fold(W::zero(), |code, &kept| code | Self::code(kept, entry)).as_()
    }

    fn put(&mut self, word: W, code: u8, budget: &mut Budget<'_>) {
        if !self.full && 2 * self.used >= N * self.buckets.len() {
            self.full = !self.grow(budget);
        }
        if self.buckets.is_empty() {
            return;
        }
        let (bucket, entry) = self.place(word);
        let bucket = &mut self.buckets[bucket];
        let at = bucket.iter().position(|&kept| !Self::code(kept, entry).is_zero()).unwrap_or(N - 1);
        self.used += usize::from(bucket[at].is_zero());
        // The newest entry stands first.
        bucket.copy_within(..at, 1);
        bucket[0] = entry | <W as From<u8>>::from(code);
    }

    /// Twice as many buckets: each one becomes two. Was there memory for them?
    fn grow(&mut self, budget: &mut Budget<'_>) -> bool {
        let before = self.buckets.len();
        let after = if before == 0 { 1 << FEWEST_BITS } else { 2 * before };
        let bytes = (after * size_of::<[W; N]>()) as u64;
        let mut buckets = Vec::new();
        // A part is left for the positions on the way.
        if budget.bytes_left() / 3 * 2 < bytes || budget.reserve(bytes).is_err() {
            return false;
        }
        if buckets.try_reserve_exact(after).is_err() {
            budget.release(bytes);
            return false;
        }
        buckets.resize(after, [W::zero(); N]);
        if before > 0 {
            for (low, bucket) in std::mem::take(&mut self.buckets).into_iter().enumerate() {
                // The oldest entry first, so that the newest stands first again.
                for &entry in bucket.iter().rev().filter(|entry| !entry.is_zero()) {
                    let high: usize = (entry >> 8 & W::one()).as_();
                    let to: &mut [W; N] = &mut buckets[low | high << self.bits];
                    to.copy_within(..N - 1, 1);
                    to[0] = entry >> 9 << 8 | entry & <W as From<u8>>::from(u8::MAX);
                }
            }
            budget.release(bytes / 2);
        }
        (self.buckets, self.bits) = (buckets, after.trailing_zeros() as usize);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_word() -> impl Strategy<Value = u128> {
        prop_oneof![
            0..50u128,
            any::<u64>().prop_map(u128::from),
            any::<u128>(),
            Just(u128::MAX),
            Just(1 << 64)
        ]
    }

    proptest! {
        #[test]
        fn what_is_kept_is_found(entries in prop::collection::vec((any_word(), 0..600u64), 0..4000)) {
            let (mut table, mut budget) = (Table::default(), Budget::default());
            let mut by_hand = FxHashMap::default();
            for &(word, value) in &entries {
                table.put(word, value, &mut budget);
                by_hand.insert(word, value);
            }
            // No bucket was full: random words are spread, and few.
            let held = by_hand.iter().filter(|&(&word, _)| table.get(word).is_some()).count();
            prop_assert!(by_hand.iter().all(|(&word, &value)| table.get(word).is_none_or(|kept| kept == value)));
            prop_assert!(held * 100 >= by_hand.len() * 99, "{} of {}", held, by_hand.len());
        }
    }

    #[test]
    fn with_little_memory_old_entries_go_and_none_is_wrong() {
        let mut table = Table::default();
        let mut budget = Budget::default().bytes(1 << 16);
        for word in 0..100_000u128 {
            table.put(word << (word % 3 * 40), (word % 200) as u64, &mut budget);
        }
        assert!(table.bytes() <= 1 << 16 && table.bytes() >= 1 << 14);
        let right = |word: u128| table.get(word << (word % 3 * 40)).map(|value| value == (word % 200) as u64);
        assert!((0..100_000).all(|word| right(word) != Some(false)));
        assert!((0..100_000).filter(|&word| right(word).is_some()).count() > 3000);
        assert_eq!(right(99_999), Some(true));
    }

    #[test]
    fn without_memory_nothing_is_kept() {
        let (mut table, mut budget) = (Table::default(), Budget::default().bytes(0));
        table.put(7, 1, &mut budget);
        table.put(7, 1 << 40, &mut budget);
        assert_eq!((table.get(7), table.len()), (None, 0));
    }
}
