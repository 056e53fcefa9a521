//! Any question by its name, for front ends that exchange JSON.

use crate::{Answer, Ask, Ended, Kind, Refused, Remedy, Saves, Work, World};
use grundy::document::Document;
use grundy::{Budget, Failure, Stopped};
use grundy_words::say;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::Display;

macro_rules! questions {
    // A question may need a feature of the crate: `Name(Question) if "feature"`.
    ($($(#[$doc:meta])* $name:ident($question:ty) $(if $feature:tt)?,)*) => {
        /// Any question about a game. In JSON it is an object, and its field `ask` names the question.
        #[derive(Clone, Debug)]
        #[non_exhaustive]
        pub enum Question {
            $($(#[$doc])* $(#[cfg(feature = $feature)])? $name($question),)*
        }

        impl Question {
            /// The names of all questions.
            pub const NAMES: &[&str] = &[$($(#[cfg(feature = $feature)])? <$question as Ask>::NAME),*];

            /// The question of this name with these fields.
            ///
            /// # Errors
            /// The name is unknown, or a field does not fit the question.
            pub fn named(name: &str, fields: Map<String, Value>) -> Result<Question, Refused> {
                $($(#[cfg(feature = $feature)])? if name == <$question as Ask>::NAME {
                    return Ok(Question::$name(fields_of(fields)?));
                })*
                let names = Question::NAMES.join(", ");
                Err(Refused::new(Kind::Unknown, say!("refused-no-question", name = name, names = names)))
            }

            /// Reads the rules and positions of the question, and chooses the engine.
            ///
            /// # Errors
            /// A text is not a rule or position, or the question does not apply to that rule or position.
            pub fn begin(self, world: &World<'_>) -> Result<Task, Refused> {
                self.begin_as(world)
            }

            /// Does the same as [`Question::begin`], for an answer in the form `F`.
            ///
            /// # Errors
            /// A text is not a rule or position, or the question does not apply to that rule or position.
            pub fn begin_as<F: Form>(self, world: &World<'_>) -> Result<Task<F>, Refused> {
                match self {
                    $($(#[cfg(feature = $feature)])? Question::$name(question) => question.begin(world).map(Task::of),)*
                }
            }
        }

        /// The JSON schemas of each question and its answer, in the order of [`Question::NAMES`].
        #[cfg(feature = "schema")]
        pub fn contracts() -> Vec<crate::Contract> {
            Vec::from([$($(#[cfg(feature = $feature)])? crate::Contract::of::<$question>()),*])
        }
    };
}

questions! {
    /// The nim-value of one heap.
    At(crate::at::At),
    /// A certificate of a position.
    Certify(crate::solve::Certify) if "certificates",
    /// A certificate of a law.
    CertifyLaw(crate::law::CertifyLaw) if "certificates",
    /// The verdict on a certificate.
    Check(crate::check::Check),
    /// A program that computes nim-values by a law.
    Code(crate::code::Code) if "programs",
    /// A picture.
    Draw(crate::draw::Draw),
    /// The reason why a position is won or lost.
    Explain(crate::explain::Explain),
    /// The reason why the law of a rule holds.
    ExplainLaw(crate::explain_law::ExplainLaw),
    /// The reason why a position is won, lost or a draw, where play may go on for ever.
    ExplainLoopy(crate::explain::ExplainLoopy),
    /// The games in the catalogue.
    Games(crate::games::Games),
    /// The grades of the moves of a finished or interrupted game.
    Grade(crate::grade::Grade),
    /// The value and outcome of every node of a state graph.
    Graph(crate::graph::Graph),
    /// The line of best play from a node of a state graph.
    GraphLine(crate::graph::GraphLine),
    /// Advice for the player to move, with the principle behind it.
    Hint(crate::hint::Hint),
    /// The known game with the same values as a rule, a list of values, or a row of positions.
    Identify(crate::identify::Identify),
    /// A table of all positions that can be reached.
    Label(crate::label::Label) if "tables",
    /// The law behind the values of a rule.
    Law(crate::law::Law),
    /// The law that a list of values, without a rule, seems to follow.
    LawOfValues(crate::listed::LawOfValues),
    /// Options, P-positions or outcomes of consecutive heaps.
    Listing(crate::listing::Listing),
    /// The mex of numbers.
    Mex(crate::numbers::Mex),
    /// The legal moves.
    Moves(crate::moves::Moves),
    /// The value of an expression of nimbers.
    Nimber(crate::nimber::Nimber),
    /// The nim-sum of numbers.
    NimSum(crate::numbers::NimSum),
    /// The components of a position.
    Position(crate::position::Position),
    /// A move of an opponent.
    Reply(crate::reply::Reply),
    /// The shortest form of a rule, and the game that it describes.
    Rule(crate::rule::Rule),
    /// Who wins a position, and the winning moves.
    Solve(crate::solve::Solve),
    /// Who wins a position whose play need not end.
    SolveLoopy(crate::solve::SolveLoopy),
    /// Who wins a position, by a table of all positions.
    SolveTable(crate::solve_table::SolveTable) if "solve-table",
    /// The sparse space of a code.
    Sparse(crate::sparse::Sparse),
    /// The state graph of a position.
    States(crate::states::States),
    /// The nim-values of a rule with two coordinates.
    Table(crate::table::Table),
    /// The product of two coin-turning games.
    Tartan(crate::tartan::Tartan),
    /// The board of a position, and where each move changes it.
    Touch(crate::touch::Touch),
    /// The nim-values of consecutive heaps.
    Values(crate::values::Values),
    /// A sheet of exercises, and its key.
    Worksheet(crate::worksheet::Worksheet),
    /// The table of nim-sums or nim-products.
    XorTable(crate::xor_table::XorTable),
}

impl Question {
    /// Reads a question from a JSON object whose field `ask` names it.
    ///
    /// # Errors
    /// The text is not JSON, the name is unknown, or a field does not fit the question.
    pub fn read(text: &str) -> Result<Question, Refused> {
        #[derive(Deserialize)]
        struct Asked {
            ask: String,
            #[serde(flatten)]
            fields: Map<String, Value>,
        }
        let Asked { ask, fields } = serde_json::from_str(text).map_err(no_question)?;
        Question::named(&ask, fields)
    }
}

fn fields_of<Q: DeserializeOwned>(fields: Map<String, Value>) -> Result<Q, Refused> {
    serde_json::from_value(Value::Object(fields)).map_err(no_question)
}

fn no_question(error: serde_json::Error) -> Refused {
    Refused::new(Kind::Syntax, error.to_string())
}

/// A form in which a front end takes the answer to any question. A program links only the forms that it names.
pub trait Form: Sized + 'static {
    /// The answer in this form.
    ///
    /// # Errors
    /// The answer has no JSON.
    fn of<A: Answer + 'static>(answer: A) -> serde_json::Result<Self>;

    /// The state that a checkpoint can hold. A form for front ends without files has none.
    ///
    /// # Errors
    /// The work has no such state.
    fn saves<W: Work>(_work: &mut W) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        Ok(None)
    }
}

/// JSON alone.
impl Form for String {
    fn of<A: Answer + 'static>(answer: A) -> serde_json::Result<String> {
        serde_json::to_string(&answer)
    }
}

/// JSON, and the text for people, which is written when it is wanted.
pub struct Printable {
    /// The answer as JSON.
    pub json: String,
    /// The answer as text, and as a document.
    pub text: Box<dyn Text>,
}

/// An answer for people.
pub trait Text: Display + Send + Sync {
    /// The answer as a document, if it is one.
    fn document(&self) -> Option<Document>;
}

impl<A: Answer> Text for A {
    fn document(&self) -> Option<Document> {
        Answer::document(self)
    }
}

impl Form for Printable {
    fn of<A: Answer + 'static>(answer: A) -> serde_json::Result<Printable> {
        Ok(Printable { json: serde_json::to_string(&answer)?, text: Box::new(answer) })
    }

    fn saves<W: Work>(work: &mut W) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        work.saves()
    }
}

/// The work on any question, with an answer in the form `F`.
pub struct Task<F = String>(Box<dyn FormWork<F>>);

trait FormWork<F> {
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<F, Failure>;
    fn resumes(&self) -> bool;
    fn so_far(&mut self, ended: &Ended) -> Option<F>;
    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy>;
    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused>;
}

impl<F: Form, W: Work + 'static> FormWork<F> for W {
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<F, Failure> {
        let answer = Work::advance(self, budget)?;
        F::of(answer).map_err(|error| Failure::Refused(error.to_string()))
    }

    fn resumes(&self) -> bool {
        Work::resumes(self)
    }

    fn so_far(&mut self, ended: &Ended) -> Option<F> {
        let answer = Work::so_far(self, ended)?;
        answer.ended()?;
        F::of(answer).ok()
    }

    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        Work::remedy(self, stopped)
    }

    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        F::saves(self)
    }
}

impl<F: Form> Task<F> {
    /// Wraps work on a question, so that its answer takes the form `F`.
    pub fn of(work: impl Work + 'static) -> Task<F> {
        Task(Box::new(work))
    }

    /// Works until the answer is complete or the budget ends.
    ///
    /// # Errors
    /// [`Failure::Stopped`] if the budget ends: the caller may advance the task again. Any other failure is
    /// final.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Result<F, Failure> {
        self.0.advance(budget)
    }

    /// Whether the task continues after its last budget ended; otherwise it starts over.
    pub fn resumes(&self) -> bool {
        self.0.resumes()
    }

    /// The partial answer, after a limit ended the work for good. `None` if nothing is known.
    pub fn so_far(&mut self, ended: &Ended) -> Option<F> {
        self.0.so_far(ended)
    }

    /// Advice for a caller whose limit ended the work, other than more time or memory.
    pub fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        self.0.remedy(stopped)
    }

    /// The state that a checkpoint can hold. `None` if the answer needs no long work, or the form has no checkpoints.
    ///
    /// # Errors
    /// The work has no such state.
    pub fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        self.0.saves()
    }
}
