//! One automaton.

use super::numeration::Numeration;
use grundy_rules::logic::Var;

/// A relation between natural numbers, read digit by digit, least digits first.
///
/// It is complete: every state has a step for every tuple of digits. Leading zeros change nothing: a state
/// accepts exactly where its successor by a tuple of zeros does. It rejects digits that write no number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    pub(super) numeration: Numeration,
    /// The variables that are read, ascending.
    pub(super) tracks: Vec<Var>,
    /// The number of tuples of digits: digits^tracks.
    pub(super) symbols: usize,
    /// The next state, at state · symbols + symbol; the digit of the first track counts least in a symbol.
    pub(super) next: Vec<u32>,
    pub(super) accepting: Vec<bool>,
}

impl Automaton {
    /// The next states of a state, one for each tuple of digits.
    pub fn row(&self, state: usize) -> &[u32] {
        &self.next[state * self.symbols..][..self.symbols]
    }

    /// The state after a tuple of digits.
    pub fn after(&self, state: usize, symbol: usize) -> usize {
        self.next[state * self.symbols + symbol] as usize
    }

    /// Whether a state accepts.
    pub fn is_accepting(&self, state: usize) -> bool {
        self.accepting[state]
    }

    /// Whether anything is accepted from this state on. At most one state has no way to acceptance.
    pub fn leads_to_acceptance(&self, state: usize) -> bool {
        self.accepting[state] || self.row(state).iter().any(|to| *to as usize != state)
    }

    /// The number of states; it starts in state 0.
    pub fn size(&self) -> usize {
        self.accepting.len()
    }

    /// The variables that it reads.
    pub fn tracks(&self) -> &[Var] {
        &self.tracks
    }

    /// How it reads numbers.
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    /// Whether it accepts no tuple.
    pub fn is_empty(&self) -> bool {
        !self.accepting.iter().any(|accepting| *accepting)
    }

    /// Whether it accepts these numbers, given in the order of its tracks.
    ///
    /// # Panics
    /// If there are more or fewer numbers than tracks.
    pub fn accepts(&self, numbers: &[u64]) -> bool {
        assert_eq!(numbers.len(), self.tracks.len(), "one number for each track");
        let Numeration::Base(base) = self.numeration else { return self.accepts_digits(numbers) };
        let base = u64::from(base);
        let mut left = numbers.to_vec();
        let mut state = 0;
        while left.iter().any(|number| *number > 0) {
            let symbol = left.iter().rev().fold(0, |symbol, number| symbol * base + number % base);
            left.iter_mut().for_each(|number| *number /= base);
            state = self.next[state * self.symbols + symbol as usize] as usize;
        }
        self.accepting[state]
    }

    fn accepts_digits(&self, numbers: &[u64]) -> bool {
        let written: Vec<Vec<u32>> = numbers.iter().map(|n| self.numeration.digits_of(*n)).collect();
        let digits = self.numeration.digits() as usize;
        let length = written.iter().map(Vec::len).max().unwrap_or(0);
        let symbol = |place: usize| {
            let each = written.iter().rev().map(|number| number.get(place).copied().unwrap_or(0) as usize);
            each.fold(0, |symbol, digit| symbol * digits + digit)
        };
        let state = (0..length).fold(0, |state, place| self.after(state, symbol(place)));
        self.accepting[state]
    }

    /// The same relation between other variables.
    #[must_use]
    pub fn renamed(&self, name: impl Fn(Var) -> Var) -> Automaton {
        let named: Vec<Var> = self.tracks.iter().map(|track| name(*track)).collect();
        let mut tracks = named.clone();
        tracks.sort_unstable();
        debug_assert!(tracks.windows(2).all(|pair| pair[0] < pair[1]), "two tracks get one name");
        let old = translation(self.numeration, &tracks, &named);
        let mut next = Vec::with_capacity(self.next.len());
        for row in self.next.chunks(self.symbols) {
            next.extend(old.iter().map(|symbol| row[*symbol]));
        }
        Automaton { tracks, next, ..self.clone() }
    }
}

/// For every symbol over the tracks, the symbol with the same digits over other tracks, given in this order.
pub(super) fn translation(numeration: Numeration, tracks: &[Var], others: &[Var]) -> Vec<usize> {
    let base = numeration.digits() as usize;
    let weight = |track: &Var| {
        others.iter().position(|other| other == track).map_or(0, |place| base.pow(place as u32))
    };
    let weights: Vec<usize> = tracks.iter().map(weight).collect();
    let mut all = vec![0];
    for weight in weights {
        all = (0..base).flat_map(|digit| all.iter().map(move |sum| sum + digit * weight)).collect();
    }
    all
}
