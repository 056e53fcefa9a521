//! `take L..R`: a family whose nim-values have a formula.

use super::cited::Cited;
use super::claim::{Claim, Statement};
use super::told::Told;
use super::written::checked;
use super::{Evidence, Found, Law, Moves, Period};
use crate::document::Section;
use grundy_rules::Heap;
use grundy_rules::take::TakeSet;
use grundy_rules::theorem::range_value;
use grundy_rules::{KnownBy, NimValue};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// `take L..R`: a move takes at least L and at most R coins, and G(n) = ⌊(n mod (L + R)) / L⌋.
///
/// ```
/// use grundy::law::TakeRange;
/// use grundy::NimValue;
/// let rules = TakeRange::new(2, Some(5)).unwrap();
/// let values: Vec<u64> = (0..10).map(|n| rules.value(n).0).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0, 1]);
/// // Nim is the case L = 1 without an upper end.
/// assert_eq!(TakeRange::new(1, None).unwrap().value(10u64.pow(18)), NimValue(10u64.pow(18)));
/// ```
///
/// The formula and its proof: [`range_value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TakeRange {
    least: u64,
    most: Option<u64>,
}

checked!(TakeRange, TakeRange::is_sound, "there is no number in this range");

impl TakeRange {
    /// Whether 1 ≤ least ≤ most.
    fn is_sound(&self) -> bool {
        TakeRange::new(self.least, self.most).is_some()
    }
}

impl TakeRange {
    /// The rules `take least..most`, where the upper end may be missing. `None` unless 1 ≤ least ≤ most.
    pub fn new(least: u64, most: Option<u64>) -> Option<TakeRange> {
        (1 <= least && most.is_none_or(|most| least <= most)).then_some(TakeRange { least, most })
    }

    /// The set as `take L..R`, if it is one; all numbers from L on are `take L..R` without an upper end.
    pub fn of_set(set: &TakeSet) -> Option<TakeRange> {
        set.as_range().and_then(|(least, most)| TakeRange::new(least, most))
    }

    /// The smallest number of coins that may be taken.
    pub fn least(&self) -> u64 {
        self.least
    }

    /// The largest number of coins that may be taken, if there is one.
    pub fn most(&self) -> Option<u64> {
        self.most
    }

    /// L + R.
    fn modulus(&self) -> Option<u128> {
        Some(u128::from(self.least) + u128::from(self.most?))
    }

    /// The nim-value of heap `n`.
    pub fn value(&self, n: u64) -> NimValue {
        range_value(self.least, self.most, n)
    }

    /// The formula as a period: preperiod 0 and period L + R; without an upper end, the arithmetic period L
    /// with saltus 1. `None` if L + R is too large.
    pub fn period(&self) -> Option<Period> {
        match self.most {
            None => Some(Period { preperiod: 0, period: self.least, saltus: 1 }),
            Some(most) => Some(Period::plain(0, self.least.checked_add(most)?)),
        }
    }

    /// G(n) in the rule language.
    pub fn formula(&self) -> String {
        match self.modulus() {
            None => format!("floor(n / {})", self.least),
            Some(q) => format!("floor((n mod {q}) / {})", self.least),
        }
    }

    /// The formula without divisions by 1.
    pub(super) fn shortest(&self) -> String {
        match (self.least, self.modulus()) {
            (1, None) => "n".into(),
            (1, Some(q)) => format!("n mod {q}"),
            (least, None) => format!("floor(n/{least})"),
            (least, Some(q)) => format!("floor((n mod {q})/{least})"),
        }
    }

    /// The law, by theorem.
    pub fn found(&self) -> Found {
        Found { law: Law::Range(*self), by: Evidence::Proved((*self).into()), heaps_computed: 0 }
    }

    /// The moves from heap `n` to nim-value `value`: the heaps left, ascending.
    ///
    /// ```
    /// use grundy::law::TakeRange;
    /// use grundy::NimValue;
    /// // Nim from 10^18: one move to each smaller value.
    /// let nim = TakeRange::new(1, None).unwrap();
    /// let moves = nim.moves(10u64.pow(18), NimValue(7), 1000);
    /// assert_eq!((moves.total, moves.first), (1, vec![7]));
    /// ```
    ///
    /// # Cost
    /// Constant, and the moves listed.
    pub fn moves(&self, n: u64, value: NimValue, limit: usize) -> Moves<u64> {
        let mut moves = Moves { total: 0, first: Vec::new() };
        let Some(high) = n.checked_sub(self.least) else { return moves };
        let (low, high) = (self.most.map_or(0, |most| u128::from(n.saturating_sub(most))), u128::from(high));
        // Residues of this value: first ≤ residue < end. Without an upper end each heap is its own residue.
        let (q, least) = (self.modulus().unwrap_or(1 << 64), u128::from(self.least));
        let first = u128::from(value.0) * least;
        let end = (first + least).min(q);
        if first >= end {
            return moves;
        }
        // low..=high contains fewer than q heaps, so at most two blocks of residues meet it.
        let mut block = low - low % q;
        while block <= high {
            let (from, to) = ((block + first).max(low), (block + end - 1).min(high));
            if from <= to {
                moves.total += to - from + 1;
                let room = limit - moves.first.len();
                moves.first.extend((from..=to).take(room).map(|heap| heap as u64));
            }
            block += q;
        }
        moves
    }
}

impl Cited for TakeRange {
    const CITATION: &'static str =
        "G(n) = floor((n mod (L+R))/L) for take L..R (Berlekamp, Conway & Guy, Winning Ways, chapter 4)";

    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }
    fn sections(&self, _: &Told<'_>) -> Vec<Section> {
        vec![formula(self)]
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Ok(Statement::new(Claim::range(self.least, self.most), "take range"))
    }
}

/// The formula and its proof, where the set is `take L..R`.
pub(super) fn also(told: &Told<'_>) -> Option<Section> {
    let Heap::Take(set) = told.heap else { return None };
    TakeRange::of_set(set).map(|range| formula(&range))
}

/// The formula of `take L..R`, with its proof.
fn formula(range: &TakeRange) -> Section {
    let heading = say!("heading-why-for-all");
    let least = range.least();
    let Some(most) = range.most() else {
        return Section::of(heading, [say!("proof-range-without-end", least = least)]);
    };
    let q = u128::from(least) + u128::from(most);
    if least == 1 {
        return Section::of(heading, remainder(most, q));
    }
    let below = least - 1;
    Section::of(
        heading,
        [
            say!("proof-range-claim", least = least, most = most, modulus = q),
            say!("proof-range-no-option", least = least, most = most, modulus = q),
            say!("proof-range-each-smaller", least = least, below = below, most = most, last = q - 1),
        ],
    )
}

/// `take 1..most`: the remainder of n divided by most + 1, as a textbook proves it.
fn remainder(most: u64, q: u128) -> [String; 5] {
    [
        say!("proof-remainder-claim", most = most, modulus = q),
        say!("proof-remainder-no-option", modulus = q, most = most),
        say!("proof-remainder-each-smaller"),
        say!("proof-remainder-mex"),
        say!("proof-remainder-play", modulus = q),
    ]
}
