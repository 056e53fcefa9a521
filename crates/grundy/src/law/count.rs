//! How many heaps up to a limit have a nim-value, by the law alone.

use super::{Automatic, Law, Period};
use crate::automaton::Numeration;
use grundy_rules::NimValue;

/// The longest preperiod and period whose residue classes are counted one by one.
const MAX_COUNTED_HEAPS: u64 = 1 << 24;

impl Law {
    /// The number of heaps from 0 to `to` that have this nim-value, where `values[i]` is the nim-value of heap `i`.
    /// `None` if the law has another form than a plain period or an automaton that reads digits in a base, or if the
    /// values end before the first period does, or if the number does not fit in 64 bits.
    ///
    /// ```
    /// use grundy::{Budget, NimValue, Ruleset, sequence::Sequence};
    /// use std::sync::Arc;
    /// let dawson = Arc::new(Ruleset::parse("0.07")?);
    /// let mut sequence = Sequence::new(dawson).unwrap();
    /// let found = sequence.find_law(1000, &mut Budget::default())?.unwrap();
    /// // Project Euler 306: from 1 to 10^6 squares, the first player wins 852938 strips; heap 0 is lost, too.
    /// let lost = found.law.count(NimValue(0), 1_000_000, sequence.values());
    /// assert_eq!(lost, Some(1_000_001 - 852_938));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Cost
    /// One step for each heap of the first period, or for each state and digit.
    pub fn count(&self, value: NimValue, to: u64, values: &[u32]) -> Option<u64> {
        match self {
            Law::Automatic(law) => law.count(value, to),
            law => law.period().and_then(|period| self.in_classes(&period, value, to, values)),
        }
    }

    fn in_classes(&self, period: &Period, value: NimValue, to: u64, values: &[u32]) -> Option<u64> {
        let kept = period.preperiod.checked_add(period.period).filter(|kept| *kept <= MAX_COUNTED_HEAPS)?;
        if period.saltus != 0 || period.period == 0 {
            return None;
        }
        let mut count = 0u64;
        for heap in 0..kept.min(to.saturating_add(1)) {
            if self.value_at(heap, values)? == value {
                let again = if heap < period.preperiod { 0 } else { (to - heap) / period.period };
                count = count.checked_add(again)?.checked_add(1)?;
            }
        }
        Some(count)
    }
}

impl Automatic {
    /// The number of heaps from 0 to `to` with this nim-value; `None` for digits of Zeckendorf's way.
    fn count(&self, value: NimValue, to: u64) -> Option<u64> {
        let Numeration::Base(base) = self.numeration() else { return None };
        let states: Vec<(NimValue, &[u32])> = self.states().collect();
        // For each state, the numbers of the digits read so far that lead there: those that are at most the same
        // digits of the limit, and those that are greater.
        let mut ways = vec![[0u128; 2]; states.len()];
        ways[0][0] = 1;
        let mut left = to;
        while left > 0 {
            let limit = (left % u64::from(base)) as u32;
            left /= u64::from(base);
            let mut next = vec![[0u128; 2]; states.len()];
            for (state, [least, greater]) in ways.into_iter().enumerate().filter(|(_, ways)| *ways != [0, 0])
            {
                for (digit, &to) in (0..).zip(states[state].1) {
                    let to = &mut next[to as usize];
                    match digit.cmp(&limit) {
                        std::cmp::Ordering::Less => to[0] += least + greater,
                        std::cmp::Ordering::Greater => to[1] += least + greater,
                        std::cmp::Ordering::Equal => {
                            to[0] += least;
                            to[1] += greater;
                        }
                    }
                }
            }
            ways = next;
        }
        let fitting = states.iter().zip(&ways).filter(|((output, _), _)| *output == value);
        u64::try_from(fitting.map(|(_, ways)| ways[0]).sum::<u128>()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Law;
    use crate::sequence::Sequence;
    use grundy_rules::{Budget, NimValue, Ruleset};
    use std::sync::Arc;

    /// Counts by the law against counts of the values.
    #[test]
    fn counts_are_those_of_the_values() {
        for rule in [
            "take {1,3,4}",
            "take 2..5",
            "kayles",
            "0.07",
            "candies",
            "mark",
            "n -> n-1 | floor(n/3) if n > 0",
            "take {k in 1..n-1 if k divides n}",
        ] {
            let mut sequence = Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap();
            let found = sequence.find_law(3000, &mut Budget::default()).unwrap().unwrap();
            sequence.extend(1500, &mut Budget::default()).unwrap();
            let values = sequence.values().to_vec();
            for (value, to) in
                [(0, 0), (0, 1), (0, 7), (1, 8), (0, 255), (0, 256), (2, 729), (1, 1000), (0, 1499)]
            {
                let expected = values[..=to].iter().filter(|v| **v == value).count() as u64;
                match found.law.count(NimValue(value.into()), to as u64, &values) {
                    Some(count) => assert_eq!(count, expected, "{rule}: value {value} to {to}"),
                    None => assert!(!matches!(found.law, Law::Automatic(_) | Law::Period(_)), "{rule}"),
                }
            }
        }
    }
}
