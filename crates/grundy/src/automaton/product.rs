//! `and` and `or`.

use super::Decision;
use super::machine::{Automaton, translation};
use super::numbers::numbers;
use super::numeration::Numeration;
use grundy_rules::Stopped;
use grundy_rules::logic::Var;
use rustc_hash::FxHashMap;

impl Decision<'_, '_> {
    /// Both relations hold.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn and(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        self.both(a, b, |a, b| a && b)
    }

    /// Whether some numbers make both relations hold.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn meet(&mut self, a: &Automaton, b: &Automaton) -> Result<bool, Stopped> {
        self.symbols(tracks_of(a, b).len())?;
        let both = pairs(a, b, |a, b| a && b, &mut |held, work| self.state(held, work))?;
        self.release();
        Ok(!both.is_empty())
    }

    /// At least one relation holds.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn or(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        let either = self.both(a, b, |a, b| a || b)?;
        self.on_numbers(either, a, b)
    }

    /// The first holds, and the second does not.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn without(&mut self, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        let without = self.both(a, b, |a, b| a && !b)?;
        self.on_numbers(without, a, b)
    }

    /// Whether the second relation holds wherever the first does.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn implies(&mut self, a: &Automaton, b: &Automaton) -> Result<bool, Stopped> {
        Ok(self.without(a, b)?.is_empty())
    }

    /// All relations hold; with none, always.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn all(&mut self, relations: &[Automaton]) -> Result<Automaton, Stopped> {
        let mut all = self.always(true);
        for relation in relations {
            all = self.and(&all, relation)?;
        }
        Ok(all)
    }

    /// The relation of no variable that always holds, or never does.
    pub fn always(&self, holds: bool) -> Automaton {
        let numeration = self.numeration;
        Automaton { numeration, tracks: Vec::new(), symbols: 1, next: vec![0], accepting: vec![holds] }
    }

    /// All numbers on these tracks, which ascend.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn numbers(&mut self, tracks: Vec<Var>) -> Result<Automaton, Stopped> {
        self.symbols(tracks.len())?;
        Ok(numbers(self.numeration, tracks))
    }

    fn both(
        &mut self,
        a: &Automaton,
        b: &Automaton,
        accepts: impl Fn(bool, bool) -> bool,
    ) -> Result<Automaton, Stopped> {
        self.symbols(tracks_of(a, b).len())?;
        let both = pairs(a, b, accepts, &mut |held, work| self.state(held, work))?;
        self.minimal(both)
    }

    /// Where one of the two does not read all tracks, rejects the digits on the others that write no number.
    fn on_numbers(&mut self, result: Automaton, a: &Automaton, b: &Automaton) -> Result<Automaton, Stopped> {
        if a.tracks == b.tracks || self.numeration != Numeration::Zeckendorf {
            return Ok(result);
        }
        let numbers = numbers(self.numeration, result.tracks.clone());
        self.and(&result, &numbers)
    }
}

/// The tracks that one of them reads.
fn tracks_of(a: &Automaton, b: &Automaton) -> Vec<Var> {
    let mut tracks = [&a.tracks[..], &b.tracks[..]].concat();
    tracks.sort_unstable();
    tracks.dedup();
    tracks
}

/// Both automata read at once, with a state for each pair of states that the two can be in; `accepts` combines
/// their answers. `state` counts the work of each state, and may stop it.
pub(super) fn pairs(
    a: &Automaton,
    b: &Automaton,
    accepts: impl Fn(bool, bool) -> bool,
    state: &mut dyn FnMut(usize, usize) -> Result<(), Stopped>,
) -> Result<Automaton, Stopped> {
    let numeration = a.numeration;
    let tracks = tracks_of(a, b);
    let symbols = (numeration.digits() as usize).pow(tracks.len() as u32);
    let (in_a, in_b) =
        (translation(numeration, &tracks, &a.tracks), translation(numeration, &tracks, &b.tracks));
    let mut states = vec![(0u32, 0u32)];
    let mut number = FxHashMap::default();
    number.insert((0u32, 0u32), 0u32);
    let mut next = Vec::new();
    let mut at = 0;
    while let Some(&(x, y)) = states.get(at) {
        state(next.len(), symbols)?;
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
    Ok(Automaton { numeration, tracks, symbols, next, accepting })
}
