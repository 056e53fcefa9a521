//! The JSON contract: the shapes in which front ends say what the library found, which the book documents and the
//! schemas check.
//!
//! ```
//! use grundy::solve::{Question, solve};
//! use grundy::{Budget, Position};
//! let position = Position::parse("nim : 3, 4, 5")?;
//! let answer = solve(&position, &Question::default(), &mut Budget::default())?;
//! let object = serde_json::to_value(grundy_json::Solved::new(&position, None, &answer))?;
//! assert_eq!(object["winning_moves"][0]["text"], "3 → 1 (take 2)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod document;
mod explained;
mod family;
mod law;
mod named;
mod pairs;
mod played;
mod solved;

pub use document::sections;
pub use explained::explained;
pub use family::family;
pub use law::law;
pub use named::game;
pub use pairs::law_of_pairs;
pub use played::{replayed, winner};
pub use solved::{Solved, word};
