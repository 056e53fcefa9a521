//! Sets of numbers to take that hold 1, …, d − 1, but no multiple of d.

use super::super::document::Section;
use super::Told;
use crate::law::Period;

pub(super) fn reasons(told: &Told<'_>, law: &Period) -> Vec<Section> {
    let d = law.period;
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
