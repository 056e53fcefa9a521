//! What takes nim-values on their way to a file.

use crate::fail::Fail;
use grundy_ask::values::ValuesAnswer;

/// Takes the nim-values of a range of heaps, in order, and writes them in one format.
pub trait Sink {
    /// Takes the nim-values of the heaps from `first` on.
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail>;

    /// Writes what stands behind the values: what an answer without values says.
    fn finish(&mut self, end: &ValuesAnswer) -> Result<(), Fail>;
}
