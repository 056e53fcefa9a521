//! Certificates of positions, which a small independent checker can verify.

use super::certified::{Certified, Shown};
use super::{SolveAnswer, Solving, Wanted};
use crate::shape::convention;
use crate::{Ask, Refused, Work, World};
use grundy::certificate::{self, StrategyCertificate, Written};
use grundy::{Budget, Failure};
use serde::Deserialize;
use std::io;

/// Asks for a certificate of the nim-value, the outcome or the strategy of a position.
///
/// [`Check`](crate::check::Check) verifies it from the rules alone.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Certify {
    /// The position.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// What the certificate shows. The default shows as much as the answer knows.
    #[serde(default)]
    pub show: Option<Shown>,
}

/// A certificate of a position, ready to write.
pub enum Certificate {
    /// A certificate of the nim-value or the outcome.
    Worth(certificate::Certificate),
    /// A certificate of the strategy.
    Strategy(StrategyCertificate),
}

impl Certificate {
    /// Writes the certificate.
    ///
    /// # Errors
    /// `out` fails.
    pub fn write(&self, out: &mut impl io::Write) -> io::Result<Written> {
        match self {
            Certificate::Worth(certificate) => certificate.write(out),
            Certificate::Strategy(certificate) => certificate.write(out),
        }
    }
}

impl Solving {
    /// The certificate of the position. It uses all results so far.
    ///
    /// # Errors
    /// The position has no such certificate, or the budget ends.
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

/// The work of certifying a position.
pub struct Certifying {
    solving: Solving,
    show: Option<Shown>,
}

impl Ask for Certify {
    const NAME: &'static str = "certify";
    type Work = Certifying;

    fn begin(self, world: &World<'_>) -> Result<Certifying, Refused> {
        self.show.map_or(Ok(()), |show| show.suits(self.misere))?;
        // A certificate of the outcome does not need the nim-value, which often takes longer.
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
