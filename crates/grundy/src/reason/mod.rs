//! The reasons behind the worth of a part: its law, or its theorem, with the numbers of the part.
//!
//! Explanations and hints read this room. Each reason is a theorem or a proved law: nothing that is only seen
//! is a reason.

mod aim;
mod heap;
mod misere;
mod modes;
mod pairs;
#[cfg(test)]
mod tests;

pub use grundy_rules::reason::{Claim, Numbers, Reason};

use crate::law::modes::ModeLaws;
use crate::law::theorem::take_range;
use crate::law::{Condition, Form, Found, Law};
use crate::sequence::Sequence;
use grundy_rules::{Budget, Convention, Failure, Heap, Kind, KnownBy, Ruleset};
use pairs::Pairs;
use std::sync::Arc;

/// A reason with its evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownReason {
    /// The reason.
    pub reason: Reason,
    /// Whether a theorem gives it, or a proof for this rule.
    pub known_by: KnownBy,
    /// The theorem, with author and year.
    pub reference: String,
}

/// The reasons of parts of any rulesets; what is found out about a rule is kept.
#[derive(Default)]
pub(crate) struct Reasons {
    of: Vec<(Arc<Ruleset>, Source)>,
}

/// What the reasons of a ruleset rest on.
enum Source {
    /// A law or theorem of one heap.
    Heap(Box<HeapLaw>),
    /// A theorem on pairs of numbers.
    Pairs(Pairs),
    /// The laws of a heap with a mode.
    Modes(ModeLaws),
    /// The theorems of a game written in Rust.
    Game,
    Nothing,
}

/// A law that is a fact, with the values that it needs.
struct HeapLaw {
    found: Found,
    values: Vec<u32>,
    form: Option<Form>,
}

/// The last heap of a search for a law, and the most work for it.
const LAW_SOUGHT_TO: u64 = 2000;
const LAW_TICKS: u64 = 1 << 22;

/// The most remainders, one after the other, that are told by the first and the last.
const MAX_RANGE: u64 = 1 << 12;

impl Reasons {
    /// Why a part has its nim-value or its outcome, if a law or theorem tells that. Under misère play the
    /// part stands alone.
    ///
    /// # Errors
    /// The rule's own failure, or the caller's budget is spent.
    pub fn of(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<Option<KnownReason>, Failure> {
        let source = self.source(ruleset, budget)?;
        Ok(match (source, convention) {
            (Source::Heap(law), Convention::Normal) => law.reason(ruleset, part[0]),
            (Source::Heap(law), Convention::Misere) => law.misere_reason(ruleset, part[0]),
            (Source::Pairs(pairs), Convention::Normal) => match part {
                [x, y] => pairs.reason([*x, *y]),
                _ => None,
            },
            (Source::Modes(laws), Convention::Normal) => match part {
                [x, y] => modes::reason(laws, [*x, *y], budget)?,
                _ => None,
            },
            (Source::Game, Convention::Normal) => ruleset.as_game().and_then(|rules| {
                let reason = rules.game.reason(part[0])?;
                let reference = rules.game.reference().unwrap_or_default().to_string();
                Some(KnownReason { reason, known_by: KnownBy::Theorem, reference })
            }),
            _ => None,
        })
    }

    fn source(&mut self, ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<&mut Source, Failure> {
        let known =
            self.of.iter().position(|(known, _)| Arc::ptr_eq(known, ruleset) || known.is_same(ruleset));
        let place = match known {
            Some(place) => place,
            None => {
                let source = source(ruleset, budget)?;
                self.of.push((ruleset.clone(), source));
                self.of.len() - 1
            }
        };
        Ok(&mut self.of[place].1)
    }
}

fn source(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Source, Failure> {
    Ok(match ruleset.kind() {
        // A row of coins is no single heap: its places are told with the moves.
        Kind::Heap(Heap::Turning(_)) => Source::Nothing,
        Kind::Heap(_) => match HeapLaw::of(ruleset, budget)? {
            Some(law) => Source::Heap(law.into()),
            None => Source::Nothing,
        },
        Kind::Points(points) if !points.is_labelled() => match Pairs::of(ruleset, points, budget)? {
            Some(pairs) => Source::Pairs(pairs),
            None => ModeLaws::new(ruleset.clone()).map_or(Source::Nothing, Source::Modes),
        },
        Kind::Game(_) => Source::Game,
        _ => Source::Nothing,
    })
}

impl HeapLaw {
    fn of(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Option<HeapLaw>, Failure> {
        let Some(mut sequence) = Sequence::new(ruleset.clone()) else { return Ok(None) };
        let found = budget.within(LAW_TICKS, |budget| {
            let Some(found) = sequence.find_law(LAW_SOUGHT_TO, budget)? else { return Ok(None) };
            // A theorem needs no values, but its period may.
            let kept = match &found.law {
                Law::Period(period) => period.kept().unwrap_or(0),
                _ => 0,
            };
            sequence.extend(kept as u64, budget)?;
            Ok(Some(found))
        })?;
        let Some(found) = found.flatten().filter(Found::is_fact) else { return Ok(None) };
        let form = Form::of(&found, sequence.values());
        Ok(Some(HeapLaw { values: sequence.values().to_vec(), form, found }))
    }

    fn known(&self, reason: Reason) -> KnownReason {
        KnownReason { reason, known_by: self.found.known_by(), reference: self.found.reference() }
    }
}

/// The P-positions of one heap in words, for a hint: `a multiple of 4`. `None` where no proved law names them
/// briefly. Of the heap `lost`, a P-position, only what holds for it is told.
pub(crate) fn lost_heaps(
    reasons: &mut Reasons,
    ruleset: &Arc<Ruleset>,
    convention: Convention,
    lost: Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    if let Some(range) = range(ruleset, convention) {
        return Ok(aim::words(&range));
    }
    let source = reasons.source(ruleset, budget)?;
    let Source::Heap(law) = source else { return Ok(None) };
    if !heap::leaves_one_heap(ruleset) {
        return Ok(None);
    }
    let condition = match convention {
        Convention::Normal => law.form.as_ref().and_then(|form| form.lost.clone()),
        Convention::Misere => law.misere_lost(ruleset),
    };
    let condition = match (condition, lost) {
        (Some(Condition::Any(all)), Some(heap)) => {
            all.into_iter().find(|one| one.holds(heap) && !matches!(one, Condition::OneOf(_)))
        }
        (condition, _) => condition,
    };
    Ok(condition.and_then(|condition| aim::words(&condition)))
}

/// The P-positions of `take L..R`, also where their remainders are too many to list.
fn range(ruleset: &Ruleset, convention: Convention) -> Option<Condition> {
    let Some(Heap::Take(set)) = ruleset.heap() else { return None };
    let range = take_range(set)?;
    let (least, modulus) = (range.least(), range.least().checked_add(range.most()?)?);
    let first = if convention == Convention::Misere { least } else { 0 };
    (least <= MAX_RANGE).then(|| Condition::Residues { modulus, residues: (first..first + least).collect() })
}
