//! `and`, `or`, `not`.

use super::machine::{Automaton, translation};
use super::{Decision, minimal};
use grundy_rules::Stopped;
use rustc_hash::FxHashMap;

impl Decision<'_, '_> {
    /// Both hold.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn and(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        self.both(a, b, |a, b| a && b)
    }

    /// One of them holds.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn or(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        self.both(a, b, |a, b| a || b)
    }

    /// The first holds, and the second does not.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn without(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        self.both(a, b, |a, b| a && !b)
    }

    /// Wherever the first holds, the second does.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn implies(&mut self, a: &Automaton, b: &Automaton) -> Result<bool, Stopped> {
        Ok(self.without(a, b)?.is_empty())
    }

    /// All hold; where there is none, always.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn all(&mut self, relations: &[Automaton]) -> Result<Automaton, Stopped> {
        let mut all = self.always(true);
        for relation in relations {
            all = self.and(&all, relation)?;
        }
        Ok(all)
    }

    /// One of them holds; where there is none, never.
    ///
    /// # Errors
    /// The end of the budget.
    pub fn any(&mut self, relations: &[Automaton]) -> Result<Automaton, Stopped> {
        let mut any = self.always(false);
        for relation in relations {
            any = self.or(&any, relation)?;
        }
        Ok(any)
    }

    /// What holds always, or never, of no variable.
    pub fn always(&self, holds: bool) -> Automaton {
        Automaton { base: self.base, tracks: Vec::new(), symbols: 1, next: vec![0], accepting: vec![holds] }
    }

    fn both(
        &mut self,
        a: &Automaton,
        b: &Automaton,
        accepts: impl Fn(bool, bool) -> bool,
    ) -> Result<Automaton, Stopped> {
        let mut tracks = [&a.tracks[..], &b.tracks[..]].concat();
        tracks.sort_unstable();
        tracks.dedup();
        let symbols = self.symbols(tracks.len())?;
        let (in_a, in_b) =
            (translation(self.base, &tracks, &a.tracks), translation(self.base, &tracks, &b.tracks));
        let mut states = vec![(0u32, 0u32)];
        let mut number = FxHashMap::default();
        number.insert((0u32, 0u32), 0u32);
        let mut next = Vec::new();
        let mut at = 0;
        while let Some(&(x, y)) = states.get(at) {
            self.step(next.len(), symbols)?;
            let row_a = &a.next[x as usize * a.symbols..][..a.symbols];
            let row_b = &b.next[y as usize * b.symbols..][..b.symbols];
            for (&i, &j) in in_a.iter().zip(&in_b) {
                let to = (row_a[i], row_b[j]);
                next.push(*number.entry(to).or_insert_with(|| {
                    states.push(to);
                    states.len() as u32 - 1
                }));
            }
            at += 1;
        }
        let accepting =
            states.iter().map(|&(x, y)| accepts(a.accepting[x as usize], b.accepting[y as usize])).collect();
        Ok(minimal::minimal(Automaton { base: self.base, tracks, symbols, next, accepting }))
    }
}

impl Automaton {
    /// It does not hold.
    #[must_use]
    pub fn not(&self) -> Automaton {
        Automaton { accepting: self.accepting.iter().map(|accepting| !accepting).collect(), ..self.clone() }
    }
}
