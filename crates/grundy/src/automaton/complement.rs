//! `not`, and automata made from a table.

use super::machine::Automaton;
use super::minimal::minimal_freely;
use super::numbers::numbers;
use super::numeration::Numeration;
use super::product::pairs;
use grundy_rules::logic::Var;

impl Automaton {
    /// The smallest automaton with this table of next states and these accepting states. The table has one
    /// next state for each state and each tuple of digits, where the digit of the first track counts least.
    /// `None` where the table has a wrong size, or where a state and its successor by zeros differ in
    /// acceptance.
    pub fn reading(
        numeration: impl Into<Numeration>,
        tracks: Vec<Var>,
        next: Vec<u32>,
        accepting: Vec<bool>,
    ) -> Option<Automaton> {
        let numeration = numeration.into();
        let digits = numeration.digits();
        let symbols = (digits as usize).checked_pow(u32::try_from(tracks.len()).ok()?)?;
        let fits =
            digits >= 2 && !accepting.is_empty() && next.len() == accepting.len().checked_mul(symbols)?;
        if !fits || next.iter().any(|to| *to as usize >= accepting.len()) {
            return None;
        }
        let zeros = next.iter().step_by(symbols).map(|to| accepting[*to as usize]);
        let closed = zeros.eq(accepting.iter().copied());
        let read = Automaton { numeration, tracks, symbols, next, accepting };
        closed.then(|| match numeration {
            Numeration::Base(_) => minimal_freely(read),
            Numeration::Zeckendorf => read.not().not(),
        })
    }

    /// Whether it accepts all tuples of numbers.
    pub fn is_everything(&self) -> bool {
        match self.numeration {
            Numeration::Base(_) => self.accepting.iter().all(|accepting| *accepting),
            Numeration::Zeckendorf => self.not().is_empty(),
        }
    }

    /// The relation does not hold.
    #[must_use]
    pub fn not(&self) -> Automaton {
        match self.numeration {
            Numeration::Base(_) => {
                let accepting = self.accepting.iter().map(|accepting| !accepting).collect();
                Automaton { accepting, ..self.clone() }
            }
            Numeration::Zeckendorf => {
                let numbers = numbers(self.numeration, self.tracks.clone());
                let free = &mut |_, _| Ok(());
                let but = |number: bool, holds: bool| number && !holds;
                minimal_freely(pairs(&numbers, self, but, free).expect("it costs nothing"))
            }
        }
    }
}
