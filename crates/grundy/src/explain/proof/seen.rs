//! Laws that are only seen, and no law at all.

use crate::document::{Block, Section};
use crate::law::told::{Told, one_line, values_table};
use crate::law::{GuySmith, Law, Repeat as _};
use grundy_rules::{Heap, Ruleset, logic};

/// The values that suggest a law, and why they are no proof.
pub(super) fn reasons(told: &Told<'_>) -> Vec<Section> {
    let last = told.last();
    let mut seen = Section {
        heading: "What is seen".into(),
        blocks: vec![
            Block::Paragraph(format!(
                "All {} values that were computed, those of the heaps 0 to {last}, fit the law:",
                last + 1
            )),
            Block::List(told.found.hypotheses()),
        ],
    };
    seen.blocks.extend(criterion(&told.found.law).map(|text| Block::Paragraph(text.into())));
    seen.blocks.extend(told.table());
    let mut not = vec![
        "Nothing is said of larger heaps: a pattern in many values is not a theorem. In Grundy's game the values of the heaps 3 to 12 repeat 1, 0, 2, \
         and heap 13 breaks the pattern; others break after millions of heaps."
            .to_string(),
    ];
    not.extend(wanted(told));
    vec![seen, Section::of("Why this is no proof", not)]
}

/// The condition for naming a law that is only seen.
fn criterion(law: &Law) -> Option<&'static str> {
    Some(match law {
        law if law.period().is_some() => {
            "A repeat that begins late would say little. So a period counts as seen only where the law and two periods show in the first sixth of \
             the values, all later values agree, and they repeat eight times or more."
        }
        Law::Classes(_) => {
            "Each residue class grows by a number of its own. That counts as seen only where the law and two periods show in the first sixth of the \
             values, all later values agree, and they grow so eight times or more."
        }
        Law::Closed(_) => {
            "The formula is one of a small table: powers that divide n, logarithms, binary digits, roots. It counts as seen only where it is \
             right from heap 64 on at the latest, for all values that are known, where the values leave a \
             straight line three times at least, and more often where there are exceptions."
        }
        Law::Regular(_) => {
            "Such a sequence is called k-regular (Allouche and Shallit 1992): the digits of n in base k say which relation is used next, so that the value \
             of a huge heap takes one step for each digit. It counts as seen only where each relation was found in 48 terms, holds for all \
             others that are known, and the values are eight times as many as the numbers that the law is told with."
        }
        _ => return None,
    })
}

/// What a proof would need.
fn wanted(told: &Told<'_>) -> Option<String> {
    Some(match (told.heap, &told.found.law) {
        (Heap::Code(_), Law::Classes(_)) => {
            "Machines that read quotients in base 2 could decide the law; they did not prove it, or were too large.".into()
        }
        (Heap::Code(code), Law::Period(law)) => match GuySmith::of_code(code) {
            Some(theorem) => format!(
                "The theorem of Guy and Smith would make it a fact if the equation held up to heap {}; {} heaps were computed. More heaps may \
                 bring that.",
                theorem.last_heap(law.preperiod, law.period)?,
                told.computed
            ),
            None => "The theorem of Guy and Smith has no bound for a code with [ ] or *, since a move may leave heaps without limit in number or take \
                     without limit; and machines in base 2 did not prove the law, or were too large."
                .into(),
        },
        (Heap::Formula(_) | Heap::Turning(_), _) if logic::clauses(told.heap).is_none() => {
            "No theorem of this program speaks of such moves: they cannot be said as equations and inequalities that are linear in n and in what \
             is left, with powers at most."
                .into()
        }
        (Heap::Formula(_) | Heap::Turning(_), _) => {
            "The moves are linear in n, so machines that read digits could decide the law; they did not prove it, or needed too many states.".into()
        }
        _ => return None,
    })
}

/// The list of laws that were tried where none was found.
pub(super) fn nothing(ruleset: &Ruleset, heap: &Heap, computed: u64, values: &[u32]) -> Vec<Section> {
    let (text, canonical) = (one_line(ruleset.text()), one_line(ruleset.canonical()));
    let is = if text == canonical { String::new() } else { format!(", that is {canonical}") };
    let last = computed.max(1) - 1;
    let found = Section::of(
        "No law was found",
        [
            format!(
                "The rule is {text}{is}. In the values of the heaps 0 to {last} no law was found, and none is claimed."
            ),
            "That is no proof that there is none. More values may show one.".into(),
        ],
    );
    let mut tried = Section { heading: "What was tried".into(), blocks: Vec::new() };
    let mut list = Vec::new();
    match heap {
        Heap::Take(set) if set.is_finite() => list.push(format!(
            "A repeat of the last {} values, which would prove a period: such a repeat must come, but none has come yet.",
            set.max().unwrap_or(0)
        )),
        Heap::Take(_) => list.push("A repeat of the window over the values that all smaller heaps cover: it must come, but has not yet.".into()),
        Heap::Code(code) => {
            match GuySmith::of_code(code) {
                Some(theorem) => {
                    list.push(format!(
                        "The theorem of Guy and Smith: a period p from heap n0 on is proved where it holds up to heap h*(n0+m*p) + k - 1, with k = {}, \
                         h = {}, m = {}. No n0 and p within these values do.",
                        theorem.last_place,
                        theorem.heaps(),
                        theorem.shifts()
                    ));
                    if theorem.heaps() <= 2 {
                        list.push(
                            "In long runs: a repeat of the last values in a sparse space, beyond the last rare heap. None has come.".into(),
                        );
                    }
                }
                None => list.push("The theorem of Guy and Smith has no bound for a code with [ ] or *.".into()),
            }
            list.push(
                "A period, plain or arithmetic, that is seen in the first sixth of the values and confirmed by all others: there is none.".into(),
            );
        }
        Heap::Formula(_) | Heap::Turning(_) => {
            list.push("A period, plain or arithmetic, that is seen in the first sixth of the values and confirmed by all others: there is none.".into());
            list.push(
                "A saltus for each residue class, and closed formulas (powers that divide n, logarithms, binary digits, roots): none fits."
                    .into(),
            );
            list.push(
                "Machines that read the values from the digits of n in the bases 2 to 10 and in Zeckendorf's way, or values and n together: none with few states reads them."
                    .into(),
            );
            list.push("Linear relations between the subsequences G(k^e*n + r), for k from 2 to 10: no few of them tell the values.".into());
        }
    }
    tried.blocks.push(Block::List(list));
    tried.blocks.extend(values_table(values, 40));
    vec![found, tried]
}
