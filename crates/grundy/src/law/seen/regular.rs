//! Linear relations between subsequences.

use super::{FAR, Known, Seen};
use crate::law::{Law, regular};

/// The law of the smallest base that tells the values.
pub(super) fn find(known: &Known<'_>) -> Option<Seen> {
    let law = (2..=10).find_map(|base| regular::learn(known.first, known.values, base))?;
    FAR.iter().all(|heap| law.value(*heap).is_some()).then_some(())?;
    let how = format!(
        "{} for n >= {}, where these heaps are among {} to {}",
        law.relations().join(", "),
        law.from(),
        known.first,
        known.last()
    );
    Some(Seen { law: Law::Regular(law), how })
}
