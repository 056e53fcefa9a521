//! Tables of the nim-values of rules with two coordinates.

use crate::shape::Grid;
use crate::subject::Listed;
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::{Budget, Convention, Failure, Ruleset, solve};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for the nim-values of a rule with two coordinates, each from `from` to `to`.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, table::Table};
/// let question = Table { rule: "wythoff".into(), from: 0, to: 3 };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.rows[1], [1, 2, 0, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The largest number of cells in a table.
    pub const MAX_CELLS: u64 = 100_000_000;
}

/// A table of nim-values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableAnswer {
    /// The rule.
    #[serde(flatten)]
    pub of: Listed,
    /// The nim-values, one row for each first coordinate.
    pub rows: Vec<Vec<u64>>,
}

/// The work of computing a table.
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
    /// Whether the rule has a table: it has two coordinates and nim-values.
    pub fn suits(ruleset: &Ruleset) -> bool {
        ruleset.as_game().is_none() && !ruleset.is_labelled() && ruleset.arity() == 2
    }

    /// The work on a rule that the caller has read.
    ///
    /// # Errors
    /// The rule has no table, or the table would have no rows or too many cells.
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

/// A title and the table.
impl fmt::Display for TableAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, "nim-values (normal play)")?;
        Grid { from: self.of.from, rows: &self.rows }.fmt(f)
    }
}
