//! `there is an x`.

use super::Decision;
use super::linear::{STATE_BYTES, STEP_BYTES};
use super::machine::{Automaton, translation};
use grundy_rules::Stopped;
use grundy_rules::logic::Var;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

/// Sets of states, in the order in which they were met.
pub(super) type Sets = IndexSet<Box<[u32]>, FxBuildHasher>;

impl Decision<'_, '_> {
    /// There is a number for this variable that makes the relation hold.
    ///
    /// Without the digits of that number several states are possible at a time, so sets of states become
    /// states (M. O. Rabin, D. Scott 1959). The number may have more digits than the others, so a state
    /// accepts where some digits, with zeros on the other tracks, lead to an accepting state.
    ///
    /// # Errors
    /// The budget is spent.
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
        // The states that lead to an accepting one with zeros on the other tracks.
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
        let (sets, next) = self.sets(vec![0], symbols, digits, |set, symbol, to| {
            for state in set {
                to.extend(row(*state)[old[symbol]..].iter().step_by(weight).take(digits));
            }
        })?;
        let accepting = sets.iter().map(|set| set.iter().any(|state| accepts[*state as usize])).collect();
        self.minimal(Automaton { numeration: self.numeration, tracks, symbols, next, accepting })
    }

    /// The sets of states met from the first one on, and the next set for each set and symbol. A step collects
    /// the states of the next set, in any order, and costs `cost` for each state of a set.
    ///
    /// # Errors
    /// The budget is spent.
    pub(super) fn sets(
        &mut self,
        first: Vec<u32>,
        symbols: usize,
        cost: usize,
        step: impl Fn(&[u32], usize, &mut Vec<u32>),
    ) -> Result<(Sets, Vec<u32>), Stopped> {
        let mut sets = Sets::default();
        sets.insert(first.into());
        // What a set needs besides its states.
        let bytes = STATE_BYTES + STEP_BYTES * symbols;
        let mut next = Vec::new();
        let mut to = Vec::new();
        let mut at = 0;
        while let Some(size) = sets.get_index(at).map(|set| set.len()) {
            for symbol in 0..symbols {
                self.step(next.len(), 1 + size * cost)?;
                to.clear();
                step(&sets[at], symbol, &mut to);
                to.sort_unstable();
                to.dedup();
                let place = match sets.get_index_of(&to[..]) {
                    Some(place) => place,
                    None => {
                        self.hold(bytes + size_of::<u32>() * to.len())?;
                        sets.insert_full(to[..].into()).0
                    }
                };
                next.push(place as u32);
            }
            at += 1;
        }
        Ok((sets, next))
    }
}
