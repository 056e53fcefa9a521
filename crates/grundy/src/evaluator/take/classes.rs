//! Finite take sets by classes of equal values, 64 heaps at a time.

use grundy_rules::take::TakeSet;
use grundy_rules::{Budget, Failure};

/// The heaps of one block: for each nim-value, one word holds which of them have it.
pub(crate) const BLOCK: usize = 64;
/// The largest set that this engine accepts; sliding windows take larger ones.
const MAX_NUMBERS: u64 = 1 << 20;
/// The limit of near numbers, in words of 64.
const MAX_NEAR_WORDS: usize = 1 << 14;

/// Nim-values of a finite take set, in blocks of 64 heaps and by ascending value.
///
/// The heaps with nim-value 0 are the lexicographically first heaps of which none is an option of another;
/// among the rest, the same holds for value 1, and so on. So a block is filled value by value: the smallest
/// free heap that is not blocked gets the value, and one shift of the set blocks all heaps from which it can
/// be reached. No mex is ever searched.
///
/// *Near* numbers (a prefix of the set, as bits) are pushed: a heap that gets its value blocks the words
/// ahead of it. *Far* numbers are pulled: for a number s, the words of 64 heaps that lie s below a block are
/// shifted into place for all values together. A rough cost estimate decides where near ends: a dense set
/// costs one word per 64 numbers and heap, a sparse one V/64 words per number and heap, where V values occur.
///
/// Rejected: pushing a bit for each option alone (as slow as looking at each option), and blocks of one-hot
/// bytes instead of bits (quicker below eight values only).
pub(crate) struct Classes {
    /// Bit s: s may be taken, for s below 64 times the length.
    near: Vec<u64>,
    /// All larger numbers, ascending: whole words and the bits beyond them.
    far: Vec<(u64, u32)>,
    /// The next block; `values` belongs to the one before.
    next: u64,
    values: [u32; BLOCK],
    /// The number of values that have occurred.
    met: usize,
    /// `room` words for each value: word `at + k` has the heaps of block `next + k` that near numbers block.
    ahead: Vec<u64>,
    room: usize,
    at: usize,
    /// `stride` words for each block: the heaps with value 0, 1, 2, … A ring of `1 << ring` blocks.
    past: Vec<u64>,
    stride: usize,
    ring: u32,
    /// The heaps of the current block that far numbers block, by value.
    blocked: Vec<u64>,
    held: u64,
}

/// The number of values that a set of this size is expected to show, for estimates only.
fn expected(numbers: usize) -> usize {
    numbers / 4 + 4
}

impl Classes {
    /// An engine for this set, and about how many words it touches per heap; `None` for sets that are
    /// infinite or too large.
    pub(crate) fn new(set: &TakeSet) -> Option<(Classes, usize)> {
        if set.len()? > MAX_NUMBERS {
            return None;
        }
        let numbers: Vec<u64> = set.up_to(u64::MAX).collect();
        let values = expected(numbers.len());
        let cost = |words: usize, first_far: usize| words + (numbers.len() - first_far) * values / 32;
        let (mut best, mut first_far) = (1, numbers.partition_point(|&s| s < BLOCK as u64));
        for (i, &s) in numbers.iter().enumerate() {
            let Some(words) =
                usize::try_from(s / BLOCK as u64 + 1).ok().filter(|&words| words <= MAX_NEAR_WORDS)
            else {
                break;
            };
            if cost(words, i + 1) <= cost(best, first_far) {
                (best, first_far) = (words, i + 1);
            }
        }
        let mut near = vec![0; best];
        for &s in &numbers[..first_far] {
            near[s as usize / BLOCK] |= 1 << (s % BLOCK as u64);
        }
        let far =
            numbers[first_far..].iter().map(|&s| (s / BLOCK as u64, (s % BLOCK as u64) as u32)).collect();
        let classes = Classes {
            room: 2 * best + 16,
            near,
            far,
            next: 0,
            values: [0; BLOCK],
            met: 0,
            ahead: Vec::new(),
            at: 0,
            past: Vec::new(),
            stride: 0,
            ring: 4,
            blocked: Vec::new(),
            held: 0,
        };
        Some((classes, cost(best, first_far)))
    }

    /// The work per heap, about as much as looking at each option.
    pub(crate) fn ticks(&self) -> u64 {
        (2 + self.near.len() / 4 + self.far.len() * self.met.div_ceil(4) / 16) as u64
    }

    /// The nim-value of a heap; `None` where there are too many values for this engine, or they do not fit
    /// into memory.
    pub(crate) fn value(&mut self, heap: usize, budget: &mut Budget<'_>) -> Result<Option<u32>, Failure> {
        let block = (heap / BLOCK) as u64;
        if block + 1 < self.next {
            self.restart();
        }
        budget.spend(self.ticks())?;
        while self.next <= block {
            if self.advance(budget).is_none() {
                return Ok(None);
            }
        }
        Ok(Some(self.values[heap % BLOCK]))
    }

    fn restart(&mut self) {
        (self.next, self.at) = (0, 0);
        self.ahead.fill(0);
        self.past.fill(0);
    }

    /// The nim-values of the next 64 heaps; `None` as in [`value`](Classes::value).
    pub(crate) fn advance(&mut self, budget: &mut Budget<'_>) -> Option<&[u32; BLOCK]> {
        self.make_room(budget)?;
        self.pull();
        let mut free = u64::MAX;
        let mut value = 0;
        while free != 0 {
            if value == self.met {
                self.meet(budget)?;
            }
            free = self.fill(value, free);
            value += 1;
        }
        self.next += 1;
        self.at += 1;
        Some(&self.values)
    }

    /// Gives the value to all free heaps of the block that may have it; returns the heaps that stay free.
    #[inline]
    fn fill(&mut self, value: usize, mut free: u64) -> u64 {
        let start = value * self.room + self.at;
        let (now, ahead) =
            self.ahead[start..start + self.near.len() + 1].split_first_mut().expect("not empty");
        let mut blocked = *now | self.blocked.get(value).copied().unwrap_or(0);
        let mut members = 0;
        loop {
            let open = free & !blocked;
            if open == 0 {
                break;
            }
            let place = open.trailing_zeros();
            members |= 1 << place;
            free &= !(1 << place);
            blocked |= self.near[0] << place;
            self.values[place as usize] = value as u32;
            for (word, pair) in ahead.iter_mut().zip(self.near.windows(2)) {
                *word |= pair[1] << place | pair[0] >> 1 >> (63 - place);
            }
            ahead[self.near.len() - 1] |= self.near[self.near.len() - 1] >> 1 >> (63 - place);
        }
        if !self.far.is_empty() {
            let row = (self.next & ((1 << self.ring) - 1)) as usize * self.stride;
            self.past[row + value] = members;
        }
        free
    }

    /// Blocks the heaps that far numbers reach.
    fn pull(&mut self) {
        if self.far.is_empty() {
            return;
        }
        self.blocked.fill(0);
        let used = self.met.next_multiple_of(4).min(self.stride);
        let (mask, stride) = ((1u64 << self.ring) - 1, self.stride);
        let row = |block: u64| {
            let start = (block & mask) as usize * stride;
            &self.past[start..start + used]
        };
        let blocked = &mut self.blocked[..used];
        for &(words, bits) in &self.far {
            let Some(high) = self.next.checked_sub(words) else { break };
            if high == 0 {
                blocked.iter_mut().zip(row(0)).for_each(|(word, high)| *word |= high << bits);
                continue;
            }
            for ((word, high), low) in blocked.iter_mut().zip(row(high)).zip(row(high - 1)) {
                *word |= high << bits | low >> 1 >> (63 - bits);
            }
        }
        // The ring's row of this block holds an old block, and a block need not have all values.
        let start = (self.next & mask) as usize * stride;
        self.past[start..start + stride].fill(0);
    }

    /// Makes room for the block's row in the past, and for what its heaps block ahead.
    fn make_room(&mut self, budget: &mut Budget<'_>) -> Option<()> {
        let near = self.near.len();
        if self.at + near + 1 > self.room {
            for words in self.ahead.chunks_exact_mut(self.room) {
                words.copy_within(self.at..self.at + near, 0);
                words[near..].fill(0);
            }
            self.at = 0;
        }
        let reach = self.far.last().map_or(0, |&(words, _)| words + 2);
        if self.next == 1 << self.ring && self.next < reach {
            self.reserve(self.past.len(), budget)?;
            self.past.resize(2 * self.past.len(), 0);
            self.ring += 1;
        }
        Some(())
    }

    /// Makes room for one more value.
    #[cold]
    fn meet(&mut self, budget: &mut Budget<'_>) -> Option<()> {
        self.reserve(self.room, budget)?;
        self.ahead.resize(self.ahead.len() + self.room, 0);
        if self.met == self.stride && !self.far.is_empty() {
            // Stop where the far numbers cost more than a look at each option.
            if self.met > 256 {
                return None;
            }
            let stride = (2 * self.stride).max(8);
            self.reserve((stride - self.stride) << self.ring, budget)?;
            let mut past = vec![0; stride << self.ring];
            if self.stride > 0 {
                for (new, old) in past.chunks_exact_mut(stride).zip(self.past.chunks_exact(self.stride)) {
                    new[..self.stride].copy_from_slice(old);
                }
            }
            (self.past, self.stride) = (past, stride);
            self.blocked.resize(stride, 0);
        }
        self.met += 1;
        Some(())
    }

    fn reserve(&mut self, words: usize, budget: &mut Budget<'_>) -> Option<()> {
        let bytes = 8 * words as u64;
        if budget.bytes_left() < bytes {
            return None;
        }
        budget.reserve(bytes).ok()?;
        self.held += bytes;
        Some(())
    }

    /// The bytes accounted for.
    pub(crate) fn held(&self) -> u64 {
        self.held
    }
}
