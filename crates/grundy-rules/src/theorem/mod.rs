//! Published theorems that give the worth of a position at once, each as one formula.
//!
//! They are what stands behind [`Impartial::known`](crate::Impartial::known) of [`Heaps`](crate::Heaps) and behind the
//! laws of the crate `grundy`. Tests compare every formula with the definition.
//!
//! | rules | theorem |
//! |---|---|
//! | `take any` (Nim) | G(n) = n (Bouton 1901) |
//! | `take L..R` | [`range_value`]: G(n) = ⌊(n mod (L+R))/L⌋ |
//! | `4.[3]` (Lasker's Nim) | [`lasker_value`]: G(n) = n, n, n+1, n−1 for n mod 4 = 1, 2, 3, 0 |
//! | misère Nim | [`misere_nim_outcome`] |
//! | turning corners | [`nim_product`] (Lenstra 1978) |

mod misere_nim;
mod nim_product;

pub use misere_nim::{MISERE_NIM, MisereNim, misere_nim_outcome, misere_nim_reply};
pub(crate) use nim_product::nim_inverse;
pub use nim_product::nim_product;

use crate::code::Code;
use crate::rules::Form;
use crate::take::TakeSet;
use crate::words::{NimValue, Outcome};

/// The ends L, R of a set that is `take L..R`; R = `u64::MAX` stands for no upper end. Nim is the
/// case L = 1 without an end, and all numbers from L on are `take L..R` without an end.
///
/// ```
/// use grundy_rules::{take::TakeSet, theorem::range_of};
/// assert_eq!(range_of(&TakeSet::any()), Some((1, u64::MAX)));
/// assert_eq!(range_of(&TakeSet::from_ranges([2..=5]).unwrap()), Some((2, 5)));
/// assert_eq!(range_of(&TakeSet::from_ranges([1..=1, 3..=4]).unwrap()), None);
/// ```
pub fn range_of(set: &TakeSet) -> Option<(u64, u64)> {
    match (set.included(), set.excluded()) {
        (Some(&[range]), _) => Some(range),
        (_, Some(&[])) => Some((1, u64::MAX)),
        (_, Some(&[(1, below)])) => Some((below.checked_add(1)?, u64::MAX)),
        _ => None,
    }
}

/// The nim-value of heap `n` where at least L and at most R coins are taken:
/// G(n) = ⌊(n mod (L + R)) / L⌋. R = `u64::MAX` stands for no upper end.
///
/// ```
/// use grundy_rules::{NimValue, theorem::range_value};
/// let values: Vec<u64> = (0..10).map(|n| range_value(2, 5, n).0).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0, 1]);
/// assert_eq!(range_value(1, u64::MAX, u64::MAX), NimValue(u64::MAX));
/// ```
///
/// # Panics
/// If L is 0.
///
/// # Laws
/// The proof: let q = L + R, n = qa + r with 0 ≤ r < q, and g = ⌊r/L⌋. If t coins are taken and t ≤ r, then the
/// residue falls by at least L, and the value is below g; if t > r, the residue becomes r + (q − t) ≥ r + L,
/// and the value is above g. So no option has value g. For w < g take r − wL ≥ L coins if w > 0 (fewer
/// than R, as r < q), and min(r, R) if w = 0 (what is left has a residue below L): the option has value w.
/// Without an upper end the same holds with q larger than every heap, so that r = n.
///
/// # Reference
/// Berlekamp, Conway & Guy, Winning Ways, chapter 4 (subtraction games); for L = 1 Bachet's game,
/// Bachet de Méziriac 1612. The proof above is complete.
pub fn range_value(least: u64, most: u64, n: u64) -> NimValue {
    // `most` = 2^64 - 1 makes the modulus larger than every heap.
    let modulus = u128::from(least) + u128::from(most);
    NimValue((u128::from(n) % modulus) as u64 / least)
}

/// Is this code Lasker's Nim: take any number of coins, or split a heap into two?
pub fn is_lasker(code: &Code) -> bool {
    code.to_string() == "4.[3]"
}

/// The nim-value of heap `n` in Lasker's Nim: n, n, n + 1, n − 1 for n mod 4 = 1, 2, 3, 0, and 0
/// for n = 0. `None` for the one heap whose value does not fit in 64 bits.
///
/// ```
/// use grundy_rules::theorem::lasker_value;
/// let values: Vec<u64> = (0..9).map(|n| lasker_value(n).unwrap().0).collect();
/// assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
///
/// # Reference
/// Berlekamp, Conway & Guy, Winning Ways, chapter 4.
pub fn lasker_value(n: u64) -> Option<NimValue> {
    Some(NimValue(match n % 4 {
        0 => n.saturating_sub(1),
        3 => n.checked_add(1)?,
        _ => n,
    }))
}

/// The nim-value of a heap by a theorem for the whole family of its rule, if there is one.
///
/// ```
/// use grundy_rules::{HeapRules, NimValue, code::Code, theorem::heap_value};
/// let lasker = Code::parse("4.[3]").unwrap();
/// assert_eq!(heap_value(lasker.form(), 10u64.pow(18)), Some(NimValue(10u64.pow(18) - 1)));
/// assert_eq!(heap_value(Code::parse("0.77").unwrap().form(), 7), None);
/// ```
pub fn heap_value(form: Form<'_>, heap: u64) -> Option<NimValue> {
    match form {
        Form::Take(set) => {
            let (least, most) = range_of(set)?;
            Some(range_value(least, most, heap))
        }
        Form::Code(code) if is_lasker(code) => lasker_value(heap),
        _ => None,
    }
}

/// The misère outcome of some heaps of one rule by a theorem, if there is one: misère Nim, also
/// under rules that allow every number of coins only up to the largest heap.
pub fn heaps_misere(form: Form<'_>, heaps: &[u64]) -> Option<Outcome> {
    let Form::Take(set) = form else { return None };
    let largest = heaps.iter().copied().max().unwrap_or(0);
    (largest == 0 || set.count_in(1, largest) == largest).then(|| misere_nim_outcome(heaps))
}
