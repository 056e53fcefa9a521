//! The search for conditions that are equal to the sets of heaps which automata read.

use super::super::automatic::{Automatic, Synchronised};
use super::super::closed::Closed;
use super::reader::State;
use super::{Condition, Form, Formula, Term};
use crate::automaton::Numeration;
use rustc_hash::FxHashSet;

/// The heaps by which conditions are chosen; a proof follows.
const HEAPS: u64 = 1 << 12;
/// The heaps that a condition may list one by one, and the most of them.
const FIRST_HEAPS: u64 = 32;
const MAX_EXCEPTIONS: usize = 4;
/// The divisors of remainders.
const MODULI: std::ops::RangeInclusive<u64> = 1..=12;
/// The most pairs of states of a proof.
const MAX_PAIRS: usize = 1 << 16;
/// The most values of a case distinction.
const MAX_CASES: usize = 4;
/// The longest condition that is said, in characters.
const MAX_LENGTH: usize = 160;

/// A set of heaps, read digit by digit.
struct Set<'a, S> {
    base: u64,
    start: S,
    after: &'a dyn Fn(&S, u64) -> S,
    accepts: &'a dyn Fn(&S) -> bool,
}

/// The closed form of an automaton with a value for each state.
pub(super) fn of(law: &Automatic) -> Option<Form> {
    let Numeration::Base(base) = law.numeration() else { return None };
    let states: Vec<(u64, &[u32])> = law.states().map(|(value, next)| (value.0, next)).collect();
    let after = |state: &usize, digit: u64| states[*state].1[digit as usize] as usize;
    let of_value = |wanted: u64| {
        let accepts = |state: &usize| states[*state].0 == wanted;
        condition(&Set { base: base.into(), start: 0, after: &after, accepts: &accepts })
    };
    let mut outputs: Vec<u64> = states.iter().map(|(value, _)| *value).collect();
    outputs.sort_unstable();
    outputs.dedup();
    let lost = if outputs.contains(&0) { of_value(0) } else { None };
    let value = if outputs.len() <= MAX_CASES { cases(&outputs, &of_value) } else { None };
    formed(value, lost, 0, Vec::new())
}

/// The closed form of an automaton that reads heaps together with values: its formula, if one was decided,
/// and the heaps that it accepts together with 0.
pub(super) fn of_pairs(law: &Synchronised) -> Option<Form> {
    let base = u64::from(law.base());
    let code = law.coding().coded(0, law.base())?;
    let machine = law.automaton();
    // The code of the value 0 is read along with the heap.
    let after = |(state, code): &(usize, u64), digit: u64| {
        (machine.after(*state, (digit + base * (code % base)) as usize), code / base)
    };
    let accepts = |(state, code): &(usize, u64)| *code == 0 && machine.is_accepting(*state);
    let lost = condition(&Set { base, start: (0, code), after: &after, accepts: &accepts });
    let formula = law.formula().and_then(|formula| Some((term(formula)?, formula)));
    match formula {
        Some((term, formula)) => {
            let exceptions = formula.exceptions().iter().map(|(n, value)| (*n, u64::from(*value))).collect();
            formed(Some(Formula::Term(term)), lost, formula.first(), exceptions)
        }
        None => formed(None, lost, 0, Vec::new()),
    }
}

/// The closed form of a formula.
pub(super) fn of_closed(law: &Closed) -> Option<Form> {
    let exceptions = law.exceptions().iter().map(|(n, value)| (*n, u64::from(*value))).collect();
    formed(Some(Formula::Term(term(law)?)), None, law.first(), exceptions)
}

fn formed(
    value: Option<Formula>,
    lost: Option<Condition>,
    from: u64,
    exceptions: Vec<(u64, u64)>,
) -> Option<Form> {
    (value.is_some() || lost.is_some()).then_some(Form { value, lost, from, exceptions })
}

/// A formula of the table as a term, if it is one.
fn term(law: &Closed) -> Option<Term> {
    let (text, base, shift, more) = law.plainly()?;
    let n = match shift {
        0 => Term::N,
        shift => Term::Plus(Box::new(Term::N), shift),
    };
    let n = Box::new(n);
    let term = match text {
        "valuation({n},{k})" => Term::Exponent(n, base),
        "log{k}({n})" => Term::Log(n, base),
        "popcount({n})" => Term::Ones(n),
        _ => return None,
    };
    Some(if more > 0 { Term::Plus(Box::new(term), more) } else { term })
}

/// A value for each condition, where all values but one have a condition.
fn cases(outputs: &[u64], of_value: &dyn Fn(u64) -> Option<Condition>) -> Option<Formula> {
    let mut cases: Vec<(Condition, u64)> = Vec::new();
    let mut open = Vec::new();
    for &value in outputs {
        match of_value(value) {
            Some(condition) => cases.push((condition, value)),
            None => open.push(value),
        }
    }
    // Without an open value, the one with the longest condition is left for the others.
    if open.is_empty() && cases.len() > 1 {
        let longest = (0..cases.len()).max_by_key(|i| cases[*i].0.to_string().len())?;
        open.push(cases.remove(longest).1);
    }
    match open[..] {
        [otherwise] if !cases.is_empty() => Some(Formula::Cases { cases, otherwise }),
        _ => None,
    }
}

/// A condition that is equal to the set, if the search finds one.
fn condition<S: Clone + Eq + std::hash::Hash>(set: &Set<'_, S>) -> Option<Condition> {
    let members: Vec<bool> = (0..HEAPS).map(|n| set.holds(n)).collect();
    let member = |n: u64| members[n as usize];
    let fits = |candidate: Condition| {
        let candidate = with_exceptions(candidate, &member)?;
        let short = candidate.to_string().chars().count() <= MAX_LENGTH;
        (short && set.is(&candidate)).then_some(candidate)
    };
    let atoms = atoms(set.base);
    for modulus in MODULI {
        let (mut full, mut mixed) = (Vec::new(), Vec::new());
        for residue in 0..modulus {
            let mut class = (FIRST_HEAPS..HEAPS).filter(|n| n % modulus == residue).map(member);
            let first = class.next();
            match (first, class.all(|holds| Some(holds) == first)) {
                (Some(true), true) => full.push(residue),
                (_, true) => {}
                (_, false) => mixed.push(residue),
            }
        }
        let plain = (!full.is_empty()).then(|| Condition::Residues { modulus, residues: full.clone() });
        if mixed.is_empty() {
            if let Some(found) = fits(plain.unwrap_or(Condition::OneOf(Vec::new()))) {
                return Some(found);
            }
            continue;
        }
        for atom in &atoms {
            let right = |n: u64| match (full.contains(&(n % modulus)), mixed.contains(&(n % modulus))) {
                (full, false) => full,
                (_, true) => atom.holds(n),
            };
            if !(FIRST_HEAPS..HEAPS).all(|n| right(n) == member(n)) {
                continue;
            }
            // The remainder of the atom is said only where it matters.
            let alone = (FIRST_HEAPS..HEAPS).all(|n| !atom.holds(n) || right(n));
            let part = match alone {
                true => atom.clone(),
                false => Condition::All(vec![
                    Condition::Residues { modulus, residues: mixed.clone() },
                    atom.clone(),
                ]),
            };
            let candidate = match &plain {
                Some(plain) => Condition::Any(vec![plain.clone(), part]),
                None => part,
            };
            if let Some(found) = fits(candidate) {
                return Some(found);
            }
        }
    }
    None
}

/// The conditions on digits that are tried in this base, the simplest first.
fn atoms(base: u64) -> Vec<Condition> {
    let mut atoms = Vec::new();
    for odd in [true, false] {
        atoms.push(Condition::Exponent { base, odd });
    }
    atoms.push(Condition::Power { base, less: 0, odd: None });
    for odd in [true, false] {
        atoms.push(Condition::Power { base, less: 0, odd: Some(odd) });
        atoms.push(Condition::Length { base, odd });
        if base == 2 {
            atoms.push(Condition::Ones { odd });
        }
    }
    atoms
}

/// The candidate with the first heaps that it lacks, and without those that it has too many.
fn with_exceptions(candidate: Condition, member: &dyn Fn(u64) -> bool) -> Option<Condition> {
    let differ = (0..FIRST_HEAPS).filter(|n| candidate.holds(*n) != member(*n));
    let (more, fewer): (Vec<u64>, Vec<u64>) = differ.partition(|n| member(*n));
    if more.len() + fewer.len() > MAX_EXCEPTIONS {
        return None;
    }
    let empty = matches!(&candidate, Condition::OneOf(numbers) if numbers.is_empty());
    let narrowed = match fewer.is_empty() {
        true => candidate,
        false => Condition::All(vec![candidate, Condition::Not(Box::new(Condition::OneOf(fewer)))]),
    };
    Some(match (more.is_empty(), narrowed) {
        (true, narrowed) => narrowed,
        (false, _) if empty => Condition::OneOf(more),
        (false, Condition::Any(mut all)) => {
            all.insert(0, Condition::OneOf(more));
            Condition::Any(all)
        }
        (false, narrowed) => Condition::Any(vec![Condition::OneOf(more), narrowed]),
    })
}

impl<S: Clone + Eq + std::hash::Hash> Set<'_, S> {
    fn holds(&self, mut n: u64) -> bool {
        let mut state = self.start.clone();
        while n > 0 {
            state = (self.after)(&state, n % self.base);
            n /= self.base;
        }
        self.ends(&state)
    }

    /// Whether the number may end in this state. The zeros in front of it, as many as a machine with a number
    /// beside it needs, change nothing.
    fn ends(&self, state: &S) -> bool {
        let mut state = state.clone();
        let mut seen = FxHashSet::default();
        loop {
            if (self.accepts)(&state) {
                return true;
            }
            if !seen.insert(state.clone()) {
                return false;
            }
            state = (self.after)(&state, 0);
        }
    }

    /// Whether the condition is equal to this set, for all heaps: the two automata read the same digits, and
    /// they agree in every pair of states that some digits lead to.
    fn is(&self, condition: &Condition) -> bool {
        let Some(start) = condition.start(self.base) else { return false };
        let mut met: FxHashSet<(S, State)> = FxHashSet::default();
        let mut open = vec![(self.start.clone(), start)];
        met.insert(open[0].clone());
        while let Some((here, there)) = open.pop() {
            if self.ends(&here) != condition.accepts(&there) || met.len() > MAX_PAIRS {
                return false;
            }
            for digit in 0..self.base {
                let pair = ((self.after)(&here, digit), condition.after(&there, digit, self.base));
                if met.insert(pair.clone()) {
                    open.push(pair);
                }
            }
        }
        true
    }
}
