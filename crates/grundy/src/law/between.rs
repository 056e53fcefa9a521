//! Rules between two rules with the same law.

use super::cited::Cited;
use super::claim::Statement;
use super::told::Told;
use super::{Law, TheoremName};
use crate::document::Section;
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
            format!("each move by {} is one of this rule", inner.rule),
            format!("{} has this law, by {}", inner.rule, inner.by.citation()),
            format!("each move of this rule is one by {}", outer.rule),
            format!("{} has this law, by {}", outer.rule, outer.by.citation()),
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
    let why = Section::of(
        "Why it holds for all heaps",
        [
            "Two rules are set beside this one. By the first there are fewer moves: each of them is a move of this rule, too. By the \
             second there are more: each move of this rule is one of them. Both are simple enough to be decided, and both have the \
             law G(n) of the statement."
                .to_string(),
            "Suppose that the law is true of this rule for all heaps smaller than n. No option of heap n has the value G(n), for it is an \
             option by the second rule, too, and there no option has it. And each value v < G(n) is that of an option: by the first rule \
             there is one, and it is an option by this rule. So G(n) is the smallest number that is missing, and the law is true for n."
                .into(),
            "So it is true for all n, one after the other. What the rule says between the two others makes no difference.".into(),
        ],
    );
    vec![why, told.checked()]
}
