//! The built program against the reference values in `vectors/`, one module for each kind.
//!
//! With `GRUNDY_VECTORS=slow` in the environment the lists are compared at their full length.

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
