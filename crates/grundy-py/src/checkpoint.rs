//! Runs with a checkpoint: their state is loaded before, and saved from time to time and at the end.

use crate::answer::Answer;
use crate::limits::{Clock, Fault, Place};
use grundy::Failure;
use grundy_ask::{Kind, Refused, SavedState, Saves, Task};
use grundy_store::{Keeper, Saving, Store};
use pyo3::exceptions::PyRuntimeWarning;
use pyo3::prelude::*;
use std::cell::Cell;
use std::ffi::CString;
use std::fmt::Display;

/// Advances a task, whose state the file of its checkpoint holds.
pub fn advance(task: &mut Task<Answer>, clock: &mut Clock<'_>, place: &Place) -> Result<Answer, Fault> {
    let Some(mut keeper) = open(task, clock, place)? else { return Ok(task.advance(&mut clock.budget())?) };
    loop {
        let taken = task.saves()?.map_or(0, |mut state| state.bytes());
        let paused = Cell::new(false);
        let mut budget = clock.budget_until(taken, keeper.due(), &paused);
        let advanced = task.advance(&mut budget);
        let ticks = budget.spent().work;
        drop(budget);
        if let Some(mut state) = task.saves()? {
            save(&mut keeper, &mut *state, ticks)?;
            clock.note(state.told(keeper.file(), keeper.kept()));
        }
        match advanced {
            Err(Failure::Stopped(_)) if paused.get() => {}
            ended => return Ok(ended?),
        }
    }
}

/// Opens the checkpoint, and loads the state in it. `None` if the task has no long work.
fn open(task: &mut Task<Answer>, clock: &mut Clock<'_>, place: &Place) -> Result<Option<Keeper>, Fault> {
    let Some(mut state) = task.saves()? else { return Ok(None) };
    let refused = |error: &dyn Display| Refused::new(Kind::File, error.to_string());
    let store = Store::open(&place.file).map_err(|error| refused(&error))?;
    let mut keeper = Keeper::new(store, state.rule(), place.every);
    let mut budget = clock.budget();
    let loaded = keeper.load(|header, saved| {
        let (rule, program) = (&header.rule, &header.program);
        state.load(SavedState { rule, results: header.heaps, program, state: saved }, &mut budget)
    });
    loaded.map_err(|error| refused(&error))?;
    Ok(Some(keeper))
}

/// Saves what was found in this much work, unless the file has it already. A failure is a warning: a later try may
/// succeed.
fn save(keeper: &mut Keeper, state: &mut dyn Saves, ticks: u64) -> PyResult<()> {
    let (results, renewed) = (state.results(), state.is_renewed(ticks));
    let saving = keeper.save_search(results, renewed, |out| state.save(out));
    let Some(Saving::Failed { why, again: false }) = saving else { return Ok(()) };
    let text = format!("the checkpoint {} cannot be written now: {why}; the run goes on", keeper.file());
    let text = CString::new(text)?;
    Python::attach(|py| PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &text, 2))
}
