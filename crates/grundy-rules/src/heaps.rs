//! From the rules of one heap to positions of many.

use crate::error::ParseError;
use crate::failure::Flow;
use crate::notation::{Cursor, literal};
use crate::rules::{HeapRules, Impartial, Notation, Rules};
use crate::words::{NimValue, Outcome};
use grundy_words::say;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// Positions of many heaps, each played by the same one-heap rules: the sum of the heaps.
///
/// A position is a list of heaps as typed, in any order, empty heaps allowed; a move leaves ascending heaps,
/// without empty ones. Where a [theorem](crate::theorem) is known for the rules, it answers at once.
///
/// Coin-turning rules are lifted head by head, as in the theory of their nim-values. On a real row of coins
/// two heads at one place vanish, which changes nothing under normal play only.
///
/// ```
/// use grundy_rules::{Heaps, HeapMove, Impartial, NimValue, Outcome, Rules, promises, take::TakeSet};
/// let nim = Heaps(TakeSet::any());
/// let start = vec![5, 3, 4];
/// assert_eq!(nim.known(&start), Some(NimValue(2)));
/// assert_eq!(nim.known_misere(&vec![1, 1, 1]), Some(Outcome::Previous));
/// let next = nim.play(&start, &HeapMove { heap: 3, to: vec![1] }).unwrap();
/// assert_eq!(next, [1, 4, 5]);
/// promises::all(&nim, [start]).unwrap();
/// ```
///
/// # Cost
/// Moves are visited as they are found; options are remembered for rules that may
/// [repeat](HeapRules::repeats) one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heaps<H>(pub H);

/// A move in a sum of heaps: one heap is replaced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapMove {
    /// The size of the heap that is replaced; equal heaps have equal moves.
    pub heap: u64,
    /// The heaps that replace it: non-empty, ascending.
    pub to: Vec<u64>,
}

impl<H: HeapRules> Rules for Heaps<H> {
    type Position = Vec<u64>;
    type Move = HeapMove;

    fn moves(&self, from: &Vec<u64>, each: &mut dyn FnMut(HeapMove) -> Flow) -> Flow {
        let mut heaps = self.representative(from.clone());
        heaps.dedup();
        for heap in heaps {
            let repeats = self.0.repeats();
            let mut seen: FxHashSet<Vec<u64>> = FxHashSet::default();
            self.0.options(heap, &mut |to| {
                if repeats && !seen.insert(to.to_vec()) {
                    return ControlFlow::Continue(());
                }
                each(HeapMove { heap, to: to.to_vec() })
            })?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, from: &Vec<u64>, m: &HeapMove) -> Vec<u64> {
        let mut next = from.clone();
        if let Some(at) = next.iter().position(|heap| *heap == m.heap) {
            next.swap_remove(at);
        }
        next.extend_from_slice(&m.to);
        self.representative(next)
    }
}

impl<H: HeapRules> Impartial for Heaps<H> {
    fn parts(&self, position: &Vec<u64>, each: &mut dyn FnMut(Vec<u64>)) {
        position.iter().filter(|heap| **heap > 0).for_each(|&heap| each(vec![heap]));
    }

    fn representative(&self, mut position: Vec<u64>) -> Vec<u64> {
        position.retain(|heap| *heap > 0);
        position.sort_unstable();
        position
    }

    fn known(&self, position: &Vec<u64>) -> Option<NimValue> {
        position.iter().try_fold(NimValue(0), |sum, &heap| Some(sum ^ self.0.known(heap)?))
    }

    fn known_misere(&self, position: &Vec<u64>) -> Option<Outcome> {
        self.0.known_misere(position)
    }
}

impl<H: HeapRules> Notation for Heaps<H> {
    /// Heaps with commas between them: `3, 4, 5`. The empty text is the position without heaps.
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut heaps = Vec::new();
        while !cursor.is_done() {
            if !heaps.is_empty() {
                cursor.expect(",", |found| say!("error-another-heap-follow", found = found))?;
            }
            heaps.push(literal(&mut cursor)?);
        }
        Ok(heaps)
    }

    fn show_position(&self, position: &Vec<u64>) -> String {
        position.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Vec<u64>, m: &HeapMove) -> String {
        let to: Vec<String> = m.to.iter().map(u64::to_string).collect();
        format!("{} → {}", m.heap, if to.is_empty() { "0".into() } else { to.join(" + ") })
    }
}

impl<H: HeapRules + ?Sized> HeapRules for &H {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        (**self).options(heap, each)
    }

    fn repeats(&self) -> bool {
        (**self).repeats()
    }

    fn known(&self, heap: u64) -> Option<NimValue> {
        (**self).known(heap)
    }

    fn known_misere(&self, heaps: &[u64]) -> Option<Outcome> {
        (**self).known_misere(heaps)
    }
}
