//! One JSON object: what was asked, and the array of the values.

use super::sink::Sink;
use crate::fail::Fail;
use grundy_ask::values::{ListingValues, ValuesAnswer};
use std::io::Write;

/// The object, written as the values come.
pub struct Json<'a, W> {
    out: &'a mut W,
    /// What stands before the first value.
    before: String,
    begun: bool,
    /// A rule of one's own can have no value at any heap: then nothing is written before the end,
    /// so that an error is all there is.
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
