//! Laws of P-positions of rules with two coordinates.

use super::super::document::{Block, Document, Section, Table};
use super::one_line;
use crate::automaton::Numeration;
use crate::law::positions::{EUCLID, FoundLost, Looked, Lost, Machine};
use grundy_rules::{KnownBy, Ruleset};

/// Larger machines are not shown.
const MOST_STATES: usize = 40;

/// The law of the P-positions of a rule with two coordinates, and why it holds, as a document.
///
/// ```
/// use grundy::explain::explain_positions;
/// use grundy::{Budget, Ruleset, law::positions};
/// let rule = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let looked = positions::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// let text = explain_positions(&rule, &looked).markdown();
/// assert!(text.contains("no option of a pair that the machine accepts is accepted"));
/// ```
pub fn explain_positions(ruleset: &Ruleset, looked: &Looked) -> Document {
    let (text, canonical) = (one_line(ruleset.text()), one_line(ruleset.canonical()));
    let is = if text == canonical { String::new() } else { format!(", that is {canonical}") };
    let rule = format!(
        "The rule is {text}{is}. Whoever cannot move loses. A pair (x,y) is a P-position if the player to move loses, else an N-position."
    );
    let title = format!("The P-positions of {text}");
    let sections = match &looked.found {
        None => {
            let nothing = format!(
                "In all pairs with coordinates up to {} no law was found, and none is claimed.",
                looked.to
            );
            vec![Section::of("No law was found", [rule, nothing]).with(first(looked))]
        }
        Some(found) => {
            let how = match found.known_by {
                KnownBy::Proved => format!("Proved for this very rule, by {}.", found.reference),
                KnownBy::Theorem => format!("True by a published theorem: {}.", found.reference),
                _ => format!("Only seen: {}. This is no fact.", found.reference),
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
            let mut sections = vec![Section::of("The statement", [rule, law, how]).with(first(looked))];
            sections.extend(reasons(found));
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

fn first(looked: &Looked) -> Block {
    let pairs: Vec<String> = looked.first.iter().map(|[x, y]| format!("({x},{y})")).collect();
    Block::Paragraph(format!("The first P-positions, by definition: {}.", pairs.join(" ")))
}

fn reasons(found: &FoundLost) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut checks = Section { heading: "What was checked".into(), blocks: Vec::new() };
    if !found.hypotheses.is_empty() {
        checks.blocks.push(Block::List(found.hypotheses.clone()));
    }
    if let Lost::Machine(law) = &found.law {
        if found.known_by == KnownBy::Proved {
            let mut text = machine().to_vec();
            if found.reference.starts_with(EUCLID) {
                text.insert(0, simpler());
            }
            sections.push(Section::of("Why finitely many checks are enough", text));
        }
        checks.blocks.extend(table(law));
    } else if found.is_fact() {
        sections.push(Section::of("Why it holds", [beatty()]));
    }
    if let Some((law, reference, hypotheses)) = &found.also {
        let text = format!("The same by another theorem, of {reference}: {}.", law.sentence());
        sections.push(Section::of("Also", [text]).with(Block::List(hypotheses.clone())));
    }
    if !checks.blocks.is_empty() {
        sections.insert(sections.len().min(1), checks);
    }
    sections
}

fn machine() -> [String; 4] {
    [
        "When are the pairs of a set just the P-positions? If (1) no option of a pair that the machine accepts is accepted, and (2) every pair that is not accepted has an \
         option that is. Every play ends, as each move makes a measure smaller that never is negative; so look at the pairs in the order of \
         that measure."
            .into(),
        "A pair that is accepted has, by (1), only options that are not accepted; by induction these are N-positions, so the pair is a P-position. A pair \
         that is not accepted has, by (2), an option that is accepted and, by induction, a P-position; so it is an N-position. Thus (1) and (2) for \
         all pairs prove the law."
            .into(),
        "Both are sentences about natural numbers. The moves are said by equations and inequalities, which machines read digit by digit, because an addition has to remember only \
         the carry. \"And\", \"not\" and \"there is an option\" make machines of machines."
            .into(),
        "So the question whether (1) or (2) ever fails is the question whether some machine accepts anything at all, and that shows in its finitely many states."
            .into(),
    ]
}

fn simpler() -> String {
    "In Euclid's game with numbers x <= y, x > 0, each move takes x from y, once or more often. Where it may be taken twice, look at the last two \
     options: from the larger of them there is one move only, which leads to the smaller. So just one of the two is a P-position, and (x,y) is an N-position. \
     Where it may be taken only once, there is only one option. So a simpler rule has the same P-positions: take x from y if that can be done only once, and \
     otherwise go to (0,0), which is a P-position. Of this rule the rest speaks; additions and comparisons say it."
        .into()
}

fn beatty() -> String {
    "The numbers A and the numbers B together are all natural numbers from 1 on, each once (Beatty's theorem), and the differences B - A are different multiples of one \
     number, which no move of both coordinates can bridge. So from one such pair no move leads to another. That from every other pair some move leads to \
     one is shown in the work that is named. What was checked is that the moves of this rule are those of the theorem, for all positions."
        .into()
}

fn table(law: &Machine) -> Option<Block> {
    if law.size() > MOST_STATES {
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
