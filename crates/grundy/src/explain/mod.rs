//! Why a position is won or lost, step by step, for a learner to follow and check.
//!
//! An [`Explanation`] is a list of [`Section`]s of typed [`Item`]s: the nim-value of each part with the
//! options behind it ([`PartValue`]), the columns of the nim-sum ([`Columns`]), the moves that win and the
//! refutations of those that lose ([`ExplainedMove`]). Its display is text without colour. Every statement
//! names its evidence; nothing that is only seen is presented as a fact.

mod binary;
mod document;
mod labelled;
mod law;
mod loopy;
mod misere;
mod misere_nim;
mod moves;
mod normal;
mod outcome_only;
mod parts;
mod play;
mod proof;
mod show;
mod strategy;
mod sum;
mod value;
mod why;

pub use binary::{Columns, Row};
pub use loopy::{LoopyExplanation, LoopyMove, LoopyPart, explain_loopy};
pub use moves::{ExplainedMove, Reply};
pub use proof::{explain_law, explain_modes, explain_positions};
pub use value::{OptionValue, PartReason, PartValue};

use crate::document::Table;
use crate::reason::Reasons;
use crate::solve::{Answer, Question, Solver, is_nim};
use grundy_rules::{Budget, Convention, Failure, KnownBy, NimValue, Outcome, Position};

/// A request for an explanation.
#[derive(Clone, Debug)]
pub struct ExplainQuestion {
    /// The convention: who wins when nobody can move.
    pub convention: Convention,
    /// The most moves explained, for winning and for refuted ones each.
    pub max_moves: usize,
    /// Whether the options and their mex are told too, where a law or theorem gives a reason.
    pub definition: bool,
}

impl Default for ExplainQuestion {
    fn default() -> Self {
        ExplainQuestion { convention: Convention::Normal, max_moves: 20, definition: false }
    }
}

/// The outcome of a position, explained.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The position as typed.
    pub position: String,
    /// The convention of all that follows.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value of the whole position; `None` under misère play and for labelled games.
    pub nim_value: Option<NimValue>,
    /// The evidence for the outcome.
    pub known_by: KnownBy,
    /// The distinct theorems used.
    pub references: Vec<String>,
    /// The number of winning moves, where it is known exactly.
    pub winning_total: Option<u128>,
    /// The number of moves, where it is known exactly.
    pub moves_total: Option<u128>,
    /// The reasons that laws and theorems give, each with the part that it is about.
    pub reasons: Vec<PartReason>,
    /// Whether the rules, and not the last move, decide who wins at the end.
    pub labelled: bool,
    /// The text, section by section.
    pub sections: Vec<Section>,
}

/// A part of an explanation under a heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The statements below it.
    pub items: Vec<Item>,
}

/// One statement of an explanation.
#[derive(Clone, Debug)]
pub enum Item {
    /// One or more sentences.
    Text(String),
    /// The nim-value of a part, with the reason.
    Value(PartValue),
    /// The nim-sum in binary columns.
    Columns(Columns),
    /// A table of numbers.
    Table(Table),
    /// A move that wins, or a losing move with its refutation.
    Move(ExplainedMove),
}

impl Explanation {
    /// The nim-values of the parts of the position, and of smaller parts that they lead to.
    pub fn values(&self) -> impl Iterator<Item = &PartValue> {
        self.items().filter_map(|item| match item {
            Item::Value(value) => Some(value),
            _ => None,
        })
    }

    /// The nim-sum in binary columns, where there are several parts.
    pub fn columns(&self) -> Option<&Columns> {
        self.items().find_map(|item| match item {
            Item::Columns(columns) => Some(columns),
            _ => None,
        })
    }

    /// The moves that win and the moves that are refuted.
    pub fn moves(&self) -> impl Iterator<Item = &ExplainedMove> {
        self.items().filter_map(|item| match item {
            Item::Move(m) => Some(m),
            _ => None,
        })
    }

    fn items(&self) -> impl Iterator<Item = &Item> {
        self.sections.iter().flat_map(|section| &section.items)
    }

    fn new(position: &Position, answer: &Answer) -> Explanation {
        Explanation {
            position: position.to_string(),
            convention: answer.convention,
            outcome: answer.outcome,
            nim_value: answer.nim_value,
            known_by: answer.known_by,
            references: answer.references.clone(),
            winning_total: answer.total,
            moves_total: None,
            reasons: Vec::new(),
            labelled: position.components.iter().any(|c| c.ruleset.is_labelled()),
            sections: Vec::new(),
        }
    }

    /// Adds a section, unless it is empty.
    fn section(&mut self, heading: String, items: Vec<Item>) {
        if !items.is_empty() {
            self.sections.push(Section { heading, items });
        }
    }
}

impl Item {
    fn text(text: impl Into<String>) -> Item {
        Item::Text(text.into())
    }
}

/// What has been found out about reasons, and whether definitions are told beside them.
struct Telling {
    reasons: Reasons,
    definition: bool,
}

fn is_game(component: &grundy_rules::Component) -> bool {
    component.ruleset.as_game().is_some()
}

/// Explains a position: who wins, the nim-values of the parts, which moves win and how the others are
/// refuted.
///
/// ```
/// use grundy::explain::{explain, ExplainQuestion};
/// use grundy::{Budget, Position};
/// let position = Position::parse("take {2,3} : 4").unwrap();
/// let question = ExplainQuestion { definition: true, ..ExplainQuestion::default() };
/// let explained = explain(&position, &question, &mut Budget::default()).unwrap();
/// let text = explained.to_string();
/// assert!(text.contains("4 is less than 5, so G(4) = floor(4/2) = 2."));
/// assert!(text.contains("G(4) = mex{G(2), G(1)} = mex{1, 0} = 2"));
/// assert!(text.contains("4 → 1 (take 3)"));
/// let winning: Vec<_> = explained.moves().filter(|m| m.wins).collect();
/// assert_eq!(winning[0].to, [[1]]);
/// ```
///
/// # Errors
/// The rule's own failure (a cycle, a target that is not whole), or a spent budget.
///
/// # Cost
/// That of [`solve`](crate::solve::solve()), plus a look at a few thousand options at most under normal play,
/// and the search for a reply to each move shown.
pub fn explain(
    position: &Position,
    question: &ExplainQuestion,
    budget: &mut Budget<'_>,
) -> Result<Explanation, Failure> {
    let mut solver = Solver::new(position.clone());
    let (convention, max_moves) = (question.convention, question.max_moves.max(1));
    let asked = Question { convention, max_moves, ..Question::default() };
    let answer = solver.solve(&asked, budget)?;
    let mut explanation = Explanation::new(position, &answer);
    let max_moves = question.max_moves;
    let mut told = Telling { reasons: Reasons::default(), definition: question.definition };
    if explanation.labelled {
        labelled::explain(&mut explanation, &mut solver, &answer, max_moves, budget)?;
    } else if question.convention == Convention::Normal && answer.worths.is_empty() {
        outcome_only::explain(&mut explanation, &mut solver, &answer, max_moves, &mut told, budget)?;
    } else if question.convention == Convention::Normal {
        normal::explain(&mut explanation, &mut solver, &answer, max_moves, &mut told, budget)?;
    } else if answer.known_by == KnownBy::Theorem && position.components.iter().any(is_game) {
        outcome_only::explain(&mut explanation, &mut solver, &answer, max_moves, &mut told, budget)?;
    } else if position.components.iter().all(is_nim) {
        misere_nim::explain(&mut explanation, &solver, &answer, max_moves, budget)?;
    } else {
        misere::explain(&mut explanation, &mut solver, &answer, max_moves, &mut told, budget)?;
    }
    Ok(explanation)
}
