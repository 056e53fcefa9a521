//! What takes nim-values on their way to a file.

use crate::fail::Fail;
use grundy::Stopped;
use grundy::sequence::Sequence;

/// Takes the nim-values of a range of heaps, in order, and writes them in one format.
pub trait Sink {
    /// Takes the nim-values of the heaps from `first` on.
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail>;

    /// Writes what stands behind the values.
    fn finish(&mut self, end: &End) -> Result<(), Fail>;
}

/// What is known when the last value was handed out.
pub struct End {
    /// What ended the run before its last heap.
    pub stop: Option<Stopped>,
    /// The law that some values come from although it is only seen.
    pub assumed: Option<Assumed>,
}

/// A law that is only seen and was used, as JSON and as a line.
pub struct Assumed {
    pub json: serde_json::Value,
    pub text: String,
}

impl Assumed {
    pub fn of(sequence: &Sequence) -> Option<Assumed> {
        let (found, from) = sequence.assumed().zip(sequence.assumed_from())?;
        let text = format!("from heap {from} on by a law {}: {}", found.reference(), found.sentence());
        let law = grundy_ask::solve::Assumed::of(sequence)?;
        Some(Assumed { json: serde_json::to_value(law).ok()?, text })
    }
}
