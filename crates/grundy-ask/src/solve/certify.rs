//! Certificates of positions.

use super::{SolveAnswer, Solving, Wanted};
use crate::shape::convention;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::certificate::{self, StrategyCertificate, Written};
use grundy::{Budget, Failure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{fmt, io};

/// What shows what a position is worth to somebody who trusts nobody?
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Certify {
    /// The position.
    pub position: String,
    /// Misère play: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// What the certificate shows; where nothing is said, as much as the answer knows.
    #[serde(default)]
    pub show: Option<Shown>,
}

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

/// A certificate of a position, which can be written.
pub enum Certificate {
    /// Of the nim-value or the outcome.
    Worth(certificate::Certificate),
    /// Of the strategy.
    Strategy(StrategyCertificate),
}

impl Certificate {
    /// Writes the certificate.
    ///
    /// # Errors
    /// Whatever writing fails with.
    pub fn write(&self, out: &mut impl io::Write) -> io::Result<Written> {
        match self {
            Certificate::Worth(certificate) => certificate.write(out),
            Certificate::Strategy(certificate) => certificate.write(out),
        }
    }
}

impl Solving {
    /// The certificate of a position, with all that was found about it so far.
    ///
    /// # Errors
    /// The position has no such certificate, or the budget ended.
    pub fn certificate(&mut self, show: Shown, budget: &mut Budget<'_>) -> Result<Certificate, Failure> {
        let wanted = match show {
            Shown::NimValue => certificate::Wanted::NimValue,
            Shown::Outcome => certificate::Wanted::Outcome,
            Shown::Strategy => {
                let (most, convention) = (StrategyCertificate::MOST, convention(self.asked.misere));
                let found = StrategyCertificate::of(&mut self.solver, convention, most, budget)?;
                return Ok(Certificate::Strategy(found));
            }
        };
        let position = self.solver.position().clone();
        certificate::Certificate::of(&position, wanted, &mut self.solver.worths, budget)
            .map(Certificate::Worth)
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

/// A position that is being certified.
pub struct Certifying {
    solving: Solving,
    show: Option<Shown>,
}

impl Ask for Certify {
    const NAME: &'static str = "certify";
    type Work = Certifying;

    fn begin(self, world: &World<'_>) -> Result<Certifying, Refused> {
        self.show.map_or(Ok(()), |show| show.suits(self.misere))?;
        // A certificate of the outcome does not wait for the nim-value.
        let only = (self.show == Some(Shown::Outcome)).then_some(Wanted::Outcome);
        let question =
            super::Solve { position: self.position, misere: self.misere, only, ..super::Solve::default() };
        Ok(Certifying { solving: question.begin(world)?, show: self.show })
    }
}

impl Work for Certifying {
    type Answer = Certified;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Certified, Failure> {
        let show = match self.show {
            Some(show) => show,
            None => match self.solving.advance(budget)? {
                SolveAnswer::Solved(solved) => Shown::of(solved.answer(), None),
                SolveAnswer::Stopped(_) => Shown::Outcome,
            },
        };
        let certificate = self.solving.certificate(show, budget)?;
        let mut bytes = Vec::new();
        let refused = |error: io::Error| Failure::Refused(error.to_string());
        let Written { entries, bytes: length, sha256 } = certificate.write(&mut bytes).map_err(refused)?;
        let text = String::from_utf8(bytes).map_err(|error| Failure::Refused(error.to_string()))?;
        Ok(Certified { file: None, kind: show, entries, bytes: length, sha256, certificate: Some(text) })
    }
}
