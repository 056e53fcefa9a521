//! Take sets that contain 1, …, d − 1 but no multiple of d.

use super::cited::Cited;
use super::claim::Statement;
use super::told::Told;
use super::{Evidence, Found, Law, Period};
use crate::document::Section;
use grundy_rules::formula::residues::Residues;

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
    let few = if d == 2 { "1 coin".to_string() } else { format!("1, …, {} coins", d - 1) };
    let why = Section::of(
        "Why it holds for all heaps",
        [
            format!(
                "From any heap {few} may be taken, if it has so many, but never a number of coins that {d} divides. Claim: G(n) = \
                 n mod {d}. For heap 0, which has no move, that is true. Suppose that it is true for all heaps smaller than n."
            ),
            format!(
                "Let r = n mod {d}. Whoever takes k coins leaves n-k, and n-k mod {d} is not r, as {d} does not divide k: no option has the value \
                 r. But 1, …, r coins may be taken, for r is at most {}: they leave heaps with n mod {d} equal to r-1, …, 0. So all \
                 smaller values are those of options, and r is the smallest number that is missing: G(n) = r.",
                d - 1
            ),
            "So it is true for all n, one after the other. No value needs to be computed.".into(),
        ],
    );
    vec![why, told.checked()]
}
