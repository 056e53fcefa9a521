//! Decides whether two nim-sequences are equal for all heaps, as far as is known.

use super::relation::gcd;
use super::walk::{Values, Walk, walk, walk_non_zeros};
use super::{BY_CHANCE_BELOW, Candidate, Differs, Equality, Match, Near, Relation, Series};
use crate::law::{Law, Period, automatic};
use grundy_rules::logic::{Atom, Linear};
use grundy_rules::{Budget, Failure, KnownBy, Stopped};

/// The last heap up to which a joint period is compared.
const MAX_JOINT_HEAP: u64 = 1 << 22;
/// The fewest equal values, where that many are known.
const MIN_EQUAL_VALUES: u64 = 12;

/// The result for one relation.
pub(super) enum Judged {
    Holds(Held),
    Differs(Missed),
    /// Too little is known.
    Nothing,
}

/// A relation that holds from a heap on.
#[derive(Clone)]
pub(super) struct Held {
    pub relation: Relation,
    pub from: u64,
    pub equality: Equality,
}

/// A relation that holds from a heap on, up to a difference.
#[derive(Clone, Copy)]
pub(super) struct Missed {
    pub relation: Relation,
    pub from: u64,
    pub differs: Differs,
}

impl Held {
    /// The same moves, heap for heap.
    pub fn same_rules() -> Held {
        Held { relation: Relation::Shift { by: 0 }, from: 0, equality: Equality::SameRules }
    }

    /// The match with this rule.
    pub fn by(self, candidate: Candidate) -> Match {
        Match { candidate, relation: self.relation, from: self.from, equality: self.equality }
    }
}

impl Missed {
    /// The near match with this rule.
    pub fn by(self, candidate: Candidate) -> Near {
        Near { candidate, relation: self.relation, from: self.from, differs: self.differs }
    }

    /// The number of equal heaps.
    pub fn length(&self) -> u64 {
        self.differs.heap.saturating_sub(self.from)
    }

    /// Replaces a shorter one.
    pub fn replace(self, other: &mut Option<Missed>) {
        if other.is_none_or(|other| other.length() < self.length()) {
            *other = Some(self);
        }
    }
}

impl Judged {
    /// The result of a walk, where `equality` knows what its last equal heap means.
    pub(super) fn of(
        walk: &Walk,
        relation: Relation,
        here: &impl Values,
        equality: impl FnOnce(u64) -> Equality,
    ) -> Judged {
        let from = walk.from;
        match walk.differs {
            Some(differs) => Judged::Differs(Missed { relation, from, differs }),
            None if says_something(walk, relation, here) => {
                Judged::Holds(Held { relation, from, equality: equality(walk.end - 1) })
            }
            None => Judged::Nothing,
        }
    }
}

/// The most first heaps that may differ where a law is known; otherwise an eighth of the known heaps, if that
/// is fewer.
const MAX_SKIPPED_HEAPS: u64 = 4;

/// The number of first heaps that may differ.
pub(super) fn skip(here: &Series<'_>) -> u64 {
    if here.law().is_some() { MAX_SKIPPED_HEAPS } else { MAX_SKIPPED_HEAPS.min(here.known() / 8) }
}

/// The first of these relations that holds, or the one that differs last.
///
/// # Errors
/// The budget is spent.
pub(super) fn best(
    relations: impl IntoIterator<Item = Relation>,
    here: &Series<'_>,
    there: &Series<'_>,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    let mut missed = None;
    for relation in relations {
        match judge(relation, here, there, skip(here), to, budget)? {
            Judged::Holds(held) => return Ok(Judged::Holds(held)),
            Judged::Differs(one) => one.replace(&mut missed),
            Judged::Nothing => {}
        }
    }
    Ok(missed.map_or(Judged::Nothing, Judged::Differs))
}

/// Whether a match is significant: few values, or one constant value, fit nearly everything.
fn says_something(walk: &Walk, relation: Relation, here: &impl Values) -> bool {
    let known = (0..MIN_EQUAL_VALUES * 2)
        .take_while(|&i| here.at(here.first().saturating_add(i)).is_some())
        .count() as u64;
    let plain = relation == Relation::Shift { by: 0 } && walk.from == walk.start;
    let (equal, different) = match relation {
        Relation::Shift { .. } => (MIN_EQUAL_VALUES.min(known - known / 4), if plain { 1 } else { 2 }),
        Relation::WithoutZeros => (MIN_EQUAL_VALUES, 3),
        _ => (MIN_EQUAL_VALUES, 2),
    };
    walk.equal() >= equal.max(1) && walk.met.len() >= different
}

/// Compares two sequences by this relation, through their laws if both are periods that are facts.
///
/// # Errors
/// The budget is spent.
pub(super) fn judge(
    relation: Relation,
    here: &Series<'_>,
    there: &Series<'_>,
    skip: u64,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    if relation == Relation::WithoutZeros {
        return all_without_zeros(here, there, to, budget);
    }
    let laws = here.law().zip(here.period()).zip(there.law().zip(there.period()));
    let joint = laws.and_then(|((_, ours), (_, theirs))| {
        Joint::of(ours, relation.carry(theirs)?, here.first().saturating_add(skip + BY_CHANCE_BELOW))
    });
    let last = joint.as_ref().map_or(to, |joint| joint.to);
    let walk = walk(relation, here, there, skip, last, budget)?;
    let proved = joint.is_some_and(|joint| joint.alike && walk.from <= joint.begin && walk.end > joint.to);
    let is_decided =
        laws.is_none() && walk.differs.is_none() && decided(relation, here, there, walk.from, budget)?;
    Ok(Judged::of(&walk, relation, here, |to| match laws {
        None if is_decided => {
            let known_by =
                [here, there].into_iter().filter_map(|series| Some(series.law()?.known_by())).min();
            Equality::Decided { known_by: known_by.unwrap_or(KnownBy::Proved) }
        }
        Some(((ours, here), (theirs, there))) if proved => {
            Equality::SameValues { known_by: ours.known_by().min(theirs.known_by()), here, there, to }
        }
        _ => Equality::Seen { to },
    }))
}

/// The most work for comparing two automata.
const COMPARE_AUTOMATA_TICKS: u64 = 1 << 20;

/// Whether one law is the other, by this relation, for all heaps from `from` on. Equal laws show it at once;
/// laws of automata are compared.
fn decided(
    relation: Relation,
    here: &Series<'_>,
    there: &Series<'_>,
    from: u64,
    budget: &mut Budget<'_>,
) -> Result<bool, Stopped> {
    let (Some(ours), Some(theirs)) = (here.law(), there.law()) else { return Ok(false) };
    if relation == (Relation::Shift { by: 0 }) && same_law(&ours.law, &theirs.law) {
        return Ok(true);
    }
    let links = links(relation);
    if links.is_empty() {
        return Ok(false);
    }
    let decide =
        |budget: &mut Budget<'_>| Ok(automatic::is_related(&ours.law, &theirs.law, &links, from, budget)?);
    match budget.within(COMPARE_AUTOMATA_TICKS, decide) {
        Ok(decided) => Ok(decided == Some(true)),
        Err(Failure::Stopped(stopped)) => Err(stopped),
        Err(_) => Ok(false),
    }
}

/// Whether the laws are equal by their form. A sliding window is given by the number of coins that may be
/// taken, in words, or by the first heaps of all numbers of coins.
fn same_law(ours: &Law, theirs: &Law) -> bool {
    match (ours, theirs) {
        (Law::Window(ours), Law::Window(theirs)) => {
            let (ours, theirs) = (ours.window(), theirs.window());
            let texts = [ours, theirs].map(|window| (window.from(), window.most_text()));
            texts[0] == texts[1] || (ours.starts().is_some() && ours.starts() == theirs.starts())
        }
        _ => ours == theirs,
    }
}

/// The heaps m there (variable 2) that must have the value of heap n here (variable 0); none where zeros
/// count.
fn links(relation: Relation) -> Vec<Vec<Atom>> {
    let form = |n: i64, m: i64, constant: i64| Linear { terms: vec![(0, n), (2, m)], constant };
    match relation {
        Relation::Shift { by } => vec![vec![Atom::Zero(form(1, -1, by))]],
        Relation::RepeatedHere { times, by } => {
            let times = times as i64;
            // times·m <= n + by <= times·m + times − 1.
            vec![vec![
                Atom::AtMostZero(form(-1, times, -by)),
                Atom::AtMostZero(form(1, -times, by + 1 - times)),
            ]]
        }
        Relation::RepeatedThere { times, by } => {
            let times = times as i64;
            (0..times).map(|more| vec![Atom::Zero(form(times, -1, by + more))]).collect()
        }
        Relation::ZerosHere { .. } | Relation::ZerosThere { .. } | Relation::WithoutZeros => Vec::new(),
    }
}

/// Two periods to compare: the heaps from `begin` to `to` decide for all from `begin` on.
struct Joint {
    begin: u64,
    to: u64,
    /// Whether both climb equally.
    alike: bool,
}

impl Joint {
    /// If G(n + p) = G(n) + s and T(n + q) = T(n) + t for all n ≥ N, and both climb by the same amount in L =
    /// lcm(p, q) heaps, then G = T on N, …, N + L − 1 implies G = T on the next L heaps, and so on. If they
    /// do not climb equally, they differ in one of two such stretches.
    fn of(here: Period, there: Period, least: u64) -> Option<Joint> {
        let begin = here.preperiod.max(there.preperiod).max(least);
        let (p, q) = (here.period, there.period);
        let common = gcd(p, q);
        let lcm = (p / common).checked_mul(q)?;
        let climb = |saltus: u64, times: u64| saltus.checked_mul(times);
        let alike = climb(here.saltus, q / common)? == climb(there.saltus, p / common)?;
        let length = if alike { lcm } else { lcm.checked_mul(2)? };
        let to = begin.checked_add(length)? - 1;
        (to <= MAX_JOINT_HEAP).then_some(Joint { begin, to, alike })
    }
}

/// The values other than 0, in order, by a period.
struct WithoutZeros {
    /// Preperiod, period and saltus, counted in these values.
    period: Period,
    /// From this heap on, `heaps` heaps have the values of one period.
    from: u64,
    heaps: u64,
}

impl WithoutZeros {
    /// Deletes the zeros where their places repeat; `None` where all values are 0 from some heap on.
    fn of(law: Period, values: &impl Values) -> Option<WithoutZeros> {
        // Where values climb, places that had a 0 have none after one period.
        let early = if law.saltus > 0 { law.period } else { 0 };
        let from = law.preperiod.checked_add(early)?.max(values.first());
        let end = from.checked_add(law.period).filter(|end| *end <= MAX_JOINT_HEAP)?;
        let count = |from: u64, to: u64| {
            (from..to).try_fold(0, |count, n| Some(count + u64::from(values.at(n)? > 0)))
        };
        let (before, in_period) = (count(values.first(), from)?, count(from, end)?);
        let period = Period { preperiod: before, period: in_period, saltus: law.saltus };
        (in_period > 0).then_some(WithoutZeros { period, from, heaps: law.period })
    }

    /// A heap that comes after this many such values and one more.
    fn reach(&self, place: u64) -> Option<u64> {
        let periods = place.saturating_sub(self.period.preperiod) / self.period.period + 1;
        periods.checked_mul(self.heaps)?.checked_add(self.from)
    }
}

/// Compares the values other than 0 through the periods of both laws, if they are facts; `None` where that
/// takes too long.
fn periods_without_zeros(
    here: &Series<'_>,
    there: &Series<'_>,
    budget: &mut Budget<'_>,
) -> Result<Option<Judged>, Stopped> {
    let laws = here.law().zip(here.period()).zip(there.law().zip(there.period()));
    let Some(((ours, our_period), (theirs, their_period))) = laws else { return Ok(None) };
    let both = WithoutZeros::of(our_period, here).zip(WithoutZeros::of(their_period, there));
    let joint = both.and_then(|(one, other)| {
        let joint = Joint::of(one.period, other.period, BY_CHANCE_BELOW).filter(|joint| joint.alike)?;
        let reach = one.reach(joint.to)?.max(other.reach(joint.to)?);
        Some((joint, reach)).filter(|_| reach <= MAX_JOINT_HEAP)
    });
    let Some((joint, reach)) = joint else { return Ok(None) };
    let (walk, last) = walk_non_zeros(here, there, reach, joint.to + 1, budget)?;
    let all = walk.end > joint.to;
    let known_by = ours.known_by().min(theirs.known_by());
    let equality = |_| match all {
        true => Equality::SameValues { known_by, here: our_period, there: their_period, to: last },
        false => Equality::Seen { to: last },
    };
    Ok(match Judged::of(&walk, Relation::WithoutZeros, here, equality) {
        Judged::Holds(held) => Some(Judged::Holds(Held { from: here.first(), ..held })),
        _ => Some(Judged::Nothing),
    })
}

/// Compares the values other than 0: through the periods of both laws where they are facts, otherwise as far
/// as they are known.
fn all_without_zeros(
    here: &Series<'_>,
    there: &Series<'_>,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    match periods_without_zeros(here, there, budget)? {
        Some(judged) => Ok(judged),
        None => without_zeros(here, there, to, budget),
    }
}

/// Compares the values other than 0, as far as they are known.
pub(super) fn without_zeros(
    here: &impl Values,
    there: &impl Values,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    let (walk, last) = walk_non_zeros(here, there, to, u64::MAX, budget)?;
    Ok(match Judged::of(&walk, Relation::WithoutZeros, here, |_| Equality::Seen { to: last }) {
        Judged::Holds(held) => Judged::Holds(Held { from: here.first(), ..held }),
        // The places of the zeros do not count, so a heap where they differ says little.
        _ => Judged::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(rule: &str) -> Series<'_> {
        let rule = std::sync::Arc::new(grundy_rules::Ruleset::parse(rule).unwrap());
        let mut series = Series::of_rule(rule).unwrap();
        series.learn(3000, 1 << 24, &mut Budget::default()).unwrap();
        assert!(series.law().is_some(), "{}", series.text());
        series
    }

    fn equality(relation: Relation, here: &str, there: &str) -> Option<Equality> {
        let (here, there) = (series(here), series(there));
        match judge(relation, &here, &there, 0, 2000, &mut Budget::default()).unwrap() {
            Judged::Holds(held) => Some(held.equality),
            _ => None,
        }
    }

    #[test]
    fn deleted_zeros_are_proved_by_periods() {
        let even = "n -> n-k for k in 2..6 if 2 divides n and 2 divides k";
        let found = equality(Relation::WithoutZeros, even, "take 1..3");
        assert!(matches!(found, Some(Equality::SameValues { to, .. }) if to >= 40), "{found:?}");
        assert_eq!(equality(Relation::WithoutZeros, even, "take 1..4"), None);
        // 1, 2, 3, … twice, once with zeros: 4.[3] climbs by 4 in 4 heaps and nim by 1 in 1, and they differ.
        assert_eq!(equality(Relation::WithoutZeros, "4.[3]", "nim"), None);
        let found = equality(Relation::WithoutZeros, "nim", "take {k in 1..n}");
        assert!(matches!(found, Some(Equality::SameValues { .. })), "{found:?}");
    }

    #[test]
    fn laws_that_are_the_same_or_read_by_machines_are_compared_for_all_heaps() {
        let decided = |relation, here, there| {
            let found = equality(relation, here, there);
            assert!(matches!(found, Some(Equality::Decided { .. })), "{here}, {there}: {found:?}");
        };
        decided(Relation::Shift { by: 0 }, "take 1..ceil(n/2)", "take 1..floor((n+1)/2)");
        decided(Relation::Shift { by: 0 }, "take 1..floor(n/2)", "take 1..n/2");
        assert_eq!(equality(Relation::Shift { by: 0 }, "take 1..floor(n/2)", "take 1..ceil(n/2)"), None);
        decided(
            Relation::Shift { by: 0 },
            "take {k in 1..n if k divides n}",
            "take {k in 1..n if n mod k = 0}",
        );
        // MARK, and MARK with each heap twice.
        let (mark, twice) = ("n -> n-1 | floor(n/2) if n > 0", "n -> n-2 | 2*floor(n/4) if n > 1");
        decided(Relation::RepeatedHere { times: 2, by: 0 }, twice, mark);
        decided(Relation::RepeatedThere { times: 2, by: 0 }, mark, twice);
        assert_eq!(equality(Relation::RepeatedHere { times: 2, by: 1 }, twice, mark), None);
    }

    #[test]
    fn joint_periods_are_as_long_as_both_need() {
        let joint = |here: (u64, u64, u64), there: (u64, u64, u64)| {
            let period = |(preperiod, period, saltus)| Period { preperiod, period, saltus };
            Joint::of(period(here), period(there), 0).map(|joint| (joint.to, joint.alike))
        };
        assert_eq!(joint((3, 4, 0), (7, 6, 0)), Some((7 + 12 - 1, true)));
        assert_eq!(joint((0, 2, 1), (0, 4, 2)), Some((3, true)));
        assert_eq!(joint((0, 2, 1), (0, 4, 1)), Some((7, false)));
        assert_eq!(joint((0, 1 << 40, 0), (0, 3, 0)), None);
        assert_eq!(joint((0, u64::MAX, 0), (0, u64::MAX - 1, 0)), None);
    }
}
