//! The entries that prove that a part has a nim-value, or does not have it.

use super::Section;
use super::claims::{Claims, Entry, Says, cancel};
use crate::solve::{Worths, uncancelled, words_size};
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Kind, NimValue, Ruleset};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// The entries for parts of one ruleset, and the state of their search.
pub(super) struct Proof {
    component: usize,
    pub ruleset: Arc<Ruleset>,
    claims: Claims,
}

/// A part with a statement that is being proved.
struct Frame {
    part: Box<[u64]>,
    says: Says,
    goals: VecDeque<Goal>,
    /// The entries that the current goal still needs.
    needs: Vec<Entry>,
    /// The bytes of the frame.
    held: u64,
}

/// A statement to prove about an option: a sum of parts, stored one after the other.
enum Goal {
    /// All its parts have proved values.
    Is(Box<[u64]>),
    /// It does not have this value.
    Not(Box<[u64]>, u64),
}

type FxIndexSet<T> = IndexSet<T, FxBuildHasher>;

/// The options of a part.
struct Options {
    /// The values of options all of whose parts have proved values.
    shown: FxHashSet<u64>,
    /// The other options, each once, the smallest first.
    open: Open,
}

/// Options of which none has a statement to prove yet, in order. The ones taken out leave holes.
struct Open {
    options: Vec<Option<Box<[u64]>>>,
    /// There are only holes before this place.
    first: usize,
    len: usize,
}

impl Open {
    fn new(options: impl ExactSizeIterator<Item = Box<[u64]>>) -> Open {
        Open { len: options.len(), options: options.map(Some).collect(), first: 0 }
    }

    /// The options with their places.
    fn iter(&self) -> impl Iterator<Item = (usize, &[u64])> {
        let places = self.options.iter().enumerate().skip(self.first);
        places.filter_map(|(place, option)| Some((place, option.as_deref()?)))
    }

    /// Takes out the option at a place that [`iter`](Open::iter) gave.
    fn take(&mut self, place: usize) -> Option<Box<[u64]>> {
        let taken = self.options[place].take()?;
        self.len -= 1;
        while self.options.get(self.first).is_some_and(Option::is_none) {
            self.first += 1;
        }
        Some(taken)
    }

    /// Takes out all that are left.
    fn drain(&mut self) -> impl Iterator<Item = Box<[u64]>> {
        self.len = 0;
        self.options.drain(..).flatten()
    }
}

impl Proof {
    pub fn new(component: usize, ruleset: Arc<Ruleset>) -> Proof {
        Proof { component, ruleset, claims: Claims::default() }
    }

    pub fn section(self) -> Section {
        Section { component: self.component, ruleset: self.ruleset, entries: self.claims.entries }
    }

    /// The size of a part: small ones likely need few entries.
    pub fn size(&self, part: &[u64]) -> u64 {
        let Kind::Game(rules) = self.ruleset.kind() else {
            return part.iter().fold(0, |sum, &n| sum.saturating_add(n));
        };
        words_size(rules, part[0]).unwrap_or_else(|| rules.game.show(part[0]).len() as u64)
    }

    /// Proves a true statement about a part. The parts of the line stand in a list, because a play may be
    /// longer than the machine's stack.
    pub fn show(
        &mut self,
        part: &[u64],
        says: Says,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let mut line: Vec<Frame> = Vec::new();
        let mut next = Some((Box::from(part), says));
        loop {
            if let Some((part, says)) = next.take().filter(|(part, says)| !self.claims.has(part, *says)) {
                let frame = self.open(part, says, worths, budget)?;
                budget.reserve(frame.held)?;
                line.push(frame);
            }
            let Some(frame) = line.last_mut() else { return Ok(()) };
            next = frame.needs.pop();
            if next.is_some() {
                continue;
            }
            if let Some(goal) = frame.goals.pop_front() {
                frame.needs = self.needs(goal, worths, budget)?;
            } else if let Some(Frame { part, says, held, .. }) = line.pop() {
                self.claims.add(part, says, budget)?;
                budget.release(held);
                budget.progress(self.claims.entries.len() as u64);
            }
        }
    }

    /// The statements to prove about the options of a part.
    fn open(
        &self,
        part: Box<[u64]>,
        says: Says,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<Frame, Failure> {
        if let Says::Is(value) = says {
            self.within_reach(&part, value)?;
        }
        let mut options = self.options(&part, budget)?;
        let denied = match says {
            // Where little is missing, the value is as cheap as the denial, and more useful.
            Says::Not(value) if options.open.len > 1 + self.claims.denials(&part) => {
                self.is_not(&options, value, worths, budget)?
            }
            _ => None,
        };
        let (says, goals) = match denied {
            Some(goals) => (says, goals),
            None => {
                let value = match says {
                    Says::Is(value) => value,
                    Says::Not(_) => worths.worth(&self.ruleset, &part, budget)?.value.0,
                };
                (Says::Is(value), self.is(&part, &mut options, value, worths, budget)?)
            }
        };
        let bytes = |goal: &Goal| match goal {
            Goal::Is(parts) | Goal::Not(parts, _) => size_of::<Goal>() + 16 + size_of_val(&**parts),
        };
        let held = size_of::<Frame>() + goals.iter().map(bytes).sum::<usize>();
        Ok(Frame { part, says, goals, needs: Vec::new(), held: held as u64 })
    }

    /// Refuses values that need too many entries.
    fn within_reach(&self, part: &[u64], value: u64) -> Result<(), Failure> {
        if value <= super::MAX_NIM_VALUE {
            return Ok(());
        }
        Err(Failure::Refused(format!(
            "{} has the nim-value {value}, and a certificate would list a position of each smaller value; up to {} that is done",
            self.ruleset.show_part(part),
            super::MAX_NIM_VALUE
        )))
    }

    /// The part has this value: no option has it, and for each smaller value some option has that.
    fn is(
        &self,
        part: &[u64],
        options: &mut Options,
        value: u64,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<VecDeque<Goal>, Failure> {
        self.within_reach(part, value)?;
        let mut goals = VecDeque::new();
        for smaller in (0..value).filter(|smaller| !options.shown.contains(smaller)) {
            let found = self.find(&options.open, smaller, worths, budget)?;
            let Some(option) = found.and_then(|place| options.open.take(place)) else {
                let part = self.ruleset.show_part(part);
                return Err(Failure::Refused(format!("no option of {part} was found to be {smaller}")));
            };
            goals.push_back(Goal::Is(option));
        }
        goals.extend(options.open.drain().map(|option| Goal::Not(option, value)));
        Ok(goals)
    }

    /// The part does not have this value: some option has it; `None` if there is no such option.
    fn is_not(
        &self,
        options: &Options,
        value: u64,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<Option<VecDeque<Goal>>, Failure> {
        if options.shown.contains(&value) {
            return Ok(Some(VecDeque::new()));
        }
        let found = self.find(&options.open, value, worths, budget)?;
        let option = found.and_then(|place| options.open.options[place].clone());
        Ok(option.map(|option| [Goal::Is(option)].into()))
    }

    /// The place of the first option that has this value.
    fn find(
        &self,
        options: &Open,
        value: u64,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<Option<usize>, Failure> {
        for (place, option) in options.iter() {
            budget.spend(1)?;
            if worths.is_worth(&self.ruleset, option, NimValue(value), budget)? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// The options of a part, after equal parts cancel.
    fn options(&self, part: &[u64], budget: &mut Budget<'_>) -> Result<Options, Failure> {
        let arity = self.ruleset.arity();
        let cancel = cancel(&self.ruleset);
        let mut shown = FxHashSet::default();
        // In the order of the moves, so that the numbers of positions in tables do not matter.
        let mut open: FxIndexSet<Box<[u64]>> = FxIndexSet::default();
        let (room, mut held) = (budget.bytes_left(), 0u64);
        self.ruleset.options(part, budget, &mut |option| {
            let left =
                if cancel { uncancelled(option.chunks(arity)) } else { option.chunks(arity).collect() };
            if let Some(value) = self.claims.sum(left.iter().copied()) {
                shown.insert(value);
                return ControlFlow::Continue(());
            }
            held += 48 + 8 * option.len() as u64;
            open.insert(left.concat().into());
            if held > room { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })?;
        // The caller drops these options, or accounts for them.
        budget.reserve(held)?;
        budget.release(held);
        let mut open: Vec<Box<[u64]>> = open.into_iter().collect();
        open.sort_by_cached_key(|option| {
            option.chunks(arity).fold(0u64, |sum, part| sum.saturating_add(self.size(part).saturating_pow(2)))
        });
        Ok(Options { shown, open: Open::new(open.into_iter()) })
    }

    /// The entries that a goal needs, the first one last.
    fn needs(&self, goal: Goal, worths: &mut Worths, budget: &mut Budget<'_>) -> Result<Vec<Entry>, Failure> {
        let (option, not) = match &goal {
            Goal::Is(option) => (option, None),
            Goal::Not(option, value) => (option, Some(*value)),
        };
        let mut sum = 0;
        let mut open: Vec<&[u64]> = Vec::new();
        for part in option.chunks(self.ruleset.arity()) {
            match self.claims.value(part) {
                Some(value) => sum ^= value,
                None => open.push(part),
            }
        }
        // For the largest part a denial is enough.
        open.sort_by_cached_key(|part| self.size(part));
        let denied = not.and_then(|value| Some((open.pop()?, value)));
        let mut needs = Vec::with_capacity(option.len());
        for part in open {
            let value = worths.worth(&self.ruleset, part, budget)?.value.0;
            sum ^= value;
            needs.push((part.into(), Says::Is(value)));
        }
        if let Some((part, value)) = denied {
            needs.push((part.into(), Says::Not(value ^ sum)));
        }
        needs.reverse();
        Ok(needs)
    }
}
