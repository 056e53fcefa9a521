//! The room where a question about a game becomes an answer.
//!
//! A question is a type with the trait [`Ask`]: its fields are what may be said, with their defaults; [`Ask::begin`]
//! reads rules and positions and chooses the engine. What it gives is [`Work`]: it is advanced with a
//! [`Budget`](grundy::Budget), as often as a front end likes, and ends in an [`Answer`], which is written as text for
//! people, as JSON, and as a JSON schema.
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
//! A front end that carries questions as JSON reads a [`Question`], which is any of them by its name.
//!
//! # Rooms
//!
//! * [`Question`], [`Task`]: any question, and the work on it, as JSON.
//! * [`Refused`], [`Ended`]: why there is no answer, and what ended the work.
//! * One module for each question: [`solve`], [`at`], [`games`] and so on.
//! * [`shape`], [`subject`], [`style`]: what answers have in common, and how they are set.

mod ask;
pub mod at;
pub mod check;
pub mod code;
pub mod draw;
mod ended;
pub mod explain;
pub mod explain_law;
pub mod games;
pub mod grade;
pub mod graph;
pub mod hint;
pub mod identify;
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
pub mod shape;
pub mod solve;
pub mod sparse;
pub mod states;
pub mod style;
pub mod subject;
pub mod table;
pub mod tartan;
pub mod touch;
pub mod values;
mod world;
pub mod xor_table;

pub use ask::{Answer, Ask, Known, Work};
pub use ended::{Checkpoint, Ended, EndedBy, NoAnswer, SpentShape};
pub(crate) use no_sequence::no_sequence;
pub use question::{Contract, Question, Task, contracts};
pub use refused::{Kind, Problem, Refused, Remedy};
pub use world::World;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
