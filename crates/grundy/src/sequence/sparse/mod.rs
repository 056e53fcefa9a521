//! Sparse spaces: nim-sequences of codes that leave at most two heaps, at record speed.

mod class;
mod moves;
mod rare_list;

pub use rare_list::RareList;
