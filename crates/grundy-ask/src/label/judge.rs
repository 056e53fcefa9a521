//! A table of all positions as a judge of play.

use crate::shape::convention;
use crate::solve_table::opened::Opened;
use crate::solve_table::{failure, rank};
use crate::{Kind, Refused, World};
use grundy::play::{Judged, moves};
use grundy::{Budget, Convention, Failure, Outcome, Position};
use grundy_states::Positions;

/// A table of all positions that judges one position after the other.
pub struct TableJudge {
    table: Opened,
    start: Position,
    positions: Positions,
    convention: Convention,
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
        let job = &table.head().job;
        if job.listed {
            return Err(Refused::new(
                Kind::File,
                "the table is about the nodes of a file, which has no rules",
            ));
        }
        if misere && job.labelled {
            return Err(Refused::unsuited("the rules say who wins at the end, so there is no misère play"));
        }
        let start = world.position(&job.name)?;
        let positions = Positions::new(&start, job.width);
        Ok(TableJudge { table, start, positions, convention: convention(misere) })
    }

    /// The position that the table is about.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What the table says of a position. All its moves are there, the best ones first.
    ///
    /// # Errors
    /// The table does not have the position, or is damaged; a spent budget.
    pub fn judge(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Judged, Failure> {
        let (outcome, nim_value, _) = self.worth(position)?;
        let mut rated = Vec::new();
        for one in moves(position, MAX_MOVES, budget)?.moves {
            let (after, _, remoteness) = self.worth(&one.after)?;
            rated.push((rank(after.into(), remoteness), one));
        }
        rated.sort_by_key(|(rank, _)| *rank);
        let moves = rated.into_iter().map(|(_, one)| one).collect();
        Ok(Judged { outcome, nim_value, moves })
    }

    fn worth(&mut self, position: &Position) -> Result<(Outcome, Option<grundy::NimValue>, u32), Failure> {
        let state = self.positions.state(position).map_err(failure)?;
        let found = self.table.get(&state).map_err(failure)?;
        let missing = || Failure::Refused(format!("the table does not have `{position}`"));
        let entry = found.ok_or_else(missing)?;
        let value = entry.nim_value().filter(|_| self.convention == Convention::Normal);
        Ok((entry.outcome(self.convention), value, entry.remoteness(self.convention)))
    }
}
