//! Any question by its name, for front ends that carry JSON.

use crate::{Answer as _, Ask, Ended, Kind, Refused, Remedy, Work, World};
use grundy::{Budget, Failure, Stopped};
use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident($question:ty),)*) => {
        /// Any question. As JSON it is an object whose field `ask` names it.
        #[derive(Clone, Debug)]
        #[non_exhaustive]
        pub enum Question {
            $($(#[$doc])* $name($question),)*
        }

        impl Question {
            /// The names of all questions.
            pub const NAMES: &[&str] = &[$(<$question as Ask>::NAME),*];

            fn named(name: &str, fields: Map<String, Value>) -> Result<Question, Refused> {
                $(if name == <$question as Ask>::NAME {
                    return Ok(Question::$name(fields_of(fields)?));
                })*
                let names = Question::NAMES.join(", ");
                Err(Refused::new(Kind::Unknown, format!("there is no question `{name}`; there are {names}")))
            }

            /// Reads what was typed and chooses the engine.
            ///
            /// # Errors
            /// What was typed is no rule or position, or the question does not suit it.
            pub fn begin(self, world: &World<'_>) -> Result<Task, Refused> {
                match self {
                    $(Question::$name(question) => question.begin(world).map(Task::of),)*
                }
            }
        }

        /// What goes between a front end and this room: each question and its answer, by the name of the question.
        pub fn contracts() -> Vec<Contract> {
            vec![$(Contract::of::<$question>()),*]
        }
    };
}

questions! {
    /// The value of one heap.
    At(crate::at::At),
    /// A certificate of a position.
    Certify(crate::solve::Certify),
    /// Whether a certificate shows what it claims.
    Check(crate::check::Check),
    /// A program that follows a law.
    Code(crate::code::Code),
    /// A picture.
    Draw(crate::draw::Draw),
    /// Why a position is won or lost.
    Explain(crate::explain::Explain),
    /// Why the law of a rule holds.
    ExplainLaw(crate::explain_law::ExplainLaw),
    /// The games that have a name.
    Games(crate::games::Games),
    /// The grades of a game that was played.
    Grade(crate::grade::Grade),
    /// The worth of every node of a state graph.
    Graph(crate::graph::Graph),
    /// What to do, with the principle behind it.
    Hint(crate::hint::Hint),
    /// The known game behind a rule, values, or a row of positions.
    Identify(crate::identify::Identify),
    /// The law behind the values of a rule.
    Law(crate::law::Law),
    /// The law that values without a rule seem to follow.
    LawOfValues(crate::listed::LawOfValues),
    /// Options, P-positions or outcomes of the heaps in a row.
    Listing(crate::listing::Listing),
    /// The smallest number that is missing.
    Mex(crate::numbers::Mex),
    /// The legal moves.
    Moves(crate::moves::Moves),
    /// The value of an expression of nimbers.
    Nimber(crate::nimber::Nimber),
    /// The nim-sum of numbers.
    NimSum(crate::numbers::NimSum),
    /// What stands in a position.
    Position(crate::position::Position),
    /// A move of an opponent.
    Reply(crate::reply::Reply),
    /// What a rule is.
    Rule(crate::rule::Rule),
    /// Who wins a position, with which moves.
    Solve(crate::solve::Solve),
    /// The sparse space of a code.
    Sparse(crate::sparse::Sparse),
    /// The state graph of a position.
    States(crate::states::States),
    /// The nim-values of pairs of numbers.
    Table(crate::table::Table),
    /// The product of two coin-turning games.
    Tartan(crate::tartan::Tartan),
    /// The board, and where it changes with each move.
    Touch(crate::touch::Touch),
    /// The nim-values of the heaps in a row.
    Values(crate::values::Values),
    /// The table of nim-sums or nim-products.
    XorTable(crate::xor_table::XorTable),
}

impl Question {
    /// Reads a question: an object whose field `ask` names it.
    ///
    /// # Errors
    /// The text is no question.
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

/// The JSON schemas of a question and of its answer.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The name of the question.
    pub name: &'static str,
    /// What may be asked, without the field `ask`.
    pub question: Schema,
    /// What is answered.
    pub answer: Schema,
}

impl Contract {
    fn of<Q: Ask>() -> Contract {
        let settings = SchemaSettings::draft2020_12;
        Contract {
            name: Q::NAME,
            question: settings().into_generator().into_root_schema_for::<Q>(),
            answer: settings()
                .for_serialize()
                .into_generator()
                .into_root_schema_for::<<Q::Work as Work>::Answer>(),
        }
    }
}

/// The work on any question; its answer is JSON.
pub struct Task(Box<dyn JsonWork>);

trait JsonWork {
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<String, Failure>;
    fn resumes(&self) -> bool;
    fn so_far(&mut self, ended: &Ended) -> Option<String>;
    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy>;
}

impl<W: Work> JsonWork for W {
    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<String, Failure> {
        let answer = Work::advance(self, budget)?;
        serde_json::to_string(&answer).map_err(|error| Failure::Refused(error.to_string()))
    }

    fn resumes(&self) -> bool {
        Work::resumes(self)
    }

    fn so_far(&mut self, ended: &Ended) -> Option<String> {
        let answer = Work::so_far(self, ended)?;
        answer.ended()?;
        serde_json::to_string(&answer).ok()
    }

    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        Work::remedy(self, stopped)
    }
}

impl Task {
    /// Work whose answer becomes JSON.
    pub fn of(work: impl Work + 'static) -> Task {
        Task(Box::new(work))
    }

    /// Works until there is an answer, as JSON, or until the budget ends.
    ///
    /// # Errors
    /// [`Failure::Stopped`] where the budget ended: the task may be advanced again. Any other failure is for good.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Result<String, Failure> {
        self.0.advance(budget)
    }

    /// Does it go on where its last budget ended, or begin again?
    pub fn resumes(&self) -> bool {
        self.0.resumes()
    }

    /// What is known by now, as JSON, where a limit ended the work for good.
    pub fn so_far(&mut self, ended: &Ended) -> Option<String> {
        self.0.so_far(ended)
    }

    /// What could help beside more time or memory, where a limit ended the work.
    pub fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        self.0.remedy(stopped)
    }
}
