//! Parts that several answers share.

mod document;
pub mod engine;
mod form;
mod from_law;
mod grid;
pub mod law;
mod loopy;
mod moves;
mod part;
#[cfg(feature = "schema")]
pub(crate) mod promises;
mod words;

pub use document::{Block, Section};
pub use engine::EngineReport;
pub use form::{ClosedForm, Written};
pub use grid::{Grid, Ladder};
pub use law::Law;
pub(crate) use loopy::fields;
pub use moves::LegalMove;
pub use part::Part;
pub(crate) use words::convention;
pub use words::{Convention, KnownBy, Outcome, PlayedWith};
