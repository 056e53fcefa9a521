//! `grundy code RULE --lang LANGUAGE`: a program from a law.

use crate::answer::{begin, say_engine};
use crate::args::{CodeArgs, Lang, MainOf, Plain};
use crate::fail::Fail;
use crate::input;
use crate::output::{self, Text};
use crate::run::Run;
use grundy_ask::Work as _;
use grundy_ask::code::{Code, Language, Main};
use grundy_words::say;
use std::io::Write as _;

pub fn run(args: &CodeArgs, run: &Run) -> Result<u8, Fail> {
    let lang = language(args)?;
    let typed = input::text(&args.rule)?;
    if let Some(rules) = typed.lines() {
        return Err(Fail::Bad(say!("program-program-follows-one-rule-rules", count = rules.len())));
    }
    let main = match args.main {
        _ if args.functions => Main::None,
        MainOf::Lines => Main::Lines,
        MainOf::Tests => Main::Tests,
        MainOf::Single => Main::Single,
    };
    let question = Code {
        to: args.to,
        main,
        winners: args.winners.clone(),
        misere: args.misere,
        ..Code::of(typed.text.clone(), lang)
    };
    let mut coding = begin(question, &typed)?;
    let found = run.compute("looking for a law", |budget| coding.advance(budget));
    let answer = found.map_err(|failure| run.fail(failure))?;
    say_engine(&mut coding, run);
    let mut out = Text::to(args.output.as_deref())?;
    let written = match args.format {
        Plain::Text => write!(out, "{answer}"),
        Plain::Json => writeln!(out, "{}", serde_json::to_string(&answer)?),
    };
    written.and_then(|()| out.keep()).map_err(|error| output::failed(args.output.as_deref(), error))?;
    Ok(0)
}

/// The language of `--lang`, or of the file's extension.
fn language(args: &CodeArgs) -> Result<Language, Fail> {
    let extension = args.output.as_ref().and_then(|file| file.extension()?.to_str());
    let by_name = match extension {
        Some("cpp" | "cc" | "cxx") => Some(Lang::Cpp),
        Some("py") => Some(Lang::Python),
        Some("rs") => Some(Lang::Rust),
        Some("java") => Some(Lang::Java),
        Some("go") => Some(Lang::Go),
        _ => None,
    };
    match args.lang.or(by_name) {
        Some(Lang::Cpp) => Ok(Language::Cpp),
        Some(Lang::Python) => Ok(Language::Python),
        Some(Lang::Rust) => Ok(Language::Rust),
        Some(Lang::Java) => Ok(Language::Java),
        Some(Lang::Go) => Ok(Language::Go),
        None => Err(Fail::Bad(say!("program-language-say-lang-cpp-python"))),
    }
}
