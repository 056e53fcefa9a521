//! A certificate as a file.

use super::claims::Says;
use super::components::Placed;
use super::{Certificate, Claim};
use grundy_check::MAX_LINE;
use grundy_rules::Failure;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::{self, Write};

/// The first fields of a head.
pub(super) const FORMAT: &str = "grundy certificate";
pub(super) const VERSION: u64 = 1;

/// The result of writing a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The number of entries; for a law, the number of lines besides head and digest.
    pub entries: u64,
    /// The number of bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
}

/// The first line: what is claimed about a position.
#[derive(Default, Serialize)]
pub(super) struct Head<'a> {
    pub format: &'static str,
    pub version: u64,
    pub kind: &'static str,
    pub position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infinite: Option<&'a [u64]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub convention: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<&'a [Option<Placed>]>,
}

impl<'a> Head<'a> {
    /// A head without a claim.
    pub fn of(position: &'a str, components: Option<&'a [Option<Placed>]>) -> Head<'a> {
        Head { format: FORMAT, version: VERSION, position, components, ..Head::default() }
    }
}

#[derive(Serialize)]
struct Component {
    component: usize,
}

#[derive(Serialize)]
struct Entry {
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    is: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    not: Option<u64>,
}

/// Lines being written, with their digest.
pub(super) struct Lines<'a, W> {
    out: &'a mut W,
    digest: Sha256,
    bytes: u64,
}

impl<'a, W: Write> Lines<'a, W> {
    pub fn new(out: &'a mut W) -> Lines<'a, W> {
        Lines { out, digest: Sha256::new(), bytes: 0 }
    }

    /// # Errors
    /// The line is longer than checkers read; the writer's error.
    pub fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(line)?;
        line.push(b'\n');
        if line.len() as u64 > MAX_LINE {
            return Err(io::Error::new(io::ErrorKind::InvalidData, too_long("a line of the certificate")));
        }
        self.digest.update(&line);
        self.bytes += line.len() as u64;
        self.out.write_all(&line)
    }

    /// Writes the digest, the last line.
    pub fn end(self, entries: u64) -> io::Result<Written> {
        let sha256: String = self.digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        let last = format!("{{\"sha256\":\"{sha256}\"}}\n");
        self.out.write_all(last.as_bytes())?;
        Ok(Written { entries, bytes: self.bytes + last.len() as u64, sha256 })
    }
}

/// Refuses a line that is longer than checkers read, before it is written.
pub(super) fn refuse_long(line: &impl Serialize, what: &str) -> Result<(), Failure> {
    // The line feed belongs to the line.
    match serde_json::to_writer(&mut Room(MAX_LINE - 1), line) {
        Ok(()) => Ok(()),
        Err(_) => Err(Failure::Refused(too_long(what))),
    }
}

/// Why such a line is refused.
pub(super) fn too_long(what: &str) -> String {
    format!("{what} would be longer than {MAX_LINE} bytes, and checkers read no longer line")
}

/// Counts bytes down, and fails where there are more.
pub(super) struct Room(pub u64);

impl Write for Room {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len() as u64).ok_or(io::ErrorKind::FileTooLarge)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Certificate {
    /// Writes the file.
    ///
    /// # Errors
    /// The writer's error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        let mut head = Head::of(&self.position, self.components.as_deref());
        match self.claim {
            Claim::NimValue(value) => (head.kind, head.nim_value) = ("nim-value", Some(value.0)),
            Claim::Outcome(outcome) => (head.kind, head.outcome) = ("outcome", Some(outcome.letter())),
        }
        lines.line(&head)?;
        for section in &self.sections {
            lines.line(&Component { component: section.component })?;
            for (part, says) in &section.entries {
                let (is, not) = match *says {
                    Says::Is(value) => (Some(value), None),
                    Says::Not(value) => (None, Some(value)),
                };
                lines.line(&Entry { at: section.ruleset.show_part(part), is, not })?;
            }
        }
        lines.end(self.entries())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_long_as_checkers_read_and_no_longer() {
        // Quotes and a line feed.
        let longest = "a".repeat(MAX_LINE as usize - 3);
        let mut file = Vec::new();
        assert!(Lines::new(&mut file).line(&longest).is_ok() && refuse_long(&longest, "it").is_ok());
        assert_eq!(file.len() as u64, MAX_LINE);
        let longer = longest + "a";
        let said = "it would be longer than 16777216 bytes, and checkers read no longer line";
        assert_eq!(refuse_long(&longer, "it").unwrap_err().to_string(), said);
        let mut file = Vec::new();
        assert!(Lines::new(&mut file).line(&longer).unwrap_err().to_string().contains("16777216 bytes"));
        assert!(file.is_empty());
    }
}
