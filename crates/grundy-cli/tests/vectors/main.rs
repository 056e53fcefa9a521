//! The built program against the reference values in `vectors/`, one module for each kind.
//!
//! `GRUNDY_VECTORS=slow` in the environment compares the lists at their full length.

#[path = "../common/mod.rs"]
mod common;

mod boards;
mod graphs;
mod heaps;
mod nimbers;
mod periods;
mod records;
mod seeds;
mod strips;
mod sums;
mod turns;
