//! Every position that can be reached from a position of an impartial game, with its nim-value, outcomes and remoteness, for
//! games whose positions do not fit into memory at once.
//!
//! A position is a state: a fixed number of words. The hash of a state says which shard has it. A job has two steps. It explores
//! the states level by level, by the number of moves from the start; then it labels them backwards, by the longest play. Every
//! few levels, or after one large level, a checkpoint is written: a file for each shard and an entry in the manifest, so that a run
//! that was killed goes on from the last one. Where memory is short, one shard at a time is in memory. The order in a file depends
//! neither on that nor on the number of workers, so that all runs give the same bytes.
//!
//! The result is a [`Table`], which answers for one state at a time from its file. Without the feature `jobs`, this crate asks tables
//! alone.
//!
//! # Reference
//! The form of a job — levels as the unit of work, of checkpoint and of file — is that of solvers of single games: J. W. Romein and
//! H. E. Bal, *Solving awari with parallel retrograde analysis*, Computer 36 (2003) 26–33.

mod component;
mod entry;
mod error;
mod head;
mod node;
mod positions;
mod states;
mod table;

#[cfg(feature = "jobs")]
mod jobs;

pub use entry::Entry;
pub use error::JobError;
pub use head::{Head, Job};
pub use node::{name_of, name_of_node};
pub use positions::Positions;
pub use states::{States, WIDTHS};
pub use table::Table;

#[cfg(feature = "jobs")]
pub use jobs::*;

// Records and arrays are in files as they stand in memory.
#[cfg(target_endian = "big")]
compile_error!("the files of a job are little-endian");

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
