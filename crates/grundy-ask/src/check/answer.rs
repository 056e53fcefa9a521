//! The verdict on a certificate, as an answer.

use crate::shape::{Convention, Outcome};
use crate::style::{Bold, untrusted};
use crate::{Answer, Ended};
use grundy::NimValue;
use grundy::logic::Core;
use grundy::loopy::LoopyValue;
use grundy_check::{Claim, Law, Rejected, Shown, Verified};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// What a check of a certificate shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum CheckAnswer {
    /// The certificate shows the value, the outcome or the strategy of a position.
    Position(PositionShown),
    /// The certificate shows the values of all nodes of a state graph.
    Graph(GraphShown),
    /// The certificate shows a law of all heaps of a rule.
    Law(LawShown),
    /// The certificate shows nothing: a line fails.
    Rejected(RejectedFile),
    /// A limit ended the check, so nothing is known.
    NotChecked(NotChecked),
}

/// The verdict on a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Verdict {
    /// The claim is true.
    #[serde(rename = "verified")]
    Verified,
    /// Only some segments were checked.
    #[serde(rename = "verified in part")]
    InPart,
    /// The file does not prove its claim. The claim may still be true.
    #[serde(rename = "rejected")]
    Rejected,
    /// Nothing is known.
    #[serde(rename = "not checked")]
    NotChecked,
}

/// A certificate that shows the value, the outcome or the strategy of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionShown {
    /// Always `verified`.
    pub verdict: Verdict,
    /// The position, as the file writes it.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value; null for a certificate of an outcome or a strategy, and for an infinite value.
    pub nim_value: Option<u64>,
    /// For an infinite value, the nim-values of the options that have one; absent for other certificates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infinite: Option<Vec<u64>>,
    /// The number of entries; in a strategy, the number of positions with the opponent to move.
    pub entries: u64,
    /// The number of the opponent's moves that the strategy answers; absent for other certificates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<u64>,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub sha256: String,
    /// The duration of the check in seconds, if the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// A certificate that shows the values of all nodes of a state graph.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GraphShown {
    /// Always `verified`.
    pub verdict: Verdict,
    /// A position on the graph, as the file writes it.
    pub position: String,
    /// The number of nodes. The entries of the file give the value of each under normal play.
    pub nodes: u64,
    /// The number of nodes with an infinite value.
    pub infinite_nodes: u64,
    /// The number of entries.
    pub entries: u64,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub sha256: String,
    /// The duration of the check in seconds, if the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// A certificate that shows a law of all heaps of a rule.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LawShown {
    /// `verified`, or `verified in part` if only some segments were checked.
    pub verdict: Verdict,
    /// The core form of the rule, as the file writes it.
    #[cfg_attr(feature = "schema", schemars(with = "RuleShown"))]
    pub rule: Core,
    /// The core form in words.
    pub moves: String,
    /// The claim.
    pub claim: String,
    /// The theorem whose hypotheses were verified.
    pub theorem: String,
    /// The part that was checked; null if all segments were checked.
    pub covered: Option<String>,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub sha256: String,
    /// The duration of the check in seconds, if the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// A rule in its core form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleShown {
    /// The number of coordinates of a part: 1 for heaps.
    pub coordinates: usize,
    /// The moves.
    pub moves: Vec<serde_json::Map<String, serde_json::Value>>,
}

/// A file that does not prove its claim, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RejectedFile {
    /// Always `rejected`.
    pub verdict: Verdict,
    /// The first line that fails, counted from 1.
    pub line: u64,
    /// What is wrong with that line.
    pub why: String,
    /// The duration of the check in seconds, if the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// A check that a limit ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotChecked {
    /// Always `not checked`.
    pub verdict: Verdict,
    /// What ended the check.
    pub stopped: Ended,
}

impl CheckAnswer {
    pub(super) fn verified(verified: Verified) -> CheckAnswer {
        let Verified { shown, entries, bytes, sha256 } = verified;
        match shown {
            Shown::Law(law) => CheckAnswer::Law(LawShown::new(law, bytes, sha256)),
            Shown::Graph { position, nodes, infinite } => CheckAnswer::Graph(GraphShown {
                verdict: Verdict::Verified,
                position,
                nodes,
                infinite_nodes: infinite,
                entries,
                bytes,
                sha256,
                seconds: None,
            }),
            Shown::Position { position, claim } => {
                let (nim_value, outcome) = match claim {
                    Claim::NimValue(value) => (Some(value), value.outcome()),
                    Claim::Outcome(outcome) => (None, outcome),
                };
                let shown = PositionShown::new(position, grundy::Convention::Normal, outcome);
                let nim_value = nim_value.map(|NimValue(value)| value);
                CheckAnswer::Position(PositionShown { nim_value, entries, bytes, sha256, ..shown })
            }
            Shown::Infinite { position, options } => {
                let value = LoopyValue::Infinite(options.clone());
                let shown = PositionShown::new(position, grundy::Convention::Normal, value.outcome());
                let infinite = Some(options.into());
                CheckAnswer::Position(PositionShown { infinite, entries, bytes, sha256, ..shown })
            }
            Shown::Draw { position, convention } => {
                let shown = PositionShown::new(position, convention, grundy::Outcome::Draw);
                CheckAnswer::Position(PositionShown { entries, bytes, sha256, ..shown })
            }
            Shown::Strategy { position, convention, outcome, answers } => {
                let shown = PositionShown::new(position, convention, outcome);
                CheckAnswer::Position(PositionShown {
                    entries,
                    answers: Some(answers),
                    bytes,
                    sha256,
                    ..shown
                })
            }
        }
    }

    pub(super) fn rejected(rejected: Rejected) -> CheckAnswer {
        let Rejected { line, why } = rejected;
        CheckAnswer::Rejected(RejectedFile { verdict: Verdict::Rejected, line, why, seconds: None })
    }

    /// The answer if a limit ended the check.
    pub fn not_checked(ended: Ended) -> CheckAnswer {
        CheckAnswer::NotChecked(NotChecked { verdict: Verdict::NotChecked, stopped: ended })
    }

    /// Adds the duration of the check in seconds.
    #[must_use]
    pub fn after(mut self, taken: f64) -> CheckAnswer {
        match &mut self {
            CheckAnswer::Position(PositionShown { seconds, .. })
            | CheckAnswer::Graph(GraphShown { seconds, .. })
            | CheckAnswer::Law(LawShown { seconds, .. })
            | CheckAnswer::Rejected(RejectedFile { seconds, .. }) => *seconds = Some(taken),
            CheckAnswer::NotChecked(_) => {}
        }
        self
    }
}

impl PositionShown {
    fn new(position: String, convention: grundy::Convention, outcome: grundy::Outcome) -> PositionShown {
        PositionShown {
            verdict: Verdict::Verified,
            position,
            convention: convention.into(),
            outcome: outcome.into(),
            nim_value: None,
            infinite: None,
            entries: 0,
            answers: None,
            bytes: 0,
            sha256: String::new(),
            seconds: None,
        }
    }
}

impl LawShown {
    fn new(law: Law, bytes: u64, sha256: String) -> LawShown {
        let Law { rule, claim, theorem, covered } = law;
        LawShown {
            verdict: if covered.is_some() { Verdict::InPart } else { Verdict::Verified },
            moves: rule.to_string(),
            rule,
            claim,
            theorem: theorem.to_string(),
            covered,
            bytes,
            sha256,
            seconds: None,
        }
    }
}

impl Answer for CheckAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            CheckAnswer::NotChecked(not_checked) => Some(&not_checked.stopped),
            _ => None,
        }
    }
}

/// The verdict, the claim, and the size of the file.
impl fmt::Display for CheckAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckAnswer::Position(shown) => shown.fmt(f),
            CheckAnswer::Graph(shown) => shown.fmt(f),
            CheckAnswer::Law(shown) => shown.fmt(f),
            CheckAnswer::Rejected(RejectedFile { line, why, .. }) => {
                let why = say!("check-rejected-line", line = line, why = why);
                Bold(&say!("check-rejected")).fmt(f)?;
                writeln!(f, " {}", untrusted(&why))
            }
            CheckAnswer::NotChecked(_) => {
                Bold(&say!("check-not-checked")).fmt(f)?;
                writeln!(f, " {}", say!("check-ended-before"))
            }
        }
    }
}

impl fmt::Display for PositionShown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = untrusted(&self.position);
        let play = match self.convention {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        };
        Bold(&say!("check-verified")).fmt(f)?;
        let shown = match (self.answers, self.nim_value) {
            _ if self.infinite.is_some() => {
                let value = LoopyValue::infinite(self.infinite.iter().flatten().copied());
                say!("check-infinite-value", position = position, value = value.to_string())
            }
            _ if self.outcome == Outcome::D => say!("check-draw", position = position, play = play),
            (Some(_), _) if self.outcome == Outcome::N => {
                say!("check-wins", position = position, play = play)
            }
            (Some(_), _) => say!("check-loses", position = position, play = play),
            (None, Some(value)) => say!("check-nim-value", position = position, value = value),
            (None, None) => {
                let outcome = self.outcome.letter().to_string();
                say!("check-outcome", position = position, outcome = outcome)
            }
        };
        writeln!(f, " {shown}")?;
        if let (Some(answers), None, true) = (self.answers, &self.infinite, self.outcome != Outcome::D) {
            let moves = say!("counted-moves", count = answers);
            let positions = say!("counted-positions", count = self.entries);
            writeln!(f, "  {}", say!("check-strategy", moves = moves, positions = positions))?;
        }
        entries(f, self.entries, file(self.bytes, self.seconds), &self.sha256)
    }
}

impl fmt::Display for GraphShown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bold(&say!("check-verified")).fmt(f)?;
        writeln!(f, " {}", say!("check-nodes", count = self.nodes))?;
        if self.infinite_nodes > 0 {
            writeln!(f, "  {}", say!("check-infinite-nodes", count = self.infinite_nodes))?;
        }
        entries(f, self.entries, file(self.bytes, self.seconds), &self.sha256)
    }
}

impl fmt::Display for LawShown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LawShown { claim, moves, theorem, .. } = self;
        match &self.covered {
            None => {
                Bold(&say!("check-verified")).fmt(f)?;
                writeln!(f, " {claim}")?;
            }
            Some(covered) => {
                Bold(&say!("check-verified-in-part")).fmt(f)?;
                writeln!(f, " {covered}\n  {}", say!("check-of-claim", claim = claim))?;
            }
        }
        writeln!(f, "  {}", say!("check-moves", moves = moves))?;
        writeln!(f, "  {}", say!("by-reference", reference = theorem))?;
        writeln!(f, "  {}\n  SHA-256 {}", file(self.bytes, self.seconds), self.sha256)
    }
}

/// The number of entries, the file, and the digest.
fn entries(f: &mut fmt::Formatter<'_>, entries: u64, file: String, sha256: &str) -> fmt::Result {
    let entries = say!("counted-entries", count = entries);
    writeln!(f, "  {}\n  SHA-256 {sha256}", say!("check-entries", entries = entries, file = file))
}

/// The size of the file, and the duration of the check.
fn file(bytes: u64, seconds: Option<f64>) -> String {
    match seconds {
        None => say!("check-bytes", bytes = bytes),
        Some(seconds) => say!("check-bytes-seconds", bytes = bytes, seconds = format!("{seconds:.2}")),
    }
}
