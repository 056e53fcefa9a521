//! What a certificate shows, and the summary of a written certificate.

use super::Wanted;
use crate::{Answer, Refused};
use grundy::certificate::{LoopyClaim, Written};
use grundy::loopy::LoopyValue;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a certificate of a position shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// The nim-value.
    NimValue,
    /// Who wins.
    Outcome,
    /// Who wins, with a reply to every move of the opponent. This is possible under misère play too.
    Strategy,
    /// The values of all nodes of the state graph that the position is on. Play may go on for ever.
    GraphValues,
}

impl Shown {
    /// The word in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Shown::NimValue => "nim-value",
            Shown::Outcome => "outcome",
            Shown::Strategy => "strategy",
            Shown::GraphValues => "graph-values",
        }
    }

    /// Checks that the convention has such certificates.
    ///
    /// # Errors
    /// Play is misère: then only strategies have certificates.
    pub fn suits(self, misere: bool) -> Result<(), Refused> {
        if misere && self != Shown::Strategy {
            return Err(Refused::unsuited(say!("refused-certificates-nim-values-outcomes-belong")));
        }
        Ok(())
    }

    /// What a certificate shows by default.
    pub fn of(answer: &grundy::solve::Answer, only: Option<Wanted>) -> Shown {
        match (answer.convention, only, answer.nim_value) {
            (grundy::Convention::Misere, ..) => Shown::Strategy,
            (_, Some(Wanted::NimValue), _) | (_, None, Some(_)) => Shown::NimValue,
            _ => Shown::Outcome,
        }
    }
}

/// The kind of a certificate of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CertificateKind {
    /// The nim-value.
    NimValue,
    /// Who wins.
    Outcome,
    /// Who wins, with a reply to every move of the opponent.
    Strategy,
    /// The infinite value: play may go on for ever.
    InfiniteValue,
    /// The values of all nodes of a state graph: play may go on for ever.
    GraphValues,
    /// Nobody can win: play may go on for ever.
    Draw,
}

impl CertificateKind {
    /// What the certificate is of, in words.
    fn word(self) -> &'static str {
        match self {
            CertificateKind::NimValue => "nim-value",
            CertificateKind::Outcome => "outcome",
            CertificateKind::Strategy => "strategy",
            CertificateKind::InfiniteValue => "infinite-value",
            CertificateKind::GraphValues => "graph-values",
            CertificateKind::Draw => "draw",
        }
    }
}

impl From<Shown> for CertificateKind {
    fn from(shown: Shown) -> CertificateKind {
        match shown {
            Shown::NimValue => CertificateKind::NimValue,
            Shown::Outcome => CertificateKind::Outcome,
            Shown::Strategy => CertificateKind::Strategy,
            Shown::GraphValues => CertificateKind::GraphValues,
        }
    }
}

impl From<&LoopyClaim> for CertificateKind {
    fn from(claim: &LoopyClaim) -> CertificateKind {
        match claim {
            LoopyClaim::Value(LoopyValue::Finite(_)) => CertificateKind::NimValue,
            LoopyClaim::Value(LoopyValue::Infinite(_)) => CertificateKind::InfiniteValue,
            LoopyClaim::Nodes(_) => CertificateKind::GraphValues,
            LoopyClaim::Outcome(_, grundy::Outcome::Draw) => CertificateKind::Draw,
            LoopyClaim::Outcome(..) => CertificateKind::Strategy,
        }
    }
}

/// The summary of a written certificate of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Certified {
    /// The file that contains the certificate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// What the certificate shows.
    pub kind: CertificateKind,
    /// The number of entries.
    pub entries: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[0-9a-f]{64}$")))]
    pub sha256: String,
    /// The text of the certificate, if it is not in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
}

impl Certified {
    /// The summary of a certificate that the program has written to a file.
    pub fn in_file(file: String, kind: impl Into<CertificateKind>, written: Written) -> Certified {
        let kind = kind.into();
        let Written { entries, bytes, sha256 } = written;
        Certified { file: Some(file), kind, entries, bytes, sha256, certificate: None }
    }
}

impl fmt::Display for Certified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.clone().unwrap_or_else(|| say!("certificate-here"));
        let entries = say!("counted-entries", count = self.entries);
        let kind = self.kind.word();
        f.write_str(&say!("certificate-of", shown = kind, file = file, entries = entries, bytes = self.bytes))
    }
}

impl Answer for Certified {}
