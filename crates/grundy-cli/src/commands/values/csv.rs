//! Comma-separated values: `heap,nim_value`.

use super::stream::Sink;
use crate::fail::Fail;
use grundy::Stopped;
use std::io::Write;

/// One line for each heap, below a header.
pub struct Csv<'a, W> {
    out: &'a mut W,
}

impl<'a, W: Write> Csv<'a, W> {
    pub fn new(out: &'a mut W) -> Result<Self, Fail> {
        writeln!(out, "heap,nim_value")?;
        Ok(Csv { out })
    }
}

impl<W: Write> Sink for Csv<'_, W> {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        for (heap, value) in (first..=u64::MAX).zip(values) {
            writeln!(self.out, "{heap},{value}")?;
        }
        Ok(())
    }

    fn finish(&mut self, _: Option<&Stopped>) -> Result<(), Fail> {
        Ok(())
    }
}
