//! Nim-values of words, in as much memory as the budget has.

mod buckets;
mod memory;
pub(super) mod mix;
mod single;
mod wide;

use buckets::{Bucket, Buckets};
use grundy_rules::Budget;
use rustc_hash::FxHashMap;
use single::{Alike, All, Narrow, Slim};
use std::sync::{Mutex, MutexGuard, PoisonError};
use wide::Wide;

/// The nim-values of some words, for several threads at once. A look-up gives the right value or none:
/// entries distinguish any two words, and a half-written entry is never read.
///
/// The table doubles while the budget has memory for it. From then on a new entry replaces the oldest one of
/// its bucket.
///
/// # Cost
/// Eight bytes an entry for words of 64 bits, four where many words differ only in a few bits, and 18 for
/// larger words. A quarter to a half of the entries are in use until memory ends, nearly all afterwards. A
/// look-up reads one or two cache lines.
#[derive(Default)]
pub(super) struct Table {
    slim: Buckets<Slim>,
    /// The words of 64 bits that slim entries cannot hold.
    narrow: Buckets<Narrow>,
    wide: Buckets<Wide>,
    /// Values too large for an entry.
    large: Mutex<FxHashMap<u128, u64>>,
    /// The word for which room was made last.
    asked: Option<u128>,
}

/// The bytes from which a table is far from the processor: fetching an entry takes longer than making a word.
/// Tests use a small limit.
const FAR_FROM_BYTES: u64 = if cfg!(test) { 1 << 15 } else { 1 << 24 };

/// Slim entries pay off where at most one value in this many is stored elsewhere.
const SLIM_VALUES_PER_LARGE: u64 = 64;

/// Calls a method of the buckets that hold a word.
macro_rules! with_buckets {
    ($table:expr, $word:expr, |$buckets:ident| $call:expr) => {
        if $word >> 64 != 0 {
            let $buckets = &$table.wide;
            $call
        } else if $table.has_slim($word) {
            let $buckets = &$table.slim;
            $call
        } else {
            let $buckets = &$table.narrow;
            $call
        }
    };
}

impl Table {
    /// The nim-value of a word, if it is known.
    #[inline]
    pub(super) fn get(&self, word: u128) -> Option<u64> {
        with_buckets!(self, word, |buckets| self.value(buckets, word))
    }

    /// The value of a code: one less, since 0 is no entry; the largest code marks a value stored elsewhere.
    #[inline]
    fn value<B: Bucket>(&self, buckets: &Buckets<B>, word: u128) -> Option<u64> {
        match buckets.get(word) {
            0 => None,
            code if code == Buckets::<B>::LARGEST_CODE => self.get_large(word),
            code => Some(u64::from(code) - 1),
        }
    }

    /// A value stored elsewhere.
    #[cold]
    fn get_large(&self, word: u128) -> Option<u64> {
        self.large().get(&word).copied()
    }

    /// Starts to fetch the entry of a word that is looked up soon.
    #[inline]
    pub(super) fn fetch(&self, word: u128) {
        with_buckets!(self, word, |buckets| buckets.fetch(word))
    }

    /// Whether words should be [fetched](Table::fetch) before a look-up. Not where the table is near the
    /// processor, because some words are made in vain.
    #[inline]
    pub(super) fn far(&self) -> bool {
        self.bytes() >= FAR_FROM_BYTES
    }

    /// Records a nim-value, if there is room for it.
    pub(super) fn put(&self, word: u128, value: u64, budget: &mut Budget<'_>) {
        with_buckets!(self, word, |buckets| self.keep(buckets, word, value, budget));
    }

    fn keep<B: Bucket>(&self, buckets: &Buckets<B>, word: u128, value: u64, budget: &mut Budget<'_>) {
        let largest = Buckets::<B>::LARGEST_CODE;
        let code = match u8::try_from(value) {
            Ok(code) if u64::from(code) < Buckets::<B>::STORED_ELSEWHERE_FROM => code + 1,
            _ => {
                let mut large = self.large();
                if !large.contains_key(&word) && budget.reserve(48).is_err() {
                    return;
                }
                large.insert(word, value);
                largest
            }
        };
        buckets.put(word, code);
    }

    fn large(&self) -> MutexGuard<'_, FxHashMap<u128, u64>> {
        self.large.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it should [grow](Table::grow).
    #[inline]
    pub(super) fn crowded(&self) -> bool {
        self.slim.crowded() || self.narrow.crowded() || self.wide.crowded()
    }

    /// Makes room for more entries if there is memory for them.
    pub(super) fn grow(&mut self, budget: &mut Budget<'_>) {
        while self.slim.crowded() || self.narrow.crowded() {
            if self.narrow.is_empty() && self.narrow.crowded() {
                self.narrow.grow(budget);
            } else {
                self.grow_single(budget);
            }
        }
        while self.wide.crowded() {
            self.wide.grow(budget);
        }
    }

    /// Makes room for more words of 64 bits: in slim buckets if these take at most the memory of narrow ones.
    fn grow_single(&mut self, budget: &mut Budget<'_>) {
        let kept = || self.kept_in(&self.slim).chain(self.kept_in(&self.narrow));
        let used = kept().count() as u64;
        let large =
            kept().filter(|&(_, value)| value >= Buckets::<Slim>::STORED_ELSEWHERE_FROM).count() as u64;
        let bits = Buckets::<Narrow>::bits_for(used);
        // The root differs in as many bits as any of its parts will.
        let asked = self.asked.filter(|asked| asked >> 64 == 0);
        let alike = Alike::of(kept().map(|(word, _)| word).chain(asked))
            .filter(|_| large * SLIM_VALUES_PER_LARGE < used);
        let slim = alike.map(|alike| (alike, Slim::fewest_bits(alike).max(bits)));
        match slim.filter(|(_, slim)| size_of::<Slim>() << (slim - bits) <= size_of::<Narrow>()) {
            Some((alike, bits)) => {
                let slim = Buckets::open(bits, Slim::widest(alike, bits), budget);
                let Some(slim) = self.moved(slim, budget) else { return };
                (self.slim, self.narrow) = (slim, Buckets::default());
            }
            None => {
                let Some(narrow) = self.moved(Buckets::open(bits, All, budget), budget) else { return };
                (self.slim, self.narrow) = (Buckets::default(), narrow);
            }
        }
    }

    /// Copies all words of 64 bits to new buckets, if there are any, and releases the old ones.
    fn moved<B: Bucket>(&mut self, new: Option<Buckets<B>>, budget: &mut Budget<'_>) -> Option<Buckets<B>> {
        match &new {
            Some(new) => {
                for (word, value) in self.kept_in(&self.slim).chain(self.kept_in(&self.narrow)) {
                    self.keep(new, word, value, budget);
                }
                budget.release(self.slim.bytes() + self.narrow.bytes());
            }
            None => {
                self.slim.stay();
                self.narrow.stay();
            }
        }
        new
    }

    /// Makes room for this word, if there is memory for it.
    pub(super) fn make_room(&mut self, word: u128, budget: &mut Budget<'_>) {
        self.asked = Some(word);
        if word >> 64 != 0 {
            if self.wide.unopened() {
                self.wide.grow(budget);
            }
        } else if self.narrow.is_empty() && !self.has_slim(word) {
            if self.narrow.unopened() {
                self.narrow.grow(budget);
            }
            if self.narrow.is_empty() && !self.slim.is_empty() {
                // Where memory is too small for both, the others give way to the current word.
                self.slim.close(budget);
                self.narrow = Buckets::default();
                self.narrow.grow(budget);
            }
        }
        self.grow(budget);
    }

    /// Whether a word of 64 bits belongs into slim buckets.
    #[inline]
    fn has_slim(&self, word: u128) -> bool {
        !self.slim.is_empty() && self.slim.key().contains(word)
    }

    /// All words with known values.
    pub(super) fn kept(&self) -> impl Iterator<Item = (u128, u64)> {
        self.kept_in(&self.slim).chain(self.kept_in(&self.narrow)).chain(self.kept_in(&self.wide))
    }

    fn kept_in<B: Bucket>(&self, buckets: &Buckets<B>) -> impl Iterator<Item = (u128, u64)> {
        buckets.kept().filter_map(|(word, code)| {
            let value = if code == Buckets::<B>::LARGEST_CODE {
                self.get_large(word)
            } else {
                Some(u64::from(code) - 1)
            };
            value.map(|value| (word, value))
        })
    }

    /// The number of entries.
    pub(super) fn len(&self) -> u64 {
        self.slim.used() + self.narrow.used() + self.wide.used()
    }

    /// The bytes of the table.
    pub(super) fn bytes(&self) -> u64 {
        self.slim.bytes() + self.narrow.bytes() + self.wide.bytes()
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

    /// Records a value, and makes room for more where it is needed.
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

    /// Words that are alike, then others: the values of the first ones stay right throughout.
    #[test]
    fn words_that_differ_in_few_bits_take_four_bytes_an_entry_as_long_as_values_are_small() {
        let (mut table, mut budget) = (Table::default(), Budget::default());
        let alike = |i: u64| u128::from(5 << 60 | i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 27);
        let right = |table: &Table, words: &dyn Fn(u64) -> u128, value: &dyn Fn(u64) -> u64, count: u64| {
            let values = (0..count).map(|i| (table.get(words(i)), value(i)));
            let found = values.filter(|&(kept, value)| kept.map(|kept| assert_eq!(kept, value)).is_some());
            assert!(found.count() as u64 * 100 >= count * 98);
        };
        // One value in 200 is stored elsewhere.
        let small = |i: u64| if i % 200 == 0 { i } else { i % 14 };
        for i in 0..20_000 {
            keep(&mut table, alike(i), small(i), &mut budget);
        }
        assert!(table.narrow.is_empty() && table.bytes() == 20_000u64.next_power_of_two() * 2 * 4);
        right(&table, &alike, &small, 20_000);
        // A few others stand beside them.
        let other = |i: u64| u128::from(6 << 60 | i << 3);
        for i in 0..1000 {
            keep(&mut table, other(i), small(i), &mut budget);
        }
        assert!(!table.narrow.is_empty() && !table.slim.is_empty());
        right(&table, &other, &small, 1000);
        right(&table, &alike, &small, 20_000);
        // With many large values there are no slim entries.
        let large = |i: u64| i % 200;
        for i in 0..20_000 {
            keep(&mut table, alike(i), large(i), &mut budget);
        }
        for i in 20_000..60_000 {
            keep(&mut table, alike(i), large(i), &mut budget);
        }
        assert!(table.slim.is_empty());
        right(&table, &alike, &large, 60_000);
        right(&table, &other, &small, 1000);
        assert_eq!(budget.spent().bytes, table.bytes() + 48 * table.large().len() as u64);
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

    #[test]
    fn where_memory_ends_slim_entries_give_way_to_newer_ones() {
        for limit in (1 << 14..1 << 18).step_by(3000) {
            let (mut table, mut budget) = (Table::default(), Budget::default().bytes(limit));
            let word = |i: u64| u128::from((3 << 60) + i * 977);
            for i in 0..30_000 {
                keep(&mut table, word(i), i % 14, &mut budget);
            }
            assert!(table.bytes() <= limit, "{limit}");
            let right = |i: u64| table.get(word(i)).map(|value| assert_eq!(value, i % 14)).is_some();
            let kept = (0..30_000).filter(|&i| right(i)).count() as u64;
            assert!(kept * 16 >= table.bytes() / 2, "{limit}: {kept}");
            assert!(limit < 1 << 16 || !table.slim.is_empty() && right(29_999), "{limit}");
            // Words of another kind, when these have left no memory for them.
            let other = |i: u64| u128::from(5 << 60 | i << 20 | 1);
            for i in 0..3000 {
                keep(&mut table, other(i), 3, &mut budget);
            }
            assert!(table.bytes() <= limit, "{limit}");
            let found = (0..3000).filter(|&i| table.get(other(i)).is_some_and(|value| value == 3)).count();
            assert!(limit < 1 << 16 || found > 1000, "{limit}: {found}");
        }
    }

    /// All threads write the same words, so that they meet in the same buckets; what is read meanwhile is
    /// right.
    #[test]
    fn threads_never_read_a_wrong_value() {
        // Miri takes a thousand times as long, and tries threads in more orders.
        let (entries, rounds, words) = if cfg!(miri) { (100, 100, 50) } else { (5000, 200_000u128, 4096) };
        let mut table = Table::default();
        let budget = &mut Budget::default().bytes(1 << 16);
        for i in 0..entries {
            keep(&mut table, i, 0, budget);
            keep(&mut table, i << 80 | 1 << 70, 0, budget);
        }
        let value = |word: u128| (word % 251 + word / 251 % 7) as u64 % 250;
        std::thread::scope(|scope| {
            for thread in 0..4u128 {
                let table = &table;
                scope.spawn(move || {
                    let budget = &mut Budget::default();
                    for i in 0..rounds {
                        let low = (i * (2 * thread + 1) + 7919 * thread) % words + 10_000;
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
        assert!(kept.into_iter().filter(|&(word, kept)| kept == value(word)).count() > words as usize / 5);
    }

    #[test]
    fn without_memory_nothing_is_kept() {
        let (mut table, mut budget) = (Table::default(), Budget::default().bytes(0));
        keep(&mut table, 7, 1, &mut budget);
        keep(&mut table, 7, 1 << 40, &mut budget);
        assert_eq!((table.get(7), table.len()), (None, 0));
    }
}
