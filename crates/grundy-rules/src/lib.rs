//! What may be played.
pub mod budget;
pub mod code;
pub mod error;
pub mod formula;
pub mod graph;
pub mod named;
mod notation;
mod position;
pub mod rules;
pub mod ruleset;
pub mod take;
pub mod turning;
pub mod words;

pub use budget::{Budget, Spent, Stopped, Why};
pub use error::{ParseError, Span, nearest};
pub use named::{NAMED, Named, named};
pub use position::{Component, MAX_POSITION, Position, parse_number};
pub use rules::*;
pub use ruleset::{Heap, Kind, Loader, MAX_RULE, Points, Ruleset, no_files};
pub use std::ops::ControlFlow;
pub use words::{Convention, KnownBy, NimValue, Outcome};
