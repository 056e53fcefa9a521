//! Questions about impartial games, and their answers: who wins, nim-values, laws, moves, pictures,
//! certificates.
//!
//! A question is a type that implements [`Ask`]. Its fields are what a caller may choose, with defaults.
//! [`Ask::begin`] reads rules and positions, chooses the engine, and returns [`Work`]. A front end advances
//! the work with a [`Budget`](grundy::Budget), as often as it likes. The work ends in an [`Answer`], which
//! has three forms: text for people, JSON, and, with the feature `schema`, a JSON schema.
//!
//! ```
//! use grundy::Budget;
//! use grundy_ask::{Ask, Work, World, solve::Solve};
//! let question = Solve { position: "nim : 3, 4, 5".into(), ..Solve::default() };
//! let mut work = question.begin(&World::without_files())?;
//! let answer = work.advance(&mut Budget::default())?;
//! assert!(answer.to_string().contains("3 → 1 (take 2)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A front end that carries JSON reads a [`Question`], which names one of these types.
//!
//! # Overview
//!
//! * [`Question`], [`Task`], [`Form`]: any question, the work on it, and the form of its answer.
//! * [`Saves`]: work whose state a later run can go on from.
//! * [`Refused`], [`Ended`]: why a question has no answer, and what ended the work early.
//! * One module for each question: [`solve`], [`at`], [`games`] and so on.
//! * [`shape`], [`subject`], [`style`]: the parts that several answers share, and their layout as text.

mod ask;
pub mod at;
pub mod check;
#[cfg(feature = "programs")]
pub mod code;
#[cfg(feature = "schema")]
mod contract;
pub mod draw;
mod ended;
pub mod explain;
pub mod explain_law;
pub mod games;
pub mod grade;
pub mod graph;
pub mod hint;
pub mod identify;
#[cfg(feature = "tables")]
pub mod label;
pub mod last;
pub mod law;
pub mod listed;
pub mod listing;
pub mod moves;
pub mod nimber;
mod no_sequence;
pub mod numbers;
pub mod play;
pub mod position;
mod question;
mod refused;
pub mod reply;
pub mod rule;
mod saves;
pub mod shape;
pub mod solve;
#[cfg(feature = "solve-table")]
pub mod solve_table;
pub mod sparse;
pub mod states;
pub mod style;
pub mod subject;
pub mod table;
pub mod tartan;
pub mod touch;
pub mod values;
pub mod worksheet;
mod world;
pub mod xor_table;

pub use ask::{Answer, Ask, Described, Known, Work};
#[cfg(feature = "schema")]
pub use contract::Contract;
pub use ended::{Checkpoint, Ended, EndedBy, NoAnswer, SpentShape};
pub(crate) use no_sequence::no_sequence;
#[cfg(feature = "schema")]
pub use question::contracts;
pub use question::{Form, Printable, Question, Task, Text};
pub use refused::{Kind, Problem, Refused, Remedy};
pub use saves::{SavedState, Saves};
pub use world::{Opener, ReadSeek, World};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
