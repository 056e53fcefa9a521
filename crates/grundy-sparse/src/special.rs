//! Special heaps, which the kernel must leave to the scalar code.

use crate::block::BLOCK;
use crate::rares::Rares;

/// The heaps of a stretch for which a tap points at a rare heap that the kernel could mistake for a value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Special {
    first: u64,
    bits: Vec<u64>,
}

/// The heaps of a stretch in which blocks may start.
const STRETCH: u64 = 1 << 14;
/// How many heaps are examined: the stretch, and some after it.
const SCANNED_HEAPS: u64 = STRETCH + 2 * BLOCK as u64;

impl Special {
    /// The special heaps from `first` on, for taps at these ascending distances.
    pub(crate) fn new(first: u64, offsets: &[u64], rares: &Rares) -> Special {
        let end = first + SCANNED_HEAPS;
        let mut bits = vec![0; ((end - first) / 64) as usize + 2];
        let farthest = offsets.last().copied().unwrap_or(0);
        for &(rare, _) in rares.within(first.saturating_sub(farthest), end) {
            let from = offsets.partition_point(|&offset| rare + offset < first);
            for &offset in offsets[from..].iter().take_while(|&&offset| rare + offset < end) {
                let heap = rare + offset - first;
                bits[(heap / 64) as usize] |= 1 << (heap % 64);
            }
        }
        Special { first, bits }
    }

    /// Whether this block starts in the stretch.
    pub(crate) fn covers(&self, heap: u64) -> bool {
        heap >= self.first && !self.bits.is_empty() && heap < self.first + STRETCH
    }

    /// Forgets everything, because the taps or the rare heaps have changed.
    pub(crate) fn forget(&mut self) {
        self.bits.clear();
    }

    /// A number of heaps from here on that are surely not special.
    pub(crate) fn free(&self, heap: u64) -> u64 {
        let from = heap - self.first;
        let (word, shift) = ((from / 64) as usize, from % 64);
        let here = self.bits[word] >> shift;
        if here != 0 {
            return here.trailing_zeros().into();
        }
        let words = self.bits[word + 1..].iter();
        let empty = words.take_while(|&&bits| bits == 0).count() as u64;
        (64 - shift + 64 * empty).min(self.first + SCANNED_HEAPS - heap)
    }

    /// The special heaps of the block that starts here, a bit each.
    pub(crate) fn at(&self, heap: u64) -> u64 {
        let from = heap - self.first;
        let (word, shift) = ((from / 64) as usize, from % 64);
        let low = self.bits[word] >> shift;
        if shift == 0 { low } else { low | self.bits[word + 1] << (64 - shift) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_free_ends_at_the_next_special_heap() {
        let mut rares = Rares::default();
        [40, 1000, 1001].into_iter().for_each(|rare| rares.push(rare, 1));
        let special = Special::new(990, &[5, 64, 700], &rares);
        let at = |heap: u64| special.at(heap) & 1 == 1;
        let specials: Vec<u64> = (990..2000).filter(|&heap| at(heap)).collect();
        assert_eq!(specials, [1005, 1006, 1064, 1065, 1700, 1701]);
        for heap in 990..1700 {
            let next = *specials.iter().find(|&&special| special >= heap).unwrap();
            let free = special.free(heap);
            assert!(free <= next - heap, "{heap}");
            // Blocks are not ended too early.
            assert!(free + 64 > next - heap, "{heap}");
        }
    }

    #[test]
    fn nothing_is_free_that_was_not_looked_at() {
        let mut rares = Rares::default();
        rares.push(SCANNED_HEAPS + 5, 1);
        let special = Special::new(0, &[64], &rares);
        assert!(special.covers(STRETCH - 1) && !special.covers(STRETCH));
        for heap in [0, 100, STRETCH - 64, STRETCH - 1] {
            assert_eq!(special.free(heap), SCANNED_HEAPS - heap, "{heap}");
        }
    }
}
