//! Tartan games: products of two coin-turning games.

use crate::shape::{Convention, Grid, KnownBy, Outcome};
use crate::style::{Bold, shortened};
use crate::{Answer, Ask, Kind, Refused, Remedy, Work, World};
use grundy::nim::heads;
use grundy::sequence::TARTAN;
use grundy::{Budget, Failure, NimValue, sequence};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the nim-values of heads in the product of two coin-turning games.
///
/// A move of the product chooses a move of the first game for the rows and a move of the second game for the
/// columns. It turns every coin where a chosen row meets a chosen column.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, tartan::{Tartan, TartanAnswer}};
/// let twins = "turn \"2\"".to_string();
/// let question = Tartan { at: Some("(8,8), (2,5)".into()), ..Tartan::of(twins.clone(), twins) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let TartanAnswer::Board(board) = answer else { panic!("a board was asked for") };
/// assert_eq!(board.nim_value, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tartan {
    /// The game of the rows.
    pub first: String,
    /// The game of the columns.
    pub second: String,
    /// The heads of a board, such as `(8,8), (2,5)`. With it, the answer is the value of that board instead
    /// of a table.
    #[serde(default)]
    pub at: Option<String>,
    /// The first row and column of a table.
    #[serde(default = "from")]
    pub from: u64,
    /// The last row and column of a table.
    #[serde(default = "to")]
    pub to: u64,
}

fn from() -> u64 {
    Tartan::DEFAULT_FROM
}

fn to() -> u64 {
    Tartan::DEFAULT_TO
}

impl Tartan {
    /// The default of [`from`](Tartan::from).
    pub const DEFAULT_FROM: u64 = 1;
    /// The default of [`to`](Tartan::to).
    pub const DEFAULT_TO: u64 = 15;
    /// The largest number of cells in a table.
    pub const MAX_CELLS: u64 = 1_000_000;

    /// Asks for a table of a product, with the default rows and columns.
    pub fn of(first: String, second: String) -> Tartan {
        Tartan { first, second, at: None, from: Tartan::DEFAULT_FROM, to: Tartan::DEFAULT_TO }
    }
}

/// The nim-values of a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum TartanAnswer {
    /// A table of single heads.
    Table(TartanTable),
    /// The value of a board.
    Board(TartanBoard),
}

/// The product of two games, and how its values are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Product {
    /// The two games, as typed.
    pub rules: [String; 2],
    /// The two games in their shortest form.
    pub canonical: [String; 2],
    /// Always normal play.
    pub convention: Convention,
    /// How the values are known.
    pub known_by: KnownBy,
    /// The theorem that gives the values.
    pub reference: String,
}

/// The nim-values of single heads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TartanTable {
    /// The product.
    #[serde(flatten)]
    pub product: Product,
    /// The first row and column.
    pub from: u64,
    /// The nim-value of a head in each row and column.
    pub rows: Vec<Vec<u64>>,
}

/// The nim-value of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TartanBoard {
    /// The product.
    #[serde(flatten)]
    pub product: Product,
    /// The heads, each as row and column, counted from 1.
    pub heads: Vec<(u64, u64)>,
    /// The nim-value of each head by itself.
    pub values: Vec<u64>,
    /// The nim-value of the board.
    pub nim_value: u64,
    /// Who wins under best play.
    pub outcome: Outcome,
}

/// The work of computing the values of a product.
pub struct Multiplying {
    product: Product,
    tartan: sequence::Tartan,
    wanted: Wanted,
}

enum Wanted {
    Board(Vec<(u64, u64)>),
    Table(u64, u64),
}

impl Ask for Tartan {
    const NAME: &'static str = "tartan";
    type Work = Multiplying;

    fn begin(self, world: &World<'_>) -> Result<Multiplying, Refused> {
        let rules = [world.ruleset(&self.first)?, world.ruleset(&self.second)?];
        let [first, second] = rules.clone();
        let tartan = sequence::Tartan::new(first, second)
            .ok_or_else(|| Refused::unsuited(say!("refused-only-coin-turning-games-product")))?;
        let wanted = match &self.at {
            Some(at) => Wanted::Board(heads(at)?),
            None => self.table()?,
        };
        let product = Product {
            rules: rules.each_ref().map(|rule| rule.text().into()),
            canonical: rules.each_ref().map(|rule| rule.canonical().into()),
            convention: Convention::Normal,
            known_by: tartan.known_by().into(),
            reference: TARTAN.into(),
        };
        Ok(Multiplying { product, tartan, wanted })
    }
}

impl Tartan {
    fn table(&self) -> Result<Wanted, Refused> {
        let &Tartan { from, to, .. } = self;
        if from > to {
            return Err(Refused::unsuited(say!("refused-first-row-larger-than-last", from = from, to = to)));
        }
        let side = (to - from).saturating_add(1);
        if side.saturating_mul(side) > Tartan::MAX_CELLS {
            let message = say!("refused-table-more-than-cells", most = Tartan::MAX_CELLS);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskBoard));
        }
        Ok(Wanted::Table(from, to))
    }
}

impl Work for Multiplying {
    type Answer = TartanAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<TartanAnswer, Failure> {
        let Multiplying { product, tartan, wanted } = self;
        match wanted {
            Wanted::Table(from, to) => {
                let rows = tartan.table(*from, *to, budget)?;
                Ok(TartanAnswer::Table(TartanTable { product: product.clone(), from: *from, rows }))
            }
            Wanted::Board(heads) => {
                let sum: NimValue = tartan.board(heads, budget)?;
                let values = heads.iter().map(|&(x, y)| tartan.value(x, y, budget).map(|value| value.0));
                let values = values.collect::<Result<_, _>>()?;
                Ok(TartanAnswer::Board(TartanBoard {
                    product: product.clone(),
                    heads: heads.clone(),
                    values,
                    nim_value: sum.0,
                    outcome: sum.outcome().into(),
                }))
            }
        }
    }
}

impl Answer for TartanAnswer {}

impl fmt::Display for TartanAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TartanAnswer::Table(table) => table.fmt(f),
            TartanAnswer::Board(board) => board.fmt(f),
        }
    }
}

impl Product {
    fn title(&self) -> String {
        self.rules.join(" × ")
    }
}

/// A title and the table.
impl fmt::Display for TartanTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&self.product.title()).fmt(f)?;
        let way = self.product.known_by.words();
        writeln!(f, "   {}", say!("tartan-table", way = way))?;
        writeln!(f, "  {}", self.product.reference)?;
        Grid { from: self.from, rows: &self.rows }.fmt(f)
    }
}

/// Who wins, and the value of each head.
impl fmt::Display for TartanBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed: Vec<String> = self.heads.iter().map(|(x, y)| format!("({x},{y})")).collect();
        let title = format!("{} : {}", self.product.title(), listed.join(", "));
        Bold(&shortened(&title)).fmt(f)?;
        writeln!(f, "   ({})", Convention::Normal.words())?;
        let who = match self.outcome {
            Outcome::P => say!("outcome-p"),
            Outcome::N | Outcome::T | Outcome::D => say!("outcome-n"),
        };
        let told = say!("outcome-and-nim-value", outcome = who, value = self.nim_value);
        writeln!(f, "{told}   ({})", say!("tartan-by", way = self.product.known_by.words()))?;
        writeln!(f, "  {}", self.product.reference)?;
        let mut heads = listed.iter().zip(&self.values);
        heads.try_for_each(|(head, value)| {
            writeln!(f, "  {}", say!("tartan-head", head = head, value = value))
        })
    }
}
