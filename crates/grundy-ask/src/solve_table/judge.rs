//! A table of all positions, asked about one position after the other.

use super::opened::{Opened, failure};
use crate::shape::convention;
use crate::{Kind, Refused, World};
use grundy::play::{Judged, Move, moves};
use grundy::{Budget, Convention, Failure, Outcome, Position};
use grundy_states::{Entry, JobError, Positions};
use grundy_words::say;

/// A table of all positions that judges one position after the other.
pub struct TableJudge {
    table: Opened,
    start: Position,
    positions: Positions,
    convention: Convention,
}

/// What a table says of a position.
pub(super) struct Looked {
    pub entry: Entry,
    /// The moves and what they leave, the best ones first.
    pub moves: Vec<(Move, Entry)>,
    /// Whether these are all moves.
    pub complete: bool,
}

/// The moves that are looked up.
const MAX_MOVES: usize = 100_000;

impl TableJudge {
    /// Opens a table, or the folder of a finished job of grundy-cluster.
    ///
    /// # Errors
    /// The file is no table, or one of nodes of a file of moves; misère play of a labelled game.
    pub fn open(table: &str, misere: bool, world: &World<'_>) -> Result<TableJudge, Refused> {
        let table = Opened::open(table, world)?;
        if table.head().job.listed {
            let why = say!("refused-table-about-nodes-file-no");
            return Err(Refused::new(Kind::File, why));
        }
        TableJudge::of(table, misere, world)
    }

    /// The judge with an open table, which is one of positions.
    pub(super) fn of(table: Opened, misere: bool, world: &World<'_>) -> Result<TableJudge, Refused> {
        let job = &table.head().job;
        if misere && job.labelled {
            return Err(Refused::unsuited(say!("refused-rules-say-who-wins-end")));
        }
        let start = world.position(&job.name)?;
        let positions = Positions::new(&start, job.width);
        Ok(TableJudge { table, start, positions, convention: convention(misere) })
    }

    /// The position that the table is about.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The convention of play.
    pub(super) fn convention(&self) -> Convention {
        self.convention
    }

    /// What the table says of a position.
    ///
    /// # Errors
    /// The table does not have the position, or is damaged; there are so many moves that none of the best ones was looked up; a
    /// spent budget.
    pub fn judge(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Judged, Failure> {
        let Looked { entry, moves, complete } = self.look(position, budget)?;
        let outcome = entry.outcome(self.convention);
        let best = moves.first().map(|(_, left)| left.outcome(self.convention));
        let is_kept = match outcome {
            Outcome::Next => best == Some(Outcome::Previous),
            _ => best == Some(outcome),
        };
        if !complete && !is_kept && outcome != Outcome::Previous {
            let why = say!("refused-good-move-but-among-many");
            return Err(Failure::Refused(why));
        }
        let nim_value = entry.nim_value().filter(|_| self.convention == Convention::Normal);
        Ok(Judged { outcome, nim_value, moves: moves.into_iter().map(|(one, _)| one).collect() })
    }

    /// Looks a position up, and what its moves leave.
    pub(super) fn look(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Looked, Failure> {
        let entry = self.entry(position, budget)?;
        let listed = moves(position, MAX_MOVES, budget)?;
        let mut moves = Vec::with_capacity(listed.moves.len());
        for one in listed.moves {
            let left = self.entry(&one.after, budget)?;
            moves.push((one, left));
        }
        moves.sort_by_key(|(_, left)| rank(left, self.convention));
        Ok(Looked { entry, moves, complete: listed.complete })
    }

    fn entry(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Entry, Failure> {
        let shown = position.to_string();
        match self.positions.state(position) {
            Ok(state) => self.table.entry(&state, &shown, budget),
            // All positions of the table fit.
            Err(JobError::Wide) => Err(self.table.missing(&shown)),
            Err(error) => Err(failure(error)),
        }
    }
}

/// The rank of a move by what it leaves: the winner hurries, the loser delays, and so do players who tie.
fn rank(left: &Entry, convention: Convention) -> (u8, i64) {
    let moves = i64::from(left.remoteness(convention));
    match left.outcome(convention) {
        Outcome::Previous => (0, moves),
        Outcome::Tie => (1, -moves),
        _ => (2, -moves),
    }
}
