//! The subject of an explanation of a law: the rule, its law, and some first values.

use super::{Found, Law};
use crate::document::{Block, Section, Table};
use grundy_rules::{Heap, Ruleset};
use grundy_words::say;

/// A rule to explain, with its law, and some first values by definition.
pub(crate) struct Told<'a> {
    pub ruleset: &'a Ruleset,
    pub heap: &'a Heap,
    pub found: &'a Found,
    pub values: &'a [u32],
    /// The number of heaps valued in the search for the law.
    pub computed: u64,
}

/// The heap of examples.
pub(crate) const EXAMPLE: u64 = 1_000_000;

/// A rule on one line.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Told<'_> {
    /// The rule in its normal form, on one line.
    pub fn rule(&self) -> String {
        one_line(self.ruleset.canonical())
    }

    /// The last heap whose value was known when the law was found.
    pub fn last(&self) -> u64 {
        self.found.heaps_computed.max(1) - 1
    }

    /// The hypotheses, as a list.
    pub fn checked(&self) -> Section {
        let heading = Section::of(say!("heading-checked"), []);
        match self.found.hypotheses() {
            none if none.is_empty() => heading.with(Block::Paragraph(say!("proof-nothing-to-check"))),
            checked => heading.with(Block::List(checked)),
        }
    }

    /// The value of a heap by the law.
    pub fn by_law(&self, heap: u64) -> Option<u64> {
        self.found.law.value_at(heap, self.values).map(|value| value.0)
    }

    /// The values that the law repeats, or some first ones.
    pub fn table(&self) -> Option<Block> {
        let wanted = match &self.found.law {
            Law::Classes(law) => law.kept(),
            law => law.period().and_then(|law| law.kept()),
        };
        let wanted = wanted.unwrap_or(20);
        values_table(self.values, wanted)
    }

    /// The value of a heap by definition, if it was computed here.
    pub fn value(&self, heap: u64) -> Option<u64> {
        self.values.get(usize::try_from(heap).ok()?).map(|&value| value.into())
    }
}

/// The most values in one row.
const MAX_VALUES_IN_A_ROW: usize = 16;
/// The most values shown, and the number shown of a longer list.
const MAX_VALUES: usize = 200;
const VALUES_OF_A_LONG_LIST: usize = 40;

/// The first values, `wanted` of them if that is not too many; `None` where none is known.
pub(crate) fn values_table(values: &[u32], wanted: usize) -> Option<Block> {
    let shown = if wanted <= MAX_VALUES { wanted } else { VALUES_OF_A_LONG_LIST }.min(values.len());
    if shown == 0 {
        return None;
    }
    let caption = match wanted.checked_sub(shown) {
        Some(0) | None => say!("proof-values"),
        Some(_) => say!("proof-first-values", shown = shown, count = wanted),
    };
    let values = &values[..shown];
    Some(Block::Table(if shown <= MAX_VALUES_IN_A_ROW {
        let head = std::iter::once("n".into()).chain((0..shown).map(|n| n.to_string())).collect();
        let row = std::iter::once("G(n)".into()).chain(values.iter().map(u32::to_string)).collect();
        Table { caption, head, rows: vec![row] }
    } else {
        let head = std::iter::once("n".into()).chain((0..10).map(|n| format!("+{n}"))).collect();
        let rows = values.chunks(10).enumerate().map(|(i, ten)| {
            let mut row = vec![(10 * i).to_string()];
            row.extend(ten.iter().map(u32::to_string));
            row.resize(11, String::new());
            row
        });
        Table { caption, head, rows: rows.collect() }
    }))
}
