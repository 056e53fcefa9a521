//! For each total, the nim-sums of its divisions into a number of heaps.
//!
//! Rows from which other rows are made are kept whole. The rows for the most heaps only serve to find a mex,
//! so they are never made: `words` computes a few words of a row, and stops when they are full.

use super::mark_pairs;
use super::terms::{Source, Terms};
use crate::evaluator::{Marks, xorset};
use grundy_rules::{Budget, Failure};
use std::collections::VecDeque;

/// The sets of nim-sums for one number of heaps, by total.
#[derive(Clone, Default)]
pub(super) struct Layer {
    heaps: usize,
    and_more: bool,
    /// Totals must be known up to `heap + ahead`.
    ahead: i64,
    /// The total of the first row.
    pub(super) first: usize,
    rows: VecDeque<Box<[u64]>>,
}

impl Layer {
    fn new(heaps: usize, and_more: bool, ahead: i64) -> Layer {
        Layer { heaps, and_more, ahead, first: heaps, rows: VecDeque::new() }
    }

    pub(super) fn row(&self, total: usize) -> Option<&[u64]> {
        self.rows.get(total.checked_sub(self.first)?).map(|row| &row[..])
    }
}

/// Divisions into 2, 3, … heaps, and one layer for "this many or more": any divisions, or those into heaps
/// that are not all equal.
pub(super) struct Divisions {
    pub(super) unequal: bool,
    /// Layer `i` is for `i + 2` heaps; the layer for "or more" comes last, if there is one.
    pub(super) layers: Vec<Layer>,
    /// The totals below `heap - kept` are no longer needed.
    kept: Option<i64>,
    /// The number of heaps whose rows are computed word by word.
    asked_by_word: Option<usize>,
    /// The code asks for divisions into three distinct heaps, computed word by word.
    triples: bool,
    /// For those: the nim-sums of a total that at least two pairs have.
    pub(super) twice: VecDeque<Box<[u64]>>,
    /// One accumulator for each value of the low six bits of a move.
    moved: Vec<u64>,
}

impl Divisions {
    pub(super) fn new(terms: &Terms, wanted_unequal: bool) -> Divisions {
        // For each number of heaps, how far ahead of the heap its totals are needed.
        let mut needs: Vec<(usize, bool, i64)> = Vec::new();
        let triples = wanted_unequal && terms.lone_triples();
        for (place, source) in terms.all() {
            match source {
                Source::Different { .. } if triples => needs.push((2, false, -place - 1)),
                Source::Exactly { heaps, unequal } if unequal == wanted_unequal => {
                    needs.push((heaps, false, -place))
                }
                Source::AtLeast { heaps, unequal } if unequal == wanted_unequal => {
                    needs.push((heaps, true, -place))
                }
                _ => {}
            }
        }
        // A code has at most one place where "or more" begins per digit; several digits may differ.
        let most = needs.iter().map(|&(heaps, ..)| heaps).max().unwrap_or(0);
        let top = Source::Exactly { heaps: most, unequal: wanted_unequal };
        let more = needs.iter().any(|&(heaps, more, _)| heaps == most && more);
        let by_word =
            most >= 3 && !more && terms.finite_places(top).is_some_and(|places| places <= BY_WORD_MAX_PLACES);
        let asked_by_word = by_word.then_some(most);
        let mut layers: Vec<Layer> = Vec::new();
        let mut ahead = i64::MIN;
        for heaps in (2..=most).rev() {
            let asked = |more: bool| {
                needs.iter().filter(|need| (need.0, need.1) == (heaps, more)).map(|need| need.2).max()
            };
            if let Some(own) = asked(true) {
                ahead = ahead.max(own + 1);
                layers.push(Layer::new(heaps, true, own));
            }
            ahead = (ahead.saturating_sub(1)).max(asked(false).unwrap_or(i64::MIN));
            if asked_by_word != Some(heaps) {
                layers.push(Layer::new(heaps, false, ahead));
            }
        }
        layers.reverse();
        let pairs = |source| matches!(source, Source::Exactly { unequal, .. } if unequal == wanted_unequal);
        let kept = if most == 2 && !triples { terms.last_place(pairs) } else { None };
        Divisions {
            unequal: wanted_unequal,
            layers,
            kept,
            asked_by_word,
            triples,
            twice: VecDeque::new(),
            moved: Vec::new(),
        }
    }

    pub(super) fn reset(&mut self) {
        for layer in &mut self.layers {
            (layer.first, layer.rows) = (layer.heaps, VecDeque::new());
        }
        self.twice.clear();
    }

    /// Whether [`words`](Divisions::words) computes this kind of division.
    pub(super) fn is_asked_by_word(&self, source: &Source) -> bool {
        match *source {
            Source::Exactly { heaps, unequal } => {
                unequal == self.unequal && self.asked_by_word == Some(heaps)
            }
            Source::Different { .. } => self.triples,
            _ => false,
        }
    }

    /// The nim-sums of the divisions of a total; `None` if there is no division.
    pub(super) fn row(&self, heaps: usize, and_more: bool, total: usize) -> Option<&[u64]> {
        self.find(heaps, and_more).and_then(|layer| self.layers[layer].row(total))
    }

    pub(super) fn find(&self, heaps: usize, and_more: bool) -> Option<usize> {
        self.layers.binary_search_by_key(&(heaps, and_more), |layer| (layer.heaps, layer.and_more)).ok()
    }

    /// Computes all rows that the next heap needs.
    pub(super) fn extend(
        &mut self,
        known: &[u32],
        largest: u32,
        marks: &mut Marks,
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let heap = known.len() as i64;
        let words = xorset::words_for(largest);
        for index in 0..self.layers.len() {
            let need = heap.saturating_add(self.layers[index].ahead);
            loop {
                let layer = &self.layers[index];
                let total = layer.first + layer.rows.len();
                if total as i64 > need {
                    break;
                }
                budget.reserve(bytes(words))?;
                let row = if layer.heaps == 2 && !layer.and_more {
                    budget.spend(total as u64 / 2)?;
                    if self.triples {
                        budget.spend(total as u64 / 2)?;
                        budget.reserve(bytes(words))?;
                        self.twice.push_back(twice(known, total, words));
                    }
                    pairs(known, total, self.unequal, words, marks)
                } else {
                    self.combine(index, total, known, words, budget)?
                };
                self.layers[index].rows.push_back(row);
            }
        }
        if let (Some(kept), Some(layer)) = (self.kept, self.layers.first_mut()) {
            while !layer.rows.is_empty() && (layer.first as i64) < heap - kept {
                budget.release(layer.rows.pop_front().map_or(0, |row| bytes(row.len())));
                layer.first += 1;
            }
        }
        Ok(())
    }

    /// The row of a layer above the pairs: the union over one heap beside the divisions of the rest.
    ///
    /// In any division the one heap can be the smallest, so it is at most the mean. If not all heaps are
    /// equal, the one heap must leave two different ones, so any heap may be needed.
    fn combine(
        &mut self,
        index: usize,
        total: usize,
        known: &[u32],
        words: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Box<[u64]>, Failure> {
        let Layer { heaps, and_more, .. } = self.layers[index];
        let from = if and_more { Some(index) } else { self.find(heaps - 1, false) };
        let size = if and_more { heaps + 1 } else { heaps };
        let largest = if self.unequal { (total + 1).saturating_sub(size) } else { total / size };
        budget.spend(1 + largest as u64 * words as u64 / 8 + 16 * words as u64)?;
        self.moved.clear();
        self.moved.resize(64 * words, 0);
        for (one, &value) in known.iter().enumerate().take(largest + 1).skip(1) {
            let Some(rest) = from.and_then(|from| self.layers[from].row(total - one)) else { continue };
            let low = (value & 63) as usize * words;
            xorset::union_moved(&mut self.moved[low..low + words], rest, value & !63);
        }
        let mut row = vec![0; words].into_boxed_slice();
        for low in 0..64 {
            xorset::union_moved(&mut row, &self.moved[low * words..(low + 1) * words], low as u32);
        }
        if and_more {
            let exact = self.find(heaps, false).and_then(|layer| self.layers[layer].row(total));
            xorset::union(&mut row, exact.unwrap_or(&[]));
        }
        Ok(row)
    }
}

/// The most places whose rows are computed word by word; rows for more places are kept whole.
const BY_WORD_MAX_PLACES: usize = 8;

fn bytes(words: usize) -> u64 {
    8 * words as u64 + 16
}

/// The nim-sums of the pairs of a total.
fn pairs(known: &[u32], total: usize, unequal: bool, words: usize, marks: &mut Marks) -> Box<[u64]> {
    marks.reserve(64 * words);
    marks.clear();
    mark_pairs(known, total, unequal, marks);
    let (stamps, now) = marks.stamps();
    let word = |chunk: &[u32]| chunk.iter().rev().fold(0, |word, &stamp| word << 1 | u64::from(stamp == now));
    stamps[..64 * words].chunks_exact(64).map(word).collect()
}

/// The nim-sums that at least two pairs of different heaps of a total have.
fn twice(known: &[u32], total: usize, words: usize) -> Box<[u64]> {
    let (mut once, mut twice) = (vec![0u64; words], vec![0u64; words].into_boxed_slice());
    let pairs = total.saturating_sub(1) / 2;
    if pairs == 0 {
        return twice;
    }
    let (small, large) = (&known[1..=pairs], &known[total - pairs..total]);
    for (a, b) in small.iter().zip(large.iter().rev()) {
        let (at, bit) = (((a ^ b) as usize / 64) & (words - 1), 1 << ((a ^ b) % 64));
        twice[at] |= once[at] & bit;
        once[at] |= bit;
    }
    twice
}
