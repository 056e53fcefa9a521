//! Programs that compute nim-values and winning moves.

use crate::shape::{Convention, KnownBy, Law};
use crate::{Answer, Ask, Refused, Remedy, Work, World, no_sequence};
use grundy::law::modes;
use grundy::law::positions::{self, pairs_rule};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Heap, RuleFamily, Ruleset};
use grundy_code::Request;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for a program that computes the nim-values and winning moves of a rule: by its law, or by definition if no
/// law is a fact.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, code::{Code, Language}};
/// let question = Code::of("kayles".into(), Language::Python);
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.code.contains("    return TABLE[n if n < 71 else 71 + (n - 71) % 12]\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// A heap rule, a rule with two coordinates, or a family of rules with letters in place of numbers.
    pub rule: String,
    /// The programming language.
    pub lang: Language,
    /// Compute values up to this heap at most, in the search for the law.
    #[serde(default = "to")]
    pub to: u64,
    /// What the function `main` reads and prints.
    #[serde(default)]
    pub main: Main,
    /// The words that `main` prints for the winner of a test: for the player who moves first, and for the other.
    #[serde(default = "winners")]
    pub winners: [String; 2],
    /// Whether the last mover loses: misère play.
    #[serde(default)]
    pub misere: bool,
}

fn winners() -> [String; 2] {
    ["First", "Second"].map(String::from)
}

fn to() -> u64 {
    Code::DEFAULT_TO
}

impl Code {
    /// The default of [`to`](Code::to).
    pub const DEFAULT_TO: u64 = 20_000;

    /// Asks for the program of a rule with the default limit.
    pub fn of(rule: String, lang: Language) -> Code {
        Code { rule, lang, to: Code::DEFAULT_TO, main: Main::Lines, winners: winners(), misere: false }
    }
}

/// What the function `main` of a program reads and prints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Main {
    /// Reads a position from each line; prints its nim-sum, the winner and a winning move.
    #[default]
    Lines,
    /// Reads the number of tests, then each test: the number of heaps, then the heaps; or two coordinates. Prints the
    /// winner of each test.
    Tests,
    /// Reads one test, and prints the winner.
    Single,
    /// There is no `main`.
    None,
}

impl From<Main> for grundy_code::Main {
    fn from(main: Main) -> grundy_code::Main {
        match main {
            Main::Lines => grundy_code::Main::Lines,
            Main::Tests => grundy_code::Main::Tests,
            Main::Single => grundy_code::Main::Single,
            Main::None => grundy_code::Main::Absent,
        }
    }
}

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// C++11 or later.
    #[serde(alias = "c++")]
    Cpp,
    /// Python 3.
    #[serde(alias = "py")]
    Python,
    /// Rust.
    #[serde(alias = "rs")]
    Rust,
    /// Java 9 or later.
    Java,
    /// Go.
    Go,
}

impl From<Language> for grundy_code::Language {
    fn from(language: Language) -> grundy_code::Language {
        match language {
            Language::Cpp => grundy_code::Language::Cpp,
            Language::Python => grundy_code::Language::Python,
            Language::Rust => grundy_code::Language::Rust,
            Language::Java => grundy_code::Language::Java,
            Language::Go => grundy_code::Language::Go,
        }
    }
}

/// A program, and the law that it follows. The law is a theorem or proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::cited))]
pub struct CodeAnswer {
    /// The rule, as typed.
    pub rule: String,
    /// The rule in its shortest form; null for a family of rules.
    pub canonical: Option<String>,
    /// Normal play or misère play.
    pub convention: Convention,
    /// The programming language.
    pub lang: Language,
    /// The text of the program.
    pub code: String,
    /// The law; null if the program computes the values by definition, one heap after another.
    pub law: Option<Law>,
    /// How the values of the program are known: by a theorem, by a law that is proved, or by definition.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["theorem", "proved", "definition"])))]
    pub known_by: KnownBy,
    /// The theorem; null by definition.
    pub reference: Option<String>,
    /// Whether the program has a function that finds a winning move.
    pub winning_moves: bool,
}

/// The work of writing a program.
pub struct Coding {
    source: Source,
    lang: Language,
    request: Request,
    to: u64,
}

enum Source {
    Heaps(Box<Sequence>),
    Pairs(Arc<Ruleset>),
    Family(RuleFamily),
}

impl Source {
    fn of(rule: &str, world: &World<'_>) -> Result<Source, Refused> {
        if let Some(family) = RuleFamily::parse(rule)? {
            return Ok(Source::Family(family));
        }
        let ruleset = world.ruleset(rule)?;
        if pairs_rule(&ruleset).is_some() {
            return Ok(Source::Pairs(ruleset));
        }
        let instead = say!("refused-help-programs-written-rules-one-heap");
        let sequence =
            Sequence::new(ruleset.clone()).ok_or_else(|| no_sequence(&ruleset, Remedy::Hint(instead)))?;
        Ok(Source::Heaps(Box::new(sequence)))
    }
}

impl Source {
    /// Whether sums may follow a law under misère play.
    fn may_have_misere_law(&self) -> bool {
        match self {
            Source::Heaps(sequence) => matches!(sequence.ruleset().heap(), Some(Heap::Take(_))),
            Source::Pairs(_) => false,
            // The program says which families have none.
            Source::Family(_) => true,
        }
    }
}

impl Ask for Code {
    const NAME: &'static str = "code";
    type Work = Coding;

    fn begin(self, world: &World<'_>) -> Result<Coding, Refused> {
        let source = Source::of(&self.rule, world)?;
        if self.misere && !source.may_have_misere_law() {
            return Err(Refused::unsuited(grundy_code::no_misere(&self.rule)).remedy(Remedy::ListMisere));
        }
        if let Some(word) = self.winners.iter().find(|word| word.chars().any(char::is_control)) {
            return Err(Refused::unsuited(say!(
                "refused-program-prints-words-one-line",
                word = format!("{:?}", word)
            )));
        }
        let language = self.lang.into();
        let request =
            Request { language, main: self.main.into(), winners: self.winners, misere: self.misere };
        Ok(Coding { source, lang: self.lang, request, to: self.to })
    }
}

impl Work for Coding {
    type Answer = CodeAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<CodeAnswer, Failure> {
        match &mut self.source {
            Source::Heaps(sequence) => {
                let program = in_english(|| grundy_code::of(sequence, self.to, &self.request, budget))?;
                let ruleset = sequence.ruleset();
                Ok(CodeAnswer {
                    rule: ruleset.text().into(),
                    canonical: Some(ruleset.canonical().into()),
                    convention: convention(&self.request),
                    lang: self.lang,
                    code: program.text,
                    law: program.found.as_ref().map(|found| Law::from(&found.law)),
                    known_by: program
                        .found
                        .as_ref()
                        .map_or(KnownBy::Definition, |found| found.known_by().into()),
                    reference: program.found.as_ref().map(grundy::law::Found::reference),
                    winning_moves: program.without_moves.is_none(),
                })
            }
            Source::Pairs(ruleset) => pairs(ruleset, self.lang, &self.request, budget),
            Source::Family(family) => {
                let program = in_english(|| grundy_code::of_family(family, &self.request))?;
                Ok(CodeAnswer {
                    rule: family.text().into(),
                    canonical: None,
                    convention: convention(&self.request),
                    lang: self.lang,
                    code: program.text,
                    law: Some(Law::from(&program.theorem)),
                    known_by: KnownBy::Theorem,
                    reference: Some(program.theorem.reference.into()),
                    winning_moves: false,
                })
            }
        }
    }

    fn engine(&mut self) -> Option<String> {
        match &mut self.source {
            Source::Heaps(sequence) => {
                Some(format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()))
            }
            Source::Pairs(_) | Source::Family(_) => None,
        }
    }
}

fn convention(request: &Request) -> Convention {
    if request.misere { Convention::Misere } else { Convention::Normal }
}

/// The program of a rule with two coordinates: from the law of its nim-values if one is a heap and the other a mode,
/// else from the law of its P-positions.
fn pairs(
    ruleset: &Arc<Ruleset>,
    lang: Language,
    request: &Request,
    budget: &mut Budget<'_>,
) -> Result<CodeAnswer, Failure> {
    let rule = ruleset.text();
    // Where the table of all modes is too long, the P-positions may have a shorter law.
    let by_mode = modes::of_rule(ruleset, budget)?.and_then(|found| {
        Some((in_english(|| grundy_code::of_modes(ruleset, &found, request)).ok()?, found))
    });
    if let Some((program, found)) = by_mode {
        return Ok(CodeAnswer {
            rule: rule.into(),
            canonical: Some(ruleset.canonical().into()),
            convention: convention(request),
            lang,
            code: program.text,
            law: Some(Law::from(&found.law)),
            known_by: found.known_by().into(),
            reference: Some(found.reference()),
            winning_moves: false,
        });
    }
    let many = || Failure::Refused(say!("refused-positions-too-many-look", rule = rule));
    let report = positions::of_rule(ruleset, budget)?.ok_or_else(many)?;
    let program = in_english(|| grundy_code::of_pairs(ruleset, &report, request))?;
    Ok(CodeAnswer {
        rule: rule.into(),
        canonical: Some(ruleset.canonical().into()),
        convention: convention(request),
        lang,
        code: program.text,
        law: Some(Law::from(&program.law)),
        known_by: program.law.known_by().into(),
        reference: Some(program.law.reference()),
        winning_moves: program.without_moves.is_none(),
    })
}

/// Programs and their comments are English.
fn in_english<T>(work: impl FnOnce() -> T) -> T {
    grundy_words::speaking(grundy_words::Language::English, work)
}

impl Answer for CodeAnswer {}

/// The text of the program.
impl fmt::Display for CodeAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)
    }
}
