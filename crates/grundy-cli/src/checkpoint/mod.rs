//! Checkpoints: the state of a long run in a file, so that the run can be taken up again.
//!
//! A [`Store`] is one checkpoint file. It is locked while a run uses it; it is only ever replaced as a
//! whole (see [`store`]); and it is trusted only where every byte agrees with its checksum (see
//! [`blocks`]).
//!
//! # Format
//!
//! All numbers are little-endian.
//!
//! ```text
//! 8 bytes   magic: "grundyck"
//! 4 bytes   version of this format and of the state in it: 1
//! blocks    each: 4 bytes length L, at most 2^20 · L bytes · 8 bytes checksum
//! ```
//!
//! The first block is the header, JSON: `{"rule","heaps","program"}` (the rule in canonical form, how
//! many heaps are valued or positions of a game, the version of the program that wrote it). Then comes the state of the
//! engine, cut into blocks; then an empty block; then nothing.
//!
//! The checksum of a block is XXH3-64 of its length and bytes, seeded with the checksum of the block
//! before it (the first one: with XXH3-64 of magic and version). So a changed bit, a missing end and a
//! block in a wrong place are all seen before the engine reads the block.

mod blocks;
mod lock;
mod store;
#[cfg(test)]
mod tests;

pub use store::Store;

use serde::{Deserialize, Serialize};

/// What stands at the beginning of every checkpoint.
const MAGIC: [u8; 8] = *b"grundyck";

/// The version of the format and of the state in it: raise it with any change of either.
const VERSION: u32 = 2;

/// What a checkpoint says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The rule, in canonical form.
    pub rule: String,
    /// The number of heaps with known values, counted from heap 0; for a search, the number of positions.
    pub heaps: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

impl Header {
    pub fn new(rule: &str, heaps: u64) -> Header {
        Header { rule: rule.into(), heaps, program: env!("CARGO_PKG_VERSION").into() }
    }
}
