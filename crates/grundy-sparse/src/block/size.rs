//! How large a block and its parts are.

/// How many heaps a block has.
pub(crate) const BLOCK: usize = 64;
/// Taps at least this far, but nearer than a block, are marked for so many heaps at once.
pub(crate) const PART: usize = 16;
/// The latest values are held in registers for taps at most this far.
pub(crate) const CLOSE: usize = 3;
/// The sets of so many heaps are held side by side.
pub(crate) const ROW: usize = 16;
/// So many groups fit these sets.
pub(crate) const FEW: usize = 4;
/// Eight values are a group: one byte for each heap.
pub(crate) const GROUPS: usize = 32;
/// So many groups are a word.
pub(crate) const WORD: usize = 8;
pub(crate) const WORDS: usize = GROUPS / WORD;
