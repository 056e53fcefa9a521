//! Outcomes and tables over many positions of one rule.

use super::worth::Worths;
use crate::induction::{Arena, LabelledValues, Search, explore, rows};
use grundy_rules::{Budget, Convention, Failure, Kind, NimValue, Outcome, Ruleset};
use std::sync::Arc;

/// The outcomes of single parts of one ruleset, under one convention; all parts share the known values.
pub struct Outcomes {
    ruleset: Arc<Ruleset>,
    convention: Convention,
    worths: Worths,
    labelled: LabelledValues,
    arena: Arena,
    search: Search,
}

impl Outcomes {
    /// Starts without known outcomes.
    pub fn new(ruleset: Arc<Ruleset>, convention: Convention) -> Outcomes {
        Outcomes {
            ruleset,
            convention,
            worths: Worths::default(),
            labelled: LabelledValues::default(),
            arena: Arena::new(),
            search: Search::new(convention),
        }
    }

    /// The outcome of a part alone.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn outcome(&mut self, part: &[u64], budget: &mut Budget<'_>) -> Result<Outcome, Failure> {
        ends(&mut self.arena, &self.ruleset, part, budget)?;
        if self.ruleset.is_labelled() {
            return Ok(self.labelled.outcome(&self.ruleset, part, budget)?.0);
        }
        if self.convention == Convention::Normal {
            return Ok(self.worths.worth(&self.ruleset, part, budget)?.value.outcome());
        }
        let ruleset = self.arena.ruleset(&self.ruleset);
        let id = self.arena.part(ruleset, part, budget)?;
        self.search.outcome(&mut self.arena, &[id], budget)
    }
}

impl Outcomes {
    /// The nim-value of a part alone, under normal play, whatever the convention of the outcomes.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn nim_value(&mut self, part: &[u64], budget: &mut Budget<'_>) -> Result<NimValue, Failure> {
        ends(&mut self.arena, &self.ruleset, part, budget)?;
        Ok(self.worths.worth(&self.ruleset, part, budget)?.value)
    }
}

/// Explores from a part where no proof says that play ends.
pub(super) fn ends(
    arena: &mut Arena,
    ruleset: &Arc<Ruleset>,
    part: &[u64],
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let explored = match ruleset.kind() {
        Kind::Heap(_) | Kind::Game(_) => false,
        Kind::Points(points) => !points.ends.is_proved(),
        Kind::Graph(_) => true,
    };
    if explored {
        let index = arena.ruleset(ruleset);
        let root = arena.part(index, part, budget)?;
        explore::ends(arena, &[root], budget)?;
    }
    Ok(())
}

/// The nim-values of a rule with two coordinates: row a, column b, for a in `from..=to[0]` and b in
/// `from..=to[1]`.
///
/// ```
/// use grundy::{Budget, Ruleset, solve::table};
/// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let rows = table(&wythoff, 0, [3, 3], &mut Budget::default()).unwrap();
/// assert_eq!(rows, [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5], [3, 4, 5, 6]]);
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Panics
/// If the rule does not have two coordinates.
///
/// # Cost
/// Where no move raises a coordinate, all positions below are valued in row order; otherwise backward
/// induction values each position.
pub fn table(
    ruleset: &Arc<Ruleset>,
    from: u64,
    to: [u64; 2],
    budget: &mut Budget<'_>,
) -> Result<Vec<Vec<u64>>, Failure> {
    assert_eq!(ruleset.arity(), 2, "a table has two coordinates");
    if let Some(rows) = rows(ruleset, from, to, budget)? {
        return Ok(rows);
    }
    let (mut worths, mut arena) = (Worths::default(), Arena::new());
    let mut rows = Vec::new();
    for a in from..=to[0] {
        let mut row = Vec::new();
        for b in from..=to[1] {
            ends(&mut arena, ruleset, &[a, b], budget)?;
            row.push(worths.worth(ruleset, &[a, b], budget)?.value.0);
        }
        rows.push(row);
    }
    Ok(rows)
}
