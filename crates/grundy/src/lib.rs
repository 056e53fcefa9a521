//! What a game is worth: who wins an impartial game, with which moves, why, and by which law.
//!
//! A sum of different games, solved: the outcome, the nim-value and every winning move.
//!
//! ```
//! use grundy::solve::{Question, solve};
//! use grundy::{Budget, NimValue, Outcome, Position};
//! let position = Position::parse("nim : 3, 4, 5 + kayles : 9")?;
//! let answer = solve(&position, &Question::default(), &mut Budget::default())?;
//! assert_eq!(answer.outcome, Outcome::Next);
//! assert_eq!(answer.nim_value, Some(NimValue(6)));
//! assert_eq!(answer.moves.len(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The law of a nim-sequence, with its proof, and a value far out:
//!
//! ```
//! use grundy::law::{Law, Period};
//! use grundy::{Budget, KnownBy, NimValue, Ruleset, sequence::Sequence};
//! use std::sync::Arc;
//! let mut kayles = Sequence::new(Arc::new(Ruleset::parse("kayles")?)).unwrap();
//! let found = kayles.find_law(20_000, &mut Budget::default())?.unwrap();
//! assert_eq!(found.law, Law::Period(Period::plain(71, 12)));
//! assert_eq!(found.known_by(), KnownBy::Proved);
//! assert_eq!(kayles.value(10u64.pow(18), &mut Budget::default())?.value, NimValue(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game given by its positions and moves, under both conventions:
//!
//! ```
//! use grundy::graph::{StateGraph, solve_graph};
//! use grundy::{Budget, Convention, Outcome};
//! let graph = StateGraph::inline("{2>1, 2>0, 1>0}")?;
//! let solved = solve_graph(&graph, None, &mut Budget::default())?;
//! let one = graph.node("1").unwrap();
//! assert_eq!(solved.outcome(one, Convention::Normal), Some(Outcome::Next));
//! assert_eq!(solved.outcome(one, Convention::Misere), Some(Outcome::Previous));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rooms
//!
//! * [`solve`](mod@solve): who wins a sum, with which moves. [`explain`](mod@explain): why, by the
//!   [`reason`] of a law or theorem where there is one. [`play`]: a reply, a hint, a record.
//! * [`sequence`]: nim-values heap by heap. [`law`]: what generates them, with proofs. [`family`]: laws with
//!   letters for numbers. [`identify`](mod@identify): is this rule one that is known?
//! * [`graph`]: state graphs. [`loopy`]: play that need not end. [`search`]: your own game, in words of 128 bits. [`nim`]: the mex, the field of
//!   nimbers.
//! * [`certificate`]: answers that others can check. [`document`]: what explanations are made of.
//!
//! Rules and positions are those of `grundy_rules`; [`games`] reads the bundled games by name. Every answer
//! says how it is known ([`KnownBy`]). Every computation takes a [`Budget`], and being out of budget is an
//! answer ([`Stopped`]). Nothing here does input or output, or reads a clock. The feature `internals` opens
//! engines whose names may change in any version.

pub use grundy_games as games;
pub use grundy_rules::*;

#[cfg(feature = "internals")]
pub mod automaton;
#[cfg(not(feature = "internals"))]
mod automaton;
pub mod certificate;
pub mod document;
mod evaluator;
pub mod explain;
pub mod family;
pub mod graph;
pub mod identify;
mod induction;
pub mod law;
pub mod loopy;
pub mod nim;
pub mod play;
pub mod reason;
pub mod search;
pub mod sequence;
pub mod solve;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
