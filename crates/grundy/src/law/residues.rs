//! Take sets that contain 1, …, d − 1 but no multiple of d.

use super::cited::Cited;
use super::claim::Statement;
use super::told::Told;
use super::{Evidence, Found, Law, Period};
use crate::document::Section;
use grundy_rules::formula::residues::Residues;
use grundy_words::say;

/// The law n mod d.
pub(super) fn found(residues: Residues) -> Found {
    let law = Law::Period(Period { preperiod: 0, period: residues.modulus(), saltus: 0 });
    Found { law, by: Evidence::Proved(residues.into()), heaps_computed: 0 }
}

impl Cited for Residues {
    const CITATION: &'static str =
        "residues (no move keeps n mod d, and 1 to d-1 coins leave all smaller ones)";

    fn hypotheses(&self) -> Vec<String> {
        self.reasons()
    }

    fn shows_in_the_form(&self) -> bool {
        true
    }

    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    /// Linear arithmetic cannot express these rules; otherwise automata would have proved their laws.
    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Err(" rests on the form of a rule that linear arithmetic does not say: it has no certificate".into())
    }
}

/// Explains why the law holds.
fn explained(told: &Told<'_>, residues: &Residues) -> Vec<Section> {
    let d = residues.modulus();
    let most = d - 1;
    let why = Section::of(
        say!("heading-why-for-all"),
        [
            say!("proof-residues-claim", modulus = d, most = most),
            say!("proof-residues-step", modulus = d, most = most),
            say!("proof-residues-end"),
        ],
    );
    vec![why, told.checked()]
}
