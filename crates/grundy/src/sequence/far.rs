//! Values of far heaps of formulas by definition, where play reaches only few or small heaps, and what such values say
//! about laws that are only seen.

use super::values::Sequence;
use crate::law::{Found, Law};
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Heap, Marks, NimValue, Stopped, Why};

/// The heap from which the heaps that a formula reaches are tried before all heaps below.
const AMONG_FEW_FROM: u64 = 1 << 16;
/// The most ticks of such a try.
const AMONG_FEW_TICKS: u64 = 1 << 19;

/// The largest option of a far heap whose options are all looked up in the values of the heaps up to there.
const LARGEST_NEAR_OPTION: u64 = 1 << 22;
/// The most options of such a heap, in ticks.
const NEAR_OPTIONS_TICKS: u64 = 1 << 24;

/// Far heaps at which a law that is only seen is compared with values by definition, and those beside them.
const PROBES: [u64; 9] =
    [1 << 17, 1 << 20, 1_000_000, 1 << 24, 1 << 32, 1 << 40, 1 << 48, 1 << 62, 1_000_000_000_000_000_000];
/// The most ticks for a probe.
const PROBE_TICKS: u64 = 1 << 17;

impl Sequence {
    /// The value of a far heap of a formula by definition, where play reaches only few heaps (`floor(n/2)`,
    /// not `n-1`).
    pub(super) fn among_few(
        &mut self,
        heap: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<NimValue>, Failure> {
        if heap < AMONG_FEW_FROM {
            return Ok(None);
        }
        let before = budget.spent().bytes;
        let found = self.reached(heap, AMONG_FEW_TICKS, budget)?;
        if found.is_none() {
            self.sparse = None;
            budget.release(budget.spent().bytes - before);
        }
        Ok(found)
    }

    /// The value of a heap from the heaps that play reaches, if they are few.
    fn reached(
        &mut self,
        heap: u64,
        ticks: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<NimValue>, Failure> {
        let ruleset = self.ruleset().clone();
        let Some(values) = &mut self.sparse else { return Ok(None) };
        let mut own = Budget::work(ticks).bytes(budget.bytes_left());
        let found = values.value(&ruleset, &[heap], &mut own);
        budget.spend(own.spent().work)?;
        budget.reserve(own.spent().bytes)?;
        match found {
            Ok(value) => Ok(Some(value.value)),
            Err(Failure::Stopped(_)) => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// The value of a far heap of a formula by definition, where all its options are small heaps (`isqrt(n)`,
    /// not `n-1`): these are valued in order.
    pub(super) fn among_near(
        &mut self,
        heap: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<NimValue>, Failure> {
        if heap < AMONG_FEW_FROM || !self.is_formula() {
            return Ok(None);
        }
        match self.largest_option(heap, LARGEST_NEAR_OPTION.min(heap / 4), NEAR_OPTIONS_TICKS, budget)? {
            Some(largest) => self.value_from_options(heap, largest, budget).map(Some),
            None => Ok(None),
        }
    }

    /// The largest part of an option of a heap; `None` if one is larger than `most`, or if there are too many options.
    fn largest_option(
        &self,
        heap: u64,
        most: u64,
        ticks: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Failure> {
        let mut largest = 0;
        let all = budget.within(ticks, |budget| {
            self.ruleset().options(&[heap], budget, &mut |parts| {
                largest = parts.iter().copied().fold(largest, u64::max);
                if largest > most { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
            })
        })?;
        Ok(all.map(|()| largest).filter(|largest| *largest <= most))
    }

    /// The value of a heap from those of its options, none of which has a part larger than `largest`.
    fn value_from_options(
        &mut self,
        heap: u64,
        largest: u64,
        budget: &mut Budget<'_>,
    ) -> Result<NimValue, Failure> {
        self.extend(largest, budget)?;
        let mut marks = Marks::default();
        marks.clear();
        let values = self.values();
        self.ruleset().options(&[heap], budget, &mut |parts| {
            marks.insert(parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            ControlFlow::Continue(())
        })?;
        Ok(NimValue(marks.mex().into()))
    }

    /// The end of a question about a heap that is too far to be reached value by value: no engine finds values without
    /// keeping them, and they do not fit into memory.
    pub(super) fn too_far(&self, heap: u64, budget: &Budget<'_>) -> Option<Stopped> {
        let bytes = u128::from(heap) * size_of::<u32>() as u128;
        (self.is_formula() && bytes > u128::from(budget.bytes_left())).then(|| budget.stop(Why::Far))
    }

    /// Whether a law that is only seen gives the values that far heaps have by definition, as far as these are found
    /// quickly. A last value that goes on for ever is no law where all options of far heaps are small: their values
    /// change too late to be seen.
    pub(super) fn survives(&mut self, found: &Found, budget: &mut Budget<'_>) -> Result<bool, Failure> {
        if found.is_fact() || !self.is_formula() {
            return Ok(true);
        }
        let mut shrinks = false;
        for heap in PROBES.into_iter().flat_map(|heap| [heap - 1, heap, heap + heap / 3]) {
            let Some(expected) = found.law.value_at(heap, self.values()) else { continue };
            let (small, value) = match self.probe(heap, budget) {
                // A rule may fail at a heap that nobody asked about.
                Err(Failure::Rule(_)) => continue,
                probed => probed?,
            };
            shrinks |= small;
            if value.is_some_and(|value| value != expected) {
                return Ok(false);
            }
        }
        let constant = matches!(&found.law, Law::Period(law) if law.period == 1 && law.saltus == 0);
        Ok(!(constant && shrinks))
    }

    /// Whether all options of a far heap are small, and its value by definition, if that is found quickly.
    fn probe(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(bool, Option<NimValue>), Failure> {
        let known = (self.values().len() as u64).saturating_sub(1);
        let largest = self.largest_option(heap, heap / 4, PROBE_TICKS, budget)?;
        let value = match largest {
            Some(largest) if largest <= known => Some(self.value_from_options(heap, largest, budget)?),
            _ => self.reached(heap, PROBE_TICKS, budget)?,
        };
        Ok((largest.is_some(), value))
    }

    fn is_formula(&self) -> bool {
        matches!(self.ruleset().heap(), Some(Heap::Formula(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::{KnownBy, Ruleset};
    use std::sync::Arc;

    /// Codeforces 255E.
    const FURLO: &str = "n -> k for k in isqrt(isqrt(max(n-1,0)))+1..isqrt(n) if k<n";

    fn sequence(rule: &str) -> Sequence {
        Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
    }

    #[test]
    fn a_heap_with_small_options_has_its_value_by_definition() {
        let mut furlo = sequence(FURLO);
        // The intervals of equal values are known from the contest: 0 to 3, to 15, to 81, to 6723, to 50625, to
        // 2562991875, and 2 from there on.
        let mut budget = Budget::default();
        for (heap, value) in
            [(6723, 0), (6724, 3), (50_625, 3), (50_626, 1), (2_562_991_875, 1), (2_562_991_876, 2)]
        {
            let found = furlo.value(heap, &mut budget).unwrap();
            assert_eq!((found.value, found.known_by), (NimValue(value), KnownBy::Definition), "heap {heap}");
        }
    }

    #[test]
    fn a_last_value_is_no_law_where_options_shrink() {
        for rule in [FURLO, "n -> isqrt(n) if n > 1", "n -> log2(n) if n > 0", "n -> floor(n/5) if n > 3"] {
            let found = sequence(rule).find_law(20_000, &mut Budget::default()).unwrap();
            assert!(found.as_ref().is_none_or(Found::is_fact), "{rule}: {found:?}");
        }
        // Another law stays.
        let roots = sequence("take {1,2,3,4*isqrt(n)+1}").find_law(20_000, &mut Budget::default()).unwrap();
        assert_eq!(roots.unwrap().law.period().unwrap().period, 4);
    }

    #[test]
    fn rules_that_fail_at_far_heaps_have_laws() {
        for rule in ["n -> n-1 | n-3 if n*n*n mod 7 < 3", "n -> n-1 | n-3 if 1000000/(n-131071) >= 0"] {
            let found = sequence(rule).find_law(2000, &mut Budget::default());
            assert!(found.is_ok(), "{rule}: {found:?}");
        }
    }

    #[test]
    fn a_hopeless_heap_is_told_at_once() {
        let end = sequence("take squares").value(10u64.pow(18), &mut Budget::work(1 << 26));
        assert!(matches!(end, Err(Failure::Stopped(stopped)) if stopped.why == Why::Far), "{end:?}");
        for rule in ["grundy", "0.106"] {
            let mut sequence = sequence(rule);
            let end = sequence.value(10u64.pow(18), &mut Budget::work(1 << 29));
            assert!(
                matches!(end, Err(Failure::Stopped(stopped)) if stopped.why == Why::Far),
                "{rule}: {end:?}"
            );
            sequence.look_on();
            let end = sequence.value(10u64.pow(18), &mut Budget::work(1 << 12));
            assert!(
                matches!(end, Err(Failure::Stopped(stopped)) if stopped.why == Why::Work),
                "{rule}: {end:?}"
            );
        }
    }
}
