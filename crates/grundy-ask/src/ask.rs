//! The traits of questions, of the work on them, and of answers.

use crate::{Ended, Refused, Remedy, Saves, World};
use grundy::document::Document;
use grundy::{Budget, Failure, Stopped};
use grundy_words::say;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// A type whose JSON has a schema. Schemas are half of the code of this crate, so only the feature `schema` makes
/// them; without it, every type is described.
#[cfg(feature = "schema")]
pub trait Described: schemars::JsonSchema {}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> Described for T {}

/// A type whose JSON has a schema. Schemas are half of the code of this crate, so only the feature `schema` makes
/// them; without it, every type is described.
#[cfg(not(feature = "schema"))]
pub trait Described {}

#[cfg(not(feature = "schema"))]
impl<T> Described for T {}

/// A question about a game, such as who wins a position.
///
/// The fields of the type are the arguments of the question. Their defaults hold in every front end.
///
/// # Laws
/// Equal questions have equal answers in every front end, apart from the time and memory spent.
pub trait Ask: DeserializeOwned + Described {
    /// The name of the question: the value of the field `ask` in JSON.
    const NAME: &'static str;
    /// The work that finds the answer.
    type Work: Work + 'static;

    /// Reads the rules and positions of the question, and chooses the engine.
    ///
    /// # Errors
    /// A text is not a rule or position, or the question does not apply to that rule or position.
    fn begin(self, world: &World<'_>) -> Result<Self::Work, Refused>;
}

/// The work on a question: a computation that runs in slices.
pub trait Work {
    /// The answer that the work produces.
    type Answer: Answer;

    /// Works until the answer is complete or the budget ends.
    ///
    /// # Errors
    /// [`Failure::Stopped`] if the budget ends: the caller may advance the work again. Any other failure is
    /// final.
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Self::Answer, Failure>;

    /// Whether the work continues after its last budget ended; otherwise it starts over.
    fn resumes(&self) -> bool {
        false
    }

    /// The partial answer, after a limit ended the work for good. `None` if nothing is known.
    fn so_far(&mut self, _ended: &Ended) -> Option<Self::Answer> {
        None
    }

    /// Advice for a caller whose limit ended the work, other than more time or memory.
    fn remedy(&mut self, _stopped: &Stopped) -> Option<Remedy> {
        None
    }

    /// The state that a checkpoint can hold. `None` if the answer needs no long work.
    ///
    /// # Errors
    /// The work has no such state.
    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        Err(Refused::unsuited(say!("refused-work-no-state-could-saved")))
    }

    /// A sentence that names the engine that ran, for verbose output.
    fn engine(&mut self) -> Option<String> {
        None
    }
}

/// An answer about a game.
///
/// An answer has three forms: JSON (serde), a JSON schema (schemars, with the feature `schema`), and text for people. `{}` writes plain
/// text, and `{:#}` adds terminal styles.
pub trait Answer: Serialize + Described + Display + Send + Sync {
    /// How the answer is known, if the text is only the bare value. Front ends show it apart from the text.
    fn aside(&self) -> Option<String> {
        None
    }

    /// The answer as a document, for a proof or an explanation. A front end can write it as Markdown and as LaTeX.
    fn document(&self) -> Option<Document> {
        None
    }

    /// What ended the work, if the answer is partial.
    fn ended(&self) -> Option<&Ended> {
        None
    }
}

/// An answer that [`Ask::begin`] already has, such as the mex of given numbers.
#[derive(Clone, Debug)]
pub struct Known<A>(pub A);

impl<A: Answer + Clone> Work for Known<A> {
    type Answer = A;

    fn advance(&mut self, _budget: &mut Budget<'_>) -> Result<A, Failure> {
        Ok(self.0.clone())
    }
}
