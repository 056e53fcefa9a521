//! `take L..R`: a family whose nim-values have a formula.

use super::cited::Cited;
use super::claim::{Claim, Statement};
use super::told::{Told, count};
use super::written::checked;
use super::{Evidence, Found, Law, Moves, Period};
use crate::document::Section;
use grundy_rules::Heap;
use grundy_rules::take::TakeSet;
use grundy_rules::theorem::range_value;
use grundy_rules::{KnownBy, NimValue};
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
        vec![formula(self, "Why it holds for all heaps")]
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Ok(Statement::new(Claim::range(self.least, self.most), "take range"))
    }
}

/// The formula and its proof, where the set is `take L..R`.
pub(super) fn also(told: &Told<'_>) -> Option<Section> {
    let Heap::Take(set) = told.heap else { return None };
    TakeRange::of_set(set).map(|range| formula(&range, "Why it holds for all heaps"))
}

/// The formula of `take L..R`, with its proof.
fn formula(range: &TakeRange, heading: &str) -> Section {
    let least = range.least();
    let Some(most) = range.most() else {
        return Section::of(
            heading,
            [format!(
                "Any number from {least} on may be taken, and G(n) = floor(n/{least}). For the options of n are the heaps 0 to n-{least}. If they \
                 have the values that the formula gives, these are all numbers from 0 to floor(n/{least})-1, so the smallest one that is \
                 missing is floor(n/{least}); a heap below {least} has no move and is worth 0. Nothing needs to be checked."
            )],
        );
    };
    let q = u128::from(least) + u128::from(most);
    if least == 1 {
        return remainder(heading, most, q);
    }
    Section::of(
        heading,
        [
            format!(
                "From {least} to {most} coins may be taken. Let r = n mod {q}, where {q} = {least}+{most}. Then G(n) = floor(r/{least}). We show \
                 that this is the mex of the options, if they have the values that the formula gives; then it holds heap by heap, without \
                 an end."
            ),
            format!(
                "No option has the value of n. Taking t coins leaves the remainder r-t if t <= r: that is r-{least} or less, so its value is \
                 smaller. If t > r, it leaves r+{q}-t, which is r+{least} or more, since t <= {most}: its value is larger."
            ),
            format!(
                "Each smaller value v is that of an option. The {} {least}*v to {least}*v + {} have the value v. Taking r - {least}*v coins \
                 leads to the first of them, {} coins fewer to the last one. The largest of these numbers is at least {least}, since v < \
                 floor(r/{least}); the smallest one is at most {most}, since r <= {}. They follow each other without a gap, so one \
                 of them lies between {least} and {most}.",
                count(least, "remainder"),
                least - 1,
                least - 1,
                q - 1
            ),
        ],
    )
}

/// `take 1..most`: the remainder of n divided by most + 1, as a textbook proves it.
fn remainder(heading: &str, most: u64, q: u128) -> Section {
    let coins = match most {
        1 => "1 coin".to_string(),
        2 => "1 or 2 coins".into(),
        3 => "1, 2 or 3 coins".into(),
        most => format!("1 to {most} coins"),
    };
    Section::of(
        heading,
        [
            format!(
                "A move takes {coins}. Let r = n mod {q} be the remainder of n divided by {q}. We show that G(n) = r, one heap after \
                 the other: suppose that it is true for all smaller heaps."
            ),
            format!(
                "No option has the value r: to keep the remainder, a move would have to take a multiple of {q}, and {most} coins are \
                 the most."
            ),
            "Each smaller number v = 0, …, r-1 is the value of an option: take r-v coins, and the remainder v is left.".into(),
            "So r is the smallest number that no option has, which is the mex: G(n) = r.".into(),
            format!(
                "In play this says: leave a multiple of {q}. Whenever the opponent takes k coins, take {q}-k, and a multiple of \
                 {q} is left again."
            ),
        ],
    )
}
