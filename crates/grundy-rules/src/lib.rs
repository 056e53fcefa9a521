//! What may be played.
pub mod named;
mod position;
pub mod ruleset;
pub mod budget;
pub mod error;
pub mod formula;
mod notation;
pub mod rules;
pub mod words;
pub mod take;
pub mod turning;
pub mod code;
pub mod graph;

pub use budget::{Budget, Spent, Stopped, Why};
pub use error::{ParseError, Span, nearest};
pub use named::{NAMED, Named, named};
pub use position::{Component, MAX_POSITION, Position, parse_number};
pub use rules::*;
pub use ruleset::{Heap, Kind, Loader, MAX_RULE, Points, Ruleset, no_files};
pub use std::ops::ControlFlow;
pub use words::{Convention, KnownBy, NimValue, Outcome};
