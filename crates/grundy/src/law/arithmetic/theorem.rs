//! The theorems on divisors, remainders and binary ones: their explanations.

use super::{ArithmeticLaw, Family};
use crate::document::Section;
use crate::law::Law;
use crate::law::cited::Cited;
use crate::law::claim::Statement;
use crate::law::told::{EXAMPLE, Told};
use grundy_rules::KnownBy;

impl Cited for ArithmeticLaw {
    const CITATION: &'static str = "Iannucci & Larsson, Game values of arithmetic functions, 2021";

    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }

    fn reference(&self) -> String {
        let what = match self.family {
            Family::Divisors => {
                "G(n) = v+1 where 2^v is the largest power of 2 that divides n (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
            Family::ProperDivisors => {
                "G(n) = v where 2^v is the largest power of 2 that divides n (Iannucci & Larsson, Game values of \
                 arithmetic functions, 2021)"
            }
            Family::Submasks => {
                "G(n) = the number of binary ones of n, a Nim heap of them (after Bouton 1901)"
            }
            Family::Coprime | Family::ProperCoprime => {
                "G(n) tells the least prime divisor of n, which no option has, while all smaller ones may be left (Iannucci & \
                 Larsson, Game values of arithmetic functions, 2021)"
            }
            Family::SmallerDivisors => {
                "G(n) = the number of primes in the factorisation of n, as for a Nim heap of them (Iannucci & Larsson, Game values \
                 of arithmetic functions, 2021)"
            }
            Family::NonDivisors => {
                "G(n) tells the odd part of n: no option has the same one, and all smaller ones may be left (after Iannucci & \
                 Larsson, Game values of arithmetic functions, 2021)"
            }
            Family::Quotients | Family::QuotientsRoundedUp => {
                "G(n) is a rounded logarithm, which each quotient makes smaller, by any number (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
            Family::Remainders => {
                "the remainders of n are the numbers below n/2, so G(n) = 1 + G(floor((n-1)/2)) (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
        };
        what.into()
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Err(format!(
            ", G(n) = {}, is no sentence of linear arithmetic: it has no certificate",
            self.formula()
        ))
    }
}

/// Explains why the law holds.
fn explained(told: &Told<'_>, law: &ArithmeticLaw) -> Vec<Section> {
    let mut why = told_why(law.family());
    why.push("Heap 0 has no move. So the law holds heap by heap, without an end.".into());
    let mut checks = Section::of(
        "What was checked",
        ["Nothing needs to be checked for this rule but its form. For comparison, its first values."
            .to_string()],
    );
    checks.blocks.extend(told.table());
    let mut sections = vec![Section::of("Why it holds for all heaps", why), checks];
    let value = told.by_law(EXAMPLE);
    sections.extend(value.map(|value| Section::of("An example", [example(law.family(), value)])));
    sections
}

/// Explains the value of [`EXAMPLE`].
fn example(family: Family, value: u64) -> String {
    let (v, odd) = (EXAMPLE.trailing_zeros(), EXAMPLE >> EXAMPLE.trailing_zeros());
    let so = format!("G({EXAMPLE}) = {value}");
    match family {
        Family::Divisors | Family::ProperDivisors => {
            format!("{EXAMPLE} = 2^{v} * {odd}, so v = {v} and {so}.")
        }
        Family::Submasks => format!("{EXAMPLE} is {EXAMPLE:b} in binary, with {value} ones. So {so}."),
        Family::Coprime => format!("{EXAMPLE} is even, so {so}."),
        Family::ProperCoprime => format!("2, the first prime, divides {EXAMPLE}, so {so}."),
        Family::SmallerDivisors => format!("{EXAMPLE} = 2^6 * 5^6, a product of {value} primes, so {so}."),
        Family::NonDivisors => format!("{EXAMPLE} = 2^{v} * {odd}, so m = {odd} and {so}."),
        Family::Quotients | Family::QuotientsRoundedUp => {
            let log = EXAMPLE.ilog2();
            format!("2^{log} <= {EXAMPLE} <= 2^{}, so {so}.", log + 1)
        }
        Family::Remainders => format!("2^{value} <= {EXAMPLE} + 1 < 2^{}, so {so}.", value + 1),
    }
}

fn told_why(family: Family) -> Vec<String> {
    match family {
        Family::Divisors | Family::ProperDivisors => divisors(family),
        Family::Submasks => vec![
            "A move takes some of the binary ones of n, and nothing else: n-k has the ones of n without those of k. So a move leaves any \
             smaller set of the ones. Only their number counts, and any number of them may be taken: the ones are a Nim heap."
                .to_string(),
            "By induction the options of a heap with c ones have the values 0, 1, …, c-1, for each of these numbers of ones may be left; and the \
             smallest number that is missing is c."
                .to_string(),
        ],
        Family::Coprime | Family::ProperCoprime => coprime(family),
        Family::SmallerDivisors => vec![
            "Write n as a product of primes. A divisor of n is the product of some of them, so a move leaves any smaller part of these primes. \
             Only their number counts, and any number of them may go: the primes are a Nim heap."
                .to_string(),
            "By induction the options of a product of c primes have the values 0, 1, …, c-1, and the smallest number that is missing is c."
                .to_string(),
        ],
        Family::NonDivisors => vec![
            "Write n = 2^v * m with m odd. Claim: G(n) = (m-1)/2, so each odd m has a value of its own. Suppose that this is true for all \
             smaller heaps."
                .to_string(),
            "No option has the value of n: a smaller number with the same odd part is 2^b * m with b < v, and that divides n.".to_string(),
            "Each smaller value is that of an option. Let e be odd and e < m. If e does not divide n, e may be left. If it does, it divides m, and \
             so e is at most m/3, as m/e is odd and not 1; then 2^(v+1) * e may be left, for it is smaller than n = 2^v * m, and does not \
             divide n, in which 2 occurs v times only."
                .to_string(),
        ],
        Family::Quotients => vec![
            "Claim: G(n) = L, where 2^L is the largest power of 2 that is not larger than n. Suppose that this is true for all smaller heaps."
                .to_string(),
            "As k is 2 or more, floor(n/k) is at most n/2, so its value is at most L-1. With k = 2, 4, …, 2^L, which are not larger than n, the \
             values L-1, L-2, …, 0 are reached. The smallest number that is missing is L."
                .to_string(),
        ],
        Family::QuotientsRoundedUp => vec![
            "Claim: G(n) = L, where 2^L is the smallest power of 2 that is not smaller than n. Suppose that this is true for all smaller heaps."
                .to_string(),
            "As k is 2 or more, ceil(n/k) is at most ceil(n/2), which is not larger than 2^(L-1), so its value is at most L-1. With k = 2, 4, …, \
             2^(L-1) the values L-1, L-2, …, 1 are reached, and k = n leaves 1, with the value 0. The smallest number that is missing is L."
                .to_string(),
        ],
        Family::Remainders => vec![
            "A remainder r = n mod k is smaller than k, and as n = q*k + r with q at least 1, n is at least k + r: so r is smaller than n/2. Each \
             such r occurs, with k = n-r. So the options of n are the heaps 0, 1, …, h with h = floor((n-1)/2)."
                .to_string(),
            "So a larger heap has all options of a smaller one, and the values never fall. By induction those of the heaps 0 to h are all numbers from \
             0 to G(h), so the smallest number that is missing is G(h) + 1, and G(n) = 1 + G(floor((n-1)/2)). As floor((n-1)/2) + 1 is \
             floor((n+1)/2), each step halves n+1: G(n) = L, where 2^L is the largest power of 2 that is not larger than n+1."
                .to_string(),
        ],
    }
}

fn divisors(family: Family) -> Vec<String> {
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
        Family::Divisors => {
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
    text
}

fn coprime(family: Family) -> Vec<String> {
    let mut text = vec![
        "A divisor that two of the numbers k, n-k and n have in common divides the third one, too. So what is left has no divisor in common with n \
         but 1, just as what is taken."
            .to_string(),
        "Let n be 2 or more, and p the least prime that divides it. Suppose that the law is true for all smaller heaps. No option is divisible by \
         p, so none has the least prime p. Each smaller prime does not divide n, so it may be left, and so may 1."
            .to_string(),
    ];
    text.push(match family {
        Family::Coprime => {
            "The only coin of heap 1 may be taken: G(1) = 1. An even heap has odd options only, none of them with the value 0, so its value is 0. \
             From an odd n with the i-th prime as its least one, 2 may be left, with the value 0, and 1, with the value 1, and the second to \
             the (i-1)-th prime, with the values 2 to i-1. The value i is that of no option, so G(n) = i."
        }
        _ => {
            "Heap 1 has no move here: G(1) = 0. If p is the i-th prime, 1 may be left, with the value 0, and the first to the (i-1)-th prime, with \
             the values 1 to i-1. The value i is that of no option, so G(n) = i."
        }
    }
    .to_string());
    text
}
