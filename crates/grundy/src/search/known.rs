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
    /// The bytes of what the game has made ready.
    ready: u64,
}

impl<G: Compact> Known<G> {
    /// Nothing is known yet.
    pub(super) fn new(game: G) -> Known<G> {
        Known { game, table: Table::default(), dense: None, ready: 0 }
    }

    /// Makes room for more in a search of a part, if there is memory for it. Beside a large table the game makes ready what
    /// helps.
    pub(super) fn grow(&mut self, part: u128, budget: &mut Budget<'_>) {
        self.table.grow(budget);
        let ready = self.game.prepare(part, (self.table.bytes() / 2).min(budget.bytes_left()));
        if ready > self.ready && budget.reserve(ready - self.ready).is_ok() {
            self.ready = ready;
        }
    }

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

    /// The bytes that all this takes.
    pub(super) fn bytes(&self) -> u64 {
        self.table.bytes() + self.dense.as_ref().map_or(0, Dense::len) + self.ready
    }

    /// How many positions are remembered.
    pub(super) fn positions(&self) -> u64 {
        self.table.len() + self.dense.as_ref().map_or(0, Dense::len)
    }
}
