//! Laws of finite automata that read the digits of the heap: learned from values, proved by deciding a
//! sentence.
//!
//! A sequence is k-automatic if its subsequences at r, r + kᵉ, r + 2kᵉ, … are only finitely many different
//! ones (its kernel; S. Eilenberg 1974). They are the states of the automaton: [`learn`] finds them in the
//! values, and [`learn_fibonacci`] does so for heaps written as sums of Fibonacci numbers. That the law holds
//! for **all** heaps is a sentence about natural numbers, which [`prove`] decides.

mod closed;
mod coding;
mod compare;
mod fibonacci;
mod learn;
mod moves;
mod pairs;
mod proof;
mod read;
mod sentence;
mod synchronised;
#[cfg(test)]
mod tests;

pub use coding::Coding;
pub use compare::{is_related, is_shifted};
pub use fibonacci::learn_fibonacci;
pub use learn::learn;
pub use moves::moves;
pub use pairs::prove_pairs;
pub use proof::prove;
pub(super) use proof::{MAX_VALUE, mex};
pub use sentence::Sentence;
pub use synchronised::Synchronised;

use super::{Classes, Evidence, Found, Law, Proof, Seen};
use crate::automaton::Numeration;
use crate::law::written::checked;
use grundy_rules::logic::{self, Atom, Clause};
use grundy_rules::{Budget, Failure, Heap, NimValue};
use read::{Read, read};
use serde::{Deserialize, Serialize};

/// A law that reads the digits of the heap, least digit first: a finite automaton with an output for each
/// state.
///
/// ```
/// use grundy::law::{Automatic, automatic};
/// // n-1 | floor(n/2), called MARK: 0 and the heaps with an odd number of final binary zeros have value 0.
/// let mut values: Vec<u32> = vec![0];
/// for n in 1..4000usize {
///     let options = [n - 1, n / 2].map(|m| u64::from(values[m]));
///     values.push(grundy::nim::mex(options) as u32);
/// }
/// let law = automatic::learn(&values, 2).unwrap();
/// assert_eq!(law.size(), 5);
/// assert_eq!((law.value(8), law.value(10u64.pow(18))), (0, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Automatic {
    numeration: Numeration,
    /// The next state, at state · digits + digit; any state where a digit cannot follow.
    next: Vec<u32>,
    /// The nim-value of each state where the digits end.
    outputs: Vec<u32>,
}

checked!(Automatic, Automatic::is_sound, "this machine does not read heaps");

impl Automatic {
    /// Whether there is a next state for each digit, and leading zeros change nothing.
    fn is_sound(&self) -> bool {
        let (states, digits) = (self.outputs.len(), self.digits() as usize);
        let steps = states.checked_mul(digits).filter(|steps| u32::try_from(*steps).is_ok());
        let leads = |to: &u32| (*to as usize) < states;
        self.numeration.is_readable()
            && states > 0
            && steps == Some(self.next.len())
            && self.next.iter().all(leads)
            && (0..states)
                .all(|state| self.outputs[self.next[state * digits] as usize] == self.outputs[state])
    }
}

impl Automatic {
    /// How heaps are written.
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    /// The number of different digits: the base, or 2 in Zeckendorf's way.
    pub fn digits(&self) -> u32 {
        self.numeration.digits()
    }

    /// The number of states; it starts in the first one.
    pub fn size(&self) -> usize {
        self.outputs.len()
    }

    /// Each state: its nim-value, and the next state for each digit.
    pub fn states(&self) -> impl Iterator<Item = (NimValue, &[u32])> {
        let values = self.outputs.iter().map(|value| NimValue((*value).into()));
        values.zip(self.next.chunks(self.digits() as usize))
    }

    /// The nim-value of a heap.
    ///
    /// # Cost
    /// A step for each digit.
    pub fn value(&self, heap: u64) -> u32 {
        let digits = self.digits();
        let after = |state: u32, digit: u32| self.next[(state * digits + digit) as usize];
        let state = match self.numeration {
            Numeration::Base(base) => {
                let (mut left, mut state) = (heap, 0);
                while left > 0 {
                    state = after(state, (left % u64::from(base)) as u32);
                    left /= u64::from(base);
                }
                state
            }
            Numeration::Zeckendorf => self.numeration.digits_of(heap).into_iter().fold(0, after),
        };
        self.outputs[state as usize]
    }

    /// The digits of a heap, least first, each with the state after it; one digit 0 for heap 0.
    pub fn path(&self, heap: u64) -> Vec<(u32, u32)> {
        let mut digits = self.numeration.digits_of(heap);
        if digits.is_empty() {
            digits.push(0);
        }
        let mut state = 0;
        let step = |digit: u32| {
            state = self.next[(state * self.digits() + digit) as usize];
            (digit, state)
        };
        digits.into_iter().map(step).collect()
    }

    /// The digits of a heap as text, the first digit first, and the way of the machine: `0 -1-> 2 -0-> 1`. The
    /// middle of a long way is left out.
    pub(crate) fn walk(&self, heap: u64) -> [String; 2] {
        let path = self.path(heap);
        let digits: Vec<String> = path.iter().rev().map(|(digit, _)| digit.to_string()).collect();
        let shown = |steps: &[(u32, u32)]| -> String {
            steps.iter().map(|(digit, state)| format!(" -{digit}-> {state}")).collect()
        };
        let steps = if path.len() > MAX_STEPS {
            let (start, end) = (&path[..MAX_STEPS / 2], &path[path.len() - MAX_STEPS / 4..]);
            format!("{} …{}", shown(start), shown(end))
        } else {
            shown(&path)
        };
        [digits.join(if self.digits() > 10 { " " } else { "" }), format!("0{steps}")]
    }

    /// The size of its table.
    pub(super) fn steps(&self) -> usize {
        self.next.len()
    }

    /// The greatest value.
    pub(super) fn most(&self) -> u32 {
        self.outputs.iter().copied().max().unwrap_or(0)
    }
}

/// The most steps of a machine that a text lists in full.
const MAX_STEPS: usize = 24;

/// The most work of a proof, in steps of automata: a second or two.
pub(super) const PROOF_TICKS: u64 = 1 << 24;

/// The law of an automaton that gives the values of a rule: proved where the sentence can be decided,
/// otherwise seen.
///
/// A period that was `seen` is returned as proved where the proof covers it; without a proof it stays the
/// law, as the simpler one.
///
/// # Errors
/// The caller's budget is spent, or the proof itself fails.
pub fn of_rule(
    heap: &Heap,
    values: &[u32],
    seen: Option<Found>,
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    match read(heap, values, budget)? {
        Read::Decided(proof) => Ok(Some(simpler(proof, values.len() as u64, seen, budget)?)),
        Read::Seen(law) => Ok(seen.or(law.map(|law| seen_in(law, values)))),
    }
}

/// The largest base that a rule refers to, and the number of values that show an automaton which reads to the
/// sixth digit in that base, as for `n-1 | floor(n/k)`.
pub(crate) fn deep(heap: &Heap) -> Option<(u32, u64)> {
    let spoken = coefficients(&logic::clauses(heap)?);
    let base = spoken.into_iter().filter(|base| BASES_WITH_MORE_VALUES.contains(base)).max()?;
    Some((base as u32, (learn::FIRST_TERMS as u64 + 1) * base.pow(6)))
}

/// The bases that need more values than a rule gets anyway.
const BASES_WITH_MORE_VALUES: std::ops::RangeInclusive<u64> = 6..=10;

/// The law of the automaton that gives the values in this base, if it can be proved.
///
/// # Errors
/// The caller's budget is spent, or the proof itself fails.
pub(crate) fn of_rule_in(
    base: u32,
    heap: &Heap,
    values: &[u32],
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    let (Some(clauses), Some(law)) = (logic::clauses(heap), learn(values, base)) else { return Ok(None) };
    let proof = budget.within(PROOF_TICKS, |budget| prove(&law, &clauses, budget))?.flatten();
    Ok(proof.map(|proof| proved(proof, values.len() as u64)))
}

/// The law of an automaton for values without a usable rule: seen, never proved.
///
/// ```
/// use grundy::law::{Law, automatic};
/// // The exponent of 2 in n, modulo 3: not periodic, but binary digits determine it.
/// let value = |n: u32| if n == 0 { 0 } else { n.trailing_zeros() % 3 };
/// let values: Vec<u32> = (0..2000).map(value).collect();
/// let found = automatic::seen(&values).unwrap();
/// assert_eq!((found.law.kind(), found.known_by().word()), ("automatic", "seen"));
/// ```
pub fn seen(values: &[u32]) -> Option<Found> {
    seen_alone(values).or_else(|| seen_together(values)).map(|law| seen_in(law, values))
}

/// The law, as seen in these values.
fn seen_in(law: Law, values: &[u32]) -> Found {
    let heaps_computed = values.len() as u64;
    let seen = Seen::Heaps { first: 0, last: heaps_computed.saturating_sub(1) };
    Found { law, by: Evidence::Seen(seen), heaps_computed }
}

/// The law of an automaton for bounded values, from the digits of the heap.
pub(super) fn seen_alone(values: &[u32]) -> Option<Law> {
    let mut laws = learned(values, &bases(None));
    laws.sort_by_key(Automatic::steps);
    simplest(laws, None)
}

/// The automata that give the values in some bases, and in Zeckendorf's way.
fn learned(values: &[u32], bases: &[u32]) -> Vec<Automatic> {
    bases.iter().filter_map(|base| learn(values, *base)).chain(learn_fibonacci(values)).collect()
}

/// The law of an automaton that reads values together with the heap.
pub(super) fn seen_together(values: &[u32]) -> Option<Law> {
    let pairs = synchronised(values, &bases(None)).next();
    simplest(Vec::new(), pairs)
}

/// The first of the laws.
fn simplest(laws: Vec<Automatic>, pairs: Option<Synchronised>) -> Option<Law> {
    laws.into_iter().next().map(Law::Automatic).or(pairs.map(Law::Synchronised))
}

/// Automata that read coded values together with heaps, for each coding.
fn synchronised<'a>(values: &'a [u32], bases: &'a [u32]) -> impl Iterator<Item = Synchronised> + 'a {
    let codings = [Coding::Plain, Coding::Odious, Coding::Powers];
    let ways = codings.into_iter().flat_map(|coding| bases.iter().map(move |base| (*base, coding)));
    // Automata read nim-sums in base 2 only, and uncoded values best there too.
    let ways = ways.filter(|(base, coding)| *coding != Coding::Plain || *base == 2);
    ways.filter_map(|(base, coding)| Synchronised::learn(values, base, coding))
}

/// The simpler law that was seen, where the proved law implies it for all heaps: a period replaces the
/// automaton, a formula is added to it.
fn simpler(
    proof: Sentence,
    heaps: u64,
    seen: Option<Found>,
    budget: &mut Budget<'_>,
) -> Result<Found, Failure> {
    let mut found = proved(proof, heaps);
    let classes = match seen.as_ref().map(|seen| &seen.law) {
        Some(Law::Period(law)) if law.kept().is_some_and(|kept| kept as u64 <= heaps) => {
            Some(Classes::from(*law))
        }
        Some(Law::Classes(law)) => Some(law.clone()),
        _ => None,
    };
    let Some(seen) = seen else { return Ok(found) };
    if let Some(classes) = classes {
        let decided =
            budget.within(PROOF_TICKS, |budget| Ok(compare::has_classes(&found.law, &classes, budget)?))?;
        return Ok(if decided == Some(true) { Found { law: seen.law, ..found } } else { found });
    }
    let (Law::Synchronised(machine), Law::Closed(formula)) = (&mut found.law, seen.law) else {
        return Ok(found);
    };
    if budget.within(PROOF_TICKS, |budget| Ok(formula.is(machine, budget)?))? == Some(true) {
        machine.set_formula(formula.clone());
        if let Evidence::Proved(Proof::Sentence(proof)) = &mut found.by {
            proof.set_formula(formula);
        }
    }
    Ok(found)
}

fn proved(proof: Sentence, heaps_computed: u64) -> Found {
    Found { law: proof.law(), by: Evidence::Proved(proof.into()), heaps_computed }
}

/// The factors in a rule: `floor(n/3)` makes base 3 a natural choice.
fn coefficients(clauses: &[Clause]) -> Vec<u64> {
    let atoms = clauses.iter().flat_map(|clause| &clause.atoms);
    let terms = atoms.flat_map(|atom| match atom {
        Atom::Zero(form) | Atom::AtMostZero(form) => &form.terms[..],
        Atom::Power { .. } | Atom::Xor(_) => &[],
    });
    terms.map(|term| term.1.unsigned_abs()).collect()
}

/// The bases to try: that of the powers, if the rule refers to powers; 2, if it refers to nim-sums; otherwise
/// all.
pub(super) fn bases(clauses: Option<&[Clause]>) -> Vec<u32> {
    let atoms = clauses.unwrap_or_default().iter().flat_map(|clause| &clause.atoms);
    let power = |atom: &Atom| match atom {
        Atom::Power { base, .. } => Some(*base),
        Atom::Xor(_) => Some(2),
        Atom::Zero(_) | Atom::AtMostZero(_) => None,
    };
    match atoms.filter_map(power).next() {
        Some(base) if base <= 36 => vec![base],
        Some(_) => Vec::new(),
        None => (2..=10).collect(),
    }
}
