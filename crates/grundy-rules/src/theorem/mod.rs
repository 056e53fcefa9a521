//! Published theorems that give the value of a position at once, each as one formula. Part of the engine,
//! without promise of stability.
//!
//! [`Impartial::known`](crate::Impartial::known) of [`Heaps`](crate::Heaps) and the laws of the crate
//! `grundy` use them. Tests compare every formula with the definition.
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
pub use nim_product::{nim_inverse, nim_product};

use crate::words::NimValue;

/// The nim-value of heap `n` if a move takes at least L and at most R coins: G(n) = ⌊(n mod (L + R)) / L⌋.
/// Without an upper end R, G(n) = ⌊n / L⌋.
///
/// ```
/// use grundy_rules::{NimValue, theorem::range_value};
/// let values: Vec<u64> = (0..10).map(|n| range_value(2, Some(5), n).0).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0, 1]);
/// assert_eq!(range_value(1, None, u64::MAX), NimValue(u64::MAX));
/// ```
///
/// # Panics
/// If L is 0.
///
/// # Laws
/// The proof: let q = L + R, n = qa + r with 0 ≤ r < q, and g = ⌊r/L⌋. If t coins are taken and t ≤ r, then
/// the residue falls by at least L, and the value is below g; if t > r, the residue becomes r + (q − t) ≥ r +
/// L, and the value is above g. So no option has value g. For w < g with w > 0 take r − wL coins, which is at
/// least L and below R, as r < q; for w = 0 take min(r, R), which leaves a residue below L: the option has
/// value w. Without an upper end the same holds with q larger than every heap, so that r = n.
///
/// # Reference
/// Berlekamp, Conway & Guy, Winning Ways, chapter 4 (subtraction games); for L = 1 Bachet's game,
/// Bachet de Méziriac 1612. The proof above is complete.
pub fn range_value(least: u64, most: Option<u64>, n: u64) -> NimValue {
    let rest = match most {
        Some(most) => u128::from(n) % (u128::from(least) + u128::from(most)),
        None => n.into(),
    };
    NimValue(rest as u64 / least)
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
