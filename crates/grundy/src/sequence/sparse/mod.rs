//! Sparse spaces: nim-sequences of codes that leave at most two heaps, at record speed.
//!
//! A mask splits the nim-values: those that have an even number of bits in common with it are **rare**,
//! the others **common** (for some games the parity of the heap counts, too). The nim-sum of two rare or of
//! two common values is rare, that of a rare and a common one is common. In most octal games only few heaps
//! have rare values, so that the common options of a heap, its pairs with a rare heap, are few:
//!
//! 1. the least common value that no such pair excludes is found: the [`kernel`] does that for 64 heaps at
//!    a time;
//! 2. each rare value below it must be an option: a few hundred pairs with a small part, the **witnesses**,
//!    show that for nearly all, a search through all pairs for the rest;
//! 3. if one is no option, it is the value, the heap is rare, and the block ends there.
//!
//! While heaps are few, and wherever too many of them are rare, all pairs are looked at instead: that is how a
//! run [starts](list).
//!
//! The work that cannot be avoided is one load of 64 bytes for each rare heap, place and block, and a few
//! operations for each eight values that are told apart; heaps nearer than a block add a chain of some ten
//! cycles for each three or four heaps. The bench writes down how far from that we are.

mod ahead;
mod all_pairs;
mod blocks;
mod class;
mod confirm;
mod distant;
mod engine;
mod kernel;
mod lanes;
mod learn;
mod list;
mod moves;
mod past;
mod pipeline;
mod proof;
mod rare_list;
mod rares;
mod repeat;
mod report;
mod special;
mod state;
mod tally;
mod taps;
#[cfg(test)]
mod tests;
mod witness;

pub use confirm::Second;
pub use engine::{Sparse, Step};
pub use lanes::Path;
pub(crate) use proof::SPARSE_REPEAT;
pub use rare_list::RareList;
pub use report::{Report, Space};
