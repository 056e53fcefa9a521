//! Positions as words, for searches that look at millions of them. Part of the engine, without promise of
//! stability.

use crate::failure::Flow;
use crate::words::NimValue;
use smallvec::{Array, SmallVec};

/// A game whose parts are words: a search keeps the word of each part that it meets, and its nim-value.
///
/// Only nim-values matter here (normal play). So parts with surely equal values should be one word:
/// reflections of a board, or boards that differ only in squares that matter to no move. A part of value 0
/// need not be visited.
///
/// # Laws
/// Where [`Impartial::words`](crate::Impartial::words) answers, the nim-value of the position is the nim-sum
/// of the values of its words. The value of a word is the mex over its options, each the nim-sum of its
/// words. [`options_beside_heap`](Compact::options_beside_heap) visits options of the same values in the same
/// order. [`promises::all`](crate::promises::all) tests it.
pub trait Compact: Send + Sync {
    /// Visits what each move leaves of a part. Moves that likely win come first, such as those that cut a
    /// part into small ones. An option may be visited more than once.
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow;

    /// Visits what each move leaves of a part, as [`options`](Compact::options) does, but as a nim-heap
    /// beside some words. The heap is the sum of all parts whose value the game itself knows, by a table of
    /// small parts, say; no search looks these up.
    fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        self.options(part, &mut |words| each(NimValue(0), words))
    }

    /// Prepares what a long search of a part uses again and again, such as a larger table of small parts, if
    /// it takes at most `_bytes` bytes. Returns the bytes that it takes, also if it was ready before; 0 if
    /// there is nothing. It stays in memory until the program ends, for other searches too.
    ///
    /// # Laws
    /// The value of every part stays the same; [`options_beside_heap`](Compact::options_beside_heap) shows
    /// more of it in heaps and less in words.
    fn prepare(&self, _part: u128, _bytes: u64) -> u64 {
        0
    }

    /// How large a part is: more than the sum of the sizes of the parts that any move leaves. So no play is
    /// longer than this, and no nim-value is larger.
    fn size(&self, part: u128) -> u32;

    /// This part and all positions that can be reached from it, numbered, if the game can number them.
    fn ranked(&self, _part: u128) -> Option<Box<dyn Ranked>> {
        None
    }
}

impl<C: Compact + ?Sized> Compact for &C {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        (**self).options(part, each)
    }

    fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        (**self).options_beside_heap(part, each)
    }

    fn prepare(&self, part: u128, bytes: u64) -> u64 {
        (**self).prepare(part, bytes)
    }

    fn size(&self, part: u128) -> u32 {
        (**self).size(part)
    }

    fn ranked(&self, part: u128) -> Option<Box<dyn Ranked>> {
        (**self).ranked(part)
    }
}

/// Numbered positions, from 0 on, each one after its options: they can be valued one after the other, a byte
/// for each.
///
/// # Laws
/// `visit` visits each number once, in order; its options have the values of those of [`Compact::options`],
/// and none of them falls into several parts. [`promises::all`](crate::promises::all) tests it where there
/// are few.
pub trait Ranked: Send + Sync {
    /// How many positions there are.
    fn positions(&self) -> u32;

    /// The number of a part, or of one that has the same value, if it is one of these positions.
    fn rank(&self, part: u128) -> Option<u32>;

    /// Visits each position in the order of the numbers.
    fn visit(&self, each: &mut dyn FnMut(Place<'_>) -> Flow) -> Flow;
}

/// What a search needs to know of a numbered position.
///
/// Positions may form a row: the options of each are the common options of the row, all positions before it in
/// the row, and its own options. So the values of the first two kinds are found once for the whole row.
/// Bars of Chomp that differ only in their first row are such a row: a bite into the first row of a longer
/// bar leaves the same as one into a shorter bar, or a shorter bar.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    /// It begins a row, perhaps of one position. Each option is given as the difference of its number from
    /// this one.
    Options {
        /// Options of its own.
        own: &'a [u32],
        /// Options that all positions of the row have.
        common: &'a [u32],
    },
    /// It is the next one of the row that began last; given are its own options, as above.
    InRow(&'a [u32]),
    /// Its value is that of the position with this smaller number. Inside a row it is also the next one of
    /// the row.
    Like(u32),
}

/// Adds a word to a sum. Two equal words have the sum 0, and are left out.
///
/// ```
/// use smallvec::{SmallVec, smallvec};
/// let mut words: SmallVec<[u128; 4]> = smallvec![5, 6];
/// grundy_rules::compact::add(&mut words, 5);
/// assert_eq!(words[..], [6]);
/// ```
#[inline(always)]
pub fn add<A: Array<Item = u128>>(words: &mut SmallVec<A>, word: u128) {
    match words.iter().position(|&other| other == word) {
        Some(equal) => drop(words.swap_remove(equal)),
        None => words.push(word),
    }
}
