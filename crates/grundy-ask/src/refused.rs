//! Why there is no answer: what is wrong, of which kind, and what to do.

use grundy::law::Found;
use grundy::{Failure, ParseError, ParseRemedy, RuleError};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// A question that has no answer.
///
/// The message names no option of a program and no part of a page: what to do is the [`Remedy`], which each front end
/// puts in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What sort of thing is wrong.
    pub kind: Kind,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where it is wrong, in a text.
    pub place: Option<Box<ParseError>>,
    /// What to do.
    pub remedy: Option<Remedy>,
}

/// What sort of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A text is no rule, position, graph or expression; the place is known.
    Syntax,
    /// The rule fails: play need not end, or a move has no value.
    Rule,
    /// The question does not suit these rules.
    Unsuited,
    /// There is no such name, node or question.
    Unknown,
    /// More is asked for than is given here.
    TooLarge,
    /// A file cannot be read or written.
    File,
    /// The software contradicts itself: an error of grundy, not of whoever asked.
    Internal,
}

/// What to do about a refusal or a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Ask for a position instead.
    AskPosition,
    /// Ask for a position, or for a row of positions.
    AskRow,
    /// Ask for the values of all nodes of the state graph.
    AskGraph,
    /// Ask for the table of the rule.
    AskTable,
    /// Ask about a rule with one heap, about values, or about a row of positions.
    AskSequence,
    /// Ask for all the rules that match.
    ListMatches {
        /// How many there are.
        all: u64,
    },
    /// Read the laws that were compared.
    ReadLaws,
    /// Read the list of games.
    ListGames,
    /// Ask for the law of the rule.
    AskLaw,
    /// Ask for all rare heaps.
    ListRares,
    /// Ask for less.
    AskLess,
    /// Ask for less of a table, or for the value of one board.
    AskBoard,
    /// Let a law that is only seen answer; the answer is then marked as seen.
    AssumeSeen {
        /// How far the law is seen.
        reference: String,
        /// The law in a sentence.
        sentence: String,
    },
    /// Look for a law in more values.
    LookFurther,
    /// Read what was tried to find a law.
    ReadTried,
    /// Read the JSON of the answer, which has everything.
    ReadJson,
    /// List the P-positions of misère play instead.
    ListMisere,
    /// Replay the positions as a game.
    ReplayGame,
    /// What the library says.
    Hint(String),
}

impl Remedy {
    /// Let this law answer, which is only seen.
    pub(crate) fn assume_seen(found: &Found) -> Remedy {
        Remedy::AssumeSeen { reference: found.reference(), sentence: found.sentence() }
    }
}

/// A refusal as JSON: the field `error`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Problem {
    /// What sort of thing is wrong.
    pub kind: Kind,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What to do, or the nearest word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The file that the text came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, counted from 1; null where no text is at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column in characters, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// How many characters are meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
}

impl Refused {
    /// A question of this kind that has no answer.
    pub fn new(kind: Kind, message: impl Into<String>) -> Refused {
        Refused { kind, message: message.into(), place: None, remedy: None }
    }

    /// A question that does not suit the rules.
    pub fn unsuited(message: impl Into<String>) -> Refused {
        Refused::new(Kind::Unsuited, message)
    }

    /// Says what to do.
    pub fn remedy(self, remedy: Remedy) -> Refused {
        Refused { remedy: Some(remedy), ..self }
    }

    /// A failure that is no end of a budget.
    ///
    /// # Errors
    /// The end of a budget is handed back: it is no refusal.
    pub fn of(failure: Failure) -> Result<Refused, grundy::Stopped> {
        match failure {
            Failure::Rule(error) => Ok(error.into()),
            Failure::Refused(message) => Ok(Refused::unsuited(message)),
            Failure::Stopped(stopped) => Err(stopped),
        }
    }

    /// The help of the text that is at fault, then the remedy in words.
    fn help(&self, word: impl Fn(&Remedy) -> String) -> Option<String> {
        let help = self.place.as_ref().and_then(|error| error.help.clone());
        help.into_iter()
            .chain(self.remedy.as_ref().map(word))
            .reduce(|help, remedy| format!("{help}; {remedy}"))
    }

    /// The refusal as JSON. `word` puts the remedy in words.
    pub fn problem(&self, word: impl Fn(&Remedy) -> String) -> Problem {
        let place = self.place.as_deref();
        let number =
            |of: fn(&ParseError) -> usize| place.map(|error| u32::try_from(of(error)).unwrap_or(u32::MAX));
        Problem {
            kind: self.kind,
            message: place.map_or_else(|| self.message.clone(), ParseError::sentence),
            help: self.help(word),
            file: place.and_then(|error| error.file.clone()),
            line: number(|error| error.line),
            column: number(|error| error.column),
            length: number(|error| error.length),
        }
    }
}

impl From<ParseError> for Refused {
    fn from(error: ParseError) -> Refused {
        let remedy = error.remedy.map(|remedy| match remedy {
            ParseRemedy::ListGames => Remedy::ListGames,
            ParseRemedy::AskPosition => Remedy::AskPosition,
            ParseRemedy::ReplayGame => Remedy::ReplayGame,
        });
        Refused { kind: Kind::Syntax, message: error.sentence(), place: Some(error.into()), remedy }
    }
}

impl From<RuleError> for Refused {
    fn from(error: RuleError) -> Refused {
        match error {
            RuleError::Undefined(error) => {
                Refused { kind: Kind::Rule, message: error.sentence(), place: Some(error), remedy: None }
            }
            other => Refused::new(Kind::Rule, other.to_string()),
        }
    }
}

/// The message alone.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(error) => error.fmt(f),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Refused {}
