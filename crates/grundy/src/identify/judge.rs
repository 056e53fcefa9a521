//! Are two nim-sequences equal for all heaps, as far as known, or not?

use super::relation::gcd;
use super::walk::{NonZero, Values, Walk, walk};
use super::{Differs, Equality, FEW, Relation, Series};
use crate::law::Period;
use grundy_rules::{Budget, Stopped};

/// A joint period is compared up to this heap at most.
const FARTHEST: u64 = 1 << 22;
/// So many equal values are demanded where so many are known.
const ENOUGH: u64 = 12;

/// What was found of one relation.
pub(super) enum Judged {
    /// Equal from this heap on.
    Equal { from: u64, equality: Equality },
    /// Equal from this heap on, and then different.
    Differ { from: u64, differs: Differs },
    /// Too little to say anything.
    Nothing,
}

impl Judged {
    /// What a walk says, where `equality` knows what the last equal heap means.
    pub(super) fn of(
        walk: &Walk,
        relation: Relation,
        here: &impl Values,
        equality: impl FnOnce(u64) -> Equality,
    ) -> Judged {
        match walk.differs {
            Some(differs) => Judged::Differ { from: walk.from, differs },
            None if says_something(walk, relation, here) => {
                Judged::Equal { from: walk.from, equality: equality(walk.end - 1) }
            }
            None => Judged::Nothing,
        }
    }
}

/// Few values, or one value all the time, fit nearly everything.
fn says_something(walk: &Walk, relation: Relation, here: &impl Values) -> bool {
    let known =
        (0..ENOUGH * 2).take_while(|&i| here.at(here.first().saturating_add(i)).is_some()).count() as u64;
    let plain = relation == Relation::Shift { by: 0 } && walk.from == walk.start;
    let (equal, different) = match relation {
        Relation::Shift { .. } => (ENOUGH.min(known - known / 4), if plain { 1 } else { 2 }),
        Relation::WithoutZeros => (ENOUGH, 3),
        _ => (ENOUGH, 2),
    };
    walk.equal() >= equal.max(1) && walk.met.len() >= different
}

/// Compares two sequences by this relation, through their laws if both are periods that are facts.
///
/// # Errors
/// The end of the budget.
pub(super) fn judge(
    relation: Relation,
    here: &Series<'_>,
    there: &Series<'_>,
    skip: u64,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    if relation == Relation::WithoutZeros {
        return without_zeros(here, there, to, budget);
    }
    let laws = here.law().zip(here.period()).zip(there.law().zip(there.period()));
    let joint = laws.and_then(|((_, ours), (_, theirs))| {
        Joint::of(ours, relation.carry(theirs)?, here.first().saturating_add(skip + FEW))
    });
    let last = joint.as_ref().map_or(to, |joint| joint.to);
    let walk = walk(relation, here, there, skip, last, budget)?;
    let proved = joint.is_some_and(|joint| joint.alike && walk.from <= joint.begin && walk.end > joint.to);
    Ok(Judged::of(&walk, relation, here, |to| match laws {
        Some(((ours, here), (theirs, there))) if proved => {
            Equality::SameValues { known_by: ours.known_by.min(theirs.known_by), here, there, to }
        }
        _ => Equality::Seen { to },
    }))
}

/// Two periods that are compared: the heaps from `begin` to `to` decide about all from `begin` on.
struct Joint {
    begin: u64,
    to: u64,
    /// Do both climb alike?
    alike: bool,
}

impl Joint {
    /// If G(n + p) = G(n) + s and T(n + q) = T(n) + t for all n ≥ N, and both climb by the same amount in
    /// L = lcm(p, q) heaps, then G = T on N, …, N + L − 1 makes G = T on the next L heaps, and so on. If they do
    /// not climb alike, they differ in one of two such stretches.
    fn of(here: Period, there: Period, least: u64) -> Option<Joint> {
        let begin = here.preperiod.max(there.preperiod).max(least);
        let (p, q) = (here.period, there.period);
        let common = gcd(p, q);
        let lcm = (p / common).checked_mul(q)?;
        let climb = |saltus: u64, times: u64| saltus.checked_mul(times);
        let alike = climb(here.saltus, q / common)? == climb(there.saltus, p / common)?;
        let length = if alike { lcm } else { lcm.checked_mul(2)? };
        let to = begin.checked_add(length)? - 1;
        (to <= FARTHEST).then_some(Joint { begin, to, alike })
    }
}

/// Compares the values other than 0, as far as they are known.
fn without_zeros(
    here: &Series<'_>,
    there: &Series<'_>,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Judged, Stopped> {
    budget.spend(2 * to.min(here.known().max(there.known())))?;
    let (ours, theirs) = (NonZero::of(here, to), NonZero::of(there, to));
    let walk = walk(Relation::Shift { by: 0 }, &ours, &theirs, 0, to, budget)?;
    Ok(match Judged::of(&walk, Relation::WithoutZeros, here, |last| Equality::Seen { to: ours.heap(last) }) {
        Judged::Equal { equality, .. } => Judged::Equal { from: here.first(), equality },
        // The places of the zeros do not count, so a heap where they differ says little.
        _ => Judged::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
