//! Misère Nim: the player who takes the last coin loses.

use crate::words::Outcome;

/// The theorem, as it is cited.
pub const MISERE_NIM: &str = "misère Nim: with a heap of two or more, P exactly when the nim-sum is 0; with heaps of one alone, \
     P exactly when their number is odd (Bouton 1901)";

/// The outcome of misère Nim.
///
/// If some heap has two coins or more, the position is P exactly when the nim-sum is 0, as in
/// normal play. If all heaps have one coin, it is P exactly when their number is odd.
///
/// ```
/// use grundy_rules::{Outcome, theorem::misere_nim_outcome};
/// assert_eq!(misere_nim_outcome(&[5, 1, 1]), Outcome::Next);
/// assert_eq!(misere_nim_outcome(&[1]), Outcome::Previous);
/// assert_eq!(misere_nim_outcome(&[]), Outcome::Next);
/// assert_eq!(misere_nim_outcome(&[2, 2]), Outcome::Previous);
/// ```
///
/// # Reference
/// Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901).
pub fn misere_nim_outcome(heaps: &[u64]) -> Outcome {
    MisereNim::of(heaps).outcome()
}

/// The size to which this heap must be reduced so that the player who moved wins misère Nim; `None` if this
/// heap has no winning move. `rest` are the other heaps.
///
/// ```
/// use grundy_rules::theorem::misere_nim_reply;
/// assert_eq!(misere_nim_reply(5, &[1, 1]), Some(1));   // normal play would take all five
/// assert_eq!(misere_nim_reply(5, &[1, 1, 1]), Some(0));
/// assert_eq!(misere_nim_reply(3, &[4, 5]), Some(1));
/// ```
pub fn misere_nim_reply(heap: u64, rest: &[u64]) -> Option<u64> {
    MisereNim::of(rest).reply(heap)
}

/// What determines the outcome of some heaps of misère Nim: their nim-sum, how many are large, how many are
/// single coins.
///
/// ```
/// use grundy_rules::theorem::MisereNim;
/// // The winning replies among many heaps, each in constant time.
/// let heaps = [3, 4, 5];
/// let all = MisereNim::of(&heaps);
/// let replies = heaps.map(|heap| all.without(heap).reply(heap));
/// assert_eq!(replies, [Some(1), None, None]);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct MisereNim {
    sum: u64,
    large: u64,
    ones: u64,
}

impl MisereNim {
    /// These heaps.
    pub fn of(heaps: &[u64]) -> MisereNim {
        heaps.iter().fold(MisereNim::default(), |all, &heap| all.with(heap, 1))
    }

    fn with(mut self, heap: u64, times: u64) -> MisereNim {
        self.sum ^= heap;
        match heap {
            0 => {}
            1 => self.ones = self.ones.wrapping_add(times),
            _ => self.large = self.large.wrapping_add(times),
        }
        self
    }

    /// The same heaps without one of size `heap`.
    pub fn without(self, heap: u64) -> MisereNim {
        self.with(heap, u64::MAX)
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        let previous = if self.large > 0 { self.sum == 0 } else { self.ones % 2 == 1 };
        if previous { Outcome::Previous } else { Outcome::Next }
    }

    /// The one heap that makes a P-position with these. A single large heap is never P, so beside heaps of
    /// one coin only 0 and 1 are possible.
    pub fn fellow(&self) -> u64 {
        if self.large > 0 { self.sum } else { u64::from(self.ones % 2 == 0) }
    }

    /// The size that `heap` must get beside these heaps to leave a P-position.
    pub fn reply(&self, heap: u64) -> Option<u64> {
        Some(self.fellow()).filter(|left| *left < heap)
    }
}
