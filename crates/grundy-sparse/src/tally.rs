//! The statistics of all values: how often each occurs, the largest, and checksums.

use crate::block::BLOCK;
use crate::class::Class;
use crate::kernel::Totals;
use crate::path::Path;
use crate::rares::Rares;
use crate::taps;
use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_128;

/// Counts and checksums of the values of heaps 0 to `heaps` − 1.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) heaps: u64,
    /// Fletcher's two sums over the values as 16-bit numbers, modulo 2^16.
    sums: (u16, u16),
    /// How often each value occurs.
    pub(crate) histogram: Vec<u64>,
    /// The largest value and the first heap that has it.
    pub(crate) maximum: (u32, u64),
    /// A chain of digests, one for each 2^20 heaps, and the values of the current one.
    chain: Option<Chain>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Chain {
    digests: Vec<u128>,
    values: Vec<u8>,
}

/// How many heaps one digest of the chain covers.
const LINK: usize = 1 << 20;
/// How many bytes are digested at once: the digest before, and the values.
const DIGESTED_BYTES: usize = 16 + 2 * LINK;
/// The largest number of heaps that are counted at once.
pub(crate) const MAX_COUNTED_HEAPS: usize = 1 << 14;

impl Tally {
    pub(crate) fn new(digest: bool) -> Tally {
        Tally { chain: digest.then(Chain::default), ..Tally::default() }
    }

    /// Fletcher-32 with sums modulo 2^16.
    pub(crate) fn fletcher(&self) -> u32 {
        u32::from(self.sums.1) << 16 | u32::from(self.sums.0)
    }

    /// The digests so far: each covers 2^20 heaps, two little-endian bytes a value, and the sixteen bytes of
    /// the digest before it.
    pub(crate) fn digests(&self) -> &[u128] {
        self.chain.as_ref().map_or(&[], |chain| &chain.digests)
    }

    /// Counts the values of the next heaps.
    pub(crate) fn count(&mut self, values: impl IntoIterator<Item = u32>) {
        for value in values {
            let index = value as usize;
            if index >= self.histogram.len() {
                self.histogram.resize(index + 1, 0);
            }
            self.histogram[index] += 1;
            if value > self.maximum.0 {
                self.maximum = (value, self.heaps);
            }
            self.sums.0 = self.sums.0.wrapping_add(value as u16);
            self.sums.1 = self.sums.1.wrapping_add(self.sums.0);
            self.heaps += 1;
            if let Some(chain) = &mut self.chain {
                chain.extend(&(value as u16).to_le_bytes());
            }
        }
    }

    /// The same for squeezed values of the next heaps, many at once if none of them is rare.
    pub(crate) fn count_squeezed(&mut self, squeezed: &[u8], class: Class, rares: &Rares, path: Path) {
        let first = self.heaps;
        let end = first + squeezed.len() as u64;
        let below = taps::below(class);
        let plain = rares.within(first, end).is_empty() && first > 0;
        // The parity of heaps counts only if the class says so; their squeezed values are counted separately.
        let odd = (first & 1) as usize;
        let whole = squeezed.len() % BLOCK == 0 && squeezed.len() <= MAX_COUNTED_HEAPS;
        let known = below.filter(|_| plain && whole).map(|below| (path.sums(squeezed, odd, &below), below));
        let Some((Totals { largest: largest @ ..128, sum, weighted }, below)) = known else {
            let value = |(heap, &byte): (u64, &u8)| class.expand_known(heap, byte, rares);
            self.count((first..).zip(squeezed).map(value));
            return;
        };
        if let Some(chain) = &mut self.chain {
            let mut values = [0; 2 * MAX_COUNTED_HEAPS];
            path.expand(squeezed, odd, &below, &mut values);
            chain.extend(&values[..2 * squeezed.len()]);
        }
        let heaps = squeezed.len() as u16;
        self.sums.1 = self.sums.1.wrapping_add(heaps.wrapping_mul(self.sums.0)).wrapping_add(weighted as u16);
        self.sums.0 = self.sums.0.wrapping_add(sum as u16);
        let mut counts = [[0u32; 2]; 128];
        path.histogram(squeezed, largest, &mut counts);
        for (byte, counts) in counts[..=usize::from(largest)].iter().enumerate() {
            for (odd, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let heap = first + odd as u64;
                let value = class.expand(heap, byte as u32, false);
                if value as usize >= self.histogram.len() {
                    self.histogram.resize(value as usize + 1, 0);
                }
                self.histogram[value as usize] += u64::from(count);
                if value > self.maximum.0 {
                    let place = (first..)
                        .zip(squeezed)
                        .find(|&(at, &b)| at & 1 == heap & 1 && usize::from(b) == byte);
                    self.maximum = (value, place.map_or(first, |(at, _)| at));
                }
            }
        }
        self.heaps = end;
    }
}

impl Chain {
    /// The bytes of more values, two each.
    fn extend(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            self.begin();
            let (now, rest) = bytes.split_at(bytes.len().min(DIGESTED_BYTES - self.values.len()));
            self.values.extend(now);
            self.end();
            bytes = rest;
        }
    }

    fn begin(&mut self) {
        if self.values.is_empty() {
            self.values.reserve(DIGESTED_BYTES);
            self.values.extend(self.digests.last().copied().unwrap_or(0).to_le_bytes());
        }
    }

    fn end(&mut self) {
        if self.values.len() == DIGESTED_BYTES {
            self.digests.push(XxHash3_128::oneshot(&self.values));
            self.values.clear();
        }
    }
}
