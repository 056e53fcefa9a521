//! Nim: a move takes any number of coins.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::told::Told;
use super::{Evidence, Found, Law, Period};
use crate::document::Section;
use grundy_rules::KnownBy;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// The theorem of Nim, `take any`: G(n) = n.
///
/// The options of a heap are all smaller heaps. If these have the values 0, …, n − 1, then n is the smallest
/// number missing.
///
/// # Reference
/// C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nim;

impl Nim {
    /// The law.
    pub(super) fn found() -> Found {
        let law = Law::Period(Period { preperiod: 0, period: 1, saltus: 1 });
        Found { law, by: Evidence::Proved(Nim.into()), heaps_computed: 0 }
    }
}

impl Cited for Nim {
    const CITATION: &'static str =
        "G(n) = n in Nim (Bouton, Nim, a game with a complete mathematical theory, 1901)";

    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }

    fn sections(&self, _: &Told<'_>) -> Vec<Section> {
        vec![Section::of(say!("heading-why-for-all"), [say!("proof-nim")])]
    }

    /// Nim is the set without exceptions.
    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "covered window")
    }
}
