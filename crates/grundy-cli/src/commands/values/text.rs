//! A table to read, ten values to a row.

use super::stream::Sink;
use super::title;
use crate::fail::Fail;
use crate::show;
use grundy::{Ruleset, Stopped};
use std::io::Write;

/// The table, which is laid out when all of its values are known.
pub struct Table<'a, W> {
    out: &'a mut W,
    ruleset: &'a Ruleset,
    from: u64,
    values: Vec<String>,
}

impl<'a, W: Write> Table<'a, W> {
    pub fn new(out: &'a mut W, ruleset: &'a Ruleset, from: u64) -> Self {
        Table { out, ruleset, from, values: Vec::new() }
    }
}

impl<W: Write> Sink for Table<'_, W> {
    fn piece(&mut self, _: u64, values: &[u64]) -> Result<(), Fail> {
        self.values.extend(values.iter().map(u64::to_string));
        Ok(())
    }

    fn finish(&mut self, _: Option<&Stopped>) -> Result<(), Fail> {
        title(self.out, self.ruleset, "nim-values (normal play)")?;
        Ok(show::sequence(self.out, self.from, &self.values)?)
    }
}
