//! The nim-values of pairs of numbers.

use crate::shape::Grid;
use crate::subject::Listed;
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::{Budget, Convention, Failure, Ruleset, solve};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// What are the positions of a rule with two coordinates worth, from `from` to `to` in each?
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, table::Table};
/// let question = Table { rule: "wythoff".into(), from: 0, to: 3 };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.rows[1], [1, 2, 0, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The rule.
    pub rule: String,
    /// The first row and column.
    #[serde(default)]
    pub from: u64,
    /// The last row and column.
    #[serde(default = "to")]
    pub to: u64,
}

fn to() -> u64 {
    crate::values::Values::DEFAULT_TO
}

impl Table {
    /// The most cells of a table.
    pub const MAX_CELLS: u64 = 100_000_000;
}

/// A table of nim-values.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TableAnswer {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// One row for each first coordinate.
    pub rows: Vec<Vec<u64>>,
}

/// A table that is being computed.
pub struct Tabulating {
    ruleset: Arc<Ruleset>,
    from: u64,
    to: u64,
}

impl Ask for Table {
    const NAME: &'static str = "table";
    type Work = Tabulating;

    fn begin(self, world: &World<'_>) -> Result<Tabulating, Refused> {
        self.of_ruleset(world.ruleset(&self.rule)?)
    }
}

impl Table {
    /// Has the rule a table: two coordinates, and nim-values?
    pub fn suits(ruleset: &Ruleset) -> bool {
        ruleset.as_game().is_none() && !ruleset.is_labelled() && ruleset.arity() == 2
    }

    /// The work on a rule that was read already.
    ///
    /// # Errors
    /// The rule has no table, or the table has no row, or too many cells.
    pub fn of_ruleset(&self, ruleset: Arc<Ruleset>) -> Result<Tabulating, Refused> {
        let &Table { from, to, .. } = self;
        if !Table::suits(&ruleset) {
            let message = format!("`{}` has no table: tables show two coordinates", ruleset.text());
            return Err(Refused::unsuited(message).remedy(Remedy::AskPosition));
        }
        if from > to {
            return Err(Refused::unsuited(format!("the first row, {from}, is larger than the last, {to}")));
        }
        let side = (to - from).saturating_add(1);
        if side.saturating_mul(side) > Table::MAX_CELLS {
            let message = format!("a table of more than {} cells", Table::MAX_CELLS);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess));
        }
        Ok(Tabulating { ruleset, from, to })
    }
}

impl Work for Tabulating {
    type Answer = TableAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<TableAnswer, Failure> {
        let rows = solve::table(&self.ruleset, self.from, self.to, budget)?;
        Ok(TableAnswer { of: Listed::new(&self.ruleset, Convention::Normal, self.from), rows })
    }
}

impl Answer for TableAnswer {}

/// The table under its name.
impl fmt::Display for TableAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, "nim-values (normal play)")?;
        Grid { from: self.of.from, rows: &self.rows }.fmt(f)
    }
}
