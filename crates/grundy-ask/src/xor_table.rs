//! Tables of nim-sums and of nim-products.

use crate::ask::Known;
use crate::shape::Grid;
use crate::style::Bold;
use crate::{Answer, Ask, Kind, Refused, World};
use grundy::nim::{product_table, sum_table};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the nim-sums, or the nim-products, of all pairs of numbers from 0 to `to`.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, xor_table::XorTable};
/// let question = XorTable { to: 3, product: true };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.rows[2], [0, 2, 3, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct XorTable {
    /// The last row and column, at most 1023.
    pub to: u64,
    /// Whether to list nim-products instead of nim-sums.
    #[serde(default)]
    pub product: bool,
}

impl XorTable {
    /// The last row and column of the largest table. That table has about a million cells.
    pub const MAX_TO: u32 = 1023;
}

/// A table of nim-sums or nim-products.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct XorTableAnswer {
    /// The operation.
    pub operation: Operation,
    /// The last row and column.
    pub to: u32,
    /// The results: row a, column b holds the result for a and b.
    pub rows: Vec<Vec<u64>>,
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Operation {
    /// The nim-sum.
    Sum,
    /// The nim-product.
    Product,
}

impl Operation {
    fn sign(self) -> char {
        match self {
            Operation::Sum => '⊕',
            Operation::Product => '⊗',
        }
    }

    fn latex(self) -> &'static str {
        match self {
            Operation::Sum => "\\oplus",
            Operation::Product => "\\otimes",
        }
    }
}

impl Ask for XorTable {
    const NAME: &'static str = "xor-table";
    type Work = Known<XorTableAnswer>;

    fn begin(self, _: &World<'_>) -> Result<Known<XorTableAnswer>, Refused> {
        let max = XorTable::MAX_TO;
        let Some(to) = u32::try_from(self.to).ok().filter(|to| *to <= max) else {
            let message = say!("refused-table-too-large", to = self.to, max = max);
            return Err(Refused::new(Kind::TooLarge, message));
        };
        let (operation, rows) = match self.product {
            false => (Operation::Sum, sum_table(to)),
            true => (Operation::Product, product_table(to)),
        };
        Ok(Known(XorTableAnswer { operation, to, rows }))
    }
}

impl Answer for XorTableAnswer {}

/// A title and the table.
impl fmt::Display for XorTableAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.operation {
            Operation::Sum => say!("xor-table-sums"),
            Operation::Product => say!("xor-table-products"),
        };
        Bold(&name).fmt(f)?;
        write!(f, "\n{}", Grid { from: 0, rows: &self.rows })
    }
}

impl XorTableAnswer {
    /// The table as a LaTeX `tabular`. It needs no package.
    pub fn latex(&self) -> impl fmt::Display + '_ {
        Latex(self)
    }

    /// The table as an HTML `table` with a caption and header cells.
    pub fn html(&self) -> impl fmt::Display + '_ {
        Html(self)
    }
}

struct Latex<'a>(&'a XorTableAnswer);

impl fmt::Display for Latex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latex(XorTableAnswer { operation, rows, .. }) = self;
        writeln!(f, "\\begin{{tabular}}{{r|*{{{}}}{{r}}}}", rows.len())?;
        write!(f, "${}$", operation.latex())?;
        for column in 0..rows.len() {
            write!(f, " & {column}")?;
        }
        writeln!(f, " \\\\\n\\hline")?;
        for (row, values) in rows.iter().enumerate() {
            write!(f, "{row}")?;
            for value in values {
                write!(f, " & {value}")?;
            }
            writeln!(f, " \\\\")?;
        }
        writeln!(f, "\\end{{tabular}}")
    }
}

struct Html<'a>(&'a XorTableAnswer);

impl fmt::Display for Html<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Html(XorTableAnswer { operation, to, rows }) = self;
        let sign = operation.sign();
        writeln!(f, "<table>")?;
        let caption = match operation {
            Operation::Sum => say!("xor-table-sums-to", to = to),
            Operation::Product => say!("xor-table-products-to", to = to),
        };
        writeln!(f, "<caption>{caption}</caption>")?;
        write!(f, "<thead>\n<tr><th scope=\"col\">{sign}</th>")?;
        for column in 0..rows.len() {
            write!(f, "<th scope=\"col\">{column}</th>")?;
        }
        writeln!(f, "</tr>\n</thead>\n<tbody>")?;
        for (row, values) in rows.iter().enumerate() {
            write!(f, "<tr><th scope=\"row\">{row}</th>")?;
            for value in values {
                write!(f, "<td>{value}</td>")?;
            }
            writeln!(f, "</tr>")?;
        }
        writeln!(f, "</tbody>\n</table>")
    }
}
