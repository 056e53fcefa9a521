//! Values through a law that is only seen, at the caller's wish: answers that are marked, never facts.

use super::values::{Sequence, Value, by_law};
use super::wish::Wish;
use crate::law::Found;
use grundy_rules::{Budget, Failure, KnownBy, NimValue, Why};

/// The most work, in ticks, on values by definition before a law that is only seen is used.
const DEFINITION_TICKS: u64 = 1 << 24;

/// The number of first values in which a law is sought; more would cost time and memory without need.
const LAW_SOUGHT_IN_VALUES: usize = 1 << 20;

impl Sequence {
    /// Lets a law that is only seen give the values of heaps beyond the computed ones, where nothing is
    /// proved. Such a value is [`KnownBy::Seen`].
    ///
    /// ```
    /// use grundy::{Budget, KnownBy, NimValue, Ruleset, sequence::Sequence};
    /// use std::sync::Arc;
    /// // 4*isqrt(n)+1 is never a multiple of 4, so G(n) = n mod 4; no theorem here says so.
    /// let rule = Ruleset::parse("take {1,2,3,4*isqrt(n)+1}").unwrap();
    /// let mut sequence = Sequence::new(Arc::new(rule)).unwrap();
    /// sequence.assume_seen();
    /// let far = sequence.value(10u64.pow(18) + 3, &mut Budget::default()).unwrap();
    /// assert_eq!((far.value, far.known_by), (NimValue(3), KnownBy::Seen));
    /// assert_eq!(sequence.assumed().unwrap().law.period().unwrap().period, 4);
    /// assert_eq!(sequence.value(103, &mut Budget::default()).unwrap().known_by, KnownBy::Definition);
    /// ```
    pub fn assume_seen(&mut self) {
        self.wish.get_or_insert_default();
    }

    /// The law that is only seen but was used, as the caller [wished](Sequence::assume_seen).
    pub fn assumed(&self) -> Option<&Found> {
        self.wish.as_ref().and_then(|wish| wish.law.as_ref())
    }

    /// The least heap whose value came from the [assumed](Sequence::assumed) law.
    pub fn assumed_from(&self) -> Option<u64> {
        self.wish.as_ref().and_then(|wish| wish.from)
    }

    /// A law that is seen in the first values and fits all values found so far; a wish could use it.
    ///
    /// # Cost
    /// A few times the memory of the first million values, as for [`seen`](Sequence::seen); one look at each
    /// of the others.
    pub fn noticed(&self) -> Option<Found> {
        if self.refuted {
            return None;
        }
        let first = &self.values()[..self.values().len().min(LAW_SOUGHT_IN_VALUES)];
        let noticed =
            self.noticed.clone().or_else(|| self.seen_in(first)).or_else(|| self.seen_rich(first))?;
        self.fits(&noticed).then_some(noticed)
    }

    /// The value of a heap by a law that is only seen, if the caller wished that and there is one; by
    /// definition or a proof, if that is quick.
    pub(super) fn wished(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<Option<Value>, Failure> {
        self.wish_for(heap, budget)?;
        if let Some(&value) = usize::try_from(heap).ok().and_then(|n| self.values().get(n)) {
            return Ok(Some(Value {
                value: NimValue(value.into()),
                known_by: KnownBy::Definition,
                reference: None,
            }));
        }
        let law = self.proved().or(self.assumed());
        let value = by_law(law, heap, self.values(), budget)?;
        if value.as_ref().is_some_and(|value| value.known_by == KnownBy::Seen) {
            self.used(heap);
        }
        Ok(value)
    }

    /// Looks once for a law to use, after a try by definition.
    pub(super) fn wish_for(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        self.compare();
        let Some(Wish { looked, dear, .. }) = self.wish else { return Ok(()) };
        if heap > Sequence::LAW_SOUGHT_TO && heap <= Sequence::VALUES_KEPT_TO && !dear {
            let done = budget.within(DEFINITION_TICKS, |budget| self.advance(heap, budget))?;
            if done.is_some() {
                return Ok(());
            }
            self.wish.get_or_insert_default().dear = true;
        }
        if heap <= Sequence::LAW_SOUGHT_TO || looked {
            return Ok(());
        }
        let found = match self.find_law(Sequence::LAW_SOUGHT_TO, budget) {
            // Out of time: the values known by now may show a law as well.
            Err(Failure::Stopped(stopped)) if stopped.why != Why::Cancelled => {
                Some(self.noticed().ok_or(Failure::Stopped(stopped))?)
            }
            found => found?,
        };
        let compared = self.values().len();
        let law = found.filter(|found| !found.is_fact());
        if let Some(wish) = &mut self.wish {
            *wish = Wish { looked: true, law, compared, ..wish.clone() };
        }
        Ok(())
    }

    /// Drops the law if values found since contradict it.
    fn compare(&mut self) {
        let known = self.values().len();
        let newer = self.wish.as_ref().is_some_and(|wish| wish.law.is_some() && wish.compared < known);
        if newer {
            let fits = self.assumed().is_some_and(|found| self.fits(found));
            if let Some(wish) = &mut self.wish {
                wish.compared = known;
                wish.law = wish.law.take().filter(|_| fits);
            }
        }
    }

    /// Records that a heap has its value from the assumed law.
    pub(super) fn used(&mut self, heap: u64) {
        if let Some(wish) = &mut self.wish {
            wish.from = Some(wish.from.map_or(heap, |from| from.min(heap)));
        }
    }

    /// Whether a law gives all values found so far.
    fn fits(&self, found: &Found) -> bool {
        let law = |heap| found.law.value_at(heap, self.values());
        (0u64..).zip(self.values()).all(|(heap, &value)| law(heap) == Some(NimValue(value.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::{ControlFlow, Ruleset};
    use std::sync::Arc;

    const FAR_HEAP: u64 = 10u64.pow(18);
    const ROOTS: &str = "take {1,2,3,4*isqrt(n)+1}";

    fn sequence(rule: &str) -> Sequence {
        Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
    }

    fn wishing(rule: &str) -> Sequence {
        let mut sequence = sequence(rule);
        sequence.assume_seen();
        sequence
    }

    #[test]
    fn nothing_is_assumed_unless_it_is_wished() {
        let mut plain = sequence(ROOTS);
        let end = plain.value(FAR_HEAP, &mut Budget::work(1 << 24));
        assert!(matches!(end, Err(Failure::Stopped(_))), "{end:?}");
        assert!(plain.law().is_none() && plain.assumed().is_none() && plain.proved().is_none());
        assert_eq!(plain.noticed().unwrap().known_by(), KnownBy::Seen);
    }

    /// A search for a law in all known values exceeded every limit of time and memory.
    #[test]
    fn a_law_is_noticed_in_the_first_million_values() {
        let mut roots = sequence(ROOTS);
        roots.extend(LAW_SOUGHT_IN_VALUES as u64 + 1000, &mut Budget::default()).unwrap();
        let noticed = roots.noticed().unwrap();
        assert_eq!(
            (noticed.heaps_computed, noticed.law.period().unwrap().period),
            (LAW_SOUGHT_IN_VALUES as u64, 4)
        );
    }

    #[test]
    fn what_is_assumed_is_marked_and_never_proved() {
        let (mut roots, mut budget) = (wishing(ROOTS), Budget::default());
        for heap in [FAR_HEAP, FAR_HEAP + 1, u64::MAX] {
            let value = roots.value(heap, &mut budget).unwrap();
            assert_eq!((value.value, value.known_by), (NimValue(heap % 4), KnownBy::Seen));
            assert!(
                value
                    .reference
                    .unwrap()
                    .starts_with("seen to heap 20000, not proved: G(n+4) = G(n) for every")
            );
        }
        assert_eq!((roots.assumed_from(), roots.proved()), (Some(FAR_HEAP), None));
        // Values that are quick to compute are not assumed.
        for heap in [500, 20_001, 100_000] {
            let value = roots.value(heap, &mut budget).unwrap();
            assert_eq!((value.value, value.known_by), (NimValue(heap % 4), KnownBy::Definition));
        }
    }

    #[test]
    fn streams_are_as_single_values() {
        let (mut roots, mut found) = (wishing(ROOTS), Vec::new());
        roots
            .stream(FAR_HEAP + 1..=FAR_HEAP + 6, &mut Budget::default(), &mut |_, piece| {
                found.extend_from_slice(piece);
                ControlFlow::Continue(())
            })
            .unwrap();
        assert_eq!((found, roots.assumed_from()), (vec![1, 2, 3, 0, 1, 2], Some(FAR_HEAP + 1)));
    }

    #[test]
    fn facts_are_better_than_what_is_seen() {
        for (rule, known_by) in
            [("kayles", KnownBy::Proved), ("nim", KnownBy::Theorem), ("0.3F", KnownBy::Proved)]
        {
            let (mut wished, mut plain, mut budget) = (wishing(rule), sequence(rule), Budget::default());
            let value = wished.value(FAR_HEAP, &mut budget).unwrap();
            assert_eq!((&value, value.known_by), (&plain.value(FAR_HEAP, &mut budget).unwrap(), known_by));
            assert_eq!((wished.assumed(), wished.assumed_from()), (None, None));
        }
        let end = wishing("grundy").value(FAR_HEAP, &mut Budget::work(1 << 26));
        assert!(matches!(end, Err(Failure::Stopped(_))), "no law is seen there");
    }

    #[test]
    fn a_law_that_values_refute_is_given_up() {
        // The values 0, 1, 2, 3 repeat until heap 30000, which has an option of its own value.
        let (mut breaks, mut budget) =
            (wishing("n -> n-1 | n-2 | n-3 | isqrt(n)-173 if n >= 30000"), Budget::default());
        assert_eq!(breaks.value(FAR_HEAP, &mut budget).unwrap().known_by, KnownBy::Seen);
        breaks.extend(40_000, &mut budget).unwrap();
        assert_ne!(breaks.values()[30_000], 0);
        let end = breaks.value(FAR_HEAP + 1, &mut Budget::work(1 << 26));
        assert!(matches!(end, Err(Failure::Stopped(_))), "{end:?}");
        assert_eq!((breaks.assumed(), breaks.noticed()), (None, None));
    }
}
