//! The destination of nim-values: one file format.

use crate::fail::Fail;
use grundy_ask::values::ValuesAnswer;

/// Takes the nim-values of a range of heaps, in order, and writes them in one format.
pub trait Sink {
    /// Takes the nim-values of the heaps from `first` on.
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail>;

    /// Writes what follows the values; `end` is the answer without values.
    fn finish(&mut self, end: &ValuesAnswer) -> Result<(), Fail>;
}
