//! The laws of one rule, mode by mode, as positions ask for them.

use super::{ModeLaw, named_modes, search};
use crate::law::Found;
use grundy_rules::{Budget, Failure, Kind, NimValue, Ruleset};
use std::sync::Arc;

/// The laws of the nim-values of a rule with a heap and a mode. A position is asked for by its mode, named in
/// the rule or not; what is found is kept.
///
/// ```
/// use grundy::{Budget, NimValue, Ruleset, law::modes::ModeLaws};
/// // Take 1 or 2 coins, or pass; l passes are left.
/// let rule = Ruleset::parse("(n,l) -> (n-1,l) | (n-2,l) | (n,l-1) if n > 0").unwrap();
/// let mut laws = ModeLaws::new(std::sync::Arc::new(rule)).unwrap();
/// let found = laws.law([10u64.pow(15), 2], &mut Budget::default()).unwrap().unwrap();
/// assert_eq!(found.law.modes(), [0, 1, 2]);
/// assert_eq!(found.law.value([10u64.pow(15), 2]), Some(NimValue(1)));
/// ```
pub struct ModeLaws {
    ruleset: Arc<Ruleset>,
    found: Vec<Found<ModeLaw>>,
    /// For each coordinate as the heap, modes that follow no law.
    without: [Vec<u64>; 2],
}

/// The number of modes without a law after which no other is tried.
const MAX_MODES_WITHOUT: usize = 64;

impl ModeLaws {
    /// Starts without laws. `None` for rules without two coordinates, or where the last move does not decide.
    pub fn new(ruleset: Arc<Ruleset>) -> Option<ModeLaws> {
        let Kind::Points(points) = ruleset.kind() else { return None };
        let fits = points.arity() == 2 && !points.is_labelled();
        fits.then_some(ModeLaws { ruleset, found: Vec::new(), without: Default::default() })
    }

    /// The law that covers a position: with the larger coordinate as the heap if possible, else with the
    /// other one.
    ///
    /// # Errors
    /// A spent budget. A rule that fails at some small heap has no law.
    pub fn law(&mut self, at: [u64; 2], budget: &mut Budget<'_>) -> Result<Option<&Found<ModeLaw>>, Failure> {
        let larger = usize::from(at[1] > at[0]);
        for heap in [larger, 1 - larger] {
            let mode = at[1 - heap];
            let covers = |found: &Found<ModeLaw>| {
                found.law.heap() == heap && found.law.modes().binary_search(&mode).is_ok()
            };
            if let Some(place) = self.found.iter().position(covers) {
                return Ok(self.found.get(place));
            }
            let without = &self.without[heap];
            if without.len() >= MAX_MODES_WITHOUT || without.contains(&mode) {
                continue;
            }
            // The named modes share one law.
            let named =
                named_modes(&self.ruleset).filter(|(named, modes)| *named == heap && modes.contains(&mode));
            let found = match named {
                Some((_, modes)) => search::of_named(&self.ruleset, heap, &modes, budget)?,
                None => search::of_modes(&self.ruleset, heap, &[mode], budget)?,
            };
            match found {
                Some(found) => {
                    self.found.push(found);
                    return Ok(self.found.last());
                }
                None => self.without[heap].push(mode),
            }
        }
        Ok(None)
    }

    /// The nim-value of a position by a law.
    ///
    /// # Errors
    /// A spent budget.
    pub fn value(&mut self, at: [u64; 2], budget: &mut Budget<'_>) -> Result<Option<NimValue>, Failure> {
        Ok(self.law(at, budget)?.and_then(|found| found.law.value(at)))
    }
}
