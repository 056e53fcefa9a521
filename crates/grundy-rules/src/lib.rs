//! Rules and positions of impartial games, read as they stand on paper.
//!
//! Both are read from the rule language. A position is a sum of components, each with rules of its own:
//!
//! ```
//! use grundy_rules::{Position, Ruleset};
//! let rule = Ruleset::parse("n -> [i, n-2-i] for i in 0..n-2")?;
//! assert_eq!(rule.canonical(), "0.07");   // Dawson's Kayles, heap for heap
//! let position = Position::parse("0.77 : 5 + nim : 3, 4 + take {1,3} : 7")?;
//! assert_eq!(position.components[1].parts, [vec![3], vec![4]]);
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```
//!
//! A game that no text describes is a type with two methods:
//!
//! ```
//! use grundy_rules::{Flow, Impartial, Rules};
//!
//! /// Some coins; take one or two.
//! struct OneOrTwo;
//!
//! impl Rules for OneOrTwo {
//!     type Position = u64;
//!     type Move = u64;
//!     fn moves(&self, coins: &u64, each: &mut dyn FnMut(u64) -> Flow) -> Flow {
//!         (1..=2).filter(|taken| taken <= coins).try_for_each(each)
//!     }
//!     fn apply(&self, coins: &u64, taken: &u64) -> u64 {
//!         coins - taken
//!     }
//! }
//! impl Impartial for OneOrTwo {}
//!
//! assert_eq!(OneOrTwo.options_of(&5)?, [4, 3]);
//! assert!(OneOrTwo.play(&1, &2).is_err());
//! grundy_rules::promises::all(&OneOrTwo, 0..20)?;   // are its promises kept?
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! * [`Ruleset`], [`Position`]: what was chosen at run time. [`catalogue`]: games with a name, yours among
//!   them. [`game`]: any game behind one interface.
//! * [`take`], [`code`], [`turning`], [`formula`], [`graph`]: the kinds of rules. [`family`]: rules with
//!   letters for numbers.
//! * [`Rules`], [`Impartial`], [`Notation`], [`HeapRules`]: the traits of a game of your own. [`promises`]: a
//!   test of what it promises beyond its moves. [`Heaps`], [`Tuples`]: from the rules of one part to
//!   positions of many.
//! * [`Budget`]: limits on work and memory. [`ParseError`]: an error that points at the character.
//! * Parts of the engine, without promise of stability: [`compact`], positions as words; [`logic`], moves as
//!   sentences of arithmetic; [`theorem`], what published theorems give at once. [`notation`] is the signs of
//!   the language.
//!
//! Games on boards are in the crate `grundy-games`. The crate `grundy` solves positions, and re-exports both.

mod budget;
pub mod catalogue;
pub mod code;
mod column;
pub mod compact;
mod error;
mod failure;
pub mod family;
pub mod formula;
pub mod game;
pub mod graph;
mod heaps;
mod language;
pub mod logic;
mod marks;
pub mod notation;
mod points;
mod position;
pub mod promises;
pub mod reason;
mod rules;
mod ruleset;
pub mod take;
pub mod theorem;
pub mod turning;
mod words;

pub use budget::Budget;
pub use catalogue::{Bundle, Catalogue, Group, NAMED, Named, Oeis, Play, WithBoard};
pub use column::column_width;
pub use error::{Fix, ParseError, ParseRemedy, Span, nearest};
pub use failure::{Failure, Flow, Halt, RuleError, Spent, Stopped, Why, finish};
pub use family::{FamilyShape, RuleFamily};
pub use game::{Game, Made};
pub use heaps::{HeapMove, Heaps};
pub use language::{Loader, MAX_POSITION, MAX_RULE, Reader, no_files};
pub use marks::Marks;
pub use notation::parse_number;
pub use points::{LabelledTuples, Points, TupleMove, Tuples, parse_tuples};
pub use position::{Component, Position};
pub use reason::{Claim, Numbers, Reason};
pub use rules::{HeapRules, IllegalMove, Impartial, KnownMoves, Label, Labelled, Notation, Rules};
pub use ruleset::{GameRules, Heap, Kind, Ruleset};
pub use std::ops::ControlFlow;
pub use words::{Convention, KnownBy, NimValue, Outcome};

/// The README, compiled as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
