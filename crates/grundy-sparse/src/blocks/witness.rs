//! Shows that a rare value is an option, or that it is not.

use super::{Blocks, Leave};
use crate::moves::Pairs;
use grundy_rules::Why;
use std::ops::Range;

/// Parts up to this size are tried for all places before larger ones.
const FIRST_PARTS: u64 = 1 << 9;
/// How many parts are tried first, from where a value was last found.
pub(crate) const HINTED_PARTS: u64 = 1 << 8;
/// Parts up to this size are tried before two equal heaps.
const PARTS_BEFORE_HALVES: u64 = 1 << 15;
/// How many pairs are compared at once.
const PAIRS_AT_ONCE: u64 = 1 << 12;

impl Blocks {
    /// Whether the squeezed rare value is an option of this heap, and the distance of the farther heap of the
    /// witness (for a pair: of the one that remains when the small part is fixed).
    ///
    /// All pairs are tried: without a witness the answer is no. If the values of some pairs are no longer
    /// kept, the run stops.
    pub(crate) fn witness(&self, heap: u64, rare: u8) -> Result<(bool, Option<u64>), Leave> {
        for &place in &self.moves.ones {
            let left = heap - place as u64;
            let value = self.full_value(left)?;
            if self.class.is_rare(heap, value) && self.class.squeeze(value) == u32::from(rare) {
                return Ok((true, Some(place as u64)));
            }
        }
        // Two equal heaps, or one taken whole, give 0. This needs no far heap, but depends on the parity of
        // the heap, so that pairs come first.
        let zero = rare == 0 && self.class.is_rare(heap, 0) && self.moves.to_zero(heap);
        let hint = u64::from(self.hints[usize::from(rare)]);
        if hint + 2 * HINTED_PARTS < heap / 2 {
            for &(place, pairs) in &self.moves.splits {
                let parts = hint.max(1)..hint + HINTED_PARTS;
                if let (Some(part), _) = self.pair(heap - place as u64, parts, rare, pairs) {
                    return Ok((true, Some(part + place as u64)));
                }
            }
        }
        let mut complete = true;
        let mut first = 1;
        let mut last = FIRST_PARTS;
        while first <= heap / 2 {
            for &(place, pairs) in &self.moves.splits {
                let total = heap - place as u64;
                let (part, all) = self.pair(total, first..last.min(total / 2) + 1, rare, pairs);
                complete &= all;
                if let Some(part) = part {
                    return Ok((true, Some(part + place as u64)));
                }
            }
            if last >= PARTS_BEFORE_HALVES && zero {
                return Ok((true, None));
            }
            first = last + 1;
            last *= 8;
        }
        if zero {
            return Ok((true, None));
        }
        if let Some(part) = self.rare_pair(heap, rare) {
            return Ok((true, Some(part)));
        }
        if complete { Ok((false, None)) } else { Err(Leave::Stopped(Why::Memory)) }
    }

    /// The distance of two rare heaps that make a pair with this rare value, measured from the smaller.
    fn rare_pair(&self, heap: u64, rare: u8) -> Option<u64> {
        self.moves.splits.iter().find_map(|&(place, pairs)| {
            let total = heap - place as u64;
            let small = self.rares.within(1, total / 2 + 1).iter();
            let pair = |&&(a, value): &&(u64, u8)| {
                let other = self.rares.value(total - a).filter(|_| 2 * a != total || pairs == Pairs::Any);
                other.is_some_and(|other| value ^ other == rare)
            };
            small.rev().find(pair).map(|&(a, _)| a + place as u64)
        })
    }

    /// The least part in this range that makes a pair with this rare value, together with the rest of the
    /// total; and whether all these pairs could be tested.
    fn pair(&self, total: u64, parts: Range<u64>, rare: u8, pairs: Pairs) -> (Option<u64>, bool) {
        let mut complete = true;
        let mut part = parts.start;
        while part < parts.end {
            let mirror = self.past.mirror();
            let end = parts.end.min(if part < mirror { mirror } else { part + PAIRS_AT_ONCE });
            let large = self.past.run(total + 1 - end..total + 1 - part);
            let mut copy = Vec::new();
            let small = self.past.mirrored(part..end).or_else(|| {
                copy.extend(self.past.run(part..end)?.iter().rev());
                Some(&copy[..])
            });
            let (Some(mut small), Some(mut large)) = (small, large) else {
                complete = false;
                part = end;
                continue;
            };
            while let Some(place) = self.path.last_match(small, large, rare) {
                let a = end - 1 - place as u64;
                let b = total - a;
                if !self.rares.contains(a) && !self.rares.contains(b) && (a != b || pairs == Pairs::Any) {
                    return (Some(a), complete);
                }
                (small, large) = (&small[..place], &large[..place]);
            }
            part = end;
        }
        (None, complete)
    }
}
