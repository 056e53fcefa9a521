//! Questions, the work on them, and answers.

use crate::{Ended, Refused, Remedy, World};
use grundy::{Budget, Failure, Stopped};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// A question: its fields say what may be asked, with the defaults of every front end.
///
/// # Laws
/// Equal questions have equal answers, whichever front end asks, apart from what was spent.
pub trait Ask: DeserializeOwned + JsonSchema {
    /// The name of the question, as the field `ask` says it.
    const NAME: &'static str;
    /// The work that answers it.
    type Work: Work + 'static;

    /// Reads what was typed and chooses the engine.
    ///
    /// # Errors
    /// What was typed is no rule or position, or the question does not suit it.
    fn begin(self, world: &World<'_>) -> Result<Self::Work, Refused>;
}

/// The work on a question.
pub trait Work {
    /// What it ends in.
    type Answer: Answer;

    /// Works until there is an answer, or until the budget ends.
    ///
    /// # Errors
    /// [`Failure::Stopped`] where the budget ended: the work may be advanced again. Any other failure is for good.
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Self::Answer, Failure>;

    /// Does it go on where its last budget ended, or begin again?
    fn resumes(&self) -> bool {
        false
    }

    /// What is known by now, where a limit ended the work for good.
    fn so_far(&mut self, _ended: &Ended) -> Option<Self::Answer> {
        None
    }

    /// What could help beside more time or memory, where a limit ended the work.
    fn remedy(&mut self, _stopped: &Stopped) -> Option<Remedy> {
        None
    }

    /// Which engine ran, for people who want to know.
    fn engine(&mut self) -> Option<String> {
        None
    }
}

/// An answer: JSON (serde), a schema (schemars), and text for people (`{}`, or `{:#}` with styles of a terminal).
pub trait Answer: Serialize + JsonSchema + Display {
    /// How the answer is known, where the text is the bare answer: front ends say it beside the text.
    fn aside(&self) -> Option<String> {
        None
    }

    /// What ended the work, if the answer is not whole.
    fn ended(&self) -> Option<&Ended> {
        None
    }
}

/// An answer that needs no work.
#[derive(Clone, Debug)]
pub struct Known<A>(pub A);

impl<A: Answer + Clone> Work for Known<A> {
    type Answer = A;

    fn advance(&mut self, _budget: &mut Budget<'_>) -> Result<A, Failure> {
        Ok(self.0.clone())
    }
}
