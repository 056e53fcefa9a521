//! Take-and-break codes: octal and hexadecimal games and their generalisations.

mod digit;
mod normal;
mod options;
mod parse;
mod ring;
mod show;
#[cfg(test)]
mod tests;

pub use digit::{Digit, Kinds, Split};
pub(crate) use ring::MAX_PINS;
pub use ring::{Pins, Ring};

use crate::error::ParseError;
use crate::failure::Flow;
use crate::rules::HeapRules;
use crate::take::TakeSet;
use crate::theorem::lasker_value;
use crate::words::NimValue;
use std::str::FromStr;

/// The largest number of places that a code may have, on both sides of the point together.
pub const MAX_PLACES: usize = 10_000;

/// The largest number of heaps in braces.
pub const MAX_COUNT: u32 = 255;

/// A take-and-break game: how many coins a move may take, and into how many heaps it may divide the rest.
///
/// In `d0.d1d2d3…` the digit `d_r` gives the numbers of **non-empty** heaps that a move may leave after
/// taking `r` coins: bit `i` set means exactly `i` heaps (1 nothing, 2 one, 4 two, 8 three). Digits are 0–9
/// and A–F; `{0,2,4+}` lists heap counts, `k+` is `k` or more, `*` any number. With the suffix `!` the heaps
/// left are pairwise different, with `=` all equal, with `?` not all equal. Left of `d0`, each further digit
/// adds one coin (`80.0`: add one, leave three heaps); `[…]` at the end repeats for ever.
///
/// Two codes are equal when they have the same moves, heap for heap. The text is the normal form; it
/// distinguishes equal codes in one case only: it keeps the suffix `2!` or `2?` that was written for two
/// different heaps. The text of [`canonical`](Code::canonical) is the same for equal codes.
///
/// ```
/// use grundy_rules::{HeapRules, code::Code, finish};
/// let kayles = Code::parse(".77")?;
/// assert_eq!(kayles.to_string(), "0.77");
/// let mut options = Vec::new();
/// finish(kayles.options(4, &mut |heaps| {
///     options.push(heaps.to_vec());
///     std::ops::ControlFlow::Continue(())
/// }))?;
/// assert_eq!(options, [vec![3], vec![1, 2], vec![2], vec![1, 1]]);
/// assert_eq!(Code::parse("0.{0!,2!,3!+}")?.to_string(), "0.{0,2+}!");
/// assert_eq!(Code::parse("0.8G").unwrap_err().column, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// R. K. Guy, C. A. B. Smith, *The G-values of various games*, Proc. Cambridge Philos. Soc. 52
/// (1956), 514–526; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4;
/// A. N. Siegel, *Combinatorial Game Theory* (2013), section IV.2.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// The used places and their digits, by ascending number of coins taken (negative: added).
    places: Vec<(i32, Digit)>,
    repeat: Option<Repeat>,
}

/// The part of a code that repeats for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Repeat {
    start: i32,
    length: i32,
    digits: Vec<(i32, Digit)>,
}

impl Repeat {
    /// The number of coins taken by the first repeated digit; this digit is never 0.
    pub fn start(&self) -> u64 {
        self.start as u64
    }

    /// The number of digits that repeat, as small as possible.
    pub fn length(&self) -> u64 {
        self.length as u64
    }

    /// The digits that are not 0, each with its distance from the start.
    pub fn digits(&self) -> impl Iterator<Item = (u64, &Digit)> + '_ {
        self.digits.iter().map(|(offset, digit)| (*offset as u64, digit))
    }
}

impl Code {
    /// Reads a code.
    ///
    /// # Errors
    /// [`ParseError`] points at the character: one outside the notation, a missing or a second point, an open
    /// brace, a repeat before the end, a digit left of the point that could leave a heap as large as before,
    /// more than [`MAX_PLACES`] places.
    ///
    /// # Cost
    /// Linear in the text.
    pub fn parse(text: &str) -> Result<Code, ParseError> {
        parse::parse(text)
    }

    /// The digits before the repeat that are not 0, each with the number of coins it takes
    /// (negative left of the point, where coins are added), ascending.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = (i64, &Digit)> + '_ {
        self.places.iter().map(|(place, digit)| (i64::from(*place), digit))
    }

    /// The part that repeats for ever, if any.
    pub fn repeat(&self) -> Option<&Repeat> {
        self.repeat.as_ref()
    }

    /// All different digits of the code that are not 0: those before the repeat, then those in it.
    pub fn digits(&self) -> impl Iterator<Item = &Digit> + '_ {
        let repeated = self.repeat.iter().flat_map(|repeat| &repeat.digits);
        self.places.iter().chain(repeated).map(|(_, digit)| digit)
    }

    /// The digit for `taken` coins taken; `None` if it is 0.
    pub fn digit_at(&self, taken: i64) -> Option<&Digit> {
        let find = |digits: &'_ [(i32, Digit)], place: i64| {
            digits.binary_search_by_key(&place, |(at, _)| i64::from(*at)).ok()
        };
        match &self.repeat {
            Some(repeat) if taken >= i64::from(repeat.start) => {
                let offset = (taken - i64::from(repeat.start)) % i64::from(repeat.length);
                find(&repeat.digits, offset).map(|i| &repeat.digits[i].1)
            }
            _ => find(&self.places, taken).map(|i| &self.places[i].1),
        }
    }

    /// The largest number of coins that a move takes; `None` with a repeat, 0 if no move takes coins.
    pub fn last_place(&self) -> Option<u64> {
        let last = self.places.last().map_or(0, |&(place, _)| place.max(0) as u64);
        self.repeat.is_none().then_some(last)
    }

    /// The largest number of heaps that a move can leave; `None` if there is no largest.
    pub fn most_heaps(&self) -> Option<u32> {
        self.digits().map(Digit::most_heaps).try_fold(0, |most, heaps| Some(most.max(heaps?)))
    }

    /// Whether no digit has a suffix `!`, `=` or `?` with a meaning.
    pub fn is_plain(&self) -> bool {
        self.digits().all(Digit::is_plain)
    }

    /// Whether a digit has `!` or `?`, that is, allows unequal heaps somewhere without equal ones or
    /// separately from them.
    pub fn wants_unequal(&self) -> bool {
        self.digits().flat_map(Digit::splits).any(|s| s.kinds.different() && s.kinds != Kinds::ALL)
    }

    /// The numbers of heaps that some digit with `=` requires to be equal, ascending; `None` if there is no
    /// largest.
    pub fn equal_counts(&self) -> Option<Vec<u32>> {
        let mut counts = Vec::new();
        for split in self.digits().flat_map(Digit::splits) {
            if split.kinds.equal() && split.kinds != Kinds::ALL {
                counts.extend(split.first..=split.last?);
            }
        }
        counts.sort_unstable();
        counts.dedup();
        Some(counts)
    }

    /// The set of a rule that only takes: every digit is 3 (or 0), and no digit stands left of the point.
    /// `None` for other codes, and for repeats whose set is neither finite nor all but finitely many numbers.
    ///
    /// ```
    /// use grundy_rules::code::Code;
    /// let take = |text: &str| Code::parse(text).unwrap().as_take().map(|set| set.to_string());
    /// assert_eq!(take("0.3033").as_deref(), Some("take {1,3,4}"));
    /// assert_eq!(take("0.30[3]").as_deref(), Some("take not {2}"));
    /// assert_eq!(take("0.[30]"), None);
    /// ```
    pub fn as_take(&self) -> Option<TakeSet> {
        if self.places.first().is_some_and(|&(place, _)| place < 1) || !self.digits().all(Digit::is_three) {
            return None;
        }
        let used = self.places.iter().map(|&(place, _)| place as u64);
        let Some(repeat) = &self.repeat else {
            return TakeSet::from_ranges(used.map(|place| place..=place)).ok();
        };
        if repeat.length > 1 {
            return None;
        }
        let mut gap = 1;
        let mut gaps = Vec::new();
        for place in used.chain([repeat.start as u64]) {
            if place > gap {
                gaps.push(gap..=place - 1);
            }
            gap = place + 1;
        }
        TakeSet::all_but(gaps).ok()
    }

    /// Whether this is Lasker's Nim: take any number of coins, or split a heap into two.
    pub fn is_lasker(&self) -> bool {
        self.to_string() == "4.[3]"
    }

    /// How many coins the leftmost used digit adds.
    fn leftmost(&self) -> u64 {
        self.places.first().map_or(0, |&(place, _)| (-place).max(0) as u64)
    }

    /// The same moves in one spelling, the same for all codes with these moves.
    ///
    /// ```
    /// use grundy_rules::code::Code;
    /// let (a, b) = (Code::parse("0.6?")?, Code::parse("0.6!")?);
    /// assert_eq!(a, b);
    /// assert_eq!(a.to_string(), "0.6?");
    /// assert_eq!(a.canonical().to_string(), "0.6!");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn canonical(&self) -> Code {
        let mut code = self.clone();
        let repeated = code.repeat.iter_mut().flat_map(|repeat| &mut repeat.digits);
        for (_, digit) in code.places.iter_mut().chain(repeated) {
            digit.respell();
        }
        code
    }
}

impl FromStr for Code {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Code, ParseError> {
        Code::parse(text)
    }
}

impl HeapRules for Code {
    /// Visits the options by ascending number of coins taken, then by number of heaps, then
    /// lexicographically; each once.
    ///
    /// # Errors
    /// Halts with [`RuleError::TooMany`](crate::RuleError::TooMany) at an option of more than a
    /// million heaps.
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        options::options(self, heap, each)
    }

    fn repeats(&self) -> bool {
        false
    }

    fn known(&self, heap: u64) -> Option<NimValue> {
        if self.is_lasker() { lasker_value(heap) } else { None }
    }
}
