//! Every position that can be reached from a position of an impartial game, with its nim-value, outcomes and remoteness, for
//! games whose positions do not fit into memory at once.
//!
//! A position is a state: a fixed number of words. The hash of a state says which shard has it. A job has two steps. It explores
//! the states level by level, by the number of moves from the start; then it labels them backwards, by the longest play. Every
//! few levels, or after one large level, a checkpoint is written: a file for each shard and an entry in the manifest, so that a run
//! that was killed goes on from the last one. Where memory is short, one shard at a time is in memory. The order in a file depends
//! neither on that nor on the number of workers, so that all runs give the same bytes.
//!
//! The result is a [`Table`], which answers for one state at a time from its file.
//!
//! # Reference
//! The form of a job — levels as the unit of work, of checkpoint and of file — is that of solvers of single games: J. W. Romein and
//! H. E. Bal, *Solving awari with parallel retrograde analysis*, Computer 36 (2003) 26–33.

mod component;
mod csv_file;
mod cycle;
mod error;
mod explore;
mod job;
mod label;
mod labelling;
mod labels;
mod list;
mod lock;
mod mail;
mod manifest;
mod part;
mod positions;
mod post;
mod run;
mod settings;
mod shard;
mod shelf;
mod states;
mod table;
mod tables;

pub use csv_file::{CsvFile, name_of, name_of_node};
pub use error::JobError;
pub use job::{MAX_MERGED, Summary, explore, label, label_alone, label_position, merge, saved};
pub use lock::Lock;
pub use mail::{Alone, Mail};
pub use manifest::{Job, Part};
pub use positions::Positions;
pub use post::{Batch, Post, Report};
pub use settings::Settings;
pub use states::{EachMove, MoveList, Source, States, WIDTHS};
pub use table::{Entry, Head, Table};
pub use tables::Tables;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
