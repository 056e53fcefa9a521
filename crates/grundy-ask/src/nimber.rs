//! Arithmetic in the field of nimbers.

use crate::ask::Known;
use crate::{Answer, Ask, Refused, World};
use grundy::nim;
use grundy::nim::expression::{self, Evaluated, evaluate};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the value of an expression of nimbers, such as `(5 * 9 + 3) / 7`.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, nimber::Nimber};
/// let question = Nimber { expression: "(34 * 145 + 40) / 7 + 34".into() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.values, answer.bits), (vec!["34".to_string()], 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Nimber {
    /// The expression. It may use `+`, `*`, `/`, `^`, `sqrt` and `inv`; `order` or `roots` may enclose it.
    pub expression: String,
}

/// The value of an expression of nimbers.
///
/// Values are text of decimal digits, because many JSON readers lose digits of 128-bit numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NimberAnswer {
    /// The expression.
    pub expression: String,
    /// The kind of the values.
    pub kind: Values,
    /// The value. Roots come in pairs, the smaller one first; the list is empty if no root is below 2^128.
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = "^(0|[1-9][0-9]{0,38})$"))))]
    pub values: Vec<String>,
    /// The number of bits of the smallest field that contains all numbers of the expression.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2, 4, 8, 16, 32, 64, 128])))]
    pub bits: u32,
    #[serde(skip)]
    found: Evaluated,
}

/// The kind of value that an expression has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// A nimber.
    Nimber,
    /// The multiplicative order of a nimber, an ordinary number.
    Order,
    /// The solutions of x^2 + x = c.
    Roots,
}

impl Ask for Nimber {
    const NAME: &'static str = "nimber";
    type Work = Known<NimberAnswer>;

    fn begin(self, _: &World<'_>) -> Result<Known<NimberAnswer>, Refused> {
        let found = evaluate(&self.expression)?;
        let (kind, values) = match found.answer {
            expression::Answer::Nimber(nim::Nimber(value)) => (Values::Nimber, vec![value]),
            expression::Answer::Order(order) => (Values::Order, vec![order]),
            expression::Answer::Roots(roots) => {
                (Values::Roots, roots.iter().flatten().map(|root| root.0).collect())
            }
        };
        Ok(Known(NimberAnswer {
            expression: self.expression.trim().into(),
            kind,
            values: values.iter().map(u128::to_string).collect(),
            bits: found.bits,
            found,
        }))
    }
}

/// The bare value, for scripts. [`Answer::aside`] names its field.
impl fmt::Display for NimberAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.values[..] {
            [] => writeln!(f, "{}", say!("none")),
            values => writeln!(f, "{}", values.join(", ")),
        }
    }
}

impl Answer for NimberAnswer {
    fn aside(&self) -> Option<String> {
        let field = field_size(self.bits);
        Some(match self.found.answer {
            expression::Answer::Nimber(_) => say!("nimber-field", field = field),
            expression::Answer::Order(_) => say!("nimber-order", field = field),
            expression::Answer::Roots(None) => say!("nimber-no-roots"),
            expression::Answer::Roots(Some([root, _])) if root.field_bits() > self.bits => {
                say!("nimber-no-roots-here", field = field, larger = field_size(root.field_bits()))
            }
            expression::Answer::Roots(Some(_)) => say!("nimber-roots", field = field),
        })
    }
}

/// The size of the field of nimbers with `bits` bits, as text.
fn field_size(bits: u32) -> String {
    if bits < 32 { (1u64 << bits).to_string() } else { format!("2^{bits}") }
}
