//! Laws that machines read from digits.

use super::super::document::{Block, Section, Table};
use super::{EXAMPLE, Told, count};
use crate::law::automatic::Coding;
use crate::law::{Automatic, Classes, Period, Synchronised};
use grundy_rules::{Heap, logic};

/// Larger tables, with more states or more columns, are not shown.
const MOST_STATES: usize = 40;
const MOST_COLUMNS: u32 = 16;
/// So many kinds of move are written out.
const MOST_CLAUSES: usize = 12;
/// The heap whose pair of digits is read as an example.
const PAIR: u64 = 20;

/// One machine that says the value.
pub(super) fn automatic(told: &Told<'_>, law: &Automatic) -> Vec<Section> {
    let (base, numeration) = (law.digits(), law.numeration());
    let reads = format!(
        "A machine says the value: it reads the digits of n in {numeration}, the last digit first, and goes from state to state. It starts in \
         state 0; each state has a value, and the value of the state in which the digits end is L(n). (Zeros in front of a number \
         change nothing.)"
    );
    let why = Section::of("Why finitely many checks are enough", [reads]).with_all(decided(told));
    let mut checks = told.checked();
    if law.size() <= MOST_STATES && base <= MOST_COLUMNS {
        let head = ["state".into(), "value".into()]
            .into_iter()
            .chain((0..base).map(|digit| format!("digit {digit}")));
        let rows = law.states().enumerate().map(|(state, (value, next))| {
            let next = next.iter().map(u32::to_string);
            [state.to_string(), value.0.to_string()].into_iter().chain(next).collect()
        });
        let caption = "The machine: the next state for each digit".into();
        checks.blocks.push(Block::Table(Table { caption, head: head.collect(), rows: rows.collect() }));
    } else {
        checks.blocks.push(too_large(law.size()));
    }
    checks.blocks.extend(told.table());
    let path = law.path(EXAMPLE);
    let digits: Vec<String> = path.iter().rev().map(|(digit, _)| digit.to_string()).collect();
    let steps: String = path.iter().map(|(digit, state)| format!(" -{digit}-> {state}")).collect();
    let example = format!(
        "{EXAMPLE} is {} in {numeration}. From its last digit on the machine goes 0{steps}, and the last state has the value {}. So \
         G({EXAMPLE}) = {}.",
        digits.join(if base > 10 { " " } else { "" }),
        law.value(EXAMPLE),
        law.value(EXAMPLE)
    );
    vec![why, checks, Section::of("An example", [example])]
}

/// A machine that reads heap and value together.
pub(super) fn synchronised(told: &Told<'_>, law: &Synchronised) -> Vec<Section> {
    let base = law.base();
    let runs = matches!(told.heap, Heap::Turning(_)) && logic::clauses(told.heap).is_none();
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
        _ if runs => neighbours(),
        _ => Vec::new(),
    });
    why = why.with_all(decided(told));
    let mut checks = told.checked();
    let columns = base.saturating_mul(base);
    if law.size() <= MOST_STATES && columns <= MOST_COLUMNS {
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

/// What "for all n" means to machines.
fn decided(told: &Told<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(
        "When is L the nim-value? If (1) no option of n has the value L(n), and (2) each number below L(n) is the value of an option, for all n. \
         For an option is smaller than n: if L is right for all smaller heaps, then (1) and (2) say that L(n) is the mex of the options, so \
         L is right for n, and so on without an end."
            .into(),
    )];
    if let Some(clauses) = logic::clauses(told.heap) {
        let shown: Vec<String> = clauses
            .iter()
            .take(MOST_CLAUSES)
            .map(|clause| named(&clause.to_string(), clause.parts))
            .collect();
        blocks.push(Block::Paragraph(
            "What a move leaves is told by relations between n and the heaps left, other letters being any natural numbers:".into(),
        ));
        blocks.push(Block::List(shown));
        if clauses.len() > MOST_CLAUSES {
            let more = count((clauses.len() - MOST_CLAUSES) as u64, "more relation");
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

/// The variables of a relation by letters: n, and what is left of it.
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

/// A period that machines proved.
pub(super) fn period(told: &Told<'_>, law: &Period) -> Vec<Section> {
    let Period { preperiod: n0, period: p, saltus: s } = *law;
    let plus = if s == 0 { String::new() } else { format!(" + {s}") };
    repeats(told, &format!("L(n+{p}) = L(n){plus} for all n >= {n0}"))
}

/// A saltus for each class.
pub(super) fn classes(told: &Told<'_>, law: &Classes) -> Vec<Section> {
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
        "The table of the machine has {states} states, which are too many for a page; `grundy law RULE --format json` writes all of it."
    ))
}
