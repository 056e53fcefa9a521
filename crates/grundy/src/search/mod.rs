//! Nim-values of positions by search: boards and graphs that no formula covers.
//!
//! A search asks less than the definition does. Whether a part has nim-value n takes one option of
//! value n to deny; and where no option has it, only the values below n are left to ask for. Of a sum all parts but
//! the largest are valued, and the largest is asked for one value.
//!
//! [`Nimbers`] searches so. Other solvers go other ways to the same answers: [`Plain`] by definition, [`Outcomes`]
//! by who wins whole sums, [`Retrograde`] through all positions that can be counted off. A [`Solver`] is any of
//! them, and an [`Observer`] may watch them.

mod denials;
mod dense;
mod desk;
mod frame;
mod known;
mod look;
mod memo;
mod nimbers;
mod observer;
mod options;
mod outcomes;
mod plain;
mod retrograde;
mod saved;
mod searcher;
mod solver;
mod sum;
mod table;
#[cfg(test)]
mod tests;
mod threads;
mod together;

pub use nimbers::Nimbers;
pub use observer::{Observer, Statistics};
pub use outcomes::Outcomes;
pub use plain::Plain;
pub use retrograde::Retrograde;
pub use solver::Solver;
