//! Certificates of positions.

use super::certified::{Certified, Shown};
use super::{SolveAnswer, Solving, Wanted};
use crate::shape::convention;
use crate::{Ask, Refused, Work, World};
use grundy::certificate::{self, StrategyCertificate, Written};
use grundy::{Budget, Failure};
use schemars::JsonSchema;
use serde::Deserialize;
use std::io;

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
                let (most, convention) = (StrategyCertificate::MAX_ENTRIES, convention(self.asked.misere));
                let found = StrategyCertificate::of(&mut self.solver, convention, most, budget)?;
                return Ok(Certificate::Strategy(found));
            }
        };
        let position = self.solver.position().clone();
        certificate::Certificate::of(&position, wanted, &mut self.solver.worths, budget)
            .map(Certificate::Worth)
    }
}

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
