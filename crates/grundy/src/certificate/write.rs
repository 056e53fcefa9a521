//! A certificate as a file.

use super::claims::Says;
use super::components::Placed;
use super::{Certificate, Claim};
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

#[derive(Serialize)]
struct Head<'a> {
    format: &'static str,
    version: u64,
    kind: &'static str,
    position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    nim_value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<&'a [Option<Placed>]>,
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

    pub fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(line)?;
        line.push(b'\n');
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

impl Certificate {
    /// Writes the file.
    ///
    /// # Errors
    /// The writer's error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        let (kind, nim_value, outcome) = match self.claim {
            Claim::NimValue(value) => ("nim-value", Some(value.0), None),
            Claim::Outcome(outcome) => ("outcome", None, Some(outcome.letter())),
        };
        let (position, components) = (&self.position, self.components.as_deref());
        lines.line(&Head {
            format: FORMAT,
            version: VERSION,
            kind,
            position,
            nim_value,
            outcome,
            components,
        })?;
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
