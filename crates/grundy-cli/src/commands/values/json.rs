//! One JSON object: what was asked, and the array of the values.

use super::sink::{End, Sink};
use super::{Asked, Subject};
use crate::fail::Fail;
use grundy_ask::Ended;
use std::io::Write;

/// The object, written as the values come.
pub struct Json<'a, W> {
    out: &'a mut W,
    asked: Asked<'a>,
    head: String,
    begun: bool,
    /// A rule of one's own can have no value at any heap: then nothing is written before the end,
    /// so that an error is all there is.
    held: Option<Vec<u8>>,
}

impl<'a, W: Write> Json<'a, W> {
    pub fn new(out: &'a mut W, subject: &Subject<'_>, asked: Asked<'a>) -> Result<Self, Fail> {
        let answer = serde_json::to_string(&subject.answer())?;
        // The values come between the brackets.
        let head = answer.trim_end_matches("]}").to_string();
        Ok(Json { out, asked, head, begun: false, held: subject.fails.then(Vec::new) })
    }
}

impl<W: Write> Sink for Json<'_, W> {
    fn piece(&mut self, _: u64, values: &[u64]) -> Result<(), Fail> {
        let out: &mut dyn Write = match &mut self.held {
            Some(held) => held,
            None => self.out,
        };
        for value in values {
            write!(out, "{}{value}", if self.begun { "," } else { &self.head })?;
            self.begun = true;
        }
        Ok(())
    }

    fn finish(&mut self, end: &End) -> Result<(), Fail> {
        self.out.write_all(&self.held.take().unwrap_or_default())?;
        if !self.begun {
            write!(self.out, "{}", self.head)?;
        }
        write!(self.out, "]")?;
        if let Some(assumed) = &end.assumed {
            write!(self.out, ",\"known_by\":\"seen\",\"assumed\":{}", assumed.json)?;
        }
        match &end.stop {
            None => writeln!(self.out, "}}")?,
            Some(stop) => {
                let ended = Ended::new(*stop, Some(self.asked.run.seconds()));
                let why = serde_json::to_string(&ended)?;
                writeln!(self.out, ",\"stopped\":{why}}}")?;
            }
        }
        Ok(())
    }
}
