//! `there is an x`.

use super::machine::{Automaton, translation};
use super::{Decision, minimal};
use grundy_rules::Stopped;
use grundy_rules::logic::Var;
use rustc_hash::FxHashMap;

impl Decision<'_, '_> {
    /// There is a number that makes the relation hold, in place of this variable.
    ///
    /// Without the digits of that number many states are possible at a time, and sets of states become states (M. O.
    /// Rabin, D. Scott 1959). The number may have more digits than the others, so a state accepts where some
    /// digits, with zeros elsewhere, lead to one that does.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn exists(&mut self, relation: &Automaton, var: Var) -> Result<Automaton, Stopped> {
        let Some(place) = relation.tracks.iter().position(|track| *track == var) else {
            return Ok(relation.clone());
        };
        let mut tracks = relation.tracks.clone();
        tracks.remove(place);
        let symbols = self.symbols(tracks.len())?;
        let digits = self.numeration.digits() as usize;
        let weight = digits.pow(place as u32);
        let old = translation(self.numeration, &tracks, &relation.tracks);
        let row = |state: u32| &relation.next[state as usize * relation.symbols..][..relation.symbols];
        // Which states lead to an accepting one with zeros on the other tracks?
        let mut accepts = relation.accepting.clone();
        loop {
            let before = accepts.iter().filter(|accepts| **accepts).count();
            for state in 0..relation.size() {
                let leads = |digit| accepts[row(state as u32)[digit * weight] as usize];
                accepts[state] = accepts[state] || (0..digits).any(leads);
            }
            if accepts.iter().filter(|accepts| **accepts).count() == before {
                break;
            }
        }
        let mut sets: Vec<Vec<u32>> = vec![vec![0]];
        let mut number: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        number.insert(vec![0], 0);
        let mut next = Vec::new();
        let mut at = 0;
        while let Some(set) = sets.get(at).cloned() {
            for &symbol in &old {
                self.step(next.len(), set.len() * digits)?;
                let leads = |state: &u32| {
                    let row = row(*state);
                    (0..digits).map(move |digit| row[symbol + digit * weight])
                };
                let mut to: Vec<u32> = set.iter().flat_map(leads).collect();
                to.sort_unstable();
                to.dedup();
                let fresh = sets.len() as u32;
                next.push(*number.entry(to).or_insert_with_key(|to| {
                    sets.push(to.clone());
                    fresh
                }));
            }
            at += 1;
        }
        let accepting = sets.iter().map(|set| set.iter().any(|state| accepts[*state as usize])).collect();
        Ok(minimal::minimal(Automaton { numeration: self.numeration, tracks, symbols, next, accepting }))
    }
}
