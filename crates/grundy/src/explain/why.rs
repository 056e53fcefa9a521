//! The reasons of the parts of a position, as items.

use super::play::{self, prefix};
use super::{Columns, Item, PartReason, Row};
use crate::document::Table;
use crate::reason::{Claim, KnownReason, Numbers, Reasons};
use grundy_rules::reason::listed;
use grundy_rules::{Budget, Component, Convention, Failure, KnownBy, NimValue, Outcome, Position};
use grundy_words::say;

/// The most parts whose reasons are told.
const MAX_PARTS: usize = 12;
/// The most rows of a table of numbers.
const MAX_ROWS: usize = 16;
/// The most columns of a table of binary digits.
const MAX_COLUMNS: u32 = 16;

/// The reasons of the parts of one component.
pub(super) struct Why {
    /// The statements.
    pub items: Vec<Item>,
    /// Each part with its reason.
    pub parts: Vec<PartReason>,
}

/// Why the parts of a component have their nim-values; `alone` if the position has no other part that has a
/// move, so that the outcome is enough. `None` where a part has no reason.
pub(super) fn of(
    reasons: &mut Reasons,
    component: &Component,
    alone: bool,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Option<Why>, Failure> {
    let ruleset = &component.ruleset;
    let mut distinct: Vec<&Vec<u64>> = component.parts.iter().collect();
    distinct.sort_unstable();
    distinct.dedup();
    let mut parts = Vec::new();
    for part in &distinct {
        match reasons.of(ruleset, part, convention, budget)? {
            Some(known) if alone || matches!(known.reason.claim, Claim::Value(_)) => {
                let (rule, part) = (ruleset.text().into(), ruleset.show_part(part));
                parts.push(PartReason { rule, part, known });
            }
            _ => return Ok(None),
        }
    }
    let Some(PartReason { known: first, .. }) = parts.first() else { return Ok(None) };
    let mut items = vec![Item::text(first.reason.idea.clone())];
    let one = parts.len() == 1;
    // One table serves all parts, unless it has the numbers of a part in it.
    let shared = matches!(first.reason.numbers, Numbers::Table { .. });
    if shared {
        items.extend(table(&first.reason.numbers));
    }
    // Short equations stand in one sentence.
    let short =
        |part: &PartReason| part.known.reason.here.len() <= 24 && !part.known.reason.here.contains(", ");
    if !one && parts.iter().all(short) {
        let all = parts.iter().map(|part| &part.known.reason.here);
        items.push(Item::Text(say!("explain-here", here = listed(all, "and"))));
        items.push(Item::Text(evidence(first)));
        return Ok(Some(Why { items, parts }));
    }
    for PartReason { known, .. } in parts.iter().take(MAX_PARTS) {
        if !shared {
            items.extend(table(&known.reason.numbers));
        }
        let here = &known.reason.here;
        items.push(Item::Text(match known.reason.claim.outcome() {
            _ if !one || !alone => say!("explain-here", here = here),
            Outcome::Previous => say!("explain-here-loses", here = here),
            _ => say!("explain-here-wins", here = here),
        }));
    }
    if parts.len() > MAX_PARTS {
        items.push(Item::Text(say!("and-more", count = parts.len() - MAX_PARTS)));
    }
    items.push(Item::Text(evidence(first)));
    Ok(Some(Why { items, parts }))
}

/// How the reason is known.
fn evidence(known: &KnownReason) -> String {
    match known.known_by {
        KnownBy::Proved => say!("explain-proved-by", reference = &known.reference),
        _ => say!("explain-is-theorem", reference = &known.reference),
    }
}

/// The numbers that count.
fn table(numbers: &Numbers) -> Option<Item> {
    match numbers {
        Numbers::Told => None,
        Numbers::Heaps(heaps) if heaps.len() < 2 => None,
        Numbers::Heaps(heaps) => {
            let row = |(label, value): &(String, u64)| Row { label: label.clone(), value: NimValue(*value) };
            let rows: Vec<Row> = heaps.iter().take(MAX_ROWS).map(row).collect();
            let more = heaps.len() - rows.len();
            Some(Item::Columns(Columns { rows, more, sum: numbers.nim_sum()? }))
        }
        Numbers::Columns { heaps, .. } if heaps.iter().any(|(_, heap)| heap >> MAX_COLUMNS != 0) => None,
        Numbers::Columns { heaps, modulus } => Some(Item::Table(counted(heaps, *modulus))),
        Numbers::Table { head, rows } => {
            Some(Item::Table(Table { caption: String::new(), head: head.clone(), rows: rows.clone() }))
        }
    }
}

/// Numbers in binary, with the ones of each column, and what is left of their number after a division.
fn counted(heaps: &[(String, u64)], modulus: u64) -> Table {
    let all = heaps.iter().fold(0, |all, (_, heap)| all | heap);
    let bits: Vec<u32> = (0..(u64::BITS - all.leading_zeros()).max(1)).rev().collect();
    let head = std::iter::once(String::new()).chain(bits.iter().map(|bit| (1u64 << bit).to_string()));
    let row = |label: String, cells: Vec<u64>| -> Vec<String> {
        std::iter::once(label).chain(cells.iter().map(u64::to_string)).collect()
    };
    let digits = |heap: u64| bits.iter().map(|bit| heap >> bit & 1).collect::<Vec<u64>>();
    let mut rows: Vec<Vec<String>> = heaps
        .iter()
        .take(MAX_ROWS)
        .map(|(label, heap)| row(format!("{label}: {heap}"), digits(*heap)))
        .collect();
    if heaps.len() > MAX_ROWS {
        rows.push(row(say!("and-more", count = heaps.len() - MAX_ROWS), Vec::new()));
    }
    let ones: Vec<u64> =
        bits.iter().map(|bit| heaps.iter().filter(|(_, heap)| heap >> bit & 1 == 1).count() as u64).collect();
    rows.push(row(say!("table-ones"), ones.clone()));
    rows.push(row(
        say!("table-ones-mod", modulus = modulus),
        ones.iter().map(|count| count % modulus).collect(),
    ));
    let width = bits.len() + 1;
    rows.iter_mut().for_each(|row| row.resize(width, String::new()));
    Table { caption: String::new(), head: head.collect(), rows }
}

/// What a winning move leaves, in the words of the reason.
pub(super) fn option(
    reasons: &mut Reasons,
    position: &Position,
    component: usize,
    to: &play::To,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    let [part] = &to[..] else { return Ok(None) };
    let ruleset = &position.components[component].ruleset;
    let known = reasons.of(ruleset, part, convention, budget)?;
    Ok(known.map(|known| format!("{}{}", prefix(position, component), known.reason.here)))
}
