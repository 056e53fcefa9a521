//! Nim-values of words, in as much memory as there is.

mod buckets;
mod mix;
mod pages;

use buckets::{Buckets, Narrow, Wide};
use grundy_rules::Budget;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The nim-values of some words, for several threads at once. A value that is asked for is right, or there is
/// none: entries hold what it takes to tell any two words apart, and none is read while it is written.
///
/// The table doubles as long as the budget has memory for it. From then on a new entry takes the place of
/// the oldest one in its bucket.
///
/// # Cost
/// Eight bytes an entry for words of 64 bits, 18 for larger ones; until memory ends a quarter to a half of
/// the entries are in use, afterwards nearly all. One cache line is looked at for each word, or two.
#[derive(Default)]
pub(super) struct Table {
    narrow: Buckets<Narrow>,
    wide: Buckets<Wide>,
    /// Values that an entry has no room for.
    large: Mutex<FxHashMap<u128, u64>>,
}

/// The code of values that stand elsewhere; others are one more than the value, as 0 is no entry.
const LARGE: u8 = u8::MAX;

/// Tables of so many bytes are far from the processor: to fetch an entry takes longer than to make a word. In tests some
/// are that otherwise would not be.
const FAR: u64 = if cfg!(test) { 1 << 15 } else { 1 << 24 };

impl Table {
    /// The nim-value of a word, if it is kept.
    #[inline]
    pub(super) fn get(&self, word: u128) -> Option<u64> {
        let code = if word >> 64 == 0 { self.narrow.get(word) } else { self.wide.get(word) };
        match code {
            0 => None,
            LARGE => self.get_large(word),
            code => Some(u64::from(code) - 1),
        }
    }

    /// A value that stands elsewhere.
    #[cold]
    fn get_large(&self, word: u128) -> Option<u64> {
        self.large().get(&word).copied()
    }

    /// A word will be asked for soon: what is kept of it is fetched from memory.
    #[inline]
    pub(super) fn fetch(&self, word: u128) {
        if word >> 64 == 0 { self.narrow.fetch(word) } else { self.wide.fetch(word) }
    }

    /// Should words be [fetched](Table::fetch) before they are asked for? Not where the table is near the processor: some
    /// are made in vain.
    #[inline]
    pub(super) fn far(&self) -> bool {
        self.bytes() >= FAR
    }

    /// Keeps a nim-value; where there is no room for it, perhaps not.
    pub(super) fn put(&self, word: u128, value: u64, budget: &mut Budget<'_>) {
        let code = match u8::try_from(value) {
            Ok(value) if value < LARGE - 1 => value + 1,
            _ => {
                if budget.reserve(48).is_err() {
                    return;
                }
                self.large().insert(word, value);
                LARGE
            }
        };
        if word >> 64 == 0 { self.narrow.put(word, code) } else { self.wide.put(word, code) }
    }

    fn large(&self) -> MutexGuard<'_, FxHashMap<u128, u64>> {
        self.large.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Should it [grow](Table::grow)?
    #[inline]
    pub(super) fn crowded(&self) -> bool {
        self.narrow.crowded() || self.wide.crowded()
    }

    /// Makes room for more entries if there is memory for them.
    pub(super) fn grow(&mut self, budget: &mut Budget<'_>) {
        while self.narrow.crowded() {
            self.narrow.grow(budget);
        }
        while self.wide.crowded() {
            self.wide.grow(budget);
        }
    }

    /// Makes room for this word among others if there is memory for it.
    pub(super) fn make_room(&mut self, word: u128, budget: &mut Budget<'_>) {
        if word >> 64 == 0 && self.narrow.unopened() {
            self.narrow.grow(budget);
        }
        if word >> 64 != 0 && self.wide.unopened() {
            self.wide.grow(budget);
        }
        self.grow(budget);
    }

    /// All words whose values are kept.
    pub(super) fn kept(&self) -> impl Iterator<Item = (u128, u64)> {
        self.narrow.kept().chain(self.wide.kept()).filter_map(|(word, code)| match code {
            LARGE => self.large().get(&word).map(|&value| (word, value)),
            code => Some((word, u64::from(code) - 1)),
        })
    }

    /// How many entries there are.
    pub(super) fn len(&self) -> u64 {
        self.narrow.used() + self.wide.used()
    }

    /// The bytes that it takes.
    pub(super) fn bytes(&self) -> u64 {
        self.narrow.bytes() + self.wide.bytes()
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

    /// Keeps a value, and makes room for more where it is wanted.
    fn keep(table: &mut Table, word: u128, value: u64, budget: &mut Budget<'_>) {
        table.make_room(word, budget);
        table.put(word, value, budget);
    }

    proptest! {
        #[test]
        fn what_is_kept_is_found(entries in prop::collection::vec((any_word(), 0..600u64), 0..4000)) {
            let (mut table, mut budget) = (Table::default(), Budget::default());
            let mut by_hand = FxHashMap::default();
            for &(word, value) in &entries {
                keep(&mut table, word, value, &mut budget);
                by_hand.insert(word, value);
            }
            // No bucket was full: random words are spread, and few.
            let held = by_hand.iter().filter(|&(&word, _)| table.get(word).is_some()).count();
            prop_assert!(by_hand.iter().all(|(&word, &value)| table.get(word).is_none_or(|kept| kept == value)));
            prop_assert!(held * 100 >= by_hand.len() * 98, "{} of {}", held, by_hand.len());
            let kept: FxHashMap<u128, u64> = table.kept().collect();
            prop_assert_eq!(kept.len(), held);
            prop_assert!(kept.iter().all(|(word, value)| by_hand[word] == *value));
        }
    }

    #[test]
    fn with_little_memory_old_entries_go_and_none_is_wrong() {
        let mut table = Table::default();
        let mut budget = Budget::default().bytes(1 << 16);
        let word = |i: u128| (i + 1) << (i % 3 * 40);
        for i in 0..100_000 {
            keep(&mut table, word(i), (i % 200) as u64, &mut budget);
        }
        assert!(table.bytes() <= 1 << 16 && table.bytes() >= 1 << 14);
        let right = |i: u128| table.get(word(i)).map(|value| value == (i % 200) as u64);
        assert!((0..100_000).all(|i| right(i) != Some(false)));
        assert!((0..100_000).filter(|&i| right(i).is_some()).count() > 2000);
        assert_eq!(right(99_999), Some(true));
    }

    /// All write the same words, so that they meet in the same buckets; what is read while others write is right.
    #[test]
    fn threads_never_read_a_wrong_value() {
        let mut table = Table::default();
        let budget = &mut Budget::default().bytes(1 << 16);
        for i in 0..5000 {
            keep(&mut table, i, 0, budget);
            keep(&mut table, i << 80 | 1 << 70, 0, budget);
        }
        let value = |word: u128| (word % 251 + word / 251 % 7) as u64 % 250;
        std::thread::scope(|scope| {
            for thread in 0..4u128 {
                let table = &table;
                scope.spawn(move || {
                    let budget = &mut Budget::default();
                    for i in 0..200_000u128 {
                        let low = (i * (2 * thread + 1) + 7919 * thread) % 4096 + 10_000;
                        for word in [low, low << 90 | low] {
                            match (i + thread) % 3 {
                                0 => table.put(word, value(word), budget),
                                _ => assert!(
                                    table.get(word).is_none_or(|kept| kept == value(word)),
                                    "{word:x}"
                                ),
                            }
                        }
                    }
                });
            }
        });
        let kept = table.kept().filter(|&(word, _)| word as u64 >= 10_000);
        assert!(kept.into_iter().filter(|&(word, kept)| kept == value(word)).count() > 1000);
    }

    #[test]
    fn without_memory_nothing_is_kept() {
        let (mut table, mut budget) = (Table::default(), Budget::default().bytes(0));
        keep(&mut table, 7, 1, &mut budget);
        keep(&mut table, 7, 1 << 40, &mut budget);
        assert_eq!((table.get(7), table.len()), (None, 0));
    }
}
