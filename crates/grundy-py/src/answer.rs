//! Answers.

use crate::json::load;
use grundy_ask::{Form, NoAnswer, Refused, Saves, Work};
use grundy_words::{Language, speaking};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

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
    /// The language in which it is written for people.
    language: Language,
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

/// What an answer is made of again: its JSON, text, LaTeX and Markdown.
type Saved = (String, Option<String>, Option<String>, Option<String>);

impl Form for Answer {
    fn of<A: grundy_ask::Answer + 'static>(answer: A) -> serde_json::Result<Answer> {
        let (json, complete) = (serde_json::to_string(&answer)?, answer.ended().is_none());
        let (shown, language) = (Shown::Answer(Box::new(answer)), Language::current());
        Ok(Answer { json, shown, language, complete, fields: PyOnceLock::new() })
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
    pub fn new(
        json: String,
        text: Option<String>,
        latex: Option<String>,
        markdown: Option<String>,
    ) -> Answer {
        let shown = Shown::Written((text, latex, markdown));
        Answer { json, shown, language: Language::current(), complete: false, fields: PyOnceLock::new() }
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
            Shown::Answer(answer) => self.speaking(|| Some(answer.document()?.latex())),
            Shown::Written((_, latex, _)) => latex.clone(),
        }
    }

    /// The answer as Markdown, if it is a document.
    fn markdown(&self) -> Option<String> {
        match &self.shown {
            Shown::Answer(answer) => self.speaking(|| Some(answer.document()?.markdown())),
            Shown::Written((_, _, markdown)) => markdown.clone(),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, Saved) {
        let answer = slf.get();
        (slf.get_type(), (answer.json.clone(), answer.text(), answer.latex(), answer.markdown()))
    }
}

impl Answer {
    fn speaking<T>(&self, write: impl FnOnce() -> T) -> T {
        speaking(self.language, write)
    }

    fn text(&self) -> Option<String> {
        match &self.shown {
            Shown::Answer(answer) => {
                let mut text = self.speaking(|| answer.to_string());
                text.truncate(text.trim_end_matches('\n').len());
                Some(text)
            }
            Shown::Written((text, ..)) => text.clone(),
        }
    }
}
