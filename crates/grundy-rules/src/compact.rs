//! Positions as words: the door for searches that look at millions of them.

use crate::rules::Flow;

/// A game whose parts are words: a search keeps a word of each part that it meets, and its nim-value.
///
/// Here only nim-values matter (normal play). So parts that are surely worth the same should be one word:
/// reflections of a board, and squares on which no move depends; and a part that is surely worth 0 need not be
/// visited.
///
/// # Laws
/// Where [`Impartial::words`](crate::Impartial::words) answers, the nim-value of the position is the nim-sum of
/// the values of its words; that of a word is the mex over its options, each the nim-sum of its words.
/// [`laws::all`](crate::laws::all) tests it.
pub trait Compact: Send + Sync {
    /// Visits what each move leaves of a part. Moves that likely win come first: those that cut a part into
    /// small ones, say. An option may be visited more than once.
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow;

    /// How large a part is: more than the sum of the sizes of what any move leaves of it. So no play is
    /// longer, and no nim-value is larger.
    fn size(&self, part: u128) -> u32;
}
