//! The nim-sequence of a one-heap rule: values heap by heap, until a law takes over.

use super::between;
use super::bulk::Bulk;
use super::wish::Wish;
use crate::evaluator::{Evaluator, evaluator};
use crate::induction::PointValues;
use crate::law::{
    AllBut, Evidence, Finder, FixedMoves, Found, GuySmith, Law, TakeWindow, Theorem, automatic, far_take,
    quotients, theorem,
};
use grundy_rules::code::Code;
use grundy_rules::{Budget, Failure, Heap, KnownBy, NimValue, Ruleset, Why};
use grundy_words::say;
use std::sync::Arc;

/// A nim-value and its evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The nim-value.
    pub value: NimValue,
    /// The kind of evidence.
    pub known_by: KnownBy,
    /// The theorem, where one was used.
    pub reference: Option<String>,
}

/// The nim-sequence of one rule: G(0), G(1), G(2), …
///
/// Finds values by definition, in order. While they grow, the theorems that fit the rule look for a law. A
/// published theorem for the whole family needs no values.
///
/// ```
/// use grundy::{Budget, NimValue, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let kayles = Arc::new(Ruleset::parse("kayles").unwrap());
/// let mut sequence = Sequence::new(kayles).unwrap();
/// let value = sequence.value(10u64.pow(18), &mut Budget::default()).unwrap();
/// assert_eq!(value.value, NimValue(1));
/// assert_eq!(value.known_by.word(), "proved");
/// ```
pub struct Sequence {
    ruleset: Arc<Ruleset>,
    evaluator: Box<dyn Evaluator>,
    /// The engine for many heaps at a time, where a code leaves at most two heaps.
    bulk: Option<Bulk>,
    values: Vec<u32>,
    finder: Option<Finder<Box<dyn Theorem + Send>>>,
    pub(super) theorem: Option<Found>,
    found: Option<Found>,
    /// Values of far heaps of a formula that reaches few heaps; `None` after a failed try.
    pub(super) sparse: Option<PointValues>,
    /// The number of heaps valued without keeping their values.
    passed: u64,
    /// The heap up to which a law for automata was sought.
    looked: u64,
    /// The last law that was seen but not decided by automata.
    pub(super) noticed: Option<Found>,
    /// The number of values whose law was compared with values of far heaps.
    probed: u64,
    /// Whether far heaps refuted a law that was seen.
    pub(super) refuted: bool,
    /// The caller's wish to use a law that is only seen.
    pub(super) wish: Option<Wish>,
    /// Whether to look for a law of far heaps as long as the budget allows.
    pub(super) looks_on: bool,
}

/// The heap from which values are found many at a time. A law proved earlier needs no second engine.
const IN_BULK_FROM: u64 = 1 << 14;

/// The number of values for a second try where they are cheap, and the most work for them.
const LAW_SOUGHT_AGAIN_TO: u64 = 1 << 17;
const LAW_SOUGHT_AGAIN_TICKS: u64 = 1 << 22;

/// The number of values that show most laws that automata prove.
const LAW_SOUGHT_FIRST_TO: u64 = 2000;
/// The most work per value where an automaton in a large base is learned from very many.
const DEEP_TICKS_PER_VALUE: u64 = 8;
/// The most work for deciding a sentence: about a minute.
const DECISION_TICKS: u64 = 1 << 33;

/// Heaps up to this size are valued by definition even where a law is known: that is quick, and tells a
/// learner more.
pub(super) const BY_DEFINITION_TO: u64 = 1000;

/// The largest heap that is sought value by value unless the caller [looks on](Sequence::look_on).
const REACH: u64 = 100_000_000_000;
/// The most ticks of the search for a law of a heap beyond it: a second or two.
const LOOK_TICKS: u64 = 1 << 27;

/// Some values, and the law that gave them, if there is one.
pub(super) type Lawful<'a> = (Vec<u32>, Option<&'a Found>);

impl Sequence {
    /// The heap up to which the values of take sets, and of codes that leave at most two heaps, are kept while a
    /// law is sought. Beyond it, only values that a far engine needs or a caller wants are kept.
    ///
    /// Work on values up to here goes on where a budget ended it; beyond, a search for a law may begin again.
    pub const VALUES_KEPT_TO: u64 = 1 << 22;

    /// The number of values from which a law is learned when a far heap is asked.
    pub const LAW_SOUGHT_TO: u64 = 20_000;

    /// The nim-sequence of a ruleset; `None` unless it is played with heaps.
    pub fn new(ruleset: Arc<Ruleset>) -> Option<Sequence> {
        let heap = ruleset.heap()?;
        let evaluator = evaluator(heap);
        let finder = by_theorem(heap).map(Finder::new);
        let theorem = theorem::of_rule(heap);
        let sparse = matches!(heap, Heap::Formula(_)).then(PointValues::default);
        Some(Sequence {
            evaluator,
            bulk: Bulk::new(heap),
            values: Vec::new(),
            finder,
            theorem,
            found: None,
            sparse,
            passed: 0,
            looked: 0,
            noticed: None,
            probed: 0,
            refuted: false,
            wish: None,
            looks_on: false,
            ruleset,
        })
    }

    /// The rule.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// The values found so far, of heaps 0, 1, 2, …
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The law by a theorem for the whole family, which needs no values.
    pub fn theorem(&self) -> Option<&Found> {
        self.theorem.as_ref()
    }

    /// The law proved from the values found so far.
    pub fn proved(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// The engine's name.
    pub fn engine(&self) -> &'static str {
        self.bulk.as_ref().and_then(Bulk::name).unwrap_or(self.evaluator.name())
    }

    /// Finds the values of the heaps up to `heap`, by definition.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget; values found before stay.
    pub fn extend(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        while (self.values.len() as u64) <= heap {
            self.step(heap, budget)?;
        }
        Ok(())
    }

    /// Finds values up to `heap` or until a law is proved, whichever comes first.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget; values found before stay.
    pub fn extend_to_proof(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<Option<&Found>, Failure> {
        self.advance(heap, budget)?;
        if self.found.is_none() {
            self.found = self.finder.as_ref().and_then(|finder| finder.finish(&self.values));
        }
        Ok(self.found.as_ref())
    }

    /// The same without the exact search at the end, for callers that return heap by heap.
    pub(super) fn advance(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        while self.found.is_none() && (self.values.len() as u64) <= heap {
            let mut looked = self.values.len();
            self.step(heap, budget)?;
            let Some(finder) = &mut self.finder else { continue };
            while looked < self.values.len() {
                // As if the values had come one by one: those after the proof are not needed.
                looked = finder.next_look().clamp(looked + 1, self.values.len());
                self.found = finder.advance(&self.values[..looked]);
                if self.found.is_some() {
                    self.values.truncate(looked);
                }
            }
        }
        Ok(())
    }

    /// Finds the next value, or several up to `heap` where they come many at a time.
    fn step(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if self.values.len() == self.values.capacity() {
            let more = self.values.len().max(1024);
            budget.reserve(4 * more as u64)?;
            self.values.reserve_exact(more);
        }
        let known = self.values.len() as u64;
        if let Some(mut bulk) = self.bulk.take_if(|_| known >= IN_BULK_FROM) {
            let most = (heap - known).saturating_add(1).min(self.values.capacity() as u64 - known);
            match bulk.compute(known, most, budget) {
                // The values kept here suffice to continue heap by heap.
                Err(Failure::Stopped(stopped)) if stopped.why == Why::Memory => bulk.release(budget),
                found => {
                    self.bulk = Some(bulk);
                    self.values.extend(found?);
                    return Ok(());
                }
            }
        }
        let value = self.evaluator.value(&self.values, budget)?;
        self.values.push(value);
        budget.progress(self.values.len() as u64);
        budget.spend(1)?;
        Ok(())
    }

    /// The nim-value of a heap of any size: by theorem, by definition while the heap is within reach, and
    /// through a law as soon as one is proved.
    ///
    /// # Errors
    /// The rule's own failure, or a budget spent before the heap is reached or a law proved.
    pub fn value(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<Value, Failure> {
        if let Some(&value) = usize::try_from(heap).ok().and_then(|n| self.values.get(n)) {
            return Ok(Value {
                value: NimValue(value.into()),
                known_by: KnownBy::Definition,
                reference: None,
            });
        }
        if heap <= BY_DEFINITION_TO && self.theorem.is_none() {
            self.extend(heap, budget)?;
            let value = NimValue(self.values[heap as usize].into());
            return Ok(Value { value, known_by: KnownBy::Definition, reference: None });
        }
        self.extend_to_theorem(budget)?;
        if let Some(value) = by_law(self.theorem.as_ref(), heap, &self.values, budget)? {
            return Ok(value);
        }
        if let Some(value) = self.among_few(heap, budget)? {
            return Ok(Value { value, known_by: KnownBy::Definition, reference: None });
        }
        self.decide_far(heap, budget)?;
        if let Some(value) = by_law(self.found.as_ref(), heap, &self.values, budget)? {
            return Ok(value);
        }
        if let Some(value) = self.among_near(heap, budget)? {
            return Ok(Value { value, known_by: KnownBy::Definition, reference: None });
        }
        if let Some(value) = self.wished(heap, budget)? {
            return Ok(value);
        }
        if let Some(stopped) = self.too_far(heap, budget) {
            return Err(stopped.into());
        }
        if heap <= REACH || self.looks_on {
            return self.value_on_the_way(heap, budget);
        }
        match budget.within(LOOK_TICKS, |budget| self.value_on_the_way(heap, budget))? {
            Some(value) => Ok(value),
            None => Err(budget.stop(Why::Far).into()),
        }
    }

    /// Lets [`value`](Sequence::value) look for a law of a far heap as long as the budget allows. Otherwise it ends
    /// with [`Why::Far`] after a few seconds, where no law is known and all smaller heaps are too many.
    pub fn look_on(&mut self) {
        self.looks_on = true;
    }

    /// The value of a heap, from all values before it or by a law that these prove.
    fn value_on_the_way(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<Value, Failure> {
        self.advance(self.near(heap, budget), budget)?;
        if let Some(value) = by_law(self.found.as_ref(), heap, &self.values, budget)? {
            return Ok(value);
        }
        if let Some((values, found)) = self.beyond(heap, 1, budget)? {
            let known_by = found.map_or(KnownBy::Definition, |found| found.known_by());
            let reference = found.map(|found| found.reference());
            return Ok(Value { value: NimValue(values[0].into()), known_by, reference });
        }
        self.extend(heap, budget)?;
        let value = NimValue(self.values[heap as usize].into());
        Ok(Value { value, known_by: KnownBy::Definition, reference: None })
    }

    /// Looks once for a law that automata decide, for a far heap.
    pub(super) fn decide_far(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        for most in self.undecided(heap) {
            if self.found.is_none() {
                self.extend(most, budget)?;
                self.decided(most, budget)?;
                // Only now: a budget may end within the decision, which then starts over.
                self.looked = most;
            }
        }
        if let Some(law) = self.noticed.clone().filter(|_| self.probed < self.looked) {
            if !self.survives(&law, budget)? {
                (self.refuted, self.noticed) = (true, None);
            }
            self.probed = self.looked;
        }
        Ok(())
    }

    /// Whether automata have to decide a law before the value of this heap is known. A decision starts over
    /// where a budget ends it.
    pub fn is_undecided(&self, heap: u64) -> bool {
        self.found.is_none() && self.theorem.is_none() && self.undecided(heap).next().is_some()
    }

    /// The numbers of values in which automata look for a law before they value this heap.
    fn undecided(&self, heap: u64) -> impl Iterator<Item = u64> + use<> {
        let code = matches!(self.ruleset.heap(), Some(Heap::Code(_)));
        let decided = self.ruleset.heap().is_some_and(is_decided);
        let looked = self.looked;
        let sought = [Some(LAW_SOUGHT_FIRST_TO), (!code).then_some(Sequence::LAW_SOUGHT_TO)];
        sought.into_iter().flatten().filter(move |most| decided && heap > *most && looked < *most)
    }

    /// The heap up to which values are kept on the way to this one.
    pub(super) fn near(&self, heap: u64, budget: &Budget<'_>) -> u64 {
        if self.bulk.is_none() {
            return heap;
        }
        // These values get a small part of the memory.
        let room = budget.bytes_left() / 32;
        heap.min(
            Sequence::VALUES_KEPT_TO
                .min(room)
                .max(IN_BULK_FROM)
                .max((self.values.len() as u64).saturating_sub(1)),
        )
    }

    /// The values from a heap on that lies beyond the kept ones, at least one and at most `most`; through a
    /// period if one is proved on the way. `None` where no engine can do that.
    pub(super) fn beyond(
        &mut self,
        heap: u64,
        most: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Lawful<'_>>, Failure> {
        if self.near(heap, budget) == heap {
            return Ok(None);
        }
        match &mut self.bulk {
            Some(bulk) => bulk.values(heap, most, budget).map(Some),
            None => Ok(None),
        }
    }

    /// Finds the first period by definition, which a periodic theorem needs.
    pub(super) fn extend_to_theorem(&mut self, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let Some(theorem) = &self.theorem else { return Ok(()) };
        let start = theorem.law.period().and_then(|law| law.kept()).unwrap_or(0);
        if start <= 1024 { self.extend(start as u64, budget) } else { Ok(()) }
    }

    /// The law that gives the values of heaps beyond those found, if one is known; a law that is only seen if
    /// the caller [wished it](Sequence::assume_seen) and a value needed it.
    pub fn law(&self) -> Option<&Found> {
        self.theorem.as_ref().or(self.found.as_ref()).or(self.assumed())
    }
}

/// The nim-value that a law gives, if the law is known and applies.
pub(super) fn through(
    found: Option<&Found>,
    heap: u64,
    values: &[u32],
    budget: &mut Budget<'_>,
) -> Result<Option<NimValue>, Failure> {
    let Some(law) = found.map(|found| &found.law) else { return Ok(None) };
    let value = law.value_within(heap, values, budget)?;
    if let (Law::Arithmetic(_), None) = (law, value) {
        return Err(Failure::Refused(format!(
            "the nim-value of heap {heap} is the place of a prime among all primes: beyond 2^30 that is not counted"
        )));
    }
    // If all values of the law are determined, a missing one is too large.
    if value.is_none() && law.tells_all(values) {
        return Err(Failure::Refused(format!("the nim-value of heap {heap} is larger than 2^64 - 1")));
    }
    Ok(value)
}

pub(super) fn by_law(
    found: Option<&Found>,
    heap: u64,
    values: &[u32],
    budget: &mut Budget<'_>,
) -> Result<Option<Value>, Failure> {
    let value = through(found, heap, values, budget)?;
    Ok(value.zip(found).map(|(value, found)| {
        let mut reference = found.reference();
        if !found.is_fact() {
            reference = say!("law-with-sentence", reference = reference, sentence = found.sentence());
        }
        Value { value, known_by: found.known_by(), reference: Some(reference) }
    }))
}

/// The theorem whose hypotheses can be checked for this rule.
fn by_theorem(heap: &Heap) -> Option<Box<dyn Theorem + Send>> {
    match heap {
        Heap::Take(set) if set.is_finite() => Some(Box::new(TakeWindow { largest: reach(heap) })),
        Heap::Take(_) => Some(Box::new(AllBut { largest: reach(heap) })),
        Heap::Code(code) => {
            GuySmith::of_code(code).map(|theorem| Box::new(theorem) as Box<dyn Theorem + Send>)
        }
        Heap::Formula(formula) => {
            FixedMoves::of_formula(formula).map(|theorem| Box::new(theorem) as Box<dyn Theorem + Send>)
        }
        Heap::Turning(_) => None,
    }
}

/// Whether automata prove the laws of the rule, if anything does.
fn is_decided(heap: &Heap) -> bool {
    match heap {
        Heap::Formula(_) | Heap::Turning(_) => true,
        Heap::Code(code) => many_heaps(code),
        Heap::Take(_) => false,
    }
}

/// Whether a move may leave three heaps or more, or the code has no last digit.
fn many_heaps(code: &Code) -> bool {
    code.repeat().is_some() || code.most_heaps().is_none_or(|most| most > 2)
}

/// The number of coins that a rule's numbers refer to, for [`seen`](crate::law::seen()).
fn reach(heap: &Heap) -> u64 {
    match heap {
        Heap::Take(set) => {
            let listed = set.included().or(set.excluded()).unwrap_or_default();
            listed.last().map_or(0, |&(_, last)| last)
        }
        Heap::Code(code) => code.last_place().unwrap_or(0),
        Heap::Turning(_) | Heap::Formula(_) => 0,
    }
}

impl Sequence {
    /// The law of the sequence, from values up to heap `to`: by theorem, proved, or seen up to `to`.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn find_law(&mut self, to: u64, budget: &mut Budget<'_>) -> Result<Option<Found>, Failure> {
        if let Some(found) = self.theorem.clone() {
            // A proof for this rule says more than a citation, where it costs nothing.
            let small = self.ruleset.heap().map_or(0, reach).saturating_mul(4).saturating_add(8);
            if found.law.period().is_some_and(|law| law.saltus == 0) && small <= to.min(10_000) {
                if let Some(proved) = self.extend_to_proof(small, budget)? {
                    return Ok(Some(proved.clone()));
                }
            }
            return Ok(Some(found));
        }
        let ruleset = self.ruleset.clone();
        if ruleset.heap().is_some_and(is_decided) && to > LAW_SOUGHT_FIRST_TO {
            // Most laws show early, and many values of such rules may take long.
            self.extend(LAW_SOUGHT_FIRST_TO, budget)?;
            if let Some(found) = self.decided(LAW_SOUGHT_FIRST_TO, budget)?.filter(|found| found.is_fact()) {
                return Ok(Some(found));
            }
        }
        let far = match ruleset.heap() {
            Some(Heap::Take(set)) if set.is_finite() && to > Sequence::VALUES_KEPT_TO => Some(set),
            _ => None,
        };
        let near = if far.is_some() { Sequence::VALUES_KEPT_TO } else { self.near(to, budget) };
        if let Some(found) = self.extend_to_proof(near, budget)? {
            return Ok(Some(found.clone()));
        }
        if let Some(bulk) = self.bulk.as_mut().filter(|_| near < to) {
            if let Some(found) = bulk.prove(to, budget)? {
                return Ok(Some(found.clone()));
            }
        }
        if let Some(set) = far {
            if let Some(found) = far_take(set, to, &mut self.passed, budget)? {
                return Ok(Some(found));
            }
            if self.passed <= to {
                // Too many values for a small memory: keep those that fit.
                if let Some(found) = self.extend_to_proof(to, budget)? {
                    return Ok(Some(found.clone()));
                }
            }
        }
        let found = self.decided(to, budget)?;
        // Relations say more to a reader than an automaton that reads the value too.
        let plain = |found: &Found| matches!(found.law, Law::Synchronised(_)) && !found.is_fact();
        // Values found only for deep digits do not show relations better.
        let near = usize::try_from(to.max(LAW_SOUGHT_AGAIN_TO)).unwrap_or(usize::MAX).min(self.values.len());
        let rich = if found.as_ref().is_none_or(plain) { self.seen_rich(&self.values[..near]) } else { None };
        self.noticed = rich.clone().or(self.noticed.take());
        let Some(law) = rich.or(found) else { return Ok(None) };
        if !self.survives(&law, budget)? {
            self.refuted = true;
            self.noticed = None;
            return Ok(None);
        }
        Ok(Some(law))
    }

    /// A law of a richer kind seen in the first values, where automata find none.
    pub(super) fn seen_rich(&self, values: &[u32]) -> Option<Found> {
        let rich = match self.ruleset.heap()? {
            Heap::Formula(_) | Heap::Turning(_) => true,
            Heap::Code(code) => many_heaps(code),
            Heap::Take(_) => false,
        };
        if rich { crate::law::seen_rich(values) } else { None }
    }

    /// The law that automata decide, otherwise the one that is seen.
    fn decided(&mut self, to: u64, budget: &mut Budget<'_>) -> Result<Option<Found>, Failure> {
        let (ruleset, seen) = (self.ruleset.clone(), self.seen());
        let found = match ruleset.heap() {
            Some(heap @ (Heap::Formula(_) | Heap::Turning(_))) => {
                let found = self.read_by_automata(heap, seen, to, budget)?;
                match found.as_ref().map(|found| (&found.law, &found.by)) {
                    Some((Law::Period(law), Evidence::Seen(_))) => {
                        // Each of the two rules has its own sequence.
                        let law_of = &mut |rule, to, budget: &mut Budget<'_>| match Sequence::new(rule) {
                            Some(mut sequence) => sequence.find_law(to, budget),
                            None => Ok(None),
                        };
                        between::prove(heap, &self.values, law, law_of, budget)?.or(found)
                    }
                    _ => found,
                }
            }
            Some(Heap::Code(code)) => match seen.as_ref().map(|found| &found.law) {
                Some(Law::Period(law)) => {
                    let prove = |budget: &mut Budget<'_>| quotients::prove(code, &self.values, law, budget);
                    budget.within(DECISION_TICKS, prove)?.flatten().or(seen)
                }
                Some(Law::Classes(law)) => {
                    let prove =
                        |budget: &mut Budget<'_>| quotients::prove_classes(code, &self.values, law, budget);
                    budget.within(DECISION_TICKS, prove)?.flatten().or(seen)
                }
                _ => seen,
            },
            _ => seen,
        };
        if let Some(proved) = found.as_ref().filter(|found| found.is_fact()) {
            self.found = Some(proved.clone());
        }
        self.noticed = found.clone().filter(|found| !found.is_fact());
        Ok(found)
    }

    /// The law of an automaton that reads digits.
    fn read_by_automata(
        &mut self,
        heap: &Heap,
        seen: Option<Found>,
        to: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Found>, Failure> {
        let found = automatic::of_rule(heap, &self.values, seen, budget)?;
        if found.is_none() && to >= IN_BULK_FROM {
            // Only many values show automata with many states; some rules give them at once.
            let more =
                budget.within(LAW_SOUGHT_AGAIN_TICKS, |budget| self.extend(LAW_SOUGHT_AGAIN_TO, budget))?;
            if more.is_some() {
                let found = automatic::of_rule(heap, &self.values, self.seen(), budget)?;
                let deep = automatic::deep(heap).filter(|_| found.is_none());
                let Some((base, more)) = deep else { return Ok(found) };
                let extended =
                    budget.within(DEEP_TICKS_PER_VALUE * more, |budget| self.extend(more, budget))?;
                if extended.is_some() {
                    return automatic::of_rule_in(base, heap, &self.values, budget);
                }
            }
        }
        Ok(found)
    }

    /// The number of heaps valued in the search for a law, whether or not their values are kept.
    pub fn heaps_computed(&self) -> u64 {
        let bulk = self.bulk.as_ref().map_or(0, Bulk::passed);
        self.passed.max(bulk).max(self.values.len() as u64)
    }

    /// The law seen in the values found so far, without proof.
    ///
    /// # Reference
    /// Horrocks & Nowakowski, *Regularity in the G-sequences of octal games with a pass*, Integers 3
    /// (2003), introduction: finite octal games have no arithmetic period, so none is offered.
    pub fn seen(&self) -> Option<Found> {
        self.seen_in(&self.values)
    }

    /// The same in these first values.
    pub(super) fn seen_in(&self, values: &[u32]) -> Option<Found> {
        let heap = self.ruleset.heap()?;
        let octal = |code: &Code| code.repeat().is_none() && code.most_heaps().is_some_and(|most| most <= 2);
        crate::law::seen(values, reach(heap)).filter(|found| match heap {
            Heap::Code(code) if octal(code) => found.law.period().is_some_and(|law| law.saltus == 0),
            _ => true,
        })
    }
}
