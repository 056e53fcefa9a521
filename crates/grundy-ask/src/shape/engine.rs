//! The report of the engine for long runs: mask, rare heaps, greatest value, checksums.

use grundy::sequence::{Report, Space};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// The report of the engine for long runs on the nim-values of a code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EngineReport {
    /// The values of all heaps below this one are known.
    pub heaps: u64,
    /// The mask in binary. `...` means that all further digits are 1. Null without a sparse space.
    pub mask: Option<String>,
    /// The set bits of the mask below `mask_bits_from`, ascending; null without a sparse space.
    pub mask_bits: Option<Vec<u32>>,
    /// The mask has every bit from this one on; null without a sparse space.
    pub mask_bits_from: Option<u32>,
    /// The number that is added to the parity of the heap, if that parity counts too; otherwise null.
    pub parity: Option<u32>,
    /// The number of rare heaps; null without a sparse space.
    pub rare: Option<u64>,
    /// The share of rare heaps among the heaps from 1 on; null without a sparse space.
    pub rare_share: Option<f64>,
    /// The last rare heap; null if there is none.
    pub last_rare: Option<HeapValue>,
    /// The rare heaps, each with its value.
    pub rares: Vec<(u64, u32)>,
    /// The greatest value, and the first heap that has it.
    pub maximum: HeapValue,
    /// The number of heaps with value 0, 1, 2, …
    pub histogram: Vec<u64>,
    /// The Fletcher checksum of the values as 16-bit words, with sums modulo 2^16, in eight hexadecimal
    /// digits.
    pub fletcher32: String,
    /// A chain of XXH3-128 digests, one for each 2^20 heaps, if the question wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digests: Option<Vec<String>>,
    /// Whether the list of rare heaps is complete. Absent if the question has no limit on the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rares_complete: Option<bool>,
}

/// A heap and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeapValue {
    /// The heap.
    pub heap: u64,
    /// Its nim-value.
    pub value: u32,
}

impl EngineReport {
    /// The report of a run. `digests` includes the chain of digests.
    pub fn new(report: &Report, digests: bool) -> EngineReport {
        let space = report.space.as_ref();
        let rares = space.map_or(Vec::new(), |space| space.rares.clone());
        let count = rares.len() as u64;
        let (mask_bits, mask_bits_from) = space.map(Space::mask_bits).unzip();
        let (value, heap) = report.maximum;
        EngineReport {
            heaps: report.heaps,
            mask: space.map(Space::mask_text),
            mask_bits,
            mask_bits_from,
            parity: space.and_then(|space| space.parity),
            rare: space.map(|_| count),
            rare_share: space.map(|_| count as f64 / report.heaps.saturating_sub(1).max(1) as f64),
            last_rare: rares.last().map(|&(heap, value)| HeapValue { heap, value }),
            rares,
            maximum: HeapValue { heap, value },
            histogram: report.histogram.clone(),
            fletcher32: format!("{:08x}", report.fletcher),
            digests: digests.then(|| report.digests.iter().map(|digest| format!("{digest:032x}")).collect()),
            rares_complete: None,
        }
    }

    /// The number of digests in words; `None` without digests.
    pub fn counted_digests(&self) -> Option<String> {
        Some(say!("engine-digests", count = self.digests.as_ref()?.len()))
    }
}

/// The lines that follow the text of a law.
impl fmt::Display for EngineReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.rares.len();
        let space = match (&self.mask, self.parity, self.last_rare) {
            (None, ..) => say!("engine-no-space"),
            (Some(mask), None, None) => say!("engine-space-no-rare", mask = mask),
            (Some(mask), Some(_), None) => say!("engine-space-parity-no-rare", mask = mask),
            (Some(mask), None, Some(HeapValue { heap, value })) => {
                say!("engine-space", mask = mask, count = count, heap = heap, value = value)
            }
            (Some(mask), Some(_), Some(HeapValue { heap, value })) => {
                say!("engine-space-parity", mask = mask, count = count, heap = heap, value = value)
            }
        };
        writeln!(f, "  {space}")?;
        let (HeapValue { heap, value }, sum) = (self.maximum, &self.fletcher32);
        let greatest = match self.counted_digests() {
            None => say!("engine-greatest", value = value, heap = heap, sum = sum),
            Some(digests) => {
                say!("engine-greatest-and-digests", value = value, heap = heap, sum = sum, digests = digests)
            }
        };
        writeln!(f, "  {greatest}")
    }
}
