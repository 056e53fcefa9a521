//! The sizes of a block and its parts.

/// The heaps of a block.
pub(crate) const BLOCK: usize = 64;
/// The heaps of a part: taps at least this far away, but nearer than a block, are marked for a part at once.
pub(crate) const PART: usize = 16;
/// Taps at most this far away are close: they read the latest values from registers.
pub(crate) const CLOSE_UP_TO: usize = 3;
/// The number of heaps whose sets are held side by side.
pub(crate) const ROW: usize = 16;
/// At most this many groups fit such a set.
pub(crate) const NARROW_GROUPS: usize = 4;
/// The largest number of groups. A group is eight values: one byte for each heap.
pub(crate) const GROUPS: usize = 32;
/// The groups of a word.
pub(crate) const WORD: usize = 8;
pub(crate) const WORDS: usize = GROUPS / WORD;
