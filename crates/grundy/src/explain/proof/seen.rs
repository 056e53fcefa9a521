//! Laws that are only seen, and no law at all.

use crate::document::{Block, Section};
use crate::law::told::{Told, one_line, values_table};
use crate::law::{GuySmith, Law, Repeat as _};
use grundy_rules::{Heap, Ruleset, logic};
use grundy_words::say;

/// The values that suggest a law, and why they are no proof.
pub(super) fn reasons(told: &Told<'_>) -> Vec<Section> {
    let last = told.last();
    let fit = say!("proof-seen-fit", count = last + 1, last = last);
    let mut seen = Section::of(say!("heading-seen"), [fit]).with(Block::List(told.found.hypotheses()));
    seen.blocks.extend(criterion(&told.found.law).map(Block::Paragraph));
    seen.blocks.extend(told.table());
    let mut not = vec![say!("proof-seen-larger")];
    not.extend(wanted(told));
    vec![seen, Section::of(say!("heading-no-proof"), not)]
}

/// The condition for naming a law that is only seen.
fn criterion(law: &Law) -> Option<String> {
    Some(match law {
        law if law.period().is_some() => say!("proof-seen-period"),
        Law::Classes(_) => say!("proof-seen-classes"),
        Law::Closed(_) => say!("proof-seen-closed"),
        Law::Regular(_) => say!("proof-seen-regular"),
        _ => return None,
    })
}

/// What a proof would need.
fn wanted(told: &Told<'_>) -> Option<String> {
    Some(match (told.heap, &told.found.law) {
        (Heap::Code(_), Law::Classes(_)) => say!("proof-wanted-quotients"),
        (Heap::Code(code), Law::Period(law)) => match GuySmith::of_code(code) {
            Some(theorem) => {
                let last = theorem.last_heap(law.preperiod, law.period)?;
                say!("proof-wanted-guy-smith", last = last, computed = told.computed)
            }
            None => say!("proof-wanted-no-bound"),
        },
        (Heap::Formula(_) | Heap::Turning(_), _) if logic::clauses(told.heap).is_none() => {
            say!("proof-wanted-linear")
        }
        (Heap::Formula(_) | Heap::Turning(_), _) => say!("proof-wanted-states"),
        _ => return None,
    })
}

/// The list of laws that were tried where none was found.
pub(super) fn nothing(ruleset: &Ruleset, heap: &Heap, computed: u64, values: &[u32]) -> Vec<Section> {
    let (text, canonical) = (one_line(ruleset.text()), one_line(ruleset.canonical()));
    let last = computed.max(1) - 1;
    let none = match text == canonical {
        true => say!("proof-none", rule = text, last = last),
        false => say!("proof-none-is", rule = text, canonical = canonical, last = last),
    };
    let found = Section::of(say!("heading-no-law"), [none, say!("proof-none-may-come")]);
    let mut tried = Section::of(say!("heading-tried"), []);
    let mut list = Vec::new();
    match heap {
        Heap::Take(set) if set.is_finite() => {
            list.push(say!("proof-tried-last-values", count = set.max().unwrap_or(0)));
        }
        Heap::Take(_) => list.push(say!("proof-tried-window")),
        Heap::Code(code) => {
            match GuySmith::of_code(code) {
                Some(theorem) => {
                    let [k, h, m] = [theorem.last_place, theorem.heaps(), theorem.shifts()];
                    list.push(say!("proof-tried-guy-smith", k = k, h = h, m = m));
                    if theorem.heaps() <= 2 {
                        list.push(say!("proof-tried-long"));
                    }
                }
                None => list.push(say!("proof-tried-no-bound")),
            }
            list.push(say!("proof-tried-period"));
        }
        Heap::Formula(_) | Heap::Turning(_) => {
            list.push(say!("proof-tried-period"));
            list.push(say!("proof-tried-classes"));
            list.push(say!("proof-tried-machines"));
            list.push(say!("proof-tried-regular"));
        }
    }
    tried.blocks.push(Block::List(list));
    tried.blocks.extend(values_table(values, 40));
    vec![found, tried]
}
