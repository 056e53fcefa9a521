//! Divisors and binary ones.

use super::super::document::Section;
use super::{EXAMPLE, Told};
use crate::law::DigitLaw;
use grundy_rules::formula::digits::DigitFamily;

pub(super) fn reasons(told: &Told<'_>, law: &DigitLaw) -> Vec<Section> {
    let ones = law.family() == DigitFamily::Submasks;
    let why = match law.family() {
        DigitFamily::Submasks => vec![
            "A move takes some of the binary ones of n, and nothing else: n-k has the ones of n without those of k. So a move leaves any \
             smaller set of the ones. Only their number counts, and any number of them may be taken: the ones are a Nim heap."
                .to_string(),
            "By induction the options of a heap with c ones have the values 0, 1, …, c-1, for each of these numbers of ones may be left; and the \
             smallest number that is missing is c."
                .to_string(),
        ],
        family => divisors(family),
    };
    let mut checks = Section::of(
        "What was checked",
        ["Nothing needs to be checked for this rule but its form. For comparison, its first values."
            .to_string()],
    );
    checks.blocks.extend(told.table());
    let value = law.value(EXAMPLE).0;
    let example = if ones {
        format!("{EXAMPLE} is {EXAMPLE:b} in binary, with {value} ones. So G({EXAMPLE}) = {value}.")
    } else {
        let v = EXAMPLE.trailing_zeros();
        format!("{EXAMPLE} = 2^{v} * {}, so v = {v} and G({EXAMPLE}) = {value}.", EXAMPLE >> v)
    };
    vec![Section::of("Why it holds for all heaps", why), checks, Section::of("An example", [example])]
}

fn divisors(family: DigitFamily) -> Vec<String> {
    let mut text = vec![
        "A move takes a divisor d of n. Write n = 2^v * m with m odd, and d = 2^b * e with e odd; as d divides n, b is v or less. How often does \
         2 divide what is left?"
            .to_string(),
        "If b < v, then n-d = 2^b * (2^(v-b)*m - e), and the number in the brackets is even minus odd, so it is odd: 2 divides n-d exactly b \
         times. Each b from 0 to v-1 occurs, with d = 2^b. If b = v, then n-d = 2^v * (m-e), and m-e is even: n-d is 0, or 2 divides it more \
         than v times."
            .to_string(),
    ];
    text.push(match family {
        DigitFamily::Divisors => {
            "Here n itself may be taken, which leaves 0, with the value 0. Suppose that all smaller heaps, but 0, have the value that is one more \
             than the number of times that 2 divides them. Then the options of n have the values 1 to v (from b < v), the value 0 (all are \
             taken) and some above v+1. The smallest number that is missing is v+1, so G(n) = v+1."
        }
        _ => {
            "Here n itself may not be taken, so nothing leaves 0. Suppose that the value of each smaller heap is the number of times that 2 divides \
             it. Then the options of n have the values 0 to v-1 (from b < v) and some above v. The smallest number that is missing is v, so \
             G(n) = v."
        }
    }
    .to_string());
    text.push("Heap 0 has no move. So the law holds heap by heap, without an end.".to_string());
    text
}
