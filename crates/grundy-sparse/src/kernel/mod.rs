//! The algorithm for a [block](crate::block) of 64 heaps, written once for all instruction sets: over the
//! vectors of [`lanes`](crate::lanes), and compiled for each set by [`path`](crate::path).

mod ahead;
mod check;
mod compare;
mod compiled;
mod count;
mod fill;
mod fours;
mod gain;
mod mark;
mod narrow;
mod rows;
mod sets;
mod sight;
mod small;

pub(crate) use ahead::Filling;
pub(crate) use check::check;
pub(crate) use compare::compare;
pub(crate) use compiled::Compiled;
pub(crate) use count::{Totals, expand, histogram, last_match, sums};
pub(crate) use fill::{fill, fill_part};
pub(crate) use gain::{exclude, gain};
pub(crate) use mark::mark;
pub(crate) use narrow::run_narrow;
pub(crate) use rows::{fill_rows, mark_far};
pub(crate) use sets::sets;
