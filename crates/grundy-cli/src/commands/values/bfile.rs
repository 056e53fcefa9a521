//! The b-file of the On-Line Encyclopedia of Integer Sequences: `n a(n)` on each line.

use super::stream::Sink;
use crate::fail::Fail;
use grundy::Stopped;
use std::io::Write;

/// One line for each heap, and nothing else.
pub struct Bfile<'a, W> {
    pub out: &'a mut W,
}

impl<W: Write> Sink for Bfile<'_, W> {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        for (heap, value) in (first..=u64::MAX).zip(values) {
            writeln!(self.out, "{heap} {value}")?;
        }
        Ok(())
    }

    fn finish(&mut self, _: Option<&Stopped>) -> Result<(), Fail> {
        Ok(())
    }
}
