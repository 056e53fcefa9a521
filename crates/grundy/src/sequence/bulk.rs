//! Many values at a time for codes that leave at most two heaps: a run of the engine for sparse spaces.

use crate::law::{Found, Law, sparse};
use grundy_rules::code::Code;
use grundy_rules::{Budget, Failure, Heap};
use grundy_sparse::{Sparse, Step};

/// A run beside a sequence. It keeps the latest values in limited memory; a question for an earlier heap
/// restarts it.
pub(super) struct Bulk {
    code: Code,
    run: Sparse,
    /// The period, once a run has proved it.
    found: Option<Found>,
    /// The most bytes that the run may hold; 0 before the first heap.
    limit: u64,
    /// The bytes accounted for so far.
    held: u64,
    /// The number of heaps valued on the way to far ones.
    passed: u64,
}

/// The least and the most bytes of a run, so that all values of a finished piece are still there.
const RUN_BYTES: (u64, u64) = (1 << 20, 1 << 26);
/// The ticks between two looks at the budget …
const TICKS_PER_PIECE: u64 = 1 << 18;
/// … with this least and greatest number of heaps.
const PIECE_HEAPS: (u64, u64) = (64, 1 << 16);
/// The longest first piece; no piece is longer than all before it, because the cost of a heap grows.
const MAX_FIRST_PIECE: u64 = 1 << 12;

impl Bulk {
    /// A run for this rule; `None` where the engine does not fit.
    pub fn new(heap: &Heap) -> Option<Bulk> {
        let Heap::Code(code) = heap else { return None };
        let run = Sparse::new(code)?;
        Some(Bulk { code: code.clone(), run, found: None, limit: 0, held: 0, passed: 0 })
    }

    /// The number of heaps valued on the way to far ones.
    pub fn passed(&self) -> u64 {
        self.passed
    }

    /// The engine's name, once it runs.
    pub fn name(&self) -> Option<&'static str> {
        let name = || {
            if self.run.report().blocks { "sparse: blocks of heaps" } else { "sparse: list of rare heaps" }
        };
        (self.run.heaps() > 0).then(name)
    }

    /// Computes the values from `heap` on: at least one, at most `most`.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn compute(&mut self, heap: u64, most: u64, budget: &mut Budget<'_>) -> Result<Vec<u32>, Failure> {
        loop {
            if let Some(values) = self.kept(heap, most) {
                return Ok(values);
            }
            self.go(heap, most, budget)?;
        }
    }

    /// The same, but through the period where the run proves one; with the law if it was used.
    ///
    /// # Errors
    /// The budget is spent.
    ///
    /// # Cost
    /// Once the period is proved, at most one more period.
    pub fn values(
        &mut self,
        heap: u64,
        most: u64,
        budget: &mut Budget<'_>,
    ) -> Result<(Vec<u32>, Option<&Found>), Failure> {
        loop {
            let like = self.like(heap);
            if let Some(values) = self.kept(like, most) {
                return Ok((values, self.found.as_ref().filter(|_| like != heap)));
            }
            let gone = self.go(like, most, budget);
            self.passed = self.passed.max(self.run.heaps());
            gone?;
        }
    }

    /// Looks for a proof of the period with the values up to `heap`.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn prove(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<Option<&Found>, Failure> {
        while self.found.is_none() && self.run.heaps() <= heap {
            let heaps = self.run.heaps();
            let gone = self.go(heaps, (heap - heaps).saturating_add(1), budget);
            self.passed = self.passed.max(self.run.heaps());
            gone?;
        }
        Ok(self.found.as_ref())
    }

    /// Releases the accounted memory.
    pub fn release(self, budget: &mut Budget<'_>) {
        budget.release(self.held);
    }

    fn kept(&self, heap: u64, most: u64) -> Option<Vec<u32>> {
        let end = self.run.kept().end.min(heap.saturating_add(most));
        if heap < end { self.run.values(heap..end) } else { None }
    }

    /// A heap with the same values from there on, preferably one that is kept.
    fn like(&self, heap: u64) -> u64 {
        let kept = self.run.kept();
        let Some(Law::Period(law)) = self.found.as_ref().map(|found| &found.law) else { return heap };
        if heap < law.preperiod || kept.contains(&heap) {
            return heap;
        }
        let least = law.preperiod.max(kept.start);
        let beyond = |heap: u64| (heap - law.preperiod) % law.period;
        least + (beyond(heap) + (law.period - beyond(least))) % law.period
    }

    /// Continues towards the `most` heaps from `heap` on, as far as one look at the budget allows.
    fn go(&mut self, heap: u64, most: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if self.limit == 0 {
            self.limit = (budget.bytes_left() / 2).clamp(RUN_BYTES.0, RUN_BYTES.1);
        }
        if self.run.heaps() == 0 || heap < self.run.kept().start {
            let fresh = Sparse::new(&self.code).expect("it fitted before");
            self.run = fresh.memory(self.limit);
        }
        let (heaps, steps) = (self.run.heaps(), self.run.steps());
        let goal = heap.saturating_add(most);
        let more = (TICKS_PER_PIECE / steps)
            .clamp(PIECE_HEAPS.0, PIECE_HEAPS.1)
            .min(heaps.max(MAX_FIRST_PIECE))
            .min(goal - heaps);
        let wanted = (heaps + more).saturating_mul(4).min(self.limit);
        if wanted > self.held {
            budget.reserve(wanted - self.held)?;
            self.held = wanted;
        }
        match self.run.advance(more) {
            Step::Running => {}
            Step::Done(proof) => self.found = self.found.take().or_else(|| Some(sparse::found(&proof))),
            Step::Stopped(why) => return Err(budget.stop(why).into()),
        }
        budget.progress(self.run.heaps());
        budget.spend(steps.saturating_mul(self.run.heaps() - heaps))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::{CodeEvaluator, Evaluator};
    use crate::sequence::Sequence;
    use grundy_rules::{ControlFlow, KnownBy, Ruleset, Why};
    use proptest::prelude::*;
    use std::sync::Arc;

    fn sequence(rule: &str) -> Sequence {
        Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
    }

    fn bulk(text: &str, limit: u64) -> Bulk {
        let heap = Heap::Code(Code::parse(text).unwrap());
        Bulk { limit, ..Bulk::new(&heap).unwrap() }
    }

    /// A budget so small that only about the first 2^16 values are kept.
    fn small() -> Budget<'static> {
        Budget::default().bytes(1 << 21)
    }

    #[test]
    fn a_run_that_is_stopped_at_once_has_not_gone_far() {
        let (mut bulk, mut budget) = (bulk("0.6", 1 << 20), Budget::work(1));
        assert!(bulk.values(1_000_000, 1, &mut budget).is_err());
        assert!((1..=MAX_FIRST_PIECE).contains(&bulk.run.heaps()), "{}", bulk.run.heaps());
    }

    #[test]
    fn heaps_that_were_given_up_are_computed_again() {
        let mut all = sequence("0.104");
        all.extend(1_000_100, &mut Budget::default()).unwrap();
        let (mut bulk, mut budget) = (bulk("0.104", 1 << 17), Budget::default());
        for heap in [1_000_000, 999_950, 100_000, 70_000, 600_000, 0] {
            let (values, found) = bulk.values(heap, 100, &mut budget).unwrap();
            assert!(!values.is_empty() && values.len() <= 100 && found.is_none());
            assert_eq!(values, all.values()[heap as usize..][..values.len()], "{heap}");
        }
        assert!((1_000_000..1_000_200).contains(&bulk.passed()));
    }

    #[test]
    fn through_a_proved_period_no_heap_is_computed_twice() {
        let mut all = sequence("0.16");
        all.extend(1_200_000, &mut Budget::default()).unwrap();
        let (mut bulk, mut budget) = (bulk("0.16", 1 << 17), Budget::default());
        assert!(bulk.prove(1 << 20, &mut budget).unwrap().is_some());
        let proved = bulk.run.heaps();
        assert!(bulk.run.kept().start > 105_351);
        for heap in [1_199_900, 700_000, 105_351, 105_352, 149_459, 900_001, proved, proved - 1] {
            let used = !bulk.run.kept().contains(&heap);
            let (values, found) = bulk.values(heap, 50, &mut budget).unwrap();
            assert_eq!(found.is_some(), used, "{heap}");
            assert_eq!(values, all.values()[heap as usize..][..values.len()], "{heap}");
        }
        assert!(bulk.run.heaps() <= proved + 149_459 + (1 << 16));
        // Before the preperiod only a new run helps.
        let (values, found) = bulk.values(100_000, 50, &mut budget).unwrap();
        assert!(found.is_none());
        assert_eq!(values, all.values()[100_000..100_050]);
        let (far, found) = bulk.values(u64::MAX, 9, &mut budget).unwrap();
        let like = 105_351 + (u64::MAX - 105_351) % 149_459;
        assert_eq!((far[0], found.is_some()), (all.values()[like as usize], true));
    }

    #[test]
    fn far_heaps_are_valued_through_the_engine_s_period_as_through_that_of_guy_and_smith() {
        for text in ["0.16", "0.56"] {
            let (mut far, mut near) = (sequence(text), sequence(text));
            for heap in [10u64.pow(18), 10u64.pow(18) - 1, u64::MAX, 12_345_678_901] {
                let (a, b) = (
                    far.value(heap, &mut small()).unwrap(),
                    near.value(heap, &mut Budget::default()).unwrap(),
                );
                assert_eq!((a.value, a.known_by, b.known_by), (b.value, KnownBy::Proved, KnownBy::Proved));
                assert!(a.reference.unwrap().contains("whole state"));
                assert!(b.reference.unwrap().contains("Guy"));
            }
            assert!(far.values().len() < 1 << 17 && far.heaps_computed() > 1 << 17);
        }
        let mut grundy = sequence("grundy");
        let value = grundy.value(150_000, &mut small()).unwrap();
        grundy.extend(150_000, &mut Budget::default()).unwrap();
        assert_eq!(value.value.0, u64::from(grundy.values()[150_000]));
        assert_eq!((value.known_by, value.reference), (KnownBy::Definition, None));
    }

    #[test]
    fn a_stream_goes_from_kept_values_to_those_that_are_not_and_through_the_period() {
        for (text, from, to) in [
            ("0.104", 50_000, 400_000),
            ("0.16", 60_000, 900_000),
            ("0.16", 700_000, 700_500),
            ("4!.0", 65_000, 90_000),
        ] {
            let mut all = sequence(text);
            all.extend(to, &mut Budget::default()).unwrap();
            let (mut next, mut streamed) = (from, sequence(text));
            streamed
                .stream(from..=to, &mut small(), &mut |first, piece| {
                    assert_eq!(first, next);
                    next += piece.len() as u64;
                    let wanted = &all.values()[first as usize..next as usize];
                    assert!(wanted.iter().map(|&v| u64::from(v)).eq(piece.iter().copied()), "{text} {first}");
                    ControlFlow::Continue(())
                })
                .unwrap();
            assert_eq!(next, to + 1);
            assert!(streamed.values().len() < 1 << 17);
        }
    }

    #[test]
    fn a_run_can_be_stopped_on_its_way_to_a_far_heap_and_goes_on() {
        let mut far = sequence("0.104");
        let mut budget = Budget::default().watch(|spent| {
            if spent.work > 1 << 26 { ControlFlow::Break(Why::Cancelled) } else { ControlFlow::Continue(()) }
        });
        let end = far.value(10u64.pow(18), &mut budget);
        assert!(matches!(end, Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled));
        drop(budget);
        let heaps = far.heaps_computed();
        assert!(heaps > 1 << 22);
        assert!(far.value(heaps + 1000, &mut Budget::work(1 << 20)).is_ok());
        assert!(matches!(
            sequence("0.104").value(1 << 40, &mut Budget::default().bytes(1 << 16)),
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Memory
        ));
    }

    #[test]
    fn a_law_is_found_at_the_earliest_heap_whether_values_come_one_by_one_or_not() {
        // Preperiod 46578, period 4: the proof needs about 93160 heaps, in the middle of a piece.
        let mut fast = sequence("0.127");
        let found = fast.extend_to_proof(1 << 20, &mut Budget::default()).unwrap().unwrap().clone();
        assert_eq!(found.heaps_computed, fast.values().len() as u64);
        let theorem = crate::law::GuySmith { last_place: 3, parts: 2, distinct: false, equal: vec![] };
        let proves = |values: &[u32]| crate::law::Theorem::prove(&theorem, values).is_some();
        assert!(proves(fast.values()));
        assert!(!proves(&fast.values()[..fast.values().len() - 1]));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(6))]

        #[test]
        fn values_in_bulk_are_those_of_all_pairs(
            digits in prop::collection::vec(prop::sample::select(vec!["0", "1", "3", "4", "6", "7", "4!", "{1,2=}"]), 1..4),
            first in prop::sample::select(vec!["0", "4", "4!"]),
        ) {
            let code = Code::parse(&format!("{first}.{}", digits.concat())).unwrap();
            let mut all = CodeEvaluator::new(&code);
            let (mut expected, mut budget) = (Vec::new(), Budget::default());
            while expected.len() <= 18_000 {
                let value = all.value(&expected, &mut budget).unwrap();
                expected.push(value);
            }
            let mut values = sequence(&code.to_string());
            values.extend(18_000, &mut budget).unwrap();
            prop_assert!(values.values() == expected, "{}", code);
        }
    }
}
