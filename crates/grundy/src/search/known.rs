//! The known nim-values of a game's parts, shared by all searches.

use super::dense::Dense;
use super::table::Table;
use grundy_rules::Budget;
use grundy_rules::compact::Compact;

/// A game, and the nim-values of some of its parts.
pub(super) struct Known<G> {
    pub(super) game: G,
    pub(super) table: Table,
    /// All positions that can be reached from a numbered one.
    pub(super) dense: Option<Dense>,
    /// The bytes that the game itself uses.
    ready: u64,
}

impl<G: Compact> Known<G> {
    /// Starts with no values.
    pub(super) fn new(game: G) -> Known<G> {
        Known { game, table: Table::default(), dense: None, ready: 0 }
    }

    /// Makes room for more positions in the search of a part, if there is memory. The game may use half as
    /// much memory as the table for its own preparation.
    pub(super) fn grow(&mut self, part: u128, budget: &mut Budget<'_>) {
        self.table.grow(budget);
        let ready = self.game.prepare(part, (self.table.bytes() / 2).min(budget.bytes_left()));
        if ready > self.ready && budget.reserve(ready - self.ready).is_ok() {
            self.ready = ready;
        }
    }

    /// The value of a part, if it is known.
    #[inline]
    pub(super) fn get(&self, part: u128) -> Option<u64> {
        if let Some(value) = self.dense.as_ref().and_then(|dense| dense.get(part)) {
            return Some(value);
        }
        self.table.get(part)
    }

    /// Records a value, if there is memory for it.
    pub(super) fn remember(&mut self, part: u128, value: u64, budget: &mut Budget<'_>) {
        if self.table.get(part).is_none() {
            self.table.make_room(part, budget);
            self.table.put(part, value, budget);
        }
    }

    /// The bytes of all data.
    pub(super) fn bytes(&self) -> u64 {
        self.table.bytes() + self.dense.as_ref().map_or(0, Dense::len) + self.ready
    }

    /// The number of known positions.
    pub(super) fn positions(&self) -> u64 {
        self.table.len() + self.dense.as_ref().map_or(0, Dense::len)
    }
}
