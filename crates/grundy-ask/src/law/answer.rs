//! The law of the nim-values of heaps, as an answer.

use super::{KnownLaw, LawCertified, LongRun};
use crate::shape::{Convention, EngineReport};
use crate::{Ended, NoAnswer};
use grundy::Ruleset;
use grundy::law::{Form, Found};
use serde::Serialize;

/// The law of the nim-values of heaps, and how it is known. Its fields are null if no law was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::law_known))]
pub struct HeapsLaw {
    /// The law, and how it is known.
    #[serde(flatten)]
    pub known: KnownLaw,
    /// The number of computed values, of the heaps 0, 1, 2, …
    pub heaps_computed: u64,
    /// The report of the engine for long runs; absent if another engine ran.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<EngineReport>,
    /// Proofs of the same law by other theorems; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<Vec<AlsoProved>>,
    /// The file of all values, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<KeptValues>,
    /// The certificate, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<LawCertified>,
    /// Why a program could not write the certificate that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_certificate: Option<NoAnswer>,
    /// What ended the work before the law was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
    /// The law in sentences, the plainest first.
    #[serde(skip)]
    lines: Vec<String>,
    /// The last heap that the question allows.
    #[serde(skip)]
    pub(super) to: u64,
}

/// A proof of the same law by another theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlsoProved {
    /// The theorem.
    pub reference: String,
    /// The finite hypotheses that were checked, in words.
    pub hypotheses: Vec<String>,
}

/// A file of all values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptValues {
    /// The file.
    pub file: String,
    /// The number of heaps whose values the file has, from heap 0 on.
    pub heaps: u64,
}

impl HeapsLaw {
    pub(crate) fn new(
        ruleset: &Ruleset,
        found: Option<&Found>,
        values: &[u32],
        computed: u64,
        to: u64,
    ) -> HeapsLaw {
        let form = found.and_then(|found| Form::of(found, values));
        let known = KnownLaw::new(ruleset, Convention::Normal, found, Found::sentence);
        HeapsLaw {
            known: known.with_form(form.as_ref()),
            lines: found.map_or(Vec::new(), |found| found.sentences(form.as_ref())),
            heaps_computed: computed,
            engine: None,
            also: None,
            kept: None,
            certificate: None,
            no_certificate: None,
            stopped: None,
            to,
        }
    }

    /// The law in sentences, the plainest first.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Adds the report and the second proof of a long run.
    pub(crate) fn add_run(&mut self, long: &LongRun) {
        let report = long.engine().report();
        self.heaps_computed = report.heaps;
        self.engine = Some(EngineReport::new(&report, long.has_digests()));
        self.also = long.second().map(|second| {
            vec![AlsoProved { reference: second.reference(), hypotheses: second.hypotheses() }]
        });
    }
}
