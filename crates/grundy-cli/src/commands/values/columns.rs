//! Formats with a line for each heap and its nim-value: comma-separated values, and the b-file of the
//! On-Line Encyclopedia of Integer Sequences.

use super::sink::Sink;
use crate::fail::Fail;
use grundy_ask::values::ValuesAnswer;
use std::io::Write;

/// Heap and nim-value with one character between them.
pub struct Columns<'a, W> {
    out: &'a mut W,
    between: char,
}

impl<'a, W: Write> Columns<'a, W> {
    /// `heap,nim_value`, or `n,nim_value`, below a header.
    pub fn csv(out: &'a mut W, number: &str) -> Result<Self, Fail> {
        writeln!(out, "{number},nim_value")?;
        Ok(Columns { out, between: ',' })
    }

    /// `n a(n)`, and nothing else.
    pub fn bfile(out: &'a mut W) -> Self {
        Columns { out, between: ' ' }
    }
}

impl<W: Write> Sink for Columns<'_, W> {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        for (heap, value) in (first..=u64::MAX).zip(values) {
            writeln!(self.out, "{heap}{}{value}", self.between)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &ValuesAnswer) -> Result<(), Fail> {
        Ok(())
    }
}
