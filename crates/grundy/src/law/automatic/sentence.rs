//! The theorem behind laws of automata: the sentence that states them is decided.

use super::coding::Coding;
use super::{Automatic, Synchronised};
use crate::automaton::Numeration;
use crate::document::{Block, Section, Table};
use crate::law::cited::{Cited, stated};
use crate::law::claim::{Claim, Relation, Statement, Witnesses};
use crate::law::told::{EXAMPLE, Told, count};
use crate::law::{Classes, Closed, Law, Period};
use grundy_rules::logic;
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

const MEX: [&str; 2] = [
    "for all n, no option of n has the value G(n)",
    "for all n, each value below G(n) is that of an option of n",
];

const ODIOUS: [&str; 4] = [
    "lemma: the nim-sum of two odious numbers (1, 2, 4, 7, …) is not odious, and each other number below an odious one, but 0, is the \
     nim-sum of two smaller odious ones",
    "for all n with G(n) = 0, no option has two heaps of equal value",
    "for all other n, no option has heaps of the values 0 and G(n), and one has two of equal value",
    "for all u < v < G(n), each 0 or odious, an option has heaps of these values",
];

impl Cited for Sentence {
    const CITATION: &'static str = "a sentence of arithmetic, decided by automata that read digits (Büchi 1960; \
                                    Bruyère, Hansel, Michaux & Villemaire 1994)";

    fn hypotheses(&self) -> Vec<String> {
        let mut lines = match self {
            Sentence::Digits { law, relations, .. } => {
                let (states, numeration, most) = (law.size(), law.numeration(), law.most());
                let machine = format!(
                    "a machine with {states} states computes G(n), at most {most}, from the digits of n in {numeration}"
                );
                vec![machine, moves(*relations)]
            }
            Sentence::Pairs { law, relations } => vec![reads(law), moves(*relations)],
            Sentence::Runs { law, least, .. } => vec![
                reads(law),
                "X(n), the nim-sum of the values of 1 to n, is read by a machine, too: for all n, X(n) = X(n-1) xor G(n)".into(),
                format!("the options of n are worth X(n-1) xor X(m), for 0 <= m <= n-{least}"),
            ],
        };
        let odious = matches!(self, Sentence::Pairs { law, .. } if law.coding() == Coding::Odious);
        lines.extend((if odious { &ODIOUS[..] } else { &MEX }).iter().map(|line| line.to_string()));
        match self {
            Sentence::Digits { states, .. } => lines.push(format!(
                "for each value a machine with at most {states} states says which n have an option of it"
            )),
            Sentence::Pairs { law, .. } | Sentence::Runs { law, .. } => {
                lines.extend(law.formula().map(|formula| {
                    format!("for all n, the machine and the formula say the same{}", formula.but())
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
    let relations = if relations == 1 { "a relation".into() } else { format!("{relations} relations") };
    format!(
        "each move is described by {relations} between n and what it leaves, linear, by powers of the base or by nim-sums; what it leaves is \
         smaller than n"
    )
}

fn reads(law: &Synchronised) -> String {
    let what = match law.coding() {
        Coding::Plain => "G(n)".into(),
        Coding::Powers => format!("{}^G(n)", law.base()),
        Coding::Odious => {
            format!("{}^j, where G(n) is the odious number after j others (0 stands for 0),", law.base())
        }
    };
    format!(
        "a machine with {} states reads n and {what} together in base {}; for all n it accepts exactly one value",
        law.size(),
        law.base()
    )
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
    let numeration = law.numeration();
    let reads = format!(
        "A machine says the value: it reads the digits of n in {numeration}, the last digit first, and goes from state to state. It starts in \
         state 0; each state has a value, and the value of the state in which the digits end is L(n). (Zeros in front of a number \
         change nothing.)"
    );
    let why = Section::of("Why finitely many checks are enough", [reads]).with_all(decided(told));
    let mut checks = told.checked();
    checks.blocks.push(law.table("The machine: the next state for each digit".into()));
    checks.blocks.extend(told.table());
    let [digits, steps] = law.walk(EXAMPLE);
    let value = law.value(EXAMPLE);
    let example = format!(
        "{EXAMPLE} is {digits} in {numeration}. From its last digit on the machine goes {steps}, and the last state has the value {value}. So \
         G({EXAMPLE}) = {value}."
    );
    vec![why, checks, Section::of("An example", [example])]
}

impl Automatic {
    /// The states with their values and the next states, or a line if they are too many.
    pub(crate) fn table(&self, caption: String) -> Block {
        let digits = self.digits();
        if self.size() > MAX_STATES || digits > MAX_COLUMNS {
            return too_large(self.size());
        }
        let head = ["state".into(), "value".into()];
        let head = head.into_iter().chain((0..digits).map(|digit| format!("digit {digit}")));
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
    let what = match law.coding() {
        Coding::Plain => "a number v".into(),
        Coding::Powers => format!("a power {base}^v"),
        Coding::Odious => format!("a number that is 0 or a power {base}^j"),
    };
    let reads = format!(
        "The values grow without end, so no machine can say them. But a machine can tell whether a value is right: it reads the digits of n and of \
         {what} side by side in base {base}, the last digits first, and says yes or no at the end. Let L(n) be the value for which it \
         says yes; that for each n there is exactly one such value is checked, too."
    );
    let coded = match law.coding() {
        Coding::Plain => None,
        Coding::Powers => Some(
            "The power stands for the value v because v itself grows so slowly, like the number of digits of n. A smaller power means a smaller \
             value, and a mex asks for no more than that where a move leaves one heap."
                .to_string(),
        ),
        Coding::Odious => Some(format!(
            "0 stands for the value 0, and {base}^j for the odious number that has j others below it. (A number is odious if it has an odd number of \
             binary digits 1: 1, 2, 4, 7, 8, … The others are called evil: 0, 3, 5, 6, …)"
        )),
    };
    let mut why = Section::of("Why finitely many checks are enough", [reads]);
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
        let head = ["state".into(), "may end".into()].into_iter().chain(pairs);
        let rows = law.states().enumerate().map(|(state, (accepts, next))| {
            let end = if accepts { "yes" } else { "no" };
            [state.to_string(), end.into()].into_iter().chain(next.iter().map(u32::to_string)).collect()
        });
        let caption =
            "The machine: the next state for each pair of digits, that of n before the stroke".into();
        checks.blocks.push(Block::Table(Table { caption, head: head.collect(), rows: rows.collect() }));
    } else {
        checks.blocks.push(too_large(law.size()));
    }
    checks.blocks.extend(told.table());
    let mut sections = vec![why, checks];
    sections.extend(pair(law).map(|text| Section::of("An example", [text])));
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
    let stands = if code == value { String::new() } else { format!(", for which {code} stands") };
    Some(format!(
        "G({PAIR}) = {value}{stands}. Reading {PAIR} and {code} in base {base} the machine goes 0{steps}, and there it may end. No other value is \
         accepted for {PAIR}."
    ))
}

/// Explains "for all n" in terms of automata.
fn decided(told: &Told<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(
        "When is L the nim-value? If (1) no option of n has the value L(n), and (2) each number below L(n) is the value of an option, for all n. \
         For an option is smaller than n: if L is right for all smaller heaps, then (1) and (2) say that L(n) is the mex of the options, so \
         L is right for n, and so on without an end."
            .into(),
    )];
    if let Some(clauses) = logic::clauses(told.heap) {
        let shown: Vec<String> =
            clauses.iter().take(MAX_CLAUSES).map(|clause| named(&clause.to_string(), clause.parts)).collect();
        blocks.push(Block::Paragraph(
            "What a move leaves is told by relations between n and the heaps left, other letters being any natural numbers:".into(),
        ));
        blocks.push(Block::List(shown));
        if clauses.len() > MAX_CLAUSES {
            let more = count((clauses.len() - MAX_CLAUSES) as u64, "more relation");
            blocks.push(Block::Paragraph(format!("And {more} of the kind.")));
        }
    }
    blocks.push(Block::Paragraph(
        "(1) and (2) speak of infinitely many n, and still they can be decided. A machine that reads numbers side by side checks an equation as a \
         child adds, from the last digit on, with nothing in mind but the carry; so it needs few states. Two machines that run at the same \
         time check \"and\". \"There is a number such that\" is a machine that tries all digits of that number at once, and remembers in \
         which states it may be. \"Not\" exchanges yes and no. So from small machines one is built that accepts exactly those n for \
         which (1) or (2) fails. Does it accept anything? Its states are finitely many, so one can look: is there a way from the first state \
         to one that says yes? There is none."
            .into(),
    ));
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
    [
        "A lemma does the nim-sums. Counts of binary digits 1 add up in a nim-sum, up to pairs that vanish. So the nim-sum of two odious numbers is \
         evil, and the nim-sum of an odious number and 0 is odious.",
        "Each move leaves two heaps, whose values are 0 or odious by the law. So a value o that is odious is left only by the pair o and 0; and 0 \
         is left only by two heaps of equal value.",
        "Now let o be odious, and let all pairs of different values below o, each 0 or odious, be left by moves. Then all smaller numbers are left: an \
         odious one by itself and 0; and an evil number e that is not 0 is the nim-sum of 2^b and e xor 2^b, where b is a binary \
         digit 1 of e. Both are odious and at most e, so they are below o. So it is enough to check which pairs of values are left.",
    ]
    .map(|text| Block::Paragraph(text.into()))
    .to_vec()
}

fn neighbours() -> Vec<Block> {
    [
        "A move turns a run of neighbours, from m+1 to n, and the head at n goes. What is left is worth the nim-sum of the values of m+1 to n-1. \
         Such sums of many values are too much for one machine, but X(n), the nim-sum of the values of 1 to n, is read by a machine as \
         well. (It is proved by one step: X(n) = X(n-1) xor G(n) for all n.)",
        "In X(n-1) xor X(m) everything up to m stands twice and vanishes. So that is the value of the option, and (1) and (2) speak of n, m, and two \
         values of X.",
    ]
    .map(|text| Block::Paragraph(text.into()))
    .to_vec()
}

/// Explains a period proved by automata.
fn period(told: &Told<'_>, law: &Period) -> Vec<Section> {
    let Period { preperiod: n0, period: p, saltus: s } = *law;
    let plus = if s == 0 { String::new() } else { format!(" + {s}") };
    repeats(told, &format!("L(n+{p}) = L(n){plus} for all n >= {n0}"))
}

/// Explains a saltus for each class.
fn classes(told: &Told<'_>, law: &Classes) -> Vec<Section> {
    repeats(told, &format!("{} for all n >= {}", law.equation().replace("G(", "L("), law.preperiod()))
}

fn repeats(told: &Told<'_>, equation: &str) -> Vec<Section> {
    let why = Section::of(
        "Why finitely many checks are enough",
        ["A machine reads the digits of n, the last one first, and tells the value L(n), or whether a value is L(n). It was found in the values, \
          and then proved to be right for all n, as follows."
            .into()],
    )
    .with_all(decided(told))
    .with(Block::Paragraph(format!(
        "The law itself, {equation}, is one more sentence of that kind, and was decided in the same way."
    )));
    let mut checks = told.checked();
    checks.blocks.extend(told.table());
    vec![why, checks]
}

fn too_large(states: usize) -> Block {
    Block::Paragraph(format!(
        "The table of the machine has {states} states, which are too many for a page; the JSON of the law has all of it."
    ))
}
