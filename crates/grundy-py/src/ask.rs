//! Any question by its name, and the program.

use crate::checkpoint;
use crate::limits::{Fault, Limits};
use grundy_ask::{NoAnswer, Printable, Question, World};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
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

/// The answer for people: as the program prints it, and as a document. It is written when it is wanted.
#[pyclass(module = "grundy._grundy", frozen)]
pub struct Text(Shown);

enum Shown {
    /// The answer itself.
    Answer(Box<dyn grundy_ask::Text>),
    /// What was written of it before: the text, LaTeX and Markdown.
    Written(String, Option<String>, Option<String>),
}

#[pymethods]
impl Text {
    #[new]
    fn new(text: String, latex: Option<String>, markdown: Option<String>) -> Text {
        Text(Shown::Written(text, latex, markdown))
    }

    fn __str__(&self) -> String {
        match &self.0 {
            Shown::Answer(answer) => {
                let mut text = answer.to_string();
                text.truncate(text.trim_end_matches('\n').len());
                text
            }
            Shown::Written(text, ..) => text.clone(),
        }
    }

    /// The answer as LaTeX, if it is a document.
    fn latex(&self) -> Option<String> {
        match &self.0 {
            Shown::Answer(answer) => Some(answer.document()?.latex()),
            Shown::Written(_, latex, _) => latex.clone(),
        }
    }

    /// The answer as Markdown, if it is a document.
    fn markdown(&self) -> Option<String> {
        match &self.0 {
            Shown::Answer(answer) => Some(answer.document()?.markdown()),
            Shown::Written(_, _, markdown) => markdown.clone(),
        }
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> (Bound<'py, PyType>, (String, Option<String>, Option<String>)) {
        let text = slf.get();
        (slf.get_type(), (text.__str__(), text.latex(), text.markdown()))
    }
}

/// Asks a question by its name. Returns the answer as JSON, and its text. If a limit ends the work, the field `stopped`
/// of the JSON says so; the text is missing if nothing else is known.
#[pyfunction]
pub fn ask(
    py: Python<'_>,
    name: &str,
    fields: &Bound<'_, PyDict>,
    limits: &Bound<'_, Limits>,
) -> PyResult<(String, Option<Text>)> {
    let fields = fields_of(fields)?;
    let limits = limits.get();
    let mut clock = limits.start();
    let answer = py.detach(|| {
        let question = Question::named(name, fields)?;
        let mut task = question.begin_as::<Printable>(&World::without_files())?;
        let advanced = match limits.checkpoint() {
            Some(place) => checkpoint::advance(&mut task, &mut clock, place),
            None => task.advance(&mut clock.budget()).map_err(Fault::from),
        };
        let answer = match advanced {
            Ok(answer) => answer,
            Err(Fault::Stopped(stopped)) => {
                let ended = clock.ended(stopped);
                let Some(so_far) = task.so_far(&ended) else { return Err(Fault::Stopped(stopped)) };
                so_far
            }
            Err(fault) => return Err(fault),
        };
        Ok((answer.json, Some(Text(Shown::Answer(answer.text)))))
    });
    match answer {
        Ok(answer) => clock.raised().map(|()| answer),
        Err(fault) => Ok((text_of(&NoAnswer::Stopped(clock.fault(py, fault)?)), None)),
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
