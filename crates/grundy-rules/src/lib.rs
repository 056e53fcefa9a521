//! What may be played: rules and positions of impartial games, read as they stand on paper.
//!
//! A ruleset is a value. It is read from the rule language, and knows the moves of its positions:
//!
//! ```
//! use grundy_rules::Ruleset;
//! let rule = Ruleset::parse("n -> [i, n-2-i] for i in 0..n-2")?;
//! assert_eq!(rule.canonical(), "0.07");   // Dawson's Kayles, heap for heap
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```
//!
//! A position is a sum of components, each played by rules of its own:
//!
//! ```
//! use grundy_rules::Position;
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
//! grundy_rules::laws::all(&OneOrTwo, 0..20)?;   // are its promises kept?
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rooms
//!
//! * [`rules`]: the traits and their laws. [`words`]: nim-value, outcome, convention, how an answer is known.
//! * [`ruleset`], [`Position`]: what was chosen at run time. [`named`](mod@named): games with a name.
//! * [`family`]: rules with letters for numbers.
//! * [`take`], [`code`], [`turning`], [`formula`], [`graph`]: the kinds of rules.
//! * [`logic`]: the moves of a rule as sentences of arithmetic. [`compact`]: positions as words, for searches.
//! * [`games`]: bundled games on boards, strips and graphs, one file each. [`game`]: any game behind one face.
//! * [`Heaps`], [`Tuples`]: from the rules of one part to positions of many. [`laws`]: every promise as a test.
//! * [`theorem`]: what published theorems give at once.
//! * [`budget`]: limits on work and memory. [`error`]: errors that point at the character.
//!
//! What positions are worth is the business of the crate `grundy`, which re-exports this one.

pub mod budget;
pub mod code;
pub mod compact;
pub mod error;
pub mod family;
pub mod formula;
pub mod game;
pub mod games;
pub mod graph;
mod heaps;
pub mod laws;
pub mod logic;
mod marks;
pub mod named;
mod notation;
mod points;
mod position;
pub mod rules;
pub mod ruleset;
pub mod take;
pub mod theorem;
pub mod turning;
pub mod words;

pub use budget::{Budget, Spent, Stopped, Why};
pub use error::{ParseError, Span, nearest};
pub use family::{FamilyShape, RuleFamily};
pub use game::{Game, Made};
pub use heaps::{HeapMove, Heaps};
pub use marks::Marks;
pub use named::{Group, NAMED, Named, Play, named};
pub use points::{LabelledTuples, TupleMove, Tuples, parse_tuples};
pub use position::{Component, MAX_POSITION, Position, parse_number};
pub use rules::*;
pub use ruleset::{GameRules, Heap, Kind, Loader, MAX_RULE, Points, Ruleset, no_files};
pub use std::ops::ControlFlow;
pub use words::{Convention, KnownBy, NimValue, Outcome};
