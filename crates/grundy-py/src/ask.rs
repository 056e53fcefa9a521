//! Any question by its name, and the program.

use crate::answer::{Answer, text_of};
use crate::checkpoint;
use crate::fields::fields_of;
use crate::limits::{Fault, Limits};
use grundy_ask::{NoAnswer, Question, World};
use grundy_words::{Language, speaking};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use std::ffi::OsString;

/// Asks a question by its name, in the language whose code is the field `language`, or in English. If a limit ends the work, the field `stopped` of the answer says so; the text is missing if
/// nothing else is known.
#[pyfunction]
pub fn ask(
    py: Python<'_>,
    name: &str,
    fields: &Bound<'_, PyDict>,
    limits: &Bound<'_, Limits>,
) -> PyResult<Answer> {
    let mut fields = fields_of(fields)?;
    let language = language_of(fields.shift_remove("language"))?;
    let limits = limits.get();
    let mut clock = limits.start();
    let work = || {
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
    };
    let answer = py.detach(|| speaking(language, work));
    match answer {
        Ok(answer) => clock.raised().map(|()| answer),
        Err(fault) => {
            let ended = NoAnswer::Stopped(clock.fault(py, fault)?);
            Ok(Answer::new(text_of(&ended), None, None, None))
        }
    }
}

/// The language with this code.
fn language_of(code: Option<Value>) -> PyResult<Language> {
    let Some(code) = code else { return Ok(Language::default()) };
    code.as_str().and_then(Language::of).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code).join(", ");
        PyValueError::new_err(format!("there is no language {code}; there are {codes}"))
    })
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
