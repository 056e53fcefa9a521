//! The common fields of laws of heaps, of pairs and of misère play: a law and how it is known.

use crate::shape::{self, ClosedForm, Convention, KnownBy};
use grundy::Ruleset;
use grundy::law::{Claimed, Found};
use serde::Serialize;

/// The law of a rule, and how it is known. The fields of the law are null if no law was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnownLaw {
    /// The rule, as typed.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// The convention of play.
    pub convention: Convention,
    /// The law; null if none was found.
    pub law: Option<shape::Law>,
    /// The law in closed form; null if none is known.
    pub form: Option<ClosedForm>,
    /// The law in a sentence.
    pub sentence: Option<String>,
    /// How the law is known.
    pub known_by: Option<KnownBy>,
    /// The theorem; for a law that is only seen, the range in which it is seen.
    pub reference: Option<String>,
    /// The finite hypotheses that were checked, in words.
    pub hypotheses: Vec<String>,
}

impl KnownLaw {
    /// The result of a search for the law of a rule. `sentence` words the law.
    pub(super) fn new<L: Claimed>(
        ruleset: &Ruleset,
        convention: Convention,
        found: Option<&Found<L>>,
        sentence: impl FnOnce(&Found<L>) -> String,
    ) -> KnownLaw
    where
        for<'a> shape::Law: From<&'a L>,
    {
        KnownLaw {
            rule: ruleset.text().into(),
            canonical: ruleset.canonical().into(),
            convention,
            law: found.map(|found| shape::Law::from(&found.law)),
            form: None,
            sentence: found.map(sentence),
            known_by: found.map(|found| found.known_by().into()),
            reference: found.map(Found::reference),
            hypotheses: found.map_or(Vec::new(), Found::hypotheses),
        }
    }

    /// The same law with its closed form.
    pub(super) fn with_form(mut self, form: Option<impl Into<ClosedForm>>) -> KnownLaw {
        self.form = form.map(Into::into);
        self
    }
}
