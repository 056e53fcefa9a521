//! The schemas of questions and answers.

use crate::{Ask, Work};
use schemars::Schema;
use schemars::generate::SchemaSettings;

/// The JSON schemas of a question and of its answer.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The name of the question.
    pub name: &'static str,
    /// The schema of the question, without the field `ask`.
    pub question: Schema,
    /// The schema of the answer.
    pub answer: Schema,
}

impl Contract {
    pub(crate) fn of<Q: Ask>() -> Contract {
        let settings = SchemaSettings::draft2020_12;
        Contract {
            name: Q::NAME,
            question: settings().into_generator().into_root_schema_for::<Q>(),
            answer: settings()
                .for_serialize()
                .into_generator()
                .into_root_schema_for::<<Q::Work as Work>::Answer>(),
        }
    }
}
