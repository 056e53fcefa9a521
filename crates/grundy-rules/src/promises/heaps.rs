//! The promises of rules on heaps, tested at all heaps up to a largest one.

use super::{Broken, Promise};
use crate::failure::{Halt, finish};
use crate::rules::HeapRules;
use crate::words::NimValue;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn broken(promise: Promise, heap: u64, witness: impl Into<String>) -> Broken {
    Broken { promise, position: heap.to_string(), witness: witness.into() }
}

/// Tests the promise of [`HeapRules`] at all heaps up to `largest`.
///
/// ```
/// use grundy_rules::{code::Code, promises};
/// promises::heap_rules(&Code::parse("0.77").unwrap(), 40).unwrap();
/// ```
///
/// # Errors
/// The first promise that is [`Broken`].
///
/// # Laws
/// [`Promise::Defined`], [`Promise::MovesOnce`], [`Promise::Halts`], [`Promise::Heaps`], [`Promise::Known`].
/// [`all`](super::all) tests [`HeapRules::known_misere`], on [`Heaps`](crate::Heaps).
pub fn heap_rules<H: HeapRules + ?Sized>(rules: &H, largest: u64) -> Result<(), Broken> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let options = heap_options(rules, heap)?;
        for parts in &options {
            let ascending = parts.is_sorted();
            if !ascending
                || parts.first() == Some(&0)
                || parts.last().is_some_and(|&p| p >= heap)
                || heap == 0
            {
                return Err(broken(Promise::Heaps, heap, format!("a move leaves {parts:?}")));
            }
        }
        let worth = |parts: &Vec<u64>| parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]);
        let worths: BTreeSet<u64> = options.iter().map(worth).collect();
        let value = (0..).zip(&worths).take_while(|(least, worth)| least == *worth).count() as u64;
        if let Some(known) = rules.known(heap).filter(|known| known.0 != value) {
            return Err(broken(
                Promise::Known,
                heap,
                format!("by theorem {known}, by definition {}", NimValue(value)),
            ));
        }
        values.push(value);
    }
    Ok(())
}

/// The options of a heap, each once.
fn heap_options<H: HeapRules + ?Sized>(rules: &H, heap: u64) -> Result<BTreeSet<Vec<u64>>, Broken> {
    let mut options = BTreeSet::new();
    let mut twice = None;
    let flow = rules.options(heap, &mut |parts| {
        if !options.insert(parts.to_vec()) && !rules.repeats() {
            twice = Some(parts.to_vec());
        }
        ControlFlow::Continue(())
    });
    finish(flow).map_err(|error| broken(Promise::Defined, heap, error.to_string()))?;
    if let Some(parts) = twice {
        return Err(broken(Promise::MovesOnce, heap, format!("twice: {parts:?}")));
    }
    let mut visits = 0;
    let flow = rules.options(heap, &mut |_| {
        visits += 1;
        ControlFlow::Break(Halt::Enough)
    });
    let halted = matches!(flow, ControlFlow::Break(Halt::Enough));
    if visits > 1 || halted == options.is_empty() {
        return Err(broken(Promise::Halts, heap, format!("{visits} visits, and the end is {flow:?}")));
    }
    Ok(options)
}
