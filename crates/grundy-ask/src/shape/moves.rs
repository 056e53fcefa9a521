//! Legal moves.

use grundy::play;
use serde::Serialize;

/// A legal move, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalMove {
    /// The move in words: `5 → 3 (take 2)`.
    pub text: String,
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The whole position after the move, as a user types it.
    pub after: String,
}

impl From<&play::Move> for LegalMove {
    fn from(m: &play::Move) -> LegalMove {
        LegalMove { text: m.text.clone(), component: m.component, after: m.after.to_string() }
    }
}
