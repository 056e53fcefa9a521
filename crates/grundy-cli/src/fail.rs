//! Failures: a message with its place, and an exit code.

use crate::meant;
use crate::show::err;
use grundy::{Failure, ParseError, RuleError, Stopped, Why};
use grundy_ask::{Ended, Kind, NoAnswer, Refused, Remedy};
use grundy_words::say;
use serde::Serialize;
use std::io::Write as _;

/// Exit codes, as `grundy --help` lists them.
pub const EXIT_ANSWERED: u8 = 0;
pub const EXIT_NO: u8 = 1;
pub const EXIT_BAD_INPUT: u8 = 2;
pub const EXIT_STOPPED: u8 = 3;
pub const EXIT_INTERRUPTED: u8 = 130;

/// Why there is no answer.
#[derive(Debug)]
pub enum Fail {
    /// The question has no answer.
    Refused(Box<Refused>),
    /// An argument makes no sense, or a file cannot be used.
    Bad(String),
    /// An argument makes no sense, and this command was probably meant.
    Meant { message: String, command: String },
    /// The budget ran out after this many seconds, and there is nothing better to show.
    Stopped(Stopped, f64),
    /// The program contradicts itself.
    Internal(String),
    /// The output cannot be written.
    Output(std::io::Error),
}

impl From<ParseError> for Fail {
    fn from(error: ParseError) -> Fail {
        Refused::from(error).into()
    }
}

impl From<RuleError> for Fail {
    fn from(error: RuleError) -> Fail {
        Refused::from(error).into()
    }
}

impl From<Refused> for Fail {
    fn from(refused: Refused) -> Fail {
        Fail::Refused(refused.into())
    }
}

impl From<std::io::Error> for Fail {
    fn from(error: std::io::Error) -> Fail {
        Fail::Output(error)
    }
}

impl From<serde_json::Error> for Fail {
    fn from(error: serde_json::Error) -> Fail {
        Fail::Output(error.into())
    }
}

impl Fail {
    /// A failure of the library, `seconds` after the start.
    pub fn of(failure: Failure, seconds: f64) -> Fail {
        match failure {
            Failure::Stopped(stopped) => Fail::Stopped(stopped, seconds),
            Failure::Rule(error) => error.into(),
            Failure::Refused(why) => Refused::unsuited(why).into(),
        }
    }

    /// Moves the place of the failure to this line of a file.
    fn in_line(mut self, line: usize) -> Fail {
        if let Fail::Refused(refused) = &mut self {
            refused.place.iter_mut().for_each(|place| place.line = line);
        }
        self
    }

    /// Writes the message to standard error and gives the exit code.
    pub fn report(self, json: bool) -> u8 {
        if let Fail::Output(error) = &self {
            if error.kind() == std::io::ErrorKind::BrokenPipe {
                return EXIT_ANSWERED;
            }
        }
        let code = self.code();
        let mut out = err();
        let _ = if json {
            writeln!(out, "{}", line(&self.no_answer()))
        } else {
            writeln!(out, "{}", self.text())
        };
        code
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Fail::Stopped(stopped, _) => stopped_code(stopped),
            Fail::Internal(_) => EXIT_NO,
            Fail::Refused(_) | Fail::Bad(_) | Fail::Meant { .. } | Fail::Output(_) => EXIT_BAD_INPUT,
        }
    }

    /// The JSON in place of the answer.
    pub fn no_answer(&self) -> NoAnswer {
        match self {
            Fail::Refused(refused) => NoAnswer::Error(refused.problem(remedy_words)),
            Fail::Stopped(stopped, seconds) => NoAnswer::Stopped(Ended::new(*stopped, Some(*seconds))),
            Fail::Bad(message) => problem(Kind::Unsuited, message),
            Fail::Meant { message, command } => {
                let refused = Refused::unsuited(message).remedy(Remedy::Hint(try_line(command)));
                NoAnswer::Error(refused.problem(remedy_words))
            }
            Fail::Internal(_) => problem(Kind::Internal, self.message()),
            Fail::Output(_) => problem(Kind::File, self.message()),
        }
    }

    /// The JSON of a line of a file that has no answer.
    pub fn of_line(self, asked: Asked<'_>, number: usize) -> String {
        #[derive(Serialize)]
        struct Unanswered<'a> {
            #[serde(flatten)]
            no_answer: NoAnswer,
            #[serde(flatten)]
            asked: Asked<'a>,
            line: usize,
        }
        line(&Unanswered { no_answer: self.in_line(number).no_answer(), asked, line: number })
    }

    fn message(&self) -> String {
        match self {
            Fail::Refused(refused) => sentence(refused),
            Fail::Bad(message) => message.clone(),
            Fail::Meant { message, command } => format!("{message}\n{}", try_line(command)),
            Fail::Internal(message) => {
                say!("program-error-grundy-not-yours", message = message)
            }
            Fail::Stopped(stopped, seconds) => stopped_text(stopped, *seconds),
            Fail::Output(error) => say!("program-cannot-write", error = error.to_string()),
        }
    }

    fn text(&self) -> String {
        let red = anstyle::AnsiColor::Red.on_default().bold();
        let word =
            if matches!(self, Fail::Stopped(..)) { say!("program-stopped") } else { say!("program-error") };
        format!("{red}{word}:{red:#} {}", self.message())
    }
}

/// What a line of a file asks.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Asked<'a> {
    Rule(&'a str),
    Expression(&'a str),
}

/// An error as JSON.
fn problem(kind: Kind, message: impl Into<String>) -> NoAnswer {
    NoAnswer::Error(Refused::new(kind, message).problem(|_| String::new()))
}

/// One line of JSON.
fn line(what: &impl Serialize) -> String {
    // Structs of strings and finite numbers always serialize.
    serde_json::to_string(what).unwrap_or_default()
}

/// The exit code of a run that stopped.
pub fn stopped_code(stopped: &Stopped) -> u8 {
    if stopped.why == Why::Cancelled { EXIT_INTERRUPTED } else { EXIT_STOPPED }
}

/// The sentence for people, with a remedy.
pub fn stopped_text(stopped: &Stopped, seconds: f64) -> String {
    let what = match stopped.why {
        Why::Time => say!("program-time-limit-reached-after-s", seconds = format!("{:.1}", seconds)),
        Why::Memory => say!("program-memory-limit-reached"),
        Why::Work => say!("program-limit-work-reached"),
        Why::Far => {
            return say!("program-no-law-rule-known-definition");
        }
        Why::Cancelled => say!("program-interrupted-after-s", seconds = format!("{:.1}", seconds)),
    };
    match stopped.spent.done {
        0 => what,
        done => say!("program-known-by-then", message = what, count = done),
    }
}

/// Whether the command line asks for JSON: for command lines that clap cannot parse.
pub fn wants_json(typed: &[std::ffi::OsString]) -> bool {
    let words: Vec<_> = typed.iter().map(|w| w.to_string_lossy()).collect();
    words.iter().any(|w| w == "--format=json")
        || words.windows(2).any(|w| w[0] == "--format" && w[1] == "json")
}

/// Prints help, the version, or why clap refuses the command line.
pub fn usage(error: &clap::Error, json: bool) -> u8 {
    if json && error.use_stderr() {
        let message = error.render().to_string();
        let message = message.trim().trim_start_matches("error: ");
        let mut out = err();
        let _ = writeln!(out, "{}", line(&problem(Kind::Unsuited, message)));
    } else {
        let _ = error.print();
        if let Some(example) = meant::usage().filter(|_| error.use_stderr()) {
            let _ = writeln!(err(), "\n{}", try_line(&example));
        }
    }
    u8::try_from(error.exit_code()).unwrap_or(EXIT_BAD_INPUT)
}

/// The line that offers a command.
fn try_line(command: &str) -> String {
    say!("program-try", command = command)
}

/// A refusal in words, with its remedy, and with the command that was probably meant.
fn sentence(refused: &Refused) -> String {
    let Some(place) = &refused.place else {
        let loops = meant::with(&["--loopy"]).filter(|_| refused.remedy == Some(Remedy::AllowLoops));
        let command = loops.or_else(|| meant::example().filter(|_| refused.kind == Kind::Rule));
        return advised(refused)
            + &command.map_or(String::new(), |command| format!("\n{}", try_line(&command)));
    };
    let asks_position = refused.remedy == Some(Remedy::AskPosition);
    let meant = place.fix.as_ref().and_then(|fix| meant::command(fix, asks_position));
    let words = match meant.is_some() && asks_position {
        // The command says what the remedy says.
        true => refused.to_string(),
        false => advised(refused),
    };
    let node = || meant::node().filter(|_| refused.remedy == Some(Remedy::AskGraph));
    let example = || meant::example().filter(|_| place.file.is_none());
    let command = meant.or_else(node).or_else(meant::row).or_else(example);
    command.map_or(words.clone(), |command| format!("{words}\n{}", try_line(&command)))
}

/// A refusal in words, with its remedy.
fn advised(refused: &Refused) -> String {
    if let (Some(place), Some(remedy)) = (&refused.place, &refused.remedy) {
        return ParseError::clone(place).help_too(&remedy_words(remedy)).to_string();
    }
    match &refused.remedy {
        None => refused.to_string(),
        Some(remedy @ Remedy::ListGames) => {
            say!("program-advice-in-brackets", message = refused.to_string(), advice = remedy_words(remedy))
        }
        Some(remedy @ Remedy::ListMisere) => {
            say!("program-advice", message = refused.to_string(), advice = remedy_words(remedy))
        }
        Some(remedy @ (Remedy::AllowLoops | Remedy::AskBoard | Remedy::AskLaw)) => {
            say!("program-advice", message = refused.to_string(), advice = remedy_words(remedy))
        }
        Some(remedy) => {
            say!("program-advice-behind-colon", message = refused.to_string(), advice = remedy_words(remedy))
        }
    }
}

/// The remedy in words, for texts that may leave it out.
pub fn in_words(remedy: &Remedy) -> Option<String> {
    Some(remedy_words(remedy))
}

/// The remedy in the words of the command line.
fn remedy_words(remedy: &Remedy) -> String {
    match remedy {
        Remedy::ListMatches { all } => say!("program-help-max-matches-shows-them", all = all),
        Remedy::AskSequence => {
            say!("program-help-ask-about-one-heap-rule")
        }
        Remedy::ReadLaws => say!("program-help-see-grundy-law"),
        Remedy::AskPosition => say!("program-help-answers-positions"),
        Remedy::AskRow => {
            say!("program-help-ask-about-position-row-them")
        }
        Remedy::AllowLoops => {
            say!("program-help-lets-play-go-ever-draw")
        }
        Remedy::AskGraph => say!("program-help-values-them"),
        Remedy::AskTable => say!("program-help-grundy-values-shows"),
        Remedy::ListGames => say!("program-help-lists-names"),
        Remedy::AskLess => say!("program-help-choose-nearer"),
        Remedy::AskLaw => say!("program-help-looks-law-any-rule"),
        Remedy::ListRares => "--rares all".into(),
        Remedy::AskBoard => say!("program-help-choose-from-nearer-ask"),
        Remedy::AssumeSeen { .. } => say!("program-help-assume-seen-answers-law-only"),
        Remedy::LookFurther => say!("program-help-try-larger"),
        Remedy::ReadTried => say!("program-help-run-see-tried"),
        Remedy::ReadJson => "--format json".into(),
        Remedy::ListMisere => {
            say!("program-help-lists-p-positions-any-rule")
        }
        Remedy::ReplayGame => {
            say!("program-help-reads-positions-between-them")
        }
        Remedy::Hint(hint) => hint.clone(),
    }
}
