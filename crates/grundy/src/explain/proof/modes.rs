//! Laws of a heap with a mode.

use crate::document::{Block, Document, Section, Table};
use crate::law::modes::{ModeLaw, ModeProof, ModeRows, ModeValues};
use crate::law::told::one_line;
use crate::law::{Found, Period};
use grundy_rules::Ruleset;

/// The most heaps in the table of the values.
const MAX_HEAPS: usize = 30;

/// The law of the nim-values of a heap with a mode, and why it holds, as a document.
///
/// ```
/// use grundy::explain::explain_modes;
/// use grundy::{Budget, Ruleset, law::modes};
/// let rule = Ruleset::parse("(n,l) -> (n-k,k) for k in 1..3 if k != l").unwrap();
/// let rule = std::sync::Arc::new(rule);
/// let found = modes::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// let text = explain_modes(&rule, &found).markdown();
/// assert!(text.contains("By the pigeonhole principle"));
/// ```
pub fn explain_modes(ruleset: &Ruleset, found: &Found<ModeLaw>) -> Document {
    let (text, canonical) = (one_line(ruleset.text()), one_line(ruleset.canonical()));
    let is = if text == canonical { String::new() } else { format!(", that is {canonical}") };
    let law = &found.law;
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let rule = format!(
        "The rule is {text}{is}. Whoever cannot move loses. {n} is a heap, and {l} is a mode: it takes finitely many values."
    );
    let statement = format!("The law: {}.", law.sentence());
    let how = format!("Proved for this very rule, by {}.", found.reference());
    let mut stated = Section::of("The statement", [rule, statement, how]);
    match law.values() {
        ModeValues::Rows(rows) => stated = stated.with(table(law, rows)),
        ModeValues::Machines(machines) => {
            let forms = Some(law.forms()).filter(|forms| !forms.is_empty());
            stated = stated.with_all(forms.map(Block::List).into_iter().collect());
            for (mode, machine) in law.modes().iter().zip(machines) {
                stated = stated.with(machine.table(format!("The machine for {l} = {mode}")));
            }
        }
    }
    let mut sections = vec![stated];
    sections.extend(found.proof().map(ModeProof::section));
    let checks = Section { heading: "What was checked".into(), blocks: Vec::new() };
    sections.push(checks.with(Block::List(found.hypotheses())));
    Document { title: format!("The law of {text}"), sections }
}

/// The values of the first heaps in each mode.
fn table(law: &ModeLaw, ModeRows { period, values }: &ModeRows) -> Block {
    let all = period.kept().unwrap_or(0);
    let Period { preperiod, period, .. } = *period;
    let shown = all.min(MAX_HEAPS);
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let modes = law.modes().iter().map(|mode| format!("{l} = {mode}"));
    let head = std::iter::once(n.clone()).chain(modes).collect();
    let row = |heap: usize| {
        let values = values.iter().map(|values| values[heap].to_string());
        std::iter::once(heap.to_string()).chain(values).collect()
    };
    let again = format!("the {period} values from {n} = {preperiod} on repeat");
    let caption = if shown < all {
        format!("The nim-values of the first {shown} heaps, by definition; {again}")
    } else {
        format!("The nim-values; {again}")
    };
    Block::Table(Table { caption, head, rows: (0..shown).map(row).collect() })
}
