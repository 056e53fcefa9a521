//! Laws of automata that read digits.

use super::Known;
use crate::law::{Law, automatic};

/// An automaton for bounded values, which reads the digits of the heap.
pub(super) fn automatic(known: &Known<'_>) -> Option<Law> {
    told(known, automatic::seen_alone)
}

/// An automaton that reads values together with the heap.
pub(super) fn synchronised(known: &Known<'_>) -> Option<Law> {
    told(known, automatic::seen_together)
}

fn told(known: &Known<'_>, find: fn(&[u32]) -> Option<Law>) -> Option<Law> {
    if known.first == 0 { find(known.values) } else { None }
}
