//! Refusals: why a question has no answer, and what to ask instead.

use grundy::law::Found;
use grundy::{Failure, ParseError, ParseRemedy, RuleError};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// Why a question has no answer.
///
/// The same message serves every front end, so it names no option of a program and no part of a page. Advice
/// is a separate [`Remedy`], and each front end words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The kind of error.
    pub kind: Kind,
    /// A sentence without a full stop that says what is wrong.
    pub message: String,
    /// The place of the error, if a text is at fault.
    pub place: Option<Box<ParseError>>,
    /// Advice.
    pub remedy: Option<Remedy>,
}

/// The kind of error in a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A text is not a rule, position, graph or expression. The place is known.
    Syntax,
    /// The rule fails: play may go on for ever, or a move has no value.
    Rule,
    /// The question does not apply to these rules.
    Unsuited,
    /// No game, node or question has this name.
    Unknown,
    /// The answer would be too large.
    TooLarge,
    /// A file cannot be read or written.
    File,
    /// The software contradicts itself. That is a bug in grundy, not an error in the question.
    Internal,
}

/// Advice after a refusal or a stop.
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
        /// The number of rules that match.
        all: u64,
    },
    /// Read the two laws that were compared.
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
    /// Use a law that is only seen. The answer is then marked as seen.
    AssumeSeen {
        /// The range in which the law is seen.
        reference: String,
        /// The law in a sentence.
        sentence: String,
    },
    /// Search for a law in more values.
    LookFurther,
    /// Read which laws the search tried.
    ReadTried,
    /// Read the JSON of the answer, which is complete.
    ReadJson,
    /// List the P-positions of misère play instead.
    ListMisere,
    /// Replay the positions as a game.
    ReplayGame,
    /// Allow play that goes on for ever, in the question about the graph.
    AllowLoops,
    /// Advice in the words of the library.
    Hint(String),
}

impl Remedy {
    /// Advice to use this law, which is only seen.
    pub(crate) fn assume_seen(found: &Found) -> Remedy {
        Remedy::AssumeSeen { reference: found.reference(), sentence: found.sentence() }
    }
}

/// A refusal as JSON: the field `error`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// The kind of error.
    pub kind: Kind,
    /// A sentence that says what is wrong.
    pub message: String,
    /// Advice, or the most similar known word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The whole text as it was probably meant. It can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meant: Option<String>,
    /// The file that contains the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, counted from 1; absent if no text is at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column in characters, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The length of the error, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
}

impl Refused {
    /// A refusal of this kind, without advice.
    pub fn new(kind: Kind, message: impl Into<String>) -> Refused {
        Refused { kind, message: message.into(), place: None, remedy: None }
    }

    /// A refusal because the question does not apply to the rules.
    pub fn unsuited(message: impl Into<String>) -> Refused {
        Refused::new(Kind::Unsuited, message)
    }

    /// Adds advice.
    pub fn remedy(self, remedy: Remedy) -> Refused {
        Refused { remedy: Some(remedy), ..self }
    }

    /// The refusal for a failure of the engine.
    ///
    /// # Errors
    /// The failure is the end of a budget, which is no refusal.
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
            .reduce(|help, remedy| say!("error-help-and", help = help, more = remedy))
    }

    /// The refusal as JSON. `word` turns the remedy into text.
    pub fn problem(&self, word: impl Fn(&Remedy) -> String) -> Problem {
        let place = self.place.as_deref();
        let number =
            |of: fn(&ParseError) -> usize| place.map(|error| u32::try_from(of(error)).unwrap_or(u32::MAX));
        Problem {
            kind: self.kind,
            message: place.map_or_else(|| self.message.clone(), ParseError::sentence),
            help: self.help(word),
            meant: place.and_then(|error| Some(error.fix.as_ref()?.meant.clone())),
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
            ParseRemedy::AskGraph => Remedy::AskGraph,
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
            RuleError::Cycle(_) => Refused::new(Kind::Rule, error.to_string()).remedy(Remedy::AllowLoops),
            other => Refused::new(Kind::Rule, other.to_string()),
        }
    }
}

/// The message, without the advice.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(error) => error.fmt(f),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Refused {}
