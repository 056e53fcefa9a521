//! Nim-values of a range of heaps, delivered in order, piece by piece.

use super::Sequence;
use super::values::{BY_DEFINITION_TO, through};
use grundy_rules::{Budget, ControlFlow, Failure};
use std::ops::RangeInclusive;

/// The most heaps of one piece.
const MAX_PIECE_HEAPS: u64 = 1 << 12;

/// Takes a piece: its first heap, and the nim-values from there on. It may end the stream.
pub type Each<'a> = dyn FnMut(u64, &[u64]) -> ControlFlow<()> + 'a;

impl Sequence {
    /// Delivers the nim-values of `heaps` in ascending order, in pieces without gaps, each with its first
    /// heap. Values come from a law where one holds (proved for this rule, or a theorem for its family),
    /// however far out, and by definition elsewhere.
    ///
    /// Pieces hold `u64`, because the values of an arithmetic period grow with the heap.
    ///
    /// ```
    /// use grundy::{Budget, ControlFlow, Ruleset, sequence::Sequence};
    /// use std::sync::Arc;
    /// let kayles = Arc::new(Ruleset::parse("kayles").unwrap());
    /// let mut sequence = Sequence::new(kayles).unwrap();
    /// let (far, mut values) = (10u64.pow(18), Vec::new());
    /// sequence.stream(far..=far + 3, &mut Budget::default(), &mut |_, piece| {
    ///     values.extend_from_slice(piece);
    ///     ControlFlow::Continue(())
    /// }).unwrap();
    /// assert_eq!(values, [1, 4, 7, 2]);
    /// assert!(sequence.values().len() < 200);
    /// ```
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget. Values known by then have been delivered.
    ///
    /// # Cost
    /// One tick for each value, besides the work of finding it.
    pub fn stream(
        &mut self,
        heaps: RangeInclusive<u64>,
        budget: &mut Budget<'_>,
        each: &mut Each<'_>,
    ) -> Result<(), Failure> {
        let (mut at, last) = heaps.into_inner();
        let mut piece = Vec::new();
        while at <= last {
            let end = last.min(at.saturating_add(MAX_PIECE_HEAPS - 1));
            piece.clear();
            let found = self.piece(at, end, budget, &mut piece);
            if !piece.is_empty() && each(at, &piece).is_break() {
                return Ok(());
            }
            found?;
            budget.progress(at.saturating_add(piece.len() as u64));
            match at.checked_add(piece.len() as u64) {
                Some(next) => at = next,
                None => break,
            }
        }
        Ok(())
    }

    /// Finds values of heaps from `at` up to `end`: at least one, or a failure; after a failure `piece` still
    /// holds the known values.
    fn piece(
        &mut self,
        at: u64,
        end: u64,
        budget: &mut Budget<'_>,
        piece: &mut Vec<u64>,
    ) -> Result<(), Failure> {
        if self.copy(at, end, piece) {
            return Ok(budget.spend(piece.len() as u64)?);
        }
        let extended = if at <= BY_DEFINITION_TO && self.theorem().is_none() {
            self.extend(end.min(BY_DEFINITION_TO), budget)
        } else {
            self.extend_to_theorem(budget)?;
            if self.continued(at, end, budget, piece)? {
                return Ok(budget.spend(piece.len() as u64)?);
            }
            if let Some(value) = self.among_few(at, budget)? {
                piece.push(value.0);
                return Ok(budget.spend(1)?);
            }
            self.extend_or_prove(at, end, budget)
        };
        if !self.copy(at, end, piece) && extended.is_ok() && !self.continued(at, end, budget, piece)? {
            match self.beyond(at, end - at + 1, budget)? {
                Some((values, _)) => piece.extend(values.into_iter().map(u64::from)),
                None => {
                    self.extend(end, budget)?;
                    self.copy(at, end, piece);
                }
            }
        }
        extended?;
        Ok(budget.spend(piece.len() as u64)?)
    }

    /// Finds values up to `end`, or a law that holds from `at` on, as far as values are kept.
    fn extend_or_prove(&mut self, at: u64, end: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        self.decide_far(at, budget)?;
        if through(self.proved(), at, self.values(), budget)?.is_some() {
            return Ok(());
        }
        self.wish_for(at, budget)?;
        if through(self.law(), at, self.values(), budget)?.is_some() {
            return Ok(());
        }
        let near = self.near(end, budget);
        self.advance(near, budget)?;
        if through(self.proved(), at, self.values(), budget)?.is_none() {
            self.extend(near, budget)?;
        }
        Ok(())
    }

    /// Copies the kept values; whether there are any.
    fn copy(&self, at: u64, end: u64, piece: &mut Vec<u64>) -> bool {
        let kept = usize::try_from(at).ok().and_then(|at| self.values().get(at..)).unwrap_or_default();
        let wanted = usize::try_from(end - at).map_or(usize::MAX, |more| more.saturating_add(1));
        piece.extend(kept.iter().take(wanted).map(|&value| u64::from(value)));
        !piece.is_empty()
    }

    /// Continues by a law; whether one gives values here.
    fn continued(
        &mut self,
        at: u64,
        end: u64,
        budget: &mut Budget<'_>,
        piece: &mut Vec<u64>,
    ) -> Result<bool, Failure> {
        for law in [self.theorem(), self.proved(), self.assumed()] {
            for heap in at..=end {
                let Some(value) = through(law, heap, self.values(), budget)? else { break };
                piece.push(value.0);
            }
            if !piece.is_empty() {
                break;
            }
        }
        let known = self.theorem().is_some() || self.proved().is_some();
        if !piece.is_empty() && !known {
            self.used(at);
        }
        Ok(!piece.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::{Ruleset, Why};
    use std::sync::Arc;

    fn sequence(rule: &str) -> Sequence {
        Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
    }

    /// The values of the stream; checks that the pieces leave no gap.
    fn streamed(
        sequence: &mut Sequence,
        heaps: RangeInclusive<u64>,
        budget: &mut Budget<'_>,
    ) -> (Vec<u64>, Result<(), Failure>) {
        let (mut next, mut values) = (*heaps.start(), Vec::new());
        let end = sequence.stream(heaps, budget, &mut |first, piece| {
            assert!(!piece.is_empty());
            assert_eq!(first, next);
            next = next.wrapping_add(piece.len() as u64);
            values.extend_from_slice(piece);
            ControlFlow::Continue(())
        });
        (values, end)
    }

    /// A value above 2^64 - 1 is refused, without a search heap by heap.
    #[test]
    fn values_from_two_to_the_64_on_are_refused() {
        let (last, mut budget) = (u64::MAX, Budget::work(1 << 24));
        for rule in ["turn \"1-3\"", "4.[3]"] {
            let mut sequence = sequence(rule);
            let near = sequence.value(1 << 40, &mut budget).unwrap();
            assert!(near.value.0 >= (1 << 40) - 1, "{rule}");
            let far = sequence.value(last, &mut budget);
            assert!(matches!(&far, Err(Failure::Refused(text)) if text.contains("2^64")), "{rule}: {far:?}");
            let (found, end) = streamed(&mut sequence, last..=last, &mut budget);
            assert!(found.is_empty() && matches!(end, Err(Failure::Refused(_))), "{rule}: {end:?}");
        }
    }

    /// Where automata decide a law, no far heap is computed by definition.
    #[test]
    fn far_heaps_come_from_laws_that_automata_decide() {
        let far = 10u64.pow(18);
        for (rule, values) in [
            ("turn \"2\"", [far - 1, far, far + 1]),
            ("turn \"1-2\"", [far, far + 1, far + 2]),
            ("turn \"1+C\"", [1 << 18, 1, 2]),
            ("0.3F", [far / 2 - 1, far / 2, far / 2 + 1]),
        ] {
            let mut sequence = sequence(rule);
            let (found, end) = streamed(&mut sequence, far..=far + 2, &mut Budget::work(1 << 31));
            assert_eq!((&found[..], end), (&values[..], Ok(())), "{rule}");
            assert_eq!(sequence.value(far, &mut Budget::default()).unwrap().value.0, values[0]);
        }
    }

    #[test]
    fn the_stream_is_the_sequence() {
        let rules =
            ["kayles", "grundy", "nim", "take 2..5", "take not {2,3}", "4.[3]", "0.16", "turn \"3E\""];
        for rule in rules
            .into_iter()
            .chain(["n -> n-1 | floor(n/2) if n > 2", "n -> n - 2^k for k in 0..log2(n) if n > 0"])
        {
            let mut by_definition = sequence(rule);
            by_definition.extend(5000, &mut Budget::default()).unwrap();
            for (from, to) in [(0, 0), (0, 5000), (17, 4200), (999, 1002), (4097, 5000)] {
                let (values, end) = streamed(&mut sequence(rule), from..=to, &mut Budget::default());
                end.unwrap();
                let wanted = &by_definition.values()[from as usize..=to as usize];
                assert!(
                    values.iter().copied().eq(wanted.iter().map(|&v| u64::from(v))),
                    "{rule} {from}..{to}"
                );
            }
        }
    }

    #[test]
    fn far_values_are_those_asked_for_one_by_one() {
        let far = 10u64.pow(18);
        for rule in
            ["kayles", "nim", "take {1,3,4}", "take 3..10^9", "n -> floor(n/k) for k in 2..6 if n > 0"]
        {
            let mut one_by_one = sequence(rule);
            let (values, end) = streamed(&mut sequence(rule), far..=far + 20, &mut Budget::default());
            end.unwrap();
            assert_eq!(values.len(), 21);
            for (heap, value) in (far..).zip(values) {
                assert_eq!(
                    one_by_one.value(heap, &mut Budget::default()).unwrap().value.0,
                    value,
                    "{rule} {heap}"
                );
            }
        }
        let (values, end) = streamed(&mut sequence("nim"), u64::MAX - 1..=u64::MAX, &mut Budget::default());
        assert_eq!((values, end.is_ok()), (vec![u64::MAX - 1, u64::MAX], true));
    }

    #[test]
    fn a_stream_that_stops_has_handed_out_what_is_known() {
        let mut grundy = sequence("grundy");
        let (values, end) = streamed(&mut grundy, 10..=1_000_000, &mut Budget::work(100_000));
        assert!(matches!(end, Err(Failure::Stopped(stopped)) if stopped.why == Why::Work));
        assert_eq!(values.len() + 10, grundy.values().len());
        assert!(values.len() > 100);
        let (again, end) = streamed(&mut grundy, 10..=2000, &mut Budget::default());
        assert!(end.is_ok() && again[..values.len()] == values);
    }

    #[test]
    fn whoever_takes_the_pieces_may_end_the_stream() {
        let mut pieces = 0;
        let end = sequence("nim").stream(0..=u64::MAX, &mut Budget::default(), &mut |_, _| {
            pieces += 1;
            if pieces == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((pieces, end.is_ok()), (3, true));
    }
}
