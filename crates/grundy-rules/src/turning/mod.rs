//! Coin-turning codes.

mod options;
mod parse;
#[cfg(test)]
mod tests;

use crate::error::ParseError;
use crate::failure::Flow;
use crate::rules::HeapRules;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

/// A coin-turning game: a row of coins, where a move turns some of them over and the rightmost one turned
/// goes from heads to tails.
///
/// The code is a comma list of how many coins are turned (`k`, `a-b`, or `a+` for `a` and more), each with
/// letters for conditions on their places: `C` consecutive, `C(n)` all within `n` neighbours, `E` equally
/// spaced, `S` symmetric about their own middle, `F` the leftmost coin of the row among them.
///
/// A head at place `n ≥ 1` is a heap of `n`. Its options are the sets of the **other** places turned, where a
/// head appears at each. A head that meets a head disappears. This is right only under **normal play**, where
/// equal heaps cancel; under misère play the coins of a row are not a sum.
///
/// ```
/// use grundy_rules::{HeapRules, finish, turning::Turning};
/// let turnips = Turning::parse("3E")?;
/// assert_eq!(turnips.to_string(), "turn \"3E\"");
/// let mut options = Vec::new();
/// finish(turnips.options(6, &mut |places| {
///     options.push(places.to_vec());
///     std::ops::ControlFlow::Continue(())
/// }))?;
/// assert_eq!(options, [[2, 4], [4, 5]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14; A. N. Siegel,
/// *Combinatorial Game Theory* (2013), section IV.4.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turning {
    turns: Vec<Turn>,
}

/// One entry of a coin-turning code: how many coins are turned, and where they may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The smallest number of coins turned, at least 1.
    pub least: u64,
    /// The largest one; `None` if there is no largest.
    pub most: Option<u64>,
    /// Where the coins may lie.
    pub shape: Shape,
}

/// The conditions on the places of the coins that are turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// How close together they must lie.
    pub reach: Reach,
    /// `E`: equally spaced.
    pub equal: bool,
    /// `F`: coin 1, the leftmost of the row, is among them.
    pub first: bool,
    /// `S`: symmetric about the middle between the leftmost and the rightmost of them.
    pub symmetric: bool,
}

/// How close together the coins turned must lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// Anywhere.
    #[default]
    Any,
    /// `C(n)`: all within `n` neighbours.
    Within(u64),
    /// `C`: neighbours without a gap.
    Consecutive,
}

impl Turning {
    /// Reads a coin-turning code (without the word `turn` and without quotes).
    ///
    /// # Errors
    /// [`ParseError`] points at the character: no coins, a range that ends below its start, a letter that is
    /// unknown, repeated or implied by another one, more coins than neighbours.
    pub fn parse(text: &str) -> Result<Turning, ParseError> {
        parse::parse(text)
    }

    /// The entries, ascending; numbers of coins with the same shape are joined.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Sorts the entries and joins numbers of coins that have the same shape.
    fn new(mut turns: Vec<Turn>) -> Turning {
        turns.sort_unstable_by_key(|turn| (turn.shape, turn.least));
        turns.dedup_by(|next, last| {
            let joins =
                next.shape == last.shape && last.most.is_none_or(|most| next.least <= most.saturating_add(1));
            if joins {
                last.most = last.most.and_then(|most| next.most.map(|other| most.max(other)));
            }
            joins
        });
        turns.sort_unstable();
        Turning { turns }
    }
}

impl Turn {
    /// Visits the options of a head at place `heap` under this entry, each once: the other places turned,
    /// ascending; ordered by their number, then lexicographically.
    ///
    /// # Errors
    /// Halts with [`RuleError::TooMany`](crate::RuleError::TooMany) at an option of more than a
    /// million places.
    pub fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        options::options(self, heap, each)
    }
}

impl FromStr for Turning {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Turning, ParseError> {
        Turning::parse(text)
    }
}

impl HeapRules for Turning {
    /// Visits the options entry by entry; entries that overlap (`2,1-3C`) visit an option more than once.
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        for turn in &self.turns {
            turn.options(heap, each)?;
        }
        ControlFlow::Continue(())
    }

    fn repeats(&self) -> bool {
        false
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most {
            None => write!(f, "{}+", self.least)?,
            Some(most) if most == self.least => write!(f, "{most}")?,
            Some(most) => write!(f, "{}-{most}", self.least)?,
        }
        match self.shape.reach {
            Reach::Any => {}
            Reach::Within(n) => write!(f, "C({n})")?,
            Reach::Consecutive => write!(f, "C")?,
        }
        let letters = [(self.shape.equal, "E"), (self.shape.first, "F"), (self.shape.symmetric, "S")];
        letters.iter().filter(|(set, _)| *set).try_for_each(|(_, letter)| f.write_str(letter))
    }
}

impl fmt::Display for Turning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, turn) in self.turns.iter().enumerate() {
            write!(f, "{}{turn}", if i == 0 { "turn \"" } else { "," })?;
        }
        f.write_str("\"")
    }
}
