//! The theorem of Guy and Smith: when a take-and-break code has a period.

use super::repeat::Repeat;
use grundy_rules::code::Code;

/// What the theorem of Guy and Smith needs to know of a take-and-break code.
///
/// Let a move take at most k coins (the place of the last non-zero digit; digits left of the point
/// take none or add some) and leave at most h heaps, each smaller than the heap it came from. If n₀ ≥ 1 and
///
/// > G(n + p) = G(n) for all n₀ ≤ n < h·(n₀ + m·p′) + k − p,
///
/// then for all n ≥ n₀. Here m = 1 if all digits are plain and m = h if some digit wants the heaps
/// left to be different (`!`) or not all equal (`?`); and p′ = p, or p times the least common
/// multiple of the numbers of heaps that some digit wants to be equal (`=`). A preperiod of 0 is
/// tested apart: the bound is that of n₀ = 1.
///
/// ```
/// use grundy::law::{GuySmith, Repeat};
/// // Kayles, 0.77: at most two coins are taken, at most two heaps are left.
/// let kayles = GuySmith { last_place: 2, parts: 2, distinct: false, equal: vec![] };
/// assert_eq!(kayles.last_heap(71, 12), Some(167));
/// // Grundy's game, 4!.0: plainly, heap 11 would "prove" the period 3, and G(13) = 3, G(10) = 0.
/// let plainly = GuySmith { last_place: 0, parts: 2, distinct: false, equal: vec![] };
/// assert_eq!(plainly.last_heap(3, 3), Some(11));
/// assert_eq!(GuySmith { distinct: true, ..plainly }.last_heap(3, 3), Some(17));
/// ```
///
/// A code with repeats `[ ]` or with a digit `*` has no such bounds; do not ask for them.
///
/// # Laws
/// The proof, by induction on N: let N ≥ h(n₀ + m·p′) + k, let G(i + p) = G(i) for n₀ ≤ i < N − p, and
/// compare the options of heap N with those of heap N − p′. Since k is smaller than both, no move
/// ends either heap.
///
/// * From N: the heaps left have together at least N − k coins, the largest, b, at least
///   n₀ + m·p′. *Plain digit:* replace b by b − p′. *Different heaps:* of b − p′, b − 2p′, … let
///   b − i·p′ be the first that is not among the heaps left; i ≤ h; replace b − (i − 1)p′ by it. The
///   heaps stay different, and since a new number comes in, not all equal. *j equal heaps:* each
///   is at least n₀ + p′; make each smaller by p′/j, a multiple of p.
/// * From N − p′, likewise: the largest heap has at least n₀ coins; add p′ to it (to a largest one: it
///   is then larger than all others), or p′/j to each of j equal heaps.
///
/// All heaps touched are n₀ or more and smaller than N, and moved by multiples of p, so that the
/// nim-values stay. Hence G(N) = G(N − p′), which is G(N − p′ − p) = G(N − p) by what is already known.
///
/// # Reference
/// Guy & Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514–526, for
/// plain digits and two heaps; Siegel, Combinatorial Game Theory (2013), chapter IV. The factors m
/// and p′ for restricted digits are ours. For digits `=` the period p itself is asked for over the
/// whole range, not only p′: an odd number of equal heaps moves each by p′/j, which need not be a
/// multiple of p′.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuySmith {
    /// k: the place of the last non-zero digit; 0 if none stands right of the point.
    pub last_place: u64,
    /// h: the largest number of heaps that a move can leave; less than 1 counts as 1. A larger
    /// number is safe too, and proves later: the literature's bound for octal codes is that of
    /// h = 2, also where no digit splits.
    pub parts: u64,
    /// Does some digit want heaps that are different (`!`) or not all equal (`?`)?
    pub distinct: bool,
    /// The numbers of heaps that some digit wants to be equal (`=`).
    pub equal: Vec<u64>,
}

impl GuySmith {
    /// What the theorem needs to know of a code; `None` where it says nothing: for repeats, and for digits that
    /// allow any number of heaps.
    pub fn of_code(code: &Code) -> Option<GuySmith> {
        Some(GuySmith {
            last_place: code.last_place()?,
            parts: code.most_heaps()?.into(),
            distinct: code.wants_unequal(),
            equal: code.equal_counts()?.into_iter().map(u64::from).collect(),
        })
    }

    /// The factor by which the digits `=` lengthen the period in the bound.
    pub(crate) fn stretch(&self) -> Option<u64> {
        self.equal.iter().filter(|&&j| j > 1).try_fold(1u64, |lcm, &j| (lcm / gcd(lcm, j)).checked_mul(j))
    }

    pub(crate) fn heaps(&self) -> u64 {
        self.equal.iter().copied().fold(self.parts.max(1), u64::max)
    }

    pub(crate) fn shifts(&self) -> u64 {
        if self.distinct { self.heaps() } else { 1 }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Repeat for GuySmith {
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64> {
        let shift = period.checked_mul(self.stretch()?)?.checked_mul(self.shifts())?;
        let largest = preperiod.max(1).checked_add(shift)?;
        largest.checked_mul(self.heaps())?.checked_add(self.last_place)?.checked_sub(1)
    }

    fn reference(&self) -> String {
        let mut text = String::from("Guy & Smith 1956, The G-values of various games");
        if self.heaps() > 2 {
            text += ", for moves that leave more than two heaps";
        }
        if self.distinct {
            text += "; with the bound for digits ! and ?";
        }
        if self.stretch() != Some(1) {
            text += "; with the bound for digits =";
        }
        text
    }

    fn hypotheses(&self, n0: u64, p: u64) -> Vec<String> {
        let last = self.last_heap(n0, p).unwrap_or(u64::MAX);
        let (h, k) = (self.heaps(), self.last_place);
        let mut lines = vec![
            format!("a move takes at most {k} coins and leaves at most {h} heaps"),
            format!("G(n+{p}) = G(n) for {n0} <= n <= {}", last.saturating_sub(p)),
        ];
        if self.distinct {
            lines.push(format!("heaps must differ: the bound counts {h} shifts of the period"));
        }
        if let Some(stretch) = self.stretch().filter(|&stretch| stretch > 1) {
            lines.push(format!("heaps must be equal: the bound counts {stretch} times the period"));
        }
        lines
    }
}
