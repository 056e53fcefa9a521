//! Euclid's game by the golden ratio.

use grundy_rules::formula::euclid::Euclid;
use grundy_rules::{Kind, Ruleset};
use grundy_words::say;

/// The theorem of Euclid's game: the ratio of the numbers, compared with the golden ratio φ, says who wins.
///
/// ```
/// use grundy::{Ruleset, law::positions::Golden};
/// let euclid = Golden::of(&Ruleset::parse("euclid").unwrap()).unwrap();
/// assert!(euclid.holds([5, 8]) && !euclid.holds([5, 9]));
/// ```
///
/// # Reference
/// A. J. Cole, A. J. T. Davie, *A game based on the Euclidean algorithm and a winning strategy for it*,
/// Mathematical Gazette 53 (1969).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Golden {
    game: Euclid,
}

impl Golden {
    /// The theorem, if this is Euclid's game.
    pub fn of(ruleset: &Ruleset) -> Option<Golden> {
        let Kind::Points(points) = ruleset.kind() else { return None };
        Euclid::of(&points.formula).map(|game| Golden { game })
    }

    /// Which of the two games it is.
    pub fn game(&self) -> Euclid {
        self.game
    }

    /// Whether this is a P-position: y/x < φ, as y² < xy + x², for 0 < x ≤ y. Where nothing may be left, two
    /// equal numbers are none; a number 0 leaves no move.
    pub fn holds(&self, at: [u64; 2]) -> bool {
        let (x, y) = (u128::from(at[0].min(at[1])), u128::from(at[0].max(at[1])));
        let ends = self.game == Euclid::Positive || x < y;
        x == 0 || ends && y * (y - x) < x * x
    }

    /// The P-positions in words.
    pub fn sentence(&self) -> String {
        match self.game {
            Euclid::ToZero => say!("law-euclid-to-zero"),
            Euclid::Positive => say!("law-euclid-positive"),
        }
    }

    /// The theorem, with authors and year.
    pub fn reference(&self) -> &'static str {
        "A. J. Cole & A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969"
    }
}
