//! Backward induction for all floors: over parts (heaps, tuples, nodes, boards), their sums, and boxes of
//! positions.
//!
//! It knows no law: it finds values by definition, or by what a game says about itself.

mod arena;
pub mod explore;
mod fold;
mod labelled;
mod points;
mod search;
mod table;
mod wins;

pub use arena::{Arena, PartId, Sum};
pub(crate) use fold::{Options, Step, fold, groups};
pub(crate) use labelled::{LabelledValues, at_the_end, labelled_worth};
pub(crate) use points::{PointValue, PointValues};
pub(crate) use search::{Lengths, remoteness_among};
pub use search::{Search, remoteness};
pub use table::Table;
pub(crate) use table::rows;
pub(crate) use wins::PointWins;
