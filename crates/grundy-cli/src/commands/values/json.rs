//! One JSON object: the question, and the array of values.

use super::sink::Sink;
use crate::fail::Fail;
use grundy_ask::values::{ListingValues, ValuesAnswer};
use std::io::Write;

/// The object, written as the values arrive.
pub struct Json<'a, W> {
    out: &'a mut W,
    /// The text before the first value.
    before: String,
    begun: bool,
    /// Holds the text back until the end for a rule that may fail at some heap, so that an error comes
    /// without half an object.
    held: Option<Vec<u8>>,
}

impl<'a, W: Write> Json<'a, W> {
    pub fn new(out: &'a mut W, work: &ListingValues) -> Result<Self, Fail> {
        let (before, _) = work.without_values(None).json_around_values()?;
        Ok(Json { out, before, begun: false, held: work.may_fail().then(Vec::new) })
    }
}

impl<W: Write> Sink for Json<'_, W> {
    fn piece(&mut self, _: u64, values: &[u64]) -> Result<(), Fail> {
        let out: &mut dyn Write = match &mut self.held {
            Some(held) => held,
            None => self.out,
        };
        for value in values {
            write!(out, "{}{value}", if self.begun { "," } else { &self.before })?;
            self.begun = true;
        }
        Ok(())
    }

    fn finish(&mut self, end: &ValuesAnswer) -> Result<(), Fail> {
        self.out.write_all(&self.held.take().unwrap_or_default())?;
        if !self.begun {
            write!(self.out, "{}", self.before)?;
        }
        let (_, behind) = end.json_around_values()?;
        Ok(writeln!(self.out, "{behind}")?)
    }
}
