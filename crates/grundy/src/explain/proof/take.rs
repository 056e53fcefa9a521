//! Sets of numbers to take: finite ones, all but finitely many, and `take L..R`.

use super::super::document::{Block, Section, Table};
use super::{Told, count};
use crate::law::{Law, Period, TakeRange, theorem};
use grundy_rules::KnownBy;
use grundy_rules::take::TakeSet;

pub(super) fn reasons(told: &Told<'_>, set: &TakeSet) -> Vec<Section> {
    if set.excluded() == Some(&[]) {
        return vec![nim()];
    }
    let range = theorem::take_range(set);
    let mut sections = match (&told.found.law, told.found.known_by) {
        (Law::Period(law), KnownBy::Proved) if set.is_finite() => finite(told, set, law),
        (Law::Period(law), KnownBy::Proved) => all_but(told, set, law),
        (Law::Range(_), _) => Vec::new(),
        _ => vec![told.checked()],
    };
    if let Some(range) = range {
        let heading =
            if sections.is_empty() { "Why it holds for all heaps" } else { "The same as a formula" };
        sections.push(formula(&range, heading));
    }
    sections
}

fn nim() -> Section {
    Section::of(
        "Why it holds for all heaps",
        ["From a heap of n coins any number may be taken, so the options are the heaps 0, 1, …, n-1. If these are worth 0, 1, …, n-1 (and \
          the heap 0, which has no move, is worth 0), then the smallest number that is missing is n. So heap by heap, without an \
          end, G(n) = n. Nothing needs to be checked."
            .into()],
    )
}

/// The last max S values decide the next one.
fn finite(told: &Told<'_>, set: &TakeSet, law: &Period) -> Vec<Section> {
    let (n0, p) = (law.preperiod, law.period);
    let Some(m) = set.max() else {
        let why = "No coin may ever be taken. So no heap has a move, and each is worth 0.".into();
        return vec![Section::of("Why it holds for all heaps", [why])];
    };
    let (end, last) = (n0.saturating_add(m), n0.saturating_add(p).saturating_add(m).saturating_sub(1));
    let why = Section::of(
        "Why finitely many checks are enough",
        [
            format!(
                "At most {} may be taken. So all options of a heap n are among the {} before n, and from n = {m} on each number of \
                 the set may be taken. The values of these {} alone decide G(n).",
                count(m, "coin"),
                count(m, "heap"),
                count(m, "heap")
            ),
            format!(
                "Suppose G(n+{p}) = G(n) holds for {m} in a row, n = {n0} to {}. Look at the heaps {end} and {}. For each number t of \
                 the set, t coins may be taken from both, and the heaps left, {end}-t and {}-t, have equal values. Equal options, \
                 equal mex: G({}) = G({end}). Now the equation holds for n = {} to {end}, which are again {m} in a row, so the same \
                 argument gives the next heap, and the next one, without an end.",
                end - 1,
                end.saturating_add(p),
                end.saturating_add(p),
                end.saturating_add(p),
                n0 + 1
            ),
            "Sooner or later such a repeat must come. No value is larger than the number of moves, so there are only finitely many rows of so \
             many values, and one of them comes again."
                .into(),
        ],
    );
    let mut checks = Section::of(
        "What was checked",
        [format!(
            "The heaps 0 to {last} were valued by definition, one after the other, and G(n) was compared with G(n+{p}) for n = {n0} to {}: \
             {} equal.",
            end - 1,
            if m == 1 { "they are".into() } else { format!("all {m} pairs are") }
        )],
    );
    if told.found.heaps_computed > last.saturating_add(1).max(1 << 22) {
        checks = checks.with(Block::Paragraph(format!(
            "The values of all {} heaps need not be kept for that. One pass over the heaps remembers a row of {m} values and waits until \
             it comes again, which gives {p}. Two passes, one of them {p} heaps ahead, then find the last heap at which they differ: \
             the law begins behind it.",
            told.found.heaps_computed
        )));
    }
    if let Some(window) = window(told, n0, p, m) {
        checks = checks.with(window);
    }
    checks.blocks.extend(told.table());
    vec![why, checks]
}

/// The row of values that comes again, where it is short.
fn window(told: &Told<'_>, n0: u64, p: u64, m: u64) -> Option<Block> {
    if m > 15 {
        return None;
    }
    let row = |name: String, first: u64| -> Option<Vec<String>> {
        let values = (first..first.checked_add(m)?).map(|n| told.value(n).map(|value| value.to_string()));
        std::iter::once(Some(name)).chain(values).collect()
    };
    let rows = vec![row("G(n)".into(), n0)?, row(format!("G(n+{p})"), n0.checked_add(p)?)?];
    let head = std::iter::once("n".into()).chain((n0..n0 + m).map(|n| n.to_string())).collect();
    Some(Block::Table(Table { caption: "The row that comes again".into(), head, rows }))
}

/// The values relative to those that all smaller heaps cover.
fn all_but(told: &Told<'_>, set: &TakeSet, law: &Period) -> Vec<Section> {
    let Period { preperiod: n0, period: p, saltus: s } = *law;
    let m = set.excluded().and_then(|ranges| ranges.last()).map_or(0, |&(_, last)| last);
    let why = Section::of(
        "Why finitely many checks are enough",
        [
            format!(
                "Every number above {m} may be taken. So from heap n each of the heaps 0, 1, …, n-{} can be reached.",
                m + 1
            ),
            "First: the values of the heaps 0 to i, taken together, never have a gap. For a heap of value v has options of all values \
             below v, and these are smaller heaps. So the heaps that are always within reach of n have exactly the values 0, 1, …, u-1, \
             for some number u that depends on n; call it u(n)."
                .into(),
            format!(
                "Second: all these values are those of options, so G(n) is u(n) or more. How much more is decided by the {m} heaps \
                 n-1, …, n-{m} alone: of those that can be reached, only the differences G(n-t)-u(n) matter, and of these only the ones \
                 that are not negative."
            ),
            format!(
                "So let the window of n be the {} G(n-1)-u(n), …, G(n-{m})-u(n), where -1 is written for everything below 0, and where there is no such heap. It decides \
                 G(n)-u(n). It also decides the next window: heap n comes in, heap n-{m} goes out, and u grows exactly if the heap that \
                 goes out has the value u(n) or more, which the window tells.",
                count(m, "number")
            ),
            format!(
                "So if the windows of two heaps x and x+{p} are the same, and u(x+{p}) = u(x)+{s}, then everything that follows is the same, \
                 {s} higher: G(n+{p}) = G(n)+{s} for all n from x on. And a window must come again, since beside the u(n) values that are \
                 covered a heap has at most {m} more options, so that the numbers in a window are {m} at most."
            ),
        ],
    );
    let mut checks = Section { heading: "What was checked".into(), blocks: Vec::new() };
    match repeat(told, law, m) {
        Some((x, u, later)) => {
            let from = match x.checked_sub(1) {
                Some(before) if n0 < x => format!(
                    " From heap {n0} to heap {before} the equation was compared value by value, so it holds from heap {n0} on."
                ),
                _ => String::new(),
            };
            checks.blocks.push(Block::Paragraph(format!(
                "The heaps 0 to {} were valued by definition. The windows of x = {x} and of {} are the same, and u grows from {u} to \
                 {later}.{from}",
                x + p - 1,
                x + p
            )));
            if m <= 15 {
                let head = std::iter::once("t".into()).chain((1..=m).map(|t| t.to_string())).collect();
                let row = |at: u64, u: u64| {
                    let cells = (1..=m).map(|t| entry(told, at, t, u).to_string());
                    std::iter::once(format!("G({at}-t)-{u}")).chain(cells).collect()
                };
                let caption =
                    "The window that comes again (-1 stands for everything below 0, and for no heap)".into();
                checks.blocks.push(Block::Table(Table {
                    caption,
                    head,
                    rows: vec![row(x, u), row(x + p, later)],
                }));
            }
        }
        None => checks.blocks.push(Block::List(told.found.hypotheses.clone())),
    }
    checks.blocks.extend(told.table());
    vec![why, checks]
}

/// How many values the heaps always within reach of n have.
fn covered(told: &Told<'_>, n: u64, m: u64) -> u64 {
    let reach = usize::try_from(n.saturating_sub(m)).unwrap_or(usize::MAX).min(told.values.len());
    told.values[..reach].iter().max().map_or(0, |&value| u64::from(value) + 1)
}

fn entry(told: &Told<'_>, n: u64, t: u64, u: u64) -> i64 {
    match n.checked_sub(t).and_then(|heap| told.value(heap)) {
        Some(value) => (value as i64 - u as i64).max(-1),
        None => -1,
    }
}

/// The first heap from which on the window comes again one period later, and what is covered there and then.
fn repeat(told: &Told<'_>, law: &Period, m: u64) -> Option<(u64, u64, u64)> {
    let last = (told.values.len() as u64).checked_sub(law.period)?;
    let mut low = law.preperiod;
    while low <= last {
        let (u, later) = (covered(told, low, m), covered(told, low + law.period, m));
        let same = |t: u64| entry(told, low, t, u) == entry(told, low + law.period, t, later);
        if later == u + law.saltus && (1..=m).all(same) {
            return Some((low, u, later));
        }
        low += 1;
    }
    None
}

/// The formula of `take L..R`, with its proof.
fn formula(range: &TakeRange, heading: &str) -> Section {
    let least = range.least();
    if range.most() == u64::MAX {
        return Section::of(
            heading,
            [format!(
                "Any number from {least} on may be taken, and G(n) = floor(n/{least}). For the options of n are the heaps 0 to n-{least}. If they \
                 have the values that the formula gives, these are all numbers from 0 to floor(n/{least})-1, so the smallest one that is \
                 missing is floor(n/{least}); a heap below {least} has no move and is worth 0. Nothing needs to be checked."
            )],
        );
    }
    let most = range.most();
    let q = u128::from(least) + u128::from(most);
    Section::of(
        heading,
        [
            format!(
                "From {least} to {most} coins may be taken. Let r = n mod {q}, where {q} = {least}+{most}. Then G(n) = floor(r/{least}). We show \
                 that this is the mex of the options, if they have the values that the formula gives; then it holds heap by heap, without \
                 an end."
            ),
            format!(
                "No option has the value of n. Taking t coins leaves the remainder r-t if t <= r: that is r-{least} or less, so its value is \
                 smaller. If t > r, it leaves r+{q}-t, which is r+{least} or more, since t <= {most}: its value is larger."
            ),
            format!(
                "Each smaller value v is that of an option. The {} v*{least} to v*{least}+{} have the value v. To come to one of them, \
                 take t = r-v*{least}-{} or one more, and so on, up to t = r-v*{least}. The first of these numbers is at most {most}, since \
                 r <= {}; the last one is at least {least}, since v < floor(r/{least}). As they follow each other without a gap, one of them \
                 lies between {least} and {most}.",
                count(least, "remainder"),
                least - 1,
                least - 1,
                q - 1
            ),
        ],
    )
}
