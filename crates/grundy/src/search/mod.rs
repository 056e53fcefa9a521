//! Nim-values of positions by search: boards and graphs that no formula covers.
//!
//! A search asks less than the definition. One option of value n denies that a part has nim-value n; and
//! where no option has value n, only smaller values remain. In a sum, all parts but the largest are valued,
//! and the largest is searched for a single value.
//!
//! [`Nimbers`] searches in this way. Other solvers reach the same answers in other ways: [`Plain`] by
//! definition, [`Outcomes`] through the winner of whole sums, [`Retrograde`] through all positions of a game
//! that numbers them. Each is a [`Solver`], and an [`Observer`] may watch it.

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
