//! From a state that came again to the law, with its smallest preperiod.

use super::blocks::{Blocks, SETTLED};
use super::repeat::{Repeat, Window};
use crate::law::{Found, Law, Period};
use grundy_rules::KnownBy;
use std::ops::Range;

/// The period that the repeat proves, with its smallest preperiod.
pub(super) fn found(blocks: &Blocks, repeat: Repeat) -> Found {
    let Repeat { first, period } = repeat;
    let width = blocks.windows.width;
    let (preperiod, least) = preperiod(blocks, repeat);
    let smallest = smallest(blocks, preperiod, period);
    let last = blocks.rares.last();
    let class = blocks.class;
    let mut hypotheses = vec![
        format!("the {width} values before heap {first} are those before heap {}", first + period),
        format!("no rare heap from {} to {}: the last one is {last}", first - width, first + period - 1),
        format!("no tap and no witness is farther away than {width} heaps since heap {first}"),
        format!("beyond the start: {first} > 2 * {width}, and no move takes more than {width} coins"),
        format!("the mask {} was not changed since heap {}", mask_text(class.mask), first - width),
    ];
    if class.parity.is_some() {
        hypotheses.push(format!("the class counts the parity of the heap: {period} is even"));
    }
    if !least {
        hypotheses.push(format!("the preperiod is at most {preperiod}: earlier values are no longer kept"));
    }
    if smallest < period {
        hypotheses.push(format!("G(n+{smallest}) = G(n) for {preperiod} <= n < {}", preperiod + period));
    }
    Found {
        law: Law::Period(Period::plain(preperiod, smallest)),
        known_by: KnownBy::Proved,
        reference: SPARSE_REPEAT.into(),
        hypotheses,
        heaps_computed: blocks.heaps(),
    }
}

pub(crate) const SPARSE_REPEAT: &str = "repeat of the whole state in a sparse space (Berlekamp, Conway & Guy, Winning Ways, \
                                    ch. 4; Gangolli & Plambeck 1989)";

/// A mask in binary, as far as it says something: all bits above are set.
pub(super) fn mask_text(mask: u32) -> String {
    let bits = 32 - mask.leading_ones();
    if bits == 0 {
        "...1".into()
    } else {
        format!("...1{:0width$b}", mask & !(u32::MAX << bits), width = bits as usize)
    }
}

/// The smallest divisor of a period that is a period too, as far as the values of one period are kept. (A
/// state is met again after one period: it can be two where one is odd and the parity of the heap counted.)
fn smallest(blocks: &Blocks, preperiod: u64, period: u64) -> u64 {
    let mut smallest = period;
    for prime in (2..).take_while(|prime| prime * prime <= period).chain([period]) {
        while smallest % prime == 0 && prime > 1 && smallest > 1 {
            let shorter = smallest / prime;
            match repeats(blocks, preperiod..preperiod + period, shorter) {
                None => return smallest,
                Some(false) => break,
                Some(true) => smallest = shorter,
            }
        }
    }
    smallest
}

/// Is each value in this range, as far as there is another `period` heaps later, equal to that one? `None` if
/// not all are kept.
fn repeats(blocks: &Blocks, range: Range<u64>, period: u64) -> Option<bool> {
    let mut first = range.start;
    while first + period < range.end {
        let next = (first + SETTLED).min(range.end - period);
        if blocks.values(first..next)? != blocks.values(first + period..next + period)? {
            return Some(false);
        }
        first = next;
    }
    Some(true)
}

/// The smallest n₀ with G(n + p) = G(n) for all n ≥ n₀, or one that may not be the smallest where neither
/// the values nor windows enough are kept, and whether it is.
fn preperiod(blocks: &Blocks, repeat: Repeat) -> (u64, bool) {
    let Repeat { first, period } = repeat;
    let holds_from = first - blocks.windows.width;
    let kept = blocks.past.kept();
    let value = |heap: u64| {
        let squeezed = blocks.past.look(heap)?;
        Some(blocks.class.expand_known(heap, squeezed, &blocks.rares))
    };
    let mut heap = holds_from;
    while heap > 0 && heap - 1 + period >= kept.start {
        match (value(heap - 1), value(heap - 1 + period)) {
            (Some(a), Some(b)) if a == b => heap -= 1,
            (Some(_), Some(_)) => return (heap, true),
            _ => break,
        }
    }
    if heap == 0 {
        return (0, true);
    }
    by_windows(blocks, first, period).map_or((heap, false), |least| (least, true))
}

/// The same from the windows that were kept: "the state at x is that at x + p" is monotone in x, so the
/// run from the window before is repeated, once as it was and once p heaps later, and compared.
fn by_windows(blocks: &Blocks, first: u64, period: u64) -> Option<u64> {
    let start = blocks.start_window();
    let mut windows: Vec<&Window> = blocks.windows.all(blocks.taps_reach()).chain(&start).collect();
    windows.sort_by_key(|window| window.end);
    let latest = |heap: u64| windows.iter().rev().find(|window| window.end <= heap).copied();
    let mut end = first;
    while let Some(window) = latest(end - 1) {
        let from = window.end - window.values.len() as u64;
        let (mut now, mut then) = (blocks.at_window(window), blocks.at_window(latest(from + period)?));
        let mut differs = None;
        let mut heap = from;
        while heap < end {
            let next = end.min(heap + SETTLED);
            now.fill_to(next)?;
            then.fill_to(next + period)?;
            let (a, b) = (now.values(heap..next)?, then.values(heap + period..next + period)?);
            if let Some(place) = a.iter().zip(&b).rposition(|(a, b)| a != b) {
                differs = Some(heap + place as u64 + 1);
            }
            heap = next;
        }
        if differs.is_some() || from == 0 {
            return Some(differs.unwrap_or(0));
        }
        end = window.end;
    }
    None
}
