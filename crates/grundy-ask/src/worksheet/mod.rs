//! A sheet of exercises about a game, with its answers.

mod made;

use crate::draw::{Format, WordLanguage, in_language};
use crate::shape::Outcome;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Component, Failure, Kind, Position, Ruleset};
use grundy_draw::Sheet;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for a sheet of exercises about a game: a table to fill in, positions to judge, a state graph to label. The
/// same seed gives the same sheet.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, worksheet::Worksheet};
/// let question = Worksheet { rule: "take 1..3".into(), seed: 7, ..Worksheet::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.tasks.len(), 3);
/// assert!(answer.sheet.contains("Fill in the table") && answer.key.contains("{0, 1, 2}   3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Worksheet {
    /// The rule, or a position of a game on a board.
    pub rule: String,
    /// The seed of the random choices. The same seed gives the same sheet.
    #[serde(default)]
    pub seed: u64,
    /// The tasks, in order. A task that the game does not have is refused; by default there are those that it has.
    #[serde(default)]
    pub tasks: Vec<TaskKind>,
    /// The heading. By default it says in the language of the sheet that this is a worksheet.
    #[serde(default)]
    pub title: Option<String>,
    /// The language of its words. The default is that of the thread, which is English unless the program sets it.
    #[serde(default)]
    pub language: Option<WordLanguage>,
    /// The form of sheet and key: SVG, TeX or plain text.
    #[serde(default)]
    pub format: Format,
}

/// A kind of task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TaskKind {
    /// Fill in nim-values: of heaps, with the values of their options, or of pairs.
    Table,
    /// Say who wins a position, and how.
    Judge,
    /// Label a state graph.
    Graph,
}

/// A sheet of exercises and its key.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WorksheetAnswer {
    /// The rule, as typed.
    pub rule: String,
    /// The seed that gives this sheet again.
    pub seed: u64,
    /// The tasks, with their answers.
    pub tasks: Vec<Task>,
    /// The page with the tasks, in the requested form.
    pub sheet: String,
    /// The page with the answers, in the requested form.
    pub key: String,
}

/// A task with its answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "task", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Task {
    /// A table of heaps to fill in.
    Table {
        /// The heaps.
        rows: Vec<Row>,
    },
    /// A grid of nim-values to fill in.
    Grid {
        /// The nim-values: row a, column b, both from 0.
        rows: Vec<Vec<u64>>,
    },
    /// Positions to judge.
    Judge {
        /// The positions.
        positions: Vec<Judged>,
    },
    /// A state graph to label.
    Graph {
        /// The position where play starts.
        position: String,
        /// The positions that it reaches, itself among them, with what is to be written at each.
        nodes: Vec<Labelled>,
    },
}

/// A position of a state graph to label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Labelled {
    /// The position, as a user types it.
    pub position: String,
    /// Who wins.
    pub outcome: Outcome,
    /// Its nim-value.
    pub value: Option<u64>,
}

/// A heap of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Its size.
    pub heap: u64,
    /// The nim-values of its options, ascending, each once.
    pub options: Vec<u64>,
    /// Its nim-value.
    pub value: u64,
}

/// A position to judge, and the judgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// The position, as a user types it.
    pub position: String,
    /// Who wins.
    pub outcome: Outcome,
    /// A winning move; null if there is none.
    pub winning_move: Option<String>,
}

/// The work of making a worksheet.
pub struct Making {
    subject: Subject,
    question: Worksheet,
}

/// What the tasks are about.
enum Subject {
    /// Heaps or tuples of a rule.
    Rule(Arc<Ruleset>),
    /// Positions that can be reached from this one.
    From(Position),
}

impl Ask for Worksheet {
    const NAME: &'static str = "worksheet";
    type Work = Making;

    fn begin(self, world: &World<'_>) -> Result<Making, Refused> {
        if self.format == Format::Dot {
            return Err(Refused::unsuited(say!("refused-dot-for-worksheet")));
        }
        if (1..self.tasks.len()).any(|i| self.tasks[..i].contains(&self.tasks[i])) {
            return Err(Refused::unsuited(say!("refused-worksheet-each-task-most-once")));
        }
        let subject = match world.ruleset(&self.rule) {
            Ok(rule) if rule.is_labelled() => return Err(labelled()),
            Ok(rule) if matches!(rule.kind(), Kind::Heap(_)) || is_pair(&rule) => Subject::Rule(rule),
            rule => match world.position(&self.rule) {
                Ok(position) if position.components.iter().any(|c| c.ruleset.is_labelled()) => {
                    return Err(labelled());
                }
                Ok(position) => Subject::From(position),
                Err(refused) if self.rule.contains(':') => return Err(refused),
                Err(refused) => return Err(rule.err().unwrap_or(refused)),
            },
        };
        Ok(Making { subject, question: self })
    }
}

fn labelled() -> Refused {
    Refused::unsuited(say!("refused-worksheet-about-nim-values-labelled"))
}

fn is_pair(rule: &Ruleset) -> bool {
    matches!(rule.kind(), Kind::Points(points) if points.formula.arity() == 2)
}

impl Making {
    /// Makes the sheet, which can then be written in any form.
    ///
    /// # Errors
    /// The game has no such task, a rule fails, or the budget ends.
    pub fn sheet(&self, budget: &mut Budget<'_>) -> Result<(Sheet, Vec<Task>), Failure> {
        let asked = &self.question;
        let (drawn, tasks) = made::tasks(&self.subject, asked, budget)?;
        let sheet = Sheet {
            title: asked.title.clone(),
            rule: asked.rule.trim().to_string(),
            seed: asked.seed,
            tasks: drawn,
        };
        Ok((sheet, tasks))
    }
}

impl Making {
    fn written(&self, budget: &mut Budget<'_>) -> Result<WorksheetAnswer, Failure> {
        let (sheet, tasks) = self.sheet(budget)?;
        let written = |answers: bool| match self.question.format {
            Format::Svg => sheet.page(answers).svg_on(grundy_draw::Theme::Light),
            Format::Tex => grundy_draw::tex(&[&sheet.page(answers)]),
            Format::Txt | Format::Dot => sheet.text(answers),
        };
        Ok(WorksheetAnswer {
            rule: sheet.rule.clone(),
            seed: sheet.seed,
            tasks,
            sheet: written(false),
            key: written(true),
        })
    }
}

impl Work for Making {
    type Answer = WorksheetAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<WorksheetAnswer, Failure> {
        in_language(self.question.language, || self.written(budget))
    }
}

impl Answer for WorksheetAnswer {}

/// The sheet, then the key.
impl fmt::Display for WorksheetAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.sheet, self.key)
    }
}

/// A position of one component.
fn position_of(rule: &Arc<Ruleset>, parts: Vec<Vec<u64>>) -> Position {
    Position { components: vec![Component::new(rule.clone(), parts)] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::solve::{Question, solve};

    fn answer(rule: &str, seed: u64) -> WorksheetAnswer {
        let question = Worksheet { rule: rule.into(), seed, ..Worksheet::default() };
        let mut work =
            question.begin(&World::without_files()).unwrap_or_else(|refused| panic!("{rule}: {refused:?}"));
        work.advance(&mut Budget::default()).unwrap_or_else(|failure| panic!("{rule}: {failure}"))
    }

    const RULES: &[&str] = &[
        "take 1..3",
        "nim",
        "kayles",
        "take {1,3,4}",
        "candies",
        "wythoff",
        "euclid",
        "cram 3x3",
        "chomp 3x4",
        "node-kayles path 6",
        "grundy",
    ];

    /// What the key says is what the solver says.
    #[test]
    fn the_key_is_right() {
        for rule in RULES {
            for seed in 0..3 {
                let answer = answer(rule, seed);
                let mut outcomes = Vec::new();
                for task in &answer.tasks {
                    let Task::Judge { positions } = task else { continue };
                    for judged in positions {
                        let position = World::without_files().position(&judged.position).unwrap();
                        let solved = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
                        assert_eq!(judged.outcome.letter(), solved.outcome.letter(), "{}", judged.position);
                        assert_eq!(judged.winning_move.is_some(), judged.outcome == Outcome::N);
                        outcomes.push(judged.outcome);
                    }
                }
                assert!(outcomes.len() >= 4, "{rule}: {outcomes:?}");
                assert!(outcomes.contains(&Outcome::N), "{rule} {seed}");
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_sheet_and_another_seed_another() {
        for rule in RULES {
            assert_eq!(answer(rule, 3), answer(rule, 3), "{rule}");
            let sheet = |seed| answer(rule, seed).sheet.replace(&format!("number {seed}"), "");
            let first = sheet(0);
            assert!((1..4).any(|seed| sheet(seed) != first), "{rule}");
        }
    }

    #[test]
    fn graphs_are_small_and_labelled_with_what_the_solver_finds() {
        for rule in RULES {
            let answer = answer(rule, 5);
            let graph = answer.tasks.iter().find_map(|task| match task {
                Task::Graph { nodes, .. } => Some(nodes),
                _ => None,
            });
            let nodes = graph.unwrap_or_else(|| panic!("{rule} has a graph"));
            assert!((4..=12).contains(&nodes.len()), "{rule}: {}", nodes.len());
            for node in nodes {
                let position = World::without_files().position(&node.position).unwrap();
                let solved = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
                assert_eq!(node.outcome.letter(), solved.outcome.letter(), "{}", node.position);
                assert_eq!(node.value == Some(0), node.outcome == Outcome::P, "{}", node.position);
            }
        }
    }

    #[test]
    fn tables_follow_the_definition() {
        let answer = answer("take {1,3,4}", 0);
        let Task::Table { rows } = &answer.tasks[0] else { panic!("{:?}", answer.tasks) };
        for row in rows {
            let mex = (0..).find(|value| !row.options.contains(value)).unwrap();
            assert_eq!(mex, row.value, "{row:?}");
        }
        assert_eq!(rows.iter().map(|row| row.value).collect::<Vec<_>>()[..8], [0, 1, 0, 1, 2, 3, 2, 0]);
    }

    #[test]
    fn what_is_no_subject_is_refused() {
        let begin = |rule: &str, tasks: Vec<TaskKind>| {
            Worksheet { rule: rule.into(), tasks, ..Worksheet::default() }.begin(&World::without_files())
        };
        assert!(begin("no such game", vec![]).is_err());
        assert!(begin("even-number-addicts", vec![]).is_err());
        assert!(begin("even-number-addicts : (2,1,0)", vec![]).is_err());
        assert!(begin("nim", vec![TaskKind::Table, TaskKind::Judge, TaskKind::Table]).is_err());
        let Err(refused) = begin("chomp : 4,3,x", vec![]) else { panic!("no position") };
        assert!(refused.to_string().contains('x'), "{refused}");
        let mut board = begin("cram 2x3", vec![TaskKind::Table]).unwrap();
        assert!(matches!(board.advance(&mut Budget::default()), Err(Failure::Refused(_))));
    }
}
