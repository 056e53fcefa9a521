//! `grundy code RULE --lang LANGUAGE`: a program from a law.

use crate::args::{CodeArgs, Lang, Limits, Plain};
use crate::commands::rules;
use crate::fail::Fail;
use crate::input;
use crate::output::Text;
use crate::run::Run;
use grundy::Ruleset;
use grundy::law::positions::{self, pairs_rule};
use grundy::sequence::Sequence;
use grundy_ask::shape::Law;
use grundy_code::Language;
use serde_json::json;
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &CodeArgs, limits: &Limits) -> Result<u8, Fail> {
    let language = language(args)?;
    let typed = input::text(&args.rule)?;
    if let Some(rules) = typed.lines() {
        return Err(Fail::Bad(format!("a program follows one rule, and {} rules were given", rules.len())));
    }
    let ruleset = Arc::new(input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?);
    if pairs_rule(&ruleset).is_some() {
        return of_pairs(&ruleset, language, args, limits);
    }
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(rules::no_sequence(
            &ruleset,
            "programs are written from the laws of rules with one heap or two coordinates",
        ));
    };
    let run = Run::start(limits);
    let found = grundy_code::of(&mut sequence, args.to, language, &mut run.budget("looking for a law"));
    let program = found.map_err(|failure| run.fail(failure))?;
    run.say(|| format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()));
    let mut out = Text::to(args.output.as_deref())?;
    match args.format {
        Plain::Text => write!(out, "{}", program.text)?,
        Plain::Json => writeln!(
            out,
            "{}",
            json!({
                "rule": ruleset.text(), "canonical": ruleset.canonical(), "lang": language.word(),
                "code": program.text, "law": Law::from(&program.found.law),
                "known_by": program.found.known_by().word(), "reference": program.found.reference(),
                "winning_moves": program.without_moves.is_none(),
            })
        )?,
    }
    out.keep()?;
    Ok(0)
}

/// A program for pairs, from the law of their P-positions.
fn of_pairs(
    ruleset: &Arc<Ruleset>,
    language: Language,
    args: &CodeArgs,
    limits: &Limits,
) -> Result<u8, Fail> {
    let run = Run::start(limits);
    let looked = positions::of_rule(ruleset, &mut run.budget("looking for a law"));
    let looked = looked
        .map_err(|failure| run.fail(failure))?
        .ok_or_else(|| Fail::Bad(format!("the positions of `{}` are too many to look at", ruleset.text())))?;
    let program = grundy_code::of_pairs(ruleset, &looked, language).map_err(|failure| run.fail(failure))?;
    let mut out = Text::to(args.output.as_deref())?;
    match (args.format, &looked.found) {
        (Plain::Json, Some(found)) => writeln!(
            out,
            "{}",
            json!({
                "rule": ruleset.text(), "canonical": ruleset.canonical(), "lang": language.word(),
                "code": program.text, "law": Law::from(&found.law),
                "known_by": found.known_by().word(), "reference": found.reference(),
                "winning_moves": program.without_moves.is_none(),
            })
        )?,
        _ => write!(out, "{}", program.text)?,
    }
    out.keep()?;
    Ok(0)
}

/// The language that was asked for, or that the name of the file tells.
fn language(args: &CodeArgs) -> Result<Language, Fail> {
    let extension = args.output.as_ref().and_then(|file| file.extension()?.to_str());
    let by_name = match extension {
        Some("cpp" | "cc" | "cxx") => Some(Lang::Cpp),
        Some("py") => Some(Lang::Python),
        Some("rs") => Some(Lang::Rust),
        _ => None,
    };
    match args.lang.or(by_name) {
        Some(Lang::Cpp) => Ok(Language::Cpp),
        Some(Lang::Python) => Ok(Language::Python),
        Some(Lang::Rust) => Ok(Language::Rust),
        None => Err(Fail::Bad("in which language? Say --lang cpp, --lang python or --lang rust".into())),
    }
}
