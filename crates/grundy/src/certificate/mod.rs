//! Certificates: files that prove what a position is worth ([`Certificate`]), how it is won under either
//! convention ([`StrategyCertificate`]), the same where play need not end ([`LoopyCertificate`]), or which law
//! all nim-values of a rule follow ([`LawCertificate`]), from the rules alone.
//!
//! ```
//! use grundy::certificate::{Certificate, Wanted};
//! use grundy::solve::Worths;
//! use grundy::{Budget, Position};
//! let position = Position::parse("kayles : 3")?;
//! let (mut worths, mut budget) = (Worths::default(), Budget::default());
//! let certificate = Certificate::of(&position, Wanted::NimValue, &mut worths, &mut budget)?;
//! let mut file = Vec::new();
//! certificate.write(&mut file)?;
//! let lines: Vec<&str> = std::str::from_utf8(&file)?.lines().collect();
//! assert_eq!(lines[1..3], [r#"{"component":0}"#, r#"{"at":"1","is":1}"#]);
//! assert_eq!(lines[3..5], [r#"{"at":"2","is":2}"#, r#"{"at":"3","is":3}"#]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `grundy-check` defines the contents of such a file, its check, and why that is enough. This module chooses
//! the entries: as few and as small ones as a simple search finds.

mod claims;
mod components;
mod law;
mod loopy;
mod proof;
mod strategy;
mod write;

pub use crate::solve::Wanted;
pub use law::LawCertificate;
pub use loopy::{LoopyCertificate, LoopyClaim};
pub use strategy::StrategyCertificate;
pub use write::Written;

use crate::solve::{Worths, uncancelled};
use claims::{Entry, Says};
use components::Placed;
use grundy_rules::{Budget, Failure, NimValue, Outcome, Position, Ruleset};
use proof::Proof;
use std::sync::Arc;

/// A claim about a position under normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Its nim-value.
    NimValue(NimValue),
    /// Its outcome, N or P.
    Outcome(Outcome),
}

/// A claim about a position, and the entries that prove it.
#[derive(Debug)]
pub struct Certificate {
    position: String,
    /// The components for readers that know no notation, if they have such a form.
    components: Option<Vec<Option<Placed>>>,
    claim: Claim,
    sections: Vec<Section>,
}

/// The entries for one component's rules.
#[derive(Debug)]
struct Section {
    component: usize,
    ruleset: Arc<Ruleset>,
    entries: Vec<Entry>,
}

/// The largest nim-value that is certified: each smaller value needs an option that has it.
const MAX_NIM_VALUE: u64 = 1 << 20;

/// A part of the whole position: the index of its rules, and its numbers.
type RootPart = (usize, Vec<u64>);

impl Certificate {
    /// Solves a position, and finds the entries that prove the result.
    ///
    /// Values come from wherever the solver finds them, laws and theorems included; the entries prove them by
    /// definition. Pass the [`Worths`] with which the position was solved, if there are any: they remember
    /// values.
    ///
    /// # Errors
    /// [`Failure::Refused`] where definition alone is not enough (a labelled game; a nim-value above 2^20),
    /// the rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// Each entry needs a look at all its options, and the values of some. Memory for the entries, and for
    /// positions of games written in Rust that are met on the way.
    pub fn of(
        position: &Position,
        wanted: Wanted,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<Certificate, Failure> {
        if position.components.iter().any(|component| component.ruleset.is_labelled()) {
            return Err(Failure::Refused(
                "a labelled game has no nim-value, so there is no certificate of it".into(),
            ));
        }
        let mut proofs: Vec<Proof> = Vec::new();
        let mut parts: Vec<RootPart> = Vec::new();
        for (c, component) in position.components.iter().enumerate() {
            let same = proofs.iter().position(|proof| proof.ruleset.is_same(&component.ruleset));
            let p = same.unwrap_or(proofs.len());
            if same.is_none() {
                proofs.push(Proof::new(c, component.ruleset.clone()));
            }
            parts.extend(component.forms().into_iter().map(|part| (p, part)));
        }
        let (cancel, keep): (Vec<RootPart>, Vec<RootPart>) =
            parts.into_iter().partition(|(p, _)| claims::cancel(&proofs[*p].ruleset));
        let mut parts = uncancelled(cancel);
        parts.extend(keep);
        // The largest part comes last: there an outcome needs least.
        parts.sort_by_cached_key(|(p, part)| proofs[*p].size(part));
        let mut ask = |(p, part): &RootPart, budget: &mut Budget<'_>| -> Result<u64, Failure> {
            Ok(worths.worth(&proofs[*p].ruleset, part, budget)?.value.0)
        };
        let mut shown: Vec<(RootPart, Says)> = Vec::new();
        let claim = match (wanted, parts.pop()) {
            (Wanted::NimValue, last) => {
                let mut sum = 0;
                for part in parts.into_iter().chain(last) {
                    let value = ask(&part, budget)?;
                    sum ^= value;
                    shown.push((part, Says::Is(value)));
                }
                Claim::NimValue(NimValue(sum))
            }
            (Wanted::Outcome, None) => Claim::Outcome(Outcome::Previous),
            (Wanted::Outcome, Some(last)) => {
                let mut rest = 0;
                for part in parts {
                    let value = ask(&part, budget)?;
                    rest ^= value;
                    shown.push((part, Says::Is(value)));
                }
                let lost = worths.is_worth(&proofs[last.0].ruleset, &last.1, NimValue(rest), budget)?;
                shown.push((last, if lost { Says::Is(rest) } else { Says::Not(rest) }));
                Claim::Outcome(if lost { Outcome::Previous } else { Outcome::Next })
            }
        };
        for ((p, part), says) in shown {
            proofs[p].show(&part, says, worths, budget)?;
        }
        let sections = proofs.into_iter().map(Proof::section).filter(|section| !section.entries.is_empty());
        Ok(Certificate {
            position: position.without_files(),
            components: components::of(position),
            claim,
            sections: sections.collect(),
        })
    }

    /// The claim.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// The number of entries.
    pub fn entries(&self) -> u64 {
        self.sections.iter().map(|section| section.entries.len() as u64).sum()
    }
}
