//! What a game is worth.
pub use grundy_rules::*;
pub mod explain;
pub mod graph;
pub mod law;
pub mod nim;
pub mod sequence;
pub mod solve;
pub mod table;
