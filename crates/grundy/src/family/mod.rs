//! Laws of families of rules: what holds for `take L..R` for all L and R.
//!
//! A theorem covers all members at once. Without one, every member of a small box is searched separately, and
//! a common pattern of their periods is only seen, even if each single period is proved.

mod pattern;

pub use pattern::{Line, Pattern};

use crate::law::Found;
use crate::sequence::Sequence;
use grundy_rules::{Budget, Failure, FamilyShape, RuleFamily};
use std::sync::Arc;

/// The law of a family: by theorem for all its members, or as seen in some of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FamilyLaw {
    /// A theorem about all members.
    Theorem(FamilyTheorem),
    /// The laws of some members, and the pattern seen in them.
    Members(Members),
}

/// A theorem about all rules of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyTheorem {
    /// G(n) in the letters.
    pub formula: String,
    /// The condition on the letters.
    pub condition: String,
    /// The theorem.
    pub reference: &'static str,
}

/// Members of a family and the common pattern of their laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Members {
    /// The members that are rules, the last letter counting fastest.
    pub members: Vec<Member>,
    /// The preperiod, the period and the saltus as functions of the letter; only for families with one
    /// letter.
    pub pattern: Option<Pattern>,
}

/// One rule of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The numbers for the letters.
    pub numbers: Vec<u64>,
    /// Its canonical form.
    pub rule: String,
    /// Its law.
    pub found: Option<Found>,
}

/// The largest numbers for one letter, two and three.
const MAX_NUMBER_BY_LETTERS: [u64; 3] = [24, 8, 4];

/// The law of a family of rules. Where no theorem covers all members, finds the law of each member with small
/// numbers from the heaps up to `to`.
///
/// ```
/// use grundy::family::{FamilyLaw, family_law};
/// use grundy::{Budget, RuleFamily};
/// let law = |text: &str| {
///     let family = RuleFamily::parse(text).unwrap().unwrap();
///     family_law(&family, 2000, &mut Budget::default())
/// };
/// let FamilyLaw::Theorem(theorem) = law("take L..R")? else { panic!("a theorem") };
/// assert_eq!(theorem.formula, "floor((n mod (L + R)) / L)");
///
/// // All but k: an arithmetic period in every member.
/// let FamilyLaw::Members(seen) = law("take not {k}")? else { panic!("no theorem") };
/// assert_eq!(seen.pattern.unwrap().sentence("k"), "G(n + 2*k) = G(n) + k for n >= 0");
/// # Ok::<(), grundy::Failure>(())
/// ```
///
/// # Errors
/// A spent budget, or the failure of a member's rule.
///
/// # Cost
/// That of finding up to 64 laws.
pub fn family_law(family: &RuleFamily, to: u64, budget: &mut Budget<'_>) -> Result<FamilyLaw, Failure> {
    if let Some(shape) = family.shape() {
        return Ok(FamilyLaw::Theorem(theorem(&shape)));
    }
    let largest = MAX_NUMBER_BY_LETTERS[family.letters().len() - 1];
    let mut members = Vec::new();
    for numbers in boxed(family.letters().len(), largest) {
        // Some numbers give no rule.
        let Ok(ruleset) = family.member(&numbers) else { continue };
        let rule = ruleset.canonical().to_string();
        let Some(mut sequence) = Sequence::new(Arc::new(ruleset)) else { continue };
        let found = sequence.find_law(to, budget)?;
        members.push(Member { numbers, rule, found });
    }
    let pattern = (family.letters().len() == 1).then(|| Pattern::of(&members)).flatten();
    Ok(FamilyLaw::Members(Members { members, pattern }))
}

/// All tuples of numbers from 1 to `largest`.
fn boxed(letters: usize, largest: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..largest.pow(letters as u32)).map(move |mut place| {
        let mut numbers = vec![0; letters];
        for number in numbers.iter_mut().rev() {
            (*number, place) = (1 + place % largest, place / largest);
        }
        numbers
    })
}

impl Members {
    /// Whether the law of every member is a fact.
    pub fn are_facts(&self) -> bool {
        self.members.iter().all(|member| member.found.as_ref().is_some_and(Found::is_fact))
    }
}

fn theorem(shape: &FamilyShape) -> FamilyTheorem {
    const RANGE: &str =
        "G(n) = floor((n mod (L+R))/L) for take L..R (Berlekamp, Conway & Guy, Winning Ways, chapter 4)";
    const TWO: &str = "induction on the residue of n modulo a + b, for take {a,b}, a <= b (Berlekamp, Conway & Guy, Winning Ways, chapter 4)";
    const WINDOW: &str = "sliding windows: the options of heap n are the heaps n - floor(n/c) to n-1, and with each heap \
                          this window moves on by one heap or grows by one";
    match shape {
        FamilyShape::Range { least, most: None } => FamilyTheorem {
            formula: if least == "1" { "n".into() } else { format!("floor(n / {})", factor(least)) },
            condition: format!("1 <= {least}"),
            reference: RANGE,
        },
        FamilyShape::Range { least, most: Some(most) } => {
            let modulus = if least == most { format!("2*{}", factor(least)) } else { sum(least, most) };
            // `mod` binds as `*` does, and the first of them goes first.
            let residue = format!("n mod ({modulus})");
            FamilyTheorem {
                formula: match least.as_str() {
                    "1" => residue,
                    _ => format!("floor(({residue}) / {})", factor(least)),
                },
                condition: ascending(least, most),
                reference: RANGE,
            }
        }
        FamilyShape::Two { smaller, larger } => {
            let steps = if smaller == "1" { "r".into() } else { format!("floor(r / {})", factor(smaller)) };
            FamilyTheorem {
                formula: format!(
                    "{steps} mod 2 if r < {larger}, else 2 - {steps} mod 2, where r = n mod ({})",
                    sum(smaller, larger)
                ),
                condition: ascending(smaller, larger),
                reference: TWO,
            }
        }
        FamilyShape::Quotient { divisor } => FamilyTheorem {
            formula: format!("n / {c} if {c} divides n, else G(n-1 - floor(n / {c}))", c = factor(divisor)),
            condition: format!("1 <= {divisor}"),
            reference: WINDOW,
        },
    }
}

/// The condition that two numbers are at least 1 and ascend, without its obvious part.
fn ascending(smaller: &str, larger: &str) -> String {
    match smaller {
        "1" => format!("1 <= {larger}"),
        _ if smaller == larger => format!("1 <= {smaller}"),
        _ => format!("1 <= {smaller} <= {larger}"),
    }
}

/// A sum in common notation, with a 1 after a letter.
fn sum(smaller: &str, larger: &str) -> String {
    if smaller == "1" { format!("{larger} + 1") } else { format!("{smaller} + {larger}") }
}

/// An expression as a divisor.
fn factor(text: &str) -> String {
    if text.chars().all(|c| c.is_ascii_alphanumeric()) { text.into() } else { format!("({text})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn law(text: &str) -> FamilyLaw {
        let family = RuleFamily::parse(text).expect("few letters").expect("letters");
        family_law(&family, 2000, &mut Budget::default()).expect("no limit")
    }

    fn formula(text: &str) -> String {
        match law(text) {
            FamilyLaw::Theorem(theorem) => theorem.formula,
            FamilyLaw::Members(_) => panic!("{text}: no theorem"),
        }
    }

    #[test]
    fn theorems_are_told_in_the_letters() {
        assert_eq!(formula("take 1..k"), "n mod (k + 1)");
        assert_eq!(formula("take {k+1, 2*k}").split(" mod").next(), Some("floor(r / (k+1))"));
        assert_eq!(formula("take k"), "floor((n mod (2*k)) / k)");
        assert_eq!(formula("take k.."), "floor(n / k)");
        assert_eq!(formula("take k+1..2*k"), "floor((n mod (k+1 + 2*k)) / (k+1))");
        assert_eq!(formula("take {1,k}"), "r mod 2 if r < k, else 2 - r mod 2, where r = n mod (k + 1)");
        assert_eq!(formula("take 1..floor(n/c)"), "n / c if c divides n, else G(n-1 - floor(n / c))");
        let FamilyLaw::Theorem(theorem) = law("take 1..k") else { panic!("no theorem") };
        assert_eq!(theorem.condition, "1 <= k");
    }

    /// A pattern seen in the first members holds in the next ones, from which it was not learned.
    #[test]
    fn patterns_hold_in_further_members() {
        for text in ["take not {k}", "take {1,2,k}", "take {1,k,k+1}", "n -> n-1 | n-2 | n-k-2"] {
            let family = RuleFamily::parse(text).expect("few letters").expect("letters");
            let FamilyLaw::Members(seen) = law(text) else { panic!("{text}: a theorem") };
            assert!(seen.are_facts(), "{text}");
            let pattern = seen.pattern.unwrap_or_else(|| panic!("{text}: no pattern"));
            for k in 25..40 {
                let ruleset = family.member(&[k]).expect("a rule");
                let mut sequence = Sequence::new(Arc::new(ruleset)).expect("a sequence");
                let found =
                    sequence.find_law(2000, &mut Budget::default()).expect("no limit").expect("a law");
                assert_eq!(pattern.period(k), found.law.period(), "{text}, k = {k}");
            }
        }
    }

    #[test]
    fn members_without_a_pattern_have_none() {
        let FamilyLaw::Members(seen) = law("n -> n-1 | floor(n/c)") else { panic!("a theorem") };
        // For c = 1 heap n would move to itself.
        assert_eq!((seen.members.len(), seen.pattern), (23, None));
    }
}
