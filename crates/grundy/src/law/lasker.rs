//! Lasker's Nim: take any number of coins, or split a heap in two.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::told::{Told, values_table};
use super::{Evidence, Found, Law, Period};
use crate::document::Section;
use grundy_rules::KnownBy;
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
    let why = Section::of(
        "Why it holds for all heaps",
        [
            "A move takes any number of coins from a heap, or splits it into two heaps and takes nothing. The law says that in each four heaps \
             4m+1, 4m+2, 4m+3, 4m+4 the values are 4m+1, 4m+2, 4m+4, 4m+3: the last two are exchanged. We show that each is the mex of its \
             options, if smaller heaps have these values."
                .into(),
            "By the law the values of heaps that leave the remainders 1, 2, 3, 0 when divided by 4 leave the remainders 1, 2, 0, 3. The \
             last two binary digits of a nim-sum depend on those of its parts alone. So a split of a heap n has a value with the remainder \
             2 if n has the remainder 1 (0+1 and 2+3 coins give 3 xor 1 = 2 and 2 xor 0 = 2); 1 or 0 if n has 2; 3 if n has 3; 0 or 1 if n has 0."
                .into(),
            "n = 4m+1: the smaller heaps have the values 0 to 4m, and no split has the remainder 1, so G(n) = 4m+1. n = 4m+2: the smaller heaps have \
             0 to 4m+1, and no split has the remainder 2, so G(n) = 4m+2. n = 4m+3: the smaller heaps have 0 to 4m+2, the split into 1 and \
             4m+2 has 1 xor 4m+2 = 4m+3, and no split has the remainder 0, so G(n) = 4m+4. n = 4m+4: the smaller heaps have 0 to 4m+2 and \
             4m+4, and no split has the remainder 3, so G(n) = 4m+3. Nothing needs to be checked."
                .into(),
        ],
    );
    let mut first = Section { heading: "The first values".into(), blocks: Vec::new() };
    first.blocks.extend(values_table(told.values, 13));
    vec![why, first]
}
