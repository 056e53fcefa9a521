//! The base of both Kayles games on graphs: things, some pairs of which conflict. A move chooses a thing and
//! removes it with all that conflict with it.

use super::squares::bits;
use grundy_rules::compact::{Compact, add};
use grundy_rules::{Flow, ParseError};
use grundy_words::say;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// The largest number of things.
pub(super) const MAX_THINGS: usize = 128;

/// Things with their conflicts; sets of them are masks.
#[derive(Clone, Debug)]
pub(super) struct Conflicts {
    /// For each thing, itself and all that conflict with it.
    near: Vec<u128>,
}

impl Conflicts {
    /// This many things, of which these pairs conflict.
    pub(super) fn new(things: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Conflicts {
        let mut near: Vec<u128> = (0..things).map(|thing| 1 << thing).collect();
        for (a, b) in pairs {
            near[a] |= 1 << b;
            near[b] |= 1 << a;
        }
        Conflicts { near }
    }

    /// All things.
    pub(super) fn all(&self) -> u128 {
        self.near.iter().enumerate().fold(0, |all, (thing, _)| all | 1 << thing)
    }

    /// Visits each thing that may be chosen.
    pub(super) fn moves(&self, left: u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        for thing in bits(left) {
            each(thing as u8)?;
        }
        ControlFlow::Continue(())
    }

    /// The things left when one is chosen.
    pub(super) fn apply(&self, left: u128, thing: u8) -> u128 {
        left & !self.near[usize::from(thing)]
    }

    /// Visits the connected components of the graph of conflicts.
    pub(super) fn parts(&self, left: u128, each: &mut dyn FnMut(u128)) {
        components(left, |thing| self.near[thing as usize], each);
    }

    /// Things that conflict with the same things, themselves included, are one move together: the first
    /// stands for all. A set with a single move becomes the first thing of the board.
    pub(super) fn representative(&self, left: u128) -> u128 {
        let near = |thing: u32| self.near[thing as usize] & left;
        let kept = bits(left).filter(|&thing| {
            let before = near(thing) & ((1 << thing) - 1);
            bits(before).all(|other| near(other) != near(thing))
        });
        let kept = kept.fold(0, |kept, thing| kept | 1 << thing);
        if u128::is_power_of_two(kept) { 1 } else { kept }
    }
}

impl Conflicts {
    /// The parts of the things left, each as its representative.
    pub(super) fn words(&self, left: u128) -> Vec<u128> {
        let mut words = Vec::new();
        self.parts(left, &mut |part| words.push(self.representative(part)));
        words
    }
}

/// Visits things that remove many first.
impl Compact for Conflicts {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let mut things: SmallVec<[(u32, u32); 64]> = SmallVec::new();
        things.extend(bits(part).map(|thing| ((self.near[thing as usize] & part).count_ones(), thing)));
        things.sort_unstable_by(|a, b| b.cmp(a));
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        for (_, thing) in things {
            words.clear();
            self.parts(self.apply(part, thing as u8), &mut |part| add(&mut words, self.representative(part)));
            each(&words)?;
        }
        ControlFlow::Continue(())
    }

    /// The number of things.
    fn size(&self, part: u128) -> u32 {
        part.count_ones()
    }
}

/// Visits the connected components of some things; `near` gives what touches one of them.
pub(super) fn components(left: u128, near: impl Fn(u32) -> u128, each: &mut dyn FnMut(u128)) {
    let mut rest = left;
    while rest != 0 {
        let mut part = rest & rest.wrapping_neg();
        let mut fresh = part;
        while fresh != 0 {
            let reached = bits(fresh).fold(0, |reached, thing| reached | near(thing));
            fresh = reached & rest & !part;
            part |= fresh;
        }
        rest &= !part;
        each(part);
    }
}

/// Reads a list of things with commas; `thing` reads the one at a place, and returns where it ends.
pub(super) fn read(
    text: &str,
    mut thing: impl FnMut(usize) -> Result<(usize, usize), ParseError>,
) -> Result<u128, ParseError> {
    let mut left = 0;
    super::edges::list(text, 0, |at| {
        let (found, end) = thing(at)?;
        if left >> found & 1 == 1 {
            return Err(ParseError::at(text, at..end, say!("error-game-stands-list-twice")));
        }
        left |= 1 << found;
        Ok(end)
    })?;
    Ok(left)
}

/// Writes a list of things, in the order of the board.
pub(super) fn show(left: u128, name: impl Fn(usize) -> String) -> String {
    bits(left).map(|thing| name(thing as usize)).collect::<Vec<_>>().join(", ")
}
