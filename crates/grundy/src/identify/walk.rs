//! Two nim-sequences side by side, heap by heap.

use super::Relation;
use grundy_rules::{Budget, Stopped};

/// A sequence of values, as far as they are known.
pub(super) trait Values {
    /// The first heap with a value.
    fn first(&self) -> u64;
    /// The value of a heap, if it is known.
    fn at(&self, n: u64) -> Option<u64>;
}

/// The first values of heaps 0, 1, 2, …
impl Values for &[u32] {
    fn first(&self) -> u64 {
        0
    }

    fn at(&self, n: u64) -> Option<u64> {
        Some((*self.get(usize::try_from(n).ok()?)?).into())
    }
}

/// The first heap where two rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The heap here.
    pub heap: u64,
    /// Its value.
    pub here: u64,
    /// Its value by the other rule.
    pub there: u64,
}

/// The result of a walk.
pub(super) struct Walk {
    /// The first heap compared.
    pub start: u64,
    /// All heaps from here on were equal.
    pub from: u64,
    /// The first heap not compared.
    pub end: u64,
    /// The different values since `from`, at most four.
    pub met: Vec<u64>,
    /// The first difference after the tolerated ones.
    pub differs: Option<Differs>,
}

impl Walk {
    /// The number of equal heaps, up to the end or the first difference.
    pub fn equal(&self) -> u64 {
        self.end - self.from
    }

    /// Keeps an equal value, if it is one of the first four.
    fn meet(&mut self, value: u64) {
        if self.met.len() < 4 && !self.met.contains(&value) {
            self.met.push(value);
        }
    }
}

/// Compares heap by heap up to `last`, as far as both are known, until they differ; tolerates differences
/// among the first `skip` heaps.
///
/// # Errors
/// The budget is spent.
pub(super) fn walk(
    relation: Relation,
    here: &impl Values,
    there: &impl Values,
    skip: u64,
    last: u64,
    budget: &mut Budget<'_>,
) -> Result<Walk, Stopped> {
    let start = start(relation, here.first(), there.first());
    let mut walk = Walk { start, from: start, end: start, met: Vec::new(), differs: None };
    while walk.end <= last {
        budget.spend(1)?;
        let n = walk.end;
        let Some(value) = here.at(n) else { break };
        let Some(other) = wanted(relation, n, value, there) else { break };
        if value != other {
            let differs = Differs { heap: n, here: value, there: other };
            if n - start >= skip {
                walk.differs = Some(differs);
                break;
            }
            walk.from = n + 1;
            walk.met.clear();
        } else {
            walk.meet(value);
        }
        walk.end = n + 1;
    }
    Ok(walk)
}

/// Compares the values other than 0 in their order, up to heap `to`, as far as both are known, or for `most` of
/// them, until they differ. The numbers in the walk count these values; with it comes the heap here of the last equal
/// value.
///
/// # Errors
/// The budget is spent.
pub(super) fn walk_non_zeros(
    here: &impl Values,
    there: &impl Values,
    to: u64,
    most: u64,
    budget: &mut Budget<'_>,
) -> Result<(Walk, u64), Stopped> {
    let mut walk = Walk { start: 0, from: 0, end: 0, met: Vec::new(), differs: None };
    let (mut next, mut last) = ([here.first(), there.first()], 0);
    while walk.end < most {
        let Some((heap, value)) = non_zero(here, next[0], to, budget)? else { break };
        let Some((other_heap, other)) = non_zero(there, next[1], to, budget)? else { break };
        if value != other {
            walk.differs = Some(Differs { heap: walk.end, here: value, there: other });
            break;
        }
        walk.meet(value);
        walk.end += 1;
        last = heap;
        next = [heap.saturating_add(1), other_heap.saturating_add(1)];
    }
    Ok((walk, last))
}

/// The first heap from `from` to `to` with a value other than 0, and its value; `None` where no known one has.
fn non_zero(
    values: &impl Values,
    from: u64,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<(u64, u64)>, Stopped> {
    for heap in from..=to {
        budget.spend(1)?;
        match values.at(heap) {
            None => break,
            Some(0) => {}
            Some(value) => return Ok(Some((heap, value))),
        }
    }
    Ok(None)
}

/// The first heap here with a place there.
fn start(relation: Relation, here: u64, there: u64) -> u64 {
    let known =
        |&n: &u64| relation.place(n).is_some_and(|place| place.same.is_empty() || place.same.start >= there);
    (here..here.saturating_add(1 << 10)).find(known).unwrap_or(u64::MAX)
}

/// The value that heap `n` would need, given its value: the same where it fits. `None` where that is unknown.
fn wanted(relation: Relation, n: u64, value: u64, there: &impl Values) -> Option<u64> {
    let place = relation.place(n)?;
    if place.same.is_empty() {
        return Some(0);
    }
    for heap in place.same {
        let other = there.at(heap)?;
        if other != value {
            return Some(other);
        }
    }
    for heap in place.zeros {
        let other = there.at(heap)?;
        if other != 0 {
            // The heaps between are no zeros, so no value fits here.
            return Some(if value == 0 { other } else { 0 });
        }
    }
    Some(value)
}
