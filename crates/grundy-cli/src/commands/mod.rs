//! One file per command.

pub mod at;
mod certified;
pub mod check;
pub mod code;
pub mod draw;
pub mod explain;
pub mod games;
pub mod graph;
pub mod identify;
pub mod label;
pub mod law;
pub mod nim;
pub mod nimber;
#[cfg(feature = "parquet")]
mod parquet;
pub mod play;
pub mod replay;
pub mod rules;
#[cfg(feature = "serve")]
pub mod serve;
pub mod solve;
pub mod sparse;
pub mod tartan;
pub mod values;
pub mod worksheet;
pub mod xor_table;
