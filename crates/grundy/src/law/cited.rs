//! How the proofs of a theorem are explained.

use super::Law;
use super::claim::Statement;
use super::told::Told;
use crate::document::Section;
use grundy_rules::KnownBy;

/// A theorem and the explanation of its proofs. Each theorem has its own file.
pub(super) trait Cited: Sized {
    /// The theorem, with author and year.
    const CITATION: &'static str;

    fn known_by(&self) -> KnownBy {
        KnownBy::Proved
    }

    /// The citation, with the part of it that was used.
    fn reference(&self) -> String {
        Self::CITATION.into()
    }

    fn hypotheses(&self) -> Vec<String> {
        Vec::new()
    }

    /// Whether the form of the rule shows the hypotheses, without any values.
    fn shows_in_the_form(&self) -> bool {
        false
    }

    /// Explains why the law holds, in sections that a student can follow.
    fn sections(&self, told: &Told<'_>) -> Vec<Section>;

    /// The law as a certificate states it; or why there is none, as the rest of the sentence "the law of this
    /// rule".
    fn certificate(&self, law: &Law) -> Result<Statement, String>;
}

/// The period of a law, as a certificate of this theorem states it.
pub(super) fn stated(law: &Law, theorem: &'static str) -> Result<Statement, String> {
    Statement::of_period(law, theorem).ok_or_else(|| " is no period".into())
}
