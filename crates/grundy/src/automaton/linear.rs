//! Linear relations and powers, read digit by digit.

use super::Decision;
use super::machine::Automaton;
use super::numbers::numbers;
use super::numeration::Numeration;
use grundy_rules::logic::{Linear, Var};
use grundy_rules::{Stopped, Why};
use rustc_hash::FxHashMap;

/// The largest table of steps that is built.
const MAX_STEPS: usize = 1 << 22;
/// The most tuples of digits that are read at once.
const MAX_SYMBOLS: usize = 1 << 16;

/// The bytes of a state, while its automaton is built and made minimal.
pub(super) const STATE_BYTES: usize = 64;
/// The bytes of a step from a state, there and in the minimal automaton.
pub(super) const STEP_BYTES: usize = 8;

impl Decision<'_, '_> {
    /// The form is 0. The state is the carry: each digit divides it by the base, or it can never become
    /// whole.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn zero(&mut self, form: &Linear) -> Result<Automaton, Stopped> {
        let Numeration::Base(base) = self.numeration else { return self.zeckendorf(form, false) };
        let base = i128::from(base);
        let carry = |sum: i128| (sum.rem_euclid(base) == 0).then(|| sum.div_euclid(base));
        self.carried(form, carry, |carried| carried == 0)
    }

    /// The form is at most 0: for a whole y, k·y + c <= 0 exactly where y + ⌈c/k⌉ <= 0.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn at_most_zero(&mut self, form: &Linear) -> Result<Automaton, Stopped> {
        let Numeration::Base(base) = self.numeration else { return self.zeckendorf(form, true) };
        let base = i128::from(base);
        self.carried(form, |sum| Some(-(-sum).div_euclid(base)), |carried| carried <= 0)
    }

    fn carried(
        &mut self,
        form: &Linear,
        carry: impl Fn(i128) -> Option<i128>,
        accepts: impl Fn(i128) -> bool,
    ) -> Result<Automaton, Stopped> {
        let tracks: Vec<Var> = form.terms.iter().map(|term| term.0).collect();
        let symbols = self.symbols(tracks.len())?;
        // What each tuple of digits adds to the carry.
        let mut sums = vec![0i128];
        for &(_, coefficient) in &form.terms {
            let with = |digit: u32| {
                let more = i128::from(digit) * i128::from(coefficient);
                sums.iter().map(move |sum| sum + more).collect::<Vec<_>>()
            };
            sums = (0..self.numeration.digits()).flat_map(with).collect();
        }
        let mut states: Vec<Option<i128>> = vec![Some(form.constant.into())];
        let mut number: FxHashMap<Option<i128>, u32> = FxHashMap::default();
        number.insert(states[0], 0);
        let mut next = Vec::new();
        let mut at = 0;
        while let Some(&state) = states.get(at) {
            self.state(next.len(), symbols)?;
            for sum in &sums {
                let to = state.and_then(|carried| carry(carried + sum));
                next.push(*number.entry(to).or_insert_with(|| {
                    states.push(to);
                    states.len() as u32 - 1
                }));
            }
            at += 1;
        }
        let accepting = states.iter().map(|state| state.is_some_and(&accepts)).collect();
        self.minimal(Automaton { numeration: self.numeration, tracks, symbols, next, accepting })
    }

    /// The variable is (where `holds`) or is not one of 1, k, k², … in base k; in Zeckendorf's way, a
    /// Fibonacci number from 1 on.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn power(&mut self, of: Var, holds: bool) -> Result<Automaton, Stopped> {
        let symbols = self.symbols(1)?;
        // 0: only zeros so far; 1: one digit 1; 2: something else.
        let mut next = Vec::new();
        for state in 0..3u32 {
            next.extend((0..self.numeration.digits()).map(|digit| match (state, digit) {
                (_, 0) => state,
                (0, 1) => 1,
                _ => 2,
            }));
        }
        let accepting = [false, true, false].map(|power| power == holds).to_vec();
        let power = Automaton { numeration: self.numeration, tracks: vec![of], symbols, next, accepting };
        let numbers = numbers(self.numeration, vec![of]);
        self.and(&power, &numbers)
    }

    /// z = x xor y, in base 2.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn nim_sum(&mut self, [x, y, z]: [Var; 3]) -> Result<Automaton, Stopped> {
        let next = (0..16).map(|at: u32| u32::from(at >= 8 || at.count_ones() % 2 == 1)).collect();
        let (numeration, tracks, accepting) = (Numeration::Base(2), vec![0, 1, 2], vec![true, false]);
        let sorted = Automaton { numeration, tracks, symbols: 8, next, accepting };
        Ok(sorted.renamed(|track| [x, y, z][track]))
    }

    /// The number of tuples of digits on this many tracks.
    pub(super) fn symbols(&mut self, tracks: usize) -> Result<usize, Stopped> {
        let symbols = u32::try_from(tracks)
            .ok()
            .and_then(|tracks| (self.numeration.digits() as usize).checked_pow(tracks));
        match symbols.filter(|symbols| *symbols <= MAX_SYMBOLS) {
            Some(symbols) => Ok(symbols),
            None => Err(self.budget.stop(Why::Work)),
        }
    }

    /// Counts the work and the memory of one more state with this many steps, in a table that holds `held` steps.
    pub(super) fn state(&mut self, held: usize, steps: usize) -> Result<(), Stopped> {
        self.step(held, steps)?;
        self.hold(STATE_BYTES + STEP_BYTES * steps)
    }

    /// Counts the work of finding more steps of a table that holds `held` steps.
    pub(super) fn step(&mut self, held: usize, work: usize) -> Result<(), Stopped> {
        if held > MAX_STEPS {
            return Err(self.budget.stop(Why::Work));
        }
        self.spend(work as u64)
    }
}
