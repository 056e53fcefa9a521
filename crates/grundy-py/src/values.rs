//! Nim-values of consecutive heaps, as bytes that other libraries read without a copy.

use crate::answer::text_of;
use crate::fields::fields_of;
use crate::limits::{Clock, Fault, Limits};
use grundy::{Budget, ControlFlow, Why};
use grundy_ask::{World, subject::Subject, values::Values};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

/// With a limit on time, the most bytes that are made ready before the work begins.
const MAX_READY_BYTES: u64 = 1 << 26;

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
    let mut answer = Ok(String::new());
    let room = PyBytes::new_with(py, room_for(&question, limits), |room| {
        answer = py.detach(|| stream(&question, &mut column, room, &mut clock, limits));
        Ok(())
    })?;
    match answer {
        Ok(head) => {
            clock.raised()?;
            Ok((head, column.to_bytes(py, room)?, column.size()))
        }
        Err(fault) => {
            let ended = clock.fault(py, fault)?;
            let stopped = text_of(&grundy_ask::NoAnswer::Stopped(ended));
            Ok((stopped, PyBytes::new(py, &[]), size_of::<u32>()))
        }
    }
}

/// The bytes of all values, or none if the list will not be complete, or they take too long to be made ready.
fn room_for(question: &Values, limits: &Limits) -> usize {
    let count = question.to.saturating_sub(question.from).saturating_add(1);
    let bytes = count.saturating_mul(size_of::<u32>() as u64);
    let most = if limits.has_time() { limits.bytes().min(MAX_READY_BYTES) } else { limits.bytes() };
    if bytes <= most { usize::try_from(bytes).unwrap_or(0) } else { 0 }
}

/// Collects the values. Returns the answer without them.
fn stream(
    question: &Values,
    column: &mut Column,
    room: &mut [u8],
    clock: &mut Clock<'_>,
    limits: &Limits,
) -> Result<String, Fault> {
    let world = World::without_files();
    let mut work = question.of_subject(Subject::read(&question.rule, &world)?, &world)?;
    let mut heavy = false;
    let streamed = work.stream(&mut clock.budget(), &mut |_, piece| {
        column.extend(room, piece);
        heavy = column.bytes() > limits.bytes();
        if heavy { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
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
}

/// Values of 32 bits in the room that was made for them. If there is no more room, they go on in `narrow`; from the first
/// value on that needs 64 bits, all of them are in `wide`.
#[derive(Default)]
struct Column {
    in_room: usize,
    narrow: Vec<u32>,
    wide: Vec<u64>,
}

impl Column {
    fn extend(&mut self, room: &mut [u8], piece: &[u64]) {
        if self.wide.is_empty() {
            if piece.iter().all(|&value| value <= u64::from(u32::MAX)) {
                let left = room[self.in_room..].chunks_exact_mut(size_of::<u32>());
                let (here, behind) = piece.split_at(left.len().min(piece.len()));
                for (place, &value) in left.zip(here) {
                    place.copy_from_slice(&(value as u32).to_ne_bytes());
                }
                self.in_room += here.len() * size_of::<u32>();
                self.narrow.extend(behind.iter().map(|&value| value as u32));
                return;
            }
            let first = room[..self.in_room].chunks_exact(size_of::<u32>());
            let first = first.map(|bytes| u32::from_ne_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
            self.wide = first.chain(std::mem::take(&mut self.narrow)).map(u64::from).collect();
            self.in_room = 0;
        }
        self.wide.extend_from_slice(piece);
    }

    /// The bytes of one value.
    fn size(&self) -> usize {
        if self.wide.is_empty() { size_of::<u32>() } else { size_of::<u64>() }
    }

    /// The bytes of all values.
    fn bytes(&self) -> u64 {
        (self.in_room + size_of_val(&self.narrow[..]) + size_of_val(&self.wide[..])) as u64
    }

    fn to_bytes<'py>(&self, py: Python<'py>, room: Bound<'py, PyBytes>) -> PyResult<Bound<'py, PyBytes>> {
        let room_bytes = room.as_bytes();
        let length = self.bytes() as usize;
        if length == self.in_room && length == room_bytes.len() {
            return Ok(room);
        }
        PyBytes::new_with(py, length, |bytes| {
            let (first, behind) = bytes.split_at_mut(self.in_room);
            first.copy_from_slice(&room_bytes[..self.in_room]);
            for (place, value) in behind.chunks_exact_mut(size_of::<u32>()).zip(&self.narrow) {
                place.copy_from_slice(&value.to_ne_bytes());
            }
            for (place, value) in behind.chunks_exact_mut(size_of::<u64>()).zip(&self.wide) {
                place.copy_from_slice(&value.to_ne_bytes());
            }
            Ok(())
        })
    }
}
