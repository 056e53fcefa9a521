//! Certificates of positions, which a small independent checker can verify.

use super::certified::{CertificateKind, Certified, Shown};
use super::{SolveAnswer, SolveLoopy, Solving, SolvingLoopy, Wanted};
use crate::shape::convention;
use crate::{Ask, Refused, Work, World};
use grundy::certificate::{self, LoopyCertificate, StrategyCertificate, Written};
use grundy::{Budget, Failure};
use grundy_words::say;
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
    /// Whether play may go on for ever, which is a draw.
    #[serde(default)]
    pub loopy: bool,
}

/// A certificate of a position, ready to write.
pub enum Certificate {
    /// A certificate of the nim-value or the outcome.
    Worth(certificate::Certificate),
    /// A certificate of the strategy.
    Strategy(StrategyCertificate),
    /// A certificate of a position whose play may go on for ever.
    Loopy(LoopyCertificate),
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
            Certificate::Loopy(certificate) => certificate.write(out),
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
            Shown::GraphValues => return Err(Failure::Refused(graph_values())),
        };
        let position = self.solver.position().clone();
        certificate::Certificate::of(&position, wanted, &mut self.solver.worths, budget)
            .map(Certificate::Worth)
    }
}

/// Why a position whose play ends has no certificate of all nodes.
fn graph_values() -> String {
    say!("refused-certificate-values-all-nodes-graphs")
}

/// The work of certifying a position.
pub struct Certifying {
    solving: Either,
    show: Option<Shown>,
}

enum Either {
    Plain(Box<Solving>),
    Loopy(SolvingLoopy),
}

impl Ask for Certify {
    const NAME: &'static str = "certify";
    type Work = Certifying;

    fn begin(self, world: &World<'_>) -> Result<Certifying, Refused> {
        self.show.map_or(Ok(()), |show| show.suits(self.misere))?;
        let Certify { position, misere, show, loopy } = self;
        let solving = if loopy {
            Either::Loopy(SolveLoopy { position, misere, ..SolveLoopy::default() }.begin(world)?)
        } else {
            // A certificate of the outcome does not need the nim-value, which often takes longer.
            let only = (show == Some(Shown::Outcome)).then_some(Wanted::Outcome);
            let question = super::Solve { position, misere, only, ..super::Solve::default() };
            Either::Plain(Box::new(question.begin(world)?))
        };
        Ok(Certifying { solving, show })
    }
}

impl Work for Certifying {
    type Answer = Certified;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Certified, Failure> {
        let (kind, certificate) = match &mut self.solving {
            Either::Loopy(solving) => {
                let found = solving.certificate(self.show, budget)?;
                (CertificateKind::from(found.claim()), Certificate::Loopy(found))
            }
            Either::Plain(solving) => {
                let show = match self.show {
                    Some(show) => show,
                    None => match solving.advance(budget)? {
                        SolveAnswer::Solved(solved) => Shown::of(solved.answer(), None),
                        SolveAnswer::Stopped(_) => Shown::Outcome,
                    },
                };
                (show.into(), solving.certificate(show, budget)?)
            }
        };
        let mut bytes = Vec::new();
        let refused = |error: io::Error| Failure::Refused(error.to_string());
        let Written { entries, bytes: length, sha256 } = certificate.write(&mut bytes).map_err(refused)?;
        let text = String::from_utf8(bytes).map_err(|error| Failure::Refused(error.to_string()))?;
        Ok(Certified { file: None, kind, entries, bytes: length, sha256, certificate: Some(text) })
    }
}
