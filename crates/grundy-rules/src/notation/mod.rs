//! The signs of the rule language: words, numbers and marks, and what uses only them: formulas and sets to
//! take.
//!
//! A game of your own can read its positions with a [`Cursor`], too:
//!
//! ```
//! use grundy_rules::notation::{Cursor, literal};
//! let mut cursor = Cursor::new("(3, x)");
//! cursor.expect("(", |found| format!("{found} where a pair begins"))?;
//! assert_eq!(literal(&mut cursor)?, 3);
//! cursor.expect(",", |found| format!("{found} where the second number follows"))?;
//! assert_eq!(literal(&mut cursor).unwrap_err().column, 5);
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```

mod cursor;
pub(crate) mod expression;
mod number;
pub(crate) mod rule;
pub(crate) mod take;

pub use cursor::{Cursor, Token};
pub(crate) use number::number;
pub use number::{literal, parse_number};
