//! Every pair of solvers agrees on random rules and positions.
//!
//! The oracles are the definitions in their plainest form: the options of the whole sum as one position,
//! plain recursion with a table, no nim-sum and no theorem.

mod games;
mod graphs;
mod moves;
mod only;
mod oracle;
mod rules;
mod sequences;
mod sums;
