//! Laws of a heap with a mode.

use crate::document::{Block, Document, Section, Table};
use crate::law::modes::{ModeLaw, ModeProof, ModeRows, ModeValues};
use crate::law::told::one_line;
use crate::law::{Found, Period};
use grundy_rules::Ruleset;
use grundy_words::say;

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
    let law = &found.law;
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let rule = match text == canonical {
        true => say!("proof-modes-rule", rule = &text, heap = n, mode = l),
        false => say!("proof-modes-rule-is", rule = &text, canonical = canonical, heap = n, mode = l),
    };
    let statement = say!("proof-law", law = law.sentence());
    let how = say!("proof-proved", reference = found.reference());
    let mut stated = Section::of(say!("heading-statement"), [rule, statement, how]);
    match law.values() {
        ModeValues::Rows(rows) => stated = stated.with(table(law, rows)),
        ModeValues::Machines(machines) => {
            let forms = Some(law.forms()).filter(|forms| !forms.is_empty());
            stated = stated.with_all(forms.map(Block::List).into_iter().collect());
            for (mode, machine) in law.modes().iter().zip(machines) {
                let which = format!("{l} = {mode}");
                stated = stated.with(machine.table(say!("proof-mode-machine", which = which)));
            }
        }
    }
    let mut sections = vec![stated];
    sections.extend(found.proof().map(ModeProof::section));
    let checks = Section::of(say!("heading-checked"), []);
    sections.push(checks.with(Block::List(found.hypotheses())));
    Document { title: say!("proof-title-law", rule = text), sections }
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
    let from = format!("{n} = {preperiod}");
    let caption = match shown < all {
        true => say!("proof-modes-first-values", shown = shown, period = period, from = from),
        false => say!("proof-modes-values", period = period, from = from),
    };
    Block::Table(Table { caption, head, rows: (0..shown).map(row).collect() })
}
