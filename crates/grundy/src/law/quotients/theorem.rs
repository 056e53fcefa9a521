//! The theorem on quotients of codes, and its explanation.

use crate::document::{Block, Section, Table};
use crate::law::Law;
use crate::law::cited::{Cited, stated};
use crate::law::claim::Statement;
use crate::law::told::Told;
use grundy_words::say;
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
            say!("checked-quotients", first = n0, classes = p, worth = format!("c(i){climb}")),
            say!("checked-quotients-options", count = relations),
            say!("checked-quotients-machines", states = states),
            say!("checked-heaps-by-definition", end = n0.saturating_add(*p)),
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
    let saltus = |heap| match (&told.found.law, proof.climb) {
        (Law::Classes(law), _) => law.saltus_of(heap),
        (_, Climb::By(saltus)) => saltus,
        _ => 0,
    };
    sections(told, proof, saltus)
}

fn sections(told: &Told<'_>, proof: &Quotients, saltus: impl Fn(u64) -> u64) -> Vec<Section> {
    let (n0, p) = (proof.first, proof.classes);
    let (climb, worth, numbers) = match proof.climb {
        Climb::By(0) => ("none", "c(i)".to_string(), String::new()),
        Climb::By(s) => ("same", format!("c(i) + {s}*q"), format!("c + {s}*q")),
        Climb::ByClass => ("by-class", "c(i) + s(i)*q".into(), "c + s*q".into()),
    };
    let heaps = match proof.climb {
        Climb::ByClass => {
            say!("proof-quotients-heaps-by-class", first = n0, classes = p, worth = worth)
        }
        Climb::By(_) => say!("proof-quotients-heaps", first = n0, classes = p, worth = worth),
    };
    let why = Section::of(
        say!("heading-why-finite"),
        [
            heaps,
            say!("proof-quotients-induction"),
            say!("proof-quotients-options", first = n0, classes = p, climb = climb, numbers = numbers),
            say!("proof-quotients-digits"),
            say!("proof-quotients-decided"),
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
            0 => say!("proof-quotients-classes"),
            more => say!("proof-quotients-first-classes", more = more),
        };
        let head = vec!["i".into(), say!("table-heaps"), say!("table-value")];
        checks.blocks.push(Block::Table(Table { caption, head, rows }));
    }
    checks.blocks.extend(told.table());
    vec![why, checks]
}
