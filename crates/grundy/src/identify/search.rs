//! The search through the catalogue: first values of all rules, then many values of those that fit.

use super::judge::{Judged, judge};
use super::walk::{NonZero, Values, walk};
use super::{
    Candidate, Differs, Equality, FEW, Identified, Match, Near, Question, Relation, Series, catalogue,
};
use crate::sequence::Sequence;
use grundy_rules::{Budget, Failure, Ruleset};
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::sync::Arc;

/// Of every rule so many values are looked at.
const FIRST: u64 = 96;
/// For the first values of a rule so many ticks are spent at most.
const LOOK: u64 = 1 << 18;
/// For many values of the rule that was asked about so many, and for those of all others together twice as many:
/// the first one may spend half of them, the next one half of what is left, and so on.
const DEEP: u64 = 1 << 25;
/// The first heaps of a rule may differ, as many as this, or an eighth of those that are known.
const SKIP: u64 = 4;
/// A rule that differs is worth telling from so many equal values on.
const NEAR: u64 = 24;
/// So many of them are told.
const MOST_NEAR: usize = 3;

/// Which rules of the [`catalogue`] have these values, by which [`Relation`], and how is it known?
///
/// What is found before the budget ends is kept, and the answer says that it was
/// [stopped](Identified::stopped).
///
/// ```
/// use grundy::identify::{Equality, Question, Series, identify};
/// use grundy::{Budget, KnownBy, Ruleset};
/// use std::sync::Arc;
/// let mut series = Series::of_rule(Arc::new(Ruleset::parse("0.27")?)).unwrap();
/// let found = identify(&mut series, &Question::default(), &mut Budget::default())?;
/// let same = found.matches.iter().find(|found| found.candidate.text == "0.26").unwrap();
/// assert!(matches!(same.equality, Equality::SameValues { known_by: KnownBy::Proved, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The failure of the rule that was asked about.
///
/// # Cost
/// The first hundred values of a thousand rules, then 20,000 values, or those up to the proof of a law, of each
/// rule that fits; no more ticks than a second or two takes.
pub fn identify(
    series: &mut Series<'_>,
    question: &Question,
    budget: &mut Budget<'_>,
) -> Result<Identified, Failure> {
    let rules = catalogue();
    let mut found = Identified { rules: rules.len(), ..Identified::default() };
    let searched = search(series, rules, question, &mut found, budget);
    found.end(searched, series, question)?;
    Ok(found)
}

/// Compares with one other sequence, heap for heap and, where that fails, by the other [`Relation`]s. The first
/// heap where they differ, if there is one, stands first in [`near`](Identified::near).
///
/// ```
/// use grundy::identify::{Question, Series, compare};
/// use grundy::{Budget, Ruleset};
/// use std::sync::Arc;
/// let series = |rule: &str| Ok::<_, grundy::ParseError>(Series::of_rule(Arc::new(Ruleset::parse(rule)?)).unwrap());
/// let (mut here, mut there) = (series(".161")?, series(".36")?);
/// let found = compare(&mut here, &mut there, &Question::default(), &mut Budget::default())?;
/// assert!(found.matches.is_empty());
/// assert_eq!(found.near[0].differs.heap, 519);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The failure of a rule.
pub fn compare(
    here: &mut Series<'_>,
    there: &mut Series<'_>,
    question: &Question,
    budget: &mut Budget<'_>,
) -> Result<Identified, Failure> {
    let mut found = Identified { rules: 1, ..Identified::default() };
    let compared = one(here, there, question, &mut found, budget);
    found.end(compared, here, question)?;
    Ok(found)
}

/// A rule whose first values fit.
struct Survivor {
    ruleset: Arc<Ruleset>,
    candidate: Candidate,
    /// The relations that fit, the simplest first.
    fits: Vec<Fit>,
}

/// A relation, from which heap on it holds, and up to which it was seen in the first values.
#[derive(Clone, Copy)]
struct Fit {
    relation: Relation,
    from: u64,
    to: u64,
}

fn search(
    series: &mut Series<'_>,
    rules: Vec<(Arc<Ruleset>, Candidate)>,
    question: &Question,
    found: &mut Identified,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    series.learn(FIRST.min(question.to), DEEP, budget)?;
    let relations = Relation::all();
    let mut survivors = Vec::new();
    for (ruleset, candidate) in rules {
        if series.ruleset().is_some_and(|own| own.is_same(&ruleset)) {
            // That a rule is itself need not be said; its name may.
            if candidate.name.is_some() {
                found.matches.push(same_rules(candidate));
            }
            continue;
        }
        let values = first_values(&ruleset, budget)?;
        let (fits, near) = look(series, &&values[..], &relations, budget)?;
        match near {
            _ if !fits.is_empty() => survivors.push(Survivor { ruleset, candidate, fits }),
            Some((relation, from, differs)) => found.near.push(Near { candidate, relation, from, differs }),
            None => {}
        }
    }
    survivors.sort_by_key(|one| distance(&one.candidate, one.fits[0].relation));
    let mut survivors = VecDeque::from(survivors);
    let deep = deepen(series, &mut survivors, question, found, budget);
    // What is left was seen in the first values.
    found.matches.extend(survivors.into_iter().map(Survivor::seen));
    deep
}

impl Survivor {
    fn seen(self) -> Match {
        let Fit { relation, from, to } = self.fits[0];
        Match { candidate: self.candidate, relation, from, equality: Equality::Seen { to } }
    }
}

/// The first values of a rule, fewer where they take long or the rule fails.
fn first_values(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Vec<u32>, Failure> {
    let mut own = Budget::work(LOOK).bytes(budget.bytes_left());
    let values = Sequence::new(ruleset.clone()).map(|mut sequence| {
        // What was found before it was stopped is enough.
        let _ = sequence.extend(FIRST, &mut own);
        sequence.values().to_vec()
    });
    budget.spend(own.spent().work)?;
    Ok(values.unwrap_or_default())
}

/// The relations by which the first values fit; and the shift by which they agree longest before they differ,
/// if that is long.
#[expect(clippy::type_complexity, reason = "two answers of one walk")]
fn look(
    here: &Series<'_>,
    there: &impl Values,
    relations: &[Relation],
    budget: &mut Budget<'_>,
) -> Result<(Vec<Fit>, Option<(Relation, u64, Differs)>), Failure> {
    let (mut fits, mut near) = (Vec::new(), None);
    for &relation in relations {
        let walk = walk(relation, here, there, skip(here), u64::MAX - 1, budget)?;
        if walk.equal() >= NEAR && walk.met.len() > 2 && matches!(relation, Relation::Shift { .. }) {
            longest(&mut near, relation, walk.from, walk.differs);
        }
        if let Judged::Equal { from, equality: Equality::Seen { to } } =
            Judged::of(&walk, relation, here, |to| Equality::Seen { to })
        {
            fits.push(Fit { relation, from, to });
        }
    }
    if fits.is_empty() {
        let (ours, theirs) = (NonZero::of(here, FIRST), NonZero::of(there, FIRST));
        let walk = walk(Relation::Shift { by: 0 }, &ours, &theirs, 0, FIRST, budget)?;
        let judged =
            Judged::of(&walk, Relation::WithoutZeros, here, |to| Equality::Seen { to: ours.heap(to) });
        if let Judged::Equal { equality: Equality::Seen { to }, .. } = judged {
            fits.push(Fit { relation: Relation::WithoutZeros, from: here.first(), to });
        }
    }
    // A simple relation from the start on is better than one that leaves heaps out.
    fits.sort_by_key(|fit| fit.relation.distance() + LEFT_OUT * (fit.from - here.first()));
    Ok((fits, near))
}

/// How many of the first heaps may differ.
fn skip(here: &Series<'_>) -> u64 {
    if here.law().is_some() { SKIP } else { SKIP.min(here.known() / 8) }
}

/// Keeps the comparison that goes on longest.
fn longest(
    near: &mut Option<(Relation, u64, Differs)>,
    relation: Relation,
    from: u64,
    differs: Option<Differs>,
) {
    let Some(differs) = differs else { return };
    let length = |from: u64, differs: Differs| differs.heap.saturating_sub(from);
    if near.is_none_or(|(_, other, before)| length(other, before) < length(from, differs)) {
        *near = Some((relation, from, differs));
    }
}

/// Compares many values of the rules whose first values fit, one after the other; those that it has done with
/// are taken out.
fn deepen(
    series: &mut Series<'_>,
    survivors: &mut VecDeque<Survivor>,
    question: &Question,
    found: &mut Identified,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    if survivors.is_empty() {
        return Ok(());
    }
    series.learn(question.to, DEEP, budget)?;
    // No more is needed than can be compared.
    let known = series.first().saturating_add(series.known());
    let last = if series.law().is_some() { question.to } else { question.to.min(known) };
    let end = budget.spent().work.saturating_add(2 * DEEP);
    while let Some(survivor) = survivors.front() {
        let ticks = end.saturating_sub(budget.spent().work) / 2;
        let held = budget.spent().bytes;
        let Some(mut other) = Series::of_rule(survivor.ruleset.clone()) else { break };
        let relations: Vec<Relation> = survivor.fits.iter().map(|fit| fit.relation).collect();
        other.learn(
            relations.iter().map(|relation| relation.reach(last)).max().unwrap_or(last),
            ticks,
            budget,
        )?;
        let (best, near) = best(&relations, series, &other, question.to, budget)?;
        drop(other);
        budget.release(budget.spent().bytes.saturating_sub(held));
        let Some(survivor) = survivors.pop_front() else { break };
        let candidate = survivor.candidate.clone();
        match (best, near) {
            (Some((relation, from, equality)), _) => {
                found.matches.push(Match { candidate, relation, from, equality });
            }
            (None, Some((relation, from, differs))) => {
                found.near.push(Near { candidate, relation, from, differs });
            }
            (None, None) => found.matches.push(survivor.seen()),
        }
    }
    Ok(())
}

/// The first of these relations that holds; and the comparison that went on longest, if none does.
#[expect(clippy::type_complexity, reason = "two answers of one walk")]
fn best(
    relations: &[Relation],
    here: &Series<'_>,
    there: &Series<'_>,
    to: u64,
    budget: &mut Budget<'_>,
) -> Result<(Option<(Relation, u64, Equality)>, Option<(Relation, u64, Differs)>), Failure> {
    let mut near = None;
    for &relation in relations {
        match judge(relation, here, there, skip(here), to, budget)? {
            Judged::Equal { from, equality } => return Ok((Some((relation, from, equality)), None)),
            Judged::Differ { from, differs } => longest(&mut near, relation, from, Some(differs)),
            Judged::Nothing => {}
        }
    }
    Ok((None, near))
}

fn one(
    here: &mut Series<'_>,
    there: &mut Series<'_>,
    question: &Question,
    found: &mut Identified,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    here.learn(FIRST.min(question.to), DEEP, budget)?;
    let candidate = match there.ruleset() {
        Some(ruleset) => Candidate::of_rule(ruleset),
        None => Candidate::of_text(there.text()),
    };
    if here.ruleset().zip(there.ruleset()).is_some_and(|(ours, theirs)| ours.is_same(theirs)) {
        found.matches.push(same_rules(candidate));
        return Ok(());
    }
    here.learn(question.to, 4 * DEEP, budget)?;
    there.learn(question.to, 4 * DEEP, budget)?;
    let plain = Relation::Shift { by: 0 };
    if let Judged::Differ { from, differs } = judge(plain, here, there, 0, question.to, budget)? {
        found.near.push(Near { candidate: candidate.clone(), relation: plain, from, differs });
    }
    let mut relations = Relation::all();
    relations.push(Relation::WithoutZeros);
    let (best, _) = best(&relations, here, there, question.to, budget)?;
    if let Some((relation, from, equality)) = best {
        found.matches.push(Match { candidate, relation, from, equality });
    }
    Ok(())
}

fn same_rules(candidate: Candidate) -> Match {
    Match { candidate, relation: Relation::Shift { by: 0 }, from: 0, equality: Equality::SameRules }
}

/// How far a rule is from "the same, heap for heap, and it has a name".
fn distance(candidate: &Candidate, relation: Relation) -> u64 {
    relation.distance() + if candidate.name.is_none() { UNNAMED } else { 0 }
}

const UNNAMED: u64 = 10;
/// A name says more than a proof about a rule without one.
const UNPROVED: u64 = 5;
/// A heap that is left out at the start counts as so much.
const LEFT_OUT: u64 = 3;

impl Identified {
    /// The last touches: what was said by then, and in which order.
    fn end(
        &mut self,
        searched: Result<(), Failure>,
        series: &Series<'_>,
        question: &Question,
    ) -> Result<(), Failure> {
        match searched {
            Err(Failure::Stopped(stopped)) => self.stopped = Some(stopped),
            searched => searched?,
        }
        self.values = series.law().is_none().then_some(series.known());
        self.few = self.values.is_some_and(|known| known < FEW);
        let to = question.to.max(FEW);
        self.zeros =
            (0..=to).map_while(|i| series.at(series.first().checked_add(i)?)).all(|value| value == 0);
        self.matches.sort_by_key(|found| {
            let unproved = match found.equality {
                Equality::SameRules | Equality::SameValues { .. } => 0,
                Equality::Seen { .. } => UNPROVED,
            };
            let left_out = LEFT_OUT * found.from.saturating_sub(series.first());
            let distance = distance(&found.candidate, found.relation) + left_out + unproved;
            (found.equality != Equality::SameRules, distance)
        });
        self.near.sort_by_key(|near| Reverse(near.differs.heap.saturating_sub(near.from)));
        self.near.truncate(MOST_NEAR);
        Ok(())
    }
}
