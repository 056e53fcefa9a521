//! A few words of a set of nim-sums, without the others.

use super::divisions::Divisions;
use super::terms::Source;
use crate::evaluator::xorset;
use grundy_rules::{Budget, Failure};

impl Divisions {
    /// Adds to `B` words of a set, from word `start` (a multiple of `B`) on, the bits that a row has there.
    ///
    /// It stops when all bits are set, often after few heaps; the words with the mex need all heaps. It takes
    /// the heaps with a long stride, because neighbours have much in common.
    ///
    /// Of three distinct heaps, `one` is the smallest, and the values are `G(one) xor` the nim-sums of pairs
    /// of the rest. But a pair of the rest may contain a heap of the same size: only the pair `one, rest -
    /// one` does, so its nim-sum counts only if another pair has it too.
    pub(super) fn words<const B: usize>(
        &self,
        source: &Source,
        total: usize,
        start: usize,
        set: &mut [u64; B],
        known: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let (heaps, different) = match *source {
            Source::Exactly { heaps, .. } => (heaps, false),
            _ => (3, true),
        };
        let Some(layer) = self.find(heaps - 1, false).map(|index| &self.layers[index]) else { return Ok(()) };
        let largest = match (different, self.unequal) {
            (true, _) => total.saturating_sub(3) / 3,
            (false, true) => (total + 1).saturating_sub(heaps),
            (false, false) => total / heaps,
        };
        let largest = largest.min(known.len().saturating_sub(1));
        let stride = stride(largest);
        // The words to move, by the low bits of the move: within a word, and among the `B` words.
        let mut moved = [[0u64; B]; 512];
        let low = 64 * B as u32 - 1;
        let (mut one, mut check) = (0, 32 * B);
        for taken in 1..=largest {
            one = if one + stride > largest { one + stride - largest } else { one + stride };
            let value = known[one];
            let Some(row) = layer.row(total - one) else { continue };
            let from = start ^ ((value & !low) >> 6) as usize;
            let mut words = [0; B];
            match row.get(from..from + B) {
                Some(row) => words.copy_from_slice(row),
                // A row from a time when values were small.
                None if from < row.len() => words[..row.len()].copy_from_slice(row),
                None => continue,
            }
            if different && total > 3 * one {
                let same = value ^ known[total - 2 * one];
                let (place, bit) = ((same >> 6) as usize, 1 << (same & 63));
                if (from..from + B).contains(&place)
                    && self.twice[total - one - layer.first][place] & bit == 0
                {
                    words[place - from] &= !bit;
                }
            }
            moved[(value & low) as usize].iter_mut().zip(words).for_each(|(to, word)| *to |= word);
            // Rare, because it costs as much as about a hundred heaps.
            if taken == check {
                budget.spend(taken as u64)?;
                check *= 2;
                xorset::move_together(&mut moved, set);
                if set.iter().all(|&word| word == u64::MAX) {
                    return Ok(());
                }
                moved.fill([0; B]);
            }
        }
        budget.spend(1 + largest as u64 / 2)?;
        xorset::move_together(&mut moved, set);
        Ok(())
    }
}

/// A number coprime to `count`, about 0.618 of it.
fn stride(count: usize) -> usize {
    let divisor = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let from = count - count * 382 / 1000;
    (from..).find(|&stride| divisor(stride, count) == 1).unwrap_or(1)
}
