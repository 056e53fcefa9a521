//! The theorem on quotients of codes, and its explanation.

use crate::document::{Block, Section, Table};
use crate::law::Law;
use crate::law::cited::{Cited, stated};
use crate::law::claim::Statement;
use crate::law::told::Told;
use serde::{Deserialize, Serialize};

/// The decided sentence about heaps, their classes and quotients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quotients {
    /// n₀: each heap from here on has a class.
    pub first: u64,
    /// p: the number of classes.
    pub classes: u64,
    /// The growth of values with the quotient.
    pub climb: Climb,
    /// The number of relations between quotients and nim-values.
    pub relations: u64,
    /// The number of states of their largest automaton.
    pub states: u64,
}

/// The growth of the values of a class with the quotient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Climb {
    /// By one saltus for all classes.
    By(u64),
    /// Each class by its own saltus.
    ByClass,
}

impl Cited for Quotients {
    const CITATION: &'static str =
        "a sentence of arithmetic with addition and nim-sums, decided by automata in base 2 (Büchi 1960)";

    fn hypotheses(&self) -> Vec<String> {
        let Quotients { first: n0, classes: p, climb, relations, states } = self;
        let climb = match climb {
            Climb::By(0) => String::new(),
            Climb::By(saltus) => format!(" + {saltus}*q"),
            Climb::ByClass => " + s(i)*q".into(),
        };
        vec![
            format!("every heap from {n0} on is {n0} + i + {p}*q with 0 <= i < {p}, and worth c(i){climb}"),
            format!(
                "for each i and all q: no option has that value, and each smaller value is that of an option ({relations} relations)"
            ),
            format!(
                "machines with at most {states} states read the relations between quotients and nim-values"
            ),
            format!("the heaps below {} by definition", n0.saturating_add(*p)),
        ]
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "quotients")
    }
}

/// The most classes listed.
const MAX_CLASSES: u64 = 24;

/// Explains why the law holds.
fn explained(told: &Told<'_>, proof: &Quotients) -> Vec<Section> {
    let (value, left) = match proof.climb {
        Climb::By(0) => ("c(i)".into(), "the nim-sum of the numbers c of their classes".into()),
        Climb::By(s) => {
            (format!("c(i) + {s}*q"), format!("the nim-sum of the numbers c + {s}*q of the heaps left"))
        }
        Climb::ByClass => (
            "c(i) + s(i)*q, with the saltus s(i) of its class".into(),
            "the nim-sum of the numbers c + s*q of the heaps left, each with the c and the s of its class"
                .into(),
        ),
    };
    let saltus = |heap| match (&told.found.law, proof.climb) {
        (Law::Classes(law), _) => law.saltus_of(heap),
        (_, Climb::By(saltus)) => saltus,
        _ => 0,
    };
    sections(told, proof.first, proof.classes, &value, &left, saltus)
}

fn sections(
    told: &Told<'_>,
    n0: u64,
    p: u64,
    value: &String,
    left: &String,
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
    let classes = (0..p.min(MAX_CLASSES)).map_while(|i| {
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
