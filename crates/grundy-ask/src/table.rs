//! Tables of the nim-values of rules with two coordinates.

use crate::last::{Last, in_order, positions};
use crate::shape::Grid;
use crate::subject::Listed;
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::{Budget, Convention, Failure, Ruleset, solve};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for the nim-values of a rule with two coordinates, from `from` on, up to `to` in each.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, table::Table};
/// let question = Table { rule: "wythoff".into(), from: 0, to: Some(3.into()) };
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
    /// The last row and column: one number for both, or a list of two. Without it 50; where a coordinate is a
    /// mode, which takes finitely many values, its last one.
    #[serde(default)]
    pub to: Option<Last>,
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
    to: [u64; 2],
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
        let from = self.from;
        if !Table::suits(&ruleset) {
            let message = say!("refused-no-table-tables-show-two", text = ruleset.text());
            return Err(Refused::unsuited(message).remedy(Remedy::AskPosition));
        }
        let last = Last::of(self.to.as_ref(), &ruleset)?;
        in_order(from, &last)?;
        if positions(from, &last) > Table::MAX_CELLS {
            let message = say!("refused-table-more-than-cells", most = Table::MAX_CELLS);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess));
        }
        Ok(Tabulating { ruleset, from, to: [last[0], last[1]] })
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
        self.of.title(f, &say!("listing-nim-values"))?;
        Grid { from: self.of.from, rows: &self.rows }.fmt(f)
    }
}
