//! Nim-values of consecutive heaps, as bytes that other libraries read without a copy.

use crate::ask::fields_of;
use crate::limits::{Fault, Limits};
use grundy::{Budget, ControlFlow, Why};
use grundy_ask::{World, subject::Subject, values::Values};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

/// The nim-values of the heaps from `from` to `to`: the answer as JSON without its values, the values as numbers of the
/// machine, and the size of one value in bytes.
#[pyfunction]
pub fn values<'py>(
    py: Python<'py>,
    fields: &Bound<'py, PyDict>,
    limits: &Bound<'py, Limits>,
) -> PyResult<(String, Bound<'py, PyBytes>, usize)> {
    let question: Values = serde_json::from_value(fields_of(fields)?.into())
        .map_err(|error| PyTypeError::new_err(format!("a field cannot be part of a question: {error}")))?;
    let limits = limits.get();
    let mut clock = limits.start();
    let mut column = Column::default();
    let answer = py.detach(|| -> Result<String, Fault> {
        let world = World::without_files();
        let mut work = question.of_subject(Subject::read(&question.rule, &world)?, &world)?;
        let mut budget = clock.budget();
        let mut heavy = false;
        let streamed = work.stream(&mut budget, &mut |_, piece| {
            column.extend(piece);
            heavy = column.bytes() > limits.bytes();
            if heavy { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        drop(budget);
        let ended = match streamed {
            Ok(()) if heavy => Some(clock.ended(Budget::default().stop(Why::Memory))),
            Ok(()) => None,
            Err(failure) => match Fault::from(failure) {
                Fault::Stopped(stopped) => Some(clock.ended(stopped)),
                fault => return Err(fault),
            },
        };
        // A struct of texts and numbers always has a JSON form.
        Ok(serde_json::to_string(&work.without_values(ended)).unwrap_or_default())
    });
    match answer {
        Ok(head) => {
            clock.raised()?;
            Ok((head, column.to_bytes(py)?, column.size()))
        }
        Err(fault) => {
            let ended = clock.fault(py, fault)?;
            let stopped = crate::ask::text_of(&grundy_ask::NoAnswer::Stopped(ended));
            Ok((stopped, PyBytes::new(py, &[]), size_of::<u32>()))
        }
    }
}

/// Values of 32 bits, or of 64 bits from the first one that needs them.
#[derive(Default)]
pub struct Column {
    narrow: Vec<u32>,
    wide: Vec<u64>,
}

impl Column {
    pub fn extend(&mut self, piece: &[u64]) {
        if self.wide.is_empty() {
            if piece.iter().all(|&value| value <= u64::from(u32::MAX)) {
                self.narrow.extend(piece.iter().map(|&value| value as u32));
                return;
            }
            self.wide = std::mem::take(&mut self.narrow).into_iter().map(u64::from).collect();
        }
        self.wide.extend_from_slice(piece);
    }

    fn size(&self) -> usize {
        if self.wide.is_empty() { size_of::<u32>() } else { size_of::<u64>() }
    }

    fn bytes(&self) -> u64 {
        (self.narrow.len() * size_of::<u32>() + self.wide.len() * size_of::<u64>()) as u64
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let length = self.narrow.len() * size_of::<u32>() + self.wide.len() * size_of::<u64>();
        PyBytes::new_with(py, length, |bytes| {
            let (narrow, wide) = bytes.split_at_mut(self.narrow.len() * size_of::<u32>());
            for (place, value) in narrow.chunks_exact_mut(size_of::<u32>()).zip(&self.narrow) {
                place.copy_from_slice(&value.to_ne_bytes());
            }
            for (place, value) in wide.chunks_exact_mut(size_of::<u64>()).zip(&self.wide) {
                place.copy_from_slice(&value.to_ne_bytes());
            }
            Ok(())
        })
    }
}
