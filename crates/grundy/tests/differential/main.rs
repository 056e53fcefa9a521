//! Each pair of solvers against each other, on rules and positions made at random.
//!
//! The oracles are the definitions, written as plainly as can be: the options of the whole sum as
//! one position, plain recursion with a table, no nim-sum and no theorem.

mod games;
mod graphs;
mod moves;
mod only;
mod oracle;
mod rules;
mod sequences;
mod sums;
