//! An explanation as an answer.

use crate::shape::{Convention, KnownBy, Outcome, Part};
use crate::style::Bold;
use crate::{Answer, Ended};
use grundy::explain::{self, Explanation};
use grundy::{NimValue, Position};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The explanation, or what ended the work.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ExplainAnswer {
    /// The whole explanation.
    Explained(Box<Explained>),
    /// None within the limits.
    Stopped(ExplainStopped),
}

/// Who wins a position, and why.
#[derive(Serialize, JsonSchema)]
pub struct Explained {
    /// The position as it was typed.
    pub position: String,
    /// The convention of all that follows.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value; null under misère play and for labelled games.
    pub nim_value: Option<u64>,
    /// How the outcome is known.
    pub known_by: KnownBy,
    /// The theorems that were used.
    pub references: Vec<String>,
    /// What the parts of the position, and the smaller ones that they lead to, are worth.
    pub parts: Vec<PartValue>,
    /// The nim-sum in binary columns, where there are several parts.
    pub columns: Option<Columns>,
    /// The moves that win, and the moves that are refuted; equal places are listed once.
    pub moves: Vec<ExplainedMove>,
    /// How many winning moves there are, null where that is not known exactly.
    pub winning_moves_total: Option<u64>,
    /// How many moves there are, null where that is not known exactly.
    pub moves_total: Option<u64>,
    /// The whole explanation as text.
    pub text: String,
    #[serde(skip)]
    explanation: Explanation,
}

/// What a part is worth, and the options that show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PartValue {
    /// The rules of the part.
    pub rule: String,
    /// The part, as it is typed.
    pub part: String,
    /// Does the part itself stand in the position? Else it is a smaller one that can be reached.
    pub asked: bool,
    /// Its nim-value.
    pub nim_value: u64,
    /// How the nim-value is known.
    pub known_by: KnownBy,
    /// The options: all of them, or one of each smaller nim-value, or none where a law says more.
    pub options: Vec<PartOption>,
    /// Are these all options?
    pub options_complete: bool,
    /// How many options there are, null where that is not known exactly.
    pub options_total: Option<u64>,
}

/// An option of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PartOption {
    /// What the move leaves, part by part.
    pub to: Vec<String>,
    /// The nim-values of these parts.
    pub values: Vec<u64>,
    /// Their nim-sum.
    pub nim_value: u64,
}

/// A nim-sum in binary columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Columns {
    /// The numbers that are added.
    pub rows: Vec<ColumnsRow>,
    /// How many more there are, which are not shown.
    pub more: usize,
    /// The nim-sum of all of them.
    pub sum: u64,
    /// The nim-sum in binary.
    pub bits: String,
}

/// A number of a nim-sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ColumnsRow {
    /// The part of the position that it belongs to.
    pub label: String,
    /// The number.
    pub nim_value: u64,
    /// The number in binary, as wide as the others.
    pub bits: String,
}

/// A move, and why it wins or how it is refuted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExplainedMove {
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The place in the component, counted from 0.
    pub place: usize,
    /// What the move leaves there.
    pub to: Vec<Part>,
    /// The number of equal places at which the same move can be made.
    pub equal: usize,
    /// The move in words.
    pub text: String,
    /// Does it win?
    pub wins: bool,
    /// Why it wins; for a move that loses without a reply, why it loses.
    pub why: Option<String>,
    /// The reply that wins, after a move that does not.
    pub refutation: Option<Refutation>,
}

/// The reply that refutes a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refutation {
    /// The component that changes, counted from 0.
    pub component: usize,
    /// The part it is made in, as it stands after the move that it answers.
    pub from: Part,
    /// What the reply leaves there.
    pub to: Vec<Part>,
    /// The reply in words.
    pub text: String,
}

/// A position that was not explained within the limits.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ExplainStopped {
    /// The position as it was typed.
    pub position: String,
    /// The convention.
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
            parts: explanation.values().map(PartValue::from).collect(),
            columns: explanation.columns().map(Columns::from),
            moves: explanation.moves().map(|m| ExplainedMove::new(position, m)).collect(),
            winning_moves_total: exact(explanation.winning_total),
            moves_total: exact(explanation.moves_total),
            text: explanation.to_string(),
            explanation,
        }
    }
}

/// A number that JSON holds.
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
    fn ended(&self) -> Option<&Ended> {
        match self {
            ExplainAnswer::Explained(_) => None,
            ExplainAnswer::Stopped(answer) => Some(&answer.stopped),
        }
    }
}

/// The title, and section by section; nothing where the work was ended.
impl fmt::Display for ExplainAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExplainAnswer::Explained(answer) = self else { return Ok(()) };
        Bold(&answer.explanation.title()).fmt(f)?;
        writeln!(f)?;
        for section in &answer.explanation.sections {
            writeln!(f)?;
            Bold(section.heading).fmt(f)?;
            write!(f, "\n{section}")?;
        }
        Ok(())
    }
}
