//! Laws of P-positions of rules with two coordinates.

use crate::automaton::Numeration;
use crate::document::{Block, Document, Section, Table};
use crate::law::positions::{Beatty, Lost, LostProof, Machine, PairsReport};
use crate::law::told::one_line;
use crate::law::{Argument as _, Found};
use grundy_rules::{KnownBy, Ruleset};
use grundy_words::say;

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
    let rule = match text == canonical {
        true => say!("proof-pairs-rule", rule = &text),
        false => say!("proof-pairs-rule-is", rule = &text, canonical = canonical),
    };
    let title = say!("proof-title-positions", rule = text);
    let sections = match &report.found {
        None => {
            let nothing = say!("proof-pairs-none", to = report.to);
            vec![Section::of(say!("heading-no-law"), [rule, nothing]).with(first(report))]
        }
        Some(found) => {
            let reference = found.reference();
            let how = match found.known_by() {
                KnownBy::Proved => say!("proof-proved", reference = reference),
                KnownBy::Theorem => say!("proof-theorem", reference = reference),
                _ => say!("proof-only-seen-pairs", reference = reference),
            };
            let law = match &found.law {
                Lost::Beatty(law) => say!("proof-law", law = law.sentence()),
                Lost::Machine(law) => match law.numeration() {
                    Numeration::Base(base) => say!("proof-pairs-law-base", states = law.size(), base = base),
                    Numeration::Zeckendorf => say!("proof-pairs-law-zeckendorf", states = law.size()),
                },
            };
            let mut sections =
                vec![Section::of(say!("heading-statement"), [rule, law, how]).with(first(report))];
            sections.extend(reasons(found, report.also.as_ref()));
            sections
        }
    };
    Document { title, sections }
}

fn first(report: &PairsReport) -> Block {
    let pairs: Vec<String> = report.first.iter().map(|[x, y]| format!("({x},{y})")).collect();
    Block::Paragraph(say!("proof-first-pairs", pairs = pairs.join(" ")))
}

fn reasons(found: &Found<Lost>, also: Option<&Beatty>) -> Vec<Section> {
    let mut sections = Vec::new();
    sections.extend(found.proof().map(LostProof::section));
    let mut checks = Section::of(say!("heading-checked"), []);
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
        let text = say!("proof-pairs-also", reference = law.reference(), law = law.sentence());
        sections.push(Section::of(say!("heading-also"), [text]).with(Block::List(law.hypotheses())));
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
    let head = [say!("table-state"), "P".into()]
        .into_iter()
        .chain((0..base * base).map(|symbol| format!("{}/{}", symbol % base, symbol / base)));
    let rows = law.states().enumerate().map(|(state, (accepts, next))| {
        let accepts = if accepts { say!("yes") } else { say!("no") };
        [state.to_string(), accepts].into_iter().chain(next.iter().map(u32::to_string)).collect()
    });
    let caption = say!("proof-pairs-machine-caption");
    let small = base * base <= 16;
    small.then(|| Block::Table(Table { caption, head: head.collect(), rows: rows.collect() }))
}
