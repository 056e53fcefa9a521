//! A table that keeps all values of a search.

use grundy_rules::{Budget, Stopped, Why};
use rustc_hash::FxHashMap;
use std::borrow::Borrow;
use std::hash::Hash;

/// A table that grows while the budget has memory, and then stops the search.
pub(super) struct Memo<K, V> {
    kept: FxHashMap<K, V>,
    /// The bytes of the table, and those that its keys hold elsewhere.
    bytes: u64,
    beyond: u64,
}

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Memo { kept: FxHashMap::default(), bytes: 0, beyond: 0 }
    }
}

impl<K: Eq + Hash, V: Copy> Memo<K, V> {
    #[inline]
    pub(super) fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.kept.get(key).copied()
    }

    /// Keeps the value of a new key; `beyond` counts the bytes that the key holds outside the table.
    pub(super) fn put(
        &mut self,
        key: K,
        beyond: usize,
        value: V,
        budget: &mut Budget<'_>,
    ) -> Result<(), Stopped> {
        if self.kept.len() == self.kept.capacity() {
            self.grow(budget)?;
        }
        budget.reserve(beyond as u64)?;
        self.beyond += beyond as u64;
        self.kept.insert(key, value);
        Ok(())
    }

    /// Doubles the table. For a moment both tables exist.
    fn grow(&mut self, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        let room = (2 * self.kept.capacity()).max(28);
        // The table uses seven of eight places, and one control byte for each.
        let places = (room * 8 / 7).next_power_of_two();
        let bytes = (places * (size_of::<(K, V)>() + 1)) as u64;
        budget.reserve(bytes)?;
        if self.kept.try_reserve(room - self.kept.len()).is_err() {
            budget.release(bytes);
            return Err(budget.stop(Why::Memory));
        }
        budget.release(self.bytes);
        self.bytes = bytes;
        Ok(())
    }

    /// The number of values.
    pub(super) fn len(&self) -> u64 {
        self.kept.len() as u64
    }

    /// The bytes that they take.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes + self.beyond
    }
}
