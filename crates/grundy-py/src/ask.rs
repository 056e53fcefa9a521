//! Any question by its name, and the program.

use crate::checkpoint;
use crate::json::load;
use crate::limits::{Fault, Limits};
use crate::recorded::repr;
use grundy_ask::{Form, NoAnswer, Question, Refused, Saves, Work, World};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyFrozenSet, PyMapping, PySequence, PySet, PyString,
    PyType,
};
use serde_json::{Map, Value};
use std::ffi::OsString;

/// Reads keyword arguments as the fields of a question. An argument that is None is absent, and an underscore at the end of
/// a name is no part of it.
pub fn fields_of(arguments: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    let mut fields = Map::new();
    for (name, value) in arguments {
        if value.is_none() {
            continue;
        }
        let name = name.cast::<PyString>()?.to_str()?;
        fields.insert(name.strip_suffix('_').unwrap_or(name).into(), field_of(&value, 0)?);
    }
    Ok(fields)
}

/// The most lists inside each other in a field. A list may hold itself.
const MAX_DEPTH: usize = 64;

/// A Python object as JSON.
fn field_of(value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.into());
    }
    if let Ok(truth) = value.cast::<PyBool>() {
        return Ok(truth.is_true().into());
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.extract::<u64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.cast::<PyFloat>() {
        return Ok(number.value().into());
    }
    if value.is_none() {
        return Ok(Value::Null);
    }
    let wrong = |why: String| PyTypeError::new_err(format!("a field cannot be part of a question: {why}"));
    if depth == MAX_DEPTH {
        return Err(wrong(format!("it has more than {MAX_DEPTH} lists inside each other")));
    }
    if let Ok(fields) = value.cast::<PyMapping>() {
        let mut all = Map::new();
        for item in fields.items()? {
            let (name, value) = item.extract::<(String, Bound<'_, PyAny>)>()?;
            all.insert(name, field_of(&value, depth + 1)?);
        }
        return Ok(all.into());
    }
    let is_list = value.is_instance_of::<PySet>()
        || value.is_instance_of::<PyFrozenSet>()
        || value.cast::<PySequence>().is_ok();
    if is_list && !value.is_instance_of::<PyBytes>() && !value.is_instance_of::<PyByteArray>() {
        return value.try_iter()?.map(|item| field_of(&item?, depth + 1)).collect();
    }
    let kind = value.get_type().name()?;
    Err(wrong(format!("{} is a {kind}", repr(value))))
}

/// JSON text in place of an answer.
pub fn text_of(no_answer: &NoAnswer) -> String {
    // A struct of texts and numbers always has a JSON form.
    serde_json::to_string(no_answer).unwrap_or_default()
}

/// An answer. Its fields become Python objects, and it is written for people, when they are wanted.
#[pyclass(module = "grundy._grundy", frozen)]
pub struct Answer {
    json: String,
    shown: Shown,
    complete: bool,
    fields: PyOnceLock<Py<PyAny>>,
}

/// What people read.
enum Shown {
    /// The answer itself.
    Answer(Box<dyn grundy_ask::Text>),
    /// What was written of it before.
    Written(Written),
}

/// The text, LaTeX and Markdown, as far as there are any.
type Written = (Option<String>, Option<String>, Option<String>);

impl Form for Answer {
    fn of<A: grundy_ask::Answer + 'static>(answer: A) -> serde_json::Result<Answer> {
        let (json, complete) = (serde_json::to_string(&answer)?, answer.ended().is_none());
        Ok(Answer { json, shown: Shown::Answer(Box::new(answer)), complete, fields: PyOnceLock::new() })
    }

    fn saves<W: Work>(work: &mut W) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        work.saves()
    }
}

#[pymethods]
impl Answer {
    /// An answer that was saved as JSON, and as what was written of it.
    #[new]
    #[pyo3(signature = (json, text=None, latex=None, markdown=None))]
    fn new(json: String, text: Option<String>, latex: Option<String>, markdown: Option<String>) -> Answer {
        let shown = Shown::Written((text, latex, markdown));
        Answer { json, shown, complete: false, fields: PyOnceLock::new() }
    }

    /// Whether this is the whole answer. False if a limit ended the work, or if this is not known.
    #[getter]
    fn complete(&self) -> bool {
        self.complete
    }

    /// Whether anything was known when the work ended.
    #[getter]
    fn known(&self) -> bool {
        !matches!(&self.shown, Shown::Written((None, ..)))
    }

    /// The answer as JSON.
    #[getter]
    fn json(&self) -> &str {
        &self.json
    }

    /// The answer as Python objects, with tuples for lists. They are made once.
    #[getter]
    fn fields(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(self.fields.get_or_try_init(py, || load(py, &self.json).map(Bound::unbind))?.clone_ref(py))
    }

    /// The text of the answer, as the program prints it.
    fn __str__(&self) -> String {
        self.text().unwrap_or_default()
    }

    /// The answer as LaTeX, if it is a document.
    fn latex(&self) -> Option<String> {
        match &self.shown {
            Shown::Answer(answer) => Some(answer.document()?.latex()),
            Shown::Written((_, latex, _)) => latex.clone(),
        }
    }

    /// The answer as Markdown, if it is a document.
    fn markdown(&self) -> Option<String> {
        match &self.shown {
            Shown::Answer(answer) => Some(answer.document()?.markdown()),
            Shown::Written((_, _, markdown)) => markdown.clone(),
        }
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> (Bound<'py, PyType>, (String, Option<String>, Option<String>, Option<String>)) {
        let answer = slf.get();
        (slf.get_type(), (answer.json.clone(), answer.text(), answer.latex(), answer.markdown()))
    }
}

impl Answer {
    fn text(&self) -> Option<String> {
        match &self.shown {
            Shown::Answer(answer) => {
                let mut text = answer.to_string();
                text.truncate(text.trim_end_matches('\n').len());
                Some(text)
            }
            Shown::Written((text, ..)) => text.clone(),
        }
    }
}

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
