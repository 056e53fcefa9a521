//! The values that are kept: the latest, and the first ones.

use serde::{Deserialize, Serialize};
use std::collections::TryReserveError;
use std::io::{self, Read, Write};
use std::ops::Range;

/// After this many heaps the values are counted, and a repeat of the state is looked for.
pub(crate) const SETTLE_EVERY: u64 = 1 << 14;

/// The byte for a rare heap, for heap 0, and before it: no option that the kernel marks. Squeezed values are
/// smaller.
pub(crate) const NONE: u8 = u8::MAX;

/// The squeezed values of the latest common heaps, one byte each, and of the first ones.
///
/// Memory does not grow beyond a limit: when it is reached, the older half is dropped. Even more is dropped
/// when there are [plenty](DROP_OLD_FROM_VALUES) of values, because touching memory for the first time costs
/// more than the values in it.
pub(crate) struct Past {
    bytes: Vec<u8>,
    /// The first heap that is kept, at index [`PAD`]; even, so that heaps and indices have the same parity.
    base: u64,
    heaps: u64,
    /// The first heaps, kept for ever.
    start: Vec<u8>,
    /// The first of these in reverse order, at most [`MIRROR`].
    mirror: Vec<u8>,
    /// The limit for the bytes held.
    limit: usize,
    /// From this many values on, all but the latest quarter are dropped, unless they are needed for the
    /// look-back.
    plenty: u64,
}

/// The position of the saved values.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    base: u64,
    heaps: u64,
}

/// Values kept before the oldest three quarters are dropped; kept longer while fewer than
/// [`KEEP_TIMES_LOOK_BACK`] × the longest look-back.
const DROP_OLD_FROM_VALUES: u64 = 1 << 27;
/// How many times the longest look-back is kept: a heap whose witness was dropped cannot be decided.
const KEEP_TIMES_LOOK_BACK: u64 = 1 << 10;
/// How far before heap 0 a block may read.
const PAD: usize = 64;
/// How many of the first heaps are kept for ever.
const START: usize = 1 << 16;
/// How many of these are also kept in reverse order.
pub(crate) const MIRROR: usize = 1 << 13;
/// Room after the latest heap for the blocks in work.
pub(crate) const ROOM: usize = SETTLE_EVERY as usize + 4096;

impl Past {
    pub(crate) fn new(values: Vec<u8>, limit: usize) -> Past {
        let heaps = values.len() as u64;
        let mut start = Vec::with_capacity(START);
        start.extend_from_slice(&values[..values.len().min(START)]);
        let mirror = start.iter().take(MIRROR).rev().copied().collect();
        let limit = limit.max(1 << 16);
        Past { bytes: padded(values), base: 0, heaps, start, mirror, limit, plenty: DROP_OLD_FROM_VALUES }
    }

    /// The values before heap `heaps`, and the first ones.
    pub(crate) fn at(heaps: u64, values: Vec<u8>, start: &[u8]) -> Past {
        let base = heaps - values.len() as u64;
        Past { bytes: padded(values), base, heaps, limit: 1 << 20, ..Past::new(start.to_vec(), 0) }
    }

    pub(crate) fn saved(&self) -> Saved {
        Saved { base: self.base, heaps: self.heaps }
    }

    /// Writes the first heaps, and those that are kept.
    pub(crate) fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&self.start)?;
        out.write_all(&self.bytes[PAD..self.index(self.heaps)])
    }

    /// The values that were written; `None` if the numbers contradict each other.
    pub(crate) fn from_saved(saved: &Saved, input: &mut dyn Read) -> io::Result<Option<Past>> {
        let Saved { base, heaps } = *saved;
        if base > heaps || base % 2 == 1 {
            return Ok(None);
        }
        let mut read = |wanted: u64| -> io::Result<Option<Vec<u8>>> {
            let mut bytes = Vec::new();
            let read = (&mut *input).take(wanted).read_to_end(&mut bytes)?;
            Ok((read as u64 == wanted).then_some(bytes))
        };
        let (Some(start), Some(bytes)) = (read(heaps.min(START as u64))?, read(heaps - base)?) else {
            return Ok(None);
        };
        Ok(Some(Past { bytes: padded(bytes), base, heaps, ..Past::new(start, 0) }))
    }

    pub(crate) fn set_limit(&mut self, bytes: usize) {
        self.limit = bytes.max(1 << 16);
    }

    /// From now on keeps as many values as memory allows: a second proof needs them.
    pub(crate) fn keep_all(&mut self) {
        self.plenty = u64::MAX;
    }

    #[cfg(test)]
    pub(crate) fn keeps_all(&self) -> bool {
        self.plenty == u64::MAX
    }

    fn index(&self, heap: u64) -> usize {
        (heap - self.base) as usize + PAD
    }

    /// The number of heaps whose values have been known: 0 to `heaps()` − 1.
    pub(crate) fn heaps(&self) -> u64 {
        self.heaps
    }

    /// The heaps whose values are still known, apart from the first ones.
    pub(crate) fn kept(&self) -> Range<u64> {
        self.base..self.heaps
    }

    pub(crate) fn start(&self) -> &[u8] {
        &self.start
    }

    /// How many of the first heaps are stored in reverse order.
    pub(crate) fn mirror(&self) -> u64 {
        self.mirror.len() as u64
    }

    /// The squeezed values of the parts in this range, the largest part first, if they are stored so.
    pub(crate) fn mirrored(&self, parts: Range<u64>) -> Option<&[u8]> {
        let most = self.mirror();
        (parts.end <= most).then(|| &self.mirror[(most - parts.end) as usize..(most - parts.start) as usize])
    }

    /// Stores more of the first heaps in reverse order when there are more.
    pub(crate) fn extend_mirror(&mut self) {
        if self.mirror.len() < MIRROR {
            self.mirror = self.start.iter().take(MIRROR).rev().copied().collect();
        }
    }

    /// All bytes held, and the place of the next heap's.
    pub(crate) fn bytes(&mut self) -> (&mut [u8], usize) {
        self.bytes_from(self.heaps)
    }

    /// All bytes held, and the place of this heap's.
    pub(crate) fn bytes_from(&mut self, heap: u64) -> (&mut [u8], usize) {
        let at = self.index(heap);
        (&mut self.bytes, at)
    }

    /// The squeezed value of a heap that is kept, or that stands in the block in work.
    pub(crate) fn look(&self, heap: u64) -> Option<u8> {
        if heap >= self.base {
            return self.bytes.get(self.index(heap)).copied();
        }
        self.start.get(usize::try_from(heap).ok()?).copied()
    }

    /// The squeezed values of some heaps, if all are kept, the block in work included.
    pub(crate) fn run(&self, heaps: Range<u64>) -> Option<&[u8]> {
        if heaps.start >= self.base {
            return self.bytes.get(self.index(heaps.start)..self.index(heaps.end));
        }
        self.start.get(usize::try_from(heaps.start).ok()?..usize::try_from(heaps.end).ok()?)
    }

    pub(crate) fn slice(&self, heaps: Range<u64>) -> &[u8] {
        &self.bytes[self.index(heaps.start)..self.index(heaps.end)]
    }

    /// Makes room for a block after the latest heap. Much is reserved and little of it touched: touching
    /// memory for the first time takes so long that another thread would wait.
    ///
    /// # Errors
    /// If the machine does not have enough memory.
    pub(crate) fn make_room(&mut self) -> Result<(), TryReserveError> {
        let at = self.index(self.heaps);
        if self.bytes.len() < at + ROOM {
            let wanted = at + 6 * ROOM;
            if wanted > self.bytes.capacity() {
                let size = (2 * at).min(self.limit).max(wanted);
                self.bytes.try_reserve_exact(size - self.bytes.len())?;
            }
            self.bytes.resize(wanted, 0);
        }
        Ok(())
    }

    /// Drops the older half of the values if they reach the limit; or all but the latest quarter, since
    /// moving values takes time, if there are plenty. The last `keep` heaps always stay.
    pub(crate) fn trim(&mut self, keep: u64) {
        let at = self.heaps - self.base;
        if at >= most(self.limit as u64, self.plenty, keep) {
            let parts = if at < self.limit as u64 { 4 } else { 2 };
            self.give_up(at - keep.max(at / parts));
        }
    }

    /// Drops all but the last `keep` heaps if these are at most half.
    pub(crate) fn keep_only(&mut self, keep: u64) {
        let at = self.heaps - self.base;
        if at >= 2 * keep {
            self.give_up(at - keep);
        }
    }

    /// Drops this many of the oldest values, or one less.
    fn give_up(&mut self, heaps: u64) {
        let gone = heaps & !1;
        let end = self.index(self.heaps);
        self.bytes.copy_within(gone as usize..end, 0);
        self.base += gone;
    }

    /// Accepts this many values that were written after the latest heap.
    pub(crate) fn accept(&mut self, heaps: usize) {
        let from = self.index(self.heaps);
        if self.start.len() < START && self.heaps == self.start.len() as u64 {
            let more = heaps.min(START - self.start.len());
            self.start.extend_from_slice(&self.bytes[from..from + more]);
        }
        self.heaps += heaps as u64;
    }
}

/// The number of values from which older ones are dropped: `limit` is what memory allows, and the last `keep`
/// must stay.
fn most(limit: u64, plenty: u64, keep: u64) -> u64 {
    let plenty = plenty.max(keep.saturating_mul(KEEP_TIMES_LOOK_BACK));
    plenty.min(limit).max(2 * keep)
}

/// The values after as many bytes as a block may read before them.
fn padded(mut values: Vec<u8>) -> Vec<u8> {
    values.splice(0..0, [NONE; PAD]);
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plenty_is_kept_far_more_than_was_looked_back_and_never_more_than_memory_allows() {
        let gib = 1 << 30;
        assert_eq!(most(gib, DROP_OLD_FROM_VALUES, 2_000), DROP_OLD_FROM_VALUES);
        assert_eq!(most(gib, DROP_OLD_FROM_VALUES, 500_000), 500_000 * KEEP_TIMES_LOOK_BACK);
        assert_eq!(most(gib, DROP_OLD_FROM_VALUES, 2_000_000), gib);
        assert_eq!(most(1 << 16, DROP_OLD_FROM_VALUES, 2_000), 1 << 16);
        assert_eq!(most(1 << 16, DROP_OLD_FROM_VALUES, 1 << 16), 1 << 17);
        // Everything that memory allows.
        assert_eq!(most(gib, u64::MAX, 2_000), gib);
    }

    #[test]
    fn much_room_is_reserved_and_little_of_it_touched() {
        let heaps = 1 << 20;
        let mut past = Past::new(vec![1; heaps], 1 << 30);
        past.make_room().unwrap();
        let (bytes, at) = past.bytes();
        assert!((at + ROOM..at + 8 * ROOM).contains(&bytes.len()), "{at} {}", bytes.len());
        let room = past.bytes.capacity();
        assert!(room >= 2 * heaps, "{room}");
        past.accept(ROOM);
        past.make_room().unwrap();
        assert_eq!(past.bytes.capacity(), room);
    }

    #[test]
    fn of_twice_as_many_values_as_are_wanted_only_these_are_kept() {
        let mut past = Past::new((0..=249).cycle().take(4_000).collect(), 1 << 30);
        past.keep_only(2_001);
        assert_eq!(past.kept(), 0..4_000);
        past.keep_only(1_999);
        // The first heap that is kept is even.
        assert_eq!(past.kept(), 2_000..4_000);
        assert_eq!(past.run(2_000..2_002), Some(&[0, 1][..]));
    }

    #[test]
    fn older_values_are_given_up_and_the_first_heaps_stay() {
        let value = |heap: u64| (heap % 251) as u8;
        let values: Vec<u8> = (0..200_000).map(value).collect();
        // Memory for no more, or plenty.
        for (limit, plenty, first) in [(150_000, DROP_OLD_FROM_VALUES, 100_000), (1 << 30, 150_000, 150_000)]
        {
            let mut past = Past { plenty, ..Past::new(values.clone(), limit) };
            for _ in 0..2 {
                past.trim(100);
                assert_eq!(past.kept(), first..200_000);
            }
            for heap in [0, 65_535, first, 199_999] {
                assert_eq!(past.look(heap), Some(value(heap)));
            }
            assert_eq!(past.look(65_536), None);
            assert_eq!(past.run(first - 1..first + 1), None);
            // The room of dropped values is used for others.
            assert!(past.bytes.len() >= 200_000);
            past.make_room().unwrap();
            let (bytes, at) = past.bytes();
            bytes[at..at + 10].fill(7);
            past.accept(10);
            assert_eq!(past.run(200_000..200_010), Some(&[7; 10][..]));
        }
    }
}
