//! A game whose positions are Python objects: they are numbered as they are met, and the engine labels them.

use crate::answer::text_of;
use crate::limits::{Clock, Fault, Limits};
use crate::recorded::{MAX_OPTIONS, endless, repr};
use crate::refused::to_python;
use grundy::graph::{NodeId, Rows, Solved, Unsolved, solve};
use grundy::{Budget, Convention, Outcome};
use grundy_ask::{Kind, NoAnswer, Refused};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// The most positions of a game. More of them suggest that play never ends.
const MAX_POSITIONS: usize = 50_000_000;

/// The positions of a game that have been explored. `moves` maps a position to its options.
#[pyclass(module = "grundy._grundy")]
pub struct Explored {
    moves: Py<PyAny>,
    numbers: Py<PyDict>,
    positions: Py<PyList>,
    rows: Rows,
    solved: Option<Solved>,
}

/// The outcome, the nim-value of normal play, the remoteness, and the options that win.
type Worth = (&'static str, Option<u64>, u32, Vec<Py<PyAny>>);

#[pymethods]
impl Explored {
    #[new]
    fn new(py: Python<'_>, moves: Py<PyAny>) -> Explored {
        let (numbers, positions) = (PyDict::new(py).unbind(), PyList::empty(py).unbind());
        Explored { moves, numbers, positions, rows: Rows::new(), solved: None }
    }

    /// Explores all positions that can be reached from `start`, and labels them. Returns the worth of `start`, and JSON
    /// that says why if a limit ended the work.
    fn worth(
        &mut self,
        py: Python<'_>,
        start: &Bound<'_, PyAny>,
        misere: bool,
        limits: &Bound<'_, Limits>,
    ) -> PyResult<(Option<Worth>, Option<String>)> {
        let mut clock = limits.get().start();
        let node = self.labelled(py, start, &mut clock);
        let stopped = match node {
            Ok(node) => {
                clock.raised()?;
                return Ok((Some(self.worth_of(py, node, misere)?), None));
            }
            Err(fault) => clock.fault(py, fault)?,
        };
        Ok((None, Some(text_of(&NoAnswer::Stopped(stopped)))))
    }

    /// The moves between the positions that have been explored, as pairs of numbers.
    fn edges(&self) -> Vec<(NodeId, NodeId)> {
        let row = |node: NodeId| self.rows.options(node).iter().map(move |&option| (node, option));
        (0..self.rows.len() as NodeId).flat_map(row).collect()
    }

    /// The positions, by number.
    fn positions(&self, py: Python<'_>) -> Py<PyList> {
        self.positions.clone_ref(py)
    }
}

impl Explored {
    fn labelled(
        &mut self,
        py: Python<'_>,
        start: &Bound<'_, PyAny>,
        clock: &mut Clock<'_>,
    ) -> Result<NodeId, Fault> {
        let node = self.number(py, start)?;
        self.explore(py, &mut clock.budget())?;
        if self.solved.as_ref().is_none_or(|solved| solved.get(node).is_none()) {
            let rows = &self.rows;
            match py.detach(|| solve(rows, Some(node), &mut clock.budget())) {
                Ok(solved) => self.solved = Some(solved),
                Err(Unsolved::Stopped(stopped)) => return Err(stopped.into()),
                Err(cycle) => {
                    let positions = self.positions.bind(py);
                    let name = |node: NodeId| {
                        positions
                            .get_item(node as usize)
                            .map_or_else(|_| node.to_string(), |position| repr(&position))
                    };
                    return Err(Fault::from(cycle.named(name)));
                }
            }
        }
        Ok(node)
    }

    /// The number of a position, which is new if it has not been met.
    fn number(&self, py: Python<'_>, position: &Bound<'_, PyAny>) -> PyResult<NodeId> {
        let numbers = self.numbers.bind(py);
        let known = numbers.get_item(position).map_err(|error| {
            if !error.is_instance_of::<PyTypeError>(py) {
                return error;
            }
            let text = format!(
                "the position {} is not hashable, so it cannot be looked up; use a tuple or a frozenset",
                repr(position)
            );
            let clear = PyTypeError::new_err(text);
            clear.set_cause(py, Some(error));
            clear
        })?;
        if let Some(known) = known {
            return known.extract();
        }
        let positions = self.positions.bind(py);
        let number = positions.len();
        if number >= MAX_POSITIONS {
            let text = format!("more than {MAX_POSITIONS} positions can be reached; does play end?");
            return Err(to_python(py, &Refused::new(Kind::TooLarge, text)));
        }
        positions.append(position)?;
        numbers.set_item(position, number)?;
        Ok(number as NodeId)
    }

    /// Lists the options of every position that has a number and no row.
    fn explore(&mut self, py: Python<'_>, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let positions = self.positions.clone_ref(py);
        let positions = positions.bind(py);
        let mut row = Vec::new();
        while self.rows.len() < positions.len() {
            let position = positions.get_item(self.rows.len())?;
            let options = self.moves.bind(py).call1((&position,))?;
            row.clear();
            let all = options.try_iter().map_err(|error| {
                let text = format!(
                    "the rule gives {} for the position {}, and not its options",
                    repr(&options),
                    repr(&position)
                );
                let clear = PyTypeError::new_err(text);
                clear.set_cause(py, Some(error));
                clear
            })?;
            for option in all {
                budget.spend(1)?;
                row.push(self.number(py, &option?)?);
                if row.len() > MAX_OPTIONS {
                    return Err(endless(format!("the position {}", repr(&position))).into());
                }
            }
            self.rows.push_row(&row, budget)?;
            budget.progress(self.rows.len() as u64);
            budget.spend(1)?;
        }
        Ok(())
    }

    fn worth_of(&self, py: Python<'_>, node: NodeId, misere: bool) -> PyResult<Worth> {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let solved = self.solved.as_ref().and_then(|solved| Some((solved, solved.get(node)?)));
        let (solved, worth) = solved.ok_or_else(|| PyRuntimeError::new_err("the position has no label"))?;
        let positions = self.positions.bind(py);
        let mut winning = Vec::new();
        for option in solved.winning(&self.rows, node, convention) {
            winning.push(positions.get_item(option as usize)?.unbind());
        }
        let outcome = if worth.outcome(convention) == Outcome::Next { "N" } else { "P" };
        let value = (!misere).then(|| worth.nim_value().0);
        Ok((outcome, value, worth.remoteness(convention), winning))
    }
}
