//! Checkpoints: the state of a long run in a file, so that a later run goes on from there.
//!
//! A [`Store`] is one checkpoint file. One run uses it at a time, by a lock file next to it. It is replaced
//! as a whole by a [`Draft`], so a killed run or a full disk leaves the last complete state. A byte is read
//! only after the checksum of its block is verified. A [`Keeper`] says when a run should save it next.
//!
//! ```
//! use grundy_store::{Damage, Header, Store};
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("kayles.checkpoint");
//! let mut store = Store::open(&path)?;
//! assert!(store.load(|_, _| Ok::<_, String>(()))?.is_none());
//!
//! let header = Header { rule: "0.77".into(), heaps: 1000, program: "0.1.0".into() };
//! store.save(&header, |out| out.write_all(b"values of 1000 heaps"))?;
//!
//! // The reader says whether the state is one that it can use.
//! let refused = store.load(|header, _| match header.rule.as_str() {
//!     "4!.0" => Ok(()),
//!     other => Err(format!("it belongs to {other}")),
//! });
//! assert!(matches!(refused.unwrap_err().damage, Damage::State(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Format
//!
//! All numbers are little-endian.
//!
//! ```text
//! 8 bytes   magic: "grundyck"
//! 4 bytes   version of this format and of the state in it: 2
//! blocks    each: 4 bytes length L, at most 2^20 · L bytes · 8 bytes checksum
//! ```
//!
//! The first block is the [header](Header) as JSON: `{"rule","heaps","program"}`. Then comes the state of the
//! engine, cut into blocks; then an empty block; then nothing.
//!
//! The checksum of a block is XXH3-64 of its length and bytes, seeded with the checksum of the block before
//! it (for the first one: with XXH3-64 of magic and version). So the engine reads no block with a changed
//! bit, in a wrong place or after a missing one.

mod blocks;
mod draft;
mod error;
mod keeper;
mod lock;
mod place;
mod store;
#[cfg(test)]
mod tests;

pub use draft::{Draft, flush_folder};
pub use error::{BadPlace, Damage, LoadError, OpenError, SaveError};
pub use keeper::{Keeper, Saving};
pub use store::{Store, read, write};

use serde::{Deserialize, Serialize};

/// The first bytes of every checkpoint.
const MAGIC: [u8; 8] = *b"grundyck";

/// The version of the format and of the state in it: raise it with any change of either.
const VERSION: u32 = 2;

/// The data that describe a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The rule, in canonical form.
    pub rule: String,
    /// The number of heaps with known values, counted from heap 0; for a search, the number of positions.
    pub heaps: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
