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
//! * [`solve`](mod@solve): sums, normal and misère, every winning move. [`explain`](mod@explain): why.
//! * [`play`]: moves to choose from, a reply, a hint, and the record of a game.
//! * [`sequence`]: nim-values heap by heap. [`law`]: periods and their proofs.
//! * [`family`]: laws of rules with letters for numbers.
//! * [`identify`](mod@identify): is this rule, after a shift or a doubling, one that is known?
//! * [`search`]: boards that no formula covers.
//! * [`certificate`]: answers that others can check. [`graph`]: explicit state graphs. [`nim`]: the mex, the field of nimbers.
//!
//! Rules and positions come from `grundy_rules`, re-exported here; [`games`] has those on boards, strips and graphs, and reads
//! them by name: `games::position("cram 3x5")`. Every answer says how it is known
//! ([`KnownBy`]); every computation takes a [`Budget`], and being out of budget is an answer
//! ([`Stopped`]). Nothing here does input or output or reads a clock.
//!
//! # Floors
//!
//! From the ground up, where each imports from those below only (`cargo xtask circles` checks it): engines that know no law
//! (`evaluator`, [`automaton`], [`search`], [`nim`]) · `induction`, backward induction for all · [`law`] · [`graph`] ·
//! [`sequence`] · [`solve`](mod@solve) · [`play`] · [`identify`](mod@identify), [`explain`](mod@explain), [`family`] ·
//! [`certificate`]. The engine for octal codes is the crate `grundy_sparse`.

pub use grundy_games as games;
pub use grundy_rules::*;

pub mod automaton;
pub mod certificate;
pub mod document;
mod evaluator;
pub mod explain;
pub mod family;
pub mod graph;
pub mod identify;
mod induction;
pub mod law;
pub mod nim;
pub mod play;
pub mod search;
pub mod sequence;
pub mod solve;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
