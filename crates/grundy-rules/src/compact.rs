//! Positions as words: the door for searches that look at millions of them.

use crate::failure::Flow;
use crate::words::NimValue;
use smallvec::{Array, SmallVec};

/// A game whose parts are words: a search keeps a word of each part that it meets, and its nim-value.
///
/// Here only nim-values matter (normal play). So parts that are surely worth the same should be one word:
/// reflections of a board, and squares on which no move depends; and a part that is surely worth 0 need not be
/// visited.
///
/// # Laws
/// Where [`Impartial::words`](crate::Impartial::words) answers, the nim-value of the position is the nim-sum of
/// the values of its words; that of a word is the mex over its options, each the nim-sum of its words. Beside a heap they
/// are the same, in the same order.
/// [`promises::all`](crate::promises::all) tests it.
pub trait Compact: Send + Sync {
    /// Visits what each move leaves of a part. Moves that likely win come first: those that cut a part into
    /// small ones, say. An option may be visited more than once.
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow;

    /// Visits what each move leaves of a part, as [`options`](Compact::options) does, as a nim-heap beside some words: the
    /// heap for all that the game itself knows the value of, by a table of small parts, say. No search looks that up.
    fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        self.options(part, &mut |words| each(NimValue(0), words))
    }

    /// Makes ready what a long search of a part would use again and again, if it takes at most so many bytes: a larger table of
    /// small parts, say. The bytes that it takes, also where it was ready before; 0 if there is nothing. It stays as long as the
    /// program runs, for other searches too.
    ///
    /// # Laws
    /// No part is worth anything else afterwards: more of it stands in the heaps of
    /// [`options_beside_heap`](Compact::options_beside_heap), and less in words.
    fn prepare(&self, _part: u128, _bytes: u64) -> u64 {
        0
    }

    /// How large a part is: more than the sum of the sizes of what any move leaves of it. So no play is
    /// longer, and no nim-value is larger.
    fn size(&self, part: u128) -> u32;

    /// This part and all that can be reached from it, numbered, where they can be counted off.
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

/// Positions that are numbered from 0 on, each one after its options: all of them can be valued one after
/// the other, a byte for each.
///
/// # Laws
/// `visit` visits each number once, in order; its options are worth what those of [`Compact::options`] are, and
/// none of them falls into several parts. [`promises::all`](crate::promises::all) tests it where they are few.
pub trait Ranked: Send + Sync {
    /// How many positions there are.
    fn positions(&self) -> u32;

    /// The number of a part, or of one that is worth the same, if it is one of them.
    fn rank(&self, part: u128) -> Option<u32>;

    /// Visits each position in the order of the numbers.
    fn visit(&self, each: &mut dyn FnMut(Place<'_>) -> Flow) -> Flow;
}

/// What a search needs to know of a numbered position.
///
/// Positions may stand in a row: each of them has the same common options, all that stand before it in the row, and options of
/// its own. So what the first two kinds are worth is found once for the whole row. Bars of Chomp that differ in their first row
/// alone are one: a bite into the first row leaves of a longer bar what it leaves of a shorter one, or a shorter one.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    /// It begins a row, perhaps of itself alone. Its options are told by how much smaller their numbers are than its own.
    Options {
        /// Options of its own.
        own: &'a [u32],
        /// Options that all of the row have.
        common: &'a [u32],
    },
    /// It is the next one of the row that was begun last; told are the options of its own, as above.
    InRow(&'a [u32]),
    /// It is worth the same as the position of this smaller number. Where a row was begun it is the next one of that, too.
    Like(u32),
}

/// Adds a word to a sum. Two that are equal are worth 0 together, and left out.
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
