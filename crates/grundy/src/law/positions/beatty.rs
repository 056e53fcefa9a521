//! Generalised Wythoff games: the P-positions are the pairs of two Beatty sequences.

use super::learn::Pairs;
use super::moves::moves;
use crate::automaton::{Automaton, Decision};
use crate::law::written::checked;
use grundy_rules::logic::Clause;
use grundy_rules::{Budget, Failure, Kind, Ruleset, logic};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// The law of r-Wythoff: take any number from one heap, or k from one and l from the other, both at least 1,
/// where |k − l| < r.
///
/// The P-positions are (A, B) and (B, A) for A = ⌊nα⌋ and B = A + rn, n = 0, 1, 2, …, where
/// α = (2 − r + √(r² + 4))/2. For n ≥ 1 each natural number occurs exactly once in the two sequences. Since α is the positive
/// number with 1/α + 1/(α + r) = 1, a natural number x > n is at most nα exactly if (x − n)(x + (r − 1)n) <=
/// n²; so nothing is rounded.
///
/// ```
/// use grundy::law::positions::Beatty;
/// let wythoff = Beatty::new(1);
/// assert_eq!((0..6).map(|n| wythoff.lower(n)).collect::<Vec<_>>(), [0, 1, 3, 4, 6, 8]);
/// assert!(wythoff.holds([8, 13]) && wythoff.holds([13, 8]));
/// // From (5,5) one may take 2 coins from either heap, or all.
/// assert_eq!(wythoff.moves([5, 5]), [[0, 0], [3, 5], [5, 3]]);
/// assert_eq!(Beatty::new(2).pairs().take(4).collect::<Vec<_>>(), [(0, 0), (1, 3), (2, 6), (4, 10)]);
/// ```
///
/// # Reference
/// A. S. Fraenkel, *How to beat your Wythoff games' opponent on three fronts* (1982); for r = 1 W. A. Wythoff
/// (1907).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Beatty {
    r: u32,
}

checked!(Beatty, Beatty::is_sound, "there are no pairs for r = 0");

impl Beatty {
    /// Whether r is at least 1.
    fn is_sound(&self) -> bool {
        self.r > 0
    }
}

impl Beatty {
    /// The law for r, from 1 on.
    ///
    /// # Panics
    /// If r is 0: |k − l| < 0 never holds.
    pub fn new(r: u32) -> Beatty {
        assert!(r > 0, "|k - l| < 0 never holds");
        Beatty { r }
    }

    /// r.
    pub fn r(&self) -> u32 {
        self.r
    }

    /// Whether x is at most αn.
    fn at_most(&self, x: u128, n: u128) -> bool {
        let more = u128::from(self.r - 1) * n;
        // n² is below 2^128, so a product that overflows is larger.
        x <= n || (x - n).checked_mul(x + more).is_some_and(|product| product <= n * n)
    }

    /// A = ⌊nα⌋, the smaller number of the pair n.
    pub fn lower(&self, n: u64) -> u128 {
        let n = u128::from(n);
        // n <= ⌊nα⌋ < 2n for n ≥ 1.
        let (mut least, mut above) = (n, 2 * n + 1);
        while above - least > 1 {
            let middle = least.midpoint(above);
            if self.at_most(middle, n) { least = middle } else { above = middle }
        }
        least
    }

    /// B = A + rn, the larger number of the pair n.
    pub fn upper(&self, n: u64) -> u128 {
        self.lower(n) + u128::from(self.r) * u128::from(n)
    }

    /// The pairs (A, B) from n = 0 on.
    pub fn pairs(&self) -> impl Iterator<Item = (u128, u128)> + '_ {
        (0..).map(|n| (self.lower(n), self.upper(n)))
    }

    /// Whether this is a P-position.
    pub fn holds(&self, [x, y]: [u64; 2]) -> bool {
        let (low, difference) = (x.min(y), x.abs_diff(y));
        difference % u64::from(self.r) == 0 && self.lower(difference / u64::from(self.r)) == low.into()
    }

    /// The other number in the pair of x.
    fn partner(&self, x: u64) -> u128 {
        // The first n at which a growing sequence with sequence(n) ≥ n reaches x.
        let place = |sequence: &dyn Fn(u64) -> u128| {
            let (mut least, mut most) = (0, x);
            while least < most {
                let middle = least.midpoint(most);
                if sequence(middle) >= x.into() { most = middle } else { least = middle + 1 }
            }
            most
        };
        let n = place(&|n| self.lower(n));
        if self.lower(n) == x.into() { self.upper(n) } else { self.lower(place(&|n| self.upper(n))) }
    }

    /// The options that are P-positions, ascending: at most four.
    pub fn moves(&self, at: [u64; 2]) -> Vec<[u64; 2]> {
        let (low, high) = (at[0].min(at[1]), at[0].max(at[1]));
        let mut found: Vec<[u128; 2]> = Vec::new();
        // One number stays, and the other becomes its partner.
        let (with_low, with_high) = (self.partner(low), self.partner(high));
        if with_low < high.into() {
            found.push([low.into(), with_low]);
        }
        if with_high < low.into() {
            found.push([with_high, high.into()]);
        }
        // From both heaps: the new difference rn is less than r away from the old one.
        let (difference, r) = (high - low, u64::from(self.r));
        let above = (difference % r != 0).then_some(difference / r + 1);
        for n in [Some(difference / r), above].into_iter().flatten() {
            let pair = [self.lower(n), self.upper(n)];
            if pair[0] < low.into() && pair[1] < high.into() {
                found.push(pair);
            }
        }
        let natural = |number: u128| u64::try_from(number).expect("what is left is less than what was there");
        let turned = |[a, b]: [u128; 2]| {
            if at[0] <= at[1] { [natural(a), natural(b)] } else { [natural(b), natural(a)] }
        };
        let mut moves: Vec<[u64; 2]> = found.into_iter().map(turned).collect();
        moves.sort_unstable();
        moves
    }

    /// The game in the rule language.
    pub fn rule(&self) -> String {
        let both = match self.r {
            1 => "(a-k,b-k) for k in 1..min(a,b)".into(),
            r => format!("(a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < {r}"),
        };
        format!("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | {both}")
    }

    /// The n-th pair, in words.
    pub fn sentence(&self) -> String {
        let r = self.r;
        let (alpha, step) = match r {
            1 => ("(1+√5)/2".into(), "n".into()),
            2 => ("√2".into(), "2n".into()),
            _ => (format!("(√{}-{})/2", u64::from(r) * u64::from(r) + 4, r - 2), format!("{r}n")),
        };
        let (lower, upper) = (format!("floor(n*{alpha})"), format!("A+{step}"));
        say!("law-beatty-pairs", lower = lower, upper = upper)
    }
}

/// r-Wythoff, if its moves are exactly those of the rule for all positions. The P-position (1, r + 1) shows
/// r, and automata decide that the two linear relations are equal.
pub(super) fn recognised(
    pairs: &Pairs,
    clauses: &[Clause],
    budget: &mut Budget<'_>,
) -> Result<Option<Beatty>, Failure> {
    let partner = (2..=pairs.to()).find(|y| pairs.holds(1, *y as usize));
    let Some(r) = partner.and_then(|y| u32::try_from(y - 1).ok()) else { return Ok(None) };
    let law = Beatty::new(r);
    let to = pairs.to();
    let right = |x: u64, y: u64| law.holds([x, y]) == pairs.holds(x as usize, y as usize);
    if !(0..=to).all(|x| (0..=to).all(|y| right(x, y))) {
        return Ok(None);
    }
    let Ok(same) = Ruleset::parse(&law.rule()) else { return Ok(None) };
    let Kind::Points(same) = same.kind() else { return Ok(None) };
    let Some(others) = logic::clauses_of_points(same) else { return Ok(None) };
    let mut decide = Decision::new(2, budget);
    let both: Option<[Automaton; 2]> =
        moves(&mut decide, clauses)?.zip(moves(&mut decide, &others)?).map(<[Automaton; 2]>::from);
    // Automata are minimal, with states in the order of the search, so equal sets have equal automata.
    Ok(both.is_some_and(|[one, other]| one == other).then_some(law))
}
