//! What may be played.
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
pub use rules::*;
pub use words::{Convention, KnownBy, NimValue, Outcome};
