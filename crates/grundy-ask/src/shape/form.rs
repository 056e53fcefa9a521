//! Closed forms of laws in JSON.

use grundy::law::{Condition, Form, Formula};
use serde::Serialize;

/// A law as a person would write it. It is equal to the law for all heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClosedForm {
    /// G(n); null if the nim-values have no closed form, and under misère play.
    pub nim_value: Option<Written>,
    /// The heaps from which the player to move loses, as a condition on n; null if no condition names them.
    pub p_positions: Option<Written>,
    /// The first heap that follows the formula of the nim-values.
    pub from: u64,
    /// The heaps that do not follow the formula, with their nim-values. Heaps below `from` that are not in this
    /// list are left open.
    pub exceptions: Vec<(u64, u64)>,
}

/// A formula or a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    /// As text.
    pub text: String,
    /// In LaTeX, for mathematics.
    pub latex: String,
}

impl From<&Formula> for Written {
    fn from(formula: &Formula) -> Written {
        Written { text: formula.to_string(), latex: formula.latex() }
    }
}

impl From<&Condition> for Written {
    fn from(condition: &Condition) -> Written {
        Written { text: condition.to_string(), latex: condition.latex() }
    }
}

impl From<&Form> for ClosedForm {
    fn from(form: &Form) -> ClosedForm {
        ClosedForm {
            nim_value: form.value.as_ref().map(Written::from),
            p_positions: form.lost.as_ref().map(Written::from),
            from: form.from,
            exceptions: form.exceptions.clone(),
        }
    }
}

/// The heaps that are lost under misère play.
impl From<&Condition> for ClosedForm {
    fn from(lost: &Condition) -> ClosedForm {
        ClosedForm { nim_value: None, p_positions: Some(lost.into()), from: 0, exceptions: Vec::new() }
    }
}
