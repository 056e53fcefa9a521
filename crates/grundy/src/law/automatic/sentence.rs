//! The theorem behind laws of automata: the sentence that states them is decided.

use super::coding::Coding;
use super::{Automatic, Synchronised};
use crate::automaton::Numeration;
use crate::document::{Block, Section, Table};
use crate::law::cited::{Cited, stated};
use crate::law::claim::{Claim, Relation, Statement, Witnesses};
use crate::law::told::{EXAMPLE, Told};
use crate::law::{Classes, Closed, Law, Period};
use grundy_rules::logic;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A decided sentence: an automaton gives the nim-values of all heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sentence {
    /// An automaton gives the value from the digits of the heap.
    Digits {
        /// The automaton.
        law: Automatic,
        /// The number of relations that express the moves.
        relations: u64,
        /// The number of states of the largest automaton for "an option has this value".
        states: u64,
    },
    /// An automaton reads heap and value together.
    Pairs {
        /// The automaton.
        law: Synchronised,
        /// The number of relations that express the moves.
        relations: u64,
    },
    /// An automaton reads heap and value together, under a rule that turns any run of neighbours.
    Runs {
        /// The automaton.
        law: Synchronised,
        /// An automaton that reads n and the nim-sum of the values of the heaps up to n.
        sums: Synchronised,
        /// The shortest run that may be turned.
        least: u64,
    },
}

impl Sentence {
    /// The law of the automaton, which may imply a period.
    ///
    /// ```
    /// use grundy::law::{Proof, automatic::Sentence};
    /// use grundy::{Budget, Ruleset, sequence::Sequence};
    /// use std::sync::Arc;
    /// let mut ruler = Sequence::new(Arc::new(Ruleset::parse("turn \"1+C\"")?)).unwrap();
    /// let found = ruler.find_law(2000, &mut Budget::default())?.unwrap();
    /// let Some(Proof::Sentence(sentence)) = found.proof() else { panic!("not by machines") };
    /// assert_eq!(sentence.law(), found.law);
    /// // The nim-sum of the values 1, 2, 1, 4 is 6.
    /// let Sentence::Runs { sums, .. } = sentence else { panic!("no runs") };
    /// assert_eq!(sums.value(4), Some(6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn law(&self) -> Law {
        match self {
            Sentence::Digits { law, .. } => Law::Automatic(law.clone()),
            Sentence::Pairs { law, .. } | Sentence::Runs { law, .. } => Law::Synchronised(law.clone()),
        }
    }

    /// Adds a formula that agrees with an automaton that reads heap and value together.
    pub(super) fn set_formula(&mut self, formula: Closed) {
        match self {
            Sentence::Digits { .. } => {}
            Sentence::Pairs { law, .. } | Sentence::Runs { law, .. } => law.set_formula(formula),
        }
    }
}

impl Cited for Sentence {
    const CITATION: &'static str = "a sentence of arithmetic, decided by automata that read digits (Büchi 1960; \
                                    Bruyère, Hansel, Michaux & Villemaire 1994)";

    fn hypotheses(&self) -> Vec<String> {
        let mut lines = match self {
            Sentence::Digits { law, relations, .. } => {
                let (states, numeration, most) = (law.size(), law.numeration().in_words(), law.most());
                let machine = say!("checked-machine", states = states, most = most, numeration = numeration);
                vec![machine, moves(*relations)]
            }
            Sentence::Pairs { law, relations } => vec![reads(law), moves(*relations)],
            Sentence::Runs { law, least, .. } => {
                vec![reads(law), say!("checked-sums-machine"), say!("checked-sums-options", least = least)]
            }
        };
        let odious = matches!(self, Sentence::Pairs { law, .. } if law.coding() == Coding::Odious);
        lines.extend(match odious {
            true => vec![
                say!("checked-odious-lemma"),
                say!("checked-odious-zero"),
                say!("checked-odious-others"),
                say!("checked-odious-pairs"),
            ],
            false => vec![say!("checked-no-option"), say!("checked-each-smaller")],
        });
        match self {
            Sentence::Digits { states, .. } => lines.push(say!("checked-option-machines", states = states)),
            Sentence::Pairs { law, .. } | Sentence::Runs { law, .. } => {
                lines.extend(law.formula().map(|formula| match formula.but() {
                    None => say!("checked-formula-agrees"),
                    Some(but) => say!("checked-formula-agrees-but", exceptions = but),
                }))
            }
        }
        lines
    }

    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    /// Claims the automaton, or the period that it has; then the automaton is a witness.
    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        let machine = match self {
            Sentence::Digits { law, .. } if law.numeration() == Numeration::Zeckendorf => {
                return Err(
                    " reads heaps in Zeckendorf's way: no certificate is written yet of such a law".into()
                );
            }
            Sentence::Digits { law, .. } => Claim::machine(law.digits(), law.states()),
            Sentence::Pairs { law, .. } | Sentence::Runs { law, .. } => {
                let coding = Some(law.coding().word());
                Claim::Relation { relation: Relation::new(law.base(), coding, law.states()) }
            }
        };
        let mut statement = match law {
            Law::Period(_) => stated(law, "sentence").map(|statement| Statement {
                witnesses: Witnesses { law: Some(machine), ..Witnesses::default() },
                ..statement
            })?,
            _ => Statement::new(machine, "sentence"),
        };
        if let Sentence::Runs { sums, .. } = self {
            statement.witnesses.sums = Some(Relation::new(sums.base(), None, sums.states()));
        }
        Ok(statement)
    }
}

/// The moves of a rule that `relations` relations express, in words.
fn moves(relations: u64) -> String {
    say!("checked-relations", count = relations)
}

fn reads(law: &Synchronised) -> String {
    let (states, base) = (law.size(), law.base());
    match law.coding() {
        Coding::Plain => say!("checked-pairs-machine", states = states, base = base),
        Coding::Powers => say!("checked-powers-machine", states = states, base = base),
        Coding::Odious => say!("checked-odious-machine", states = states, base = base),
    }
}

/// The most states and columns of a table that is shown.
const MAX_STATES: usize = 40;
const MAX_COLUMNS: u32 = 16;
/// The most kinds of move written out.
const MAX_CLAUSES: usize = 12;
/// The heap of the example, whose pair of digits is read.
const PAIR: u64 = 20;

/// Explains the law of an automaton, or a period that it has.
fn explained(told: &Told<'_>, proof: &Sentence) -> Vec<Section> {
    match (&told.found.law, proof) {
        (Law::Period(law), _) => period(told, law),
        (Law::Classes(law), _) => classes(told, law),
        (_, Sentence::Digits { law, .. }) => automatic(told, law),
        (_, Sentence::Pairs { law, .. }) => synchronised(told, law, Vec::new()),
        (_, Sentence::Runs { law, .. }) => synchronised(told, law, neighbours()),
    }
}

/// Explains an automaton that gives the value.
fn automatic(told: &Told<'_>, law: &Automatic) -> Vec<Section> {
    let numeration = law.numeration().in_words();
    let reads = say!("proof-machine-reads", numeration = &numeration);
    let why = Section::of(say!("heading-why-finite"), [reads]).with_all(decided(told));
    let mut checks = told.checked();
    checks.blocks.push(law.table(say!("proof-machine-caption")));
    checks.blocks.extend(told.table());
    let [digits, steps] = law.walk(EXAMPLE);
    let value = law.value(EXAMPLE);
    let example = say!(
        "proof-machine-example",
        heap = EXAMPLE,
        digits = digits,
        numeration = numeration,
        steps = steps,
        value = value
    );
    vec![why, checks, Section::of(say!("heading-example"), [example])]
}

impl Automatic {
    /// The states with their values and the next states, or a line if they are too many.
    pub(crate) fn table(&self, caption: String) -> Block {
        let digits = self.digits();
        if self.size() > MAX_STATES || digits > MAX_COLUMNS {
            return too_large(self.size());
        }
        let head = [say!("table-state"), say!("table-value")];
        let head = head.into_iter().chain((0..digits).map(|digit| say!("table-digit", digit = digit)));
        let rows = self.states().enumerate().map(|(state, (value, next))| {
            let next = next.iter().map(u32::to_string);
            [state.to_string(), value.0.to_string()].into_iter().chain(next).collect()
        });
        Block::Table(Table { caption, head: head.collect(), rows: rows.collect() })
    }
}

/// Explains an automaton that reads heap and value together; `moves` describes what is special about the
/// moves.
fn synchronised(told: &Told<'_>, law: &Synchronised, moves: Vec<Block>) -> Vec<Section> {
    let base = law.base();
    let coding = match law.coding() {
        Coding::Plain => "plain",
        Coding::Powers => "powers",
        Coding::Odious => "odious",
    };
    let reads = say!("proof-pairs-read", coding = coding, base = base);
    let coded = match law.coding() {
        Coding::Plain => None,
        Coding::Powers => Some(say!("proof-coded-powers")),
        Coding::Odious => Some(say!("proof-coded-odious", base = base)),
    };
    let mut why = Section::of(say!("heading-why-finite"), [reads]);
    why.blocks.extend(coded.map(Block::Paragraph));
    why = why.with_all(match law.coding() {
        Coding::Odious => odious(),
        Coding::Plain | Coding::Powers => moves,
    });
    why = why.with_all(decided(told));
    let mut checks = told.checked();
    let columns = base.saturating_mul(base);
    if law.size() <= MAX_STATES && columns <= MAX_COLUMNS {
        let pairs = (0..columns).map(|letter| format!("{}/{}", letter % base, letter / base));
        let head = [say!("table-state"), say!("table-may-end")].into_iter().chain(pairs);
        let rows = law.states().enumerate().map(|(state, (accepts, next))| {
            let end = if accepts { say!("yes") } else { say!("no") };
            [state.to_string(), end].into_iter().chain(next.iter().map(u32::to_string)).collect()
        });
        let caption = say!("proof-values-machine-caption");
        checks.blocks.push(Block::Table(Table { caption, head: head.collect(), rows: rows.collect() }));
    } else {
        checks.blocks.push(too_large(law.size()));
    }
    checks.blocks.extend(told.table());
    let mut sections = vec![why, checks];
    sections.extend(pair(law).map(|text| Section::of(say!("heading-example"), [text])));
    sections
}

/// A heap and its value, digit by digit.
fn pair(law: &Synchronised) -> Option<String> {
    let base = u64::from(law.base());
    let value = law.value(PAIR)?;
    let code = law.coding().coded(u32::try_from(value).ok()?, law.base())?;
    let (mut heap, mut left, mut state, mut steps) = (PAIR, code, 0usize, String::new());
    while heap > 0 || left > 0 {
        let (here, there) = (heap % base, left % base);
        state = law.automaton().after(state, (here + base * there) as usize);
        steps += &format!(" -{here}/{there}-> {state}");
        (heap, left) = (heap / base, left / base);
    }
    let steps = format!("0{steps}");
    Some(match code == value {
        true => {
            say!("proof-pair-example", heap = PAIR, value = value, code = code, base = base, steps = steps)
        }
        false => say!(
            "proof-pair-example-coded",
            heap = PAIR,
            value = value,
            code = code,
            base = base,
            steps = steps
        ),
    })
}

/// Explains "for all n" in terms of automata.
fn decided(told: &Told<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(say!("proof-decided-when"))];
    if let Some(clauses) = logic::clauses(told.heap) {
        let shown: Vec<String> =
            clauses.iter().take(MAX_CLAUSES).map(|clause| named(&clause.to_string(), clause.parts)).collect();
        blocks.push(Block::Paragraph(say!("proof-decided-relations")));
        blocks.push(Block::List(shown));
        if clauses.len() > MAX_CLAUSES {
            let more = clauses.len() - MAX_CLAUSES;
            blocks.push(Block::Paragraph(say!("proof-decided-more", count = more)));
        }
    }
    blocks.push(Block::Paragraph(say!("proof-decided-machines")));
    blocks
}

/// The variables of a relation as letters: n, and the heaps left.
fn named(clause: &str, parts: usize) -> String {
    let letter = |number: usize| match (number, parts) {
        (0, _) => "n".into(),
        (1, 1) => "m".into(),
        (_, parts) if number <= parts.min(8) => char::from(b'a' + number as u8 - 1).to_string(),
        _ => format!("x{}", number - parts),
    };
    let mut text = String::new();
    let mut rest = clause;
    while let Some(at) = rest.find('x') {
        text.push_str(&rest[..at]);
        let digits = rest[at + 1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - at - 1);
        let number = rest[at + 1..at + 1 + digits].parse::<usize>();
        text += &number.map_or_else(|_| "x".into(), letter);
        rest = &rest[at + 1 + digits..];
    }
    text + rest
}

fn odious() -> Vec<Block> {
    [say!("proof-odious-lemma"), say!("proof-odious-moves"), say!("proof-odious-all")]
        .map(Block::Paragraph)
        .to_vec()
}

fn neighbours() -> Vec<Block> {
    [say!("proof-runs-sums"), say!("proof-runs-options")].map(Block::Paragraph).to_vec()
}

/// Explains a period proved by automata.
fn period(told: &Told<'_>, law: &Period) -> Vec<Section> {
    let Period { preperiod: n0, period: p, saltus: s } = *law;
    let plus = if s == 0 { String::new() } else { format!(" + {s}") };
    repeats(told, format!("L(n+{p}) = L(n){plus}"), n0)
}

/// Explains a saltus for each class.
fn classes(told: &Told<'_>, law: &Classes) -> Vec<Section> {
    repeats(told, law.equation().replace("G(", "L("), law.preperiod())
}

fn repeats(told: &Told<'_>, equation: String, from: u64) -> Vec<Section> {
    let law = say!("proof-repeats-equation", equation = equation, from = from);
    let why = Section::of(say!("heading-why-finite"), [say!("proof-repeats-machine")])
        .with_all(decided(told))
        .with(Block::Paragraph(law));
    let mut checks = told.checked();
    checks.blocks.extend(told.table());
    vec![why, checks]
}

fn too_large(states: usize) -> Block {
    Block::Paragraph(say!("proof-machine-too-large", states = states))
}
