//! Linear relations between subsequences.

use super::{FAR_HEAPS, Known};
use crate::law::{Law, regular};

/// The law with the smallest base that fits the values.
pub(super) fn find(known: &Known<'_>) -> Option<Law> {
    let law = (2..=10).find_map(|base| regular::learn(known.first, known.values, base))?;
    FAR_HEAPS.iter().all(|heap| law.value(*heap).is_some()).then_some(())?;
    Some(Law::Regular(law))
}
