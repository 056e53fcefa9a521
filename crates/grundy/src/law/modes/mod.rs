//! Laws of the nim-values of a heap with a mode: rules with two coordinates (n, l) where n is a heap and l takes
//! finitely many values, such as the last kind of move or a pass that is left.
//!
//! If from some heap N on every move from (n, l) leads to (n − c, l′) with constants c and l′, and which moves
//! there are depends only on l and on n mod m, then the nim-values of heap n in all modes are a fixed function of
//! those of the last w heaps, w being the largest c. The values are bounded, since each mode has finitely many
//! moves. So the values of w heaps in all modes return at the same remainder by m, and from there on they repeat.

mod evidence;
mod laws;
mod rows;
mod search;
#[cfg(test)]
mod tests;

pub use evidence::RowsRepeat;
pub use laws::ModeLaws;
pub use search::{named_modes, of_rule};

use super::Period;
use super::written::checked;
use grundy_rules::NimValue;
use serde::{Deserialize, Serialize};

/// The nim-values of a heap with a mode: for each mode they repeat with one preperiod and one period.
///
/// ```
/// use grundy::{Budget, NimValue, Ruleset, law::modes};
/// // Take up to 3 coins, but not as many as the move before.
/// let rule = "(n,l) -> (n-k,k) for k in 1..3 if k != l";
/// let rule = std::sync::Arc::new(Ruleset::parse(rule).unwrap());
/// let found = modes::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// assert_eq!(found.known_by().word(), "proved");
/// assert_eq!(found.law.sentence(), "G(n+4,l) = G(n,l) for all n ≥ 4 and l = 0, 1, 2, 3");
/// assert_eq!(found.law.value([10u64.pow(12), 0]), Some(NimValue(0)));
/// ```
///
/// # Laws
/// `value` is the nim-value of the position by definition, for every heap and for every mode of the law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModeLaw {
    names: [String; 2],
    heap: usize,
    period: Period,
    modes: Vec<u64>,
    /// For each mode the values of the heaps below preperiod + period.
    values: Vec<Vec<u32>>,
}

checked!(ModeLaw, ModeLaw::is_sound, "this is no law of a heap with a mode");

impl ModeLaw {
    fn is_sound(&self) -> bool {
        let kept = self.period.kept();
        self.heap < 2
            && self.period.saltus == 0
            && !self.modes.is_empty()
            && self.modes.windows(2).all(|pair| pair[0] < pair[1])
            && self.values.len() == self.modes.len()
            && self.values.iter().all(|row| Some(row.len()) == kept)
    }

    /// The coordinate that is the heap: 0 or 1.
    pub fn heap(&self) -> usize {
        self.heap
    }

    /// The names of the coordinates, in the order of the rule.
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The preperiod and the period, the smallest that hold for all modes.
    pub fn period(&self) -> Period {
        self.period
    }

    /// The modes, ascending.
    pub fn modes(&self) -> &[u64] {
        &self.modes
    }

    /// For each mode, the nim-values of the heaps below preperiod + period.
    pub fn rows(&self) -> impl Iterator<Item = (u64, &[u32])> {
        self.modes.iter().copied().zip(self.values.iter().map(Vec::as_slice))
    }

    /// Heap and mode of a position.
    pub fn split(&self, at: [u64; 2]) -> (u64, u64) {
        (at[self.heap], at[1 - self.heap])
    }

    /// The nim-value of a position; `None` in a mode that the law does not cover.
    ///
    /// # Cost
    /// Constant, but for the search for the mode.
    pub fn value(&self, at: [u64; 2]) -> Option<NimValue> {
        let (heap, mode) = self.split(at);
        let row = self.modes.binary_search(&mode).ok()?;
        self.period.value_at(heap, &self.values[row])
    }

    /// The law in a sentence.
    pub fn sentence(&self) -> String {
        let Period { preperiod, period, .. } = self.period;
        let (heap, mode) = (&self.names[self.heap], &self.names[1 - self.heap]);
        let from = if preperiod == 0 { String::new() } else { format!(" ≥ {preperiod}") };
        let modes: Vec<String> = self.modes.iter().map(u64::to_string).collect();
        let later = self.position(&format!("{heap}+{period}"), mode);
        let modes = modes.join(", ");
        format!("G{later} = G{} for all {heap}{from} and {mode} = {modes}", self.position(heap, mode))
    }

    /// A heap in a mode as the rule writes it.
    pub(crate) fn position(&self, heap: &str, mode: &str) -> String {
        if self.heap == 0 { format!("({heap},{mode})") } else { format!("({mode},{heap})") }
    }
}
