//! The options of a heap under a code, found one after the other.

use super::digit::{Digit, Kinds};
use super::{Code, Repeat};
use crate::failure::{Flow, Halt, RuleError};
use std::ops::ControlFlow;

/// Options of more heaps than this are not listed.
const MAX_PARTS: u128 = 1 << 20;

type Each<'a> = &'a mut dyn FnMut(&[u64]) -> Flow;

pub(super) fn options(code: &Code, heap: u64, each: Each<'_>) -> Flow {
    let mut walk = Walk { heap, parts: Vec::new(), each };
    // A total is the number of coins left to divide. It is 0 only for the last place, `heap`.
    for (place, digit) in &code.places {
        let total = i128::from(heap) - i128::from(*place);
        if total <= 0 {
            break;
        }
        walk.place(total as u128, digit)?;
    }
    if let Some(repeat) = &code.repeat {
        walk.repeat(repeat)?;
    }
    let last = i64::try_from(heap).ok().map(|heap| code.digit_at(heap));
    let last = last.unwrap_or_else(|| beyond(code, heap));
    if last.is_some_and(|digit| !digit.kinds(0).is_none()) {
        (walk.each)(&[])?;
    }
    ControlFlow::Continue(())
}

/// The digit of a place beyond `i64`.
fn beyond(code: &Code, place: u64) -> Option<&Digit> {
    let repeat = code.repeat.as_ref()?;
    code.digit_at((repeat.start() + (place - repeat.start()) % repeat.length()) as i64)
}

struct Walk<'a> {
    heap: u64,
    parts: Vec<u64>,
    each: Each<'a>,
}

impl Walk<'_> {
    /// The options of a repeat that leave something.
    fn repeat(&mut self, repeat: &Repeat) -> Flow {
        // Without this a digit that can never act on this heap would be walked through 10^18 times.
        let acts: Vec<(u64, &Digit)> =
            repeat.digits().filter(|(offset, digit)| acts(self.heap, repeat, *offset, digit)).collect();
        let mut base = repeat.start();
        while !acts.is_empty() && base < self.heap {
            for &(offset, digit) in &acts {
                match base.checked_add(offset) {
                    Some(taken) if taken < self.heap => {
                        self.place(u128::from(self.heap - taken), digit)?;
                    }
                    _ => return ControlFlow::Continue(()),
                }
            }
            match base.checked_add(repeat.length()) {
                Some(next) => base = next,
                None => break,
            }
        }
        ControlFlow::Continue(())
    }

    /// The options that divide a positive total as a digit allows.
    fn place(&mut self, total: u128, digit: &Digit) -> Flow {
        for split in digit.splits() {
            let last = split.last.map_or(u128::MAX, u128::from);
            let mut heaps = u128::from(split.first.max(1));
            while heaps <= last.min(total) && least(heaps, split.kinds) <= total {
                if heaps > MAX_PARTS {
                    let parts = heaps.min(u128::from(u64::MAX)) as u64;
                    return ControlFlow::Break(Halt::Broken(RuleError::TooMany { heap: self.heap, parts }));
                }
                if split.kinds == Kinds::EQUAL && total % heaps != 0 {
                    heaps += 1;
                    continue;
                }
                self.divide(total, heaps as usize, split.kinds)?;
                heaps += 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// The divisions of a total into `heaps` heaps, ascending and in lexicographic order.
    fn divide(&mut self, total: u128, heaps: usize, kinds: Kinds) -> Flow {
        let step = u128::from(!kinds.mixed());
        if kinds.mixed() || (kinds.different() && least(heaps as u128, Kinds::DIFFERENT) <= total) {
            self.parts.clear();
            self.parts.resize(heaps, 0);
            self.fill(0, 1, total, step);
            loop {
                if kinds.equal() || self.parts[0] != self.parts[heaps - 1] || heaps == 1 {
                    (self.each)(&self.parts)?;
                }
                if !self.advance(step) {
                    break;
                }
            }
        }
        // Equal heaps come last in the order; without `step` the other divisions include them.
        if kinds.equal() && step == 1 && total % heaps as u128 == 0 {
            self.parts.clear();
            self.parts.resize(heaps, (total / heaps as u128) as u64);
            (self.each)(&self.parts)?;
        }
        ControlFlow::Continue(())
    }

    /// Sets the places from `from` on to `value`, `value + step`, …, and the last one to the rest.
    fn fill(&mut self, from: usize, value: u128, total: u128, step: u128) {
        let last = self.parts.len() - 1;
        let (mut value, mut rest) = (value, total);
        for part in &mut self.parts[from..last] {
            *part = value as u64;
            rest -= value;
            value += step;
        }
        self.parts[last] = rest as u64;
    }

    /// The next division in lexicographic order.
    fn advance(&mut self, step: u128) -> bool {
        let heaps = self.parts.len();
        let mut sum = u128::from(self.parts[heaps - 1]);
        for i in (0..heaps - 1).rev() {
            sum += u128::from(self.parts[i]);
            let (value, count) = (u128::from(self.parts[i]) + 1, (heaps - i) as u128);
            if value * count + step * (count * (count - 1) / 2) <= sum {
                self.fill(i, value, sum, step);
                return true;
            }
        }
        false
    }
}

/// The smallest total that can be divided into `heaps` heaps.
fn least(heaps: u128, kinds: Kinds) -> u128 {
    let only_different = kinds == Kinds::DIFFERENT && heaps > 1;
    if only_different { heaps.saturating_mul(heaps + 1) / 2 } else { heaps }
}

/// Whether a repeated digit can ever divide what is left of a heap.
fn acts(heap: u64, repeat: &Repeat, offset: u64, digit: &Digit) -> bool {
    let Some(first) = heap.checked_sub(repeat.start() + offset) else { return false };
    digit.splits().any(|split| match (split.kinds, split.last) {
        // Equal heaps: the totals first, first - length, … must meet a multiple of their number.
        (Kinds::EQUAL, Some(last)) => {
            (split.first..=last).any(|heaps| first % gcd(u64::from(heaps), repeat.length()) == 0)
        }
        (_, last) => last != Some(0),
    })
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
