//! Sparse spaces: nim-sequences of codes that leave at most two heaps, at record speed.

mod blocks;
mod class;
mod engine;
mod kernel;
mod lanes;
mod learn;
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

pub use engine::{Sparse, Step};
pub use lanes::Path;
pub use rare_list::RareList;
pub use report::{Report, Space};
