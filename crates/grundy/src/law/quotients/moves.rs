//! The moves of a code, one by one.

use grundy_rules::Heap;
use grundy_rules::code::Code;
use grundy_rules::logic::{Core, Move, Split};

/// The most heaps left by a move.
const MAX_PARTS: u32 = 4;

/// The moves of the places of a code; `None` where one leaves too many heaps.
pub(super) fn moves(code: &Code) -> Option<Vec<Split>> {
    let core = Core::of(&Heap::Code(code.clone()))?;
    let fits = |split: &Split| {
        split.heaps <= MAX_PARTS && split.every.is_none_or(|every| i64::try_from(every).is_ok())
    };
    let split = |each: Move| match each {
        Move::Split(split) => Some(split).filter(fits),
        _ => None,
    };
    let mut all: Vec<Split> = core.moves.into_iter().map(split).collect::<Option<_>>()?;
    // Fewer heaps first: they soon give most of the values needed.
    all.sort_by_key(|each| each.heaps);
    Some(all)
}
