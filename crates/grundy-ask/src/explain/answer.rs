//! The explanation of a position, as an answer.

use crate::shape::{Convention, KnownBy, Outcome, Part};
use crate::style::Bold;
use crate::{Answer, Ended};
use grundy::document::Document;
use grundy::explain::{self, Explanation};
use grundy::reason::{Claim, KnownReason};
use grundy::{NimValue, Position};
use serde::Serialize;
use std::fmt;

/// An explanation of who wins a position, or what ended the work.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ExplainAnswer {
    /// The whole explanation.
    Explained(Box<Explained>),
    /// No explanation: a limit ended the work.
    Stopped(ExplainStopped),
}

/// Who wins a position, and why.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The position, as typed.
    pub position: String,
    /// The convention of play for all other fields.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value; null under misère play and for labelled games.
    pub nim_value: Option<u64>,
    /// How the outcome is known.
    pub known_by: KnownBy,
    /// The theorems that the outcome follows from.
    pub references: Vec<String>,
    /// The reasons that laws and theorems give for parts of the position.
    pub reasons: Vec<PartReason>,
    /// The nim-values of the parts of the position, and of the smaller parts that the explanation uses.
    pub parts: Vec<PartValue>,
    /// The nim-sum in binary columns, if the position has several parts.
    pub columns: Option<Columns>,
    /// The winning moves, and losing moves with their refutations. Equal places appear once.
    pub moves: Vec<ExplainedMove>,
    /// The number of winning moves; null if it is not known exactly.
    pub winning_moves_total: Option<u64>,
    /// The number of moves; null if it is not known exactly.
    pub moves_total: Option<u64>,
    /// The whole explanation as text.
    pub text: String,
    #[serde(skip)]
    explanation: Explanation,
}

/// Why a part has its nim-value or its outcome, by a law or a theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartReason {
    /// The rule of the part.
    pub rule: String,
    /// The part, as a user types it.
    pub part: String,
    /// The nim-value; null if the reason says only who wins.
    pub nim_value: Option<u64>,
    /// Who wins the part alone.
    pub outcome: Outcome,
    /// How the reason is known.
    pub known_by: KnownBy,
    /// The theorem.
    pub reference: String,
    /// What counts in every position of the rule.
    pub idea: String,
    /// What the numbers of this part say.
    pub here: String,
    /// What a winning move does.
    pub aim: String,
    /// How the winner answers every move; null if no simple rule is known.
    pub answer: Option<String>,
}

/// The nim-value of a part, and the options that show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartValue {
    /// The rule of the part.
    pub rule: String,
    /// The part, as a user types it.
    pub part: String,
    /// Whether the position itself contains the part. Otherwise moves from the position lead to it.
    pub asked: bool,
    /// The nim-value of the part.
    pub nim_value: u64,
    /// How the nim-value is known.
    pub known_by: KnownBy,
    /// The options: all of them, one for each smaller nim-value, or none if a law explains more.
    pub options: Vec<PartOption>,
    /// Whether the list holds every option.
    pub options_complete: bool,
    /// The number of options; null if it is not known exactly.
    pub options_total: Option<u64>,
}

/// An option of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartOption {
    /// What the move leaves, part by part.
    pub to: Vec<String>,
    /// The nim-values of these parts.
    pub values: Vec<u64>,
    /// Their nim-sum.
    pub nim_value: u64,
}

/// A nim-sum in binary columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Columns {
    /// The summands.
    pub rows: Vec<ColumnsRow>,
    /// The number of further summands that are not shown.
    pub more: usize,
    /// The nim-sum of all summands, shown or not.
    pub sum: u64,
    /// The nim-sum in binary.
    pub bits: String,
}

/// A summand of a nim-sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColumnsRow {
    /// The part of the position that has this nim-value.
    pub label: String,
    /// The nim-value of the part.
    pub nim_value: u64,
    /// The nim-value in binary, as wide as the other rows.
    pub bits: String,
}

/// A move, and why it wins or which reply refutes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedMove {
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The place in the component, counted from 0.
    pub place: usize,
    /// What the move leaves at that place.
    pub to: Vec<Part>,
    /// The number of equal places that allow the same move.
    pub equal: usize,
    /// The move in words.
    pub text: String,
    /// Whether the move wins.
    pub wins: bool,
    /// Why the move wins. For a losing move without a reply, why it loses.
    pub why: Option<String>,
    /// The winning reply to a losing move.
    pub refutation: Option<Refutation>,
}

/// A reply that refutes a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refutation {
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The part that the reply changes, as the refuted move leaves it.
    pub from: Part,
    /// What the reply leaves in its place.
    pub to: Vec<Part>,
    /// The reply in words.
    pub text: String,
}

/// A position without an explanation, because a limit ended the work.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainStopped {
    /// The position, as typed.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// What ended the work.
    pub stopped: Ended,
}

impl Explained {
    pub(super) fn new(position: &Position, explanation: Explanation) -> Explained {
        Explained {
            position: explanation.position.clone(),
            convention: explanation.convention.into(),
            outcome: explanation.outcome.into(),
            nim_value: explanation.nim_value.map(|value| value.0),
            known_by: explanation.known_by.into(),
            references: explanation.references.clone(),
            reasons: explanation.reasons.iter().map(PartReason::from).collect(),
            parts: parts(&explanation),
            columns: explanation.columns().map(Columns::from),
            moves: explanation.moves().map(|m| ExplainedMove::new(position, m)).collect(),
            winning_moves_total: exact(explanation.winning_total),
            moves_total: exact(explanation.moves_total),
            text: explanation.to_string(),
            explanation,
        }
    }
}

/// The nim-values of parts: those with their options, and those that a reason gives.
fn parts(explanation: &Explanation) -> Vec<PartValue> {
    let mut parts: Vec<PartValue> = explanation.values().map(PartValue::from).collect();
    for told in &explanation.reasons {
        let known =
            parts.iter().any(|part| part.asked && (&part.rule, &part.part) == (&told.rule, &told.part));
        if let (Claim::Value(value), false) = (told.known.reason.claim, known) {
            parts.push(PartValue {
                rule: told.rule.clone(),
                part: told.part.clone(),
                asked: true,
                nim_value: value.0,
                known_by: told.known.known_by.into(),
                options: Vec::new(),
                options_complete: false,
                options_total: None,
            });
        }
    }
    parts
}

impl From<&explain::PartReason> for PartReason {
    fn from(told: &explain::PartReason) -> PartReason {
        let KnownReason { reason, known_by, reference } = &told.known;
        let nim_value = match reason.claim {
            Claim::Value(value) => Some(value.0),
            Claim::Outcome(_) => None,
        };
        PartReason {
            rule: told.rule.clone(),
            part: told.part.clone(),
            nim_value,
            outcome: reason.claim.outcome().into(),
            known_by: (*known_by).into(),
            reference: reference.clone(),
            idea: reason.idea.clone(),
            here: reason.here.clone(),
            aim: reason.aim.clone(),
            answer: reason.answer.clone(),
        }
    }
}

/// A total that fits a JSON number; `None` if it is too large.
fn exact(total: Option<u128>) -> Option<u64> {
    total.and_then(|total| u64::try_from(total).ok())
}

impl From<&explain::PartValue> for PartValue {
    fn from(part: &explain::PartValue) -> PartValue {
        let numbers = |values: &[NimValue]| values.iter().map(|value| value.0).collect();
        let options = part.options.iter().map(|option| PartOption {
            to: option.to.clone(),
            values: numbers(&option.values),
            nim_value: option.value.0,
        });
        PartValue {
            rule: part.rule.clone(),
            part: part.part.clone(),
            asked: part.asked,
            nim_value: part.value.0,
            known_by: part.known_by.into(),
            options: options.collect(),
            options_complete: part.complete,
            options_total: exact(part.options_total),
        }
    }
}

impl From<&explain::Columns> for Columns {
    fn from(columns: &explain::Columns) -> Columns {
        let rows = columns.rows.iter().map(|row| ColumnsRow {
            label: row.label.clone(),
            nim_value: row.value.0,
            bits: columns.bits(row.value),
        });
        Columns {
            rows: rows.collect(),
            more: columns.more,
            sum: columns.sum.0,
            bits: columns.bits(columns.sum),
        }
    }
}

impl ExplainedMove {
    fn new(position: &Position, m: &explain::ExplainedMove) -> ExplainedMove {
        let part = |component: usize, part: &[u64]| Part::of(&position.components[component], part);
        let parts = |component: usize, to: &[Vec<u64>]| to.iter().map(|to| part(component, to)).collect();
        let refutation = m.reply.as_ref().map(|reply| Refutation {
            component: reply.component,
            from: part(reply.component, &reply.from),
            to: parts(reply.component, &reply.to),
            text: reply.text.clone(),
        });
        ExplainedMove {
            component: m.component,
            place: m.place,
            to: parts(m.component, &m.to),
            equal: m.equal,
            text: m.text.clone(),
            wins: m.wins,
            why: m.why.clone(),
            refutation,
        }
    }
}

impl Answer for ExplainAnswer {
    fn document(&self) -> Option<Document> {
        match self {
            ExplainAnswer::Explained(answer) => Some(answer.explanation.document()),
            ExplainAnswer::Stopped(_) => None,
        }
    }

    fn ended(&self) -> Option<&Ended> {
        match self {
            ExplainAnswer::Explained(_) => None,
            ExplainAnswer::Stopped(answer) => Some(&answer.stopped),
        }
    }
}

/// A title and the sections; nothing if a limit ended the work.
impl fmt::Display for ExplainAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExplainAnswer::Explained(answer) = self else { return Ok(()) };
        Bold(&answer.explanation.title()).fmt(f)?;
        writeln!(f)?;
        for section in &answer.explanation.sections {
            writeln!(f)?;
            Bold(&section.heading).fmt(f)?;
            write!(f, "\n{section}")?;
        }
        Ok(())
    }
}
