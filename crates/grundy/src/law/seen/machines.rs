//! What machines read from digits.

use super::{Known, Seen};
use crate::law::automatic;

/// Bounded values that a machine reads from the digits of the heap.
pub(super) fn automatic(known: &Known<'_>) -> Option<Seen> {
    told(known, automatic::seen_alone)
}

/// Values that a machine reads together with the heap.
pub(super) fn synchronised(known: &Known<'_>) -> Option<Seen> {
    told(known, automatic::seen_together)
}

fn told(known: &Known<'_>, find: fn(&[u32]) -> Option<crate::law::Found>) -> Option<Seen> {
    let found = (known.first == 0).then(|| find(known.values)).flatten()?;
    let how = found.hypotheses.into_iter().next()?;
    Some(Seen { law: found.law, how })
}
