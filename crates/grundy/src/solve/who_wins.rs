//! The winner under normal play, without the nim-value.

use super::{Answer, Solver};
use grundy_rules::{Budget, Convention, Failure, GameRules, KnownBy, NimValue, Outcome, Ruleset};
use std::cmp::Reverse;
use std::sync::Arc;

/// The evidence for the parts of a sum.
#[derive(Default)]
pub(super) struct Known {
    ways: Vec<KnownBy>,
    references: Vec<String>,
}

impl Known {
    pub fn by(&mut self, way: KnownBy, reference: Option<&str>) {
        if !self.ways.contains(&way) {
            self.ways.push(way);
        }
        if let Some(reference) = reference.filter(|new| self.references.iter().all(|old| old != new)) {
            self.references.push(reference.to_string());
        }
    }

    fn by_theorem(&mut self, rules: &GameRules) {
        self.by(KnownBy::Theorem, rules.game.reference());
    }

    /// The outcome under normal play, with the evidence so far.
    pub fn answer(mut self, outcome: Outcome) -> Answer {
        self.ways.sort_unstable();
        let known_by = self.ways.first().copied().unwrap_or(KnownBy::Definition);
        let answer = Answer::new(Convention::Normal, outcome, known_by);
        let ways = if self.ways.is_empty() { answer.ways } else { self.ways };
        Answer { ways, references: self.references, ..answer }
    }
}

/// The parts left after equal ones cancel, in their original order.
pub(crate) fn uncancelled<T: Ord>(parts: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut parts: Vec<(T, usize)> = parts.into_iter().zip(0..).collect();
    parts.sort_unstable();
    let mut left: Vec<(T, usize)> = Vec::with_capacity(parts.len());
    for part in parts {
        match left.last().is_some_and(|last| last.0 == part.0) {
            true => drop(left.pop()),
            false => left.push(part),
        }
    }
    left.sort_unstable_by_key(|part| part.1);
    left.into_iter().map(|part| part.0).collect()
}

/// Parts of one ruleset with unknown nim-values.
struct Open {
    ruleset: Arc<Ruleset>,
    parts: Vec<u64>,
    /// The total size of their words, if all have words: then they are searched as one sum.
    words: Option<u64>,
    /// Whether a theorem says that one of them is won.
    won: bool,
}

impl Solver {
    /// The outcome under normal play, without the nim-value: equal parts cancel, and a part that a theorem
    /// calls lost has value 0. The parts of one game that are searched on words and are largest come last:
    /// the search only decides whether they have the value of all others.
    pub(super) fn who_wins(&mut self, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        let mut known = Known::default();
        let (mut sum, mut open) = (NimValue(0), Vec::new());
        let all = self.uncancelled_parts();
        let mut live = all.iter().flat_map(|(ruleset, parts)| parts.iter().map(move |part| (ruleset, part)));
        if let (Some((ruleset, part)), None) = (live.next(), live.next()) {
            if let Some(wins) = self.worths.wins(ruleset, part, budget)? {
                known.by(KnownBy::Definition, None);
                return Ok(known.answer(if wins { Outcome::Next } else { Outcome::Previous }));
            }
        }
        for (ruleset, parts) in all {
            let mut here = Open { ruleset, parts: Vec::new(), words: Some(0), won: false };
            for part in parts {
                let rules = here.ruleset.as_game().filter(|rules| rules.game.known(part[0]).is_none());
                let size = rules.and_then(|rules| super::words_size(rules, part[0]));
                let outcome = rules.and_then(|rules| rules.game.known_outcome(part[0]));
                if let (Some(rules), Some(Outcome::Previous)) = (rules, outcome) {
                    known.by_theorem(rules);
                } else if size.is_some() || outcome.is_some() {
                    here.parts.extend(part);
                    here.words = here.words.zip(size).map(|(words, size)| words + size);
                    here.won |= outcome.is_some();
                } else {
                    let worth = self.worths.worth(&here.ruleset, &part, budget)?;
                    known.by(worth.known_by, worth.reference.as_deref());
                    sum ^= worth.value;
                }
            }
            open.extend((!here.parts.is_empty()).then_some(here));
        }
        if let ([Open { ruleset, parts, won: true, .. }], NimValue(0)) = (&open[..], sum) {
            if let (Some(rules), 1) = (ruleset.as_game(), parts.len()) {
                known.by_theorem(rules);
                return Ok(known.answer(Outcome::Next));
            }
        }
        // Parts without words are valued first, the largest of the others last.
        open.sort_by_key(|open| Reverse(open.words));
        while let Some(Open { ruleset, parts, words, .. }) = open.pop() {
            if open.is_empty() && words.is_some() {
                known.by(KnownBy::Definition, None);
                let lost = self.worths.is_worth(&ruleset, &parts, sum, budget)?;
                return Ok(known.answer(if lost { Outcome::Previous } else { Outcome::Next }));
            }
            for part in parts {
                let worth = self.worths.worth(&ruleset, &[part], budget)?;
                known.by(worth.known_by, worth.reference.as_deref());
                sum ^= worth.value;
            }
        }
        Ok(known.answer(sum.outcome()))
    }

    /// The parts of the position left after equal ones cancel, ruleset by ruleset.
    fn uncancelled_parts(&self) -> Vec<(Arc<Ruleset>, Vec<Vec<u64>>)> {
        let mut all: Vec<(Arc<Ruleset>, Vec<Vec<u64>>)> = Vec::new();
        for component in &self.position().components {
            let same = all.iter_mut().find(|(ruleset, _)| ruleset.is_same(&component.ruleset));
            match same {
                Some((_, parts)) => parts.extend(component.forms()),
                None => all.push((component.ruleset.clone(), component.forms())),
            }
        }
        for (_, parts) in &mut all {
            *parts = uncancelled(std::mem::take(parts));
        }
        all
    }
}
