//! The field's terms as types, so that no value is read under the wrong convention.

use std::fmt;

/// The nim-value of a position under **normal play**: the mex of the nim-values of its options.
///
/// A position of nim-value `k` behaves in every sum like a single Nim heap of `k` coins; the
/// player to move loses exactly when the value is 0. There is no such number under misère play.
///
/// ```
/// use grundy_rules::NimValue;
/// assert_eq!((NimValue(3) ^ NimValue(4) ^ NimValue(5)), NimValue(2));
/// assert_eq!(NimValue(2).to_string(), "*2");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NimValue(pub u64);

impl NimValue {
    /// The outcome under normal play: P exactly for value 0.
    #[inline]
    pub fn outcome(self) -> Outcome {
        if self.0 == 0 { Outcome::Previous } else { Outcome::Next }
    }
}

impl std::ops::BitXor for NimValue {
    type Output = NimValue;
    #[inline]
    fn bitxor(self, other: NimValue) -> NimValue {
        NimValue(self.0 ^ other.0)
    }
}

impl std::ops::BitXorAssign for NimValue {
    #[inline]
    fn bitxor_assign(&mut self, other: NimValue) {
        self.0 ^= other.0;
    }
}

/// The nim-value of a disjunctive sum: the nim-sum of the values of its parts.
///
/// ```
/// use grundy_rules::NimValue;
/// assert_eq!([3, 4, 5].map(NimValue).into_iter().sum::<NimValue>(), NimValue(2));
/// ```
impl std::iter::Sum for NimValue {
    fn sum<I: Iterator<Item = NimValue>>(parts: I) -> NimValue {
        parts.fold(NimValue(0), std::ops::BitXor::bitxor)
    }
}

impl fmt::Display for NimValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

/// Who wins when nobody can move: under **normal** play the last mover, under **misère** play
/// the player who cannot move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Convention {
    /// The last mover wins.
    #[default]
    Normal,
    /// The last mover loses.
    Misere,
}

impl Convention {
    /// The outcome of a position without moves.
    pub fn terminal(self) -> Outcome {
        match self {
            Convention::Normal => Outcome::Previous,
            Convention::Misere => Outcome::Next,
        }
    }

    /// The word used in JSON: `normal` or `misere`.
    pub fn word(self) -> &'static str {
        match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        }
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Convention::Normal => "normal play",
            Convention::Misere => "misère play",
        })
    }
}

/// Who wins under best play: **N**, the player to move, or **P**, the player who has just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// N: the next player, who is to move, wins.
    Next,
    /// P: the previous player wins.
    Previous,
    /// T: best play ties (labelled games only).
    Tie,
    /// D: nobody can win, and best play goes on for ever (loopy games only).
    Draw,
}

impl Outcome {
    /// The letter of the field: `N`, `P`, `T` or `D`.
    pub fn letter(self) -> char {
        match self {
            Outcome::Next => 'N',
            Outcome::Previous => 'P',
            Outcome::Tie => 'T',
            Outcome::Draw => 'D',
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// How an answer is known. No output states as a fact what is only [seen](KnownBy::Seen).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KnownBy {
    /// Holds as far as computed, not proved.
    Seen,
    /// The program checked the finite hypotheses of a named theorem for this very rule.
    Proved,
    /// A published theorem for the whole family.
    Theorem,
    /// Computed by mex (or by backward induction) over all options.
    Definition,
}

impl KnownBy {
    /// The word used in JSON: `definition`, `theorem`, `proved` or `seen`.
    pub fn word(self) -> &'static str {
        match self {
            KnownBy::Seen => "seen",
            KnownBy::Proved => "proved",
            KnownBy::Theorem => "theorem",
            KnownBy::Definition => "definition",
        }
    }
}
