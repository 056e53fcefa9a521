//! The language of rules and positions, read from text. What is read lives elsewhere: formulas in
//! [`formula`](crate::formula), codes in [`code`](crate::code), and so on.

pub(crate) mod cursor;
pub(crate) mod expression;
mod own;
pub(crate) mod played;
pub(crate) mod position;
pub(crate) mod rule;
pub(crate) mod ruleset;
pub(crate) mod take;
