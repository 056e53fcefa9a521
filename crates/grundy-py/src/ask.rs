//! Any question by its name, and the program.

use crate::answer::{Answer, text_of};
use crate::checkpoint;
use crate::fields::fields_of;
use crate::limits::{Fault, Limits};
use grundy_ask::{NoAnswer, Question, World};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ffi::OsString;

/// Asks a question by its name. If a limit ends the work, the field `stopped` of the answer says so; the text is missing if
/// nothing else is known.
#[pyfunction]
pub fn ask(
    py: Python<'_>,
    name: &str,
    fields: &Bound<'_, PyDict>,
    limits: &Bound<'_, Limits>,
) -> PyResult<Answer> {
    let fields = fields_of(fields)?;
    let limits = limits.get();
    let mut clock = limits.start();
    let answer = py.detach(|| {
        let question = Question::named(name, fields)?;
        let mut task = question.begin_as::<Answer>(&World::without_files())?;
        let advanced = match limits.checkpoint() {
            Some(place) => checkpoint::advance(&mut task, &mut clock, place),
            None => task.advance(&mut clock.budget()).map_err(Fault::from),
        };
        match advanced {
            Err(Fault::Stopped(stopped)) => {
                let ended = clock.ended(stopped);
                task.so_far(&ended).ok_or(Fault::Stopped(stopped))
            }
            ended => ended,
        }
    });
    match answer {
        Ok(answer) => clock.raised().map(|()| answer),
        Err(fault) => {
            let ended = NoAnswer::Stopped(clock.fault(py, fault)?);
            Ok(Answer::new(text_of(&ended), None, None, None))
        }
    }
}

/// The names of all questions.
#[pyfunction]
pub fn questions() -> &'static [&'static str] {
    Question::NAMES
}

/// Runs the program `grundy` with these words, the program first. Returns the exit code.
#[pyfunction]
pub fn main(py: Python<'_>, words: Vec<OsString>) -> u8 {
    py.detach(|| grundy_cli::run(words))
}
