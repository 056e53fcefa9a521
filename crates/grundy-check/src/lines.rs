//! The lines of a file, the digest of those read so far, and the line that must contain it.

use crate::Fault;
use crate::format::DIGEST;
use grundy_rules::{Budget, Why};
use sha2::{Digest, Sha256};
use std::io::{BufRead, Read as _};

/// The longest line that is read, in bytes.
pub const MAX_LINE: u64 = 16 << 20;

/// The lines of a file, one at a time.
pub(crate) struct Lines<R> {
    from: R,
    line: Vec<u8>,
    /// The bytes that are reserved for lines.
    held: u64,
    number: u64,
    bytes: u64,
    digest: Sha256,
}

impl<R: BufRead> Lines<R> {
    pub fn new(from: R) -> Lines<R> {
        Lines { from, line: Vec::new(), held: 0, number: 0, bytes: 0, digest: Sha256::new() }
    }

    /// The number of the last line that was requested, counted from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The number of bytes read.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The next line, without its line feed. All lines except the one with the digest go into the digest.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Result<&[u8], Fault> {
        self.number += 1;
        self.line.clear();
        let room = self.held + budget.bytes_left();
        let mut limited = self.from.by_ref().take(room.min(MAX_LINE + 1));
        limited.read_until(b'\n', &mut self.line).map_err(Fault::Read)?;
        self.bytes += self.line.len() as u64;
        budget.spend(1 + self.line.len() as u64 / 64)?;
        if self.line.len() as u64 > self.held {
            budget.reserve(self.line.len() as u64 - self.held)?;
            self.held = self.line.len() as u64;
        }
        if self.line.len() as u64 == room && self.line.last() != Some(&b'\n') {
            return Err(budget.stop(Why::Memory).into());
        }
        if self.line.len() as u64 > MAX_LINE {
            return Err(Fault::Wrong(format!("more than {MAX_LINE} bytes")));
        }
        if !self.line.starts_with(DIGEST.as_bytes()) {
            self.digest.update(&self.line);
        }
        match self.line.split_last() {
            Some((b'\n', line)) => Ok(line),
            Some(_) => Err(Fault::Wrong("the file ends within this line".into())),
            None => Err(Fault::Wrong("the file ends before the line with its SHA-256".into())),
        }
    }

    /// The next line, or `None` if it is the one with the digest.
    pub fn more(&mut self, budget: &mut Budget<'_>) -> Result<Option<&[u8]>, Fault> {
        let line = self.next(budget)?;
        Ok((!line.starts_with(DIGEST.as_bytes())).then_some(line))
    }

    /// The digest, if the line read last has it and is the last one.
    pub fn end(&mut self) -> Result<String, Fault> {
        let digest = self.digest.finalize_reset();
        let sha256: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        if self.line != format!("{DIGEST}{sha256}\"}}\n").as_bytes() {
            return Err(Fault::Wrong(format!("the SHA-256 of the bytes before this line is {sha256}")));
        }
        if self.from.fill_buf().map_err(Fault::Read)?.is_empty() {
            return Ok(sha256);
        }
        self.number += 1;
        Err(Fault::Wrong("the file goes on behind its SHA-256".into()))
    }
}
