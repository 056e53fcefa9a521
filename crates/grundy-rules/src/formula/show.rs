//! stand-in
use super::ast::Syntax;
pub fn simplified(s: &Syntax) -> String { s.text.trim().to_string() }
