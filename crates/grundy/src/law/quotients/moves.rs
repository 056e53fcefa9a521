//! What a code allows, move by move.

use grundy_rules::Heap;
use grundy_rules::code::Code;
use grundy_rules::logic::{Core, Move, Split};

/// More heaps than this are not left in a move.
const MOST_PARTS: u32 = 4;

/// What the places of a code allow; `None` where that is too many heaps.
pub(super) fn moves(code: &Code) -> Option<Vec<Split>> {
    let core = Core::of(&Heap::Code(code.clone()))?;
    let fits = |split: &Split| {
        split.heaps <= MOST_PARTS && split.every.is_none_or(|every| i64::try_from(every).is_ok())
    };
    let split = |each: Move| match each {
        Move::Split(split) => Some(split).filter(fits),
        _ => None,
    };
    let mut all: Vec<Split> = core.moves.into_iter().map(split).collect::<Option<_>>()?;
    // Fewer heaps first: most of what is wanted is soon found.
    all.sort_by_key(|each| each.heaps);
    Some(all)
}
