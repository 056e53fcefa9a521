//! A heap rule that is a Python function: its options are recorded heap by heap, and the engine values them.

use crate::answer::text_of;
use crate::limits::{Fault, Limits};
use grundy::sequence::{Definition, Evaluator as _};
use grundy::{Budget, ControlFlow, Flow, HeapRules};
use grundy_ask::{Kind, NoAnswer, Refused};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::fmt::Display;

/// The most options of one position. More of them suggest that the options never end.
pub const MAX_OPTIONS: usize = 1 << 22;

/// The heap rule of a Python function from a heap to its options. An option is a heap, or several heaps.
#[pyclass(module = "grundy._grundy")]
pub struct Recorded {
    options: Py<PyAny>,
    rows: Rows,
    values: Vec<u32>,
}

/// The options of the heaps 0, 1, 2, …
#[derive(Default)]
struct Rows(Vec<Vec<Vec<u64>>>);

impl HeapRules for Rows {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        let row = usize::try_from(heap).ok().and_then(|heap| self.0.get(heap));
        for option in row.into_iter().flatten() {
            each(option)?;
        }
        ControlFlow::Continue(())
    }
}

#[pymethods]
impl Recorded {
    #[new]
    fn new(options: Py<PyAny>) -> Recorded {
        Recorded { options, rows: Rows::default(), values: Vec::new() }
    }

    /// Values the heaps from 0 to `to`. Returns the values, and JSON that says why if a limit ended the work.
    fn value_to(
        &mut self,
        py: Python<'_>,
        to: usize,
        limits: &Bound<'_, Limits>,
    ) -> PyResult<(Vec<u32>, Option<String>)> {
        let mut clock = limits.get().start();
        let valued = self.grow(py, to, &mut clock.budget());
        let known = self.values.len().min(to.saturating_add(1));
        let stopped = match valued {
            Ok(()) => None,
            Err(fault) => Some(text_of(&NoAnswer::Stopped(clock.fault(py, fault)?))),
        };
        clock.raised()?;
        Ok((self.values[..known].to_vec(), stopped))
    }
}

impl Recorded {
    fn grow(&mut self, py: Python<'_>, to: usize, budget: &mut Budget<'_>) -> Result<(), Fault> {
        while self.values.len() <= to {
            let heap = self.values.len();
            if self.rows.0.len() == heap {
                let row = options_of(self.options.bind(py), heap, budget)?;
                self.rows.0.push(row);
            }
            let rows = &self.rows;
            let value = Definition::new(rows).value(&self.values, budget)?;
            self.values.push(value);
            budget.progress(self.values.len() as u64);
        }
        Ok(())
    }
}

/// Asks the function for the options of a heap.
fn options_of(
    options: &Bound<'_, PyAny>,
    heap: usize,
    budget: &mut Budget<'_>,
) -> Result<Vec<Vec<u64>>, Fault> {
    let given = options.call1((heap,))?;
    let all = given.try_iter().map_err(|error| {
        let py = options.py();
        let clear = PyTypeError::new_err(format!(
            "the rule gives {} for the heap {heap}, and not its options",
            repr(&given)
        ));
        clear.set_cause(py, Some(error));
        clear
    })?;
    let mut row = Vec::new();
    for option in all {
        budget.spend(1)?;
        row.push(parts_of(&option?, heap)?);
        if row.len() > MAX_OPTIONS {
            return Err(endless(format!("the heap {heap}")).into());
        }
    }
    Ok(row)
}

/// The refusal of a position or heap whose options do not seem to end.
pub fn endless(position: impl Display) -> Refused {
    let text = format!("the rule gives more than {MAX_OPTIONS} options for {position}; do they end?");
    Refused::new(Kind::TooLarge, text)
}

/// The heaps of an option, ascending, without empty ones.
fn parts_of(option: &Bound<'_, PyAny>, heap: usize) -> PyResult<Vec<u64>> {
    let wrong = || {
        let text = format!(
            "the rule gives the option {} for the heap {heap}, which is no heap of 0 or more, and no tuple of such heaps",
            repr(option)
        );
        PyTypeError::new_err(text)
    };
    let mut parts = match option.extract::<u64>() {
        Ok(part) => vec![part],
        Err(_) => {
            let parts = option.try_iter().map_err(|_| wrong())?;
            parts.map(|part| part?.extract::<u64>().map_err(|_| wrong())).collect::<PyResult<_>>()?
        }
    };
    parts.retain(|part| *part > 0);
    parts.sort_unstable();
    Ok(parts)
}

/// A Python object as its class shows it.
pub fn repr(object: &Bound<'_, PyAny>) -> String {
    object.repr().map_or_else(|_| "an object".into(), |text| text.to_string_lossy().into_owned())
}
