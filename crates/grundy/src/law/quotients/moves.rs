//! What a code allows, move by move.

use grundy_rules::code::{Code, Digit, Kinds};

/// More heaps than this are not left in a move.
const MOST_PARTS: usize = 4;

/// How the heaps left may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shape {
    Any,
    Different,
    Equal,
    /// Not all equal.
    Unequal,
}

/// One thing that a digit allows: take `taken` coins, or a multiple of `every` more, and leave so many heaps.
pub(super) struct Move {
    pub taken: i64,
    pub every: Option<i64>,
    pub parts: usize,
    pub shape: Shape,
}

/// What a code allows; `None` where that is more than is looked at.
pub(super) fn moves(code: &Code) -> Option<Vec<Move>> {
    let mut all = Vec::new();
    for (taken, digit) in code.places() {
        digit_moves(digit, taken, None, &mut all)?;
    }
    if let Some(repeat) = code.repeat() {
        let (start, length) = (i64::try_from(repeat.start()).ok()?, i64::try_from(repeat.length()).ok()?);
        for (offset, digit) in repeat.digits() {
            digit_moves(digit, start.checked_add_unsigned(offset)?, Some(length), &mut all)?;
        }
    }
    // Fewer heaps first: most of what is wanted is soon found.
    all.sort_by_key(|each: &Move| each.parts);
    Some(all)
}

fn digit_moves(digit: &Digit, taken: i64, every: Option<i64>, all: &mut Vec<Move>) -> Option<()> {
    for split in digit.splits() {
        let last = split.last.filter(|last| *last as usize <= MOST_PARTS)?;
        for parts in split.first..=last {
            let kinds = split.kinds;
            let shapes: &[Shape] = match (kinds.equal(), kinds.different(), kinds.mixed()) {
                _ if parts < 2 || kinds == Kinds::ALL => &[Shape::Any],
                (false, true, true) => &[Shape::Unequal],
                (false, true, false) => &[Shape::Different],
                (true, false, false) => &[Shape::Equal],
                (true, true, false) => &[Shape::Equal, Shape::Different],
                _ => return None,
            };
            let parts = parts as usize;
            all.extend(shapes.iter().map(|&shape| Move { taken, every, parts, shape }));
        }
    }
    Some(())
}
