//! All positions in the order of their numbers, for games that number them.

use super::dense::Dense;
use super::observer::Observer;
use super::plain::Plain;
use super::solver::Solver;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, NimValue, Stopped};

/// The nim-values of all positions that can be reached from a part, one byte each, from the ends of play
/// backwards. [`Plain`] values parts that the game does not number, or for which memory is too small.
///
/// ```
/// use grundy::games::chomp::Chomp;
/// use grundy::search::{Retrograde, Solver};
/// use grundy::{Budget, Impartial, NimValue, Notation};
/// let bar = Chomp.words(&Chomp.parse_position("8x8")?).unwrap();
/// let mut bars = Retrograde::new(Chomp);
/// assert_eq!(bars.value(&bar, &mut Budget::default())?, NimValue(13));
/// assert!(bars.counts(bar[0]));
/// assert_eq!(bars.bytes(), 12_869);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A tick for sixteen options and a byte for each position; a stopped run starts again. For other parts see
/// [`Plain`].
pub struct Retrograde<G, O = ()> {
    counted: Vec<Dense>,
    others: Plain<G, O>,
}

impl<G: Compact> Retrograde<G> {
    /// A solver that knows no values.
    pub fn new(game: G) -> Retrograde<G> {
        Retrograde { counted: Vec::new(), others: Plain::new(game) }
    }
}

impl<G: Compact, O: Observer> Retrograde<G, O> {
    /// The same solver with an observer.
    pub fn with_observer<P: Observer>(self, observer: P) -> Retrograde<G, P> {
        Retrograde { counted: self.counted, others: self.others.with_observer(observer) }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        self.others.observer()
    }

    /// Whether this part is among the numbered positions.
    pub fn counts(&self, part: u128) -> bool {
        self.counted(part).is_some()
    }

    fn counted(&self, part: u128) -> Option<u64> {
        self.counted.iter().find_map(|dense| dense.get(part))
    }

    fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        if let Some(value) = self.counted(part) {
            self.others.observer.found(&[part]);
            return Ok(value);
        }
        if self.others.known(part).is_none() {
            if let Some(ranked) = self.others.game.ranked(part) {
                if let Some(dense) = Dense::new(ranked, budget)? {
                    self.others.observer.counted(dense.len());
                    let value = dense.get(part);
                    self.counted.push(dense);
                    if let Some(value) = value {
                        return Ok(value);
                    }
                }
            }
        }
        self.others.exact(part, budget)
    }
}

impl<G: Compact, O: Observer> Solver for Retrograde<G, O> {
    fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    fn positions(&self) -> u64 {
        self.others.positions() + self.counted.iter().map(Dense::len).sum::<u64>()
    }

    fn bytes(&self) -> u64 {
        self.others.bytes() + self.counted.iter().map(Dense::len).sum::<u64>()
    }
}
