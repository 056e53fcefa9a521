//! Shapes that several answers share.

pub mod law;
mod moves;
mod part;
mod words;

pub use law::Law;
pub use moves::LegalMove;
pub use part::Part;
pub(crate) use words::convention;
pub use words::{Convention, KnownBy, Outcome, PlayedWith};
