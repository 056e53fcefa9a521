//! What a certificate shows, and how a certificate that was written is told.

use super::Wanted;
use crate::{Answer, Refused};
use grundy::certificate::Written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a certificate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// The nim-value.
    NimValue,
    /// Who wins.
    Outcome,
    /// Who wins, with an answer to every move, under misère play too.
    Strategy,
}

impl Shown {
    /// The word used in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Shown::NimValue => "nim-value",
            Shown::Outcome => "outcome",
            Shown::Strategy => "strategy",
        }
    }

    /// Is this a thing that the convention has?
    ///
    /// # Errors
    /// Nim-values and outcomes are certified under normal play only.
    pub fn suits(self, misere: bool) -> Result<(), Refused> {
        if misere && self != Shown::Strategy {
            return Err(Refused::unsuited(
                "certificates of nim-values and outcomes belong to normal play; under misère play a certificate of the \
                 strategy shows who wins",
            ));
        }
        Ok(())
    }

    /// What a certificate shows where nothing else is wished.
    pub fn of(answer: &grundy::solve::Answer, only: Option<Wanted>) -> Shown {
        match (answer.convention, only, answer.nim_value) {
            (grundy::Convention::Misere, ..) => Shown::Strategy,
            (_, Some(Wanted::NimValue), _) | (_, None, Some(_)) => Shown::NimValue,
            _ => Shown::Outcome,
        }
    }
}

/// A certificate that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Certified {
    /// The file it was written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// What it shows.
    pub kind: Shown,
    /// How many entries it has.
    pub entries: u64,
    /// How many bytes it has.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    #[schemars(extend("pattern" = "^[0-9a-f]{64}$"))]
    pub sha256: String,
    /// The certificate itself, where it was not written to a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
}

impl Certified {
    /// A certificate that was written to a file.
    pub fn in_file(file: String, kind: Shown, written: Written) -> Certified {
        let Written { entries, bytes, sha256 } = written;
        Certified { file: Some(file), kind, entries, bytes, sha256, certificate: None }
    }
}

impl fmt::Display for Certified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.as_deref().unwrap_or("here");
        let word = if self.entries == 1 { "entry" } else { "entries" };
        write!(
            f,
            "Certificate of the {}: {file}, {} {word}, {} bytes",
            self.kind.word(),
            self.entries,
            self.bytes
        )
    }
}

impl Answer for Certified {}
