//! What is known of a game's parts: read and added to by all who search.

use super::dense::Dense;
use super::table::Table;
use grundy_rules::Budget;
use grundy_rules::compact::Compact;

/// A game, and the nim-values of some of its parts.
pub(super) struct Known<G> {
    pub(super) game: G,
    pub(super) table: Table,
    /// All positions below one that was asked for, where they can be counted off.
    pub(super) dense: Option<Dense>,
}

impl<G: Compact> Known<G> {
    /// The value of a part, if it is remembered.
    #[inline]
    pub(super) fn get(&self, part: u128) -> Option<u64> {
        if let Some(value) = self.dense.as_ref().and_then(|dense| dense.get(part)) {
            return Some(value);
        }
        self.table.get(part)
    }

    /// Remembers a value, if there is memory for it.
    pub(super) fn remember(&mut self, part: u128, value: u64, budget: &mut Budget<'_>) {
        if self.table.get(part).is_none() {
            self.table.make_room(part, budget);
            self.table.put(part, value, budget);
        }
    }

    /// How many positions are remembered.
    pub(super) fn positions(&self) -> u64 {
        self.table.len() + self.dense.as_ref().map_or(0, Dense::len)
    }
}
