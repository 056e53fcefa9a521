//! A table to read, ten values to a row.

use super::Subject;
use super::sink::{End, Sink};
use crate::fail::Fail;
use grundy_ask::shape::Ladder;
use std::io::Write;

/// The table, which is laid out when all of its values are known.
pub struct Table<'a, W> {
    out: &'a mut W,
    subject: &'a Subject<'a>,
    values: Vec<String>,
}

impl<'a, W: Write> Table<'a, W> {
    pub fn new(out: &'a mut W, subject: &'a Subject<'a>) -> Self {
        Table { out, subject, values: Vec::new() }
    }
}

impl<W: Write> Sink for Table<'_, W> {
    fn piece(&mut self, _: u64, values: &[u64]) -> Result<(), Fail> {
        self.values.extend(values.iter().map(u64::to_string));
        Ok(())
    }

    fn finish(&mut self, end: &End) -> Result<(), Fail> {
        self.subject.title(self.out, "nim-values (normal play)")?;
        write!(self.out, "{}", Ladder { from: self.subject.from, values: &self.values })?;
        if let Some(assumed) = &end.assumed {
            writeln!(self.out, "{}", assumed.text)?;
        }
        Ok(())
    }
}
