//! Periods of codes that split into several heaps, proved in quotients.

use super::super::document::{Block, Section, Table};
use super::Told;
use crate::law::{Classes, Period, quotients::REFERENCE};

/// More classes are not listed.
const MOST_CLASSES: u64 = 24;

pub(super) fn reasons(told: &Told<'_>, law: &Period) -> Vec<Section> {
    if told.found.reference != REFERENCE {
        return vec![told.checked()];
    }
    let s = law.saltus;
    let (value, left) = match s {
        0 => ("c(i)".into(), "the nim-sum of the numbers c of their classes".into()),
        s => (format!("c(i) + {s}*q"), format!("the nim-sum of the numbers c + {s}*q of the heaps left")),
    };
    sections(told, law.preperiod.max(1), law.period, &value, &left, |_| s)
}

/// A saltus for each class.
pub(super) fn classes(told: &Told<'_>, law: &Classes) -> Vec<Section> {
    let value = "c(i) + s(i)*q, with the saltus s(i) of its class";
    let left = "the nim-sum of the numbers c + s*q of the heaps left, each with the c and the s of its class";
    sections(told, law.preperiod().max(1), law.period(), value, left, |heap| law.saltus_of(heap))
}

fn sections(
    told: &Told<'_>,
    n0: u64,
    p: u64,
    value: &str,
    left: &str,
    saltus: impl Fn(u64) -> u64,
) -> Vec<Section> {
    let why = Section::of(
        "Why finitely many checks are enough",
        [
            format!(
                "Write a heap from {n0} on as {n0} + i + {p}*q, with 0 <= i < {p}: i is its class, q its quotient. The law says that such a \
                 heap is worth {value}, where c(i) is the value for q = 0."
            ),
            "Induction shows what has to be checked. Suppose that all heaps smaller than n have the values of the law. Then the law is right for n \
             as well if (1) no option of n has the value that it gives to n, and (2) each smaller number is the value of an option."
                .into(),
            format!(
                "Look at a heap of class i with the quotient Q, and at a move that takes t coins and leaves heaps of given classes (or heaps below \
                 {n0}, of which there are finitely many). The sizes of the heaps left add up to n-t. Divided by {p} that says: the \
                 quotients left add up to Q plus a constant. And the value of the option is {left}."
            ),
            "So (1) and (2) speak of natural numbers that are added and nim-added, nothing else. Both are done digit by digit in base 2: a nim-sum \
             looks at one digit of each number at a time, and a sum has to remember only the carry. So a machine with finitely many states, \
             which reads the binary digits of Q and of a value v side by side, the last ones first, accepts exactly the pairs for which a \
             move of this kind leaves the value v. \"There are quotients such that\" is a machine too: it tries all digits at once, and \
             remembers in which states it may be."
                .into(),
            "There are finitely many classes and finitely many ways to leave heaps of given classes, so all options of class i are joined to one \
             machine. Whether (1) or (2) ever fails is then the question whether some machine accepts anything, and that shows in its \
             finitely many states: is there a way from the first state to an accepting one? There is none."
                .into(),
        ],
    );
    let mut checks = told.checked();
    let classes = (0..p.min(MOST_CLASSES)).map_while(|i| {
        let c = told.by_law(n0.checked_add(i)?)?;
        let worth = match saltus(n0 + i) {
            0 => c.to_string(),
            s => format!("{c} + {s}*q"),
        };
        Some(vec![i.to_string(), format!("{} + {p}*q", n0 + i), worth])
    });
    let rows: Vec<Vec<String>> = classes.collect();
    if !rows.is_empty() {
        let caption = match p - rows.len() as u64 {
            0 => "The classes".into(),
            more => format!("The first classes ({more} more follow)"),
        };
        let head = ["i", "heaps", "value"].map(String::from).to_vec();
        checks.blocks.push(Block::Table(Table { caption, head, rows }));
    }
    checks.blocks.extend(told.table());
    vec![why, checks]
}
