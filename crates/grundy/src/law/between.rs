//! Rules between two rules with the same law.

use super::cited::Cited;
use super::claim::Statement;
use super::told::Told;
use super::{Law, TheoremName};
use crate::document::Section;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// Two rules with the same law, one with fewer and one with more moves than this rule: each move of the inner
/// rule is a move of this one, and each move of this one is a move of the outer rule.
///
/// # Laws
/// Let each option by the rule R⁻ be an option by R, and each by R an option by R⁺. If R⁻ and R⁺ have the
/// same nim-values G, then so has R: no option by R has the value G(n), since it is an option by R⁺; and each
/// smaller value is the value of an option by R⁻, which is an option by R.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Between {
    /// The rule with fewer moves.
    pub inner: Bound,
    /// The rule with more moves.
    pub outer: Bound,
}

/// A rule with fewer moves, or with more, and the theorem for its law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    /// The rule, in the rule language.
    pub rule: String,
    /// The theorem behind its law.
    pub by: TheoremName,
}

impl Cited for Between {
    const CITATION: &'static str =
        "two rules with the same nim-values, of which one has fewer moves and the other has more";

    fn hypotheses(&self) -> Vec<String> {
        let Between { inner, outer } = self;
        vec![
            say!("checked-inner-moves", rule = &inner.rule),
            say!("checked-rule-law", rule = &inner.rule, reference = inner.by.citation()),
            say!("checked-outer-moves", rule = &outer.rule),
            say!("checked-rule-law", rule = &outer.rule, reference = outer.by.citation()),
        ]
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told)
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Err(" rests on two rules around it: no certificate is written yet of such a proof".into())
    }
}

/// Explains why the law holds.
fn explained(told: &Told<'_>) -> Vec<Section> {
    let reasons = [say!("proof-between-rules"), say!("proof-between-step"), say!("proof-between-end")];
    let why = Section::of(say!("heading-why-for-all"), reasons);
    vec![why, told.checked()]
}
