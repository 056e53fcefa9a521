//! Refusals as Python exceptions, and remedies in the words of the package.

use grundy_ask::{Refused, Remedy};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The function of the package that makes the exception for a refusal.
static MAKE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// The exception for a refusal, or what went wrong while it was made.
pub fn to_python(py: Python<'_>, refused: &Refused) -> PyErr {
    let made = || -> PyResult<PyErr> {
        let make = MAKE.get_or_try_init(py, || {
            Ok::<_, PyErr>(py.import("grundy._errors")?.getattr("refusal")?.unbind())
        })?;
        let problem = pythonize::pythonize(py, &refused.problem(in_words))?;
        let remedy = refused.remedy.as_ref().map(in_words);
        Ok(PyErr::from_value(make.bind(py).call1((problem, refused.to_string(), remedy))?))
    };
    made().unwrap_or_else(|error| error)
}

/// A remedy in the words of the package.
fn in_words(remedy: &Remedy) -> String {
    match remedy {
        Remedy::AskPosition => "grundy.solve answers positions".into(),
        Remedy::AskRow => "ask about a position, or about a row of positions such as \"cram 2xn\"".into(),
        Remedy::AllowLoops => "loopy=True lets play go on for ever, which is a draw, in grundy.solve, grundy.explain and Graph.solve".into(),
        Remedy::AskGraph => "grundy.Graph values the nodes of a graph".into(),
        Remedy::AskTable => "grundy.ask(\"table\", rule=...) gives it".into(),
        Remedy::AskSequence => {
            "ask about a rule with one heap, about values such as [0, 1, 1, 2, 0, 3], or about a row such as \"cram 1xn\"".into()
        }
        Remedy::ListMatches { all } => format!("max_matches={all} lists them"),
        Remedy::ReadLaws => "grundy.law gives the law of a rule".into(),
        Remedy::ListGames => "grundy.ask(\"games\") lists the names".into(),
        Remedy::AskLaw => "grundy.law looks for the law of any rule".into(),
        Remedy::ListRares => "rares=None lists all of them".into(),
        Remedy::AskLess => "choose a smaller to=".into(),
        Remedy::AskBoard => "choose a smaller to=, or ask about one board with at=".into(),
        Remedy::AssumeSeen { reference, sentence } => {
            format!("a law is {reference}: {sentence}; assume_seen=True answers by it")
        }
        Remedy::LookFurther => "try a larger to=".into(),
        Remedy::ReadTried => "grundy.ask(\"explain-law\", rule=...) says what was tried".into(),
        Remedy::ReadJson => "to_dict() holds all of them".into(),
        Remedy::ListMisere => "grundy.ask(\"listing\", rule=..., show=\"p-positions\", misere=True) lists them".into(),
        Remedy::ReplayGame => "grundy.ask(\"grade\", played=[...]) replays a game".into(),
        Remedy::Hint(hint) => hint.clone(),
    }
}
