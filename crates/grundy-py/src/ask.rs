//! Any question by its name, and the program.

use crate::limits::{Fault, Limits};
use grundy::Failure;
use grundy_ask::{NoAnswer, Question, World};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::de::DeserializeOwned;
use std::ffi::OsString;

/// Reads keyword arguments as the fields of a question.
pub fn fields_of<T: DeserializeOwned>(fields: &Bound<'_, PyDict>) -> PyResult<T> {
    pythonize::depythonize(fields)
        .map_err(|error| PyTypeError::new_err(format!("a field cannot be part of a question: {error}")))
}

/// JSON text in place of an answer.
pub fn text_of(no_answer: &NoAnswer) -> String {
    // A struct of texts and numbers always has a JSON form.
    serde_json::to_string(no_answer).unwrap_or_default()
}

/// Asks a question by its name. Returns the answer as JSON; if a limit ends the work, the field `stopped` says so.
#[pyfunction]
pub fn ask(
    py: Python<'_>,
    name: &str,
    fields: &Bound<'_, PyDict>,
    limits: &Bound<'_, Limits>,
) -> PyResult<String> {
    let fields = fields_of(fields)?;
    let limits = limits.get();
    let mut clock = limits.start();
    let answer = py.detach(|| {
        let question = Question::named(name, fields)?;
        let mut task = question.begin(&World::without_files())?;
        let answer = task.advance(&mut clock.budget());
        answer.or_else(|failure| match failure {
            Failure::Stopped(stopped) => {
                let ended = clock.ended(stopped);
                Ok(task.so_far(&ended).unwrap_or_else(|| text_of(&NoAnswer::Stopped(ended))))
            }
            failure => Err(Fault::from(failure)),
        })
    });
    match answer {
        Ok(answer) => clock.raised().map(|()| answer),
        Err(fault) => Ok(text_of(&NoAnswer::Stopped(clock.fault(py, fault)?))),
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
