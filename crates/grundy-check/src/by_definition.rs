//! Entries: each follows from those before it and from the options of its position.

use crate::claims::{Claims, Sum};
use crate::format::Says;
use crate::whole::Whole;
use crate::{Claim, Fault};
use grundy_rules::{Budget, ControlFlow, Halt, NimValue, Outcome, Ruleset, Why};
use std::collections::HashSet;

/// About how many bytes an entry takes, with what the rules remember of its position; and how many for each
/// byte of its text.
const ENTRY_BYTES: [u64; 2] = [200, 4];

/// About how many bytes a value of an option takes while an entry is checked.
const SEEN_BYTES: u64 = 32;

/// A position, and what is shown so far for each of its rules.
pub(crate) struct Entries {
    whole: Whole,
    claims: Vec<Claims>,
    /// The claims that the current entries are about.
    now: Option<usize>,
    count: u64,
}

impl Entries {
    /// The entries for a position, none so far.
    pub fn of(whole: Whole, budget: &mut Budget<'_>) -> Entries {
        let claims = whole.rules.iter().map(|rules| Claims::new(rules.clone(), budget)).collect();
        Entries { whole, claims, now: None, count: 0 }
    }

    /// How many entries were checked.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The following entries are about the rules of this component.
    pub fn turn_to(&mut self, component: usize) -> Result<(), Fault> {
        self.now = Some(self.whole.rules_of(component)?);
        Ok(())
    }

    /// Reads the part of an entry, after the place of its rules.
    pub fn read(&self, at: &str, budget: &mut Budget<'_>) -> Result<(usize, Vec<u64>), Fault> {
        let Some(now) = self.now else {
            return Err(Fault::Wrong("no `component` stands before this entry".into()));
        };
        budget.reserve(ENTRY_BYTES[0] + ENTRY_BYTES[1] * at.len() as u64)?;
        Ok((now, self.whole.part(now, at)?))
    }

    /// The whole position.
    pub fn whole(&self) -> &Whole {
        &self.whole
    }

    /// The rules at a place.
    pub fn ruleset(&self, rules: usize) -> &Ruleset {
        &self.claims[rules].ruleset
    }

    /// The nim-value of a sum of parts by the rules at a place, if it is shown. The parts stand one after the other.
    pub fn value(&self, rules: usize, parts: &[u64]) -> Option<u64> {
        self.claims[rules].sum(parts).value()
    }

    /// Checks an entry and remembers it.
    pub fn check(&mut self, at: &str, says: Says, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let (now, part) = self.read(at, budget)?;
        let claims = &mut self.claims[now];
        match says {
            Says::Is(value) => is(claims, at, &part, value, budget)?,
            Says::Not(value) => is_not(claims, at, &part, value, budget)?,
        }
        claims.add(&part, says);
        self.count += 1;
        Ok(())
    }

    /// Checks that the claim about the whole position follows.
    pub fn show(&self, claim: Claim) -> Result<(), Fault> {
        let parts = self.whole.parts_by_rules();
        let sums = self.claims.iter().zip(&parts).map(|(claims, parts)| claims.sum(parts));
        let whole = sums.fold(Sum::default(), Sum::and);
        let (shown, what) = match claim {
            Claim::NimValue(NimValue(value)) => {
                (whole.value() == Some(value), format!("has the nim-value {value}"))
            }
            Claim::Outcome(Outcome::Previous) => (whole.value() == Some(0), "is P".into()),
            Claim::Outcome(_) => (whole.is_not(0), "is N".into()),
        };
        if shown {
            Ok(())
        } else {
            Err(Fault::Wrong(format!("the entries do not show that the position {what}")))
        }
    }
}

/// Checks that the mex of the options is this value.
fn is(claims: &Claims, at: &str, part: &[u64], value: u64, budget: &mut Budget<'_>) -> Result<(), Fault> {
    let mut seen: HashSet<u64> = HashSet::new();
    let (mut place, mut wrong) = (0, None);
    let room = budget.bytes_left() / SEEN_BYTES;
    claims.ruleset.look(part, budget, &mut |option| {
        let sum = claims.sum(option);
        match sum.value() {
            Some(_) if seen.len() as u64 > room => return ControlFlow::Break(Halt::Enough),
            Some(smaller) if smaller < value => drop(seen.insert(smaller)),
            _ if sum.is_not(value) => {}
            found => {
                wrong = Some((place, found));
                return ControlFlow::Break(Halt::Enough);
            }
        }
        place += 1;
        ControlFlow::Continue(())
    })?;
    if seen.len() as u64 > room {
        return Err(budget.stop(Why::Memory).into());
    }
    if let Some((place, found)) = wrong {
        let option = option(&claims.ruleset, part, place, budget)?;
        let why = if found.is_some() { "is" } else { "is not shown to be anything else" };
        let why = if found.is_some() { format!("{why} {value}") } else { why.into() };
        return Err(Fault::Wrong(format!("{at} cannot be {value}, as its option {option} {why}")));
    }
    match (0..value).find(|smaller| !seen.contains(smaller)) {
        Some(missing) => {
            Err(Fault::Wrong(format!("{at} cannot be {value}, as no option is shown to be {missing}")))
        }
        None => Ok(()),
    }
}

/// Checks that some option has this value.
fn is_not(claims: &Claims, at: &str, part: &[u64], value: u64, budget: &mut Budget<'_>) -> Result<(), Fault> {
    let mut found = false;
    claims.ruleset.look(part, budget, &mut |option| {
        found = claims.sum(option).value() == Some(value);
        if found { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    })?;
    if found {
        Ok(())
    } else {
        Err(Fault::Wrong(format!("{at} may be {value}: no option is shown to be {value}")))
    }
}

/// The option at a place among all options, for a message.
fn option(ruleset: &Ruleset, part: &[u64], place: usize, budget: &mut Budget<'_>) -> Result<String, Fault> {
    let (mut at, mut text) = (0, String::new());
    ruleset.moves(part, None, budget, &mut |visited, option| {
        if at < place {
            at += 1;
            return ControlFlow::Continue(());
        }
        text = match visited {
            Some(visited) => visited.made().to_string(),
            None => {
                let parts: Vec<String> =
                    option.chunks(ruleset.arity()).map(|part| ruleset.show_part(part)).collect();
                if parts.is_empty() { "without anything left".into() } else { parts.join(" + ") }
            }
        };
        ControlFlow::Break(Halt::Enough)
    })?;
    Ok(format!("`{text}`"))
}
