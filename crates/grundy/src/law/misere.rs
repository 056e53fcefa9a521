//! Misère play of one heap of a take set: who wins, for all heaps.

use super::evidence::{Argument, Claimed, Evidence, Found, Seen};
use super::{Law, Period};
use grundy_rules::take::TakeSet;
use grundy_rules::{KnownBy, Outcome};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// Misère play of one heap of a take set S, where taking the last coin loses. Let s be the least number of S.
/// Heaps below s are won (there is no move, so the other player has moved last), and heap n ≥ s has the
/// outcome of heap n − s under normal play.
///
/// ```
/// use grundy::law::{Law, MisereHeap, Period};
/// use grundy::{NimValue, Outcome, take::TakeSet};
/// let set = TakeSet::from_ranges([1..=1, 3..=4])?;   // normal play: 0 1 0 1 2 3 2, with period 7
/// let heap = MisereHeap::of(&set);
/// assert_eq!(heap.outcome(0, |_| NimValue(0)), Outcome::Next);
/// let law = heap.period(&Law::Period(Period::plain(0, 7)), &[0, 1, 0, 1, 2, 3, 2]).unwrap();
/// assert_eq!((law.preperiod, law.period, &law.lost[..]), (0, 7, &[1, 3][..]));
/// # Ok::<(), grundy::take::ZeroTaken>(())
/// ```
///
/// # Laws
/// By induction over n ≥ s. Heap n has a move, so it is lost under misère play exactly if all its options n −
/// t, t in S, are won there. Options below s are won; an option n − t from s on is won if heap n − t − s is
/// won under normal play. These heaps are the options of heap n − s under normal play, and heap n − s is lost
/// if all of them are won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MisereHeap {
    least: Option<u64>,
}

/// The outcomes of all heaps, as a period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiserePeriod {
    /// The smallest heap from which the outcomes repeat.
    pub preperiod: u64,
    /// The smallest period.
    pub period: u64,
    /// The heaps below preperiod + period from which the player to move loses.
    pub lost: Vec<u64>,
}

/// The longest preperiod plus period examined heap by heap.
const MAX_HEAPS: u64 = 1 << 24;

impl MisereHeap {
    /// The heaps of a take set.
    pub fn of(set: &TakeSet) -> MisereHeap {
        MisereHeap { least: set.min() }
    }

    /// The least number that may be taken; `None` where there are no moves.
    pub fn least(&self) -> Option<u64> {
        self.least
    }

    /// The outcome of heap n, from the nim-values of normal play.
    pub fn outcome(&self, n: u64, normal: impl Fn(u64) -> grundy_rules::NimValue) -> Outcome {
        match self.least.and_then(|least| n.checked_sub(least)) {
            None => Outcome::Next,
            Some(shifted) => normal(shifted).outcome(),
        }
    }

    /// The outcomes of all heaps, from the law of normal play if it is a period; `values` must reach to the
    /// end of its first period.
    pub fn period(&self, law: &Law, values: &[u32]) -> Option<MiserePeriod> {
        let Some(least) = self.least else {
            return Some(MiserePeriod { preperiod: 0, period: 1, lost: Vec::new() });
        };
        let Period { preperiod, period, saltus } = law.period()?;
        // Where values climb, none is 0 after one more period.
        let (begin, period) = match saltus {
            0 => (preperiod, period),
            _ => (preperiod.checked_add(period)?, 1),
        };
        let begin = begin.checked_add(least)?;
        let end = begin.checked_add(period).filter(|end| *end <= MAX_HEAPS)?;
        let mut lost = Vec::new();
        for n in 0..end {
            let lose = match n.checked_sub(least) {
                Some(shifted) => law.value_at(shifted, values)?.0 == 0,
                None => false,
            };
            lost.push(lose);
        }
        let (begin, length) = (begin as usize, period as usize);
        // The smallest period divides every other period.
        let repeats =
            |p: &usize| length % p == 0 && (begin..begin + length - p).all(|n| lost[n] == lost[n + p]);
        let period = (1..=length).find(repeats)?;
        let mut preperiod = begin;
        while preperiod > 0 && lost[preperiod - 1] == lost[preperiod - 1 + period] {
            preperiod -= 1;
        }
        let heaps = (0..preperiod + period).filter(|n| lost[*n]).map(|n| n as u64).collect();
        Some(MiserePeriod { preperiod: preperiod as u64, period: period as u64, lost: heaps })
    }

    /// The law of misère play that follows from one of normal play; `values` as in
    /// [`period`](MisereHeap::period).
    pub fn found(&self, normal: &Found, values: &[u32]) -> Option<Found<MiserePeriod>> {
        let law = self.period(&normal.law, values)?;
        let proof = MisereShift { least: self.least, normal: normal.by.clone() };
        Some(Found { law, by: Evidence::Proved(proof), heaps_computed: normal.heaps_computed })
    }
}

/// The proof of a law of misère play: heaps have the outcomes of smaller heaps under normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MisereShift {
    /// The least number that may be taken; `None` where there are no moves.
    pub least: Option<u64>,
    /// The evidence for the law of normal play.
    pub normal: Evidence,
}

impl Claimed for MiserePeriod {
    type Proof = MisereShift;

    fn agreement(&self, _: Seen) -> Vec<String> {
        Vec::new()
    }
}

impl Argument for MisereShift {
    /// As for the law of normal play, which may only be seen.
    fn known_by(&self) -> KnownBy {
        self.normal.known_by()
    }

    fn reference(&self) -> String {
        "a shift: misère play of one heap is normal play of a heap that is smaller by the least number that may be taken".into()
    }

    fn hypotheses(&self) -> Vec<String> {
        let Some(least) = self.least else { return vec![say!("checked-no-move")] };
        vec![
            say!("checked-heaps-below", least = least),
            say!("checked-shift", least = least),
            say!(
                "checked-normal-play",
                way = say!("known-by", way = self.normal.known_by().word()),
                reference = self.normal.reference()
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequence::Sequence;
    use grundy_rules::{Budget, Heap, Ruleset};
    use std::sync::Arc;

    #[test]
    fn misere_periods_are_those_of_the_definition() {
        let rules = [
            "take {1,3,4}",
            "take {2}",
            "take {2,3}",
            "take {1,2,4}",
            "take 3..5",
            "take {5,7,9,12}",
            "take {4,6,10}",
            "take not {2,3,7}",
            "take not {1}",
            "take not {1,2}",
            "take {1,20,33}",
            "nim",
        ];
        for rule in rules {
            let ruleset = Arc::new(Ruleset::parse(rule).unwrap());
            let Some(Heap::Take(set)) = ruleset.heap() else { panic!("{rule}") };
            let mut sequence = Sequence::new(ruleset.clone()).unwrap();
            let found = sequence.find_law(3000, &mut Budget::default()).unwrap().expect("a law");
            if let Some(kept) = found.law.period().and_then(|period| period.kept()) {
                sequence.extend(kept as u64, &mut Budget::default()).unwrap();
            }
            let heap = MisereHeap::of(set);
            let law = heap.period(&found.law, sequence.values()).unwrap_or_else(|| panic!("{rule}"));
            // By definition: a player without a move wins.
            let mut won: Vec<bool> = Vec::new();
            for n in 0..400u64 {
                let mut options = set.up_to(n).map(|taken| won[(n - taken) as usize]).peekable();
                let ended = options.peek().is_none();
                won.push(ended || options.any(|option| !option));
            }
            for (n, won) in won.iter().enumerate() {
                let n = n as u64;
                let known = |m: u64| found.law.value_at(m, sequence.values()).expect("a value");
                assert_eq!(heap.outcome(n, known) == Outcome::Next, *won, "{rule}: {n}");
                let place =
                    if n < law.preperiod { n } else { law.preperiod + (n - law.preperiod) % law.period };
                assert_eq!(law.lost.contains(&place), !won, "{rule}: {n} by {law:?}");
            }
            // Neither the period nor the preperiod can be smaller.
            let (n0, p) = (law.preperiod as usize, law.period as usize);
            assert!(n0 == 0 || won[n0 - 1] != won[n0 - 1 + p], "{rule}: {law:?}");
            assert!((1..p).all(|q| (n0..400 - q).any(|n| won[n] != won[n + q])), "{rule}: {law:?}");
        }
    }
}
