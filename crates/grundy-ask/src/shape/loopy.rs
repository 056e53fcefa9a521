//! The value of a position whose play may go on for ever.

use grundy::loopy::LoopyValue;

/// The value as two fields: a nim-value, or the list of an infinite value.
pub(crate) fn fields(value: LoopyValue) -> (Option<u64>, Option<Vec<u64>>) {
    match value {
        LoopyValue::Finite(value) => (Some(value), None),
        LoopyValue::Infinite(options) => (None, Some(options.into())),
    }
}
