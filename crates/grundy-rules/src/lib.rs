//! What may be played.
pub mod budget;
pub mod code;
pub mod error;
pub mod formula;
pub mod graph;
mod heaps;
pub mod laws;
pub mod named;
mod notation;
mod points;
mod position;
pub mod rules;
pub mod ruleset;
pub mod take;
pub mod theorem;
pub mod turning;
pub mod words;

pub use budget::{Budget, Spent, Stopped, Why};
pub use error::{ParseError, Span, nearest};
pub use heaps::{HeapMove, Heaps};
pub use named::{NAMED, Named, named};
pub use points::{LabelledTuples, TupleMove, Tuples};
pub use position::{Component, MAX_POSITION, Position, parse_number};
pub use rules::*;
pub use ruleset::{Heap, Kind, Loader, MAX_RULE, Points, Ruleset, no_files};
pub use std::ops::ControlFlow;
pub use words::{Convention, KnownBy, NimValue, Outcome};
