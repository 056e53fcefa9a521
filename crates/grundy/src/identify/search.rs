//! The search through the catalogue: first values of all rules, then many values of those that fit.

use super::first::{FIRST_VALUES, Survivor, first_values, look};
use super::judge::{Held, Judged, best, judge};
use super::order::distance;
use super::{Candidate, Identified, Question, Relation, Series, catalogue};
use grundy_rules::{Budget, Failure, Ruleset};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most ticks for many values of the rule in question, and the same again for all others together: the
/// first other rule may use half of them, the next half of the rest, and so on.
const DEEPEN_TICKS: u64 = 1 << 25;
/// The most ticks for each of two rules compared alone.
const COMPARE_TICKS: u64 = 4 * DEEPEN_TICKS;

/// The rules of the [`catalogue`] with these values, with the [`Relation`] and the evidence for each.
///
/// Results found before the budget is spent are kept, and the answer says that it was
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
/// The failure of the rule in question.
///
/// # Cost
/// The first hundred values of a thousand rules, then 20,000 values, or those up to the proof of a law, of
/// each rule that fits; at most a second or two in ticks.
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

/// Compares with one other sequence, heap for heap and, where that fails, by the other [`Relation`]s. The
/// first difference, if there is one, comes first in [`near`](Identified::near).
///
/// ```
/// use grundy::identify::{Question, Series, compare};
/// use grundy::{Budget, Ruleset};
/// use std::sync::Arc;
/// let series = |rule: &str| {
///     Ok::<_, grundy::ParseError>(Series::of_rule(Arc::new(Ruleset::parse(rule)?)).unwrap())
/// };
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

fn search(
    series: &mut Series<'_>,
    rules: Vec<(Arc<Ruleset>, Candidate)>,
    question: &Question,
    found: &mut Identified,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    series.learn(FIRST_VALUES.min(question.to), DEEPEN_TICKS, budget)?;
    let relations = Relation::all();
    let mut survivors = Vec::new();
    for (ruleset, candidate) in rules {
        if series.ruleset().is_some_and(|own| own.is_same(&ruleset)) {
            // A rule always equals itself; only its name is news.
            if candidate.name.is_some() {
                found.matches.push(Held::same_rules().by(candidate));
            }
            continue;
        }
        let values = first_values(&ruleset, budget)?;
        let seen = look(series, &&values[..], &relations, budget)?;
        if !seen.fits.is_empty() {
            survivors.push(Survivor { ruleset, candidate, fits: seen.fits });
        } else if let Some(missed) = seen.missed {
            found.near.push(missed.by(candidate));
        }
    }
    survivors.sort_by_key(|one| distance(&one.candidate, one.fits[0].relation, one.fits[0].from, series));
    let mut survivors = VecDeque::from(survivors);
    let deep = deepen(series, &mut survivors, question, found, budget);
    // The rest matched in the first values.
    found.matches.extend(survivors.into_iter().map(Survivor::seen));
    deep
}

/// Compares many values of the rules whose first values fit, one after the other, and removes those that are
/// done.
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
    series.learn(question.to, DEEPEN_TICKS, budget)?;
    // No more values are needed than can be compared.
    let known = series.first().saturating_add(series.known());
    let last = if series.law().is_some() { question.to } else { question.to.min(known) };
    let end = budget.spent().work.saturating_add(DEEPEN_TICKS);
    while let Some(survivor) = survivors.front() {
        let ticks = end.saturating_sub(budget.spent().work) / 2;
        let held = budget.spent().bytes;
        let relations = survivor.fits.iter().map(|fit| fit.relation);
        let to = relations.clone().map(|relation| relation.reach(last)).max().unwrap_or(last);
        let judged = match Series::of_rule(survivor.ruleset.clone()) {
            None => Judged::Nothing,
            Some(mut other) => {
                match other.learn(to, ticks, budget) {
                    Err(Failure::Stopped(stopped)) => return Err(stopped.into()),
                    // A failing rule of the catalogue has the values found before.
                    Err(_) | Ok(()) => best(relations, series, &other, question.to, budget)?,
                }
            }
        };
        budget.release(budget.spent().bytes.saturating_sub(held));
        let Some(survivor) = survivors.pop_front() else { break };
        match judged {
            Judged::Holds(held) => found.matches.push(held.by(survivor.candidate)),
            Judged::Differs(missed) => found.near.push(missed.by(survivor.candidate)),
            Judged::Nothing => found.matches.push(survivor.seen()),
        }
    }
    Ok(())
}

fn one(
    here: &mut Series<'_>,
    there: &mut Series<'_>,
    question: &Question,
    found: &mut Identified,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    here.learn(FIRST_VALUES.min(question.to), DEEPEN_TICKS, budget)?;
    let candidate = match there.ruleset() {
        Some(ruleset) => Candidate::of_rule(ruleset),
        None => Candidate::of_text(there.text()),
    };
    if here.ruleset().zip(there.ruleset()).is_some_and(|(ours, theirs)| ours.is_same(theirs)) {
        found.matches.push(Held::same_rules().by(candidate));
        return Ok(());
    }
    here.learn(question.to, COMPARE_TICKS, budget)?;
    there.learn(question.to, COMPARE_TICKS, budget)?;
    let plain = Relation::Shift { by: 0 };
    if let Judged::Differs(missed) = judge(plain, here, there, 0, question.to, budget)? {
        found.near.push(missed.by(candidate.clone()));
    }
    let relations = Relation::all().into_iter().chain([Relation::WithoutZeros]);
    if let Judged::Holds(held) = best(relations, here, there, question.to, budget)? {
        found.matches.push(held.by(candidate));
    }
    Ok(())
}
