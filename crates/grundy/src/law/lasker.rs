//! Lasker's Nim: take any number of coins, or split a heap in two.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::told::{Told, values_table};
use super::{Evidence, Found, Law, Period};
use crate::document::Section;
use grundy_rules::KnownBy;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// The theorem of Lasker's Nim, `4.[3]`: G(n) = n, n, n + 1, n − 1 for n mod 4 = 1, 2, 3, 0.
///
/// # Reference
/// Berlekamp, Conway & Guy, *Winning Ways*, chapter 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasker;

impl Lasker {
    /// The law.
    pub(super) fn found() -> Found {
        let law = Law::Period(Period { preperiod: 1, period: 4, saltus: 4 });
        Found { law, by: Evidence::Proved(Lasker.into()), heaps_computed: 0 }
    }
}

impl Cited for Lasker {
    const CITATION: &'static str = "G(n) = n, n, n+1, n-1 for n mod 4 = 1, 2, 3, 0 in Lasker's Nim (Berlekamp, Conway & Guy, \
                                    Winning Ways, chapter 4)";

    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told)
    }

    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "quotients")
    }
}

/// Explains the law of Lasker's Nim.
fn explained(told: &Told<'_>) -> Vec<Section> {
    let reasons = [say!("proof-lasker-law"), say!("proof-lasker-splits"), say!("proof-lasker-cases")];
    let why = Section::of(say!("heading-why-for-all"), reasons);
    let mut first = Section::of(say!("heading-first-values"), []);
    first.blocks.extend(values_table(told.values, 13));
    vec![why, first]
}
