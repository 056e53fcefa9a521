//! Sparse spaces: nim-sequences of codes that leave at most two heaps, at record speed.
//!
//! A mask splits the nim-values: those that have an even number of bits in common with it are **rare**,
//! the others **common** (for some games the parity of the heap counts, too). The nim-sum of two rare or of
//! two common values is rare, that of a rare and a common one is common. In most octal games only few heaps
//! have rare values, so that the common options of a heap, its pairs with a rare heap, are few:
//!
//! 1. the least common value that no such pair excludes is found: the `kernel` does that for 64 heaps at
//!    a time;
//! 2. each rare value below it must be an option: a few hundred pairs with a small part, the **witnesses**,
//!    show that for nearly all, a search through all pairs for the rest;
//! 3. if one is no option, it is the value, the heap is rare, and the block ends there.
//!
//! While heaps are few, and wherever too many of them are rare, all pairs are looked at instead: that is how a
//! run starts.
//!
//! The work that cannot be avoided is one load of 64 bytes for each rare heap, place and block, and a few
//! operations for each eight values that are told apart; heaps nearer than a block add a chain of some ten
//! cycles for each three or four heaps. The bench writes down how far from that we are.
//!
//! ```
//! use grundy_rules::code::Code;
//! use grundy_sparse::{Sparse, Step};
//! let mut run = Sparse::new(&Code::parse("0.127")?).unwrap();
//! let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
//! assert_eq!((proof.preperiod, proof.period), (46_578, 4));
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```

// From the ground up: what a block of heaps is, as data · vectors of each instruction set (`lanes`) · the
// algorithm over them (`kernel`) · the algorithm compiled for each set (`path`) · lists of options and witnesses
// (`taps`, `learn`), the values that are kept (`past`), what is counted (`tally`) · blocks one after the other
// (`blocks`), by two threads (`pipeline`) · the start of a run (`rare_list`, `all_pairs`, `list`) · the engine.

mod ahead;
mod all_pairs;
mod block;
mod blocks;
mod class;
mod distant;
mod engine;
mod kernel;
mod lanes;
mod learn;
mod list;
mod moves;
mod past;
mod path;
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
mod testing;
#[cfg(test)]
mod tests;

pub use engine::{Sparse, Step};
pub use path::Path;
pub use proof::Proof;
pub use rare_list::RareList;
pub use report::{Report, Space, mask_text};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
