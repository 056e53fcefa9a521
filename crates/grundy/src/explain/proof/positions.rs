//! Laws of P-positions of rules with two coordinates.

use crate::automaton::Numeration;
use crate::document::{Block, Document, Section, Table};
use crate::law::positions::{Beatty, Lost, LostProof, Machine, PairsReport};
use crate::law::told::one_line;
use crate::law::{Argument as _, Found};
use grundy_rules::{KnownBy, Ruleset};

/// The most states of an automaton that is shown.
const MAX_STATES: usize = 40;

/// The law of the P-positions of a rule with two coordinates, and why it holds, as a document.
///
/// ```
/// use grundy::explain::explain_positions;
/// use grundy::{Budget, Ruleset, law::positions};
/// let rule = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let report = positions::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// let text = explain_positions(&rule, &report).markdown();
/// assert!(text.contains("no option of a pair that the machine accepts is accepted"));
/// ```
pub fn explain_positions(ruleset: &Ruleset, report: &PairsReport) -> Document {
    let (text, canonical) = (one_line(ruleset.text()), one_line(ruleset.canonical()));
    let is = if text == canonical { String::new() } else { format!(", that is {canonical}") };
    let rule = format!(
        "The rule is {text}{is}. Whoever cannot move loses. A pair (x,y) is a P-position if the player to move loses, else an N-position."
    );
    let title = format!("The P-positions of {text}");
    let sections = match &report.found {
        None => {
            let nothing = format!(
                "In all pairs with coordinates up to {} no law was found, and none is claimed.",
                report.to
            );
            vec![Section::of("No law was found", [rule, nothing]).with(first(report))]
        }
        Some(found) => {
            let reference = found.reference();
            let how = match found.known_by() {
                KnownBy::Proved => format!("Proved for this very rule, by {reference}."),
                KnownBy::Theorem => format!("True by a published theorem: {reference}."),
                _ => format!("Only seen: {reference}. This is no fact."),
            };
            let law = match &found.law {
                Lost::Beatty(law) => format!("The law: {}.", law.sentence()),
                Lost::Machine(law) => format!(
                    "The law: a machine with {} states accepts the P-positions. It reads the digits of x and y side by side, {}, the last digits \
                     first, and says yes or no at the end.",
                    law.size(),
                    written(law.numeration())
                ),
            };
            let mut sections = vec![Section::of("The statement", [rule, law, how]).with(first(report))];
            sections.extend(reasons(found, report.also.as_ref()));
            sections
        }
    };
    Document { title, sections }
}

fn written(numeration: Numeration) -> String {
    match numeration {
        Numeration::Base(base) => format!("in base {base}"),
        Numeration::Zeckendorf => {
            "as sums of different Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours (Zeckendorf; each number is such a sum in \
             one way)"
                .into()
        }
    }
}

fn first(report: &PairsReport) -> Block {
    let pairs: Vec<String> = report.first.iter().map(|[x, y]| format!("({x},{y})")).collect();
    Block::Paragraph(format!("The first P-positions, by definition: {}.", pairs.join(" ")))
}

fn reasons(found: &Found<Lost>, also: Option<&Beatty>) -> Vec<Section> {
    let mut sections = Vec::new();
    sections.extend(found.proof().map(LostProof::section));
    let mut checks = Section { heading: "What was checked".into(), blocks: Vec::new() };
    let hypotheses = found.hypotheses();
    if !hypotheses.is_empty() {
        checks.blocks.push(Block::List(hypotheses));
    }
    if let Lost::Machine(law) = &found.law {
        checks.blocks.extend(table(law));
    }
    if !checks.blocks.is_empty() {
        sections.push(checks);
    }
    if let Some(law) = also {
        let text = format!("The same by another theorem, of {}: {}.", law.reference(), law.sentence());
        sections.push(Section::of("Also", [text]).with(Block::List(law.hypotheses())));
    }
    sections
}

fn table(law: &Machine) -> Option<Block> {
    if law.size() > MAX_STATES {
        return None;
    }
    let base = match law.numeration() {
        Numeration::Base(base) => base as usize,
        Numeration::Zeckendorf => 2,
    };
    let head = ["state".to_string(), "P".into()]
        .into_iter()
        .chain((0..base * base).map(|symbol| format!("{}/{}", symbol % base, symbol / base)));
    let rows = law.states().enumerate().map(|(state, (accepts, next))| {
        let accepts = if accepts { "yes" } else { "no" };
        [state.to_string(), accepts.into()].into_iter().chain(next.iter().map(u32::to_string)).collect()
    });
    let caption = "The machine: the next state for each pair of digits, that of x before the stroke".into();
    let small = base * base <= 16;
    small.then(|| Block::Table(Table { caption, head: head.collect(), rows: rows.collect() }))
}
