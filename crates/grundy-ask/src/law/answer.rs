//! The law of the values of heaps, as an answer.

use super::{KnownLaw, LawCertified, LongRun};
use crate::Ended;
use crate::shape::{Convention, EngineReport, promises};
use grundy::Ruleset;
use grundy::law::Found;
use schemars::JsonSchema;
use serde::Serialize;

/// The law of the values of heaps, and how it is known; no law is an answer too.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = promises::law_known)]
pub struct HeapsLaw {
    /// The law, and how it is known.
    #[serde(flatten)]
    pub known: KnownLaw,
    /// How many values, of heaps 0, 1, 2, …, were computed.
    pub heaps_computed: u64,
    /// What the engine for long runs saw; absent where another one ran.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<EngineReport>,
    /// Proofs of the same law by other theorems, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<Vec<AlsoProved>>,
    /// The file of all values, where a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<KeptValues>,
    /// The certificate, where a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<LawCertified>,
    /// What ended the work before the law was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
    /// The last heap that the question allows.
    #[serde(skip)]
    pub(super) to: u64,
}

/// The same law by another theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AlsoProved {
    /// The theorem.
    pub reference: String,
    /// The finite conditions that were checked, in words.
    pub hypotheses: Vec<String>,
}

/// A file of all values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KeptValues {
    /// The file.
    pub file: String,
    /// It has the values of this many heaps, from heap 0 on.
    pub heaps: u64,
}

impl HeapsLaw {
    pub(crate) fn new(ruleset: &Ruleset, found: Option<&Found>, computed: u64, to: u64) -> HeapsLaw {
        HeapsLaw {
            known: KnownLaw::new(ruleset, Convention::Normal, found, Found::sentence),
            heaps_computed: computed,
            engine: None,
            also: None,
            kept: None,
            certificate: None,
            stopped: None,
            to,
        }
    }

    /// Adds what a long run saw and proved.
    pub(crate) fn add_run(&mut self, long: &LongRun) {
        let report = long.engine().report();
        self.heaps_computed = report.heaps;
        self.engine = Some(EngineReport::new(&report, long.has_digests()));
        self.also = long.second().map(|second| {
            vec![AlsoProved { reference: second.reference(), hypotheses: second.hypotheses() }]
        });
    }
}
