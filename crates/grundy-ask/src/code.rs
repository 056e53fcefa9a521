//! Programs that compute nim-values and winning moves by a law.

use crate::shape::{KnownBy, Law};
use crate::{Answer, Ask, Refused, Remedy, Work, World, no_sequence};
use grundy::law::positions::{self, pairs_rule};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Ruleset};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for a program that computes the nim-values and winning moves of a rule by its law.
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
    /// A heap rule, or a rule with two coordinates.
    pub rule: String,
    /// The programming language.
    pub lang: Language,
    /// Compute values up to this heap at most, in the search for the law.
    #[serde(default = "to")]
    pub to: u64,
}

fn to() -> u64 {
    Code::DEFAULT_TO
}

impl Code {
    /// The default of [`to`](Code::to).
    pub const DEFAULT_TO: u64 = 20_000;

    /// Asks for the program of a rule with the default limit.
    pub fn of(rule: String, lang: Language) -> Code {
        Code { rule, lang, to: Code::DEFAULT_TO }
    }
}

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// C++11 or later.
    Cpp,
    /// Python 3.
    Python,
    /// Rust.
    Rust,
}

impl From<Language> for grundy_code::Language {
    fn from(language: Language) -> grundy_code::Language {
        match language {
            Language::Cpp => grundy_code::Language::Cpp,
            Language::Python => grundy_code::Language::Python,
            Language::Rust => grundy_code::Language::Rust,
        }
    }
}

/// A program, and the law that it follows. The law is a theorem or proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeAnswer {
    /// The rule, as typed.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// The programming language.
    pub lang: Language,
    /// The text of the program.
    pub code: String,
    /// The law.
    pub law: Law,
    /// How the law is known: by a theorem, or proved.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["theorem", "proved"])))]
    pub known_by: KnownBy,
    /// The theorem.
    pub reference: String,
    /// Whether the program has a function that finds a winning move.
    pub winning_moves: bool,
}

/// The work of writing a program.
pub struct Coding {
    source: Source,
    lang: Language,
    to: u64,
}

enum Source {
    Heaps(Box<Sequence>),
    Pairs(Arc<Ruleset>),
}

impl Ask for Code {
    const NAME: &'static str = "code";
    type Work = Coding;

    fn begin(self, world: &World<'_>) -> Result<Coding, Refused> {
        let ruleset = world.ruleset(&self.rule)?;
        let source = if pairs_rule(&ruleset).is_some() {
            Source::Pairs(ruleset)
        } else {
            let instead = "programs are written from the laws of rules with one heap or two coordinates";
            let sequence = Sequence::new(ruleset.clone())
                .ok_or_else(|| no_sequence(&ruleset, Remedy::Hint(instead.into())))?;
            Source::Heaps(Box::new(sequence))
        };
        Ok(Coding { source, lang: self.lang, to: self.to })
    }
}

impl Work for Coding {
    type Answer = CodeAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<CodeAnswer, Failure> {
        match &mut self.source {
            Source::Heaps(sequence) => {
                let program = grundy_code::of(sequence, self.to, self.lang.into(), budget)?;
                let ruleset = sequence.ruleset();
                Ok(CodeAnswer {
                    rule: ruleset.text().into(),
                    canonical: ruleset.canonical().into(),
                    lang: self.lang,
                    code: program.text,
                    law: Law::from(&program.found.law),
                    known_by: program.found.known_by().into(),
                    reference: program.found.reference(),
                    winning_moves: program.without_moves.is_none(),
                })
            }
            Source::Pairs(ruleset) => pairs(ruleset, self.lang, budget),
        }
    }

    fn engine(&mut self) -> Option<String> {
        match &mut self.source {
            Source::Heaps(sequence) => {
                Some(format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()))
            }
            Source::Pairs(_) => None,
        }
    }
}

/// The program of a rule with two coordinates, from the law of its P-positions.
fn pairs(ruleset: &Arc<Ruleset>, lang: Language, budget: &mut Budget<'_>) -> Result<CodeAnswer, Failure> {
    let rule = ruleset.text();
    let many = || Failure::Refused(format!("the positions of `{rule}` are too many to look at"));
    let report = positions::of_rule(ruleset, budget)?.ok_or_else(many)?;
    let program = grundy_code::of_pairs(ruleset, &report, lang.into())?;
    let found = report.found.ok_or_else(|| Failure::Refused(format!("`{rule}` has no law")))?;
    Ok(CodeAnswer {
        rule: rule.into(),
        canonical: ruleset.canonical().into(),
        lang,
        code: program.text,
        law: Law::from(&found.law),
        known_by: found.known_by().into(),
        reference: found.reference(),
        winning_moves: program.without_moves.is_none(),
    })
}

impl Answer for CodeAnswer {}

/// The text of the program.
impl fmt::Display for CodeAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)
    }
}
