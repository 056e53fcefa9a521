//! For each total, the nim-sums of its divisions into distinct heaps.

use super::terms::{Source, Terms};
use crate::evaluator::xorset;
use grundy_rules::{Budget, Failure, Why};

/// A knapsack with one heap of each size: the sets of nim-sums by number of heaps and total.
///
/// Keeps totals up to a horizon. When a heap passes it, the horizon doubles and the knapsack is packed again,
/// which costs a constant factor at most; the same happens when values outgrow the bitsets.
#[derive(Default)]
pub(super) struct Different {
    /// The largest number of heaps that the code asks for, 0 if none.
    most: usize,
    /// The numbers of heaps that the code asks for with "or more", ascending.
    more: Vec<usize>,
    /// The largest number of coins added.
    added: usize,
    /// Layers for 1, 2, …, `most` heaps, then one for each of `more`.
    table: Vec<u64>,
    horizon: usize,
    words: usize,
    /// Heaps below this are packed.
    packed: usize,
}

impl Different {
    pub(super) fn new(terms: &Terms) -> Different {
        let mut this = Different { packed: 1, ..Different::default() };
        if terms.lone_triples() {
            return this;
        }
        for (place, source) in terms.all() {
            if let Source::Different { heaps, and_more } = source {
                this.most = this.most.max(heaps);
                this.added = this.added.max((-place).max(0) as usize);
                if and_more {
                    this.more.push(heaps);
                }
            }
        }
        this.more.sort_unstable();
        this.more.dedup();
        this
    }

    pub(super) fn reset(&mut self) {
        self.packed = 1;
        self.table.fill(0);
    }

    /// The layers for exact numbers that can be in use: `j` distinct heaps have at least `j(j+1)/2` coins.
    fn exact(&self) -> usize {
        (1..=self.most).take_while(|j| j * (j + 1) / 2 <= self.horizon).count()
    }

    fn layers(&self) -> usize {
        self.exact() + self.more.len()
    }

    fn start(&self, layer: usize, total: usize) -> usize {
        (layer * (self.horizon + 1) + total) * self.words
    }

    /// The nim-sums of the divisions of a total; `None` if there is no division.
    pub(super) fn row(&self, heaps: usize, and_more: bool, total: usize) -> Option<&[u64]> {
        let layer = match and_more {
            false if heaps > self.exact() => return None,
            false => heaps - 1,
            true => self.exact() + self.more.binary_search(&heaps).ok()?,
        };
        let start = self.start(layer, total);
        self.table.get(start..start + self.words)
    }

    /// Packs all known heaps.
    pub(super) fn extend(
        &mut self,
        known: &[u32],
        largest: u32,
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        if self.most == 0 {
            return Ok(());
        }
        let (need, words) = (known.len() + self.added, xorset::words_for(largest));
        if need > self.horizon || words > self.words || self.table.is_empty() {
            self.grow(need, words, budget)?;
        }
        while self.packed < known.len() {
            budget.spend(1 + (self.layers() * self.horizon * self.words) as u64 / 8)?;
            self.pack(self.packed, known[self.packed]);
            self.packed += 1;
        }
        Ok(())
    }

    fn grow(&mut self, need: usize, words: usize, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let held = 8 * self.table.len() as u64;
        self.packed = 1;
        self.table = Vec::new();
        budget.release(held);
        if need > self.horizon {
            self.horizon = (2 * need).max(64);
        }
        self.words = self.words.max(words);
        let rows = self.layers().checked_mul(self.horizon + 1);
        let size =
            rows.and_then(|rows| rows.checked_mul(self.words)).ok_or_else(|| budget.stop(Why::Memory))?;
        budget.reserve(8 * size as u64)?;
        if self.table.try_reserve_exact(size).is_err() {
            budget.release(8 * size as u64);
            return Err(budget.stop(Why::Memory).into());
        }
        self.table.resize(size, 0);
        Ok(())
    }

    /// Adds a heap to all divisions into smaller heaps.
    fn pack(&mut self, heap: usize, value: u32) {
        if heap > self.horizon {
            return;
        }
        let exact = self.exact();
        // From many heaps to few and from large totals to small, so that no heap is used twice.
        for i in (0..self.more.len()).rev() {
            let layer = exact + i;
            for total in (0..=self.horizon - heap).rev() {
                self.put(layer, layer, total, heap, value);
                if self.more[i] - 1 <= exact {
                    self.put(self.more[i] - 2, layer, total, heap, value);
                }
            }
        }
        for layer in (1..exact).rev() {
            // `layer` smaller heaps have at most this many coins, and at least 1 + 2 + … + layer.
            let most = (self.horizon - heap).min(layer * (heap - 1));
            for total in (layer * (layer + 1) / 2..=most).rev() {
                self.put(layer - 1, layer, total, heap, value);
            }
        }
        let start = self.start(0, heap);
        xorset::insert(&mut self.table[start..start + self.words], value);
    }

    /// Adds the set of a total in one layer, moved by the value, to a larger total in another layer.
    #[inline]
    fn put(&mut self, from: usize, to: usize, total: usize, heap: usize, value: u32) {
        let (from, to) = (self.start(from, total), self.start(to, total + heap));
        let (left, right) = self.table.split_at_mut(to);
        xorset::union_moved(&mut right[..self.words], &left[from..from + self.words], value);
    }
}
