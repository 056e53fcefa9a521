//! What may be asked.
//!
//! A question is an object whose field `ask` names it; the other fields are listed at [`Question`], and the shapes of
//! the answers in `web/src/engine/types.ts`. Every question may say in `limit` how many milliseconds it may take.

mod laws;
mod pictures;
mod plays;
mod positions;
mod rules;

use crate::tasks::{error, parse_error};
use grundy::{Budget, Convention, Failure, Position, Ruleset, games};
use grundy_draw::Theme;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// What may be asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Question {
    /// Reads a rule.
    Rule {
        /// The rule as it was typed.
        rule: String,
    },
    /// Reads a position.
    Position {
        /// The position as it was typed.
        position: String,
    },
    /// The nim-values of the heaps up to one of them.
    Values {
        /// The rule.
        rule: String,
        /// The last heap.
        to: u64,
    },
    /// The law of the nim-values, or of the P-positions of pairs.
    Law {
        /// The rule.
        rule: String,
        /// How far the values are looked at.
        to: Option<u64>,
    },
    /// The nim-value of one heap.
    At {
        /// The rule.
        rule: String,
        /// The heap, which may be larger than JavaScript's numbers.
        heap: String,
    },
    /// Who wins, and every winning move.
    Solve {
        /// The position.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
    /// Why.
    Explain {
        /// The position.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
    /// The legal moves.
    Moves {
        /// The position.
        position: String,
        /// How many are listed at most.
        most: Option<usize>,
    },
    /// The state graph in levels.
    Graph {
        /// Where play starts.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
        /// How many positions it may have.
        most: Option<usize>,
    },
    /// A picture.
    Draw(Draw),
    /// All games that have a name.
    Games {},
    /// A move of the engine.
    Reply {
        /// Where it stands.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
        /// How well it plays.
        strength: Strength,
        /// What chance is drawn from.
        seed: u64,
    },
    /// What to do, with the principle behind it.
    Hint {
        /// Where it stands.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
    /// The grades of a game that was played.
    Grade {
        /// Its positions, one behind the other.
        played: Vec<String>,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
    /// The board, and where it changes with each move.
    Touch {
        /// Where it stands.
        position: String,
        /// How many moves are listed at most.
        most: Option<usize>,
    },
}

/// A picture, and in which form.
#[derive(Clone, Debug, Deserialize)]
pub struct Draw {
    /// What is drawn.
    #[serde(flatten)]
    pub what: Drawing,
    /// In which form.
    pub format: Format,
    /// On which ground.
    #[serde(default)]
    pub theme: Ground,
}

/// What is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Drawing {
    /// A position, or a game in frames.
    Heaps {
        /// The positions, one behind the other.
        played: Vec<String>,
        /// Misère play?
        #[serde(default)]
        misere: bool,
        /// The names of those who play.
        players: Option<[String; 2]>,
    },
    /// A strip of P-positions.
    Strip {
        /// The rule.
        rule: String,
        /// The first heap.
        from: u64,
        /// The last heap.
        to: u64,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
    /// A table of nim-values.
    Table {
        /// The rule.
        rule: String,
        /// The last heap.
        to: u64,
        /// How many stand in a row; the period where nothing is said.
        width: Option<u64>,
    },
    /// The nim-sequence as dots.
    Plot {
        /// The rule.
        rule: String,
        /// The last heap.
        to: u64,
    },
    /// Two coordinates.
    Pairs {
        /// The rule.
        rule: String,
        /// The largest coordinate.
        to: u64,
        /// What is shown.
        show: Shown,
    },
    /// The nim-sums of small numbers.
    Xor {
        /// The largest number.
        to: u64,
    },
    /// The state graph.
    Graph {
        /// Where play starts.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
        /// How many positions it may have.
        most: Option<usize>,
    },
    /// Boards, strips and graphs.
    Board {
        /// What stands there.
        position: String,
        /// Misère play?
        #[serde(default)]
        misere: bool,
    },
}

/// What a picture of two coordinates shows.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// The nim-values.
    Values,
    /// Who wins.
    PPositions,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For screens.
    Svg,
    /// For LaTeX.
    Tikz,
    /// For Graphviz.
    Dot,
    /// In letters.
    Txt,
}

/// The ground that a picture is for.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// As the screen is.
    #[default]
    Both,
    /// White.
    Light,
    /// Dark.
    Dark,
}

impl From<Ground> for Theme {
    fn from(ground: Ground) -> Theme {
        match ground {
            Ground::Both => Theme::Both,
            Ground::Light => Theme::Light,
            Ground::Dark => Theme::Dark,
        }
    }
}

/// How well the engine plays.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// As well as can be.
    Perfect,
    /// With a mistake now and then.
    Mistakes,
    /// By chance.
    Random,
}

impl From<Strength> for grundy::play::Strength {
    fn from(strength: Strength) -> grundy::play::Strength {
        match strength {
            Strength::Perfect => grundy::play::Strength::Perfect,
            Strength::Mistakes => grundy::play::Strength::Mistakes,
            Strength::Random => grundy::play::Strength::Random,
        }
    }
}

/// A question that is being worked on.
pub(crate) struct Work {
    go_on: Box<GoOn>,
    resumes: bool,
}

type GoOn = dyn FnMut(&mut Budget<'_>) -> Result<Answer, Failure>;

/// What there is to answer, as JSON.
pub(crate) enum Answer {
    Value(Value),
    /// Written already, for it is long; all its numbers are JavaScript's.
    Text(String),
}

impl From<Value> for Answer {
    fn from(value: Value) -> Answer {
        Answer::Value(value)
    }
}

impl Work {
    /// A computation that goes on where its last slice ended.
    fn resumed<A: Into<Answer>>(
        mut go_on: impl FnMut(&mut Budget<'_>) -> Result<A, Failure> + 'static,
    ) -> Work {
        Work { go_on: Box::new(move |budget| go_on(budget).map(Into::into)), resumes: true }
    }

    /// A computation that begins anew in every slice.
    fn anew<A: Into<Answer>>(mut go_on: impl FnMut(&mut Budget<'_>) -> Result<A, Failure> + 'static) -> Work {
        Work { go_on: Box::new(move |budget| go_on(budget).map(Into::into)), resumes: false }
    }

    /// Something that needs no work.
    fn known(answer: Value) -> Work {
        Work::anew(move |_| Ok(answer.clone()))
    }

    /// Works until there is an answer or the budget ends.
    pub(crate) fn go_on(&mut self, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        (self.go_on)(budget)
    }

    /// Does it go on where its last slice ended?
    pub(crate) fn resumes(&self) -> bool {
        self.resumes
    }
}

/// Reads a question; what is wrong with it otherwise.
pub(crate) fn read(question: &str) -> Result<Work, Value> {
    let question: Question = serde_json::from_str(question).map_err(|wrong| error(&wrong.to_string()))?;
    match question {
        Question::Rule { rule } => rules::rule(&rule),
        Question::Games {} => Ok(rules::games()),
        Question::Values { rule, to } => rules::values(&rule, to),
        Question::At { rule, heap } => rules::at(&rule, &heap),
        Question::Law { rule, to } => laws::law(&rule, to),
        Question::Position { position } => positions::position(&position),
        Question::Solve { position, misere } => positions::solve(&position, misere),
        Question::Explain { position, misere } => positions::explain(&position, misere),
        Question::Graph { position, misere, most } => pictures::graph(&position, misere, most),
        Question::Moves { position, most } => plays::moves(&position, most),
        Question::Reply { position, misere, strength, seed } => {
            plays::reply(&position, misere, strength, seed)
        }
        Question::Hint { position, misere } => plays::hint(&position, misere),
        Question::Grade { played, misere } => plays::grade(&played, misere),
        Question::Touch { position, most } => pictures::touch(&position, most),
        Question::Draw(draw) => pictures::draw(draw),
    }
}

/// How many milliseconds the question may take, if it says.
pub(crate) fn limit(question: &str) -> Option<f64> {
    #[derive(Deserialize)]
    struct Limit {
        limit: Option<f64>,
    }
    serde_json::from_str::<Limit>(question).ok()?.limit
}

fn ruleset(text: &str) -> Result<Arc<Ruleset>, Value> {
    games::ruleset(text).map(Arc::new).map_err(|wrong| parse_error(text, &wrong))
}

fn position(text: &str) -> Result<Position, Value> {
    games::position(text).map_err(|wrong| parse_error(text, &wrong))
}

fn played(texts: &[String]) -> Result<Vec<Position>, Value> {
    if texts.is_empty() {
        return Err(error("a game has at least one position"));
    }
    texts.iter().map(|text| position(text)).collect()
}

fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}
