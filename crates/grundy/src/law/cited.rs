//! How the proofs of a theorem are told.

use super::Law;
use super::claim::Statement;
use super::told::Told;
use crate::document::Section;
use grundy_rules::KnownBy;

/// A theorem: how its proofs are told. Each has a file of its own.
pub(super) trait Cited: Sized {
    /// The theorem, with author and year.
    const CITATION: &'static str;

    fn known_by(&self) -> KnownBy {
        KnownBy::Proved
    }

    /// The citation, with what of it was used.
    fn reference(&self) -> String {
        Self::CITATION.into()
    }

    fn hypotheses(&self) -> Vec<String> {
        Vec::new()
    }

    /// Do the hypotheses show in the form of the rule, without a look at values?
    fn shows_in_the_form(&self) -> bool {
        false
    }

    /// Why the law holds, in sections that a student can follow.
    fn sections(&self, told: &Told<'_>) -> Vec<Section>;

    /// How a certificate states a law that is proved so; or why there is none, as the rest of the sentence "the law of this rule".
    fn certificate(&self, law: &Law) -> Result<Statement, String>;
}

/// A period as a certificate of this theorem states it.
pub(super) fn stated(law: &Law, theorem: &'static str) -> Result<Statement, String> {
    Statement::of_period(law, theorem).ok_or_else(|| " is no period".into())
}
