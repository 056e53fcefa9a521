//! The base of poset games and Schuh's game: a move chooses an element of an order and removes it with all
//! that lie above it.

use super::conflicts::components;
use super::squares::bits;
use grundy_rules::Flow;
use grundy_rules::compact::{Compact, add};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// The largest number of elements.
pub(super) const MAX_ELEMENTS: usize = 128;

/// A finite order; sets of its elements are masks, and each of them is an order too.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// For each element, itself and all above it.
    above: Vec<u128>,
    /// For each element, itself and all below it.
    below: Vec<u128>,
    /// Sets of elements that lie above the same and below the same others: they may be exchanged.
    twins: Vec<u128>,
    /// Symmetries, as the image of each element.
    symmetries: Vec<Vec<u8>>,
}

impl Order {
    /// The order given by the elements above each (itself among them), with known symmetries.
    pub(super) fn new(above: Vec<u128>, symmetries: Vec<Vec<u8>>) -> Order {
        let lies_below = |v: usize| {
            let below = (0..).zip(&above).filter(|(_, above)| *above >> v & 1 == 1);
            below.fold(0, |below, (u, _)| below | 1 << u)
        };
        let below: Vec<u128> = (0..above.len()).map(lies_below).collect();
        let others = |v: usize| (above[v] & !(1 << v), below[v] & !(1 << v));
        let twins =
            |v: usize| (0..above.len()).filter(|&u| others(u) == others(v)).fold(0, |all, u| all | 1 << u);
        let mut sets: Vec<u128> =
            (0..above.len()).map(twins).filter(|set: &u128| set.count_ones() > 1).collect();
        sets.sort_unstable();
        sets.dedup();
        Order { above, below, twins: sets, symmetries }
    }

    /// All elements.
    pub(super) fn all(&self) -> u128 {
        self.above.iter().fold(0, |all, above| all | above)
    }

    /// Visits each element that may be chosen.
    pub(super) fn moves(&self, left: u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        bits(left).try_for_each(|element| each(element as u8))
    }

    /// The elements left when one is chosen.
    pub(super) fn apply(&self, left: u128, element: u8) -> u128 {
        left & !self.above[usize::from(element)]
    }

    /// Visits the connected components: elements one of which lies above the other belong together.
    pub(super) fn parts(&self, left: u128, each: &mut dyn FnMut(u128)) {
        components(left, |element| self.above[element as usize] | self.below[element as usize], each);
    }

    /// Of elements that may be exchanged the first ones stay; a single element becomes the first one.
    pub(super) fn representative(&self, left: u128) -> u128 {
        let first = |left: u128, twins: &u128| {
            let count = (left & twins).count_ones() as usize;
            left & !twins | bits(*twins).take(count).fold(0, |first, element| first | 1 << element)
        };
        let left = self.twins.iter().fold(left, first);
        if u128::is_power_of_two(left) { 1 } else { left }
    }

    /// The least of the images under all symmetries.
    pub(super) fn least_image(&self, left: u128) -> u128 {
        let image = |symmetry: &Vec<u8>| bits(left).fold(0, |image, at| image | 1 << symmetry[at as usize]);
        self.symmetries.iter().map(image).fold(left, u128::min)
    }

    /// The element below all others.
    pub(super) fn least(&self, left: u128) -> Option<u32> {
        bits(left).find(|&element| left & !self.above[element as usize] == 0)
    }

    /// Whether one element lies above all others.
    pub(super) fn has_greatest(&self, left: u128) -> bool {
        bits(left).any(|element| left & !self.below[element as usize] == 0)
    }

    /// The nim-value by the colon principle: with one element below all others it is one more than without
    /// it. So it is known for forests.
    pub(super) fn by_colons(&self, left: u128) -> Option<u64> {
        let mut sum = Some(0);
        self.parts(left, &mut |part| {
            let value = |least: u32| Some(self.by_colons(part & !(1 << least))? + 1);
            sum = sum.and_then(|sum| Some(sum ^ self.least(part).and_then(value)?));
        });
        sum
    }

    /// Removes pairs of elements that lie above the same others and below none. A move on one of them is
    /// answered on the other, so that the nim-value stays the same.
    fn without_pairs(&self, mut left: u128) -> u128 {
        loop {
            let mut top: SmallVec<[(u128, u32); 32]> = SmallVec::new();
            for element in bits(left) {
                if self.above[element as usize] & left == 1 << element {
                    top.push((self.below[element as usize] & left & !(1 << element), element));
                }
            }
            top.sort_unstable();
            let mut pairs = 0;
            let mut next = 0;
            while next + 1 < top.len() {
                let equal = top[next].0 == top[next + 1].0;
                if equal {
                    pairs |= 1 << top[next].1 | 1 << top[next + 1].1;
                }
                next += if equal { 2 } else { 1 };
            }
            if pairs == 0 {
                return left;
            }
            left &= !pairs;
        }
    }

    /// Adds the words of the elements left.
    fn add_words(&self, left: u128, words: &mut SmallVec<[u128; 8]>) {
        self.parts(self.without_pairs(left), &mut |part| {
            add(words, self.least_image(self.representative(part)));
        });
    }

    /// The words of the elements left.
    pub(super) fn words(&self, left: u128) -> Vec<u128> {
        let mut words = SmallVec::new();
        self.add_words(left, &mut words);
        words.into_vec()
    }
}

/// Visits elements that remove many first.
impl Compact for Order {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let mut elements: SmallVec<[(u32, u32); 64]> = SmallVec::new();
        elements
            .extend(bits(part).map(|element| ((self.above[element as usize] & part).count_ones(), element)));
        elements.sort_unstable_by(|a, b| b.cmp(a));
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        for (_, element) in elements {
            words.clear();
            self.add_words(self.apply(part, element as u8), &mut words);
            each(&words)?;
        }
        ControlFlow::Continue(())
    }

    /// The number of elements.
    fn size(&self, part: u128) -> u32 {
        part.count_ones()
    }
}
