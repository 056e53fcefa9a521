//! Who wins a position, by a table of all positions.

mod judge;
mod opened;

pub use judge::TableJudge;
#[cfg(feature = "tables")]
pub(crate) use opened::failure;

use crate::shape::{Convention, Outcome, convention};
use crate::style::{Bold, shortened};
use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::{Budget, Failure, Position};
use grundy_states::name_of_node;
use grundy_words::say;
use judge::Looked;
use opened::Opened;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks who wins a position, and what each move is worth, by a table of all positions. Only the part of the file that
/// answers is read.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, label::Label, solve_table::SolveTable};
/// # let folder = tempfile::tempdir()?;
/// # let table = folder.path().join("nim.table").display().to_string();
/// let label = Label { position: "nim : 3, 4, 5".into(), to: table.clone(), ..Label::default() };
/// label.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let question = SolveTable { position: "nim : 3, 4".into(), table, ..SolveTable::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.nim_value, answer.remoteness), (Some(7), 7));
/// assert_eq!(answer.moves[0].text, "4 → 3 (take 1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveTable {
    /// The position, or the name of a node for the table of a file of moves; if empty, the position that the table is about.
    #[serde(default)]
    pub position: String,
    /// The file of the table, or the folder of a finished job of grundy-cluster.
    pub table: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
}

/// Who wins a position, by a table of all positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSolved {
    /// The position.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value under normal play; null for labelled games.
    pub nim_value: Option<u64>,
    /// The number of moves left under best play.
    pub remoteness: u32,
    /// The legal moves, the best ones first; empty for a node of a file of moves, since a table has no moves.
    pub moves: Vec<TableMove>,
    /// Whether these are all moves.
    pub moves_complete: bool,
}

/// A move, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableMove {
    /// The move in words: `5 → 3 (take 2)`.
    pub text: String,
    /// The position after the move.
    pub after: String,
    /// Who wins from there: P if the move wins.
    pub outcome: Outcome,
    /// The nim-value of the position after the move, under normal play; null for labelled games.
    pub nim_value: Option<u64>,
    /// The number of moves left after it, under best play.
    pub remoteness: u32,
}

/// The work of asking a table.
pub struct SolvingTable {
    asked: Asked,
    text: String,
}

/// What a table is asked about.
enum Asked {
    Position(Box<TableJudge>, Position),
    Node(Opened, Vec<u64>, grundy::Convention),
}

impl Ask for SolveTable {
    const NAME: &'static str = "solve-table";
    type Work = SolvingTable;

    fn begin(self, world: &World<'_>) -> Result<SolvingTable, Refused> {
        let table = Opened::open(&self.table, world)?;
        let job = &table.head().job;
        let mut text = self.position;
        if text.is_empty() {
            if job.listed {
                return Err(Refused::unsuited(say!("refused-table-file-moves-name-one", table = self.table)));
            }
            text.clone_from(&job.name);
        }
        let asked = if job.listed {
            let node = name_of_node(&text, job.width)
                .ok_or_else(|| Refused::new(Kind::Unknown, say!("refused-table-no-node", text = &text)))?;
            Asked::Node(table, node, convention(self.misere))
        } else {
            let position = world.position(&text)?;
            Asked::Position(Box::new(TableJudge::of(table, self.misere, world)?), position)
        };
        Ok(SolvingTable { asked, text })
    }
}

impl Work for SolvingTable {
    type Answer = TableSolved;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<TableSolved, Failure> {
        let (Looked { entry, moves, complete }, convention) = match &mut self.asked {
            Asked::Node(table, node, convention) => {
                let entry = table.entry(node, &self.text, budget)?;
                (Looked { entry, moves: Vec::new(), complete: true }, *convention)
            }
            Asked::Position(table, position) => (table.look(position, budget)?, table.convention()),
        };
        let moves = moves.into_iter().map(|(one, left)| TableMove {
            text: one.text,
            after: one.after.to_string(),
            outcome: left.outcome(convention).into(),
            nim_value: left.nim_value().map(|value| value.0),
            remoteness: left.remoteness(convention),
        });
        Ok(TableSolved {
            position: self.text.clone(),
            convention: convention.into(),
            outcome: entry.outcome(convention).into(),
            nim_value: entry.nim_value().map(|value| value.0),
            remoteness: entry.remoteness(convention),
            moves: moves.collect(),
            moves_complete: complete,
        })
    }
}

/// The moves that are written for people.
const MAX_SHOWN: usize = 20;

impl Answer for TableSolved {}

/// Who wins, and the best moves.
impl fmt::Display for TableSolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&shortened(&self.position)).fmt(f)?;
        writeln!(f, "   ({})", say!("solve-table-play", play = self.convention.words()))?;
        let who = match self.outcome {
            Outcome::N => say!("outcome-n"),
            Outcome::P => say!("outcome-p"),
            _ => say!("outcome-table-t"),
        };
        let who = match (self.nim_value, self.convention) {
            (Some(value), Convention::Normal) => say!("outcome-and-nim-value", outcome = who, value = value),
            _ => who,
        };
        let left = |moves: u32| say!("counted-moves", count = moves);
        writeln!(f, "{}", say!("solve-table-left", outcome = who, left = left(self.remoteness)))?;
        let Some(best) = self.moves.first() else { return Ok(()) };
        let heading = match best.outcome {
            Outcome::P => say!("solve-winning-moves"),
            Outcome::T if self.outcome == Outcome::T => say!("solve-table-tie-moves"),
            _ if self.outcome != Outcome::P => {
                return writeln!(f, "{}", say!("solve-table-better"));
            }
            _ => say!("solve-every-move-loses"),
        };
        writeln!(f, "{heading}")?;
        let same = self.moves.iter().filter(|one| one.outcome == best.outcome);
        for one in same.clone().take(MAX_SHOWN) {
            let left = say!("solve-table-move-left", left = left(one.remoteness));
            writeln!(f, "  {}   {left}", one.text)?;
        }
        match same.count().checked_sub(MAX_SHOWN) {
            None | Some(0) => Ok(()),
            Some(more) => writeln!(f, "  {}", say!("list-of-more", count = more)),
        }
    }
}
