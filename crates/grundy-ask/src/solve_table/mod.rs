//! Who wins a position, by a table of all positions.

pub(crate) mod opened;

use crate::shape::{Convention, Outcome, convention};
use crate::style::{Bold, counted, shortened};
use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::play::{Move, moves};
use grundy::{Budget, Failure, Position};
use grundy_states::{Entry, JobError, Positions, name_of_node};
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
    table: Opened,
    asked: Asked,
    text: String,
    convention: grundy::Convention,
}

/// What a table is asked about.
enum Asked {
    Position(Box<Positions>, Position),
    Node(Vec<u64>),
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
                return Err(Refused::unsuited(format!(
                    "`{}` is the table of a file of moves: name one of its nodes",
                    self.table
                )));
            }
            text.clone_from(&job.name);
        }
        let asked = if job.listed {
            let node = name_of_node(&text, job.width)
                .ok_or_else(|| Refused::new(Kind::Unknown, format!("the table has no node `{text}`")))?;
            Asked::Node(node)
        } else {
            let start = world.position(&job.name)?;
            Asked::Position(Box::new(Positions::new(&start, job.width)), world.position(&text)?)
        };
        if self.misere && job.labelled {
            return Err(Refused::unsuited("the rules say who wins at the end, so there is no misère play"));
        }
        Ok(SolvingTable { table, asked, text, convention: convention(self.misere) })
    }
}

/// The failure behind an error of a job.
pub(crate) fn failure(error: JobError) -> Failure {
    match error {
        JobError::Failure(failure) => failure,
        other => Failure::Refused(other.to_string()),
    }
}

impl SolvingTable {
    /// What the table says of a state.
    fn entry(&mut self, state: &[u64], shown: &str, budget: &mut Budget<'_>) -> Result<Entry, Failure> {
        budget.spend(LOOKUP_TICKS)?;
        let name = &self.table.head().job.name;
        let missing =
            format!("`{shown}` cannot be reached from `{}`, which the table is about", shortened(name));
        let found = self.table.get(state).map_err(|error| Failure::Refused(format!("the table: {error}")))?;
        found.ok_or(Failure::Refused(missing))
    }
}

impl Work for SolvingTable {
    type Answer = TableSolved;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<TableSolved, Failure> {
        let (state, listed) = match &self.asked {
            Asked::Node(node) => (node.clone(), Vec::new()),
            Asked::Position(positions, position) => {
                let state = positions.state(position).map_err(failure)?;
                let mut listed: Vec<(Move, Vec<u64>)> = Vec::new();
                for one in moves(position, MAX_MOVES, budget)?.moves {
                    let after = positions.state(&one.after).map_err(failure)?;
                    listed.push((one, after));
                }
                (state, listed)
            }
        };
        let entry = self.entry(&state, &self.text.clone(), budget)?;
        let mut moves = Vec::with_capacity(listed.len());
        for (one, after) in listed {
            let left = self.entry(&after, &one.after.to_string(), budget)?;
            moves.push(TableMove {
                text: one.text,
                after: one.after.to_string(),
                outcome: left.outcome(self.convention).into(),
                nim_value: left.nim_value().map(|value| value.0),
                remoteness: left.remoteness(self.convention),
            });
        }
        moves.sort_by_key(|one| rank(one.outcome, one.remoteness));
        Ok(TableSolved {
            position: self.text.clone(),
            convention: self.convention.into(),
            outcome: entry.outcome(self.convention).into(),
            nim_value: entry.nim_value().map(|value| value.0),
            remoteness: entry.remoteness(self.convention),
            moves,
        })
    }
}

/// The rank of a move by what it leaves: the winner hurries, the loser delays, and so do players who tie.
pub(crate) fn rank(after: Outcome, remoteness: u32) -> (u8, i64) {
    match after {
        Outcome::P => (0, remoteness.into()),
        Outcome::T => (1, -i64::from(remoteness)),
        _ => (2, -i64::from(remoteness)),
    }
}

/// A look-up reads some blocks of the file, which takes about as long as this many ticks.
const LOOKUP_TICKS: u64 = 1 << 10;
/// The moves that are looked up.
const MAX_MOVES: usize = 100_000;
/// The moves that are written for people.
const MAX_SHOWN: usize = 20;

impl Answer for TableSolved {}

/// Who wins, and the best moves.
impl fmt::Display for TableSolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&shortened(&self.position)).fmt(f)?;
        let play = match self.convention {
            Convention::Normal => grundy::Convention::Normal,
            Convention::Misere => grundy::Convention::Misere,
        };
        writeln!(f, "   ({play}, by a table of all positions)")?;
        let who = match self.outcome {
            Outcome::N => "N: the player to move wins",
            Outcome::P => "P: the player to move loses",
            _ => "T: best play is a tie",
        };
        let value = match (self.nim_value, self.convention) {
            (Some(value), Convention::Normal) => format!("; nim-value {value}"),
            _ => String::new(),
        };
        let left = |moves: u32| counted(moves.into(), "move", "moves");
        writeln!(f, "{who}{value}; best play has {} left", left(self.remoteness))?;
        let Some(best) = self.moves.first() else { return Ok(()) };
        let heading = match best.outcome {
            Outcome::P => "Winning moves:",
            Outcome::T => "Moves that keep the tie:",
            _ => "Every move loses:",
        };
        writeln!(f, "{heading}")?;
        let same = self.moves.iter().filter(|one| one.outcome == best.outcome);
        for one in same.clone().take(MAX_SHOWN) {
            writeln!(f, "  {}   {} left", one.text, left(one.remoteness))?;
        }
        match same.count().checked_sub(MAX_SHOWN) {
            None | Some(0) => Ok(()),
            Some(more) => writeln!(f, "  … and {more} more"),
        }
    }
}
